# Die Bibliothek: veröffentlichte Bahnen
library = Bibliothek
library-intro = Bahnen, die andere gezeichnet haben: Spiel sie, bewerte sie oder bau daran weiter.
library-search = Nach Bahn oder Spieler suchen
library-filters = Filter
library-filters-on = Filter ({ $count })
library-order = Sortierung
library-order-new = Neueste
library-order-best = Bestbewertete
library-order-played = Meistgespielte
library-size = Größe
library-size-small = Klein
library-size-medium = Mittel
library-size-large = Groß
library-par = Par
library-piece = Mit
library-any = Egal
library-clear = Alle Bahnen anzeigen
library-list = Bahnen
library-more = Mehr anzeigen
library-none = Keine passende Bahn gefunden.
library-empty = Noch hat niemand eine Bahn veröffentlicht. Deine kann die erste sein.
library-offline = Die Bibliothek liegt auf dem Server, und der ist gerade nicht erreichbar. Prüfe deine Verbindung.
library-missing = Diese Bahn ist nicht oder nicht mehr in der Bibliothek.
library-by = von { $name }
library-by-you = von dir
library-par-is = Par { $par }
library-par-none = Par unbekannt
library-judging = wird beurteilt …
library-hard-1 = leicht
library-hard-2 = mittelschwer
library-hard-3 = schwer
library-hard-4 = sehr schwer
library-value = Wer perfekt spielt, braucht im Schnitt { $value } Schläge, wer durchschnittlich spielt, { $average }.
library-value-none = Für eine genaue Berechnung ist diese Bahn zu komplex.
library-cells = { $count } Felder
library-pieces = Teile: { $pieces }
library-pieces-none = Auf der Bahn liegen keine Teile.
library-from = Umbau von „{ $name }“
library-from-gone = Umbau einer Bahn, die nicht mehr in der Bibliothek ist
library-play = Spielen
library-play-of = { $name } spielen
library-bench = Kopie bearbeiten
library-bench-of = Kopie von „{ $name }“ bearbeiten
library-rate = Deine Bewertung
library-rate-own = Deine eigene Bahn können nur andere bewerten.
library-rate-play = Spiel die Bahn zu Ende, um ihr Sterne zu geben.
library-rated = Danke für deine Bewertung.
library-unrated = noch nicht bewertet
library-name = Unter welchem Namen sollen dich andere sehen?
library-name-go = Weiter
library-withdraw = Aus der Bibliothek nehmen
library-withdraw-title = Diese Bahn zurückziehen?
library-withdraw-text = „{ $name }“ verschwindet mit Bewertungen und Rekord aus der Bibliothek. Gespielte Partien, Umbauten von anderen und deine Bahn in der Werkstatt bleiben erhalten.
library-withdraw-yes = Zurückziehen
library-hidden = Der Betreiber dieses Servers hat diese Bahn ausgeblendet: Außer dir findet sie niemand.
library-report-note = Schreib in einem Satz, was nicht stimmt. Der Betreiber dieses Servers liest das; wer die Bahn gebaut hat, erfährt davon nichts.
library-publish = In der Bibliothek veröffentlichen
library-publish-note = Alle können deine Bahn dort finden, spielen, bewerten und mit Nennung deines Namens daran weiterbauen. Du kannst sie jederzeit zurückziehen.
library-publish-unnamed = Gib der Bahn zuerst einen Namen.
library-publish-there = Eine Bahn mit genau diesem Aufbau gibt es schon. Ändere zuerst etwas daran.
library-publish-there-see = Diese Bahn ansehen
library-published = Die Bahn ist jetzt in der Bibliothek.
library-published-see = Dort ansehen
library-all = Alle Bahnen der Bibliothek
library-stars = { $count ->
        [one] { $stars } von 5 Sternen, eine Bewertung
       *[other] { $stars } von 5 Sternen, { $count } Bewertungen
    }
library-star = { $count ->
        [one] ein Stern
       *[other] { $count } Sterne
    }
library-plays = { $count ->
        [0] noch nie gespielt
        [one] einmal gespielt
       *[other] { $count }-mal gespielt
    }
library-record = { $count ->
        [1] Rekord: 1 Schlag, von { $name }
       *[other] Rekord: { $total } Schläge, von { $name }
    }
library-record-own = { $count ->
        [1] Rekord: 1 Schlag, von dir
       *[other] Rekord: { $total } Schläge, von dir
    }
library-record-none = Noch kein Rekord: Stell den ersten auf.
library-record-title = Rekord
library-record-note = Allein, mit einem Ball und allen Würfeln.
library-record-watch = Partie ansehen
library-best-own = Deine Bestleistung: { $total }
library-ghost = Gegen den Geist spielen
library-computer = Gegen den Computer
library-cup = Pokal auf dieser Bahn
library-again = Noch einmal spielen
library-course = Zur Bahn
library-result-send = Ergebnis senden
library-result-note = Brauchst du die wenigsten Schläge, hältst du den Rekord: Andere sehen dann deinen Namen und können sich die Partie ansehen.
library-result-sending = Dein Ergebnis wird gesendet …
library-result-sent = Dein Ergebnis zählt.
library-result-record = Ein neuer Rekord!
library-result-refused = Diese Partie zählt nicht für den Rekord.
library-result-failed = Dein Ergebnis konnte nicht gesendet werden.
