# Carramboule on the page
carr-carramboule = Carramboule
carr-practice = Stół do ćwiczeń
carr-rulebook = Zasady gry
carr-sound = Dźwięk
carr-skip = Pomiń
carr-undo = Cofnij
carr-redo = Ponów
carr-game-menu = Menu gry

# Balls
carr-ball-white = biała
carr-ball-black = czarna
carr-ball-queen = królowa
carr-ball-cue = bila rozgrywająca
carr-colour-white = białe
carr-colour-black = czarne
carr-balls-white = { $count ->
    [one] biała
    [few] { $count } białe
   *[many] { $count } białych
}
carr-balls-black = { $count ->
    [one] czarna
    [few] { $count } czarne
   *[many] { $count } czarnych
}
carr-balls-queen = królowa
carr-balls-cue = bila rozgrywająca
carr-balls-list = { $count ->
    [one] Położenie 1 bili
    [few] Położenie { $count } bil
   *[many] Położenie { $count } bil
}
carr-balls-list-help = Kolumny od a do h biegną od lewej, rzędy od 1 (najbliżej ciebie) do 8. Wybierz bilę, aby w nią wycelować.
carr-aim-at = Celuj w bilę: { $ball }, { $square }
carr-aim-at-barred = Celuj w bilę: { $ball }, { $square } (najpierw banda)

# Players
carr-player-name = Gracz { $number }
carr-score = Wynik
carr-points-word = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
carr-side-shoots = przy stole
carr-side-left = { $count ->
    [one] została 1
    [few] zostały { $count }
   *[many] zostało { $count }
}
carr-side-queen = ma królową
carr-side-pending = królowa do pokrycia
carr-side-owes = { $count ->
    [one] do oddania 1 bila
    [few] do oddania { $count } bile
   *[many] do oddania { $count } bil
}
carr-round = Runda
carr-rounds = Punkty w rundach
carr-round-sub = Runda { $round } z 8 · do 29 punktów

# The shot
carr-your-shot = Twój strzał
carr-tip = Punkt uderzenia
carr-tip-height = Punkt uderzenia: wysokość
carr-tip-side = Punkt uderzenia: strona
carr-tip-middle = środek
carr-tip-high = wysoko
carr-tip-low = nisko
carr-tip-right = z prawej
carr-tip-left = z lewej
carr-tip-little = trochę { $side }
carr-tip-much = { $side }
carr-tip-reset = Środek, kij płasko
carr-strength = Siła
carr-speed = { $speed } m/s, { $how }
carr-speed-soft = lekko
carr-speed-medium = średnio
carr-speed-firm = mocno
carr-speed-hard = bardzo mocno
carr-elevation = Uniesienie kija
carr-elevation-value = { $angle }°
carr-more = Więcej
carr-less = Mniej
carr-aim = Celowanie
carr-aim-straight = na wprost
carr-aim-left = { $angle }° w lewo
carr-aim-right = { $angle }° w prawo
carr-aim-hit = { $cushions ->
    [0] { $hit }
    [one] { $hit }, od bandy
   *[other] { $hit }, od { $cushions } band
}
carr-aim-meets = { $cushions ->
    [0] Trafia: { $ball }, { $square }, { $hit }
    [one] Trafia od bandy: { $ball }, { $square }, { $hit }
   *[other] Trafia od { $cushions } band: { $ball }, { $square }, { $hit }
}
carr-aim-meets-nothing = na pokazanej drodze nie ma żadnej bili
carr-aim-foul-breach = faul: najpierw banda!
carr-aim-foul-F1 = faul: wpada bila przeciwnika!
carr-aim-foul-cue = faul: wpada bila rozgrywająca!
carr-foul-ask = Taki strzał to faul: { $foul }. Uderzyć mimo to?
carr-foul-breach = bila leży na twojej linii lub za nią, więc bila rozgrywająca musi najpierw dotknąć bandy
carr-foul-F1 = wpada bila przeciwnika
carr-foul-cue = wpada bila rozgrywająca
carr-foul-shoot = Uderz mimo to
carr-foul-stay = Celuj jeszcze raz
carr-hit-full = pełne trafienie
carr-hit-three-quarter = trzy czwarte bili
carr-hit-half = pół bili
carr-hit-quarter = ćwierć bili
carr-hit-thin = cienkie trafienie
carr-turn-left = Obróć trochę w lewo
carr-turn-right = Obróć trochę w prawo
carr-shoot = Uderz
carr-not-connected = Brak połączenia: strzał musi poczekać.
carr-refused-off-line = Bila rozgrywająca musi leżeć na twojej linii.
carr-refused-touches = Bila rozgrywająca nie może dotykać innej bili.
carr-refused-backwards = Strzelać wolno tylko naprzód, nigdy w stronę swojej bandy.
carr-refused-speed = Ten strzał jest za słaby albo za mocny.
carr-refused-tip = Końcówka kija musi trafić bliżej środka bili.
carr-refused-elevation = Kij jest ustawiony zbyt stromo.
carr-refused-setup = Z tego ustawienia nie da się zagrać. Przesuń trochę bilę rozgrywającą.
carr-backwards = Nie wolno strzelać do tyłu: zagraj od przeciwległej bandy.
carr-tell-aim = Bila rozgrywająca: { $place }, kierunek { $angle }
carr-tell-tip = punkt uderzenia: { $tip }
carr-tell-picked = Wybrana bila: { $ball }, { $square }
carr-table-label = { $count ->
    [one] Stół, jedna bila
    [few] Stół, { $count } bile
   *[many] Stół, { $count } bil
}
carr-table-help = Strzałki w lewo i w prawo zmieniają kierunek, a w górę i w dół siłę. { $left } i { $right } przesuwają bilę rozgrywającą po twojej linii, T celuje w następną bilę, V opisuje ustawienie strzału, spacja wykonuje strzał. Znak zapytania pokazuje wszystkie skróty.

# What comes now
carr-now-begin = Mecz zaraz się zacznie.
carr-now-shoot = { $who ->
        [Ty] Twoja kolej.
       *[other] Teraz gra { $who }.
    }
carr-now-thinks = { $who ->
        [Ty] Myślisz.
       *[other] { $who } myśli.
    }
carr-now-rolling = { $who ->
        [Ty] Uderzasz…
       *[other] { $who } uderza…
    }
carr-now-choice = { $who ->
        [Ty] Musisz wybrać.
       *[other] { $who } musi wybrać.
    }
carr-now-over = Koniec meczu.
carr-hint-first-white = Przed królową wbij białą bilę.
carr-hint-first-black = Przed królową wbij czarną bilę.
carr-hint-cover-white = Pokryj królową: wbij teraz białą.
carr-hint-cover-black = Pokryj królową: wbij teraz czarną.
carr-hint-barred = Bile z kreską leżą na twojej linii lub za nią: najpierw banda.
carr-hint-pull = Odciągnij kij i puść albo naciśnij „Uderz”.
carr-legend-cue = bila rozgrywająca
carr-legend-ball = trafiona bila
carr-legend-after = rozgrywająca po trafieniu

# The referee
carr-referee-nothing-fell = Nic nie wpadło.
carr-referee-fell = Do łuzy: { $balls }.
carr-referee-choice-due = { $who ->
        [Ty] Wpadła też bila rozgrywająca. Wybierz, co dalej.
       *[other] Wpadła też bila rozgrywająca. { $who } wybiera, co dalej.
    }
carr-referee-chose-pass = { $who ->
        [Ty] Oddajesz kolejkę.
       *[other] { $who } oddaje kolejkę.
    }
carr-referee-chose-replay = { $who ->
        [Ty] Oddajesz dwie bile i grasz dalej.
       *[other] { $who } oddaje dwie bile i gra dalej.
    }
carr-referee-foul-breach = Faul: bilę na linii grającego lub za nią zagrano bez odbicia od bandy. Wbite tym strzałem bile grającego i królowa wracają na środek.
carr-referee-foul-F1 = { $other ->
        [Ty] Faul: wpadła twoja bila. Ta bila liczy się dla ciebie.
       *[other] Faul: wpadła bila przeciwnika. Zdobywa ją { $other }.
    }
carr-referee-foul-F2 = Faul: wpadła bila rozgrywająca. Kosztuje to jedną zdobytą bilę.
carr-referee-foul-F3 = Faul: wpadły bila grającego i bila rozgrywająca.
carr-referee-foul-F4 = { $other ->
        [Ty] Faul: wpadły bila rozgrywająca i twoja bila. Zachowujesz swoją bilę, a przeciwnik oddaje jedną zdobytą.
       *[other] Faul: wpadły bila rozgrywająca i bila przeciwnika. { $other } zachowuje swoją bilę, a grający oddaje jedną zdobytą.
    }
carr-referee-foul-F5 = Faul: wpadła bila rozgrywająca, a królowa nie była pokryta. Królowa wraca, a faul kosztuje jedną zdobytą bilę.
carr-referee-foul-F6 = Faul: razem z pokrytą królową wpadła bila rozgrywająca. Królowa wraca, a faul kosztuje jedną zdobytą bilę.
carr-referee-queen-covered = { $who ->
        [Ty] Królowa jest pokryta i należy do ciebie.
       *[other] Królowa jest pokryta. Zdobywa ją { $who }.
    }
carr-referee-queen-kept = { $who ->
        [Ty] Dostajesz królową: pokryła ją bila twojego koloru.
       *[other] Królową dostaje { $who }: pokryła ją bila tego gracza.
    }
carr-referee-queen-pending = { $who ->
        [Ty] Królową trzeba pokryć: następnym strzałem musisz wbić własną bilę.
       *[other] Królową trzeba pokryć: następnym strzałem { $who } musi wbić własną bilę.
    }
carr-referee-queen-uncovered = Królowa nie została pokryta i wraca.
carr-referee-queen-too-early = { $who ->
        [Ty] Królowa wraca: najpierw musisz wbić własną bilę.
       *[other] Królowa wraca: najpierw { $who } musi wbić własną bilę.
    }
carr-referee-back = Z powrotem na środek: { $balls }.
carr-referee-owes = { $who ->
        [Ty] { $count ->
            [one] Masz do oddania jeszcze 1 bilę.
            [few] Masz do oddania jeszcze { $count } bile.
           *[many] Masz do oddania jeszcze { $count } bil.
        }
       *[other] { $count ->
        [one] { $who } ma do oddania jeszcze 1 bilę.
        [few] { $who } ma do oddania jeszcze { $count } bile.
       *[many] { $who } ma do oddania jeszcze { $count } bil.
    }
    }
carr-referee-paid = { $who ->
        [Ty] Nie masz już nic do oddania.
       *[other] { $who } nie ma już nic do oddania.
    }
carr-referee-again = { $who ->
        [Ty] Grasz dalej.
       *[other] { $who } gra dalej.
    }
carr-referee-next = { $who ->
        [Ty] Teraz twoja kolej.
       *[other] Teraz gra { $who }.
    }
carr-referee-round-won = { $who ->
        [Ty] Wygrywasz rundę: { $count ->
            [one] 1 punkt.
            [few] { $count } punkty.
           *[many] { $count } punktów.
        }
       *[other] { $who } wygrywa rundę: { $count ->
        [one] 1 punkt.
        [few] { $count } punkty.
       *[many] { $count } punktów.
    }
    }
carr-referee-round-given = { $by ->
        [Ty] Wbijasz ostatnią bilę przeciwnika; rundę wygrywa { $who }: { $count ->
            [one] 1 punkt.
            [few] { $count } punkty.
           *[many] { $count } punktów.
        }
       *[other] { $who ->
            [Ty] { $by } wbija twoją ostatnią bilę; wygrywasz rundę: { $count ->
                [one] 1 punkt.
                [few] { $count } punkty.
               *[many] { $count } punktów.
            }
           *[other] { $by } wbija ostatnią bilę przeciwnika; rundę wygrywa { $who }: { $count ->
                [one] 1 punkt.
                [few] { $count } punkty.
               *[many] { $count } punktów.
            }
        }
    }

# The choice
carr-choice-title = { $who ->
        [Ty] Wybierz, co dalej
       *[other] { $who } wybiera
    }
carr-choice-why-F3 = Jednym strzałem wpadły bila grającego i bila rozgrywająca.
carr-choice-why-F6 = Królowa była pokryta, ale tym samym strzałem wpadła bila rozgrywająca.
carr-choice-pass = Oddaj kolejkę
carr-choice-replay = Graj dalej
carr-choice-back = Z powrotem na środek: { $balls }.
carr-choice-owes = { $count ->
    [one] Do oddania zostanie 1 bila.
    [few] Do oddania zostaną { $count } bile.
   *[many] Do oddania zostanie { $count } bil.
}
carr-choice-pending = Tym strzałem trzeba pokryć królową.
carr-choice-again = Grasz dalej.
carr-choice-next = { $who ->
        [Ty] Teraz twoja kolej.
       *[other] Teraz gra { $who }.
    }
carr-choice-round = { $who ->
        [Ty] Wygrywasz rundę: { $count ->
            [one] 1 punkt.
            [few] { $count } punkty.
           *[many] { $count } punktów.
        }
       *[other] { $who } wygrywa rundę: { $count ->
        [one] 1 punkt.
        [few] { $count } punkty.
       *[many] { $count } punktów.
    }
    }

# The story
carr-story = Strzał po strzale
carr-story-empty = Jeszcze nie było pierwszego strzału.
carr-story-shot = Runda { $round }, strzał { $shot }, { $who }:

# The menu and the end
carr-view-next = { $view ->
    [rail] Widok znad krawędzi stołu
    [above] Widok z góry
   *[other] Widok zza kija
}
carr-view-flat = Ta przeglądarka nie pokaże widoku 3D, dlatego stół pozostaje rysowany.
carr-turn-table = Obracaj stół
carr-turn-table-note = Grający jest zawsze na dole.
carr-resign = Poddaj mecz
carr-resign-sure = { $who ->
        [Ty] Poddać mecz?
       *[other] { $who } poddaje mecz?
    }
carr-resign-yes = Poddaj
carr-abort = Przerwij mecz
carr-abort-sure = Nie wszyscy zdążyli zagrać. Mecz zakończy się bez wyniku.
carr-end-aborted = Mecz przerwany
carr-end-won = { $who ->
        [Ty] Wygrywasz mecz
       *[other] Mecz wygrywa { $who }
    }
carr-end-draw = Mecz kończy się remisem
carr-end-resigned = { $who ->
        [Ty] { $why ->
            [absent] Zbyt długa nieobecność.
            [out-of-time] Skończył ci się czas.
           *[resigned] Poddajesz mecz.
        }
       *[other] { $why ->
            [absent] { $who }: zbyt długa nieobecność.
            [out-of-time] { $who }: koniec czasu.
           *[resigned] { $who } poddaje mecz.
        }
    }
carr-end-rematch = Rewanż
carr-end-verify = Sprawdź zapis
carr-end-replay = Powtórka i analiza
carr-end-verified = Zapis się zgadza: każdy strzał daje ten sam wynik.
carr-end-unverified = Zapis się nie zgadza: { $problem }
carr-end-download = Pobierz zapis
carr-end-new = Nowy mecz
carr-end-share = Udostępnij
carr-end-share-text = Carramboule: { $title }, { $points }–{ $others }.
carr-end-shared = Skopiowano.
carr-end-record = Zapis meczu
carr-end-best = Najlepszy strzał
carr-end-best-what = { $who ->
        [Ty] Twój strzał. Do łuzy: { $balls }.
       *[other] { $who }. Do łuzy: { $balls }.
    }
carr-end-best-show = Pokaż
carr-end-best-where = Runda { $round }, strzał { $shot }
carr-end-best-match = Ten strzał wygrał mecz.
carr-end-best-round = Ten strzał wygrał rundę.
carr-end-best-queen = Ten strzał pokrył królową.
carr-end-best-made = { $made ->
    [0] Mało kto by to powtórzył.
    [one] Pewnej ręce udaje się to raz na dziesięć prób.
    [10] Pewnej ręce udaje się to za każdym razem.
   *[other] Pewnej ręce udaje się to { $made } razy na dziesięć prób.
}

# The end of a round
carr-go-on = Dalej
carr-card-title = { $who ->
        [Ty] Runda { $round } jest twoja
       *[other] Rundę { $round } wygrywa { $who }
    }
carr-card-left = { $who ->
        [Ty] { $count ->
            [one] Zostaje ci jedna bila.
            [few] Zostają ci { $count } bile.
           *[many] Zostaje ci { $count } bil.
        }
       *[other] { $count ->
            [one] { $who } zostaje z jedną bilą.
            [few] { $who } zostaje z { $count } bilami.
           *[many] { $who } zostaje z { $count } bilami.
        }
    }
carr-card-queen = Królowa daje pięć punktów.
carr-card-cue = Wpadła też bila rozgrywająca: jeszcze jeden punkt.
carr-card-standing = { $more } do { $less }.
carr-card-need = { $who ->
        [Ty] { $count ->
            [one] Jeszcze jeden punkt i mecz jest twój.
            [few] Jeszcze { $count } punkty i mecz jest twój.
           *[many] Jeszcze { $count } punktów i mecz jest twój.
        }
       *[other] { $count ->
            [one] Jeszcze jeden punkt i { $who } wygrywa mecz.
            [few] Jeszcze { $count } punkty i { $who } wygrywa mecz.
           *[many] Jeszcze { $count } punktów i { $who } wygrywa mecz.
        }
    }
carr-card-starts = { $who ->
        [Ty] Zaczynasz białymi.
       *[other] { $who } zaczyna białymi.
    }
carr-card-next = Runda { $round }
carr-card-result = Zobacz wynik
carr-pegs = { $standing }; gra do 29 punktów

# The start
carr-setup-lead = Wbij kijem swoje dziewięć bil, pokryj królową, pilnuj linii: bilard dla dwojga na kwadratowym stole.
carr-setup-who = Kto gra?
carr-setup-computer = Z komputerem
carr-setup-person = Dwie osoby
carr-setup-level = Poziom komputera
carr-setup-level-1 = Początkujący: czasem trafia tam, gdzie celuje.
carr-setup-level-2 = Uczeń: wbija łatwe bile.
carr-setup-level-3 = Klubowicz: myśli o królowej.
carr-setup-level-4 = Zawodnik: szuka najlepszego strzału i rzadko chybia.
carr-setup-level-5 = Mistrz: planuje, gdzie stanie bila rozgrywająca.
carr-setup-name = Imię gracza { $number }
carr-setup-starts = Kto zaczyna białymi?
carr-setup-lot = Losowo
carr-setup-play = Graj

# Practice
carr-practice-help = Przeciągnij bilę, aby ją przestawić. Aby wycelować, przeciągnij po stole albo dotknij na nim wybranego miejsca.
carr-practice-table-help = Strzałki zmieniają kierunek i siłę. N wybiera bilę; { $left }, { $right }, { $up } i { $down } przesuwają ją albo bilę rozgrywającą; Delete usuwa wybraną bilę; Ctrl Z cofa zmianę; spacja wykonuje strzał. Znak zapytania pokazuje wszystkie skróty.
carr-practice-rolling = Bile się toczą.
carr-practice-tools = Bile
carr-practice-add = Dodaj: { $ball }
carr-practice-remove = Usuń wybraną bilę
carr-practice-rack = Ustaw bile
carr-practice-clear = Zdejmij wszystkie
carr-practice-repeat = Powtórz strzał
carr-practice-saved = Zapisane ustawienia
carr-practice-name = Nazwa ustawienia
carr-practice-position = Ustawienie { $number }
carr-practice-save = Zapisz
carr-practice-forget = Usuń: { $name }

# Keys
carr-keys-turn = celowanie co 1°
carr-keys-turn-fine = celowanie co 0,05°
carr-keys-power = siła (z Shift drobnymi krokami)
carr-keys-place = bila rozgrywająca wzdłuż linii (z Shift co 1 mm)
carr-keys-place-free = wybrana bila lub bila rozgrywająca w lewo, w prawo; { $up } i { $down }: w górę, w dół
carr-keys-target = celowanie w następną bilę w prawo, w lewo
carr-keys-tip = punkt uderzenia w górę, w lewo, w dół, w prawo
carr-keys-middle = punkt uderzenia na środek, kij płasko
carr-keys-raise = kij w górę, w dół
carr-keys-guide = dłuższa, krótsza linia celowania
carr-keys-solid = stół rysowany albo widok 3D
carr-keys-view = kolejny widok: zza kija, znad krawędzi stołu, z góry
carr-keys-orbit = obróć widok 3D
carr-keys-tell = opis ustawienia strzału
carr-keys-shoot = strzał; gdy bile się toczą, dowolny klawisz przewija do końca
carr-keys-undo = cofnięcie, ponowienie
carr-keys-repeat = powtórzenie strzału
carr-keys-pick = wybór następnej, poprzedniej bili
carr-keys-remove = usunięcie wybranej bili

# Lessons
carr-lessons = Lekcje
carr-lesson-sub = Lekcja { $number } z { $count }
carr-lesson-done = Świetnie!
carr-lesson-missed = Jeszcze nie.
carr-lesson-again = Jeszcze raz
carr-lesson-next = Następna lekcja
carr-lesson-play = Zagraj mecz
carr-lesson-sink-title = Wbij bilę
carr-lesson-sink-goal = Wbij białą bilę. Celuj tak, żeby kropkowana linia prowadziła do łuzy.
carr-lesson-sink-why = Po wbiciu swojej bili grasz dalej.
carr-lesson-queen-title = Królowa i pokrycie
carr-lesson-queen-goal = Pierwszy strzał: wbij królową. Białą zostaw na drugi.
carr-lesson-queen-why = Teraz trzeba pokryć królową, i to już następnym strzałem.
carr-lesson-cover-goal = Drugi strzał: pokryj królową. Wbij białą do dowolnej łuzy.
carr-lesson-cover-why = Pokryta królowa jest twoja i daje pięć punktów, jeśli wygrasz rundę.
carr-lesson-go-on = Pokryj królową
carr-lesson-cushion-title = Najpierw banda
carr-lesson-cushion-goal = Biała leży na twojej linii. Traf ją, ale najpierw odbij bilę rozgrywającą od bandy.
carr-lesson-cushion-why = Od bandy wolno zagrać każdą bilę.
carr-lesson-scratch-title = Bila rozgrywająca zostaje na stole
carr-lesson-scratch-goal = Wbij białą tak, żeby bila rozgrywająca nie wpadła za nią.
carr-lesson-scratch-why = Bila rozgrywająca uderzona nisko zatrzymuje się po trafieniu białej. Gdyby wpadła, byłby to faul.
carr-lesson-draw-title = Cofka
carr-lesson-draw-goal = Wbij białą tak, żeby bila rozgrywająca cofnęła się na szerokość dłoni.
carr-lesson-draw-why = Nisko i mocno: bila rozgrywająca dostaje wsteczną rotację i wraca.
carr-lesson-bank-title = Od bandy
carr-lesson-bank-goal = Czarna zasłania drogę. Wbij białą od bandy.
carr-lesson-bank-why = Bila odbija się od bandy prawie pod tym samym kątem, pod jakim w nią trafia.

# What went wrong in a lesson
carr-try-none = Bila rozgrywająca minęła cel. Skieruj kij bardziej w jego stronę.
carr-try-weak = Za lekko: bila rozgrywająca nie dotoczyła się do celu.
carr-try-other = Bila rozgrywająca trafiła najpierw w inną bilę. Znajdź wolną drogę.
carr-try-black = Wpadła czarna. To faul, a bila liczy się dla przeciwnika.
carr-try-left = Bila minęła łuzę z lewej. Traf bilę trochę bardziej z lewej strony, a potoczy się bardziej w prawo.
carr-try-right = Bila minęła łuzę z prawej. Traf bilę trochę bardziej z prawej strony, a potoczy się bardziej w lewo.
carr-try-soft = Dobry kierunek, ale za lekko: bila stanęła przed łuzą.
carr-try-blocked = Tam drogę zasłania czarna. Zagraj od bocznej bandy.
carr-try-follow = Bila rozgrywająca wpadła za białą. Uderz rozgrywającą niżej.
carr-try-faded = Nisko, ale za lekko: rotacja skończyła się po drodze. Uderz mocniej.
carr-try-hard = Za mocno: bila rozgrywająca odbiła się od bandy i wpadła. Uderz lżej.
carr-try-fell = Bila rozgrywająca wpadła prosto do łuzy. Celuj gdzie indziej.
carr-try-white-first = Wpadła biała, a królowa nie, więc nie ma już czym jej pokryć. Najpierw królowa.
carr-try-direct = Bezpośrednie trafienie białej to faul. Zagraj od przeciwległej bandy.
carr-try-short = Za lekko: bila rozgrywająca nie wróciła aż do białej.
carr-try-sideways = Bila rozgrywająca poszła w boczną bandę. Uderz prosto przed siebie, żeby wróciła.
carr-try-back-left = Bila rozgrywająca wróciła z lewej strony białej. Celuj trochę bardziej w prawo.
carr-try-back-right = Bila rozgrywająca wróciła z prawej strony białej. Celuj trochę bardziej w lewo.
carr-try-stayed = Bila rozgrywająca nie wróciła. Uderz ją niżej.
carr-try-further = Bila rozgrywająca trochę się cofnęła. Uderz jeszcze niżej albo trochę mocniej.
carr-try-rebound = Bila rozgrywająca wróciła od bandy, a nie dzięki rotacji. Traf białą prosto w środek, a rozgrywającą uderz nisko.
carr-try-bank-direct = Biała wpadła, ale bez odbicia od bandy.
carr-try-bank-near = Po odbiciu bila minęła łuzę od twojej strony. Celuj trochę bardziej w prawo.
carr-try-bank-far = Po odbiciu bila trafiła w przeciwległą bandę przed łuzą. Celuj trochę bardziej w lewo.
