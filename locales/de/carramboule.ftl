# Carramboule on the page
carr-carramboule = Carramboule
carr-practice = Übungstisch
carr-rulebook = Regeln
carr-sound = Ton
carr-skip = Überspringen
carr-undo = Rückgängig
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
    [one] 1 Kugel als Liste
   *[other] { $count } Kugeln als Liste
}
carr-balls-list-help = Die Spalten a bis h laufen von links nach rechts, die Reihen 1 bis 8 von dir weg. Wähle eine Kugel, um sie anzuvisieren.
carr-aim-at = Zielen auf: { $ball }, { $square }
carr-aim-at-barred = Zielen auf: { $ball }, { $square }, erst an die Bande

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
carr-side-pending = muss Dame decken
carr-side-owes = { $count ->
    [one] schuldet eine Kugel
   *[other] schuldet { $count } Kugeln
}
carr-round = Runde
carr-rounds = Punkte nach Runden
carr-round-sub = Runde { $round } von 8 · bis 29 Punkte

# The shot
carr-your-shot = Dein Stoß
carr-tip = Treffpunkt
carr-tip-height = Treffpunkt: Höhe
carr-tip-side = Treffpunkt: Seite
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
    [0] Trifft: { $ball } auf { $square }, { $hit }
    [one] Trifft über eine Bande: { $ball } auf { $square }, { $hit }
   *[other] Trifft über { $cushions } Banden: { $ball } auf { $square }, { $hit }
}
carr-aim-meets-nothing = trifft auf der gezeigten Linie keine Kugel
carr-aim-foul-breach = Foul: erst an die Bande!
carr-aim-foul-F1 = Foul: nicht deine Kugel!
carr-aim-foul-cue = Foul: Die Spielkugel fällt!
carr-foul-ask = So wird es ein Foul: { $foul }. Trotzdem stoßen?
carr-foul-breach = Die anvisierte Kugel liegt an oder hinter deiner Linie, also muss die Spielkugel vorher eine Bande berühren
carr-foul-F1 = Es fällt eine Kugel der anderen Farbe
carr-foul-cue = Die Spielkugel fällt
carr-foul-shoot = Trotzdem stoßen
carr-foul-stay = Neu zielen
carr-hit-full = voll
carr-hit-three-quarter = dreiviertelvoll
carr-hit-half = halb voll
carr-hit-quarter = viertelvoll
carr-hit-thin = dünn
carr-turn-left = Etwas nach links drehen
carr-turn-right = Etwas nach rechts drehen
carr-shoot = Stoßen
carr-not-connected = Keine Verbindung: Der Stoß muss warten.
carr-refused-off-line = Die Spielkugel muss auf deiner Linie liegen.
carr-refused-touches = Die Spielkugel darf keine andere Kugel berühren.
carr-refused-backwards = Der Stoß muss von deiner eigenen Bande wegführen.
carr-refused-speed = Dieser Stoß ist zu schwach oder zu stark.
carr-refused-tip = Triff die Spielkugel näher an der Mitte.
carr-refused-elevation = Das Queue steht zu steil. Senke es.
carr-refused-setup = In dieser Lage ist kein Stoß möglich. Verschiebe die Spielkugel ein wenig.
carr-backwards = Rückwärts geht nicht: Spiel über die Bande gegenüber.
carr-tell-aim = Spielkugel auf { $place }, Ziel { $angle }
carr-tell-tip = Treffpunkt: { $tip }
carr-tell-picked = Gewählt: { $ball } auf { $square }
carr-table-label = { $count ->
    [one] Tisch mit einer Kugel
   *[other] Tisch mit { $count } Kugeln
}
carr-table-help = Mit den Pfeilen links und rechts zielst du, mit hoch und runter regelst du die Stärke. Mit { $left } und { $right } schiebst du die Spielkugel auf deiner Linie, mit T zielst du auf die nächste Kugel, mit der Leertaste stößt du. V sagt Lage und Ziel an. Das Fragezeichen zeigt alle Tasten.

# What comes now
carr-now-begin = Gleich geht es los.
carr-now-shoot = { $who ->
        [Du] Du bist dran.
       *[other] { $who } ist dran.
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
carr-now-over = Die Partie ist zu Ende.
carr-hint-first-white = Versenke erst eine weiße Kugel, dann die Dame.
carr-hint-first-black = Versenke erst eine schwarze Kugel, dann die Dame.
carr-hint-cover-white = Decke die Dame: Versenke jetzt eine weiße Kugel.
carr-hint-cover-black = Decke die Dame: Versenke jetzt eine schwarze Kugel.
carr-hint-barred = Kugeln mit Strich liegen an oder hinter deiner Linie: Spiel sie nur über die Bande an.
carr-hint-pull = Zieh das Queue zurück und lass los, oder tippe auf „Stoßen“.
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
        [Du] Du überlässt dem Gegner den nächsten Stoß.
       *[other] { $who } überlässt dem Gegner den nächsten Stoß.
    }
carr-referee-chose-replay = { $who ->
        [Du] Du gibst zwei Kugeln zurück und stößt noch einmal.
       *[other] { $who } gibt zwei Kugeln zurück und stößt noch einmal.
    }
carr-referee-foul-breach = Foul: Eine Kugel an oder hinter der eigenen Linie wurde direkt gespielt. Eigene Kugeln und die Dame aus diesem Stoß zählen nicht.
carr-referee-foul-F1 = { $other ->
        [Du] Foul: Eine deiner Kugeln ist gefallen. Sie zählt für dich.
       *[other] Foul: Eine Kugel von { $other } ist gefallen. Sie zählt für { $other }.
    }
carr-referee-foul-F2 = Foul: Die Spielkugel ist gefallen. Das Foul kostet eine gewonnene Kugel.
carr-referee-foul-F3 = Foul: Eine eigene Kugel und die Spielkugel sind gefallen.
carr-referee-foul-F4 = { $other ->
        [Du] Foul: Die Spielkugel und eine deiner Kugeln sind gefallen. Deine Kugel zählt für dich, und der Gegner verliert eine gewonnene Kugel.
       *[other] Foul: Die Spielkugel und eine Kugel von { $other } sind gefallen. Diese Kugel zählt für { $other }, und das Foul kostet eine gewonnene Kugel.
    }
carr-referee-foul-F5 = Foul: Die Spielkugel ist gefallen, und die Dame war nicht gedeckt. Die Dame geht zurück, dazu eine gewonnene Kugel.
carr-referee-foul-F6 = Foul: Mit der gedeckten Dame ist auch die Spielkugel gefallen. Die Dame geht zurück, dazu eine gewonnene Kugel.
carr-referee-queen-covered = { $who ->
        [Du] Die Dame ist gedeckt und gehört dir.
       *[other] Die Dame ist gedeckt und gehört { $who }.
    }
carr-referee-queen-kept = { $who ->
        [Du] Die Dame gehört dir: Statt sie zu decken, hat der Gegner eine deiner Kugeln versenkt.
       *[other] Die Dame gehört { $who }: Sie wurde nicht gedeckt, stattdessen ist eine Kugel von { $who } gefallen.
    }
carr-referee-queen-pending = { $who ->
        [Du] Die Dame ist noch nicht gedeckt: Du musst mit dem nächsten Stoß eine eigene Kugel versenken.
       *[other] Die Dame ist noch nicht gedeckt: { $who } muss mit dem nächsten Stoß eine eigene Kugel versenken.
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
carr-choice-pass = Gegner ist dran
carr-choice-replay = Noch einmal stoßen
carr-choice-back = Zurück in die Mitte: { $balls }.
carr-choice-owes = { $count ->
    [one] Du bleibst eine Kugel schuldig.
   *[other] Du bleibst { $count } Kugeln schuldig.
}
carr-choice-pending = Mit diesem Stoß musst du die Dame decken.
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
carr-view-next = { $view ->
    [rail] Ansicht vom Tischrand
    [above] Ansicht von oben
   *[other] Ansicht hinter dem Queue
}
carr-view-flat = Dieser Browser kann die 3D-Ansicht nicht zeigen, deshalb bleibt der Tisch gezeichnet.
carr-turn-table = Tisch drehen
carr-turn-table-note = Wer stößt, sitzt unten.
carr-resign = Aufgeben
carr-resign-sure = { $who ->
        [Du] Die Partie aufgeben?
       *[other] Gibt { $who } die Partie auf?
    }
carr-resign-yes = Ja, aufgeben
carr-abort = Partie abbrechen
carr-abort-sure = Es haben noch nicht beide gestoßen. Die Partie endet ohne Ergebnis.
carr-end-aborted = Partie abgebrochen
carr-end-won = { $who ->
        [Du] Du gewinnst die Partie
       *[other] { $who } gewinnt die Partie
    }
carr-end-draw = Die Partie endet unentschieden
carr-end-resigned = { $who ->
        [Du] { $why ->
            [absent] Du warst zu lange weg.
            [out-of-time] Deine Zeit ist abgelaufen.
           *[resigned] Du hast aufgegeben.
        }
       *[other] { $why ->
            [absent] { $who } war zu lange weg.
            [out-of-time] Die Zeit von { $who } ist abgelaufen.
           *[resigned] { $who } hat aufgegeben.
        }
    }
carr-end-rematch = Revanche
carr-end-verify = Aufzeichnung prüfen
carr-end-replay = Wiedergabe und Analyse
carr-end-verified = Die Aufzeichnung stimmt: Jeder Stoß führt wieder zum selben Ergebnis.
carr-end-unverified = Die Aufzeichnung stimmt nicht: { $problem }
carr-end-download = Aufzeichnung herunterladen
carr-end-new = Neue Partie
carr-end-share = Teilen
carr-end-share-text = Carramboule: { $title }, { $points }–{ $others }.
carr-end-shared = Kopiert.
carr-end-record = Aufzeichnung der Partie
carr-end-best = Der schönste Stoß
carr-end-best-what = { $who ->
        [Du] Du hast { $balls } versenkt.
       *[other] { $who } hat { $balls } versenkt.
    }
carr-end-best-show = Ansehen
carr-end-best-where = Runde { $round }, Stoß { $shot }
carr-end-best-match = Damit war die Partie gewonnen.
carr-end-best-round = Damit war die Runde gewonnen.
carr-end-best-queen = Damit war die Dame gedeckt.
carr-end-best-made = { $made ->
    [0] Das macht so schnell niemand nach.
    [one] Eine ruhige Hand schafft das in zehn Versuchen einmal.
    [10] Eine ruhige Hand schafft das jedes Mal.
   *[other] Eine ruhige Hand schafft das in zehn Versuchen { $made }-mal.
}

# The end of a round
carr-go-on = Weiter
carr-card-title = { $who ->
        [Du] Runde { $round } gehört dir
       *[other] Runde { $round } geht an { $who }
    }
carr-card-left = { $who ->
        [Du] { $count ->
            [one] Du hast noch eine Kugel auf dem Tisch.
           *[other] Du hast noch { $count } Kugeln auf dem Tisch.
        }
       *[other] { $count ->
            [one] { $who } hat noch eine Kugel auf dem Tisch.
           *[other] { $who } hat noch { $count } Kugeln auf dem Tisch.
        }
    }
carr-card-queen = Die Dame bringt fünf Punkte.
carr-card-cue = Auch die Spielkugel ist gefallen: noch ein Punkt.
carr-card-standing = { $more } zu { $less }.
carr-card-need = { $who ->
        [Du] { $count ->
            [one] Noch ein Punkt, und du gewinnst die Partie.
           *[other] Noch { $count } Punkte, und du gewinnst die Partie.
        }
       *[other] { $count ->
            [one] Noch ein Punkt, und { $who } gewinnt die Partie.
           *[other] Noch { $count } Punkte, und { $who } gewinnt die Partie.
        }
    }
carr-card-starts = { $who ->
        [Du] Du beginnst mit Weiß.
       *[other] { $who } beginnt mit Weiß.
    }
carr-card-next = Runde { $round }
carr-card-result = Zum Ergebnis
carr-pegs = { $standing }; gespielt wird bis 29 Punkte

# The start
carr-setup-lead = Versenke deine neun Kugeln mit dem Queue, decke die Dame und achte auf deine Linie: Billard zu zweit auf einem quadratischen Tisch.
carr-setup-who = Wer spielt?
carr-setup-computer = Gegen den Computer
carr-setup-person = Zu zweit an einem Gerät
carr-setup-level = Wie stark soll der Computer sein?
carr-setup-level-1 = Anfänger: trifft ab und zu, was er anvisiert.
carr-setup-level-2 = Lehrling: versenkt leichte Kugeln.
carr-setup-level-3 = Vereinsspieler: denkt an die Dame.
carr-setup-level-4 = Könner: sucht den besten Stoß und trifft fast immer.
carr-setup-level-5 = Meister: plant, wo die Spielkugel liegen bleibt.
carr-setup-name = Name von Spieler { $number }
carr-setup-starts = Wer beginnt mit Weiß?
carr-setup-lot = Auslosen
carr-setup-play = Spielen

# Practice
carr-practice-help = Zieh die Kugeln, wohin du willst. Zieh oder tippe auf dem Filz, um dorthin zu zielen.
carr-practice-table-help = Mit den Pfeilen zielst du und regelst die Stärke. N wählt eine Kugel, Entf nimmt sie weg. Mit { $left }, { $right }, { $up } und { $down } bewegst du die gewählte Kugel oder die Spielkugel. Strg Z macht den letzten Schritt rückgängig, mit der Leertaste stößt du. Das Fragezeichen zeigt alle Tasten.
carr-practice-rolling = Die Kugeln rollen.
carr-practice-tools = Kugeln
carr-practice-add = Hinzufügen: { $ball }
carr-practice-remove = Gewählte Kugel wegnehmen
carr-practice-rack = Aufbauen
carr-practice-clear = Abräumen
carr-practice-repeat = Stoß wiederholen
carr-practice-saved = Gespeicherte Stellungen
carr-practice-name = Name der Stellung
carr-practice-position = Stellung { $number }
carr-practice-save = Speichern
carr-practice-forget = { $name } löschen

# Keys
carr-keys-turn = zielen, um 1°
carr-keys-turn-fine = zielen, um 0,05°
carr-keys-power = Stärke (mit Umschalt in kleinen Schritten)
carr-keys-place = Spielkugel auf der Linie schieben (mit Umschalt um 1 mm)
carr-keys-place-free = gewählte Kugel oder Spielkugel nach links oder rechts schieben; { $up } und { $down }: nach oben oder unten
carr-keys-target = auf die nächste Kugel rechts oder links zielen
carr-keys-tip = Treffpunkt nach oben, links, unten oder rechts
carr-keys-middle = Treffpunkt in die Mitte, Queue flach
carr-keys-raise = Queue heben oder senken
carr-keys-guide = Ziellinie verlängern oder verkürzen
carr-keys-solid = zwischen gezeichnetem Tisch und 3D-Ansicht wechseln
carr-keys-view = Kamera wechseln: hinter dem Queue, vom Tischrand, von oben
carr-keys-orbit = 3D-Ansicht drehen
carr-keys-tell = Lage und Ziel ansagen
carr-keys-shoot = stoßen; solange Kugeln rollen, überspringt jede Taste die Animation
carr-keys-undo = rückgängig machen, wiederherstellen
carr-keys-repeat = Stoß wiederholen
carr-keys-pick = nächste oder vorige Kugel wählen
carr-keys-remove = gewählte Kugel wegnehmen

# Lessons
carr-lessons = Lektionen
carr-lesson-sub = Lektion { $number } von { $count }
carr-lesson-done = Gut gemacht!
carr-lesson-missed = Noch nicht.
carr-lesson-again = Noch mal versuchen
carr-lesson-next = Nächste Lektion
carr-lesson-play = Eine Partie spielen
carr-lesson-sink-title = Eine Kugel versenken
carr-lesson-sink-goal = Versenke die weiße Kugel. Ziele so, dass die gepunktete Linie in die Tasche führt.
carr-lesson-sink-why = Versenkst du eine eigene Kugel, stößt du noch einmal.
carr-lesson-queen-title = Die Dame und ihre Deckung
carr-lesson-queen-goal = Erster Stoß: Versenke die Dame. Die weiße Kugel brauchst du für den zweiten.
carr-lesson-queen-why = Jetzt musst du die Dame mit dem nächsten Stoß decken.
carr-lesson-cover-goal = Zweiter Stoß: Decke die Dame. Versenke die weiße Kugel, egal in welche Tasche.
carr-lesson-cover-why = Die Dame ist gedeckt und gehört dir. Sie bringt fünf Punkte, wenn du die Runde gewinnst.
carr-lesson-go-on = Jetzt decken
carr-lesson-cushion-title = Erst an die Bande
carr-lesson-cushion-goal = Die weiße Kugel liegt auf deiner Linie. Triff sie, aber spiel die Spielkugel vorher an eine Bande.
carr-lesson-cushion-why = Über die Bande darfst du jede Kugel spielen.
carr-lesson-scratch-title = Die Spielkugel behalten
carr-lesson-scratch-goal = Versenke die weiße Kugel, aber lass die Spielkugel nicht mit in die Tasche fallen.
carr-lesson-scratch-why = Tief getroffen, bleibt die Spielkugel liegen. Wäre sie gefallen, müsstest du Kugeln zurückgeben.
carr-lesson-draw-title = Der Rückläufer
carr-lesson-draw-goal = Versenke die weiße Kugel und lass die Spielkugel eine Handbreit zurückkommen.
carr-lesson-draw-why = Tief und kräftig: Die Spielkugel dreht sich rückwärts und kommt zurück.
carr-lesson-bank-title = Über die Bande
carr-lesson-bank-goal = Eine schwarze Kugel liegt im Weg. Versenke die weiße Kugel über eine Bande.
carr-lesson-bank-why = Eine Kugel verlässt die Bande fast im selben Winkel, in dem sie ankam.

# What went wrong in a lesson
carr-try-none = Die Spielkugel lief vorbei. Dreh das Queue zur Kugel hin.
carr-try-weak = Zu sanft: Die Spielkugel blieb vor der Kugel liegen.
carr-try-other = Die Spielkugel traf zuerst eine andere Kugel. Ziele so, dass der Weg frei ist.
carr-try-black = Eine schwarze Kugel ist gefallen. Das ist ein Foul: Die Kugel zählt für den Gegner.
carr-try-left = Die Kugel lief links an der Tasche vorbei. Triff sie etwas weiter links: Sie rollt von der Stelle weg, an der du sie triffst.
carr-try-right = Die Kugel lief rechts an der Tasche vorbei. Triff sie etwas weiter rechts: Sie rollt von der Stelle weg, an der du sie triffst.
carr-try-soft = Die Richtung stimmt, aber der Stoß war zu sanft: Die Kugel blieb vor der Tasche liegen.
carr-try-blocked = Eine schwarze Kugel liegt im Weg. Spiel über die seitliche Bande.
carr-try-follow = Die Spielkugel rollte hinterher in die Tasche. Triff sie tief.
carr-try-faded = Tief, aber zu sanft: Der Rückdrall war beim Treffer schon weg. Stoße kräftiger.
carr-try-hard = Zu hart: Die Spielkugel kam von der Bande zurück und fiel. Stoße sanfter.
carr-try-fell = Die Spielkugel lief geradewegs in die Tasche. Ziele woandershin.
carr-try-white-first = Die weiße Kugel ist gefallen, die Dame nicht: Nun hast du keine Kugel mehr, um sie zu decken. Erst die Dame.
carr-try-direct = Du hast die weiße Kugel direkt getroffen: ein Foul. Spiel über die Bande gegenüber.
carr-try-short = Zu sanft: Die Spielkugel kam nicht bis zur weißen Kugel zurück.
carr-try-sideways = Die Spielkugel lief an die seitliche Bande. Stoße gerade über den Tisch, dann kommt sie zurück.
carr-try-back-left = Die Spielkugel kam links von der weißen Kugel zurück. Ziele etwas weiter rechts.
carr-try-back-right = Die Spielkugel kam rechts von der weißen Kugel zurück. Ziele etwas weiter links.
carr-try-stayed = Die Spielkugel kam nicht zurück. Triff sie tiefer.
carr-try-further = Die Spielkugel kam ein wenig zurück. Triff sie noch tiefer oder stoße etwas kräftiger.
carr-try-rebound = Die Bande hat die Spielkugel zurückgeschickt, nicht ihr Drall. Triff die weiße Kugel voll und die Spielkugel tief.
carr-try-bank-direct = Versenkt, aber ohne Bande.
carr-try-bank-near = Nach der Bande lief die weiße Kugel auf deiner Seite an der Tasche vorbei. Ziele etwas weiter rechts.
carr-try-bank-far = Nach der Bande traf die weiße Kugel vor der Tasche die Bande gegenüber. Ziele etwas weiter links.
