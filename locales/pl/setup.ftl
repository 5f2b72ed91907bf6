# Setting up a match of mini golf
setup-title = Nowa partia minigolfa
setup-begin = Rozpocznij
setup-begin-busy = Przygotowujemy grę…
setup-ready = Gotowe zestawy
setup-ready-quick = Szybka partia
setup-ready-quick-note = trzy krótkie tory
setup-ready-box = Pudełko
setup-ready-box-note = tory od 1 do 6
setup-ready-party = Impreza
setup-ready-party-note = karambol z żetonami
setup-ready-again = Dotknij jeszcze raz, aby zagrać
setup-customise = Dostosuj
setup-unfit = Tak nie da się grać
setup-fit = Wszystko gotowe do gry

setup-players = Gracze
setup-players-note = Osoby przy tym ekranie i dowolna liczba komputerów.
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
setup-add-person = Dodaj osobę
setup-add-computer = Dodaj komputer
setup-remove-player = { $name ->
        [Ty] Usuń siebie
       *[other] Usuń gracza: { $name }
    }
setup-all-twelve = Wszystkie dwanaście piłek jest w grze.
setup-ball-of = { $name ->
        [Ty] { $ball }, twoja piłka: zmień
       *[other] { $ball }, piłka: { $name }. Zmień
    }
setup-ball-choose = { $name ->
        [Ty] Która piłka jest twoja?
       *[other] { $name }: która piłka?
    }
setup-ball-free = wolna
setup-ball-own = twoja
setup-ball-swap = { $name ->
        [Ty] twoja: zamień
       *[other] ma ją { $name }: zamień
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
setup-preset-twelve = 6 zwykłych, 6 zmodyfikowanych
setup-preset-modified = 15 zmodyfikowanych
setup-preset-own = Własny wybór
setup-preset-first-note = dwie minuty
setup-preset-six-note = z gry podstawowej
setup-preset-twelve-note = długi wieczór
setup-preset-modified-note = na każdym przeszkody
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
setup-course-number = tor { $number } w tej partii
setup-course-earlier = Przesuń wcześniej: { $name }
setup-course-leave = Usuń z partii: { $name }
setup-courses-plain = Dziewięć torów podstawowych
setup-courses-modified = Tory zmodyfikowane
setup-with-tall = wysokie przeszkody
setup-with-moving = ruchome przeszkody
setup-with-tokens = żetony

setup-rules = Zasady
setup-mode = Tryb
setup-mode-basic = Podstawowy
setup-mode-basic-note = każda piłka gra na torze sama
setup-mode-carom = Karambol
setup-mode-carom-note = wszystkie piłki naraz, mogą się zderzać
setup-kit = Rzuty
setup-kit-dice = Kostki
setup-kit-dice-note = sześć z gry podstawowej
setup-kit-cards = Karty
setup-kit-cards-note = biała kostka i pięć kart
setup-kit-both = Jedno i drugie
setup-kit-both-note = osiem kostek i pięć kart
setup-tokens = Żetony
setup-tokens-printed = Jak na torze
setup-tokens-scattered = Rozsypane losowo
setup-tokens-scattered-note = sześć na każdym torze
setup-tokens-suggested = sześć losowo; polecane w karambolu
setup-limit = Uderzenia na tor
setup-limit-printed = Jak na torze
setup-limit-strokes = { $strokes }
setup-order = Kolejność gry
setup-order-text = Każdy tor ma własną kolejność kolorów. Okrągła piłka gra przed płaską tego samego koloru.
setup-order-first = Na torze { $course }:
setup-order-basic = W trybie podstawowym piłka gra, aż wpadnie do dołka albo skończą się jej uderzenia; potem gra następna.
setup-order-carom = W karambolu każda piłka ma jedno uderzenie na rundę i zostaje na torze, aż wpadnie do dołka.

setup-advice = Wskazówki
setup-advice-carom-with-tall = { $course }: są tu wysokie przeszkody, a karambol jest lepszy bez nich.
setup-advice-carom-with-dynamic = { $course }: są tu ruchome przeszkody, a karambol jest lepszy bez nich.
setup-advice-courses-more = { $count ->
        [one] Dotyczy to jeszcze jednego toru.
        [few] Dotyczy to jeszcze { $count } torów.
        [many] Dotyczy to jeszcze { $count } torów.
       *[other] Dotyczy to jeszcze { $count } toru.
    }
setup-advice-more-balls = Przy dwóch lub trzech graczach karambol jest lepszy, gdy każdy ma dwie albo trzy piłki.
setup-advice-higher-limit = { $course }: to długi tor, więc lepszy będzie limit 20 lub 30 uderzeń.
setup-advice-scatter = Karambol jest ciekawszy z żetonami rozsypanymi po torach.
setup-do-two = Po dwie piłki
setup-do-three = Po trzy piłki
setup-do-scatter = Rozsyp żetony
setup-do-limit-20 = 20 uderzeń
setup-do-limit-30 = 30 uderzeń

setup-wrong-no-players = Potrzebny jest co najmniej jeden gracz: dodaj osobę albo komputer.
setup-wrong-no-person = Musi grać choć jedna osoba: zamień komputer na człowieka albo dodaj osobę.
setup-wrong-no-ball = { $name ->
        [Ty] Piłek jest tylko dwanaście i dla ciebie już nie starczy: zmniejsz liczbę piłek na gracza albo liczbę graczy.
       *[other] Piłek jest tylko dwanaście i { $name } zostaje bez piłki: zmniejsz liczbę piłek na gracza albo liczbę graczy.
    }
setup-wrong-ball-twice = { $ball }: ta piłka jest przydzielona dwa razy. Wybierz inną.
setup-wrong-carom-alone = Do karambolu potrzebne są co najmniej dwie piłki: dodaj gracza, wybierz po dwie piłki albo tryb podstawowy.
setup-wrong-courses = Partia może mieć od 1 do 99 torów: wybierz przynajmniej jeden.
setup-wrong-limit = Limit może wynosić od 1 do 99 uderzeń.
setup-wrong-tokens = Tych żetonów nie da się rozsypać.
setup-wrong-no-room-for-tokens = { $course }: za mało miejsca na rozsypane żetony. Wybierz żetony „jak na torze”.
