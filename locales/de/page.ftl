# The page: what every screen shares, and the start
name = Carambole
home = Carambole, Startseite
close = Schließen

# Balls
colour-orange = Orange
colour-green = Grün
colour-yellow = Gelb
colour-blue = Blau
colour-violet = Violett
colour-red = Rot
ball-flat = { $colour } (flach)

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
settings-theme = Darstellung
settings-theme-auto = Wie auf dem Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-speed = Tempo der Animationen
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-none = Keine
settings-sound = Ton
settings-sound-note = Holz, Filz, Würfel. Es geht auch ohne Ton.
settings-origin = Ausgangsfeld des Schlags markieren
settings-origin-note = Minigolf: Das Feld, auf dem der Ball lag, bleibt markiert, während er rollt.
settings-quick = Zweimal tippen pro Schlag
settings-quick-note = Minigolf: Tippe einen Würfel an, und er rollt; tippe ein Ziel an, und der Ball läuft.
settings-guide = Ziellinie
settings-guide-off = aus
settings-guide-share = { $share } %
settings-guide-note = Carramboule: wie weit ein Stoß vorab gezeigt wird.
settings-kept = Die Einstellungen gelten nur auf diesem Gerät.

# Keys
keys = Tasten
keys-tab = weiter zum nächsten Element
keys-escape = schließen, zurück
keys-help = Tasten anzeigen
keys-space = Leertaste
help = Hilfe
help-keyboard = Mit der Tastatur

# The start
tagline = Minigolf mit Würfeln: Du würfelst, wählst eine Richtung und siehst den ganzen Weg, bevor du spielst.
play-now = Sofort spielen
play-now-busy = Spiel wird vorbereitet …
play-now-tour = Eine Runde über drei Bahnen
play-now-learn = Neu hier? In drei Minuten gelernt
play-now-next = Als Nächstes: { $course }
play-now-on = Weiterspielen
play-now-open = Eine Partie ist noch offen
play-now-open-text = { $players ->
        [Du] Weiterspielen oder eine neue beginnen?
       *[other] { $players }: weiterspielen oder eine neue beginnen?
    }
play-now-another = Neue Partie
ways = Spielarten
way-courses = Alle Bahnen
way-courses-note = Bahn für Bahn gegen Par
way-friends = Zusammen an einem Gerät
way-friends-note = 1 bis 12 Bälle, reihum
way-computer = Gegen den Computer
way-computer-note = fünf Stufen, von sanft bis perfekt
way-online = Online spielen
way-online-note = mit Freunden per Link, am Stück oder über mehrere Tage
way-carramboule = Carramboule
way-carramboule-note = Billard mit achtzehn Kugeln und einer Dame
way-workshop = Werkstatt
way-workshop-note = eigene Bahnen bauen, prüfen, teilen
way-daily = Bahn des Tages
way-daily-note = eine Bahn, ein Versuch, für alle gleich
way-puzzles = Rätsel
way-puzzles-note = den einen besten Schlag finden
way-learn = Dein erstes Spiel
way-learn-note = lernen beim Spielen
way-rules = Regelbuch
way-rules-note = mit animierten Abbildungen
way-pads = Punkteblöcke
way-pads-note = für das Spiel aus der Schachtel
today-played = { $strokes ->
        [one] Gespielt: ein Schlag, Par { $par }
       *[other] Gespielt: { $strokes } Schläge, Par { $par }
    }
today-streak = { $count ->
        [0] Starte eine Serie
        [one] 1 Tag in Folge
       *[other] { $count } Tage in Folge
    }
today-week = { $count ->
        [one] an einem der letzten sieben Tage gespielt
       *[other] an { $count } der letzten sieben Tage gespielt
    }
time-left = noch { $time }
time-out = Zeit abgelaufen
about = Über Carambole
name-refused = Höchstens 30 Zeichen, und nur sichtbare. Bitte ändere den Namen.
player-number = Spieler { $number }
update-ready = Eine neue Version ist da.
update-reload = Neu laden
update-later = Später
install = Installieren
install-text = Du kannst Carambole auf diesem Gerät installieren wie jede andere App.
screen-missing = Ein Teil der Seite ließ sich nicht laden.
core-failed = Etwas ist schiefgelaufen. Lade die Seite neu und versuch es noch einmal.
try-again = Erneut versuchen
not-found = Seite nicht gefunden
not-found-text = Unter { $address } gibt es nichts. Vielleicht ist der Link unvollständig oder enthält einen Tippfehler.
not-found-home = Zur Startseite
rule-chip = Regel { $rule }
rule-why = Warum?

# Games on this device
games = Deine Partien
games-under-way = Laufende Partien
games-over = Beendete Partien
games-none = Auf diesem Gerät hast du noch keine Partie gespielt.
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
        [Du] Wiedergabe: { $game }
       *[other] Wiedergabe: { $game } mit { $players }
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
        [Du] Du hast gewonnen
       *[other] Gewonnen: { $names }
    }
remove-title = Diese Partie entfernen?
remove-text = { $players ->
        [Du] Die Partie ({ $game }) wird endgültig von diesem Gerät gelöscht.
       *[other] Die Partie mit { $players } ({ $game }) wird endgültig von diesem Gerät gelöscht.
    }
remove-yes = Entfernen
remove-no = Behalten

# The view in three dimensions
solid-view = 3D-Ansicht
solid-next = { $view ->
    [above] Ansicht von oben
    [behind] Ansicht hinter dem Ball
    [follow] Ansicht, die dem Ball folgt
   *[other] Ansicht schräg von oben
}
solid-flat = Dieser Browser kann die 3D-Ansicht nicht zeigen, deshalb bleibt die Bahn gezeichnet.
