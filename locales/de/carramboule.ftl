# Carramboule on the page
carr-carramboule = Carramboule
carr-practice = Übungstisch
carr-rulebook = Regeln
carr-sound = Ton
carr-skip = Überspringen
carr-undo = Zurücknehmen
carr-redo = Wiederherstellen
carr-game-menu = Spielmenü

# Balls
carr-ball-white = Weiß
carr-ball-black = Schwarz
carr-ball-queen = Dame
carr-ball-cue = Spielkugel
carr-colour-white = Weiß
carr-colour-black = Schwarz
carr-balls-white = { $count ->
    [one] eine weiße Kugel
   *[other] { $count } weiße Kugeln
}
carr-balls-black = { $count ->
    [one] eine schwarze Kugel
   *[other] { $count } schwarze Kugeln
}
carr-balls-queen = die Dame
carr-balls-cue = die Spielkugel
carr-balls-list = { $count ->
    [one] Eine Kugel in Worten
   *[other] { $count } Kugeln in Worten
}
carr-balls-list-help = Spalten a bis h von links nach rechts, Reihen 1 bis 8 von dir weg. Wähle eine Kugel, um sie anzuvisieren.
carr-aim-at = Auf { $ball } zielen, { $square }
carr-aim-at-barred = Auf { $ball } zielen, { $square }, erst an die Bande

# Players
carr-player-name = Spieler { $number }
carr-score = Spielstand
carr-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
carr-side-shoots = am Stoß
carr-side-left = noch { $count }
carr-side-queen = hat die Dame
carr-side-pending = Dame zu decken
carr-side-owes = { $count ->
    [one] schuldet eine Kugel
   *[other] schuldet { $count } Kugeln
}
carr-round = Runde
carr-rounds = Punkte nach Runden
carr-round-sub = Runde { $round } von 8 · bis 29

# The shot
carr-your-shot = Dein Stoß
carr-tip = Spitze
carr-tip-height = Spitze: Höhe
carr-tip-side = Spitze: Seite
carr-tip-middle = Mitte
carr-tip-high = hoch
carr-tip-low = tief
carr-tip-right = rechts
carr-tip-left = links
carr-tip-little = etwas { $side }
carr-tip-much = { $side }
carr-tip-reset = Mitte, flach
carr-strength = Stärke
carr-speed = { $speed } m/s, { $how }
carr-speed-soft = sanft
carr-speed-medium = mittel
carr-speed-firm = kräftig
carr-speed-hard = hart
carr-elevation = Queue anheben
carr-elevation-value = { $angle }°
carr-more = Mehr
carr-less = Weniger
carr-aim = Zielen
carr-aim-straight = geradeaus
carr-aim-left = { $angle }° links
carr-aim-right = { $angle }° rechts
carr-aim-hit = { $cushions ->
    [0] { $hit }
    [one] { $hit }, über eine Bande
   *[other] { $hit }, über { $cushions } Banden
}
carr-aim-meets = { $cushions ->
    [0] Trifft { $ball } auf { $square }: { $hit }
    [one] Trifft { $ball } auf { $square } über eine Bande: { $hit }
   *[other] Trifft { $ball } auf { $square } über { $cushions } Banden: { $hit }
}
carr-aim-meets-nothing = trifft keine Kugel, soweit gezeigt
carr-aim-foul-breach = Foul: erst an die Bande!
carr-aim-foul-F1 = Foul: nicht deine Kugel!
carr-aim-foul-cue = Foul: Die Spielkugel fällt!
carr-foul-ask = Diese Linie ist ein Foul: { $foul }. Trotzdem stoßen?
carr-foul-breach = Die Kugel liegt hinter deiner Linie, die Spielkugel muss vorher an eine Bande
carr-foul-F1 = Es fällt eine Kugel der anderen Farbe
carr-foul-cue = Die Spielkugel fällt
carr-foul-shoot = Trotzdem stoßen
carr-foul-stay = Neu zielen
carr-hit-full = voll
carr-hit-three-quarter = dreiviertel voll
carr-hit-half = halb voll
carr-hit-quarter = viertel voll
carr-hit-thin = dünn
carr-turn-left = Etwas nach links drehen
carr-turn-right = Etwas nach rechts drehen
carr-shoot = Stoßen
carr-not-connected = Keine Verbindung: Der Stoß muss warten.
carr-refused-off-line = Die Spielkugel muss auf deiner Linie liegen.
carr-refused-touches = Die Spielkugel darf keine andere Kugel berühren.
carr-refused-backwards = Der Stoß muss von deiner eigenen Bande wegführen.
carr-refused-speed = Das Queue muss sich bewegen, aber nicht schneller, als der Tisch erlaubt.
carr-refused-tip = Die Spitze muss die Kugel näher an der Mitte treffen.
carr-refused-elevation = Das Queue steht zu steil.
carr-refused-setup = So lassen sich die Kugeln nicht spielen. Verschiebe die Spielkugel ein wenig.
carr-backwards = Rückwärts geht nicht: Spiel über die Bande gegenüber.
carr-key-space = Leertaste
carr-tell-aim = Spielkugel auf { $place }, Ziel { $angle }
carr-tell-tip = Spitze: { $tip }
carr-tell-picked = Gewählt: { $ball } auf { $square }
carr-table-label = { $count ->
    [one] Tisch mit einer Kugel
   *[other] Tisch mit { $count } Kugeln
}
carr-table-help = Pfeile links und rechts zielen, hoch und runter stellen die Stärke, A und D schieben die Spielkugel auf deiner Linie, T zielt auf die nächste Kugel, V sagt, wie du stehst, die Leertaste stößt. Das Fragezeichen zeigt alle Tasten.

# What comes now
carr-now-begin = Gleich geht es los.
carr-now-shoot = { $who ->
        [Du] Du bist am Stoß.
       *[other] { $who } ist am Stoß.
    }
carr-now-thinks = { $who ->
        [Du] Du überlegst.
       *[other] { $who } überlegt.
    }
carr-now-rolling = { $who ->
        [Du] Du stößt …
       *[other] { $who } stößt …
    }
carr-now-choice = { $who ->
        [Du] Du musst wählen.
       *[other] { $who } muss wählen.
    }
carr-now-over = Das Spiel ist aus.
carr-hint-first-white = Versenke eine weiße Kugel vor der Dame.
carr-hint-first-black = Versenke eine schwarze Kugel vor der Dame.
carr-hint-cover-white = Decke die Dame: Versenke jetzt eine weiße Kugel.
carr-hint-cover-black = Decke die Dame: Versenke jetzt eine schwarze Kugel.
carr-hint-barred = Kugeln mit Strich liegen hinter deiner Linie: erst an die Bande.
carr-hint-pull = Zieh das Queue zurück und lass los, oder drücke Stoßen.
carr-legend-cue = Spielkugel
carr-legend-ball = getroffene Kugel
carr-legend-after = Spielkugel danach

# The referee
carr-referee-nothing-fell = Nichts ist gefallen.
carr-referee-fell = Versenkt: { $balls }.
carr-referee-choice-due = { $who ->
        [Du] Auch die Spielkugel ist gefallen: Du wählst, wie es weitergeht.
       *[other] Auch die Spielkugel ist gefallen: { $who } wählt, wie es weitergeht.
    }
carr-referee-chose-pass = { $who ->
        [Du] Du gibst den Stoß ab.
       *[other] { $who } gibt den Stoß ab.
    }
carr-referee-chose-replay = { $who ->
        [Du] Du zahlst zwei Kugeln und stößt noch einmal.
       *[other] { $who } zahlt zwei Kugeln und stößt noch einmal.
    }
carr-referee-foul-breach = Foul: Eine Kugel auf oder hinter der eigenen Linie wurde ohne Bande gespielt. Eigene Kugeln und die Dame zählen nicht.
carr-referee-foul-F1 = { $other ->
        [Du] Foul: Eine deiner Kugeln ist gefallen und für dich gewonnen.
       *[other] Foul: Eine Kugel von { $other } ist gefallen und für { $other } gewonnen.
    }
carr-referee-foul-F2 = Foul: Die Spielkugel ist gefallen. Das kostet eine gewonnene Kugel.
carr-referee-foul-F3 = Foul: Eine eigene Kugel und die Spielkugel sind gefallen.
carr-referee-foul-F4 = { $other ->
        [Du] Foul: Die Spielkugel und eine deiner Kugeln sind gefallen. Du behältst sie, und es kostet eine gewonnene Kugel.
       *[other] Foul: Die Spielkugel und eine Kugel von { $other } sind gefallen. { $other } behält sie, und es kostet eine gewonnene Kugel.
    }
carr-referee-foul-F5 = Foul: Die Spielkugel ist gefallen, und die Dame war nicht gedeckt. Sie geht zurück, und es kostet eine gewonnene Kugel.
carr-referee-foul-F6 = Foul: Die Spielkugel ist mit der gedeckten Dame gefallen. Sie geht zurück, und es kostet eine gewonnene Kugel.
carr-referee-queen-covered = { $who ->
        [Du] Die Dame ist gedeckt und gehört dir.
       *[other] Die Dame ist gedeckt und gehört { $who }.
    }
carr-referee-queen-kept = { $who ->
        [Du] Die Dame geht an dich: Die andere Farbe hat sie gedeckt.
       *[other] Die Dame geht an { $who }: Die andere Farbe hat sie gedeckt.
    }
carr-referee-queen-pending = { $who ->
        [Du] Die Dame ist zu decken: Du musst mit dem nächsten Stoß eine eigene Kugel versenken.
       *[other] Die Dame ist zu decken: { $who } muss mit dem nächsten Stoß eine eigene Kugel versenken.
    }
carr-referee-queen-uncovered = Die Dame wurde nicht gedeckt und geht zurück.
carr-referee-queen-too-early = { $who ->
        [Du] Die Dame geht zurück: Du musst erst eine eigene Kugel versenken.
       *[other] Die Dame geht zurück: { $who } muss erst eine eigene Kugel versenken.
    }
carr-referee-back = Zurück in die Mitte: { $balls }.
carr-referee-owes = { $who ->
        [Du] { $count ->
            [one] Du schuldest noch eine Kugel.
           *[other] Du schuldest noch { $count } Kugeln.
        }
       *[other] { $count ->
        [one] { $who } schuldet noch eine Kugel.
       *[other] { $who } schuldet noch { $count } Kugeln.
    }
    }
carr-referee-paid = { $who ->
        [Du] Du schuldest nichts mehr.
       *[other] { $who } schuldet nichts mehr.
    }
carr-referee-again = { $who ->
        [Du] Du stößt noch einmal.
       *[other] { $who } stößt noch einmal.
    }
carr-referee-next = { $who ->
        [Du] Dann stößt du.
       *[other] Dann stößt { $who }.
    }
carr-referee-round-won = { $who ->
        [Du] Du gewinnst die Runde: { $count ->
            [one] ein Punkt.
           *[other] { $count } Punkte.
        }
       *[other] { $who } gewinnt die Runde: { $count ->
        [one] ein Punkt.
       *[other] { $count } Punkte.
    }
    }
carr-referee-round-given = { $by ->
        [Du] Du hast die letzte Kugel von { $who } versenkt; die Runde geht an { $who }: { $count ->
            [one] ein Punkt.
           *[other] { $count } Punkte.
        }
       *[other] { $who ->
            [Du] { $by } hat deine letzte Kugel versenkt; die Runde geht an dich: { $count ->
                [one] ein Punkt.
               *[other] { $count } Punkte.
            }
           *[other] { $by } hat die letzte Kugel von { $who } versenkt; die Runde geht an { $who }: { $count ->
                [one] ein Punkt.
               *[other] { $count } Punkte.
            }
        }
    }

# The choice
carr-choice-title = { $who ->
        [Du] Du wählst
       *[other] { $who } wählt
    }
carr-choice-why-F3 = Eine eigene Kugel und die Spielkugel sind mit demselben Stoß gefallen.
carr-choice-why-F6 = Die Dame war gedeckt, aber die Spielkugel ist mit demselben Stoß gefallen.
carr-choice-pass = Stoß abgeben
carr-choice-replay = Noch einmal stoßen
carr-choice-back = Zurück in die Mitte: { $balls }.
carr-choice-owes = { $count ->
    [one] Eine Kugel bleibt geschuldet.
   *[other] { $count } Kugeln bleiben geschuldet.
}
carr-choice-pending = Mit diesem Stoß ist die Dame zu decken.
carr-choice-again = Du stößt noch einmal.
carr-choice-next = { $who ->
        [Du] Dann stößt du.
       *[other] Dann stößt { $who }.
    }
carr-choice-round = { $who ->
        [Du] Du gewinnst die Runde: { $count ->
            [one] ein Punkt.
           *[other] { $count } Punkte.
        }
       *[other] { $who } gewinnt die Runde: { $count ->
        [one] ein Punkt.
       *[other] { $count } Punkte.
    }
    }

# The story
carr-story = Stoß für Stoß
carr-story-empty = Der erste Stoß steht noch aus.
carr-story-shot = Runde { $round }, Stoß { $shot }, { $who }:

# The menu and the end
carr-turn-table = Tisch drehen
carr-turn-table-note = Wer stößt, sitzt unten.
carr-resign = Aufgeben
carr-resign-sure = { $who ->
        [Du] Gibst du das Spiel auf?
       *[other] Gibt { $who } das Spiel auf?
    }
carr-resign-yes = Ja, aufgeben
carr-abort = Partie abbrechen
carr-abort-sure = Noch nicht beide haben gestoßen. Die Partie endet ohne Ergebnis.
carr-end-aborted = Partie abgebrochen
carr-end-won = { $who ->
        [Du] Du gewinnst das Spiel
       *[other] { $who } gewinnt das Spiel
    }
carr-end-draw = Das Spiel endet unentschieden
carr-end-resigned = { $who ->
        [Du] { $why ->
            [absent] Du warst zu lange nicht da.
            [out-of-time] Du hast keine Zeit mehr.
           *[resigned] Du hast aufgegeben.
        }
       *[other] { $why ->
            [absent] { $who } war zu lange nicht da.
            [out-of-time] { $who } hat keine Zeit mehr.
           *[resigned] { $who } hat aufgegeben.
        }
    }
carr-end-rematch = Revanche
carr-end-verify = Protokoll prüfen
carr-end-replay = Wiedergabe und Analyse
carr-end-verified = Das Protokoll stimmt: Jeder Stoß ergibt wieder dasselbe.
carr-end-unverified = Das Protokoll hält nicht: { $problem }
carr-end-download = Protokoll herunterladen
carr-end-new = Neues Spiel
carr-end-share = Teilen
carr-end-share-text = Carramboule: { $title }, { $points }–{ $others }.
carr-end-shared = Kopiert.
carr-end-record = Das Protokoll des Spiels
carr-end-best = Der schönste Stoß
carr-end-best-what = { $who ->
        [Du] Du hast { $balls } versenkt.
       *[other] { $who } hat { $balls } versenkt.
    }
carr-end-best-show = Zeigen
carr-end-best-where = Runde { $round }, Stoß { $shot }
carr-end-best-match = Das war das Spiel.
carr-end-best-round = Das war die Runde.
carr-end-best-queen = Damit war die Dame gedeckt.
carr-end-best-made = { $made ->
    [0] Das macht so schnell niemand nach.
    [one] Eine ruhige Hand schafft das einmal in zehn Versuchen.
    [10] Eine ruhige Hand schafft das jedes Mal.
   *[other] Eine ruhige Hand schafft das { $made }-mal in zehn Versuchen.
}

# The end of a round
carr-go-on = Weiter
carr-card-title = { $who ->
        [Du] Runde { $round } gehört dir
       *[other] Runde { $round } geht an { $who }
    }
carr-card-left = { $who ->
        [Du] { $count ->
            [one] Dir bleibt eine Kugel.
           *[other] Dir bleiben { $count } Kugeln.
        }
       *[other] { $count ->
            [one] { $who } bleibt eine Kugel.
           *[other] { $who } bleiben { $count } Kugeln.
        }
    }
carr-card-queen = Die Dame bringt fünf.
carr-card-cue = Auch die Spielkugel fiel, das bringt noch einen Punkt.
carr-card-standing = { $more } zu { $less }.
carr-card-need = { $who ->
        [Du] { $count ->
            [one] Noch ein Punkt, und das Spiel gehört dir.
           *[other] Noch { $count } Punkte, und das Spiel gehört dir.
        }
       *[other] { $count ->
            [one] Noch ein Punkt, und { $who } gewinnt das Spiel.
           *[other] Noch { $count } Punkte, und { $who } gewinnt das Spiel.
        }
    }
carr-card-starts = { $who ->
        [Du] Du beginnst, mit Weiß.
       *[other] { $who } beginnt, mit Weiß.
    }
carr-card-next = Runde { $round }
carr-card-result = Zum Ergebnis
carr-pegs = { $standing }; 29 gewinnt

# The start
carr-setup-lead = Versenke deine neun Kugeln mit dem Queue, decke die Dame, achte auf die Linie: Billard auf quadratischem Tisch, zu zweit.
carr-setup-who = Wer spielt?
carr-setup-computer = Gegen den Computer
carr-setup-person = Zu zweit am Schirm
carr-setup-level = Wie stark soll er sein?
carr-setup-level-1 = Anfänger: trifft ab und zu, worauf er zielt.
carr-setup-level-2 = Lehrling: versenkt leichte Kugeln.
carr-setup-level-3 = Vereinsspieler: denkt an die Dame.
carr-setup-level-4 = Stark: sucht den besten Stoß und verfehlt ihn selten.
carr-setup-level-5 = Meister: plant, wo die Spielkugel liegen bleibt.
carr-setup-name = Name von Spieler { $number }
carr-setup-starts = Wer beginnt, mit Weiß?
carr-setup-lot = Auslosen
carr-setup-play = Spielen

# Practice
carr-practice-help = Zieh die Kugeln, wohin du willst. Ziehen auf dem Filz zielt, Tippen zielt auf eine Stelle.
carr-practice-table-help = Pfeile zielen und stellen die Stärke. N wählt eine Kugel, A, D, W und S bewegen sie oder die Spielkugel, Entf nimmt sie weg, Strg Z nimmt zurück, die Leertaste stößt. Das Fragezeichen zeigt alle Tasten.
carr-practice-rolling = Die Kugeln rollen.
carr-practice-tools = Kugeln
carr-practice-add = Dazulegen: { $ball }
carr-practice-remove = Gewählte Kugel wegnehmen
carr-practice-rack = Aufbauen
carr-practice-clear = Abräumen
carr-practice-repeat = Derselbe Stoß noch einmal
carr-practice-saved = Behaltene Stellungen
carr-practice-name = Name der Stellung
carr-practice-position = Stellung { $number }
carr-practice-save = Behalten
carr-practice-forget = { $name } löschen

# Keys
carr-keys-turn = zielen, um 1°
carr-keys-turn-fine = zielen, um 0,05°
carr-keys-power = Stärke (mit Umschalt in kleinen Schritten)
carr-keys-place = Spielkugel auf der Linie (mit Umschalt um 1 mm)
carr-keys-place-free = gewählte Kugel oder Spielkugel nach links, rechts; W und S nach oben, unten
carr-keys-target = auf die nächste Kugel rechts, links zielen
carr-keys-tip = Spitze hoch, links, tief, rechts
carr-keys-middle = Spitze in die Mitte, Queue flach
carr-keys-raise = Queue heben, senken
carr-keys-guide = Ziellinie länger, kürzer
carr-keys-tell = sagen, wie du stehst
carr-keys-shoot = stoßen; während Kugeln rollen, überspringt jede Taste
carr-keys-undo = zurücknehmen, wiederherstellen
carr-keys-repeat = derselbe Stoß noch einmal
carr-keys-pick = nächste, vorige Kugel wählen
carr-keys-remove = gewählte Kugel wegnehmen

# Lessons
carr-lessons = Lektionen
carr-lesson-sub = Lektion { $number } von { $count }
carr-lesson-done = Gut gemacht!
carr-lesson-missed = Noch nicht.
carr-lesson-again = Noch ein Versuch
carr-lesson-next = Nächste Lektion
carr-lesson-play = Ein Spiel spielen
carr-lesson-sink-title = Eine Kugel versenken
carr-lesson-sink-goal = Versenke die weiße Kugel. Ziele so, dass die gepunktete Linie in die Tasche führt.
carr-lesson-sink-why = Fällt eine eigene Kugel, stößt du noch einmal.
carr-lesson-queen-title = Dame und Deckung
carr-lesson-queen-goal = Erster Stoß: Versenke die Dame. Die weiße Kugel bleibt für den zweiten.
carr-lesson-queen-why = Jetzt musst du sie decken, mit dem nächsten Stoß.
carr-lesson-cover-goal = Zweiter Stoß: Decke die Dame. Versenke die weiße Kugel, egal in welche Tasche.
carr-lesson-cover-why = Gedeckt gehört die Dame dir und bringt fünf, wenn du die Runde gewinnst.
carr-lesson-go-on = Jetzt decken
carr-lesson-cushion-title = Erst an die Bande
carr-lesson-cushion-goal = Die weiße Kugel liegt auf deiner Linie. Triff sie, aber die Spielkugel muss vorher an eine Bande.
carr-lesson-cushion-why = Über die Bande darf jede Kugel gespielt werden.
carr-lesson-scratch-title = Die Spielkugel behalten
carr-lesson-scratch-goal = Versenke die weiße Kugel, aber nicht die Spielkugel, die ihr folgen würde.
carr-lesson-scratch-why = Tief getroffen bleibt die Spielkugel liegen. Wäre sie gefallen, müsstest du zahlen.
carr-lesson-draw-title = Der Rückläufer
carr-lesson-draw-goal = Versenke die weiße Kugel und lass die Spielkugel eine Handbreit zurückkommen.
carr-lesson-draw-why = Tief und kräftig: Die Spielkugel dreht rückwärts und kommt zurück.
carr-lesson-bank-title = Über die Bande
carr-lesson-bank-goal = Eine schwarze Kugel steht im Weg. Versenke die weiße über eine Bande.
carr-lesson-bank-why = Eine Kugel verlässt die Bande fast so, wie sie kam.

# What went wrong in a lesson
carr-try-none = Die Spielkugel lief vorbei. Dreh das Queue zur Kugel hin.
carr-try-weak = Zu sanft: Die Spielkugel blieb vor der Kugel liegen.
carr-try-other = Sie traf zuerst eine andere Kugel. Ziele so, dass der Weg frei ist.
carr-try-black = Eine schwarze Kugel fiel. Das ist ein Foul: Sie zählt für die andere Seite.
carr-try-left = Sie lief links an der Tasche vorbei. Triff sie etwas weiter links: Sie rollt von dort weg, wo sie berührt wird.
carr-try-right = Sie lief rechts an der Tasche vorbei. Triff sie etwas weiter rechts: Sie rollt von dort weg, wo sie berührt wird.
carr-try-soft = Die Richtung stimmt, aber zu sanft: Sie blieb vor der Tasche liegen.
carr-try-blocked = Da steht eine schwarze Kugel im Weg. Nimm die seitliche Bande.
carr-try-follow = Die Spielkugel rollte weiter in die Tasche. Triff sie tief.
carr-try-faded = Tief, aber zu sanft: Der Rücklauf war beim Treffen schon weg. Stoße kräftiger.
carr-try-hard = Zu hart: Die Spielkugel kam von der Bande zurück und fiel. Stoße sanfter.
carr-try-fell = Die Spielkugel lief geradewegs in die Tasche. Ziele woandershin.
carr-try-white-first = Die weiße Kugel fiel, die Dame nicht: Nun ist nichts mehr da, um sie zu decken. Erst die Dame.
carr-try-direct = Du hast die weiße direkt getroffen: ein Foul. Nimm die Bande gegenüber.
carr-try-short = Zu sanft: Sie kam nicht bis zur weißen zurück.
carr-try-sideways = Sie lief an die seitliche Bande. Stoße gerade über den Tisch, dann kommt sie zurück.
carr-try-back-left = Sie kam links von der weißen zurück. Ziele etwas weiter rechts.
carr-try-back-right = Sie kam rechts von der weißen zurück. Ziele etwas weiter links.
carr-try-stayed = Die Spielkugel kam nicht zurück. Triff sie tiefer.
carr-try-further = Sie kam ein wenig zurück. Noch tiefer, oder etwas kräftiger.
carr-try-rebound = Sie kam von der Bande zurück, nicht durch ihren Drall. Triff die weiße voll und die Spielkugel tief.
carr-try-bank-direct = Sie fiel, aber ohne Bande.
carr-try-bank-near = Nach der Bande lief sie auf deiner Seite an der Tasche vorbei. Ziele etwas weiter rechts.
carr-try-bank-far = Nach der Bande traf sie vor der Tasche die Bande gegenüber. Ziele etwas weiter links.
