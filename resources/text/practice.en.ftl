### Practice: you on one chair, bots on the others.

practice-you = You
practice-bot = Bot { $number }
practice-helper = Help { $number }
practice-title = Practice
practice-your-turn = Your turn
practice-thinks = { $who } is thinking
practice-table = The table goes on
practice-won = You won! Press V for the review
practice-lost = Won by { $who }. Press V for the review
practice-known = What you can know
practice-help-off = H shows what you can know now, and step by step what your actions are worth.
practice-counting = Counting
practice-worth = What your actions are worth
practice-wins = you win
practice-draws = draw
practice-loses = you lose
practice-review = Review
practice-no-decisions = You have not decided anything yet.
practice-given-up = Given up against the best: { $total }
practice-better = Best: { $what }
practice-good = The best there was
practice-key-take-back = Take back
practice-key-help = One more step of help
practice-key-review = Review
practice-key-language = 한국어
practice-key-leave = Leave
tip-practice-pad = Your actions: keys QWER and ASDF, digits, Space
tip-practice-keys = Commands of practice
tip-practice-coach = Shows only what can be known from your seat
know-twosided-back = Their front is { $front }: the back is { $odd ->
    [odd] odd
   *[even] even
}.
know-twosided-front = Your front { $own } against their back:
know-twosided-back-own = Your back { $own } against their back:
know-holdem-needs = Second shared cards that suit your { $own }:
know-holdem-against = Your { $own } against their card:
know-seed-own = Your card is { $own }.
know-seed-lifted = If it is the lowest that plays, the seed { $seed } makes it { $sum }.
know-horror-left = Coins that may still come, at most: vampire { $vampire }, gangshi { $gangshi }, fox { $fox }, mummy { $mummy }, zombie { $zombie }.
know-yut-throw = The fronts of both teams are added: four is yut, none is mo.
know-hap-any = There is a hap left.
know-hap-none = No hap is left: gyeol.
know-hap-count = { $count ->
    [one] One hap is left.
   *[other] { $count } haps are left.
}
know-hap-one = Picture { $number } is part of a hap.
know-hap-all = A hap: { $numbers }.
know-horror-supports = Your characters are { $one } and { $other }.
know-horror-hand = In your hand: { $coin }.
practice-what = Play against bots, offline. Choose a game and press Space.
practice-how-strong = How strong the bots are
practice-chairs = { $count } chairs
practice-offline = Everything is counted on this computer. Every step is saved at once.
practice-begin = Begin
practice-against = { $count ->
    [one] One opponent, { $level }
   *[other] { $count } opponents, { $level }
}
practice-continue = Go on
practice-nothing-left = no game was left
practice-drills = Drills
practice-back = Back
practice-fixed-chairs = This game has a fixed number of chairs.
no-no-practice = This file is no practice game. Begin a new one in practice.
cli-no-level = There is no such level. Choose one of { $names }
cli-pictures = { $count } pictures: { $folder }
