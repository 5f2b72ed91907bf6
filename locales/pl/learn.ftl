# Pierwsza gra z przewodnikiem
learn-title = Twoja pierwsza gra
learn-step = Krok { $step } z { $steps }
learn-done = Koniec nauki
learn-you = Ty
learn-rulebook = Zasady gry
learn-next = Dalej
learn-again = Jeszcze raz
learn-skip = Pomiń
learn-roll = Rzuć niebieską kostką
learn-choose = Wybierz kierunek
learn-play = Graj na { $direction }
learn-impulses = { $impulses ->
        [one] impuls
        [few] impulsy
        [many] impulsów
       *[other] impulsu
    }
learn-directions = Kierunki
learn-blocked = { $direction }, zablokowany
learn-dice = Kostki
learn-die = Kostka { $die }
learn-die-shows = { $rolled ->
        [0] { $die }, jeszcze nie rzucona
       *[other] { $die }, wypadło { $rolled }
    }
learn-die-white = biała
learn-die-blue = niebieska
learn-die-yellow = żółta
learn-die-green = zielona
learn-die-orange = pomarańczowa
learn-die-violet = fioletowa
learn-die-red = czerwona
learn-die-black = czarna

learn-hole-title = Do dołka
learn-hole-text = Do dołka są 3 kroki, a ty masz 4 impulsy. Jeden za dużo nie szkodzi, bo zabierze go krawędź. Przy dwóch za dużo piłka przetoczy się przez dołek. Wbij ją!
learn-hole-board = Koniec toru 1. Dołek leży trzy pola na wschód od twojej piłki.
learn-hole-good = Jest! Twój wynik to liczba uderzeń. Jeśli piłka nie wpadnie w 10 uderzeniach, zapisujesz 10. Wygrywa najmniejsza suma ze wszystkich torów.
learn-hole-hint = Jeszcze nie. Dołek z chorągiewką leży prosto na wschód.

learn-roll-title = Rzuć i wybierz kierunek
learn-roll-text = Najpierw rzucasz, dopiero potem wybierasz kierunek. Jeden impuls to jeden krok. Zobacz, dokąd prowadzą strzałki, i znajdź drogę do dołka. Jeśli wypadnie 3, pomoże ci ściana.
learn-roll-board = Twoja piłka leży obok dołka, za nią jest koniec toru.
learn-roll-good = { $impulses ->
        [one] 1 impuls, 1 krok.
        [few] { $impulses } impulsy, { $impulses } kroki.
        [many] { $impulses } impulsów, { $impulses } kroków.
       *[other] { $impulses } impulsu, { $impulses } kroku.
    } Na tym polega uderzenie.
learn-roll-hint = Piłka nie wpadła. Sprawdź obie drogi: prosto do chorągiewki albo w przeciwną stronę i z powrotem od ściany.

learn-rebound-title = Od ściany
learn-rebound-text = Do dołka są 2 kroki, ale z 4 impulsami piłka przetoczy się nad nim. Ściana odbija jak lustro i nic to nie kosztuje: wykorzystaj ją.
learn-rebound-board = Twoja piłka leży dwa pola na zachód od dołka, poniżej jest ściana.
learn-rebound-good = Jak światło od lustra, prosto do dołka.
learn-rebound-hint = Tym razem nie. Wyceluj w dolną ścianę, na południowy wschód.

learn-sand-title = Przez piasek
learn-sand-text = Każdy krok z piasku kosztuje 2 impulsy. Masz ich 5, a przed dołkiem są dwa pola piasku. Policz: 1 na wjazd na piasek, potem 2 i 2. Wystarczy?
learn-sand-board = Na wschód od twojej piłki jest piasek, a za nim dołek.
learn-sand-good = 1 + 2 + 2 = 5. Po zwykłych polach byłoby to 5 kroków, tu tylko 3.
learn-sand-hint = Dołek leży tuż za piaskiem. Jedź prosto na wschód.

learn-obstacle-title = Przez ucho igielne
learn-obstacle-text = Drogę zagradzają drewniane przeszkody, od których piłka się odbija. Środkowa ma jednak rynnę: piłka, która wjedzie w nią na wprost, przejedzie na drugą stronę. Masz 5 impulsów: wbij piłkę do dołka.
learn-obstacle-board = Na wschód od twojej piłki stoją trzy drewniane przeszkody; środkowa ma rynnę. Za nią leży dołek.
learn-obstacle-good = Prosto na drugą stronę. Z każdej innej strony piłka by się odbiła.
learn-obstacle-hint = Piłka się odbiła albo pojechała gdzie indziej. Rynna prowadzi prosto na wschód.

learn-carom-title = Karambol
learn-carom-text = W karambolu wszystkie piłki są na torze naraz. Gdy trafisz w inną, twoja staje, a pozostałe impulsy przechodzą na tamtą. Wbij żółtą piłkę do dołka.
learn-carom-board = Żółta piłka leży dwa pola na wschód od twojej, a dołek trzy pola za nią.
learn-carom-good = Twoje ostatnie 3 impulsy wbiły żółtą do dołka. Tym razem pomogło to jej właścicielowi, ale kiedy indziej możesz zepchnąć ją z drogi.
learn-carom-hint = Żółta nie wpadła. Traf ją z tyłu, prosto w stronę chorągiewki.

learn-tokens-title = Weź żeton
learn-tokens-text = Piłka, która przetoczy się po żetonie, zabiera go bez zwalniania. Ten jest wart −2, czyli dwa uderzenia mniej w twoim wyniku. Weź go po drodze do dołka; masz 3 impulsy.
learn-tokens-board = Między twoją piłką a dołkiem na wschodzie leży żeton.
learn-tokens-good = Jest żeton i jest dołek: 1 uderzenie − 2 = −1. Wygrywa najmniejsza suma.
learn-tokens-hint = Brakuje żetonu albo piłka nie wpadła. I żeton, i dołek leżą prosto na wschód.

learn-end-title = Umiesz już grać
learn-end-text = Wybierz kostkę, rzuć, wybierz kierunek. Plansza pokaże drogę piłki jeszcze przed uderzeniem. Mosty i ruchome przeszkody czekają na innych torach; w zasadach każdy element ma swój ruchomy rysunek.
learn-first-game = Zagraj pierwszą partię
learn-from-start = Od początku
learn-keys-directions = wybór kierunku, zgodnie z układem klawiszy wokół S
