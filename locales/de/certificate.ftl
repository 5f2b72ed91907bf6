# Das Zeugnis einer Bahn. Dezimalzahlen kommen schon in der Schreibweise des Lesers an.
title = Zeugnis der Bahn { $course }
par = Par { $par }: Wer perfekt spielt, braucht im Schnitt { $value } Schläge, bei einem Limit von { $limit }.
bounds = Par etwa { $par }: Die Bahn hat zu viele Stellungen für eine genaue Rechnung. Wer perfekt spielt, braucht im Schnitt { $lower } bis { $upper } Schläge, bei einem Limit von { $limit }.
average = Wer durchschnittlich spielt, braucht { $average } Schläge, also { $more } mehr.
solvable = Das Loch ist von jedem Startfeld aus erreichbar.
unsolvable = Von diesen Feldern aus lässt sich der Ball nie einlochen: { $cells }.
spread = Wer perfekt spielt, braucht vom besten Startfeld { $cell } aus einen Schlag in { $one } der Fälle, zwei in { $two } und drei in { $three }. In { $never } der Fälle geht der Ball nicht ins Loch. Standardabweichung: { $deviation }.
start = Von { $cell } aus: perfekt { $value } Schläge, durchschnittlich { $average }.
turns = Jeder Ball findet die Bahn so vor, wie die Bälle vor ihm sie verlassen haben. Ergebnisse in der Spielreihenfolge: { $scores }.
turns-estimated = Jeder Ball findet die Bahn so vor, wie die Bälle vor ihm sie verlassen haben. Eine genaue Rechnung würde zu lange dauern. Geschätzte Ergebnisse in der Spielreihenfolge: { $scores } (Standardfehler höchstens { $error }).
advantage = Der erste Ball braucht { $strokes } Schläge weniger als der zweite.
disadvantage = Der erste Ball braucht { $strokes } Schläge mehr als der zweite.
advantage-none = Ob ein Ball als erster oder als zweiter spielt, macht keinen Unterschied.
no-dead-ends = Es gibt keine Sackgassen.
dead-ends = Sackgassen, aus denen das Loch unerreichbar ist: { $cells }.
no-loops = Kein Wurf zwingt den Ball dorthin zurück, wo er lag.
loops = Auf diesen Feldern kann ein Wurf den Ball zwingen, dorthin zurückzukehren: { $cells }.
throws = So viele Schläge mehr kostet es, auf einen Würfel oder eine Karte zu verzichten: { $throws }.
idle-throws = Auf diese Würfel und Karten lässt sich ohne Nachteil verzichten: { $throws }.
meet = Im Modus Karambolage trifft der Ball bei { $share } aller Schläge einen anderen.
meet-even = Wer bei Karambolage anfängt, hat weder Vor- noch Nachteil (± { $error } Schläge).
meet-first = Bei Karambolage mit zwei Bällen braucht der erste { $strokes } Schläge weniger als der zweite (± { $error }).
meet-last = Bei Karambolage mit zwei Bällen braucht der erste { $strokes } Schläge mehr als der zweite (± { $error }).
more-cells = { $count ->
        [one] { $cells } und ein weiteres
       *[other] { $cells } und { $count } weitere
    }
