# 미니게임방 창.
#
# $name 방에 있는 사람, $number 몇 번째 문제나 공유카드, $kind 미니게임 이름, $level 난이도

room-title = 미니게임방
room-problem = 문제 { $number } · { $kind } · 난이도 { $level }
room-kind = 이번 라운드: { $kind } · 난이도 { $level }
room-holds = 카드: { $name }
room-bet = 베팅 { $count }

room-now-solve = 문제를 푸세요
room-now-pick = { $name } 님이 고릅니다
room-now-wait = 기다려 주세요

room-how-equation = 옮길 성냥을 누르고 놓을 자리를 누른 뒤, 푼 사람의 이름을 누르세요.
room-how-squares = 뺄 성냥을 모두 누른 뒤, 푼 사람의 이름을 누르세요.
room-how-ratio = 개수를 누른 뒤, 푼 사람의 이름을 누르세요.
room-how-coin = 동전 번호와 무거움·가벼움을 누른 뒤, 푼 사람의 이름을 누르세요.
room-how-packing = 조각을 판으로 끌어다 놓고 다 채운 뒤, 푼 사람의 이름을 누르세요.
room-how-pick = 테이블에는 누가 골랐는지 알리지 않습니다. 봉인하면 화면에서 바로 사라집니다.
room-foot = 이 방에서 본 카드는 테이블에 알릴 수 없습니다.
room-foot-none = 이 창은 협동홀덤의 미니게임방에서 씁니다.

room-heavy = 무거움
room-light = 가벼움
room-turn = 돌리기
room-flip = 뒤집기
room-clear = 비우기
room-seal = 봉인

room-pick = 공유카드 { $number } 고르기
room-pick-ask = { $name } 님, 손으로 가리고 카드 한 장을 누른 뒤 봉인을 누르세요. 뒷면은 실물 카드로 직접 봉인할 때 누릅니다.
room-pick-drawn = { $name } 님, 손으로 가리고 카드 한 장을 누른 뒤 봉인을 누르세요.

room-told-wrong-lock-5s = { $name } 님, 오답입니다. 5초 뒤에 다시 답할 수 있습니다.
room-told-wrong-out-for-problem = { $name } 님, 오답입니다. 이 문제에는 더 답할 수 없습니다.
room-told-wrong-free = { $name } 님, 오답입니다. 바로 다시 답할 수 있습니다.
room-told-locked = { $name } 님은 아직 답할 수 없습니다.
room-told-out = { $name } 님은 이 문제에 답할 수 없습니다.
room-told-unfinished = 답이 아직 완성되지 않았습니다. 화면에서 답을 만든 뒤 이름을 누르세요.
room-told-unreadable = 숫자로 읽을 수 없는 모양이 있습니다. 다시 놓아 보세요.
room-told-refused = 지금은 받을 수 없습니다. 진행자를 불러 주세요.

room-wait-none = 협동홀덤이 시작되면 이 창에 문제가 나옵니다
room-wait-lot = 선 플레이어를 정하는 중입니다
room-wait-ready = 곧 다음 라운드를 시작합니다
room-wait-kind = 이번 미니게임을 정하는 중입니다
room-wait-deal = 테이블에서 카드를 나누는 중입니다
room-wait-problem = 곧 문제가 나옵니다
room-wait-draw = 아무도 고르지 못했습니다. 카드는 추첨합니다
room-wait-sealed = 카드를 봉인했습니다
room-wait-open = 카드가 테이블에 도착했습니다
room-wait-bet = 테이블에서 베팅하는 중입니다
room-wait-show = 테이블에서 카드를 공개합니다
room-wait-award = 테이블에서 팟을 지급합니다
room-wait-nominate = 탈락 후보를 정하는 중입니다
room-wait-roles = 팀마다 누가 카드를 쥘지 정하세요
room-wait-over = 협동홀덤이 끝났습니다

key-room = 미니게임방 창
no-room-not-now = 미니게임방 창은 협동홀덤에서만 엽니다.
told-room-open = 미니게임방 창을 열었습니다: { $where }
told-room-window = 미니게임방 창을 열었습니다. 다른 모니터로 옮긴 뒤 최대화하면 그 화면을 기억합니다.
told-room-closed = 미니게임방 창을 닫았습니다.
told-room-missing = 미니게임방 모니터의 연결이 끊겼습니다. 다시 연결하면 창이 돌아옵니다.

table-holdem-answer = 정답: { $answer }
