# 전략 윷놀이.
#
# 딜러가 만나는 상황 (do- 다음에 할 일, say- 소리 내어 할 말). $who 차례인 사람의 짧은 이름, $seat 그 상황의
# 당사자(시간을 넘긴 사람, 이긴 사람), $left 아직 고르지 않은 윷가락 수, $count 남은 결과 수.
#   first     어느 편이 먼저 할지 정하기      show      네 윷가락이 모두 들어옴: 함께 던져 열기
#   throw     $who 차례: 네 윷가락 입력       move      $who 말 옮기기
#   again     윷이나 모: 한 번 더 던지기      late      $who 시간 종료: 맨 앞의 말을 옮기기
#   caught    잡았음: 한 번 더 던지기         stuck     쓸 수 없는 결과: 차례가 넘어감
#   choose    네 사람이 비밀로 고르는 중      over      게임 종료
#   lot       $seat 윷가락을 무작위로         capped    던지기를 다 씀: 앞선 사람이 이김

game-yut = 전략 윷놀이

log-yut-first = { $seat } 님 편이 먼저 시작합니다.
log-yut-stick = { $who } 님이 윷가락을 골랐습니다.
log-yut-lot = { $seat } 님의 윷가락을 무작위로 정했습니다.
log-yut-throw = 윷: { $sides }
log-yut-go = { $who } 님, { $result ->
    [mo] 모
    [gae] 개
    [geol] 걸
    [back-do] 백도
   *[yut] 윷
}. { $piece }번 말 { $to ->
    [home] 완주
   *[other] { $to }번 칸으로
}
log-yut-pass = 남은 결과를 쓰지 않습니다.
log-yut-fall = 낙. 차례가 넘어갑니다.
log-yut-late = { $seat } 님의 시간이 끝났습니다.
log-yut-correct = { $piece }번 말의 자리를 정정했습니다: { $to ->
    [home] 완주
    [off] 대기
   *[other] { $to }번 칸
} “{ $reason }”
log-yut-void = 던진 윷을 무효로 했습니다 “{ $reason }”

act-yut-first = 선 정하기
act-yut-stick = 윷가락 고름
act-yut-lot = 무작위 윷가락
act-yut-throw = 윷 던지기
act-yut-go = 말 옮기기
act-yut-pass = 넘기기
act-yut-fall = 낙
act-yut-late = 시간 종료
act-yut-correct = 말 정정
act-yut-void = 던지기 무효

next-yut-throw = 윷 열기
next-yut-pass = 차례 넘기기

field-side = 앞뒤
field-sides = 네 윷가락
field-result = 결과
field-piece = 말
field-join = 업을 말
field-stacked = 업음

word-front = 앞
word-back = 뒤
word-home = 완주
word-off = 대기

no-yut-first-open = 먼저 어느 편이 시작할지 정하세요.
no-yut-begun = 이미 시작했습니다. 선을 바꾸려면 기록에서 고치세요.
no-no-such-move = 그 결과로 그 말을 그곳에 옮길 수 없습니다. 표시된 곳 중에서 고르세요.
no-cannot-lie-there = 그곳에는 놓을 수 없습니다. 상대 말이 없는 칸을 고르세요.
no-front-or-back = 앞 아니면 뒤를 고르세요.
no-four-sides = 네 윷가락의 앞뒤를 자리 순서대로 입력하세요.
no-no-such-chair-now = 지금 그 자리는 고를 수 없습니다. 표시된 자리 중에서 고르세요.
no-move-first = 먼저 나온 결과로 말을 옮기세요.
no-random-stick-first = 먼저 시간을 넘긴 사람의 윷가락을 무작위로 정하세요.
no-sticks-typed = 네 윷가락을 한꺼번에 입력하는 규칙입니다. 던진 뒤에 입력하세요.
no-stick-is-in = 이미 골랐습니다. 잘못 냈으면 던지기를 무효로 하세요.
no-sticks-missing = 네 사람이 모두 골라야 합니다. 남은 사람을 기다리세요.
no-stick-counts = 말판 밖에 떨어져도 나온 면대로 셉니다. 그대로 입력하세요.
no-throw-first = 먼저 윷을 던지세요.
no-must-move = 옮길 수 있으면 옮겨야 합니다. 말을 고르세요.
no-no-move-left = 옮길 수 있는 말이 없습니다. 차례를 넘기세요.
no-late-already = 이미 시간 종료로 처리했습니다. 표시된 것부터 하세요.
no-sticks-are-in = 윷가락이 들어와 있습니다. 먼저 던지거나 무효로 하세요.
no-no-clock = 시간 제한이 없는 규칙입니다. 기다려 주세요.
no-nothing-thrown = 무효로 할 던지기가 없습니다. 지난 것은 되돌리세요.
no-four-chairs = 네 자리가 필요한데 { $given }자리입니다. 네 사람으로 맞추세요.
no-home-rules-mixed = ‘나는 방법’과 ‘뒤로 출발점에 오면’이 서로 맞지 않습니다. 둘을 함께 바꾸세요.
no-exact-needs-reach = ‘딱 맞아야 남’은 출발점에 닿으면 나는 규칙에서만 쓸 수 있습니다. 하나를 바꾸세요.

do-yut-first = 어느 편이 먼저인지 추첨하거나 입력하세요.
say-yut-first = “먼저 시작할 편을 정하겠습니다.”
do-yut-throw = { $who } 차례. 던진 네 윷가락을 자리 순서대로 입력하세요.
say-yut-throw = “{ $who } 님 차례입니다. 네 분, 윷가락을 골라 함께 던져 주십시오.”
do-yut-again = 한 번 더. 던진 네 윷가락을 입력하세요.
say-yut-again = “한 번 더 던지겠습니다. 네 분 모두 다시 골라 주십시오.”
do-yut-caught = 잡았습니다. 한 번 더 던진 네 윷가락을 입력하세요.
say-yut-caught = “말을 잡았습니다. 네 분, 한 번 더 던져 주십시오.”
do-yut-choose = 네 사람이 비밀로 고르는 중. { $left }명 남음.
say-yut-choose = “{ $who } 님 차례입니다. 네 분, 앞이나 뒤를 비밀로 골라 주십시오.”
do-yut-lot = { $seat } 시간 종료. 윷가락을 무작위로 정하세요.
say-yut-lot = “시간이 끝났습니다. { $seat } 님의 윷가락은 무작위로 정하겠습니다.”
do-yut-show = 네 윷가락이 모두 들어왔습니다. Space로 함께 여세요.
say-yut-show = “모두 고르셨습니다. 하나, 둘, 셋, 던져 주십시오.”
do-yut-move = { $who }: 말과 갈 곳을 고르세요. 남은 결과 { $count }개.
say-yut-move = “{ $who } 님, 어느 말을 옮기시겠습니까?”
do-yut-late = { $who } 시간 종료. 맨 앞의 말을 옮기세요.
say-yut-late = “시간이 끝났습니다. 맨 앞의 말을 옮기겠습니다.”
do-yut-stuck = 쓸 수 없는 결과입니다. Space로 차례를 넘기세요.
say-yut-stuck = “옮길 수 있는 말이 없습니다. 차례를 넘기겠습니다.”
do-yut-over = Space로 결과를 정산하세요.
say-yut-over = “{ $seat } 님이 자기 말 둘을 먼저 모두 냈습니다.”
do-yut-capped = 던지기를 다 썼습니다. Space로 결과를 정산하세요.
say-yut-capped = “던질 수 있는 횟수를 다 썼습니다. 앞서 있는 { $seat } 님이 승리했습니다.”

switch-yut-sticks = 윷가락
choice-yut-sticks-typed = 넷을 한꺼번에 입력
choice-yut-sticks-sealed = 각자 비밀로 고름
choice-yut-sticks-mixed = 둘 다
switch-yut-counted-side = 세는 면
choice-yut-counted-side-fronts = 앞면
choice-yut-counted-side-backs = 뒷면
switch-yut-order = 차례
choice-yut-order-ABBA = 한 편, 다른 편 둘, 한 편
choice-yut-order-alternate = 번갈아
switch-yut-first = 먼저 하는 편
choice-yut-first-lot = 추첨
choice-yut-first-candidate = 탈락후보 편
switch-yut-move-who = 옮길 수 있는 말
choice-yut-move-who-own = 자기 말만
choice-yut-move-who-team = 같은 편의 말
switch-yut-stuck-back-do = 판에 말이 없을 때의 백도
choice-yut-stuck-back-do-lost = 차례를 잃음
choice-yut-stuck-back-do-partner = 파트너의 말을 옮김
switch-yut-back-way = 백도의 길
choice-yut-back-way-as-came = 온 길로
choice-yut-back-way-geometric = 판의 앞 칸으로
switch-yut-back-to-start = 뒤로 출발점에 오면
choice-yut-back-to-start-home = 바로 남
choice-yut-back-to-start-waits = 서서 기다림
switch-yut-home = 나는 방법
choice-yut-home-reach = 출발점에 닿으면
choice-yut-home-must-pass = 출발점을 지나야
switch-yut-shortcut = 지름길
choice-yut-shortcut-optional = 골라서
choice-yut-shortcut-compulsory = 반드시
switch-yut-stack = 업기
choice-yut-stack-optional = 골라서
choice-yut-stack-always = 반드시
choice-yut-stack-never = 없음
switch-yut-partner-stack = 파트너 말과 업기
choice-yut-partner-stack-yes = 됨
choice-yut-partner-stack-no = 같은 칸에 따로
choice-yut-partner-stack-capture = 서로 잡음
switch-yut-capture-extra = 잡으면 한 번 더
choice-yut-capture-extra-not-if-yut-mo = 윷·모로 잡으면 없음
choice-yut-capture-extra-always = 언제나
choice-yut-capture-extra-never = 없음
switch-yut-capture-again = 잡고 던진 윷·모
choice-yut-capture-again-yes = 또 던짐
choice-yut-capture-again-no = 더 없음
switch-yut-split = 여러 결과
choice-yut-split-free = 말마다 나누어
choice-yut-split-one-piece = 말 하나에 모두
switch-yut-may-pass = 옮기지 않기
choice-yut-may-pass-no = 안 됨
choice-yut-may-pass-yes = 됨
switch-yut-overshoot = 남는 칸수
choice-yut-overshoot-lost = 버림
choice-yut-overshoot-exact = 딱 맞아야 남
switch-yut-partner-done = 말을 다 낸 파트너의 차례
choice-yut-partner-done-moves-mate = 같은 편 말을 옮김
choice-yut-partner-done-skipped = 건너뜀
switch-yut-stick-seconds = 고르는 시간
choice-yut-stick-seconds-30 = 30초
choice-yut-stick-seconds-20 = 20초
choice-yut-stick-seconds-60 = 60초
choice-yut-stick-seconds-0 = 제한 없음
switch-yut-cap = 최대 던지기
choice-yut-cap-500 = 500번
choice-yut-cap-300 = 300번
choice-yut-cap-100 = 100번
switch-yut-talk = 파트너끼리 대화
choice-yut-talk-free = 자유
choice-yut-talk-secret = 금지
switch-yut-stack-way = 업은 말이 돌아가는 길
choice-yut-stack-way-last = 마지막에 업힌 말의 길
choice-yut-stack-way-lowest = 번호가 작은 말의 길
switch-yut-off-mat = 낙
choice-yut-off-mat-counts = 나온 면대로
choice-yut-off-mat-turn-lost = 차례를 잃음
switch-yut-capture-throw = 잡고 던지는 때
choice-yut-capture-throw-at-once = 바로
choice-yut-capture-throw-after = 남은 결과를 쓴 뒤
switch-yut-move-seconds = 옮기는 시간
choice-yut-move-seconds-60 = 60초
choice-yut-move-seconds-30 = 30초
choice-yut-move-seconds-90 = 90초
choice-yut-move-seconds-0 = 제한 없음

# ---- 홀 화면

hall-game-yut = 전략 윷놀이
hall-yut-duel = 데스매치
hall-yut-first = 어느 편이 먼저인지 정합니다
hall-yut-throw = { $who } 차례 · 윷가락을 고릅니다
hall-yut-again = { $who } · 한 번 더 던집니다
hall-yut-caught = { $who } · 잡아서 한 번 더
hall-yut-choose = 윷가락을 고릅니다 · { $count }/4
hall-yut-lot = { $who } · 무작위 윷가락
hall-yut-ready = 모두 골랐습니다
hall-yut-moves = { JOSA($who, "이/가") } 옮깁니다 · { $result } { $count }
hall-yut-moves-back = { JOSA($who, "이/가") } 옮깁니다 · 백도
hall-yut-moves-many = { JOSA($who, "이/가") } 옮깁니다 · 결과 { $count }개
hall-yut-late = { $who } · 시간 종료, 맨 앞의 말
hall-yut-stuck = { $who } · 옮길 말이 없습니다
hall-yut-won = { $who } 승리
hall-yut-ahead = 던지기 끝 · 앞선 { $who } 승리
hall-yut-foot = 도는 모두 백도. 먼저 자기 말 둘을 내면 승.
hall-yut-front = 앞
hall-yut-back = 뒤
hall-yut-mo = 모
hall-yut-back-do = 백도
hall-yut-gae = 개
hall-yut-geol = 걸
hall-yut-yut = 윷
hall-yut-step-on = { $count }칸
hall-yut-step-back = 뒤로 { $count }칸
hall-yut-chosen = 골랐음
hall-yut-waiting = 대기
hall-yut-home = 완주
hall-yut-partner = 도우미


# ---- 딜러의 테이블과 패드

table-yut-cell = { $to }칸
table-yut-home = 완주
table-yut-waiting = 대기
table-yut-missing = 아직
table-yut-unknown = 모름
table-yut-piece = { $piece }번
table-yut-results = 쓸 결과
table-yut-throws = { $count }번 던짐

act-yut-all = 모두 같음
act-yut-one-front = 앞 하나
act-yut-one-back = 뒤 하나
act-yut-pair-front = 1번 앞 +
act-yut-pair-back = 1번 뒤 +
act-yut-all-typed = 네 윷가락
act-yut-stick-of = { $who }
act-yut-starts = { $who } 편
act-yut-move = { $piece }번 { $result }→{ $to }
act-yut-move-join = { $piece }번 { $result }→{ $to } +{ $count }
act-yut-piece = { $piece }번 { $result }
act-yut-result = { $result }
act-yut-more = 더 있는 수

why-yut-first-open = 선 정하기가 먼저
why-yut-begun = 이미 시작함
why-move-first = 말 옮기기가 먼저
why-random-stick-first = 무작위가 먼저
why-sticks-typed = 한꺼번에 입력
why-stick-is-in = 이미 골랐음
why-sticks-missing = 아직 덜 고름
why-stick-counts = 나온 면대로 셈
why-throw-first = 던지기가 먼저
why-must-move = 옮겨야 함
why-no-move-left = 옮길 말 없음
why-late-already = 이미 시간 종료
why-sticks-are-in = 이미 들어옴
why-no-clock = 시간 제한 없음
why-nothing-thrown = 던진 것이 없음
no-yut-no-more-moves = 이 칸에는 수가 없습니다. 다른 칸을 누르세요.
why-yut-no-more-moves = 더 없음
