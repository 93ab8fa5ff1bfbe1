# What the hall reads. One line each.

character-vampire = Vampire
character-gangshi = Gangshi
character-fox = Fox
character-mummy = Mummy
character-zombie = Zombie

hall-game-horror = Horror Race

hall-round = Round { $round }
hall-episode = Episode { $episode }
hall-after-episode = after episode { $episode }
hall-rehearsal = REHEARSAL
hall-wait = Starting soon

hall-lot-now = Drawing the order
hall-lot-ready = The order is set
hall-lot-count = { $done } of { $all }
hall-lot-foot = The number drawn is the order of play in round 1.

hall-horror-support-now = Choosing whom to support
hall-horror-support-count = { $done } of { $all }
hall-horror-support-foot = Two coins are handed in secretly. The other three go in the box.
hall-horror-first-now = All coins are in · round 1 is next
hall-horror-ready-now = Round { $round } is over
hall-horror-draws = { $name } draws coins
hall-horror-places = { $name } · { $count ->
        [one] one coin
       *[other] { $count } coins
    } to place
hall-horror-late = { $name } · time is up, placed at random
hall-horror-count = Counting zone { $zone }
hall-horror-moved = { $character } moves { $zone }
hall-horror-stuck = Nobody moves in zone { $zone }
hall-horror-home = { $character } reaches the goal
hall-horror-capped = The last round is over
hall-horror-paid = The garnets are paid
hall-horror-revealed = Who supported whom
hall-horror-order = Order
hall-horror-gains = Garnets
hall-horror-start = Start
hall-horror-goal = Goal
hall-horror-forfeit = pass
hall-horror-foot = The most coins in a zone moves. Equal counts stand still.
hall-horror-prize-foot = A supported first pays 3 garnets, second 2, third 1.
hall-horror-secret-foot = Who supported whom stays secret.

hall-rules = Rules

hall-standings = Garnets
hall-leads = { $name } leads alone
hall-lead-joint = { $count } share the lead
hall-lead-none = All are level

hall-result = Result
hall-winner = Winner
hall-winner-joint = Joint winners
hall-candidate = Elimination candidate
hall-candidate-joint = { $count } candidates
hall-last = Last together
hall-nominate-now = The candidate is being named
hall-spare-now = { $name } shares a token of life
hall-gained = Garnets gained in this game
hall-no-result = No result yet

hall-oppose-now = { $name } picks an opponent
hall-arena-now = The death match is chosen
hall-partner-now = { $name } chooses a partner
hall-bequeath-now = { $name } leaves the garnets
hall-duel-winner = Wins the death match
hall-eliminated = Eliminated
hall-duel-ready-now = The death match begins
