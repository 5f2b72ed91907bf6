# Wiedergabe: Aufzeichnungen ansehen, Glück und Können, Würfel prüfen, weitergeben
replay-title = Wiedergabe
replay-sub = { $game ->
        [golf] Wiedergabe · Schlag { $number } von { $count }
       *[other] Wiedergabe · Stoß { $number } von { $count }
    }
replay-opening = Aufzeichnung wird geladen …
replay-open-file = Aufzeichnung öffnen
replay-open-note = Wähle die Datei einer Partie oder zieh sie auf diese Seite. Die Datei bleibt auf diesem Gerät.
replay-refused-unknown = Diese Partie gibt es weder auf diesem Gerät noch auf dem Server.
replay-refused-offline = Diese Partie liegt nicht auf diesem Gerät, und der Server ist nicht erreichbar. Versuch es später noch einmal.
replay-refused-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
replay-refused-no-record = Diese Datei ist keine Aufzeichnung einer Partie, oder sie ist beschädigt.
replay-refused-bad-link = Dieser Link ist unvollständig oder wurde verändert; lass ihn dir noch einmal schicken.
replay-refused-version = Diese Aufzeichnung stammt von einer anderen Version von Carambole und lässt sich hier nicht abspielen.
replay-refused-nothing = In dieser Partie wurde noch nichts gespielt.

# Bevor eine Aufzeichnung offen ist
replay-own = Deine Partien
replay-own-all = Alle { $count } Partien
replay-match-open = noch nicht zu Ende
replay-match-score = Ergebnis: { $total }
replay-match-online = online
replay-sample = Eine Partie zum Ansehen
replay-sample-text = Du hast noch keine Partie gespielt. Sieh dir Mia gegen Max auf drei Bahnen an: Sie locht gleich mit dem ersten Schlag ein, er gewinnt mit einem Schlag Vorsprung.
replay-sample-watch = Partie ansehen

# Die Holzleiste
replay-controls = Steuerung der Wiedergabe
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-last = Ans Ende
replay-speed = Tempo: { $speed }-fach
replay-list = Alle Schläge
replay-strokes = Schläge
replay-jump = { $number }: { $title }
replay-scrub = Stelle in der Partie
replay-keys-step = einen Schritt zurück oder weiter
replay-keys-stroke = einen Schlag zurück oder weiter
replay-keys-ends = an den Anfang, ans Ende
replay-keys-play = abspielen oder anhalten

# Schritte
replay-step-begin = Die Partie beginnt
replay-step-course = Bahn { $number }: { $name }
replay-step-round = Runde { $number }
replay-step-start = { $name ->
        [Du] Du setzt { $ball }
       *[other] { $name } setzt { $ball }
    }
replay-step-pick = { $name ->
        [Du] Du nimmst: { $pick }
       *[other] { $name } nimmt: { $pick }
    }
replay-step-roll = { $name ->
        [Du] Du würfelst { $impulses }
       *[other] { $name } würfelt { $impulses }
    }
replay-step-stroke = { $name }: { $impulses }, { $dir }
replay-step-pass = { $name }: kein Weg ist frei
replay-step-shot = { $name }, Stoß { $number }
replay-step-choice = { $name ->
        [Du] Du wählst
       *[other] { $name } wählt
    }
replay-step-end = Die Partie ist zu Ende
replay-result = { $rank }. { $name }: { $total }
replay-say = Das passiert gerade

# Entscheidungen
replay-choice-best = { $chosen }: nichts war besser.
replay-choice-cost = { $choice }: { $exact ->
        [yes] hätte { $cost } Schläge gespart
       *[no] hätte etwa { $cost } Schläge gespart
    }
replay-instead = { $best } statt { $chosen }
replay-left-die = { $die ->
        [white] des weißen
        [blue] des blauen
        [yellow] des gelben
        [green] des grünen
        [orange] des orangen
        [violet] des violetten
        [red] des roten
        [black] des schwarzen
       *[other] Würfel { $die }
    }
replay-left-card = Karte { $card }
replay-left-way = { $dir ->
        [E] Osten
        [NE] Nordosten
        [NW] Nordwesten
        [W] Westen
        [SW] Südwesten
        [SE] Südosten
       *[other] { $dir }
    }
replay-left-start = Nr. { $number }
replay-choice-close = { $chosen }: so gut wie { $best }, soweit sich das sagen lässt (Unterschied: { $cost } Schläge).
replay-options = { $count ->
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
replay-option = Möglichkeit
replay-option-rest = Erwartete Schläge
replay-option-stand = Gegen die anderen
replay-option-more = Verglichen mit der besten
replay-option-how = { $much ->
        [none] nichts ist besser
        [little] etwas schlechter
        [some] schlechter
        [close] zu knapp für ein Urteil
       *[much] viel schlechter
    }
replay-option-hint = Zeig auf eine Möglichkeit oder tippe sie an: Das Brett zeigt, wohin sie führt.
replay-option-leads = { $choice }: { $leads }.
replay-option-reach = { $sides ->
        [0] { $choice }: Keine Seite bringt den Ball ins Loch.
        [1] { $choice }: Eine von sechs Seiten kann den Ball ins Loch bringen.
       *[other] { $choice }: { $sides } von sechs Seiten können den Ball ins Loch bringen.
    }
replay-option-chosen = gespielt
replay-tag-luck = Glück beim Wurf
replay-tag-skill = Können bei der Wahl
replay-roll-how = { $how ->
        [kind] günstig
        [unkind] ungünstig
       *[even] wie erwartet
    }
replay-choice-how = { $how ->
        [well] gut gewählt
        [little] kostete ein wenig
        [some] kostete einiges
        [close] zu knapp für ein Urteil
       *[much] kostete viel
    }
replay-tag-before = Chance vorher
replay-tag-after = Chance nachher
replay-shot-best = Kein besserer Stoß gefunden.
replay-shot-better = Siegchance mit dem besten gefundenen Stoß: { $best } ({ $gain }).
replay-shot-show = Besten Stoß zeigen
replay-shot-played = Zurück zum gespielten Stoß
replay-heat = Wert der Felder anzeigen
replay-heat-key = erwartete Schläge

# Glück und Können
replay-findings = Glück und Können
replay-sums = Glück und Können insgesamt
replay-luck = Glück
replay-skill = Können
replay-both = beides, aufsummiert
replay-luck-head = Glück
replay-skill-head = Können
replay-guess-head = Schätzfehler
replay-par = Par
replay-score = Ergebnis
replay-in-strokes = In Schlägen
replay-whose = Schläge von
replay-chart-key = oben: gespart, unten: verloren
replay-chart-label = { $name }: { $count ->
        [one] ein Schlag
       *[other] { $count } Schläge
    }. Gesparte Schläge: Glück { $luck }, Können { $skill }.
replay-verdict = { $name ->
        [Du] { $dice ->
            [gave] Die Würfel ersparten dir { $luck } Schläge
            [took] Die Würfel kosteten dich { $luck } Schläge
           *[even] Glück und Pech beim Würfeln glichen sich für dich aus
        }{ $choices ->
            [cost] , und deine Entscheidungen kosteten { $skill } Schläge.
           *[perfect] , und jede Entscheidung war die beste.
        }
       *[other] { $dice ->
            [gave] Die Würfel ersparten { $name } { $luck } Schläge
            [took] Die Würfel kosteten { $name } { $luck } Schläge
           *[even] Glück und Pech beim Würfeln glichen sich für { $name } aus
        }{ $choices ->
            [cost] , und die Entscheidungen kosteten { $skill } Schläge.
           *[perfect] , und jede Entscheidung war die beste.
        }
    }
replay-costly = { $name ->
        [Du] { $count ->
            [one] Deine teuerste Entscheidung
           *[other] Deine { $count } teuersten Entscheidungen
        }
       *[other] { $count ->
            [one] Die teuerste Entscheidung von { $name }
           *[other] Die { $count } teuersten Entscheidungen von { $name }
        }
    }
replay-costly-stroke = { $mode ->
        [carom] Bahn { $course }, Runde { $number }
       *[basic] Bahn { $course }, Schlag { $number }
    }
replay-costly-shot = Runde { $round }, Stoß { $number }
replay-costly-gain = Bester gefundener Stoß: { $gain } Siegchance
replay-went = { $choices ->
        [well] Gute Entscheidungen
        [mixed] Gute und teure Entscheidungen
       *[dear] Teure Entscheidungen
    }{ $dice ->
        [kind] ; die Würfel waren gnädig.
        [unkind] ; die Würfel waren ungnädig.
       *[even] ; die Würfel waren fair.
    }
replay-expected = Erwartet
replay-result-head = Stand
replay-carom-note = Karambolage lässt sich nicht vollständig berechnen. Die Zahlen sind Schätzungen des Computers; ± sagt, wie weit sie danebenliegen können. Als Glück gelten die Würfe und die Schläge der anderen. „Schätzfehler“ sagt, wie weit die Schätzungen danebenlagen. „Stand“ sagt, wie viele Schläge jemand vor dem Durchschnitt der anderen liegt.
replay-verdict-carom = { $name ->
        [Du] { $dice ->
            [gave] Die Würfel ersparten dir { $luck } Schläge
            [took] Die Würfel kosteten dich { $luck } Schläge
           *[even] Glück und Pech beim Würfeln glichen sich für dich aus
        }{ $they ->
            [gave] , die anderen ersparten dir { $others } Schläge
            [took] , die anderen kosteten dich { $others } Schläge
           *[even] {""}
        }{ $choices ->
            [cost] , und deine Entscheidungen kosteten { $skill } Schläge.
           *[close] , und deine Entscheidungen waren von den besten nicht zu unterscheiden.
        }
       *[other] { $dice ->
            [gave] Die Würfel ersparten { $name } { $luck } Schläge
            [took] Die Würfel kosteten { $name } { $luck } Schläge
           *[even] Glück und Pech beim Würfeln glichen sich für { $name } aus
        }{ $they ->
            [gave] , die anderen ersparten { $others } Schläge
            [took] , die anderen kosteten { $others } Schläge
           *[even] {""}
        }{ $choices ->
            [cost] , und die Entscheidungen kosteten { $skill } Schläge.
           *[close] , und die Entscheidungen waren von den besten nicht zu unterscheiden.
        }
    }
replay-winning = Siegchance in der Partie
replay-winning-line = { $name ->
        [Du] du
       *[other] { $name }
    }
replay-winning-label = Siegchance in der Partie, Schlag für Schlag; zuletzt { $chances }.
replay-decided = Der entscheidende Schlag
replay-decided-how = { $winner ->
        [Du] Bahn { $course }: Deine Siegchance stieg von { $before } auf { $after }.
       *[other] Bahn { $course }: Die Siegchance von { $winner } stieg von { $before } auf { $after }.
    }
replay-unjudged = nicht zu Ende gespielt
replay-guess-note = Diese Bahn hat zu viele Stellungen für eine exakte Lösung, daher ist das Par nur geschätzt. „Schätzfehler“ sagt, wie weit die Schätzung danebenlag.
replay-unreviewed-unfinished = Glück und Können werden berechnet, wenn die Partie zu Ende ist. Oben steht schon jetzt, wie gut jede Entscheidung war.
replay-unreviewed-fault = Glück und Können lassen sich nur für eine fehlerfreie Aufzeichnung berechnen.
replay-chances = Chance, die Runde zu gewinnen
replay-chances-note = Jede Stellung wird viele Male weitergespielt, um die Chancen zu schätzen. Das dauert etwa eine Sekunde pro Stoß; du kannst jederzeit abbrechen.
replay-chances-find = Chancen berechnen
replay-chances-line = { $name ->
        [Du] deine Chance
       *[other] Chance von { $name }
    }
replay-chances-slip = viel verschenkt
replay-chances-label = { $name ->
        [Du] Deine Chance, die Runde zu gewinnen, Stoß für Stoß (Stöße: { $count }); zuletzt { $chance }.
       *[other] Chance von { $name }, die Runde zu gewinnen, Stoß für Stoß (Stöße: { $count }); zuletzt { $chance }.
    }
replay-working = Wird berechnet
replay-working-at = { $done } von { $count }
replay-cancel = Abbrechen
replay-work-again = Berechnen
replay-work-failed = Das ließ sich nicht berechnen. Versuch es noch einmal.

# Prüfen
replay-check = Würfel prüfen
replay-check-record = Aufzeichnung prüfen
replay-check-busy = Jeder Wurf wird geprüft …
replay-check-right = { $draws ->
        [one] Der eine Wurf und alle Züge stimmen.
       *[other] Alle { $draws } Würfe und alle Züge stimmen.
    }
replay-check-right-shots = Alle { $events } Einträge stimmen: Jeder Stoß ergibt wieder genau dasselbe, bis aufs letzte Bit.
replay-check-unfinished = Die Partie ist noch nicht zu Ende: Erst am Schluss wird der versiegelte Umschlag geöffnet, dann lässt sich jeder Wurf prüfen.
replay-check-sealed = Alle Schläge sind richtig. Die Würfe lassen sich prüfen, sobald diese Runde des Pokals vorbei ist.
replay-check-jump = Zu dieser Stelle
replay-check-shots = Beim Carramboule gibt es keine Würfel. Jeder Stoß wurde mit derselben Physik noch einmal gespielt und mit der Aufzeichnung verglichen.
replay-check-limits = Keine Prüfung zeigt, ob die Spieler wirklich die waren, für die sie sich ausgaben, oder ob der Server jemandem den Inhalt des Umschlags verraten hat.
replay-seal-1 = Ein versiegelter Umschlag
replay-seal-1-text = Bevor sich jemand setzte, wurde eine geheime Zahl festgelegt und ihr Fingerabdruck veröffentlicht. Ändert danach jemand die Zahl, passt der Fingerabdruck nicht mehr.
replay-seal-2 = Alle mischen mit
replay-seal-2-text = Jeder Spieler hat eigene Zufallszahlen beigesteuert. So konnte der Server kein Geheimnis aussuchen, das günstige Würfe ergibt.
replay-seal-2-none = Hier saßen nur Computer; sie steuern nichts bei.
replay-seal-3 = Der Umschlag wird geöffnet
replay-seal-3-text = Am Ende wurde das Geheimnis veröffentlicht. Das Geheimnis passt zum Fingerabdruck vom Anfang.
replay-seal-3-later = Andere spielen noch mit denselben Würfeln. Das Geheimnis wird veröffentlicht, wenn diese Runde des Pokals vorbei ist.
replay-seal-4 = Jeder Wurf noch einmal
replay-seal-4-text = Aus dem Geheimnis und den Zufallszahlen der Spieler wurde jeder Wurf neu berechnet und mit der Aufzeichnung verglichen. Jeder Schlag wurde nach den Regeln noch einmal gespielt.
replay-fault-roll = { $name ->
        [Du] Wurf { $roll }, von dir, passt nicht zu den versiegelten Würfeln (Eintrag { $version }).
       *[other] Wurf { $roll }, von { $name }, passt nicht zu den versiegelten Würfeln (Eintrag { $version }).
    }
replay-fault-end = Das Ende der Aufzeichnung ist falsch: Das Geheimnis oder das Ergebnis stimmt nicht (Eintrag { $version }).
replay-fault-action = { $name ->
        [Du] Einer deiner Züge wurde verändert oder verstößt gegen die Regeln (Eintrag { $version }).
       *[other] Ein Zug von { $name } wurde verändert oder verstößt gegen die Regeln (Eintrag { $version }).
    }
replay-fault-missing = Die Aufzeichnung bricht ab: Eintrag { $version } fehlt.
replay-fault-event = Eintrag { $version } wurde verändert.
replay-fault-shown = Die Wiedergabe endet vor diesem Eintrag.

# Weitergeben
replay-send = Teilen
replay-send-link = Link
replay-send-link-note = Die ganze Aufzeichnung steckt im Link; sie wird nirgends gespeichert.
replay-link-copy = Kopieren
replay-link-copied = Kopiert.
replay-link-share = Teilen
replay-link-long = Diese Partie ist zu lang für einen Link; schick die Datei.
replay-send-picture = Animation
replay-send-picture-note = Ein GIF, das überall läuft.
replay-picture-of = Ausschnitt
replay-picture-stroke = { $game ->
        [golf] Dieser Schlag
       *[other] Dieser Stoß
    }
replay-picture-course = { $game ->
        [golf] Diese Bahn
       *[other] Diese Runde
    }
replay-picture-make = GIF erstellen
replay-picture-busy = { $count ->
        [one] 1 Einzelbild gezeichnet …
       *[other] { $count } Einzelbilder gezeichnet …
    }
replay-picture-done = Das GIF ist fertig ({ $size } KB).
replay-picture-again = Noch einmal speichern
replay-send-file = Datei
replay-send-file-note = Die Aufzeichnung selbst, zum Ansehen hier oder im Terminal und zum Prüfen.
replay-duel = Gegen diese Partie spielen
