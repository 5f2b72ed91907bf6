# Die Werkstatt: Bahnen bauen, beurteilen und teilen
workshop = Werkstatt
workshop-intro = Leg Teile auf eine Bahn, verbinde mehrere Bahnen oder zeichne eine eigene. Daneben siehst du sofort, was deine Bahn taugt: Par, Streuung, Sackgassen, Fairness.
workshop-new = Neue Bahn zeichnen
workshop-new-name = Neue Bahn
workshop-upload = Datei öffnen
workshop-upload-wrong = Diese Datei lässt sich nicht öffnen:
workshop-library = Die Bibliothek: Bahnen von anderen
workshop-own = Deine Bahnen
workshop-own-none = Du hast noch keine eigene Bahn. Bau eine der Bahnen unten um oder zeichne eine neue; sie bleibt auf diesem Gerät.
workshop-plain = Die neun Bahnen
workshop-layouts = Umgebaute Bahnen
workshop-take = { $name } umbauen
workshop-fork = Daran weiterbauen
workshop-copy = Kopieren
workshop-copy-of = { $name } kopieren
workshop-remove = Entfernen
workshop-remove-of = { $name } entfernen
workshop-remove-title = Diese Bahn entfernen?
workshop-remove-text = „{ $name }“ wird endgültig von diesem Gerät gelöscht.
workshop-all = Alle Bahnen
workshop-missing = Diese Bahn gibt es auf diesem Gerät nicht.
workshop-unnamed = Ohne Namen
workshop-saved = gespeichert
workshop-saving = wird gespeichert …
workshop-not-kept = Dieser Browser kann die Bahn nicht speichern. Lade die Datei herunter, um sie zu behalten.
workshop-from-none = Von dir gezeichnet
workshop-from-standard = Umbau von „{ $name }“
workshop-from-own = Umbau deiner Bahn „{ $name }“
workshop-from-link = Aus einem Link: { $name }
workshop-from-file = Aus der Datei { $name }
workshop-from-library = Aus der Bibliothek: { $name }
workshop-play = Spielen
workshop-undo = Rückgängig
workshop-redo = Wiederherstellen
workshop-undone = Rückgängig gemacht.
workshop-redone = Wiederhergestellt.
workshop-zoom = Größer
workshop-cancel = Abbrechen

workshop-actions = Aktionen für diese Bahn
workshop-short-all = Bahnen
workshop-short-heat = Heatmap
workshop-short-solid = 3D
workshop-short-course = Details
workshop-short-text = Datei
workshop-tools = Werkzeuge
workshop-tool-pieces = Teile
workshop-tool-fairway = Spielfeld
workshop-tool-wall = Wand
workshop-tool-round = Runde Wand
workshop-short-round = Rund
workshop-tool-erase = Löschen
workshop-tool-start = Start
workshop-tool-hole = Loch
workshop-tool-arrow = Pfeile
workshop-heat = Heatmap
workshop-solid-old = Hier ist die letzte Fassung ohne Fehler zu sehen.
workshop-try = Probieren
workshop-to-go = noch { $strokes }
workshop-hint-pieces = Zieh ein Teil aus dem Kasten oder tippe es an. Tippe ein Teil auf der Bahn an, um es zu drehen, zu öffnen oder wegzunehmen.
workshop-hint-draw = Zeichne über die Felder. Start und Loch lassen sich verschieben, aber nicht übermalen.
workshop-put-back = Das Teil kehrt an seinen Platz zurück.
workshop-shaping = Tippe Felder an, um sie hinzuzufügen oder wegzunehmen: Es müssen 3 bis 5 zusammenhängende Felder sein.
workshop-board = Die Bahn, an der du baust
workshop-how = Mit Tab gehst du von Teil zu Teil. Mit { $keys } oder den Pfeiltasten bewegst du ein Teil oder die Feldmarkierung. R dreht das Teil, M spiegelt es, F öffnet oder schließt seinen Kanal, Entf nimmt es weg. Ist ein Zeichenwerkzeug gewählt, zeichnest du mit der Eingabetaste.
workshop-cursor = Feld { $x }, { $y }: { $ground }
workshop-ground-fairway = Spielfeld
workshop-ground-start = Start
workshop-ground-hole = Loch
workshop-ground-wall = Wand
workshop-ground-round = runde Wand
workshop-ground-outside = außerhalb
workshop-keys-move = das Teil oder die Feldmarkierung bewegen
workshop-keys-apply = ein Feld zeichnen oder ein Teil aus dem Kasten legen
workshop-keys-several = mehrere auswählen
workshop-keys-copy = kopieren, einfügen, verdoppeln
workshop-keys-undo = rückgängig machen, wiederherstellen
workshop-keys-solid = 3D-Ansicht ein- oder ausblenden

workshop-selection = Die ausgewählten Teile
workshop-selected = { $piece } auf { $x }, { $y } ist ausgewählt.
workshop-selected-many = { $count } Teile sind ausgewählt.
workshop-lies = { $piece } auf { $x }, { $y }.
workshop-copied = { $count ->
        [one] Ein Teil kopiert.
       *[other] { $count } Teile kopiert.
    }
workshop-do-turn = Um 60° drehen
workshop-short-turn = Drehen
workshop-do-mirror = Spiegeln
workshop-do-open = Kanal öffnen oder schließen
workshop-short-open = Kanal
workshop-do-value = Nächster Wert
workshop-short-value = Wert
workshop-do-cells = Felder wählen
workshop-short-cells = Felder
workshop-do-double = Verdoppeln
workshop-do-remove = Wegnehmen

workshop-tray = Teile
workshop-tray-laid = { $laid } von { $count } gelegt
workshop-bin = { $piece }, noch { $left }
workshop-kind-flat = Flach
workshop-kind-tall = Hoch
workshop-kind-slow = Sand und Wasser
workshop-kind-moving = Beweglich
workshop-kind-token = Marken
workshop-kind-marker = Start und Loch
workshop-piece-number = { $piece } Nr. { $number }
workshop-piece-at = { $piece }, auf { $x }, { $y }
workshop-piece-wrong = { $piece }, auf { $x }, { $y }, kann dort nicht liegen

workshop-cert = Zeugnis
workshop-cert-par = Par
workshop-cert-working = Die Bahn wird beurteilt …
workshop-cert-value = Wer perfekt spielt, braucht im Schnitt { $value } Schläge.
workshop-cert-bounds = Wer perfekt spielt, braucht im Schnitt { $lower } bis { $upper } Schläge; für einen genauen Wert ist die Bahn zu komplex.
workshop-cert-best = Am besten startest du auf Feld { $start }; wer durchschnittlich spielt, braucht { $average } Schläge.
workshop-cert-spread = Verteilung der Schläge bei perfektem Spiel
workshop-cert-axis = Schläge bis ins Loch (–: nicht eingelocht)
workshop-cert-share = % der Versuche
workshop-cert-strokes = { $count ->
        [one] ein Schlag: { $share }
       *[other] { $count } Schläge: { $share }
    }
workshop-cert-never = nicht eingelocht: { $share }
workshop-cert-solvable = Das Loch ist von allen sechs Startfeldern aus erreichbar
workshop-cert-unsolvable = { $count ->
        [one] Von einem Startfeld aus ist das Loch unerreichbar
       *[other] Von { $count } Startfeldern aus ist das Loch unerreichbar
    }
workshop-cert-order-even = Im einfachen Spiel ist die Reihenfolge egal
workshop-cert-order-first = Im einfachen Spiel braucht der erste Ball { $strokes } Schläge weniger als der letzte
workshop-cert-order-last = Im einfachen Spiel braucht der letzte Ball { $strokes } Schläge weniger als der erste
workshop-cert-dead = { $count ->
        [0] Keine Sackgassen
        [one] Eine Sackgasse, mit einem Kreuz markiert
       *[other] { $count } Sackgassen, mit Kreuzen markiert
    }
workshop-cert-loops = { $count ->
        [one] Auf einem Feld kann ein Wurf den Ball zwingen, dorthin zurückzukehren
       *[other] Auf { $count } Feldern kann ein Wurf den Ball zwingen, dorthin zurückzukehren
    }
workshop-cert-meet = Im Modus Karambolage trifft der Ball bei { $share } aller Schläge einen anderen.
workshop-cert-meet-even = Wer bei Karambolage anfängt, hat weder Vor- noch Nachteil (± { $error } Schläge).
workshop-cert-meet-first = Bei Karambolage mit zwei Bällen braucht der erste { $strokes } Schläge weniger als der zweite (± { $error }).
workshop-cert-meet-last = Bei Karambolage mit zwei Bällen braucht der erste { $strokes } Schläge mehr als der zweite (± { $error }).
workshop-cert-unplayable = So nicht spielbar
workshop-cert-step = Schritt { $step } von 2, { $seconds } s …
workshop-cert-cancel = Abbrechen
workshop-cert-stopped = Die Beurteilung wurde abgebrochen.
workshop-cert-again = Beurteilen
workshop-errors = Fehler
workshop-advice = Hinweise
workshop-advice-show = Anzeigen
workshop-mark-error = Fehler: { $text }
workshop-mark-advice = Hinweis: { $text }
workshop-remark-at = Die Stelle ist auf der Bahn markiert, bei { $x }, { $y }.

workshop-text = Bahndatei
workshop-text-note = Die Bahn als Text. Änderst du den Text, ändert sich die Bahn, und umgekehrt.
workshop-text-line = Zeile { $line }:
workshop-text-take = Übernehmen
workshop-course = Details der Bahn
workshop-name = Name
workshop-name-empty = Eine Bahn braucht einen Namen.
workshop-name-long = Höchstens { $most } Zeichen.
workshop-name-taken = Eine andere deiner Bahnen heißt schon so.
workshop-rename = Umbenennen
workshop-renamed = Die Bahn heißt jetzt { $name }.
workshop-limit = Schlaglimit
workshop-order = Reihenfolge
workshop-order-earlier = { $colour } nach vorn
workshop-link = Grundlage
workshop-link-note = Wähle eine Bahn oder verbinde mehrere Bahnen desselben Bretts. Was du gezeichnet hast, wird ersetzt; „Rückgängig“ holt es zurück.
workshop-link-start = Start von
workshop-link-hole = Loch von
workshop-link-do = Übernehmen
workshop-arrow-note = Ein Pfeil an der Wand bei Feld { $x }, { $y }. Tippe ein anderes Feld an, um es stattdessen zu wählen.
workshop-arrow-in = Ball rollt nach
workshop-arrow-out = und prallt ab nach
workshop-arrow-print = Pfeil setzen
workshop-arrow-here = { $in } → { $out }
workshop-arrow-remove = Entfernen

workshop-share = Teilen
workshop-share-link = Link
workshop-share-link-note = Die ganze Bahn steckt im Link; sie wird auf keinem Server gespeichert.
workshop-share-copy = Kopieren
workshop-share-copied = Kopiert.
workshop-share-file = Bahndatei
workshop-share-png = Bild (PNG)
workshop-share-svg = Bild (SVG)
workshop-share-print = Auf A4 drucken, mit Teileliste
workshop-share-a4 = A4-Blatt als Datei (SVG)
workshop-sheet-by = von { $name }
workshop-share-unplayable = Diese Bahn ist noch nicht spielbar. Du kannst sie speichern, aber noch nicht teilen oder spielen.
workshop-shared = Geteilte Bahn
workshop-shared-facts = Höchstens { $limit } Schläge. Spiel die Bahn gegen den Computer oder bau daran weiter.
workshop-code-wrong = In diesem Link steckt keine vollständige Bahn. Lass ihn dir noch einmal schicken.

workshop-try-begun = Der Ball liegt auf dem ersten Startfeld. Tippe ein Feld an, um ihn dorthin zu legen.
workshop-try-placed = Der Ball liegt auf { $x }, { $y }.
workshop-try-no-place = Dort kann der Ball nicht liegen.
workshop-try-rests = { $count ->
        [one] Ein Schlag.
       *[other] { $count } Schläge.
    }
workshop-try-holed = { $count ->
        [one] Mit einem Schlag eingelocht!
       *[other] Mit { $count } Schlägen eingelocht!
    }
workshop-try-impulses = Impulse
workshop-try-fewer = Ein Impuls weniger
workshop-try-more = Ein Impuls mehr
workshop-try-dice = Würfeln
workshop-try-roll = Würfel { $range } werfen
workshop-try-rolled = Gewürfelt: { $impulses }
workshop-try-play = Mit { $impulses } nach { $direction } spielen
workshop-try-hint = Tipp
workshop-try-hint-text = Mit { $impulses }: { $direction }. Der Würfel { $range } ist von hier aus am besten.
workshop-try-reset = Zurück zum Start
workshop-try-again = Noch einmal

workshop-finding-off-fairway = { $piece } liegt neben dem Spielfeld.
workshop-finding-both-on = { $piece } und { $other } liegen auf demselben Feld.
workshop-finding-on-end = { $piece } liegt auf Start oder Loch.
workshop-finding-blob-size = Sand und Wasser müssen 3, 4 oder 5 Felder bedecken.
workshop-finding-blob-apart = Die Felder von { $piece } müssen zusammenhängen.
workshop-finding-foot-off = Ein Fuß von { $piece } liegt nicht auf dem Spielfeld.
workshop-finding-foot-under = Ein Fuß von { $piece } liegt unter { $other }.
workshop-finding-deck-hole-off = Das Loch in { $piece } muss über dem Spielfeld liegen.
workshop-finding-spinner-bare = { $piece } darf nur auf leerem Spielfeld liegen.
workshop-finding-spinner-room = Rund um die Nabe von { $piece } muss das Spielfeld frei sein.
workshop-finding-covers-start = { $piece } verdeckt ein Startfeld.
workshop-finding-covers-hole = { $piece } verdeckt das Loch; es darf nur in einem Durchlass oder unter dem Loch einer Brücke liegen.
workshop-finding-hole-on-start = Das Loch liegt auf einem Startfeld.
workshop-finding-arrow-no-wall = In Richtung { $direction } ist dort keine Wand, ein Pfeil hätte keine Wirkung.
workshop-finding-arrow-twice = Für die Richtung { $direction } gibt es dort schon einen Pfeil.
workshop-finding-out-of-reach = { $starts ->
        [one] Von einem Startfeld aus ist das Loch unerreichbar; öffne einen Weg.
       *[other] Von { $starts } Startfeldern aus ist das Loch unerreichbar; öffne einen Weg.
    }
workshop-finding-too-many = { $shape } gibt es im Kasten nur { $count }-mal; hier liegt das Teil { $lie }-mal.
workshop-finding-crowded = { $count } Hindernisse auf einer Bahn: Mit mehr als 5 wird sie unübersichtlich.
workshop-finding-dead-ends = { $count ->
        [one] Es gibt ein Feld, auf dem ein Ball liegen bleiben kann und von dem aus das Loch unerreichbar ist.
       *[other] Es gibt { $count } Felder, auf denen ein Ball liegen bleiben kann und von denen aus das Loch unerreichbar ist.
    }
workshop-finding-unreached = { $count ->
        [one] Ein Spielfeld ist für keinen Ball erreichbar.
       *[other] { $count } Spielfelder sind für keinen Ball erreichbar.
    }
workshop-finding-mouth-at-wall = Eine Mündung von { $piece } zeigt auf eine Wand.
workshop-finding-sent-back = Ein Ball, der von { $piece } herunterrollt, prallt sofort wieder zurück.
workshop-finding-made-for = { $piece } ist nur für Bahn { $course } gemacht.
workshop-finding-no-company = { $piece } liegt frei; rück das Teil an eine Wand oder ein Hindernis.
workshop-finding-no-channel = Dieses Teil hat keinen Kanal.
workshop-finding-no-value = Nur Marken haben einen Wert.
workshop-finding-no-blob = Nur bei Sand und Wasser lassen sich Felder wählen.
workshop-finding-no-cell = Dieses Feld gibt es nicht.
workshop-finding-no-piece = Dieses Teil gibt es nicht.
workshop-finding-paint-end = Start und Loch lassen sich nicht übermalen; verschiebe sie zuerst.
workshop-finding-start-on-hole = Start und Loch können nicht auf demselben Feld liegen.
workshop-finding-order = In der Reihenfolge muss jede der sechs Farben einmal stehen.
workshop-finding-too-large = Die Datei ist größer, als eine Bahndatei sein darf (1 MiB).
