# Die Bahn des Tages
daily = Bahn des Tages
daily-course = Die Bahn des Tages
daily-making = Die Bahn des Tages entsteht …
daily-judging = Glück und Können werden gewogen …
daily-par = Par { $par }
daily-dice = { $count } Würfel
daily-intro = Heute spielen alle diese Bahn, mit denselben Würfen. Ein Versuch zählt; danach kannst du üben, so viel du willst.
daily-begun = Dein Versuch läuft und wartet hier genau so, wie du ihn verlassen hast.
daily-past = Dieser Tag ist vorbei und zählt für niemanden mehr. Du kannst seine Bahn mit anderen Würfen spielen.
daily-play = Die Bahn spielen
daily-go-on = Weiterspielen
daily-practise = Mit anderen Würfen üben
daily-to-today = Zur Bahn von heute
daily-to-day = Zum Tag
daily-result = Dein Ergebnis
daily-next-in = Nächste Bahn in { $hours } Std. { $minutes } Min.

daily-fate-holed = Im Loch
daily-fate-out = Nicht rechtzeitig im Loch
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
        [kind] Freundliche Würfel
        [unkind] Unfreundliche Würfel
       *[fair] Gerechte Würfel
    }, { $skill ->
        [perfect] makellose Wahl
        [good] gute Wahl
       *[bold] kühne Wahl
    }
daily-row = { $count ->
        [one] Ein Tag in Folge
       *[other] { $count } Tage in Folge
    }
daily-share = Teilen
daily-copy = Kopieren
daily-copied = Kopiert. Der Text verrät nichts über die Bahn.
daily-not-copied = Dieser Browser lässt die Seite nicht kopieren.
daily-picture = Bild
daily-picture-saved = Gespeichert. Das Bild verrät nichts über die Bahn.
daily-share-title = Carambole #{ $number } · { $date }
daily-share-score = { $strokes ->
        [one] 1 Schlag, Par { $par }
       *[other] { $strokes } Schläge, Par { $par }
    }

daily-days = Deine Tage
daily-streak = Tage in Folge
daily-best = längste Folge
daily-played = gespielte Tage
daily-week = Deine Woche
daily-week-luck = Würfel { $gain }
daily-week-skill = Entscheidungen { $gain }
daily-week-note = Über der Linie gewonnene Schläge, darunter verlorene.
daily-week-day = { $date }: Würfel { $luck }, Entscheidungen { $skill }
daily-month-before = Der Monat davor
daily-month-after = Der Monat danach
daily-day-today = { $date }, heute
daily-day-open = { $date }, nicht gespielt
daily-day-played = { $date }: { $strokes ->
        [one] ein Schlag
       *[other] { $strokes } Schläge
    }, Par { $par }

daily-board = Die Tafel des Tages
daily-board-home = Zu Hause gespielt: Der Server prüft jeden Wurf und jeden Schlag, sieht aber nicht, wer geholfen hat.
daily-board-own = du
daily-board-none = Noch hat niemand ein Ergebnis geschickt.
daily-board-name = Dein Name auf der Tafel
daily-board-send = Ergebnis schicken
daily-board-note = Nur dieser Name und deine Schläge sind zu sehen. Der Server prüft jeden Wurf.
daily-board-sent = Dein Ergebnis steht auf der Tafel.
daily-board-failed = Der Server hat das Ergebnis nicht angenommen.
daily-cups = Zu den Pokalen: dieselben Würfel für alle
