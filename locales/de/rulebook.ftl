# Das Regelbuch: jede Regel und jede Entscheidung in Worten. Eine Zeile, die mit – beginnt, ist ein Listenpunkt.
rules-title = Regelbuch
rules-sub = Alle Regeln, bewegte Bilder
rules-lead = Zwei Spiele, ein Regelbuch: jede Regel in einfachen Worten, dazu bewegte Abbildungen. Tippe auf „Abspielen“ und sieh dem Ball zu.
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-hint = Ein Wort, eine Regel (S4) oder eine Abbildung (20)
rules-search-clear = Suche leeren
rules-found = { $count ->
        [0] Nichts gefunden
        [one] 1 Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
rules-found-none = Nichts gefunden zu „{ $query }“. Versuche es mit einem anderen Wort, etwa „Wand“ oder „Dame“.
rules-kind-rule = Regel
rules-kind-ruling = Entscheidung
rules-kind-figure = Abbildung
rules-kind-word = Begriff
rules-golf = Karambolage-Minigolf
rules-carramboule = Carramboule
rules-both = Beide Spiele
rules-previous = Zurück
rules-pages = Umblättern
rules-next = Weiter
rules-figures = Abbildungen
rules-ruling = Unsere Entscheidung
rules-link = Link zu Regel { $rule }
rules-unknown = „{ $rule }“ gibt es im Regelbuch nicht
rules-unknown-text = Suche oben nach einem Wort oder wähle ein Kapitel aus dem Inhalt.
rules-first = Zum ersten Kapitel
rules-open = Im Regelbuch öffnen
rules-print = Kapitel drucken
rules-print-whole = Ganzes Regelbuch drucken
rules-print-preparing = Das Regelbuch wird vorbereitet …
rules-learn = Spielend lernen
rules-learn-text = Sieben kurze Lektionen auf dem Brett: der schnellste Einstieg.

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
figure-failed = Die Abbildung lässt sich nicht anzeigen: { $problem }
figure-ball-steps = { $ball }: { $left ->
        [0] kein Impuls übrig
        [one] noch 1 Impuls
       *[other] noch { $left } Impulse
    }
figure-ball-rebounds = { $ball } prallt ab
figure-ball-caroms = { $ball } trifft { $other }
figure-ball-rests = { $ball } bleibt liegen
figure-ball-token = { $ball } nimmt eine Marke mit
figure-ball-holed = { $ball } fällt ins Loch
shot-K1 = Der Aufbau für eine Runde: in der Mitte die Dame, um sie herum sechs Kugeln, außen zwölf weitere. Weiß beginnt von der unteren Linie.
shot-K5 = Die Spielkugel startet auf der Lagerlinie und trifft die weiße Kugel, die in die Tasche fällt.
shot-K6 = Die weiße Kugel liegt hinter der Lagerlinie des Stoßenden. Gespielt werden darf sie nur über die Bande, hier über die gegenüberliegende.
shot-Q2 = Erst fällt die weiße Kugel, dann die Dame: im selben Stoß gedeckt.
shot-K-F2 = Die Spielkugel trifft nichts und fällt in eine Tasche: ein Foul.
figure-piece-moves = Ein Hindernis bewegt sich

minute = Die Regeln in einer Minute
minute-golf-roll = Nimm einen Würfel und würfle: So viele Impulse bekommt dein Ball.
minute-golf-roll-on = Wähle eine der sechs Richtungen. Jeder Schritt kostet einen Impuls; an den Wänden prallt der Ball kostenlos ab.
minute-golf-hole = Der Ball fällt ins Loch, wenn er darauf zur Ruhe kommt. Ein Impuls zu viel macht nichts; mit zwei zu viel rollt der Ball über das Loch hinweg.
minute-golf-win = Wer auf allen Bahnen zusammen die wenigsten Schläge braucht, gewinnt.
minute-carramboule-place = Leg die Spielkugel auf deine Linie, ziele und stoße.
minute-carramboule-own = Versenkst du eine Kugel deiner Farbe, bist du noch einmal dran, sonst der Gegner. Die Spielkugel muss auf dem Tisch bleiben.
minute-carramboule-queen = Die rote Dame bringt fünf Punkte, wenn du die Runde gewinnst. Bevor du sie versenkst, muss eine eigene Kugel gefallen sein. Gedeckt wird die Dame mit einer eigenen Kugel, im selben oder im nächsten Stoß.
minute-carramboule-win = Die Runde gewinnt, wer zuerst alle eigenen Kugeln versenkt. Jede Kugel, die der Gegner noch auf dem Tisch hat, bringt einen Punkt. Gespielt wird bis 29 Punkte.

# Kapitel
chapter-boxes = Was in den Schachteln ist
chapter-boxes-intro = Zwei Schachteln Minigolf, Grundspiel und Erweiterung, und alles, was zum Carramboule-Tisch gehört.
chapter-board = Brett und Felder
chapter-board-intro = Eine Bahn besteht aus Sechsecken zwischen hölzernen Wänden.
chapter-stroke = Ein Schlag
chapter-stroke-intro = Würfel wählen, würfeln, Richtung wählen: Den Rest macht der Ball von selbst.
chapter-rebounds = Abpraller
chapter-rebounds-intro = Ein Abprall kostet nichts. Wohin es danach geht, hängt davon ab, was der Ball gerade berührt.
chapter-slowing = Sand und Wasser
chapter-slowing-intro = Sand macht Schritte teuer, Wasser hält den Ball auf.
chapter-flat = Flache Hindernisse
chapter-flat-intro = Holzformen, an denen der Ball abprallt oder durch die er rollt.
chapter-tall = Hohe Hindernisse
chapter-tall-intro = Brücken und Rampen: Bergauf kosten Schritte mehr, bergab nichts.
chapter-moving = Bewegliche Hindernisse und Marken
chapter-moving-intro = Aus der Erweiterung: Hindernisse, die sich bewegen, wenn ein Ball sie trifft, und Marken, die dein Ergebnis verbessern. Bewegte Hindernisse bleiben, wie sie sind, und genommene Marken bleiben weg, bis alle die Bahn beendet haben. Dann wird die Bahn neu aufgebaut.
chapter-carom = Wenn Bälle aufeinandertreffen
chapter-carom-intro = Bei Karambolage sind alle Bälle zugleich auf der Bahn und geben Impulse aneinander weiter.
chapter-courses = Umgebaute und verbundene Bahnen
chapter-courses-intro = So werden aus den gedruckten Bahnen neue.
chapter-game = Die Partie
chapter-game-intro = Bälle, Reihenfolge, Schläge und Punkte.
chapter-versions = Worin sich die Hefte unterscheiden
chapter-versions-intro = Die Regeln gibt es auf Französisch, Deutsch und Polnisch, und nicht überall steht dasselbe. So haben wir uns entschieden.
chapter-setup = Tisch und Partie
chapter-setup-intro = Weiß gegen Schwarz, und in der Mitte eine rote Dame.
chapter-shot = Ein Stoß
chapter-shot-intro = Du legst die Spielkugel auf deine Linie, zielst und stößt. Solange du ohne Foul eigene Kugeln versenkst, bleibst du dran. Der Schiedsrichter zählt mit.
chapter-queen = Die Dame
chapter-queen-intro = Fünf Punkte, die du dir zweimal verdienen musst: Versenke die Dame und decke sie.
chapter-fouls = Fouls
chapter-fouls-intro = Liegen mehrere Fouls vor, gilt das unterste in der Liste. Zurück gehen Kugeln, die der Stoßende gewonnen hat, auch solche aus diesem Stoß. Hat er zu wenige, bleibt er die übrigen schuldig: Die nächsten Kugeln, die er gewinnt, gehen am Ende des Stoßes zurück. Ein Verstoß gegen K6 wird zuerst geahndet: Eigene Kugeln und die Dame aus diesem Stoß gehen zurück, und der andere ist dran. Alles Weitere zählt so, als wären diese Kugeln nicht gefallen.
chapter-ends = Das Ende einer Runde
chapter-ends-intro = Eine Runde endet, wenn von einer Farbe keine Kugel mehr auf dem Tisch liegt.
chapter-measures = Der Tisch in Zahlen
chapter-measures-intro = Ein Quadrat mit 74 cm Seitenlänge, in jeder Ecke eine Tasche von 45 mm, die beide Banden von innen berührt. Jede Kugel misst 30 mm und wiegt 20 g; eine Kugel fällt, wenn ihre Mitte über einer Tasche ist. Die Lagerlinien liegen 10 cm vor der Bande und sind 50 cm lang. Die Originalregeln nennen keine Maße, deshalb haben wir sie selbst festgelegt.
chapter-words = Begriffe
chapter-words-intro = Was die Begriffe in diesem Regelbuch bedeuten.

# Schachteln
box-base = Grundspiel
box-ext = Erweiterung
box-boards = Spielbretter und Zubehör
box-boards-text = Neben jeder Bahn steht, in welcher Reihenfolge die Farben spielen. Auf den Brettern sind außerdem der Zähler, die sechs Richtungen und die Zahlen der Würfel abgedruckt.
box-board-base = Grundspiel: Bahnen 1 bis 6
box-board-inside = In der Schachtel des Grundspiels: Bahn 7
box-board-ext = Erweiterung: Bahnen 8 und 9
box-thing-marker = Positionsmarker
box-thing-marker-text = Zeigt, wo ein Ball vor dem Schlag lag. Es geht auch ohne.
box-thing-pusher = Ballschieber
box-thing-pusher-text = Bewegt die Bälle auf dem Brett.
box-thing-slider = Zugmarker
box-thing-slider-text = Einer in jeder Schachtel, für den Zähler.
box-thing-block = Punkteblock
box-thing-block-text = Für die Ergebnisse.
box-thing-booklets = Hefte
box-thing-booklets-text = In jeder Schachtel eines mit den Regeln und eines mit den Abbildungen.
box-dice = Würfel
box-dice-text = Jeder Würfel hat andere Zahlen; hier siehst du alle sechs Seiten. Für jeden Schlag wählst du einen Würfel.
box-die-faces = Würfel { $die }: { $faces }
box-cards = Karten
box-cards-text = Eine Karte rechnet die Zahl n des weißen Würfels in Impulse um. Die sechste Karte ist leer und für eure eigene Regel gedacht: n plus eine Zahl, n mal eine Zahl oder sechs feste Zahlen.
box-card-faces = Karte { $card }: Aus 1 bis 6 werden { $faces }
box-card-blank = leer
box-balls = Bälle
box-balls-text = Sechs Farben, jede mit eigenem Muster, jeweils als runder und als flacher Ball.
box-pieces = Hindernisse
box-piece-count = × { $count }
box-channel = auch mit Kanal
box-tokens = Marken
box-tokens-text = Marken liegen auf der Bahn und senken das Ergebnis: Der Ball, der darüberrollt, nimmt sie mit.
box-token = { $count } × { $value }
box-counter = Zähler
box-counter-text = Eine Leiste mit zehn Plätzen und einem Zugmarker; nach zehn beginnt er von vorn (11–20, 21–30).
box-carramboule = Carramboule
box-carramboule-text = Ein quadratischer Tisch mit vier Taschen, 9 weiße und 9 schwarze Kugeln, eine rote Dame, eine gelbe Spielkugel und ein Queue pro Spieler.
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
rule-B1 = Das Brett ist ein Gitter aus Sechsecken, die auf der Spitze stehen. Von jedem Feld geht es in sechs Richtungen weiter: Osten, Nordosten, Nordwesten, Westen, Südwesten und Südosten.
rule-B2-title = Die Bahn
rule-B2 = Eine Bahn besteht aus Spielfeldern. Sechs davon sind Startfelder, eines ist das Loch. Alles andere ist massive Wand, gerade oder rund. Ein Ball liegt immer in der Mitte eines Feldes; rollt er von einer Mitte zur nächsten, ist das ein Schritt.
rule-B3-title = Unten und oben
rule-B3 = Wo ein hohes Hindernis steht, gibt es zwei Ebenen: unten den Boden, oben die Brücke. Zwei Bälle auf demselben Feld, aber auf verschiedenen Ebenen, berühren sich nicht.
rule-B4-title = Mehrere Bahnen auf einem Brett
rule-B4 = Die Bahnen 1 bis 6 teilen sich das Grundbrett, 8 und 9 das Brett der Erweiterung; Bahn 7 hat ihr eigenes. Alle Bahnen eines Bretts liegen im selben Gitter, deshalb passen Hindernisse auch über die Wände zwischen den Bahnen (L1).

# Ein Schlag
rule-S1-title = So geht ein Schlag
rule-S1 =
    Wähle einen Würfel, würfle und wähle erst dann eine der freien Richtungen. Die gewürfelte Zahl ist die Zahl der Impulse.
    Mit Karten wählst du erst eine Karte, oder auch keine, und wirfst dann den weißen Würfel. Die Karte legt fest, wie viele Impulse die Zahl ergibt; ohne Karte zählt die Zahl selbst. Danach wählst du die Richtung.
    Gespielt wird mit Würfeln, mit Karten oder mit beidem.
rule-S2-title = Welche Richtungen frei sind
rule-S2 = Du darfst jede Richtung wählen, in der nichts den Weg versperrt. Ein Ball auf dem nächsten Feld versperrt den Weg nicht. In einem Kanal, auf einem hohen Hindernis und in einem Durchlass sind nur die Richtungen frei, in die der Weg dort führt. Ist keine Richtung frei oder der erste Schritt zu teuer, zählt der Schlag trotzdem, und der Ball bleibt, wo er ist.
rule-S3-title = Was ein Schritt kostet
rule-S3 =
    Es zählt, wo der Schritt beginnt:
    – auf einem gewöhnlichen Feld, einem Startfeld, in einem Kanal, unter einer Brücke oder Tür: 1 Impuls
    – oben auf einer Brücke: 1
    – auf dem Loch der Bahn oder dem Loch einer Brücke: 2, einen davon schluckt der Rand
    – auf Sand: 2
    – im Wasser: 3
    – bergauf, also auf eine Schräge, die Schräge hinauf und von ihr auf die Brücke oder einen höheren Boden: 2, aus dem Wasser 3
    – bergab: nichts; nur aus Sand, Wasser oder einem Loch heraus kostet der Schritt so viel wie in der Ebene
rule-S4-title = Wie der Ball rollt
rule-S4 =
    Vor jedem Schritt gilt der Reihe nach:
    – Sind keine Impulse mehr übrig, kommt der Ball zur Ruhe.
    – Ist der Weg versperrt, prallt der Ball kostenlos ab und läuft in der neuen Richtung weiter; ein getroffenes bewegliches Hindernis reagiert. Reicht der Rest aber nicht, um das Feld zu verlassen, kommt der Ball ohne Abprall zur Ruhe.
    – Liegt auf dem nächsten Feld ein Ball, kommt der rollende zur Ruhe, und alle restlichen Impulse gehen auf den anderen über.
    – Kostet der Schritt mehr, als übrig ist, kommt der Ball zur Ruhe, und der Rest verfällt.
    – Sonst macht der Ball den Schritt, bezahlt ihn, nimmt eine Marke mit und läuft weiter, wenn ihn nicht Wasser oder eine Tür aufhält.
rule-S5-title = Wo der Ball zur Ruhe kommt
rule-S5 = Kommt der Ball auf dem Loch zur Ruhe, fällt er hinein und ist eingelocht, auch wenn noch ein Impuls übrig ist. Mit zwei zu viel rollt er darüber hinweg. Von einer Schräge rollt er hinab bis auf das Feld davor und kommt dort zur Ruhe; ist unterwegs ein Feld besetzt oder versperrt, hält er davor an. Durch das Loch einer Brücke fällt er auf das Feld darunter; ist dort das Loch der Bahn, ist er eingelocht. Liegt auf dem Feld darunter schon ein Ball, bleibt der rollende oben. Überall sonst bleibt der Ball einfach liegen.
rule-S6-title = Jeder Schlag endet
rule-S6 = Kommt ein Ball in derselben Richtung und mit gleich vielen Impulsen an dieselbe Stelle zurück, ohne dass sich ein Hindernis bewegt hat, ist er eingeklemmt: Die Impulse verfallen, und er kommt zur Ruhe.

# Abpraller
rule-R1-title = Was der Ball berührt
rule-R1 = Den Weg versperren Wände, geschlossene Hindernisse, Walzen, Drehkreuze, Kipper, Türpfosten und eine geschlossene Tür von hinten. Hindernisse mit Kanal und hohe Hindernisse versperren ihn überall außer an ihren Zugängen. Der Ball berührt, was ihm geradeaus und auf den beiden Feldern schräg voraus den Weg versperrt. Einen Zugang, den er nehmen könnte, berührt er nicht; was seitlich neben ihm liegt, zählt nicht. Alle Wände zusammen sind ein Körper, jedes Hindernis ist einer für sich.
rule-R2-title = Zwei Körper zugleich
rule-R2 = Berührt der Ball zwei verschiedene Körper zugleich, etwa ein Hindernis und eine Wand, läuft er zurück.
rule-R3-title = Ein Körper: Spiegel, Umkehr, Kontur
rule-R3 =
    Es kommt auf die beiden Felder schräg voraus an:
    – keines oder beide versperrt, also eine Spitze oder eine Nische: Der Ball läuft zurück.
    – nur eines versperrt, und derselbe Körper liegt auch neben dem Ball: Er folgt der Kontur und ändert seine Richtung um 60°.
    – nur eines versperrt, und die Wand ist dort rund: Der Ball läuft zurück.
    – nur eines versperrt, und die Wand ist gerade: Der Ball prallt wie von einem Spiegel ab und ändert seine Richtung um 120°.
rule-R4-title = Wenn auch der neue Weg versperrt ist
rule-R4 = Ist nach dem Abprall auch der neue Weg versperrt, läuft der Ball zurück.
rule-R5-title = Aufgedruckte Pfeile
rule-R5 = An den Wänden einer Bahn können Pfeile aufgedruckt sein. Ein Pfeil legt fest, wohin ein Ball weiterläuft, der aus einer bestimmten Richtung kommt. Pfeile haben Vorrang vor R2 bis R4. Ist der Weg in Pfeilrichtung versperrt, läuft der Ball zurück.
rule-R6-title = Wo die Wand zurückweicht
rule-R6 = Weicht die Wand zurück, an der ein Ball entlangläuft, rollt er geradeaus weiter: Der Weg ist frei, es gibt also keinen Abprall.

# Sand und Wasser
rule-W1-title = Wasser
rule-W1 = Ein Ball, der vom Trockenen ins Wasser rollt, bleibt auf dem ersten Wasserfeld liegen, egal wie viele Impulse er noch hat. Beim nächsten Schlag kostet jeder Schritt, der im Wasser beginnt, 3 Impulse. Rollt der Ball von Wasser zu Wasser, hält ihn das nicht auf; verlässt er das Wasser und kommt zurück, wird er wieder gestoppt.
rule-W2-title = Sand, und wo Sand und Wasser liegen dürfen
rule-W2 = Jeder Schritt, der auf Sand beginnt, kostet 2 Impulse. Sand und Wasser bedecken 3, 4 oder 5 zusammenhängende Felder, aber weder das Loch noch ein Startfeld noch ein Feld unter einem anderen Hindernis. Leg Sand und Wasser am besten an eine Wand oder ein Hindernis.

# Flache Hindernisse
rule-F1-title = Geschlossen oder mit Kanal
rule-F1 = Ein flaches Hindernis bedeckt ein Feld oder mehrere. Geschlossen gelegt ist es rundum massiv. Mit Kanal gelegt, lässt es den Ball nur an einer Mündung und nur in Richtung des Kanals hinein; überall sonst ist es massiv. Das Hindernis mit nur einem Feld ist immer geschlossen.
rule-F2-title = Im Kanal und auf der Brücke
rule-F2 = Im Kanal und oben auf einem hohen Hindernis läuft der Ball geradeaus, wenn es geht. Geht das nicht, führt aber genau eine Biegung um 60° weiter, folgt er ihr; das ist kein Abprall. Sonst, etwa an einer Gabel oder vor einem versperrten Ausgang, kehrt er um. Bleibt er unterwegs liegen, darf er beim nächsten Schlag auf jedem Weg weiter, den es dort gibt.
rule-F3-title = Teilweise auf einer Wand
rule-F3 = Ein flaches oder hohes Hindernis darf zum Teil auf einer Wand oder jenseits davon liegen. Die bedeckten Wandfelder gehören dann zum Hindernis und sind nicht mehr rund; die übrigen bleiben Wand.

# Hohe Hindernisse
rule-T1-title = Hinauf und hinüber
rule-T1 = Ein hohes Hindernis ist ein Weg über dem Boden: an den Enden Schrägen, dazwischen die ebene Brücke. Hinauf geht es vom Feld vor einer Schräge, dem Fuß, und nur geradeaus. Wo sich zwei Brücken kreuzen, läuft der Ball geradeaus; bleibt er dort liegen, darf er auf beiden Wegen weiter.
rule-T2-title = Unten hindurch
rule-T2 = Am Boden ist ein hohes Hindernis massiv, bis auf die Durchlässe unter manchen Brücken. Durch einen Durchlass kann der Ball nur in bestimmten Richtungen rollen; bleibt er dort liegen, wird er in einer dieser Richtungen gespielt.
rule-T3-title = Hinunter
rule-T3 = Bergab rollt der Ball kostenlos bis zum Fuß und läuft von dort mit den restlichen Impulsen weiter. Ist der Fuß versperrt, etwa durch eine Walze, kehrt der Ball um.
rule-T4-title = Ein Loch in der Brücke
rule-T4 = Vom Loch einer Brücke wegzurollen kostet so viel wie vom Loch der Bahn. Kommt ein Ball auf dem Brückenloch zur Ruhe, fällt er hindurch. Unter dem Loch muss ein Spielfeld sein.
rule-T5-title = Ein Ball am Fuß
rule-T5 = Liegt am Fuß ein Ball, gibt ihm der Ball, der von oben kommt, alle restlichen Impulse und wartet auf der Schräge, auch wenn der andere davonrollt. Beim nächsten Schlag darf der wartende Ball hinauf oder hinab.
rule-T6-title = Rampen zwischen Böden
rule-T6 = Auf Bahn 7 verbinden Rampen den tieferen und den höheren Boden. Rampen bestehen nur aus Schrägen; kommt ein Ball auf einer Rampe zur Ruhe, rollt er ans untere Ende.

# Bewegliche Hindernisse und Marken
rule-D1-title = Walze
rule-D1 = Trifft ein Ball die Walze, kehrt er um, und sie rückt in Stoßrichtung ein Feld weiter, wenn dieses frei ist. Frei ist ein Spielfeld, das weder Loch noch Startfeld ist und auf dem weder Ball noch Hindernis liegt. Sand, Wasser und Marken stören nicht.
rule-D2-title = Drehkreuz
rule-D2 = Das Drehkreuz hat eine feste Nabe und einen Arm auf einem der sechs Felder ringsum. Trifft ein Ball den Arm von einem der zwei Felder, die an Nabe und Arm zugleich grenzen, ändert der Ball seine Richtung um 120° und läuft von der Nabe weg; ist dieser Weg versperrt, kehrt der Ball um. Der Arm dreht sich um 60° in Stoßrichtung, wenn Platz ist. Jeder andere Treffer schickt den Ball zurück und bewegt nichts. Beim Aufstellen müssen Nabe und Arm auf leeren Feldern liegen und die übrigen fünf Felder ringsum frei sein.
rule-D3-title = Kipper
rule-D3 = Trifft ein Ball den Kipper, kehrt der Ball um, und der stehende Teil fällt in Stoßrichtung auf die zwei nächsten Felder, wenn beide frei sind; sonst bleibt er stehen. Ein umgefallener Kipper ist ein geschlossenes Hindernis von zwei Feldern und ein eigener Körper neben dem Ständer; eine Marke darunter ist nicht mehr erreichbar.
rule-D4-title = Tür
rule-D4 = Eine Tür besteht aus vier Feldern in einer Reihe: Pfosten, zwei Klappen, Pfosten. Ein Pfosten schickt den Ball zurück. Von hinten ist eine geschlossene Tür eine Wand. Von der Öffnungsseite hebt ein Ball, der den Schritt bezahlen kann, die Klappe an und bleibt darunter liegen, egal wie viele Impulse er noch hat. Beim nächsten Schlag darf er überallhin, wo nichts im Weg ist. Solange die Tür offen ist, sind ihre Klappen für alle Bälle gewöhnliche Felder. Eine Tür bleibt offen, solange ein Ball unter einer Klappe oder auf einem der drei Felder dahinter liegt, und schließt sich sofort, wenn keiner mehr da ist.
rule-D5-title = Marken
rule-D5 = Blaue Marken zählen −1, rote −2, gelbe −3. Marken liegen auf Spielfeldern, nicht auf Startfeld oder Loch: so, wie die Bahn es vorgibt, oder nach Absprache verstreut. Kommt ein Ball auf das Feld einer Marke, nimmt er sie mit, ohne langsamer zu werden; sie zählt für den Besitzer des Balls. Eine genommene Marke kommt erst zurück, wenn alle die Bahn beendet haben. Eine Marke darf auch auf Sand, im Wasser, in einem Kanal oder Durchlass liegen, aber auf keinem anderen Hindernis.

# Wenn Bälle aufeinandertreffen
rule-C1-title = Ein Ball trifft einen Ball
rule-C1 = Liegt auf dem nächsten Feld ein anderer Ball, hält der rollende an, und alle restlichen Impulse gehen auf den anderen über. Der läuft in derselben Richtung nach den üblichen Regeln weiter. Der Schritt, den der erste nicht mehr macht, kostet nichts, auch nicht auf Sand, im Wasser oder auf dem Loch.
rule-C2-title = Reihen und Wände
rule-C2 = Eine Reihe von Bällen gibt die Impulse bis zum letzten weiter. Ein getroffener Ball prallt ab wie jeder andere. Läuft er dabei zu dem Ball zurück, der ihn getroffen hat, bekommt dieser die Impulse wieder und rollt in die andere Richtung davon.
rule-C3-title = Erst zur Ruhe kommen, dann rollen
rule-C3 = Der stoßende Ball kommt zur Ruhe, bevor der getroffene sich bewegt. Liegt der stoßende Ball auf dem Loch, fällt er sofort hinein.
rule-C4-title = Von anderen eingelocht
rule-C4 = Bringt der Schlag eines anderen deinen Ball ins Loch, ist er in der laufenden Runde eingelocht: Du notierst die Nummer dieser Runde.

# Bahnen
rule-L1-title = Umgebaute und verbundene Bahnen
rule-L1 = Eine umgebaute Bahn entsteht, wenn ihr Hindernisse auf eine der neun Bahnen legt. Eine verbundene Bahn vereint mehrere: Hohe Hindernisse oder Kanäle führen über die Wände dazwischen. Die verbundene Bahn hat einen Start und ein Loch; Starts und Löcher der übrigen Bahnen sind gewöhnliche Felder.
rule-L2-title = Versetzter Start, versetztes Loch
rule-L2 = Die Erweiterung enthält Startplatten mit sechs Startfeldern und Lochplatten mit einem Loch. Startplatten dürft ihr drehen und wenden. Die Platten ersetzen, was aufgedruckt ist.
rule-L3-title = Wie eine Bahn sein muss
rule-L3 =
    Eine Bahn hat genau sechs Startfelder und ein Loch, und das Loch muss von jedem Startfeld aus erreichbar sein. Nicht erlaubt sind:
    – ein Startfeld unter einem Hindernis; ein Loch unter einem Hindernis, außer unter dem Loch einer Brücke oder in einem Durchlass
    – zwei Hindernisse auf einem Feld, Marken ausgenommen
    – Sand, Wasser oder Drehkreuz, wo W2 oder D2 es nicht zulassen; das Loch einer Brücke über einer Wand
    – der Fuß einer Schräge außerhalb der Bahn oder unter etwas anderem als Sand, Wasser oder einer Marke
    – bewegliche Hindernisse, Sand, Wasser oder Marken außerhalb der Bahn; ein Pfeil, wo keine gedruckte Wand ist, oder zwei Pfeile an derselben Stelle
    Erlaubt, aber nicht zu empfehlen sind etwa mehr als fünf Hindernisse auf einer Bahn, Sackgassen, eine Mündung vor einer Wand und hohe oder bewegliche Hindernisse bei Karambolage.

# Das Spiel
rule-G1-title = Spieler und Bälle
rule-G1 = Gespielt wird mit einem bis zwölf Bällen: sechs Farben, jede als runder und als flacher Ball. Nur mit runden oder nur mit flachen Bällen können bis zu sechs Spieler mitspielen, mit beiden Sorten bis zu zwölf. Bei Karambolage nehmen zwei oder drei Spieler am besten je zwei oder drei Bälle.
rule-G2-title = Reihenfolge
rule-G2 = Neben jeder Bahn steht eine Reihenfolge der Farben. Farben, mit denen niemand spielt, fallen weg; bei gleicher Farbe ist der runde Ball zuerst dran.
rule-G3-title = Einfaches Spiel und Karambolage
rule-G3 = Im einfachen Spiel spielt ein Ball Schlag um Schlag allein, bis er im Loch ist oder keine Schläge mehr hat; dann kommt der nächste. Bei Karambolage, ab zwei Bällen, hat jeder Ball reihum einen Schlag, Runde um Runde, und alle bleiben auf der Bahn; der Zähler rückt weiter, wenn alle gespielt haben.
rule-G4-title = Wo es losgeht
rule-G4 = Vor dem ersten Schlag auf einer Bahn wählst du eines ihrer sechs Startfelder. Im einfachen Spiel dürfen mehrere Bälle auf demselben Feld starten; bei Karambolage muss es frei sein. Ist keines frei, verfällt dieser Schlag.
rule-G5-title = Schlaglimit und Zähler
rule-G5 = Das Limit liegt bei zehn Schlägen pro Bahn, wenn ihr nichts anderes ausmacht (möglich sind 1 bis 99; zu verbundenen Bahnen passen 20 oder 30). Ein Ball, der dann nicht im Loch ist, bekommt das Limit notiert. Der Zähler hat zehn Plätze, die für 11 bis 20 und 21 bis 30 noch einmal gelten.
rule-G6-title = Wertung
rule-G6 = Notiert wird die Nummer des Schlags (bei Karambolage der Runde), mit dem der Ball ins Loch kam, oder das Limit, wenn er nicht ins Loch kam; dazu kommt der Wert der Marken, die er genommen hat. Wer mehrere Bälle hat, zählt ihre Ergebnisse zusammen. Die kleinste Summe über alle Bahnen gewinnt; bei gleicher Summe teilt ihr euch den Platz.
rule-G7-title = Die Partie
rule-G7 = Spielt beliebige Bahnen, so viele ihr wollt. Ein Vorschlag: beim ersten Mal Bahn 1, dann 2 bis 6; später sechs einfache und sechs umgebaute oder fünfzehn umgebaute.
rule-G8-title = Aufgeben
rule-G8 = Wer aufgibt oder keine Zeit mehr hat, scheidet aus. Bälle, die auf der laufenden Bahn schon eingelocht sind, behalten ihre Wertung. Die übrigen Bälle werden von der Bahn genommen und bekommen auf dieser und auf jeder weiteren Bahn das Limit notiert; dazu kommen die Marken, die sie genommen haben. Hindernisse bleiben, wie sie sind; nur eine Tür, die ein solcher Ball allein offen hielt, schließt sich. Wer ausscheidet, steht hinter allen, die bleiben. Ist von mehreren Spielern nur noch einer übrig, endet die Partie: Die laufende Bahn zählt, wie sie gerade steht, und für seine Bälle, die noch nicht im Loch sind, wird nichts notiert.

# Carramboule: Tisch und Partie
rule-K1-title = Aufbau
rule-K1 = Ein quadratischer Tisch mit einer Tasche in jeder Ecke. In der Mitte liegt die rote Dame; sechs Kugeln berühren sie, zwölf weitere bilden einen zweiten Ring. In jedem Ring wechseln sich Weiß und Schwarz ab, und die Kugel, die dem beginnenden Spieler am nächsten liegt, ist weiß. Zusammen sind es 9 weiße und 9 schwarze Kugeln; die gelbe ist die Spielkugel.
rule-K2-title = Zwei Spieler, zwei Linien
rule-K2 = Die Spieler sitzen einander gegenüber. Vor jedem Spieler liegt, parallel zur eigenen Bande, seine Lagerlinie.
rule-K3-title = Wer Weiß hat
rule-K3 = Weiß beginnt. Nach jeder Runde tauscht ihr die Farben und beginnt so abwechselnd.
rule-K4-title = Die Partie
rule-K4 = Die Partie endet, wenn jemand 29 Punkte oder mehr hat, spätestens nach 8 Runden. Wer mehr Punkte hat, gewinnt; bei Gleichstand endet die Partie unentschieden.

# Ein Stoß
rule-K5-title = Legen, zielen, stoßen
rule-K5 = Leg die Spielkugel irgendwo auf deine Lagerlinie, mit der Mitte auf der Linie und ohne eine andere Kugel zu berühren. Dann stoße: Du bestimmst Richtung, Tempo und Treffpunkt. Der Stoß muss von der eigenen Bande wegführen.
rule-K6-title = Kugeln an der eigenen Linie
rule-K6 = Eine Kugel, die deine Lagerlinie oder deren Verlängerung berührt oder dahinter liegt, darfst du nicht direkt spielen: Die Spielkugel muss vorher eine Bande berühren. Sonst ist es ein Foul: Eigene Kugeln und die Dame aus diesem Stoß gehen zurück in die Mitte, und der andere ist dran.
rule-K7-title = Was du treffen darfst
rule-K7 = Abgesehen von K6 darf die Spielkugel jede Kugel zuerst berühren: eine eigene, eine fremde oder die Dame.
rule-K8-title = Wer weiterspielt
rule-K8 = Versenkst du ohne Foul eine eigene Kugel, stößt du noch einmal; sonst ist der andere dran. Eine versenkte Kugel gewinnt der Spieler, dem ihre Farbe gehört, egal wer sie versenkt hat.
rule-K9-title = Vom Tisch gesprungen
rule-K9 = Springt an einem echten Tisch eine Kugel vom Tisch, kommt sie zurück in die Mitte. War es die Spielkugel, nimmt der Stoßende sie wieder in die Hand, und der andere ist dran; eine noch ungedeckte Dame geht dann ebenfalls zurück.
rule-K10-title = Zurück in die Mitte
rule-K10 = „Zurück in die Mitte“ heißt: auf den freien Platz, der der Mitte am nächsten liegt. Die Plätze bilden ein Gitter, in dem benachbarte Kugeln einander berühren. Sind mehrere Plätze gleich nah, gilt der erste gegen den Uhrzeigersinn, von der rechten Seite des Stoßenden aus gezählt.
rule-K11-title = Aufgeben
rule-K11 = Wer aufgibt oder keine Zeit mehr hat, verliert die Partie, egal wie es steht.

# Die Dame
rule-Q1-title = Wann du die Dame gewinnen kannst
rule-Q1 = Du kannst die Dame erst gewinnen, wenn du in dieser Runde eine eigene Kugel versenkt hast, in einem früheren Stoß oder früher im selben. Sonst geht eine versenkte Dame zurück in die Mitte; das ist kein Foul, und für alles Weitere gilt sie als nicht versenkt.
rule-Q2-title = Die Dame muss gedeckt werden
rule-Q2 = Decken musst du die Dame mit einer eigenen Kugel, im selben Stoß (egal in welcher Reihenfolge) oder gleich im nächsten. Fällt die Dame allein, stößt du dafür noch einmal. Fällt statt einer eigenen nur eine fremde Kugel und nicht die Spielkugel, bekommt der Gegner die Dame; fallen beide Farben, deckt die eigene. Sonst geht die Dame zurück.
rule-Q3-title = Ihr Wert
rule-Q3 = Fünf Punkte für den Gewinner der Runde, wenn er die Dame hat.

# Fouls
fouls-table = Alle Fouls auf einen Blick
fouls-fell = Was gefallen ist
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
rule-K-F1 = Eine fremde Kugel ist gefallen, die Spielkugel nicht: Der andere ist dran.
rule-K-F2-title = Die Spielkugel allein
rule-K-F2 = Eine deiner gewonnenen Kugeln geht zurück in die Mitte, und der andere ist dran.
rule-K-F3-title = Eigene Kugel und Spielkugel
rule-K-F3 = Du wählst: Entweder geht eine Kugel zurück und der andere ist dran, oder zwei gehen zurück und du stößt noch einmal.
rule-K-F4-title = Fremde Kugel und Spielkugel
rule-K-F4 = Die fremde Kugel zählt für den Gegner, eine von deinen geht zurück, und der andere ist dran. Das gilt auch, wenn zugleich eine eigene Kugel gefallen ist.
rule-K-F5-title = Spielkugel und eine ungedeckte Dame
rule-K-F5 = Egal ob die Dame in diesem Stoß gefallen ist oder noch auf ihre Deckung wartete: Sie und eine deiner Kugeln gehen zurück, und der andere ist dran.
rule-K-F6-title = Spielkugel und eine in diesem Stoß gedeckte Dame
rule-K-F6 = Du wählst: Entweder gehen die Dame und eine eigene Kugel zurück und der andere ist dran, oder zwei Kugeln gehen zurück und du stößt noch einmal, um die Dame zu decken. Ist auch eine fremde Kugel gefallen, gibt es keine Wahl: Die Dame und eine Kugel gehen zurück, und der andere ist dran.

# Enden
rule-E1-title = Wann die Runde vorbei ist
rule-E1 = Versenkt ein Stoß die letzte fremde Kugel, ist die Runde sofort vorbei: Der Gegner gewinnt, keine gewonnene Kugel geht zurück, und es gibt keine Wahl. Sonst gewinnt der Stoßende, wenn nach dem Zurücklegen keine Kugel seiner Farbe mehr auf dem Tisch liegt. Fallen in einem Stoß die letzten Kugeln beider Farben, gewinnt der Stoßende nur, wenn seine letzte zuerst fällt und keine seiner Kugeln zurückmuss. Sonst gewinnt der Gegner.
rule-E2-title = Der Stoßende hat gewonnen
rule-E2 = Der Stoßende bekommt einen Punkt für jede fremde Kugel auf dem Tisch und fünf weitere, wenn er die Dame hat.
rule-E3-title = Der Stoßende hat die letzte fremde Kugel versenkt
rule-E3 = Der Gegner bekommt einen Punkt für jede Kugel, die der Stoßende noch auf dem Tisch hat, fünf weitere, wenn der Stoßende die Dame nicht hat, und noch einen, wenn auch die Spielkugel gefallen ist.

# Entscheidungen: Minigolf
ruling-dice-or-cards-title = Würfel oder Karten?
ruling-dice-or-cards = Gespielt wird mit Würfeln, wenn ihr nicht Karten oder beides ausmacht. Die Hefte sind sich nicht einig; zwei von dreien beschreiben Würfel.
ruling-climbing-title = Was kostet es bergauf?
ruling-climbing = Jeder Schritt auf eine Schräge, die Schräge hinauf und von ihr auf die Brücke kostet 2, aus dem Wasser 3. Auch der Schritt auf die Brücke zählt noch als bergauf. Aus dem Wasser bergauf zahlst du nicht beides, sondern nur den höheren Preis.
ruling-coming-down-title = Und bergab?
ruling-coming-down = Nichts. Nur um Sand (2), Wasser (3) oder ein Loch (2) zu verlassen, zahlt der Ball so viel wie in der Ebene: Die Schräge hilft ihm nicht heraus.
ruling-too-little-title = Zu wenige Impulse, und etwas ist im Weg
ruling-too-little = Kann der Ball den Schritt von seinem Feld weg nicht bezahlen, bleibt er liegen, und kein Hindernis bewegt sich. Ein Ball, der nicht aus dem Sand herauskommt, prallt auch nicht von der Wand ab.
ruling-last-impulse-title = Mit dem letzten Impuls ins Wasser oder unter eine Tür
ruling-last-impulse = Auch dann gilt: Das Wasser oder die Tür hat den Ball gestoppt. So hängt die Begründung nicht davon ab, wie viele Impulse noch übrig waren.
ruling-for-ever-title = Kann ein Schlag ewig dauern?
ruling-for-ever = Nein. Zwar könnten zwei zwischen Wänden eingeklemmte Bälle einander die Impulse endlos zuspielen; wiederholt sich aber die Stellung, verfallen die restlichen Impulse.
ruling-along-wall-title = An einer Wand entlang, die abbiegt
ruling-along-wall = Der Ball folgt der Wand und biegt dabei um 60° ab, an geraden und runden Wänden genauso wie an Hindernissen. Nur die Form der Felder entscheidet, und die kann jeder sehen.
ruling-two-bodies-title = Zwei Hindernisse nebeneinander
ruling-two-bodies = Zwei Hindernisse sind zwei Körper: Ein Ball, der beide berührt, läuft zurück. In einer Ecke bleibt ihm kein anderer Weg.
ruling-blocked-bounce-title = Nach dem Abprall ist der Weg versperrt
ruling-blocked-bounce = Dann läuft der Ball zurück. Sonst würde er auf demselben Feld zweimal abprallen.
ruling-printed-arrows-title = Zählen aufgedruckte Pfeile?
ruling-printed-arrows = Ja, Pfeile haben Vorrang vor den anderen Regeln. Wer die Bretter hat, kann die Pfeile eintragen und muss sich nicht darauf verlassen, wie wir die Wände gezeichnet haben.
ruling-puddles-title = Von einer Pfütze in die andere
ruling-puddles = Die zweite Pfütze hält den Ball nicht auf: Wasser stoppt nur Bälle, die vom Trockenen kommen.
ruling-slowing-where-title = Wo dürfen Sand und Wasser liegen?
ruling-slowing-where = Auf 3, 4 oder 5 zusammenhängenden Feldern, nicht auf Loch oder Startfeld und nicht unter einem anderen Hindernis. Die Hefte geben dazu nur Ratschläge.
ruling-occupied-foot-title = Am Fuß der Schräge liegt ein Ball
ruling-occupied-foot = Der Ball von oben gibt seine restlichen Impulse weiter und wartet auf der Schräge. Der Verlag hat dafür Zusatzregeln, die uns nicht vorliegen.
ruling-foot-where-title = Wo darf eine Schräge enden?
ruling-foot-where = Auf einem leeren Feld, auf Sand, im Wasser oder auf einer Marke. Auch auf dem Loch: Dort rollt der Ball geradewegs hinein.
ruling-on-deck-hole-title = Kann ein Ball auf dem Loch einer Brücke liegen?
ruling-on-deck-hole = Ja, wenn er dort hingelegt wird oder ein Ball darunter ihn aufhält. Ein Ball fällt nur, wenn er auf dem Loch zur Ruhe kommt.
ruling-moved-until-title = Wie lange bleiben Hindernisse verschoben?
ruling-moved-until = Bis alle die Bahn beendet haben. Die Hefte sagen das über Kipper und Marken; bei uns gilt es für alle beweglichen Hindernisse.
ruling-moving-cells-title = Wo liegen Arm, umgefallener Kipper und Rückseite der Tür?
ruling-moving-cells = Wir nehmen die Felder, die der Text beschreibt; unsere Abbildungen D-4 bis D-12 zeigen sie. Die gedruckten Zeichnungen haben wir nicht.
ruling-what-stops-title = Was hält eine Walze, einen Arm oder einen fallenden Kipper auf?
ruling-what-stops = Alles außer leeren Feldern, Sand, Wasser und Marken hält sie auf, also auch Loch, Startfelder und Bälle. Nichts wird dorthin geschoben, wo es das Spiel blockieren würde.
ruling-after-lifting-title = Nach dem Anheben einer Tür
ruling-after-lifting = Beim nächsten Schlag darf der Ball überallhin, wo weder ein Pfosten noch etwas anderes im Weg ist.
ruling-open-door-title = Eine offene Tür
ruling-open-door = Eine offene Tür ist für jeden Ball und von beiden Seiten ein gewöhnliches Feld. Nur beim Anheben hält der Ball an.
ruling-held-open-title = Welche Felder halten eine Tür offen?
ruling-held-open = Die zwei Felder unter den Klappen und die drei dahinter; das gilt auch mitten im Schlag. Die Felder vor der Tür zählen nicht: Von dort muss ein Ball die Tür erst anheben.
ruling-door-order-title = Ein Schritt öffnet eine Tür und lässt eine andere zufallen
ruling-door-order = Die Türen bewegen sich in der Reihenfolge, in der sie in der Bahndatei stehen. So ist die Reihenfolge immer gleich, und jeder kann sie nachsehen.
ruling-token-where-title = Wo liegen Marken?
ruling-token-where = Auf Spielfeldern außer Startfeld und Loch, auch auf Sand, im Wasser, in einem Kanal oder Durchlass. Nur im Kanal über einer Wand dürfen sie nicht liegen: Eine Marke gehört zur Bahn, nicht zum Hindernis.
ruling-token-scattered-title = Wohin werden Marken verstreut?
ruling-token-scattered = Marken kommen nur auf Felder, die ein Ball vom Start aus erreichen kann, wenn die Hindernisse noch so stehen wie beim Aufbau. Eine Marke außer Reichweite nützt niemandem.
ruling-token-whose-title = Wem gehört eine Marke?
ruling-token-whose = Eine Marke gehört dem Besitzer des Balls, der sie nimmt, egal wer geschlagen hat. Das gilt auch, wenn andere deinen Ball einlochen.
ruling-no-surcharge-title = Ein Treffer aus Sand, Wasser oder Loch heraus
ruling-no-surcharge = Alle restlichen Impulse gehen auf den anderen Ball über: Ein Schritt, den der Ball nicht macht, kostet nichts.
ruling-holed-by-others-title = Durch den Schlag eines anderen eingelocht
ruling-holed-by-others = Der Besitzer des Balls notiert die Nummer der laufenden Runde.
ruling-unused-starts-title = Unbenutzte Löcher und Starts verbundener Bahnen
ruling-unused-starts = Unbenutzte Löcher und Starts sind gewöhnliche Felder: Eine verbundene Bahn hat einen Start und ein Loch.
ruling-start-on-hole-title = Start und Loch auf einem Feld
ruling-start-on-hole = Das ist nicht erlaubt: Der Ball wäre eingelocht, bevor er gespielt wird.
ruling-sixth-die-title = Was steht auf dem sechsten Würfel?
ruling-sixth-die = Der sechste Würfel ist blau: 1 1 2 2 3 3. Kein Heft nennt ihn, aber die Karte, die die Zahl halbiert, lässt kleine Zahlen vermuten.
ruling-numbers-title = Zahlen, die in keinem Heft stehen
ruling-numbers = Gelb 4 bis 9, Grün 8 bis 13, Orange die Vielfachen von 3 (bis 18), Violett die Quadratzahlen bis 36: die einfachsten Reihen, in denen die Zahlen aus den Heften vorkommen.
ruling-fifth-card-title = Die fünfte gedruckte Karte
ruling-fifth-card = n², die Zahl mal sich selbst. Kein Heft nennt diese Karte; ×3 wäre ebenso gut möglich.
ruling-halving-card-title = Die Karte „min“
ruling-halving-card = Die Hälfte, aufgerundet. Dafür gibt es nur ein Beispiel: Aus 5 wird 3.
ruling-round-first-title = Runder und flacher Ball einer Farbe
ruling-round-first = Der runde Ball spielt zuerst. Die Reihenfolge neben der Bahn nennt nur Farben.
ruling-start-free-title = Dürfen zwei Bälle auf demselben Feld starten?
ruling-start-free = Im einfachen Spiel ja, das sagen alle Hefte. Bei Karambolage muss das Feld frei sein: Zwei Bälle passen nicht auf ein Feld, und die Hefte sagen dazu nichts.
ruling-no-start-free-title = Bei Karambolage ist kein Startfeld frei
ruling-no-start-free = Dieser Schlag verfällt. Eine Runde auszusetzen ist der kleinste Nachteil.
ruling-giving-up-title = Was, wenn jemand aufgibt?
ruling-giving-up = Was im Loch ist, ist im Loch; die übrigen Bälle bekommen das Limit, und wer bleibt, hat dadurch keinen Nachteil. Die laufende Bahn zählt, damit auch eine Partie über eine einzige Bahn ein Ergebnis hat.

# Wo die Hefte sich unterscheiden
ruling-v-figures-title = Abbildungen 20 und 41
ruling-v-figures = Das französische Heft erklärt diese Abbildungen mit Karten, das deutsche und das polnische mit Würfeln; der Weg ist derselbe. Unsere Abbildungen zeigen beides.
ruling-v-rolling-over-title = Über das Loch rollen
ruling-v-rolling-over = Im französischen Heft genügen zwei Impulse zu viel; die anderen nennen keine genaue Zahl. Wir nehmen zwei.
ruling-v-players-title = Zahl der Spieler
ruling-v-players = Alle Hefte sprechen zuerst von 2 bis 6 Spielern. Mit beiden Sorten Bällen können 12 spielen: laut dem französischen Heft bei Karambolage, laut dem deutschen und dem polnischen auch im einfachen Spiel. Wir erlauben 12 in beiden Spielarten. Mehrere Bälle pro Spieler empfiehlt das französische Heft, die anderen erlauben sie.
ruling-v-fork-title = Die Gabel
ruling-v-fork = Dass der Ball an einer Gabel umkehrt, steht im französischen und im deutschen Heft; im polnischen zeigt es nur die Abbildung.
ruling-v-tall-side-title = Hohe Hindernisse von der Seite
ruling-v-tall-side = Das französische und das deutsche Heft behandeln hohe Hindernisse von der Seite wie flache, das polnische behandelt sie wie Wände. Bei uns läuft das auf dasselbe hinaus.
ruling-v-at-once-title = Zwei Bälle mit einem Schlag, und Blau spielt zuletzt
ruling-v-at-once = Dass mit einem Schlag zwei Bälle fallen können (Abbildung 56), sagen alle Hefte; dass der erste sofort fällt, sagt nur das französische. Auch dass Blau zuletzt spielt (Abbildung 55), steht nur dort.
ruling-v-along-wall-title = An einer Wand entlang
ruling-v-along-wall = Das französische Heft unterscheidet gerade und gebogene Wände, das deutsche und das polnische sprechen nur von der Form. Bei uns entscheiden die Felder.
ruling-v-turns-title = Wer bei Karambolage wann spielt
ruling-v-turns = Die Hefte beschreiben die Reihenfolge verschieden. Bei uns hat jeder Ball reihum einen Schlag.

# Entscheidungen: Carramboule
ruling-rack-title = Wie liegen die Kugeln?
ruling-rack = 9 weiße und 9 schwarze Kugeln liegen abwechselnd in zwei sechseckigen Ringen um die Dame; in jedem Ring ist die Kugel weiß, die dem beginnenden Spieler am nächsten liegt. Ein Bild des Aufbaus gibt es nicht. Der Zufall verschiebt jede Kugel um weniger als einen Zehntelmillimeter, damit kein Aufbau dem anderen gleicht.
ruling-measures-title = Wie groß ist alles?
ruling-measures = Die Originalregeln nennen keine Maße. Unsere Maße sind die eines Carrom-Bretts.
ruling-equal-points-title = Gleich viele Punkte am Ende
ruling-equal-points = Unentschieden.
ruling-leaving-title = Was, wenn jemand aufgibt?
ruling-leaving = Gibt jemand auf, gewinnt der andere. Niemand soll einen Vorsprung retten, indem er geht.
ruling-both-last-title = Die letzten Kugeln beider Farben in einem Stoß
ruling-both-last = Wessen letzte Kugel zuerst fällt, gewinnt die Runde. Muss aber eine Kugel des Stoßenden zurück, gewinnt der Gegner. Die Originalregeln erwähnen einen solchen Stoß nicht.
ruling-partie-title = Was heißt „partie“?
ruling-partie = Wo die Originalregeln ein besonderes Ende beschreiben, verstehen wir das Wort als „Runde“, nicht als ganze Partie: Dort geht es um die Punkte einer Runde.
ruling-which-way-title = Wohin darfst du stoßen?
ruling-which-way = Von der eigenen Bande weg: Die Richtung muss nach vorn zeigen. Niemand geht um den Tisch herum.
ruling-how-hard-title = Wie fest darfst du stoßen?
ruling-how-hard = Das Queue bewegt sich mit höchstens 6 m/s, trifft höchstens 0,6 Radien neben der Mitte und wird höchstens um 80° angehoben. Jenseits dieser Grenzen rutscht es ab oder hebt die Kugel an, und das kann ein flacher Tisch nicht zeigen.
ruling-direct-title = Was kostet ein Verstoß gegen K6?
ruling-direct = Die Originalregeln verbieten einen solchen Stoß, nennen aber keine Strafe; die haben wir festgelegt. Es zählt, wo die Kugeln zu Beginn des Stoßes lagen. Rollt eine Kugel erst während des Stoßes an deine Linie oder dahinter, ist das kein Foul.
ruling-breach-no-own-title = Eine eigene Kugel fällt bei einem Verstoß gegen K6
ruling-breach-no-own = Eine solche Kugel reicht nicht, um die Dame gewinnen zu können: Sie geht zurück, als wäre sie nicht gefallen.
ruling-off-table-title = Eine Kugel verlässt den Tisch
ruling-off-table = Eine solche Kugel kommt zurück in die Mitte. Die Spielkugel dagegen nimmt der Stoßende wieder in die Hand, und der andere ist dran; nur eine ungedeckte Dame geht dann mit zurück. Eine gedeckte Dame ist schon gewonnen.
ruling-centre-title = Wo genau ist die Mitte?
ruling-centre = Kugeln kommen zurück auf die Plätze eines sechseckigen Gitters um die Mitte, in dem benachbarte Kugeln einander berühren. Auch die Ringe des Aufbaus liegen in diesem Gitter; ihre Ecken zeigen zu den Spielern.
ruling-shot-ends-title = Endet jeder Stoß?
ruling-shot-ends = Ja: Die Berechnung hört nach 20 000 Ereignissen auf, und kein echter Stoß braucht auch nur ein Zehntel davon.
ruling-queen-when-title = Ab wann darfst du die Dame gewinnen?
ruling-queen-when = Sobald in dieser Runde durch deinen eigenen Stoß eine eigene Kugel gefallen ist, in einem früheren Stoß (auch wenn sie später zurückging) oder früher im selben.
ruling-covering-title = Muss die Dame vor ihrer Deckung fallen?
ruling-covering = Nein, innerhalb eines Stoßes ist die Reihenfolge egal; fallen eine eigene und eine fremde Kugel, deckt die eigene. Am Tisch lässt sich nach dem Stoß nicht mehr sagen, welche Kugel zuerst fiel.
ruling-cue-pending-title = Die Spielkugel fällt, während die Dame auf Deckung wartet
ruling-cue-pending = Die Dame geht zurück, als wäre sie in diesem Stoß gefallen.
ruling-adverse-too-title = Spielkugel, Dame, eigene und fremde Kugel
ruling-adverse-too = Es gibt keine Wahl: Die Dame und eine Kugel gehen zurück, und der andere ist dran. Fällt eine fremde Kugel, ist danach immer der andere dran.
ruling-several-rows-title = Mehrere Fouls in einem Stoß
ruling-several-rows = Das unterste Foul in der Liste gilt; die Fouls sind nach Schwere geordnet.
ruling-owed-title = Geschuldete Kugeln
ruling-owed = Geschuldete Kugeln gehen am Ende des nächsten Stoßes zurück, der dem Spieler eine Kugel bringt, egal wer gestoßen hat.
ruling-cue-with-last-title = Die Spielkugel fällt mit der letzten Kugel
ruling-cue-with-last = Fällt mit der letzten Kugel auch die Spielkugel, bekommt der Gewinner immer einen Punkt mehr. Die Originalregeln sagen das nur für einen der Fälle.
ruling-last-with-queen-title = Letzte Kugel, gedeckte Dame und Spielkugel
ruling-last-with-queen = Hat eine eigene Kugel die Dame gedeckt, gehört sie dem Stoßenden, und der Gegner bekommt die fünf Punkte nicht. Eine Wahl gibt es nicht: Die Runde ist vorbei.

# Wörter
word-impulse = Impuls
word-impulse-text = Was ein Wurf dem Ball gibt. Mit Impulsen bezahlt der Ball seine Schritte.
word-step = Schritt
word-step-text = Von der Mitte eines Feldes zur Mitte des nächsten.
word-stroke = Schlag
word-stroke-text = Ein Wurf und alles, was daraus folgt, bis alle Bälle still liegen.
word-fairway = Spielfeld
word-fairway-text = Die Felder, auf denen ein Ball rollen kann.
word-body = Körper
word-body-text = Was beim Abprall als Einheit zählt: alle Wände zusammen oder ein einzelnes Hindernis.
word-mouth = Mündung
word-mouth-text = Die Stelle, an der ein Kanal offen ist.
word-foot = Fuß
word-foot-text = Das Bodenfeld vor einer Schräge.
word-deck = Brücke
word-deck-text = Der ebene Teil eines hohen Hindernisses, oben zwischen den Schrägen.
word-carom = Karambolage
word-carom-text = Ein Ball trifft einen anderen und gibt ihm seine Impulse.
word-settle = Zur Ruhe kommen
word-settle-text = Den Lauf beenden: liegen bleiben, ins Loch fallen, hinabrollen oder durch ein Brückenloch fallen.
word-camp = Lagerlinie
word-camp-text = Die Linie, von der du beim Carramboule stößt.
word-cover = Decken
word-cover-text = Die Dame sichern, indem du eine eigene Kugel versenkst.
word-owe = Schulden
word-owe-text = Eine Kugel zurückgeben müssen, aber noch keine gewonnen haben.
rules-keys-search = im Regelbuch suchen
