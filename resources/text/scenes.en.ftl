### Scenes about people, the rundown, the open cut.

scene-spotlight = Spotlight
scene-duel = Death match
scene-farewell = Farewell
console-follows = follows
console-holds = held
hall-spotlight = Player
hall-spotlight-rank = Rank { $rank } of { $count }
hall-spotlight-tonight = Tonight { $change }
hall-spotlight-out = Eliminated
hall-spotlight-guest = Guest
hall-duel = Death match
hall-opponent = Opponent
hall-duel-stake = Who loses is out
hall-farewell = Farewell
hall-farewell-nobody = Nobody is out yet
hall-farewell-none = No garnets were handed on
hall-evening = The evening
light-open-cut = hall sees all
told-spotlight = It is next. { $take } puts it on.
no-open-cut = Show the hall every secret? Press Ctrl+O once more.
key-hold = Follow, or hold until taken
key-spotlight = A player in the light
key-open-cut = Hall sees all
no-no-such-person = Type a number from 1 to { $people }, or a name.
