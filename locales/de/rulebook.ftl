# Das Regelheft: jede Regel und jede Entscheidung in Worten. Eine Zeile, die mit – beginnt, ist ein Listenpunkt.
rules-title = Regelheft
rules-sub = Beide Spiele, alle Regeln, bewegte Bilder
rules-lead = Zwei Spiele, ein Heft. Jede Regel steht hier in einfachen Worten, daneben die Abbildungen dazu: Auf Abspielen tippen und dem Ball zusehen.
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-hint = Ein Wort, eine Regel (S4) oder eine Abbildung (20)
rules-search-clear = Suche leeren
rules-found = { $count ->
        [0] Nichts gefunden
        [one] 1 Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
rules-found-none = Nichts gefunden zu „{ $query }“. Ein anderes Wort hilft vielleicht, etwa „Wand“ oder „Dame“.
rules-kind-rule = Regel
rules-kind-ruling = Entscheidung
rules-kind-figure = Abbildung
rules-kind-word = Wort
rules-golf = Karambolage-Minigolf
rules-carramboule = Carramboule
rules-both = Beide Spiele
rules-previous = Zurück
rules-pages = Umblättern
rules-next = Weiter
rules-figures = Abbildungen
rules-ruling = Unsere Entscheidung
rules-link = Link zu Regel { $rule }
rules-unknown = „{ $rule }“ gibt es im Regelheft nicht
rules-unknown-text = Suche oben nach einem Wort oder wähle aus dem Inhalt.
rules-first = Zum ersten Kapitel
rules-open = Im Regelheft öffnen
rules-print = Kapitel drucken
rules-print-whole = Das ganze Buch drucken
rules-print-preparing = Das Buch wird vorbereitet …
rules-learn = Spielend lernen
rules-learn-text = Zehn kurze Schritte auf dem Brett: der schnellste Einstieg.

# Abbildungen
figure-number = Abbildung { $number }
figure-play = Abspielen
figure-pause = Anhalten
figure-step = Einen Schritt weiter
figure-step-back = Einen Schritt zurück
figure-restart = Von vorn
figure-scene = Bild { $scene } von { $scenes }
figure-scene-next = Nächstes Bild
figure-scene-previous = Voriges Bild
figure-stroke = { $ball }, { $direction }: { $impulses ->
        [one] 1 Impuls
       *[other] { $impulses } Impulse
    }
figure-at = Schritt { $step } von { $steps }
figure-loading = Die Abbildung wird gezeichnet …
figure-failed = Die Abbildung kann nicht gezeigt werden: { $problem }
figure-ball-steps = { $ball }: { $left ->
        [0] kein Impuls übrig
        [one] noch 1 Impuls
       *[other] noch { $left } Impulse
    }
figure-ball-rebounds = { $ball } prallt ab
figure-ball-caroms = { $ball } trifft { $other }
figure-ball-rests = { $ball } bleibt liegen
figure-ball-token = { $ball } nimmt eine Marke
figure-ball-holed = { $ball } fällt ins Loch
shot-K1 = Aufgebaut für eine Runde: in der Mitte die Dame, um sie sechs Kugeln, um diese zwölf. Weiß beginnt, von der unteren Linie.
shot-K5 = Die Spielkugel startet auf der Lagerlinie, trifft die weiße, und die weiße fällt.
shot-K6 = Die weiße liegt hinter der eigenen Linie. Über die Bande gegenüber darf man sie spielen.
shot-Q2 = Die weiße fällt, dann die Dame: durch denselben Stoß gedeckt.
shot-K-F2 = Die Spielkugel trifft nichts und fällt: ein Foul.
figure-piece-moves = Ein Hindernis bewegt sich

minute = So spielt man: in einer Minute
minute-golf-roll = Nimm einen Würfel und würfle: So viele Impulse treiben deinen Ball.
minute-golf-roll-on = Wähle eine der sechs Richtungen. Jeder Schritt kostet einen Impuls; Abpraller an den Wänden sind umsonst.
minute-golf-hole = Der Ball fällt, wenn er auf dem Loch zur Ruhe kommt. Ein Impuls zu viel wird verziehen, mit zweien rollt er hinüber.
minute-golf-win = Wer auf allen Bahnen zusammen am wenigsten Schläge braucht, gewinnt.
minute-carramboule-place = Leg die Spielkugel auf deine Linie, ziele und stoße.
minute-carramboule-own = Versenkst du eine Kugel deiner Farbe, bist du noch einmal dran; sonst ist die andere Seite dran. Die Spielkugel soll auf dem Tisch bleiben.
minute-carramboule-queen = Die rote Dame bringt fünf Punkte, wenn du schon eine eigene Kugel hast und sie mit einer weiteren deckst.
minute-carramboule-win = Räum deine Farbe zuerst ab: Jede Kugel, die der Gegenseite bleibt, ist ein Punkt. Gespielt wird bis 29.

# Kapitel
chapter-boxes = Was in den Schachteln ist
chapter-boxes-intro = Zwei Schachteln Minigolf, Grundspiel und Erweiterung; und was ein Carramboule-Tisch braucht.
chapter-board = Brett und Felder
chapter-board-intro = Eine Bahn ist eine Wiese aus Sechsecken zwischen hölzernen Wänden.
chapter-stroke = Ein Schlag
chapter-stroke-intro = Würfel wählen, würfeln, Richtung wählen: Den Rest macht der Ball von selbst.
chapter-rebounds = Abpraller
chapter-rebounds-intro = Ein Abprall kostet nichts. Was der Ball in diesem Augenblick berührt, bestimmt, wohin es geht.
chapter-slowing = Sand und Wasser
chapter-slowing-intro = Sand macht Schritte teuer, Wasser beendet den Schlag.
chapter-flat = Flache Hindernisse
chapter-flat-intro = Holzformen zum Umspielen – oder zum Durchrollen.
chapter-tall = Hohe Hindernisse
chapter-tall-intro = Brücken und Rampen: hinauf teuer, hinab umsonst.
chapter-moving = Bewegliche Hindernisse und Marken
chapter-moving-intro = Aus der Erweiterung: Hindernisse, die auf einen Stoß antworten, und Marken, die das Ergebnis verbessern. Sie bleiben, wie man sie verlassen hat, bis alle die Bahn beendet haben; dann wird alles neu aufgebaut.
chapter-carom = Bälle treffen sich
chapter-carom-intro = In der Karambolage teilen sich die Bälle die Bahn, und die Impulse.
chapter-courses = Umgebaute und verbundene Bahnen
chapter-courses-intro = Von der nackten Bahn zum selbst gebauten Brett.
chapter-game = Das Spiel
chapter-game-intro = Bälle, Reihenfolge, Schläge und Punkte.
chapter-versions = Wo die Hefte sich unterscheiden
chapter-versions-intro = Die Regeln gibt es auf Französisch, Deutsch und Polnisch, und sie sagen nicht immer dasselbe. Das haben wir genommen.
chapter-setup = Tisch und Partie
chapter-setup-intro = Weiß gegen Schwarz, und in der Mitte eine rote Dame.
chapter-shot = Ein Stoß
chapter-shot-intro = Du legst die Spielkugel auf deine Linie, zielst und stößt. Solange du ohne Foul eigene Kugeln versenkst, bleibst du dran; das Zählen macht der Schiedsrichter.
chapter-queen = Die Dame
chapter-queen-intro = Fünf Punkte, die man zweimal verdienen muss: versenken und decken.
chapter-fouls = Fouls
chapter-fouls-intro = Passen mehrere, entscheidet das letzte. Zurück gehen gewonnene Kugeln in der Farbe des Stoßenden, auch die dieses Stoßes. Wer keine hat, schuldet sie; sie gehen am Ende des Stoßes zurück, der dem Spieler eine gewonnene Kugel bringt. Eine zu Unrecht direkt gespielte Kugel (K6) wird zuerst beurteilt: Eigene Kugeln und Dame sind zurück, der Rest des Stoßes zählt, als wären sie nicht gefallen, und der andere ist dran.
chapter-ends = Das Ende einer Runde
chapter-ends-intro = Eine Runde endet, wenn eine Farbe vom Tisch ist.
chapter-measures = Der Tisch in Zahlen
chapter-measures-intro = Ein Quadrat von 74 cm, in jeder Ecke eine Tasche von 45 mm, die beide Banden von innen berührt. Kugeln messen 30 mm und wiegen 20 g, alle gleich; eine fällt, wenn ihre Mitte über einer Tasche ist. Die Lagerlinien liegen 10 cm vor der Bande und sind 50 cm lang. Alles das sind Daten und lässt sich ändern.
chapter-words = Wörter des Spiels
chapter-words-intro = Was wir meinen mit …

# Schachteln
box-base = Grundspiel
box-ext = Erweiterung
box-boards = Spielbretter und Zubehör
box-boards-text = Neben jeder Bahn steht ihre Spielreihenfolge. Auf den Brettern sind auch der Zähler, die sechs Richtungen und die Zahlen der Würfel.
box-board-base = Grundspiel: Bahnen 1 bis 6
box-board-inside = Innen in der Schachtel des Grundspiels: Bahn 7
box-board-ext = Erweiterung: Bahnen 8 und 9
box-thing-marker = Positionsmarker
box-thing-marker-text = Zeigt, wo ein Ball vor dem Schlag lag. Es geht auch ohne.
box-thing-pusher = Ballschieber
box-thing-pusher-text = Bewegt die Bälle auf dem Brett.
box-thing-slider = Schieber
box-thing-slider-text = Einer in jeder Schachtel, für den Zähler.
box-thing-block = Punkteblock
box-thing-block-text = Für die Ergebnisse.
box-thing-booklets = Heft
box-thing-booklets-text = In jeder Schachtel eins mit den Regeln und eins mit den Abbildungen.
box-dice = Würfel
box-dice-text = Jeder Würfel hat seinen Bereich; hier sind alle sechs Seiten zu lesen. Für jeden Schlag wählst du einen.
box-die-faces = Würfel { $die }: { $faces }
box-cards = Karten
box-cards-text = Eine Karte macht aus der Zahl n des weißen Würfels Impulse. Die sechste ist leer: Schreibt eure eigene Regel darauf, n plus oder mal etwas, oder sechs Zahlen.
box-card-faces = Karte { $card }: Aus 1 bis 6 wird { $faces }
box-card-blank = leer
box-balls = Bälle
box-balls-text = Sechs Farben, jede mit eigenem Muster, jede als runder und als flacher Ball.
box-pieces = Hindernisse
box-piece-count = × { $count }
box-channel = kann mit Kanal gelegt werden
box-tokens = Marken
box-tokens-text = Sie senken das Ergebnis: Sie liegen auf der Bahn und gehören dem Ball, der über sie läuft.
box-token = { $count } × { $value }
box-counter = Zähler
box-counter-text = Eine Schiene mit zehn Plätzen und einem Schieber; über zehn beginnt er von vorn (11–20, 21–30).
box-carramboule = Carramboule
box-carramboule-text = Ein quadratischer Tisch mit vier Taschen, 9 weiße und 9 schwarze Kugeln, eine rote Dame, eine gelbe Spielkugel und für jeden ein Queue.
box-die-white = weiß
box-die-blue = blau
box-die-yellow = gelb
box-die-green = grün
box-die-orange = orange
box-die-violet = violett
box-die-red = rot
box-die-black = schwarz

# Brett und Felder
rule-B1-title = Sechsecke und sechs Richtungen
rule-B1 = Das Brett ist ein Gitter aus Sechsecken, die auf der Spitze stehen. Von jedem Feld führen sechs Richtungen weiter: Osten, Nordosten, Nordwesten, Westen, Südwesten und Südosten.
rule-B2-title = Die Bahn
rule-B2 = Eine Bahn besteht aus Spielfeldern. Sechs davon sind Startfelder, eines ist das Loch. Alles andere ist massiv: gerade Wand oder runde Wand. Ein Ball liegt immer in der Mitte eines Feldes; von einer Mitte zur nächsten zu rollen ist ein Schritt.
rule-B3-title = Unten und oben
rule-B3 = Wo ein hohes Hindernis steht, gibt es zwei Stockwerke: den Boden und oben. Zwei Bälle im selben Feld, aber auf verschiedenen Stockwerken, begegnen sich nicht.
rule-B4-title = Mehrere Bahnen auf einem Brett
rule-B4 = Die Bahnen 1 bis 6 teilen sich das Grundbrett, 8 und 9 das Brett der Erweiterung; Bahn 7 hat ihr eigenes. Sie liegen im selben Gitter, also kann man Hindernisse über die Wände zwischen ihnen legen (L1).

# Ein Schlag
rule-S1-title = So geht ein Schlag
rule-S1 =
    Wähle einen Würfel, würfle, und wähle erst dann eine der Richtungen, die deinem Ball offen stehen. Die Zahl ist die Zahl der Impulse.
    Mit Karten wählst du eine Karte oder keine und wirfst den weißen Würfel; die Karte macht aus der Zahl Impulse, ohne Karte zählt die Zahl selbst.
    Gespielt wird mit Würfeln, mit Karten oder mit beidem.
rule-S2-title = Welche Richtungen offen sind
rule-S2 = Wählen darfst du jede Richtung, deren Weg nicht versperrt ist. Ein Ball auf dem nächsten Feld versperrt ihn nicht. In einem Kanal, auf einem hohen Hindernis und unter einer Brücke sind nur die Wege dieses Pfades offen. Ist nichts offen oder der erste Schritt nicht zu bezahlen, zählt der Schlag trotzdem, und der Ball bleibt.
rule-S3-title = Was ein Schritt kostet
rule-S3 =
    Es zählt, wo der Schritt beginnt:
    – gewöhnliches Feld, Start, Kanal, unter einer Brücke oder Tür: 1 Impuls
    – auf der Ebene einer Brücke: 1
    – auf dem Loch oder dem Loch einer Ebene: 2, einer davon für den Rand
    – auf Sand: 2
    – auf Wasser: 3
    – bergauf, also auf eine Schräge, sie hinauf, von ihr auf die Ebene oder einen höheren Boden: 2, vom Wasser aus 3
    – bergab: nichts; wer aber Sand, Wasser, das Loch oder das Loch einer Ebene verlässt, bezahlt das trotzdem
rule-S4-title = Wie der Ball rollt
rule-S4 =
    Schritt für Schritt immer dieselben Fragen:
    – Keine Impulse mehr? Der Ball kommt zur Ruhe.
    – Der Weg ist versperrt? Dann prallt er kostenlos ab und läuft in der neuen Richtung weiter, und ein getroffenes bewegliches Hindernis reagiert. Reicht der Rest aber nicht, um den Boden zu verlassen, bleibt er liegen.
    – Ein Ball auf dem nächsten Feld? Dieser kommt zur Ruhe, und alles Übrige geht auf den anderen über.
    – Der Schritt kostet mehr, als übrig ist? Der Ball kommt zur Ruhe, der Rest verfällt.
    – Sonst geht er, bezahlt, nimmt eine Marke mit und läuft weiter – es sei denn, Wasser oder eine Tür hält ihn auf.
rule-S5-title = Wo der Ball zur Ruhe kommt
rule-S5 = Auf dem Loch fällt er hinein und ist fertig: mit genau genug Impulsen oder mit einem zu viel; mit zweien zu viel rollt er darüber. Auf einer Schräge rollt er hinab bis auf das Feld davor und kommt dort zur Ruhe; vor einem besetzten oder versperrten Platz hält er an. Auf dem Loch einer Ebene fällt er auf das Feld darunter und kommt dort zur Ruhe, auch in einem Loch; liegt dort ein Ball, bleibt er oben. Überall sonst bleibt er einfach liegen.
rule-S6-title = Jeder Schlag endet
rule-S6 = Kommt ein Ball an denselben Ort zurück, in derselben Richtung und mit gleich vielen Impulsen, ohne dass etwas ausgegeben oder bewegt wurde, dann klemmt er: Die Impulse verfallen, und er kommt zur Ruhe.

# Abpraller
rule-R1-title = Was der Ball berührt
rule-R1 = Versperrt sind Wände, geschlossene Hindernisse, Kanal- und hohe Hindernisse außerhalb ihrer Zugänge, Walzen, Drehkreuze, Kipper, Türpfosten und eine geschlossene Tür von hinten. Der Ball berührt, was ihm geradeaus und auf den beiden Feldern schräg voraus den Weg versperrt. Ein Zugang, den er nehmen könnte, wird nicht berührt; was neben ihm liegt, zählt nicht. Alle Wände sind zusammen ein Körper, jedes Hindernis ist einer.
rule-R2-title = Zwei Körper zugleich
rule-R2 = Berührt der Ball zwei verschiedene Körper auf einmal, etwa ein Hindernis und eine Wand, läuft er zurück.
rule-R3-title = Ein Körper: Spiegel, Umkehr, Kontur
rule-R3 =
    Es kommt auf die beiden Felder schräg voraus an:
    – keines oder beide sind versperrt, eine Spitze oder eine Tasche: Der Ball läuft zurück.
    – nur eines, und derselbe Körper liegt auch neben dem Ball: Er folgt der Kontur und dreht um 60°.
    – nur eines, und die Wand ist dort rund: Der Ball läuft zurück.
    – nur eines, und die Wand ist gerade: Wie an einem Spiegel dreht der Ball um 120°.
rule-R4-title = Wenn auch der neue Weg versperrt ist
rule-R4 = Dann läuft der Ball zurück.
rule-R5-title = Aufgedruckte Pfeile
rule-R5 = Eine Bahn kann an ihren Wänden Pfeile tragen: Wer in der einen Richtung kommt, geht in der anderen. Ein Pfeil geht R2 bis R4 vor. Ist sein Ausgang gerade versperrt, läuft der Ball zurück.
rule-R6-title = Wo die Wand zurückweicht
rule-R6 = Ein Ball, der an einer Wand entlanglief, rollt geradeaus weiter, wenn sie zurückweicht: Der Weg ist frei, es gibt nichts zu entscheiden.

# Sand und Wasser
rule-W1-title = Wasser
rule-W1 = Ein Ball, der vom Trockenen ins Wasser kommt, bleibt auf dem ersten nassen Feld liegen, wie stark der Schlag auch war. Beim nächsten Schlag kostet jeder Schritt, der im Wasser beginnt, 3. Von Wasser zu Wasser wird er nicht aufgehalten; wer es verlässt und wiederkommt, wird wieder gestoppt.
rule-W2-title = Sand, und wo beides liegen darf
rule-W2 = Jeder Schritt, der auf Sand beginnt, kostet 2. Sand oder Wasser bedeckt 3, 4 oder 5 zusammenhängende Felder, aber weder Loch noch Start noch ein Feld unter einem anderen Hindernis. Am besten an einer Wand oder einem Hindernis.

# Flache Hindernisse
rule-F1-title = Geschlossen oder mit Kanal
rule-F1 = Ein flaches Hindernis bedeckt ein oder mehrere Felder. Geschlossen gelegt ist es rundum massiv. Mit Kanal kommt der Ball nur an einer Mündung und nur in Kanalrichtung hinein; von überall sonst ist es massiv. Das Einzelfeld ist immer geschlossen.
rule-F2-title = Einem Pfad entlang
rule-F2 = Im Kanal und oben auf einem hohen Hindernis läuft der Ball geradeaus, wenn er kann. Wenn nicht und genau eine Biegung um 60° weiterführt, folgt er ihr; das ist kein Abprall. Sonst, an einer Gabel oder einem versperrten Ausgang, kehrt er um. Er darf darin liegen bleiben und wird dann auf einem beliebigen Weg des Pfades gespielt.
rule-F3-title = Teilweise auf einer Wand
rule-F3 = Ein flaches oder hohes Hindernis darf zum Teil auf einer Wand oder jenseits von ihr liegen. Die bedeckten Wandfelder gehören zum Hindernis und sind nicht mehr rund; der Rest bleibt Wand.

# Hohe Hindernisse
rule-T1-title = Hinauf und hinüber
rule-T1 = Ein hohes Hindernis ist ein Weg über dem Boden: Schrägen an den Enden, dazwischen die Ebene. Hinauf geht es vom Feld vor einer Schräge, dem Fuß, geradeaus die Schräge hoch. Auf einer Kreuzung läuft der Ball geradeaus; bleibt er dort liegen, darf er auf beiden Wegen gespielt werden.
rule-T2-title = Unten hindurch
rule-T2 = Am Boden ist das Hindernis massiv, bis auf Durchlässe unter manchen Ebenen, durch die man in bestimmten Richtungen kommt. Unter einer Ebene ist der Ball am Boden; bleibt er dort liegen, wird er in diesen Richtungen gespielt.
rule-T3-title = Hinunter
rule-T3 = Der Ball rollt umsonst bis zum Fuß und läuft von dort mit dem Rest weiter. Ist der Fuß versperrt, weil eine Walze dorthin geraten ist, kehrt er um.
rule-T4-title = Ein Loch in der Ebene
rule-T4 = Es zu verlassen kostet so viel wie beim Loch der Bahn. Ein Ball, der darauf zur Ruhe kommt, fällt hindurch. Darunter muss Spielfeld sein.
rule-T5-title = Ein Ball am Fuß
rule-T5 = Ein Ball, der auf einen Ball am Fuß herabkommt, gibt seinen Rest ab und wartet auf der Schräge, auch wenn der andere davonrollt. Von dort wird er gespielt, hinauf oder hinab.
rule-T6-title = Rampen zwischen Böden
rule-T6 = Auf Bahn 7 verbinden Rampen einen tieferen und einen höheren Boden. Sie bestehen nur aus Schräge; ein Ball, der darauf zur Ruhe kommt, rollt ans untere Ende.

# Bewegliche Hindernisse und Marken
rule-D1-title = Walze
rule-D1 = Der Ball kommt zurück, und die Walze rückt in Stoßrichtung ein Feld weiter, wenn es frei ist: Spielfeld ohne Loch, Start, Ball und Hindernis; Sand, Wasser und Marken stören nicht.
rule-D2-title = Drehkreuz
rule-D2 = Es hat eine feste Nabe und einen Arm auf einem der sechs Felder ringsum. Trifft ein Ball den Arm von einem der zwei Felder, die an Nabe und Arm zugleich grenzen, dreht er um 120° von der Nabe weg (oder kehrt um, wenn dieser Weg versperrt ist), und der Arm dreht um 60° in Stoßrichtung, wenn Platz ist. Jeder andere Treffer schickt den Ball zurück und bewegt nichts. Zum Aufstellen müssen Nabe und Arm auf leeren Feldern liegen und die übrigen fünf Felder ringsum frei sein.
rule-D3-title = Kipper
rule-D3 = Der Ball kommt zurück, und der aufrechte Teil fällt nach hinten auf die zwei nächsten Felder, wenn beide frei sind; sonst bleibt er stehen. Gefallen ist er ein geschlossenes Hindernis von zwei Feldern, ein eigener Körper neben seinem Fuß; eine Marke darunter ist unerreichbar.
rule-D4-title = Tür
rule-D4 = Pfosten, zwei Klappen, Pfosten. Ein Pfosten schickt den Ball zurück. Von hinten ist eine geschlossene Tür eine Wand. Von der Öffnungsseite hebt ein Ball, der den Schritt bezahlen kann, die Klappe an und bleibt darunter liegen, was immer er übrig hat; sein nächster Schlag darf überallhin, wo nichts im Weg ist. Solange die Tür offen ist, ist sie für alle gewöhnliches Feld. Offen bleibt sie, solange ein Ball unter einer Klappe oder auf einem der drei Felder dahinter liegt, und schließt sofort, wenn keiner mehr da ist.
rule-D5-title = Marken
rule-D5 = −1 blau, −2 rot, −3 gelb. Sie liegen auf Spielfeldern, nicht auf Start oder Loch, wie die Bahn es sagt oder nach Absprache verstreut. Ein Ball, der auf das Feld kommt, nimmt die Marke mit, ohne langsamer zu werden; sie zählt für den Besitzer des Balls. Zurück kommt sie erst, wenn alle die Bahn beendet haben. Sie darf ihr Feld mit Sand, Wasser, Kanal oder Durchlass teilen, sonst mit nichts.

# Bälle treffen sich
rule-C1-title = Ein Ball trifft einen Ball
rule-C1 = Ein Ball, der auf dem nächsten Feld einen anderen findet, hält an, und alle übrigen Impulse gehen auf den anderen über, der in derselben Richtung nach den üblichen Regeln weiterläuft. Für den Schritt, der nicht gemacht wird, wird nichts bezahlt, auch nicht auf Sand, im Wasser oder auf dem Loch.
rule-C2-title = Reihen und Wände
rule-C2 = Eine Reihe von Bällen gibt die Impulse bis ans Ende weiter. Ein getroffener Ball prallt ab wie jeder andere; führt ihn das zurück zu dem, der ihn traf, kehren die Impulse um, und dieser rollt in die andere Richtung davon.
rule-C3-title = Erst zur Ruhe kommen, dann rollen
rule-C3 = Der treffende Ball kommt zur Ruhe, bevor der getroffene sich bewegt. Ist er auf dem Loch, fällt er sofort hinein.
rule-C4-title = Von anderen eingelocht
rule-C4 = Ein Ball, den der Schlag eines anderen ins Loch bringt, ist in der laufenden Runde eingelocht: Sein Besitzer notiert deren Nummer.

# Bahnen
rule-L1-title = Umgebaute und verbundene Bahnen
rule-L1 = Eine umgebaute Bahn ist eine der neun mit Hindernissen darauf. Eine verbundene Bahn vereint mehrere durch hohe oder Kanal-Hindernisse quer über die Wände; sie hat einen Start und ein Loch, und die der anderen Bahnen sind gewöhnliche Felder.
rule-L2-title = Versetzter Start, versetztes Loch
rule-L2 = Die Erweiterung hat Platten für einen Start aus sechs Feldern, die man drehen und wenden darf, und für ein Loch. Sie ersetzen das Aufgedruckte.
rule-L3-title = Wie eine Bahn sein muss
rule-L3 =
    Eine Bahn hat genau sechs Startfelder und ein Loch, und das Loch muss von jedem Start erreichbar sein. Nicht erlaubt:
    – ein Start unter einem Hindernis, ein Loch unter etwas anderem als dem Loch einer Ebene oder einem Durchlass
    – zwei Hindernisse auf einem Feld, Marken ausgenommen
    – Sand, Wasser oder Drehkreuz, wo W2 oder D2 es nicht zulassen; ein Loch der Ebene über einer Wand
    – der Fuß einer Schräge außerhalb der Bahn oder unter anderem als Sand, Wasser, Marke
    – bewegliche Hindernisse, Sand, Wasser oder Marken außerhalb der Bahn; ein Pfeil, wo keine gedruckte Wand ist, oder zwei am selben Ort
    Von manchem wird nur abgeraten: mehr als fünf Hindernisse auf einer Bahn, Sackgassen, eine Mündung vor einer Wand, hohe und bewegliche Hindernisse in der Karambolage.

# Das Spiel
rule-G1-title = Spieler und Bälle
rule-G1 = Ein bis zwölf Bälle: sechs Farben, rund und flach. Bis zu sechs Spieler mit einer Sorte, bis zu zwölf mit beiden. In der Karambolage nehmen zwei oder drei Spieler besser je zwei oder drei Bälle.
rule-G2-title = Reihenfolge
rule-G2 = Auf jeder Bahn steht eine Reihenfolge der Farben. Farben, mit denen niemand spielt, fallen weg; von einer Farbe ist der runde Ball zuerst dran.
rule-G3-title = Einfaches Spiel und Karambolage
rule-G3 = Im einfachen Spiel spielt ein Ball Schlag um Schlag allein, bis er im Loch ist oder keine Schläge mehr hat; dann der nächste. In der Karambolage, ab zwei Bällen, spielt jeder Ball reihum einen Schlag, Runde um Runde, und alle bleiben auf der Bahn; der Zähler rückt vor, wenn alle gespielt haben.
rule-G4-title = Wo es losgeht
rule-G4 = Mit dem ersten Schlag auf einer Bahn wählst du eines ihrer sechs Startfelder. Im einfachen Spiel dürfen andere dasselbe gewählt haben; in der Karambolage muss es frei sein. Ist keines frei, verfällt dieser Schlag.
rule-G5-title = Grenze und Zähler
rule-G5 = Zehn Schläge je Bahn, oder was ihr ausmacht (1 bis 99; 20 oder 30 passen zu verbundenen Bahnen). Wer dann nicht im Loch ist, bekommt die Grenze notiert. Der Zähler hat zehn Plätze, die für 11 bis 20 und 21 bis 30 wieder benutzt werden.
rule-G6-title = Wertung
rule-G6 = Notiert wird der Schlag (in der Karambolage die Runde), mit dem der Ball ins Loch kam, oder die Grenze, dazu die Marken, die er nahm. Mehrere Bälle werden zusammengezählt. Die kleinste Summe über alle Bahnen gewinnt; gleiche Summen teilen sich den Platz.
rule-G7-title = Die Partie
rule-G7 = Beliebige Bahnen, so viele ihr wollt. Zum ersten Mal Bahn 1, dann 2 bis 6; später sechs einfache und sechs umgebaute oder fünfzehn umgebaute.
rule-G8-title = Aufgeben
rule-G8 = Wer aufgibt oder keine Zeit mehr hat, scheidet aus. Was auf der laufenden Bahn eingelocht ist, behält seine Wertung; die übrigen Bälle verlassen sie und bekommen die Grenze notiert, hier und auf jeder Bahn, die noch gespielt wird, dazu die Marken, die sie nahmen. Hindernisse bleiben, wie sie sind; nur eine Tür, die ein solcher Ball allein offen hielt, schließt sich. Wer ausscheidet, steht hinter allen, die bleiben. Ist von mehreren nur noch einer übrig, endet die Partie; die laufende Bahn zählt, wie sie steht, und Bälle des Verbliebenen, die noch nicht im Loch sind, bekommen nichts.

# Carramboule: Tisch und Partie
rule-K1-title = Aufbau
rule-K1 = Ein quadratischer Tisch mit einer Tasche in jeder Ecke. In der Mitte liegt die rote Dame, sechs Kugeln berühren sie im Ring, zwölf weitere bilden einen zweiten; Weiß und Schwarz wechseln sich ab, eine weiße liegt auf der Linie zu dem, der beginnt. Das sind 9 weiße und 9 schwarze; die gelbe ist die Spielkugel.
rule-K2-title = Zwei Spieler, zwei Linien
rule-K2 = Die Spieler sitzen sich gegenüber. Vor jedem liegt, parallel zur Bande, seine Lagerlinie.
rule-K3-title = Wer Weiß hat
rule-K3 = Weiß beginnt. Farben und damit der Anfang wechseln jede Runde.
rule-K4-title = Die Partie
rule-K4 = Sie endet, wenn jemand 29 Punkte oder mehr hat, oder nach 8 Runden. Wer mehr Punkte hat, gewinnt; bei gleich vielen ist es unentschieden.

# Ein Stoß
rule-K5-title = Legen, zielen, stoßen
rule-K5 = Leg die Spielkugel irgendwo auf deine Lagerlinie, mit der Mitte auf der Linie und ohne eine andere zu berühren. Dann stoß: Du bestimmst Richtung, Tempo und wo die Spitze trifft. Der Stoß muss von der eigenen Bande wegführen.
rule-K6-title = Kugeln an der eigenen Linie
rule-K6 = Eine Kugel, die deine Lagerlinie oder deren Verlängerung berührt oder dahinter liegt, darf nicht direkt gespielt werden: Die Spielkugel muss vorher eine Bande berühren. Sonst ist es ein Foul: Eigene Kugeln und Dame dieses Stoßes gehen zurück in die Mitte, und der andere ist dran.
rule-K7-title = Was berührt werden darf
rule-K7 = Jede Kugel darf zuerst berührt werden, die eigene, die fremde oder die Dame, K6 ausgenommen.
rule-K8-title = Wer weiterspielt
rule-K8 = Wer ohne Foul eine eigene Kugel versenkt, stößt noch einmal; sonst ist der andere dran. Eine versenkte Kugel gewinnt ihr Besitzer, wer immer sie versenkt hat.
rule-K9-title = Vom Tisch gesprungen
rule-K9 = Eine Kugel, die einen echten Tisch verlässt, kommt zurück in die Mitte. War es die Spielkugel, geht sie an ihren Spieler, und der andere ist dran; eine noch ungedeckte Dame geht ebenfalls zurück.
rule-K10-title = Zurück in die Mitte
rule-K10 = Das ist der freie Platz, der der Mitte am nächsten ist, im Gitter sich berührender Kugeln; bei gleichen der erste gegen den Uhrzeigersinn von der Rechten des Stoßenden aus.
rule-K11-title = Aufgeben
rule-K11 = Wer aufgibt oder keine Zeit mehr hat, verliert das Spiel, wie auch die Punkte stehen.

# Die Dame
rule-Q1-title = Wann man sie gewinnen darf
rule-Q1 = Erst wenn du in dieser Runde eine eigene Kugel versenkt hast, in einem früheren eigenen Stoß oder früher im selben. Sonst geht eine versenkte Dame zurück in die Mitte; das ist kein Foul, und für alles Weitere gilt sie als nicht versenkt.
rule-Q2-title = Sie muss gedeckt werden
rule-Q2 = Durch eine eigene Kugel im selben Stoß, gleich in welcher Folge, oder im allernächsten; die Dame allein bringt diesen Stoß ein. Fällt stattdessen nur eine fremde Kugel und nicht die Spielkugel, behält der Gegner die Dame; fallen beide Farben, deckt die eigene. Sonst geht sie zurück.
rule-Q3-title = Ihr Wert
rule-Q3 = Fünf Punkte für den Gewinner der Runde, wenn er sie hat.

# Fouls
fouls-table = Alle Fouls auf einen Blick
fouls-fell = Was fiel
fouls-back = Was zurückgeht
fouls-next = Wer dran ist
fouls-fell-other = eine fremde Kugel
fouls-fell-cue = die Spielkugel allein
fouls-fell-own-cue = eine eigene Kugel und die Spielkugel
fouls-fell-other-cue = eine fremde Kugel und die Spielkugel
fouls-fell-queen-cue = die Spielkugel und eine ungedeckte Dame
fouls-fell-cover-cue = die Spielkugel und eine im selben Stoß gedeckte Dame
fouls-back-none = nichts
fouls-back-one = eine deiner Kugeln
fouls-back-two = zwei deiner Kugeln
fouls-back-queen = die Dame und eine deiner Kugeln
fouls-next-other = der andere
fouls-next-you = du
fouls-next-cover = du, um die Dame zu decken
fouls-either = entweder
fouls-or = oder
rule-K-F1-title = Eine fremde Kugel
rule-K-F1 = Eine fremde Kugel fiel, die Spielkugel nicht: Der andere ist dran.
rule-K-F2-title = Die Spielkugel allein
rule-K-F2 = Eine deiner gewonnenen Kugeln geht zurück in die Mitte, und der andere ist dran.
rule-K-F3-title = Eigene Kugel und Spielkugel
rule-K-F3 = Du wählst: eine Kugel zurück und der andere ist dran, oder zwei zurück und du stößt noch einmal.
rule-K-F4-title = Fremde Kugel und Spielkugel
rule-K-F4 = Mit oder ohne eigene Kugel: Die fremde bleibt gewonnen, eine von dir geht zurück, und der andere ist dran.
rule-K-F5-title = Spielkugel und eine ungedeckte Dame
rule-K-F5 = Ob sie jetzt fiel oder noch auf Deckung wartete: Dame und eine Kugel gehen zurück, und der andere ist dran.
rule-K-F6-title = Spielkugel und eine in diesem Stoß gedeckte Dame
rule-K-F6 = Du wählst: Dame und eine eigene Kugel zurück und der andere ist dran, oder zwei Kugeln zurück und du stößt noch einmal, um die Dame zu decken. Fiel auch eine fremde Kugel, gibt es keine Wahl: Der andere ist dran.

# Enden
rule-E1-title = Wann die Runde vorbei ist
rule-E1 = Sofort, wenn ein Stoß die letzte fremde Kugel versenkt: Der Gegner gewinnt, nichts geht zurück, nichts wird gewählt. Sonst, wenn nach allem Zurücklegen die Farbe des Stoßenden vom Tisch ist: Er gewinnt. Fallen in einem Stoß die letzten Kugeln beider Farben, entscheidet, welche zuerst fiel.
rule-E2-title = Der Stoßende hat gewonnen
rule-E2 = Ein Punkt für jede fremde Kugel auf dem Tisch und fünf mehr, wenn der Gewinner die Dame hat.
rule-E3-title = Der Stoßende hat die letzte fremde Kugel versenkt
rule-E3 = Der Gegner bekommt einen Punkt für jede Kugel, die der Stoßende noch auf dem Tisch hat, fünf mehr, wenn der Stoßende die Dame nicht hat, und einen mehr, wenn auch die Spielkugel fiel.

# Entscheidungen: Minigolf
ruling-dice-or-cards-title = Würfel oder Karten?
ruling-dice-or-cards = Würfel, wenn ihr nicht Karten oder beides ausmacht. Die Hefte sind uneins; zwei von dreien beschreiben Würfel.
ruling-climbing-title = Was kostet bergauf?
ruling-climbing = Jeder Schritt auf eine Schräge, sie hinauf und von ihr auf die Ebene kostet 2; vom Wasser aus 3. Auch der Schritt auf die Ebene steigt noch, und der teurere Boden zählt.
ruling-coming-down-title = Und bergab?
ruling-coming-down = Nichts. Nur wer Sand (2), Wasser (3) oder ein Loch (2) verlässt, zahlt wie in der Ebene: Die Schräge hilft, aber nicht aus dem Sand.
ruling-too-little-title = Zu wenig übrig und etwas im Weg
ruling-too-little = Auf Boden, der teuer zu verlassen ist, bleibt der Ball liegen, und nichts reagiert. Wer nicht aus dem Sand kommt, klopft auch an keine Wand.
ruling-last-impulse-title = Mit dem letzten Impuls ins Wasser oder unter eine Tür
ruling-last-impulse = Es heißt, Wasser oder Tür habe ihn gestoppt, auch wenn nichts mehr übrig war: ein Ort, ein Grund.
ruling-for-ever-title = Kann ein Schlag ewig dauern?
ruling-for-ever = Nein. Zwei zwischen Wänden eingeklemmte Bälle könnten sich Impulse hin- und hergeben, ohne welche auszugeben; wiederholt sich alles, verfällt der Rest.
ruling-along-wall-title = An einer Wand entlang, die abbiegt
ruling-along-wall = Der Ball folgt ihr um 60°, an geraden und runden Wänden und an Hindernissen gleich. Die Form der Felder entscheidet, das sieht jeder.
ruling-two-bodies-title = Zwei Hindernisse nebeneinander
ruling-two-bodies = Es sind zwei Körper: Ein Ball, der beide berührt, läuft zurück. In einer Ecke geht es nirgends sonst hin.
ruling-blocked-bounce-title = Der Abprall führt gegen etwas anderes
ruling-blocked-bounce = Dann läuft der Ball zurück; sonst würde er auf einem Feld zweimal abprallen.
ruling-printed-arrows-title = Zählen aufgedruckte Pfeile?
ruling-printed-arrows = Ja, vor allem anderen. Wer die Bretter hat, kann sie eintragen und muss unseren Formen nicht trauen.
ruling-puddles-title = Von einer Pfütze in die andere
ruling-puddles = Das hält den Ball nicht auf: Wasser stoppt, wer vom Trockenen kommt.
ruling-slowing-where-title = Wo dürfen Sand und Wasser liegen?
ruling-slowing-where = Auf 3, 4 oder 5 zusammenhängenden Feldern, nicht auf Loch oder Start und nicht unter anderem. Die Hefte geben nur Ratschläge.
ruling-occupied-foot-title = Am Fuß der Schräge liegt ein Ball
ruling-occupied-foot = Der herabkommende gibt seinen Rest ab und wartet auf der Schräge. Die Zusatzregeln des Verlags dazu liegen nicht vor.
ruling-foot-where-title = Wo darf eine Schräge enden?
ruling-foot-where = Auf leerem Feld oder auf Sand, Wasser, Marke; auch auf dem Loch. Warum soll ein Ball nicht geradewegs hineinrollen?
ruling-on-deck-hole-title = Kann ein Ball auf dem Loch einer Ebene liegen?
ruling-on-deck-hole = Ja, wenn man ihn hinlegt oder ein Ball darunter ihn hält. Nur wer zur Ruhe kommt, fällt.
ruling-moved-until-title = Wie lange bleiben Hindernisse verschoben?
ruling-moved-until = Bis alle die Bahn beendet haben. Die Hefte sagen es von Kippern und Marken; die anderen sollen nicht abweichen.
ruling-moving-cells-title = Welche Felder sind Arm, gefallener Teil, Rückseite?
ruling-moving-cells = So, wie die Worte es beschreiben; die Abbildungen D-4 bis D-12 zeigen es. Die Zeichnungen haben wir nicht.
ruling-what-stops-title = Was hält Walze, Arm, fallenden Pfosten auf?
ruling-what-stops = Alles außer leerem Feld, Sand, Wasser und Marken, also auch Loch, Start und Bälle. Nichts wird dorthin geschoben, wo das Spiel nicht weiterginge.
ruling-after-lifting-title = Nach dem Anheben einer Tür
ruling-after-lifting = Der Ball darf überallhin, wo kein Pfosten und nichts anderes im Weg ist.
ruling-open-door-title = Eine offene Tür
ruling-open-door = Sie ist für jeden Ball von beiden Seiten gewöhnliches Feld. Nur das Anheben kostet den Schwung.
ruling-held-open-title = Welche Felder halten eine Tür offen?
ruling-held-open = Die zwei unter den Klappen und die drei dahinter, auch mitten im Schlag. Davor warten Bälle, die sie anheben wollen.
ruling-door-order-title = Ein Schritt öffnet eine Tür und lässt eine andere zufallen
ruling-door-order = Sie wechseln in der Reihenfolge der Bahndatei. Eine muss die erste sein, und das lässt sich nachsehen.
ruling-token-where-title = Wo liegen Marken?
ruling-token-where = Auf Spielfeldern außer Start und Loch, gern mit Sand, Wasser, Kanal oder Durchlass. Ein Kanal über einer Wand ist keines: Eine Marke gehört zur Bahn, nicht zum Hindernis.
ruling-token-scattered-title = Wohin werden Marken verstreut?
ruling-token-scattered = Nur auf Felder, auf die ein Ball vom Start aus kommen kann, wenn die Hindernisse stehen wie aufgebaut. Eine Marke außer Reichweite nützt niemandem.
ruling-token-whose-title = Wem gehört eine Marke?
ruling-token-whose = Dem Besitzer des Balls, der sie nimmt, wer immer geschlagen hat, wie bei einem von anderen eingelochten Ball.
ruling-no-surcharge-title = Treffen von Sand, Wasser oder Loch aus
ruling-no-surcharge = Der ganze Rest geht über: Ein Schritt, der nicht gemacht wird, wird nicht bezahlt.
ruling-holed-by-others-title = Durch den Schlag eines anderen eingelocht
ruling-holed-by-others = Der Besitzer notiert die Nummer der laufenden Runde.
ruling-unused-starts-title = Unbenutzte Löcher und Starts verbundener Bahnen
ruling-unused-starts = Sie sind gewöhnliche Felder: Eine verbundene Bahn hat einen Start und ein Loch.
ruling-start-on-hole-title = Start und Loch auf einem Feld
ruling-start-on-hole = Nicht erlaubt; der Ball wäre eingelocht, ehe er gespielt ist.
ruling-sixth-die-title = Was steht auf dem sechsten Würfel?
ruling-sixth-die = Blau: 1 1 2 2 3 3. Kein Text nennt ihn; die Karte, die halbiert, legt kleine Zahlen nahe.
ruling-numbers-title = Zahlen, die kein Text nennt
ruling-numbers = Gelb 4 bis 9, Grün 8 bis 13, Orange die Vielfachen von 3 bis 18, Violett die Quadrate bis 36: die einfachsten Reihen durch die genannten Zahlen.
ruling-fifth-card-title = Die fünfte gedruckte Karte
ruling-fifth-card = n², die Zahl mal sich selbst. Sie wird nicht genannt; ×3 wäre ebenso gut möglich.
ruling-halving-card-title = Die Karte „min“
ruling-halving-card = Die Hälfte, aufgerundet. Das stützt sich auf ein Beispiel: Aus 5 wird 3.
ruling-round-first-title = Runder und flacher Ball einer Farbe
ruling-round-first = Der runde spielt zuerst; die Bahn druckt nur Farben.
ruling-start-free-title = Dürfen zwei Bälle auf demselben Feld starten?
ruling-start-free = Im einfachen Spiel ja, das sagen alle Texte. In der Karambolage muss das Feld frei sein: Zwei Bälle passen nicht auf ein Feld, und die Texte sagen dazu nichts.
ruling-no-start-free-title = In der Karambolage ist kein Startfeld frei
ruling-no-start-free = Dieser Schlag verfällt. Eine Runde zu warten ist der mildeste Verlust.
ruling-giving-up-title = Was, wenn jemand aufgibt?
ruling-giving-up = Was im Loch ist, ist im Loch, der Rest bekommt die Grenze, und wer bleibt, kann dadurch nicht verlieren. Die laufende Bahn zählt, damit auch eine Partie über eine Bahn ein Ergebnis hat.

# Wo die Hefte sich unterscheiden
ruling-v-figures-title = Abbildungen 20 und 41
ruling-v-figures = Auf Französisch mit Karten erzählt, auf Deutsch und Polnisch mit Würfeln; der Weg ist derselbe. Unsere Abbildungen zeigen beides.
ruling-v-rolling-over-title = Über das Loch rollen
ruling-v-rolling-over = Auf Französisch genügen zwei Impulse zu viel, die anderen sagen nur deutlich mehr. Wir nehmen zwei.
ruling-v-players-title = Zahl der Spieler
ruling-v-players = Alle sprechen zuerst von 2 bis 6. Mit beiden Sorten Bällen können 12 spielen: auf Französisch in der Karambolage, auf Deutsch und Polnisch auch im einfachen Spiel. Wir erlauben 12 überall. Mehrere Bälle pro Spieler sind auf Französisch empfohlen, sonst erlaubt.
ruling-v-fork-title = Die Gabel
ruling-v-fork = Auf Französisch und Deutsch kehrt der Ball um; Polnisch überlässt es der Abbildung.
ruling-v-tall-side-title = Hohe Hindernisse von der Seite
ruling-v-tall-side = Wie flache auf Französisch und Deutsch, wie Wände auf Polnisch. Hier ist das dasselbe.
ruling-v-at-once-title = Zwei Bälle mit einem Schlag, und Blau spielt zuletzt
ruling-v-at-once = Dass mit einem Schlag zwei Bälle fallen können (Abbildung 56), sagen alle Texte; dass der erste sofort fällt, sagt nur der französische. Auch dass Blau zuletzt spielt (Abbildung 55), steht nur dort.
ruling-v-along-wall-title = An einer Wand entlang
ruling-v-along-wall = Französisch unterscheidet gerade und krumme Wände, Deutsch und Polnisch sprechen von der Form. Wir sehen auf die Felder.
ruling-v-turns-title = Wer wann spielt in der Karambolage
ruling-v-turns = Die Fassungen benutzen verschiedene Wörter; wir spielen jeder einen Schlag, der Reihe nach.

# Entscheidungen: Carramboule
ruling-rack-title = Wie liegen die Kugeln?
ruling-rack = 9 weiße und 9 schwarze in zwei sechseckigen Ringen um die Dame, abwechselnd, eine weiße zu dem, der beginnt. Ein Bild davon gibt es nicht. Der Zufall verschiebt jede Kugel um weniger als einen Zehntelmillimeter, damit kein Aufbau dem anderen gleicht.
ruling-measures-title = Wie groß ist alles?
ruling-measures = Der Text nennt keine Maße; unsere sind die eines Carrom-Bretts, und sie sind Daten.
ruling-equal-points-title = Gleich viele Punkte am Ende
ruling-equal-points = Unentschieden.
ruling-leaving-title = Was, wenn jemand aufgibt?
ruling-leaving = Dann gewinnt der andere. Ein Vorsprung soll nicht durch Weggehen zu retten sein.
ruling-both-last-title = Die letzten Kugeln beider Farben in einem Stoß
ruling-both-last = Es entscheidet, welche zuerst fiel: Die Runde gewinnt, wer zuerst fertig ist. Der Text spricht nicht von einem solchen Stoß.
ruling-partie-title = Was heißt „partie“?
ruling-partie = In den besonderen Enden lesen wir es als Runde, nicht als ganze Partie: Um deren Punkte geht es dort.
ruling-which-way-title = Wohin darf man stoßen?
ruling-which-way = Von der eigenen Bande weg: Die Richtung muss nach vorn zeigen. Niemand geht um den Tisch herum.
ruling-how-hard-title = Wie fest?
ruling-how-hard = Das Queue bewegt sich mit bis zu 6 m/s, trifft höchstens 0,6 Radien neben der Mitte und wird höchstens um 80° gehoben. Darüber rutscht es ab oder hebt die Kugel, was ein flacher Tisch nicht zeigen kann.
ruling-direct-title = Was kostet eine solche Kugel, direkt gespielt?
ruling-direct = Der Text verbietet es und nennt keine Strafe; diese ist unsere. Es zählt, wo die Kugeln zu Beginn des Stoßes lagen: Kugeln, die währenddessen dorthin rollen, verletzen keine Regel.
ruling-breach-no-own-title = Eine eigene Kugel, so versenkt
ruling-breach-no-own = Sie zählt nicht als die, die man vor der Dame braucht: Sie geht zurück, als wäre sie nicht gefallen.
ruling-off-table-title = Eine Kugel verlässt den Tisch
ruling-off-table = Sie kommt in die Mitte; die Spielkugel geht in die Hand, und der andere ist dran. Nur eine ungedeckte Dame geht mit zurück: Was gedeckt ist, ist gewonnen.
ruling-centre-title = Wo genau ist die Mitte?
ruling-centre = Im Gitter sich berührender Kugeln, dessen Ecken zu den Spielern zeigen: Auch die Ringe des Aufbaus liegen darin.
ruling-shot-ends-title = Endet jeder Stoß?
ruling-shot-ends = Die Rechnung hört nach 20 000 Ereignissen auf; kein echter Stoß braucht ein Zehntel davon.
ruling-queen-when-title = Wann darf man die Dame gewinnen?
ruling-queen-when = Nach einer eigenen Kugel durch eigenen Stoß in dieser Runde, auch wenn sie später zurückging, oder früher im selben Stoß.
ruling-covering-title = In welcher Reihenfolge?
ruling-covering = Eine eigene Kugel desselben Stoßes deckt in jeder Folge; mit einer eigenen und einer fremden deckt die eigene. Sind alle unten, kann niemand sagen, welche zuerst fiel.
ruling-cue-pending-title = Die Spielkugel fällt, während eine Dame wartet
ruling-cue-pending = Die Dame geht zurück wie eine dieses Stoßes.
ruling-adverse-too-title = Spielkugel, Dame, eigene und fremde Kugel
ruling-adverse-too = Keine Wahl: Dame und eine Kugel zurück, der andere ist dran. Eine fremde Kugel gibt den Stoß immer weiter.
ruling-several-rows-title = Mehrere Fouls passen
ruling-several-rows = Das letzte der Liste entscheidet; sie sind nach Schwere geordnet.
ruling-owed-title = Geschuldete Kugeln
ruling-owed = Sie gehen am Ende des Stoßes zurück, der dem Spieler eine Kugel bringt, wer immer gestoßen hat.
ruling-cue-with-last-title = Die Spielkugel fällt mit der letzten Kugel
ruling-cue-with-last = Ein Punkt mehr, in allen Fällen. Der Text sagt es von einem.
ruling-last-with-queen-title = Letzte Kugel, gedeckte Dame und Spielkugel
ruling-last-with-queen = Hat eine eigene Kugel die Dame gedeckt, gehört sie dem Stoßenden, und der Gegner bekommt die fünf Punkte nicht. Gewählt wird nichts: Die Runde ist vorbei.

# Wörter
word-impulse = Impuls
word-impulse-text = Was ein Wurf dem Ball gibt. Schritte werden mit Impulsen bezahlt.
word-step = Schritt
word-step-text = Von der Mitte eines Feldes zur Mitte des nächsten.
word-stroke = Schlag
word-stroke-text = Ein Wurf und alles, was folgt, bis alle Bälle liegen.
word-fairway = Spielfeld
word-fairway-text = Die Felder, auf denen ein Ball rollen kann.
word-body = Körper
word-body-text = Was beim Abprall als eins zählt: alle Wände zusammen oder ein Hindernis.
word-mouth = Mündung
word-mouth-text = Wo ein Kanal offen ist.
word-foot = Fuß
word-foot-text = Das Bodenfeld vor einer Schräge.
word-deck = Ebene
word-deck-text = Der flache Teil oben auf einem hohen Hindernis.
word-carom = Karambolage
word-carom-text = Ein Ball trifft einen anderen und gibt seine Impulse ab.
word-settle = Zur Ruhe kommen
word-settle-text = Den Lauf beenden: liegen bleiben, ins Loch fallen, hinabrollen oder hindurchfallen.
word-camp = Lagerlinie
word-camp-text = Die Linie beim Carramboule, von der ein Spieler stößt.
word-cover = Decken
word-cover-text = Die Dame sichern, indem man eine eigene Kugel versenkt.
word-owe = Schulden
word-owe-text = Eine Kugel zurückgeben müssen und noch keine haben.
rules-keys-search = im Regelbuch suchen
