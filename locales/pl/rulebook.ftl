# Zasady: każda reguła i każde rozstrzygnięcie słowami. Wiersz zaczynający się od – to punkt listy.
rules-title = Zasady gry
rules-sub = Obie gry, wszystkie reguły i ruchome rysunki
rules-lead = Zasady obu gier w jednym miejscu. Każda reguła jest opisana prostymi słowami, a ruchome rysunki pokazują, jak toczy się piłka.
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-search-hint = Słowo, reguła (S4) albo rysunek (20)
rules-search-clear = Wyczyść
rules-found = { $count ->
        [0] Nic nie znaleziono
        [one] Znaleziono 1 miejsce
        [few] Znaleziono { $count } miejsca
        [many] Znaleziono { $count } miejsc
       *[other] Znaleziono { $count } miejsca
    }
rules-found-none = Nic nie znaleziono dla „{ $query }”. Spróbuj innego słowa, na przykład „ściana” albo „królowa”.
rules-kind-rule = Reguła
rules-kind-ruling = Rozstrzygnięcie
rules-kind-figure = Rysunek
rules-kind-word = Słowo
rules-golf = Minigolf karambolowy
rules-carramboule = Carramboule
rules-both = Obie gry
rules-previous = Wstecz
rules-pages = Poprzedni i następny rozdział
rules-next = Dalej
rules-figures = Rysunki
rules-ruling = Nasze rozstrzygnięcie
rules-link = Link do reguły { $rule }
rules-unknown = W zasadach nie ma „{ $rule }”
rules-unknown-text = Poszukaj innego słowa albo wybierz rozdział ze spisu treści.
rules-first = Do pierwszego rozdziału
rules-open = Otwórz w zasadach gry
rules-print = Drukuj rozdział
rules-print-whole = Drukuj całe zasady
rules-print-preparing = Przygotowujemy zasady do druku …
rules-learn = Naucz się, grając
rules-learn-text = Kilka krótkich kroków na planszy: najszybszy początek.

# Rysunki
figure-number = Rysunek { $number }
figure-play = Odtwórz
figure-pause = Wstrzymaj
figure-step = Krok do przodu
figure-step-back = Krok do tyłu
figure-restart = Od początku
figure-scene = Obraz { $scene } z { $scenes }
figure-scene-next = Następny obraz
figure-scene-previous = Poprzedni obraz
figure-stroke = { $ball }, { $direction }: { $impulses ->
        [one] 1 impuls
        [few] { $impulses } impulsy
        [many] { $impulses } impulsów
       *[other] { $impulses } impulsu
    }
figure-at = Krok { $step } z { $steps }
figure-loading = Wczytywanie rysunku …
figure-failed = Nie udało się pokazać rysunku: { $problem }
figure-ball-steps = { $ball }: { $left ->
        [0] nie ma już impulsów
        [one] został 1 impuls
        [few] zostały { $left } impulsy
        [many] zostało { $left } impulsów
       *[other] zostało { $left } impulsu
    }
figure-ball-rebounds = { $ball } odbija się
figure-ball-caroms = { $ball } trafia: { $other }
figure-ball-rests = { $ball } zatrzymuje się
figure-ball-token = { $ball } bierze żeton
figure-ball-holed = { $ball } wpada do dołka
shot-K1 = Ustawienie na początku rundy: pośrodku królowa, wokół niej sześć bil, dalej dwanaście. Zaczyna gracz z białymi, od dolnej linii.
shot-K5 = Bila rozgrywająca rusza z linii obozu, trafia białą i biała wpada.
shot-K6 = Biała leży za linią grającego. Wolno ją zagrać od przeciwległej bandy.
shot-Q2 = Wpada biała, a za nią królowa: jest pokryta tym samym strzałem.
shot-K-F2 = Bila rozgrywająca nie trafia w nic i wpada: faul.
figure-piece-moves = Przeszkoda się przesuwa

minute = Zasady w minutę
minute-golf-roll = Wybierz kostkę i rzuć: wynik to liczba impulsów, które popchną twoją piłkę.
minute-golf-roll-on = Wybierz jeden z sześciu kierunków. Każdy krok kosztuje impuls, a odbicia od ścian są za darmo.
minute-golf-hole = Piłka wpada, gdy zatrzyma się na dołku. Jeden impuls za dużo nie szkodzi, przy dwóch przetoczy się dalej.
minute-golf-win = Wygrywa najmniejsza liczba uderzeń na wszystkich torach razem.
minute-carramboule-place = Połóż bilę rozgrywającą na swojej linii, wyceluj i uderz.
minute-carramboule-own = Po wbiciu bili swojego koloru grasz dalej, po pudle gra przeciwnik. Bila rozgrywająca nie może wpaść do łuzy.
minute-carramboule-queen = Czerwona królowa jest warta pięć punktów. Wbij ją dopiero po własnej bili i pokryj następną.
minute-carramboule-win = Pierwszy wbij wszystkie swoje bile: każda bila, która zostanie przeciwnikowi, to punkt. Gra się do 29.

# Rozdziały
chapter-boxes = Co jest w pudełkach
chapter-boxes-intro = Dwa pudełka minigolfa, czyli gra podstawowa i dodatek, oraz wyposażenie stołu do Carramboule.
chapter-board = Plansza i pola
chapter-board-intro = Tor to sześciokątne pola otoczone drewnianymi ścianami.
chapter-stroke = Uderzenie
chapter-stroke-intro = Wybierz kostkę, rzuć i wybierz kierunek: resztę piłka zrobi sama.
chapter-rebounds = Odbicia
chapter-rebounds-intro = Odbicie nic nie kosztuje. O nowym kierunku decyduje to, czego piłka w tej chwili dotyka.
chapter-slowing = Piasek i woda
chapter-slowing-intro = Na piasku kroki są droższe, a woda kończy uderzenie.
chapter-flat = Płaskie przeszkody
chapter-flat-intro = Drewniane kształty, które trzeba omijać albo przez które można przejechać.
chapter-tall = Wysokie przeszkody
chapter-tall-intro = Mosty i rampy: pod górę drogo, w dół za darmo.
chapter-moving = Ruchome przeszkody i żetony
chapter-moving-intro = Przeszkody z dodatku poruszają się po trafieniu, a żetony poprawiają wynik. Wszystko zostaje tak, jak się zmieniło, dopóki każdy nie skończy toru; potem przeszkody i żetony ustawia się od nowa.
chapter-carom = Zderzenia piłek
chapter-carom-intro = W karambolu wszystkie piłki są na torze jednocześnie i przekazują sobie impulsy.
chapter-courses = Tory zmodyfikowane i połączone
chapter-courses-intro = Od pustego toru do planszy według własnego pomysłu.
chapter-game = Przebieg gry
chapter-game-intro = Piłki, kolejność, uderzenia i wynik.
chapter-versions = Różnice między instrukcjami
chapter-versions-intro = Instrukcje po francusku, niemiecku i polsku nie zawsze mówią to samo. Oto nasze wybory.
chapter-setup = Stół i mecz
chapter-setup-intro = Białe przeciw czarnym, a pośrodku czerwona królowa.
chapter-shot = Strzał
chapter-shot-intro = Kładziesz bilę rozgrywającą na swojej linii, celujesz i uderzasz. Grasz dalej, dopóki bez faulu wbijasz bile swojego koloru. Punkty liczy sędzia.
chapter-queen = Królowa
chapter-queen-intro = Pięć punktów, na które trzeba zapracować dwa razy: wbić królową i ją pokryć.
chapter-fouls = Faule
chapter-fouls-intro = Gdy pasuje kilka fauli, rozstrzyga ostatni z listy. Na stół wracają zdobyte bile w kolorze grającego, także te z tego strzału. Gracz, który takich nie ma, oddaje bilę na koniec strzału, po którym ją zdobędzie. Bezpośrednie zagranie niedozwolonej bili (K6) ocenia się najpierw: własne bile i królowa wracają, resztę strzału ocenia się tak, jakby nie wpadły, a potem gra przeciwnik.
chapter-ends = Koniec rundy
chapter-ends-intro = Runda kończy się, gdy ze stołu znikną wszystkie bile jednego koloru.
chapter-measures = Stół w liczbach
chapter-measures-intro = Stół to kwadrat o boku 74 cm. W każdym rogu jest łuza o średnicy 45 mm, która od wewnątrz dotyka obu band. Wszystkie bile mają 30 mm średnicy i ważą 20 g; bila wpada, gdy jej środek znajdzie się nad łuzą. Linie obozów leżą 10 cm od bandy i mają 50 cm długości. Wszystkie te wymiary można zmienić w ustawieniach danych gry.
chapter-words = Słowniczek
chapter-words-intro = Co oznaczają słowa używane w zasadach

# Pudełka
box-base = Gra podstawowa
box-ext = Dodatek
box-boards = Plansze i drobne elementy
box-boards-text = Obok każdego toru wydrukowano kolejność gry. Na planszach są też licznik uderzeń, sześć kierunków i liczby z kostek.
box-board-base = Gra podstawowa: tory od 1 do 6
box-board-inside = Wewnątrz pudełka gry podstawowej: tor 7
box-board-ext = Dodatek: tory 8 i 9
box-thing-marker = Znacznik pozycji
box-thing-marker-text = Pokazuje, gdzie piłka leżała przed uderzeniem. Używanie go nie jest konieczne.
box-thing-pusher = Przesuwacz piłek
box-thing-pusher-text = Przesuwa piłki po planszy.
box-thing-slider = Suwak
box-thing-slider-text = Po jednym w każdym pudełku, do licznika uderzeń.
box-thing-block = Bloczek wyników
box-thing-block-text = Do zapisywania wyników.
box-thing-booklets = Instrukcje
box-thing-booklets-text = W każdym pudełku są dwie: zasady i zeszyt z rysunkami.
box-dice = Kostki
box-dice-text = Każda kostka ma inny zakres; tu widać wszystkie jej ścianki. Do każdego uderzenia wybierasz jedną kostkę.
box-die-faces = Kostka { $die }: { $faces }
box-cards = Karty
box-cards-text = Karta zamienia wynik n z białej kostki na impulsy. Szósta karta jest pusta: sami ustalacie jej zasadę, czyli n plus liczba, n razy liczba albo sześć dowolnych wyników.
box-card-faces = Karta { $card }: wyniki od 1 do 6 dają { $faces }
box-card-blank = pusta
box-balls = Piłki
box-balls-text = Sześć kolorów, każdy z własnym wzorem. W każdym kolorze jest piłka okrągła i płaska.
box-pieces = Przeszkody
box-piece-count = × { $count }
box-channel = może mieć rynnę
box-tokens = Żetony
box-tokens-text = Poprawiają wynik. Leżą na torze, a żeton należy do właściciela piłki, która po nim przejedzie.
box-token = { $count } × { $value }
box-counter = Licznik uderzeń
box-counter-text = Dziesięć miejsc i suwak. Powyżej dziesięciu liczy się od początku (11–20, 21–30).
box-carramboule = Carramboule
box-carramboule-text = Kwadratowy stół z czterema łuzami, 9 białych i 9 czarnych bil, czerwona królowa, żółta bila rozgrywająca i kij dla każdego gracza.
box-die-white = biała
box-die-blue = niebieska
box-die-yellow = żółta
box-die-green = zielona
box-die-orange = pomarańczowa
box-die-violet = fioletowa
box-die-red = czerwona
box-die-black = czarna

# Plansza i pola
rule-B1-title = Sześciokąty i sześć kierunków
rule-B1 = Plansza to siatka sześciokątów ustawionych wierzchołkiem do góry. Z każdego pola prowadzi sześć kierunków: wschód, północny wschód, północny zachód, zachód, południowy zachód i południowy wschód.
rule-B2-title = Tor
rule-B2 = Tor składa się z pól gry. Sześć z nich to pola startowe, jedno to dołek. Wszystko inne to prosta albo zaokrąglona ściana. Piłka leży zawsze na środku pola; ruch ze środka jednego pola na środek sąsiedniego to krok.
rule-B3-title = Ziemia i góra
rule-B3 = Wysoka przeszkoda tworzy dwa poziomy: ziemię i górę. Piłki na tym samym polu, ale na różnych poziomach, nie wpływają na siebie.
rule-B4-title = Kilka torów na jednej planszy
rule-B4 = Tory od 1 do 6 są na planszy podstawowej, 8 i 9 na planszy dodatku, a 7 ma własną. Tory na jednej planszy mają wspólną siatkę, więc przeszkody można kłaść w poprzek ścian między nimi (L1).

# Uderzenie
rule-S1-title = Przebieg uderzenia
rule-S1 =
    Wybierz kostkę, rzuć nią i dopiero wtedy wybierz jeden z kierunków otwartych dla twojej piłki. Wyrzucona liczba to liczba impulsów.
    W grze z kartami wybierz kartę (albo żadnej) i rzuć białą kostką. Karta zamienia wynik na impulsy; bez karty liczy się sam wynik.
    Można grać kostkami, kartami albo jednym i drugim.
rule-S2-title = Otwarte kierunki
rule-S2 = Możesz wybrać każdy kierunek, w którym droga nie jest zablokowana. Piłka na następnym polu jej nie blokuje. W rynnie, na wysokiej przeszkodzie i pod mostem otwarte są tylko kierunki tej drogi. Jeśli nie ma otwartego kierunku albo na pierwszy krok nie starcza impulsów, uderzenie i tak się liczy, a piłka zostaje na miejscu.
rule-S3-title = Ile kosztuje krok
rule-S3 =
    Liczy się miejsce, z którego piłka robi krok:
    – zwykłe pole, pole startowe, rynna, pod mostem lub pod drzwiami: 1 impuls
    – po płaskiej części mostu: 1
    – z dołka albo z dziury w moście: 2, z czego jeden zabiera krawędź
    – z piasku: 2
    – z wody: 3
    – pod górę, czyli na pochylnię, w górę po niej oraz z niej na most lub na wyższy poziom: 2, z wody 3
    – w dół: nic, ale za wyjście z piasku, wody, dołka lub dziury w moście płaci się jak zwykle
rule-S4-title = Jak toczy się piłka
rule-S4 =
    Przed każdym krokiem sprawdza się po kolei:
    – Nie ma już impulsów? Piłka się zatrzymuje.
    – Droga jest zablokowana? Piłka odbija się za darmo i toczy w nowym kierunku, a trafiona ruchoma przeszkoda reaguje. Jeśli jednak impulsów nie starcza na opuszczenie pola, piłka zostaje.
    – Na następnym polu leży inna piłka? Tocząca się zatrzymuje i oddaje jej wszystkie impulsy.
    – Krok kosztuje więcej, niż zostało impulsów? Piłka się zatrzymuje, a reszta przepada.
    – W pozostałych przypadkach piłka robi krok, płaci za niego, zabiera leżący tam żeton i toczy się dalej, chyba że zatrzyma ją woda lub drzwi.
rule-S5-title = Gdzie piłka się zatrzymuje
rule-S5 = Na dołku piłka wpada i schodzi z toru: gdy impulsów jest w sam raz albo o jeden za dużo; przy dwóch za dużo przetacza się dalej. Z pochylni stacza się na pole przed nią i tam się zatrzymuje; staje wcześniej, jeśli dalej jest zajęte lub zablokowane miejsce. Przez dziurę w moście spada na pole pod nią i tam się zatrzymuje, także w dołku; jeśli na dole leży piłka, zostaje na górze. Wszędzie indziej po prostu leży tam, gdzie stanęła.
rule-S6-title = Każde uderzenie się kończy
rule-S6 = Piłka, która wraca na to samo miejsce, w tym samym kierunku i z tą samą liczbą impulsów, choć niczego nie wydano ani nie poruszono, jest zaklinowana: impulsy przepadają, a piłka się zatrzymuje.

# Odbicia
rule-R1-title = Czego dotyka piłka
rule-R1 = Drogę blokują ściany, pełne przeszkody, przeszkody z rynną i wysokie przeszkody (poza swoimi wjazdami), walce, kołowroty, przewracacze, słupki drzwi oraz zamknięte drzwi od tyłu. Piłka dotyka tego, co blokuje ją na wprost i na dwóch polach skośnie z przodu. Nie dotyka wjazdu, z którego mogłaby skorzystać; to, co leży z boku, się nie liczy. Wszystkie ściany razem są jedną bryłą, każda przeszkoda też jest jedną bryłą.
rule-R2-title = Dwie bryły naraz
rule-R2 = Piłka, która dotyka naraz dwóch różnych brył, na przykład przeszkody i ściany, zawraca.
rule-R3-title = Jedna bryła: lustro, powrót, zarys
rule-R3 =
    Decydują dwa pola skośnie z przodu:
    – zablokowane oba albo żadne (wnęka lub szpic): piłka zawraca.
    – zablokowane jedno, a ta sama bryła biegnie też wzdłuż boku piłki: piłka podąża za zarysem i skręca o 60°.
    – zablokowane jedno, a ściana jest tam zaokrąglona: piłka zawraca.
    – zablokowane jedno, a ściana jest prosta: piłka odbija się jak od lustra i skręca o 120°.
rule-R4-title = Gdy nowy kierunek też jest zablokowany
rule-R4 = Wtedy piłka zawraca.
rule-R5-title = Nadrukowane strzałki
rule-R5 = Przy ścianach toru mogą być nadrukowane strzałki: piłka, która nadbiega w jednym kierunku, odbija się w drugim. Strzałka ma pierwszeństwo przed R2–R4. Jeśli wskazany kierunek jest akurat zablokowany, piłka zawraca.
rule-R6-title = Gdzie ściana się cofa
rule-R6 = Gdy ściana się cofa, piłka, która toczyła się wzdłuż niej, jedzie dalej prosto, bo droga jest otwarta.

# Piasek i woda
rule-W1-title = Woda
rule-W1 = Piłka, która wjeżdża do wody z suchego pola, staje na pierwszym polu z wodą, nawet po najsilniejszym uderzeniu. W następnym uderzeniu każdy krok z pola z wodą kosztuje 3. Przejazd z wody do wody piłki nie zatrzymuje; gdy z niej wyjedzie i wróci, staje znowu.
rule-W2-title = Piasek i miejsce na przeszkody spowalniające
rule-W2 = Każdy krok z piasku kosztuje 2. Piasek i woda zajmują 3, 4 albo 5 połączonych pól, ale nie dołek, pola startowe ani pola pod inną przeszkodą. Najlepiej kłaść je przy ścianie lub przeszkodzie.

# Płaskie przeszkody
rule-F1-title = Pełna albo z rynną
rule-F1 = Płaska przeszkoda zajmuje jedno lub kilka pól. Położona jako pełna jest zamknięta ze wszystkich stron. Położona z rynną wpuszcza piłkę tylko przez wlot i tylko w kierunku rynny; z innych stron jest zamknięta. Przeszkoda na jedno pole jest zawsze pełna.
rule-F2-title = Wzdłuż drogi
rule-F2 = W rynnie i na wysokiej przeszkodzie piłka jedzie prosto, jeśli może. Jeśli nie może, a dalej prowadzi dokładnie jeden zakręt o 60°, podąża za nim i nie jest to odbicie. W pozostałych przypadkach, na rozwidleniu lub przed zamkniętym wyjazdem, zawraca. Piłka może zatrzymać się w środku; wtedy zagrasz nią w dowolnym kierunku tej drogi.
rule-F3-title = Częściowo na ścianie
rule-F3 = Płaska lub wysoka przeszkoda może leżeć częściowo na ścianie albo poza nią. Zakryte pola ściany należą wtedy do przeszkody i nie są już zaokrąglone; reszta pozostaje ścianą.

# Wysokie przeszkody
rule-T1-title = Na górę i na drugą stronę
rule-T1 = Wysoka przeszkoda to droga nad ziemią: na końcach ma pochylnie, między nimi płaską część. Piłka wjeżdża na nią z pola przed pochylnią, czyli od podnóża, prosto pod górę. Przez skrzyżowanie jedzie prosto; jeśli tam stanie, zagrasz nią po jednej albo drugiej drodze.
rule-T2-title = Pod spodem
rule-T2 = Na ziemi wysoka przeszkoda jest zamknięta. Pod niektórymi są przejazdy, które można pokonać tylko w określonych kierunkach. Piłka pod mostem jest na ziemi; jeśli tam stanie, zagrasz nią w tych właśnie kierunkach.
rule-T3-title = Zjazd
rule-T3 = Piłka zjeżdża za darmo do podnóża i stamtąd jedzie dalej z impulsami, które zostały. Jeśli podnóże jest zablokowane, bo przetoczył się tam walec, zawraca.
rule-T4-title = Dziura w moście
rule-T4 = Wyjście z dziury kosztuje tyle, co wyjście z dołka. Piłka, która się na niej zatrzyma, spada. Pod dziurą musi być pole gry.
rule-T5-title = Piłka u podnóża
rule-T5 = Piłka, która zjeżdża na piłkę leżącą u podnóża, oddaje jej resztę impulsów i czeka na pochylni, nawet gdy tamta odjedzie. Z pochylni zagrasz nią w górę lub w dół.
rule-T6-title = Rampy między poziomami
rule-T6 = Na torze 7 rampy łączą niższy poziom z wyższym. Składają się z samych pochylni; piłka, która się na nich zatrzyma, stacza się na dół.

# Ruchome przeszkody i żetony
rule-D1-title = Walec
rule-D1 = Piłka zawraca, a walec przetacza się o jedno pole w kierunku pchnięcia, jeśli to pole jest wolne. Wolne jest pole gry bez dołka, startu, piłki i przeszkody; piasek, woda i żetony nie przeszkadzają.
rule-D2-title = Kołowrót
rule-D2 = Ma nieruchomą oś i ramię na jednym z sześciu pól wokół niej. Gdy piłka trafi w ramię z jednego z dwóch pól sąsiadujących i z osią, i z ramieniem, skręca o 120°, oddalając się od osi (albo zawraca, jeśli ten kierunek jest zablokowany). Ramię obraca się wtedy o 60° w stronę pchnięcia, jeśli ma miejsce. Po każdym innym trafieniu piłka zawraca i nic się nie porusza. Oś i ramię ustawia się na pustych polach gry, a pozostałe pięć pól wokół osi musi być wolnych.
rule-D3-title = Przewracacz
rule-D3 = Piłka zawraca, a stojąca część pada od niej na dwa następne pola, jeśli oba są wolne; w przeciwnym razie stoi dalej. Przewrócona część jest pełną przeszkodą na dwa pola i osobną bryłą obok podstawy. Żeton, który znajdzie się pod nią, jest poza zasięgiem.
rule-D4-title = Drzwi
rule-D4 = Mają dwa słupki, a między nimi dwie klapy. Od słupka piłka zawraca. Od tyłu zamknięte drzwi są ścianą. Od strony otwierania piłka, której starcza impulsów na krok, podnosi klapę i staje pod nią, nawet jeśli coś jej zostało; następnym uderzeniem może pojechać w każdym niezablokowanym kierunku. Pod otwartymi drzwiami są zwykłe pola dla wszystkich piłek. Drzwi są otwarte, dopóki jakaś piłka leży pod klapą lub na jednym z trzech pól tuż za nimi, i zamykają się natychmiast, gdy nie ma tam żadnej.
rule-D5-title = Żetony
rule-D5 = −1 niebieski, −2 czerwony, −3 żółty. Leżą na polach gry poza startem i dołkiem: tak, jak pokazuje tor, albo rozsypane, jeśli gracze się na to umówią. Piłka, która wjedzie na pole z żetonem, zabiera go bez zwalniania; żeton liczy się jej właścicielowi. Wraca na tor dopiero, gdy wszyscy skończą na nim grę. Może leżeć na jednym polu z piaskiem, wodą, rynną lub przejazdem, ale z niczym innym.

# Piłki się spotykają
rule-C1-title = Piłka trafia w piłkę
rule-C1 = Piłka, która na następnym polu natrafia na inną, staje i oddaje jej wszystkie pozostałe impulsy. Trafiona toczy się dalej w tym samym kierunku według zwykłych reguł. Za krok, którego nie było, się nie płaci, nawet na piasku, w wodzie i na dołku.
rule-C2-title = Rzędy i ściany
rule-C2 = Rząd piłek przekazuje impulsy ostatniej z nich. Trafiona piłka odbija się jak każda inna; jeśli wraca prosto na tę, która ją trafiła, oddaje jej impulsy i tamta odjeżdża w przeciwną stronę.
rule-C3-title = Najpierw jedna staje, potem rusza druga
rule-C3 = Uderzająca piłka zatrzymuje się, zanim ruszy trafiona. Jeśli stanie na dołku, od razu wpada.
rule-C4-title = W dołku po cudzym uderzeniu
rule-C4 = Jeśli cudze uderzenie wbije twoją piłkę do dołka, liczy się bieżąca runda: zapisujesz jej numer.

# Tory
rule-L1-title = Tory zmodyfikowane i połączone
rule-L1 = Tor zmodyfikowany to jeden z dziewięciu torów z dołożonymi przeszkodami. Tor połączony składa się z kilku torów, między którymi prowadzą wysokie przeszkody lub rynny położone w poprzek ścian. Ma jeden start i jeden dołek; starty i dołki pozostałych torów są zwykłymi polami.
rule-L2-title = Przesunięty start i dołek
rule-L2 = W dodatku są znaczniki dołka oraz znaczniki startu na sześć pól; te drugie można obracać i odwracać. Zastępują start i dołek wydrukowane na torze.
rule-L3-title = Jaki musi być tor
rule-L3 =
    Tor ma dokładnie sześć pól startowych i jeden dołek, a z każdego pola startowego musi prowadzić do niego droga. Niedozwolone są:
    – start pod przeszkodą i dołek pod czymś innym niż dziura w moście lub przejazd
    – dwie przeszkody na jednym polu; nie dotyczy to żetonów
    – piasek, woda i kołowrót wbrew regułom W2 i D2; dziura w moście nad ścianą
    – podnóże pochylni poza polami gry albo pod czymś innym niż piasek, woda lub żeton
    – ruchome przeszkody, piasek, woda i żetony poza polami gry; strzałka bez wydrukowanej ściany i dwie strzałki w jednym miejscu
    Dozwolone, ale niezalecane jest na przykład więcej niż pięć przeszkód na torze, ślepe zaułki, wlot przy ścianie oraz wysokie i ruchome przeszkody w karambolu.

# Gra
rule-G1-title = Gracze i piłki
rule-G1 = W grze jest od jednej do dwunastu piłek: sześć kolorów, okrągłe i płaskie. Jednym rodzajem piłek może grać do sześciu osób, oboma do dwunastu. W karambolu przy dwóch lub trzech graczach każdemu zalecamy dwie albo trzy piłki.
rule-G2-title = Kolejność gry
rule-G2 = Przy każdym torze wydrukowano kolejność kolorów. Kolory, którymi nikt nie gra, się pomija; z dwóch piłek jednego koloru najpierw gra okrągła.
rule-G3-title = Tryb podstawowy i karambol
rule-G3 = W trybie podstawowym na torze gra tylko jedna piłka, uderzenie po uderzeniu, aż wpadnie do dołka albo wyczerpie limit; potem gra następna. W karambolu, od dwóch piłek, każda gra po jednym uderzeniu, runda po rundzie, i wszystkie zostają na torze; licznik przesuwa się, gdy zagrają wszystkie.
rule-G4-title = Pole startowe
rule-G4 = Do pierwszego uderzenia na torze wybierasz jedno z sześciu pól startowych. W trybie podstawowym kilka osób może wybrać to samo; w karambolu musi być wolne. Jeśli żadne nie jest wolne, uderzenie przepada.
rule-G5-title = Limit i licznik
rule-G5 = Dziesięć uderzeń na tor albo tyle, ile ustalicie (od 1 do 99; 20 lub 30 pasuje do torów połączonych). Piłka, która do tego czasu nie wpadnie, dostaje limit. Licznik ma dziesięć miejsc, których używa się ponownie przy uderzeniach 11–20 i 21–30.
rule-G6-title = Wynik
rule-G6 = Zapisujesz numer uderzenia (w karambolu rundy), w którym piłka wpadła do dołka, albo limit, i doliczasz zabrane żetony. Wyniki kilku piłek się dodaje. Wygrywa najmniejsza suma ze wszystkich torów; przy równych sumach miejsce jest wspólne.
rule-G7-title = Wybór torów
rule-G7 = Grać można na dowolnych torach i dowolnej ich liczbie. Na pierwszą partię wybierz tor 1, potem tory od 2 do 6; później sześć zwykłych i sześć zmodyfikowanych albo piętnaście zmodyfikowanych.
rule-G8-title = Poddanie partii
rule-G8 = Gracz, który się podda albo któremu skończy się czas, odchodzi z partii. Piłki, które na bieżącym torze są już w dołku, zachowują wynik. Pozostałe piłki tego gracza schodzą z toru i dostają limit, na nim i na każdym następnym torze tej partii, oraz zabrane żetony. Przeszkody zostają tak, jak stoją; zamykają się tylko drzwi, które trzymała otwarte wyłącznie taka piłka. Gracz zajmuje miejsce za wszystkimi, którzy grają dalej. Gdy z kilku osób zostaje jedna, partia się kończy; bieżący tor liczy się tak, jak stoi, a piłki tej osoby, które jeszcze nie wpadły, nie dostają nic.

# Carramboule: stół i mecz
rule-K1-title = Ustawienie
rule-K1 = Kwadratowy stół z łuzą w każdym rogu. Na środku leży czerwona królowa, sześć bil dotyka jej w pierścieniu, dwanaście kolejnych tworzy drugi; białe i czarne na przemian, jedna biała na linii ku graczowi, który zaczyna. Razem 9 białych i 9 czarnych; żółta to bila rozgrywająca.
rule-K2-title = Dwóch graczy, dwie linie
rule-K2 = Gracze siedzą naprzeciw siebie. Przed każdym, równolegle do bandy, biegnie jego linia obozu.
rule-K3-title = Kto ma białe
rule-K3 = Białe zaczynają. Kolory, a z nimi początek, zmieniają się co rundę.
rule-K4-title = Mecz
rule-K4 = Kończy się, gdy ktoś ma 29 punktów lub więcej, albo po 8 rundach. Wygrywa więcej punktów; po równo to remis.

# Strzał
rule-K5-title = Połóż, wyceluj, uderz
rule-K5 = Połóż bilę rozgrywającą gdziekolwiek na swojej linii obozu, środkiem na linii, nie dotykając innej. Potem uderz: wybierasz kierunek, siłę i miejsce trafienia. Strzał musi prowadzić od własnej bandy.
rule-K6-title = Bile przy własnej linii
rule-K6 = Bili, która dotyka twojej linii obozu lub jej przedłużenia albo leży za nią, nie wolno grać bezpośrednio: bila rozgrywająca musi najpierw dotknąć bandy. Inaczej to faul: własne bile i królowa z tego strzału wracają na środek, a kolej przechodzi.
rule-K7-title = Czego wolno dotknąć
rule-K7 = Najpierw wolno dotknąć każdej bili: swojej, cudzej lub królowej, z wyjątkiem K6.
rule-K8-title = Kto gra dalej
rule-K8 = Kto bez faulu wbije bilę swojego koloru, strzela znowu; inaczej kolej przechodzi. Wbita bila należy do właściciela koloru, ktokolwiek ją wbił.
rule-K9-title = Poza stołem
rule-K9 = Bila, która opuści prawdziwy stół, wraca na środek. Jeśli to bila rozgrywająca, wraca do ręki gracza i kolej przechodzi; niezakryta królowa wraca także.
rule-K10-title = Powrót na środek
rule-K10 = To wolne miejsce najbliżej środka na siatce stykających się bil; z równych pierwsze przeciwnie do ruchu wskazówek, licząc od prawej strony grającego.
rule-K11-title = Poddanie meczu
rule-K11 = Kto się poddaje albo komu skończył się czas, przegrywa mecz bez względu na punkty.

# Królowa
rule-Q1-title = Kiedy można ją zdobyć
rule-Q1 = Dopiero po wbiciu w tej rundzie własnej bili, we wcześniejszym swoim strzale albo wcześniej w tym samym. Inaczej wbita królowa wraca na środek; to nie faul, a dla dalszej oceny nie była wbita.
rule-Q2-title = Trzeba ją zakryć
rule-Q2 = Własną bilą w tym samym strzale, w dowolnej kolejności, albo w następnym; sama królowa daje ten strzał. Jeśli wpadnie tylko cudza bila, a rozgrywająca nie, królową zachowuje przeciwnik; jeśli oba kolory, zakrywa własna. Inaczej wraca.
rule-Q3-title = Jej wartość
rule-Q3 = Pięć punktów dla zwycięzcy rundy, jeśli ją ma.

# Faule
fouls-table = Wszystkie faule w skrócie
fouls-fell = Co wpadło
fouls-back = Co wraca
fouls-next = Kto gra dalej
fouls-fell-other = cudza bila
fouls-fell-cue = sama bila rozgrywająca
fouls-fell-own-cue = własna bila i rozgrywająca
fouls-fell-other-cue = cudza bila i rozgrywająca
fouls-fell-queen-cue = rozgrywająca i niezakryta królowa
fouls-fell-cover-cue = rozgrywająca i królowa zakryta w tym strzale
fouls-back-none = nic
fouls-back-one = jedna twoja bila
fouls-back-two = dwie twoje bile
fouls-back-queen = królowa i jedna twoja bila
fouls-next-other = przeciwnik
fouls-next-you = ty
fouls-next-cover = ty, by zakryć królową
fouls-either = albo
fouls-or = albo
rule-K-F1-title = Cudza bila
rule-K-F1 = Wpadła cudza bila, a rozgrywająca nie: kolej przechodzi.
rule-K-F2-title = Sama bila rozgrywająca
rule-K-F2 = Jedna twoja zdobyta bila wraca na środek, a kolej przechodzi.
rule-K-F3-title = Własna bila i rozgrywająca
rule-K-F3 = Wybierasz: jedna bila wraca i kolej przechodzi, albo wracają dwie i strzelasz znowu.
rule-K-F4-title = Cudza bila i rozgrywająca
rule-K-F4 = Z własną lub bez: cudza pozostaje zdobyta, jedna twoja wraca, a kolej przechodzi.
rule-K-F5-title = Rozgrywająca i niezakryta królowa
rule-K-F5 = Czy wpadła teraz, czy czekała na zakrycie: królowa i jedna bila wracają, a kolej przechodzi.
rule-K-F6-title = Rozgrywająca i królowa zakryta w tym strzale
rule-K-F6 = Wybierasz: królowa i jedna własna bila wracają i kolej przechodzi, albo wracają dwie bile i strzelasz znowu, by zakryć królową. Jeśli wpadła też cudza bila, wyboru nie ma: kolej przechodzi.

# Zakończenia
rule-E1-title = Kiedy runda się kończy
rule-E1 = Natychmiast, gdy strzał wbije ostatnią cudzą bilę: wygrywa przeciwnik, nic nie wraca, niczego się nie wybiera. Inaczej, gdy po wszystkich powrotach ze stołu zniknął kolor grającego, wygrywa on. Jeśli w jednym strzale wpadną ostatnie bile obu kolorów, rozstrzyga ta, która wpadła pierwsza.
rule-E2-title = Wygrał grający
rule-E2 = Punkt za każdą cudzą bilę na stole i pięć więcej, jeśli zwycięzca ma królową.
rule-E3-title = Grający wbił ostatnią cudzą bilę
rule-E3 = Przeciwnik dostaje punkt za każdą bilę grającego na stole, pięć więcej, jeśli grający nie ma królowej, i jeszcze jeden, jeśli wpadła też bila rozgrywająca.

# Rozstrzygnięcia: minigolf
ruling-dice-or-cards-title = Kostki czy karty?
ruling-dice-or-cards = Kostki, chyba że umówicie się na karty albo jedno i drugie. Książeczki są niezgodne; dwie z trzech opisują kostki.
ruling-climbing-title = Ile kosztuje podjazd?
ruling-climbing = Każdy krok na pochylnię, po niej i z niej na most kosztuje 2; z wody 3. Krok na most to wciąż podjazd, a liczy się droższe podłoże.
ruling-coming-down-title = A zjazd?
ruling-coming-down = Nic. Tylko kto opuszcza piasek (2), wodę (3) lub dziurę (2), płaci jak na równym: pochylnia pomaga, ale nie wyjść z piasku.
ruling-too-little-title = Za mało impulsów, a coś stoi na drodze
ruling-too-little = Na podłożu drogim do opuszczenia piłka zostaje i nic nie reaguje. Kto nie wyjdzie z piasku, nie zapuka też w ścianę.
ruling-last-impulse-title = Do wody lub pod drzwi z ostatnim impulsem
ruling-last-impulse = Mówimy, że zatrzymała ją woda lub drzwi, nawet jeśli nic nie zostało: jedno miejsce, jeden powód.
ruling-for-ever-title = Czy uderzenie może trwać wiecznie?
ruling-for-ever = Nie. Dwie piłki zaklinowane między ścianami mogłyby oddawać sobie impulsy bez końca; gdy wszystko się powtarza, reszta przepada.
ruling-along-wall-title = Wzdłuż ściany, która skręca
ruling-along-wall = Piłka podąża za nią o 60°, przy ścianach prostych, zaokrąglonych i przy przeszkodach. Decyduje kształt pól, każdy to widzi.
ruling-two-bodies-title = Dwie przeszkody obok siebie
ruling-two-bodies = To dwa ciała: piłka, która dotyka obu, zawraca. W kącie nie ma innego wyjścia.
ruling-blocked-bounce-title = Odbicie prowadzi na coś innego
ruling-blocked-bounce = Wtedy piłka zawraca; inaczej odbiłaby się dwa razy na jednym polu.
ruling-printed-arrows-title = Czy liczą się wydrukowane strzałki?
ruling-printed-arrows = Tak, przede wszystkim innym. Kto ma plansze, może je wpisać i nie musi ufać naszym kształtom.
ruling-puddles-title = Z kałuży do kałuży
ruling-puddles = To piłki nie zatrzymuje: woda zatrzymuje przybywających z suchego.
ruling-slowing-where-title = Gdzie mogą leżeć piasek i woda?
ruling-slowing-where = Na 3, 4 lub 5 połączonych polach, nie na dołku ani starcie i nie pod inną przeszkodą. Książeczki tylko doradzają.
ruling-occupied-foot-title = U podnóża pochylni leży piłka
ruling-occupied-foot = Zjeżdżająca oddaje resztę i czeka na pochylni. Dodatkowych zasad wydawcy nie mamy.
ruling-foot-where-title = Gdzie może kończyć się pochylnia?
ruling-foot-where = Na gołym polu albo na piasku, wodzie, żetonie; dołek też jest dobry. Czemu piłka nie miałaby wtoczyć się prosto do niego?
ruling-on-deck-hole-title = Czy piłka może leżeć na dziurze w moście?
ruling-on-deck-hole = Tak, jeśli ją tam położono albo trzyma ją piłka pod spodem. Spada tylko ta, która się zatrzymuje.
ruling-moved-until-title = Jak długo przeszkody zostają przesunięte?
ruling-moved-until = Dopóki wszyscy nie skończą toru. Książeczki mówią tak o przewracaczach i żetonach; reszta nie powinna się różnić.
ruling-moving-cells-title = Które pola to ramię, przewrócona część i tył?
ruling-moving-cells = Tak, jak opisują słowa; pokazują to rysunki od D-4 do D-12. Oryginalnych rysunków nie mamy.
ruling-what-stops-title = Co zatrzymuje walec, ramię, padający słupek?
ruling-what-stops = Wszystko prócz gołego pola, piasku, wody i żetonów, więc także dołek, start i piłki. Nic nie trafia tam, gdzie gra nie mogłaby się toczyć.
ruling-after-lifting-title = Po podniesieniu drzwi
ruling-after-lifting = Piłka może jechać wszędzie, gdzie nie ma słupka ani innej blokady.
ruling-open-door-title = Otwarte drzwi
ruling-open-door = Są zwykłym polem dla każdej piłki, z obu stron. Rozpęd kosztuje tylko podnoszenie.
ruling-held-open-title = Które pola trzymają drzwi otwarte?
ruling-held-open = Dwa pod klapami i trzy za nimi, także w trakcie uderzenia. Z przodu piłki czekają, by je podnieść.
ruling-door-order-title = Jeden krok otwiera drzwi i pozwala zamknąć się innym
ruling-door-order = Zmieniają się w kolejności z pliku toru. Któreś muszą być pierwsze, a to da się sprawdzić.
ruling-token-where-title = Gdzie leżą żetony?
ruling-token-where = Na polach gry poza startem i dołkiem, także z piaskiem, wodą, rynną lub przejazdem. Rynna nad ścianą to nie pole gry: żeton należy do toru, nie do przeszkody.
ruling-token-scattered-title = Gdzie rozsypuje się żetony?
ruling-token-scattered = Tylko na polach, na które piłka może trafić ze startu, gdy przeszkody stoją tak, jak je ustawiono. Żeton poza zasięgiem byłby dla wszystkich bezwartościowy.
ruling-token-whose-title = Czyj jest żeton?
ruling-token-whose = Właściciela piłki, która go zabrała, ktokolwiek uderzał, tak jak przy piłce wbitej przez innych.
ruling-no-surcharge-title = Trafienie z piasku, wody lub dołka
ruling-no-surcharge = Przechodzi cała reszta: za krok, którego nie zrobiono, się nie płaci.
ruling-holed-by-others-title = Do dołka cudzym uderzeniem
ruling-holed-by-others = Właściciel zapisuje numer bieżącej rundy.
ruling-unused-starts-title = Nieużywane dołki i starty torów połączonych
ruling-unused-starts = To zwykłe pola: tor połączony ma jeden start i jeden dołek.
ruling-start-on-hole-title = Start i dołek na jednym polu
ruling-start-on-hole = Nie wolno; piłka byłaby w dołku przed zagraniem.
ruling-sixth-die-title = Co jest na szóstej kostce?
ruling-sixth-die = Niebieska: 1 1 2 2 3 3. Żaden tekst jej nie wymienia; karta z połową sugeruje małe liczby.
ruling-numbers-title = Liczby, których nie podaje żaden tekst
ruling-numbers = Żółta 4 do 9, zielona 8 do 13, pomarańczowa wielokrotności 3 do 18, fioletowa kwadraty do 36: najprostsze ciągi przez liczby wymienione.
ruling-fifth-card-title = Piąta wydrukowana karta
ruling-fifth-card = n², liczba razy ona sama. Nie jest wymieniona; równie dobrze mogłoby być ×3.
ruling-halving-card-title = Karta „min”
ruling-halving-card = Połowa, zaokrąglona w górę. Opiera się na jednym przykładzie: z 5 robi się 3.
ruling-round-first-title = Okrągła i płaska piłka jednego koloru
ruling-round-first = Najpierw gra okrągła; tor drukuje tylko kolory.
ruling-start-free-title = Czy dwie piłki mogą ruszyć z tego samego pola?
ruling-start-free = W trybie zwykłym tak, mówią o tym wszystkie teksty. W karambolu pole musi być wolne: dwie piłki nie zmieszczą się na jednym polu, a teksty o tym milczą.
ruling-no-start-free-title = W karambolu nie ma wolnego startu
ruling-no-start-free = To uderzenie przepada. Odczekać rundę to najłagodniejsza strata.
ruling-giving-up-title = A jeśli ktoś się podda?
ruling-giving-up = Co jest w dołku, jest w dołku, reszta dostaje limit, a kto zostaje, nie może na tym stracić. Bieżący tor się liczy, żeby i partia na jednym torze miała wynik.

# Czym różnią się książeczki
ruling-v-figures-title = Rysunki 20 i 41
ruling-v-figures = Po francusku z kartami, po niemiecku i polsku z kostkami; droga jest ta sama. Nasze rysunki pokazują oba.
ruling-v-rolling-over-title = Przetoczenie się nad dołkiem
ruling-v-rolling-over = Po francusku wystarczą dwa impulsy za dużo, inne mówią tylko o wyraźnie większej liczbie. Przyjmujemy dwa.
ruling-v-players-title = Liczba graczy
ruling-v-players = Wszystkie mówią najpierw o 2 do 6. Z oboma rodzajami piłek może grać 12 osób: po francusku w karambolu, po niemiecku i polsku także w trybie zwykłym. My pozwalamy wszędzie. Kilka piłek na gracza: po francusku zalecane, gdzie indziej dozwolone.
ruling-v-fork-title = Rozwidlenie
ruling-v-fork = Po francusku i niemiecku piłka zawraca; polski zostawia to rysunkowi.
ruling-v-tall-side-title = Wysokie przeszkody z boku
ruling-v-tall-side = Jak płaskie po francusku i niemiecku, jak ściany po polsku. Tutaj to jedno i to samo.
ruling-v-at-once-title = Dwie piłki jednym uderzeniem i niebieska gra ostatnia
ruling-v-at-once = Wszystkie teksty mówią, że jednym uderzeniem mogą wpaść dwie piłki (rysunek 56); tylko francuski, że pierwsza wpada natychmiast. Tylko w nim też niebieska gra ostatnia (rysunek 55).
ruling-v-along-wall-title = Wzdłuż ściany
ruling-v-along-wall = Francuski odróżnia ściany proste i krzywe, niemiecki i polski mówią o kształcie. My patrzymy na pola.
ruling-v-turns-title = Kolejność w karambolu
ruling-v-turns = Wersje używają różnych słów; gramy po jednym uderzeniu, po kolei.

# Rozstrzygnięcia: Carramboule
ruling-rack-title = Jak leżą bile?
ruling-rack = 9 białych i 9 czarnych w dwóch sześciokątnych pierścieniach wokół królowej, na przemian, biała ku graczowi, który zaczyna. Nie ma tego na żadnym obrazku. Los przesuwa każdą bilę o mniej niż jedną dziesiątą milimetra, więc żadne ustawienie nie jest takie samo.
ruling-measures-title = Jak duże jest wszystko?
ruling-measures = Tekst nie podaje wymiarów; nasze są jak w carromie, i są danymi.
ruling-equal-points-title = Równa liczba punktów na końcu
ruling-equal-points = Remis.
ruling-leaving-title = A jeśli ktoś się podda?
ruling-leaving = Wygrywa drugi gracz. Prowadzenia nie da się uratować odejściem.
ruling-both-last-title = Ostatnie bile obu kolorów w jednym strzale
ruling-both-last = Rozstrzyga ta, która wpadła pierwsza: rundę wygrywa ten, kto pierwszy skończył. Tekst nie mówi o takim strzale.
ruling-partie-title = Co znaczy „partie”?
ruling-partie = W szczególnych zakończeniach czytamy to jako rundę, nie mecz: mowa tam o punktach rundy.
ruling-which-way-title = W którą stronę wolno strzelać?
ruling-which-way = Od własnej bandy: kierunek musi prowadzić naprzód. Gracze nie chodzą wokół stołu.
ruling-how-hard-title = Jak mocno?
ruling-how-hard = Kij porusza się do 6 m/s, trafia najwyżej 0,6 promienia od środka i unosi się najwyżej o 80°. Dalej ześlizguje się albo podbija bilę, czego płaski stół nie pokaże.
ruling-direct-title = Co kosztuje taka bila zagrana bezpośrednio?
ruling-direct = Tekst tego zabrania, ale nie podaje kary; ta jest nasza. Liczy się położenie bil na początku strzału: bile, które wtoczą się tam w trakcie, niczego nie łamią.
ruling-breach-no-own-title = Własna bila wbita takim strzałem
ruling-breach-no-own = Nie liczy się jako ta, której trzeba przed królową: wraca, jakby nie wpadła.
ruling-off-table-title = Bila opuszcza stół
ruling-off-table = Wraca na środek; rozgrywająca do ręki, a kolej przechodzi. Razem z nią wraca tylko niezakryta królowa: co zakryte, to zdobyte.
ruling-centre-title = Gdzie dokładnie jest środek?
ruling-centre = Na siatce stykających się bil, której wierzchołki wskazują graczy: leżą na niej także pierścienie ustawienia.
ruling-shot-ends-title = Czy każdy strzał się kończy?
ruling-shot-ends = Obliczenie ustaje po 20 000 zdarzeń; żaden prawdziwy strzał nie potrzebuje ich dziesiątej części.
ruling-queen-when-title = Kiedy można zdobyć królową?
ruling-queen-when = Po własnej bili wbitej własnym strzałem w tej rundzie, nawet jeśli później wróciła, albo wcześniej w tym samym strzale.
ruling-covering-title = W jakiej kolejności?
ruling-covering = Własna bila tego samego strzału zakrywa w każdej kolejności; gdy wpadną własna i cudza, zakrywa własna. Kiedy wszystkie leżą w łuzach, nikt nie powie, która była pierwsza.
ruling-cue-pending-title = Rozgrywająca wpada, gdy królowa czeka
ruling-cue-pending = Królowa wraca jak każda z tego strzału.
ruling-adverse-too-title = Rozgrywająca, królowa, własna i cudza bila
ruling-adverse-too = Bez wyboru: królowa i jedna bila wracają, kolej przechodzi. Cudza bila zawsze oddaje kolej.
ruling-several-rows-title = Pasuje kilka fauli
ruling-several-rows = Rozstrzyga ostatni z listy; są ułożone według wagi.
ruling-owed-title = Bile dłużne
ruling-owed = Wracają na koniec strzału, który przyniesie graczowi bilę, ktokolwiek strzelał.
ruling-cue-with-last-title = Rozgrywająca wpada z ostatnią bilą
ruling-cue-with-last = Punkt więcej, we wszystkich przypadkach. Tekst mówi tak o jednym.
ruling-last-with-queen-title = Ostatnia bila, zakryta królowa i rozgrywająca
ruling-last-with-queen = Jeśli królową zakryła własna bila, należy ona do grającego i przeciwnik nie dostaje pięciu punktów. Niczego się nie wybiera: runda się skończyła.

# Słowa
word-impulse = Impuls
word-impulse-text = To, co rzut daje piłce. Impulsami płaci się za kroki.
word-step = Krok
word-step-text = Ze środka jednego pola na środek następnego.
word-stroke = Uderzenie
word-stroke-text = Jeden rzut i wszystko, co po nim, aż wszystkie piłki staną.
word-fairway = Pola gry
word-fairway-text = Pola, po których może toczyć się piłka.
word-body = Ciało
word-body-text = To, co przy odbiciu liczy się za jedno: wszystkie ściany razem albo przeszkoda.
word-mouth = Wlot
word-mouth-text = Miejsce, gdzie rynna jest otwarta.
word-foot = Podnóże
word-foot-text = Pole na ziemi przed pochylnią.
word-deck = Część płaska
word-deck-text = Równy odcinek na górze wysokiej przeszkody.
word-carom = Karambol
word-carom-text = Piłka trafia inną i oddaje jej swoje impulsy.
word-settle = Zatrzymać się
word-settle-text = Zakończyć bieg: stanąć, wpaść do dołka, stoczyć się albo spaść przez dziurę.
word-camp = Linia obozu
word-camp-text = Linia w Carramboule, z której strzela gracz.
word-cover = Zakryć
word-cover-text = Zabezpieczyć królową, wbijając własną bilę.
word-owe = Być winnym
word-owe-text = Mieć bilę do oddania, a żadnej jeszcze nie zdobyć.
rules-keys-search = szukanie w księdze zasad
