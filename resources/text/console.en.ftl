# The console: the dealer's line, the pad, the log, the lights

game-horror = Horror Race
word-yes = yes
word-no = no
word-restored = restored
word-kept = kept

console-do = DO
console-say = SAY
console-note = NOTE
console-no = NO
console-left = time left
console-held = held · { KEY("C") } runs it
console-rundown = Rundown
console-players = Players
console-garnets-tokens = garnets
console-live = LIVE
console-next = next
console-log = Log
console-amend-hint = amend  { KEY("Ctrl+E") }
console-table = Table
console-standings = Garnets
console-hold-to-look = hold to look
console-episode = Ep. { $number }
console-round = Round { $number }

scene-title = Title
scene-rules = Rules
scene-standings = Standings
scene-game = Game
scene-result = Result
scene-countdown = Countdown
scene-black = Black

light-saved = Saved { $number }
light-not-saved = NOT SAVED
light-read-only = READ ONLY
light-rehearsal = REHEARSAL
light-projector-live = Projector { $name }
light-projector-missing = NO PROJECTOR
light-projector-window = HALL IN WINDOW
light-projector-none = NO HALL SCREEN

monitor-live = LIVE · what the hall sees
monitor-frozen = FROZEN · the hall stays on this
monitor-black = BLACK · the hall sees nothing
monitor-next = NEXT · { $scene }
monitor-unplugged = Projector unplugged
monitor-since = { $name } · since { $since }
monitor-unplugged-1 = Plug the cable back in: the same
monitor-unplugged-2 = picture returns by itself.
monitor-unplugged-3 = Nothing will open on this screen.
monitor-other-screen = other screen…

key-go-on = next step, confirm
key-undo = undo
key-redo = redo
key-line = type a line
key-cancel = leave it
key-look = hold to see secrets
key-take = Take
key-freeze = Freeze
key-black = Black
key-take-on = Take
key-freeze-on = Unfreeze
key-black-on = Picture
key-next = choose the next scene
key-log-up = log up
key-log-down = log down
key-amend = Amend
key-replace = replace the last
key-clock = hold or run the clock
key-garnets = garnet standings
key-sound = sound on / off
key-projector = choose the projector
key-identify = number the screens
key-swap = swap the screens
key-language = 한국어 / English
key-keys = this sheet

sheet-title = Keys
sheet-close = close with { KEY("F1") } or Esc

line-say = type a line  /
line-amend = what it should have been
line-why = the reason for the change

tip-pad = Pad: press the key of a slot or click it
tip-monitor = What the hall sees, and what is next. Click below to take, freeze or black
tip-log = Log: choose with the arrows, amend with { KEY("Ctrl+E") }
tip-line = Command line: / to enter, Esc to leave

pad-nothing = what is awaited stands above
pad-undo = Undo
pad-undo-reveal = once more
pad-confirm = Confirm · { $words }
pad-take = Confirm · { $words }
pad-go-on = { $words }
pad-save-first = save first
pad-read-only = read only
hint-person = number
hint-range = { $lo }–{ $hi }
hint-keys = type 1–{ $count }

log-secret = secret · hold Tab to see
log-undone = undone
log-amended = amended, was: { $old } “{ $why }”
log-replays = amending replays { $count } later steps

table-sealed = sealed
table-absent = absent
table-forfeit = forfeit
table-laid = { $count } of 3
table-paid = +{ $count }
table-cells = cells of { $goal }
table-zone = zone { $zone }
table-guest = guest

# ---- the slots of the pad

act-person-next = Next person
act-person-back = Person before
act-horror-support = Two coins
act-horror-seal = Take sealed
act-horror-open = Open sealed
act-horror-zone = Zone { $zone }
act-horror-forfeit = Forfeit
act-horror-take = Draw
act-horror-late = Time is up
act-horror-void = Void round
act-show-open = Open a game
act-show-stop = Stop game
act-show-give = Give garnets
act-show-finish = Finish show
act-show-lot = Next number
act-show-draw = Draw all
act-show-nominate = Candidate
act-show-spare-give = Give token
act-show-spare-keep = Keep token

next-show-start = Start the game
next-show-settle = Settle the result
next-show-finish = Finish the show
next-show-open = Open Horror Race
next-show-lot = Draw a number
next-horror-begin = Begin the round
next-horror-move = Count the zone and move
next-horror-pay = Pay the garnets
next-horror-reveal = Show a support
next-horror-draw = Draw a coin
next-horror-late = Time is up

# ---- do and say

do-plain = Choose on the pad, or type it in the command line (/).
say-plain = “Please.”
do-show-open = Choose a game on the pad.
say-show-open = “We shall begin in a moment.”
do-show-again = Choose the next game, or finish the show.
say-show-again = “We are getting the next game ready.”
do-show-lot = Type who drew ball { $number }, then Space.
say-show-lot = “Who has number { $number }?”
do-show-ready = Look over the house rules, then Space to start.
say-show-ready = “The order is complete. The game begins.”
do-show-game = Space settles the result.
say-show-game = “Here is the result.”
do-show-nominate = Type the number of the candidate the winners name, then Space.
say-show-nominate = “Joint last: { $who }. Please name the elimination candidate.”
do-show-spare = Ask { $who } about the second token. { KEY("Q") } give, { KEY("W") } keep.
say-show-spare = “{ $who }, to whom do you give a token of life?”
do-show-finished = The show is over. Standings and log are written.
say-show-finished = “Thank you for being with us.”

do-horror-support = { $who } comes in. Type the two coins handed in.
say-horror-support = “{ $who }, please hand in the two you want to win.”
do-horror-first = Shake the box, then Space to begin round 1.
say-horror-first = “All have chosen. The first round begins.”
do-horror-next = Space begins round { $round }.
say-horror-next = “Round { $round } begins.”
do-horror-turn = { $who }: zone { KEY("Q") } { KEY("W") } { KEY("E") }, then character 1–5. Forfeit { KEY("R") }.
say-horror-turn = “Number { $number }, { $who }: draw three coins and place them.”
do-horror-lay = { $who }: { $left } left. Zone { KEY("Q") } { KEY("W") } { KEY("E") }, character 1–5.
say-horror-lay = “{ $left } more, please.”
do-horror-take = { $who }: { KEY("S") } to draw, { KEY("R") } to forfeit.
say-horror-take = “Number { $number }, { $who }: do you draw or forfeit?”
do-horror-drawing = The coins are being drawn.
say-horror-drawing = “The coins are drawn.”
do-horror-place = { $who }: { $left } left. Zone { KEY("Q") } { KEY("W") } { KEY("E") }, character 1–5.
say-horror-place = “{ $who }, which zone, please?”
do-horror-late = { $who } is out of time. Lay the coins at random and type them.
say-horror-late = “Time is up. The coins are laid at random.”
do-horror-move = Count zone { $zone } and move the piece.
say-horror-move = “Zone { $zone }.”
do-horror-open = Open the seal of { $who } and type the two coins.
say-horror-open = “We count the garnets. One moment, please.”
do-horror-pay = Space pays the garnets.
say-horror-pay = “The race is over. The garnets are paid.”
do-horror-over = Space settles the result.
say-horror-over = “Here is the winner.”

# ---- the log

log-show-open = { $game } opened
log-show-lot = { $player } has the next number
log-show-switch = Rule · { $name }: { $to }
log-show-start = Game starts
log-show-settle = Settled · first { $winners } · last { $last }
log-show-nominate = Candidate { $player }
log-show-spare = { $who } gives a token to { $player }
log-show-give = { $giver } gives { $to } { $garnets } garnets
log-show-correct = { $player } corrected to { $garnets } “{ $reason }”
log-show-sit = { $player } sits for { $chair }
log-show-absent = { $chair } absent: { $absent }
log-show-rename = Name corrected: { $name } ({ $short })
log-show-stop = Game stopped “{ $reason }”
log-show-finish = Show finished

log-horror-support = { $who } hands in two
log-horror-seal = { $who } hands in sealed
log-horror-begin = Round begins
log-horror-forfeit = { $who } forfeits
log-horror-take = { $who } draws
log-horror-draw = A coin is drawn
log-horror-place = { $who }: { $coin } on zone { $zone }
log-horror-lay = { $seat }: { $coin } on zone { $zone }
log-horror-late = Time is up
log-horror-move = Zone { $zone }: { $character } moves { $zone }
log-horror-move-none = Zone { $zone }: nobody moves
log-horror-open = Seal of { $seat } opened
log-horror-pay = Garnets paid · { $total } in all
log-horror-reveal = { $seat } supported { $characters }
log-horror-correct = { $character } corrected to cell { $cell } “{ $reason }”
log-horror-void = Round void “{ $reason }”

# ---- why not: short, inside a slot

why-not-now = not now
why-supports-first = supports first
why-supports-closed = supports are closed
why-already-handed-in = already handed in
why-not-your-turn = not the turn
why-all-coins-laid = all coins are laid
why-no-round = between rounds
why-one-forfeit-a-round = one a round, taken
why-forfeit-before-drawing = before drawing only
why-last-may-not-forfeit = not the last player
why-draw-first = draw first
why-not-drawn-here = real coins here
why-round-running = round is running
why-game-over = game is over
why-wrong-number = wrong number
why-main-match = a main match
why-must-give = must be given

# ---- refusals: what to do, in one sentence

field-bonus = bonus
field-card = card
field-chips = chips
field-each = share
field-face = face
field-gains = gains
field-goes = way of the pot
field-kind = kind
field-level = level
field-number = number
field-pot = pot
field-prize = prize
field-sit = who sits
field-sits = who sits
field-team = team
field-coin = coin
field-zone = zone
field-seat = seat
field-chair = chair
field-player = person
field-garnets = garnets
field-characters = characters
field-character = character
field-reason = reason
field-cell = cell
field-game = game
field-to = value
field-name = name
field-short = short name
field-giver = giver
field-absent = absent
field-purses = purses
field-winners = winners
field-last = last

no-unknown = That cannot be done now ({ $code }).
no-wrong-number = The number of players does not fit this game.
no-main-match = This is a main match; it cannot be a death match.
no-must-give = By the house rules the second token must be given.
no-not-now = That cannot be done now. See what is awaited above.
no-out-of-range = That { $field } does not fit.
no-reason-owed = A reason is owed.
no-unreadable = This line cannot be read. Example: lay fox 4
no-unknown-command = There is no command “{ $word }”. { KEY("F1") } shows the keys.
no-unknown-word = “{ $word }” is no { $field }.
no-wrong-count = { $wanted } words are needed, there are { $given }.
no-ambiguous = This fits more than one thing. Write it longer.
no-not-your-turn = It is not that player's turn. The lit row of the table is on turn.
no-no-such-coin-left = No such coin is left in the box. Look at the coin again.
no-supports-first = First everybody hands in two coins.
no-supports-closed = All supports are in. They cannot be changed.
no-already-handed-in = Already handed in. To change it, amend the line in the log.
no-all-coins-laid = All coins of this round are laid.
no-no-round = No round is running. Space begins it.
no-one-forfeit-a-round = Only one player a round may forfeit.
no-forfeit-before-drawing = A player forfeits before drawing, not after.
no-last-may-not-forfeit = By the house rules the last player may not forfeit.
no-draw-first = The player draws first ({ KEY("S") }).
no-not-drawn-here = Real coins are used here. Type zone and character.
no-round-running = The round is not over yet.
no-game-over = The game is over.
no-game-running = Not while a game is on.
no-no-game-on = No game is on.
no-show-finished = The show is finished. Undo ({ KEY("Z") }) to change something.
no-never-give = By the house rules no garnets are given.
no-not-in-garnet-match = No garnets change hands during a Garnet Match.
no-no-garnets = There are no garnets to give.
no-not-that-many = The giver has fewer than that.
no-no-such-player = There is no such person.
no-no-such-chair = There is no such chair.
no-no-such-game = No such game can be opened. Check how many players are in.
no-order-complete = The order is already complete.
no-already-numbered = This person has a number already.
no-candidate-gets-no-token = The candidate cannot be given a token.
no-unknown-switch = There is no such rule or value.
no-name-too-long = The name is too long.
no-nothing-to-undo = There is nothing to undo.
no-nothing-to-redo = There is nothing to redo.
no-no-such-entry = This line cannot be amended. What was undone stays as it is.
no-choose-entry = Choose a line of the log with the arrows first.
no-undo-reveal = The hall has seen what this takes back. If you mean it, press { KEY("Z") } once more.
no-nothing-expected = Space has nothing to do now. See what is awaited above.
no-not-possible = Nothing is on that key.
no-type-first = Type the number first.
no-slot-first = Press the key of a slot first, then the number.
no-unbound = Nothing is on that key now. { KEY("F1") } shows all keys.
no-read-only = Another window runs this show. Here you can only look.
no-save-first = Save first: choose 1, 2 or 3.

amend-all = All { $of } later steps stay. Type the reason, then Enter.
amend-some = Of { $of } later steps { $kept } stay; it stops at “{ $stop }”. Reason and Enter, or Esc.

# ---- files

trouble-disk-full = NOT SAVED: disk full. Everything up to step { $safe } is safe. The table waits.
trouble-folder-gone = NOT SAVED: the folder is gone. Up to step { $safe } was safe. The table waits.
trouble-not-allowed = NOT SAVED: writing refused. Up to step { $safe } is safe. The table waits.
trouble-disk-fails = NOT SAVED: the disk fails. Up to step { $safe } is safe. The table waits.
trouble-file-exists = NOT SAVED: that name is taken. Up to step { $safe } is safe. The table waits.
trouble-not-a-show = NOT SAVED: that place is a folder. Up to step { $safe } is safe.
trouble-in-use = NOT SAVED: another program has the file. Up to step { $safe } is safe.
trouble-way-1 = Go on in the spare folder
trouble-way-2 = Other folder…
trouble-way-3 = Try again
trouble-clock = clock held { $time }
trouble-say = SAY: “One moment please, we will go on shortly.”

file-not-a-show = { $path } is not a show file of Garnet Table.
file-newer-format = { $path } was written by a newer program. Please update Garnet Table.
file-newer-rules = { $path } was played by newer rules. Please update Garnet Table.
file-header-damaged = { $path }: its first line is damaged, so it cannot be opened. It is left as it is.
file-header-altered = { $path }: its first line was altered, so it cannot be opened. It is left as it is.
file-seed-missing = This file ends before its show began. Please make a new show.
file-file-too-large = { $path } is too large for a show file.
file-folder-gone = { $path }: there is no such file or folder.
file-not-allowed = { $path } may not be read or written. Please choose another folder.
file-disk-full = { $path }: the disk is full. Please choose another place.
file-disk-fails = { $path }: the disk fails ({ $detail }).
file-file-exists = { $path }: there is a file of that name already.
file-in-use = Another window runs this show. It is open here for reading only.
file-torn = A last line that was never finished was dropped. All that was shown is here.
file-recovered = Recovered up to line { $line }; the show goes on in a new file. The original is kept: { $kept }

finish-written = The show is finished. Standings and log: { $folder }
finish-failed = Export failed: { $reason }

# ---- en: files that are written

csv-rank = rank
csv-name = name
csv-short = short name
csv-garnets = garnets
csv-tokens = tokens of life
csv-candidate = candidate
csv-won = won
log-file-commitment = SHA-256 of the seed:
log-file-seed = Seed:

cli-about = Runs the games of a live show table: a console for the dealer, a screen for the hall.
cli-winner = Winner: { $names }
cli-candidate = Elimination candidate: { $names }
cli-verify-good = All agrees: { $lines } lines, { $draws } draws derived again from the seed.
cli-verify-bad = Line { $line } does not agree ({ $code }). Everything before it does.
cli-no-display = There is no display here. Without one these still run: garnet-table demo, play, verify, export.
cli-missing = To open windows, first install: apt-get install { $packages }
cli-demo-folder = Pictures and the show file are in { $folder }
demo-title = A night at the Garnet Table
no-sound = There is nothing to play sound on here. The show runs silent.
sound-on = Sound is on.
sound-off = Sound is off.
no-unexpected = Something unexpected went wrong. The show goes on and the record is safe. ({ $words })
