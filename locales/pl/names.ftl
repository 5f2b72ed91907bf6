# Jak nazywają się piłki i kostki.
colour-orange = Pomarańczowa
colour-green = Zielona
colour-yellow = Żółta
colour-blue = Niebieska
colour-violet = Fioletowa
colour-red = Czerwona
ball-flat = { $colour } (płaska)
die-white = biała
die-blue = niebieska
die-yellow = żółta
die-green = zielona
die-orange = pomarańcz
die-violet = fioletowa
die-red = czerwona
die-black = czarna
