# Rätsel
puzzles = Rätsel
puzzles-intro = Stellungen, in denen eine Wahl klar die beste ist. Schau hin, entscheide dich und sieh dir an, was jede Wahl wert ist. Dieser Wert ist genau berechnet oder, wenn Gegner mitspielen, durch Hunderte Versuche ermittelt.
puzzles-loading = Rätsel werden geladen …
puzzles-failed = Die Rätsel ließen sich nicht laden.
puzzles-solved = { $solved } von { $count } gelöst
puzzles-progress = Gelöste Rätsel
puzzles-first = Loslegen
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-all-solved = Alles gelöst. Bravo!
puzzles-day = Rätsel des Tages
puzzles-streak = { $count ->
        [one] 1 Tag in Folge
       *[other] { $count } Tage in Folge
    }
puzzles-strength = Deine Stärke
puzzles-strength-sure = ± { $by }; pro Rätsel zählt nur die erste Antwort
puzzles-not-yet = Noch nicht.
puzzles-not-yet-text = Das ist nicht die beste Wahl: { $choice }.
puzzles-hint = Tipp
puzzles-hint-text = Eins von beiden: { $choices }.
puzzles-reveal = Lösung zeigen
puzzles-again = Noch mal versuchen
puzzles-themes = Themen
puzzles-theme-all = Alle Themen
puzzles-theme-line = Ins Loch
puzzles-theme-place = Gute Lage
puzzles-theme-die = Der richtige Würfel
puzzles-theme-two = In zwei Schlägen
puzzles-theme-tokens = Markenjagd
puzzles-theme-carom = Aus dem Weg
puzzles-theme-push-away = Wegstoßen
puzzles-theme-protect = Auf Nummer sicher
puzzles-theme-double = Zwei auf einen Schlag
puzzles-grade = { $grade ->
        [1] Zum Aufwärmen
        [2] Machbar
        [3] Knifflig
        [4] Schwer
       *[5] Teuflisch
    }
puzzles-number = Rätsel { $number }
puzzles-retired = Früheres Rätsel
puzzles-peg = Rätsel { $number }, { $theme }, { $state ->
        [first] auf Anhieb gelöst
       *[later] gelöst
    }
puzzles-peg-open = Rätsel { $number }, { $state ->
        [missed] verfehlt
       *[open] offen
    }
puzzles-mark-first = auf Anhieb gelöst
puzzles-mark-later = später gelöst
puzzles-mark-missed = verfehlt, noch einmal

puzzles-ask-way = Welche Richtung ist die beste?
puzzles-ask-die = Mit welchem Würfel brauchst du die wenigsten Schläge?
puzzles-ask-two = Mit welchem Würfel bist du am häufigsten in zwei Schlägen im Loch?
puzzles-ask-tokens = Welche Richtung bringt das beste Ergebnis?
puzzles-ask-carom = Welche Richtung bringt dir gegen Rot am meisten?
puzzles-ask-rivals = Welche Richtung bringt dir gegen die anderen am meisten?
puzzles-how-way = Du hast { $impulses } gewürfelt. Es zählen dieser Schlag und alle folgenden, immer bestmöglich gespielt.
puzzles-how-die = Es zählen dieser Schlag und alle folgenden, immer bestmöglich gespielt.
puzzles-how-two = Mit welchem Würfel hast du die beste Chance, mit diesem oder dem nächsten Schlag einzulochen?
puzzles-how-tokens = Du hast { $impulses } gewürfelt. Es zählen die Schläge, die du noch brauchst, und die Marken auf dem Weg.
puzzles-how-carom = Karambolage, { $impulses ->
        [one] 1 Impuls
       *[other] { $impulses } Impulse
    }. Du bist Blau. Je weniger Schläge du im Vergleich zu Rot noch brauchst, desto besser.
puzzles-how-rivals = Karambolage, { $impulses ->
        [one] 1 Impuls
       *[other] { $impulses } Impulse
    }. Danach spielen alle zu Ende. Es zählt, wo du am Ende im Vergleich zu den anderen stehst.
puzzles-board = Die Stellung
puzzles-board-label = { $theme ->
        [carom] Die Bahn mit deinem blauen Ball und dem roten
       *[other] Die Bahn mit deinem blauen Ball
    }
puzzles-choose-die = Würfel wählen
puzzles-choose-direction = Richtung wählen
puzzles-give = Antwort: { $choice }
puzzles-right = Richtig, das ist die beste Wahl.
puzzles-wrong = Die beste Wahl: { $best }.
puzzles-lost-strokes = Deine Wahl kostet { $strokes } Schläge mehr.
puzzles-lost-chance = Deine Wahl senkt die Chance um { $share }.
puzzles-best = beste
puzzles-yours = deine
puzzles-values-strokes = Schläge bis ins Loch, dieser mitgezählt
puzzles-values-score = Erwartetes Ergebnis, Marken mitgezählt
puzzles-values-chance = Chance, in zwei Schlägen einzulochen
puzzles-values-carom = Schläge bis ins Loch: du und Rot
puzzles-values-rivals = Vorsprung oder Rückstand auf die anderen, in Schlägen
puzzles-outlooks = { $own } – { $other }
puzzles-keys-dice = Würfel wählen
puzzles-keys-directions = Richtung wählen
puzzles-keys-enter = antworten

# Aus eigenen Partien
puzzles-own = Aus deinen Partien
puzzles-own-note = Was würdest du tun? Stellungen, in denen du eine bessere Wahl hattest.
puzzles-own-working = Deine letzten Partien werden durchgesehen …
puzzles-own-none = Noch nichts. Spiel eine Partie Minigolf zu Ende: Was du besser hättest machen können, wartet dann hier als Rätsel.
puzzles-own-title = { $mode ->
        [carom] { $course }, Runde { $stroke }
       *[basic] { $course }, Schlag { $stroke }
    }
puzzles-own-label = Die Bahn aus deiner Partie. Du spielst diesen Ball: { $ball }
puzzles-own-replay = Partie ansehen
puzzles-ask-own-die = Welchen Würfel nimmst du?
puzzles-ask-own-way = Wohin spielst du?
puzzles-own-how-die = { $mode ->
        [carom] Deine eigene Partie, Karambolage. Es zählt, wo du danach im Vergleich zu den anderen stehst.
       *[basic] Deine eigene Partie. Es zählen dieser Schlag und alle folgenden, immer bestmöglich gespielt.
    }
puzzles-own-how-way = { $mode ->
        [carom] Deine eigene Partie, Karambolage: Du hattest { $impulses ->
            [one] 1 Impuls
           *[other] { $impulses } Impulse
        }. Es zählt, wo du danach im Vergleich zu den anderen stehst.
       *[basic] Deine eigene Partie: Du hattest { $impulses } gewürfelt. Es zählen dieser Schlag und alle folgenden.
    }
puzzles-then = damals gespielt
puzzles-values-stand = Im Vergleich zu den anderen, in Schlägen; weniger ist besser
puzzles-view-whole = Ganze Bahn
puzzles-view-near = Heranzoomen

# Among rivals: balls of several players
puzzles-order = In Spielreihenfolge
puzzles-whose = { $whose ->
        [now] dein Ball, jetzt dran
        [own] dein Ball
       *[rival] Ball eines Gegners
    }
puzzles-board-rivals = Die Bahn mit diesen Bällen: { $balls }. Du spielst: { $ball }
puzzles-stand = { $side ->
        [ahead] { $by } voraus
        [behind] { $by } zurück
       *[even] gleichauf
    }
puzzles-idea-push-away = Einen fremden Ball wegzustoßen ist hier mehr wert als die beste Lage.
puzzles-idea-protect = Hier lohnt es sich nicht, einen Ball wegzustoßen: Es zählt, was die anderen danach tun können.
puzzles-idea-double = Ein Schlag nützt dir hier doppelt.
puzzles-compared = Verglichen mit { $choice }, in Schlägen: du { $own }, jeder Gegner { $rivals }.
puzzles-sure = Jede Wahl wurde Hunderte Male zu Ende gespielt, und jede bekam dieselben Würfe. Die beste liegt { $lead } ± { $error } Schläge vorn.
