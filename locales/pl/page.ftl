# The page: what every screen shares, and the start
name = Carambole
home = Carambole, strona główna
close = Zamknij

# Balls
colour-orange = pomarańczowa
colour-green = zielona
colour-yellow = żółta
colour-blue = niebieska
colour-violet = fioletowa
colour-red = czerwona
ball-flat = { $colour } płaska

# Directions
direction-E = wschód
direction-NE = północny wschód
direction-NW = północny zachód
direction-W = zachód
direction-SW = południowy zachód
direction-SE = południowy wschód
