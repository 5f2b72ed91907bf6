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
cups-make = Utwórz puchar
cups-make-note = dla rodziny, klasy albo klubu: gotowy w minutę, udostępniany linkiem
cups-players = { $count ->
        [0] jeszcze bez graczy
        [one] jedna osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
cups-state-new = jeszcze nierozegrany
cups-state-playing = w trakcie
cups-state-finished = rozegrany
cups-state-given-up = bez wyniku
cups-rhythm-once = raz
cups-rhythm-daily = codziennie
cups-rhythm-weekly = co tydzień
cups-left = Zostało { $time }
cups-over = zakończony
cups-over-edition = Zakończony: { $date }.
cups-strip = Dzień { $day } z { $days }
cups-week-of = tydzień od { $date }
cups-all = Wszystkie puchary
cups-missing = Nie ma takiego pucharu.
cups-offline = Nie ma połączenia z serwerem, więc puchary są teraz niedostępne.

cups-play = Zagraj o puchar
cups-play-note = Masz jedną próbę. Liczy się od chwili rozpoczęcia, ale możesz wyjść i wrócić, także na innym urządzeniu.
cups-name-note = Podaj imię do klasyfikacji.
cups-go-on = Kontynuuj
cups-begun = Twoja partia trwa i czeka tu na ciebie.
cups-making = Przygotowujemy tory…
cups-given-up = Ta próba się nie liczy: partia została poddana albo skończyła się po czasie.
cups-result = Twój wynik
cups-to-cup = Do klasyfikacji
cups-total = { $count ->
        [1] Jedno uderzenie
        [one] { $total } uderzenie
        [few] { $total } uderzenia
       *[other] { $total } uderzeń
    }

cups-place = Miejsce { $rank } z { $players }
cups-leading = Na razie pierwsze miejsce { $players ->
        [one] bez rywali
       *[other] wśród { $players } graczy
    }
cups-won = Pierwsze miejsce { $players ->
        [one] bez rywali
       *[other] wśród { $players } graczy
    }
cups-behind = { $strokes ->
        [0] tyle samo uderzeń co { $name }
        [one] jedno uderzenie więcej niż { $name }
        [few] { $strokes } uderzenia więcej niż { $name }
       *[other] { $strokes } uderzeń więcej niż { $name }
    }
cups-ahead = { $strokes ->
        [0] tyle samo uderzeń co { $name }
        [one] jedno uderzenie mniej niż { $name }
        [few] { $strokes } uderzenia mniej niż { $name }
       *[other] { $strokes } uderzeń mniej niż { $name }
    }
cups-middle = środek stawki
cups-middle-note = im dalej w lewo, tym mniej uderzeń
cups-hole = { $course }: ty { $strokes }, środek stawki { $middle }

cups-deciding = Decydujące uderzenie
cups-deciding-where = { $course }, uderzenie { $stroke }. Graczy w tej pozycji: { $players }, wynik rzutu: { $roll }.
cups-deciding-note = Przy każdym wyborze widać, ilu uderzeń gracze średnio potem potrzebowali.
cups-choice-hole = Do dołka, { $dir }
cups-choice-pass = Żadna droga nie była wolna
cups-choice-after = potem średnio { $strokes }
cups-choice-own = twój wybór

cups-standings = Klasyfikacja
cups-standings-none = Nikt jeszcze nie ukończył pucharu.
cups-standings-all = Wszyscy
cups-you = ty
cups-still = { $count ->
        [one] Jeszcze gra: { $names }
       *[other] Jeszcze grają ({ $count }): { $names }
    }
cups-still-more = i inni
cups-tie = Przy równej sumie decyduje mniejsza liczba uderzeń na ostatnim torze, potem na poprzednim i tak dalej. Jeśli wszystko jest równe, gracze zajmują miejsce ex aequo.
cups-watch = Obejrzyj partię: { $name }
cups-watch-later = Partie innych obejrzysz po rozegraniu własnej.
cups-strokes = Tor po torze: { $scores }

cups-season = Sezon
cups-season-weeks = Ostatnie dziesięć tygodni; { $best ->
        [one] liczy się najlepszy
        [few] liczą się { $best } najlepsze
       *[many] liczy się { $best } najlepszych
    }.
cups-season-month = Ten miesiąc; { $best ->
        [one] liczy się najlepszy dzień
        [few] liczą się { $best } najlepsze dni
       *[many] liczy się { $best } najlepszych dni
    }.
cups-season-points = Punkt za ukończenie próby, punkt za każdą osobę za tobą i pół punktu za każdą z takim samym wynikiem.
cups-season-played = rozegrane: { $count }
cups-before = Poprzednia edycja
cups-after = Następna edycja

cups-share = Udostępnij link
cups-copied = Link skopiowany.
cups-not-copied = Ta przeglądarka nie pozwala na kopiowanie.
cups-end = Zakończ puchar
cups-end-title = Zakończyć ten puchar?
cups-end-text = Nikt już nie będzie mógł zacząć. Rozegrane partie nadal będzie można obejrzeć.
cups-end-yes = Zakończ
cups-end-no = Anuluj

cups-seal = Jak zapieczętowano kostki
cups-seal-text = Serwer ustalił rzuty tej edycji, zanim się zaczęła, i opublikował ich odcisk. Po zakończeniu edycji ujawni też sekret i każdy będzie mógł sprawdzić wszystkie rzuty.
cups-seal-this = Odcisk tej edycji
cups-seal-secret = Sekret tej edycji
cups-seal-next = Odcisk następnej edycji

cups-name = Nazwa pucharu
cups-name-example = Niedziele u babci
cups-name-missing = Podaj nazwę pucharu.
cups-your-name = Twoje imię
cups-how-often = Jak często
cups-once = Raz
cups-once-note = trwa kilka dni
cups-daily = Codziennie
cups-daily-note = nowa edycja codziennie o północy UTC
cups-weekly-note = nowa edycja w każdy poniedziałek
cups-every-week = Co tydzień
cups-days = Czas trwania
cups-courses = Tory
cups-drawn-1 = Jeden
cups-drawn-3 = Trzy
cups-drawn-6 = Sześć
cups-drawn-note = losowo
cups-chosen = Wybrane
cups-chosen-note = do sześciu
cups-chosen-count = { $count ->
        [0] Nie wybrano jeszcze żadnego toru.
        [one] Wybrano jeden tor.
        [few] Wybrano { $count } tory.
       *[other] Wybrano { $count } torów.
    }
cups-chosen-link = Tor z linku
cups-chosen-missing = Wybierz co najmniej jeden tor.
cups-create = Utwórz puchar
cups-creating = Tworzenie pucharu…
