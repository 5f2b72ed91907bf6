# Wie Bälle und Würfel heißen.
colour-orange = Orange
colour-green = Grün
colour-yellow = Gelb
colour-blue = Blau
colour-violet = Violett
colour-red = Rot
ball-flat = { $colour } (flach)
die-white = weiß
die-blue = blau
die-yellow = gelb
die-green = grün
die-orange = orange
die-violet = violett
die-red = rot
die-black = schwarz
