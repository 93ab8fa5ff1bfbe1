# 콘솔: 딜러의 줄, 패드, 기록, 불빛

game-horror = 호러레이스
word-yes = 예
word-no = 아니요
word-restored = 되돌림
word-kept = 그대로

console-do = 할 일
console-say = 말
console-note = 알림
console-no = 안 됨
console-left = 남은 시간
console-held = 멈춤 · { KEY("C") }로 시작
console-rundown = 진행표
console-players = 참가자
console-garnets-tokens = 가넷 · 징표
console-live = 방송
console-next = 다음
console-log = 기록
console-amend-hint = 고치기  { KEY("Ctrl+E") }
console-table = 테이블
console-standings = 가넷 순위
console-hold-to-look = 누르고 있으면 보임
console-episode = { $number }화
console-round = { $number }라운드

scene-title = 제목
scene-rules = 규칙
scene-standings = 순위
scene-game = 게임
scene-result = 결과
scene-countdown = 카운트다운
scene-black = 검은 화면

light-saved = 저장됨 { $number }
light-not-saved = 저장 안 됨
light-read-only = 읽기 전용
light-rehearsal = 리허설
light-projector-live = 프로젝터 { $name }
light-projector-missing = 프로젝터 없음
light-projector-window = 홀은 창으로
light-projector-none = 홀 화면 없음

monitor-live = 방송 중 · 홀이 보는 화면
monitor-frozen = 멈춤 · 홀은 이 화면에 서 있음
monitor-black = 검은 화면 · 홀에는 아무것도 없음
monitor-next = 다음 · { $scene }
monitor-unplugged = 프로젝터가 뽑혔습니다
monitor-since = { $name } · { $since }부터
monitor-unplugged-1 = 케이블을 다시 꽂으면
monitor-unplugged-2 = 같은 화면이 저절로 돌아옵니다.
monitor-unplugged-3 = 이 화면에는 아무것도 뜨지 않습니다.
monitor-other-screen = 다른 화면 고르기

key-go-on = 다음 할 일, 확정
key-undo = 되돌리기
key-redo = 다시 하기
key-line = 명령 입력
key-cancel = 그만두기
key-look = 누르는 동안 비밀 보기
key-take = 내보내기
key-freeze = 멈춤
key-black = 검은 화면
key-take-on = 내보내기
key-freeze-on = 멈춤 풀기
key-black-on = 화면 켜기
key-next = 다음 장면 고르기
key-log-up = 기록 위로
key-log-down = 기록 아래로
key-amend = 고치기
key-replace = 마지막 것 고치기
key-clock = 시계 멈춤 / 계속
key-garnets = 가넷 순위 보기
key-sound = 소리 켜기 / 끄기
key-projector = 프로젝터 고르기
key-identify = 화면 번호 보기
key-swap = 화면 맞바꾸기
key-language = 한국어 / English
key-keys = 이 도움말

sheet-title = 키
sheet-close = { KEY("F1") } 또는 Esc로 닫기

line-say = 명령 입력  /
line-amend = 고칠 내용
line-why = 고치는 이유

tip-pad = 패드: 칸의 키를 누르거나 칸을 클릭합니다
tip-monitor = 홀이 보는 화면과 다음 화면. 아래 칸을 클릭하면 내보내기, 멈춤, 검은 화면
tip-log = 기록: 위아래 화살표로 고르고 { KEY("Ctrl+E") }로 고칩니다
tip-line = 명령 줄: / 로 들어오고 Esc로 나갑니다

pad-nothing = 지금 기다리는 것은 위에 있습니다
pad-undo = 되돌리기
pad-undo-reveal = 한 번 더
pad-confirm = 확정 · { $words }
pad-take = 확정 · { $words }
pad-go-on = { $words }
pad-save-first = 저장이 먼저
pad-read-only = 읽기 전용
hint-person = 번호
hint-range = { $lo }–{ $hi }
hint-keys = 숫자 1–{ $count }

log-secret = 비밀 기록 · Tab으로 보기
log-undone = 되돌림
log-amended = 고침 · 전: { $old } “{ $why }”
log-replays = 고치면 뒤의 { $count }개를 다시 계산

table-sealed = 봉함
table-absent = 자리 비움
table-forfeit = 포기
table-laid = { $count } / 3
table-paid = +{ $count }
table-cells = 간 칸 / { $goal }
table-zone = { $zone }구역
table-guest = 손님

# ---- 패드의 칸

act-person-next = 다음 사람
act-person-back = 앞 사람
act-horror-support = 두 개 고름
act-horror-seal = 봉함으로 받음
act-horror-open = 봉함 열기
act-horror-zone = { $zone }구역
act-horror-forfeit = 코인 포기
act-horror-take = 뽑기
act-horror-late = 시간 종료
act-horror-void = 라운드 무효
act-show-open = 게임 열기
act-show-stop = 게임 중단
act-show-give = 가넷 주기
act-show-finish = 쇼 마치기
act-show-lot = 다음 번호
act-show-draw = 모두 추첨
act-show-nominate = 탈락후보
act-show-spare-give = 징표 주기
act-show-spare-keep = 징표 갖기

next-show-start = 게임 시작
next-show-settle = 결과 정산
next-show-finish = 쇼 마치기
next-show-open = 호러레이스 열기
next-show-lot = 번호 뽑기
next-horror-begin = 라운드 시작
next-horror-move = 구역 세고 이동
next-horror-pay = 가넷 지급
next-horror-reveal = 응원 공개
next-horror-draw = 동전 뽑기
next-horror-late = 시간 종료

# ---- 할 일과 말

do-plain = 패드에서 고르거나 명령 줄(/)에 입력하세요.
say-plain = “말씀해 주십시오.”
do-show-open = 패드에서 게임을 고르세요.
say-show-open = “곧 시작하겠습니다.”
do-show-again = 다음 게임을 고르거나 쇼를 마치세요.
say-show-again = “다음 게임을 준비하겠습니다.”
do-show-lot = { $number }번 공을 뽑은 사람의 번호를 치고 Space.
say-show-lot = “{ $number }번은 누구입니까?”
do-show-ready = 집 규칙을 확인하고 Space로 시작하세요.
say-show-ready = “순서가 모두 정해졌습니다. 게임을 시작하겠습니다.”
do-show-game = Space로 결과를 정산하세요.
say-show-game = “결과를 말씀드리겠습니다.”
do-show-nominate = 우승자가 고른 탈락후보의 번호를 치고 Space.
say-show-nominate = “공동 꼴찌는 { $who }입니다. 탈락후보를 골라 주십시오.”
do-show-spare = { $who }에게 둘째 징표를 물으세요. { KEY("Q") } 주기, { KEY("W") } 갖기.
say-show-spare = “{ $who } 님, 생명의 징표 하나를 누구에게 주시겠습니까?”
do-show-finished = 쇼가 끝났습니다. 순위와 기록은 저장되었습니다.
say-show-finished = “함께해 주셔서 감사합니다.”

do-horror-support = { $who } 입장. 낸 동전 두 개의 숫자를 치세요.
say-horror-support = “{ $who } 님, 우승시킬 캐릭터 둘을 내 주십시오.”
do-horror-first = 상자를 섞고 Space로 1라운드를 시작하세요.
say-horror-first = “모두 골랐습니다. 첫 라운드를 시작하겠습니다.”
do-horror-next = Space로 { $round }라운드를 시작하세요.
say-horror-next = “{ $round }라운드를 시작하겠습니다.”
do-horror-turn = { $who }: 구역 { KEY("Q") } { KEY("W") } { KEY("E") }, 이어서 캐릭터 1–5. 포기는 { KEY("R") }.
say-horror-turn = “{ $number }번 { $who } 님, 동전 세 개를 뽑아 놓아 주십시오.”
do-horror-lay = { $who }: { $left }개 남음. 구역 { KEY("Q") } { KEY("W") } { KEY("E") }, 캐릭터 1–5.
say-horror-lay = “{ $left }개 더 놓아 주십시오.”
do-horror-take = { $who }: 뽑으면 { KEY("S") }, 포기하면 { KEY("R") }.
say-horror-take = “{ $number }번 { $who } 님, 뽑으시겠습니까, 포기하시겠습니까?”
do-horror-drawing = 동전을 뽑는 중입니다.
say-horror-drawing = “동전을 뽑습니다.”
do-horror-place = { $who }: { $left }개 남음. 구역 { KEY("Q") } { KEY("W") } { KEY("E") }, 캐릭터 1–5.
say-horror-place = “{ $who } 님, 어느 구역에 놓으시겠습니까?”
do-horror-late = { $who } 시간 종료. 동전을 아무렇게나 놓고 입력하세요.
say-horror-late = “시간이 끝났습니다. 동전을 무작위로 놓겠습니다.”
do-horror-move = { $zone }구역을 세고 말을 옮기세요.
say-horror-move = “{ $zone }구역입니다.”
do-horror-open = { $who }의 봉함을 열고 두 숫자를 치세요.
say-horror-open = “가넷을 정산하겠습니다. 잠시만 기다려 주십시오.”
do-horror-pay = Space로 가넷을 지급하세요.
say-horror-pay = “레이스가 끝났습니다. 가넷을 지급하겠습니다.”
do-horror-over = Space로 결과를 정산하세요.
say-horror-over = “우승자를 발표하겠습니다.”

# ---- 기록

log-show-open = { $game } 열림
log-show-lot = { $player } 다음 번호
log-show-switch = 규칙 · { $name }: { $to }
log-show-start = 게임 시작
log-show-settle = 정산 · 우승 { $winners } · 꼴찌 { $last }
log-show-nominate = 탈락후보 { $player }
log-show-spare = { $who } → { $player } 징표
log-show-give = { $giver } → { $to } 가넷 { $garnets }
log-show-correct = { $player } 가넷 { $garnets }로 바로잡음 “{ $reason }”
log-show-sit = { $chair } 자리에 { $player }
log-show-absent = { $chair } 자리 비움: { $absent }
log-show-rename = 이름 바로잡음: { $name } ({ $short })
log-show-stop = 게임 중단 “{ $reason }”
log-show-finish = 쇼 끝

log-horror-support = { $who } 응원 제출
log-horror-seal = { $who } 봉함 제출
log-horror-begin = 라운드 시작
log-horror-forfeit = { $who } 코인 포기
log-horror-take = { $who } 뽑기
log-horror-draw = 동전 한 개 뽑음
log-horror-place = { $who }: { $coin } → { $zone }구역
log-horror-lay = { $seat }: { $coin } → { $zone }구역
log-horror-late = 시간 종료
log-horror-move = { $zone }구역: { $character } { $zone }칸
log-horror-move-none = { $zone }구역: 아무도 안 움직임
log-horror-open = { $seat } 봉함 개봉
log-horror-pay = 가넷 지급 · 모두 { $total }
log-horror-reveal = { $seat } 응원 공개: { $characters }
log-horror-correct = { $character } { $cell }칸으로 바로잡음 “{ $reason }”
log-horror-void = 라운드 무효 “{ $reason }”

# ---- 안 되는 까닭: 짧게 (칸 안에)

why-not-now = 지금은 아님
why-supports-first = 응원이 먼저
why-supports-closed = 응원은 끝남
why-already-handed-in = 이미 냄
why-not-your-turn = 차례가 아님
why-all-coins-laid = 동전을 다 놓음
why-no-round = 라운드 사이
why-one-forfeit-a-round = 이미 포기가 있음
why-forfeit-before-drawing = 뽑기 전에만
why-last-may-not-forfeit = 마지막은 못 함
why-draw-first = 먼저 뽑기
why-not-drawn-here = 실제 동전을 씀
why-round-running = 라운드 진행 중
why-game-over = 게임이 끝남
why-wrong-number = 인원이 맞지 않음
why-main-match = 메인매치 게임
why-must-give = 반드시 주기

# ---- 거절: 무엇을 해야 하는지 한 문장

field-bonus = 보너스
field-card = 카드
field-chips = 칩
field-each = 한 사람 몫
field-face = 면
field-gains = 받은 것
field-goes = 팟의 행방
field-kind = 종류
field-level = 금액
field-number = 숫자
field-pot = 팟
field-prize = 상금
field-sit = 앉는 사람
field-sits = 앉는 사람
field-team = 팀
field-coin = 동전
field-zone = 구역
field-seat = 자리
field-chair = 자리
field-player = 사람
field-garnets = 가넷 수
field-characters = 캐릭터
field-character = 캐릭터
field-reason = 이유
field-cell = 칸
field-game = 게임
field-to = 값
field-name = 이름
field-short = 짧은 이름
field-giver = 주는 사람
field-absent = 자리 비움
field-purses = 가넷
field-winners = 우승자
field-last = 꼴찌

no-unknown = 지금은 할 수 없습니다 ({ $code }).
no-wrong-number = 이 게임에 맞는 인원이 아닙니다. 참가자 수를 확인하세요.
no-main-match = 메인매치 게임입니다. 데스매치로는 열 수 없습니다.
no-must-give = 이 집 규칙에서는 둘째 징표를 반드시 줘야 합니다.
no-not-now = 지금은 할 수 없습니다. 위의 할 일을 보세요.
no-out-of-range = { $field } 값이 맞지 않습니다.
no-reason-owed = 이유를 적어야 합니다.
no-unreadable = 읽을 수 없는 줄입니다. 예: lay fox 4
no-unknown-command = ‘{ $word }’라는 명령은 없습니다. { KEY("F1") }에 키가 있습니다.
no-unknown-word = ‘{ $word }’는 { $field }에 쓸 수 없습니다.
no-wrong-count = 낱말이 { $wanted }개 있어야 하는데 { $given }개입니다.
no-ambiguous = 두 가지로 읽힙니다. 더 길게 적으세요.
no-not-your-turn = 그 사람 차례가 아닙니다. 차례인 사람은 테이블에서 빛나는 줄입니다.
no-no-such-coin-left = 상자에 그 동전은 남아 있지 않습니다. 동전을 다시 보세요.
no-supports-first = 먼저 모두 응원을 내야 합니다.
no-supports-closed = 응원은 이미 모두 냈습니다. 바꿀 수 없습니다.
no-already-handed-in = 이미 냈습니다. 바꾸려면 기록에서 고치세요.
no-all-coins-laid = 이 라운드의 동전은 모두 놓였습니다.
no-no-round = 라운드가 시작되지 않았습니다. Space로 시작하세요.
no-one-forfeit-a-round = 포기는 라운드마다 한 명뿐입니다.
no-forfeit-before-drawing = 포기는 동전을 뽑기 전에만 할 수 있습니다.
no-last-may-not-forfeit = 마지막 사람은 포기할 수 없는 규칙입니다.
no-draw-first = 먼저 동전을 뽑아야 합니다 ({ KEY("S") }).
no-not-drawn-here = 실제 동전을 쓰는 테이블입니다. 구역과 캐릭터를 입력하세요.
no-round-running = 라운드가 아직 끝나지 않았습니다.
no-game-over = 게임이 끝났습니다.
no-game-running = 게임 중에는 할 수 없습니다.
no-no-game-on = 진행 중인 게임이 없습니다.
no-show-finished = 쇼가 끝났습니다. 고치려면 되돌리세요 ({ KEY("Z") }).
no-never-give = 가넷을 주지 않는 규칙입니다.
no-not-in-garnet-match = 가넷매치 중에는 가넷을 주고받을 수 없습니다.
no-no-garnets = 줄 가넷이 없습니다.
no-not-that-many = 그만큼 가지고 있지 않습니다.
no-no-such-player = 그런 사람이 없습니다.
no-no-such-chair = 그런 자리가 없습니다.
no-no-such-game = 그런 게임이 없습니다. 인원을 확인하세요.
no-order-complete = 순서는 이미 다 정해졌습니다.
no-already-numbered = 이미 번호를 받은 사람입니다.
no-candidate-gets-no-token = 탈락후보는 징표를 받을 수 없습니다.
no-unknown-switch = 그런 규칙이나 값은 없습니다.
no-name-too-long = 이름이 너무 깁니다.
no-nothing-to-undo = 되돌릴 것이 없습니다.
no-nothing-to-redo = 다시 할 것이 없습니다.
no-no-such-entry = 고칠 수 없는 줄입니다. 되돌린 것은 고치지 않습니다.
no-choose-entry = 먼저 위아래 화살표로 고칠 줄을 고르세요.
no-undo-reveal = 홀이 이미 본 것을 되돌립니다. 정말이면 한 번 더 누르세요 ({ KEY("Z") }).
no-nothing-expected = Space로 할 일이 없습니다. 위의 할 일을 보세요.
no-not-possible = 그 숫자에는 아무것도 없습니다.
no-type-first = 숫자를 먼저 치세요.
no-slot-first = 먼저 칸의 글쇠를 누르고, 그다음 숫자를 치세요.
no-unbound = 지금 그 글쇠에는 아무것도 없습니다. 모든 글쇠는 { KEY("F1") }에 있습니다.
no-read-only = 다른 창이 이 쇼를 진행 중입니다. 여기서는 볼 수만 있습니다.
no-save-first = 저장이 먼저입니다. 1, 2, 3 중에서 고르세요.

amend-all = 뒤의 { $of }개가 그대로 이어집니다. 이유를 적고 Enter.
amend-some = 뒤의 { $of }개 중 { $kept }개까지 이어지고 ‘{ $stop }’에서 멈춥니다. 이유를 적고 Enter, 아니면 Esc.

# ---- 파일

trouble-disk-full = 저장 실패: 디스크가 가득 참. { $safe }번까지 저장됨. 테이블은 기다립니다.
trouble-folder-gone = 저장 실패: 폴더가 사라짐. { $safe }번까지 저장됨. 테이블은 기다립니다.
trouble-not-allowed = 저장 실패: 쓸 수 없는 곳. { $safe }번까지 저장됨. 테이블은 기다립니다.
trouble-disk-fails = 저장 실패: 디스크 오류. { $safe }번까지 저장됨. 테이블은 기다립니다.
trouble-file-exists = 저장 실패: 같은 이름이 있음. { $safe }번까지 저장됨. 테이블은 기다립니다.
trouble-not-a-show = 저장 실패: 그 자리는 폴더입니다. { $safe }번까지 저장됨.
trouble-in-use = 저장 실패: 다른 프로그램이 쓰는 중. { $safe }번까지 저장됨.
trouble-way-1 = 예비 폴더에 이어서 저장
trouble-way-2 = 다른 폴더…
trouble-way-3 = 다시 시도
trouble-clock = 시계 멈춤 { $time }
trouble-say = 말: “잠시만 기다려 주십시오. 곧 이어 가겠습니다.”

file-not-a-show = { $path }: 가넷 테이블의 쇼 파일이 아닙니다.
file-newer-format = { $path }: 더 새로운 프로그램의 파일입니다. 프로그램을 새로 설치하세요.
file-newer-rules = { $path }: 더 새로운 규칙으로 진행된 쇼입니다. 프로그램을 새로 설치하세요.
file-header-damaged = { $path }: 첫 줄이 망가져 열 수 없습니다. 파일은 그대로 두었습니다.
file-header-altered = { $path }: 첫 줄이 바뀌어 열 수 없습니다. 파일은 그대로 두었습니다.
file-seed-missing = 쇼가 시작되기 전에 끊긴 파일입니다. 새 쇼를 만드세요.
file-file-too-large = { $path }: 쇼 파일이라기엔 너무 큽니다.
file-folder-gone = { $path }: 파일이나 폴더가 없습니다.
file-not-allowed = { $path }: 읽거나 쓸 수 없는 곳입니다. 다른 폴더를 고르세요.
file-disk-full = { $path }: 디스크가 가득 찼습니다. 다른 곳을 고르세요.
file-disk-fails = { $path }: 디스크 오류입니다 ({ $detail }).
file-file-exists = { $path }: 같은 이름의 파일이 있습니다.
file-in-use = 다른 창이 진행 중인 쇼입니다. 읽기 전용으로 열었습니다.
file-torn = 끝나지 않은 마지막 줄을 버렸습니다. 보였던 것은 모두 있습니다.
file-recovered = { $line }번까지 되살려 새 파일로 이어 갑니다. 원본은 그대로 있습니다: { $kept }

finish-written = 쇼를 마쳤습니다. 순위와 기록: { $folder }
finish-failed = 내보내기 실패: { $reason }

# ---- ko: files that are written

csv-rank = 순위
csv-name = 이름
csv-short = 짧은 이름
csv-garnets = 가넷
csv-tokens = 생명의 징표
csv-candidate = 탈락후보
csv-won = 원
log-file-commitment = 시드의 SHA-256:
log-file-seed = 시드:

cli-about = Runs the games of a live show table: a console for the dealer, a screen for the hall.
cli-winner = 우승: { $names }
cli-candidate = 탈락후보: { $names }
cli-verify-good = 이상 없음: { $lines }줄, 추첨 { $draws }번이 모두 시드와 맞습니다.
cli-verify-bad = { $line }번 줄이 맞지 않습니다 ({ $code }). 그 앞까지는 맞습니다.
cli-no-display = 화면이 없습니다. 창 없이 되는 것: garnet-table demo, play, verify, export.
cli-missing = 창을 열려면 먼저 설치하세요: apt-get install { $packages }
cli-demo-folder = 그림과 쇼 파일: { $folder }
demo-title = 가넷 테이블의 밤
no-sound = 이 컴퓨터에는 소리를 낼 곳이 없습니다. 쇼는 소리 없이 진행됩니다.
sound-on = 소리를 켰습니다.
sound-off = 소리를 껐습니다.
no-unexpected = 예상 못 한 오류입니다. 쇼는 계속되고 기록은 안전합니다. ({ $words })
