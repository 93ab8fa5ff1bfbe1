### The rules lab.

lab-title = 규칙 { $set }: { $game } ({ $rules })
lab-games = 게임 { $n }판
lab-seat = { $seat }번 자리: 승률 { $share }, 가넷 { $garnets }
lab-length = 길이: { $rounds }라운드, { $steps }단계
lab-ties = 공동 우승 { $ties }
lab-difference = B가 A보다
lab-seat-gap = { $seat }번 자리: 승률 { $gap }
lab-length-gap = 라운드 수: { $gap }
lab-axis-share = 승률 (%)
lab-axis-seat = 자리
lab-no-cluster = 클러스터에 연결할 수 없습니다: { $why }
no-no-such-rule = { $rule } 규칙은 없습니다. 쓸 수 있는 규칙: { $allowed }
no-no-such-value = { $rule } 규칙에 { $value } 값은 없습니다. 쓸 수 있는 값: { $allowed }
no-no-such-level = { $level } 실력의 봇은 없습니다. 쓸 수 있는 실력: { $allowed }
no-no-such-number = 게임 수는 1 이상이어야 합니다.
