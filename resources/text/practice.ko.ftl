### Practice: you on one chair, bots on the others.

practice-you = 나
practice-bot = 봇{ $number }
practice-helper = 도우미{ $number }
practice-title = 연습
practice-your-turn = 내 차례입니다
practice-thinks = { $who } 생각 중
practice-table = 테이블 진행 중
practice-won = 이겼습니다! V 키로 복기하세요
practice-lost = 승자: { $who }. V 키로 복기하세요
practice-known = 지금 알 수 있는 것
practice-help-off = H 키를 누르면 지금 알 수 있는 것부터 행동의 가치까지 한 단계씩 보여 줍니다.
practice-counting = 계산 중
practice-worth = 행동의 가치
practice-wins = 이김
practice-draws = 비김
practice-loses = 짐
practice-review = 복기
practice-no-decisions = 아직 내린 결정이 없습니다.
practice-given-up = 최선과의 차이 합계: { $total }
practice-better = 최선: { $what }
practice-good = 최선의 선택
practice-key-take-back = 한 수 무르기
practice-key-help = 도움 한 단계 더
practice-key-review = 복기
practice-key-language = English
practice-key-leave = 나가기
tip-practice-pad = 내 행동: QWER와 ASDF 키, 숫자, Space
tip-practice-keys = 연습 명령
tip-practice-coach = 내 자리에서 알 수 있는 것만 보여 줍니다
know-twosided-back = 상대 앞면이 { $front }이므로 뒷면은 { $odd ->
    [odd] 홀수
   *[even] 짝수
}입니다.
know-twosided-front = 내 앞면 { $own }과 상대 뒷면:
know-twosided-back-own = 내 뒷면 { $own }과 상대 뒷면:
know-holdem-needs = 내 카드 { $own }에 맞는 두 번째 공유 카드:
know-holdem-against = 내 카드 { $own }과 상대 카드:
know-seed-own = 내 카드는 { $own }입니다.
know-seed-lifted = 내가 가장 낮은 카드라면 씨앗 { $seed }을 더해 { $sum }이 됩니다.
know-horror-left = 아직 나올 수 있는 코인(최대): 뱀파이어 { $vampire }, 강시 { $gangshi }, 구미호 { $fox }, 미라 { $mummy }, 좀비 { $zombie }.
know-yut-throw = 우리 팀과 상대 팀의 앞면 수를 더해 윷이 됩니다. 넷은 윷, 영은 모입니다.
know-hap-any = 아직 합이 있습니다.
know-hap-none = 더는 합이 없습니다: 결입니다.
know-hap-count = 남은 합: { $count }개.
know-hap-one = { $number }번 그림이 들어가는 합이 있습니다.
know-hap-all = 합: { $numbers }.
