# Comment s’appellent les balles et les dés.
colour-orange = Orange
colour-green = Verte
colour-yellow = Jaune
colour-blue = Bleue
colour-violet = Violette
colour-red = Rouge
ball-flat = { $colour } (plate)
die-white = blanc
die-blue = bleu
die-yellow = jaune
die-green = vert
die-orange = orange
die-violet = violet
die-red = rouge
die-black = noir
