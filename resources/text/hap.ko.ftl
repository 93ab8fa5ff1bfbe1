# 결!합!
#
# 딜러가 만나는 상황 (do- 다음에 할 일, say- 소리 내어 할 말). $who 차례인 사람의 짧은 이름, $round 라운드,
# $left 남은 그림 수, $points 얻거나 잃는 점수, $seat 이긴 사람.
#   first      누가 먼저 할지 정하기            name       $who 합: 번호 세 개
#   ready      다음 라운드 시작                 right      맞음: 점수 주기
#   extra      동점: 연장 라운드 시작           wrong      틀림: 점수 빼기
#   board      그림 아홉 장 입력                window     $who 결을 외칠 시간
#   draw       그림 뽑기                        over       게임 종료
#   redraw     합이 모자라는 판: 다시 놓기      joint      공동 결과로 게임 종료
#   turn       $who 차례

game-hap = 결!합!

log-hap-first = { $seat } 님이 먼저 시작합니다.
log-hap-begin = 라운드를 시작합니다.
log-hap-board = 그림 아홉 장이 공개되었습니다.
log-hap-draw = 그림 한 장을 뽑았습니다.
log-hap-redraw = 합이 모자라 판을 다시 놓습니다.
log-hap-hap = { $who } 님이 합을 외쳤습니다.
log-hap-name = { $who } 님의 번호: { $numbers }
log-hap-miss = { $who } 님이 { $how ->
    [silent] 번호를 말하지 못했습니다.
   *[misnamed] 번호를 잘못 말했습니다.
}
log-hap-gyeol = { $who } 님이 결을 외쳤습니다.
log-hap-pass = { $who } 님의 시간이 지나갔습니다.
log-hap-judge = { $seat } 님 { $points ->
    [0] 점수 변동 없음
   *[other] { $points }점
}
log-hap-foul = { $seat } 님이 남의 차례에 외쳤습니다.
log-hap-close = 라운드를 끝냈습니다 “{ $reason }”
log-hap-correct = { $seat } 님의 점수를 { $points }점으로 정정했습니다 “{ $reason }”
log-hap-void = 라운드를 무효로 했습니다 “{ $reason }”

act-hap-first = 선 정하기
act-hap-begin = 라운드 시작
act-hap-board = 그림 입력
act-hap-draw = 그림 뽑기
act-hap-redraw = 다시 놓기
act-hap-hap = 합
act-hap-name = 번호
act-hap-miss = 번호 없음
act-hap-gyeol = 결
act-hap-pass = 시간 지남
act-hap-judge = 판정
act-hap-foul = 남의 차례
act-hap-close = 라운드 끝내기
act-hap-correct = 점수 정정
act-hap-void = 라운드 무효

next-hap-begin = 라운드 시작
next-hap-judge = 판정
next-hap-redraw = 판 다시 놓기

field-picture = 그림
field-pictures = 그림 아홉 장
field-numbers = 번호 세 개
field-how = 까닭
field-points = 점수

word-silent = 말하지 못함
word-misnamed = 잘못 말함

no-hap-first-open = 먼저 누가 시작할지 정하세요.
no-hap-begun = 이미 시작했습니다. 선을 바꾸려면 기록에서 고치세요.
no-nine-pictures = 서로 다른 그림 아홉 장을 왼쪽 위부터 차례로 입력하세요.
no-picture-lies-there = 이미 놓인 그림입니다. 다른 그림을 입력하세요.
no-three-numbers = 1부터 9까지 서로 다른 번호 세 개를 입력하세요.
no-points-out-of-range = 그런 점수는 줄 수 없습니다. 범위 안의 수를 입력하세요.
no-board-first = 먼저 그림 아홉 장을 공개하세요.
no-judge-first = 먼저 외친 것을 판정하세요.
no-name-first = 먼저 번호 세 개를 입력하거나 번호 없음을 고르세요.
no-call-first = 번호는 합을 외친 뒤에 말합니다. 먼저 합을 입력하세요.
no-gyeol-window = 지금은 결만 외칠 수 있습니다. 결을 입력하거나 시간을 넘기세요.
no-gyeol-once = 이번 라운드에 이미 결을 틀렸습니다. 합만 외칠 수 있습니다.
no-calls-ignored = 남의 차례에 외친 것은 무시하는 규칙입니다. 그대로 진행하세요.
no-no-turn-runs = 지금은 아무의 차례도 아닙니다. 위의 할 일을 보세요.
no-board-lies = 이번 라운드 그림은 이미 공개되었습니다. 잘못되었으면 무효로 하세요.
no-board-typed = 실제 그림을 쓰는 테이블입니다. 그림 아홉 장을 입력하세요.
no-board-drawn = 그림은 프로그램이 뽑습니다. 뽑기를 누르세요.
no-two-to-twelve-chairs = 두 명에서 열두 명이 할 수 있는데 { $given }명입니다. 인원을 맞추세요.

do-hap-first = 누가 먼저인지 추첨하거나 입력하세요.
say-hap-first = “먼저 시작할 분을 정하겠습니다.”
do-hap-ready = Space로 { $round }라운드를 시작하세요.
say-hap-ready = “{ $round }라운드를 시작하겠습니다.”
do-hap-extra = 동점. Space로 연장 { $round }라운드를 시작하세요.
say-hap-extra = “동점입니다. 연장 라운드로 승부를 가리겠습니다.”
do-hap-board = 그림 아홉 장을 놓고 왼쪽 위부터 입력하세요.
say-hap-board = “그림 아홉 장을 공개하겠습니다.”
do-hap-draw = 그림을 뽑는 중입니다. { $left }장 남음.
say-hap-draw = “그림을 공개하겠습니다.”
do-hap-redraw = 합이 모자라는 판입니다. Space로 다시 놓으세요.
say-hap-redraw = “그림을 다시 놓겠습니다.”
do-hap-turn = { $who }: 합 { KEY("Q") }, 결 { KEY("W") }, 시간이 지나면 { KEY("E") }.
say-hap-turn = “{ $who } 님 차례입니다.”
do-hap-name = { $who } 합. 번호 세 개를 입력하세요.
say-hap-name = “{ $who } 님, 번호를 말씀해 주십시오.”
do-hap-right = 맞습니다. Space로 { $points }점을 주세요.
say-hap-right = “정답입니다. { $who } 님, { $points }점을 얻습니다.”
do-hap-wrong = 틀렸습니다. Space로 판정하세요. ({ $points }점)
say-hap-wrong = “오답입니다, { $who } 님.”
do-hap-window = { $who }: 결이면 { KEY("W") }, 아니면 { KEY("E") }.
say-hap-window = “{ $who } 님, 결을 외치시겠습니까?”
do-hap-over = Space로 결과를 정산하세요.
say-hap-over = “{ $seat } 님이 승리했습니다.”
do-hap-joint = 동점으로 끝났습니다. Space로 결과를 정산하세요.
say-hap-joint = “동점으로 게임을 마칩니다.”

switch-hap-board = 그림
choice-hap-board-typed = 딜러가 입력
choice-hap-board-drawn = 프로그램이 뽑음
switch-hap-rounds = 라운드 수
choice-hap-rounds-10 = 10라운드
choice-hap-rounds-5 = 5라운드
choice-hap-rounds-3 = 3라운드
switch-hap-turn-seconds = 차례 시간
choice-hap-turn-seconds-10 = 10초
choice-hap-turn-seconds-15 = 15초
choice-hap-turn-seconds-20 = 20초
switch-hap-name-time = 번호를 말할 시간
choice-hap-name-time-5 = 5초
choice-hap-name-time-3 = 3초
choice-hap-name-time-rest-of-turn = 남은 차례 시간
switch-hap-repeat = 이미 나온 합
choice-hap-repeat-minus1 = 1점 감점
choice-hap-repeat-free = 감점 없음
switch-hap-gyeol-window = 합을 맞힌 뒤 결을 외칠 시간
choice-hap-gyeol-window-off = 없음
choice-hap-gyeol-window-3 = 3초
choice-hap-gyeol-window-5 = 5초
switch-hap-pass-limit = 아무도 외치지 않으면 라운드 종료
choice-hap-pass-limit-six-total = 모두 합해 여섯 차례
choice-hap-pass-limit-two-each = 한 사람에 두 차례
choice-hap-pass-limit-six-each = 한 사람에 여섯 차례
choice-hap-pass-limit-off = 없음
switch-hap-gyeol-again = 결을 틀린 뒤 다시 결
choice-hap-gyeol-again-yes = 됨
choice-hap-gyeol-again-once = 라운드에 한 번
switch-hap-min-haps = 판에 있어야 할 합
choice-hap-min-haps-0 = 없어도 됨
choice-hap-min-haps-1 = 1개 이상
choice-hap-min-haps-3 = 3개 이상
switch-hap-tie = 동점
choice-hap-tie-extra-rounds = 연장 라운드
choice-hap-tie-first-point = 먼저 점수가 갈리면 끝
choice-hap-tie-joint = 공동 결과
switch-hap-starter = 라운드를 시작하는 사람
choice-hap-starter-alternate = 돌아가며
choice-hap-starter-loser = 지난 라운드에 뒤진 사람
switch-hap-misnamed = 번호를 잘못 말하면
choice-hap-misnamed-wrong = 오답
choice-hap-misnamed-asked-again = 다시 물음
switch-hap-floor = 가장 낮은 점수
choice-hap-floor-none = 음수도 됨
choice-hap-floor-zero = 0점
switch-hap-out-of-turn = 남의 차례에 외치면
choice-hap-out-of-turn-ignored = 무시
choice-hap-out-of-turn-minus1 = 1점 감점
switch-hap-found = 나온 합
choice-hap-found-listed = 화면에 보임
choice-hap-found-hidden = 보이지 않음
switch-hap-clock-start = 첫 차례의 시계
choice-hap-clock-start-dealer = 딜러가 시작
choice-hap-clock-start-after-3s = 공개 3초 뒤

# ---- 홀 화면

hall-game-hap = 결!합!
hall-hap-first = 누가 먼저인지 정합니다
hall-hap-ready = 곧 1라운드
hall-hap-round-over = { $round }라운드가 끝났습니다
hall-hap-laid = 그림을 놓습니다
hall-hap-board = 그림을 놓습니다 · { $count }/9
hall-hap-redraw = 합이 모자라 다시 놓습니다
hall-hap-turn = { $who } 차례
hall-hap-call = { $who } · 합!
hall-hap-window = { $who } · 결을 외칠 시간
hall-hap-named = { $who } · { $numbers }
hall-hap-missed = { $who } · 번호 없음
hall-hap-gyeol = { $who } · 결!
hall-hap-right = { $who } 정답 { $points }
hall-hap-wrong = { $who } 오답 { $points }
hall-hap-won = { $who } 승리
hall-hap-joint = 공동 1위 { $count }명
hall-hap-round = { $round } / { $count } 라운드
hall-hap-extra = 연장 { $round }라운드
hall-hap-called = 이번 라운드의 합
hall-hap-gained = 이번 라운드 점수
hall-hap-silent = 연속 패스
hall-hap-foot = 합 +1 · 틀리면 −1 · 결 +3


# ---- 딜러의 테이블과 패드

table-hap-left = 남은 합
table-hap-found = 나온 합
table-hap-none = 없음
table-hap-codes = 그림 번호 (왼쪽 위부터 아홉 개)
table-hap-silent = 연속 패스 { $count } / { $left }
table-hap-silent-free = 연속 패스 { $count }

act-hap-starts = { $who }
act-hap-number = 선의 번호

why-hap-first-open = 선 정하기가 먼저
why-hap-begun = 이미 시작함
why-board-first = 그림이 먼저
why-judge-first = 판정이 먼저
why-name-first = 번호가 먼저
why-call-first = 합이 먼저
why-gyeol-window = 지금은 결만
why-gyeol-once = 이미 결을 틀림
why-calls-ignored = 무시하는 규칙
why-no-turn-runs = 차례가 없음
why-board-lies = 이미 공개됨
why-board-typed = 그림을 입력함
why-board-drawn = 프로그램이 뽑음
