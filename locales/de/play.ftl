# Der Bildschirm des Minigolfs
play-opening = Der Tisch wird geöffnet …
play-unknown = Diese Partie ist nicht auf diesem Gerät.
play-unknown-why = Partien bleiben in dem Browser, in dem sie begonnen wurden. Vielleicht wurde sie gelöscht, oder die Adresse gehört zu einem anderen Gerät.
play-failed = Der Tisch lässt sich nicht öffnen.
play-home = Startseite
play-replay = Wiedergabe und Analyse
play-title = { $number } · { $name }
play-sub = { $over ->
        [yes] Die Partie ist zu Ende
        [course] Die Bahn ist beendet
       *[no] { $mode ->
            [carom] Karambol · Runde { $count } von { $limit }
           *[basic] Einfach · Schlag { $count } von { $limit }
        }
    }
play-match = Diese Partie
play-rules = Regelbuch
play-kept = Die Partie wird nach jeder Aktion auf diesem Gerät gesichert. Du kannst jederzeit gehen.
play-kept-online = Der Server sichert die Partie nach jeder Aktion. Du kannst jederzeit gehen und über den Link zurückkommen.
play-order = Reihenfolge
play-board = Spielplan
play-board-label = Die Bahn { $name }. Bälle darauf: { $balls }
play-panel = Dein Schlag
play-story = Was geschieht, in Worten
play-story-empty = Die Partie beginnt.
play-skip-link = Zum Plan
play-view-turn = Plan drehen
play-view-whole = Ganzen Plan zeigen
play-view-follow = Näher heran und dem Ball folgen
play-view-hole = { $steps ->
        [0] Zum Loch
        [one] Zum Loch, 1 Schritt weit
       *[other] Zum Loch, { $steps } Schritte weit
    }
play-view-back = Zurück zum Ball
play-pieces = Was auf der Bahn liegt
play-pass-to = { $name ->
        [Du] Du bist dran
       *[other] { $name } ist dran
    }

# Was jetzt zu tun ist
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
        [Du] Kein Weg ist offen
       *[other] Kein Weg ist offen, { $name }
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
        [0] Wähle einen Würfel: Du siehst seine sechs Seiten und was er erreichen kann.
       *[other] Wähle einen Würfel oder eine Karte: Du siehst die sechs Seiten und was sie erreichen können.
    }
play-go-start = Startfeld wählen
play-go-pick = { $cards ->
        [0] Würfel wählen
       *[other] Würfel oder Karte wählen
    }
play-go-roll = Würfeln: { $pick }
play-go-direction = Richtung wählen
play-go-play = Nach { $dir } spielen
play-go-pass = Der Schlag verfällt
play-go-offline = Keine Verbindung
play-go-elsewhere = Läuft in einem anderen Tab
play-elsewhere = Diese Partie wird in einem anderen Tab oder Fenster gespielt. Hier kannst du zusehen.
play-elsewhere-take = Hier spielen
play-overtaken = Ein anderer Tab hat diese Partie inzwischen weitergespielt. Sieh noch einmal hin und entscheide dann.
play-skip = Überspringen
play-ways-in = { $count ->
        [one] Ein Weg führt ins Loch.
        [2] Zwei Wege führen ins Loch.
       *[other] { $count } Wege führen ins Loch.
    }
play-go-it = Spielen
play-skip-to-me = Bis ich dran bin
play-skip-to-end = Bis zum Ende
play-key-space = Leertaste
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
play-pick-chosen = { $pick }. Seine Seiten: { $sides }.
play-side-of = mit { $side }
play-side-holes = kann ins Loch führen
play-reach-hole = { $sides }/6
play-rose = Richtung
play-impulses = { $count ->
        [one] Impuls
       *[other] Impulse
    }
play-open-way = { $dir }: { $leads }
play-shut-way = { $dir }: versperrt
play-open-ways = Offen: { $ways }.
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
play-told-rolled = { $name ->
        [Du] Du würfelst { $impulses } ({ $pick }).
       *[other] { $name } würfelt { $impulses } ({ $pick }).
    }
play-told-sentence = { $ball }: { $story }.
play-told-blow = { $ball }: { $story }
play-told-run = { $layer ->
        [top] oben { $count } nach { $dir }
       *[ground] { $count } nach { $dir }
    }
play-told-bounce = { $thing ->
        [wall] prallt von der Wand ab
        [flat] prallt von einem flachen Hindernis ab
        [tall] prallt von einem hohen Hindernis ab
        [roller] prallt von der Walze ab
        [spinner] prallt vom Drehkreuz ab
        [toppler] prallt vom Kipper ab
        [door] prallt von der Tür ab
       *[two] kehrt zwischen zwei Dingen um
    }
play-told-carom = trifft { $ball } mit { $left }
play-told-settle = { $why ->
        [too-dear] hat zu wenig Schwung und bleibt liegen, { $place }
        [water] wird vom Wasser gestoppt, { $place }
        [door] hält unter der Tür, { $place }
        [rolled-back] rollt zurück, { $place }
        [fell-through] fällt durch die Brücke, { $place }
        [wedged] klemmt fest, { $place }
       *[spent] bleibt liegen, { $place }
    }
play-told-token = nimmt die Marke { $value }
play-told-piece = { $moved ->
        [roller] schiebt die Walze an
        [spinner] dreht das Drehkreuz
        [toppler] wirft den Kipper um
        [door-opens] hebt die Tür an
       *[door-closes] die Tür fällt zu
    }
play-told-holed = fällt ins Loch
play-told-passes = { $ball }: der Schlag verfällt.
play-withdrawn = { $name ->
        [Du] { $why ->
            [absent] Du warst zu lange nicht da.
            [resigned] Du gibst auf.
           *[other] Du hast keine Zeit mehr.
        }
       *[other] { $why ->
            [absent] { $name } war zu lange nicht da.
            [resigned] { $name } gibt auf.
           *[other] { $name } hat keine Zeit mehr.
        }
    }
play-leads-bounces = { $what ->
        [rails] { $count ->
            [one] über eine Bande
            [2] über zwei Banden
            [3] über drei Banden
           *[other] über { $count } Banden
        }
       *[other] { $count ->
            [one] 1 Abprall
           *[other] { $count } Abpraller
        }
    }
play-leads-carom = trifft { $ball }
play-leads-hole = ins Loch
play-leads-rest = { $why ->
        [too-dear] bleibt stecken, { $place }
        [water] ins Wasser, { $place }
        [door] unter die Tür, { $place }
        [rolled-back] rollt zurück, { $place }
        [fell-through] fällt durch die Brücke, { $place }
       *[spent] { $place }
    }
play-line-step = { $cost ->
        [0] nach { $dir }, bergab umsonst, { $left } übrig
       *[other] nach { $dir }, kostet { $cost }, { $left } übrig
    }
play-line-bounce = { $bounce }: aus { $in } wird { $out }
play-line-carom-rest = bleibt, wo er ist

# Reihenfolge, Zähler, Block
play-ball-now = am Zug
play-ball-waits = wartet
play-ball-holed = eingelocht mit { $count }
play-ball-out = nicht eingelocht: { $count }
play-ball-withdrawn = aus der Partie
play-total = Summe
play-sum = { $strokes } { $sign ->
        [minus] −
       *[plus] +
    } { $tokens ->
        [one] 1 Marke
       *[other] { $tokens } Marken
    } = { $total }
play-counter = { $mode ->
        [carom] Zähler: Runde { $count } von { $limit }
       *[basic] Zähler: Schlag { $count } von { $limit }
    }
play-pad = Wertungsblock
play-pad-number = Nummer
play-pad-course = Bahn
play-pad-open = nicht zu Ende gespielt
play-pad-out = nicht eingelocht
play-course-done = { $number } · { $name } ist gespielt
play-next-course = Nächste Bahn
play-over = Die Partie ist zu Ende
play-results = Rangliste zeigen
play-rematch = Noch einmal
play-look-board = Plan ansehen

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
        [in] { $by } hat dich eingelocht.
        [water] { $by } hat dich ins Wasser gestoßen.
        [nearer] { $by } { $count ->
            [one] hat
           *[other] haben
        } dich { $steps ->
            [one] einen Schritt
           *[other] { $steps } Schritte
        } näher ans Loch gebracht.
        [farther] { $by } { $count ->
            [one] hat
           *[other] haben
        } dich { $steps ->
            [one] einen Schritt
           *[other] { $steps } Schritte
        } vom Loch weggestoßen.
       *[moved] { $by } { $count ->
            [one] hat
           *[other] haben
        } dich verschoben.
    }

# Was einmal gesagt wird
play-hint = Ein Tipp
play-hint-start = { $computer } würde auf Startfeld { $number } beginnen.
play-hint-die = { $computer } würde wählen: { $pick }.
play-hint-way = { $computer } würde nach { $dir } spielen.
play-hint-endings = Wähle, wo er liegen bleiben soll. Noch einmal, und er rollt.
play-hint-impulses = Ein Impuls, ein Schritt. Tippe den Würfel noch einmal an, und er rollt.
play-about = Wähle einen Würfel, wirf ihn und entscheide dich dann für eine Richtung: Jeder Impuls bringt deinen Ball einen Schritt weiter. Loche ihn mit möglichst wenigen Schlägen ein.
play-learn = Spielend lernen

# Am Ende
play-won-by = { $name ->
        [Du] { $lead ->
            [0] Du gewinnst
           *[other] Du gewinnst mit { $lead } Vorsprung
        }
       *[other] { $lead ->
            [0] { $name } gewinnt
           *[other] { $name } gewinnt mit { $lead } Vorsprung
        }
    }
play-tied = Unentschieden
play-alone = Insgesamt { $total }
play-best = Bester Schlag
play-best-again = Noch einmal ansehen
play-best-share = Clip teilen
play-best-making = Der Clip entsteht …
play-best-shared = { $how ->
        [copied] Kopiert, und der Clip ist gespeichert.
       *[saved] Der Clip ist gespeichert.
    }
play-best-failed = Der Clip ließ sich nicht erstellen.
play-best-odds = Chance: { $sides } von 6.
play-share = Teilen
play-share-line = { $headline } · Carambole, { $courses ->
        [one] 1 Bahn
       *[other] { $courses } Bahnen
    }
play-shared = { $how ->
        [copied] Kopiert, und das Bild ist gespeichert.
       *[saved] Das Bild ist gespeichert.
    }
play-details = Einzelheiten

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
play-try-again = Noch ein Versuch
play-share-course = { $course }: { $headline } · Carambole

# Versiegelte Würfel
play-sealed = Versiegelte Würfel
play-seal = Die Würfel sind versiegelt.
play-seal-text = Fingerabdruck { $print }. Nach der Partie kann jeder sie prüfen.
play-seal-over = Fingerabdruck { $print }. Das Geheimnis ist jetzt offen: jeder Wurf lässt sich prüfen.
play-seal-shared = Fingerabdruck { $print }. Alle in diesem Pokal haben dieselben Würfel. Das Geheimnis wird offen, wenn die Runde vorbei ist.
play-seal-check = Würfel prüfen
play-seal-right = Alles stimmt: { $draws ->
        [one] 1 Wurf
       *[other] { $draws } Würfe
    } und { $events ->
        [one] 1 Ereignis
       *[other] { $events } Ereignisse
    } passen zum Siegel.
play-seal-wrong = Etwas stimmt nicht: { $reason }
play-record = Partie sichern

# Aufgeben
play-resign = Aufgeben
play-resign-title = Die Partie aufgeben?
play-resign-text =
    { $others ->
        [0] Die Partie endet hier.
        [one] Die Partie endet hier, und { $name } gewinnt.
       *[other] Die anderen spielen ohne deine Bälle weiter.
    } Was du auf dieser Bahn eingelocht hast, behält seine Wertung; deine übrigen Bälle bekommen die Grenze notiert, { $limit }.
play-resign-no = Weiterspielen
play-abort = Partie abbrechen
play-abort-title = Partie abbrechen?
play-abort-text = Noch nicht alle haben gezogen. Die Partie endet ohne Ergebnis.
play-aborted = Partie abgebrochen

# Warum blieb er dort liegen?
play-why = Warum?
play-why-title = Warum blieb er dort liegen?
play-why-strokes = Letzte Schläge
play-why-slider = Schritt des Schlags
play-why-before = Schritt davor
play-why-after = Schritt danach
play-why-figure = Bild { $number }.
play-why-rule = Regel { $rule } im Regelbuch
play-why-step = Ein Schritt, ein Impuls
play-because-step = Auf freier Bahn kostet jeder Schritt aufs nächste Feld einen Impuls. Der Ball behält seine Richtung, solange der Weg offen ist.
play-why-step-slow = Ein teurer Schritt
play-because-step-slow = Ein Schritt, der im Sand beginnt, kostet zwei Impulse; einer, der auf dem Loch beginnt, ebenso: der Rand nimmt einen.
play-why-step-water = Aus dem Wasser
play-because-step-water = Jeder Schritt, der im Wasser beginnt, kostet drei Impulse.
play-why-step-up = Bergauf
play-because-step-up = Jeder Schritt auf eine Rampe, die Rampe hinauf und von ihr auf die Brücke kostet zwei Impulse.
play-why-step-down = Bergab
play-because-step-down = Eine Rampe hinab kostet nichts. Am Fuß geht es mit dem weiter, was übrig ist.
play-why-step-top = Auf der Brücke
play-because-step-top = Auf einem hohen Hindernis folgt der Ball dem Weg; ein Schritt auf der Brücke kostet einen Impuls.
play-why-bounce-mirror = Wie ein Spiegel
play-because-bounce-mirror = Eine gerade Wand, schräg getroffen, schickt den Ball im selben Winkel weiter. Ein Abprall kostet nichts.
play-why-bounce-follow = An der Wand entlang
play-because-bounce-follow = Der Ball lief an dieser Wand entlang. Wo sie abbiegt, folgt er ihr um ein Sechstel des Kreises.
play-why-bounce-back = Geradewegs zurück
play-because-bounce-back = Eine Spitze, eine Nische oder eine runde Wand schickt den Ball zurück, woher er kam.
play-why-bounce-two = Zwischen zwei Dingen
play-because-bounce-two = Ein Ball, der zwei verschiedene Dinge zugleich berührt, kehrt um.
play-why-bounce-blocked = Kein Ausweg
play-because-bounce-blocked = Auch die Richtung, in die diese Wand den Ball schicken würde, ist versperrt; er läuft zurück.
play-why-bounce-arrow = Ein gedruckter Pfeil
play-because-bounce-arrow = Ein Pfeil auf dem Plan sagt, wohin ein Ball läuft, der von hier kommt.
play-why-bounce-path = Der Weg endet
play-because-bounce-path = In einer Rinne und auf einem hohen Hindernis folgt der Ball dem Weg. Wo es nicht weitergeht, kehrt er um.
play-why-bounce-roller = Die Walze
play-because-bounce-roller = Der Ball kehrt um, und die Walze rückt ein Feld weiter, wenn Platz ist.
play-why-bounce-spinner = Das Drehkreuz
play-because-bounce-spinner = Seitlich am Arm getroffen, dreht es sich um ein Sechstel und schickt den Ball von der Nabe weg. Jeder andere Treffer schickt den Ball zurück.
play-why-bounce-toppler = Der Kipper
play-because-bounce-toppler = Der Ball kehrt um, und der stehende Teil fällt in Stoßrichtung, wenn Platz ist.
play-why-bounce-door = Die geschlossene Tür
play-because-bounce-door = Ein Pfosten schickt den Ball zurück. Von der Rückseite ist die geschlossene Tür eine Wand.
play-why-carom = Eine Karambolage
play-because-carom = Ein Ball, der einen anderen vor sich hat, bleibt stehen und gibt ihm alle Impulse; der andere läuft in derselben Richtung weiter.
play-why-settle-spent = Kein Impuls übrig
play-because-settle-spent = Alle Impulse sind verbraucht, der Ball bleibt liegen, wo er ist.
play-why-settle-too-dear = Zu wenig übrig
play-because-settle-too-dear = Der nächste Schritt kostet mehr, als übrig ist. Der Rest verfällt, der Ball bleibt.
play-why-settle-water = Vom Wasser gestoppt
play-because-settle-water = Ein Ball, der vom Trockenen ins Wasser kommt, bleibt sofort liegen, was immer übrig ist.
play-why-settle-door = Unter der Tür
play-because-settle-door = Von der Öffnungsseite hebt der Ball die Tür, rollt darunter und hält dort.
play-why-settle-carom = Er gab seine Impulse weiter
play-because-settle-carom = Nach einem Treffer bleibt der Ball, wo er ist.
play-why-settle-rolled-back = Zurückgerollt
play-because-settle-rolled-back = Auf einer Rampe bleibt kein Ball liegen: er rollt hinab bis zum Fuß.
play-why-settle-fell-through = Durch die Brücke
play-because-settle-fell-through = Ein Ball, der auf dem Loch einer Brücke zur Ruhe kommt, fällt auf den Boden darunter.
play-why-settle-wedged = Festgeklemmt
play-because-settle-wedged = Er liefe ewig hin und her, ohne etwas zu verbrauchen; darum verfällt der Rest.
play-why-token = Eine Marke
play-because-token = Ein Ball, der auf eine Marke kommt, nimmt sie mit, ohne langsamer zu werden; sie zählt für seinen Besitzer.
play-why-piece-roller = Die Walze rückt
play-because-piece-roller = Getroffen, rückt die Walze ein Feld in Richtung des Balls, wenn es frei ist.
play-why-piece-spinner = Der Arm dreht sich
play-because-piece-spinner = Seitlich gestoßen, dreht sich der Arm um ein Sechstel, wenn das Feld frei ist.
play-why-piece-toppler = Der Kipper fällt
play-because-piece-toppler = Der stehende Teil fällt auf die zwei Felder dahinter und bleibt dort als flaches Hindernis, bis die Bahn gespielt ist.
play-why-piece-door = Die Tür
play-because-piece-door = Die Tür bleibt offen, solange ein Ball darunter oder auf der Rückseite daneben liegt, und schließt, sobald keiner mehr da ist.
play-why-holed = Im Loch
play-because-holed = Ein Ball, dessen Impulse auf dem Loch enden, fällt hinein: mit genau genug oder einem zu viel. Mit zweien mehr rollt er darüber.

# Tasten
play-keys-starts = zuerst ein Startfeld wählen; auch A … F und ← →
play-keys-dice = dann Würfel oder Karte wählen
play-keys-cards = Karte wählen
play-keys-directions = in eine Richtung schauen, so wie die Tasten um das S liegen; dieselbe Taste noch einmal spielt
play-keys-arrows = vor dem Wurf: Startfeld und Würfel; danach: durch die offenen Richtungen drehen
play-keys-enter = würfeln, spielen, weiter
play-keys-back = einen Schritt zurück
play-keys-skip = überspringen, was sich bewegt (jede Taste tut es)
play-keys-zoom = näher, weiter weg, wie zuvor
play-keys-overview = ganzer Plan, oder dem Ball folgen
play-keys-pieces = was auf der Bahn liegt, Stück für Stück
play-keys-why = warum blieb er dort liegen?

# Finger
play-touch-board = Tipp auf einen Pfeil oder ein Startfeld
play-touch-board-does = zeigt, wohin es geht
play-touch-again = Noch ein Tipp darauf
play-touch-again-does = spielt ihn
play-touch-pinch = Zwei Finger
play-touch-pinch-does = näher und weiter weg
play-touch-double = Doppelt tippen
play-touch-double-does = zeigt alles oder folgt wieder dem Ball
play-touch-moving = Tippen, während sich etwas bewegt
play-touch-moving-does = überspringt es
play-touch-flag = Fahne am Rand
play-touch-flag-does = gleitet zum Loch und zurück
play-touch-piece = Ein Hindernis
play-touch-piece-does = sagt, was es bewirkt

# Ein Geist: eine frühere Partie neben der eigenen
play-ghost = Geist
play-ghost-begins = { $name ->
        [Du] Deine eigene Partie spielt als Geist mit. Sie kam auf { $total }.
       *[other] Der Geist von { $name } spielt mit. Er brauchte { $total }.
    }
play-ghost-played = { $count ->
        [0] Geist
       *[other] Geist: Schlag { $count }
    }
play-ghost-done = Geist: fertig
play-ghost-stroke = Der Geist, Schlag { $number }: { $place }.
play-ghost-holed = Der Geist, Schlag { $number }: im Loch.
play-ghost-won = { $strokes ->
        [one] Der Geist brauchte { $total }: Du gewinnst um einen Schlag.
       *[other] Der Geist brauchte { $total }: Du gewinnst um { $strokes } Schläge.
    }
play-ghost-lost = { $strokes ->
        [one] Der Geist brauchte { $total }: Er gewinnt um einen Schlag.
       *[other] Der Geist brauchte { $total }: Er gewinnt um { $strokes } Schläge.
    }
play-ghost-tied = Der Geist brauchte auch { $total }.

# Richtungen auf einem gedrehten Plan
direction-N = Norden
direction-S = Süden
