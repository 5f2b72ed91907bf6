# Das geführte erste Spiel
learn-title = Dein erstes Spiel
learn-step = Lektion { $step } von { $steps }
learn-done = Alles geschafft
learn-you = Du
learn-rulebook = Regelbuch
learn-next = Weiter
learn-again = Noch einmal
learn-skip = Überspringen
learn-roll = Blauen Würfel werfen
learn-choose = Wähle eine Richtung
learn-play = Nach { $direction } spielen
learn-impulses = { $impulses ->
        [one] Impuls
       *[other] Impulse
    }
learn-directions = Richtungen
learn-blocked = { $direction }, versperrt
learn-dice = Würfel
learn-die = Würfel { $die }
learn-die-shows = { $rolled ->
        [0] { $die }, noch nicht geworfen
       *[other] { $die }, { $rolled } gewürfelt
    }
learn-die-white = weiß
learn-die-blue = blau
learn-die-yellow = gelb
learn-die-green = grün
learn-die-orange = orange
learn-die-violet = violett
learn-die-red = rot
learn-die-black = schwarz

learn-hole-title = Ins Loch
learn-hole-text = Bis zum Loch sind es 3 Schritte, und du hast 4 Impulse. Einer zu viel macht nichts: Den schluckt der Rand. Mit zwei zu viel rollt der Ball über das Loch hinweg. Loch ein!
learn-hole-board = Das Ende von Bahn 1. Das Loch liegt drei Felder östlich von deinem Ball.
learn-hole-good = Drin! Notiert wird, wie viele Schläge du gebraucht hast. Die kleinste Summe über alle Bahnen gewinnt; wer nach 10 Schlägen nicht drin ist, bekommt 10.
learn-hole-hint = Noch nicht drin. Das Loch mit der Fahne liegt genau im Osten.

learn-roll-title = Würfeln, dann den Weg wählen
learn-roll-text = Erst würfelst du, dann wählst du die Richtung. Ein Impuls, ein Schritt. Sieh dir an, wohin die Pfeile führen, und finde den Weg ins Loch. Bei einer 3 lass den Ball von der Wand zurückprallen.
learn-roll-board = Dein Ball liegt neben dem Loch; hinter dem Ball endet die Bahn.
learn-roll-good = { $impulses ->
        [one] 1 Impuls, 1 Schritt.
       *[other] { $impulses } Impulse, { $impulses } Schritte.
    } Mehr steckt nicht hinter einem Schlag.
learn-roll-hint = Nicht drin. Sieh dir beide Wege an: gerade auf die Fahne zu, oder von ihr weg und über die Wand zurück.

learn-rebound-title = Über die Wand
learn-rebound-text = Das Loch ist 2 Schritte entfernt, aber mit 4 Impulsen rollt der Ball darüber hinweg. Eine Wand wirft den Ball zurück wie ein Spiegel das Licht, und das kostet nichts: Nutze sie.
learn-rebound-board = Dein Ball liegt zwei Felder westlich vom Loch; unten ist eine Wand.
learn-rebound-good = Zurückgeworfen wie Licht an einem Spiegel, und drin.
learn-rebound-hint = Diesmal nicht. Ziele auf die untere Wand, nach Südosten.

learn-sand-title = Durch den Sand
learn-sand-text = Jeder Schritt, der auf Sand beginnt, kostet 2 Impulse. Du hast 5, und vor dem Loch liegen zwei Felder Sand. Rechne: 1 in den Sand, dann 2 und 2. Reicht das?
learn-sand-board = Östlich von deinem Ball liegt Sand, dahinter das Loch.
learn-sand-good = 1 + 2 + 2 = 5. Auf freiem Boden wären es 5 Schritte gewesen, hier waren es 3.
learn-sand-hint = Das Loch liegt gleich hinter dem Sand. Geradeaus hindurch, nach Osten.

learn-obstacle-title = Durch das Nadelöhr
learn-obstacle-text = Holzblöcke versperren den Weg, der Ball prallt an ihnen ab. Aber der mittlere hat einen Kanal: Rollt der Ball gerade darauf zu, kommt er hindurch. Loch mit 5 Impulsen ein.
learn-obstacle-board = Drei Holzblöcke östlich von deinem Ball; der mittlere hat einen Kanal. Dahinter liegt das Loch.
learn-obstacle-good = Mitten hindurch. Von jeder anderen Seite ist der Block massiv.
learn-obstacle-hint = Der Ball kam nicht hindurch. Der Kanal führt geradeaus nach Osten.

learn-carom-title = Karambolage
learn-carom-text = Bei Karambolage teilen sich alle Bälle die Bahn. Triffst du einen anderen, bleibt dein Ball davor liegen, und alle restlichen Impulse gehen auf den anderen über. Stoß den gelben Ball ins Loch.
learn-carom-board = Zwei Felder östlich von deinem Ball liegt der gelbe, drei Felder dahinter das Loch.
learn-carom-good = Deine letzten 3 Impulse haben Gelb ins Loch gebracht. Das freut vor allem den anderen Spieler. Beim nächsten Mal kannst du seinen Ball aus dem Weg stoßen.
learn-carom-hint = Gelb ist nicht im Loch. Triff den Ball von hinten, genau auf die Fahne zu.

learn-tokens-title = Nimm die Marke
learn-tokens-text = Ein Ball, der über eine Marke rollt, nimmt sie mit und wird nicht langsamer. Diese Marke zählt −2: zwei Schläge weniger auf deinem Punkteblock. Nimm sie auf dem Weg ins Loch mit. Du hast 3 Impulse.
learn-tokens-board = Zwischen deinem Ball und dem Loch im Osten liegt eine Marke.
learn-tokens-good = Mitgenommen und drin: 1 Schlag − 2 = −1. Die kleinste Summe gewinnt.
learn-tokens-hint = Die Marke fehlt noch, oder der Ball ist nicht drin. Marke und Loch liegen genau im Osten.

learn-end-title = Du kannst es
learn-end-text = Würfel wählen, würfeln, Richtung wählen. Vor jedem Schlag zeigt dir das Brett, wohin der Ball läuft. Brücken und bewegliche Hindernisse lernst du auf anderen Bahnen kennen; im Regelbuch gibt es zu allem eine animierte Abbildung.
learn-first-game = Erste Partie spielen
learn-from-start = Noch einmal von vorn
learn-keys-directions = Richtung wählen (Tasten rund um das S)
