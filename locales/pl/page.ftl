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

# Settings
settings = Ustawienia
settings-language = Język
settings-theme = Jasno czy ciemno
settings-theme-auto = Jak urządzenie
settings-theme-light = Jasno
settings-theme-dark = Ciemno
settings-speed = Tempo ruchu
settings-speed-slow = Wolne
settings-speed-normal = Zwykłe
settings-speed-fast = Szybkie
settings-speed-none = Bez ruchu
settings-sound = Dźwięk
settings-sound-note = Drewno, sukno, kostki. Dźwięk niczego nie mówi sam.
settings-origin = Zaznaczaj początek uderzenia
settings-origin-note = Minigolf: pole zostaje zaznaczone, gdy piłka się toczy.
settings-guide = Linia celowania
settings-guide-off = brak
settings-guide-share = { $share } %
settings-guide-note = Carramboule: jaką część strzału widać przed zagraniem.
settings-kept = Ustawienia zostają na tym urządzeniu.

# Keys
keys = Klawisze
keys-tab = następny element ekranu
keys-escape = zamknij, wróć
keys-help = pokaż te klawisze
