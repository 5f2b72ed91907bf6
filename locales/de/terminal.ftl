# Minigolf im Terminal. Tasten stehen zwischen Sternen: *Enter* würfelt.
player = Spieler
total = Summe
rank = Platz

# Das Menü
menu-title = Minigolf an einer Tastatur
menu-resume = Letzte Partie fortsetzen
menu-courses = Bahnen
menu-mode = Modus
menu-names = Menschen
menu-computers = Computer
menu-level = Stufe
menu-balls = Bälle
menu-balls-each = je { $each }, zusammen { $all }
menu-kit = Spielen mit
menu-limit = Schlaglimit
menu-tokens = Marken
menu-begin = Spielen
preset-first = Bahn 1
preset-six = Bahnen 1 bis 6
preset-twelve = 6 einfache, 6 umgebaute
preset-modified = 15 umgebaute
preset-own = { $count ->
        [one] eine ausgewählte
       *[other] { $count } ausgewählte
    }
mode-basic = einfach
mode-carom = Karambolage
kit-dice = den sechs Würfeln
kit-cards = weißem Würfel und Karten
kit-both = allen Würfeln und Karten
limit = { $strokes ->
        [one] 1 Schlag
       *[other] { $strokes } Schläge
    }
limit-printed = wie vorgegeben
tokens-printed = wie vorgegeben
tokens-scattered = zufällig verstreut
keys-menu = *↑↓* Zeile  *←→* ändern  *Enter* Bahnen wählen, spielen  *Esc* verlassen
keys-picker = *↑↓* Bahn  *Leertaste* wählen  *Rücktaste* alle abwählen  *Enter* fertig
wrong-balls = Es gibt nur zwölf Bälle.
wrong-no-players = Eine Partie braucht mindestens einen Spieler.
wrong-no-people = Trage mindestens einen Namen ein.
wrong-name = Ein Name darf höchstens 30 Zeichen haben.
wrong-carom-alone = Karambolage braucht mindestens zwei Bälle.
wrong-courses = Wähle 1 bis 99 Bahnen.
wrong-limit = Wähle ein Limit von 1 bis 99 Schlägen.
wrong-tokens = Für so viele Marken ist kein Platz.
advice-tall = { $course }: hohe Hindernisse; Karambolage geht besser ohne.
advice-dynamic = { $course }: bewegliche Hindernisse; Karambolage geht besser ohne.
advice-more-balls = Zu zweit oder zu dritt spielt sich Karambolage besser mit 2 oder 3 Bällen pro Spieler.
advice-limit = { $course }: lange Bahn; 20 oder 30 Schläge passen besser.

# Die Partie
title-course = { $name } ({ $number }/{ $courses })
order-of-play = Reihenfolge
stroke-of = Schlag { $count } von { $limit }
round-of = Runde { $count } von { $limit }
tray-dice = Würfel
tray-cards = Würfel und Karten
rolled = { $die }: { $impulses ->
        [one] 1 Impuls
       *[other] { $impulses } Impulse
    }
no-direction = Kein Weg ist frei.
computer-thinks = Der Computer überlegt …
said-rolled = { $name ->
        [Du] Du würfelst { $die }: { $impulses }.
       *[other] { $name } würfelt { $die }: { $impulses }.
    }
said-blocked = { $arrow } ist versperrt.
keys-starting = *a–f ←→* Start  *1–9 ↑↓* Würfel  *Enter* würfeln  *o* Übersicht  *?* Hilfe  *Esc*
keys-choosing = *1–9 ↑↓* Würfel  *Enter* würfeln  *o* Übersicht  *p* Stand  *?* Hilfe  *Esc*
keys-aiming = *Q W A D Y X* oder *Tab* ansehen  *Enter* spielen  *o* Übersicht  *?* Hilfe  *Esc*
keys-pass = *Enter* aussetzen  *p* Stand  *?* Hilfe  *Esc* verlassen
keys-motion = *jede Taste* überspringen  *s* Tempo
keys-waiting = *p* Stand  *s* Tempo  *?* Hilfe  *Esc* verlassen
quit-question = Partie verlassen? Sie ist gespeichert.
quit-keys = *Enter* verlassen  *Esc* bleiben
bye-saved = Die Partie ist in { $file } gespeichert; carambole play --resume setzt sie fort.
bye-over = Die Partie steht in { $file }; carambole replay zeigt sie, carambole verify prüft sie.
nothing-to-resume = Es gibt keine offene Partie; carambole play beginnt eine.
no-terminal = Zum Spielen braucht es ein Terminal mit Tastatur und Bildschirm; starte carambole ohne Umleitung.
too-small = Das Fenster hat { $columns }×{ $rows } Zeichen; Carambole braucht { $need-columns }×{ $need-rows }.

# Ein Schlag in Worten
end-holed = ins Loch!
end-carom = trifft { $ball }
end-place = { $steps ->
        [-1] ohne Weg zum Loch
       *[other] { $ground ->
            [sand] {"im Sand, "}
            [water] {"im Wasser, "}
            [top] {"oben, "}
           *[plain] {""}
        }{ $steps ->
            [one] 1 Schritt vom Loch
           *[other] { $steps } Schritte vom Loch
        }
    }
log-sentence = { $ball }: { $story }.
log-on-top = oben
log-bounce = { $thing ->
        [wall] prallt von der Wand ab
        [flat] prallt von einem flachen Hindernis ab
        [tall] prallt von einem hohen Hindernis ab
        [roller] prallt von der Walze ab
        [spinner] prallt vom Drehkreuz ab
        [toppler] prallt vom Kipper ab
        [door] prallt von der Tür ab
       *[two] stößt an zwei Hindernisse und kehrt um
    }
log-carom = trifft { $ball } und gibt { $left ->
        [one] einen Impuls
       *[other] { $left } Impulse
    } weiter
log-settle = { $why ->
        [too-dear] hat zu wenige Impulse und bleibt liegen, { $place }
        [water] wird vom Wasser gestoppt, { $place }
        [door] bleibt unter der Tür liegen, { $place }
        [rolled-back] rollt zurück und bleibt liegen, { $place }
        [fell-through] fällt durch die Brücke und bleibt liegen, { $place }
        [wedged] ist eingeklemmt, { $place }
       *[spent] bleibt liegen, { $place }
    }
log-token = nimmt die Marke { $value } mit
log-piece = { $moved ->
        [roller] schiebt die Walze an
        [spinner] dreht das Drehkreuz
        [toppler] wirft den Kipper um
        [door-opens] hebt die Tür an
       *[door-closes] die Tür fällt zu
    }
log-holed = fällt ins Loch
log-passes = { $ball }: Der Schlag verfällt.

# Der Punkteblock
pad-title = Punkteblock
pad-over = Die Partie ist zu Ende
pad-empty = Noch ist keine Bahn zu Ende gespielt.
pad-holed = mit { $count } eingelocht
pad-out = nicht eingelocht
pad-open = nicht zu Ende gespielt
pad-tokens = Marken { $tokens }
pad-keys = *jede Taste* weiterspielen
pad-keys-over = *Enter* verlassen

# Hilfe
help-title = Hilfe
help-stroke = Würfel wählen, würfeln, Richtung wählen.
help-choose = *1*–*9*, *↑↓* Würfel; *a*–*f*, *←→* Startfeld
help-roll = *Enter*, *Leertaste* würfeln; *Rücktaste* wieder zurück
help-aim = Dann zeigt das Brett, wohin jeder Weg führt:
help-compass-1 = *  Q W *      ↖ ↗      *7 9 * Ziffernblock
help-compass-2 = * A   D*     ←   →     *4 6 *
help-compass-3 = *  Y X *      ↙ ↘      *1 3 *
help-play = Dieselbe Taste noch einmal oder *Enter* führt den Schlag aus.
help-skip = *jede Taste* überspringt Bewegungen.
help-speed = *s* Animation: langsam, mittel, schnell, aus
help-pad = *p* Punkteblock; *o* Übersicht der Bahn
help-quit = *Esc* verlassen; die Partie ist immer gespeichert
legend-fairway = Bahn
legend-start = Start
legend-hole = Loch
legend-wall = Wand
legend-rounded-wall = runde Wand
legend-flat = flaches Hindernis
legend-channel = Kanal
legend-deck = Brücke (∩ Durchlass)
legend-slope = Schräge, zeigt abwärts
legend-sand = Sand: 2 Impulse
legend-water = Wasser: Halt, 3 Impulse
legend-roller = Walze
legend-spinner = Drehkreuz mit Arm
legend-toppler = Kipper
legend-door = Tür mit Pfosten
legend-token = Marke: −1 −2 −3
legend-ball = Ball (klein: flach)
legend-path = Weg, Abprall

# Ansehen und prüfen
replay-place = Ereignis { $event } von { $events }
replay-fault = Ereignis { $event } ist falsch: { $reason }. Die Wiedergabe endet vor diesem Ereignis.
keys-replay = *←→* Ereignis  *↑↓* Schlag  *Pos1 Ende*  *Leertaste* abspielen  *?* Hilfe  *Esc*
event-created = Der Tisch ist eröffnet.
event-joined = { $name ->
        [Du] Du setzt dich.
       *[other] { $name } setzt sich.
    }
event-left = { $name ->
        [Du] Du gehst.
       *[other] { $name } geht.
    }
event-ready = { $ready ->
        [no] { $name ->
            [Du] Du bist nicht mehr bereit.
           *[other] { $name } ist nicht mehr bereit.
        }
       *[yes] { $name ->
            [Du] Du bist bereit.
           *[other] { $name } ist bereit.
        }
    }
event-started = Die Partie beginnt.
event-start = { $name ->
        [Du] Du startest auf Feld { $what }.
       *[other] { $name } startet auf Feld { $what }.
    }
event-pick = { $name ->
        [Du] Du nimmst { $what }.
       *[other] { $name } nimmt { $what }.
    }
event-roll = { $name ->
        [Du] Du würfelst.{ $what }
       *[other] { $name } würfelt.{ $what }
    }
event-play = { $name ->
        [Du] Du spielst { $what }.
       *[other] { $name } spielt { $what }.
    }
event-pass = { $name ->
        [Du] Du setzt aus.{ $what }
       *[other] { $name } setzt aus.{ $what }
    }
event-face = Seite { $side } liegt oben.
event-tokens = Die Marken werden verstreut.
event-rack = Die Kugeln werden aufgebaut.
event-withdrawn = { $name ->
        [Du] { $why ->
            [absent] Du warst zu lange weg.
            [resigned] Du gibst auf.
           *[out-of-time] Deine Zeit ist abgelaufen.
        }
       *[other] { $why ->
            [absent] { $name } war zu lange weg.
            [resigned] { $name } gibt auf.
           *[out-of-time] Die Zeit von { $name } ist abgelaufen.
        }
    }
event-resumed = Die Partie geht weiter.
event-ended = Die Partie ist zu Ende.
event-rematch = { $name ->
        [Du] Du stimmst über die Revanche ab.
       *[other] { $name } stimmt über die Revanche ab.
    }
verify-right = { $file }: richtig. { $events } Ereignisse und { $draws } Würfe geprüft.
verify-wrong = { $file }: Ereignis { $event } ist falsch: { $reason }.
verify-sealed = { $file }: Alle Schläge sind richtig. Die Würfel lassen sich noch nicht prüfen: Ihr Geheimnis wird veröffentlicht, sobald diese Runde des Pokals vorbei ist.
