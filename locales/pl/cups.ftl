# Puchary: te same tory i te same kostki dla wszystkich
cups = Puchary
cups-weekly = Puchar tygodnia
cups-intro = Te same tory i te same kostki dla wszystkich. Różnią się tylko decyzje.
cups-lead = { $count ->
        [one] Jeden tor, te same kostki dla wszystkich.
        [few] { $count } tory, te same kostki dla wszystkich.
       *[other] { $count } torów, te same kostki dla wszystkich.
    } Różnią się tylko decyzje.
cups-mine = Twoje puchary
cups-make = Urządź puchar
cups-make-note = dla rodziny, klasy albo klubu: gotowy w minutę, wysyłany linkiem
cups-players = { $count ->
        [0] nikt jeszcze nie zaczął
        [one] jedna osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
cups-state-new = jeszcze niezagrany
cups-state-playing = w trakcie
cups-state-finished = zagrany
cups-state-given-up = zakończony bez wyniku
cups-rhythm-once = raz
cups-rhythm-daily = codziennie
cups-rhythm-weekly = co tydzień
cups-left = Zostało { $time }
cups-over = Ten puchar się skończył.
cups-over-edition = Koniec: { $date }.
cups-strip = Dzień { $day } z { $days }
cups-week-of = tydzień od { $date }
cups-all = Wszystkie puchary
cups-missing = Nie ma takiego pucharu.
cups-offline = Puchary potrzebują serwera, a ten teraz nie odpowiada.

cups-play = Zagraj o puchar
cups-play-note = Masz jedną próbę; liczy się od chwili, gdy zaczniesz. Możesz wyjść i wrócić, na dowolnym urządzeniu.
cups-name-note = To imię zobaczą inni w klasyfikacji.
cups-go-on = Graj dalej
cups-begun = Twoja partia trwa i czeka tu na ciebie.
cups-making = Tory są układane …
cups-given-up = Próba została przerwana albo skończona za późno, więc się nie liczy.
cups-result = Twój wynik
cups-to-cup = Do klasyfikacji
cups-total = { $count ->
        [one] Jedno uderzenie
        [few] { $count } uderzenia
       *[other] { $count } uderzeń
    }

cups-place = Miejsce { $rank } z { $players }
cups-leading = Na czele, { $players ->
        [one] na razie bez rywali
       *[other] z { $players }
    }
cups-won = Zwycięstwo, { $players ->
        [one] bez rywali
       *[other] z { $players }
    }
cups-behind = { $strokes ->
        [0] tyle samo uderzeń: { $name }
        [one] jedno uderzenie więcej niż { $name }
        [few] { $strokes } uderzenia więcej niż { $name }
       *[other] { $strokes } uderzeń więcej niż { $name }
    }
cups-ahead = { $strokes ->
        [0] tyle samo uderzeń: { $name }
        [one] jedno uderzenie mniej niż { $name }
        [few] { $strokes } uderzenia mniej niż { $name }
       *[other] { $strokes } uderzeń mniej niż { $name }
    }
cups-middle = środek stawki
cups-middle-note = im mniej uderzeń, tym bardziej w lewo
cups-hole = { $course }: ty { $strokes }, środek stawki { $middle }

cups-deciding = Uderzenie, które zdecydowało
cups-deciding-where = { $course }, uderzenie { $stroke }. Osoby, które tu trafiły: { $players }; na kostce { $roll }.
cups-deciding-note = Koszt wyboru to uderzenia, których tor naprawdę potem wymagał.
cups-choice-hole = Do dołka, { $dir }
cups-choice-pass = Żadna droga nie była otwarta
cups-choice-after = potem jeszcze { $strokes }
cups-choice-own = twój wybór

cups-standings = Klasyfikacja
cups-standings-none = Nikt jeszcze nie skończył.
cups-standings-all = Wszyscy
cups-you = ty
cups-still = { $count ->
        [one] Jeszcze gra: { $names }
       *[other] Jeszcze grają ({ $count }): { $names }
    }
cups-still-more = i inni
cups-tie = Przy równej sumie decyduje mniej uderzeń na ostatnim torze, potem na poprzednim. Kto jest równy we wszystkim, dzieli miejsce.
cups-watch = Obejrzyj partię: { $name }
cups-watch-later = Każdą partię obejrzysz po rozegraniu własnej.
cups-strokes = Tor po torze: { $scores }

cups-season = Sezon
cups-season-weeks = Ostatnie dziesięć tygodni; liczy się { $best } najlepszych.
cups-season-month = Ten miesiąc; liczy się { $best } najlepszych dni.
cups-season-points = Punkt za grę, punkt za każdą osobę za tobą, pół za każdą z równym wynikiem.
cups-season-played = zagrane: { $count }
cups-before = Poprzedni
cups-after = Następny

cups-share = Udostępnij link
cups-copied = Link skopiowany.
cups-not-copied = Ta przeglądarka nie pozwala stronie kopiować.
cups-end = Zakończ puchar
cups-end-title = Zakończyć ten puchar?
cups-end-text = Nikt nie będzie mógł już zacząć. To, co zagrano, zostanie do obejrzenia.
cups-end-yes = Zakończ
cups-end-no = Zostaw

cups-seal = Jak zapieczętowano kostki
cups-seal-text = Serwer ustalił rzuty tej edycji, zanim się zaczęła, i ogłosił ich pieczęć. Po zakończeniu edycji ogłasza też sekret i każdy może sprawdzić wszystkie rzuty.
cups-seal-this = Pieczęć tej edycji
cups-seal-secret = Sekret tej edycji
cups-seal-next = Pieczęć następnej edycji

cups-name = Nazwa pucharu
cups-name-example = Niedziele u babci
cups-name-missing = Puchar potrzebuje nazwy.
cups-your-name = Twoje imię
cups-how-often = Jak często
cups-once = Raz
cups-once-note = przez kilka dni
cups-daily = Codziennie
cups-daily-note = nowy o północy UTC
cups-weekly-note = nowy w poniedziałek
cups-every-week = Co tydzień
cups-days = Jak długo
cups-courses = Tory
cups-drawn-1 = Jeden
cups-drawn-3 = Trzy
cups-drawn-6 = Sześć
cups-drawn-note = losowane
cups-chosen = Wybrane
cups-chosen-note = do sześciu
cups-chosen-count = { $count ->
        [0] Nie wybrano jeszcze toru.
        [one] Wybrano jeden tor.
        [few] Wybrano { $count } tory.
       *[other] Wybrano { $count } torów.
    }
cups-chosen-link = Tor z linku
cups-chosen-missing = Wybierz co najmniej jeden tor.
cups-create = Urządź puchar
cups-creating = Puchar powstaje …
