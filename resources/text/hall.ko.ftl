# 홀 화면에 나오는 말. 한 줄에 하나, 이름 뒤 조사는 JOSA가 붙입니다.

character-vampire = 뱀파이어
character-gangshi = 강시
character-fox = 구미호
character-mummy = 미라
character-zombie = 좀비

hall-game-horror = 호러레이스

hall-round = { $round }라운드
hall-episode = { $episode }화
hall-after-episode = { $episode }화까지
hall-rehearsal = 리허설
hall-wait = 잠시 후 시작합니다

hall-lot-now = 순서 추첨
hall-lot-ready = 순서가 모두 정해졌습니다
hall-lot-count = { $done } / { $all }명
hall-lot-foot = 뽑은 공의 번호가 첫 라운드의 순서입니다.

hall-horror-support-now = 응원할 캐릭터를 고르는 중
hall-horror-support-count = { $done } / { $all }명
hall-horror-support-foot = 동전 두 개를 비밀로 냅니다. 나머지 세 개는 상자에 들어갑니다.
hall-horror-first-now = 모두 냈습니다 · 곧 1라운드
hall-horror-ready-now = { $round }라운드가 끝났습니다
hall-horror-draws = { JOSA($name, "이/가") } 동전을 뽑습니다
hall-horror-places = { $name } · 동전 { $count }개를 놓습니다
hall-horror-late = { $name } · 시간 종료, 무작위로 놓습니다
hall-horror-count = { $zone }칸 구역을 셉니다
hall-horror-moved = { $character } { $zone }칸 전진
hall-horror-stuck = { $zone }칸 구역 · 아무도 움직이지 않습니다
hall-horror-home = { JOSA($character, "이/가") } 골인했습니다
hall-horror-capped = 마지막 라운드가 끝났습니다
hall-horror-paid = 가넷이 지급되었습니다
hall-horror-revealed = 응원한 캐릭터를 공개합니다
hall-horror-order = 놓는 순서
hall-horror-gains = 받은 가넷
hall-horror-start = 출발
hall-horror-goal = 골
hall-horror-forfeit = 포기
hall-horror-foot = 구역마다 동전이 가장 많은 하나만 움직입니다. 같은 수끼리는 멈춤.
hall-horror-prize-foot = 응원한 캐릭터가 1위면 가넷 3개, 2위 2개, 3위 1개를 받습니다.
hall-horror-secret-foot = 누가 누구를 응원했는지는 공개하지 않습니다.

hall-rules = 규칙

hall-standings = 가넷 순위
hall-leads = { $name } 단독 선두
hall-lead-joint = 공동 선두 { $count }명
hall-lead-none = 모두 같은 수

hall-result = 결과
hall-winner = 우승
hall-winner-joint = 공동 우승
hall-candidate = 탈락 후보
hall-candidate-joint = 탈락 후보 { $count }명
hall-last = 공동 최하위
hall-nominate-now = 탈락 후보를 정합니다
hall-spare-now = { JOSA($name, "이/가") } 생명의 징표를 나눕니다
hall-gained = 이번 게임에서 받은 가넷
hall-no-result = 아직 결과가 없습니다

hall-oppose-now = { $name } · 데스매치 상대 지목
hall-arena-now = 데스매치 게임을 정합니다
hall-partner-now = { $name } · 파트너를 고릅니다
hall-bequeath-now = { $name } · 가넷을 남깁니다
hall-duel-winner = 데스매치 승리
hall-eliminated = 탈락
hall-duel-ready-now = 데스매치를 시작합니다
