# The page: what every screen shares, and the start
name = Carambole
home = Carambole, accueil
close = Fermer

# Balls
colour-orange = orange
colour-green = verte
colour-yellow = jaune
colour-blue = bleue
colour-violet = violette
colour-red = rouge
ball-flat = { $colour } plate

# Directions
direction-E = est
direction-NE = nord-est
direction-NW = nord-ouest
direction-W = ouest
direction-SW = sud-ouest
direction-SE = sud-est
