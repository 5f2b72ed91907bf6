# Pokale: gleiche Bahnen und gleiche Würfel für alle
cups = Pokale
cups-weekly = Wochenpokal
cups-intro = Dieselben Bahnen und dieselben Würfel für alle. Nur die Entscheidungen sind verschieden.
cups-lead = { $count ->
        [one] Eine Bahn, dieselben Würfel für alle.
       *[other] { $count } Bahnen, dieselben Würfel für alle.
    } Nur die Entscheidungen sind verschieden.
cups-mine = Deine Pokale
cups-make = Pokal ausrichten
cups-make-note = für Familie, Klasse oder Verein: in einer Minute fertig, per Link verschickt
cups-players = { $count ->
        [0] noch hat niemand begonnen
        [one] eine Person
       *[other] { $count } Personen
    }
cups-state-new = noch nicht gespielt
cups-state-playing = läuft
cups-state-finished = gespielt
cups-state-given-up = ohne Ergebnis
cups-rhythm-once = einmal
cups-rhythm-daily = jeden Tag
cups-rhythm-weekly = jede Woche
cups-left = Noch { $time }
cups-over = vorbei
cups-over-edition = Beendet am { $date }.
cups-strip = Tag { $day } von { $days }
cups-week-of = Woche vom { $date }
cups-all = Alle Pokale
cups-missing = Diesen Pokal gibt es nicht.
cups-offline = Pokale brauchen den Server, und der ist gerade nicht erreichbar. Prüfe deine Verbindung.

cups-play = Pokal spielen
cups-play-note = Du hast einen Versuch, und er zählt, sobald du beginnst. Du kannst jederzeit aufhören und auf jedem Gerät weiterspielen.
cups-name-note = Gib einen Namen für die Rangliste ein.
cups-go-on = Weiterspielen
cups-begun = Deine Partie läuft noch. Hier geht es weiter.
cups-making = Bahnen werden vorbereitet …
cups-given-up = Du hast aufgegeben oder bist zu spät fertig geworden. Dieser Versuch zählt nicht.
cups-result = Dein Ergebnis
cups-to-cup = Zur Rangliste
cups-total = { $count ->
        [1] Ein Schlag
       *[other] { $total } Schläge
    }

cups-place = Platz { $rank } von { $players }
cups-leading = { $players ->
        [one] In Führung, bisher allein
       *[other] In Führung, Platz 1 von { $players }
    }
cups-won = { $players ->
        [one] Gewonnen, ohne Gegner
       *[other] Gewonnen, Platz 1 von { $players }
    }
cups-behind = { $strokes ->
        [0] gleichauf mit { $name }
        [one] ein Schlag hinter { $name }
       *[other] { $strokes } Schläge hinter { $name }
    }
cups-ahead = { $strokes ->
        [0] gleichauf mit { $name }
        [one] ein Schlag vor { $name }
       *[other] { $strokes } Schläge vor { $name }
    }
cups-middle = Mittelfeld
cups-middle-note = weiter links ist besser
cups-hole = { $course }: du { $strokes }, Mittelfeld { $middle }

cups-deciding = Der entscheidende Schlag
cups-deciding-where = { $course }, Schlag { $stroke }. { $players ->
        [one] Ein Spieler war an dieser Stelle und würfelte
       *[other] { $players } Spieler waren an dieser Stelle und würfelten
    } { $roll }.
cups-deciding-note = Die Zahlen sagen, wie viele Schläge die Bahn danach im Schnitt noch gekostet hat.
cups-choice-hole = Nach { $dir } ins Loch
cups-choice-pass = Kein Weg war frei
cups-choice-after = danach noch { $strokes } Schläge
cups-choice-own = deine Wahl

cups-standings = Rangliste
cups-standings-none = Noch ist niemand fertig.
cups-standings-all = Alle
cups-you = du
cups-still = { $count ->
        [one] Spielt noch: { $names }
       *[other] { $count } spielen noch: { $names }
    }
cups-still-more = und andere
cups-tie = Bei gleicher Summe entscheiden die Schläge auf der letzten Bahn, dann die auf der vorletzten und so weiter. Wer auf jeder Bahn gleichauf ist, teilt sich den Platz.
cups-watch = Die Partie von { $name } ansehen
cups-watch-later = Sobald du selbst gespielt hast, kannst du dir jede Partie ansehen.
cups-strokes = Bahn für Bahn: { $scores }

cups-season = Saison
cups-season-weeks = Von den letzten zehn Wochen zählen nur deine besten { $best }.
cups-season-month = In diesem Monat zählen nur deine besten { $best } Tage.
cups-season-points = Ein Punkt fürs Fertigspielen, einer für jeden Spieler hinter dir, ein halber für jeden, der gleichauf liegt.
cups-season-played = { $count ->
        [one] einmal gespielt
       *[other] { $count }-mal gespielt
    }
cups-before = Voriger Pokal
cups-after = Nächster Pokal

cups-share = Link teilen
cups-copied = Der Link ist kopiert.
cups-not-copied = Der Link ließ sich nicht kopieren. Kopiere ihn aus der Adresszeile.
cups-end = Pokal beenden
cups-end-title = Diesen Pokal beenden?
cups-end-text = Danach kann niemand mehr beginnen. Alle Ergebnisse bleiben sichtbar.
cups-end-yes = Beenden
cups-end-no = Weiterlaufen lassen

cups-seal = So sind die Würfel versiegelt
cups-seal-text = Der Server hat die Würfe dieser Runde vorab festgelegt und ihr Siegel veröffentlicht. Ist die Runde vorbei, veröffentlicht er auch das Geheimnis, und alle können jeden Wurf nachprüfen.
cups-seal-this = Siegel dieser Runde
cups-seal-secret = Geheimnis dieser Runde
cups-seal-next = Siegel der nächsten Runde

cups-name = Name des Pokals
cups-name-example = Sonntags bei Oma
cups-name-missing = Gib dem Pokal einen Namen.
cups-your-name = Dein Name
cups-how-often = Wie oft
cups-once = Einmal
cups-once-note = einige Tage lang
cups-daily = Jeden Tag
cups-daily-note = neu um Mitternacht UTC
cups-weekly-note = neu am Montag
cups-every-week = Jede Woche
cups-days = Wie lange
cups-courses = Bahnen
cups-drawn-1 = Eine
cups-drawn-3 = Drei
cups-drawn-6 = Sechs
cups-drawn-note = jedes Mal neu ausgelost
cups-chosen = Eigene Auswahl
cups-chosen-note = bis zu sechs
cups-chosen-count = { $count ->
        [0] Noch keine Bahn gewählt.
        [one] Eine Bahn gewählt.
       *[other] { $count } Bahnen gewählt.
    }
cups-chosen-link = Bahn aus dem Link
cups-chosen-missing = Wähle mindestens eine Bahn.
cups-create = Pokal ausrichten
cups-creating = Pokal wird erstellt …
