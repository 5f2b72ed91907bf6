# Names of balls and dice
colour-orange = Orange
colour-green = Green
colour-yellow = Yellow
colour-blue = Blue
colour-violet = Violet
colour-red = Red
ball-flat = { $colour } (flat)
die-white = white
die-blue = blue
die-yellow = yellow
die-green = green
die-orange = orange
die-violet = violet
die-red = red
die-black = black
