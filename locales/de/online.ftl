# Online spielen
online = Online spielen
online-home = Startseite
online-opening = Zum Tisch …
online-new = Einen Tisch eröffnen
online-new-note = Du bekommst einen Link. Wer ihn hat, kann sich setzen und mitspielen, ohne Konto.
online-new-golf = alle Bahnen, 1 bis 12 Bälle, auch Computer
online-new-carramboule = zu zweit, sofort oder über Tage
online-others = Die anderen
online-lobby = Lobby
online-lobby-note = Tische, die allen offenstehen, zum Mitspielen und Zusehen
online-cups = Pokale
online-cups-note = dieselben Bahnen und Würfel für alle
online-lobby-free = Tische mit freien Plätzen
online-lobby-watch = Partien zum Zusehen
online-lobby-lead = Tische, die allen offenstehen: Setz dich dazu oder schau zu.
online-lobby-none = Gerade wartet niemand an einem offenen Tisch.
online-filter = Zeigen
online-filter-all = Alle
online-filter-golf = Minigolf
online-filter-carramboule = Carramboule
online-filter-clock = Uhr
online-filter-any = Egal
online-filter-live = Sofort
online-filter-days = Über Tage
online-filter-none = Gerade ist kein offener Tisch so.
online-me = Du online
online-me-note = Name, andere Geräte, deine Daten
online-you-are-offline = Du bist offline.
online-offline = Der Server ist nicht zu erreichen.
online-offline-note = Online-Tische brauchen den Server. Alles andere auf dieser Seite geht ohne ihn.
online-list-offline = Keine Verbindung: Diese Liste ist vielleicht veraltet.

# Eröffnen
online-create = Tisch eröffnen
online-create-of = { $game } online
online-creating = Der Tisch wird gedeckt …
online-players-note = Du, alle mit dem Link und so viele Computer, wie du magst.
online-seat-open = setzt sich per Link
online-against = Gegen
online-against-person = Einen Menschen
online-against-computer = Den Computer
online-starts-other = Die andere Seite
online-terms = Der Tisch
online-door = Wer kommen darf
online-door-invited = Auf Einladung
online-door-invited-note = wer den Link hat
online-door-open = Offen
online-door-open-note = steht in der Lobby
online-clock = Uhr
online-clock-off = Aus
online-clock-off-note = so lange du magst
online-clock-move = Je Zug
online-clock-move-note = sofort
online-clock-match = Je Partie
online-clock-match-note = sofort, jeder die eigene
online-clock-days = Tage
online-clock-days-note = Fernpartie
online-clock-time = Für jeden Zug
online-clock-match-time = Für jeden, und 10 Sekunden mehr nach jedem Zug
online-clock-none = keine
online-clock-per-move = { $time } für jeden Zug
online-clock-total = { $time } für die Partie
online-clock-total-more = { $time } für die Partie, { $more } mehr nach jedem Zug
online-talk = Gespräch
online-chat-off = Aus
online-chat-off-note = niemand redet
online-chat-phrases = Sätze
online-chat-phrases-note = feste Sätze und Emoji
online-chat-free = Frei
online-chat-free-note = eigene Worte, nur auf Einladung
online-talk-off = An diesem Tisch wird nicht geredet.
online-talk-phrases = Feste Sätze
online-talk-free = Auch eigene Worte

# Das Wartezimmer
online-waiting = Die Partie hat noch nicht begonnen
online-seats = Plätze
online-free-seat = Freier Platz
online-seat-free = wartet auf jemanden
online-seat-computer = ist bereit
online-your-name = Dein Name
online-name-first = Schreib bitte zuerst deinen Namen.
online-sit = Hinsetzen
online-sit-at = Auf Platz { $number } setzen
online-stand = Aufstehen
online-stand-at = Von Platz { $number } aufstehen
online-close-table = Tisch schließen
online-close-sure = Diesen Tisch wirklich schließen? Sein Link führt dann nirgendwohin.
online-close-not = Offen lassen
online-remove = Wegschicken
online-remove-at = { $name } vom Tisch nehmen
online-sit-note = Wähle einen Platz, um mitzuspielen, oder bleib und sieh zu.
online-full-note = Alle Plätze sind besetzt. Du kannst von hier zusehen.
online-beside = Neben mir spielt noch jemand mit
online-beside-name = Name der Person neben dir
online-ready = Ich bin bereit
online-unready = Doch noch nicht
online-ready-note = Die Partie beginnt, wenn alle Plätze besetzt und alle bereit sind.
online-is-ready = bereit
online-not-ready = noch nicht bereit
online-you = du
online-here = da
online-away = nicht da
online-bot = Bot
online-named-bot = { $name } (Bot)
online-looks-on = sieht zu
online-you-watch = Du siehst zu
online-wait-seats = { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
online-wait-you = Nur du fehlst noch: Bist du bereit?
online-wait-both = Warten auf dich und { $names }: Bist du bereit?
online-wait-ready = Warten auf { $names }
online-invite = Einladen
online-invite-note = Schick diesen Link. Nur wer ihn hat, kann kommen.
online-invite-open = Schick diesen Link. Auch die Lobby zeigt diesen Tisch.
online-invite-text = Komm, spiel Carambole mit mir
online-link = Link zu diesem Tisch
online-copy = Link kopieren
online-copied = Kopiert
online-copy-failed = Der Browser ließ die Seite nicht kopieren. Markiere es von Hand.
online-share = Teilen
online-what = Was gespielt wird
online-game = Spiel
online-dice = Würfel
online-dice-of = { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }{ $cards ->
        [0] {""}
        [one] {", "}eine Karte
       *[other] {", "}{ $cards } Karten
    }
online-limit = Schläge je Bahn

# Die Verbindung
online-line-connecting = Verbinden …
online-line-connecting-note = Der Tisch ist gleich da.
online-line-connected = Verbunden
online-line-connected-note = Was geschehen ist, wird nachgeholt …
online-line-reconnecting = Die Verbindung ist weg.
online-line-reconnecting-note = Sie wird neu aufgebaut. Bis dahin gilt kein Zug.
online-line-back = Der Server ist gleich zurück.
online-line-back-note = Nichts geht verloren, und die Uhren stehen so lange.
online-line-offline = Du bist offline.
online-line-offline-note = Die Partie wartet. Sie geht von selbst weiter, sobald das Netz zurück ist.
online-line-offline-note-clock = Die Uhr läuft weiter. Die Partie geht von selbst weiter, sobald das Netz zurück ist.
online-line-lost = Der Tisch hat aufgelegt.
online-line-lost-note = Lade die Seite neu, um zurückzukommen.
online-not-connected = Gerade gibt es keine Verbindung, darum ist nichts geschehen.

# Who is away
online-gone = { $name } ist nicht da.
online-gone-waits = Die Partie wartet; in { $time } kannst du { $name } aus der Partie nehmen.
online-gone-now = Du kannst warten oder { $name } aus der Partie nehmen.
online-gone-clock = Die Uhr läuft weiter.
online-gone-claim = { $name } aus der Partie nehmen

# Reden
online-talk-said = Was gesagt wurde
online-talk-none = Noch hat niemand etwas gesagt.
online-talk-muted = Du hörst nichts: Das Gespräch ist stumm.
online-talk-mute = Gespräch stumm schalten
online-talk-emoji = Emoji
online-talk-send = { $what } sagen
online-talk-write = Etwas schreiben
online-talk-say = Sagen
online-talk-public = Alle, die den Link zu diesem Tisch haben, können mitlesen.
online-talk-seat-first = Setz dich einmal hin, dann kannst du mitreden.
online-talk-unread = { $count ->
        [one] Gespräch, eine neue Bemerkung
       *[other] Gespräch, { $count } neue Bemerkungen
    }
online-spectators = { $count ->
        [0] Niemand sieht zu
        [one] Jemand sieht zu
       *[other] { $count } sehen zu
    }
online-say-hello = Hallo!
online-say-good-luck = Viel Glück!
online-say-have-fun = Viel Spaß!
online-say-well-played = Gut gespielt!
online-say-nice-shot = Schöner Schlag!
online-say-thanks = Danke!
online-say-oops = Hoppla.
online-say-unlucky = So ein Pech!
online-say-close = Das war knapp!
online-say-wow = Wow!
online-say-one-moment = Einen Moment, bitte.
online-say-back-again = Bin wieder da.
online-say-your-turn = Du bist dran.
online-say-good-game = Gutes Spiel!
online-say-once-more = Noch einmal?
online-say-bye = Tschüss!

# Nach der Partie
online-rematch = Noch eine Partie
online-rematch-wished = Noch eine Partie möchte: { $names }.
online-rematch-waits = Du möchtest noch eine Partie. Warten auf { $names }.
online-rematch-go = Zur nächsten Partie
online-more-tables = Andere Tische

# Listen
online-own-turns = Du bist dran
online-own-running = Andere überlegen
online-own-waiting = Es fehlen noch Mitspieler
online-own-over = Beendet
online-nobody-yet = Noch niemand sonst
online-row-over = beendet
online-row-won = gewonnen
online-row-won-by = { $name } hat gewonnen
online-row-drawn = unentschieden
online-row-replay = Wiedergabe und Analyse
online-row-replay-with = Wiedergabe der Partie mit { $names }
online-row-soon = beginnt gleich
online-row-yours = Du bist dran
online-row-turn = { $name } ist dran
online-row-courses = { $count ->
        [one] eine Bahn
       *[other] { $count } Bahnen
    }
online-row-play = Spielen
online-row-go = Hingehen
online-row-go-with = Zum Tisch mit { $names }
online-row-join = Mitspielen
online-row-join-with = Mitspielen am Tisch von { $names }
online-row-watch = Zusehen
online-row-watch-with = Zusehen am Tisch von { $names }
online-notify = Sag mir, wenn ich dran bin
online-notify-note = Eine Mitteilung des Browsers, solange diese Seite im Hintergrund offen ist.
online-notify-denied = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
online-notify-title = Du bist dran
online-push = Auch benachrichtigen, wenn die Seite zu ist
online-push-note = Für Partien über Tage: wenn du dran bist, bei Herausforderungen und Turnierrunden. Auf diesem Gerät.
online-push-unsupported = Dieser Browser kann keine Mitteilungen empfangen. Auf iPhone und iPad: Leg Carambole zuerst auf den Home-Bildschirm.
online-push-failed = Der Browser konnte sich nicht für Mitteilungen anmelden. Versuch es später noch einmal oder nimm einen anderen Browser.
online-push-quiet = Ruhezeiten
online-push-from = Von
online-push-until = Bis

# Du online
online-me-name = Dein Name
online-me-name-note = Andere sehen ihn an Tischen, an die du dich von nun an setzt.
online-me-none = Hier hast du noch keinen Namen. Es gibt kein Konto: Ein Schlüssel in diesem Browser genügt.
online-me-save = Speichern
online-me-saved = Gespeichert.
online-me-devices = Andere Geräte, und falls der Schlüssel verloren geht
online-me-devices-note = Dein Schlüssel liegt nur in diesem Browser. Mit einem Code bist du auch auf einem anderen Gerät du; jeder Code gilt einmal.
online-me-device = Ein anderes Gerät
online-me-recovery = Notfallcode
online-me-device-told = Gib diesen Code auf dem anderen Gerät unter „Du online“ ein oder öffne dort den Link. Gültig bis { $time }.
online-me-recovery-told = Schreib diesen Code auf und verwahre ihn gut. Er gilt, bis er benutzt oder der nächste gemacht wird.
online-me-signed-in = Geräte mit deinem Schlüssel
online-me-signed-in-note = Wer eines davon benutzt, ist du. Melde ab, was du verloren oder weggegeben hast.
online-me-this = dieses hier
online-me-unnamed = Ein Programm
online-me-since = seit { $date }
online-me-sign-out = Abmelden
online-me-sign-out-of = { $name } abmelden
online-me-signed-out = Abgemeldet.
online-me-copy-code = Code kopieren
online-me-use = Ich habe einen Code
online-me-use-note = Von einem anderen Gerät oder den, den du aufgeschrieben hast.
online-me-code = Code
online-me-use-it = Benutzen
online-me-recovered = Willkommen zurück, { $name }.
online-me-strange = Der Server kennt den Schlüssel nicht mehr. Benutze einen Code oder fang neu an.
online-deleted = Der Spieler dieses Browsers wurde gelöscht, hier oder auf einem anderen Gerät.
online-me-afresh = Neu anfangen
online-me-data = Deine Daten
online-me-data-note = Alles, was der Server von dir hat: Name, Tische, Bemerkungen, Bahnen.
online-me-privacy = Datenschutz
online-me-download = Alles herunterladen
online-me-downloaded = Alles steht in der Datei.
online-me-delete = Alles löschen
online-me-delete-title = Alles löschen?
online-me-delete-text = Laufende Partien gibst du auf; Name, Schlüssel und Bemerkungen werden endgültig gelöscht. Protokolle von Partien mit anderen bleiben diesen erhalten.
online-me-delete-yes = Alles löschen
online-me-keep = Behalten
online-me-deleted = Alles ist gelöscht.
online-me-replace-title = Jemand anderes werden?
online-me-replace-text = In diesem Browser bist du { $name }. Mit dem Code wirst du, für wen er gemacht ist; ohne eigenen Code kannst du nicht als { $name } zurückkommen.
online-me-replace-yes = Code benutzen
online-me-replace-no = { $name } bleiben

# Benutzernamen und Profile
online-handle = Dein Benutzername
online-handle-note = Mit einem Benutzernamen findet man dich unter einer eigenen Adresse. Zum Spielen braucht ihn niemand.
online-handle-label = Benutzername
online-handle-rules = 3 bis 20 Buchstaben von a bis z und Ziffern, zuerst ein Buchstabe; dazwischen auch - und _.
online-handle-claim = Nehmen
online-handle-change = Ändern
online-handle-claimed = Du bist jetzt @{ $handle }.
online-handle-bad = Diesen Benutzernamen gibt es nicht zu haben. Nimm einen anderen.
online-handle-taken = Jemand hat diesen Benutzernamen oder einen, der ihm gleicht.
online-handle-private = Privates Profil
online-handle-private-note = Andere sehen deinen Benutzernamen und deinen Namen, sonst nichts.
online-handle-profile = Dein Profil ansehen
online-handle-back = Zurückgeben
online-handle-given-back = Du hast keinen Benutzernamen mehr.
online-passkeys = Passkeys
online-passkeys-note = Melde dich auf jedem Gerät mit Fingerabdruck, Gesicht oder PIN an. Gehen alle verloren, hilft ein Notfallcode.
online-passkey-add = Passkey hinzufügen
online-passkey-added = Der Passkey ist da.
online-passkey-removed = Der Passkey ist entfernt.
online-passkey-remove-of = Passkey von { $name } entfernen
online-passkey-used = zuletzt benutzt am { $date }
online-passkey-known = Auf diesem Gerät gibt es schon einen Passkey für dich.
online-passkey-failed = Das ging auf diesem Gerät nicht.
online-passkey-have = Ich habe einen Passkey
online-passkey-have-note = Werde, für wen er gemacht ist.
online-passkey-sign-in = Anmelden
online-passkey-strange = Niemand hier hat diesen Passkey. Vielleicht wurde er entfernt.
online-passkey-replace = In diesem Browser bist du { $name }. Mit dem Passkey wirst du, für wen er gemacht ist; ohne eigenen Passkey oder Code kannst du nicht als { $name } zurückkommen.
online-profile = Profil
online-profile-none = Niemand hat diesen Benutzernamen.
online-profile-none-why = Vielleicht ist die Adresse vertippt, oder der Benutzername wurde zurückgegeben.
online-profile-since = spielt hier seit { $date }
online-profile-here = gerade da
online-profile-private = Dieses Profil ist privat.
online-profile-own-private = Dein Profil ist privat. Andere sehen nur deinen Benutzernamen und deinen Namen.
online-profile-played = { $count ->
        [one] Partie
       *[other] Partien
    }
online-profile-wins = { $count ->
       *[other] gewonnen
    }
online-profile-medals = { $count ->
        [one] Medaille
       *[other] Medaillen
    }
online-profile-versus = Du und { $name }
online-profile-drawn = { $count ->
        [one] ein Unentschieden
       *[other] { $count } Unentschieden
    }
online-profile-days = Bahnen des Tages
online-profile-gold = erste
online-profile-silver = zweite
online-profile-bronze = dritte
online-profile-place = Platz { $rank } von { $players }
online-profile-matches = Letzte Partien
online-profile-matches-none = Noch keine beendete Partie.
online-profile-invited = Ein Tisch mit Einladung
online-outcome-won = gewonnen
online-outcome-drawn = unentschieden
online-outcome-lost = verloren
online-profile-courses = Veröffentlichte Bahnen
online-profile-stars = { $count ->
        [one] { $stars } Sterne, eine Stimme
       *[other] { $stars } Sterne, { $count } Stimmen
    }
online-challenge = Herausfordern
online-challenge-name = { $name } herausfordern
online-challenge-note = Wähle das Spiel. { $name } erfährt es sofort oder beim nächsten Besuch.
online-challenge-of = { $game } mit @{ $handle }
online-challenge-seats = Für @{ $handle } ist noch kein Platz: Lass noch jemanden mitspielen.
online-challenge-refused = @{ $handle } nimmt von dir keine Herausforderungen an.
online-challenge-told = { $name } fordert dich heraus
online-declined = @{ $handle } kommt diesmal nicht.
online-challenged = Du bist herausgefordert
online-challenge-accept = Spielen
online-challenge-accept-by = Spielen mit { $name }
online-challenge-decline = Ablehnen
online-challenge-decline-by = Die Herausforderung von { $name } ablehnen
online-find = Benutzername suchen
online-find-go = Suchen
online-follow = Folgen
online-follow-yes = Du folgst
online-following = Du folgst
online-followers = Dir folgen
online-people-handle = Dazu brauchst du einen Benutzernamen, damit { $name } weiß, wer du bist.
online-more = Mehr
online-block = Blockieren
online-block-note = { $name } kann dich nicht herausfordern, sich nicht an deine Tische setzen und sie in der Lobby nicht sehen. Was { $name } schreibt, bekommst du nicht zu lesen. { $name } erfährt nichts davon.
online-block-done = { $name } ist blockiert.
online-unblock = Freigeben
online-unblock-name = { $name } freigeben
online-unblock-done = { $name } ist nicht mehr blockiert.
online-blocked = Blockiert
online-player-menu = { $name } melden oder blockieren
online-guest = Gast
online-guest-note = Ein Gast hat keinen Benutzernamen. Jeder kann sich so nennen.
online-report = Melden
online-report-note = Sag in einem Satz, was nicht stimmt. Es liest, wer diesen Server betreibt; { $name } erfährt nichts davon.
online-report-reason = Was stimmt nicht?
online-report-send = Senden
online-reported = Danke. Es wird gelesen.

# Wenn es nicht geht
online-no-table = Diesen Tisch gibt es nicht.
online-no-table-why = Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht. Bitte noch einmal um den Link oder eröffne selbst einen Tisch.
online-not-opened = Der Tisch ließ sich nicht öffnen.
online-host-unknown = Der Server kennt deinen Schlüssel nicht.
online-host-forbidden = Das ist hier nicht erlaubt.
online-host-hold = Aus deinem Netz können gerade keine neuen Spieler angelegt werden, weil es missbraucht wurde. Melde dich mit einem Spieler an, den du schon hast, oder schreib dem Betreiber.
online-host-banned = Du bist hier gesperrt: { $reason }
online-host-banned-until = Du bist hier bis zum { $date } gesperrt: { $reason }
online-host-not-found = Diesen Tisch gibt es nicht.
online-host-too-large = Das ist zu lang.
online-host-too-many = Zu viel in zu kurzer Zeit. Warte einen Moment.
online-host-unavailable = Der Server kann das gerade nicht. Versuch es gleich noch einmal.
online-host-conflict = Es hat sich inzwischen geändert.
online-host-malformed = Der Server konnte damit nichts anfangen.
online-host-unpublishable = Das kann nicht veröffentlicht werden: Die Bahn muss spielbar sein und einen anständigen Namen mit höchstens 80 Zeichen haben.
online-refused-malformed = Der Tisch konnte das nicht lesen.
online-refused-id-reused = Das wurde schon geschickt.
online-refused-not-your-seat = Das ist nicht dein Platz.
online-refused-no-such-seat = Diesen Platz gibt es nicht.
online-refused-seat-taken = Jemand war schneller: Der Platz ist besetzt.
online-refused-started = Die Partie hat schon begonnen.
online-refused-not-started = Die Partie hat noch nicht begonnen.
online-refused-not-over = Die Partie ist noch nicht zu Ende.
online-refused-over = Die Partie ist zu Ende.
online-refused-not-your-turn = Du bist nicht dran.
online-refused-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin und entscheide dann.
online-refused-illegal = Das ist nicht möglich.
online-refused-no-change = Das ist schon so.
online-refused-future = Das ist noch nicht bekannt.
online-refused-too-many = Zu viel auf einmal; warte einen Moment und versuche es noch einmal.

# Jemand zum Spielen, jetzt
online-now = Jetzt spielen
online-now-note = Ein Tippen genügt, und du hast einen etwa gleich starken Gegner.
online-rated-basic = Minigolf
online-rated-carom = Karambolage
online-rated-carramboule = Carramboule
online-now-looking = Jemand wird gesucht: { $game } …
online-now-left = { $seconds ->
        [one] höchstens noch eine Sekunde
       *[other] höchstens noch { $seconds } Sekunden
    }
online-now-nobody = Gerade sucht niemand.
online-now-house = Gegen { $name } spielen (Computer)
online-now-again = Noch einmal suchen
online-now-stop = Nicht mehr suchen

# Wie gut jemand spielt
online-rating = Wertung
online-rating-game = Spiel
online-rating-sure = ± { $deviation }, aus { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    }
online-rating-new = Noch nicht sicher: ± { $deviation }, aus { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    }.
online-rating-chart = Von { $first } bis { $last }; das Beste war { $best }.
online-counts = Wertung
online-rated = Gewertet
online-rated-note = bei gleichen Bedingungen und 3, 6 oder 9 gedruckten Bahnen
online-casual = Freundschaftlich
online-casual-note = nur zum Spaß
online-not-rated = Freundschaftsspiel: Die Wertungen bleiben, wie sie sind.
online-row-aborted = abgebrochen
online-best = Bestenliste
online-best-short = Wertungen für jedes Spiel
online-best-note = Spieler mit Benutzername und genug gewerteten Partien.
online-best-none = Noch hat niemand eine gefestigte Wertung. Spiel gewertete Partien und sei der Erste.
online-best-rank = Rang
online-best-player = Spieler
online-best-matches = Partien
online-found = Gefundene Spieler
online-skill = Glück und Können
online-skill-words = Eine Entscheidung kostet im Mittel { $loss } Schläge; perfektes Spiel kostet keinen.
online-skill-chart = Was Entscheidungen kosteten und Würfel nahmen, Partie für Partie
online-skill-choices = Kosten der Entscheidungen
online-skill-luck = von den Würfeln genommen

online-tournaments = Turniere
online-tournaments-note = zu zweit, Runde für Runde
online-library = Bibliothek
online-library-note = Bahnen, die andere gebaut haben
online-to-tournament = Zum Turnier
online-kept-note = Die Plätze sind für zwei Teilnehmer eines Turniers reserviert.
