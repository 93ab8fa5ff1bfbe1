# The three mini-games: names, the question for the room, how to write the answer, how a producer
# types a problem, and what is said when something is refused.
#
# minigame-<kind>            the name: matchsticks, scales, packing
# minigame-level             how hard
# minigame-ask-<question>    what the room reads: equation, squares, ratio, coin, packing
# minigame-hint-<question>   how the answer is written
# minigame-type-<kind>       how a producer types a problem
# no-<code>                  why it is refused and what to do

minigame-matchsticks = Matchsticks
minigame-scales = Scales
minigame-packing = Puzzle
minigame-level = Level { $level }

minigame-ask-equation = Move exactly one match to make the equation true.
minigame-ask-squares = Take away { $remove ->
        [one] one match
       *[other] { $remove } matches
    } so that exactly { $leave ->
        [one] one square is left
       *[other] { $leave } squares are left
    }. Every match that stays must be a side of a square.
minigame-ask-ratio = All the scales balance. How many { $many } weigh as much as one { $one }?
minigame-ask-coin = One of the { $coins } coins is false. Which one, and is it heavier or lighter than the others?
minigame-ask-packing = Fill the empty cells of the { $rows }×{ $cols } board with { $pieces ->
        [one] the one piece beside it
       *[other] the { $pieces } pieces beside it
    }, turned and flipped as you like.

minigame-hint-equation = Write the finished equation, such as 8-4=4
minigame-hint-squares = Write the numbers of the matches taken away, such as 4 6 7 9
minigame-hint-ratio = Write the number only, such as 3
minigame-hint-coin = Write the coin's number, then + for heavy or - for light, such as 5+
minigame-hint-packing = Write the piece's letter for each cell, rows separated by /, such as NNNUU/PPNNU/PPPUU

minigame-type-matchsticks = Type a false equation, such as 8+3=9, or rows x columns - matches to remove = squares to leave, such as 2x3-3=2.
minigame-type-scales = Type the balanced scales and the question, such as C=A+B; 2A=B+C; C=?B, or the coins and the weighings, such as 3: 1>2; 2=3, where > means the left pan is heavier.
minigame-type-packing = Type the size and the pieces, such as 3x5 FPU. Cells laid already follow row by row, with a dot for an empty cell.

no-problem-unreadable = This problem cannot be read. Type it in the form of the example.
no-problem-without-answer = This problem has no answer. Change it.
no-problem-with-several-answers = This problem has { $count } answers. Change it, or allow several.
no-problem-already-true = This equation is true already. Type a false one.
no-problem-needs-other-figures = With the figures as they are shown this cannot be solved, only with another form of 6, 7 or 9. Type another equation.
no-problem-grid-too-big = A grid has at most { $most } cells. Type a smaller one.
no-problem-asks-itself = This compares a thing with itself. Ask about two different things.
no-problem-too-many-letters = There may be at most { $most } different things. Use fewer.
no-problem-pan-too-full = A pan holds at most { $most } things. Use fewer.
no-problem-weights-open = These scales leave the weights open. Add another one.
no-problem-coins-out-of-range = There must be { $least } to { $most } coins.
no-problem-coin-twice = Coin { $coin } is twice in one weighing. Take one out.
no-problem-pans-uneven = The pans hold different numbers of coins. Put the same number in each.
no-problem-piece-twice = Piece { $piece } is there twice. Use each piece once.
no-problem-board-does-not-fit = The board has { $cells } cells for { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    }. Each piece must have five cells.
no-problem-board-too-big = There may be at most { $most } pieces. Type a smaller board.

no-answer-unreadable = This answer cannot be read. Type it in the form of the example.
no-leading-zero = A number does not begin with 0. Leave the 0 out.
no-no-such-match = There is no match { $match }. They are numbered 1 to { $most }.
no-match-twice = A match is named twice. Type each number once.
no-wrong-number-of-matches = The number of matches to take away is { $wanted }; you named { $given }.
no-no-such-coin = There is no coin { $coin }. They are numbered 1 to { $most }.
no-no-such-piece = There is no piece { $piece } here. The pieces are { $pieces }.
no-wrong-board-size = The board has { $rows } rows of { $cols } cells. Fill in all of them.
