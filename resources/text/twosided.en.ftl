# Two-sided Poker
#
# What the dealer does next (do-) and says aloud (say-), one pair a situation, and their facts:
#   begin         before the next hand                      hand, who (the first player)
#   shuffle       the deck is used up
#   redeal        before cards are dealt again for a pot    pot
#   sudden        before cards are dealt again, chips equal
#   front         a card is laid, its front up              who
#   back          its back is entered                       who
#   ante          both pay the ante
#   open          the first player is to bet                who
#   answer        the other is to answer a bet              who, level
#   fold-only     no chips to meet a bet: only a fold       who
#   pick          both pick a face in secret                who, other
#   pick-aloud    one after the other names a face          who
#   show          the face bet on is shown                  who
#   award         the winner takes the chips                who, pot, bonus
#   carry         a draw, the chips stay                    pot
#   split         the chips on the table are halved         each
#   drop          the chips on the table are taken away     pot
#   over          the match is decided                      who (the winner)

game-twosided = Two-sided Poker

do-twosided-begin = Press Space to begin hand { $hand }. { $who } is first.
say-twosided-begin = “Hand { $hand }. { $who } is the first player.”
do-twosided-shuffle = Collect and shuffle all cards, then press Space.
say-twosided-shuffle = “The cards are used up. They will be shuffled.”
do-twosided-redeal = Leave the chips where they are and press Space to deal again.
say-twosided-redeal = “{ $pot } chips lie on the table. New cards will decide whose they are.”
do-twosided-sudden = Press Space to deal again. Who wins this wins the match.
say-twosided-sudden = “The chips are equal. One card each will decide.”
do-twosided-front = Lay a card in front of { $who } and type its front.
say-twosided-front = “{ $who }, your card. Only you may look at the back.”
do-twosided-back = Type the back of { $who }'s card, or { KEY("E") } if you do not know it.
say-twosided-back = “Please look at the back.”
do-twosided-ante = Take one chip from each and press Space.
say-twosided-ante = “One chip each for the ante, please.”
do-twosided-open = { $who }: choose the face and type the chips. Folding is allowed.
say-twosided-open = “{ $who }, which face, and how many chips?”
do-twosided-answer = { $who }: { $level } ends it, more goes on. Folding is allowed.
say-twosided-answer = “{ $who }, the bet is { $level }. What do you do?”
do-twosided-fold-only = { $who } has nothing to meet a bet. Press fold.
say-twosided-fold-only = “There are no chips to bet. { $who } has to fold.”
do-twosided-pick = Press the faces picked: upper row { $who }, lower row { $other }.
say-twosided-pick = “No chips this time. Pick one face and cover it, please.”
do-twosided-pick-aloud = { $who }: press the face that was named.
say-twosided-pick-aloud = “{ $who }, which face?”
do-twosided-show = { $who }: type the number that is shown, or press Space.
say-twosided-show = “{ $who }, please show the face you bet on.”
do-twosided-award = Press Space to give { $who } the chips.
say-twosided-award = { $bonus ->
    [0] “{ $who } wins. { $pot } chips are yours.”
   *[other] “{ $who } wins. { $pot } chips are yours, and { $bonus } more from your opponent.”
 }
do-twosided-carry = Leave the chips in the middle and press Space.
say-twosided-carry = “A draw. { $pot } chips wait for the next winner.”
do-twosided-split = Give { $each } chips to each and press Space.
say-twosided-split = “The chips on the table are shared, { $each } each.”
do-twosided-drop = Take the chips off the table and press Space.
say-twosided-drop = “The { $pot } chips on the table belong to nobody.”
do-twosided-over = Press Space to settle the result.
say-twosided-over = “{ $who } wins the match.”

log-twosided-begin = New hand
log-twosided-redeal = Dealt again without chips
log-twosided-shuffle = All cards shuffled
log-twosided-front = { $seat }: front { $number }
log-twosided-back = { $seat }: back { $number }
log-twosided-ante = Ante
log-twosided-bet = { $who } bets { $level } on { $face ->
    [front] the front
    [back] the back
    [both] both sides
   *[other] one face
 }
log-twosided-fold = { $who } folds
log-twosided-pick = { $who } picks { $face ->
    [front] the front
    [back] the back
   *[other] a face
 }
log-twosided-late = Time is up
log-twosided-show = { $seat } shows { $number }
log-twosided-award = { $seat } takes { $pot } chips{ $bonus ->
    [0] {""}
   *[other] , and { $bonus } more
 }
log-twosided-carry = Draw · { $pot } chips carried
log-twosided-split = The pot is halved, { $each } each
log-twosided-drop = { $pot } chips taken off the table
log-twosided-correct = { $seat }: chips corrected to { $chips } “{ $reason }”
log-twosided-void = Hand void “{ $reason }”

act-twosided-begin = begin hand
act-twosided-redeal = deal again
act-twosided-shuffle = shuffle all
act-twosided-front = front
act-twosided-back = back
act-twosided-ante = ante
act-twosided-bet = bet
act-twosided-bet-front = bet front
act-twosided-bet-back = bet back
act-twosided-bet-both = bet two-sided
act-twosided-fold = fold
act-twosided-pick = pick face
act-twosided-pick-front = front
act-twosided-pick-back = back
act-twosided-late = time is up
act-twosided-show = show
act-twosided-award = pay winner
act-twosided-carry = draw
act-twosided-split = halve pot
act-twosided-drop = drop pot
act-twosided-correct = correct chips
act-twosided-void = void hand

no-dealt-fresh = The deck is freshly shuffled already.
no-hand-running = Wait until the hand is over.
no-no-hand = No hand is being played. Press Space to begin one.
no-begin-first = Press Space to begin the hand first.
no-cards-dealt = The cards are dealt already.
no-cards-first = Deal the cards first.
no-already-picked = This face is picked already. Amend the log to change it.
no-pick-no-chips = No chips in this hand. Press front or back only.
no-bets-closed = Betting is over.
no-opener-must-bet = By the house rules the first player may not fold. Bet one chip or more.
no-bet-to-pick = The face is chosen with a bet. Type the chips too.
no-cannot-bet = No bet can be met. Only a fold is possible.
no-shuffle-first = Too few cards are left. Shuffle them all first.
no-redeal-first = The pot on the table must be decided first. Deal again.
no-no-pot-to-redeal = There is nothing to deal again for. Begin a new hand.
no-no-such-card-left = No such card is left. Look at the card again.
no-not-on-the-card = That number cannot be on this card. Look at it again.
no-level-cannot-be-met = Bet at least what the other bet, and at most what both can pay.
no-two-sided-too-dear = A two-sided bet costs twice. There are not enough chips.
no-face-stays = The chosen face stays for the whole hand.
no-two-sided-in-reply-only = By the house rules a two-sided bet waits until the other has chosen.
no-one-two-sided-only = The other has bet two-sided already. Choose one face.

switch-twosided-cards = Backs
choice-twosided-cards-typed = typed when shown
choice-twosided-cards-entered = entered when dealt
choice-twosided-cards-drawn = drawn by the program
switch-twosided-season = Cards and chips
choice-twosided-season-4 = 200 cards, 40 chips (season 4)
choice-twosided-season-3 = 90 cards, 30 chips (season 3)
switch-twosided-deck = Deck
choice-twosided-deck-deal-on = dealt on until used up
choice-twosided-deck-reshuffle-each = shuffled before each hand
switch-twosided-first-player = Next first player
choice-twosided-first-player-alternate = in turn
choice-twosided-first-player-loser = who lost
choice-twosided-first-player-winner = who won
switch-twosided-opener-fold = Fold before any bet
choice-twosided-opener-fold-yes = allowed
choice-twosided-opener-fold-no = not allowed
switch-twosided-short-call = Call with too few chips
choice-twosided-short-call-cap = no bet above what both can pay
choice-twosided-short-call-excess-returned = all-in, the excess goes back
switch-twosided-ante-doubled = Ante of a two-sided bettor
choice-twosided-ante-doubled-no = one chip
choice-twosided-ante-doubled-yes = doubled
switch-twosided-short-both = Two-sided with too few chips
choice-twosided-short-both-not-offered = not allowed
choice-twosided-short-both-all-in = allowed all-in
switch-twosided-upgrade = Two-sided may be declared
choice-twosided-upgrade-first-action-only = with the first bet only
choice-twosided-upgrade-any-time = at any time
switch-twosided-opener-may-twoside = Two-sided by the first player
choice-twosided-opener-may-twoside-yes = allowed
choice-twosided-opener-may-twoside-no = only in reply
switch-twosided-both = Both two-sided
choice-twosided-both-forbidden = not allowed
choice-twosided-both-allowed = allowed
switch-twosided-bonus-on-fold = The other folds to a two-sided bet
choice-twosided-bonus-on-fold-yes = ten more chips
choice-twosided-bonus-on-fold-no = no more chips
switch-twosided-failed-pays = A two-sided bet that failed
choice-twosided-failed-pays-no = loses its chips
choice-twosided-failed-pays-yes = loses ten more
switch-twosided-carry-to-fold = A fold and the carried chips
choice-twosided-carry-to-fold-yes = the winner takes them
choice-twosided-carry-to-fold-no = they wait for a showdown
switch-twosided-allin-draw = All-in and a draw
choice-twosided-allin-draw-redeal = dealt again, faces in secret
choice-twosided-allin-draw-pick-face-no-chips = dealt again, faces named in turn
choice-twosided-allin-draw-split = halved
switch-twosided-broke-by-draw = No chips after a draw
choice-twosided-broke-by-draw-plays-on = goes on until the pot is decided
choice-twosided-broke-by-draw-loses = lost
switch-twosided-faces = The face bet on
choice-twosided-faces-public = is public
choice-twosided-faces-sealed = is secret until shown
switch-twosided-seconds = Time to bet
choice-twosided-seconds-60 = 60 seconds
choice-twosided-seconds-30 = 30 seconds
choice-twosided-seconds-90 = 90 seconds
choice-twosided-seconds-0 = no limit
switch-twosided-hands = Most hands
choice-twosided-hands-500 = 500 hands
choice-twosided-hands-100 = 100 hands
choice-twosided-hands-20 = 20 hands
choice-twosided-hands-0 = no limit
switch-twosided-short-both-takes = All-in two-sided takes ten more
choice-twosided-short-both-takes-yes = yes
choice-twosided-short-both-takes-no = no
switch-twosided-last-pot = Carried chips after the last hand
choice-twosided-last-pot-redeal = dealt again
choice-twosided-last-pot-halved = halved
choice-twosided-last-pot-dead = taken away
switch-twosided-last-chip = The ante is the last chip
choice-twosided-last-chip-pick = faces picked, no bets
choice-twosided-last-chip-fold = the first player folds
choice-twosided-last-chip-waived = no ante

# The hall

hall-game-twosided = Two-sided Poker
hall-twosided-hand = Hand { $hand }
hall-twosided-front = Front
hall-twosided-back = Back
hall-twosided-both = Two-sided
hall-twosided-first = 1ST
hall-twosided-fold = FOLD
hall-twosided-picked = PICKED
hall-twosided-pot = Pot
hall-twosided-carried = From draws
hall-twosided-bet = { $face } { $level }
hall-twosided-covered = Bet { $level }
hall-twosided-if-won = win takes { $bonus } more
hall-twosided-bonus = and { $bonus } more chips
hall-twosided-wins = WINS
hall-twosided-draw = DRAW
hall-twosided-first-now = The first hand is next
hall-twosided-ready-now = Hand { $hand } is over
hall-twosided-redeal-now = New cards for the pot
hall-twosided-sudden-now = Level chips · one card each
hall-twosided-deal-now = Cards are dealt
hall-twosided-ante-now = Ante · one chip each
hall-twosided-pick-now = Both pick one face
hall-twosided-picks = { $name } picks a face
hall-twosided-shows = { $name } shows
hall-twosided-opens = { $name } opens
hall-twosided-answers = { $name } · call { $level }
hall-twosided-takes = { $name } wins { $chips }
hall-twosided-draw-now = Draw · the chips stay
hall-twosided-split-now = The pot is halved
hall-twosided-drop-now = The pot is removed
hall-twosided-champion = { $name } wins
hall-twosided-level = Level chips
hall-twosided-foot = The higher face wins. A two-sided bet needs both faces higher.
hall-twosided-card-foot = All see the front. Only its owner sees the back.
hall-twosided-pick-foot = No chips: both pick a face and show it. The higher wins.


act-twosided-call = call
act-twosided-raise = raise to
act-twosided-cap = most
act-twosided-both = both
act-twosided-unknown = not seen
act-twosided-covered = covered
act-twosided-settle = move chips
next-twosided-begin = Begin the hand
next-twosided-redeal = Deal again
next-twosided-shuffle = Shuffle all cards

why-dealt-fresh = freshly shuffled
why-hand-running = hand is running
why-no-hand = between hands
why-begin-first = begin the hand
why-cards-dealt = cards are dealt
why-cards-first = cards first
why-already-picked = picked already
why-pick-no-chips = pick a face only
why-bets-closed = betting is over
why-opener-must-bet = first must bet
why-bet-to-pick = type the chips too
why-cannot-bet = only a fold
why-shuffle-first = shuffle first
why-redeal-first = pot comes first
why-no-pot-to-redeal = begin a new hand
why-level-cannot-be-met = cannot be met
why-two-sided-too-dear = double is too dear
why-face-stays = the face stays
why-two-sided-in-reply-only = in reply only
why-one-two-sided-only = other is two-sided
why-nothing-bet-yet = nothing bet yet
why-back-typed-later = typed when shown
no-nothing-bet-yet = There is no bet to meet yet. Choose a face with { KEY("A") } { KEY("S") } { KEY("D") } and type the chips.
no-back-typed-later = By the house rules the back is typed when it is shown, or drawn.
why-must-be-seen = type what is seen
no-must-be-seen = By the house rules the number that was seen must be typed.

table-twosided-hand = Hand { $hand } · first { $who }
table-twosided-pot = Pot
table-twosided-carried = Draws
table-twosided-card = Front
table-twosided-back = Back
table-twosided-face = Face
table-twosided-bet = Bet
table-twosided-most = Most
table-twosided-chips = Chips
table-twosided-left = { $count } in deck
table-twosided-unseen = not seen
table-twosided-front = front
table-twosided-both = both
table-twosided-covered = covered
table-twosided-folded = folded
why-faces-covered = bet covered ({ KEY("A") })
no-faces-covered = By the house rules faces are bet on covered. Press { KEY("A") }.
next-twosided-show = Show the face bet on
