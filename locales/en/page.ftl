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
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Speed of things that move
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-none = No motion
settings-sound = Sound
settings-sound-note = Wood, felt, dice. Nothing is told by sound alone.
settings-origin = Mark where a stroke began
settings-origin-note = Mini golf: the cell stays marked while the ball rolls.
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
