# The show frame: teams, the death match, who is out. Other sentences of it are in console.en.ftl.
#
# Situations (do-show-*, say-show-*): teams helpers are chosen · blocked a game that cannot start ·
# oppose an opponent is picked · arena the dealer chooses the game · strike games are struck ·
# draw-game the game is drawn · partner partners are chosen · out joint last in the death match ·
# bequeath garnets are left to somebody · remove they leave the game.  $who: who has to speak.

# ---- do and say

do-show-teams = Type the number of the helper { $who } chooses, then Space.
say-show-teams = “{ $who }, please choose your helper.”
do-show-blocked = It cannot start like this. Change rules or garnets, or Space puts it away.
say-show-blocked = “One moment, we are putting this right.”
do-show-oppose = Type the number of the opponent { $who } picks, then Space.
say-show-oppose = “{ $who }, whom do you pick for the death match?”
do-show-arena = Choose the game of the death match. In it: { $who }.
say-show-arena = “Here is the game of the death match.”
do-show-strike = Choose the game { $who } strikes.
say-show-strike = “{ $who }, please strike a game.”
do-show-draw-game = Draw one of the games that are left.
say-show-draw-game = “One of the games that are left is drawn.”
do-show-partner = Type the number of the partner { $who } chooses, then Space.
say-show-partner = “{ $who }, please choose a partner.”
do-show-out = Type the number of who is out, joint last: { $who }. Then Space.
say-show-out = “Joint last: { $who }. One of them is out.”
do-show-bequeath = Type who receives the garnets of { $who }, then Space.
say-show-bequeath = “{ $who }, to whom do you leave your garnets?”
do-show-remove = Space takes the garnets of { $who } out of the game.
say-show-remove = “The garnets of { $who } leave the game.”

# ---- buttons and what comes next

act-show-enough = Close the lot
act-show-team = Helper
act-show-close = Put it away
act-show-oppose = Pick opponent
act-show-strike = Strike a game
act-show-arena = Death match
act-show-partner = Partner
act-show-bequeath = Leave garnets
act-show-remove = Take garnets

next-show-enough = Close the lot
next-show-team = Name the helper
next-show-close = Put the game away
next-show-oppose = Name the opponent
next-show-strike = Strike the game
next-show-arena = Open the death match
next-show-partner = Name the partner
next-show-nominate = Name who it is
next-show-spare = Give the token
next-show-bequeath = Hand over the garnets
next-show-remove = Take the garnets away

# ---- the log

log-show-enough = Lot closed
log-show-team = Team { $chair }: helper { $player }
log-show-close = Put away
log-show-oppose = { $player } is in the death match
log-show-strike = { $who } strikes { $game }
log-show-arena = Death match: { $game }
log-show-partner = { $who } takes { $player } as partner
log-show-bequeath = { $giver } leaves { $to } { $garnets } garnets
log-show-remove = { $garnets } garnets of { $player } leave the game

# ---- why not

why-too-few-numbered = too few numbers
why-not-free = not free
why-garnets-staked = garnets at stake
why-death-match-first = death match first
why-close-first = a game is open
why-partners-first = partners first
why-nothing-to-close = nothing is open
why-host-chooses = dealer chooses
why-strikes-first = strikes first
why-game-is-drawn = it is drawn
why-no-candidate = no candidate
why-no-death-match = no death match
why-no-partners-now = not the time
why-nobody-leaves = nobody is out
why-cannot-be-picked = cannot be picked
why-not-on-the-list = not on the list

no-too-few-numbered = Too few have a number. Go on with the lot.
no-not-free = This person cannot be asked. Choose a guest or somebody who has no part yet.
no-garnets-staked = This game is played with the garnets. Correct them inside the game.
no-death-match-first = The death match comes first. To put it off, put it away.
no-close-first = Another game is open. Start it or put it away.
no-partners-first = First choose all helpers or partners.
no-nothing-to-close = No game is open. Open one first.
no-host-chooses = By the house rules the dealer chooses the game.
no-strikes-first = First the games are struck, in turn.
no-game-is-drawn = The strikes are over. Draw one of the games that are left.
no-no-candidate = No candidate is waiting for an opponent.
no-no-death-match = There is no death match now. First an opponent is picked.
no-no-partners-now = No helper or partner is chosen now.
no-nobody-leaves = Nobody leaves now. It is decided when the death match is over.
no-cannot-be-picked = This player cannot be picked. Choose one who is in and holds no token.
no-not-on-the-list = That game is not on the list. Choose one that is left.
