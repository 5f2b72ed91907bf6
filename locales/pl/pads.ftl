# Notesy do prawdziwych pudełek
pads-title = Notesy wyników
pads-sub = Do prawdziwych pudełek, na tym urządzeniu
pads-golf = Notes do minigolfa
pads-golf-what = Uderzenia, żetony, sumy i kolejność gry, do dwunastu piłek.
pads-golf-new = Nowy notes
pads-carramboule = Sędzia Carramboule
pads-carramboule-what = Powiedz, co wpadło, a sędzia powie, co to znaczy, kto gra i jaki jest wynik.
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
pads-not-kept = To urządzenie nie zapisuje notatek. Zwolnij miejsce albo nie zamykaj strony.
pads-player = Gracz { $number }
pads-course = Tor { $number }

# Przygotowanie notesu
pads-block-name = Nazwa notesu
pads-mode = Tryb
pads-mode-basic = Zwykły
pads-mode-carom = Karambol
pads-mode-basic-what = Każda piłka gra sama aż do dołka; liczy się uderzenia.
pads-mode-carom-what = Jedno uderzenie na piłkę, runda po rundzie; liczy się rundy.
pads-players = Gracze i piłki
pads-player-name = Imię gracza { $number }
pads-player-add = Dodaj gracza
pads-player-drop = Usuń: { $name }
pads-ball-change = Piłka, { $name }: { $ball }. Zmień
pads-ball-more = Jeszcze jedna piłka
pads-ball-choose = Wybierz piłkę
pads-ball-free = wolna
pads-ball-drop = Oddaj tę piłkę
pads-courses = Tory
pads-courses-none = Nie ma jeszcze toru.
pads-course-name = Nazwa toru { $number }
pads-course-up = Wyżej: { $name }
pads-course-drop = Usuń: { $name }
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
pads-courses-pick = Z kolekcji
pads-courses-own = Własny tor
pads-courses-clear = Usuń wszystkie
pads-to-block = Do notesu
pads-setup = Gracze i tory

# Notes
pads-number = Nr
pads-total = Suma
pads-rank = Miejsce
pads-cell = { $course }, { $name }, { $ball }: { $result }{ $tokens }{ $score }
pads-result = { $state ->
        [open] do wpisania
        [out] nie w dołku, { $count }
       *[holed] w dołku za { $count }
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
pads-uneven = Nie wszyscy mają już tyle samo wyników; miejsca są tymczasowe.
pads-over = Wszystko wpisane.
pads-podium = Podium
pads-podium-see = Zobacz podium
pads-rematch = Jeszcze raz
pads-share-short = Udostępnij
pads-entry = Wpisz wynik
pads-order = Kolejność gry
pads-order-ball = { $name }, { $ball }
pads-course-before = Poprzedni tor
pads-course-after = Następny tor
pads-way-count = Liczenie
pads-way-write = Wpisanie
pads-counter = Licznik
pads-count-basic = Uderzenie { $count } z { $limit }
pads-count-carom = Runda { $count } z { $limit }
pads-count-basic-tap = Dotknij przy każdym uderzeniu
pads-count-carom-tap = Dotknij przy każdej rundzie
pads-count-less = O jeden mniej
pads-holed-in = W dołku za { $count }
pads-out = Nie w dołku ({ $limit })
pads-laps = Liczby
pads-keys-basic = W dołku w uderzeniu
pads-keys-carom = W dołku w rundzie
pads-wipe = Wymaż
pads-tokens = Żetony
pads-token-add = Wzięty żeton { $value }
pads-token-drop = Odłóż żeton { $value }
pads-next = Dalej: { $name }
pads-next-course = Tor { $number }: { $name }
pads-said = { $name }, { $ball }: { $result }.

# Udostępnianie
pads-share = Udostępnij i drukuj
pads-share-text = Wyślij tekst
pads-copy = Kopiuj
pads-copied = Skopiowano.
pads-picture = Zapisz obraz
pads-picture-kept = Obraz jest wśród pobranych plików.
pads-print = Drukuj

# Sędzia
pads-referee = Sędzia
pads-who-plays = Kto gra?
pads-who-starts = Kto zaczyna białymi?
pads-who-starts-what = Kolory i rozpoczęcie zmieniają się co rundę.
pads-begin = Zaczynamy
pads-scoreboard = Wynik
pads-round = Runda { $round } z { $rounds }
pads-round-number = Runda { $round }
pads-goal = do { $points } punktów
pads-points = punkty
pads-balls-left = { $colour ->
        [white] białe: { $count }
       *[black] czarne: { $count }
    }
pads-shoots = uderza
pads-debt = { $count ->
        [one] winien 1 bilę
        [few] winien { $count } bile
        [many] winien { $count } bil
       *[other] winien { $count } bili
    }
pads-queen-table = Królowa leży na stole
pads-queen-to-cover = Królową trzeba pokryć
pads-queen-held = Królową ma { $who }
pads-shot = Uderzenie
pads-shot-of = { $who }: co się stało?
pads-correcting = Uderzenie { $number }, { $who }: co się naprawdę stało?
pads-where = Dokąd trafiły bile
pads-where-pocketed = Do łuzy
pads-where-off = Poza stół
pads-off = poza
pads-kind-white = biała
pads-kind-black = czarna
pads-kind-queen = królowa
pads-kind-cue = rozgrywająca
pads-seen = Dotąd, po kolei
pads-take-back-pocketed = Wpadła { $ball }. Cofnij
pads-take-back-off = Spadła ze stołu { $ball }. Cofnij
pads-breach = Bila na własnej linii obozu lub za nią została zagrana bezpośrednio
pads-choice-due = { $who } wybiera:
pads-choose-pass = Jedna bila wraca, koniec kolejki
pads-choose-replay = Dwie bile wracają, gra dalej
pads-confirm = Tak było
pads-confirm-nothing = Nic nie wpadło
pads-leave = Zostaw, jak było
pads-verdict = Uderzenie { $number }, { $who }
pads-history = Wszystkie uderzenia
pads-correct = Popraw
pads-back-to = Wróć przed to uderzenie
pads-cut = Skreśl to i wszystkie późniejsze
pads-problem = Po poprawce uderzenie { $number } nie jest już możliwe: { $why }
pads-refusal-over = mecz był już skończony.
pads-refusal-too-many-white = na stole nie ma tylu białych bil.
pads-refusal-too-many-black = na stole nie ma tylu czarnych bil.
pads-refusal-no-queen = królowej nie ma na stole.
pads-refusal-cue-twice = bila rozgrywająca nie może wpaść dwa razy.
pads-refusal-choice-due = trzeba jeszcze dokonać wyboru.
pads-refusal-no-choice-due = nie ma już czego wybierać.
pads-fell = Do łuzy: { $balls }.
pads-left = Poza stół: { $balls }.
pads-nothing-fell = Nic nie wpadło.
pads-foul-breach = Zagranie bezpośrednie z linii obozu: własne bile i królowa z tego uderzenia wracają.
pads-foul-F1 = Wpadła bila przeciwnika ({ $other }); pozostaje zdobyta, kolejka przechodzi.
pads-foul-F2 = Wpadła tylko bila rozgrywająca: jedna zdobyta bila wraca.
pads-foul-F3 = Własna bila i rozgrywająca wpadły razem.
pads-foul-F4 = Wpadły bila przeciwnika ({ $other }) i rozgrywająca: jedna bila gracza { $who } wraca.
pads-foul-F5 = Wpadła bila rozgrywająca, a królowa nie jest pokryta: królowa i jedna bila wracają.
pads-foul-F6 = Królowa i pokrycie wpadły, ale rozgrywająca też.
pads-chose-pass = { $who } oddaje jedną bilę i kolejkę.
pads-chose-replay = { $who } oddaje dwie bile i uderza jeszcze raz.
pads-queen-covered = { $who } pokrywa królową i ją zatrzymuje.
pads-queen-given = Królową pokrył zły kolor: dostaje ją { $who }.
pads-queen-pending = { $who } musi pokryć królową następnym uderzeniem.
pads-queen-uncovered = Królowa nie została pokryta i wraca.
pads-queen-early = { $who } nie ma jeszcze własnej bili: królowa wraca.
pads-back = Wraca na środek: { $balls }.
pads-owes = { $count ->
        [one] { $who }: dług wobec stołu to 1 bila.
        [few] { $who }: dług wobec stołu to { $count } bile.
        [many] { $who }: dług wobec stołu to { $count } bil.
       *[other] { $who }: dług wobec stołu to { $count } bili.
    }
pads-paid = { $who } nie ma już długu.
pads-again = { $who } uderza jeszcze raz.
pads-turn = Teraz uderza { $who }.
pads-round-won = { $who } wygrywa rundę: { $count ->
        [one] 1 punkt.
        [few] { $count } punkty.
        [many] { $count } punktów.
       *[other] { $count } punktu.
    }
pads-round-given = Wpadła ostatnia bila przeciwnika: rundę wygrywa { $who } i dostaje { $count ->
        [one] 1 punkt.
        [few] { $count } punkty.
        [many] { $count } punktów.
       *[other] { $count } punktu.
    }
pads-match-won = Mecz wygrywa { $who }
pads-match-draw = Mecz kończy się remisem
