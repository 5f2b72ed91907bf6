# Ekran minigolfa
play-opening = Otwieranie partii…
play-unknown = Tej partii nie ma na tym urządzeniu.
play-unknown-why = Partie są przechowywane w przeglądarce, w której je rozpoczęto. Ta partia mogła zostać usunięta albo adres pochodzi z innego urządzenia.
play-failed = Nie udało się otworzyć partii.
play-home = Strona główna
play-replay = Powtórka i analiza
play-title = { $number } · { $name }
play-sub = { $over ->
        [yes] Partia skończona
        [course] Tor ukończony
       *[no] { $mode ->
            [carom] Karambol · runda { $count } z { $limit }
           *[basic] Podstawowy · uderzenie { $count } z { $limit }
        }
    }
play-match = Ta partia
play-rules = Zasady gry
play-kept = Partia jest zapisywana na tym urządzeniu po każdym ruchu. Możesz wyjść w każdej chwili.
play-kept-online = Serwer zapisuje partię po każdym ruchu. Możesz wyjść w każdej chwili i wrócić przez link.
play-order = Kolejność gry
play-board = Plansza
play-board-label = Tor { $name }. Piłki na torze: { $balls }
play-panel = Twoje uderzenie
play-story = Przebieg gry słowami
play-story-empty = Partia się rozpoczyna.
play-skip-link = Przejdź do planszy
play-view-turn = Obróć planszę
play-view-whole = Pokaż całą planszę
play-view-follow = Przybliż i śledź piłkę
play-view-hole = { $steps ->
        [0] Do dołka
        [one] Do dołka, 1 krok stąd
        [few] Do dołka, { $steps } kroki stąd
       *[many] Do dołka, { $steps } kroków stąd
    }
play-view-back = Wróć do piłki
play-pieces = Elementy na torze
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
       *[other] { $name }, w którą stronę?
    }
play-no-way = { $name ->
        [Ty] Żadna droga nie jest wolna
       *[other] { $name }, żadna droga nie jest wolna
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
        [0] Wybierz kostkę, aby zobaczyć jej ścianki i zasięg.
       *[other] Wybierz kostkę lub kartę, aby zobaczyć możliwe wyniki i zasięg.
    }
play-go-start = Wskaż pole startowe
play-go-pick = { $cards ->
        [0] Wybierz kostkę
       *[other] Wybierz kostkę lub kartę
    }
play-go-roll = Rzuć: { $pick }
play-go-direction = Wybierz kierunek
play-go-play = Graj na { $dir }
play-go-pass = Pomiń uderzenie
play-go-offline = Brak połączenia
play-go-elsewhere = Partia otwarta w innej karcie
play-elsewhere = Ta partia jest rozgrywana w innej karcie lub oknie. Tutaj możesz ją oglądać.
play-elsewhere-take = Graj tutaj
play-overtaken = W tej partii zagrano już w innej karcie. Sprawdź planszę i wybierz ruch jeszcze raz.
play-skip = Pomiń
play-ways-in = { $count ->
        [one] Do dołka prowadzi jedna droga.
        [2] Do dołka prowadzą dwie drogi.
        [few] Do dołka prowadzą { $count } drogi.
        [many] Do dołka prowadzi { $count } dróg.
       *[other] Do dołka prowadzi { $count } drogi.
    }
play-go-it = Graj
play-skip-to-me = Do mojego ruchu
play-skip-to-end = Do końca
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
            [one] . Do dołka: { $holes } ścianka z sześciu
            [few] . Do dołka: { $holes } ścianki z sześciu
           *[other] . Do dołka: { $holes } ścianek z sześciu
        }
       *[other] { $pick }, wynik { $rolled }
    }
play-pick-lit = { $said }, dobry wybór
play-pick-chosen = { $pick }. Ścianki: { $sides }.
play-side-of = przy wyniku { $side }
play-side-holes = może wpaść do dołka
play-reach-hole = { $sides }/6
play-rose = Kierunek
play-impulses = { $count ->
        [one] impuls
        [few] impulsy
        [many] impulsów
       *[other] impulsu
    }
play-open-way = { $dir }: { $leads }
play-shut-way = { $dir }: droga zablokowana
play-open-ways = Otwarte kierunki: { $ways }.
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
        [top] na moście, { $steps ->
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
play-log-rolled = { $name ->
        [Ty] Wyrzucasz { $impulses } ({ $pick }).
       *[other] { $name } wyrzuca { $impulses } ({ $pick }).
    }
play-log-sentence = { $ball }: { $story }.
play-log-blow = { $ball }: { $story }
play-log-run = { $layer ->
        [top] górą { $count ->
            [one] { $count } krok
            [few] { $count } kroki
           *[many] { $count } kroków
        } na { $dir }
       *[ground] { $count ->
            [one] { $count } krok
            [few] { $count } kroki
           *[many] { $count } kroków
        } na { $dir }
    }
play-log-bounce = { $thing ->
        [wall] odbija się od ściany
        [flat] odbija się od płaskiej przeszkody
        [tall] odbija się od wysokiej przeszkody
        [roller] odbija się od walca
        [spinner] odbija się od kołowrotu
        [toppler] odbija się od przewracacza
        [door] odbija się od drzwi
       *[two] zawraca między dwiema przeszkodami
    }
play-log-carom = trafia, a { $ball } przejmuje impulsy: { $left }
play-log-settle = { $why ->
        [too-dear] ma za mało impulsów i staje, { $place }
        [water] staje w wodzie, { $place }
        [door] staje pod drzwiami, { $place }
        [rolled-back] stacza się z powrotem, { $place }
        [fell-through] spada przez dziurę w moście, { $place }
        [wedged] klinuje się, { $place }
       *[spent] staje, { $place }
    }
play-log-token = bierze żeton { $value }
play-log-piece = { $moved ->
        [roller] popycha walec
        [spinner] obraca kołowrót
        [toppler] przewraca przewracacz
        [door-opens] podnosi drzwi
       *[door-closes] drzwi się zamykają
    }
play-log-holed = wpada do dołka
play-log-passes = { $ball }: uderzenie przepada.
play-withdrawn = { $name ->
        [Ty] { $why ->
            [absent] Zbyt długa nieobecność.
            [resigned] Poddajesz partię.
           *[other] Skończył ci się czas.
        }
       *[other] { $why ->
            [absent] { $name }: zbyt długa nieobecność.
            [resigned] { $name } poddaje partię.
           *[other] { $name }: koniec czasu.
        }
    }
play-ends-bounces = { $what ->
        [rails] { $count ->
            [one] od ściany
            [2] od dwóch ścian
            [3] od trzech ścian
            [few] od { $count } ścian
            [many] od { $count } ścian
           *[other] od { $count } ściany
        }
       *[other] { $count ->
            [one] 1 odbicie
            [few] { $count } odbicia
            [many] { $count } odbić
           *[other] { $count } odbicia
        }
    }
play-ends-carom = trafia: { $ball }
play-ends-hole = do dołka
play-ends-rest = { $why ->
        [too-dear] za mało impulsów, { $place }
        [water] do wody, { $place }
        [door] pod drzwi, { $place }
        [rolled-back] stacza się z powrotem, { $place }
        [fell-through] spada przez dziurę w moście, { $place }
       *[spent] { $place }
    }
play-line-step = { $cost ->
        [0] na { $dir }, w dół za darmo, zostaje { $left }
       *[other] na { $dir }, koszt { $cost }, zostaje { $left }
    }
play-line-bounce = { $bounce }: kierunek { $in }, potem { $out }
play-line-carom-rest = zostaje na miejscu

# Kolejność, licznik, notes
play-ball-now = teraz
play-ball-waits = w kolejce
play-ball-holed = w dołku: { $count }
play-ball-out = nie wpadła: { $count }
play-ball-withdrawn = poza partią
play-total = Suma
play-sum = { $strokes } { $sign ->
        [minus] −
       *[plus] +
    } { $tokens } za żetony = { $total }
play-counter = { $mode ->
        [carom] Licznik: runda { $count } z { $limit }
       *[basic] Licznik: uderzenie { $count } z { $limit }
    }
play-pad = Notes wyników
play-pad-number = Numer
play-pad-course = Tor
play-pad-open = nieukończony
play-pad-out = nie wpadła
play-course-done = { $number } · { $name }: tor ukończony
play-next-course = Następny tor
play-over = Partia skończona
play-results = Pokaż wyniki
play-rematch = Jeszcze raz
play-look-board = Zobacz planszę

# Gdy piłka wpada
play-holed-word = { $against ->
        [ace] Za pierwszym razem!
        [under] { $under ->
            [one] Za { $count }. razem: jedno poniżej par!
           *[other] Za { $count }. razem: { $under } poniżej par!
        }
        [par] Za { $count }. razem: par!
       *[plain] W dołku za { $count }. razem
    }

# Gdy piłki się zderzają
play-carom-balls = Łańcuch { $count } piłek!
play-call-bump = { $whom ->
        [Ty] { $by } trąca twoją piłkę!
       *[other] { $by ->
            [Ty] Trącasz piłkę gracza { $whom }!
           *[other] { $by } trąca piłkę gracza { $whom }!
        }
    }
play-call-in = { $whom ->
        [own] Prosto do dołka!
        [Ty] { $by } wbija do dołka twoją piłkę!
       *[other] { $by ->
            [Ty] Wbijasz do dołka piłkę gracza { $whom }!
           *[other] { $by } wbija do dołka piłkę gracza { $whom }!
        }
    }
play-call-water = Plusk! Prosto do wody!
play-fate = { $what ->
        [in] { $by } wbija twoją piłkę do dołka.
        [water] { $by } wpycha twoją piłkę do wody.
        [nearer] { $by } { $count ->
            [one] przesuwa
           *[other] przesuwają
        } twoją piłkę o { $steps ->
            [one] { $steps } krok
            [few] { $steps } kroki
            [many] { $steps } kroków
           *[other] { $steps } kroku
        } bliżej dołka.
        [farther] { $by } { $count ->
            [one] przesuwa
           *[other] przesuwają
        } twoją piłkę o { $steps ->
            [one] { $steps } krok
            [few] { $steps } kroki
            [many] { $steps } kroków
           *[other] { $steps } kroku
        } dalej od dołka.
       *[moved] { $by } { $count ->
            [one] przesuwa
           *[other] przesuwają
        } twoją piłkę.
    }

# Co mówi się raz
play-hint = Podpowiedź
play-hint-start = { $computer } radzi: pole startowe { $number }.
play-hint-die = { $computer } radzi: { $pick }.
play-hint-way = { $computer } radzi: kierunek { $dir }.
play-hint-endings = Dotknij miejsca, gdzie piłka ma się zatrzymać. Dotknij ponownie, aby zagrać.
play-hint-impulses = Jeden impuls to jeden krok. Dotknij kostki jeszcze raz, aby rzucić.
play-about = Wybierz kostkę, rzuć nią i wybierz kierunek: każdy impuls to jeden krok piłki. Traf do dołka w jak najmniejszej liczbie uderzeń.
play-learn = Naucz się, grając

# Na koniec
play-won-by = { $name ->
        [Ty] { $lead ->
            [0] Wygrywasz
            [one] Wygrywasz o { $lead } uderzenie
            [few] Wygrywasz o { $lead } uderzenia
           *[many] Wygrywasz o { $lead } uderzeń
        }
       *[other] { $lead ->
            [0] { $name } wygrywa
            [one] { $name } wygrywa o { $lead } uderzenie
            [few] { $name } wygrywa o { $lead } uderzenia
           *[many] { $name } wygrywa o { $lead } uderzeń
        }
    }
play-tied = Remis
play-alone = Razem { $total }
play-best = Najlepsze uderzenie
play-best-again = Obejrzyj jeszcze raz
play-best-share = Udostępnij klip
play-best-making = Tworzenie klipu…
play-best-shared = { $how ->
        [copied] Skopiowano tekst i zapisano klip.
       *[saved] Zapisano klip.
    }
play-best-failed = Nie udało się utworzyć klipu.
play-best-odds = Szansa: { $sides } na 6.
play-share = Udostępnij
play-share-line = { $headline } · Carambole, { $courses ->
        [one] { $courses } tor
        [few] { $courses } tory
        [many] { $courses } torów
       *[other] { $courses } toru
    }
play-shared = { $how ->
        [copied] Skopiowano tekst i zapisano obrazek.
       *[saved] Zapisano obrazek.
    }
play-details = Szczegóły

# Koniec partii granej w pojedynkę
play-verdict = { $kind ->
        [ace] Za pierwszym razem!
        [under] { $difference ->
            [one] Jedno poniżej par!
           *[other] { $difference } poniżej par!
        }
        [par] Par!
        [over] { $courses ->
            [one] Wynik: { $total }
           *[other] Wszystkie tory ukończone ({ $courses })
        }
        [some] W dołku: { $holed } z { $courses }
        [out] Limit wyczerpany
        [left] Partia poddana
       *[plain] { $courses ->
            [one] Wynik: { $total }
           *[other] Razem { $total }
        }
    }
play-verdict-under = { $difference ->
        [one] jedno poniżej par
       *[other] { $difference } poniżej par
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
play-seal-text = Odcisk { $print }. Po partii każdy może sprawdzić kostki.
play-seal-over = Odcisk { $print }. Sekret jest już jawny i można sprawdzić każdy rzut.
play-seal-shared = Odcisk { $print }. W tym pucharze wszyscy mają te same kostki. Sekret poznasz po zakończeniu edycji.
play-seal-check = Sprawdź kostki
play-seal-right = Wszystko się zgadza: { $draws ->
        [0] nie było rzutów
        [one] rzut pasuje do odcisku
        [few] { $draws } rzuty pasują do odcisku
       *[many] { $draws } rzutów pasuje do odcisku
    }, a { $events ->
        [one] jedyny wpis w zapisie partii jest poprawny.
        [few] wszystkie { $events } wpisy w zapisie partii są poprawne.
       *[many] wszystkie { $events } wpisów w zapisie partii jest poprawnych.
    }
play-seal-wrong = Coś się nie zgadza: { $reason }
play-record = Zapisz plik partii

# Poddanie
play-resign = Poddaj partię
play-resign-title = Poddać partię?
play-resign-text =
    { $others ->
        [0] Partia kończy się w tym miejscu.
        [one] Partia kończy się w tym miejscu i wygrywa { $name }.
       *[other] Pozostali grają dalej bez twoich piłek.
    } Piłki, które na tym torze są już w dołku, zachowują wynik; pozostałym twoim piłkom zapisuje się limit: { $limit }.
play-resign-no = Graj dalej
play-abort = Przerwij partię
play-abort-title = Przerwać partię?
play-abort-text = Nie wszyscy zdążyli zagrać. Partia zakończy się bez wyniku.
play-aborted = Partia przerwana

# Dlaczego tam stanęła?
play-why = Dlaczego?
play-why-title = Dlaczego piłka tam stanęła?
play-why-strokes = Ostatnie uderzenia
play-why-slider = Kroki uderzenia
play-why-before = Poprzedni krok
play-why-after = Następny krok
play-why-figure = Rysunek { $number }.
play-why-rule = Reguła { $rule } w zasadach gry
play-why-step = Jeden krok, jeden impuls
play-because-step = Na zwykłym polu każdy krok kosztuje jeden impuls. Piłka trzyma kierunek, dopóki droga jest wolna.
play-why-step-slow = Kosztowny krok
play-because-step-slow = Krok z piasku kosztuje dwa impulsy. Krok z dołka też kosztuje dwa, bo krawędź zabiera jeden impuls.
play-why-step-water = Wyjście z wody
play-because-step-water = Każdy krok z pola z wodą kosztuje trzy impulsy.
play-why-step-up = Pod górę
play-because-step-up = Każdy krok na pochylnię, w górę po niej i z niej na most kosztuje dwa impulsy.
play-why-step-down = W dół
play-because-step-down = Zjazd po pochylni nic nie kosztuje. U jej podnóża piłka toczy się dalej z impulsami, które zostały.
play-why-step-top = Na moście
play-because-step-top = Na wysokiej przeszkodzie piłka jedzie wyznaczoną drogą; krok po płaskiej części mostu kosztuje jeden impuls.
play-why-bounce-mirror = Jak w lustrze
play-because-bounce-mirror = Prosta ściana trafiona pod kątem odbija piłkę jak lustro. Odbicie nic nie kosztuje.
play-why-bounce-follow = Wzdłuż ściany
play-because-bounce-follow = Piłka toczyła się wzdłuż tej ściany. Tam, gdzie ściana skręca, piłka skręca za nią o 60°.
play-why-bounce-back = Prosto z powrotem
play-because-bounce-back = Szpic, wnęka albo zaokrąglona ściana odsyła piłkę tam, skąd się przytoczyła.
play-why-bounce-two = Dwie przeszkody naraz
play-because-bounce-two = Piłka, która dotyka naraz dwóch przeszkód albo przeszkody i ściany, zawraca.
play-why-bounce-blocked = Bez wyjścia
play-because-bounce-blocked = Kierunek, w którym ta ściana odbiłaby piłkę, też jest zablokowany, więc piłka zawraca.
play-why-bounce-arrow = Strzałka na planszy
play-because-bounce-arrow = Strzałka nadrukowana na planszy pokazuje, dokąd toczy się dalej piłka, która nadjeżdża z tej strony.
play-why-bounce-path = Droga się kończy
play-because-bounce-path = W rynnie i na wysokiej przeszkodzie piłka trzyma się drogi. Gdy droga się rozwidla albo jest zablokowana, piłka zawraca.
play-why-bounce-roller = Walec
play-because-bounce-roller = Piłka zawraca, a walec przetacza się o jedno pole, jeśli jest na to miejsce.
play-why-bounce-spinner = Kołowrót
play-because-bounce-spinner = Ramię kołowrotu trafione z boku obraca się o 60°, a piłka odbija się tak, że oddala się od osi. Po każdym innym trafieniu piłka zawraca.
play-why-bounce-toppler = Przewracacz
play-because-bounce-toppler = Piłka zawraca, a stojąca część pada w kierunku pchnięcia, jeśli jest na to miejsce.
play-why-bounce-door = Zamknięte drzwi
play-because-bounce-door = Od słupka drzwi piłka zawraca. Zamknięte drzwi działają od tyłu jak ściana.
play-why-carom = Karambol
play-because-carom = Piłka, która ma tuż przed sobą inną, staje i oddaje jej wszystkie impulsy. Tamta toczy się dalej w tym samym kierunku.
play-why-settle-spent = Koniec impulsów
play-because-settle-spent = Impulsy się skończyły, więc piłka zostaje tam, gdzie jest.
play-why-settle-too-dear = Za mało impulsów
play-because-settle-too-dear = Następny krok kosztuje więcej, niż zostało impulsów. Reszta przepada i piłka staje.
play-why-settle-water = Zatrzymanie w wodzie
play-because-settle-water = Piłka, która z suchego pola wjeżdża do wody, od razu staje, choćby miała jeszcze wiele impulsów.
play-why-settle-door = Pod drzwiami
play-because-settle-door = Od strony otwierania piłka podnosi drzwi, wjeżdża pod nie i tam staje.
play-why-settle-carom = Oddane impulsy
play-because-settle-carom = Piłka, która trafiła w inną, zostaje tam, gdzie jest.
play-why-settle-rolled-back = Z powrotem w dół
play-because-settle-rolled-back = Na pochylni piłka nie może stanąć: stacza się do podnóża.
play-why-settle-fell-through = Przez dziurę w moście
play-because-settle-fell-through = Piłka, która staje na dziurze w moście, spada na pole pod mostem.
play-why-settle-wedged = Zaklinowana
play-because-settle-wedged = Piłka krążyłaby bez końca i nie zużywała impulsów, więc wszystkie pozostałe przepadają.
play-why-token = Żeton
play-because-token = Piłka, która wjeżdża na żeton, zabiera go bez zwalniania. Żeton dostaje właściciel piłki.
play-why-piece-roller = Walec się przesuwa
play-because-piece-roller = Trafiony walec przetacza się o jedno pole w kierunku ruchu piłki, jeśli to pole jest wolne.
play-why-piece-spinner = Ramię się obraca
play-because-piece-spinner = Pchnięte z boku ramię obraca się o 60°, jeśli następne pole jest wolne.
play-why-piece-toppler = Przewracacz pada
play-because-piece-toppler = Stojąca część pada na dwa pola za sobą i leży tam jako płaska przeszkoda do końca gry na tym torze.
play-why-piece-door = Drzwi
play-because-piece-door = Drzwi są otwarte, dopóki pod nimi lub tuż za nimi leży piłka. Gdy nie ma tam żadnej, od razu się zamykają.
play-why-holed = W dołku
play-because-holed = Piłka wpada, gdy jej impulsy kończą się na dołku: w sam raz albo z jednym w zapasie. Przy dwóch za dużo przetacza się przez dołek.

# Klawisze
play-keys-starts = najpierw wybór pola startowego; także A–F oraz ← →
play-keys-dice = potem wybór kostki lub karty
play-keys-cards = wybór karty
play-keys-directions = podgląd kierunku (klawisze wokół S); ponowne naciśnięcie tego samego klawisza wykonuje uderzenie
play-keys-arrows = przed rzutem: pole startowe i kostka; po rzucie: kolejne otwarte kierunki
play-keys-enter = rzut, zagranie, dalej
play-keys-back = krok wstecz
play-keys-skip = pominięcie animacji (dowolny klawisz)
play-keys-zoom = bliżej, dalej, poprzedni widok
play-keys-overview = cała plansza albo śledzenie piłki
play-keys-solid = plansza rysowana albo widok 3D
play-keys-orbit = obróć widok 3D
play-keys-pieces = elementy na torze, jeden po drugim
play-keys-why = dlaczego piłka tam stanęła?

# Palce
play-touch-board = Dotknij strzałki lub pola startowego
play-touch-board-does = zobaczysz, dokąd prowadzi
play-touch-again = Dotknij jeszcze raz
play-touch-again-does = zatwierdzisz wybór
play-touch-pinch = Dwa palce
play-touch-pinch-does = przybliżanie i oddalanie
play-touch-double = Podwójne dotknięcie
play-touch-double-does = cała plansza albo znów śledzenie piłki
play-touch-moving = Dotknięcie w trakcie ruchu
play-touch-moving-does = pomija animację
play-touch-flag = Chorągiewka na brzegu
play-touch-flag-does = pokazuje dołek, potem wraca do piłki
play-touch-piece = Dotknij elementu toru
play-touch-piece-does = zobaczysz, jak działa

# Duch: wcześniejsza partia obok własnej
play-ghost = Duch
play-ghost-begins = { $name ->
        [Ty] Grasz przeciw duchowi własnej partii. Wynik do pobicia: { $total }.
       *[other] Grasz przeciw duchowi: { $name }. Wynik do pobicia: { $total }.
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
play-ghost-tied = Wynik ducha: { $total }. Remis.

# Kierunki na obróconej planszy
direction-N = północ
direction-S = południe
