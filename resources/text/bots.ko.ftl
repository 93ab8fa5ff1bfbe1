### The levels of the bots, named by what was measured.

level-horror-uniform = 무작위
level-horror-uniform-about = 할 수 있는 것 가운데 아무거나 합니다.
level-holdem-uniform = 무작위
level-holdem-uniform-about = 할 수 있는 것 가운데 아무거나 합니다.
level-twosided-uniform = 무작위
level-twosided-uniform-about = 할 수 있는 것 가운데 아무거나 합니다.
level-seed-uniform = 무작위
level-seed-uniform-about = 할 수 있는 것 가운데 아무거나 합니다.
level-yut-uniform = 무작위
level-yut-uniform-about = 할 수 있는 것 가운데 아무거나 합니다.
level-hap-uniform = 무작위
level-hap-uniform-about = 할 수 있는 것 가운데 아무거나 합니다.
