# Setting up a match of mini golf
setup-title = Przygotuj minigolfa
setup-begin = Zaczynamy
setup-begin-busy = Nakrywamy stół …
setup-ready = Gotowe
setup-ready-quick = Szybko
setup-ready-quick-note = trzy krótkie tory
setup-ready-box = Pudełko
setup-ready-box-note = tory od 1 do 6
setup-ready-party = Impreza
setup-ready-party-note = karambol z żetonami
setup-ready-again = Stuknij i graj
setup-customise = Dostosuj
setup-unfit = Tak się nie da
setup-fit = Można grać

setup-players = Gracze
setup-players-note = Wszyscy przy tym ekranie i tyle komputerów, ile chcecie.
setup-name-of = Imię gracza { $number }
setup-kind-of = { $name ->
        [Ty] Kto gra za ciebie
       *[other] Kto gra jako { $name }
    }
setup-level-1 = łagodnie
setup-level-2 = spokojnie
setup-level-3 = starannie
setup-level-4 = mocno
setup-level-5 = doskonale
setup-person = Człowiek
setup-add-person = Dodaj człowieka
setup-add-computer = Dodaj komputer
setup-remove-player = { $name ->
        [Ty] Usuń siebie
       *[other] Usuń: { $name }
    }
setup-all-twelve = Wszystkie dwanaście piłek jest w grze.
setup-ball-of = { $name ->
        [Ty] { $ball }, twoja piłka: zmień
       *[other] { $ball }, piłka gracza { $name }: zmień
    }
setup-ball-choose = { $name ->
        [Ty] Która piłka jest twoja?
       *[other] { $name }: która piłka?
    }
setup-ball-free = wolna
setup-ball-own = własna
setup-ball-swap = { $name ->
        [Ty] twoja; zamiana
       *[other] ma ją { $name }; zamiana
    }
setup-balls-each = Piłki na gracza
setup-balls-total = { $count ->
        [one] jedna piłka w grze
        [few] { $count } piłki w grze
        [many] { $count } piłek w grze
       *[other] { $count } piłki w grze
    }

setup-courses = Tory
setup-preset-first = Tor 1
setup-preset-six = Tory 1–6
setup-preset-twelve = 6 zwykłych, 6 zmienionych
setup-preset-modified = 15 zmienionych
setup-preset-own = Własny wybór
setup-preset-first-note = dwie minuty
setup-preset-six-note = pudełko podstawowe
setup-preset-twelve-note = długi wieczór
setup-preset-modified-note = wszędzie przeszkody
setup-preset-own-note = dowolne, w dowolnej kolejności
setup-courses-chosen = { $count ->
        [0] Nie wybrano toru
        [one] Wybrano jeden tor
        [few] Wybrano { $count } tory
        [many] Wybrano { $count } torów
       *[other] Wybrano { $count } toru
    }
setup-courses-change = Wybierz tory
setup-courses-done = Gotowe
setup-courses-none = Odznacz wszystkie
setup-course-number = tor { $number } w partii
setup-course-earlier = Wcześniej: { $name }
setup-course-leave = Pomiń: { $name }
setup-courses-plain = Dziewięć torów
setup-courses-modified = Tory zmienione
setup-with-tall = wysokie przeszkody
setup-with-moving = ruchome przeszkody
setup-with-tokens = żetony

setup-rules = Zasady
setup-mode = Tryb
setup-mode-basic = Zwykły
setup-mode-basic-note = każda piłka gra sama
setup-mode-carom = Karambol
setup-mode-carom-note = wszystkie naraz, piłki się zderzają
setup-kit = Czym rzucamy
setup-kit-dice = Kostki
setup-kit-dice-note = sześć z pudełka podstawowego
setup-kit-cards = Karty
setup-kit-cards-note = biała kostka i pięć kart
setup-kit-both = Jedno i drugie
setup-kit-both-note = osiem kostek i pięć kart
setup-tokens = Żetony
setup-tokens-printed = Jak mówią tory
setup-tokens-scattered = Rozsypane
setup-tokens-scattered-note = sześć losowo na każdym torze
setup-tokens-suggested = sześć losowo; polecane w karambolu
setup-limit = Uderzenia na tor
setup-limit-printed = Jak na torze
setup-limit-strokes = { $strokes }
setup-order = Kolejność
setup-order-text = Każdy tor podaje własną kolejność kolorów; w jednym kolorze okrągła piłka gra przed płaską.
setup-order-first = Na torze { $course }:
setup-order-basic = W trybie zwykłym piłka gra, aż wpadnie do dołka albo skończą się uderzenia; potem gra następna.
setup-order-carom = W karambolu każda piłka ma jedno uderzenie na rundę i wszystkie zostają na torze.

setup-advice = Rady
setup-advice-carom-with-tall = { $course } ma wysokie przeszkody; w karambolu lepiej bez nich.
setup-advice-carom-with-dynamic = { $course } ma ruchome przeszkody; w karambolu lepiej bez nich.
setup-advice-courses-more = { $count ->
        [one] Dotyczy to jeszcze jednego toru.
        [few] Dotyczy to jeszcze { $count } torów.
        [many] Dotyczy to jeszcze { $count } torów.
       *[other] Dotyczy to jeszcze { $count } toru.
    }
setup-advice-more-balls = W karambolu dwóch lub trzech graczy niech weźmie po dwie albo trzy piłki.
setup-advice-higher-limit = { $course } jest długi; lepszy będzie limit 20 lub 30.
setup-advice-scatter = Karambol jest żywszy z rozsypanymi żetonami.
setup-do-two = Po dwie
setup-do-three = Po trzy
setup-do-scatter = Rozsyp żetony
setup-do-limit-20 = 20 uderzeń
setup-do-limit-30 = 30 uderzeń

setup-wrong-no-players = Partia potrzebuje gracza: dodaj człowieka albo komputer.
setup-wrong-no-person = Musi grać choć jeden człowiek: zamień komputer na człowieka albo dodaj kogoś.
setup-wrong-no-ball = { $name ->
        [Ty] Jest tylko dwanaście piłek i zostajesz bez piłki: weźcie mniej piłek albo mniej graczy.
       *[other] Jest tylko dwanaście piłek i { $name } zostaje bez piłki: weźcie mniej piłek albo mniej graczy.
    }
setup-wrong-ball-twice = { $ball } jest rozdana dwa razy: wybierz inną.
setup-wrong-carom-alone = Karambol wymaga dwóch piłek: dodaj gracza, weźcie po dwie piłki albo grajcie w trybie zwykłym.
setup-wrong-courses = Partia ma od 1 do 99 torów: wybierz przynajmniej jeden.
setup-wrong-limit = Limit to od 1 do 99 uderzeń.
setup-wrong-tokens = Tych żetonów nie da się rozsypać.
setup-wrong-no-room-for-tokens = { $course } ma za mało miejsca na rozsypane żetony: zagrajcie z jego własnymi.
