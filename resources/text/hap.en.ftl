# Gyeol-Hap.
#
# Situations of the dealer (do- what to do next, say- what to say aloud). $who is the short name of
# the player on turn, $round the round, $left how many pictures are still to come, $points what is
# won or lost, $seat who has won.
#   first      who has the first turn           name       $who called hap: three numbers
#   ready      begin the next round             right      a right call: give the points
#   extra      a tie: begin an extra round      wrong      a wrong call: take the points
#   board      type the nine pictures           window     $who may call gyeol now
#   draw       pictures are drawn               over       the match is over
#   redraw     too few haps: lay anew           joint      the match is over, places are shared
#   turn       turn of $who

game-hap = Gyeol-Hap

log-hap-first = { $seat } has the first turn.
log-hap-begin = The round begins.
log-hap-board = Nine pictures lie open.
log-hap-draw = A picture is drawn.
log-hap-redraw = Too few haps. The pictures are laid anew.
log-hap-hap = { $who } calls hap.
log-hap-name = { $who } names { $numbers }.
log-hap-miss = { $who } { $how ->
    [silent] names no numbers.
   *[misnamed] does not name three numbers.
}
log-hap-gyeol = { $who } calls gyeol.
log-hap-pass = { $who } lets the time run out.
log-hap-judge = { $seat }: { $points ->
    [0] no points
   *[other] { $points }
}
log-hap-foul = { $seat } called in another's time.
log-hap-close = Round closed “{ $reason }”
log-hap-correct = { $seat } now has { $points } points “{ $reason }”
log-hap-void = Round void “{ $reason }”

act-hap-first = Who starts
act-hap-begin = Begin round
act-hap-board = Type pictures
act-hap-draw = Draw picture
act-hap-redraw = Lay anew
act-hap-hap = Hap
act-hap-name = Numbers
act-hap-miss = No numbers
act-hap-gyeol = Gyeol
act-hap-pass = Time ran out
act-hap-judge = Judge
act-hap-foul = Out of turn
act-hap-close = Close round
act-hap-correct = Correct score
act-hap-void = Void round

next-hap-begin = begin the round
next-hap-judge = judge the call
next-hap-redraw = lay the pictures anew

field-picture = picture
field-pictures = nine pictures
field-numbers = three numbers
field-how = how
field-points = points

word-silent = no numbers
word-misnamed = wrong numbers

no-hap-first-open = Enter first who has the first turn.
no-hap-begun = The match has begun. Amend the log to change who started.
no-nine-pictures = Type nine different pictures, row by row from top left.
no-picture-lies-there = This picture lies there already. Enter another.
no-three-numbers = Enter three different numbers from 1 to 9.
no-points-out-of-range = That score is not possible. Enter a number in range.
no-board-first = Open the nine pictures first.
no-judge-first = Judge the call first.
no-name-first = Enter the three numbers first, or that none came.
no-call-first = Numbers follow a call. Enter the hap first.
no-gyeol-window = Only gyeol may be called now. Enter it or let the time run out.
no-gyeol-once = A wrong gyeol was called this round. Only hap may be called.
no-calls-ignored = Calls in another's time are ignored by the house rule. Just go on.
no-no-turn-runs = It is nobody's turn now. Look at what the table waits for.
no-board-lies = The pictures of this round lie open. If they are wrong, void the round.
no-board-typed = This table has real pictures. Type the nine that lie there.
no-board-drawn = The program draws the pictures. Press draw.
no-two-to-twelve-chairs = Two to twelve can play, there are { $given }. Change who takes part.

do-hap-first = Draw or enter who has the first turn.
say-hap-first = “Let us see who starts.”
do-hap-ready = Space begins round { $round }.
say-hap-ready = “Round { $round } begins.”
do-hap-extra = A tie. Space begins the extra round { $round }.
say-hap-extra = “It is a tie. An extra round decides.”
do-hap-board = Lay nine pictures and type them from top left.
say-hap-board = “Here are the nine pictures.”
do-hap-draw = The pictures are being drawn. { $left } to come.
say-hap-draw = “Here are the pictures.”
do-hap-redraw = Too few haps. Space lays the pictures anew.
say-hap-redraw = “The pictures are laid anew.”
do-hap-turn = { $who }: hap { KEY("Q") }, gyeol { KEY("W") }, time ran out { KEY("E") }.
say-hap-turn = “{ $who }, your turn.”
do-hap-name = { $who } called hap. Type three numbers.
say-hap-name = “{ $who }, the numbers, please.”
do-hap-right = Right. Space gives { $points }.
say-hap-right = “Correct. { $points } for { $who }.”
do-hap-wrong = Wrong. Space judges it ({ $points }).
say-hap-wrong = “Wrong, { $who }.”
do-hap-window = { $who }: gyeol { KEY("W") }, else { KEY("E") }.
say-hap-window = “{ $who }, do you call gyeol?”
do-hap-over = Space settles the result.
say-hap-over = “{ $seat } has won.”
do-hap-joint = A tie to the end. Space settles the result.
say-hap-joint = “The match ends in a tie.”

switch-hap-board = Pictures
choice-hap-board-typed = typed by the dealer
choice-hap-board-drawn = drawn by the program
switch-hap-rounds = Rounds
choice-hap-rounds-10 = 10
choice-hap-rounds-5 = 5
choice-hap-rounds-3 = 3
switch-hap-turn-seconds = Time of a turn
choice-hap-turn-seconds-10 = 10 seconds
choice-hap-turn-seconds-15 = 15 seconds
choice-hap-turn-seconds-20 = 20 seconds
switch-hap-name-time = Time to name the numbers
choice-hap-name-time-5 = 5 seconds
choice-hap-name-time-3 = 3 seconds
choice-hap-name-time-rest-of-turn = the rest of the turn
switch-hap-repeat = A hap called before
choice-hap-repeat-minus1 = costs 1 point
choice-hap-repeat-free = costs nothing
switch-hap-gyeol-window = Time for gyeol after one's own hap
choice-hap-gyeol-window-off = none
choice-hap-gyeol-window-3 = 3 seconds
choice-hap-gyeol-window-5 = 5 seconds
switch-hap-pass-limit = Silence that ends a round
choice-hap-pass-limit-six-total = six turns in total
choice-hap-pass-limit-two-each = two turns each
choice-hap-pass-limit-six-each = six turns each
choice-hap-pass-limit-off = none
switch-hap-gyeol-again = Gyeol after a wrong gyeol
choice-hap-gyeol-again-yes = allowed
choice-hap-gyeol-again-once = once a round
switch-hap-min-haps = Haps a board must hold
choice-hap-min-haps-0 = any number
choice-hap-min-haps-1 = at least 1
choice-hap-min-haps-3 = at least 3
switch-hap-tie = A tie
choice-hap-tie-extra-rounds = extra rounds
choice-hap-tie-first-point = ends when points differ
choice-hap-tie-joint = places are shared
switch-hap-starter = Who starts a round
choice-hap-starter-alternate = in turn
choice-hap-starter-loser = who fared worst in the last
switch-hap-misnamed = Numbers that are none
choice-hap-misnamed-wrong = wrong call
choice-hap-misnamed-asked-again = asked again
switch-hap-floor = Lowest score
choice-hap-floor-none = may be negative
choice-hap-floor-zero = zero
switch-hap-out-of-turn = Calling in another's time
choice-hap-out-of-turn-ignored = ignored
choice-hap-out-of-turn-minus1 = costs 1 point
switch-hap-found = Haps called
choice-hap-found-listed = on the screen
choice-hap-found-hidden = not shown
switch-hap-clock-start = Clock of the first turn
choice-hap-clock-start-dealer = started by the dealer
choice-hap-clock-start-after-3s = 3 seconds after opening

# ---- the hall

hall-game-hap = Gyeol-Hap
hall-hap-first = Who has the first turn?
hall-hap-ready = Round 1 is next
hall-hap-round-over = Round { $round } is over
hall-hap-laid = The pictures are laid
hall-hap-board = Laying pictures · { $count }/9
hall-hap-redraw = Too few haps · laid anew
hall-hap-turn = { $who }'s turn
hall-hap-call = { $who } · hap!
hall-hap-window = { $who } · time for gyeol
hall-hap-named = { $who } · { $numbers }
hall-hap-missed = { $who } · no numbers
hall-hap-gyeol = { $who } · gyeol!
hall-hap-right = { $who } is right { $points }
hall-hap-wrong = { $who } is wrong { $points }
hall-hap-won = { $who } wins
hall-hap-joint = { $count } share first place
hall-hap-round = Round { $round }/{ $count }
hall-hap-extra = Extra round { $round }
hall-hap-called = Haps called
hall-hap-gained = This round
hall-hap-silent = Passes in a row
hall-hap-foot = Hap +1 · wrong −1 · Gyeol +3


# ---- the dealer's table and pad

table-hap-left = Haps left
table-hap-found = Haps called
table-hap-none = none
table-hap-codes = Picture numbers (type nine, from top left)
table-hap-silent = Passes in a row { $count } / { $left }
table-hap-silent-free = Passes in a row { $count }

act-hap-starts = { $who }
act-hap-number = First turn

why-hap-first-open = who starts first
why-hap-begun = has begun
why-board-first = pictures first
why-judge-first = judge first
why-name-first = numbers first
why-call-first = hap first
why-gyeol-window = gyeol only now
why-gyeol-once = gyeol was wrong
why-calls-ignored = calls are ignored
why-no-turn-runs = nobody's turn
why-board-lies = already open
why-board-typed = typed here
why-board-drawn = drawn by program
