# 양면포커
#
# 딜러의 줄(do-)과 말(say-)은 상황마다 한 쌍입니다. 상황과 쓰는 값:
#   begin         다음 판을 시작하기 전               hand, who (선 플레이어)
#   shuffle       카드가 떨어져 모두 섞어야 할 때
#   redeal        쌓인 칩을 두고 다시 나누기 전        pot
#   sudden        칩이 같아 다시 나누기 전
#   front         카드를 앞면이 보이게 놓을 때          who
#   back          뒷면을 입력할 때                      who
#   ante          기본 베팅
#   open          먼저 베팅할 차례                      who
#   answer        상대의 베팅에 답할 차례               who, level
#   fold-only     맞출 수 있는 칩이 없어 포기만 남을 때 who
#   pick          둘 다 한 면을 몰래 고를 때          who, other
#   pick-aloud    차례대로 한 면을 말할 때              who
#   show          베팅한 면을 공개할 때                 who
#   award         승자가 칩을 가져갈 때                 who, pot, bonus
#   carry         무승부로 칩이 쌓일 때                 pot
#   split         쌓인 칩을 반씩 나눌 때                each
#   drop          쌓인 칩을 치울 때                     pot
#   over          승부가 끝났을 때                      who (승자)

game-twosided = 양면포커

do-twosided-begin = Space로 { $hand }번째 판을 시작하세요. 선은 { $who }.
say-twosided-begin = “{ $hand }번째 판입니다. 선 플레이어는 { $who } 님입니다.”
do-twosided-shuffle = 카드를 모두 모아 섞고 Space.
say-twosided-shuffle = “카드가 다 떨어졌습니다. 다시 섞겠습니다.”
do-twosided-redeal = 칩은 그대로 두고 Space로 카드만 다시 나누세요.
say-twosided-redeal = “쌓인 칩 { $pot }개의 주인을 가립니다. 카드를 다시 나누겠습니다.”
do-twosided-sudden = Space로 카드를 다시 나누세요. 이 판의 승자가 이깁니다.
say-twosided-sudden = “칩이 같습니다. 카드 한 장으로 승부를 가리겠습니다.”
do-twosided-front = { $who } 앞에 카드를 놓고 앞면 숫자를 치세요.
say-twosided-front = “{ $who } 님의 카드입니다. 뒷면은 본인만 확인해 주십시오.”
do-twosided-back = { $who }의 뒷면 숫자를 치세요. 모르면 { KEY("E") }.
say-twosided-back = “뒷면을 확인해 주십시오.”
do-twosided-ante = 두 사람에게서 칩을 한 개씩 받고 Space.
say-twosided-ante = “기본 베팅으로 칩을 한 개씩 내 주십시오.”
do-twosided-open = { $who }: 면을 고르고 칩 수를 치세요. 포기도 됩니다.
say-twosided-open = “{ $who } 님, 어느 면에 몇 개를 베팅하시겠습니까?”
do-twosided-answer = { $who }: { $level }개면 공개, 더 많으면 계속. 포기도 됩니다.
say-twosided-answer = “{ $who } 님, { $level }개입니다. 베팅하시겠습니까?”
do-twosided-fold-only = { $who }: 맞춰 걸 칩이 없습니다. 포기를 누르세요.
say-twosided-fold-only = “베팅할 수 있는 칩이 없습니다. { $who } 님은 포기하셔야 합니다.”
do-twosided-pick = 고른 면을 누르세요. 윗줄은 { $who }, 아랫줄은 { $other }.
say-twosided-pick = “칩 없이 겨룹니다. 한 면을 골라 덮어 주십시오.”
do-twosided-pick-aloud = { $who }: 고른 면을 누르세요.
say-twosided-pick-aloud = “{ $who } 님, 어느 면으로 하시겠습니까?”
do-twosided-show = { $who }: 공개한 숫자를 치거나 Space.
say-twosided-show = “{ $who } 님, 베팅한 면을 보여 주십시오.”
do-twosided-award = Space로 { $who }에게 칩을 주세요.
say-twosided-award = { $bonus ->
    [0] “{ $who } 님의 승리입니다. 칩 { $pot }개를 가져가십시오.”
   *[other] “{ $who } 님의 승리입니다. 칩 { $pot }개와 추가로 { $bonus }개를 가져가십시오.”
 }
do-twosided-carry = 칩은 가운데 두고 Space.
say-twosided-carry = “무승부입니다. 칩 { $pot }개는 다음 승자의 것입니다.”
do-twosided-split = 쌓인 칩을 { $each }개씩 나누고 Space.
say-twosided-split = “쌓인 칩을 { $each }개씩 나누겠습니다.”
do-twosided-drop = 쌓인 칩을 치우고 Space.
say-twosided-drop = “쌓인 칩 { $pot }개는 누구의 것도 아닙니다.”
do-twosided-over = Space로 결과를 정산하세요.
say-twosided-over = “승자는 { $who } 님입니다.”

log-twosided-begin = 새 판 시작
log-twosided-redeal = 칩 없이 다시 나눔
log-twosided-shuffle = 카드 전부 섞음
log-twosided-front = { $seat } 앞면 { $number }
log-twosided-back = { $seat } 뒷면 { $number }
log-twosided-ante = 기본 베팅
log-twosided-bet = { $who } { $face ->
    [front] 앞면
    [back] 뒷면
    [both] 양면
   *[other] 한 면
 }에 { $level }개
log-twosided-fold = { $who } 포기
log-twosided-pick = { $who } { $face ->
    [front] 앞면 고름
    [back] 뒷면 고름
   *[other] 한 면 고름
 }
log-twosided-late = 시간 종료
log-twosided-show = { $seat } 공개: { $number }
log-twosided-award = { $seat } 칩 { $pot }개 { $bonus ->
    [0] 획득
   *[other] 획득, 추가 { $bonus }개
 }
log-twosided-carry = 무승부 · { $pot }개 쌓임
log-twosided-split = 쌓인 칩을 { $each }개씩 나눔
log-twosided-drop = 쌓인 칩 { $pot }개 치움
log-twosided-correct = { $seat } 칩 { $chips }개로 바로잡음 “{ $reason }”
log-twosided-void = 판 무효 “{ $reason }”

act-twosided-begin = 판 시작
act-twosided-redeal = 다시 나누기
act-twosided-shuffle = 모두 섞기
act-twosided-front = 앞면
act-twosided-back = 뒷면
act-twosided-ante = 기본 베팅
act-twosided-bet = 베팅
act-twosided-bet-front = 앞면 베팅
act-twosided-bet-back = 뒷면 베팅
act-twosided-bet-both = 양면베팅
act-twosided-fold = 포기
act-twosided-pick = 면 고르기
act-twosided-pick-front = 앞면
act-twosided-pick-back = 뒷면
act-twosided-late = 시간 종료
act-twosided-show = 공개
act-twosided-award = 칩 지급
act-twosided-carry = 무승부
act-twosided-split = 반씩 나누기
act-twosided-drop = 칩 치우기
act-twosided-correct = 칩 바로잡기
act-twosided-void = 판 무효

no-dealt-fresh = 덱이 이미 새로 섞여 있습니다.
no-hand-running = 판이 끝난 뒤에 하세요.
no-no-hand = 진행 중인 판이 없습니다. Space로 시작하세요.
no-begin-first = 먼저 Space로 판을 시작하세요.
no-cards-dealt = 카드는 이미 다 나누었습니다.
no-cards-first = 먼저 카드를 나누세요.
no-already-picked = 이미 면을 골랐습니다. 바꾸려면 기록에서 고치세요.
no-pick-no-chips = 칩 없이 면만 고르는 판입니다. 앞면이나 뒷면을 누르세요.
no-bets-closed = 베팅이 끝났습니다.
no-opener-must-bet = 먼저 하는 사람은 포기할 수 없는 규칙입니다. 한 개 이상 베팅하세요.
no-bet-to-pick = 면은 베팅과 함께 고릅니다. 칩 수도 치세요.
no-cannot-bet = 맞춰 걸 수 있는 칩이 없습니다. 포기만 할 수 있습니다.
no-shuffle-first = 남은 카드가 모자랍니다. 먼저 모두 섞으세요.
no-redeal-first = 쌓인 칩의 주인부터 가려야 합니다. 카드를 다시 나누세요.
no-no-pot-to-redeal = 다시 나눌 일이 없습니다. 새 판을 시작하세요.
no-no-such-card-left = 그 숫자의 카드는 남아 있지 않습니다. 카드를 다시 보세요.
no-not-on-the-card = 그 카드에 있을 수 없는 숫자입니다. 카드를 다시 보세요.
no-level-cannot-be-met = 상대의 베팅 이상, 두 사람이 모두 낼 수 있는 만큼만 걸 수 있습니다.
no-two-sided-too-dear = 양면베팅은 두 배를 내야 합니다. 칩이 모자랍니다.
no-face-stays = 한번 고른 면은 이 판에서 바꿀 수 없습니다.
no-two-sided-in-reply-only = 양면베팅은 상대가 면을 고른 뒤에만 하는 규칙입니다.
no-one-two-sided-only = 상대가 이미 양면베팅을 했습니다. 한 면을 고르세요.

switch-twosided-cards = 뒷면
choice-twosided-cards-typed = 공개할 때 입력
choice-twosided-cards-entered = 나눌 때 입력
choice-twosided-cards-drawn = 프로그램이 뽑음
switch-twosided-season = 카드와 칩
choice-twosided-season-4 = 200장, 칩 40개 (시즌 4)
choice-twosided-season-3 = 90장, 칩 30개 (시즌 3)
switch-twosided-deck = 덱
choice-twosided-deck-deal-on = 떨어질 때까지 이어서
choice-twosided-deck-reshuffle-each = 판마다 모두 섞음
switch-twosided-first-player = 다음 선 플레이어
choice-twosided-first-player-alternate = 번갈아
choice-twosided-first-player-loser = 진 사람
choice-twosided-first-player-winner = 이긴 사람
switch-twosided-opener-fold = 베팅 전 포기
choice-twosided-opener-fold-yes = 됨
choice-twosided-opener-fold-no = 안 됨
switch-twosided-short-call = 칩이 모자란 콜
choice-twosided-short-call-cap = 둘 다 낼 수 있는 만큼만 베팅
choice-twosided-short-call-excess-returned = 올인하고 넘친 칩은 반환
switch-twosided-ante-doubled = 양면베팅의 기본 베팅
choice-twosided-ante-doubled-no = 한 개 그대로
choice-twosided-ante-doubled-yes = 두 배
switch-twosided-short-both = 칩이 모자란 양면베팅
choice-twosided-short-both-not-offered = 안 됨
choice-twosided-short-both-all-in = 올인으로 됨
switch-twosided-upgrade = 양면베팅 시점
choice-twosided-upgrade-first-action-only = 자기 첫 베팅에서만
choice-twosided-upgrade-any-time = 언제든
switch-twosided-opener-may-twoside = 선의 양면베팅
choice-twosided-opener-may-twoside-yes = 됨
choice-twosided-opener-may-twoside-no = 상대가 면을 고른 뒤에만
switch-twosided-both = 둘 다 양면베팅
choice-twosided-both-forbidden = 안 됨
choice-twosided-both-allowed = 됨
switch-twosided-bonus-on-fold = 상대가 포기한 양면베팅
choice-twosided-bonus-on-fold-yes = 10개 추가
choice-twosided-bonus-on-fold-no = 추가 없음
switch-twosided-failed-pays = 실패한 양면베팅
choice-twosided-failed-pays-no = 베팅한 칩만 잃음
choice-twosided-failed-pays-yes = 10개를 더 잃음
switch-twosided-carry-to-fold = 포기로 끝난 판과 쌓인 칩
choice-twosided-carry-to-fold-yes = 승자가 함께 가져감
choice-twosided-carry-to-fold-no = 공개로 이길 때까지 남음
switch-twosided-allin-draw = 올인 무승부
choice-twosided-allin-draw-redeal = 다시 나누고 몰래 면을 고름
choice-twosided-allin-draw-pick-face-no-chips = 다시 나누고 차례로 면을 말함
choice-twosided-allin-draw-split = 반씩 나눔
switch-twosided-broke-by-draw = 무승부 뒤 칩이 0개
choice-twosided-broke-by-draw-plays-on = 쌓인 칩이 정해질 때까지 계속
choice-twosided-broke-by-draw-loses = 패배
switch-twosided-faces = 베팅한 면
choice-twosided-faces-public = 공개
choice-twosided-faces-sealed = 공개할 때까지 비밀
switch-twosided-seconds = 베팅 시간
choice-twosided-seconds-60 = 60초
choice-twosided-seconds-30 = 30초
choice-twosided-seconds-90 = 90초
choice-twosided-seconds-0 = 없음
switch-twosided-hands = 최대 판수
choice-twosided-hands-500 = 500판
choice-twosided-hands-100 = 100판
choice-twosided-hands-20 = 20판
choice-twosided-hands-0 = 없음
switch-twosided-short-both-takes = 올인 양면베팅의 추가 10개
choice-twosided-short-both-takes-yes = 받음
choice-twosided-short-both-takes-no = 못 받음
switch-twosided-last-pot = 마지막 판에 쌓인 칩
choice-twosided-last-pot-redeal = 다시 나누어 가림
choice-twosided-last-pot-halved = 반씩 나눔
choice-twosided-last-pot-dead = 치움
switch-twosided-last-chip = 기본 베팅이 마지막 칩일 때
choice-twosided-last-chip-pick = 베팅 없이 면만 고름
choice-twosided-last-chip-fold = 선은 포기만
choice-twosided-last-chip-waived = 기본 베팅 면제

# 홀 화면

hall-game-twosided = 양면포커
hall-twosided-hand = 데스매치 · { $hand }판
hall-twosided-front = 앞
hall-twosided-back = 뒤
hall-twosided-both = 양면 베팅
hall-twosided-first = 선
hall-twosided-fold = 포기
hall-twosided-picked = 골랐음
hall-twosided-pot = 판돈
hall-twosided-carried = 무승부 누적
hall-twosided-bet = { $face }면 { $level }개
hall-twosided-covered = { $level }개
hall-twosided-if-won = 이기면 칩 { $bonus }개 더
hall-twosided-bonus = 칩 { $bonus }개 더
hall-twosided-wins = 승리
hall-twosided-draw = 무승부
hall-twosided-first-now = 곧 첫 판을 시작합니다
hall-twosided-ready-now = { $hand }판이 끝났습니다
hall-twosided-redeal-now = 쌓인 칩의 주인을 가립니다
hall-twosided-sudden-now = 칩이 같습니다 · 한 장 승부
hall-twosided-deal-now = 카드를 나눕니다
hall-twosided-ante-now = 기본 베팅 · 칩 1개씩
hall-twosided-pick-now = 둘 다 한 면을 고릅니다
hall-twosided-picks = { $name } 차례 · 한 면
hall-twosided-shows = { $name } 공개
hall-twosided-opens = { $name } 차례 · 첫 베팅
hall-twosided-answers = { $name } 차례 · 콜 { $level }
hall-twosided-takes = { $name } 승 · 칩 { $chips }개
hall-twosided-draw-now = 무승부 · 칩이 쌓입니다
hall-twosided-split-now = 쌓인 칩을 반씩 나눕니다
hall-twosided-drop-now = 쌓인 칩을 치웁니다
hall-twosided-champion = { $name } 승리
hall-twosided-level = 칩이 같습니다
hall-twosided-foot = 고른 면의 수가 높으면 승. 양면 베팅은 두 면 모두 높아야 승.
hall-twosided-card-foot = 앞면은 모두가 보고, 뒷면은 카드 주인만 봅니다.
hall-twosided-pick-foot = 칩 없이 한 면씩 골라 함께 공개합니다. 높은 수가 이깁니다.


act-twosided-call = 콜
act-twosided-raise = 레이즈
act-twosided-cap = 최대
act-twosided-both = 양면
act-twosided-unknown = 모름
act-twosided-covered = 덮음
act-twosided-settle = 칩 정리
next-twosided-begin = 판 시작
next-twosided-redeal = 카드 다시 나누기
next-twosided-shuffle = 카드 모두 섞기

why-dealt-fresh = 새로 섞은 덱
why-hand-running = 판이 진행 중
why-no-hand = 판 사이
why-begin-first = 판 시작 먼저
why-cards-dealt = 다 나눔
why-cards-first = 카드 먼저
why-already-picked = 이미 고름
why-pick-no-chips = 면만 고름
why-bets-closed = 베팅 끝남
why-opener-must-bet = 선은 베팅해야
why-bet-to-pick = 칩 수와 함께
why-cannot-bet = 포기만 됨
why-shuffle-first = 섞기 먼저
why-redeal-first = 쌓인 칩 먼저
why-no-pot-to-redeal = 새 판 차례
why-level-cannot-be-met = 낼 칩이 모자람
why-two-sided-too-dear = 두 배가 모자람
why-face-stays = 면은 못 바꿈
why-two-sided-in-reply-only = 답할 때만
why-one-two-sided-only = 상대가 이미 양면
why-nothing-bet-yet = 아직 베팅 없음
why-back-typed-later = 공개할 때 입력
no-nothing-bet-yet = 아직 맞출 베팅이 없습니다. { KEY("A") } { KEY("S") } { KEY("D") }로 면을 고르고 칩 수를 치세요.
no-back-typed-later = 뒷면은 공개할 때 치거나 프로그램이 뽑는 규칙입니다.
why-must-be-seen = 카드를 보고 입력
no-must-be-seen = 이 규칙에서는 본 수를 그대로 쳐야 합니다.

table-twosided-hand = { $hand }판 · 선 { $who }
table-twosided-pot = 판돈
table-twosided-carried = 누적
table-twosided-card = 앞
table-twosided-back = 뒤
table-twosided-face = 고른 면
table-twosided-bet = 베팅
table-twosided-most = 최대
table-twosided-chips = 칩
table-twosided-left = 덱 { $count }장
table-twosided-unseen = 모름
table-twosided-front = 앞면
table-twosided-both = 양면
table-twosided-covered = 덮음
table-twosided-folded = 포기
why-faces-covered = 면은 덮어서 걸기
no-faces-covered = 이 규칙에서 면은 덮어서 겁니다. { KEY("A") }로 거세요.
next-twosided-show = 베팅한 면 공개
