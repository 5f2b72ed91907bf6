# Das geführte erste Spiel
learn-title = Dein erstes Spiel
learn-step = Schritt { $step } von { $steps }
learn-done = Alles geschafft
learn-you = Du
learn-rulebook = Regelheft
learn-next = Weiter
learn-again = Noch einmal
learn-skip = Überspringen
learn-roll = Weißen Würfel werfen
learn-choose = Wähle eine Richtung
learn-play = Nach { $direction } spielen
learn-impulses = { $impulses ->
        [one] Impuls
       *[other] Impulse
    }
learn-directions = Richtungen
learn-blocked = { $direction }, versperrt
learn-start-cells = Startfelder
learn-start-cell = Startfeld { $number }
learn-dice = Würfel
learn-die = Würfel { $die }
learn-die-shows = { $rolled ->
        [0] { $die }, noch nicht geworfen
       *[other] { $die }, { $rolled } geworfen
    }
learn-die-white = weiß
learn-die-blue = blau
learn-die-yellow = gelb
learn-die-green = grün
learn-die-orange = orange
learn-die-violet = violett

learn-start-title = Wähle deinen Start
learn-start-text = Jede Bahn hat sechs Startfelder. Leg deinen orangen Ball auf eines davon: Tippe ein Feld auf dem Brett an oder eine Zahl.
learn-start-board = Der Anfang von Bahn 1 mit ihren sechs Startfeldern.
learn-start-good = Da liegt er. Auf jeder Bahn wählst du neu.

learn-dice-title = Würfel lesen
learn-dice-text = Jeder Würfel trägt andere Zahlen, und für jeden Schlag wählst du einen. Du brauchst einen kräftigen, der nie weniger als 8 zeigt, aber auch nie mehr als 13. Welcher ist das?
learn-dice-board = Dein Ball auf seinem Startfeld.
learn-dice-good = Richtig, der grüne: 8 bis 13. Kräftig und verlässlich.
learn-dice-hint = Der nicht. Sieh dir die Seiten an: Die kleinste muss 8 sein, die größte 13.

learn-roll-title = Würfeln, dann den Weg wählen
learn-roll-text = Erst wird gewürfelt, dann erst die Richtung gewählt. Jeder Impuls ist ein Schritt. Tippe auf einen Pfeil, um zu sehen, wohin er führt, und spiele.
learn-roll-board = Dein Ball auf seinem Startfeld. Pfeile zeigen die offenen Richtungen.
learn-roll-good = { $impulses ->
        [one] 1 Impuls, 1 Schritt.
       *[other] { $impulses } Impulse, { $impulses } Schritte.
    } Das ist schon das ganze Geheimnis eines Schlags.

learn-aim-title = Zielen
learn-aim-text = Du hast 4 Impulse. Bring den Ball auf den gestrichelten Ring rechts unten. Der Weg zeigt dir vorher, wo du ankommst.
learn-aim-board = Dein Ball und ein Ring vier Schritte im Südosten.
learn-aim-good = Genau da. Du darfst dir jede Richtung ansehen, bevor du dich entscheidest.
learn-aim-hint = Das war ein anderer Weg. Der Ring liegt im Südosten.

learn-rebound-title = Über die Wand
learn-rebound-text = 6 Impulse, und der Ring liegt geradeaus, nur 3 Schritte weit. Geradeaus würdest du darüber hinausrollen. Eine Wand wirft den Ball zurück wie ein Spiegel, und das kostet nichts: Nutze sie.
learn-rebound-board = Dein Ball zwischen zwei Wänden und ein Ring drei Felder im Osten.
learn-rebound-good = Wie Licht an einem Spiegel. Oben oder unten herum, beides geht.
learn-rebound-hint = Diesmal nicht. Ziele schräg nach Osten auf eine Wand.

learn-sand-title = Durch den Sand
learn-sand-text = Jeder Schritt, der auf Sand beginnt, kostet 2 Impulse. Du hast 7, und vor dem Ring liegen drei Felder Sand. Rechne: 1 in den Sand, dann 2 und 2 und 2. Reicht das?
learn-sand-board = Drei Sandfelder in einer Reihe östlich von deinem Ball, dahinter ein Ring.
learn-sand-good = 1 + 2 + 2 + 2 = 7. Auf freiem Boden wären es 7 Schritte gewesen, hier waren es 4.
learn-sand-hint = Der Ring liegt gleich hinter dem Sand. Geradeaus hindurch, nach Osten.

learn-water-title = Vorsicht, Wasser
learn-water-text = Wasser hält jeden Ball auf dem ersten nassen Feld fest, und heraus kostet es 3 pro Schritt. Umgeh es mit 8 Impulsen bis zum Ring.
learn-water-board = Ein Teich östlich von deinem Ball, dahinter ein Ring an der oberen Wand.
learn-water-good = Trocken vorbei: Diese Wand war ein guter Freund.
learn-water-hint = So kommst du nicht hin. Geradeaus wirst du nass; versuch es nach rechts oben, über die Wand.

learn-obstacle-title = Durch das Nadelöhr
learn-obstacle-text = Hölzer versperren den Weg, der Ball prallt an ihnen ab. Aber das mittlere hat einen Kanal: Wer in seiner Richtung kommt, rollt hindurch. Erreiche den Ring mit 6 Impulsen.
learn-obstacle-board = Drei Hölzer östlich von deinem Ball; das mittlere hat einen Kanal. Dahinter liegt ein Ring.
learn-obstacle-good = Mitten hindurch. Von jeder anderen Seite war es massives Holz.
learn-obstacle-hint = Du bist abgeprallt oder anders gelaufen. Der Kanal führt geradeaus nach Osten.

learn-hole-title = Ins Loch
learn-hole-text = Bis zum Loch sind es 3 Schritte, und du hast 4 Impulse. Einer zu viel macht nichts: Den schluckt der Rand. Bei zweien zu viel rollt der Ball darüber. Loch ein!
learn-hole-board = Das Ende von Bahn 1. Das Loch liegt drei Felder östlich von deinem Ball.
learn-hole-good = Drin! Notiert wird, wie viele Schläge du gebraucht hast. Die wenigsten über alle Bahnen gewinnen; wer nach 10 nicht drin ist, notiert 10.
learn-hole-hint = Noch nicht drin. Das Loch mit der Fahne liegt genau im Osten.

learn-carom-title = Karambolage
learn-carom-text = In der Karambolage teilen sich alle Bälle die Bahn. Triffst du einen, bleibt deiner stehen, und alle übrigen Impulse gehen auf den anderen über. Stoß den gelben Ball ins Loch.
learn-carom-board = Dein Ball, der gelbe zwei Felder im Osten, das Loch drei Felder dahinter.
learn-carom-good = Deine letzten 3 Impulse haben Gelb ins Loch gebracht. Das hilft seinem Spieler; aber beim nächsten Mal kannst du ihn aus dem Weg stoßen.
learn-carom-hint = Gelb ist nicht im Loch. Triff ihn von hinten, genau auf die Fahne zu.

learn-end-title = Du kannst es
learn-end-text = Würfel wählen, würfeln, Richtung wählen. Alles andere zeigt dir das Brett: vorher den Weg, nachher die Worte. Brücken, bewegliche Hindernisse und Marken triffst du auf anderen Bahnen; im Regelheft gibt es zu allem ein bewegtes Bild.
learn-first-game = Dein erstes Spiel spielen
learn-from-start = Noch einmal von vorn
learn-keys-starts = Startfeld wählen
learn-keys-directions = Richtung wählen, so wie die Tasten um das S liegen
