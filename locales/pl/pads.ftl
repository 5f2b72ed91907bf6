# Notesy do prawdziwych pudełek
pads-title = Notesy wyników
pads-sub = Do gry na prawdziwych planszach, na tym urządzeniu
pads-golf = Notes do minigolfa
pads-golf-what = Uderzenia, żetony, sumy i kolejność gry dla najwyżej dwunastu piłek.
pads-golf-new = Nowy notes
pads-carramboule = Sędzia Carramboule
pads-carramboule-what = Podaj, co wpadło, a sędzia powie, co to oznacza, kto teraz gra i jaki jest wynik.
pads-carramboule-new = Nowy mecz
pads-rename = Zmień nazwę
pads-rename-named = Zmień nazwę: { $name }
pads-delete = Usuń
pads-delete-named = Usuń: { $name }
pads-delete-sure = „{ $name }” zniknie z tego urządzenia na zawsze.
pads-keep = Zostaw
pads-name = Nazwa
pads-done = Gotowe
pads-all = Wszystkie notesy
pads-undo = Cofnij
pads-redo = Ponów
pads-not-kept = To urządzenie nie zapisuje notesów. Zwolnij miejsce albo nie zamykaj strony.
pads-player = Gracz { $number }
pads-course = Tor { $number }

# Przygotowanie notesu
pads-scorecard-name = Nazwa notesu
pads-mode = Tryb
pads-mode-basic = Podstawowy
pads-mode-carom = Karambol
pads-mode-basic-what = Każda piłka gra sama, aż wpadnie do dołka; liczą się uderzenia.
pads-mode-carom-what = Jedno uderzenie na piłkę, runda po rundzie; liczą się rundy.
pads-players = Gracze i piłki
pads-player-name = Imię gracza { $number }
pads-player-add = Dodaj gracza
pads-player-drop = Usuń gracza: { $name }
pads-ball-change = { $name }, piłka: { $ball }. Zmień
pads-ball-more = Jeszcze jedna piłka
pads-ball-choose = Wybierz piłkę
pads-ball-free = wolna
pads-ball-drop = Oddaj piłkę
pads-courses = Tory
pads-courses-none = Nie ma jeszcze żadnego toru.
pads-course-name = Nazwa toru { $number }
pads-course-up = Przesuń wyżej: { $name }
pads-course-drop = Usuń tor: { $name }
pads-course-limit = limit { $limit }
pads-course-times = { $count ->
        [one] w notesie
        [few] w notesie { $count } razy
        [many] w notesie { $count } razy
       *[other] w notesie { $count } razy
    }
pads-limit = Limit uderzeń
pads-limit-of = Limit uderzeń: { $name }
pads-courses-six = Tory 1–6
pads-courses-pick = Z kolekcji torów
pads-courses-own = Własny tor
pads-courses-clear = Usuń wszystkie
pads-to-scorecard = Otwórz notes
pads-setup = Gracze i tory

# Notes
pads-number = Nr
pads-total = Suma
pads-rank = Miejsce
pads-cell = { $course }, { $name }, { $ball }: { $result }{ $tokens }{ $score }
pads-result = { $state ->
        [open] jeszcze bez wyniku
        [out] nie wpadła, { $count }
       *[holed] w dołku za { $count }. razem
    }
pads-result-tokens = , żetony { $tokens }
pads-result-score = , wynik { $score }
pads-leads = { $names } { $count ->
        [one] prowadzi
        [few] prowadzą
        [many] prowadzą
       *[other] prowadzą
    }
pads-won = { $names } { $count ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    }
pads-uneven = Nie wszyscy mają jeszcze tyle samo wyników, więc miejsca są tymczasowe.
pads-over = Wszystkie wyniki są wpisane.
pads-podium = Podium
pads-podium-see = Zobacz podium
pads-rematch = Zagraj jeszcze raz
pads-share-short = Udostępnij
pads-entry = Wpisz wynik
pads-order = Kolejność gry
pads-order-ball = { $name }, { $ball }
pads-course-before = Poprzedni tor
pads-course-after = Następny tor
pads-way-count = Licz
pads-way-write = Wpisz
pads-counter = Licznik
pads-count-basic = Uderzenie { $count } z { $limit }
pads-count-carom = Runda { $count } z { $limit }
pads-count-basic-tap = Dotknij po każdym uderzeniu
pads-count-carom-tap = Dotknij po każdej rundzie
pads-count-less = O jeden mniej
pads-holed-in = W dołku ({ $count })
pads-out = Nie wpadła ({ $limit })
pads-laps = Zakres liczb
pads-keys-basic = Numer uderzenia, w którym piłka wpadła
pads-keys-carom = Numer rundy, w której piłka wpadła
pads-wipe = Wyczyść
pads-tokens = Żetony
pads-token-add = Dodaj żeton { $value }
pads-token-drop = Usuń żeton { $value }
pads-next = Dalej: { $name }
pads-next-course = Tor { $number }: { $name }
pads-said = { $name }, { $ball }: { $result }.

# Udostępnianie
pads-share = Udostępnij i drukuj
pads-share-text = Udostępnij tekst
pads-copy = Kopiuj
pads-copied = Skopiowano.
pads-picture = Zapisz obrazek
pads-picture-kept = Obrazek jest w pobranych plikach.
pads-print = Drukuj

# Sędzia
pads-referee = Sędzia
pads-who-plays = Kto gra?
pads-who-starts = Kto zaczyna białymi?
pads-who-starts-what = Po każdej rundzie gracze zamieniają się kolorami; zaczynają białe.
pads-begin = Rozpocznij
pads-scoreboard = Wynik
pads-round = Runda { $round } z { $rounds }
pads-round-number = Runda { $round }
pads-goal = do { $points } punktów
pads-points = punkty
pads-balls-left = { $colour ->
        [white] białe: { $count }
       *[black] czarne: { $count }
    }
pads-shoots = przy stole
pads-debt = { $count ->
        [one] do oddania 1 bila
        [few] do oddania { $count } bile
        [many] do oddania { $count } bil
       *[other] do oddania { $count } bili
    }
pads-queen-table = Królowa leży na stole
pads-queen-to-cover = Królową trzeba pokryć
pads-queen-held = Królowa: { $who }
pads-shot = Strzał
pads-shot-of = { $who }: co wpadło?
pads-correcting = Strzał { $number }, { $who }: jak było naprawdę?
pads-where = Gdzie trafiły bile
pads-where-pocketed = Do łuzy
pads-where-off = Poza stół
pads-off = poza stołem
pads-kind-white = biała
pads-kind-black = czarna
pads-kind-queen = królowa
pads-kind-cue = rozgrywająca
pads-seen = Bile po kolei
pads-take-back-pocketed = Do łuzy: { $ball }. Cofnij
pads-take-back-off = Poza stołem: { $ball }. Cofnij
pads-breach = Bezpośrednio zagrano bilę na linii obozu grającego lub za nią
pads-choice-due = { $who } wybiera:
pads-choose-pass = Koniec kolejki
pads-choose-replay = Dwie bile wracają, jeszcze jeden strzał
pads-confirm = Zatwierdź
pads-confirm-nothing = Nic nie wpadło
pads-leave = Bez zmian
pads-verdict = Strzał { $number }, { $who }
pads-history = Wszystkie strzały
pads-correct = Popraw
pads-back-to = Wróć przed ten strzał
pads-cut = Usuń ten i wszystkie późniejsze
pads-problem = Po tej zmianie strzał { $number } nie jest już możliwy: { $why }
pads-refusal-over = mecz był już skończony.
pads-refusal-too-many-white = na stole nie ma tylu białych bil.
pads-refusal-too-many-black = na stole nie ma tylu czarnych bil.
pads-refusal-no-queen = królowej nie ma na stole.
pads-refusal-cue-twice = bila rozgrywająca nie może wpaść dwa razy.
pads-refusal-choice-due = najpierw trzeba wybrać, co dalej.
pads-refusal-no-choice-due = nie ma czego wybierać.
pads-fell = Do łuzy: { $balls }.
pads-left = Poza stół: { $balls }.
pads-nothing-fell = Nic nie wpadło.
pads-foul-breach = Niedozwolone bezpośrednie zagranie: wbite tym strzałem bile grającego i królowa wracają na środek.
pads-foul-F1 = Wpadła bila przeciwnika. Zdobywa ją { $other }, a kolejka się kończy.
pads-foul-F2 = Wpadła tylko bila rozgrywająca: jedna zdobyta bila wraca.
pads-foul-F3 = Bila rozgrywająca wpadła razem z bilą grającego.
pads-foul-F4 = Wpadły bila przeciwnika ({ $other }) i rozgrywająca. Za karę { $who } oddaje jedną bilę.
pads-foul-F5 = Wpadła bila rozgrywająca, a królowa nie jest pokryta: królowa i jedna bila wracają.
pads-foul-F6 = Królowa została pokryta, ale wpadła też bila rozgrywająca.
pads-chose-pass = { $who } oddaje kolejkę.
pads-chose-replay = { $who } oddaje dwie bile i gra dalej.
pads-queen-covered = { $who } pokrywa królową i ją zdobywa.
pads-queen-given = Królową pokryła bila drugiego gracza: dostaje ją { $who }.
pads-queen-pending = { $who } musi pokryć królową następnym strzałem.
pads-queen-uncovered = Królowa nie została pokryta i wraca.
pads-queen-early = { $who } musi najpierw wbić własną bilę: królowa wraca.
pads-back = Z powrotem na środek: { $balls }.
pads-owes = { $count ->
        [one] { $who } ma do oddania 1 bilę.
        [few] { $who } ma do oddania { $count } bile.
        [many] { $who } ma do oddania { $count } bil.
       *[other] { $who } ma do oddania { $count } bili.
    }
pads-paid = { $who } nie ma już nic do oddania.
pads-again = { $who } gra dalej.
pads-turn = Teraz gra { $who }.
pads-round-won = { $who } wygrywa rundę: { $count ->
        [one] 1 punkt.
        [few] { $count } punkty.
        [many] { $count } punktów.
       *[other] { $count } punktu.
    }
pads-round-given = Wpadła ostatnia bila gracza { $who }: rundę wygrywa { $who } i dostaje { $count ->
        [one] 1 punkt.
        [few] { $count } punkty.
        [many] { $count } punktów.
       *[other] { $count } punktu.
    }
pads-match-won = Mecz wygrywa { $who }
pads-match-draw = Mecz kończy się remisem
