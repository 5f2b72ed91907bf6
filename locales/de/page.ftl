# The page: what every screen shares, and the start
name = Carambole
home = Carambole, Startseite
close = Schließen

# Balls
colour-orange = orange
colour-green = grün
colour-yellow = gelb
colour-blue = blau
colour-violet = violett
colour-red = rot
ball-flat = { $colour } flach

# Directions
direction-E = Osten
direction-NE = Nordosten
direction-NW = Nordwesten
direction-W = Westen
direction-SW = Südwesten
direction-SE = Südosten
