### Keys, clocks and sounds.

told-time-is-up = 시간이 다 됐습니다. Space로 처리합니다.
key-clock-more = 시계 10초 더
key-clock-less = 시계 10초 덜
switch-frame-time-out = 시간 초과
choice-frame-time-out-confirmed = 딜러가 확인
choice-frame-time-out-by-itself = 자동 처리
switch-frame-advice = 홀의 예상 표시
choice-frame-advice-on = 켜짐
choice-frame-advice-off = 꺼짐
