# Punkteblöcke für das Spiel aus der Schachtel
pads-title = Punkteblöcke
pads-sub = Für das Spiel aus der Schachtel
pads-golf = Minigolf-Block
pads-golf-what = Schläge, Marken, Summen und die Reihenfolge für bis zu zwölf Bälle.
pads-golf-new = Neuer Block
pads-carramboule = Carramboule-Schiedsrichter
pads-carramboule-what = Du trägst ein, was gefallen ist; der Schiedsrichter sagt, was das bedeutet, wer dran ist und wie es steht.
pads-carramboule-new = Neue Partie
pads-rename = Umbenennen
pads-rename-named = { $name } umbenennen
pads-delete = Löschen
pads-delete-named = { $name } löschen
pads-delete-sure = „{ $name }“ verschwindet endgültig von diesem Gerät.
pads-keep = Behalten
pads-name = Name
pads-done = Fertig
pads-all = Alle Blöcke
pads-undo = Rückgängig
pads-redo = Wiederherstellen
pads-not-kept = Auf diesem Gerät lassen sich die Einträge nicht speichern. Schaffe Platz oder lass die Seite offen.
pads-player = Spieler { $number }
pads-course = Bahn { $number }

# Einen Block einrichten
pads-scorecard-name = Name des Blocks
pads-mode = Modus
pads-mode-basic = Einfach
pads-mode-carom = Karambolage
pads-mode-basic-what = Jeder Ball spielt allein, bis er im Loch ist; gezählt werden Schläge.
pads-mode-carom-what = Ein Schlag pro Ball, Runde um Runde; gezählt werden Runden.
pads-players = Spieler und Bälle
pads-player-name = Name von Spieler { $number }
pads-player-add = Spieler hinzufügen
pads-player-drop = { $name } entfernen
pads-ball-change = Ball von { $name }: { $ball }. Ändern
pads-ball-more = Noch ein Ball
pads-ball-choose = Ball wählen
pads-ball-free = frei
pads-ball-drop = Diesen Ball zurückgeben
pads-courses = Bahnen
pads-courses-none = Noch keine Bahn.
pads-course-name = Name von Bahn { $number }
pads-course-up = { $name } nach oben
pads-course-drop = { $name } entfernen
pads-course-limit = Limit { $limit }
pads-course-times = { $count ->
        [one] auf dem Block
       *[other] { $count }-mal auf dem Block
    }
pads-limit = Schlaglimit
pads-limit-of = Schlaglimit auf { $name }
pads-courses-six = Bahnen 1–6
pads-courses-pick = Aus der Sammlung
pads-courses-own = Eigene Bahn
pads-courses-clear = Alle entfernen
pads-to-scorecard = Zum Block
pads-setup = Spieler und Bahnen

# Der Block
pads-number = Nr.
pads-total = Summe
pads-rank = Platz
pads-cell = { $course }, { $name }, { $ball }: { $result }{ $tokens }{ $score }
pads-result = { $state ->
        [open] noch offen
        [out] nicht eingelocht, { $count }
       *[holed] eingelocht mit { $count }
    }
pads-result-tokens = , Marken { $tokens }
pads-result-score = , zählt { $score }
pads-leads = { $names } { $count ->
        [one] führt
       *[other] führen
    }
pads-won = { $names } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }
pads-uneven = Noch haben nicht alle gleich viele Ergebnisse. Die Plätze sind vorläufig.
pads-over = Alles ist eingetragen.
pads-podium = Siegerpodest
pads-podium-see = Zum Siegerpodest
pads-rematch = Noch einmal spielen
pads-share-short = Teilen
pads-entry = Ergebnis eintragen
pads-order = Reihenfolge
pads-order-ball = { $name }, { $ball }
pads-course-before = Vorige Bahn
pads-course-after = Nächste Bahn
pads-way-count = Mitzählen
pads-way-write = Aufschreiben
pads-counter = Zähler
pads-count-basic = Schlag { $count } von { $limit }
pads-count-carom = Runde { $count } von { $limit }
pads-count-basic-tap = Bei jedem Schlag tippen
pads-count-carom-tap = Bei jeder Runde tippen
pads-count-less = Eins weniger
pads-holed-in = Im Loch mit { $count }
pads-out = Nicht im Loch ({ $limit })
pads-laps = Zahlen
pads-keys-basic = Eingelocht mit Schlag
pads-keys-carom = Eingelocht in Runde
pads-wipe = Eintrag löschen
pads-tokens = Marken
pads-token-add = Marke { $value } genommen
pads-token-drop = Marke { $value } zurücklegen
pads-next = Weiter: { $name }
pads-next-course = Bahn { $number }: { $name }
pads-said = { $name }, { $ball }: { $result }.

# Teilen
pads-share = Teilen und drucken
pads-share-text = Als Text teilen
pads-copy = Kopieren
pads-copied = Kopiert.
pads-picture = Bild speichern
pads-picture-kept = Das Bild liegt in den Downloads.
pads-print = Drucken

# Der Schiedsrichter
pads-referee = Schiedsrichter
pads-who-plays = Wer spielt?
pads-who-starts = Wer beginnt mit Weiß?
pads-who-starts-what = Farben und Anstoß wechseln in jeder Runde.
pads-begin = Beginnen
pads-scoreboard = Spielstand
pads-round = Runde { $round } von { $rounds }
pads-round-number = Runde { $round }
pads-goal = bis { $points } Punkte
pads-points = Punkte
pads-balls-left = { $colour ->
        [white] noch { $count } weiße
       *[black] noch { $count } schwarze
    }
pads-shoots = am Stoß
pads-debt = { $count ->
        [one] schuldet 1 Kugel
       *[other] schuldet { $count } Kugeln
    }
pads-queen-table = Die Dame liegt auf dem Tisch
pads-queen-to-cover = Die Dame muss gedeckt werden
pads-queen-held = { $who } hat die Dame
pads-shot = Der Stoß
pads-shot-of = { $who }: Was ist passiert?
pads-correcting = Stoß { $number }, { $who }: Was ist wirklich passiert?
pads-where = Wo die Kugeln gelandet sind
pads-where-pocketed = Versenkt
pads-where-off = Vom Tisch
pads-off = weg
pads-kind-white = Weiß
pads-kind-black = Schwarz
pads-kind-queen = Dame
pads-kind-cue = Spielkugel
pads-seen = Bisher, der Reihe nach
pads-take-back-pocketed = { $ball } ist gefallen. Zurücknehmen
pads-take-back-off = { $ball } ist vom Tisch gesprungen. Zurücknehmen
pads-breach = Eine Kugel auf oder hinter der eigenen Lagerlinie wurde direkt gespielt
pads-choice-due = { $who } hat die Wahl:
pads-choose-pass = Gegner ist dran
pads-choose-replay = Zwei Kugeln zurück, noch einmal stoßen
pads-confirm = Bestätigen
pads-confirm-nothing = Nichts gefallen
pads-leave = Nichts ändern
pads-verdict = Stoß { $number }, { $who }
pads-history = Alle Stöße
pads-correct = Korrigieren
pads-back-to = Ab hier rückgängig
pads-cut = Diesen und alle späteren streichen
pads-problem = Nach der Korrektur ist Stoß { $number } nicht mehr möglich: { $why }
pads-refusal-over = Die Partie war schon zu Ende.
pads-refusal-too-many-white = So viele weiße Kugeln liegen nicht auf dem Tisch.
pads-refusal-too-many-black = So viele schwarze Kugeln liegen nicht auf dem Tisch.
pads-refusal-no-queen = Die Dame liegt nicht auf dem Tisch.
pads-refusal-cue-twice = Die Spielkugel kann nicht zweimal fallen.
pads-refusal-choice-due = Erst muss der Stoßende seine Wahl treffen.
pads-refusal-no-choice-due = Es gibt nichts mehr zu wählen.
pads-fell = Versenkt: { $balls }.
pads-left = Vom Tisch gesprungen: { $balls }.
pads-nothing-fell = Nichts ist gefallen.
pads-foul-breach = Eine Kugel an der eigenen Lagerlinie wurde direkt gespielt: Eigene Kugeln und die Dame aus diesem Stoß kommen zurück.
pads-foul-F1 = Eine Kugel von { $other } ist gefallen; sie zählt für { $other }.
pads-foul-F2 = Nur die Spielkugel ist gefallen: Eine gewonnene Kugel kommt zurück.
pads-foul-F3 = Eine eigene Kugel und die Spielkugel sind im selben Stoß gefallen.
pads-foul-F4 = Eine Kugel von { $other } und die Spielkugel sind gefallen: { $who } gibt eine gewonnene Kugel zurück.
pads-foul-F5 = Die Spielkugel ist gefallen, und die Dame ist nicht gedeckt: Die Dame und eine gewonnene Kugel kommen zurück.
pads-foul-F6 = Die Dame wurde gedeckt, aber auch die Spielkugel ist gefallen.
pads-chose-pass = { $who } überlässt dem Gegner den nächsten Stoß.
pads-chose-replay = { $who } gibt zwei Kugeln zurück und stößt noch einmal.
pads-queen-covered = { $who } hat die Dame gedeckt und behält sie.
pads-queen-given = Statt einer eigenen ist eine fremde Kugel gefallen: { $who } bekommt die Dame.
pads-queen-pending = { $who } muss die Dame mit dem nächsten Stoß decken.
pads-queen-uncovered = Die Dame wurde nicht gedeckt und kommt zurück.
pads-queen-early = { $who } hat noch keine eigene Kugel versenkt: Die Dame kommt zurück.
pads-back = Zurück in die Mitte: { $balls }.
pads-owes = { $count ->
        [one] { $who } schuldet dem Tisch eine Kugel.
       *[other] { $who } schuldet dem Tisch { $count } Kugeln.
    }
pads-paid = { $who } schuldet nichts mehr.
pads-again = { $who } stößt noch einmal.
pads-turn = { $who } ist dran.
pads-round-won = { $who } gewinnt die Runde: { $count ->
        [one] 1 Punkt.
       *[other] { $count } Punkte.
    }
pads-round-given = Die letzte Kugel von { $who } ist gefallen: { $who } gewinnt die Runde mit { $count ->
        [one] 1 Punkt.
       *[other] { $count } Punkten.
    }
pads-match-won = { $who } gewinnt die Partie
pads-match-draw = Die Partie endet unentschieden
