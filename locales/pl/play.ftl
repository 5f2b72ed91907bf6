# Ekran minigolfa
play-opening = Otwieranie stołu …
play-unknown = Tej partii nie ma na tym urządzeniu.
play-unknown-why = Partie są przechowywane w przeglądarce, w której je rozpoczęto. Może została usunięta albo adres należy do innego urządzenia.
play-failed = Nie udało się otworzyć stołu.
play-home = Strona główna
play-replay = Powtórka i analiza
play-title = { $number } · { $name }
play-sub = { $over ->
        [yes] Partia skończona
        [course] Tor ukończony
       *[no] { $mode ->
            [carom] Karambol · runda { $count } z { $limit }
           *[basic] Zwykły · uderzenie { $count } z { $limit }
        }
    }
play-match = Ta partia
play-rules = Księga zasad
play-kept = Partia jest zapisywana na tym urządzeniu po każdym ruchu. Możesz wyjść w każdej chwili.
play-kept-online = Serwer zapisuje partię po każdym ruchu. Możesz wyjść w każdej chwili i wrócić przez link.
play-order = Kolejność gry
play-board = Plansza
play-board-label = Tor { $name }. Piłki na nim: { $balls }
play-panel = Twoje uderzenie
play-story = Co się dzieje, słowami
play-story-empty = Partia się zaczyna.
play-skip-link = Przejdź do planszy
play-view-turn = Obróć planszę
play-view-whole = Pokaż całą planszę
play-view-follow = Podejdź bliżej i śledź piłkę
play-view-hole = { $steps ->
        [0] Do dołka
        [one] Do dołka, 1 krok stąd
        [few] Do dołka, { $steps } kroki stąd
       *[many] Do dołka, { $steps } kroków stąd
    }
play-view-back = Wróć do piłki
play-pieces = Co leży na torze
play-pass-to = { $name ->
        [Ty] Twoja kolej
       *[other] Teraz { $name }
    }

# Co teraz zrobić
play-choose-start = { $name ->
        [Ty] Wybierz pole startowe
       *[other] { $name }, wybierz pole startowe
    }
play-choose-pick = { $name ->
        [Ty] { $cards ->
            [0] Wybierz kostkę
           *[other] Wybierz kostkę lub kartę
        }
       *[other] { $cards ->
            [0] { $name }, wybierz kostkę
           *[other] { $name }, wybierz kostkę lub kartę
        }
    }
play-which-way = { $name ->
        [Ty] W którą stronę?
       *[other] W którą stronę, { $name }?
    }
play-no-way = { $name ->
        [Ty] Żadna droga nie jest otwarta
       *[other] Żadna droga nie jest otwarta, { $name }
    }
play-rolls = { $name }
play-plays = { $name ->
        [Ty] Grasz
       *[other] Gra { $name }
    }
play-rolled = { $impulses } · { $pick }
play-ball-stroke = { $mode ->
        [carom] { $ball }, runda { $count }
       *[basic] { $ball }, uderzenie { $count }
    }
play-hint-pick = { $cards ->
        [0] Wybierz kostkę, aby zobaczyć jej sześć ścian i jej zasięg.
       *[other] Wybierz kostkę lub kartę, aby zobaczyć jej sześć ścian i jej zasięg.
    }
play-go-start = Wybierz pole startowe
play-go-pick = { $cards ->
        [0] Wybierz kostkę
       *[other] Wybierz kostkę lub kartę
    }
play-go-roll = Rzuć: { $pick }
play-go-direction = Wybierz kierunek
play-go-play = Zagraj na { $dir }
play-go-pass = Uderzenie przepada
play-go-offline = Brak połączenia
play-go-elsewhere = Gra trwa w innej karcie
play-elsewhere = Ta partia jest rozgrywana w innej karcie lub oknie. Tutaj możesz ją śledzić.
play-elsewhere-take = Graj tutaj
play-overtaken = Inna karta w tym czasie grała dalej w tę partię. Spójrz jeszcze raz i zdecyduj.
play-skip = Pomiń
play-ways-in = { $count ->
        [one] Jedna droga prowadzi do dołka.
        [2] Dwie drogi prowadzą do dołka.
        [few] { $count } drogi prowadzą do dołka.
        [many] { $count } dróg prowadzi do dołka.
       *[other] { $count } drogi prowadzi do dołka.
    }
play-go-it = Zagraj
play-skip-to-me = Do mojej kolejki
play-skip-to-end = Do końca
play-key-space = Spacja
play-starts = Pola startowe
play-start-cell = Pole startowe { $number }
play-start-chosen = Pole startowe { $number }.
play-tray = Kostki
play-die = { $die ->
        [white] biała kostka
        [blue] niebieska kostka
        [yellow] żółta kostka
        [green] zielona kostka
        [orange] pomarańczowa kostka
        [violet] fioletowa kostka
        [red] czerwona kostka
        [black] czarna kostka
       *[other] kostka { $die }
    }
play-card = karta { $card }
play-pick-label = { $rolled ->
        [0] { $pick } { $range }: { $sides }{ $holes ->
            [0] {""}
           *[other] . Do dołka: { $holes } z sześciu ścian
        }
       *[other] { $pick }, wynik { $rolled }
    }
play-pick-lit = { $said }, teraz dobry wybór
play-pick-chosen = { $pick }. Jej ściany: { $sides }.
play-side-of = przy { $side }
play-side-holes = może trafić do dołka
play-reach-hole = { $sides }/6
play-rose = Kierunek
play-impulses = { $count ->
        [one] impuls
        [few] impulsy
        [many] impulsów
       *[other] impulsu
    }
play-open-way = { $dir }: { $leads }
play-shut-way = { $dir }: zamknięte
play-open-ways = Otwarte: { $ways }.
play-direction-chosen = { $dir }: { $leads }.
play-your-turn = { $name ->
        [Ty] { $mode ->
            [carom] Twoja kolej, piłka { $ball }, runda { $count }.
           *[basic] Twoja kolej, piłka { $ball }, uderzenie { $count }.
        }
       *[other] { $mode ->
            [carom] { $name }, twoja kolej, piłka { $ball }, runda { $count }.
           *[basic] { $name }, twoja kolej, piłka { $ball }, uderzenie { $count }.
        }
    }

# Uderzenie słowami
play-place = { $layer ->
        [top] na górze, { $steps ->
            [-1] bez drogi do dołka
            [0] nad dołkiem
            [one] 1 krok od dołka
            [few] { $steps } kroki od dołka
           *[many] { $steps } kroków od dołka
        }
       *[ground] { $steps ->
            [-1] bez drogi do dołka
            [0] na dołku
            [one] 1 krok od dołka
            [few] { $steps } kroki od dołka
           *[many] { $steps } kroków od dołka
        }
    }
play-told-rolled = { $name ->
        [Ty] Wyrzucasz { $impulses } ({ $pick }).
       *[other] { $name } wyrzuca { $impulses } ({ $pick }).
    }
play-told-sentence = { $ball }: { $story }.
play-told-blow = { $ball }: { $story }
play-told-run = { $layer ->
        [top] górą { $count } na { $dir }
       *[ground] { $count } na { $dir }
    }
play-told-bounce = { $thing ->
        [wall] odbija się od bandy
        [flat] odbija się od płaskiej przeszkody
        [tall] odbija się od wysokiej przeszkody
        [roller] odbija się od walca
        [spinner] odbija się od kołowrotu
        [toppler] odbija się od przewracacza
        [door] odbija się od drzwi
       *[two] wraca spomiędzy dwóch przeszkód
    }
play-told-carom = trafia: { $ball }, przekazuje { $left }
play-told-settle = { $why ->
        [too-dear] ma za mało siły i staje, { $place }
        [water] zatrzymuje ją woda, { $place }
        [door] staje pod drzwiami, { $place }
        [rolled-back] stacza się z powrotem, { $place }
        [fell-through] wpada przez otwór w pomoście, { $place }
        [wedged] klinuje się, { $place }
       *[spent] staje, { $place }
    }
play-told-token = bierze żeton { $value }
play-told-piece = { $moved ->
        [roller] popycha walec
        [spinner] obraca kołowrót
        [toppler] obala przewracacz
        [door-opens] unosi drzwi
       *[door-closes] drzwi się zamykają
    }
play-told-holed = wpada do dołka
play-told-passes = { $ball }: uderzenie przepada.
play-withdrawn = { $name ->
        [Ty] { $why ->
            [absent] Zbyt długo Cię nie było.
            [resigned] Poddajesz partię.
           *[other] Nie masz już czasu.
        }
       *[other] { $why ->
            [absent] { $name }: zbyt długa nieobecność.
            [resigned] { $name } poddaje partię.
           *[other] { $name } nie ma już czasu.
        }
    }
play-leads-bounces = { $what ->
        [rails] { $count ->
            [one] od bandy
            [2] od dwóch band
            [3] od trzech band
            [few] od { $count } band
            [many] od { $count } band
           *[other] od { $count } bandy
        }
       *[other] { $count ->
            [one] 1 odbicie
            [few] { $count } odbicia
            [many] { $count } odbić
           *[other] { $count } odbicia
        }
    }
play-leads-carom = trafia: { $ball }
play-leads-hole = do dołka
play-leads-rest = { $why ->
        [too-dear] utyka, { $place }
        [water] do wody, { $place }
        [door] pod drzwi, { $place }
        [rolled-back] stacza się z powrotem, { $place }
        [fell-through] wpada przez otwór w pomoście, { $place }
       *[spent] { $place }
    }
play-line-step = { $cost ->
        [0] na { $dir }, w dół za darmo, zostaje { $left }
       *[other] na { $dir }, kosztuje { $cost }, zostaje { $left }
    }
play-line-bounce = { $bounce }: { $in } zmienia się w { $out }
play-line-carom-rest = zostaje na miejscu

# Kolejność, licznik, notes
play-ball-now = teraz
play-ball-waits = czeka
play-ball-holed = w dołku: { $count }
play-ball-out = poza dołkiem: { $count }
play-ball-withdrawn = poza partią
play-total = Suma
play-sum = { $strokes } { $sign ->
        [minus] −
       *[plus] +
    } { $tokens ->
        [one] 1 żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    } = { $total }
play-counter = { $mode ->
        [carom] Licznik: runda { $count } z { $limit }
       *[basic] Licznik: uderzenie { $count } z { $limit }
    }
play-pad = Notes z wynikami
play-pad-number = Numer
play-pad-course = Tor
play-pad-open = nie dokończono
play-pad-out = poza dołkiem
play-course-done = { $number } · { $name }: tor skończony
play-next-course = Następny tor
play-over = Partia skończona
play-results = Pokaż wyniki
play-rematch = Jeszcze raz
play-look-board = Obejrzyj planszę

# Gdy piłka wpada
play-holed-word = { $against ->
        [ace] Za pierwszym razem!
        [under] { $under ->
            [one] W { $count }: jeden poniżej par!
           *[other] W { $count }: { $under } poniżej par!
        }
        [par] W { $count }: par!
       *[plain] W dołku, { $count }
    }

# Gdy piłki się zderzają
play-carom-balls = Łańcuch { $count } piłek!
play-call-bump = { $whom ->
        [Ty] { $by } trąca Twoją piłkę!
       *[other] { $by ->
            [Ty] Trącasz piłkę: { $whom }!
           *[other] { $by } trąca piłkę: { $whom }!
        }
    }
play-call-in = { $whom ->
        [own] Prosto do dołka!
        [Ty] { $by } wbija Twoją piłkę!
       *[other] { $by ->
            [Ty] Wbijasz piłkę: { $whom }!
           *[other] { $by } wbija piłkę: { $whom }!
        }
    }
play-call-water = Plusk, prosto do wody!
play-fate = { $what ->
        [in] { $by } wbija Twoją piłkę do dołka.
        [water] { $by } wpycha Twoją piłkę do wody.
        [nearer] { $by } { $count ->
            [one] przesuwa
           *[other] przesuwają
        } Twoją piłkę o { $steps ->
            [one] { $steps } krok
            [few] { $steps } kroki
            [many] { $steps } kroków
           *[other] { $steps } kroku
        } bliżej dołka.
        [farther] { $by } { $count ->
            [one] przesuwa
           *[other] przesuwają
        } Twoją piłkę o { $steps ->
            [one] { $steps } krok
            [few] { $steps } kroki
            [many] { $steps } kroków
           *[other] { $steps } kroku
        } dalej od dołka.
       *[moved] { $by } { $count ->
            [one] przesuwa
           *[other] przesuwają
        } Twoją piłkę.
    }

# Co mówi się raz
play-hint = Podpowiedź
play-hint-start = { $computer } radzi: pole startowe { $number }.
play-hint-die = { $computer } radzi: { $pick }.
play-hint-way = { $computer } radzi: zagraj na { $dir }.
play-hint-endings = Wybierz, gdzie ma się zatrzymać. Jeszcze raz, i gra.
play-hint-impulses = Jeden impuls to jeden krok. Stuknij kostkę jeszcze raz, aby rzucić.
play-about = Wybierz kostkę, rzuć nią, a potem wybierz kierunek: każdy impuls to jeden krok piłki. Traf do dołka w jak najmniejszej liczbie uderzeń.
play-learn = Nauka przez grę

# Na koniec
play-won-by = { $name ->
        [Ty] { $lead ->
            [0] Wygrywasz
           *[other] Wygrywasz o { $lead }
        }
       *[other] { $lead ->
            [0] Wygrywa { $name }
           *[other] { $name } wygrywa o { $lead }
        }
    }
play-tied = Remis
play-alone = Razem { $total }
play-best = Najlepsze uderzenie
play-best-again = Obejrzyj jeszcze raz
play-best-share = Udostępnij klip
play-best-making = Powstaje klip …
play-best-shared = { $how ->
        [copied] Skopiowano, a klip jest zapisany.
       *[saved] Klip jest zapisany.
    }
play-best-failed = Nie udało się zrobić klipu.
play-best-odds = Szansa: { $sides } na 6.
play-share = Udostępnij
play-share-line = { $headline } · Carambole, { $courses ->
        [one] { $courses } tor
        [few] { $courses } tory
        [many] { $courses } torów
       *[other] { $courses } toru
    }
play-shared = { $how ->
        [copied] Skopiowano, a obrazek jest zapisany.
       *[saved] Obrazek jest zapisany.
    }
play-details = Szczegóły

# Koniec partii granej w pojedynkę
play-verdict = { $kind ->
        [ace] Za pierwszym razem!
        [under] { $difference ->
            [one] Jedno poniżej paru!
           *[other] { $difference } poniżej paru!
        }
        [par] Par!
        [over] { $courses ->
            [one] W dołku, { $total }
           *[other] Wszystkie { $courses } w dołku
        }
        [some] { $holed } z { $courses } w dołku
        [out] Nie w dołku
        [left] Poddane
       *[plain] { $courses ->
            [one] W dołku, { $total }
           *[other] Razem { $total }
        }
    }
play-verdict-under = { $difference ->
        [one] jedno poniżej paru
       *[other] { $difference } poniżej paru
    }
play-verdict-out = { $courses ->
        [one] { $limit ->
            [one] Jedno uderzenie tym razem nie wystarczyło.
            [few] { $limit } uderzenia tym razem nie wystarczyły.
           *[many] { $limit } uderzeń tym razem nie wystarczyło.
        }
       *[other] Tym razem żadna piłka nie wpadła do dołka.
    }
play-verdict-strokes = { $strokes ->
        [one] { $strokes } uderzenie
        [few] { $strokes } uderzenia
       *[many] { $strokes } uderzeń
    }
play-verdict-par = { $sum }, par { $par }
play-try-again = Spróbuj jeszcze raz
play-share-course = { $course }: { $headline } · Carambole

# Zapieczętowane kostki
play-sealed = Zapieczętowane kostki
play-seal = Kostki są zapieczętowane.
play-seal-text = Odcisk { $print }. Po partii każdy może je sprawdzić.
play-seal-over = Odcisk { $print }. Sekret jest już jawny: każdy rzut można sprawdzić.
play-seal-shared = Odcisk { $print }. W tym pucharze wszyscy mają te same kostki. Sekret będzie jawny po zakończeniu edycji.
play-seal-check = Sprawdź kostki
play-seal-right = Wszystko się zgadza: { $draws ->
        [one] 1 rzut
        [few] { $draws } rzuty
       *[many] { $draws } rzutów
    } i { $events ->
        [one] 1 zdarzenie
        [few] { $events } zdarzenia
       *[many] { $events } zdarzeń
    } zgodnie z pieczęcią.
play-seal-wrong = Coś się nie zgadza: { $reason }
play-record = Zapisz partię

# Poddanie
play-resign = Poddaj partię
play-resign-title = Poddać partię?
play-resign-text =
    { $others ->
        [0] Partia kończy się w tym miejscu.
        [one] Partia kończy się w tym miejscu i wygrywa { $name }.
       *[other] Pozostali grają dalej bez twoich piłek.
    } Piłki, które są już w dołku na tym torze, zachowują wynik; pozostałe twoje piłki dostają limit: { $limit }.
play-resign-no = Gram dalej
play-abort = Przerwij partię
play-abort-title = Przerwać partię?
play-abort-text = Nie wszyscy jeszcze zagrali. Partia zakończy się bez wyniku.
play-aborted = Partia przerwana

# Dlaczego tam stanęła?
play-why = Dlaczego?
play-why-title = Dlaczego tam stanęła?
play-why-strokes = Ostatnie uderzenia
play-why-slider = Krok uderzenia
play-why-before = Poprzedni krok
play-why-after = Następny krok
play-why-figure = Rysunek { $number }.
play-why-rule = Zasada { $rule } w księdze zasad
play-why-step = Krok za jeden impuls
play-because-step = Na zwykłym polu każdy krok na następne pole kosztuje jeden impuls. Piłka trzyma kierunek, dopóki droga jest otwarta.
play-why-step-slow = Drogi krok
play-because-step-slow = Krok zaczęty w piasku kosztuje dwa impulsy, a zaczęty na dołku też: jeden zabiera krawędź.
play-why-step-water = Z wody
play-because-step-water = Każdy krok zaczęty w wodzie kosztuje trzy impulsy.
play-why-step-up = Pod górę
play-because-step-up = Każdy krok na pochylnię, w górę po niej i z niej na pomost kosztuje dwa impulsy.
play-why-step-down = W dół
play-because-step-down = Zjazd po pochylni nic nie kosztuje. U podnóża piłka toczy się dalej z tym, co zostało.
play-why-step-top = Na pomoście
play-because-step-top = Na wysokiej przeszkodzie piłka trzyma się drogi; krok po pomoście kosztuje jeden impuls.
play-why-bounce-mirror = Jak w lustrze
play-because-bounce-mirror = Prosta ściana trafiona pod kątem odbija piłkę pod takim samym kątem. Odbicie nic nie kosztuje.
play-why-bounce-follow = Wzdłuż ściany
play-because-bounce-follow = Piłka toczyła się wzdłuż tej ściany. Gdzie ściana skręca, piłka skręca za nią o jedną szóstą obrotu.
play-why-bounce-back = Prosto z powrotem
play-because-bounce-back = Róg, wnęka albo zaokrąglona ściana odsyła piłkę tam, skąd przyszła.
play-why-bounce-two = Między dwiema rzeczami
play-because-bounce-two = Piłka, która dotyka naraz dwóch różnych rzeczy, wraca.
play-why-bounce-blocked = Bez wyjścia
play-because-bounce-blocked = Kierunek, w którym ta ściana odbiłaby piłkę, też jest zablokowany, więc piłka wraca.
play-why-bounce-arrow = Nadrukowana strzałka
play-because-bounce-arrow = Strzałka nadrukowana na planszy mówi, dokąd toczy się piłka, która nadbiega z tej strony.
play-why-bounce-path = Droga się kończy
play-because-bounce-path = W kanale i na wysokiej przeszkodzie piłka trzyma się drogi. Gdzie dalej nie można, wraca.
play-why-bounce-roller = Walec
play-because-bounce-roller = Piłka wraca, a walec przesuwa się o pole, jeśli jest miejsce.
play-why-bounce-spinner = Kołowrót
play-because-bounce-spinner = Trafiony w bok ramienia obraca się o jedną szóstą i odsyła piłkę od osi. Każde inne trafienie odsyła piłkę z powrotem.
play-why-bounce-toppler = Przewracacz
play-because-bounce-toppler = Piłka wraca, a stojąca część pada w stronę pchnięcia, jeśli jest miejsce.
play-why-bounce-door = Zamknięte drzwi
play-because-bounce-door = Słupek odsyła piłkę. Od tyłu zamknięte drzwi są ścianą.
play-why-carom = Karambol
play-because-carom = Piłka, która ma przed sobą drugą, staje i oddaje jej wszystkie impulsy; tamta toczy się dalej w tym samym kierunku.
play-why-settle-spent = Nie ma już impulsów
play-because-settle-spent = Wszystkie impulsy są zużyte, więc piłka zostaje tam, gdzie jest.
play-why-settle-too-dear = Za mało zostało
play-because-settle-too-dear = Następny krok kosztuje więcej, niż zostało. Reszta przepada i piłka zostaje.
play-why-settle-water = Zatrzymana przez wodę
play-because-settle-water = Piłka, która z suchego wpada do wody, od razu staje, bez względu na resztę impulsów.
play-why-settle-door = Pod drzwiami
play-because-settle-door = Od strony otwierania piłka podnosi drzwi, wchodzi pod nie i tam staje.
play-why-settle-carom = Oddała impulsy
play-because-settle-carom = Po trafieniu innej piłki zostaje tam, gdzie jest.
play-why-settle-rolled-back = Stoczyła się
play-because-settle-rolled-back = Na pochylni żadna piłka nie zostaje: stacza się do podnóża.
play-why-settle-fell-through = Przez pomost
play-because-settle-fell-through = Piłka, która staje na otworze pomostu, spada na ziemię pod nim.
play-why-settle-wedged = Zaklinowana
play-because-settle-wedged = Chodziłaby tam i z powrotem bez końca, nic nie zużywając, więc reszta przepada.
play-why-token = Żeton
play-because-token = Piłka, która wchodzi na żeton, bierze go bez zwalniania; liczy się dla jej właściciela.
play-why-piece-roller = Walec się przesuwa
play-because-piece-roller = Trafiony walec przesuwa się o pole w kierunku piłki, jeśli pole jest wolne.
play-why-piece-spinner = Ramię się obraca
play-because-piece-spinner = Pchnięte z boku ramię obraca się o jedną szóstą, jeśli pole jest wolne.
play-why-piece-toppler = Przewracacz pada
play-because-piece-toppler = Stojąca część pada na dwa pola za nią i leży tam jako płaska przeszkoda do końca toru.
play-why-piece-door = Drzwi
play-because-piece-door = Drzwi są otwarte, dopóki piłka leży pod nimi albo tuż za nimi, i zamykają się, gdy nie ma tam żadnej.
play-why-holed = W dołku
play-because-holed = Piłka, której impulsy kończą się na dołku, wpada: gdy jest ich w sam raz albo o jeden za dużo. Przy dwóch więcej przetacza się górą.

# Klawisze
play-keys-starts = najpierw wybierz pole startowe; także A … F oraz ← →
play-keys-dice = potem wybierz kostkę lub kartę
play-keys-cards = wybierz kartę
play-keys-directions = spojrzenie w kierunku, tak jak klawisze leżą wokół S; ten sam klawisz jeszcze raz gra
play-keys-arrows = przed rzutem: pole startowe i kostka; po nim: obrót po otwartych kierunkach
play-keys-enter = rzut, zagranie, dalej
play-keys-back = krok wstecz
play-keys-skip = pomija to, co się rusza (każdy klawisz)
play-keys-zoom = bliżej, dalej, jak przedtem
play-keys-overview = cała plansza albo śledzenie piłki
play-keys-pieces = co leży na torze, element po elemencie
play-keys-why = dlaczego tam stanęła?

# Palce
play-touch-board = Dotknij strzałki lub pola startowego
play-touch-board-does = pokazuje, dokąd prowadzi
play-touch-again = Dotknij jeszcze raz
play-touch-again-does = gra
play-touch-pinch = Dwa palce
play-touch-pinch-does = bliżej i dalej
play-touch-double = Dwa dotknięcia
play-touch-double-does = pokazuje wszystko albo znów podąża za piłką
play-touch-moving = Dotknięcie podczas ruchu
play-touch-moving-does = pomija go
play-touch-flag = Flaga na brzegu
play-touch-flag-does = płynnie do dołka i z powrotem
play-touch-piece = Element toru
play-touch-piece-does = mówi, co robi

# Duch: wcześniejsza partia obok własnej
play-ghost = Duch
play-ghost-begins = { $name ->
        [Ty] Towarzyszy ci duch twojej własnej partii. Wynik do pobicia: { $total }.
       *[other] Towarzyszy ci duch: { $name }. Wynik do pobicia: { $total }.
    }
play-ghost-played = { $count ->
        [0] Duch
       *[other] Duch: uderzenie { $count }
    }
play-ghost-done = Duch: na mecie
play-ghost-stroke = Duch, uderzenie { $number }: { $place }.
play-ghost-holed = Duch, uderzenie { $number }: w dołku.
play-ghost-won = { $strokes ->
        [one] Wynik ducha: { $total }. Wygrywasz o { $strokes } uderzenie.
        [few] Wynik ducha: { $total }. Wygrywasz o { $strokes } uderzenia.
       *[many] Wynik ducha: { $total }. Wygrywasz o { $strokes } uderzeń.
    }
play-ghost-lost = { $strokes ->
        [one] Wynik ducha: { $total }. Duch wygrywa o { $strokes } uderzenie.
        [few] Wynik ducha: { $total }. Duch wygrywa o { $strokes } uderzenia.
       *[many] Wynik ducha: { $total }. Duch wygrywa o { $strokes } uderzeń.
    }
play-ghost-tied = Wynik ducha: też { $total }.

# Kierunki na obróconej planszy
direction-N = północ
direction-S = południe
