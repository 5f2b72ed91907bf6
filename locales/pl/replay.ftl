# Powtórka: oglądanie zapisu, szczęście i umiejętności, sprawdzanie kostek, przekazywanie dalej
replay-title = Powtórka
replay-sub = { $game ->
        [golf] Powtórka · uderzenie { $number } z { $count }
       *[other] Powtórka · strzał { $number } z { $count }
    }
replay-opening = Otwieranie zapisu…
replay-open-file = Otwórz zapis
replay-open-note = Wybierz plik partii albo upuść go gdziekolwiek na tej stronie. Zostaje na tym urządzeniu.
replay-refused-unknown = Tej partii nie ma na tym urządzeniu, serwer też jej nie ma.
replay-refused-offline = Tej partii nie ma na tym urządzeniu, a serwer jest nieosiągalny.
replay-refused-large = Ten plik jest za duży jak na zapis partii.
replay-refused-no-record = Ten plik nie jest zapisem partii albo jest uszkodzony.
replay-refused-bad-link = Ten link jest niepełny albo został zmieniony; poproś o niego jeszcze raz.
replay-refused-version = Ten zapis pochodzi z innej wersji Carambole i nie da się go tu pokazać.
replay-refused-nothing = W tej partii nic jeszcze nie zagrano.

# Zanim zapis zostanie otwarty
replay-own = Twoje partie
replay-own-all = Wszystkie partie: { $count }
replay-match-open = jeszcze nieskończona
replay-match-score = Wynik: { $total }
replay-match-online = online
replay-sample = Partia na początek
replay-sample-text = Nie masz jeszcze żadnej swojej. Zobacz, jak Mia gra z Maksem na trzech torach: ona trafia do dołka pierwszym uderzeniem, on wygrywa o jedno.
replay-sample-watch = Obejrzyj partię

# Drewniana listwa
replay-controls = Film z partii
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Krok dalej
replay-last = Na koniec
replay-speed = Tempo: { $speed } razy
replay-list = Wszystkie uderzenia
replay-strokes = Uderzenia
replay-jump = { $number }: { $title }
replay-scrub = Miejsce w partii
replay-keys-step = Krok wstecz lub dalej
replay-keys-stroke = Uderzenie wstecz lub dalej
replay-keys-ends = Na początek, na koniec
replay-keys-play = Odtwarzaj lub zatrzymaj

# Kroki
replay-step-begin = Partia się zaczyna
replay-step-course = Tor { $number }: { $name }
replay-step-round = Runda { $number }
replay-step-start = { $name ->
        [Ty] Ustawiasz: { $ball }
       *[other] { $name } ustawia: { $ball }
    }
replay-step-pick = { $name ->
        [Ty] Bierzesz: { $pick }
       *[other] { $name } bierze: { $pick }
    }
replay-step-roll = { $name ->
        [Ty] Wyrzucasz { $impulses }
       *[other] { $name } wyrzuca { $impulses }
    }
replay-step-stroke = { $name }: { $impulses }, { $dir }
replay-step-pass = { $name }: żadna droga nie jest wolna
replay-step-shot = { $name }, strzał { $number }
replay-step-choice = { $name ->
        [Ty] Wybierasz
       *[other] { $name } wybiera
    }
replay-step-end = Partia skończona
replay-result = { $rank }. { $name }: { $total }
replay-say = Co się dzieje

# Wybory
replay-choice-best = { $chosen }: nic nie było lepsze.
replay-choice-cost = { $choice }: { $exact ->
        [yes] { $cost } uderzenia
       *[no] około { $cost } uderzenia
    }
replay-instead = { $best } zamiast { $chosen }
replay-left-die = { $die ->
        [white] białej
        [blue] niebieskiej
        [yellow] żółtej
        [green] zielonej
        [orange] pomarańczowej
        [violet] fioletowej
        [red] czerwonej
        [black] czarnej
       *[other] kostki { $die }
    }
replay-left-card = karty { $card }
replay-left-way = { $dir ->
        [E] wschodu
        [NE] północnego wschodu
        [NW] północnego zachodu
        [W] zachodu
        [SW] południowego zachodu
        [SE] południowego wschodu
       *[other] { $dir }
    }
replay-left-start = pola { $number }
replay-choice-close = { $chosen }: tak dobrze jak { $best }, o ile da się to ocenić (cena: { $cost } uderzenia).
replay-options = możliwości: { $count }
replay-option = Możliwość
replay-option-rest = Uderzeń przed nami
replay-option-stand = Wobec innych
replay-option-more = Wobec najlepszej
replay-option-how = { $much ->
        [none] nic lepszego
        [little] nieco gorzej
        [some] gorzej
        [close] nie do rozstrzygnięcia
       *[much] dużo gorzej
    }
replay-option-hint = Wskaż możliwość albo jej dotknij, a plansza pokaże, dokąd prowadzi.
replay-option-leads = { $choice }: { $leads }.
replay-option-reach = { $sides ->
        [0] { $choice }: żadna ścianka nie prowadzi piłki do dołka.
        [1] { $choice }: jedna z sześciu ścianek może zaprowadzić piłkę do dołka.
       *[other] { $choice }: { $sides } z sześciu ścianek może zaprowadzić piłkę do dołka.
    }
replay-option-chosen = zagrano
replay-tag-luck = Szczęście rzutu
replay-tag-skill = Trafność wyborów
replay-roll-how = { $how ->
        [kind] łaskawy
        [unkind] niełaskawy
       *[even] zwyczajny
    }
replay-choice-how = { $how ->
        [well] trafny wybór
        [little] kosztował niewiele
        [some] coś kosztował
        [close] nie do rozstrzygnięcia
       *[much] drogo kosztował
    }
replay-tag-before = Szansa przed
replay-tag-after = Szansa po
replay-shot-best = Lepszego strzału nie znaleziono.
replay-shot-better = Najlepszy znaleziony strzał: { $best }, czyli { $gain } szans na wygraną.
replay-shot-show = Pokaż najlepszy strzał
replay-shot-played = Wróć do zagranego strzału
replay-heat = Pokaż wartość pól
replay-heat-key = uderzeń przed nami

# Szczęście i umiejętności
replay-findings = Szczęście i umiejętności
replay-sums = Szczęście i umiejętności razem
replay-luck = szczęście
replay-skill = umiejętności
replay-both = razem, narastająco
replay-luck-head = Szczęście
replay-skill-head = Umiejętn.
replay-guess-head = Szacunek
replay-par = Par
replay-score = Wynik
replay-in-strokes = W uderzeniach
replay-whose = Czyje uderzenia
replay-chart-key = w górę: zysk, w dół: strata
replay-chart-label = { $name }: uderzeń { $count }. Szczęście { $luck }, umiejętności { $skill }, w zyskanych uderzeniach.
replay-verdict = { $name ->
        [Ty] { $dice ->
            [gave] Kostki oszczędziły ci { $luck } uderzenia
            [took] Kostki zabrały ci { $luck } uderzenia
           *[even] Kostki wyszły ci na zero
        }{ $choices ->
            [cost] , a twoje wybory kosztowały { $skill }.
           *[perfect] , a każdy wybór był najlepszy.
        }
       *[other] { $dice ->
            [gave] { $name }: kostki oszczędziły { $luck } uderzenia
            [took] { $name }: kostki zabrały { $luck } uderzenia
           *[even] { $name }: kostki wyszły na zero
        }{ $choices ->
            [cost] , a wybory kosztowały { $skill }.
           *[perfect] , a każdy wybór był najlepszy.
        }
    }
replay-costly = { $name ->
        [Ty] { $count ->
            [one] Twój najdroższy wybór
            [few] Twoje { $count } najdroższe wybory
            [many] Twoje { $count } najdroższych wyborów
           *[other] Twoje { $count } najdroższego wyboru
        }
       *[other] { $count ->
            [one] Najdroższy wybór: { $name }
            [few] { $count } najdroższe wybory: { $name }
            [many] { $count } najdroższych wyborów: { $name }
           *[other] { $count } najdroższego wyboru: { $name }
        }
    }
replay-costly-stroke = { $mode ->
        [carom] Tor { $course }, runda { $number }
       *[basic] Tor { $course }, uderzenie { $number }
    }
replay-costly-shot = Runda { $round }, strzał { $number }
replay-costly-gain = Najlepszy znaleziony strzał: { $gain } szans na wygraną
replay-went = { $choices ->
        [well] Dobre wybory
        [mixed] Raz dobre wybory, raz drogie
       *[dear] Drogie wybory
    }{ $dice ->
        [kind] , a kostki były łaskawe.
        [unkind] , a kostki były niełaskawe.
       *[even] , a kostki były sprawiedliwe.
    }
replay-expected = Oczekiwane
replay-result-head = Bilans
replay-carom-note = Karambolu nikt nie umie rozwiązać. To szacunki komputera, który nauczył się tej gry; ± mówi, o ile mogą się mylić. Szczęście to rzuty i to, co zrobili inni, „Szacunek” to błąd szacunków, a bilans mówi, o ile uderzeń średnio wyprzedza się innych.
replay-verdict-carom = { $name ->
        [Ty] { $dice ->
            [gave] Kostki oszczędziły ci { $luck } uderzenia
            [took] Kostki zabrały ci { $luck } uderzenia
           *[even] Kostki wyszły ci na zero
        }{ $they ->
            [gave] , inni oszczędzili ci { $others }
            [took] , inni zabrali ci { $others }
           *[even] {""}
        }{ $choices ->
            [cost] , a twoje wybory kosztowały { $skill }.
           *[close] , a twoich wyborów nie da się odróżnić od najlepszych.
        }
       *[other] { $dice ->
            [gave] { $name }: kostki oszczędziły { $luck } uderzenia
            [took] { $name }: kostki zabrały { $luck } uderzenia
           *[even] { $name }: kostki wyszły na zero
        }{ $they ->
            [gave] , inni oszczędzili { $others }
            [took] , inni zabrali { $others }
           *[even] {""}
        }{ $choices ->
            [cost] , a wybory kosztowały { $skill }.
           *[close] , a wyborów nie da się odróżnić od najlepszych.
        }
    }
replay-winning = Szansa na wygranie partii
replay-winning-line = { $name ->
        [Ty] ty
       *[other] { $name }
    }
replay-winning-label = Szansa na wygranie partii, uderzenie po uderzeniu; na koniec { $chances }.
replay-decided = Rozstrzygające uderzenie
replay-decided-how = { $winner ->
        [Ty] Tor { $course }: twoja szansa na zwycięstwo wzrosła z { $before } do { $after }.
       *[other] Tor { $course }: szansa na zwycięstwo ({ $winner }) wzrosła z { $before } do { $after }.
    }
replay-unjudged = nie dograno do końca
replay-guess-note = Ten tor ma za dużo położeń, by rozwiązać go dokładnie, więc par jest dobrym oszacowaniem; „Szacunek” mówi, o ile się mylił.
replay-unreviewed-unfinished = Szczęście i umiejętności liczy się po końcu partii. Każdy dotychczasowy wybór jest oceniony wyżej.
replay-unreviewed-fault = Szczęście i umiejętności liczy się tylko dla poprawnego zapisu.
replay-chances = Szansa wygrania rundy
replay-chances-note = Każde położenie rozgrywa się dalej wiele razy, by zobaczyć, kto pewnie wygra. To trwa około sekundy na strzał i można to przerwać w każdej chwili.
replay-chances-find = Policz szanse
replay-chances-line = { $name ->
        [Ty] twoja szansa
       *[other] szansa: { $name }
    }
replay-chances-slip = dużo oddano
replay-chances-label = { $name ->
        [Ty] Twoja szansa wygrania rundy po { $count } strzałach; na koniec { $chance }.
       *[other] Szansa wygrania rundy, { $name }, po { $count } strzałach; na koniec { $chance }.
    }
replay-working = Trwa liczenie
replay-working-at = { $done } z { $count }
replay-cancel = Anuluj
replay-work-again = Policz
replay-work-failed = Nie udało się tego policzyć.

# Sprawdzanie
replay-check = Sprawdź kostki
replay-check-record = Sprawdź zapis
replay-check-busy = Sprawdzanie każdego rzutu…
replay-check-right = { $draws ->
        [one] Jedyny rzut się zgadza, każdy ruch również.
        [few] Wszystkie { $draws } rzuty się zgadzają, każdy ruch również.
       *[many] Wszystkie { $draws } rzutów się zgadza, każdy ruch również.
    }
replay-check-right-shots = Wszystkie wpisy ({ $events }) się zgadzają: każdy strzał wychodzi znów tak samo, co do bitu.
replay-check-unfinished = Partia nie jest skończona: zapieczętowaną kopertę otwiera się na końcu i wtedy można sprawdzić każdy rzut.
replay-check-sealed = Wszystkie uderzenia są poprawne. Rzuty będzie można sprawdzić po zakończeniu tej edycji pucharu.
replay-check-jump = Pokaż to miejsce
replay-check-shots = W Carramboule nie ma kostek. Każdy strzał rozegrano ponownie tą samą fizyką i porównano z zapisem.
replay-check-limits = Czego nie pokaże żadne sprawdzenie: czy ludzie byli tymi, za kogo się podali, i czy gospodarz nie zdradził komuś zawartości koperty.
replay-seal-1 = Zapieczętowana koperta
replay-seal-1-text = Zanim ktokolwiek usiadł, gospodarz zapisał tajną liczbę i ogłosił jej odcisk. Nikt nie może potem zmienić liczby, nie zmieniając odcisku.
replay-seal-2 = Każdy dodaje szczyptę
replay-seal-2-text = Każdy gracz dodał własne losowe bajty. Gospodarz nie mógł więc wybrać sekretu z wygodnymi rzutami.
replay-seal-2-none = Grały tu same komputery; one nic nie dodają.
replay-seal-3 = Koperta zostaje otwarta
replay-seal-3-text = Na końcu ogłoszono sekret. Ma on odcisk z początku.
replay-seal-3-later = Inni grają jeszcze tymi samymi kośćmi. Sekret zostanie ogłoszony po zakończeniu edycji.
replay-seal-4 = Każdy rzut jeszcze raz
replay-seal-4-text = Z sekretu i szczypt policzono każdy rzut od nowa i porównano, a każde uderzenie rozegrano ponownie według zasad.
replay-fault-roll = { $name ->
        [Ty] Twój rzut { $roll } nie jest tym, co pokazują zapieczętowane kostki (wpis { $version }).
       *[other] Rzut { $roll }, { $name }, nie jest tym, co pokazują zapieczętowane kostki (wpis { $version }).
    }
replay-fault-end = Koniec zapisu jest błędny: sekret lub wynik nie pasuje (wpis { $version }).
replay-fault-action = { $name ->
        [Ty] Jeden z twoich ruchów został zmieniony albo łamie zasady (wpis { $version }).
       *[other] Ruch gracza { $name } został zmieniony albo łamie zasady (wpis { $version }).
    }
replay-fault-missing = Zapis się urywa: brakuje wpisu { $version }.
replay-fault-event = Wpis { $version } został zmieniony.
replay-fault-shown = Pokazany jest do tego miejsca.

# Przekazywanie
replay-send = Udostępnij
replay-send-link = Link
replay-send-link-note = Cały zapis jest w linku; nic nie jest nigdzie przechowywane.
replay-link-copy = Kopiuj
replay-link-copied = Skopiowano.
replay-link-share = Udostępnij
replay-link-long = Ta partia jest za długa na link; wyślij plik.
replay-send-picture = Ruchomy obraz
replay-send-picture-note = GIF, który działa wszędzie.
replay-picture-of = Co pokazuje
replay-picture-stroke = { $game ->
        [golf] To uderzenie
       *[other] Ten strzał
    }
replay-picture-course = { $game ->
        [golf] Ten tor
       *[other] Ta runda
    }
replay-picture-make = Zrób obraz
replay-picture-busy = Narysowane klatki: { $count }…
replay-picture-done = Obraz gotowy ({ $size } KB).
replay-picture-again = Zapisz jeszcze raz
replay-send-file = Plik
replay-send-file-note = Sam zapis: dla tej strony, terminala albo każdego, kto chce go sprawdzić.
replay-duel = Graj przeciw tej partii
