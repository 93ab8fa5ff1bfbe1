# 시드포커
#
# 딜러의 줄(do-)과 말(say-)은 상황마다 한 쌍입니다. 상황과 쓰는 값:
#   begin            라운드를 시작하기 전                round, who (선 플레이어)
#   rescue           칩도 가넷도 없는 사람이 있을 때      who
#   deal             카드를 한 장씩 줄 때                 who
#   seed             첫 시드 카드를 열 때
#   choose           카드 받기와 시드 추가 중 고를 때     who
#   draw             받은 카드를 입력할 때                who
#   lay              두 장 중 한 장을 열어 놓을 때        who
#   lay-late         시간이 끝나 받은 카드를 열 때        who
#   add              추가한 시드 카드를 열 때             who
#   ante             기본 베팅
#   first-bet        아직 아무도 참가하지 않았을 때       who
#   follow           앞사람의 칩 수에 맞출 때             who, level
#   cannot           맞출 칩이 없어 포기만 남을 때        who
#   show             참가자의 카드를 열 때                who
#   award            승자가 가져갈 때                     who, chips, garnets, prize
#   nobody-carried   아무도 참가하지 않아 칩이 남을 때
#   nobody-returned  아무도 참가하지 않아 돌려줄 때
#   nobody-first     아무도 참가하지 않아 선이 가져갈 때  who
#   nobody-bank      아무도 참가하지 않아 치울 때
#   over             게임이 끝났을 때

game-seed = 시드포커

do-seed-begin = Space로 { $round }라운드를 시작하세요. 선은 { $who }.
say-seed-begin = “{ $round }라운드입니다. 선 플레이어는 { $who } 님입니다.”
do-seed-rescue = { $who }: 가넷을 받으면 누가 몇 개를 주는지, 아니면 제외.
say-seed-rescue = “{ $who } 님, 가넷을 받아 참가하시겠습니까?”
do-seed-deal = { $who }에게 한 장을 엎어서 주고 숫자를 치세요. 모르면 { KEY("R") }.
say-seed-deal = “카드를 한 장씩 드리겠습니다. 본인만 확인해 주십시오.”
do-seed-seed = 더미의 맨 위 카드를 열고 숫자를 치세요.
say-seed-seed = “첫 번째 시드 카드를 공개하겠습니다.”
do-seed-choose = { $who }: 카드 받기 또는 시드 추가.
say-seed-choose = “{ $who } 님, 카드를 받으시겠습니까, 시드를 추가하시겠습니까?”
do-seed-draw = { $who }에게 한 장을 주고 숫자를 치세요. 모르면 { KEY("R") }.
say-seed-draw = “{ $who } 님, 카드를 확인해 주십시오.”
do-seed-lay = { $who }: 열어 놓은 카드의 숫자를 치세요.
say-seed-lay = “{ $who } 님, 쓰지 않을 카드를 공개해 주십시오.”
do-seed-lay-late = { $who } 시간 종료. 받은 카드를 열고 숫자를 치세요.
say-seed-lay-late = “시간이 끝났습니다. { $who } 님은 처음 카드를 그대로 씁니다.”
do-seed-add = 더미에서 한 장을 열고 숫자를 치세요.
say-seed-add = “{ $who } 님이 시드 카드를 추가합니다.”
do-seed-ante = 모두에게서 칩 한 개를 받고 Space. 칩이 없으면 가넷.
say-seed-ante = “기본 베팅으로 칩을 한 개씩 내 주십시오.”
do-seed-first-bet = { $who }: 칩 수를 치고 참가, 아니면 포기.
say-seed-first-bet = “{ $who } 님, 승부에 참가하시겠습니까?”
do-seed-follow = { $who }: { $level }개로 참가, 아니면 포기.
say-seed-follow = “{ $who } 님, { $level }개입니다. 참가하시겠습니까?”
do-seed-cannot = { $who }: 맞출 칩이 없습니다. 포기를 누르세요.
say-seed-cannot = “{ $who } 님은 칩이 모자라 참가하실 수 없습니다.”
do-seed-show = { $who }의 카드를 열고 숫자를 치거나 Space.
say-seed-show = “{ $who } 님, 카드를 공개해 주십시오.”
do-seed-award = Space로 { $who }에게 칩과 가넷을 주세요.
say-seed-award = { $prize ->
    [0] “{ $who } 님이 칩 { $chips }개를 가져갑니다.”
   *[other] “{ $who } 님의 승리입니다. 칩 { $chips }개와 가넷을 가져가십시오.”
 }
do-seed-nobody-carried = 칩은 가운데 두고 Space.
say-seed-nobody-carried = “아무도 참가하지 않았습니다. 칩은 다음 승자의 것입니다.”
do-seed-nobody-returned = 기본 베팅을 돌려주고 Space.
say-seed-nobody-returned = “아무도 참가하지 않았습니다. 기본 베팅을 돌려드립니다.”
do-seed-nobody-first = 칩을 { $who }에게 주고 Space.
say-seed-nobody-first = “아무도 참가하지 않았습니다. 칩은 선 플레이어 { $who } 님의 것입니다.”
do-seed-nobody-bank = 칩을 치우고 Space.
say-seed-nobody-bank = “아무도 참가하지 않았습니다. 칩은 누구의 것도 아닙니다.”
do-seed-over = Space로 결과를 정산하세요.
say-seed-over = “모든 라운드가 끝났습니다. 결과를 발표하겠습니다.”

log-seed-give = { $who } → { $to } 가넷 { $garnets }개
log-seed-exclude = { $seat } 게임에서 제외
log-seed-begin = 라운드 시작
log-seed-deal = { $seat } 카드 { $card }
log-seed-seed = 시드 카드 { $card }
log-seed-take = { $who } 카드 받기
log-seed-add = { $who } 시드 추가
log-seed-draw = 받은 카드 { $card }
log-seed-lay = 열어 놓은 카드 { $card }
log-seed-ante = 기본 베팅
log-seed-join = { $who } { $chips }개로 참가
log-seed-fold = { $who } 포기
log-seed-show = { $seat } 공개: { $card }
log-seed-award = { $seat } 칩 { $chips }개{ $garnets ->
    [0] {""}
   *[other] , 걸린 가넷 { $garnets }개
 }{ $prize ->
    [0] {""}
   *[other] , 상금 가넷 { $prize }개
 }
log-seed-nobody = 참가자 없음 · { $goes ->
    [carried] 칩은 다음 라운드로
    [returned] 기본 베팅 반환
    [first] 칩은 선 플레이어에게
   *[bank] 칩은 치움
 }
log-seed-late = 시간 종료
log-seed-correct = { $seat } 칩 { $chips }개, 가넷 { $garnets }개로 바로잡음 “{ $reason }”
log-seed-void = 라운드 무효 “{ $reason }”

act-seed-give = 가넷 주기
act-seed-exclude = 제외
act-seed-begin = 라운드 시작
act-seed-deal = 카드 주기
act-seed-seed = 시드 열기
act-seed-take = 카드 받기
act-seed-add = 시드 추가
act-seed-draw = 받은 카드
act-seed-lay = 카드 열기
act-seed-ante = 기본 베팅
act-seed-join = 참가
act-seed-fold = 포기
act-seed-show = 공개
act-seed-award = 칩 지급
act-seed-nobody = 참가자 없음
act-seed-late = 시간 종료
act-seed-correct = 칩 바로잡기
act-seed-void = 라운드 무효

no-not-that-seat = 그 사람의 순서가 아닙니다. 위의 할 일을 보세요.
no-ante-first = 먼저 기본 베팅을 받으세요.
no-begin-round = 먼저 Space로 라운드를 시작하세요.
no-deal-first = 먼저 모두에게 카드를 주세요.
no-seed-first = 먼저 첫 시드 카드를 여세요.
no-choose-first = 아직 카드를 정하는 중입니다. 베팅은 그다음입니다.
no-cards-decided = 카드는 모두 정해졌습니다. 이제 베팅입니다.
no-all-decided = 이 라운드의 결정은 모두 끝났습니다.
no-last-must-join = 아무도 참가하지 않으면 마지막 사람은 참가해야 하는 규칙입니다.
no-cannot-match = 앞사람만큼 낼 수 없습니다. 포기만 할 수 있습니다.
no-nothing-to-bet = 칩도 가넷도 없어 참가할 수 없습니다. 포기를 누르세요.
no-take-first = 먼저 카드를 받아야 합니다.
no-already-chosen = 이미 골랐습니다. 위의 할 일을 먼저 하세요.
no-rescue-first = 칩도 가넷도 없는 사람이 있습니다. 가넷을 받을지 먼저 정하세요.
no-nobody-broke = 모두 칩이나 가넷이 있습니다. 제외할 사람이 없습니다.
no-still-holds-something = 칩이나 가넷이 남은 사람은 제외할 수 없습니다.
no-gifts-between-rounds = 가넷은 라운드 사이에만 줄 수 있습니다.
no-gifts-after-round-one = 가넷은 1라운드가 끝난 뒤부터 줄 수 있습니다.
no-excluded = 게임에서 제외된 사람입니다.
no-no-gift-to-that-seat = 그 사람에게는 줄 수 없습니다. 받을 사람을 다시 고르세요.
no-must-match = 앞에서 참가한 사람과 같은 수를 내야 합니다.
no-bet-what-you-hold = 가진 칩 안에서 거세요. 가넷은 칩이 없을 때만 칩입니다.
no-not-one-of-the-two = 두 카드 중 하나여야 합니다. 카드를 다시 보세요.
no-card-lies-elsewhere = 그 카드는 이미 다른 곳에 있습니다. 카드를 다시 보세요.

switch-seed-cards = 받은 카드
choice-seed-cards-typed = 공개할 때 입력
choice-seed-cards-entered = 나눌 때 입력
choice-seed-cards-drawn = 프로그램이 뽑음
switch-seed-nobody = 아무도 참가하지 않으면
choice-seed-nobody-carry = 다음 승자에게 넘어감
choice-seed-nobody-return = 돌려줌
choice-seed-nobody-first-player = 선 플레이어가 가짐
choice-seed-nobody-last-joins = 마지막 사람이 참가해야 함
switch-seed-nobody-last = 마지막 라운드에 아무도 없으면
choice-seed-nobody-last-returned = 기본 베팅만 돌려줌
choice-seed-nobody-last-first-player = 선 플레이어가 모두 가짐
choice-seed-nobody-last-bank = 모두 치움
switch-seed-lone-winner-shows = 혼자 참가한 사람의 카드
choice-seed-lone-winner-shows-yes = 공개
choice-seed-lone-winner-shows-no = 비공개
switch-seed-first-bet-cap = 첫 베팅의 한도
choice-seed-first-bet-cap-own-stack = 자기 칩 전부
choice-seed-first-bet-cap-shortest-stack = 가장 적은 사람의 칩
switch-seed-least = 최소 베팅
choice-seed-least-1 = 1개
choice-seed-least-0 = 0개도 됨
switch-seed-short = 칩이 모자란 참가
choice-seed-short-garnets-1-1 = 모자란 만큼 가넷으로
choice-seed-short-side-pot = 올인하고 판돈을 나눔
choice-seed-short-cannot-join = 참가할 수 없음
switch-seed-pot-garnets = 걸린 가넷
choice-seed-pot-garnets-stay-garnets = 승자가 가넷으로 받음
choice-seed-pot-garnets-become-chips = 승자가 칩으로 받음
switch-seed-ranking = 순위
choice-seed-ranking-chips = 칩
choice-seed-ranking-chips-and-garnets = 칩과 가넷의 합
switch-seed-prize = 승자의 가넷
choice-seed-prize-bank = 은행이 줌
choice-seed-prize-losers = 진 참가자가 하나씩 줌
switch-seed-tie = 같은 숫자일 때
choice-seed-tie-order-of-play = 선 플레이어부터 순서대로 가까운 사람
choice-seed-tie-shortest-distance = 어느 쪽으로든 가까운 사람
switch-seed-excluded-first = 제외된 사람이 선일 때
choice-seed-excluded-first-next-active = 다음 사람이 선
choice-seed-excluded-first-skip-round = 그 라운드를 건너뜀
switch-seed-excluded-rank = 제외된 사람이 여럿이면
choice-seed-excluded-rank-earlier-lower = 먼저 제외된 사람이 꼴찌
choice-seed-excluded-rank-joint = 공동 꼴찌
switch-seed-joint = 칩이 같을 때
choice-seed-joint-shared = 공동 순위
choice-seed-joint-garnets = 가넷이 많은 사람이 위
switch-seed-seconds = 결정 시간
choice-seed-seconds-60 = 60초
choice-seed-seconds-30 = 30초
choice-seed-seconds-90 = 90초
choice-seed-seconds-0 = 없음
switch-seed-opening = 카드를 여는 순서
choice-seed-opening-backwards = 마지막 참가자부터 거꾸로
choice-seed-opening-forwards = 마지막 참가자, 그다음 처음부터
switch-seed-rescued = 가넷을 받아 돌아온 사람
choice-seed-rescued-ranked = 칩으로 순위를 정함
choice-seed-rescued-last = 꼴찌로 남음

# 홀 화면

hall-game-seed = 시드포커
hall-seed-round = { $round } / { $of } 라운드
hall-seed-seeds = 시드
hall-seed-dropped = 버린 시드
hall-seed-to-1 = 가장 낮은
hall-seed-to-2 = 두 번째
hall-seed-to-3 = 세 번째
hall-seed-pot = 판돈
hall-seed-garnets = 가넷
hall-seed-carried = 이월 { $chips } 포함
hall-seed-first = 선
hall-seed-in = 참가 { $chips }
hall-seed-fold = 포기
hall-seed-out = 제외
hall-seed-total = 합 { $total }
hall-seed-first-now = 곧 1라운드를 시작합니다
hall-seed-ready-now = { $round }라운드가 끝났습니다
hall-seed-deal-now = 카드를 한 장씩 받습니다
hall-seed-seed-now = 첫 시드 카드를 엽니다
hall-seed-ante-now = 기본 베팅 · 칩 1개씩
hall-seed-choose = { $name } · 카드 또는 시드
hall-seed-draw = { $name } · 카드 받기
hall-seed-lay = { $name } · 한 장을 공개
hall-seed-late = { $name } · 시간 종료
hall-seed-add = { $name } · 시드 추가
hall-seed-first-bet = { $name } 차례 · 첫 베팅
hall-seed-follow = { $name } 차례 · 참가 { $chips }칩
hall-seed-cannot = { $name } · 칩이 모자랍니다
hall-seed-open = { $name } 공개
hall-seed-wins = { $name } 승 · 칩 { $chips }개
hall-seed-nobody-carried = 참가자 없음 · 칩은 다음 판으로
hall-seed-nobody-returned = 참가자 없음 · 칩을 돌려줍니다
hall-seed-nobody-first = 참가자 없음 · 선이 가져갑니다
hall-seed-nobody-bank = 참가자 없음 · 칩을 치웁니다
hall-seed-champion = { $name } 우승
hall-seed-champions = 공동 우승 { $count }명
hall-seed-foot = 카드와 시드의 합이 가장 높은 사람이 모두 가져갑니다.
hall-seed-card-foot = 높은 시드가 낮은 카드를 돕습니다. 시드는 가장 높은 세 장만 남습니다.
hall-seed-over-foot = 칩이 가장 많은 사람이 우승, 가장 적은 사람이 탈락 후보입니다.


act-seed-card = 카드 숫자
act-seed-unseen = 모름
act-seed-in-free = 0개로 참가
next-seed-begin = 라운드 시작
next-seed-show = 카드 공개

why-not-that-seat = 다른 순서
why-ante-first = 기본 베팅 먼저
why-begin-round = 라운드 시작 먼저
why-deal-first = 카드 먼저
why-seed-first = 첫 시드 먼저
why-choose-first = 카드 고르는 중
why-cards-decided = 카드는 정해짐
why-all-decided = 모두 정해짐
why-last-must-join = 참가해야 함
why-cannot-match = 포기만 됨
why-nothing-to-bet = 걸 것이 없음
why-take-first = 카드 받기 먼저
why-already-chosen = 이미 고름
why-rescue-first = 가넷 결정 먼저
why-nobody-broke = 제외할 이 없음
why-still-holds-something = 남은 것이 있음
why-gifts-between-rounds = 라운드 사이에만
why-gifts-after-round-one = 1라운드 뒤에
why-excluded = 제외됨
why-no-garnets = 가넷 없음
why-must-match = 같은 수만
why-choose-first-card = 선택 먼저
why-must-be-typed = 본 대로 입력
why-bet-needed = 한 개 이상
no-choose-first-card = 먼저 카드 받기({ KEY("Q") })나 시드 추가({ KEY("W") })를 고르세요.
no-must-be-typed = 이 카드의 숫자는 쳐야 합니다. 카드를 보고 치세요.
no-bet-needed = 0개로 참가할 수 없는 순서나 규칙입니다. 칩 수를 치세요.

table-seed-hand = 손패
table-seed-pile = 연 것
table-seed-chips = 칩
table-seed-garnets = 가넷
table-seed-paid = 낸 것
table-seed-state = 상태
table-seed-dropped = 버림 { $cards }
table-seed-left = 남음 { $cards }
table-seed-pot = 판돈
table-seed-unseen = 모름
