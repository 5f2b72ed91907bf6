# Shared texts, and the home page
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
settings-theme = Theme
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Animation speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-none = No motion
settings-sound = Sound
settings-sound-note = Wood, felt and dice. You can always play without sound.
settings-origin = Mark where a stroke began
settings-origin-note = Mini golf: the cell stays marked while the ball rolls.
settings-quick = Two taps per stroke
settings-quick-note = Mini golf: tap a die to roll it, then tap where the ball should stop.
settings-guide = Guide line
settings-guide-off = off
settings-guide-share = { $share }%
settings-guide-note = Carramboule: how much of a shot is shown before you play it.
settings-kept = Settings are saved on this device only.

# Keyboard help
keys = Keys
keys-tab = next item on the screen
keys-escape = close, back
keys-help = show these keys
keys-space = Space
help = Help
help-keyboard = With a keyboard

# The home page
tagline = Mini golf with dice. Roll, pick a direction, and see the whole path before you play.
play-now = Play now
play-now-busy = Starting…
play-now-tour = A three-hole tour
play-now-learn = New here? Learn it in three minutes
play-now-next = Next: { $course }
play-now-on = Continue where you left off
play-now-open = Match in progress
play-now-open-text = { $players }: continue this match or start a new one?
play-now-another = New match
ways = Ways to play
way-courses = All courses
way-courses-note = complete the course map and beat par
way-friends = Pass and play
way-friends-note = 1 to 12 balls on one screen
way-computer = Against the computer
way-computer-note = five levels, from gentle to perfect
way-online = Play online
way-online-note = play friends by link, live or over several days
way-carramboule = Carramboule
way-carramboule-note = billiards with eighteen balls and a queen
way-workshop = Workshop
way-workshop-note = build, test and share your own courses
way-daily = Daily course
way-daily-note = one course, one try, the same for everyone
way-puzzles = Puzzles
way-puzzles-note = find the best stroke
way-learn = Your first game
way-learn-note = learn by playing
way-rules = Rulebook
way-rules-note = with animated figures
way-pads = Score pads
way-pads-note = for the real board games
today-played = { $strokes ->
        [one] Played: one stroke, par { $par }
       *[other] Played: { $strokes } strokes, par { $par }
    }
today-streak = { $count ->
        [0] Start a streak
        [one] 1-day streak
       *[other] { $count }-day streak
    }
today-week = { $count ->
        [one] played on 1 of the last 7 days
       *[other] played on { $count } of the last 7 days
    }
time-left = { $time } left
time-out = out of time
about = About Carambole
name-refused = Use at most 30 characters and no invisible ones.
player-number = Player { $number }
update-ready = A new version is available.
update-reload = Reload
update-later = Later
install = Install
install-text = Install Carambole on this device like any other app.
screen-missing = Part of the page could not be loaded.
core-failed = Something went wrong. Reload the page and try again.
try-again = Try again
not-found = Page not found
not-found-text = There is no page at { $address }. The link may be incomplete or misspelt.
not-found-home = Go to the home page
rule-chip = Rule { $rule }
rule-why = Why?

# Games on this device
games = Your games
games-under-way = Games in progress
games-over = Finished games
games-none = No games on this device yet.
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
game-look = View
game-look-at = { $players ->
        [You] View { $game }
       *[other] View { $game } with { $players }
    }
game-remove = Remove
game-remove-of = { $players ->
        [You] Remove { $game }
       *[other] Remove { $game } with { $players }
    }
game-won = { $names ->
        [You] You won
       *[other] Won by { $names }
    }
remove-title = Remove this game?
remove-text = { $players ->
        [You] { $game }: this game will be deleted from this device for good.
       *[other] { $game } with { $players }: this game will be deleted from this device for good.
    }
remove-yes = Remove
remove-no = Keep

# The view in three dimensions
solid-view = Solid view
solid-next = { $view ->
    [above] View from above
    [behind] View from behind the ball
    [follow] View that follows the ball
   *[other] View at an angle
}
solid-flat = This browser cannot show the solid view, so you keep the drawn board.
