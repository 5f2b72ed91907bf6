# Was ein Chat neben einem Link zeigt.
link-golf = Minigolf
link-carramboule = Carramboule
link-table = { $game }: { $names }
link-waiting = { $free ->
        [0] Alle sind da, gleich geht es los.
        [one] Noch ein Platz ist frei: Spiel mit!
       *[other] Noch { $free } freie Plätze: Spiel mit!
    }
link-playing = Die Partie läuft: Schau zu!
link-over = { $results } – sieh dir an, wie es lief.
link-course = Eine Minigolfbahn
link-course-text = Ansehen und gleich im Browser spielen.
link-day = Bahn des Tages, { $day }
link-day-text = Dieselbe Bahn und dieselben Würfel für alle. Wie viele Schläge brauchst du?
link-player = { $name } (@{ $handle })
link-player-text = Partien, Medaillen, Bahnen und Wertung auf einen Blick.
link-tournament-coming = Ein Turnier über { $rounds } Runden, { $players ->
        [0] noch ist niemand dabei: Mach den Anfang!
        [one] eine Anmeldung gibt es schon: Spiel mit!
       *[other] { $players } sind schon dabei: Spiel mit!
    }
link-tournament-running = Runde { $round } von { $rounds }: Sieh nach, wer führt, oder steig ein.
link-tournament-over = Das Turnier ist zu Ende: Sieh nach, wer gewonnen hat.
link-cup-weekly = Der Wochenpokal
link-cup-text = Gleiche Bahnen, gleiche Würfel für alle. Nur die Entscheidungen sind verschieden.

# Notifications of the system (Web Push).
push-turn = Du bist dran
push-challenge = { $name } fordert dich heraus
push-round = Runde { $round }: { $name } wartet auf dich
push-round-nobody = Runde { $round }: Dein Tisch ist bereit
