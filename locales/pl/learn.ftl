# Pierwsza gra z przewodnikiem
learn-title = Twoja pierwsza gra
learn-step = Krok { $step } z { $steps }
learn-done = Wszystko gotowe
learn-you = Ty
learn-rulebook = Zasady gry
learn-next = Dalej
learn-again = Jeszcze raz
learn-skip = Pomiń
learn-roll = Rzuć białą kością
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
learn-start-cells = Pola startowe
learn-start-cell = Pole startowe { $number }
learn-dice = Kości
learn-die = Kość { $die }
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

learn-start-title = Wybierz start
learn-start-text = Każdy tor ma sześć pól startowych. Połóż swoją pomarańczową piłkę na jednym z nich: dotknij pola na planszy albo numeru.
learn-start-board = Początek toru 1 z sześcioma polami startowymi.
learn-start-good = Leży. Na każdym torze wybierasz od nowa.

learn-dice-title = Czytaj kości
learn-dice-text = Każda kość ma inne liczby, a do każdego uderzenia wybierasz jedną. Potrzebujesz mocnej: nigdy mniej niż 8, ale i nigdy więcej niż 13. Która to?
learn-dice-board = Twoja piłka na polu startowym.
learn-dice-good = Tak, zielona: od 8 do 13. Mocna i pewna.
learn-dice-hint = Nie ta. Spójrz na ścianki: najmniejsza musi być 8, największa 13.

learn-roll-title = Rzuć, potem wybierz drogę
learn-roll-text = Najpierw rzucasz, a dopiero potem wybierasz kierunek. Każdy impuls to jeden krok. Dotknij strzałki, by zobaczyć, dokąd prowadzi, i zagraj.
learn-roll-board = Twoja piłka na polu startowym. Strzałki pokazują otwarte kierunki.
learn-roll-good = { $impulses ->
        [one] 1 impuls, 1 krok.
        [few] { $impulses } impulsy, { $impulses } kroki.
        [many] { $impulses } impulsów, { $impulses } kroków.
       *[other] { $impulses } impulsu, { $impulses } kroku.
    } Oto cała tajemnica uderzenia.

learn-aim-title = Celuj
learn-aim-text = Masz 4 impulsy. Doprowadź piłkę do przerywanego pierścienia na dole po prawej. Ścieżka pokazuje, gdzie staniesz, zanim zagrasz.
learn-aim-board = Twoja piłka i pierścień cztery kroki na południowy wschód.
learn-aim-good = Dokładnie tam. Możesz obejrzeć każdy kierunek, zanim zdecydujesz.
learn-aim-hint = To była inna droga. Pierścień leży na południowym wschodzie.

learn-rebound-title = Od ściany
learn-rebound-text = 6 impulsów, a pierścień leży na wprost, tylko 3 kroki stąd. Prosto przetoczysz się za daleko. Ściana odbija piłkę jak lustro i nic to nie kosztuje: skorzystaj z niej.
learn-rebound-board = Twoja piłka między dwiema ścianami i pierścień trzy pola na wschód.
learn-rebound-good = Jak światło od lustra. Górą czy dołem, obie drogi są dobre.
learn-rebound-hint = Tym razem nie. Wyceluj w ścianę, skośnie ku wschodowi.

learn-sand-title = Przez piasek
learn-sand-text = Każdy krok zaczynający się na piasku kosztuje 2 impulsy. Masz ich 7, a przed pierścieniem leżą trzy pola piasku. Policz: 1 na piasek, potem 2, 2 i 2. Wystarczy?
learn-sand-board = Trzy pola piasku w rzędzie na wschód od twojej piłki, a za nimi pierścień.
learn-sand-good = 1 + 2 + 2 + 2 = 7. Po zwykłym polu byłoby 7 kroków, tu były 4.
learn-sand-hint = Pierścień leży tuż za piaskiem. Jedź prosto przez niego, na wschód.

learn-water-title = Uwaga, woda
learn-water-text = Woda zatrzymuje każdą piłkę na pierwszym mokrym polu, a wyjście kosztuje 3 za krok. Mając 8 impulsów, omiń ją i dotrzyj do pierścienia.
learn-water-board = Staw na wschód od twojej piłki, a za nim pierścień przy górnej ścianie.
learn-water-good = Minięta na sucho: ta ściana była dobrym przyjacielem.
learn-water-hint = Tak nie dotrzesz. Prosto czeka woda; spróbuj w górę w prawo, od ściany.

learn-obstacle-title = Przez ucho igielne
learn-obstacle-text = Drogę zagradzają drewniane przeszkody i piłka się od nich odbija. Ale środkowa ma rynnę: kto jedzie w jej kierunku, przejedzie. Dotrzyj do pierścienia z 6 impulsami.
learn-obstacle-board = Trzy drewniane przeszkody na wschód od twojej piłki; środkowa ma rynnę. Za nią leży pierścień.
learn-obstacle-good = Prosto na wylot. Z każdej innej strony to lite drewno.
learn-obstacle-hint = Piłka się odbiła albo pojechała inaczej. Rynna prowadzi prosto na wschód.

learn-hole-title = Do dołka
learn-hole-text = Do dołka są 3 kroki, a ty masz 4 impulsy. Jeden za dużo nie szkodzi: pochłonie go krawędź. Przy dwóch za dużo piłka przetoczy się dalej. Wbij ją!
learn-hole-board = Koniec toru 1. Dołek leży trzy pola na wschód od twojej piłki.
learn-hole-good = Jest! Zapisujesz, ile uderzeń było trzeba. Wygrywa najmniej na wszystkich torach; kto po 10 nie trafił, zapisuje 10.
learn-hole-hint = Jeszcze nie. Dołek z chorągiewką leży prosto na wschód.

learn-carom-title = Karambol
learn-carom-text = W karambolu wszystkie piłki dzielą tor. Gdy trafisz inną, twoja staje, a wszystkie pozostałe impulsy przechodzą na tamtą. Wbij żółtą piłkę do dołka.
learn-carom-board = Twoja piłka, żółta dwa pola na wschód i dołek trzy pola za nią.
learn-carom-good = Twoje ostatnie 3 impulsy wbiły żółtą do dołka. To pomaga jej właścicielowi; ale następnym razem możesz ją zepchnąć z drogi.
learn-carom-hint = Żółta nie wpadła. Traf ją z tyłu, prosto w stronę chorągiewki.

learn-end-title = Umiesz grać
learn-end-text = Wybierz kość, rzuć, wybierz kierunek. Resztę pokaże plansza: przed uderzeniem ścieżkę, po nim słowa. Mosty, ruchome przeszkody i żetony spotkasz na innych torach; w zasadach każde ma swój ruchomy rysunek.
learn-first-game = Zagraj pierwszą partię
learn-from-start = Od początku
learn-keys-starts = wybór pola startowego
learn-keys-directions = wybór kierunku, tak jak klawisze leżą wokół S
