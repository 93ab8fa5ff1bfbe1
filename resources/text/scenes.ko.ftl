### Scenes about people, the rundown, the open cut.

scene-spotlight = 인물
scene-duel = 데스매치
scene-farewell = 탈락
console-follows = 자동 진행
console-holds = 수동 송출
hall-spotlight = 플레이어
hall-spotlight-rank = { $count }명 가운데 { $rank }위
hall-spotlight-tonight = 오늘 { $change }
hall-spotlight-out = 탈락
hall-spotlight-guest = 게스트
hall-duel = 데스매치
hall-opponent = 지목된 상대
hall-duel-stake = 지는 사람이 탈락합니다
hall-farewell = 탈락자
hall-farewell-nobody = 아직 탈락한 사람이 없습니다
hall-farewell-none = 물려준 가넷이 없습니다
hall-evening = 오늘의 규칙
light-open-cut = 홀에 전부 공개
told-spotlight = 다음 장면입니다. { $take } 키로 내보내세요.
no-open-cut = 홀에 모든 비밀을 공개할까요? Ctrl+O를 한 번 더 누르면 공개됩니다.
key-hold = 자동 진행과 수동 송출
key-spotlight = 인물 장면
key-open-cut = 홀에 전부 공개
no-no-such-person = 1번부터 { $people }번까지, 또는 이름을 쓰세요.
