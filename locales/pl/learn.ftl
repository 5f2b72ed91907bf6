# Pierwsza gra z przewodnikiem
learn-title = Twoja pierwsza gra
learn-step = Krok { $step } z { $steps }
learn-done = Wszystko gotowe
learn-you = Ty
learn-rulebook = Zasady gry
learn-next = Dalej
learn-again = Jeszcze raz
learn-skip = Pomiń
learn-roll = Rzuć niebieską kostką
learn-choose = Wybierz kierunek
learn-play = Zagraj: { $direction }
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
learn-hole-text = Do dołka są 3 kroki, a ty masz 4 impulsy. Jeden za dużo nie szkodzi: pochłonie go krawędź. Przy dwóch za dużo piłka przetoczy się dalej. Wbij ją!
learn-hole-board = Koniec toru 1. Dołek leży trzy pola na wschód od twojej piłki.
learn-hole-good = Jest! Zapisujesz, ile uderzeń było trzeba. Wygrywa najmniej na wszystkich torach; kto po 10 nie trafił, zapisuje 10.
learn-hole-hint = Jeszcze nie. Dołek z chorągiewką leży prosto na wschód.

learn-roll-title = Rzuć, potem wybierz drogę
learn-roll-text = Najpierw rzucasz, a dopiero potem wybierasz kierunek. Jeden impuls to jeden krok. Zobacz, dokąd prowadzą strzałki, i znajdź drogę do dołka: przy 3 odbije cię ściana.
learn-roll-board = Twoja piłka obok dołka, za nią koniec toru.
learn-roll-good = { $impulses ->
        [one] 1 impuls, 1 krok.
        [few] { $impulses } impulsy, { $impulses } kroki.
        [many] { $impulses } impulsów, { $impulses } kroków.
       *[other] { $impulses } impulsu, { $impulses } kroku.
    } Oto cała tajemnica uderzenia.
learn-roll-hint = Nie wpadła. Obejrzyj obie drogi: prosto do chorągiewki albo od niej i z powrotem od ściany.

learn-rebound-title = Od ściany
learn-rebound-text = Dołek jest 2 kroki przed tobą, ale 4 impulsy przetoczą piłkę dalej. Ściana odbija jak lustro i nic to nie kosztuje: skorzystaj z niej.
learn-rebound-board = Twoja piłka dwa pola na zachód od dołka, na dole ściana.
learn-rebound-good = Jak światło od lustra, i w dołku.
learn-rebound-hint = Tym razem nie. Wyceluj w dolną ścianę, na południowy wschód.

learn-sand-title = Przez piasek
learn-sand-text = Każdy krok zaczynający się na piasku kosztuje 2 impulsy. Masz ich 5, a przed dołkiem leżą dwa pola piasku. Policz: 1 na piasek, potem 2 i 2. Wystarczy?
learn-sand-board = Piasek na wschód od twojej piłki, a za nim dołek.
learn-sand-good = 1 + 2 + 2 = 5. Po zwykłym polu byłoby 5 kroków, tu były 3.
learn-sand-hint = Dołek leży tuż za piaskiem. Jedź prosto przez niego, na wschód.

learn-obstacle-title = Przez ucho igielne
learn-obstacle-text = Drogę zagradzają drewniane przeszkody i piłka się od nich odbija. Ale środkowa ma rynnę: kto jedzie w jej kierunku, przejedzie. Wbij piłkę do dołka z 5 impulsami.
learn-obstacle-board = Trzy drewniane przeszkody na wschód od twojej piłki; środkowa ma rynnę. Za nią leży dołek.
learn-obstacle-good = Prosto na wylot. Z każdej innej strony to lite drewno.
learn-obstacle-hint = Piłka się odbiła albo pojechała inaczej. Rynna prowadzi prosto na wschód.

learn-carom-title = Karambol
learn-carom-text = W karambolu wszystkie piłki dzielą tor. Gdy trafisz inną, twoja staje, a wszystkie pozostałe impulsy przechodzą na tamtą. Wbij żółtą piłkę do dołka.
learn-carom-board = Twoja piłka, żółta dwa pola na wschód i dołek trzy pola za nią.
learn-carom-good = Twoje ostatnie 3 impulsy wbiły żółtą do dołka. To pomaga jej właścicielowi; ale następnym razem możesz ją zepchnąć z drogi.
learn-carom-hint = Żółta nie wpadła. Traf ją z tyłu, prosto w stronę chorągiewki.

learn-tokens-title = Weź żeton
learn-tokens-text = Piłka, która przetoczy się po żetonie, zabiera go i nic nie traci. Ten liczy się −2: dwa uderzenia mniej w twojej tabeli. Weź go w drodze do dołka, masz 3 impulsy.
learn-tokens-board = Żeton między twoją piłką a dołkiem na wschodzie.
learn-tokens-good = Wzięty, i w dołku: 1 uderzenie − 2 = −1. Wygrywa najmniejsza suma.
learn-tokens-hint = Żeton nie jest twój albo piłka nie wpadła. Jedno i drugie leży prosto na wschód.

learn-end-title = Umiesz grać
learn-end-text = Wybierz kostkę, rzuć, wybierz kierunek. Resztę pokaże plansza: przed uderzeniem ścieżkę, po nim słowa. Mosty i ruchome przeszkody spotkasz na innych torach; w zasadach każde ma swój ruchomy rysunek.
learn-first-game = Zagraj pierwszą partię
learn-from-start = Od początku
learn-keys-directions = wybór kierunku, tak jak klawisze leżą wokół S
