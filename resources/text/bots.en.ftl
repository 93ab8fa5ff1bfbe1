### The levels of the bots, named by what was measured.

level-horror-uniform = Anything
level-horror-uniform-about = Does anything that is allowed.
level-holdem-uniform = Anything
level-holdem-uniform-about = Does anything that is allowed.
level-twosided-uniform = Anything
level-twosided-uniform-about = Does anything that is allowed.
level-seed-uniform = Anything
level-seed-uniform-about = Does anything that is allowed.
level-yut-uniform = Anything
level-yut-uniform-about = Does anything that is allowed.
level-hap-uniform = Anything
level-hap-uniform-about = Does anything that is allowed.
level-horror-regular = Steady
level-horror-regular-about = Places for the best at once; forfeits to be last.
level-horror-champion = Champion
level-horror-champion-about = Races ahead: wins 1.7 fair shares among eleven Steady.
