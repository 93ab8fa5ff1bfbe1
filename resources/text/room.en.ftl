# The window of the mini-game room.
#
# $name who sits there, $number which problem or shared card, $kind the mini-game, $level how hard

room-title = Mini-game room
room-problem = Problem { $number } · { $kind } · level { $level }
room-kind = This round: { $kind } · level { $level }
room-holds = Card: { $name }
room-bet = Bet { $count }

room-now-solve = Solve the problem
room-now-pick = { $name } picks a card
room-now-wait = Please wait

room-how-equation = Tap the match to take and the place where it goes, then the name of who solved it.
room-how-squares = Tap every match to take away, then the name of who solved it.
room-how-ratio = Tap the number, then the name of who solved it.
room-how-coin = Tap the coin and whether it is heavy or light, then the name of who solved it.
room-how-packing = Drag every piece onto the board, then tap the name of who solved it.
room-how-pick = The table is not told who picked. Once sealed, the card leaves the screen at once.
room-foot = Tell nobody at the table which cards you see here.
room-foot-none = This window is for the mini-game room of Cooperative Hold'em.

room-heavy = Heavy
room-light = Light
room-turn = Turn
room-flip = Flip
room-clear = Clear
room-seal = Seal

room-pick = Pick shared card { $number }
room-pick-ask = { $name }, cover the cards, tap one, then Seal. Tap the back if you seal a card of the real deck.
room-pick-drawn = { $name }, cover the cards, tap one, then Seal.

room-told-wrong-lock-5s = { $name }, that is wrong. You may answer again in 5 seconds.
room-told-wrong-out-for-problem = { $name }, that is wrong. You are out for this problem.
room-told-wrong-free = { $name }, that is wrong. You may answer again at once.
room-told-locked = { $name } may not answer yet.
room-told-out = { $name } may not answer this problem.
room-told-unfinished = The answer is not complete. Make it on the screen, then tap the name.
room-told-unreadable = One of the figures cannot be read. Lay the match elsewhere.
room-told-refused = It cannot be taken now. Please call the host.

room-wait-none = Problems appear here once Cooperative Hold'em is on
room-wait-lot = The first player is drawn
room-wait-ready = The next round begins soon
room-wait-kind = The mini-game of this round is chosen
room-wait-deal = The cards are dealt at the table
room-wait-problem = A problem appears soon
room-wait-draw = Nobody picked, so the card is drawn
room-wait-sealed = The card is sealed
room-wait-open = The card lies on the table
room-wait-bet = The table is betting
room-wait-show = The table shows its cards
room-wait-award = The pot is paid out
room-wait-nominate = The candidate is named
room-wait-roles = Each team decides who holds the cards
room-wait-over = Cooperative Hold'em is over

key-room = window of the mini-game room
no-room-not-now = The mini-game room has a window in Cooperative Hold'em only.
told-room-open = The mini-game room is on { $where }.
told-room-window = The mini-game room is open. Move it to another monitor and maximise it there: that one is remembered.
told-room-closed = The mini-game room is closed.
told-room-missing = The monitor of the mini-game room is gone. The window returns when it is plugged in.

table-holdem-answer = Answer: { $answer }
