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
cups-state-given-up = ohne Ergebnis beendet
cups-rhythm-once = einmal
cups-rhythm-daily = jeden Tag
cups-rhythm-weekly = jede Woche
cups-left = Noch { $time }
cups-over = Dieser Pokal ist vorbei.
cups-over-edition = Er endete am { $date }.
cups-strip = Tag { $day } von { $days }
cups-week-of = Woche vom { $date }
cups-all = Alle Pokale
cups-missing = Diesen Pokal gibt es nicht.
cups-offline = Für Pokale braucht es den Server, und der ist gerade nicht erreichbar.

cups-play = Pokal spielen
cups-play-note = Du hast einen Versuch; er zählt, sobald du beginnst. Du kannst weggehen und auf jedem Gerät weiterspielen.
cups-name-note = Diesen Namen sehen die anderen in der Wertung.
cups-go-on = Weiterspielen
cups-begun = Deine Partie läuft und wartet hier auf dich.
cups-making = Die Bahnen werden ausgelegt …
cups-given-up = Dein Versuch wurde abgebrochen oder kam zu spät. Er zählt nicht.
cups-result = Dein Ergebnis
cups-to-cup = Zur Wertung
cups-total = { $count ->
        [one] Ein Schlag
       *[other] { $count } Schläge
    }

cups-place = Platz { $rank } von { $players }
cups-leading = Vorn, { $players ->
        [one] bisher allein
       *[other] von { $players }
    }
cups-won = Gewonnen, { $players ->
        [one] allein
       *[other] von { $players }
    }
cups-behind = { $strokes ->
        [0] so viele Schläge wie { $name }
        [one] ein Schlag hinter { $name }
       *[other] { $strokes } Schläge hinter { $name }
    }
cups-ahead = { $strokes ->
        [0] so viele Schläge wie { $name }
        [one] ein Schlag vor { $name }
       *[other] { $strokes } Schläge vor { $name }
    }
cups-middle = die Mitte des Feldes
cups-middle-note = weniger Schläge liegen links
cups-hole = { $course }: du { $strokes }, die Mitte des Feldes { $middle }

cups-deciding = Der Schlag, der entschied
cups-deciding-where = { $course }, Schlag { $stroke }. { $players } kamen hierher und würfelten { $roll }.
cups-deciding-note = Was eine Wahl kostete, ist das, was die Bahn danach wirklich noch brauchte.
cups-choice-hole = Ins Loch, { $dir }
cups-choice-pass = Kein Weg war offen
cups-choice-after = danach noch { $strokes }
cups-choice-own = deine Wahl

cups-standings = Wertung
cups-standings-none = Noch ist niemand fertig.
cups-standings-all = Alle
cups-you = du
cups-still = { $count ->
        [one] Spielt noch: { $names }
       *[other] { $count } spielen noch: { $names }
    }
cups-still-more = und andere
cups-tie = Bei gleicher Summe zählen weniger Schläge auf der letzten Bahn, dann auf der davor. Wer in allem gleich ist, teilt sich den Platz.
cups-watch = Die Partie von { $name } ansehen
cups-watch-later = Sobald du selbst gespielt hast, kannst du dir jede Partie ansehen.
cups-strokes = Bahn für Bahn: { $scores }

cups-season = Saison
cups-season-weeks = Die letzten zehn Wochen; die besten { $best } zählen.
cups-season-month = Dieser Monat; die besten { $best } Tage zählen.
cups-season-points = Ein Punkt fürs Mitspielen, einer für alle, die du hinter dir lässt, ein halber bei Gleichstand.
cups-season-played = { $count } gespielt
cups-before = Der davor
cups-after = Der nächste

cups-share = Link teilen
cups-copied = Der Link ist kopiert.
cups-not-copied = Dieser Browser lässt die Seite nicht kopieren.
cups-end = Pokal beenden
cups-end-title = Diesen Pokal beenden?
cups-end-text = Niemand kann dann mehr beginnen. Was gespielt wurde, bleibt zu sehen.
cups-end-yes = Beenden
cups-end-no = Behalten

cups-seal = So sind die Würfel versiegelt
cups-seal-text = Der Server hat die Würfel dieser Runde vorher festgelegt und ihr Siegel veröffentlicht. Ist die Runde vorbei, veröffentlicht er auch das Geheimnis, und alle können jeden Wurf nachprüfen.
cups-seal-this = Siegel dieser Runde
cups-seal-secret = Geheimnis dieser Runde
cups-seal-next = Siegel der nächsten Runde

cups-name = Name des Pokals
cups-name-example = Sonntags bei Oma
cups-name-missing = Ein Pokal braucht einen Namen.
cups-your-name = Dein Name
cups-how-often = Wie oft
cups-once = Einmal
cups-once-note = für einige Tage
cups-daily = Jeden Tag
cups-daily-note = neu um Mitternacht UTC
cups-weekly-note = neu am Montag
cups-every-week = Jede Woche
cups-days = Wie lange
cups-courses = Bahnen
cups-drawn-1 = Eine
cups-drawn-3 = Drei
cups-drawn-6 = Sechs
cups-drawn-note = jedes Mal gezogen
cups-chosen = Gewählt
cups-chosen-note = bis zu sechs
cups-chosen-count = { $count ->
        [0] Noch keine Bahn gewählt.
        [one] Eine Bahn gewählt.
       *[other] { $count } Bahnen gewählt.
    }
cups-chosen-link = Die Bahn aus dem Link
cups-chosen-missing = Wähle mindestens eine Bahn.
cups-create = Pokal ausrichten
cups-creating = Der Pokal entsteht …
