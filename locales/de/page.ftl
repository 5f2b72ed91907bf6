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

# Settings
settings = Einstellungen
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-speed = Tempo der Bewegungen
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-none = Keine
settings-sound = Ton
settings-sound-note = Holz, Filz, Würfel. Nichts ist nur zu hören.
settings-origin = Ausgangsfeld des Schlags markieren
settings-origin-note = Minigolf: Das Feld bleibt markiert, während der Ball rollt.
settings-guide = Ziellinie
settings-guide-off = aus
settings-guide-share = { $share } %
settings-guide-note = Carramboule: wie viel eines Stoßes vorher zu sehen ist.
settings-kept = Einstellungen bleiben auf diesem Gerät.

# Keys
keys = Tasten
keys-tab = weiter zum nächsten Element
keys-escape = schließen, zurück
keys-help = diese Tasten zeigen
