# Online spielen
online = Online spielen
online-home = Startseite
online-opening = Tisch wird geladen …
online-new = Tisch eröffnen
online-new-note = Du bekommst einen Link. Wer ihn hat, kann sich ohne Anmeldung dazusetzen und mitspielen.
online-new-golf = alle Bahnen, 1 bis 12 Bälle, auch mit Computern
online-new-carramboule = zu zweit, live oder über mehrere Tage
online-others = Andere Spieler
online-lobby = Lobby
online-lobby-note = offene Tische zum Mitspielen und Zusehen
online-cups = Pokale
online-cups-note = dieselben Bahnen und Würfel für alle
online-lobby-free = Tische mit freien Plätzen
online-lobby-watch = Partien zum Zusehen
online-lobby-lead = Tische, die allen offenstehen: Setz dich dazu oder schau zu.
online-lobby-none = Gerade wartet niemand an einem offenen Tisch.
online-filter = Anzeigen
online-filter-all = Alle
online-filter-golf = Minigolf
online-filter-carramboule = Carramboule
online-filter-clock = Uhr
online-filter-any = Egal
online-filter-live = Live
online-filter-days = Mehrere Tage
online-filter-none = Gerade gibt es keinen passenden offenen Tisch.
online-account = Dein Konto
online-account-note = Name, andere Geräte, deine Daten
online-you-are-offline = Du bist offline.
online-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung.
online-offline-note = Online-Tische brauchen den Server. Alles andere hier geht auch ohne ihn.
online-list-offline = Keine Verbindung: Diese Liste ist vielleicht veraltet.

# Eröffnen
online-create = Tisch eröffnen
online-create-of = { $game } online
online-creating = Tisch wird eröffnet …
online-players-note = Du, alle mit dem Link und beliebig viele Computer.
online-seat-open = kommt per Link dazu
online-against = Gegen
online-against-person = Einen Menschen
online-against-computer = Den Computer
online-starts-other = Die andere Seite
online-terms = Der Tisch
online-access = Zutritt
online-access-invited = Auf Einladung
online-access-invited-note = nur mit dem Link
online-access-open = Offen
online-access-open-note = steht in der Lobby
online-clock = Uhr
online-clock-off = Aus
online-clock-off-note = solange du magst
online-clock-move = Pro Zug
online-clock-move-note = live
online-clock-match = Pro Partie
online-clock-match-note = live, eine Uhr für jeden
online-clock-days = Tage
online-clock-days-note = Fernpartie
online-clock-time = Zeit pro Zug
online-clock-match-time = Zeit pro Spieler, plus 10 Sekunden nach jedem Zug
online-clock-none = keine
online-clock-per-move = { $time } pro Zug
online-clock-total = { $time } pro Spieler
online-clock-total-more = { $time } pro Spieler, plus { $more } nach jedem Zug
online-chat = Chat
online-chat-rule-off = Aus
online-chat-rule-off-note = kein Chat
online-chat-rule-phrases = Sätze
online-chat-rule-phrases-note = vorgegebene Sätze und Emoji
online-chat-rule-free = Frei
online-chat-rule-free-note = eigene Texte, nur auf Einladung
online-chat-off = An diesem Tisch ist der Chat aus.
online-chat-phrases = Feste Sätze
online-chat-free = Auch eigene Texte

# Das Wartezimmer
online-waiting = Die Partie hat noch nicht begonnen
online-seats = Plätze
online-free-seat = Freier Platz
online-seat-free = noch frei
online-seat-computer = ist bereit
online-your-name = Dein Name
online-name-first = Gib bitte zuerst deinen Namen ein.
online-sit = Hinsetzen
online-sit-at = Auf Platz { $number } setzen
online-stand = Aufstehen
online-stand-at = Von Platz { $number } aufstehen
online-close-table = Tisch schließen
online-close-sure = Diesen Tisch wirklich schließen? Sein Link funktioniert dann nicht mehr.
online-close-not = Offen lassen
online-remove = Entfernen
online-remove-at = { $name } vom Tisch entfernen
online-sit-note = Setz dich auf einen Platz, um mitzuspielen, oder bleib und sieh zu.
online-full-note = Alle Plätze sind besetzt. Du kannst zusehen.
online-beside = An diesem Gerät spielt noch jemand mit
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
online-invite-note = Schick diesen Link weiter. Nur wer ihn hat, kann dazukommen.
online-invite-open = Schick diesen Link weiter. Der Tisch steht auch in der Lobby.
online-invite-text = Komm, spiel Carambole mit mir
online-link = Link zu diesem Tisch
online-copy = Link kopieren
online-copied = Kopiert
online-copy-failed = Der Browser erlaubt das Kopieren nicht. Markiere und kopiere den Text selbst.
online-share = Teilen
online-what = Die Partie
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
online-limit = Schläge pro Bahn

# Die Verbindung
online-connection-connecting = Verbinden …
online-connection-connecting-note = Der Tisch ist gleich da.
online-connection-connected = Verbunden
online-connection-connected-note = Die letzten Züge werden geladen …
online-connection-reconnecting = Verbindung verloren.
online-connection-reconnecting-note = Sie wird wiederhergestellt. Bis dahin sind keine Züge möglich.
online-connection-back = Der Server startet neu.
online-connection-back-note = Er ist gleich wieder da. Bis dahin stehen die Uhren still, und nichts geht verloren.
online-connection-offline = Du bist offline.
online-connection-offline-note = Die Partie wartet. Sobald du wieder Netz hast, geht es weiter.
online-connection-offline-note-clock = Die Uhr läuft weiter. Sobald du wieder Netz hast, geht es weiter.
online-connection-lost = Der Server hat die Verbindung getrennt.
online-connection-lost-note = Lade die Seite neu, um weiterzuspielen.
online-not-connected = Gerade gibt es keine Verbindung. Deine Eingabe ist nicht angekommen.

# Who is away
online-gone = { $name } ist nicht da.
online-gone-waits = Die Partie wartet; in { $time } kannst du { $name } aus der Partie nehmen.
online-gone-now = Du kannst warten oder { $name } aus der Partie nehmen.
online-gone-clock = Die Uhr läuft weiter.
online-gone-claim = { $name } aus der Partie nehmen

# Chat
online-chat-said = Chatverlauf
online-chat-none = Noch keine Nachrichten.
online-chat-muted = Der Chat ist stumm geschaltet.
online-chat-mute = Chat stumm schalten
online-chat-emoji = Emoji
online-chat-send = { $what } senden
online-chat-write = Nachricht schreiben
online-chat-say = Senden
online-chat-public = Alle, die den Link zu diesem Tisch haben, können mitlesen.
online-chat-seat-first = Setz dich an den Tisch, dann kannst du mitreden.
online-chat-unread = { $count ->
        [one] Chat, eine neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
online-spectators = { $count ->
        [0] Niemand sieht zu
        [one] Eine Person sieht zu
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
online-say-good-game = Gute Partie!
online-say-once-more = Noch einmal?
online-say-bye = Tschüss!

# Nach der Partie
online-rematch = Revanche
online-rematch-wished = Revanche gewünscht: { $names }.
online-rematch-waits = Du möchtest eine Revanche. Warten auf { $names }.
online-rematch-go = Zur nächsten Partie
online-more-tables = Andere Tische

# Listen
online-own-turns = Du bist dran
online-own-running = Andere sind dran
online-own-waiting = Es fehlen noch Mitspieler
online-own-over = Beendet
online-nobody-yet = Noch keine Mitspieler
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
online-row-go = Zum Tisch
online-row-go-with = Zum Tisch mit { $names }
online-row-join = Mitspielen
online-row-join-with = Am Tisch von { $names } mitspielen
online-row-watch = Zusehen
online-row-watch-with = Am Tisch von { $names } zusehen
online-notify = Benachrichtigen, wenn ich dran bin
online-notify-note = Dein Browser benachrichtigt dich, solange diese Seite im Hintergrund offen ist.
online-notify-denied = Dein Browser erlaubt keine Benachrichtigungen. Das kannst du in seinen Einstellungen für diese Seite ändern.
online-notify-title = Du bist dran
online-push = Auch benachrichtigen, wenn die Seite zu ist
online-push-note = Auf diesem Gerät: bei Herausforderungen, bei Turnierrunden und wenn du in einer Partie über mehrere Tage dran bist.
online-push-unsupported = Dieser Browser kann keine Benachrichtigungen empfangen. Auf iPhone und iPad: Leg Carambole zuerst auf den Home-Bildschirm.
online-push-failed = Die Benachrichtigungen ließen sich nicht einschalten. Versuche es später noch einmal oder nimm einen anderen Browser.
online-push-quiet = Ruhezeiten
online-push-from = Von
online-push-until = Bis

# Das Konto
online-account-name = Dein Name
online-account-name-note = Andere sehen ihn an allen Tischen, an die du dich ab jetzt setzt.
online-account-none = Hier gibt es noch kein Konto. Such dir einen Namen aus: Du brauchst weder E-Mail noch Passwort.
online-account-save = Speichern
online-account-saved = Gespeichert.
online-account-devices = Andere Geräte und Notfallcode
online-account-devices-note = Dein Schlüssel liegt nur in diesem Browser. Mit einem Code meldest du weitere Geräte an; jeder Code gilt nur einmal.
online-account-device = Code für ein anderes Gerät
online-account-recovery = Notfallcode
online-account-device-code = Gib diesen Code auf dem anderen Gerät unter „Dein Konto“ ein oder öffne dort den Link. Gültig bis { $time }.
online-account-recovery-code = Schreib diesen Code auf und verwahre ihn gut. Der Code gilt, bis du ihn benutzt oder einen neuen erstellst.
online-account-signed-in = Angemeldete Geräte
online-account-signed-in-note = Wer eines dieser Geräte hat, kann in deinem Namen spielen. Melde Geräte ab, die du verloren oder weggegeben hast.
online-account-this = dieses Gerät
online-account-unnamed = Ein Programm
online-account-since = seit { $date }
online-account-sign-out = Abmelden
online-account-sign-out-of = { $name } abmelden
online-account-signed-out = Abgemeldet.
online-account-copy-code = Code kopieren
online-account-use = Ich habe einen Code
online-account-use-note = Gib den Code vom anderen Gerät oder deinen Notfallcode ein.
online-account-code = Code
online-account-use-code = Einlösen
online-account-recovered = Willkommen zurück, { $name }.
online-account-unknown = Der Server kennt deinen Schlüssel nicht mehr. Löse einen Code ein, melde dich mit einem Passkey an oder fang neu an.
online-deleted = Dieser Browser wurde abgemeldet, oder sein Konto wurde gelöscht.
online-account-reset = Neu anfangen
online-account-data = Deine Daten
online-account-data-note = Alles, was der Server über dich gespeichert hat: Name, Tische, Nachrichten, Bahnen.
online-account-privacy = Datenschutz
online-account-download = Alles herunterladen
online-account-downloaded = Die Datei mit allen Daten ist gespeichert.
online-account-delete = Alles löschen
online-account-delete-title = Alles löschen?
online-account-delete-text = Laufende Partien gibst du auf; Name, Schlüssel und Nachrichten werden endgültig gelöscht. Deine Mitspieler behalten die Aufzeichnungen eurer Partien.
online-account-delete-yes = Alles löschen
online-account-keep = Behalten
online-account-deleted = Alles ist gelöscht.
online-account-replace-title = Konto wechseln?
online-account-replace-text = In diesem Browser bist du als { $name } angemeldet. Mit dem Code wechselst du zu dem Konto, für das er erstellt wurde. Zurück kommst du nur mit einem Code oder Passkey von { $name }.
online-account-replace-yes = Code einlösen
online-account-replace-no = { $name } bleiben

# Benutzernamen und Profile
online-handle = Dein Benutzername
online-handle-note = Mit einem Benutzernamen finden dich andere unter einer eigenen Adresse. Zum Spielen brauchst du keinen.
online-handle-label = Benutzername
online-handle-rules = 3 bis 20 Zeichen: a bis z und Ziffern, dazwischen einzelne - oder _. Das erste Zeichen muss ein Buchstabe sein.
online-handle-claim = Übernehmen
online-handle-change = Ändern
online-handle-claimed = Du bist jetzt @{ $handle }.
online-handle-bad = Dieser Benutzername ist nicht erlaubt. Wähle einen anderen.
online-handle-taken = Dieser Benutzername ist schon vergeben oder sieht einem anderen zu ähnlich.
online-handle-private = Privates Profil
online-handle-private-note = Andere sehen nur deinen Benutzernamen und deinen Namen.
online-handle-profile = Dein Profil ansehen
online-handle-back = Benutzernamen aufgeben
online-handle-given-back = Du hast keinen Benutzernamen mehr.
online-passkeys = Passkeys
online-passkeys-note = Melde dich auf jedem Gerät mit Fingerabdruck, Gesicht oder PIN an. Verlierst du alle Passkeys, hilft ein Notfallcode.
online-passkey-add = Passkey hinzufügen
online-passkey-added = Passkey hinzugefügt.
online-passkey-removed = Passkey entfernt.
online-passkey-remove-of = Passkey von { $name } entfernen
online-passkey-used = zuletzt benutzt am { $date }
online-passkey-known = Auf diesem Gerät gibt es schon einen Passkey für dich.
online-passkey-failed = Der Passkey hat auf diesem Gerät nicht funktioniert. Versuch es noch einmal.
online-passkey-have = Ich habe einen Passkey
online-passkey-have-note = Melde dich mit dem Konto an, für das er erstellt wurde.
online-passkey-sign-in = Anmelden
online-passkey-unknown = Dieser Passkey gehört zu keinem Konto. Vielleicht wurde er entfernt.
online-passkey-replace = In diesem Browser bist du als { $name } angemeldet. Mit dem Passkey wechselst du zu dem Konto, für das er erstellt wurde. Zurück kommst du nur mit einem Passkey oder Code von { $name }.
online-profile = Profil
online-profile-none = Diesen Benutzernamen gibt es nicht.
online-profile-none-why = Vielleicht enthält die Adresse einen Tippfehler, oder der Benutzername wurde aufgegeben.
online-profile-since = spielt hier seit { $date }
online-profile-here = gerade online
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
online-profile-gold = Gold
online-profile-silver = Silber
online-profile-bronze = Bronze
online-profile-place = Platz { $rank } von { $players }
online-profile-matches = Letzte Partien
online-profile-matches-none = Noch keine beendete Partie.
online-profile-invited = Privater Tisch
online-outcome-won = gewonnen
online-outcome-drawn = unentschieden
online-outcome-lost = verloren
online-profile-courses = Veröffentlichte Bahnen
online-profile-stars = { $count ->
        [one] { $stars } Sterne, eine Bewertung
       *[other] { $stars } Sterne, { $count } Bewertungen
    }
online-challenge = Herausfordern
online-challenge-name = { $name } herausfordern
online-challenge-note = Wähle das Spiel. { $name } bekommt sofort oder beim nächsten Besuch Bescheid.
online-challenge-of = { $game } mit @{ $handle }
online-challenge-seats = Für @{ $handle } ist noch kein Platz: Füge einen Spieler hinzu.
online-challenge-refused = @{ $handle } nimmt von dir keine Herausforderungen an.
online-challenge-told = { $name } fordert dich heraus
online-declined = @{ $handle } sagt diesmal ab.
online-challenged = Herausforderungen an dich
online-challenge-accept = Spielen
online-challenge-accept-by = Mit { $name } spielen
online-challenge-decline = Ablehnen
online-challenge-decline-by = Herausforderung von { $name } ablehnen
online-find = Spieler nach Benutzernamen suchen
online-find-go = Suchen
online-follow = Folgen
online-follow-yes = Du folgst
online-following = Spieler, denen du folgst
online-followers = Spieler, die dir folgen
online-people-handle = Dafür brauchst du einen Benutzernamen, damit { $name } weiß, wer du bist.
online-more = Mehr
online-block = Blockieren
online-block-note = { $name } kann dich nicht mehr herausfordern, sich nicht mehr an deine Tische setzen und sieht sie nicht mehr in der Lobby. Nachrichten von { $name } werden dir nicht mehr angezeigt. { $name } erfährt davon nichts.
online-block-done = { $name } ist blockiert.
online-unblock = Blockierung aufheben
online-unblock-name = Blockierung von { $name } aufheben
online-unblock-done = { $name } ist nicht mehr blockiert.
online-blocked = Blockiert
online-player-menu = { $name } melden oder blockieren
online-guest = Gast
online-guest-note = Gäste haben keinen Benutzernamen. Diesen Namen kann jeder benutzen.
online-report = Melden
online-report-note = Schreib in einem Satz, was nicht stimmt. Der Betreiber dieses Servers liest das; { $name } erfährt davon nichts.
online-report-reason = Was stimmt nicht?
online-report-send = Senden
online-reported = Danke. Der Betreiber wird deine Meldung lesen.

# Fehler
online-no-table = Diesen Tisch gibt es nicht.
online-no-table-why = Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht. Frag noch einmal nach dem Link oder eröffne selbst einen Tisch.
online-not-opened = Der Tisch ließ sich nicht laden.
online-error-unknown = Du bist nicht mehr angemeldet. Melde dich unter „Dein Konto“ neu an.
online-error-forbidden = Das ist hier nicht erlaubt.
online-error-hold = Aus deinem Netzwerk lassen sich gerade keine neuen Konten anlegen, weil es von dort Missbrauch gab. Melde dich mit einem bestehenden Konto an oder schreib dem Betreiber.
online-error-banned = Du bist hier gesperrt: { $reason }
online-error-banned-until = Du bist hier bis zum { $date } gesperrt: { $reason }
online-error-not-found = Das wurde nicht gefunden. Vielleicht wurde es gelöscht.
online-error-too-large = Das ist zu lang.
online-error-too-many = Zu viele Anfragen in kurzer Zeit. Warte einen Moment und versuch es noch einmal.
online-error-unavailable = Der Server kann das gerade nicht ausführen. Versuch es gleich noch einmal.
online-error-conflict = Der Stand hat sich inzwischen geändert. Lade die Seite neu.
online-error-malformed = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu und versuch es noch einmal.
online-error-unpublishable = Die Bahn kann nicht veröffentlicht werden: Sie muss spielbar sein und einen anständigen Namen mit höchstens 80 Zeichen haben.
online-refused-malformed = Der Server hat die Aktion nicht verstanden. Lade die Seite neu und versuch es noch einmal.
online-refused-id-reused = Das wurde schon gesendet.
online-refused-not-your-seat = Das ist nicht dein Platz.
online-refused-no-such-seat = Diesen Platz gibt es nicht.
online-refused-seat-taken = Der Platz ist inzwischen besetzt. Such dir einen anderen aus.
online-refused-started = Die Partie hat schon begonnen.
online-refused-not-started = Die Partie hat noch nicht begonnen.
online-refused-not-over = Die Partie ist noch nicht zu Ende.
online-refused-over = Die Partie ist zu Ende.
online-refused-not-your-turn = Du bist nicht dran.
online-refused-stale = Inzwischen hat sich am Tisch etwas getan. Sieh noch einmal hin, bevor du entscheidest.
online-refused-illegal = Das ist nicht möglich.
online-refused-no-change = Es gibt nichts zu ändern.
online-refused-future = So weit ist die Partie noch nicht.
online-refused-too-many = Zu viel auf einmal: Warte einen Moment und versuch es noch einmal.

# Einen Gegner finden
online-now = Jetzt spielen
online-now-note = Einmal tippen, und wir suchen dir einen etwa gleich starken Gegner.
online-rated-basic = Minigolf
online-rated-carom = Karambolage
online-rated-carramboule = Carramboule
online-now-looking = Gegner wird gesucht: { $game } …
online-now-left = { $seconds ->
        [one] höchstens noch eine Sekunde
       *[other] höchstens noch { $seconds } Sekunden
    }
online-now-nobody = Kein Gegner gefunden.
online-now-house = Gegen { $name } spielen (Computer)
online-now-again = Noch einmal suchen
online-now-stop = Suche abbrechen

# Wertungen
online-rating = Wertung
online-rating-game = Spiel
online-rating-sure = ± { $deviation } nach { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    }
online-rating-new = Vorläufig: ± { $deviation } nach { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    }.
online-rating-chart = Von { $first } auf { $last }, Bestwert { $best }.
online-counts = Wertung
online-rated = Gewertet
online-rated-note = 2 bis 4 Spieler mit gleich vielen Bällen; die üblichen Würfel; 3, 6 oder 9 gedruckte Bahnen
online-casual = Ungewertet
online-casual-note = nur zum Spaß
online-not-rated = Ungewertete Partie: Die Wertungen ändern sich nicht.
online-not-counted = Nicht gewertet: Die Partie war zu kurz, oder ihr habt in den letzten 7 Tagen zu oft gegeneinander gespielt.
online-row-aborted = abgebrochen
online-best = Bestenliste
online-best-short = Wertungen für jedes Spiel
online-best-note = Hier stehen nur Spieler mit Benutzernamen und genug gewerteten Partien.
online-best-none = Noch hat niemand genug gewertete Partien gespielt. Spiel selbst genug davon, dann kommst du auf die Liste.
online-best-rank = Rang
online-best-player = Spieler
online-best-matches = Partien
online-found = Gefundene Spieler
online-skill = Glück und Können
online-skill-words = Im Schnitt gehen pro Entscheidung { $loss } Schläge verloren; bei perfektem Spiel wären es null.
online-skill-chart = Durch Entscheidungen und durch Würfel verlorene Schläge, Partie für Partie
online-skill-choices = durch Entscheidungen verloren
online-skill-luck = durch Würfel verloren

online-tournaments = Turniere
online-tournaments-note = Duelle, Runde für Runde
online-library = Bibliothek
online-library-note = Bahnen, die andere gebaut haben
online-to-tournament = Zum Turnier
online-kept-note = Die Plätze sind für zwei Turnierspieler reserviert.
