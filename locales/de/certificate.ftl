# Das Zeugnis einer Bahn. Zahlen kommen schon in der Schreibweise des Lesers an.
title = Zeugnis der Bahn { $course }
par = Par { $par }: vollkommenes Spiel braucht im Mittel { $value } bei höchstens { $limit } Schlägen.
bounds = Par etwa { $par }: die Bahn hat zu viele Zustände, um sie genau zu lösen; vollkommenes Spiel braucht im Mittel zwischen { $lower } und { $upper } bei höchstens { $limit } Schlägen.
average = Ein durchschnittlicher Spieler braucht { $average }, also { $more } mehr.
solvable = Der Ball kann von jedem Startfeld aus eingelocht werden.
unsolvable = Der Ball kann nie eingelocht werden von { $cells }.
spread = Vom besten Startfeld { $cell } locht ein vollkommener Spieler mit einem Schlag in { $one } der Fälle ein, mit zweien in { $two }, mit dreien in { $three }, gar nicht in { $never }; Standardabweichung { $deviation }.
start = Von { $cell }: vollkommen { $value }, durchschnittlich { $average }.
turns = Es liegen Marken, also zählt die Reihenfolge: { $scores }.
advantage = Als Erster zu spielen ist gegenüber dem Zweiten { $strokes } Schläge wert.
no-dead-ends = Es gibt keine Sackgassen.
dead-ends = Sackgassen, aus denen das Loch unerreichbar ist: { $cells }.
no-loops = Kein Wurf zwingt den Ball dorthin zurück, wo er lag.
loops = Ein Wurf kann den Ball in jeder Richtung dorthin zurückbringen, wo er lag: { $cells }.
throws = Ohne ihn stiege Par: { $throws }.
idle-throws = Niemand würde vermissen: { $throws }.
more-cells = { $cells } und { $count } weitere
