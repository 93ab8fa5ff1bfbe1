# The start page, a new show, house rules, the projector.

start-title = Garnet Table
start-what = What would you like to do?
start-foot = Number keys choose. Space is the lit one, Esc goes back.
start-continue = Continue the last show
start-continue-none = No show was opened on this computer yet
start-continue-gone = { $name } is not where it was. Please look for it under 2.
start-last-played = { $name } · last saved { $time }
start-open = Open another show
start-open-detail = Choose among saved show files
start-new = New show
start-new-detail = People, order and house rules
start-new-kept = What you wrote is still there
start-rehearse = Rehearse
start-rehearse-detail = On a copy; the show stays as it is
start-language = 한국어
start-language-detail = 한국어로 바꾸기
start-projector = Projector
start-back = Back
start-next = Next
start-not-yet = Something is missing

start-shows-open = Which show do you want to open?
start-shows-rehearse = Which show do you want to rehearse a copy of?
start-shows-none = No shows were found. Press 9 to choose a file.
start-shows-other = Another file…
start-shows-other-detail = Choose it in its folder
start-file-kind = Garnet Table show

start-step-people = Title and people
start-step-order = Order
start-step-rules = House rules
start-step-ready = Projector, open

start-show-title = Title of the show
start-show-title-hint = e.g. Friday Night at the Garnet Table
start-people = People
start-people-how = One a line: name, short name for the hall, garnets
start-people-hint =
    Alexander Hamilton, Alex, 3
    Mina 2
    Charles, guest
start-same-garnets = Everybody without a number starts with
start-garnets-unit = garnets
start-preview = This is how it reads
start-count = { $people ->
        [one] 1 player
       *[other] { $people } players
    } · { $guests ->
        [one] 1 guest
       *[other] { $guests } guests
    } · { $garnets ->
        [one] 1 garnet
       *[other] { $garnets } garnets
    }
start-guest = guest
start-preview-empty = Write or paste names on the left; each person appears here.
start-line = Line { $line } · { $words }
start-more = and { $count } more
start-field-keys = Tab next field · Ctrl+Enter next · Esc back

start-order-what = Who has which number in the first game?
start-order-drawn = Drawn by the program
start-order-drawn-detail = Balls are drawn when the first game opens
start-order-here = Typed here, in order
start-order-here-detail = Numbers or short names, from 1 on
start-order-later = Drawn at the table, typed then
start-order-later-detail = You type each ball as it is drawn
start-order-field = From number 1 on
start-order-field-hint = e.g. 3 1 2 or Alex, Mina, Jiho
start-order-left = Without a number yet
start-order-nobody = Everybody has a number
start-order-drawn-words = Once the first game is open the program draws one after another for the hall to see.
start-order-later-words = The order is set once the first game is open. Nothing to do here.
start-order-keys = 1 2 3 choose · Tab field · Ctrl+Enter next · Esc back

start-rules-frame = The whole show
start-rules-game = { $game }
start-rules-standard = standard
start-rules-changed = { $count ->
        [one] one rule changed
       *[other] { $count } rules changed
    }
start-rules-keys = ↑↓ rule · ←→ value · digits choose · Backspace standard · Ctrl+Enter next

start-ready-summary = This show will be opened
start-ready-rules-none = all rules standard
start-ready-folder = Saved in the folder
start-ready-folder-change = Change the folder
start-ready-folder-moved = The folder used before is gone; the standard one is used
start-ready-open = Open the show
start-ready-keys = Digits choose a screen · 0 show numbers · 9 folder · Ctrl+Enter open · Esc back

start-no-name-too-long = Names have 24 letters at most. Please shorten it.
no-title-missing = Please give the show a title.
no-too-few-people = At least two people who are not guests are needed.
no-too-many-people = { $most } people at most. Please remove some lines.
no-name-missing = There is no name. Please begin with one.
no-short-name-too-long = Short names: 8 letters at most, 4 in Hangul.
no-too-many-garnets = Garnets go from 0 to 999.
no-same-name = Two people are called { $name }. Give one another short name.
no-line-unclear = Only name, short name and garnets, with commas between.
no-guest-with-garnets = Guests hold no garnets. Please remove the number.
no-garnets-missing = How many garnets? Add a number here or fill the field below.
no-order-unknown = Nobody has the name or number { $name }.
no-order-guest = { $name } is a guest and has no place in the order.
no-order-twice = { $name } comes twice.
no-order-incomplete = { $count ->
        [one] One more person needs a place.
       *[other] { $count } more people need a place.
    }
no-order-too-long = This game seats { $most }. Please shorten the order.
no-race-too-few = Horror Race needs { $most } players. Add people, or leave its order and rules as standard.
no-folder-unusable = Nothing can be saved in { $path }. Press 9 for another folder.

screen-on = The hall is shown on { $name }
screen-window = One monitor only: the hall opens in a small window
screen-none = Please choose a screen for the hall
screen-which = Which screen does the hall see?
screen-remembered = Remembered on this computer, never in the show file.
screen-identify = Show a number on each screen
screen-identify-detail = Big numbers for a few seconds
screen-console = This window is on it now
screen-chosen = hall
screen-one = There is one monitor only. A projector appears here when it is plugged in.
screen-saved-away = The remembered projector { $name } is not plugged in
screen-awake-missing = Please switch the screen saver off yourself: the program cannot on this computer.

# House rules of the whole show. A value says what it does.

switch-frame-lot = Drawing the order
choice-frame-lot-typed = real balls, typed
choice-frame-lot-drawn = by the program
switch-frame-table-steps = Forced steps
choice-frame-table-steps-by-itself = go on by themselves
choice-frame-table-steps-confirmed = wait for Space
switch-frame-joint-last = Candidate among joint last
choice-frame-joint-last-winners-nominate = the winners nominate
choice-frame-joint-last-fewest-garnets = fewest garnets before the game
choice-frame-joint-last-random = one is drawn by lot
choice-frame-joint-last-all-tied = all go to the death match
switch-frame-tokens-sole = Tokens of a sole winner
choice-frame-tokens-sole-by-game = as the game says
choice-frame-tokens-sole-2 = always 2
choice-frame-tokens-sole-1 = always 1
switch-frame-tokens-joint = Tokens of joint winners
choice-frame-tokens-joint-1 = 1 each
choice-frame-tokens-joint-0 = none
choice-frame-tokens-joint-2 = 2 each
switch-frame-spare-token = The second token
choice-frame-spare-token-may-give = kept or given away
choice-frame-spare-token-must-give = must be given away
switch-frame-candidate-token = A token the candidate holds
choice-frame-candidate-token-void = is void
choice-frame-candidate-token-saves = saves its holder
switch-frame-garnet-transfer = Giving garnets
choice-frame-garnet-transfer-not-in-garnet-match = not during a Garnet Match
choice-frame-garnet-transfer-always = always allowed
choice-frame-garnet-transfer-never = never allowed
switch-frame-garnet-value = Value of a garnet
choice-frame-garnet-value-0 = not shown
choice-frame-garnet-value-1000000 = shown as 1,000,000 won
switch-frame-tie-rule-s2e3 = Tie rule of season 2, episode 3
choice-frame-tie-rule-s2e3-off = not used
choice-frame-tie-rule-s2e3-on = always used
switch-frame-opponent = Death match opponent
choice-frame-opponent-candidate-picks = the candidate picks
choice-frame-opponent-winner-picks = the winner picks
choice-frame-opponent-random = drawn by lot
switch-frame-no-free-opponent = Everybody else holds a token
choice-frame-no-free-opponent-suspend = anybody but the winners is picked
choice-frame-no-free-opponent-no-death-match = no death match
switch-frame-dm-choice = Game of the death match
choice-frame-dm-choice-host = the host picks
choice-frame-dm-choice-strike3-then-draw = strike 3 each, then draw
switch-frame-partner-order = Who picks a partner first
choice-frame-partner-order-candidate-first = the candidate
choice-frame-partner-order-other-first = the opponent
switch-frame-yut-partner-reward = Reward of a winning yut partner
choice-frame-yut-partner-reward-off = none
choice-frame-yut-partner-reward-1-garnet = 1 garnet from the other partner
switch-frame-loser-garnets = Garnets of the one who leaves
choice-frame-loser-garnets-bequeath = left to one person
choice-frame-loser-garnets-removed = leave the game
choice-frame-loser-garnets-to-winner = go to the winner of the death match

# House rules of Horror Race

switch-horror-coins = Coins
choice-horror-coins-typed = real coins, typed by the dealer
choice-horror-coins-drawn = drawn by the program
choice-horror-coins-mixed = both, chosen each turn
switch-horror-goal = Length of the track
choice-horror-goal-13 = 13 steps: twelve cells, then goal
choice-horror-goal-12 = 12 steps: the twelfth cell is goal
switch-horror-stop = When one reaches the goal
choice-horror-stop-at-once = the race ends at once
choice-horror-stop-end-of-round = the round is counted first
switch-horror-second-tie = Characters tied for second
choice-horror-second-tie-dense = 2 each, the next are third: 1
choice-horror-second-tie-competition = 2 each, nobody is third
choice-horror-second-tie-fan-app = 1 each, nobody is third
switch-horror-third-tie = Characters tied for third
choice-horror-third-tie-all = 1 each
choice-horror-third-tie-none = nothing
switch-horror-tie-levels = Equal counts in a zone
choice-horror-tie-levels-all = go down to a count held alone
choice-horror-tie-levels-one = look one count down only
switch-horror-last-forfeits = The last in order
choice-horror-last-forfeits-yes = may pass
choice-horror-last-forfeits-no = may not pass
switch-horror-nobody-forfeits = When nobody passes
choice-horror-nobody-forfeits-same = the order stays
choice-horror-nobody-forfeits-rotate = the order moves on by one
switch-horror-forfeited-coins = Coins of the one who passes
choice-horror-forfeited-coins-stay = stay in the box
choice-horror-forfeited-coins-last-lays = are laid by the last player
switch-horror-cap = An endless race
choice-horror-cap-50 = stops after 50 rounds
choice-horror-cap-30 = stops after 30 rounds
choice-horror-cap-20 = stops after 20 rounds
switch-horror-seconds = Time to lay coins
choice-horror-seconds-60 = 60 s, then at random
choice-horror-seconds-30 = 30 s, then at random
choice-horror-seconds-90 = 90 s, then at random
choice-horror-seconds-0 = no limit
switch-horror-supports = Supports
choice-horror-supports-secret = stay secret
choice-horror-supports-with-result = shown with the result
