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
#   bet-check  the same where checks are allowed   bet-call  $who calls or folds, no raise open
#   bet-short  $who is all in or folds, has $have  bet-fold  $who has $have and must fold
#   open-sealed type the sealed card              show-typed $who shows a card nobody typed
#   roles-turn $who decides openly

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
act-holdem-pose = Problem
act-holdem-wrong = Wrong
act-holdem-solve = Solved
act-holdem-lapse = Time up
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
act-holdem-correct = Correct
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
do-holdem-problem = Pose a problem in the mini-game room. Type its number, then Space.
say-holdem-problem = “The shared card is chosen now. Please wait.”
do-holdem-solve = Type the team that solves it first, 1–4. Say nothing at the table.
say-holdem-solve = “The shared card is chosen now. Please wait.”
do-holdem-pick = Whoever solved it chooses a shared card from 1 to 10. Enter it.
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
do-holdem-roles = Each team tells you in secret: its key, then 1 principal or 2 helper.
say-holdem-roles = “Decide in your team who plays hold'em to the end.”
do-holdem-roles-open = Open the decisions together.
say-holdem-roles-open = “The decisions of all teams.”
do-holdem-over = The game is over. Go on to the result.
say-holdem-over = “Cooperative Hold'em is over.”

# Stage.

hall-game-holdem = Cooperative Hold'em
hall-holdem-round = Round { $round }/{ $of }
hall-holdem-first = 1ST
hall-holdem-for = for { $name }
hall-holdem-with = with { $name }
hall-holdem-shared = Shared { $number }
hall-holdem-pot = Pot
hall-holdem-main = Main pot
hall-holdem-side = Side pot
hall-holdem-back = Uncalled
hall-holdem-betting = Betting round { $number }
hall-holdem-fold = FOLD
hall-holdem-all-in = ALL IN
hall-holdem-out = OUT
hall-holdem-wins = WINS
hall-holdem-candidate = Candidate
hall-holdem-decided = Decided
hall-holdem-role-principal = Principal
hall-holdem-role-helper = Helper
hall-holdem-hand-high = High { $card }
hall-holdem-hand-double = Double
hall-holdem-hand-straight = Straight
hall-holdem-hand-triple = Triple
hall-holdem-won-high = High card { $card }
hall-holdem-won-double = Double
hall-holdem-won-straight = Straight
hall-holdem-won-triple = Triple
hall-holdem-won-alone = All others folded

hall-holdem-lot-now = Drawing the first player
hall-holdem-kind-now = Choosing the mini-game
hall-holdem-deal-now = Dealing the cards
hall-holdem-room-now = Shared card { $number } is being chosen
hall-holdem-open-now = Shared card { $number } is here
hall-holdem-opens = { $name } to act · no bet yet
hall-holdem-calls = { $name } to act · call { $owes }
hall-holdem-must-fold = { $name } must fold
hall-holdem-short = { $name } · all in or fold?
hall-holdem-show-now = { $name } shows
hall-holdem-takes = { $name } takes { $count }
hall-holdem-split = The pot of { $count } is split
hall-holdem-back-now = { $count } back to { $name }
hall-holdem-wins-now = { $name } wins round { $round }
hall-holdem-over-round = Round { $round } is over
hall-holdem-next = Round { $round } is next
hall-holdem-nominate-now = Who is the candidate?
hall-holdem-roles-now = Who plays to the end? { $done } of { $all }
hall-holdem-over-now = The game is over
hall-holdem-foot-principals = Rounds 1–5: principals hold the cards
hall-holdem-foot-helpers = Rounds 6–10: helpers hold the cards
hall-holdem-foot-chosen = Rounds 11–20: as each team decided


# Pad and desk.

act-holdem-raise = Raise to
act-holdem-all-in = All in
act-holdem-unseen = Not seen
act-holdem-sealed = Sealed
act-holdem-card = Shared card
act-holdem-room = Room
act-holdem-kind-matchsticks = Matchsticks
act-holdem-kind-scales = Scales
act-holdem-kind-packing = Puzzle

next-holdem-begin = Begin the round
next-holdem-bring = Bring the card to the table
next-holdem-open = Open the shared card
next-holdem-show = Show a card
next-holdem-award = Pay out a pot
next-holdem-roles = Open the decisions
next-holdem-nominate = Name the candidate
next-holdem-call = Call
next-holdem-fold = Fold

table-holdem-seat = Team
table-holdem-hand = Card
table-holdem-purse = Garnets
table-holdem-paid = Put in
table-holdem-state = State
table-holdem-unseen = not seen
table-holdem-sealed = sealed
table-holdem-on-turn = on turn
table-holdem-fold = folded
table-holdem-all-in = all in
table-holdem-in = in
table-holdem-out = out
table-holdem-candidate = candidate
table-holdem-first = 1st
table-holdem-shown = open
table-holdem-decided = decided
table-holdem-undecided = not yet
table-holdem-principal = principal
table-holdem-helper = helper
table-holdem-game = Mini-game: { holdem-kind }
table-holdem-problem = { holdem-kind } · level { $level } · no. { $number }
table-holdem-waits = no problem yet
table-holdem-rests = room at rest
table-holdem-solver = Solved by
table-holdem-solving = nobody yet
table-holdem-nobody = nobody
table-holdem-pick = Card picked
table-holdem-wrong = Wrong
table-holdem-pot = Pot
table-holdem-main = Main pot
table-holdem-side = Side { $number }
table-holdem-round = Round { $round }/20

no-holdem-cards-drawn = The program draws the cards here. Wait for it.
no-holdem-roles-first = Not every team has decided yet. Enter the others first.
no-holdem-card-brought = The card lies on the table. Open it.
no-holdem-not-all-in = Not all the garnets are needed, and no raise is open. Call or fold.
why-holdem-cards-drawn = drawn here
why-holdem-roles-first = not all decided
why-holdem-card-brought = is on the table
why-holdem-not-all-in = no raise open

why-lot-first = draw first player
why-first-player-known = is known
why-dealer-begins = begin the round
why-roles-first = roles first
why-roles-after-ten = after round 10
why-role-decided = decided
why-nominate-first = candidate first
why-nobody-to-nominate = nobody to name
why-raise-out-of-range = out of range
why-raise-not-open = no raise open
why-match-or-fold = there is a bet
why-no-checking = no checks here
why-short-must-fold = short: must fold
why-nothing-to-call = nothing to call
why-no-betting-now = no betting now
why-team-may-not-answer = may not answer
why-other-card-known = another card
why-card-already-out = card is out
why-team-is-out = team is out
why-paid-by-the-rules = paid by rule
why-room-waits = room at rest
why-room-not-done = room not done
why-betting-first = betting first
why-problem-first = problem first
why-problem-running = being solved
why-problem-solved = is settled
why-solve-first = solve first
why-card-chosen = card is chosen
why-no-limit-here = no time limit
why-bring-first = bring card first
why-kind-known = is known
why-hands-dealt = all have a card
why-not-the-showdown = after betting
why-not-the-payout = after showdown
why-no-clock-runs = no clock runs

do-holdem-bet-check = { $who } bets to { $low } or more, checks or folds.
say-holdem-bet-check = “{ $who }, your bet, or a check.”
do-holdem-bet-call = { $who } needs { $owes } more: call or fold.
say-holdem-bet-call = “{ $who }, { $owes } more to stay in.”
do-holdem-bet-short = { $who } has { $have }, short of { $owes }: all in or fold.
say-holdem-bet-short = “{ $who }, all in or fold?”
do-holdem-bet-fold = { $who } has { $have }, short of { $owes }, and must fold.
say-holdem-bet-fold = “{ $who }, that is too little to call. You fold.”
do-holdem-open-sealed = Open the sealed card and type its number.
say-holdem-open-sealed = “The shared card is opened.”
do-holdem-show-typed = { $who } shows the card. Type its number, then Space.
say-holdem-show-typed = “{ $who }, please show your card.”
do-holdem-roles-turn = { $who } says who plays from round 11 on. Key of the team, then 1 or 2.
say-holdem-roles-turn = “{ $who }, who plays hold'em to the end?”
