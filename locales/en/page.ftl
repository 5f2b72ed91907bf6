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
