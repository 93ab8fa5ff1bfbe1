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
level-horror-regular = 꾸준한 봇
level-horror-regular-about = 바로 이득인 곳에 놓고, 마지막 차례를 위해 포기합니다.
level-horror-champion = 챔피언
level-horror-champion-about = 경주를 내다봅니다. 꾸준한 봇 열한 명 사이에서 공정한 몫의 1.7배.
