# Cooperative Hold'em.
#
# Situations of the dealer (do- what to do next, say- what to say aloud). $who is the short name of
# the team that is next, $round the round, $kind the kind of mini-game, $card a number, $owes what
# $who lacks to stay in, $low and $high what he may raise to, $gains garnets.
#   lot       draw who is first player             open       open the sealed card
#   ready     begin the next round                 bet-open   $who bets first or folds
#   swap      the same, and people change rooms    bet-answer $who calls, raises or folds
#   kind      name the kind of mini-game           show       show the card of $who
#   deal      deal a card to $who                  award      pay out a pot to $who
#   problem   pose the problem in the room         award-back give the uncalled excess back to $who
#   solve     the room works on the problem        nominate   name the candidate
#   pick      the solver $who chooses a card       roles      the teams decide who plays on
#   draw      draw the shared card                 roles-open open the decisions
#   bring     bring the sealed card to the table   over       the game is over

game-holdem = Cooperative Hold'em

log-holdem-first = { $seat } is the first player.
log-holdem-begin = The round begins. Everybody antes.
log-holdem-kind = The mini-game of this round: { holdem-kind }.
log-holdem-deal = { $seat } is dealt { $card }.
log-holdem-pose = A problem of level { $level } is posed (no. { $number }).
log-holdem-wrong = { $team } gave a wrong answer.
log-holdem-solve = { $team } solved the problem.
log-holdem-lapse = Time is up in the room.
log-holdem-pick = Shared card { $card } was chosen.
log-holdem-draw = Shared card { $card } was drawn.
log-holdem-bring = The shared card is brought to the table.
log-holdem-open = Shared card { $card } is open.
log-holdem-fold = { $who } folds.
log-holdem-call = { $who } calls.
log-holdem-check = { $who } checks.
log-holdem-bet = { $who } raises to { $to }.
log-holdem-show = { $seat } shows { $card }.
log-holdem-award = A pot is paid out: { $gains }.
log-holdem-nominate = { $seat } is the elimination candidate.
log-holdem-role = { $who } has decided who plays on.
log-holdem-roles = The decisions are open.
log-holdem-late = Time is up.
log-holdem-correct = { $seat } now has { $garnets } garnets: { $reason }
log-holdem-void = The round is void: { $reason }

act-holdem-first = First player
act-holdem-begin = Begin round
act-holdem-kind = Name mini-game
act-holdem-deal = Deal
act-holdem-pose = Pose problem
act-holdem-wrong = Wrong answer
act-holdem-solve = Solved
act-holdem-lapse = Time up, room
act-holdem-pick = Choose card
act-holdem-draw = Draw card
act-holdem-bring = Bring card
act-holdem-open = Open card
act-holdem-fold = Fold
act-holdem-call = Call
act-holdem-check = Check
act-holdem-bet = Raise to
act-holdem-show = Show card
act-holdem-award = Pay out
act-holdem-nominate = Nominate
act-holdem-role = Decide role
act-holdem-roles = Open roles
act-holdem-late = Time up
act-holdem-correct = Correct purse
act-holdem-void = Void round

holdem-kind = { $kind ->
    [matchsticks] matchsticks
    [scales] scales
   *[packing] puzzle
}
holdem-sits = { $sits ->
    [principal] the principal
   *[helper] the helper
}

no-lot-first = Draw the first player first.
no-first-player-known = The first player is known. Begin the round.
no-dealer-begins = The dealer begins the round.
no-roles-first = The teams must decide their roles first.
no-roles-after-ten = Roles are decided after round 10 only.
no-role-decided = This team has decided. Undo to change it.
no-nominate-first = Name the elimination candidate first.
no-nobody-to-nominate = There is nobody to nominate.
no-raise-out-of-range = Raise to an amount that is offered.
no-raise-not-open = No raise now. Call or fold.
no-match-or-fold = There is a bet. Call, raise or fold.
no-no-checking = Checking is not allowed. Bet at least 1 or fold.
no-short-must-fold = Too few garnets to call. By the house rule this chair must fold.
no-nothing-to-call = There is nothing to call. Bet or fold.
no-no-betting-now = Nobody is betting now. Look at what the table waits for.
no-team-may-not-answer = This team may not answer this problem. Enter another team.
no-other-card-known = This card is known to be another. Enter that one or undo.
no-card-already-out = This card is out already. Enter another number.
no-team-is-out = This team is out. Choose a team that is in.
no-paid-by-the-rules = Pots are paid by the rules. Correct a purse between rounds.
no-room-waits = The mini-game room is not at work now.
no-room-not-done = No card is ready yet. Wait for the room.
no-betting-first = Finish the betting round first.
no-problem-first = Pose a problem first.
no-problem-running = A problem is running. Enter who solves it, or that time is up.
no-problem-solved = This problem is settled. Go on to the card.
no-solve-first = Enter first who solved the problem.
no-card-chosen = The card is chosen. Bring it to the table.
no-no-limit-here = By the house rule there is no time limit for a problem.
no-bring-first = Have the card brought to the table first.
no-kind-known = The mini-game of this round is fixed already.
no-hands-dealt = Everybody has a card already.
no-not-the-showdown = Cards are shown only when betting is over.
no-not-the-payout = Pots are paid only after the showdown.
no-no-clock-runs = No clock is running that could be up.
no-wrong-number-of-teams = { $fewest } to { $most } teams can play. Change who takes part.
no-garnets-needed = Every team needs at least 1 garnet. Give garnets first.

switch-holdem-cards = Private cards
choice-holdem-cards-typed = typed by the dealer
choice-holdem-cards-drawn = drawn by the program
switch-holdem-check = Checking
choice-holdem-check-no = not allowed
choice-holdem-check-yes = allowed
switch-holdem-least-raise = Smallest raise
choice-holdem-least-raise-one = one garnet
choice-holdem-least-raise-last-raise = as large as the last raise
switch-holdem-allin = Not enough to call
choice-holdem-allin-side-pots = all-in, with side pots
choice-holdem-allin-cap-to-shortest = all bets cut to the shortest
choice-holdem-allin-must-fold = must fold
switch-holdem-ante = Ante
choice-holdem-ante-1 = 1 garnet
choice-holdem-ante-2 = 2 garnets
choice-holdem-ante-3 = 3 garnets
switch-holdem-lone-winner-shows = Last one in shows the card
choice-holdem-lone-winner-shows-no = no
choice-holdem-lone-winner-shows-yes = yes
switch-holdem-double-tie = Double against double
choice-holdem-double-tie-higher-number = higher number wins
choice-holdem-double-tie-split = pot is split
choice-holdem-double-tie-shared1-first = match with shared card 1 wins
switch-holdem-wrap = 10 and 1 in a straight
choice-holdem-wrap-both = 9-10-1 and 10-1-2
choice-holdem-wrap-only-9-10-1 = 9-10-1 only
switch-holdem-one-counts = 1 after 10 counts
choice-holdem-one-counts-1 = 1
choice-holdem-one-counts-11 = 11
switch-holdem-first-player = First player
choice-holdem-first-player-rotate = goes round
choice-holdem-first-player-prev-winner = winner of the last round
choice-holdem-first-player-prev-loser = who lost most in the last round
choice-holdem-first-player-fixed = stays the same
switch-holdem-second-problem = Problem 2 starts
choice-holdem-second-problem-after-bet1 = after betting round 1
choice-holdem-second-problem-during-bet1 = during betting round 1
switch-holdem-no-solver = Nobody solves in time
choice-holdem-no-solver-dealer-random = the dealer draws a card
choice-holdem-no-solver-new-problem = another problem
choice-holdem-no-solver-no-limit = no time limit
switch-holdem-wrong-answer = Wrong answer
choice-holdem-wrong-answer-lock-5s = locked for 5 seconds
choice-holdem-wrong-answer-out-for-problem = out for this problem
choice-holdem-wrong-answer-free = no penalty
switch-holdem-kinds = Kind of mini-game
choice-holdem-kinds-cycle = in turn
choice-holdem-kinds-random = at random
choice-holdem-kinds-host = the host picks
switch-holdem-levels = Level of the problems
choice-holdem-levels-rising = rising from 1 to 3
choice-holdem-levels-1 = always 1
choice-holdem-levels-2 = always 2
choice-holdem-levels-3 = always 3
switch-holdem-simultaneous-bust = Several lose all at once
choice-holdem-simultaneous-bust-fewer-before-hand = fewer garnets before the round is candidate
choice-holdem-simultaneous-bust-nominate = the winner nominates
choice-holdem-simultaneous-bust-random = by lot
switch-holdem-second-bust = A second team loses all
choice-holdem-second-bust-play-on = the rest play on
choice-holdem-second-bust-ends = the game ends
switch-holdem-none-bust = Nobody loses all
choice-holdem-none-bust-fewest-is-candidate = fewest garnets is candidate
choice-holdem-none-bust-no-candidate = no candidate
switch-holdem-roles = Roles after round 10
choice-holdem-roles-sealed = sealed, opened together
choice-holdem-roles-open-by-standing = openly, leader first
switch-holdem-seconds = Seconds to bet
choice-holdem-seconds-60 = 60 seconds
choice-holdem-seconds-30 = 30 seconds
choice-holdem-seconds-90 = 90 seconds
choice-holdem-seconds-0 = no limit
switch-holdem-problem-seconds = Seconds for a problem
choice-holdem-problem-seconds-180 = 180 seconds
choice-holdem-problem-seconds-120 = 120 seconds
choice-holdem-problem-seconds-240 = 240 seconds
switch-holdem-pick-seconds = Seconds to choose a card
choice-holdem-pick-seconds-30 = 30 seconds
choice-holdem-pick-seconds-15 = 15 seconds
choice-holdem-pick-seconds-60 = 60 seconds
switch-holdem-role-seconds = Seconds for the roles
choice-holdem-role-seconds-120 = 120 seconds
choice-holdem-role-seconds-60 = 60 seconds
choice-holdem-role-seconds-180 = 180 seconds

do-holdem-lot = Draw who is first player and enter the number.
say-holdem-lot = “We draw who plays first.”
do-holdem-ready = Begin round { $round } when everybody sits.
say-holdem-ready = “Round { $round }. { $who } is first player. The ante, please.”
do-holdem-swap = Let people change rooms, then begin round { $round }.
say-holdem-swap = “Please change rooms. Round { $round } is next.”
do-holdem-kind = Name the mini-game of this round.
say-holdem-kind = “The mini-game of this round is fixed next.”
do-holdem-deal = Deal one card face down to { $who } and enter it.
say-holdem-deal = “Everybody gets one card.”
do-holdem-problem = Pose the problem in the mini-game room.
say-holdem-problem = “The shared card is chosen now. Please wait.”
do-holdem-solve = Enter the first correct answer in the room. Say nothing at the table.
say-holdem-solve = “The shared card is chosen now. Please wait.”
do-holdem-pick = { $who } chooses a shared card from 1 to 10. Enter it.
say-holdem-pick = “The shared card is chosen now. Please wait.”
do-holdem-draw = Draw a card from 1 to 10 and enter it. The table must not notice.
say-holdem-draw = “The shared card is chosen now. Please wait.”
do-holdem-bring = A card is ready. Have it brought when it suits you.
say-holdem-bring = “The shared card comes to the table.”
do-holdem-open = Open the shared card.
say-holdem-open = “The shared card is opened.”
do-holdem-bet-open = { $who } bets, to { $low } at least, or folds.
say-holdem-bet-open = “{ $who }, your bet.”
do-holdem-bet-answer = { $who } needs { $owes } more: call, raise or fold.
say-holdem-bet-answer = “{ $who }, { $owes } more to stay in.”
do-holdem-show = Show the card of { $who }.
say-holdem-show = “{ $who }, please show your card.”
do-holdem-award = Pay the pot to { $who }.
say-holdem-award = “{ $who } takes the pot.”
do-holdem-award-back = Give the uncalled garnets back to { $who }.
say-holdem-award-back = “What nobody called goes back to { $who }.”
do-holdem-nominate = Enter who is the elimination candidate.
say-holdem-nominate = “Several have lost all. One becomes the candidate.”
do-holdem-roles = Each team tells you in secret who plays from round 11 on. Enter it.
say-holdem-roles = “Decide in your team who plays hold'em to the end.”
do-holdem-roles-open = Open the decisions together.
say-holdem-roles-open = “The decisions of all teams.”
do-holdem-over = The game is over. Go on to the result.
say-holdem-over = “Cooperative Hold'em is over.”
