# Die Bahn des Tages
daily = Bahn des Tages
daily-course = Die Bahn des Tages
daily-making = Bahn des Tages wird erstellt …
daily-judging = Glück und Können werden berechnet …
daily-par = Par { $par }
daily-dice = { $count } Würfel
daily-intro = Heute spielen alle diese Bahn, mit denselben Würfen. Nur dein erster Versuch zählt; danach kannst du üben, so oft du willst.
daily-begun = Dein Versuch läuft noch. Hier geht es genau dort weiter, wo du aufgehört hast.
daily-past = Dieser Tag ist vorbei, ein Ergebnis zählt nicht mehr. Du kannst die Bahn aber mit anderen Würfen spielen.
daily-play = Bahn spielen
daily-go-on = Weiterspielen
daily-practise = Mit anderen Würfen üben
daily-to-today = Zur Bahn von heute
daily-to-day = Zur Bahn des Tages
daily-result = Dein Ergebnis
daily-next-in = Nächste Bahn in { $hours } Std. { $minutes } Min.

daily-fate-holed = Im Loch
daily-fate-out = Nicht eingelocht
daily-fate-left = Aufgegeben
daily-strokes-par = { $strokes ->
        [one] Ein Schlag, Par { $par }
       *[other] { $strokes } Schläge, Par { $par }
    }
daily-marks = Deine Entscheidungen, Schlag für Schlag
daily-mark = Schlag { $number }: { $grade ->
        [best] die beste Wahl
        [good] eine gute Wahl
        [dear] eine teure Wahl
       *[unknown] nicht beurteilt
    }
daily-mark-legend = { $grade ->
        [best] beste Wahl
        [good] gute Wahl
        [dear] hat Schläge gekostet
       *[unknown] nicht beurteilt
    }
daily-manner = { $luck ->
        [kind] Gnädige Würfel
        [unkind] Ungnädige Würfel
       *[fair] Faire Würfel
    }, { $skill ->
        [perfect] makellos gespielt
        [good] gut gespielt
       *[bold] mutig gespielt
    }
daily-streak-days = { $count ->
        [one] 1 Tag in Folge
       *[other] { $count } Tage in Folge
    }
daily-share = Teilen
daily-copy = Kopieren
daily-copied = Kopiert. Der Text verrät nichts über die Bahn.
daily-not-copied = Dieser Browser erlaubt das Kopieren nicht.
daily-picture = Bild
daily-picture-saved = Gespeichert. Das Bild verrät nichts über die Bahn.
daily-share-title = Carambole #{ $number } · { $date }
daily-share-score = { $strokes ->
        [one] 1 Schlag, Par { $par }
       *[other] { $strokes } Schläge, Par { $par }
    }

daily-days = Deine Tage
daily-streak = Tage in Folge
daily-best = längste Serie
daily-played = gespielte Tage
daily-week = Deine Woche
daily-week-luck = Würfel { $gain }
daily-week-skill = Entscheidungen { $gain }
daily-week-note = Über der Linie stehen gesparte Schläge, unter der Linie verlorene.
daily-week-day = { $date }: Würfel { $luck }, Entscheidungen { $skill }
daily-month-before = Voriger Monat
daily-month-after = Nächster Monat
daily-day-today = { $date }, heute
daily-day-open = { $date }, nicht gespielt
daily-day-played = { $date }: { $strokes ->
        [one] ein Schlag
       *[other] { $strokes } Schläge
    }, Par { $par }

daily-board = Bestenliste des Tages
daily-board-home = Der Server prüft jeden Wurf und jeden Schlag, sieht aber nicht, ob jemand geholfen hat.
daily-board-own = du
daily-board-none = Noch hat niemand ein Ergebnis gesendet.
daily-board-name = Dein Name in der Bestenliste
daily-board-send = Ergebnis senden
daily-board-note = Andere sehen diesen Namen, deine Schläge und, falls du einen hast, deinen Benutzernamen.
daily-board-sent = Dein Ergebnis steht in der Bestenliste.
daily-board-failed = Dein Ergebnis ließ sich nicht senden.
daily-cups = Pokale: dieselben Würfel für alle
