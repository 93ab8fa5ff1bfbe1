# Seed Poker
#
# What the dealer does next (do-) and says aloud (say-), one pair a situation, and their facts:
#   begin            before a round                            round, who (the first player)
#   rescue           somebody has neither chips nor garnets    who
#   deal             a card to each                            who
#   seed             the first seed card is opened
#   choose           take a card or add a seed                 who
#   draw             the card taken is entered                 who
#   lay              one of the two cards is laid open         who
#   lay-late         time is up, the card taken is laid open   who
#   add              the added seed card is opened             who
#   ante             everyone pays the ante
#   first-bet        nobody takes part yet                     who
#   follow           the bet is to be matched                  who, level
#   cannot           no chips to match it: only a fold         who
#   show             a card is opened                          who
#   award            the winner takes the pot                  who, chips, garnets, prize
#   nobody-carried   nobody takes part, the chips stay
#   nobody-returned  nobody takes part, the chips go back
#   nobody-first     nobody takes part, the first takes them   who
#   nobody-bank      nobody takes part, the chips are removed
#   over             the game is over

game-seed = Seed Poker

do-seed-begin = Press Space to begin round { $round }. { $who } is first.
say-seed-begin = “Round { $round }. { $who } is the first player.”
do-seed-rescue = { $who }: enter who gives how many garnets, or exclude.
say-seed-rescue = “{ $who }, will you take garnets and play on?”
do-seed-deal = Give { $who } a card face down and type its number, or { KEY("R") } if you do not know it.
say-seed-deal = “One card each. Only you may look at it.”
do-seed-seed = Open the top card of the pile and type its number.
say-seed-seed = “Here is the first seed card.”
do-seed-choose = { $who }: take a card or add a seed.
say-seed-choose = “{ $who }, will you take a card or add a seed?”
do-seed-draw = Give { $who } a card and type its number, or { KEY("R") } if you do not know it.
say-seed-draw = “{ $who }, please look at your card.”
do-seed-lay = { $who }: type the number of the card laid open.
say-seed-lay = “{ $who }, please lay the card you do not keep open.”
do-seed-lay-late = Time is up for { $who }. Open the card taken and type its number.
say-seed-lay-late = “Time is up. { $who } keeps the first card.”
do-seed-add = Open a card of the pile and type its number.
say-seed-add = “{ $who } adds a seed card.”
do-seed-ante = Take a chip from everyone, a garnet from who has none, and press Space.
say-seed-ante = “One chip each for the ante, please.”
do-seed-first-bet = { $who }: type the chips to take part, or fold.
say-seed-first-bet = “{ $who }, will you take part?”
do-seed-follow = { $who }: take part with { $level }, or fold.
say-seed-follow = “{ $who }, the bet is { $level }. Will you take part?”
do-seed-cannot = { $who } cannot match the bet. Press fold.
say-seed-cannot = “{ $who } does not have enough and cannot take part.”
do-seed-show = Open { $who }'s card and type its number, or press Space.
say-seed-show = “{ $who }, please open your card.”
do-seed-award = Press Space to give { $who } the chips and garnets.
say-seed-award = { $prize ->
    [0] “{ $who } takes { $chips } chips.”
   *[other] “{ $who } wins { $chips } chips and a garnet.”
 }
do-seed-nobody-carried = Leave the chips in the middle and press Space.
say-seed-nobody-carried = “Nobody takes part. The chips wait for the next winner.”
do-seed-nobody-returned = Give the ante back and press Space.
say-seed-nobody-returned = “Nobody takes part. The ante goes back.”
do-seed-nobody-first = Give the chips to { $who } and press Space.
say-seed-nobody-first = “Nobody takes part. The chips go to the first player, { $who }.”
do-seed-nobody-bank = Take the chips away and press Space.
say-seed-nobody-bank = “Nobody takes part. The chips belong to nobody.”
do-seed-over = Press Space to settle the result.
say-seed-over = “All rounds are played. Here is the result.”

log-seed-give = { $who } → { $to }: garnets { $garnets }
log-seed-exclude = { $seat } is out of the game
log-seed-begin = New round
log-seed-deal = { $seat }: card { $card }
log-seed-seed = Seed card { $card }
log-seed-take = { $who } takes a card
log-seed-add = { $who } adds a seed
log-seed-draw = Card taken: { $card }
log-seed-lay = Card laid open: { $card }
log-seed-ante = Ante
log-seed-join = { $who } takes part with { $chips }
log-seed-fold = { $who } folds
log-seed-show = { $seat } opens { $card }
log-seed-award = { $seat } takes { $chips } chips{ $garnets ->
    [0] {""}
   *[other] , { $garnets } garnets of the pot
 }{ $prize ->
    [0] {""}
   *[other] , prize { $prize }
 }
log-seed-nobody = Nobody takes part · { $goes ->
    [carried] the chips are carried
    [returned] the ante goes back
    [first] the chips go to the first player
   *[bank] the chips are removed
 }
log-seed-late = Time is up
log-seed-correct = { $seat }: corrected to { $chips } chips, { $garnets } garnets “{ $reason }”
log-seed-void = Round void “{ $reason }”

act-seed-give = give garnets
act-seed-exclude = exclude
act-seed-begin = begin round
act-seed-deal = deal
act-seed-seed = open seed
act-seed-take = take card
act-seed-add = add seed
act-seed-draw = card taken
act-seed-lay = lay open
act-seed-ante = ante
act-seed-join = take part
act-seed-fold = fold
act-seed-show = open card
act-seed-award = pay winner
act-seed-nobody = nobody plays
act-seed-late = time is up
act-seed-correct = correct purse
act-seed-void = void round

no-not-that-seat = It is another one's turn. See what to do above.
no-ante-first = Take the ante first.
no-begin-round = Press Space to begin the round first.
no-deal-first = Give everyone a card first.
no-seed-first = Open the first seed card first.
no-choose-first = Cards are still being chosen. Bets come after that.
no-cards-decided = All cards are chosen. Now they bet.
no-all-decided = Everything in this round is decided.
no-last-must-join = By the house rules the last one takes part where nobody else did.
no-cannot-match = The bet cannot be matched. Only a fold is possible.
no-nothing-to-bet = Without chips and garnets one cannot take part. Press fold.
no-take-first = A card must be taken first.
no-already-chosen = The choice is made. See what to do above.
no-rescue-first = Somebody has neither chips nor garnets. Decide about garnets first.
no-nobody-broke = Everyone has chips or garnets. There is nobody to exclude.
no-still-holds-something = Who holds chips or garnets cannot be excluded.
no-gifts-between-rounds = Garnets may be given between two rounds only.
no-gifts-after-round-one = Garnets may be given once the first round is over.
no-excluded = This player is out of the game.
no-no-gift-to-that-seat = No gift to that player. Choose another one.
no-must-match = The bet must be the same as that of the first who takes part.
no-bet-what-you-hold = Bet within your own chips. Garnets are chips only for who has none.
no-not-one-of-the-two = It must be one of the two cards. Look at the card again.
no-card-lies-elsewhere = That card lies somewhere else. Look at the card again.

switch-seed-cards = Cards in hand
choice-seed-cards-typed = typed when opened
choice-seed-cards-entered = entered when dealt
choice-seed-cards-drawn = drawn by the program
switch-seed-nobody = Nobody takes part
choice-seed-nobody-carry = chips wait for the next winner
choice-seed-nobody-return = chips go back
choice-seed-nobody-first-player = the first player takes them
choice-seed-nobody-last-joins = the last one must take part
switch-seed-nobody-last = Nobody takes part in the last round
choice-seed-nobody-last-returned = the ante goes back
choice-seed-nobody-last-first-player = the first player takes all
choice-seed-nobody-last-bank = all is removed
switch-seed-lone-winner-shows = The card of a lone winner
choice-seed-lone-winner-shows-yes = is opened
choice-seed-lone-winner-shows-no = stays closed
switch-seed-first-bet-cap = Highest first bet
choice-seed-first-bet-cap-own-stack = one's own chips
choice-seed-first-bet-cap-shortest-stack = the shortest stack
switch-seed-least = Smallest first bet
choice-seed-least-1 = one chip
choice-seed-least-0 = nothing
switch-seed-short = Too few chips to match
choice-seed-short-garnets-1-1 = garnets for the rest
choice-seed-short-side-pot = all-in with a side pot
choice-seed-short-cannot-join = cannot take part
switch-seed-pot-garnets = Garnets in the pot
choice-seed-pot-garnets-stay-garnets = are won as garnets
choice-seed-pot-garnets-become-chips = are won as chips
switch-seed-ranking = Ranked by
choice-seed-ranking-chips = chips
choice-seed-ranking-chips-and-garnets = chips and garnets
switch-seed-prize = The winner's garnet
choice-seed-prize-bank = from the bank
choice-seed-prize-losers = one from each who lost
switch-seed-tie = Equal numbers
choice-seed-tie-order-of-play = nearest to the first in order of play
choice-seed-tie-shortest-distance = nearest to the first either way
switch-seed-excluded-first = The first player is out
choice-seed-excluded-first-next-active = the next one is first
choice-seed-excluded-first-skip-round = the round is skipped
switch-seed-excluded-rank = Several are out
choice-seed-excluded-rank-earlier-lower = the earlier is lower
choice-seed-excluded-rank-joint = jointly last
switch-seed-joint = Equal chips
choice-seed-joint-shared = share the place
choice-seed-joint-garnets = garnets decide
switch-seed-seconds = Time to decide
choice-seed-seconds-60 = 60 seconds
choice-seed-seconds-30 = 30 seconds
choice-seed-seconds-90 = 90 seconds
choice-seed-seconds-0 = no limit
switch-seed-opening = Order of opening
choice-seed-opening-backwards = from the last backwards
choice-seed-opening-forwards = the last, then from the first on
switch-seed-rescued = Rescued by a gift
choice-seed-rescued-ranked = ranked by chips
choice-seed-rescued-last = stays last

# The hall

hall-game-seed = Seed Poker
hall-seed-round = Round { $round }/{ $of }
hall-seed-seeds = Seeds
hall-seed-dropped = Dropped
hall-seed-to-1 = to lowest
hall-seed-to-2 = to 2nd
hall-seed-to-3 = to 3rd
hall-seed-pot = Pot
hall-seed-garnets = Garnets
hall-seed-carried = { $chips } carried
hall-seed-first = 1ST
hall-seed-in = IN { $chips }
hall-seed-fold = FOLD
hall-seed-out = OUT
hall-seed-total = { "=" } { $total }
hall-seed-first-now = Round 1 is next
hall-seed-ready-now = Round { $round } is over
hall-seed-deal-now = One card each
hall-seed-seed-now = The first seed card
hall-seed-ante-now = Ante · one chip each
hall-seed-choose = { $name }: card or seed?
hall-seed-draw = { $name } takes a card
hall-seed-lay = { $name } lays one open
hall-seed-late = { $name }: time is up
hall-seed-add = { $name } adds a seed
hall-seed-first-bet = { $name }: first bet?
hall-seed-follow = { $name }: in for { $chips }?
hall-seed-cannot = { $name }: too few chips
hall-seed-open = { $name } opens
hall-seed-wins = { $name } wins { $chips }
hall-seed-nobody-carried = Nobody is in · chips stay
hall-seed-nobody-returned = Nobody is in · chips go back
hall-seed-nobody-first = Nobody is in · first takes all
hall-seed-nobody-bank = Nobody is in · chips removed
hall-seed-champion = { $name } wins
hall-seed-champions = { $count } joint winners
hall-seed-foot = Card plus seed: the highest total takes it all.
hall-seed-card-foot = High seeds help low cards. Only the three highest stay.
hall-seed-over-foot = Most chips wins. Fewest is the elimination candidate.


act-seed-card = card number
act-seed-unseen = not seen
act-seed-in-free = in for 0
next-seed-begin = Begin the round
next-seed-show = Open the card

why-not-that-seat = another one first
why-ante-first = ante first
why-begin-round = begin the round
why-deal-first = deal first
why-seed-first = first seed first
why-choose-first = choosing cards
why-cards-decided = cards are chosen
why-all-decided = all is decided
why-last-must-join = must take part
why-cannot-match = only a fold
why-nothing-to-bet = nothing to bet
why-take-first = take a card first
why-already-chosen = chosen already
why-rescue-first = garnets first
why-nobody-broke = nobody to exclude
why-still-holds-something = still holds some
why-gifts-between-rounds = between rounds
why-gifts-after-round-one = after round one
why-excluded = out of the game
why-no-garnets = no garnets
why-must-match = the same number
why-choose-first-card = choose first
why-must-be-typed = type what is seen
why-bet-needed = one chip or more
no-choose-first-card = First choose to take a card ({ KEY("Q") }) or to add a seed ({ KEY("W") }).
no-must-be-typed = The number of this card is needed. Look at it and type it.
no-bet-needed = By turn or house rule one cannot be in for nothing. Type the chips.

table-seed-hand = Hand
table-seed-pile = Open
table-seed-chips = Chips
table-seed-garnets = Garnets
table-seed-paid = Paid
table-seed-state = State
table-seed-dropped = dropped { $cards }
table-seed-left = left { $cards }
table-seed-pot = Pot
table-seed-unseen = unseen
