# Tournaments: head to head, round by round.

tournaments = Turniere
tournaments-lead = Schweizer System: In jeder Runde bekommst du einen Gegner mit etwa gleich vielen Punkten. Niemand scheidet aus.
tournaments-new = Turnier anlegen
tournaments-own = Deine Turniere
tournaments-running = Läuft gerade
tournaments-coming = Demnächst
tournaments-over = Beendet
tournaments-none = Zurzeit steht kein öffentliches Turnier an. Leg eins an: Das dauert eine Minute.
tournaments-players = { $count ->
    [one] { $count } Teilnehmer
   *[other] { $count } Teilnehmer
  }
tournaments-rounds = { $count } Runden
tournaments-round-of = Runde { $round } von { $rounds }
tournaments-when-asked = beginnt auf Zeichen des Veranstalters
tournaments-when-at = beginnt { $time }
tournaments-ended = beendet { $time }
tournaments-missing = Dieses Turnier gibt es nicht
tournaments-missing-why = Vielleicht wurde es abgesagt, oder der Link ist unvollständig.

tournaments-name = Name des Turniers
tournaments-name-first = Gib dem Turnier einen Namen.
tournaments-name-usual = Turnier von { $name }
tournaments-game = Spiel
tournaments-begin = Beginn
tournaments-begin-in = in { $time }
tournaments-begin-asked = wenn ich starte
tournaments-begin-at = zu einer Uhrzeit
tournaments-begin-time = Tag und Uhrzeit
tournaments-time-first = Wähle Tag und Uhrzeit.
tournaments-time-past = Dieser Zeitpunkt ist schon vorbei. Wähle einen späteren.
tournaments-count = Runden
tournaments-count-note = { $rounds ->
    [3] Genug für bis zu 8 Teilnehmer.
    [4] Genug für bis zu 16 Teilnehmer.
    [5] Genug für bis zu 32 Teilnehmer.
    [6] Genug für bis zu 64 Teilnehmer.
   *[other] Genug für bis zu { $players } Teilnehmer.
  }
tournaments-clock = Zeit pro Spieler, plus 10 Sekunden nach jedem Zug
tournaments-courses = Bahnen
tournaments-courses-drawn = { $count ->
    [one] eine ausgeloste
   *[other] { $count } ausgeloste
  }
tournaments-courses-drawn-note = in jeder Runde neu
tournaments-courses-chosen = selbst gewählte
tournaments-courses-chosen-note = in jeder Runde dieselben
tournaments-courses-which = Welche Bahnen?
tournaments-courses-first = Wähle mindestens eine Bahn.
tournaments-courses-note = Alle Tische einer Runde spielen dieselben Bahnen. Gewürfelt wird an jedem Tisch für sich.
tournaments-access = Sichtbar für
tournaments-access-link = alle mit dem Link
tournaments-access-open = alle
tournaments-bots = Bots dürfen mitspielen
tournaments-bots-note = Programme anderer Spieler
tournaments-make = Anlegen
tournaments-making = Wird angelegt …

tournaments-join = Mitspielen
tournaments-join-late = Ab der nächsten Runde mitspielen
tournaments-again = Ab der nächsten Runde wieder mitspielen
tournaments-leave = Abmelden
tournaments-withdraw = Aussteigen
tournaments-withdraw-sure = Aus dem Turnier aussteigen? Eine laufende Partie ist dann verloren.
tournaments-withdraw-not = Bleiben
tournaments-start = Jetzt starten
tournaments-call-off = Absagen
tournaments-call-off-sure = Turnier absagen? Es wird dann gelöscht.
tournaments-joined = Du spielst mit.
tournaments-begins = Beginnt in
tournaments-begins-soon = Beginnt jeden Moment
tournaments-waits-maker = Beginnt auf Zeichen des Veranstalters.
tournaments-next-in = Nächste Runde in
tournaments-next-soon = Die nächste Runde beginnt jeden Moment
tournaments-playing = Runde { $round } läuft.
tournaments-is-over = Das Turnier ist zu Ende.
tournaments-too-few = Es gab zu wenige Teilnehmer. Das Turnier fand nicht statt.
tournaments-table = Zu deinem Tisch
tournaments-table-with = Runde { $round } gegen { $name }
tournaments-table-patience = Wer nicht innerhalb von { $time } am Tisch sitzt, verliert die Partie und scheidet aus.
tournaments-bye-now = Du hast in dieser Runde ein Freilos und bekommst einen Punkt.
tournaments-done-now = Deine Partie ist entschieden. Die anderen spielen noch.
tournaments-called = Runde { $round }: deine Partie gegen { $name }
tournaments-called-nobody = Runde { $round }: Dein Tisch ist bereit

tournaments-standings = Tabelle
tournaments-standings-how = Zuerst zählen die Punkte: einer für einen Sieg, ein halber für ein Unentschieden. Bei Gleichstand zählt Buchholz (die Summe der Punkte aller deiner Gegner), dann der direkte Vergleich, dann die Zahl der Siege. Wer dann noch gleichauf ist, teilt sich den Platz.
tournaments-entrants = Teilnehmer
tournaments-entrants-none = Noch niemand. Schick den Link an deine Freunde.
tournaments-points = Punkte
tournaments-buchholz = Buchholz
tournaments-you = du
tournaments-bot = Bot
tournaments-withdrawn = ausgestiegen
tournaments-deleted-player = ehemaliger Teilnehmer
tournaments-more = Alle { $count } anzeigen
tournaments-round = Runde { $round }
tournaments-bye = Freilos
tournaments-state-waiting = gleich geht’s los
tournaments-state-playing = läuft
tournaments-state-absent = nicht erschienen
tournaments-state-both-absent = niemand erschienen
tournaments-state-withdrawn = ausgestiegen
tournaments-state-late = Zeit abgelaufen
tournaments-watch = Zuschauen
tournaments-watch-of = Bei { $first } gegen { $second } zuschauen
tournaments-replay = Ansehen
tournaments-replay-of = { $first } gegen { $second } noch einmal ansehen
tournaments-blocked = Auch Spieler, die du blockiert hast, können dir zugelost werden. Im Chat gibt es nur feste Sätze.
tournaments-invite-note = Wer diesen Link hat, kann zuschauen und mitspielen.

# Für den Veranstalter
tournaments-organise = Du leitest dieses Turnier
tournaments-pause = Unterbrechen
tournaments-resume = Fortsetzen
tournaments-paused = Das Turnier ist unterbrochen.
tournaments-paused-note = Laufende Partien gehen weiter. Die nächste Runde wartet auf den Veranstalter.
tournaments-end = Vorzeitig beenden
tournaments-end-sure = Turnier nach dieser Runde beenden? Laufende Partien werden zu Ende gespielt.
tournaments-remove = Teilnehmer entfernen
tournaments-remove-who = Teilnehmer
tournaments-remove-note = Wer entfernt wird, verliert eine laufende Partie und kann nicht zurückkommen.
tournaments-remove-yes = Entfernen
tournaments-removed = Der Veranstalter hat dich aus diesem Turnier entfernt.
tournaments-correct = Ergebnis korrigieren
tournaments-correct-match = Partie
tournaments-correct-of = Runde { $round }: { $first } – { $second }, { $halves }
tournaments-correct-result = Ergebnis
tournaments-correct-wins = { $name } gewinnt
tournaments-correct-draw = Unentschieden
tournaments-correct-none = Beide verlieren
tournaments-correct-note = Punkte und Tabelle ändern sich mit, und alle sehen das frühere Ergebnis. Wertungen und ausgeloste Runden bleiben, wie sie sind.
tournaments-correct-yes = Korrigieren
tournaments-corrected = korrigiert, vorher { $halves }
tournaments-cancel = Abbrechen
