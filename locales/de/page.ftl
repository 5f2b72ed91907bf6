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
settings-theme-auto = Wie auf dem Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-speed = Tempo der Animationen
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-none = Keine
settings-sound = Ton
settings-sound-note = Holz, Filz, Würfel. Nichts ist nur zu hören.
settings-origin = Ausgangsfeld des Schlags markieren
settings-origin-note = Minigolf: Das Feld bleibt markiert, während der Ball rollt.
settings-quick = Zweimal tippen pro Schlag
settings-quick-note = Minigolf: Tippe einen Würfel an, und er rollt; tippe ein Ende an, und der Ball läuft.
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
help = Hilfe
help-keyboard = Mit Tastatur

# The start
tagline = Minigolf mit Würfeln. Würfeln, Richtung wählen und den ganzen Weg sehen, bevor du spielst.
play-now = Sofort spielen
play-now-busy = Der Tisch wird gedeckt …
play-now-tour = Eine Runde über drei Bahnen
play-now-learn = Neu hier? In drei Minuten gelernt
play-now-next = Als Nächstes: { $course }
play-now-on = Weiter, wo du aufgehört hast
play-now-open = Eine Partie ist noch offen
play-now-open-text = { $players }: weiterspielen oder eine neue beginnen?
play-now-another = Neue Partie
ways = Spielarten
way-courses = Alle Bahnen
way-courses-note = eine Reise gegen Par, Bahn für Bahn
way-friends = Rund um einen Bildschirm
way-friends-note = 1 bis 12 Bälle, reihum
way-computer = Gegen den Computer
way-computer-note = fünf Stufen, von sanft bis perfekt
way-online = Online spielen
way-online-note = per Link mit Freunden, sofort oder über Tage
way-carramboule = Carramboule
way-carramboule-note = Billard mit achtzehn Kugeln und einer Dame
way-workshop = Werkstatt
way-workshop-note = eigene Bahnen bauen, beurteilen, teilen
way-daily = Bahn des Tages
way-daily-note = eine Bahn, ein Versuch, für alle gleich
way-puzzles = Rätsel
way-puzzles-note = den einen besten Schlag finden
way-learn = Erstes Spiel
way-learn-note = lernen beim Spielen
way-rules = Regelbuch
way-rules-note = mit bewegten Bildern
way-pads = Spielblöcke
way-pads-note = für die echten Schachteln
today-played = { $strokes ->
        [one] Gespielt: ein Schlag, Par { $par }
       *[other] Gespielt: { $strokes } Schläge, Par { $par }
    }
today-row = { $count ->
        [0] Beginne eine Serie
        [one] Ein Tag in Folge
       *[other] { $count } Tage in Folge
    }
today-week = { $count ->
        [one] einer der letzten sieben Tage gespielt
       *[other] { $count } der letzten sieben Tage gespielt
    }
time-left = noch { $time }
time-out = Zeit abgelaufen
about = Über Carambole
name-refused = Ein Name hat höchstens 30 Zeichen, alle sichtbar. Bitte ändere ihn.
player-number = Spieler { $number }
update-ready = Eine neue Version ist da.
update-reload = Neu laden
update-later = Später
install = Installieren
install-text = Carambole kann wie jedes andere Spiel auf diesem Gerät wohnen.
screen-missing = Ein Teil der Seite ließ sich nicht laden.
try-again = Noch einmal
not-found = Hier ist nichts
not-found-text = Unter { $address } gibt es nichts. Vielleicht ist der Link unvollständig oder vertippt.
not-found-home = Zur Startseite
rule-chip = Regel { $rule }
rule-why = Warum?

# Games on this device
games = Deine Partien
games-under-way = Laufende Partien
games-over = Beendete Partien
games-none = Auf diesem Gerät wurde noch keine Partie begonnen.
games-all = { $count ->
        [one] Eine Partie
       *[other] Alle { $count } Partien
    }
game-golf = Minigolf
game-carramboule = Carramboule
game-mode-carom = Karambolage
game-course-of = Bahn { $number } von { $count }
game-continue = Weiterspielen
game-continue-with = { $players ->
        [Du] { $game } weiterspielen
       *[other] { $game } mit { $players } weiterspielen
    }
game-replay = Wiedergabe
game-replay-of = { $players ->
        [Du] { $game } wiedergeben
       *[other] { $game } mit { $players } wiedergeben
    }
open-record = Aufzeichnung öffnen
to-library = Bibliothek
game-look = Ansehen
game-look-at = { $players ->
        [Du] { $game } ansehen
       *[other] { $game } mit { $players } ansehen
    }
game-remove = Entfernen
game-remove-of = { $players ->
        [Du] { $game } entfernen
       *[other] { $game } mit { $players } entfernen
    }
game-won = { $names ->
        [Du] Gewonnen: du
       *[other] Gewonnen: { $names }
    }
remove-title = Diese Partie entfernen?
remove-text = { $players ->
        [Du] { $game } wird endgültig von diesem Gerät gelöscht.
       *[other] { $game } mit { $players } wird endgültig von diesem Gerät gelöscht.
    }
remove-yes = Entfernen
remove-no = Behalten
