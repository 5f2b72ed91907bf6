# Setting up a match of mini golf
setup-title = Minigolf vorbereiten
setup-begin = Los geht’s
setup-begin-busy = Spiel wird vorbereitet …
setup-ready = Fertige Partien
setup-ready-quick = Schnell
setup-ready-quick-note = drei kurze Bahnen
setup-ready-box = Die Schachtel
setup-ready-box-note = Bahnen 1 bis 6
setup-ready-party = Party
setup-ready-party-note = Karambolage mit Marken
setup-ready-again = Zum Starten antippen
setup-customise = Anpassen
setup-unfit = So geht es noch nicht
setup-fit = Spielbereit

setup-players = Spieler
setup-players-note = Alle, die an diesem Gerät mitspielen, und beliebig viele Computer.
setup-name-of = Name von Spieler { $number }
setup-kind-of = { $name ->
        [Du] Wer für dich spielt
       *[other] Wer für { $name } spielt
    }
setup-level-1 = sanft
setup-level-2 = gelassen
setup-level-3 = sorgfältig
setup-level-4 = stark
setup-level-5 = perfekt
setup-person = Mensch
setup-add-person = Mensch dazu
setup-add-computer = Computer dazu
setup-remove-player = { $name ->
        [Du] Dich entfernen
       *[other] { $name } entfernen
    }
setup-all-twelve = Alle zwölf Bälle sind im Spiel.
setup-ball-of = { $name ->
        [Du] { $ball }, dein Ball: ändern
       *[other] { $ball }, Ball von { $name }: ändern
    }
setup-ball-choose = { $name ->
        [Du] Welchen Ball nimmst du?
       *[other] { $name }: welcher Ball?
    }
setup-ball-free = frei
setup-ball-own = schon gewählt
setup-ball-swap = { $name ->
        [Du] gehört dir; ihr tauscht
       *[other] gehört { $name }; ihr tauscht
    }
setup-balls-each = Bälle pro Spieler
setup-balls-total = { $count ->
        [one] ein Ball im Spiel
       *[other] { $count } Bälle im Spiel
    }

setup-courses = Bahnen
setup-preset-first = Bahn 1
setup-preset-six = Bahnen 1–6
setup-preset-twelve = 6 einfache, 6 umgebaute
setup-preset-modified = 15 umgebaute
setup-preset-own = Eigene Auswahl
setup-preset-first-note = zwei Minuten
setup-preset-six-note = aus dem Grundspiel
setup-preset-twelve-note = ein langer Abend
setup-preset-modified-note = überall Hindernisse
setup-preset-own-note = beliebige Bahnen in beliebiger Reihenfolge
setup-courses-chosen = { $count ->
        [0] Keine Bahn gewählt
        [one] Eine Bahn gewählt
       *[other] { $count } Bahnen gewählt
    }
setup-courses-change = Bahnen wählen
setup-courses-done = Fertig
setup-courses-none = Alle abwählen
setup-course-number = Bahn { $number } der Partie
setup-course-earlier = { $name } nach vorn
setup-course-leave = { $name } entfernen
setup-courses-plain = Die neun Bahnen
setup-courses-modified = Umgebaute Bahnen
setup-with-tall = hohe Hindernisse
setup-with-moving = bewegliche Hindernisse
setup-with-tokens = Marken

setup-rules = Regeln
setup-mode = Spielart
setup-mode-basic = Einfach
setup-mode-basic-note = jeder Ball spielt allein
setup-mode-carom = Karambolage
setup-mode-carom-note = alle zugleich, Bälle stoßen zusammen
setup-kit = Gespielt wird mit
setup-kit-dice = Würfeln
setup-kit-dice-note = den sechs aus dem Grundspiel
setup-kit-cards = Karten
setup-kit-cards-note = dem weißen Würfel und fünf Karten
setup-kit-both = Beidem
setup-kit-both-note = acht Würfeln und fünf Karten
setup-tokens = Marken
setup-tokens-printed = Wie vorgegeben
setup-tokens-scattered = Verstreut
setup-tokens-scattered-note = sechs zufällig auf jeder Bahn
setup-tokens-suggested = sechs zufällig; für Karambolage empfohlen
setup-limit = Schläge pro Bahn
setup-limit-printed = Wie vorgegeben
setup-limit-strokes = { $strokes }
setup-order = Reihenfolge
setup-order-text = Jede Bahn hat ihre eigene Farbfolge; bei gleicher Farbe spielt der runde Ball vor dem flachen.
setup-order-first = Auf „{ $course }“:
setup-order-basic = Im einfachen Spiel spielt ein Ball, bis er im Loch ist oder keine Schläge mehr hat; dann kommt der nächste.
setup-order-carom = Bei Karambolage hat jeder Ball pro Runde einen Schlag und bleibt auf der Bahn, bis er im Loch ist.

setup-advice = Tipp
setup-advice-carom-with-tall = Die Bahn „{ $course }“ hat hohe Hindernisse; Karambolage geht besser ohne.
setup-advice-carom-with-dynamic = Die Bahn „{ $course }“ hat bewegliche Hindernisse; Karambolage geht besser ohne.
setup-advice-courses-more = { $count ->
        [one] Das gilt auch für eine weitere Bahn.
       *[other] Das gilt auch für { $count } weitere Bahnen.
    }
setup-advice-more-balls = Zu zweit oder zu dritt spielt sich Karambolage besser mit zwei oder drei Bällen pro Spieler.
setup-advice-higher-limit = Die Bahn „{ $course }“ ist lang; 20 oder 30 Schläge passen besser.
setup-advice-scatter = Mit verstreuten Marken wird Karambolage lebhafter.
setup-do-two = Je zwei Bälle
setup-do-three = Je drei Bälle
setup-do-scatter = Marken verstreuen
setup-do-limit-20 = 20 Schläge
setup-do-limit-30 = 30 Schläge

setup-wrong-no-players = Es fehlen noch Spieler: Füge einen Menschen oder einen Computer hinzu.
setup-wrong-no-person = Mindestens ein Mensch muss mitspielen: Füge einen hinzu oder stelle einen Computer auf „Mensch“ um.
setup-wrong-no-ball = { $name ->
        [Du] Es gibt nur zwölf Bälle, und für dich bleibt keiner: Nimm weniger Bälle oder weniger Spieler.
       *[other] Es gibt nur zwölf Bälle, und für { $name } bleibt keiner: Nimm weniger Bälle oder weniger Spieler.
    }
setup-wrong-ball-twice = { $ball } ist zweimal vergeben: Wähle einen anderen Ball.
setup-wrong-carom-alone = Karambolage braucht mindestens zwei Bälle: Füge einen Spieler hinzu, gib jedem zwei Bälle oder wähle die Spielart „Einfach“.
setup-wrong-courses = Wähle mindestens eine Bahn und höchstens 99.
setup-wrong-limit = Wähle ein Limit von 1 bis 99 Schlägen.
setup-wrong-tokens = Diese Marken lassen sich nicht verstreuen.
setup-wrong-no-room-for-tokens = Auf der Bahn „{ $course }“ ist zu wenig Platz für verstreute Marken: Spiele diese Bahn mit ihren eigenen Marken.
