# Zadania
puzzles = Zadania
puzzles-intro = Pozycje, w których jeden wybór jest wyraźnie najlepszy. Popatrz, zdecyduj i zobacz, ile wart jest każdy wybór: dokładnie policzone albo, wśród rywali, setki razy rozegrane do końca.
puzzles-loading = Rozkładamy zadania …
puzzles-failed = Nie udało się wczytać zadań.
puzzles-solved = Rozwiązane: { $solved } z { $count }
puzzles-progress = Rozwiązane zadania
puzzles-first = Uderzenie warte znalezienia
puzzles-next = Następne zadanie
puzzles-all = Wszystkie zadania
puzzles-all-solved = Wszystko rozwiązane. Brawo!
puzzles-day = Zagadka dnia
puzzles-row = { $count ->
        [one] 1 dzień z rzędu
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
puzzles-strength = Twoja siła
puzzles-strength-sure = z dokładnością do { $by }; liczą się pierwsze odpowiedzi
puzzles-not-yet = Jeszcze nie.
puzzles-not-yet-text = To nie jest najlepszy wybór: { $choice }.
puzzles-hint = Podpowiedź
puzzles-hint-text = Jedno z dwojga: { $choices }.
puzzles-reveal = Pokaż rozwiązanie
puzzles-again = Spróbuj ponownie
puzzles-themes = Tematy
puzzles-theme-all = Wszystkie tematy
puzzles-theme-line = Do dołka
puzzles-theme-place = Dobre miejsce
puzzles-theme-die = Właściwa kostka
puzzles-theme-two = W dwóch uderzeniach
puzzles-theme-tokens = Polowanie na żetony
puzzles-theme-carom = Z drogi
puzzles-theme-push-away = Odpychanie
puzzles-theme-protect = Bezpieczne miejsce
puzzles-theme-double = Dwa w jednym
puzzles-grade = { $grade ->
        [1] Na rozgrzewkę
        [2] Przystępne
        [3] Podchwytliwe
        [4] Trudne
       *[5] Diabelskie
    }
puzzles-number = Zadanie { $number }
puzzles-retired = Dawne zadanie
puzzles-peg = Zadanie { $number }, { $theme }, { $state ->
        [first] rozwiązane za pierwszym razem
       *[later] rozwiązane
    }
puzzles-peg-open = Zadanie { $number }, { $state ->
        [missed] chybione
       *[open] otwarte
    }
puzzles-mark-first = rozwiązane za pierwszym razem
puzzles-mark-later = rozwiązane później
puzzles-mark-missed = chybione, spróbuj znowu

puzzles-ask-way = Który kierunek jest najlepszy?
puzzles-ask-die = Która kostka wymaga najmniej uderzeń?
puzzles-ask-two = Która kostka najczęściej trafia w dwóch?
puzzles-ask-tokens = Który kierunek daje najlepszy wynik?
puzzles-ask-carom = Który kierunek da ci najwięcej wobec czerwonej?
puzzles-ask-rivals = Który kierunek da ci najwięcej na końcu?
puzzles-how-way = Wypadło { $impulses }. Licz to uderzenie i wszystkie następne, zawsze grane jak najlepiej.
puzzles-how-die = Licz to uderzenie i wszystkie następne, zawsze grane jak najlepiej.
puzzles-how-two = To uderzenie i następne: która kostka daje największą szansę na dołek?
puzzles-how-tokens = Wypadło { $impulses }. Liczą się żetony po drodze i uderzenia, które zostaną.
puzzles-how-carom = Karambol, impulsy: { $impulses }. Grasz niebieską. Liczą się uderzenia, których jeszcze potrzebujesz, minus uderzenia czerwonej.
puzzles-how-rivals = Karambol, impulsy: { $impulses }; wszyscy grają do końca. Liczy się, jak wtedy stoisz.
puzzles-board = Pozycja
puzzles-board-label = { $theme ->
        [carom] Tor z niebieską piłką, którą się gra, i czerwoną
       *[other] Tor z niebieską piłką, którą się gra
    }
puzzles-choose-die = Wybierz kostkę
puzzles-choose-direction = Wybierz kierunek
puzzles-give = Odpowiedź: { $choice }
puzzles-right = Dobrze, to najlepszy wybór.
puzzles-wrong = Najlepszy wybór: { $best }.
puzzles-lost-strokes = Twój kosztuje o { $strokes } uderzenia więcej.
puzzles-lost-chance = Twój traci { $share } szansy.
puzzles-best = najlepszy
puzzles-yours = twój
puzzles-values-strokes = Uderzenia do dołka, razem z tym
puzzles-values-score = Oczekiwany wynik, razem z żetonami
puzzles-values-chance = Szansa na dołek w dwóch
puzzles-values-carom = Uderzenia do dołka: ty i czerwona
puzzles-values-rivals = Jak potem stoisz wobec innych, w uderzeniach
puzzles-outlooks = { $own } – { $other }
puzzles-keys-dice = wybierz kostkę
puzzles-keys-directions = wybierz kierunek
puzzles-keys-enter = odpowiedz

# Z własnych partii
puzzles-own = Z twoich partii
puzzles-own-note = Jak tu zagrać? Pozycje, w których był lepszy wybór.
puzzles-own-working = Przeglądamy twoje ostatnie partie …
puzzles-own-none = Na razie nic. Zagraj partię minigolfa do końca: to, co dało się zagrać lepiej, poczeka tu jako zadanie.
puzzles-own-title = { $mode ->
        [carom] { $course }, runda { $stroke }
       *[basic] { $course }, uderzenie { $stroke }
    }
puzzles-own-label = Tor tak, jak stał w twojej partii, z piłką do zagrania: { $ball }
puzzles-own-replay = Odtwórz partię
puzzles-ask-own-die = Którą kostkę wybierasz?
puzzles-ask-own-way = W którą stronę grasz?
puzzles-own-how-die = { $mode ->
        [carom] Twoja partia, tryb karambol. Liczy się, jak potem stoisz wobec innych.
       *[basic] Twoja partia. Licz to uderzenie i wszystkie następne, zawsze zagrane jak najlepiej.
    }
puzzles-own-how-way = { $mode ->
        [carom] Twoja partia, tryb karambol, impulsy: { $impulses }. Liczy się, jak potem stoisz wobec innych.
       *[basic] Twoja partia: na kostce wypadło { $impulses }. Licz to uderzenie i wszystkie następne.
    }
puzzles-then = zagrane wtedy
puzzles-values-stand = Wobec innych, w uderzeniach; mniej znaczy lepiej
puzzles-view-whole = Cały tor
puzzles-view-near = Bliżej

# Among rivals: balls of several players
puzzles-order = W kolejności gry
puzzles-whose = { $whose ->
        [now] twoja, teraz
        [own] twoja
       *[rival] rywala
    }
puzzles-board-rivals = Tor z tymi piłkami: { $balls }. Do zagrania: { $ball }
puzzles-stand = { $side ->
        [ahead] przewaga { $by }
        [behind] strata { $by }
       *[even] po równo
    }
puzzles-idea-push-away = Odepchnięta piłka rywala jest tu warta więcej niż najlepsze miejsce.
puzzles-idea-protect = Nic nie jest odpychane: liczy się, co inni mogą potem zrobić.
puzzles-idea-double = Jedno uderzenie pomaga tu podwójnie.
puzzles-compared = W porównaniu z wyborem { $choice }, w uderzeniach: ty { $own }, każdy rywal { $rivals }.
puzzles-sure = Każdy wybór rozegrano do końca setki razy, tymi samymi kostkami; przewaga { $lead } jest pewna z dokładnością do { $error }.
