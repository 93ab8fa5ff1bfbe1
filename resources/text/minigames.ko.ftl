# 미니게임 세 가지: 이름, 방에 내는 질문, 답을 적는 법, 출제자가 문제를 적는 법, 거절하는 말.
#
# minigame-<종류>            이름: matchsticks, scales, packing
# minigame-level             난이도
# minigame-ask-<질문>        방에 보이는 질문: equation, squares, ratio, coin, packing
# minigame-hint-<질문>       답을 적는 법
# minigame-type-<종류>       출제자가 문제를 적는 법
# no-<거절 부호>             받지 않는 까닭과 할 일

minigame-matchsticks = 성냥
minigame-scales = 저울
minigame-packing = 퍼즐
minigame-level = 난이도 { $level }

minigame-ask-equation = 성냥 한 개비만 옮겨 올바른 식을 만드세요.
minigame-ask-squares = 성냥 { $remove }개비를 빼서 정사각형을 정확히 { $leave }개만 남기세요. 남는 성냥은 모두 정사각형의 변이어야 합니다.
minigame-ask-ratio = 저울은 모두 수평입니다. { $many } 몇 개가 { $one } 한 개와 무게가 같을까요?
minigame-ask-coin = 동전 { $coins }개 가운데 가짜가 하나 있습니다. 몇 번이 가짜이고, 진짜보다 무거울까요, 가벼울까요?
minigame-ask-packing = 조각 { $pieces }개로 { $rows }×{ $cols } 판의 빈칸을 모두 채우세요. 조각은 돌리거나 뒤집어도 됩니다.

minigame-hint-equation = 완성한 식을 적습니다. 예: 8-4=4
minigame-hint-squares = 뺀 성냥의 번호를 띄어 적습니다. 예: 4 6 7 9
minigame-hint-ratio = 개수만 적습니다. 예: 3
minigame-hint-coin = 번호 뒤에 무거우면 +, 가벼우면 -를 붙입니다. 예: 5+
minigame-hint-packing = 칸마다 조각의 글자를 적고 줄은 /로 나눕니다. 예: NNNUU/PPNNU/PPPUU

minigame-type-matchsticks = 틀린 식을 적거나(예: 8+3=9), 세로 칸 수x가로 칸 수-뺄 개비=남길 정사각형 꼴로 적습니다(예: 2x3-3=2).
minigame-type-scales = 수평인 저울과 질문을 적거나(예: C=A+B; 2A=B+C; C=?B), 동전 수와 저울질을 적습니다(예: 3: 1>2; 2=3). >는 왼쪽이 무겁다는 뜻입니다.
minigame-type-packing = 판의 크기와 조각을 적습니다(예: 3x5 FPU). 미리 놓인 칸은 뒤에 줄별로 적고 빈칸은 점으로 둡니다.

no-problem-unreadable = 문제를 읽을 수 없습니다. 보기와 같은 모양으로 적어 주세요.
no-problem-without-answer = 이 문제에는 답이 없습니다. 문제를 고쳐 주세요.
no-problem-with-several-answers = 답이 { $count }가지입니다. 문제를 고치거나 여러 답을 허용해 주세요.
no-problem-already-true = 이미 맞는 식입니다. 틀린 식을 적어 주세요.
no-problem-needs-other-figures = 화면의 숫자 모양으로는 풀 수 없습니다. 6, 7, 9의 모양이 다를 때만 답이 나옵니다. 다른 식을 적어 주세요.
no-problem-grid-too-big = 성냥판은 { $most }칸까지입니다. 더 작은 판을 적어 주세요.
no-problem-asks-itself = 같은 것끼리 견주고 있습니다. 서로 다른 두 가지를 물어 주세요.
no-problem-too-many-letters = 물건은 { $most }가지까지입니다. 가짓수를 줄여 주세요.
no-problem-pan-too-full = 한 접시에는 { $most }개까지 올립니다. 개수를 줄여 주세요.
no-problem-weights-open = 이 저울들로는 무게가 정해지지 않습니다. 저울을 하나 더 적어 주세요.
no-problem-coins-out-of-range = 동전은 { $least }개에서 { $most }개까지입니다.
no-problem-coin-twice = 한 저울질에 { $coin }번 동전이 두 번 나옵니다. 하나를 지워 주세요.
no-problem-pans-uneven = 두 접시의 동전 수가 다릅니다. 같은 수로 맞춰 주세요.
no-problem-piece-twice = { $piece } 조각이 두 번 나옵니다. 조각은 한 번씩만 씁니다.
no-problem-board-does-not-fit = 판은 { $cells }칸인데 조각은 { $pieces }개입니다. 조각 하나가 다섯 칸을 채우도록 맞춰 주세요.
no-problem-board-too-big = 조각은 { $most }개까지입니다. 더 작은 판을 적어 주세요.

no-answer-unreadable = 답을 읽을 수 없습니다. 보기와 같은 모양으로 적어 주세요.
no-leading-zero = 수가 0으로 시작할 수 없습니다. 앞의 0을 지워 주세요.
no-no-such-match = { $match }번 성냥은 없습니다. 1번에서 { $most }번까지입니다.
no-match-twice = 같은 성냥이 두 번 나옵니다. 번호를 한 번씩만 적어 주세요.
no-wrong-number-of-matches = 성냥 { $wanted }개비를 빼야 하는데 { $given }개비를 적었습니다.
no-no-such-coin = { $coin }번 동전은 없습니다. 1번에서 { $most }번까지입니다.
no-no-such-piece = { $piece } 조각은 없습니다. 쓸 수 있는 조각: { $pieces }
no-wrong-board-size = 판은 { $rows }줄 { $cols }칸입니다. 그 크기에 맞춰 모두 적어 주세요.
