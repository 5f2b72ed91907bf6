# The page: what every screen shares, and the start
name = Carambole
home = Carambole, home
close = Close

# Balls
colour-orange = orange
colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-violet = violet
colour-red = red
ball-flat = { $colour } flat

# Directions
direction-E = east
direction-NE = north-east
direction-NW = north-west
direction-W = west
direction-SW = south-west
direction-SE = south-east

# Settings
settings = Settings
settings-language = Language
settings-theme = Light or dark
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Animation speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-none = No motion
settings-sound = Sound
settings-sound-note = Wood, felt, dice. Nothing is told by sound alone.
settings-origin = Mark where a stroke began
settings-origin-note = Mini golf: the cell stays marked while the ball rolls.
settings-quick = Two taps per stroke
settings-quick-note = Mini golf: tap a die to roll it, tap an ending to play it.
settings-guide = Guide line
settings-guide-off = off
settings-guide-share = { $share } %
settings-guide-note = Carramboule: how much of a shot is shown before you play it.
settings-kept = Settings are kept on this device only.

# Keys
keys = Keys
keys-tab = next thing on the screen
keys-escape = close, back
keys-help = show these keys
help = Help
help-keyboard = With a keyboard

# The start
tagline = Mini golf with dice. Roll, pick a direction, see the whole path before you play it.
play-now = Play now
play-now-busy = Setting the table …
play-now-tour = A three-hole tour
play-now-learn = New here? Learn it in three minutes
play-now-next = Next: { $course }
play-now-on = Go on where you left off
play-now-open = A match is under way
play-now-open-text = { $players }: go on with it, or begin another one?
play-now-another = Begin another
ways = Ways to play
way-courses = All courses
way-courses-note = a journey to complete, against par
way-friends = Around one screen
way-friends-note = 1 to 12 balls, pass it on
way-computer = Against the computer
way-computer-note = five levels, from gentle to perfect
way-online = Play online
way-online-note = by link with friends, live or over days
way-carramboule = Carramboule
way-carramboule-note = billiards with eighteen balls and a queen
way-workshop = Workshop
way-workshop-note = build, judge and share your own courses
way-daily = Daily course
way-daily-note = one course, one try, the same for everyone
way-puzzles = Puzzles
way-puzzles-note = find the one best stroke
way-learn = Your first game
way-learn-note = learn by playing
way-rules = Rulebook
way-rules-note = figures that move
way-pads = Score pads
way-pads-note = for the real boxes
today-played = { $strokes ->
        [one] Played: one stroke, par { $par }
       *[other] Played: { $strokes } strokes, par { $par }
    }
today-row = { $count ->
        [0] Begin a row of days
        [one] One day in a row
       *[other] { $count } days in a row
    }
today-week = { $count ->
        [one] one of the last seven days played
       *[other] { $count } of the last seven days played
    }
time-left = { $time } left
time-out = out of time
about = About Carambole
name-refused = A name has at most 30 characters, all of them visible. Please change it.
player-number = Player { $number }
update-ready = A new version is here.
update-reload = Reload
update-later = Later
install = Install
install-text = Carambole can live on this device like any other game.
screen-missing = A part of the page could not be loaded.
try-again = Try again
not-found = Nothing here
not-found-text = There is nothing at { $address }. Perhaps the link is incomplete or misspelt.
not-found-home = To the start
rule-chip = Rule { $rule }
rule-why = Why?

# Games on this device
games = Your games
games-under-way = Games under way
games-over = Finished games
games-none = No game has been begun on this device yet.
games-all = { $count ->
        [one] One game
       *[other] All { $count } games
    }
game-golf = Mini golf
game-carramboule = Carramboule
game-mode-carom = carom mode
game-course-of = Course { $number } of { $count }
game-continue = Continue
game-continue-with = { $players ->
        [You] Continue { $game }
       *[other] Continue { $game } with { $players }
    }
game-replay = Replay
game-replay-of = { $players ->
        [You] Replay { $game }
       *[other] Replay { $game } with { $players }
    }
open-record = Open a record
to-library = Library
game-look = Look
game-look-at = { $players ->
        [You] Look at { $game }
       *[other] Look at { $game } with { $players }
    }
game-remove = Remove
game-remove-of = { $players ->
        [You] Remove { $game }
       *[other] Remove { $game } with { $players }
    }
game-won = { $names ->
        [You] Won by you
       *[other] Won by { $names }
    }
remove-title = Remove this game?
remove-text = { $players ->
        [You] { $game } is deleted from this device for good.
       *[other] { $game } with { $players } is deleted from this device for good.
    }
remove-yes = Remove
remove-no = Keep
