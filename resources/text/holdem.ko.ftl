# 협동홀덤.
#
# 딜러가 만나는 상황 (do- 다음에 할 일, say- 소리 내어 할 말). $who 차례인 팀의 짧은 이름, $round 라운드,
# $kind 미니게임 종류, $card 숫자, $owes 더 내야 할 가넷, $low·$high 올릴 수 있는 범위, $gains 가넷.
#   lot       선 플레이어 추첨             open       봉인된 카드 공개
#   ready     다음 라운드 시작             bet-open   $who 첫 베팅 또는 포기
#   swap      방을 바꾸고 라운드 시작      bet-answer $who 콜, 레이즈 또는 포기
#   kind      미니게임 종류 정하기         show       $who 카드 공개
#   deal      $who에게 카드 지급           award      $who에게 팟 지급
#   problem   미니게임방에 문제 출제       award-back 남은 베팅을 $who에게 반환
#   solve     미니게임방이 푸는 중         nominate   탈락 후보 정하기
#   pick      푼 사람의 카드 선택          roles      팀별 역할 결정
#   draw      공유카드 추첨                roles-open 결정 공개
#   bring     봉인된 카드를 테이블로       over       게임 종료
#   bet-check  체크가 있을 때 첫 베팅        bet-call  $who 콜 또는 포기 (레이즈 없음)
#   bet-short  $who 올인 또는 포기, $have 보유  bet-fold  $who $have 보유, 포기해야 함
#   open-sealed 봉인 카드를 열고 입력         show-typed $who 모르는 카드 공개
#   roles-turn $who 공개 결정

game-holdem = 협동홀덤

log-holdem-first = { $seat } 님이 선 플레이어입니다.
log-holdem-begin = 라운드를 시작합니다. 모두 기본 베팅을 냅니다.
log-holdem-kind = 이번 라운드 미니게임은 { holdem-kind }입니다.
log-holdem-deal = { $seat } 님에게 { $card } 카드를 지급했습니다.
log-holdem-pose = { $level }단계 문제를 출제했습니다. ({ $number }번)
log-holdem-wrong = { $team } 팀이 오답을 냈습니다.
log-holdem-solve = { $team } 팀이 문제를 풀었습니다.
log-holdem-lapse = 미니게임방의 시간이 끝났습니다.
log-holdem-pick = 공유카드 { $card }번을 선택했습니다.
log-holdem-draw = 공유카드 { $card }번을 뽑았습니다.
log-holdem-bring = 공유카드가 테이블에 도착했습니다.
log-holdem-open = 공유카드 { $card }번이 공개되었습니다.
log-holdem-fold = { $who } 님이 포기했습니다.
log-holdem-call = { $who } 님이 콜했습니다.
log-holdem-check = { $who } 님이 체크했습니다.
log-holdem-bet = { $who } 님이 총 { $to }개로 올렸습니다.
log-holdem-show = { $seat } 님의 카드는 { $card }번입니다.
log-holdem-award = 팟을 지급했습니다: { $gains }
log-holdem-nominate = { $seat } 님이 탈락 후보입니다.
log-holdem-role = { $who } 팀이 역할을 결정했습니다.
log-holdem-roles = 각 팀의 결정이 공개되었습니다.
log-holdem-late = 제한 시간이 끝났습니다.
log-holdem-correct = { $seat } 팀의 가넷을 { $garnets }개로 정정했습니다: { $reason }
log-holdem-void = 라운드를 무효로 했습니다: { $reason }

act-holdem-first = 선 플레이어
act-holdem-begin = 라운드 시작
act-holdem-kind = 미니게임 지정
act-holdem-deal = 카드 지급
act-holdem-pose = 문제 출제
act-holdem-wrong = 오답
act-holdem-solve = 정답
act-holdem-lapse = 방 시간 종료
act-holdem-pick = 카드 선택
act-holdem-draw = 카드 추첨
act-holdem-bring = 카드 가져오기
act-holdem-open = 카드 공개
act-holdem-fold = 포기
act-holdem-call = 콜
act-holdem-check = 체크
act-holdem-bet = 총액까지 올리기
act-holdem-show = 패 공개
act-holdem-award = 팟 지급
act-holdem-nominate = 후보 지명
act-holdem-role = 역할 결정
act-holdem-roles = 역할 공개
act-holdem-late = 시간 종료
act-holdem-correct = 가넷 정정
act-holdem-void = 라운드 무효

holdem-kind = { $kind ->
    [matchsticks] 성냥
    [scales] 저울
   *[packing] 퍼즐
}
holdem-sits = { $sits ->
    [principal] 플레이어
   *[helper] 조력자
}

no-lot-first = 먼저 선 플레이어를 추첨하십시오.
no-first-player-known = 선 플레이어가 정해졌습니다. 라운드를 시작하십시오.
no-dealer-begins = 딜러가 라운드를 시작해야 합니다.
no-roles-first = 먼저 팀별 역할을 정하십시오.
no-roles-after-ten = 역할은 10라운드가 끝난 뒤에만 정합니다.
no-role-decided = 이미 결정한 팀입니다. 바꾸려면 되돌리십시오.
no-nominate-first = 먼저 탈락 후보를 정하십시오.
no-nobody-to-nominate = 지명할 사람이 없습니다.
no-raise-out-of-range = 표시된 범위 안의 총액으로 올리십시오.
no-raise-not-open = 지금은 올릴 수 없습니다. 콜하거나 포기하십시오.
no-match-or-fold = 베팅이 있습니다. 콜, 레이즈, 포기 중에서 고르십시오.
no-no-checking = 체크는 없습니다. 1개 이상 베팅하거나 포기하십시오.
no-short-must-fold = 콜할 가넷이 모자랍니다. 규칙에 따라 포기해야 합니다.
no-nothing-to-call = 콜할 베팅이 없습니다. 베팅하거나 포기하십시오.
no-no-betting-now = 지금은 베팅 시간이 아닙니다. 진행 안내를 확인하십시오.
no-team-may-not-answer = 이 문제에 답할 수 없는 팀입니다. 다른 팀을 입력하십시오.
no-other-card-known = 다른 카드로 기록되어 있습니다. 그 카드를 입력하거나 되돌리십시오.
no-card-already-out = 이미 나온 카드입니다. 다른 숫자를 입력하십시오.
no-team-is-out = 이미 빠진 팀입니다. 남아 있는 팀을 고르십시오.
no-paid-by-the-rules = 팟은 규칙대로 지급됩니다. 라운드 사이에 가넷을 정정하십시오.
no-room-waits = 지금은 미니게임방이 움직이지 않습니다.
no-room-not-done = 아직 준비된 카드가 없습니다. 미니게임방을 기다리십시오.
no-betting-first = 먼저 베팅을 마치십시오.
no-problem-first = 먼저 문제를 출제하십시오.
no-problem-running = 문제가 진행 중입니다. 정답자 또는 시간 종료를 입력하십시오.
no-problem-solved = 이미 끝난 문제입니다. 카드로 넘어가십시오.
no-solve-first = 먼저 정답자를 입력하십시오.
no-card-chosen = 카드가 정해졌습니다. 테이블로 가져오십시오.
no-no-limit-here = 규칙에 따라 문제에 제한 시간이 없습니다.
no-bring-first = 먼저 카드를 테이블로 가져오십시오.
no-kind-known = 이번 라운드 미니게임은 이미 정해졌습니다.
no-hands-dealt = 모두 카드를 받았습니다.
no-not-the-showdown = 카드는 베팅이 끝난 뒤에 공개합니다.
no-not-the-payout = 팟은 카드를 공개한 뒤에 지급합니다.
no-no-clock-runs = 지금은 끝낼 제한 시간이 없습니다.
no-wrong-number-of-teams = { $fewest }~{ $most }팀이 할 수 있습니다. 참가자를 조정하십시오.
no-garnets-needed = 모든 팀에 가넷이 1개 이상 있어야 합니다. 먼저 가넷을 나누어 주십시오.

switch-holdem-cards = 개인 카드
choice-holdem-cards-typed = 딜러가 입력
choice-holdem-cards-drawn = 프로그램이 추첨
switch-holdem-check = 체크
choice-holdem-check-no = 없음
choice-holdem-check-yes = 허용
switch-holdem-least-raise = 최소 레이즈
choice-holdem-least-raise-one = 가넷 1개
choice-holdem-least-raise-last-raise = 직전 레이즈만큼
switch-holdem-allin = 콜할 가넷이 모자랄 때
choice-holdem-allin-side-pots = 올인, 사이드 팟
choice-holdem-allin-cap-to-shortest = 모두 가장 적은 쪽에 맞춤
choice-holdem-allin-must-fold = 포기해야 함
switch-holdem-ante = 기본 베팅
choice-holdem-ante-1 = 가넷 1개
choice-holdem-ante-2 = 가넷 2개
choice-holdem-ante-3 = 가넷 3개
switch-holdem-lone-winner-shows = 혼자 남은 사람의 카드 공개
choice-holdem-lone-winner-shows-no = 안 함
choice-holdem-lone-winner-shows-yes = 함
switch-holdem-double-tie = 더블끼리 만났을 때
choice-holdem-double-tie-higher-number = 높은 숫자가 승리
choice-holdem-double-tie-split = 팟을 나눔
choice-holdem-double-tie-shared1-first = 첫 공유카드와 맞은 쪽이 승리
switch-holdem-wrap = 10과 1이 이어지는 스트레이트
choice-holdem-wrap-both = 9-10-1과 10-1-2
choice-holdem-wrap-only-9-10-1 = 9-10-1만
switch-holdem-one-counts = 10 다음의 1
choice-holdem-one-counts-1 = 1로 계산
choice-holdem-one-counts-11 = 11로 계산
switch-holdem-first-player = 선 플레이어
choice-holdem-first-player-rotate = 돌아가며
choice-holdem-first-player-prev-winner = 지난 라운드 승자
choice-holdem-first-player-prev-loser = 지난 라운드에 가장 많이 잃은 사람
choice-holdem-first-player-fixed = 그대로
switch-holdem-second-problem = 두 번째 문제 시작
choice-holdem-second-problem-after-bet1 = 첫 베팅이 끝난 뒤
choice-holdem-second-problem-during-bet1 = 첫 베팅 도중
switch-holdem-no-solver = 시간 안에 못 풀면
choice-holdem-no-solver-dealer-random = 딜러가 카드를 뽑음
choice-holdem-no-solver-new-problem = 새 문제
choice-holdem-no-solver-no-limit = 제한 시간 없음
switch-holdem-wrong-answer = 오답
choice-holdem-wrong-answer-lock-5s = 5초 동안 답할 수 없음
choice-holdem-wrong-answer-out-for-problem = 이 문제에서 제외
choice-holdem-wrong-answer-free = 벌칙 없음
switch-holdem-kinds = 미니게임 종류
choice-holdem-kinds-cycle = 차례대로
choice-holdem-kinds-random = 무작위
choice-holdem-kinds-host = 진행자가 선택
switch-holdem-levels = 문제 난이도
choice-holdem-levels-rising = 1에서 3까지 점점 어렵게
choice-holdem-levels-1 = 항상 1
choice-holdem-levels-2 = 항상 2
choice-holdem-levels-3 = 항상 3
switch-holdem-simultaneous-bust = 여럿이 함께 모두 잃으면
choice-holdem-simultaneous-bust-fewer-before-hand = 라운드 전 가넷이 적은 쪽이 후보
choice-holdem-simultaneous-bust-nominate = 승자가 지명
choice-holdem-simultaneous-bust-random = 추첨
switch-holdem-second-bust = 두 번째 팀이 모두 잃으면
choice-holdem-second-bust-play-on = 나머지가 계속
choice-holdem-second-bust-ends = 게임 종료
switch-holdem-none-bust = 아무도 모두 잃지 않으면
choice-holdem-none-bust-fewest-is-candidate = 가넷이 가장 적은 쪽이 후보
choice-holdem-none-bust-no-candidate = 후보 없음
switch-holdem-roles = 10라운드 뒤 역할 결정
choice-holdem-roles-sealed = 비밀로 정하고 함께 공개
choice-holdem-roles-open-by-standing = 앞선 팀부터 공개로
switch-holdem-seconds = 베팅 시간
choice-holdem-seconds-60 = 60초
choice-holdem-seconds-30 = 30초
choice-holdem-seconds-90 = 90초
choice-holdem-seconds-0 = 제한 없음
switch-holdem-problem-seconds = 문제 시간
choice-holdem-problem-seconds-180 = 180초
choice-holdem-problem-seconds-120 = 120초
choice-holdem-problem-seconds-240 = 240초
switch-holdem-pick-seconds = 카드 선택 시간
choice-holdem-pick-seconds-30 = 30초
choice-holdem-pick-seconds-15 = 15초
choice-holdem-pick-seconds-60 = 60초
switch-holdem-role-seconds = 역할 결정 시간
choice-holdem-role-seconds-120 = 120초
choice-holdem-role-seconds-60 = 60초
choice-holdem-role-seconds-180 = 180초

do-holdem-lot = 선 플레이어를 추첨하고 번호를 입력하십시오.
say-holdem-lot = “선 플레이어를 추첨하겠습니다.”
do-holdem-ready = 모두 앉으면 { $round }라운드를 시작하십시오.
say-holdem-ready = “{ $round }라운드를 시작하겠습니다. 선 플레이어는 { $who } 님입니다. 기본 베팅을 내 주십시오.”
do-holdem-swap = 방을 바꾸게 한 뒤 { $round }라운드를 시작하십시오.
say-holdem-swap = “자리를 바꿔 주십시오. 곧 { $round }라운드를 시작하겠습니다.”
do-holdem-kind = 이번 라운드 미니게임을 정하십시오.
say-holdem-kind = “이번 라운드 미니게임을 정하겠습니다.”
do-holdem-deal = { $who } 님에게 카드 한 장을 엎어서 주고 숫자를 입력하십시오.
say-holdem-deal = “개인 카드를 한 장씩 드리겠습니다.”
do-holdem-problem = 미니게임방에 문제를 내고 번호를 입력한 뒤 Space를 누르십시오.
say-holdem-problem = “공유카드를 정하는 중입니다. 잠시 기다려 주십시오.”
do-holdem-solve = 가장 먼저 맞힌 팀의 번호를 누르십시오. 테이블에는 알리지 마십시오.
say-holdem-solve = “공유카드를 정하는 중입니다. 잠시 기다려 주십시오.”
do-holdem-pick = 문제를 푼 사람이 1부터 10 사이에서 고른 공유카드를 입력하십시오.
say-holdem-pick = “공유카드를 정하는 중입니다. 잠시 기다려 주십시오.”
do-holdem-draw = 1부터 10 사이에서 한 장을 뽑아 입력하십시오. 테이블이 알면 안 됩니다.
say-holdem-draw = “공유카드를 정하는 중입니다. 잠시 기다려 주십시오.”
do-holdem-bring = 카드가 준비됐습니다. 알맞은 때에 가져오게 하십시오.
say-holdem-bring = “공유카드를 가져오겠습니다.”
do-holdem-open = 공유카드를 공개하십시오.
say-holdem-open = “공유카드를 공개하겠습니다.”
do-holdem-bet-open = { $who } 님이 총 { $low }개 이상 베팅하거나 포기합니다.
say-holdem-bet-open = “{ $who } 님, 베팅해 주십시오.”
do-holdem-bet-answer = { $who } 님이 { $owes }개를 더 내거나, 올리거나, 포기합니다.
say-holdem-bet-answer = “{ $who } 님, 콜은 { $owes }개입니다.”
do-holdem-show = { $who } 님의 카드를 공개하십시오.
say-holdem-show = “{ $who } 님, 카드를 공개해 주십시오.”
do-holdem-award = 팟을 { $who } 님에게 주십시오.
say-holdem-award = “{ $who } 님이 가넷을 가져갑니다.”
do-holdem-award-back = 아무도 받지 않은 가넷을 { $who } 님에게 돌려주십시오.
say-holdem-award-back = “남은 가넷은 { $who } 님에게 돌려드립니다.”
do-holdem-nominate = 탈락 후보를 입력하십시오.
say-holdem-nominate = “함께 가넷을 모두 잃어, 이 가운데 탈락 후보를 정합니다.”
do-holdem-roles = 11라운드부터 홀덤을 할 사람: 팀의 키, 그다음 1 플레이어 2 조력자.
say-holdem-roles = “끝까지 홀덤을 할 사람을 팀별로 정해 주십시오.”
do-holdem-roles-open = 각 팀의 결정을 함께 공개하십시오.
say-holdem-roles-open = “각 팀의 결정을 공개하겠습니다.”
do-holdem-over = 게임이 끝났습니다. 결과로 넘어가십시오.
say-holdem-over = “협동홀덤이 끝났습니다.”

# 무대.

hall-game-holdem = 협동홀덤
hall-holdem-round = { $round } / { $of } 라운드
hall-holdem-first = 선
hall-holdem-for = { $name } 팀
hall-holdem-with = 조력자 { $name }
hall-holdem-shared = 공유 { $number }
hall-holdem-pot = 팟
hall-holdem-main = 메인 팟
hall-holdem-side = 사이드 팟
hall-holdem-back = 반환
hall-holdem-betting = { $number }차 베팅
hall-holdem-fold = 포기
hall-holdem-all-in = 올인
hall-holdem-out = 퇴장
hall-holdem-wins = 승리
hall-holdem-candidate = 탈락 후보
hall-holdem-decided = 결정
hall-holdem-role-principal = 플레이어
hall-holdem-role-helper = 조력자
hall-holdem-hand-high = 하이 { $card }
hall-holdem-hand-double = 더블
hall-holdem-hand-straight = 스트레이트
hall-holdem-hand-triple = 트리플
hall-holdem-won-high = 높은 숫자 { $card }
hall-holdem-won-double = 더블
hall-holdem-won-straight = 스트레이트
hall-holdem-won-triple = 트리플
hall-holdem-won-alone = 모두 포기

hall-holdem-lot-now = 선 플레이어 추첨
hall-holdem-kind-now = 미니게임을 정하는 중
hall-holdem-deal-now = 카드를 나누는 중
hall-holdem-room-now = { $number }번째 공유카드를 정하는 중
hall-holdem-open-now = { $number }번째 공유카드 도착
hall-holdem-opens = { $name } 차례 · 첫 베팅
hall-holdem-calls = { $name } 차례 · 콜 { $owes }
hall-holdem-must-fold = { $name } · 모자라서 포기
hall-holdem-short = { $name } · 올인 또는 포기
hall-holdem-show-now = { $name } 카드 공개
hall-holdem-takes = { JOSA($name, "이/가") } { $count }개를 가져갑니다
hall-holdem-split = { $count }개를 나눕니다
hall-holdem-back-now = { $name }에게 { $count }개 반환
hall-holdem-wins-now = { $round }라운드 승자 { $name }
hall-holdem-over-round = { $round }라운드가 끝났습니다
hall-holdem-next = 곧 { $round }라운드
hall-holdem-nominate-now = 탈락 후보를 정합니다
hall-holdem-roles-now = 끝까지 할 사람 결정 · { $done } / { $all }팀
hall-holdem-over-now = 게임이 끝났습니다
hall-holdem-foot-principals = 1–5라운드: 플레이어가 홀덤을 합니다
hall-holdem-foot-helpers = 6–10라운드: 조력자가 홀덤을 합니다
hall-holdem-foot-chosen = 11–20라운드: 팀이 정한 사람이 합니다


# 패드와 딜러의 테이블.

act-holdem-raise = 총액 올리기
act-holdem-all-in = 올인
act-holdem-unseen = 못 봄
act-holdem-sealed = 봉인
act-holdem-card = 공유카드
act-holdem-room = 미니게임방
act-holdem-kind-matchsticks = 성냥
act-holdem-kind-scales = 저울
act-holdem-kind-packing = 퍼즐

next-holdem-begin = 라운드 시작
next-holdem-bring = 카드를 테이블로
next-holdem-open = 공유카드 공개
next-holdem-show = 패 공개
next-holdem-award = 팟 지급
next-holdem-roles = 역할 공개
next-holdem-nominate = 탈락 후보 지명
next-holdem-call = 콜
next-holdem-fold = 포기

table-holdem-seat = 팀
table-holdem-hand = 손패
table-holdem-purse = 가넷
table-holdem-paid = 낸 것
table-holdem-state = 상태
table-holdem-unseen = 모름
table-holdem-sealed = 봉인
table-holdem-on-turn = 차례
table-holdem-fold = 포기
table-holdem-all-in = 올인
table-holdem-in = 참가
table-holdem-out = 퇴장
table-holdem-candidate = 탈락 후보
table-holdem-first = 선
table-holdem-shown = 공개
table-holdem-decided = 결정
table-holdem-undecided = 아직
table-holdem-principal = 플레이어
table-holdem-helper = 조력자
table-holdem-game = 미니게임: { holdem-kind }
table-holdem-problem = { holdem-kind } · { $level }단계 · { $number }번
table-holdem-waits = 문제 내기 전
table-holdem-rests = 방은 쉬는 중
table-holdem-solver = 푼 사람
table-holdem-solving = 아직 없음
table-holdem-nobody = 아무도
table-holdem-pick = 고른 카드
table-holdem-wrong = 오답
table-holdem-pot = 팟
table-holdem-main = 메인 팟
table-holdem-side = 사이드 { $number }
table-holdem-round = { $round } / 20 라운드

no-holdem-cards-drawn = 카드는 프로그램이 뽑습니다. 기다리십시오.
no-holdem-roles-first = 아직 결정하지 않은 팀이 있습니다. 먼저 입력하십시오.
no-holdem-card-brought = 카드가 테이블에 있습니다. 공개하십시오.
no-holdem-not-all-in = 지금은 더 올릴 수 없어 올인이 없습니다. 콜하거나 포기하십시오.
why-holdem-cards-drawn = 자동 추첨
why-holdem-roles-first = 미결정 있음
why-holdem-card-brought = 이미 가져옴
why-holdem-not-all-in = 올릴 수 없음

why-lot-first = 선 추첨 먼저
why-first-player-known = 선 정해짐
why-dealer-begins = 라운드 시작 전
why-roles-first = 역할 먼저
why-roles-after-ten = 10라운드 뒤
why-role-decided = 이미 결정
why-nominate-first = 후보 먼저
why-nobody-to-nominate = 지명 대상 없음
why-raise-out-of-range = 범위 밖
why-raise-not-open = 올릴 수 없음
why-match-or-fold = 베팅이 있음
why-no-checking = 체크 없음
why-short-must-fold = 모자라 포기만
why-nothing-to-call = 콜할 것 없음
why-no-betting-now = 베팅 아님
why-team-may-not-answer = 답할 수 없음
why-other-card-known = 다른 카드 기록
why-card-already-out = 이미 나온 카드
why-team-is-out = 빠진 팀
why-paid-by-the-rules = 규칙대로 지급
why-room-waits = 방은 쉬는 중
why-room-not-done = 방을 기다림
why-betting-first = 베팅 먼저
why-problem-first = 문제 출제 먼저
why-problem-running = 푸는 중
why-problem-solved = 이미 끝난 문제
why-solve-first = 정답자 먼저
why-card-chosen = 카드 정해짐
why-no-limit-here = 시간 제한 없음
why-bring-first = 가져오기 먼저
why-kind-known = 이미 정해짐
why-hands-dealt = 모두 받음
why-not-the-showdown = 베팅이 끝난 뒤
why-not-the-payout = 공개한 뒤
why-no-clock-runs = 시간 제한 없음

do-holdem-bet-check = { $who } 님이 총 { $low }개 이상 베팅하거나, 체크하거나, 포기합니다.
say-holdem-bet-check = “{ $who } 님, 베팅 또는 체크해 주십시오.”
do-holdem-bet-call = { $who } 님이 { $owes }개를 더 내거나 포기합니다.
say-holdem-bet-call = “{ $who } 님, 콜은 { $owes }개입니다.”
do-holdem-bet-short = { $who } 님은 { $have }개로 { $owes }개에 모자랍니다. 올인하거나 포기합니다.
say-holdem-bet-short = “{ $who } 님, 올인하시겠습니까, 포기하시겠습니까?”
do-holdem-bet-fold = { $who } 님은 { $have }개로 { $owes }개에 모자라 포기해야 합니다.
say-holdem-bet-fold = “{ $who } 님, 콜할 가넷이 모자라 포기입니다.”
do-holdem-open-sealed = 봉인된 카드를 열고 숫자를 입력하십시오.
say-holdem-open-sealed = “공유카드를 공개하겠습니다.”
do-holdem-show-typed = { $who } 님이 공개한 카드의 숫자를 입력하고 Space를 누르십시오.
say-holdem-show-typed = “{ $who } 님, 카드를 공개해 주십시오.”
do-holdem-roles-turn = { $who } 팀의 결정을 듣고 팀의 키, 그다음 1 또는 2를 누르십시오.
say-holdem-roles-turn = “{ $who } 님, 끝까지 홀덤을 할 사람은 누구입니까?”
