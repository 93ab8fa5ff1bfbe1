### The rules lab.

lab-title = Rules { $set }: { $game } ({ $rules })
lab-games = { $n } games
lab-seat = seat { $seat }: wins { $share }, garnets { $garnets }
lab-length = length: { $rounds } rounds, { $steps } steps
lab-ties = joint winners { $ties }
lab-difference = B against A
lab-seat-gap = seat { $seat }: wins { $gap }
lab-length-gap = rounds: { $gap }
lab-axis-share = share of wins (%)
lab-axis-seat = seat
lab-no-cluster = The cluster cannot be reached: { $why }
no-no-such-rule = There is no rule { $rule }. Rules: { $allowed }
no-no-such-value = Rule { $rule } has no value { $value }. Values: { $allowed }
no-no-such-level = There is no bot { $level }. Levels: { $allowed }
no-no-such-number = It takes one game at least.
