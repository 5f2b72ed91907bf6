# Alle Bahnen, Etappe für Etappe
courses = Alle Bahnen
courses-holed = { $count } von { $all } eingelocht
courses-play = Spielen
courses-again = Noch einmal spielen
courses-next = Nächste Bahn: { $course }
courses-match = Eigene Partie zusammenstellen
courses-library = Bibliothek: Bahnen von anderen
courses-stage-steps = Erste Schritte
courses-stage-steps-note = auf jeder Bahn etwas Neues
courses-stage-felt = Nur Filz
courses-stage-felt-note = Wände und sonst nichts
courses-stage-obstacles = Hindernisse
courses-stage-obstacles-note = Sand, Wasser, Tore und Tunnel
courses-stage-heights = Auf und ab
courses-stage-heights-note = Rampen, Brücken und eine Rutsche
courses-stage-joined = Durch die Wand
courses-stage-joined-note = mehrere Bahnen in einer, zuletzt sechs auf einmal
courses-stage-tokens = Marken
courses-stage-tokens-note = unterwegs mitnehmen
courses-stage-moving = Es bewegt sich was
courses-stage-moving-note = Räder, Türen und ein Dach
courses-par = Par { $par }
courses-no-par = Par unbekannt
courses-best = { $score }
courses-over = { $score } · Par { $par }
courses-under = { $score } · { $under ->
        [0] Par
        [1] eins unter Par
       *[other] { $under } unter Par
    }
courses-course = Bahn { $id }, { $course }
courses-own-best = dein bestes Ergebnis: { $score }
courses-not-yet = noch nicht eingelocht
courses-medals = Medaillen
courses-medal-under = Unter Par
courses-medal-under-note = weniger Schläge, als perfektes Spiel im Schnitt braucht
courses-medal-par = Par
courses-medal-par-note = so viele Schläge, wie perfektes Spiel im Schnitt braucht
courses-medal-holed = Eingelocht
courses-medal-holed-note = innerhalb des Schlaglimits im Loch
courses-medal-one = Ass
courses-medal-one-note = ein Schlag hat gereicht
courses-medal-straight = Ohne Abprall
courses-medal-straight-note = eingelocht, ohne eine Wand zu berühren
courses-medal-tokens = Alle Marken
courses-medal-tokens-note = keine liegen gelassen
courses-out = nicht eingelocht · { $par }
courses-try-again = Noch mal versuchen
courses-needs = { $medal ->
        [holed] Loch den Ball ein, dann gibt es hier die erste Medaille.
        [par] Nächste Medaille: { $fewer ->
            [one] Mit einem Schlag weniger spielst du Par.
           *[other] Mit { $fewer } Schlägen weniger spielst du Par.
        }
        [under] Nächste Medaille: Mit einem Schlag weniger bleibst du unter Par.
        [tokens] Nächste Medaille: Nimm alle Marken mit.
        [straight] Nächste Medaille: Loch den Ball ein, ohne eine Wand zu berühren.
       *[one] Nächste Medaille: ein Ass.
    }
courses-needs-nothing = Auf dieser Bahn hast du alle Medaillen.
