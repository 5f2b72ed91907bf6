# Powtórka: oglądanie zapisu, szczęście i umiejętności, sprawdzanie kostek, przekazywanie dalej
replay-title = Powtórka
replay-sub = { $game ->
        [golf] Powtórka · uderzenie { $number } z { $count }
       *[other] Powtórka · strzał { $number } z { $count }
    }
replay-opening = Otwieranie zapisu…
replay-open-file = Otwórz zapis partii
replay-open-note = Wybierz plik partii albo upuść go na tę stronę. Zostanie na tym urządzeniu.
replay-refused-unknown = Tej partii nie ma ani na tym urządzeniu, ani na serwerze.
replay-refused-offline = Tej partii nie ma na tym urządzeniu, a z serwerem nie można się połączyć.
replay-refused-large = Ten plik jest za duży na zapis partii.
replay-refused-no-record = Ten plik nie jest zapisem partii albo jest uszkodzony.
replay-refused-bad-link = Ten link jest niepełny albo został zmieniony. Poproś o nowy.
replay-refused-version = Ten zapis pochodzi z innej wersji Carambole i nie można go tu pokazać.
replay-refused-nothing = W tej partii nie ma jeszcze żadnego ruchu.

# Zanim zapis zostanie otwarty
replay-own = Twoje partie
replay-own-all = Wszystkie partie ({ $count })
replay-match-open = w toku
replay-match-score = Wynik: { $total }
replay-match-online = online
replay-sample = Przykładowa partia
replay-sample-text = Nie masz jeszcze własnych partii. Zobacz, jak Mia gra z Maksem na trzech torach: jedna osoba trafia do dołka za pierwszym razem, ale partię o jedno uderzenie wygrywa druga.
replay-sample-watch = Obejrzyj partię

# Drewniana listwa
replay-controls = Odtwarzanie partii
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Krok dalej
replay-last = Na koniec
replay-speed = Tempo: ×{ $speed }
replay-list = Wszystkie uderzenia
replay-strokes = Uderzenia
replay-jump = { $number }: { $title }
replay-scrub = Moment partii
replay-keys-step = krok wstecz lub do przodu
replay-keys-stroke = uderzenie wstecz lub do przodu
replay-keys-ends = na początek, na koniec
replay-keys-play = odtwarzanie, pauza

# Kroki
replay-step-begin = Partia się rozpoczyna
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
replay-say = Opis ruchu

# Wybory
replay-choice-best = { $chosen }: nie było lepszego wyboru.
replay-choice-cost = { $choice }: { $exact ->
        [yes] o { $cost } uderzenia mniej
       *[no] około { $cost } uderzenia mniej
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
replay-choice-close = { $chosen }: mniej więcej tak dobry wybór jak { $best } (różnica: { $cost } uderzenia).
replay-options = możliwości: { $count }
replay-option = Możliwość
replay-option-rest = Jeszcze uderzeń
replay-option-stand = Na tle innych
replay-option-more = Różnica
replay-option-how = { $much ->
        [none] najlepszy wybór
        [little] nieco gorzej
        [some] gorzej
        [close] nie do rozstrzygnięcia
       *[much] dużo gorzej
    }
replay-option-hint = Wskaż możliwość albo jej dotknij, a plansza pokaże, dokąd prowadzi.
replay-option-leads = { $choice }: { $leads }.
replay-option-reach = { $sides ->
        [0] { $choice }: żadna ścianka nie prowadzi do dołka.
        [one] { $choice }: jedna z sześciu ścianek prowadzi do dołka.
        [few] { $choice }: { $sides } z sześciu ścianek prowadzą do dołka.
       *[other] { $choice }: { $sides } z sześciu ścianek prowadzi do dołka.
    }
replay-option-chosen = zagrano
replay-tag-luck = Szczęście w rzucie
replay-tag-skill = Jakość wyboru
replay-roll-how = { $how ->
        [kind] szczęśliwy
        [unkind] pechowy
       *[even] przeciętny
    }
replay-choice-how = { $how ->
        [well] dobry wybór
        [little] niewielki koszt
        [some] zauważalny koszt
        [close] nie do rozstrzygnięcia
       *[much] duży koszt
    }
replay-tag-before = Szansa przed
replay-tag-after = Szansa po
replay-shot-best = Lepszego strzału nie znaleziono.
replay-shot-better = Po najlepszym znalezionym strzale szansa na wygraną: { $best } ({ $gain }).
replay-shot-show = Pokaż najlepszy strzał
replay-shot-played = Wróć do zagranego strzału
replay-heat = Pokaż wartość pól
replay-heat-key = jeszcze uderzeń

# Szczęście i umiejętności
replay-findings = Szczęście i umiejętności
replay-sums = Szczęście i umiejętności łącznie
replay-luck = szczęście
replay-skill = umiejętności
replay-both = razem, narastająco
replay-luck-head = Szczęście
replay-skill-head = Umiejętn.
replay-guess-head = Błąd
replay-par = Par
replay-score = Wynik
replay-in-strokes = W uderzeniach
replay-whose = Czyje uderzenia
replay-chart-key = w górę: zysk, w dół: strata
replay-chart-label = { $name }, liczba uderzeń: { $count }. Zyskane uderzenia: szczęście { $luck }, umiejętności { $skill }.
replay-verdict = { $name ->
        [Ty] { $dice ->
            [gave] Kostki oszczędziły ci { $luck } uderzenia
            [took] Kostki kosztowały cię { $luck } uderzenia
           *[even] Kostki wyszły na zero
        }{ $choices ->
            [cost] , a twoje wybory kosztowały { $skill } uderzenia.
           *[perfect] , a każdy twój wybór był najlepszy.
        }
       *[other] { $dice ->
            [gave] { $name }: kostki oszczędziły { $luck } uderzenia
            [took] { $name }: kostki kosztowały { $luck } uderzenia
           *[even] { $name }: kostki wyszły na zero
        }{ $choices ->
            [cost] , a wybory kosztowały { $skill } uderzenia.
           *[perfect] , a każdy wybór był najlepszy.
        }
    }
replay-costly = { $name ->
        [Ty] { $count ->
            [one] Twój najbardziej kosztowny wybór
            [few] Twoje { $count } najbardziej kosztowne wybory
            [many] Twoje { $count } najbardziej kosztownych wyborów
           *[other] Twoje { $count } najbardziej kosztownego wyboru
        }
       *[other] { $count ->
            [one] { $name }: najbardziej kosztowny wybór
            [few] { $name }: { $count } najbardziej kosztowne wybory
            [many] { $name }: { $count } najbardziej kosztownych wyborów
           *[other] { $name }: { $count } najbardziej kosztownego wyboru
        }
    }
replay-costly-stroke = { $mode ->
        [carom] Tor { $course }, runda { $number }
       *[basic] Tor { $course }, uderzenie { $number }
    }
replay-costly-shot = Runda { $round }, strzał { $number }
replay-costly-gain = Najlepszy znaleziony strzał: { $gain } szansy na wygraną
replay-went = { $choices ->
        [well] Dobre wybory
        [mixed] Wybory raz dobre, raz kosztowne
       *[dear] Kosztowne wybory
    }{ $dice ->
        [kind] , a kostki sprzyjały.
        [unkind] , a kostki nie sprzyjały.
       *[even] , a kostki wyszły na zero.
    }
replay-expected = Oczekiwane
replay-result-head = Bilans
replay-carom-note = Karambolu nie da się obliczyć dokładnie. Te liczby to szacunki komputera; ± pokazuje, o ile mogą się mylić. Szczęście to rzuty i uderzenia innych. „Błąd” mówi, o ile pomyliły się szacunki, a „Bilans”, o ile uderzeń gracz średnio wyprzedza innych.
replay-verdict-carom = { $name ->
        [Ty] { $dice ->
            [gave] Kostki oszczędziły ci { $luck } uderzenia
            [took] Kostki kosztowały cię { $luck } uderzenia
           *[even] Kostki wyszły na zero
        }{ $they ->
            [gave] , inni oszczędzili ci { $others } uderzenia
            [took] , inni kosztowali cię { $others } uderzenia
           *[even] {""}
        }{ $choices ->
            [cost] , a twoje wybory kosztowały { $skill } uderzenia.
           *[close] , a twoje wybory były prawie tak dobre jak najlepsze.
        }
       *[other] { $dice ->
            [gave] { $name }: kostki oszczędziły { $luck } uderzenia
            [took] { $name }: kostki kosztowały { $luck } uderzenia
           *[even] { $name }: kostki wyszły na zero
        }{ $they ->
            [gave] , inni oszczędzili { $others } uderzenia
            [took] , inni kosztowali { $others } uderzenia
           *[even] {""}
        }{ $choices ->
            [cost] , a wybory kosztowały { $skill } uderzenia.
           *[close] , a wybory były prawie tak dobre jak najlepsze.
        }
    }
replay-winning = Szansa na wygraną
replay-winning-line = { $name ->
        [Ty] ty
       *[other] { $name }
    }
replay-winning-label = Szansa na wygraną, uderzenie po uderzeniu; na koniec { $chances }.
replay-decided = Decydujące uderzenie
replay-decided-how = { $winner ->
        [Ty] Tor { $course }: twoja szansa na wygraną wzrosła z { $before } do { $after }.
       *[other] Tor { $course }: szansa na wygraną ({ $winner }) wzrosła z { $before } do { $after }.
    }
replay-unjudged = niedokończony
replay-guess-note = Na tym torze jest za dużo pozycji, by dokładnie policzyć par, więc par jest tylko oszacowany. „Błąd” mówi, o ile pomyliło się oszacowanie.
replay-unreviewed-unfinished = Szczęście i umiejętności zobaczysz po zakończeniu partii. Oceny dotychczasowych wyborów są powyżej.
replay-unreviewed-fault = Szczęście i umiejętności można policzyć tylko z poprawnego zapisu.
replay-chances = Szansa na wygranie rundy
replay-chances-note = Komputer wiele razy rozgrywa każdą pozycję do końca, żeby zobaczyć, kto częściej wygrywa. Trwa to około sekundy na strzał; możesz przerwać w każdej chwili.
replay-chances-find = Oblicz szanse
replay-chances-line = { $name ->
        [Ty] twoja szansa
       *[other] szansa: { $name }
    }
replay-chances-slip = duża strata
replay-chances-label = { $name ->
        [Ty] Twoja szansa na wygranie rundy, strzał po strzale (strzały: { $count }); na koniec: { $chance }.
       *[other] Szansa na wygranie rundy ({ $name }), strzał po strzale (strzały: { $count }); na koniec: { $chance }.
    }
replay-working = Trwa obliczanie
replay-working-at = { $done } z { $count }
replay-cancel = Anuluj
replay-work-again = Oblicz
replay-work-failed = Nie udało się tego obliczyć.

# Sprawdzanie
replay-check = Sprawdź kostki
replay-check-record = Sprawdź zapis
replay-check-busy = Sprawdzanie każdego rzutu…
replay-check-right = { $draws ->
        [one] Jedyny rzut się zgadza i każdy ruch też.
        [few] Wszystkie { $draws } rzuty się zgadzają i każdy ruch też.
       *[many] Wszystkie { $draws } rzutów się zgadza i każdy ruch też.
    }
replay-check-right-shots = Wszystkie wpisy się zgadzają ({ $events }): każdy strzał daje dokładnie ten sam wynik.
replay-check-unfinished = Partia jeszcze trwa. Zapieczętowana koperta zostanie otwarta na końcu i wtedy można będzie sprawdzić każdy rzut.
replay-check-sealed = Wszystkie uderzenia są zgodne z zasadami. Rzuty będzie można sprawdzić po zakończeniu tej edycji pucharu.
replay-check-jump = Pokaż to miejsce
replay-check-shots = W Carramboule nie ma kostek. Każdy strzał obliczono od nowa według tych samych praw fizyki i porównano z zapisem.
replay-check-limits = Żadne sprawdzenie nie wykaże, czy gracze byli tymi, za których się podawali, ani czy serwer nie zdradził komuś zawartości koperty.
replay-seal-1 = Zapieczętowana koperta
replay-seal-1-text = Zanim gracze zajęli miejsca, wylosowano tajną liczbę i opublikowano jej odcisk. Nikt nie może potem zmienić liczby, nie zmieniając odcisku.
replay-seal-2 = Każdy gracz coś dodaje
replay-seal-2-text = Każdy gracz dodał własne losowe bajty. Dzięki temu serwer nie mógł dobrać sekretu tak, żeby wypadły dogodne rzuty.
replay-seal-2-none = Grały same komputery, a one nic nie dodają.
replay-seal-3 = Otwarcie koperty
replay-seal-3-text = Na końcu ujawniono sekret. Jego odcisk jest taki sam jak ten z początku.
replay-seal-3-later = Inni jeszcze grają tymi samymi kostkami. Sekret zostanie ujawniony po zakończeniu edycji.
replay-seal-4 = Każdy rzut jeszcze raz
replay-seal-4-text = Z sekretu i bajtów od graczy obliczono od nowa każdy rzut i porównano go z zapisem. Każde uderzenie rozegrano ponownie według zasad.
replay-fault-roll = { $name ->
        [Ty] Rzut { $roll } (twój) nie zgadza się z zapieczętowanymi kostkami (wpis { $version }).
       *[other] Rzut { $roll } ({ $name }) nie zgadza się z zapieczętowanymi kostkami (wpis { $version }).
    }
replay-fault-end = Koniec zapisu jest błędny: nie zgadza się sekret lub wynik (wpis { $version }).
replay-fault-action = { $name ->
        [Ty] Jeden z twoich ruchów został zmieniony albo łamie zasady (wpis { $version }).
       *[other] Zmieniony lub niezgodny z zasadami ruch: { $name } (wpis { $version }).
    }
replay-fault-missing = Zapis się urywa: brakuje wpisu { $version }.
replay-fault-event = Wpis { $version } został zmieniony.
replay-fault-shown = Partia jest pokazana do tego miejsca.

# Przekazywanie
replay-send = Udostępnij
replay-send-link = Link
replay-send-link-note = Cały zapis mieści się w linku i nie jest nigdzie przechowywany.
replay-link-copy = Kopiuj
replay-link-copied = Skopiowano.
replay-link-share = Udostępnij
replay-link-long = Ta partia jest za długa na link. Wyślij plik.
replay-send-picture = Animacja
replay-send-picture-note = GIF, który można odtworzyć wszędzie.
replay-picture-of = Co pokazać
replay-picture-stroke = { $game ->
        [golf] To uderzenie
       *[other] Ten strzał
    }
replay-picture-course = { $game ->
        [golf] Ten tor
       *[other] Ta runda
    }
replay-picture-make = Utwórz animację
replay-picture-busy = Narysowane klatki: { $count }…
replay-picture-done = Animacja gotowa ({ $size } KB).
replay-picture-again = Zapisz jeszcze raz
replay-send-file = Plik
replay-send-file-note = Sam zapis: do otwarcia na tej stronie lub w terminalu i do sprawdzenia.
replay-duel = Graj przeciw tej partii
