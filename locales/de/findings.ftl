# Was an einer Bahndatei falsch ist oder besser sein könnte; davor steht die Stelle in der Datei.

# Nach der ersten Meldung zu einer Datei, wenn die anderen nicht aufgeführt werden
finding-more = (und { $count } weitere; carambole check zeigt alle)

# Für eine Datei ohne Meldungen
finding-none = keine Meldungen

# Teile von Dateien als Subjekte der Sätze über ihre Schlüssel
finding-part-course = eine Bahn
finding-part-inner-course = eine Bahn in einer anderen Datei
finding-part-names = `names`
finding-part-piece = ein Teil
finding-part-shape = das Teil { $shape }
finding-part-token = eine Marke
finding-part-arrow = ein Pfeil
finding-part-box = diese Datei
finding-part-entry = ein Eintrag

# Die Datei als Text
finding-file-unreadable = diese Datei lässt sich nicht lesen: { $reason }
finding-file-too-large = eine Bahndatei darf höchstens 1 MiB groß sein; diese ist größer und wird nicht gelesen
finding-not-utf8 = das ist kein Text in UTF-8; speichere die Bahn als UTF-8
finding-not-toml = das ist kein gültiges TOML ({ $reason }); korrigiere diese Zeile
finding-unknown-key = { $part } hat keinen Schlüssel `{ $key }`; es gibt { $known }
finding-missing-key = { $part } braucht den Schlüssel `{ $key }`; ergänze ihn
finding-not-text = `{ $key }` muss ein Text in Anführungszeichen sein
finding-not-table = `{ $key }` muss eine Tabelle sein: [{ $key }], darunter ihre Schlüssel
finding-not-boolean = `{ $key }` muss true oder false sein
finding-not-integer = `{ $key }` muss eine ganze Zahl von { $low } bis { $high } sein
finding-not-list = `{ $key }` muss eine Liste in [ ] sein
finding-too-many-entries = `{ $key }` hat { $count } Einträge; höchstens { $most } sind erlaubt
finding-too-few-entries = `{ $key }` braucht mindestens { $least } Einträge, hat aber { $count }
finding-not-tables = `{ $key }` wird als [[{ $key }]] geschrieben, darunter die Schlüssel
finding-not-pair = `{ $key }` muss ein Paar von Koordinaten [x, y] sein
finding-odd-cell = es gibt kein Feld { $x },{ $y }: x + y muss gerade sein; ändere x um 1
finding-not-one-of = `{ $key }` muss einer dieser Werte sein: { $words }

# Was eine Bahndatei sagt
finding-format = `format` muss 1 sein; ein anderes Format gibt es nicht
finding-control-character = `{ $key }` enthält ein Steuerzeichen; schreib eine Zeile ohne Steuerzeichen
finding-text-length = `{ $key }` muss 1 bis { $most } Zeichen lang sein
finding-not-colour = das ist keine Farbe; erlaubt sind orange, green, yellow, blue, violet, red
finding-colour-twice = { $colour } steht zweimal in `order`; jede Farbe darf nur einmal vorkommen
finding-order-incomplete = in `order` muss jede der sechs Farben einmal stehen
finding-end-beside-map = `{ $key }` ist nur in einem Umbau mit `on` erlaubt; zeichne die Stelle in die Karte ein oder lege einen `{ $key }-marker`
finding-origin-beside-on = ein Umbau mit `on` hat kein `origin`; nimm es heraus
finding-map-and-on = eine Bahn hat entweder `map` oder `on`, nicht beides; nimm eines heraus
finding-no-ground = eine Bahn braucht entweder `map` oder `on` mit den Kennungen vorhandener Bahnen; ergänze eines
finding-course-twice = Bahn { $course } steht zweimal in `on`; einmal genügt
finding-no-courses = `on` muss mindestens eine Bahn nennen
finding-map-quotes = schreib die Karte zwischen ''' und '''; nach den ersten Anführungszeichen beginnt eine neue Zeile
finding-map-too-long = die Karte hat { $count } Zeilen; höchstens { $rows } Zeilen zu { $columns } Zeichen sind erlaubt
finding-map-too-wide = diese Zeile der Karte ist zu lang; höchstens { $columns } Zeichen sind erlaubt
finding-map-tab = die Karte enthält einen Tabulator; nimm Leerzeichen
finding-map-sign = in der Karte sind nur . s o # % und Leerzeichen erlaubt, nicht `{ $sign }`
finding-map-between = Spalte { $column } in Zeile { $row } der Karte liegt zwischen zwei Feldern (die Summe beider Zahlen muss gerade sein); rücke das Zeichen um eins zur Seite
finding-no-shape = es gibt kein Teil `{ $shape }`; es gibt { $known }
finding-no-channel-here = { $shape } hat keinen Kanal; nimm `channel` heraus

# Wie die Teile einer Bahn zusammenpassen
finding-course-id = `{ $course }` ist keine Kennung einer Bahn; nimm den Namen ihrer Datei ohne .toml
finding-course-unknown = Bahn { $course } lässt sich nicht verwenden: Es gibt sie hier nicht
finding-course-broken = Bahn { $course } lässt sich nicht verwenden: { $course }.toml:{ $reason }
finding-course-is-layout = Bahn { $course } ist selbst ein Umbau; in `on` dürfen nur Bahnen mit eigener Karte stehen
finding-other-board = Bahn { $course } liegt nicht auf demselben Brett wie die anderen; verbinde nur Bahnen mit gleichem `board`
finding-fairway-twice = Bahn { $course } und eine andere Bahn haben beide ein Spielfeld bei { $cell }; verschiebe den Ursprung einer der beiden
finding-too-much-fairway = die Bahn hat { $count } Spielfelder; höchstens { $most } sind erlaubt
finding-too-many-pieces = auf dieser Bahn liegen { $count } Teile; höchstens { $most } sind erlaubt
finding-cannot-lie = { $shape } lässt sich so nicht legen
finding-map-empty = die Karte ist leer; zeichne die Bahn mit . s o # %
finding-far-off = { $piece } liegt weit neben dem Brett; schieb das Teil auf die Bahn
finding-board-too-large = das Brett ist zu groß; höchstens { $columns } halbe Spalten mal { $rows } Zeilen sind erlaubt
finding-marker-off = die Platte liegt bei { $cell } neben dem Spielfeld; verschiebe sie
finding-end-not-on = `{ $key }` muss eine der Bahnen in `on` sein
finding-whose-end = mehrere Bahnen sind verbunden; gib mit `{ $key } = "…"` an, welche zählt, oder lege einen `{ $key }-marker`
finding-start-count = eine Bahn hat genau sechs Startfelder (`s`), Platten mitgezählt; diese hat { $count }
finding-hole-count = eine Bahn hat genau ein Loch (`o`), Platten mitgezählt; diese hat { $count }

# Was die Regeln verbieten
finding-off-fairway = { $piece } liegt bei { $cell } neben dem Spielfeld; verschiebe das Teil
finding-both-on = { $piece } und { $other } liegen beide auf { $cell }; verschiebe eines davon
finding-on-end = { $piece } liegt bei { $cell } auf Start oder Loch; verschiebe das Teil
finding-blob-size = { $piece } muss 3, 4 oder 5 verschiedene Felder bedecken
finding-blob-apart = die Felder von { $piece } müssen zusammenhängen
finding-foot-off = der Fuß von { $piece } bei { $cell } liegt nicht auf dem Spielfeld; verschiebe das Teil
finding-foot-under = der Fuß von { $piece } bei { $cell } liegt unter { $other }; verschiebe eines davon
finding-deck-hole-off = das Loch in { $piece } bei { $cell } muss über dem Spielfeld liegen; verschiebe das Teil
finding-spinner-bare = { $piece } braucht bei { $cell } ein leeres Spielfeld; räum es frei
finding-spinner-room = rund um die Nabe von { $piece } muss das Spielfeld frei sein, auch bei { $cell }; verschiebe das Teil
finding-covers-start = { $piece } verdeckt das Startfeld { $cell }; verschiebe das Teil
finding-covers-hole = { $piece } verdeckt das Loch bei { $cell }; das Loch darf nur in einem Durchlass oder unter dem Loch einer Brücke liegen
finding-hole-on-start = das Loch liegt auf dem Startfeld { $cell }; verschiebe eines davon
finding-arrow-no-wall = bei { $cell } ist in Richtung { $direction } keine gedruckte Wand; verschiebe den Pfeil
finding-arrow-twice = bei { $cell } gibt es in Richtung { $direction } schon einen Pfeil; nimm einen heraus
finding-out-of-reach = das Loch ist unerreichbar (betroffene Startfelder: { $cells }); öffne einen Weg

# Was besser sein könnte
finding-home-base = das Grundspiel
finding-home-ext = die Erweiterung
finding-too-many = { $home } enthält { $shape } nur { $count }-mal; hier liegt das Teil { $lie }-mal
finding-crowded = Bahn { $course } hat { $count } Hindernisse; mit mehr als { $most } wird sie unübersichtlich
finding-dead-ends = auf diesen Feldern kann ein Ball liegen bleiben, obwohl das Loch von dort unerreichbar ist: { $some }
finding-unreached = auf diese Felder kommt nie ein Ball: { $some }
finding-mouth-at-wall = die Mündung von { $piece } bei { $cell } zeigt auf eine Wand
finding-sent-back = ein Ball, der bei { $cell } von { $piece } herunterrollt, prallt sofort wieder zurück
finding-made-for = { $piece } ist nur für Bahn { $course } gemacht
finding-no-company = { $piece } liegt frei; rück das Teil an eine Wand oder ein Hindernis
