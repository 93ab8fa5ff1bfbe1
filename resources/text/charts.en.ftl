### Charts of the evening and of each game; players' photos.

key-charts = statistics
scene-statistics = Statistics
charts-evening = Garnets, step by step
charts-season = Garnets by episode
charts-about-evening = One step for every change of garnets; below, the episodes as they begin
charts-about-season = Garnets held at the end of each episode
charts-about-horror = How far each character has run, round by round
charts-about-holdem = Garnets of each team at the end of each round
charts-about-twosided = Chips at the end of each hand
charts-about-seed = Chips at the end of each round
charts-about-yut = How far each player's two pieces have come, turn by turn
charts-about-hap = Points at the end of each round
charts-after-evening = { $count } { $count ->
        [one] change
       *[other] changes
    }
charts-after-season = after episode { $count }
charts-after-horror = after round { $count }
charts-after-holdem = after round { $count }
charts-after-twosided = after hand { $count }
charts-after-seed = after round { $count }
charts-after-yut = after turn { $count }
charts-after-hap = after round { $count }
charts-tab = Ep. { $episode } { $game }
charts-keys = ← → other charts · Enter next in the hall · Ctrl+S save picture and table · Esc close
charts-saved = Picture and table saved: { $path }
charts-not-saved = Could not be saved: { $reason }
csv-step = step
told-photo = The photo of { $name } was changed.
no-photo-missing = The photo cannot be opened: { $path } [photo-missing]
no-photo-kind = Only PNG and JPEG photos can be used. [photo-kind]
no-photo-damaged = The photo is damaged. Choose another file. [photo-damaged]
no-photo-too-large = A photo has at most { $most } MB. [photo-too-large]
no-photo-too-many-pixels = A photo has at most { $most } megapixels. [photo-too-many-pixels]
no-photo-not-kept = The photo could not be kept: { $reason } [photo-not-kept]
