# Der Bildschirm des Minigolfs
play-opening = Partie wird geladen …
play-unknown = Diese Partie gibt es auf diesem Gerät nicht.
play-unknown-why = Partien bleiben in dem Browser, in dem sie begonnen haben. Vielleicht wurde diese gelöscht, oder der Link stammt von einem anderen Gerät.
play-failed = Die Partie lässt sich nicht laden.
play-home = Startseite
play-replay = Wiedergabe und Analyse
play-title = { $number } · { $name }
play-sub = { $over ->
        [yes] Die Partie ist zu Ende
        [course] Die Bahn ist zu Ende
       *[no] { $mode ->
            [carom] Karambolage · Runde { $count } von { $limit }
           *[basic] Einfach · Schlag { $count } von { $limit }
        }
    }
play-match = Diese Partie
play-rules = Regelbuch
play-kept = Die Partie wird nach jedem Zug auf diesem Gerät gespeichert. Du kannst jederzeit aufhören und später weiterspielen.
play-kept-online = Der Server speichert die Partie nach jedem Zug. Du kannst jederzeit gehen und über den Link zurückkommen.
play-order = Reihenfolge
play-board = Spielbrett
play-board-label = Bahn { $name }. Bälle darauf: { $balls }
play-panel = Dein Schlag
play-story = Spielverlauf in Worten
play-story-empty = Die Partie beginnt.
play-skip-link = Zum Spielbrett
play-view-turn = Bahn drehen
play-view-whole = Ganze Bahn anzeigen
play-view-follow = Heranzoomen und dem Ball folgen
play-view-hole = { $steps ->
        [0] Zum Loch
        [one] Zum Loch, 1 Schritt entfernt
       *[other] Zum Loch, { $steps } Schritte entfernt
    }
play-view-back = Zurück zum Ball
play-pieces = Was auf der Bahn liegt
play-pass-to = { $name ->
        [Du] Du bist dran
       *[other] { $name } ist dran
    }

# Der nächste Handgriff
play-choose-start = { $name ->
        [Du] Wähle ein Startfeld
       *[other] { $name }, wähle ein Startfeld
    }
play-choose-pick = { $name ->
        [Du] { $cards ->
            [0] Wähle einen Würfel
           *[other] Wähle Würfel oder Karte
        }
       *[other] { $cards ->
            [0] { $name }, wähle einen Würfel
           *[other] { $name }, wähle Würfel oder Karte
        }
    }
play-which-way = { $name ->
        [Du] Wohin?
       *[other] Wohin, { $name }?
    }
play-no-way = { $name ->
        [Du] Kein Weg ist frei
       *[other] Kein Weg ist frei, { $name }
    }
play-rolls = { $name }
play-plays = { $name ->
        [Du] Du spielst
       *[other] { $name } spielt
    }
play-rolled = { $impulses } · { $pick }
play-ball-stroke = { $mode ->
        [carom] { $ball }, Runde { $count }
       *[basic] { $ball }, Schlag { $count }
    }
play-hint-pick = { $cards ->
        [0] Wähle einen Würfel: Du siehst seine sechs Seiten und wohin du damit kommst.
       *[other] Wähle einen Würfel oder eine Karte: Du siehst die sechs Seiten und wohin du damit kommst.
    }
play-go-start = Startfeld wählen
play-go-pick = { $cards ->
        [0] Würfel wählen
       *[other] Würfel oder Karte wählen
    }
play-go-roll = Würfeln: { $pick }
play-go-direction = Richtung wählen
play-go-play = Nach { $dir } spielen
play-go-pass = Aussetzen
play-go-offline = Keine Verbindung
play-go-elsewhere = Läuft in einem anderen Tab
play-elsewhere = Diese Partie läuft in einem anderen Tab oder Fenster. Hier kannst du zuschauen.
play-elsewhere-take = Hier spielen
play-overtaken = Die Partie ging inzwischen in einem anderen Tab weiter. Sieh dir erst den neuen Stand an.
play-skip = Überspringen
play-ways-in = { $count ->
        [one] Ein Weg führt ins Loch.
        [2] Zwei Wege führen ins Loch.
       *[other] { $count } Wege führen ins Loch.
    }
play-go-it = Spielen
play-skip-to-me = Zu meinem Zug springen
play-skip-to-end = Ans Ende springen
play-starts = Startfelder
play-start-cell = Startfeld { $number }
play-start-chosen = Startfeld { $number }.
play-tray = Würfel
play-die = { $die ->
        [white] weißer Würfel
        [blue] blauer Würfel
        [yellow] gelber Würfel
        [green] grüner Würfel
        [orange] oranger Würfel
        [violet] violetter Würfel
        [red] roter Würfel
        [black] schwarzer Würfel
       *[other] Würfel { $die }
    }
play-card = Karte { $card }
play-pick-label = { $rolled ->
        [0] { $pick } { $range }: { $sides }{ $holes ->
            [0] {""}
           *[other] . Ins Loch mit { $holes } von sechs Seiten
        }
       *[other] { $pick }, gewürfelt { $rolled }
    }
play-pick-lit = { $said }, jetzt eine gute Wahl
play-pick-chosen = { $pick }. Mögliche Impulse: { $sides }.
play-side-of = bei einer { $side }
play-side-holes = kann ins Loch führen
play-reach-hole = { $sides }/6
play-rose = Richtung
play-impulses = { $count ->
        [one] Impuls
       *[other] Impulse
    }
play-open-way = { $dir }: { $leads }
play-shut-way = { $dir }: versperrt
play-open-ways = Frei: { $ways }.
play-direction-chosen = { $dir }: { $leads }.
play-your-turn = { $name ->
        [Du] { $mode ->
            [carom] Du bist dran mit { $ball }, Runde { $count }.
           *[basic] Du bist dran mit { $ball }, Schlag { $count }.
        }
       *[other] { $mode ->
            [carom] { $name }, du bist dran mit { $ball }, Runde { $count }.
           *[basic] { $name }, du bist dran mit { $ball }, Schlag { $count }.
        }
    }

# Ein Schlag in Worten
play-place = { $layer ->
        [top] oben, { $steps ->
            [-1] ohne Weg zum Loch
            [0] über dem Loch
            [one] 1 Schritt vom Loch
           *[other] { $steps } Schritte vom Loch
        }
       *[ground] { $steps ->
            [-1] ohne Weg zum Loch
            [0] auf dem Loch
            [one] 1 Schritt vom Loch
           *[other] { $steps } Schritte vom Loch
        }
    }
play-log-rolled = { $name ->
        [Du] Du würfelst { $impulses } ({ $pick }).
       *[other] { $name } würfelt { $impulses } ({ $pick }).
    }
play-log-sentence = { $ball }: { $story }.
play-log-blow = { $ball }: { $story }
play-log-run = { $layer ->
        [top] oben { $count ->
            [one] 1 Schritt
           *[other] { $count } Schritte
        } nach { $dir }
       *[ground] { $count ->
            [one] 1 Schritt
           *[other] { $count } Schritte
        } nach { $dir }
    }
play-log-bounce = { $thing ->
        [wall] prallt von der Wand ab
        [flat] prallt von einem flachen Hindernis ab
        [tall] prallt von einem hohen Hindernis ab
        [roller] prallt von der Walze ab
        [spinner] prallt vom Drehkreuz ab
        [toppler] prallt vom Kipper ab
        [door] prallt von der Tür ab
       *[two] stößt an zwei Hindernisse und kehrt um
    }
play-log-carom = trifft { $ball } und gibt { $left ->
        [one] einen Impuls
       *[other] { $left } Impulse
    } weiter
play-log-settle = { $why ->
        [too-dear] hat zu wenige Impulse und bleibt liegen, { $place }
        [water] wird vom Wasser gestoppt, { $place }
        [door] bleibt unter der Tür liegen, { $place }
        [rolled-back] rollt zurück, { $place }
        [fell-through] fällt durch die Brücke, { $place }
        [wedged] ist eingeklemmt, { $place }
       *[spent] bleibt liegen, { $place }
    }
play-log-token = nimmt die Marke { $value } mit
play-log-piece = { $moved ->
        [roller] schiebt die Walze an
        [spinner] dreht das Drehkreuz
        [toppler] wirft den Kipper um
        [door-opens] hebt die Tür an
       *[door-closes] die Tür fällt zu
    }
play-log-holed = fällt ins Loch
play-log-passes = { $ball }: Der Schlag verfällt.
play-withdrawn = { $name ->
        [Du] { $why ->
            [absent] Du warst zu lange weg.
            [resigned] Du gibst auf.
           *[other] Deine Zeit ist abgelaufen.
        }
       *[other] { $why ->
            [absent] { $name } war zu lange weg.
            [resigned] { $name } gibt auf.
           *[other] Die Zeit von { $name } ist abgelaufen.
        }
    }
play-ends-bounces = { $what ->
        [rails] { $count ->
            [one] über eine Wand
            [2] über zwei Wände
            [3] über drei Wände
           *[other] über { $count } Wände
        }
       *[other] { $count ->
            [one] prallt einmal ab
            [2] prallt zweimal ab
            [3] prallt dreimal ab
           *[other] prallt { $count }-mal ab
        }
    }
play-ends-carom = trifft { $ball }
play-ends-hole = ins Loch
play-ends-rest = { $why ->
        [too-dear] bleibt stecken, { $place }
        [water] ins Wasser, { $place }
        [door] unter die Tür, { $place }
        [rolled-back] rollt zurück, { $place }
        [fell-through] fällt durch die Brücke, { $place }
       *[spent] { $place }
    }
play-line-step = { $cost ->
        [0] nach { $dir }, bergab kostenlos, noch { $left } übrig
       *[other] nach { $dir }, kostet { $cost }, noch { $left } übrig
    }
play-line-bounce = { $bounce }: aus { $in } wird { $out }
play-line-carom-rest = bleibt liegen

# Reihenfolge, Zähler, Block
play-ball-now = am Zug
play-ball-waits = wartet
play-ball-holed = mit { $count } eingelocht
play-ball-out = nicht eingelocht: { $count }
play-ball-withdrawn = ausgeschieden
play-total = Summe
play-sum = { $strokes } { $sign ->
        [minus] −
       *[plus] +
    } { $tokens } für Marken = { $total }
play-counter = { $mode ->
        [carom] Zähler: Runde { $count } von { $limit }
       *[basic] Zähler: Schlag { $count } von { $limit }
    }
play-pad = Punkteblock
play-pad-number = Nummer
play-pad-course = Bahn
play-pad-open = nicht zu Ende gespielt
play-pad-out = nicht eingelocht
play-course-done = { $number } · { $name }: fertig gespielt
play-next-course = Nächste Bahn
play-over = Die Partie ist zu Ende
play-results = Zur Rangliste
play-rematch = Noch einmal spielen
play-look-board = Bahn ansehen

# Wenn ein Ball fällt
play-holed-word = { $against ->
        [ace] Ein Ass!
        [under] { $under ->
            [one] Mit { $count }: eins unter Par!
           *[other] Mit { $count }: { $under } unter Par!
        }
        [par] Mit { $count }: Par!
       *[plain] Drin mit { $count }
    }

# Wenn Bälle sich treffen
play-carom-balls = { $count }er-Kette!
play-call-bump = { $whom ->
        [Du] { $by } stupst dich an!
       *[other] { $by ->
            [Du] Du stupst { $whom } an!
           *[other] { $by } stupst { $whom } an!
        }
    }
play-call-in = { $whom ->
        [own] Direkt rein!
        [Du] { $by } locht dich ein!
       *[other] { $by ->
            [Du] Du lochst { $whom } ein!
           *[other] { $by } locht { $whom } ein!
        }
    }
play-call-water = Platsch, ins Wasser!
play-fate = { $what ->
        [in] { $by } hat deinen Ball eingelocht.
        [water] { $by } hat deinen Ball ins Wasser gestoßen.
        [nearer] { $by } { $count ->
            [one] hat
           *[other] haben
        } deinen Ball { $steps ->
            [one] einen Schritt
           *[other] { $steps } Schritte
        } näher ans Loch gebracht.
        [farther] { $by } { $count ->
            [one] hat
           *[other] haben
        } deinen Ball { $steps ->
            [one] einen Schritt
           *[other] { $steps } Schritte
        } vom Loch weggestoßen.
       *[moved] { $by } { $count ->
            [one] hat
           *[other] haben
        } deinen Ball verschoben.
    }

# Was einmal gesagt wird
play-hint = Tipp
play-hint-start = { $computer } würde auf Startfeld { $number } beginnen.
play-hint-die = { $computer } würde wählen: { $pick }.
play-hint-way = { $computer } würde nach { $dir } spielen.
play-hint-endings = Wähle, wo der Ball liegen bleiben soll. Tippst du noch einmal darauf, rollt der Ball.
play-hint-impulses = Ein Impuls, ein Schritt. Tippst du den Würfel noch einmal an, rollt er.
play-about = Wähle einen Würfel, würfle und entscheide dich dann für eine Richtung: Jeder Impuls bringt deinen Ball einen Schritt weiter. Loche ihn mit möglichst wenigen Schlägen ein.
play-learn = Spielend lernen

# Am Ende
play-won-by = { $name ->
        [Du] { $lead ->
            [0] Du gewinnst
            [one] Du gewinnst mit einem Schlag Vorsprung
           *[other] Du gewinnst mit { $lead } Schlägen Vorsprung
        }
       *[other] { $lead ->
            [0] { $name } gewinnt
            [one] { $name } gewinnt mit einem Schlag Vorsprung
           *[other] { $name } gewinnt mit { $lead } Schlägen Vorsprung
        }
    }
play-tied = Unentschieden
play-alone = Insgesamt { $total }
play-best = Bester Schlag
play-best-again = Noch einmal ansehen
play-best-share = Clip teilen
play-best-making = Clip wird erstellt …
play-best-shared = { $how ->
        [copied] Text kopiert, Clip gespeichert.
       *[saved] Clip gespeichert.
    }
play-best-failed = Der Clip ließ sich nicht erstellen. Versuch es noch einmal.
play-best-odds = Chance: { $sides } von 6.
play-share = Teilen
play-share-line = { $headline } · Carambole, { $courses ->
        [one] 1 Bahn
       *[other] { $courses } Bahnen
    }
play-shared = { $how ->
        [copied] Text kopiert, Bild gespeichert.
       *[saved] Bild gespeichert.
    }
play-details = Details

# Das Ende einer Partie, die man allein spielt
play-verdict = { $kind ->
        [ace] Ein Ass!
        [under] { $difference ->
            [one] Eins unter Par!
           *[other] { $difference } unter Par!
        }
        [par] Par!
        [over] { $courses ->
            [one] Drin mit { $total }
           *[other] Alle { $courses } eingelocht
        }
        [some] { $holed } von { $courses } eingelocht
        [out] Nicht eingelocht
        [left] Aufgegeben
       *[plain] { $courses ->
            [one] Drin mit { $total }
           *[other] Insgesamt { $total }
        }
    }
play-verdict-under = { $difference ->
        [one] eins unter Par
       *[other] { $difference } unter Par
    }
play-verdict-out = { $courses ->
        [one] { $limit ->
            [one] Ein Schlag hat diesmal nicht gereicht.
           *[other] { $limit } Schläge haben diesmal nicht gereicht.
        }
       *[other] Diesmal ging kein Ball ins Loch.
    }
play-verdict-strokes = { $strokes ->
        [one] 1 Schlag
       *[other] { $strokes } Schläge
    }
play-verdict-par = { $sum }, Par { $par }
play-try-again = Noch mal versuchen
play-share-course = { $course }: { $headline } · Carambole

# Versiegelte Würfel
play-sealed = Versiegelte Würfel
play-seal = Die Würfel sind versiegelt.
play-seal-text = Fingerabdruck: { $print }. Nach der Partie lässt sich jeder Wurf prüfen.
play-seal-over = Fingerabdruck: { $print }. Das Geheimnis ist jetzt veröffentlicht; du kannst jeden Wurf prüfen.
play-seal-shared = Fingerabdruck: { $print }. In diesem Pokal würfeln alle dasselbe. Ist diese Runde des Pokals vorbei, wird das Geheimnis veröffentlicht.
play-seal-check = Würfel prüfen
play-seal-right = Alles stimmt: { $draws ->
        [0] Es wurde nicht gewürfelt
        [one] Der Wurf passt zum Siegel
       *[other] Die { $draws } Würfe passen zum Siegel
    }, und { $events ->
        [one] der eine Eintrag der Aufzeichnung ist gültig.
       *[other] alle { $events } Einträge der Aufzeichnung sind gültig.
    }
play-seal-wrong = Etwas stimmt nicht: { $reason }
play-record = Aufzeichnung speichern

# Aufgeben
play-resign = Aufgeben
play-resign-title = Partie aufgeben?
play-resign-text =
    { $others ->
        [0] Die Partie endet hier.
        [one] Die Partie endet hier, und { $name } gewinnt.
       *[other] Die anderen spielen ohne deine Bälle weiter.
    } Bälle, die du auf dieser Bahn schon eingelocht hast, behalten ihre Wertung; für deine übrigen zählt das Limit: { $limit }.
play-resign-no = Weiterspielen
play-abort = Partie abbrechen
play-abort-title = Partie abbrechen?
play-abort-text = Es waren noch nicht alle am Zug. Die Partie endet ohne Ergebnis.
play-aborted = Partie abgebrochen

# Warum liegt der Ball dort?
play-why = Warum?
play-why-title = Warum liegt der Ball dort?
play-why-strokes = Letzte Schläge
play-why-slider = Schritt im Schlag
play-why-before = Schritt davor
play-why-after = Schritt danach
play-why-figure = Abbildung { $number }.
play-why-rule = Regel { $rule } im Regelbuch
play-why-step = Ein Schritt, ein Impuls
play-because-step = Auf freier Bahn kostet jeder Schritt einen Impuls. Der Ball behält seine Richtung, solange nichts im Weg ist.
play-why-step-slow = Ein teurer Schritt
play-because-step-slow = Ein Schritt, der im Sand beginnt, kostet zwei Impulse. Auch ein Schritt, der auf dem Loch beginnt, kostet zwei: Einen schluckt der Rand.
play-why-step-water = Aus dem Wasser
play-because-step-water = Jeder Schritt, der im Wasser beginnt, kostet drei Impulse.
play-why-step-up = Bergauf
play-because-step-up = Bergauf kostet jeder Schritt zwei Impulse: auf die Schräge, die Schräge hinauf und von ihr auf die Brücke.
play-why-step-down = Bergab
play-because-step-down = Bergab zu rollen kostet nichts. Am Fuß der Schräge läuft der Ball mit den restlichen Impulsen weiter.
play-why-step-top = Auf der Brücke
play-because-step-top = Oben auf einem hohen Hindernis folgt der Ball dem Weg. Auf der Brücke kostet ein Schritt einen Impuls.
play-why-bounce-mirror = Wie ein Spiegel
play-because-bounce-mirror = Trifft der Ball schräg auf eine gerade Wand, prallt er im selben Winkel ab. Der Abprall kostet nichts.
play-why-bounce-follow = An der Wand entlang
play-because-bounce-follow = Der Ball lief an dieser Wand entlang. Wo sie abbiegt, folgt er ihr und ändert seine Richtung um 60°.
play-why-bounce-back = Geradewegs zurück
play-because-bounce-back = Eine Spitze, eine Nische oder eine runde Wand schickt den Ball dorthin zurück, woher er kam.
play-why-bounce-two = Zwei Hindernisse zugleich
play-because-bounce-two = Berührt der Ball zugleich zwei verschiedene Hindernisse oder eine Wand und ein Hindernis, kehrt er um.
play-why-bounce-blocked = Kein Ausweg
play-because-bounce-blocked = Auch in der Richtung, in die der Ball abprallen würde, ist der Weg versperrt. Also läuft er zurück.
play-why-bounce-arrow = Ein aufgedruckter Pfeil
play-because-bounce-arrow = Ein Pfeil auf dem Brett legt fest, wohin der Ball von hier aus weiterläuft.
play-why-bounce-path = Der Weg endet
play-because-bounce-path = Im Kanal und auf einem hohen Hindernis folgt der Ball dem Weg. Gabelt sich der Weg oder ist er versperrt, kehrt der Ball um.
play-why-bounce-roller = Die Walze
play-because-bounce-roller = Der Ball kehrt um, und die Walze rückt ein Feld weiter, wenn dort Platz ist.
play-why-bounce-spinner = Das Drehkreuz
play-because-bounce-spinner = Trifft der Ball den Arm von der Seite, läuft er von der Nabe weg, und der Arm dreht sich um ein Sechstel. Bei jedem anderen Treffer kehrt der Ball um.
play-why-bounce-toppler = Der Kipper
play-because-bounce-toppler = Der Ball kehrt um, und der stehende Teil des Kippers fällt in Stoßrichtung um, wenn dort Platz ist.
play-why-bounce-door = Die geschlossene Tür
play-because-bounce-door = Ein Pfosten schickt den Ball zurück. Von der Rückseite ist die geschlossene Tür eine Wand.
play-why-carom = Eine Karambolage
play-because-carom = Trifft ein Ball auf einen anderen, bleibt er davor liegen und gibt ihm alle restlichen Impulse. Der getroffene Ball läuft in derselben Richtung weiter.
play-why-settle-spent = Kein Impuls übrig
play-because-settle-spent = Alle Impulse sind verbraucht, der Ball bleibt liegen.
play-why-settle-too-dear = Zu wenig übrig
play-because-settle-too-dear = Der nächste Schritt kostet mehr, als noch übrig ist. Der Rest verfällt, und der Ball bleibt liegen.
play-why-settle-water = Vom Wasser gestoppt
play-because-settle-water = Rollt ein Ball vom Trockenen ins Wasser, bleibt er sofort liegen, egal wie viele Impulse er noch hat.
play-why-settle-door = Unter der Tür
play-because-settle-door = Von der Öffnungsseite hebt der Ball die Tür an und bleibt darunter liegen.
play-why-settle-carom = Impulse weitergegeben
play-because-settle-carom = Nach einem Treffer bleibt der Ball, wo er ist.
play-why-settle-rolled-back = Zurückgerollt
play-because-settle-rolled-back = Auf einer Schräge bleibt kein Ball liegen: Er rollt hinab bis zum Fuß.
play-why-settle-fell-through = Durch die Brücke
play-because-settle-fell-through = Kommt ein Ball auf dem Loch einer Brücke zur Ruhe, fällt er auf den Boden darunter.
play-why-settle-wedged = Eingeklemmt
play-because-settle-wedged = Der Ball würde ewig hin- und herlaufen, ohne Impulse zu verbrauchen. Darum verfallen die restlichen Impulse.
play-why-token = Eine Marke
play-because-token = Kommt ein Ball auf eine Marke, nimmt er sie mit, ohne langsamer zu werden. Die Marke zählt für den Besitzer des Balls.
play-why-piece-roller = Die Walze rückt weiter
play-because-piece-roller = Trifft ein Ball die Walze, rückt sie in seiner Richtung ein Feld weiter, wenn es frei ist.
play-why-piece-spinner = Der Arm dreht sich
play-because-piece-spinner = Von der Seite getroffen, dreht sich der Arm um ein Sechstel weiter, wenn das Feld dort frei ist.
play-why-piece-toppler = Der Kipper fällt
play-because-piece-toppler = Der stehende Teil des Kippers fällt auf die zwei Felder dahinter. Dort bleibt er als flaches Hindernis liegen, bis alle die Bahn beendet haben.
play-why-piece-door = Die Tür
play-because-piece-door = Die Tür bleibt offen, solange ein Ball unter ihr oder direkt dahinter liegt. Liegt dort keiner mehr, fällt die Tür sofort zu.
play-why-holed = Im Loch
play-because-holed = Kommt der Ball auf dem Loch zur Ruhe, fällt er hinein, auch wenn noch ein Impuls übrig ist. Mit zwei zu viel rollt er über das Loch hinweg.

# Tasten
play-keys-starts = zuerst ein Startfeld wählen; auch A–F und ← →
play-keys-dice = dann Würfel oder Karte wählen
play-keys-cards = Karte wählen
play-keys-directions = Richtung wählen (Tasten rund um das S); dieselbe Taste noch einmal, um zu spielen
play-keys-arrows = vor dem Wurf: Startfeld und Würfel wählen; danach: die freien Richtungen durchgehen
play-keys-enter = würfeln, spielen, weiter
play-keys-back = einen Schritt zurück
play-keys-skip = Animation überspringen (geht mit jeder Taste)
play-keys-zoom = vergrößern, verkleinern, zurücksetzen
play-keys-overview = ganze Bahn anzeigen oder dem Ball folgen
play-keys-solid = zwischen gezeichneter Bahn und 3D-Ansicht wechseln
play-keys-orbit = 3D-Ansicht drehen
play-keys-pieces = was auf der Bahn liegt, Stück für Stück
play-keys-why = warum liegt der Ball dort?

# Finger
play-touch-board = Pfeil oder Startfeld antippen
play-touch-board-does = zeigt, wohin es geht
play-touch-again = Noch einmal antippen
play-touch-again-does = führt den Schlag aus
play-touch-pinch = Zwei Finger
play-touch-pinch-does = vergrößert und verkleinert
play-touch-double = Doppelt tippen
play-touch-double-does = zeigt die ganze Bahn oder folgt wieder dem Ball
play-touch-moving = Tippen, während sich etwas bewegt
play-touch-moving-does = überspringt die Animation
play-touch-flag = Fahne am Rand antippen
play-touch-flag-does = springt zum Loch und wieder zurück
play-touch-piece = Hindernis antippen
play-touch-piece-does = erklärt, was es bewirkt

# Der Geist: eine frühere Partie läuft mit
play-ghost = Geist
play-ghost-begins = { $name ->
        [Du] Deine frühere Partie läuft als Geist mit. Damals kamst du auf { $total }.
       *[other] Der Geist von { $name } spielt mit. { $name } kam damals auf { $total }.
    }
play-ghost-played = { $count ->
        [0] Geist
       *[other] Geist: Schlag { $count }
    }
play-ghost-done = Geist: fertig
play-ghost-stroke = Geist, Schlag { $number }: { $place }.
play-ghost-holed = Geist, Schlag { $number }: im Loch.
play-ghost-won = { $strokes ->
        [one] Der Geist kam auf { $total }: Du gewinnst mit einem Schlag Vorsprung.
       *[other] Der Geist kam auf { $total }: Du gewinnst mit { $strokes } Schlägen Vorsprung.
    }
play-ghost-lost = { $strokes ->
        [one] Der Geist kam auf { $total }: Er gewinnt mit einem Schlag Vorsprung.
       *[other] Der Geist kam auf { $total }: Er gewinnt mit { $strokes } Schlägen Vorsprung.
    }
play-ghost-tied = Der Geist kam auch auf { $total }: unentschieden.

# Richtungen auf einer gedrehten Bahn
direction-N = Norden
direction-S = Süden
