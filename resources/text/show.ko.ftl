# 쇼의 틀: 팀, 데스매치, 탈락. 게임 사이의 다른 문장은 console.ko.ftl 에 있다.
#
# 상황(do-show-*, say-show-*): teams 도우미 고르기 · blocked 시작할 수 없는 게임 · oppose 상대 고르기 ·
# arena 딜러가 게임 고르기 · strike 게임 지우기 · draw-game 게임 추첨 · partner 파트너 고르기 ·
# out 데스매치 공동 꼴찌 · bequeath 가넷 유증 · remove 가넷 회수.  $who 는 말해야 할 사람(들).

# ---- 할 일과 말

do-show-teams = { $who } 님의 도우미 번호를 치고 Space.
say-show-teams = “{ $who } 님, 함께할 도우미를 골라 주십시오.”
do-show-blocked = 이대로는 시작할 수 없습니다. 규칙이나 가넷을 고치거나 Space로 접으세요.
say-show-blocked = “준비를 잠시 고치겠습니다.”
do-show-oppose = { $who } 님이 고른 데스매치 상대의 번호를 치고 Space.
say-show-oppose = “{ $who } 님, 데스매치 상대를 지목해 주십시오.”
do-show-arena = 데스매치 게임을 고르세요. 출전: { $who }.
say-show-arena = “데스매치 종목을 발표하겠습니다.”
do-show-strike = { $who } 님이 지울 게임을 고르세요.
say-show-strike = “{ $who } 님, 하지 않을 게임을 지워 주십시오.”
do-show-draw-game = 남은 게임 가운데 하나를 뽑으세요.
say-show-draw-game = “남은 게임 가운데 하나를 추첨하겠습니다.”
do-show-partner = { $who } 님의 파트너 번호를 치고 Space.
say-show-partner = “{ $who } 님, 파트너를 한 명 골라 주십시오.”
do-show-out = 공동 꼴찌 가운데 탈락자의 번호를 치고 Space: { $who }.
say-show-out = “공동 꼴찌는 { $who }입니다. 탈락자를 정하겠습니다.”
do-show-bequeath = { $who } 님의 가넷을 받을 사람의 번호를 치고 Space.
say-show-bequeath = “{ $who } 님, 남은 가넷을 누구에게 주시겠습니까?”
do-show-remove = Space로 { $who } 님의 가넷을 거두세요.
say-show-remove = “{ $who } 님의 가넷은 사라집니다.”

# ---- 단추와 다음 할 일

act-show-enough = 인원 마감
act-show-team = 도우미
act-show-close = 게임 접기
act-show-oppose = 상대 지목
act-show-strike = 게임 지우기
act-show-arena = 데스매치 게임
act-show-partner = 파트너
act-show-bequeath = 가넷 주기
act-show-remove = 가넷 회수

next-show-enough = 인원 마감
next-show-team = 도우미 정하기
next-show-close = 게임 접기
next-show-oppose = 상대 정하기
next-show-strike = 게임 지우기
next-show-arena = 데스매치 게임 정하기
next-show-partner = 파트너 정하기
next-show-nominate = 지목
next-show-spare = 징표 주기
next-show-bequeath = 가넷 넘기기
next-show-remove = 가넷 회수

# ---- 기록

log-show-enough = 추첨 마감
log-show-team = { $chair } 팀의 도우미 { $player }
log-show-close = 접음
log-show-oppose = 데스매치 상대 { $player }
log-show-strike = { JOSA($who, "이/가") } 지움: { $game }
log-show-arena = 데스매치 { $game }
log-show-partner = { $who } 파트너 { $player }
log-show-bequeath = { $giver } → { $to } 가넷 { $garnets }개를 남김
log-show-remove = { $player } 가넷 { $garnets }개 회수

# ---- 안 되는 까닭

why-too-few-numbered = 번호가 모자람
why-not-free = 부를 수 없는 사람
why-garnets-staked = 가넷을 건 게임 중
why-death-match-first = 데스매치가 먼저
why-close-first = 열린 게임이 있음
why-partners-first = 짝을 먼저
why-nothing-to-close = 접을 것이 없음
why-host-chooses = 딜러가 고름
why-strikes-first = 지우기가 먼저
why-game-is-drawn = 추첨으로 정함
why-no-candidate = 탈락후보 없음
why-no-death-match = 데스매치 없음
why-no-partners-now = 짝 고를 때 아님
why-nobody-leaves = 탈락자 없음
why-cannot-be-picked = 지목할 수 없음
why-not-on-the-list = 목록에 없음

no-too-few-numbered = 번호를 받은 사람이 모자랍니다. 추첨을 이어 가세요.
no-not-free = 부를 수 없는 사람입니다. 아직 하는 일이 없는 사람이나 손님을 고르세요.
no-garnets-staked = 가넷을 걸고 하는 게임 중입니다. 그 게임 안에서 바로잡으세요.
no-death-match-first = 데스매치가 먼저입니다. 미루려면 ‘게임 접기’를 하세요.
no-close-first = 다른 게임이 열려 있습니다. 시작하거나 ‘게임 접기’를 하세요.
no-partners-first = 먼저 도우미나 파트너를 모두 정하세요.
no-nothing-to-close = 접을 게임이 없습니다. 먼저 게임을 여세요.
no-host-chooses = 이 집 규칙에서는 딜러가 게임을 고릅니다.
no-strikes-first = 먼저 두 사람이 게임을 지워야 합니다.
no-game-is-drawn = 지우기는 끝났습니다. 남은 게임 가운데 추첨하세요.
no-no-candidate = 상대를 기다리는 탈락후보가 없습니다.
no-no-death-match = 지금은 데스매치가 없습니다. 먼저 상대를 정하세요.
no-no-partners-now = 지금은 도우미나 파트너를 고를 때가 아닙니다.
no-nobody-leaves = 지금 떠나는 사람이 없습니다. 데스매치가 끝나면 정하세요.
no-cannot-be-picked = 이 사람은 지목할 수 없습니다. 징표가 없고 탈락하지 않은 사람을 고르세요.
no-not-on-the-list = 그 게임은 목록에 없습니다. 남은 게임에서 고르세요.
