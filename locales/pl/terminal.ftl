# Minigolf w terminalu. Klawisze stoją między gwiazdkami: *Enter* rzuca.
player = Gracz
total = Suma
rank = Miejsce

# Menu
menu-title = Minigolf przy jednej klawiaturze
menu-resume = Dokończ ostatnią partię
menu-courses = Tory
menu-mode = Tryb
menu-names = Ludzie
menu-computers = Komputery
menu-level = Poziom
menu-balls = Piłki
menu-balls-each = po { $each }, razem { $all }
menu-kit = Rzut
menu-limit = Limit
menu-tokens = Żetony
menu-begin = Zaczynamy
preset-first = tor 1
preset-six = tory 1 do 6
preset-twelve = 6 zwykłych, 6 zmienionych
preset-modified = 15 zmienionych
preset-own = { $count ->
        [one] jeden do wyboru
        [few] { $count } do wyboru
        [many] { $count } do wyboru
       *[other] { $count } do wyboru
    }
mode-basic = zwykły
mode-carom = karambol
kit-dice = sześć kostek
kit-cards = biała kostka i karty
kit-both = wszystkie kostki i karty
limit = { $strokes ->
        [one] 1 uderzenie
        [few] { $strokes } uderzenia
        [many] { $strokes } uderzeń
       *[other] { $strokes } uderzenia
    }
limit-printed = jak mówi tor
tokens-printed = jak mówi tor
tokens-scattered = rozsypane losowo
keys-menu = *↑↓* wiersz  *←→* zmień  *Enter* wybierz tory, zacznij  *Esc* wyjdź
keys-picker = *↑↓* tor  *Spacja* weź lub zostaw  *Backspace* żaden  *Enter* gotowe
wrong-balls = Jest tylko dwanaście piłek.
wrong-no-players = Partia potrzebuje gracza.
wrong-no-people = Wpisz przynajmniej jedno imię.
wrong-name = Imię ma najwyżej 30 liter.
wrong-carom-alone = Karambol wymaga co najmniej dwóch piłek.
wrong-courses = Partia ma od 1 do 99 torów.
wrong-limit = Limit to od 1 do 99 uderzeń.
wrong-tokens = Nie ma miejsca na tyle żetonów.
advice-tall = { $course } ma wysokie przeszkody; w karambolu lepiej bez nich.
advice-dynamic = { $course } ma ruchome przeszkody; w karambolu lepiej bez nich.
advice-more-balls = W karambolu dwóch lub trzech graczy niech weźmie po 2 albo 3 piłki.
advice-limit = { $course } jest długi; lepszy będzie limit 20 lub 30.

# Partia
title-course = { $name } ({ $number }/{ $courses })
order-of-play = Kolejność
stroke-of = Uderzenie { $count } z { $limit }
round-of = Runda { $count } z { $limit }
tray-dice = Kostki
tray-cards = Kostki i karty
rolled = { $die }: { $impulses ->
        [one] 1 impuls
        [few] { $impulses } impulsy
        [many] { $impulses } impulsów
       *[other] { $impulses } impulsu
    }
no-direction = Żadna droga nie jest wolna.
computer-thinks = Komputer myśli …
said-rolled = { $name ->
        [Ty] Rzucasz, kostka { $die }: { $impulses }.
       *[other] { $name }, kostka { $die }: { $impulses }.
    }
said-blocked = { $arrow }: droga zablokowana.
keys-starting = *a–f ←→* start  *1–9 ↑↓* kostka  *Enter* rzut  *o* całość  *?* pomoc  *Esc*
keys-choosing = *1–9 ↑↓* kostka  *Enter* rzut  *o* całość  *p* wyniki  *?* pomoc  *Esc*
keys-aiming = *Q W A D Z X* lub *Tab* podgląd  *Enter* graj  *o* całość  *?* pomoc  *Esc*
keys-pass = *Enter* uderzenie przepada  *p* wyniki  *?* pomoc  *Esc* wyjdź
keys-motion = *dowolny klawisz* pomija  *s* tempo
keys-waiting = *p* wyniki  *s* tempo  *?* pomoc  *Esc* wyjdź
quit-question = Opuścić partię? Jest zapisana.
quit-keys = *Enter* wyjdź  *Esc* zostań
bye-saved = Partia jest zapisana w { $file }; carambole play --resume ją dokończy.
bye-over = Zapis partii jest w { $file }; carambole replay ją pokaże, carambole verify sprawdzi.
nothing-to-resume = Nie ma niedokończonej partii; carambole play zacznie nową.
no-terminal = Do gry potrzebny jest terminal z klawiaturą i ekranem; uruchom carambole bez przekierowań.
too-small = Okno ma { $columns }×{ $rows } znaków; Carambole potrzebuje { $need-columns }×{ $need-rows }.

# Uderzenie słowami
end-holed = do dołka!
end-carom = trafia: { $ball }
end-place = { $steps ->
        [-1] bez drogi do dołka
       *[other] { $ground ->
            [sand] w piasku, { $steps } od dołka
            [water] w wodzie, { $steps } od dołka
            [top] na górze, { $steps } od dołka
           *[plain] { $steps } od dołka
        }
    }
told-sentence = { $ball }: { $story }.
told-on-top = górą
told-bounce = { $thing ->
        [wall] odbija się od bandy
        [flat] odbija się od płaskiej przeszkody
        [tall] odbija się od wysokiej przeszkody
        [roller] odbija się od walca
        [spinner] odbija się od kołowrotu
        [toppler] odbija się od przewracacza
        [door] odbija się od drzwi
       *[two] wraca spomiędzy dwóch przeszkód
    }
told-carom = trafia: { $ball } z siłą { $left }
told-settle = { $why ->
        [too-dear] ma za mało siły i staje, { $place }
        [water] zostaje zatrzymana, { $place }
        [door] staje pod drzwiami, { $place }
        [rolled-back] stacza się i staje, { $place }
        [fell-through] wpada przez otwór i staje, { $place }
        [wedged] klinuje się, { $place }
       *[spent] staje, { $place }
    }
told-token = bierze żeton { $value }
told-piece = { $moved ->
        [roller] popycha walec
        [spinner] obraca kołowrót
        [toppler] obala przewracacz
        [door-opens] unosi drzwi
       *[door-closes] drzwi się zamykają
    }
told-holed = wpada do dołka
told-passes = { $ball }: uderzenie przepada.

# Karta wyników
pad-title = Karta wyników
pad-over = Koniec partii
pad-empty = Żaden tor nie jest jeszcze skończony.
pad-holed = w dołku, uderzenia: { $count }
pad-out = nie w dołku
pad-open = nie dokończono
pad-tokens = żetony { $tokens }
pad-keys = *dowolny klawisz* gramy dalej
pad-keys-over = *Enter* wyjdź

# Pomoc
help-title = Pomoc
help-stroke = Wybierz kostkę, rzuć, wybierz kierunek.
help-choose = *1*–*9*, *↑↓* kostka; *a*–*f*, *←→* pole startu
help-roll = *Enter*, *Spacja* rzut; *Backspace* jak przedtem
help-aim = Potem plansza pokazuje, dokąd wiedzie droga:
help-compass-1 = *  Q W *      ↖ ↗      *7 9 * klawiatura num.
help-compass-2 = * A   D*     ←   →     *4 6 *
help-compass-3 = *  Z X *      ↙ ↘      *1 3 *
help-play = Ten sam klawisz jeszcze raz lub *Enter* gra.
help-skip = *dowolny klawisz* pomija ruch.
help-speed = *s* tempo: wolne, zwykłe, szybkie, bez ruchu
help-pad = *p* karta wyników; *o* cały tor
help-quit = *Esc* wyjdź; partia jest zawsze zapisana
legend-fairway = tor
legend-start = start
legend-hole = dołek
legend-wall = banda
legend-rounded-wall = zaokrąglona banda
legend-flat = płaska przeszkoda
legend-channel = rynna
legend-deck = most (∩ przejście)
legend-slope = zjazd, wskazuje w dół
legend-sand = piasek: 2 impulsy
legend-water = woda: zatrzymuje, 3
legend-roller = walec
legend-spinner = kołowrót z ramieniem
legend-toppler = przewracacz
legend-door = drzwi ze słupkami
legend-token = żeton: −1 −2 −3
legend-ball = piłka (mała: płaska)
legend-path = droga, odbicie

# Powtórka i sprawdzenie
replay-place = Zdarzenie { $event } z { $events }
replay-fault = Zdarzenie { $event } jest błędne: { $reason }. Powtórka kończy się przed nim.
keys-replay = *←→* zdarzenie  *↑↓* uderzenie  *Home End*  *Spacja* odtwarzaj  *?* pomoc  *Esc*
event-created = Stół jest nakryty.
event-joined = { $name ->
        [Ty] Siadasz.
       *[other] Siada { $name }.
    }
event-left = { $name ->
        [Ty] Odchodzisz.
       *[other] Odchodzi { $name }.
    }
event-ready = { $name ->
        [Ty] Jesteś w gotowości.
       *[other] { $name }: gotowość.
    }
event-started = Partia się zaczyna.
event-start = { $name ->
        [Ty] Startujesz z { $what }.
       *[other] { $name } startuje z { $what }.
    }
event-pick = { $name ->
        [Ty] Bierzesz: { $what }.
       *[other] { $name } bierze: { $what }.
    }
event-roll = { $name ->
        [Ty] Rzucasz.{ $what }
       *[other] { $name } rzuca.{ $what }
    }
event-play = { $name ->
        [Ty] Grasz { $what }.
       *[other] { $name } gra { $what }.
    }
event-pass = { $name ->
        [Ty] Pasujesz.{ $what }
       *[other] { $name } pasuje.{ $what }
    }
event-face = Na wierzchu ścianka { $side }.
event-tokens = Żetony są rozsypane.
event-rack = Bile są ustawione.
event-withdrawn = { $name ->
        [Ty] { $why ->
            [absent] Zbyt długo Cię nie było.
            [resigned] Poddajesz partię.
           *[out-of-time] Nie masz już czasu.
        }
       *[other] { $why ->
            [absent] { $name }: zbyt długa nieobecność.
            [resigned] { $name } poddaje partię.
           *[out-of-time] { $name } nie ma już czasu.
        }
    }
event-resumed = Partia trwa dalej.
event-ended = Koniec partii.
event-rematch = { $name ->
        [Ty] Ty w sprawie rewanżu.
       *[other] { $name } w sprawie rewanżu.
    }
verify-right = { $file }: dobrze. Sprawdzono zdarzenia: { $events }, losowania: { $draws }.
verify-wrong = { $file }: zdarzenie { $event } jest błędne: { $reason }.
verify-sealed = { $file }: wszystkie uderzenia są poprawne. Kostek jeszcze nie można sprawdzić: ich sekret poznasz po zakończeniu edycji pucharu.
