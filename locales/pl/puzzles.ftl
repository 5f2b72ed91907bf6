# Zadania
puzzles = Zadania
puzzles-intro = Pozycje, w których jeden wybór jest wyraźnie najlepszy. Przyjrzyj się, zdecyduj i zobacz, ile jest wart każdy wybór. Wartości są policzone dokładnie, a w zadaniach z rywalami oszacowane: każdy wybór rozegrano setki razy.
puzzles-loading = Wczytywanie zadań…
puzzles-failed = Nie udało się wczytać zadań.
puzzles-solved = Rozwiązane: { $solved } z { $count }
puzzles-progress = Rozwiązane zadania
puzzles-first = Zacznij rozwiązywać
puzzles-next = Następne zadanie
puzzles-all = Wszystkie zadania
puzzles-all-solved = Wszystkie zadania rozwiązane. Brawo!
puzzles-day = Zadanie dnia
puzzles-streak = { $count ->
        [one] 1 dzień z rzędu
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
puzzles-strength = Twój poziom
puzzles-strength-sure = z dokładnością do { $by }; liczą się pierwsze odpowiedzi
puzzles-not-yet = Jeszcze nie.
puzzles-not-yet-text = Jest lepszy wybór niż { $choice }.
puzzles-hint = Podpowiedź
puzzles-hint-text = Jedna z tych dwóch możliwości: { $choices }.
puzzles-reveal = Pokaż rozwiązanie
puzzles-again = Spróbuj jeszcze raz
puzzles-themes = Tematy
puzzles-theme-all = Wszystkie tematy
puzzles-theme-line = Do dołka
puzzles-theme-place = Dobra pozycja
puzzles-theme-die = Właściwa kostka
puzzles-theme-two = W dwóch uderzeniach
puzzles-theme-tokens = Polowanie na żetony
puzzles-theme-carom = Zepchnij z drogi
puzzles-theme-push-away = Odepchnij rywali
puzzles-theme-protect = Graj bezpiecznie
puzzles-theme-double = Dwa cele naraz
puzzles-grade = { $grade ->
        [1] Rozgrzewka
        [2] Łatwe
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
        [missed] błędna odpowiedź
       *[open] nierozwiązane
    }
puzzles-mark-first = rozwiązane za pierwszym razem
puzzles-mark-later = rozwiązane później
puzzles-mark-missed = błędna odpowiedź, spróbuj jeszcze raz

puzzles-ask-way = Który kierunek jest najlepszy?
puzzles-ask-die = Z którą kostką potrzeba najmniej uderzeń?
puzzles-ask-two = Z którą kostką najłatwiej trafić do dołka w dwóch uderzeniach?
puzzles-ask-tokens = Który kierunek daje najlepszy wynik?
puzzles-ask-carom = Który kierunek daje ci największą przewagę nad czerwoną?
puzzles-ask-rivals = Który kierunek daje ci największą przewagę nad innymi graczami?
puzzles-how-way = Wypadło { $impulses }. Liczą się to uderzenie i wszystkie następne, przy najlepszej grze.
puzzles-how-die = Liczą się to uderzenie i wszystkie następne, przy najlepszej grze.
puzzles-how-two = To uderzenie i następne: która kostka daje największą szansę na dołek?
puzzles-how-tokens = Wypadło { $impulses }. Liczą się żetony po drodze i uderzenia, które jeszcze zostaną.
puzzles-how-carom = Karambol, impulsy: { $impulses }. Grasz niebieską. Liczy się, o ile mniej uderzeń do dołka potrzeba jeszcze tobie niż czerwonej.
puzzles-how-rivals = Karambol, impulsy: { $impulses }. Wszyscy grają do końca; liczy się twoja końcowa przewaga nad innymi.
puzzles-board = Pozycja
puzzles-board-label = { $theme ->
        [carom] Tor z twoją niebieską piłką i czerwoną piłką rywala
       *[other] Tor z twoją niebieską piłką
    }
puzzles-choose-die = Wybierz kostkę
puzzles-choose-direction = Wybierz kierunek
puzzles-give = Odpowiedź: { $choice }
puzzles-right = Dobrze, to najlepszy wybór.
puzzles-wrong = Najlepszy wybór: { $best }.
puzzles-lost-strokes = Twój wybór kosztuje o { $strokes } uderzenia więcej.
puzzles-lost-chance = Twój wybór zmniejsza szansę o { $share }.
puzzles-best = najlepszy
puzzles-yours = twój
puzzles-values-strokes = Uderzenia do dołka, łącznie z tym
puzzles-values-score = Oczekiwany wynik, łącznie z żetonami
puzzles-values-chance = Szansa na dołek w dwóch uderzeniach
puzzles-values-carom = Uderzenia do dołka: ty i czerwona
puzzles-values-rivals = Twoja przewaga nad innymi graczami, w uderzeniach
puzzles-outlooks = { $own } – { $other }
puzzles-keys-dice = wybór kostki
puzzles-keys-directions = wybór kierunku
puzzles-keys-enter = zatwierdzenie odpowiedzi

# Z własnych partii
puzzles-own = Z twoich partii
puzzles-own-note = Jak tu zagrasz? To pozycje, w których był lepszy wybór.
puzzles-own-working = Przeglądamy twoje ostatnie partie…
puzzles-own-none = Jeszcze nic tu nie ma. Zagraj partię minigolfa do końca: pozycje, które można było rozegrać lepiej, pojawią się tu jako zadania.
puzzles-own-title = { $mode ->
        [carom] { $course }, runda { $stroke }
       *[basic] { $course }, uderzenie { $stroke }
    }
puzzles-own-label = Tor z twojej partii. Piłka do zagrania: { $ball }
puzzles-own-replay = Odtwórz partię
puzzles-ask-own-die = Którą kostkę wybierasz?
puzzles-ask-own-way = W którą stronę grasz?
puzzles-own-how-die = { $mode ->
        [carom] Twoja partia karambolu. Liczy się twoja przewaga nad innymi graczami.
       *[basic] Twoja partia. Liczą się to uderzenie i wszystkie następne, przy najlepszej grze.
    }
puzzles-own-how-way = { $mode ->
        [carom] Twoja partia karambolu, impulsy: { $impulses }. Liczy się twoja przewaga nad innymi graczami.
       *[basic] Twoja partia, wypadło { $impulses }. Liczą się to uderzenie i wszystkie następne, przy najlepszej grze.
    }
puzzles-then = wybór z partii
puzzles-values-stand = W porównaniu z innymi graczami, w uderzeniach; mniej znaczy lepiej
puzzles-view-whole = Cały tor
puzzles-view-near = Bliżej

# Among rivals: balls of several players
puzzles-order = W kolejności gry
puzzles-whose = { $whose ->
        [now] twoja, teraz gra
        [own] twoja
       *[rival] rywala
    }
puzzles-board-rivals = Piłki na torze: { $balls }. Do zagrania: { $ball }
puzzles-stand = { $side ->
        [ahead] przewaga { $by }
        [behind] strata { $by }
       *[even] po równo
    }
puzzles-idea-push-away = Odepchnięcie piłki rywala jest tu warte więcej niż najlepsza pozycja.
puzzles-idea-protect = Tu nie warto nikogo odpychać: liczy się to, co inni mogą zrobić potem.
puzzles-idea-double = Jedno uderzenie daje tu podwójną korzyść.
puzzles-compared = W porównaniu z wyborem „{ $choice }”, w uderzeniach: ty { $own }, każdy rywal { $rivals }.
puzzles-sure = Każdy wybór rozegrano setki razy do końca, z tymi samymi rzutami. Najlepszy wybór ma przewagę { $lead } ± { $error } uderzenia.
