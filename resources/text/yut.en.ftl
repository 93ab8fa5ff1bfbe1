# Strategic Yut.
#
# Situations of the dealer (do- what to do next, say- what to say aloud). $who is the short name of
# the player on turn, $seat of whom else it is about (who is late, who has won), $left how many
# sticks are not in yet, $count how many results are left.
#   first     which side starts                 show      all four sticks are in: throw and open
#   throw     turn of $who: type the four       move      $who moves a piece
#   again     yut or mo: throw once more        late      $who is late: move the foremost piece
#   caught    a capture: throw once more        stuck     no result can be used: the turn passes
#   choose    the four choose secretly          over      the match is over
#   lot       a random stick for $seat          capped    all throws are used: who leads wins

game-yut = Strategic Yut

log-yut-first = The side of { $seat } starts.
log-yut-stick = { $who } has chosen a stick.
log-yut-lot = { $seat } gets a random stick.
log-yut-throw = { $sides }
log-yut-go = { $who }: { $result ->
    [mo] mo
    [gae] gae
    [geol] geol
    [back-do] back-do
   *[yut] yut
}, piece { $piece } { $to ->
    [home] comes home
   *[other] to cell { $to }
}
log-yut-pass = What is left of the results is not used.
log-yut-fall = A stick fell off the mat. The turn is lost.
log-yut-late = Time is up for { $seat }.
log-yut-correct = Piece { $piece } corrected: { $to ->
    [home] home
    [off] off the mat
   *[other] cell { $to }
} “{ $reason }”
log-yut-void = Throw void “{ $reason }”

act-yut-first = Who starts
act-yut-stick = Choose stick
act-yut-lot = Random stick
act-yut-throw = Throw
act-yut-go = Move
act-yut-pass = Pass
act-yut-fall = Off the mat
act-yut-late = Time is up
act-yut-correct = Correct piece
act-yut-void = Void throw

next-yut-throw = open the sticks
next-yut-pass = pass the turn on

field-side = side
field-sides = four sticks
field-result = result
field-piece = piece
field-join = piece to join
field-stacked = stacked

word-front = front
word-back = back
word-home = home
word-off = off the mat

no-yut-first-open = Enter first which side starts.
no-yut-begun = The match has begun. Amend the log to change who started.
no-no-such-move = That result does not take that piece there. Choose a place that is offered.
no-cannot-lie-there = No piece may be put there. Choose a cell without an enemy.
no-front-or-back = Choose front or back.
no-four-sides = Type the sides of all four sticks in the order of the chairs.
no-no-such-chair-now = That chair cannot be chosen now. Choose one that is offered.
no-move-first = Use the results first: move a piece.
no-random-stick-first = Draw the random stick of the late player first.
no-sticks-typed = By the house rule all four sticks are typed at once, after the throw.
no-stick-is-in = This stick is in. If it is wrong, void the throw.
no-sticks-missing = All four must choose first. Wait for the others.
no-stick-counts = A stick off the mat counts as it lies. Type it as it is.
no-throw-first = Throw the sticks first.
no-must-move = Who can move must move. Choose a piece.
no-no-move-left = No piece can be moved. Pass the turn on.
no-late-already = Time is up already. Do what is offered first.
no-sticks-are-in = Sticks are in. Throw them or void the throw first.
no-no-clock = There is no time limit by the house rule. Wait.
no-nothing-thrown = There is no throw to void. Undo what lies further back.
no-four-chairs = Four chairs are needed, there are { $given }. Seat four players.
no-home-rules-mixed = “Coming home” and “Back at the start” do not fit. Change both together.
no-exact-needs-reach = “Must be exact” needs home on reaching the start. Change one of the two.

do-yut-first = Draw or enter which side starts.
say-yut-first = “Let us see which side starts.”
do-yut-throw = { $who }: type the four sticks in the order of the chairs.
say-yut-throw = “{ $who }, it is your turn. All four, choose a stick and throw together.”
do-yut-again = Once more: type the four sticks.
say-yut-again = “One more throw. All four, please choose again.”
do-yut-caught = A capture: type the four sticks of the extra throw.
say-yut-caught = “A capture. All four, one more throw, please.”
do-yut-choose = The four choose secretly. { $left } to come.
say-yut-choose = “{ $who }, it is your turn. All four, choose front or back in secret.”
do-yut-lot = { $seat } is out of time. Draw a random stick.
say-yut-lot = “Time is up. { $seat } throws a stick taken at random.”
do-yut-show = All four sticks are in. Space opens them together.
say-yut-show = “All have chosen. One, two, three, throw.”
do-yut-move = { $who }: choose a piece and where it goes. Results left: { $count }.
say-yut-move = “{ $who }, which piece do you move?”
do-yut-late = { $who } is out of time. Move the foremost piece.
say-yut-late = “Time is up. The foremost piece is moved.”
do-yut-stuck = No result can be used. Space passes the turn on.
say-yut-stuck = “No piece can move. The turn passes.”
do-yut-over = Space settles the result.
say-yut-over = “{ $seat } has both pieces home first.”
do-yut-capped = All throws are used. Space settles the result.
say-yut-capped = “All throws are used. { $seat } leads and has won.”

switch-yut-sticks = Sticks
choice-yut-sticks-typed = all four typed at once
choice-yut-sticks-sealed = each chosen in secret
choice-yut-sticks-mixed = either way
switch-yut-counted-side = Side that is counted
choice-yut-counted-side-fronts = fronts
choice-yut-counted-side-backs = backs
switch-yut-order = Order of turns
choice-yut-order-ABBA = one side, the other twice, one side
choice-yut-order-alternate = the sides alternate
switch-yut-first = Side that starts
choice-yut-first-lot = by lot
choice-yut-first-candidate = the candidate's side
switch-yut-move-who = Pieces that may be moved
choice-yut-move-who-own = one's own
choice-yut-move-who-team = those of one's side
switch-yut-stuck-back-do = Back-do without a piece on the mat
choice-yut-stuck-back-do-lost = turn is lost
choice-yut-stuck-back-do-partner = moves a partner's piece
switch-yut-back-way = Way of a back-do
choice-yut-back-way-as-came = the way the piece came
choice-yut-back-way-geometric = to the cell before
switch-yut-back-to-start = Back at the start
choice-yut-back-to-start-home = home at once
choice-yut-back-to-start-waits = stands and waits
switch-yut-home = Coming home
choice-yut-home-reach = on reaching the start
choice-yut-home-must-pass = on passing the start
switch-yut-shortcut = Shortcuts
choice-yut-shortcut-optional = optional
choice-yut-shortcut-compulsory = compulsory
switch-yut-stack = Stacking
choice-yut-stack-optional = optional
choice-yut-stack-always = always
choice-yut-stack-never = never
switch-yut-partner-stack = Stacking with the partner
choice-yut-partner-stack-yes = allowed
choice-yut-partner-stack-no = they share a cell, unstacked
choice-yut-partner-stack-capture = partners capture each other
switch-yut-capture-extra = Extra throw for a capture
choice-yut-capture-extra-not-if-yut-mo = not with a yut or mo
choice-yut-capture-extra-always = always
choice-yut-capture-extra-never = never
switch-yut-capture-again = Yut or mo in a capture throw
choice-yut-capture-again-yes = throws again
choice-yut-capture-again-no = no more
switch-yut-split = Several results
choice-yut-split-free = any piece for each
choice-yut-split-one-piece = one piece takes all
switch-yut-may-pass = Not moving
choice-yut-may-pass-no = not allowed
choice-yut-may-pass-yes = allowed
switch-yut-overshoot = Steps to spare
choice-yut-overshoot-lost = lost
choice-yut-overshoot-exact = must be exact
switch-yut-partner-done = Turn of a partner with no pieces left
choice-yut-partner-done-moves-mate = moves a mate's piece
choice-yut-partner-done-skipped = skipped
switch-yut-stick-seconds = Time to choose
choice-yut-stick-seconds-30 = 30 seconds
choice-yut-stick-seconds-20 = 20 seconds
choice-yut-stick-seconds-60 = 60 seconds
choice-yut-stick-seconds-0 = no limit
switch-yut-cap = Most throws
choice-yut-cap-500 = 500
choice-yut-cap-300 = 300
choice-yut-cap-100 = 100
switch-yut-talk = Partners may talk
choice-yut-talk-free = freely
choice-yut-talk-secret = not at all
switch-yut-stack-way = Way back of a stack
choice-yut-stack-way-last = of the piece that joined last
choice-yut-stack-way-lowest = of the lowest piece
switch-yut-off-mat = Stick off the mat
choice-yut-off-mat-counts = counts as it lies
choice-yut-off-mat-turn-lost = turn is lost
switch-yut-capture-throw = Throw for a capture
choice-yut-capture-throw-at-once = at once
choice-yut-capture-throw-after = after the saved results
switch-yut-move-seconds = Time to move
choice-yut-move-seconds-60 = 60 seconds
choice-yut-move-seconds-30 = 30 seconds
choice-yut-move-seconds-90 = 90 seconds
choice-yut-move-seconds-0 = no limit

# ---- the hall

hall-game-yut = Strategic Yut
hall-yut-duel = Death match
hall-yut-first = Which side starts?
hall-yut-throw = { $who }'s turn · choose sticks
hall-yut-again = { $who } · one more throw
hall-yut-caught = { $who } · capture, throw again
hall-yut-choose = Choosing sticks · { $count }/4
hall-yut-lot = { $who } · random stick
hall-yut-ready = All have chosen
hall-yut-moves = { $who } moves · { $result } { $count }
hall-yut-moves-back = { $who } moves · back-do
hall-yut-moves-many = { $who } moves · { $count } results
hall-yut-late = { $who } · time is up, foremost piece
hall-yut-stuck = { $who } · no piece can move
hall-yut-won = { $who } wins
hall-yut-ahead = Last throw · { $who } leads and wins
hall-yut-foot = Do goes back. Two home wins.
hall-yut-front = F
hall-yut-back = B
hall-yut-mo = Mo
hall-yut-back-do = Back-do
hall-yut-gae = Gae
hall-yut-geol = Geol
hall-yut-yut = Yut
hall-yut-step-on = { $count } steps
hall-yut-step-back = { $count } back
hall-yut-chosen = chosen
hall-yut-waiting = off
hall-yut-home = home
hall-yut-partner = partner


# ---- the dealer's table and pad

table-yut-cell = cell { $to }
table-yut-home = home
table-yut-waiting = off
table-yut-missing = to come
table-yut-unknown = unknown
table-yut-piece = piece { $piece }
table-yut-results = Results
table-yut-throws = { $count } throws

act-yut-all = All alike
act-yut-one-front = One front
act-yut-one-back = One back
act-yut-pair-front = 1st front +
act-yut-pair-back = 1st back +
act-yut-all-typed = Four sticks
act-yut-stick-of = { $who }
act-yut-starts = { $who }
act-yut-move = { $piece } { $result }→{ $to }
act-yut-move-join = { $piece } { $result }→{ $to } +{ $count }
act-yut-piece = { $piece } { $result }
act-yut-result = { $result }
act-yut-more = More moves

why-yut-first-open = who starts first
why-yut-begun = has begun
why-move-first = move first
why-random-stick-first = random stick first
why-sticks-typed = all typed at once
why-stick-is-in = stick is in
why-sticks-missing = sticks missing
why-stick-counts = counts as it lies
why-throw-first = throw first
why-must-move = must move
why-no-move-left = no piece can move
why-late-already = time is up already
why-sticks-are-in = sticks are in
why-no-clock = no time limit
why-nothing-thrown = nothing thrown
no-yut-no-more-moves = There is no move on this key. Press another.
why-yut-no-more-moves = no more moves
