# Minigolf w terminalu. Klawisze stoją między gwiazdkami: *Enter* rzuca.
player = Gracz
total = Suma
rank = Miejsce

# Menu
menu-title = Minigolf przy jednej klawiaturze
menu-resume = Dokończ ostatnią partię
menu-courses = Tory
menu-mode = Tryb
menu-names = Gracze
menu-computers = Komputery
menu-level = Poziom
menu-balls = Piłki
menu-balls-each = po { $each }, razem { $all }
menu-kit = Rzuty
menu-limit = Limit
menu-tokens = Żetony
menu-begin = Rozpocznij
preset-first = tor 1
preset-six = tory 1–6
preset-twelve = 6 zwykłych, 6 zmodyfikowanych
preset-modified = 15 zmodyfikowanych
preset-own = { $count ->
        [one] własny wybór: jeden
        [few] własny wybór: { $count }
        [many] własny wybór: { $count }
       *[other] własny wybór: { $count }
    }
mode-basic = podstawowy
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
limit-printed = jak na torze
tokens-printed = jak na torze
tokens-scattered = rozsypane losowo
keys-menu = *↑↓* wiersz  *←→* zmień  *Enter* wybierz tory, zacznij  *Esc* wyjdź
keys-picker = *↑↓* tor  *Spacja* wybierz/odznacz  *Backspace* odznacz wszystkie  *Enter* gotowe
wrong-balls = Jest tylko dwanaście piłek.
wrong-no-players = Potrzebny jest co najmniej jeden gracz.
wrong-no-people = Wpisz przynajmniej jedno imię.
wrong-name = Imię może mieć najwyżej 30 znaków.
wrong-carom-alone = Do karambolu potrzebne są co najmniej dwie piłki.
wrong-courses = Partia może mieć od 1 do 99 torów.
wrong-limit = Limit może wynosić od 1 do 99 uderzeń.
wrong-tokens = Na tyle żetonów nie ma miejsca.
advice-tall = { $course }: są tu wysokie przeszkody, a karambol jest lepszy bez nich.
advice-dynamic = { $course }: są tu ruchome przeszkody, a karambol jest lepszy bez nich.
advice-more-balls = Przy 2 lub 3 graczach karambol jest lepszy, gdy każdy ma 2 albo 3 piłki.
advice-limit = { $course }: to długi tor, więc lepszy będzie limit 20 lub 30.

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
computer-thinks = Komputer myśli…
said-rolled = { $name ->
        [Ty] Rzucasz, kostka { $die }: { $impulses }.
       *[other] { $name }, kostka { $die }: { $impulses }.
    }
said-blocked = { $arrow }: droga zablokowana.
keys-starting = *a–f ←→* start  *1–9 ↑↓* kostka  *Enter* rzut  *o* całość  *?* pomoc  *Esc* wyjdź
keys-choosing = *1–9 ↑↓* kostka  *Enter* rzut  *o* całość  *p* wyniki  *?* pomoc  *Esc* wyjdź
keys-aiming = *Q W A D Z X* lub *Tab* podgląd  *Enter* graj  *o* całość  *?* pomoc  *Esc* wyjdź
keys-pass = *Enter* pomiń uderzenie  *p* wyniki  *?* pomoc  *Esc* wyjdź
keys-motion = *dowolny klawisz* pomiń  *s* tempo
keys-waiting = *p* wyniki  *s* tempo  *?* pomoc  *Esc* wyjdź
quit-question = Wyjść z partii? Jest zapisana.
quit-keys = *Enter* wyjdź  *Esc* zostań
bye-saved = Partia jest zapisana w { $file }. Wrócisz do niej poleceniem carambole play --resume.
bye-over = Zapis partii jest w { $file }. Obejrzysz go poleceniem carambole replay, a sprawdzisz poleceniem carambole verify.
nothing-to-resume = Nie ma niedokończonej partii. Nową rozpoczniesz poleceniem carambole play.
no-terminal = Do gry potrzebny jest terminal z klawiaturą i ekranem. Uruchom carambole bez przekierowań.
too-small = Okno ma { $columns }×{ $rows } znaków; Carambole potrzebuje { $need-columns }×{ $need-rows }.

# Uderzenie słowami
end-holed = do dołka!
end-carom = trafia: { $ball }
end-place = { $steps ->
        [-1] bez drogi do dołka
       *[other] { $ground ->
            [sand] {"w piasku, "}
            [water] {"w wodzie, "}
            [top] {"na górze, "}
           *[plain] {""}
        }{ $steps ->
            [one] 1 krok od dołka
            [few] { $steps } kroki od dołka
           *[many] { $steps } kroków od dołka
        }
    }
log-sentence = { $ball }: { $story }.
log-on-top = górą
log-bounce = { $thing ->
        [wall] odbija się od ściany
        [flat] odbija się od płaskiej przeszkody
        [tall] odbija się od wysokiej przeszkody
        [roller] odbija się od walca
        [spinner] odbija się od kołowrotu
        [toppler] odbija się od przewracacza
        [door] odbija się od drzwi
       *[two] zawraca między dwiema przeszkodami
    }
log-carom = trafia, a { $ball } przejmuje impulsy: { $left }
log-settle = { $why ->
        [too-dear] ma za mało impulsów i staje, { $place }
        [water] staje, { $place }
        [door] staje pod drzwiami, { $place }
        [rolled-back] stacza się i staje, { $place }
        [fell-through] spada przez dziurę w moście, { $place }
        [wedged] klinuje się, { $place }
       *[spent] staje, { $place }
    }
log-token = bierze żeton { $value }
log-piece = { $moved ->
        [roller] popycha walec
        [spinner] obraca kołowrót
        [toppler] przewraca przewracacz
        [door-opens] podnosi drzwi
       *[door-closes] drzwi się zamykają
    }
log-holed = wpada do dołka
log-passes = { $ball }: uderzenie przepada.

# Notes wyników
pad-title = Notes wyników
pad-over = Koniec partii
pad-empty = Żaden tor nie jest jeszcze ukończony.
pad-holed = w dołku: { $count }
pad-out = nie wpadła
pad-open = nieukończony
pad-tokens = (żetony { $tokens })
pad-keys = *dowolny klawisz* dalej
pad-keys-over = *Enter* wyjdź

# Pomoc
help-title = Pomoc
help-stroke = Wybierz kostkę, rzuć i wybierz kierunek.
help-choose = *1*–*9*, *↑↓* kostka; *a*–*f*, *←→* pole startowe
help-roll = *Enter*, *Spacja* rzut; *Backspace* poprzedni wybór
help-aim = Plansza pokaże, dokąd prowadzą kierunki:
help-compass-1 = *  Q W *      ↖ ↗      *7 9 * klawiatura num.
help-compass-2 = * A   D*     ←   →     *4 6 *
help-compass-3 = *  Z X *      ↙ ↘      *1 3 *
help-play = *Enter* albo ten sam klawisz ponownie: uderzenie.
help-skip = *dowolny klawisz* pomija animację.
help-speed = *s* tempo: wolne, normalne, szybkie, bez ruchu
help-pad = *p* notes wyników; *o* cały tor
help-quit = *Esc* wyjdź; partia jest zawsze zapisana
legend-fairway = tor
legend-start = start
legend-hole = dołek
legend-wall = ściana
legend-rounded-wall = zaokrąglona ściana
legend-flat = płaska przeszkoda
legend-channel = rynna
legend-deck = most (∩ przejazd)
legend-slope = pochylnia (ku dołowi)
legend-sand = piasek: 2 impulsy
legend-water = woda: stop, 3 impulsy
legend-roller = walec
legend-spinner = kołowrót z ramieniem
legend-toppler = przewracacz
legend-door = drzwi ze słupkami
legend-token = żeton: −1 −2 −3
legend-ball = piłka (płaska: r)
legend-path = droga, odbicie

# Powtórka i sprawdzenie
replay-place = Zdarzenie { $event } z { $events }
replay-fault = Zdarzenie { $event } jest błędne: { $reason }. Powtórka kończy się przed nim.
keys-replay = *←→* zdarzenie  *↑↓* uderzenie  *Home End*  *Spacja* odtwarzaj  *?* pomoc  *Esc* wyjdź
event-created = Stół jest gotowy.
event-joined = { $name ->
        [Ty] Zajmujesz miejsce.
       *[other] { $name } zajmuje miejsce.
    }
event-left = { $name ->
        [Ty] Odchodzisz od stołu.
       *[other] { $name } odchodzi od stołu.
    }
event-ready = { $ready ->
        [no] { $name ->
            [Ty] Wycofujesz potwierdzenie startu.
           *[other] { $name } wycofuje potwierdzenie startu.
        }
       *[yes] { $name ->
            [Ty] Potwierdzasz start.
           *[other] { $name } potwierdza start.
        }
    }
event-started = Partia się zaczyna.
event-start = { $name ->
        [Ty] Startujesz z pola { $what }.
       *[other] { $name } startuje z pola { $what }.
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
        [Ty] Grasz: { $what }.
       *[other] { $name } gra: { $what }.
    }
event-pass = { $name ->
        [Ty] Pomijasz uderzenie.{ $what }
       *[other] { $name } pomija uderzenie.{ $what }
    }
event-face = Wypada ścianka { $side }.
event-tokens = Żetony są rozsypane.
event-rack = Bile są ustawione.
event-withdrawn = { $name ->
        [Ty] { $why ->
            [absent] Zbyt długa nieobecność.
            [resigned] Poddajesz partię.
           *[out-of-time] Skończył ci się czas.
        }
       *[other] { $why ->
            [absent] { $name }: zbyt długa nieobecność.
            [resigned] { $name } poddaje partię.
           *[out-of-time] { $name }: koniec czasu.
        }
    }
event-resumed = Partia trwa dalej.
event-ended = Koniec partii.
event-rematch = { $name ->
        [Ty] Decydujesz, czy zagrać rewanż.
       *[other] { $name } decyduje, czy zagrać rewanż.
    }
verify-right = { $file }: zapis poprawny. Sprawdzone zdarzenia: { $events }, rzuty: { $draws }.
verify-wrong = { $file }: zdarzenie { $event } jest błędne: { $reason }.
verify-sealed = { $file }: wszystkie uderzenia są poprawne. Kostek nie można jeszcze sprawdzić: ich sekret zostanie ujawniony po zakończeniu edycji pucharu.
