# Carramboule on the page
carr-carramboule = Carramboule
carr-practice = Stół do ćwiczeń
carr-rulebook = Zasady
carr-sound = Dźwięk
carr-skip = Pomiń
carr-undo = Cofnij
carr-redo = Przywróć
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
    [one] Jedna bila słowami
    [few] { $count } bile słowami
   *[many] { $count } bil słowami
}
carr-balls-list-help = Kolumny od a do h od lewej, rzędy od 1 do 8 coraz dalej od ciebie. Wybierz bilę, aby w nią wycelować.
carr-aim-at = Celuj: { $ball } na { $square }
carr-aim-at-barred = Celuj: { $ball } na { $square }, najpierw banda

# Players
carr-player-name = Gracz { $number }
carr-score = Wynik
carr-points-word = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
carr-side-shoots = przy stole
carr-side-left = zostało { $count }
carr-side-queen = ma królową
carr-side-pending = królowa do pokrycia
carr-side-owes = { $count ->
    [one] dług: 1 bila
    [few] dług: { $count } bile
   *[many] dług: { $count } bil
}
carr-round = Runda
carr-rounds = Punkty w rundach
carr-round-sub = Runda { $round } z 8 · do 29

# The shot
carr-your-shot = Twoje uderzenie
carr-tip = Kapka
carr-tip-height = Kapka: wysokość
carr-tip-side = Kapka: strona
carr-tip-middle = środek
carr-tip-high = wysoko
carr-tip-low = nisko
carr-tip-right = w prawo
carr-tip-left = w lewo
carr-tip-little = trochę { $side }
carr-tip-much = { $side }
carr-tip-reset = Środek, płasko
carr-strength = Siła
carr-speed = { $speed } m/s, { $how }
carr-speed-soft = lekko
carr-speed-medium = średnio
carr-speed-firm = mocno
carr-speed-hard = z całej siły
carr-elevation = Unieś kij
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
    [0] Trafia: { $ball } na { $square }, { $hit }
    [one] Trafia od bandy: { $ball } na { $square }, { $hit }
   *[other] Trafia od { $cushions } band: { $ball } na { $square }, { $hit }
}
carr-aim-meets-nothing = na pokazanej drodze nie ma bili
carr-aim-foul-breach = faul: najpierw banda!
carr-aim-foul-F1 = faul: to nie twoja bila!
carr-aim-foul-cue = faul: wpada bila rozgrywająca!
carr-foul-ask = Ta linia to faul: { $foul }. Uderzyć mimo to?
carr-foul-breach = bila leży za twoją linią, więc bila rozgrywająca musi najpierw dotknąć bandy
carr-foul-F1 = wpada bila drugiego koloru
carr-foul-cue = wpada bila rozgrywająca
carr-foul-shoot = Uderz mimo to
carr-foul-stay = Celuj jeszcze raz
carr-hit-full = pełna bila
carr-hit-three-quarter = trzy czwarte bili
carr-hit-half = pół bili
carr-hit-quarter = ćwierć bili
carr-hit-thin = cienko
carr-turn-left = Obróć trochę w lewo
carr-turn-right = Obróć trochę w prawo
carr-shoot = Uderz
carr-not-connected = Brak połączenia: uderzenie musi poczekać.
carr-refused-off-line = Bila rozgrywająca musi leżeć na twojej linii.
carr-refused-touches = Bila rozgrywająca nie może dotykać innej bili.
carr-refused-backwards = Uderzenie musi prowadzić od twojej bandy.
carr-refused-speed = Kij musi się poruszać, ale nie szybciej, niż pozwala stół.
carr-refused-tip = Końcówka kija musi trafić bliżej środka bili.
carr-refused-elevation = Kij jest ustawiony zbyt stromo.
carr-refused-setup = Tak nie da się zagrać. Przesuń trochę bilę rozgrywającą.
carr-backwards = Nie wolno uderzać do tyłu: zagraj od przeciwległej bandy.
carr-key-space = Spacja
carr-tell-aim = Bila rozgrywająca na { $place }, kierunek { $angle }
carr-tell-tip = kapka: { $tip }
carr-tell-picked = Wybrana: { $ball } na { $square }
carr-table-label = { $count ->
    [one] Stół z jedną bilą
    [few] Stół z { $count } bilami
   *[many] Stół z { $count } bilami
}
carr-table-help = Strzałki w lewo i w prawo celują, w górę i w dół ustawiają siłę, A i D przesuwają bilę rozgrywającą po twojej linii, T celuje w następną bilę, V mówi, jak stoisz, spacja uderza. Znak zapytania pokazuje wszystkie klawisze.

# What comes now
carr-now-begin = Zaraz zaczynamy.
carr-now-shoot = { $who ->
        [Ty] Twoja kolej.
       *[other] { $who } przy stole.
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
carr-hint-first-white = Wbij białą przed królową.
carr-hint-first-black = Wbij czarną przed królową.
carr-hint-cover-white = Pokryj królową: wbij teraz białą.
carr-hint-cover-black = Pokryj królową: wbij teraz czarną.
carr-hint-barred = Bile z kreską leżą za twoją linią: najpierw banda.
carr-hint-pull = Odciągnij kij i puść albo naciśnij Uderz.
carr-legend-cue = bila rozgrywająca
carr-legend-ball = trafiona bila
carr-legend-after = rozgrywająca potem

# The referee
carr-referee-nothing-fell = Nic nie wpadło.
carr-referee-fell = Wpadło: { $balls }.
carr-referee-choice-due = { $who ->
        [Ty] Wpadła też bila rozgrywająca: wybierasz, co dalej.
       *[other] Wpadła też bila rozgrywająca: { $who } wybiera, co dalej.
    }
carr-referee-chose-pass = { $who ->
        [Ty] Oddajesz kolejkę.
       *[other] { $who } oddaje kolejkę.
    }
carr-referee-chose-replay = { $who ->
        [Ty] Płacisz dwie bile i uderzasz jeszcze raz.
       *[other] { $who } płaci dwie bile i uderza jeszcze raz.
    }
carr-referee-foul-breach = Faul: bila na własnej linii lub za nią zagrana bez bandy. Własne bile i królowa się nie liczą.
carr-referee-foul-F1 = { $other ->
        [Ty] Faul: wpadła twoja bila; jest zdobyta dla ciebie.
       *[other] Faul: wpadła bila przeciwnika; zdobywa ją { $other }.
    }
carr-referee-foul-F2 = Faul: wpadła bila rozgrywająca. Kosztuje to jedną zdobytą bilę.
carr-referee-foul-F3 = Faul: wpadła własna bila i bila rozgrywająca.
carr-referee-foul-F4 = { $other ->
        [Ty] Faul: wpadła bila rozgrywająca i twoja bila. Zachowujesz ją, a faul kosztuje jedną zdobytą bilę.
       *[other] Faul: wpadła bila rozgrywająca i bila przeciwnika. Bilę zachowuje { $other }, a faul kosztuje jedną zdobytą bilę.
    }
carr-referee-foul-F5 = Faul: wpadła bila rozgrywająca, a królowa nie była pokryta. Królowa wraca, a faul kosztuje jedną zdobytą bilę.
carr-referee-foul-F6 = Faul: z pokrytą królową wpadła bila rozgrywająca. Królowa wraca, a faul kosztuje jedną zdobytą bilę.
carr-referee-queen-covered = { $who ->
        [Ty] Królowa jest pokryta i należy do ciebie.
       *[other] Królowa jest pokryta; zdobywa ją { $who }.
    }
carr-referee-queen-kept = { $who ->
        [Ty] Dostajesz królową: pokrył ją drugi kolor.
       *[other] Królową dostaje { $who }: pokrył ją drugi kolor.
    }
carr-referee-queen-pending = { $who ->
        [Ty] Królową trzeba pokryć: musisz następnym uderzeniem wbić własną bilę.
       *[other] Królową trzeba pokryć: { $who } musi następnym uderzeniem wbić własną bilę.
    }
carr-referee-queen-uncovered = Królowa nie została pokryta i wraca.
carr-referee-queen-too-early = { $who ->
        [Ty] Królowa wraca: musisz najpierw wbić własną bilę.
       *[other] Królowa wraca: { $who } musi najpierw wbić własną bilę.
    }
carr-referee-back = Wraca na środek: { $balls }.
carr-referee-owes = { $who ->
        [Ty] { $count ->
            [one] Masz jeszcze dług: 1 bila.
            [few] Masz jeszcze dług: { $count } bile.
           *[many] Masz jeszcze dług: { $count } bil.
        }
       *[other] { $count ->
        [one] { $who } ma jeszcze dług: 1 bila.
        [few] { $who } ma jeszcze dług: { $count } bile.
       *[many] { $who } ma jeszcze dług: { $count } bil.
    }
    }
carr-referee-paid = { $who ->
        [Ty] Nie masz już długu.
       *[other] { $who } nie ma już długu.
    }
carr-referee-again = { $who ->
        [Ty] Uderzasz jeszcze raz.
       *[other] { $who } uderza jeszcze raz.
    }
carr-referee-next = { $who ->
        [Ty] Teraz ty uderzasz.
       *[other] Teraz uderza { $who }.
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
        [Ty] Wybierasz
       *[other] { $who } wybiera
    }
carr-choice-why-F3 = Jednym uderzeniem wpadła własna bila i bila rozgrywająca.
carr-choice-why-F6 = Królowa była pokryta, ale tym samym uderzeniem wpadła bila rozgrywająca.
carr-choice-pass = Oddaj kolejkę
carr-choice-replay = Uderz jeszcze raz
carr-choice-back = Wraca na środek: { $balls }.
carr-choice-owes = { $count ->
    [one] Zostanie dług: 1 bila.
    [few] Zostanie dług: { $count } bile.
   *[many] Zostanie dług: { $count } bil.
}
carr-choice-pending = Tym uderzeniem trzeba pokryć królową.
carr-choice-again = Uderzasz jeszcze raz.
carr-choice-next = { $who ->
        [Ty] Teraz ty uderzasz.
       *[other] Teraz uderza { $who }.
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
carr-story = Uderzenie po uderzeniu
carr-story-empty = Pierwsze uderzenie jeszcze przed nami.
carr-story-shot = Runda { $round }, uderzenie { $shot }, { $who }:

# The menu and the end
carr-turn-table = Obracaj stół
carr-turn-table-note = Kto uderza, siedzi na dole.
carr-resign = Poddaj się
carr-resign-sure = { $who ->
        [Ty] Poddajesz mecz?
       *[other] { $who } poddaje mecz?
    }
carr-resign-yes = Tak, poddaję
carr-abort = Przerwij partię
carr-abort-sure = Nie wszyscy jeszcze zagrali. Partia zakończy się bez wyniku.
carr-end-aborted = Partia przerwana
carr-end-won = { $who ->
        [Ty] Wygrywasz mecz
       *[other] Mecz wygrywa { $who }
    }
carr-end-draw = Mecz kończy się remisem
carr-end-resigned = { $who ->
        [Ty] { $why ->
            [absent] Zbyt długo Cię nie było.
            [out-of-time] Nie masz już czasu.
           *[resigned] Rezygnujesz z gry.
        }
       *[other] { $why ->
            [absent] { $who }: zbyt długa nieobecność.
            [out-of-time] { $who } nie ma już czasu.
           *[resigned] { $who } rezygnuje z gry.
        }
    }
carr-end-rematch = Rewanż
carr-end-verify = Sprawdź zapis
carr-end-replay = Powtórka i analiza
carr-end-verified = Zapis się zgadza: każde uderzenie daje znów to samo.
carr-end-unverified = Zapis się nie zgadza: { $problem }
carr-end-download = Pobierz zapis
carr-end-new = Nowy mecz
carr-end-share = Udostępnij
carr-end-share-text = Carramboule: { $title }, { $points }–{ $others }.
carr-end-shared = Skopiowano.
carr-end-record = Zapis meczu
carr-end-best = Najlepsze uderzenie
carr-end-best-what = { $who ->
        [Ty] Twoje uderzenie, wpadły: { $balls }.
       *[other] { $who }, wpadły: { $balls }.
    }
carr-end-best-show = Pokaż
carr-end-best-where = Runda { $round }, uderzenie { $shot }
carr-end-best-match = Dało wygraną w meczu.
carr-end-best-round = Dało wygraną w rundzie.
carr-end-best-queen = Przykryło królową.
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
carr-card-queen = Królowa daje pięć.
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
carr-pegs = { $standing }; wygrywa 29

# The start
carr-setup-lead = Wbij kijem swoje dziewięć bil, pokryj królową, pilnuj linii: bilard na kwadratowym stole dla dwojga.
carr-setup-who = Kto gra?
carr-setup-computer = Z komputerem
carr-setup-person = Dwie osoby
carr-setup-level = Jak mocny ma być?
carr-setup-level-1 = Początkujący: czasem trafia tam, gdzie celuje.
carr-setup-level-2 = Uczeń: wbija łatwe bile.
carr-setup-level-3 = Klubowicz: myśli o królowej.
carr-setup-level-4 = Mocny: szuka najlepszego uderzenia i rzadko chybia.
carr-setup-level-5 = Mistrz: planuje, gdzie stanie bila rozgrywająca.
carr-setup-name = Imię gracza { $number }
carr-setup-starts = Kto zaczyna, białymi?
carr-setup-lot = Losuj
carr-setup-play = Graj

# Practice
carr-practice-help = Przeciągaj bile, dokąd chcesz. Przeciąganie po suknie celuje, dotknięcie celuje w miejsce.
carr-practice-table-help = Strzałki celują i ustawiają siłę. N wybiera bilę, A, D, W i S przesuwają ją lub bilę rozgrywającą, Delete ją usuwa, Ctrl Z cofa, spacja uderza. Znak zapytania pokazuje wszystkie klawisze.
carr-practice-rolling = Bile się toczą.
carr-practice-tools = Bile
carr-practice-add = Dodaj: { $ball }
carr-practice-remove = Usuń wybraną bilę
carr-practice-rack = Ustaw
carr-practice-clear = Wyczyść
carr-practice-repeat = To samo uderzenie
carr-practice-saved = Zapisane pozycje
carr-practice-name = Nazwa pozycji
carr-practice-position = Pozycja { $number }
carr-practice-save = Zapisz
carr-practice-forget = Usuń: { $name }

# Keys
carr-keys-turn = celowanie co 1°
carr-keys-turn-fine = celowanie co 0,05°
carr-keys-power = siła (z Shift małymi krokami)
carr-keys-place = bila rozgrywająca po linii (z Shift co 1 mm)
carr-keys-place-free = wybrana bila lub bila rozgrywająca w lewo, w prawo; W i S w górę, w dół
carr-keys-target = celuj w następną bilę w prawo, w lewo
carr-keys-tip = kapka w górę, w lewo, w dół, w prawo
carr-keys-middle = kapka na środek, kij płasko
carr-keys-raise = unieś, opuść kij
carr-keys-guide = dłuższa, krótsza linia celowania
carr-keys-tell = powiedz, jak stoję
carr-keys-shoot = uderz; gdy bile się toczą, każdy klawisz przewija do końca
carr-keys-undo = cofnij, przywróć
carr-keys-repeat = to samo uderzenie
carr-keys-pick = wybierz następną, poprzednią bilę
carr-keys-remove = usuń wybraną bilę

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
carr-lesson-sink-why = Gdy wpada twoja bila, uderzasz jeszcze raz.
carr-lesson-queen-title = Królowa i przykrycie
carr-lesson-queen-goal = Pierwsze uderzenie: wbij królową. Białą zostaw na drugie.
carr-lesson-queen-why = Teraz trzeba ją przykryć, już następnym uderzeniem.
carr-lesson-cover-goal = Drugie uderzenie: przykryj królową. Wbij białą do dowolnej łuzy.
carr-lesson-cover-why = Przykryta królowa jest twoja i daje pięć, jeśli wygrasz rundę.
carr-lesson-go-on = Przykryj ją
carr-lesson-cushion-title = Najpierw banda
carr-lesson-cushion-goal = Biała leży na twojej linii. Dotknij jej, ale bila rozgrywająca musi przedtem dotknąć bandy.
carr-lesson-cushion-why = Od bandy wolno zagrać każdą bilę.
carr-lesson-scratch-title = Zachowaj bilę rozgrywającą
carr-lesson-scratch-goal = Wbij białą, ale nie bilę rozgrywającą, która poszłaby za nią.
carr-lesson-scratch-why = Uderzona nisko bila rozgrywająca staje. Gdyby wpadła, trzeba by płacić.
carr-lesson-draw-title = Cofka
carr-lesson-draw-goal = Wbij białą i niech bila rozgrywająca cofnie się na szerokość dłoni.
carr-lesson-draw-why = Nisko i mocno: bila rozgrywająca kręci się wstecz i wraca.
carr-lesson-bank-title = Od bandy
carr-lesson-bank-goal = Czarna stoi na drodze. Wbij białą od bandy.
carr-lesson-bank-why = Bila odbija się od bandy prawie tak, jak przyszła.

# What went wrong in a lesson
carr-try-none = Bila rozgrywająca minęła bilę. Obróć kij w jej stronę.
carr-try-weak = Za lekko: bila rozgrywająca nie dotoczyła się do bili.
carr-try-other = Najpierw trafiła w inną bilę. Celuj tak, żeby droga była wolna.
carr-try-black = Wpadła czarna. To faul: liczy się dla przeciwnika.
carr-try-left = Minęła łuzę z lewej. Traf ją trochę bardziej z lewej: toczy się od miejsca, w które dostała.
carr-try-right = Minęła łuzę z prawej. Traf ją trochę bardziej z prawej: toczy się od miejsca, w które dostała.
carr-try-soft = Dobry kierunek, ale za lekko: stanęła przed łuzą.
carr-try-blocked = Tam stoi czarna. Zagraj od bocznej bandy.
carr-try-follow = Bila rozgrywająca potoczyła się dalej do łuzy. Uderz ją nisko.
carr-try-faded = Nisko, ale za lekko: na miejscu rotacji już nie było. Uderz mocniej.
carr-try-hard = Za mocno: bila rozgrywająca odbiła się od bandy i wpadła. Uderz lżej.
carr-try-fell = Bila rozgrywająca wpadła prosto do łuzy. Celuj gdzie indziej.
carr-try-white-first = Wpadła biała, a królowa nie: nie ma już czym jej przykryć. Najpierw królowa.
carr-try-direct = Trafiasz białą bezpośrednio: faul. Zagraj od przeciwległej bandy.
carr-try-short = Za lekko: nie wróciła aż do białej.
carr-try-sideways = Poszła w boczną bandę. Uderz prosto w górę stołu, żeby wróciła.
carr-try-back-left = Wróciła z lewej strony białej. Celuj trochę bardziej w prawo.
carr-try-back-right = Wróciła z prawej strony białej. Celuj trochę bardziej w lewo.
carr-try-stayed = Bila rozgrywająca nie wróciła. Uderz ją niżej.
carr-try-further = Trochę się cofnęła. Jeszcze niżej albo trochę mocniej.
carr-try-rebound = Wróciła od bandy, nie dzięki rotacji. Traf białą w środek i uderz nisko.
carr-try-bank-direct = Wpadła, ale bez bandy.
carr-try-bank-near = Po odbiciu minęła łuzę z twojej strony. Celuj trochę bardziej w prawo.
carr-try-bank-far = Po odbiciu trafiła w przeciwległą bandę przed łuzą. Celuj trochę bardziej w lewo.
