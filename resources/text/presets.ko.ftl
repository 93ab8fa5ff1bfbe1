# 방송 회차 프리셋: 자리, 가넷, 하우스 룰, 데스매치. 이름은 중립적인 이름입니다.

preset-people = 김도윤, 이서연, 박지호, 최하린, 정우진, 강민서, 조은채, 윤태오, 장예나, 임시우, 한소율, 오준혁
preset-s2e3 = 시즌 2 3화 · 결!합!
preset-s4e2 = 시즌 4 2화 · 호러레이스
preset-s4e7 = 시즌 4 7화 · 시드포커
preset-s4e10 = 시즌 4 10화 · 협동홀덤
preset-s2e3-title = 결!합!의 밤
preset-s4e2-title = 호러레이스의 밤
preset-s4e7-title = 시드포커의 밤
preset-s4e10-title = 협동홀덤의 밤
preset-s2e3-detail = 두 사람이 바로 데스매치를 합니다. 메인매치 왕게임은 이 테이블에 없습니다.
preset-s4e2-detail = 참가자 12명, 데스매치는 전략 윷놀이. 게임 중에는 가넷을 주고받지 않습니다.
preset-s4e7-detail = 참가자 7명. 데스매치였던 그림 찾기는 없어서 결!합!이 대신합니다.
preset-s4e10-detail = 참가자 4명과 손님 4명, 데스매치는 양면포커. 시작 가넷은 임시 값입니다.
preset-none = 회차 프리셋 없이
preset-none-detail = F2를 누르면 방송 회차의 자리, 가넷, 룰, 데스매치를 불러옵니다.
preset-glance = 프리셋: { $title }
preset-keys = F2 회차 프리셋 · F3 이 줄 사람의 사진 · Tab 다음 칸 · Ctrl+Enter 다음 · Esc 뒤로

choice-frame-dm-choice-twosided = 양면포커로 고정
choice-frame-dm-choice-yut = 전략 윷놀이로 고정
choice-frame-dm-choice-hap = 결!합!으로 고정

do-show-fixed = 데스매치는 { $game ->
    [twosided] { game-twosided }
    [yut] { game-yut }
   *[hap] { game-hap }
  }. Space로 여세요. 출전: { $who }.
say-show-fixed = “데스매치는 { $game ->
    [twosided] { game-twosided }
    [yut] { game-yut }
   *[hap] { game-hap }
  }입니다.”

no-preset-too-few = 이 회차는 참가자가 { $seats }명입니다. { $missing }명을 더 써 주세요.
no-preset-too-many = 이 회차는 참가자가 꼭 { $seats }명입니다. { $more }명을 지우거나 손님으로 바꾸세요.
no-preset-no-helpers = 팀마다 함께할 사람이 한 명씩 있어야 합니다. { $missing }명을 더 써 주세요. 손님이어도 됩니다.

cli-no-preset = ‘{ $name }’ 프리셋은 없습니다. 있는 것: { $names }.
