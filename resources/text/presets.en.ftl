# Presets of broadcast episodes: seats, garnets, house rules, death match. The names are neutral.

preset-people = Doyun, Seoyeon, Jiho, Harin, Woojin, Minseo, Eunchae, Taeo, Yena, Siwoo, Soyul, Junhyuk
preset-s2e3 = Season 2, episode 3 · Gyeol-Hap
preset-s4e2 = Season 4, episode 2 · Horror Race
preset-s4e7 = Season 4, episode 7 · Seed Poker
preset-s4e10 = Season 4, episode 10 · Cooperative Hold'em
preset-s2e3-title = A Night of Gyeol-Hap
preset-s4e2-title = A Night at the Horror Race
preset-s4e7-title = A Night of Seed Poker
preset-s4e10-title = A Night of Hold'em
preset-s2e3-detail = Two people, straight into the death match: its main match is not on this table.
preset-s4e2-detail = 12 players, death match Strategic Yut. No garnets change hands during the game.
preset-s4e7-detail = 7 players. Its death match, finding pictures, is not here: Gyeol-Hap stands in.
preset-s4e10-detail = 4 players, 4 guests, death match Two-sided Poker. Start garnets are stand-ins.
preset-none = No episode preset
preset-none-detail = F2 fills in a broadcast episode: seats, garnets, rules, death match.
preset-glance = Preset: { $title }
preset-keys = F2 episode preset · F3 photo for this line · Tab next · Ctrl+Enter next step · Esc back

choice-frame-dm-choice-twosided = always Two-sided Poker
choice-frame-dm-choice-yut = always Strategic Yut
choice-frame-dm-choice-hap = always Gyeol-Hap

do-show-fixed = The death match is { $game ->
    [twosided] { game-twosided }
    [yut] { game-yut }
   *[hap] { game-hap }
  }: Space opens it. In it: { $who }.
say-show-fixed = “The death match is { $game ->
    [twosided] { game-twosided }
    [yut] { game-yut }
   *[hap] { game-hap }
  }.”

no-preset-too-few = This episode has { $seats } players. Add { $missing } more.
no-preset-too-many = This episode has exactly { $seats } players. Take away { $more }, or make them guests.
no-preset-no-helpers = Every team needs a helper. Add { $missing } more people; guests will do.

cli-no-preset = There is no preset { $name }. There are: { $names }.
