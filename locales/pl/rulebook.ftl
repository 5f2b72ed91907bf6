# Zasady: każda reguła i każde rozstrzygnięcie słowami. Wiersz zaczynający się od – to punkt listy.
rules-title = Zasady gry
rules-sub = Reguły z ruchomymi rysunkami
rules-lead = Zasady obu gier w jednym miejscu. Każda reguła jest opisana prostymi słowami, a ruchome rysunki pokazują, jak toczą się piłki i bile.
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
rules-kind-word = Pojęcie
rules-golf = Karambol Mini Golf
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
rules-print-preparing = Przygotowujemy zasady do druku…
rules-learn = Naucz się, grając
rules-learn-text = Siedem krótkich lekcji na planszy: tak zaczniesz najszybciej.

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
figure-loading = Wczytywanie rysunku…
figure-failed = Nie udało się pokazać rysunku: { $problem }
figure-ball-steps = { $ball }: { $left ->
        [0] nie ma już impulsów
        [one] został 1 impuls
        [few] zostały { $left } impulsy
        [many] zostało { $left } impulsów
       *[other] zostało { $left } impulsu
    }
figure-ball-rebounds = { $ball } odbija się
figure-ball-caroms = { $ball } trafia, a { $other } przejmuje impulsy
figure-ball-rests = { $ball } zatrzymuje się
figure-ball-token = { $ball } bierze żeton
figure-ball-holed = { $ball } wpada do dołka
shot-K1 = Ustawienie na początku rundy: pośrodku królowa, wokół niej sześć bil, dalej dwanaście. Zaczyna gracz z białymi, od dolnej linii.
shot-K5 = Bila rozgrywająca rusza z linii obozu, trafia białą i biała wpada.
shot-K6 = Biała leży za linią obozu grającego, więc trzeba ją zagrać od przeciwległej bandy.
shot-Q2 = Wpada biała, a za nią królowa: jest pokryta tym samym strzałem.
shot-K-F2 = Bila rozgrywająca nie trafia w nic i wpada: faul.
figure-piece-moves = Przeszkoda się przesuwa

minute = Zasady w minutę
minute-golf-roll = Wybierz kostkę i rzuć: wynik to liczba impulsów, które popchną twoją piłkę.
minute-golf-roll-on = Wybierz jeden z sześciu kierunków. Każdy krok kosztuje impuls, a odbicia od ścian są za darmo.
minute-golf-hole = Piłka wpada, gdy zatrzyma się na dołku. Jeden impuls za dużo nie szkodzi, przy dwóch przetoczy się przez dołek.
minute-golf-win = Wygrywa najmniejsza liczba uderzeń na wszystkich torach razem.
minute-carramboule-place = Połóż bilę rozgrywającą na swojej linii, wyceluj i uderz.
minute-carramboule-own = Po wbiciu bili swojego koloru grasz dalej, po pudle gra przeciwnik. Bila rozgrywająca nie może wpaść do łuzy.
minute-carramboule-queen = Czerwona królowa jest warta pięć punktów, jeśli wygrasz rundę. Wbij ją dopiero po własnej bili i pokryj: własna bila musi wpaść tym samym albo następnym strzałem.
minute-carramboule-win = Wbij wszystkie swoje bile przed przeciwnikiem: każda bila, która mu zostanie, to punkt dla ciebie. Gra się do 29 punktów.

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
chapter-slowing-intro = Na piasku kroki są droższe, a woda zatrzymuje piłkę.
chapter-flat = Płaskie przeszkody
chapter-flat-intro = Drewniane kształty, które trzeba omijać albo przez które można przejechać.
chapter-tall = Wysokie przeszkody
chapter-tall-intro = Mosty i rampy: pod górę drogo, w dół za darmo.
chapter-moving = Ruchome przeszkody i żetony
chapter-moving-intro = Przeszkody z dodatku poruszają się po trafieniu, a żetony poprawiają wynik. Przesunięte przeszkody i zabrane żetony wracają na swoje miejsca dopiero wtedy, gdy wszyscy skończą tor.
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
chapter-fouls-intro = Gdy jeden strzał łamie kilka reguł, liczy się ostatni faul z listy. Na stół wracają zdobyte bile w kolorze grającego, także wbite tym strzałem. Jeśli grający ma ich za mało, resztę odda później: na koniec strzału, w którym zdobędzie bilę. Bezpośrednie zagranie niedozwolonej bili (K6) ocenia się najpierw: własne bile i królowa wbite tym strzałem wracają, resztę strzału ocenia się tak, jakby nie wpadły, a potem gra przeciwnik.
chapter-ends = Koniec rundy
chapter-ends-intro = Runda kończy się, gdy ze stołu znikną wszystkie bile jednego koloru.
chapter-measures = Stół w liczbach
chapter-measures-intro = Stół to kwadrat o boku 74 cm. W każdym rogu jest łuza o średnicy 45 mm, która od wewnątrz dotyka obu band. Wszystkie bile mają 30 mm średnicy i ważą 20 g; bila wpada, gdy jej środek znajdzie się nad łuzą. Linie obozów leżą 10 cm od bandy i mają 50 cm długości. Oryginalne zasady nie podają wymiarów, więc ustaliliśmy je sami.
chapter-words = Słowniczek
chapter-words-intro = Co oznaczają słowa używane w zasadach.

# Pudełka
box-base = Gra podstawowa
box-ext = Dodatek
box-boards = Plansze i drobne elementy
box-boards-text = Obok każdego toru wydrukowano kolejność gry. Na planszach są też licznik uderzeń, sześć kierunków i liczby z kostek.
box-board-base = Gra podstawowa: tory od 1 do 6
box-board-inside = Wewnątrz pudełka gry podstawowej: tor 7
box-board-ext = Dodatek: tory 8 i 9
box-thing-marker = Znacznik pozycji
box-thing-marker-text = Pokazuje, gdzie piłka leżała przed uderzeniem. Nie trzeba go używać.
box-thing-pusher = Przesuwacz piłek
box-thing-pusher-text = Do przesuwania piłek po planszy.
box-thing-slider = Suwak
box-thing-slider-text = Po jednym w każdym pudełku, do licznika uderzeń.
box-thing-block = Notes wyników
box-thing-block-text = Do zapisywania wyników.
box-thing-booklets = Instrukcje
box-thing-booklets-text = W każdym pudełku są dwie: zasady i zeszyt z rysunkami.
box-dice = Kostki
box-dice-text = Każda kostka ma inny zakres; tu widać wszystkie jej ścianki. Do każdego uderzenia wybierasz jedną kostkę.
box-die-faces = Kostka { $die }: { $faces }
box-cards = Karty
box-cards-text = Karta zamienia wynik n z białej kostki na impulsy. Szósta karta jest pusta. Sami ustalacie, co robi: n plus liczba, n razy liczba albo sześć dowolnych liczb.
box-card-faces = Karta { $card }: wyniki od 1 do 6 dają { $faces }
box-card-blank = pusta
box-balls = Piłki
box-balls-text = Sześć kolorów, każdy z własnym wzorem. W każdym kolorze jest jedna piłka okrągła i jedna płaska.
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
rule-B3-title = Na ziemi i na górze
rule-B3 = Wysoka przeszkoda tworzy dwa poziomy: ziemię i górę przeszkody. Piłki na tym samym polu, ale na różnych poziomach, nie wpływają na siebie.
rule-B4-title = Kilka torów na jednej planszy
rule-B4 = Tory od 1 do 6 są na planszy podstawowej, 8 i 9 na planszy dodatku, a 7 ma własną. Tory na jednej planszy mają wspólną siatkę, więc przeszkody można kłaść w poprzek ścian między nimi (L1).

# Uderzenie
rule-S1-title = Przebieg uderzenia
rule-S1 =
    Wybierz kostkę, rzuć nią i dopiero wtedy wybierz jeden z kierunków otwartych dla twojej piłki. Wyrzucona liczba to liczba impulsów.
    W grze z kartami wybierz kartę, jeśli chcesz, i rzuć białą kostką. Karta zamienia wynik na impulsy; bez karty liczy się sam wynik.
    Można grać kostkami, kartami albo jednym i drugim.
rule-S2-title = Otwarte kierunki
rule-S2 = Możesz wybrać każdy kierunek, w którym droga nie jest zablokowana. Piłka leżąca na następnym polu nie blokuje drogi. Z rynny, z wysokiej przeszkody i spod mostu można ruszyć tylko wzdłuż drogi, na której leży piłka. Jeśli nie ma otwartego kierunku albo na pierwszy krok nie starcza impulsów, uderzenie i tak się liczy, a piłka zostaje na miejscu.
rule-S3-title = Ile kosztuje krok
rule-S3 =
    Liczy się miejsce, z którego piłka robi krok:
    – ze zwykłego pola, z pola startowego, z rynny, spod mostu lub spod drzwi: 1 impuls
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
    – Droga jest zablokowana? Piłka odbija się za darmo i toczy w nowym kierunku, a trafiona ruchoma przeszkoda reaguje. Jeśli jednak impulsów nie starcza na opuszczenie pola, piłka zostaje i nic nie reaguje.
    – Na następnym polu leży inna piłka? Ta, która się toczy, zatrzymuje się i oddaje jej wszystkie impulsy.
    – Krok kosztuje więcej, niż zostało impulsów? Piłka się zatrzymuje, a reszta przepada.
    – W pozostałych przypadkach piłka robi krok, płaci za niego, zabiera leżący tam żeton i toczy się dalej, chyba że zatrzyma ją woda lub drzwi.
rule-S5-title = Gdzie piłka się zatrzymuje
rule-S5 = Do dołka piłka wpada, gdy impulsów jest w sam raz albo o jeden za dużo; wtedy kończy tor. Przy dwóch za dużo przetacza się przez dołek. Z pochylni stacza się na pole przed nią i tam się zatrzymuje, a jeśli po drodze jakieś miejsce jest zajęte lub zablokowane, staje przed nim. Przez dziurę w moście spada na pole pod nią i tam się zatrzymuje; jeśli to dołek, wpada do niego. Zostaje na moście tylko wtedy, gdy na dole leży już inna piłka. Wszędzie indziej po prostu leży tam, gdzie stanęła.
rule-S6-title = Każde uderzenie się kończy
rule-S6 = Jeśli piłka wraca na to samo miejsce, w tym samym kierunku i z tą samą liczbą impulsów, a po drodze żaden element się nie poruszył, jest zaklinowana: impulsy przepadają, a piłka się zatrzymuje.

# Odbicia
rule-R1-title = Czego dotyka piłka
rule-R1 = Drogę blokują ściany, pełne przeszkody, przeszkody z rynną i wysokie przeszkody (z wyjątkiem ich wjazdów), walce, kołowroty, przewracacze, słupki drzwi oraz zamknięte drzwi od tyłu. Piłka dotyka tego, co blokuje ją na wprost i na dwóch polach skośnie z przodu. Nie dotyka wjazdu, z którego mogłaby skorzystać; tego, co leży z boku, nie bierze się pod uwagę. Wszystkie ściany razem to jedna bryła, a każda przeszkoda to osobna bryła.
rule-R2-title = Dwie bryły naraz
rule-R2 = Piłka, która dotyka naraz dwóch różnych brył, na przykład przeszkody i ściany, zawraca.
rule-R3-title = Jedna bryła: lustro, powrót, zarys
rule-R3 =
    Nowy kierunek zależy od dwóch pól skośnie z przodu:
    – zablokowane oba albo żadne (wnęka lub szpic): piłka zawraca.
    – zablokowane jedno, a bryła, która je blokuje, leży też z tego samego boku piłki: piłka toczy się dalej po zarysie tej bryły i skręca o 60°.
    – zablokowane jedno, a ściana jest tam zaokrąglona: piłka zawraca.
    – zablokowane jedno, a ściana jest prosta: piłka odbija się jak od lustra i skręca o 120°.
rule-R4-title = Gdy nowy kierunek też jest zablokowany
rule-R4 = Wtedy piłka zawraca.
rule-R5-title = Nadrukowane strzałki
rule-R5 = Przy ścianach toru mogą być nadrukowane strzałki: pokazują, skąd piłka nadjeżdża i dokąd odjeżdża. Strzałka ma pierwszeństwo przed R2–R4. Jeśli wskazany kierunek jest akurat zablokowany, piłka zawraca.
rule-R6-title = Gdzie ściana się cofa
rule-R6 = Gdy ściana się cofa, piłka, która toczyła się wzdłuż niej, jedzie dalej prosto, bo droga jest otwarta.

# Piasek i woda
rule-W1-title = Woda
rule-W1 = Piłka, która wjeżdża do wody z suchego pola, staje na pierwszym polu z wodą, nawet jeśli zostały jej impulsy. W następnym uderzeniu każdy krok z pola z wodą kosztuje 3. Przejazd z wody do wody nie zatrzymuje piłki; gdy jednak wyjedzie z wody i wróci, staje znowu.
rule-W2-title = Piasek; gdzie kłaść piasek i wodę
rule-W2 = Każdy krok z piasku kosztuje 2. Piasek i woda zajmują 3, 4 albo 5 połączonych pól, ale nie dołek, pola startowe ani pola pod inną przeszkodą. Najlepiej kłaść je przy ścianie lub przeszkodzie.

# Płaskie przeszkody
rule-F1-title = Pełna albo z rynną
rule-F1 = Płaska przeszkoda zajmuje jedno lub kilka pól. Położona jako pełna jest zamknięta ze wszystkich stron. Położona z rynną wpuszcza piłkę tylko przez wlot i tylko w kierunku rynny; z innych stron jest zamknięta. Przeszkoda na jedno pole jest zawsze pełna.
rule-F2-title = Wzdłuż drogi
rule-F2 = W rynnie i na wysokiej przeszkodzie piłka jedzie prosto, jeśli może. Jeśli nie może, a dalej prowadzi dokładnie jeden zakręt o 60°, skręca razem z nim; nie jest to odbicie. W pozostałych przypadkach, na rozwidleniu lub przed zamkniętym wyjazdem, zawraca. Piłka może zatrzymać się po drodze; wtedy zagrasz nią w dowolnym kierunku tej drogi.
rule-F3-title = Częściowo na ścianie
rule-F3 = Płaska lub wysoka przeszkoda może leżeć częściowo na ścianie albo poza nią. Zakryte pola ściany należą wtedy do przeszkody i nie są już zaokrąglone; reszta pozostaje ścianą.

# Wysokie przeszkody
rule-T1-title = Na górę i na drugą stronę
rule-T1 = Wysoka przeszkoda to droga nad ziemią: na końcach ma pochylnie, między nimi płaską część. Piłka wjeżdża na nią z pola przed pochylnią, czyli od podnóża, prosto pod górę. Przez skrzyżowanie jedzie prosto; jeśli na nim stanie, zagrasz nią wzdłuż jednego albo drugiego mostu.
rule-T2-title = Pod spodem
rule-T2 = Na poziomie ziemi wysoka przeszkoda jest zamknięta ze wszystkich stron. Tylko pod niektórymi mostami są przejazdy, każdy otwarty w określonych kierunkach. Piłka pod mostem jest na ziemi; jeśli tam stanie, możesz nią zagrać tylko w tych kierunkach.
rule-T3-title = Zjazd
rule-T3 = Piłka zjeżdża za darmo do podnóża i stamtąd jedzie dalej z impulsami, które zostały. Jeśli podnóże jest zablokowane, na przykład przez walec, piłka zawraca.
rule-T4-title = Dziura w moście
rule-T4 = Wyjście z dziury w moście kosztuje tyle samo co wyjście z dołka. Piłka, która zatrzyma się na dziurze, spada. Pod dziurą musi być pole gry.
rule-T5-title = Piłka u podnóża
rule-T5 = Jeśli u podnóża leży inna piłka, ta, która zjeżdża, oddaje jej resztę impulsów i czeka na pochylni, nawet gdy tamta odjedzie. Z pochylni zagrasz nią w górę lub w dół.
rule-T6-title = Rampy między poziomami
rule-T6 = Na torze 7 rampy łączą niższy poziom z wyższym. Składają się z samych pochylni; piłka, która się na nich zatrzyma, stacza się na dół.

# Ruchome przeszkody i żetony
rule-D1-title = Walec
rule-D1 = Piłka, która trafi w walec, zawraca, a walec przetacza się o jedno pole w kierunku pchnięcia, jeśli to pole jest wolne. Wolne jest pole gry bez dołka, startu, piłki i przeszkody; piasek, woda i żetony nie przeszkadzają.
rule-D2-title = Kołowrót
rule-D2 = Kołowrót ma nieruchomą oś i ramię na jednym z sześciu pól wokół niej. Gdy piłka trafi w ramię z jednego z dwóch pól sąsiadujących i z osią, i z ramieniem, skręca o 120°, oddalając się od osi (albo zawraca, jeśli ten kierunek jest zablokowany). Ramię obraca się wtedy o 60° w stronę pchnięcia, jeśli jest na to miejsce. Po każdym innym trafieniu piłka zawraca i nic się nie porusza. Oś i ramię ustawia się na pustych polach gry, a pozostałe pięć pól wokół osi musi być wolnych.
rule-D3-title = Przewracacz
rule-D3 = Piłka, która trafi w przewracacz, zawraca, a stojąca część pada w kierunku pchnięcia na dwa następne pola, jeśli oba są wolne; w przeciwnym razie nadal stoi. Przewrócona część jest pełną przeszkodą na dwa pola i osobną bryłą obok podstawy. Żeton, na który upadnie, jest poza zasięgiem do końca gry na tym torze.
rule-D4-title = Drzwi
rule-D4 = Drzwi mają dwa słupki, a między nimi dwie klapy. Od słupka piłka zawraca. Zamknięte drzwi działają od tyłu jak ściana. Od strony otwierania piłka, której starcza impulsów na krok, podnosi klapę i staje pod nią, nawet jeśli zostały jej impulsy; następnym uderzeniem może pojechać w każdym niezablokowanym kierunku. Pod otwartymi drzwiami są zwykłe pola dla wszystkich piłek. Drzwi są otwarte, dopóki jakaś piłka leży pod klapą lub na jednym z trzech pól tuż za nimi, i zamykają się natychmiast, gdy nie ma tam żadnej.
rule-D5-title = Żetony
rule-D5 = Niebieski żeton jest wart −1, czerwony −2, żółty −3. Żetony leżą na polach gry poza startem i dołkiem: tak, jak pokazuje tor, albo rozsypane, jeśli gracze się na to umówią. Piłka, która wjedzie na pole z żetonem, zabiera go bez zwalniania; żeton dostaje jej właściciel. Zabrany żeton wraca dopiero wtedy, gdy wszyscy skończą tor. Żeton może leżeć na jednym polu z piaskiem, wodą, rynną lub przejazdem, ale z niczym innym.

# Piłki się spotykają
rule-C1-title = Piłka trafia w piłkę
rule-C1 = Piłka, która na następnym polu natrafia na inną, staje i oddaje jej wszystkie pozostałe impulsy. Trafiona toczy się dalej w tym samym kierunku według zwykłych reguł. Za niewykonany krok nie płaci się nic, nawet na piasku, w wodzie i na dołku.
rule-C2-title = Rzędy i ściany
rule-C2 = W rzędzie piłek impulsy przechodzą na ostatnią. Trafiona piłka odbija się jak każda inna; jeśli wraca prosto na tę, która ją trafiła, oddaje jej impulsy i tamta odjeżdża w przeciwną stronę.
rule-C3-title = Najpierw jedna staje, potem rusza druga
rule-C3 = Uderzająca piłka zatrzymuje się, zanim ruszy trafiona. Jeśli stanie na dołku, od razu wpada.
rule-C4-title = W dołku po cudzym uderzeniu
rule-C4 = Jeśli cudze uderzenie wbije twoją piłkę do dołka, liczy się bieżąca runda: zapisujesz jej numer.

# Tory
rule-L1-title = Tory zmodyfikowane i połączone
rule-L1 = Tor zmodyfikowany to jeden z dziewięciu torów z dołożonymi przeszkodami. Tor połączony składa się z kilku torów, między którymi prowadzą wysokie przeszkody lub rynny położone w poprzek ścian. Tor połączony ma jeden start i jeden dołek; starty i dołki pozostałych torów są zwykłymi polami.
rule-L2-title = Przesunięty start i dołek
rule-L2 = Dodatek zawiera znaczniki dołka oraz znaczniki startu na sześć pól; znaczniki startu można obracać i odwracać. Znaczniki zastępują start i dołek wydrukowane na torze.
rule-L3-title = Jaki musi być tor
rule-L3 =
    Tor ma dokładnie sześć pól startowych i jeden dołek, a z każdego pola startowego musi prowadzić do niego droga. Niedozwolone są:
    – start pod przeszkodą i dołek pod czymś innym niż dziura w moście lub przejazd
    – dwie przeszkody na jednym polu; nie dotyczy to żetonów
    – piasek, woda i kołowrót wbrew regułom W2 i D2; dziura w moście nad ścianą
    – podnóże pochylni poza polami gry albo pod czymś innym niż piasek, woda lub żeton
    – ruchome przeszkody, piasek, woda i żetony poza polami gry; strzałka bez wydrukowanej ściany i dwie strzałki w jednym miejscu
    Dozwolone, ale niezalecane są na przykład: więcej niż pięć przeszkód na torze, ślepe zaułki, wlot przy ścianie oraz wysokie i ruchome przeszkody w karambolu.

# Gra
rule-G1-title = Gracze i piłki
rule-G1 = W grze jest od jednej do dwunastu piłek, okrągłych i płaskich, w sześciu kolorach. Jednym rodzajem piłek może grać do sześciu osób, oboma do dwunastu. W karambolu na dwie lub trzy osoby zalecamy po dwie albo trzy piłki na gracza.
rule-G2-title = Kolejność gry
rule-G2 = Przy każdym torze wydrukowano kolejność kolorów. Pomija się kolory, którymi nikt nie gra; z dwóch piłek jednego koloru najpierw gra okrągła.
rule-G3-title = Tryb podstawowy i karambol
rule-G3 = W trybie podstawowym na torze gra tylko jedna piłka, uderzenie po uderzeniu, aż wpadnie do dołka albo wyczerpie limit; potem gra następna. W karambolu (od dwóch piłek) każda piłka gra po jednym uderzeniu, runda po rundzie, i wszystkie zostają na torze; suwak licznika przesuwa się, gdy zagrają wszystkie.
rule-G4-title = Pole startowe
rule-G4 = Przed pierwszym uderzeniem na torze wybierasz jedno z sześciu pól startowych. W trybie podstawowym kilka osób może wybrać to samo pole; w karambolu pole musi być wolne. Jeśli żadne nie jest wolne, uderzenie przepada.
rule-G5-title = Limit i licznik
rule-G5 = Limit to dziesięć uderzeń na tor albo tyle, ile ustalicie (od 1 do 99; 20 lub 30 pasuje do torów połączonych). Jeśli piłka nie wpadnie w tylu uderzeniach, zapisujesz limit. Licznik ma dziesięć miejsc, których używa się ponownie przy uderzeniach 11–20 i 21–30.
rule-G6-title = Wynik
rule-G6 = Zapisujesz numer uderzenia (w karambolu rundy), w którym piłka wpadła do dołka, albo limit, i doliczasz zabrane żetony. Wyniki kilku piłek się dodaje. Wygrywa najmniejsza suma ze wszystkich torów; gracze z równą sumą zajmują miejsce ex aequo.
rule-G7-title = Wybór torów
rule-G7 = Możesz wybrać dowolne tory i dowolną ich liczbę. Na pierwszą partię wybierz tor 1, potem tory od 2 do 6; później sześć zwykłych i sześć zmodyfikowanych albo piętnaście zmodyfikowanych.
rule-G8-title = Poddanie partii
rule-G8 = Gracz, który się podda albo któremu skończy się czas, odchodzi z partii. Piłki, które na bieżącym torze są już w dołku, zachowują wynik. Pozostałe piłki tego gracza schodzą z toru. Na tym i na każdym następnym torze partii zapisuje się im limit i dolicza zabrane żetony. Przeszkody zostają tak, jak stoją; zamykają się tylko te drzwi, które były otwarte wyłącznie dzięki takiej piłce. Gracz zajmuje miejsce za wszystkimi, którzy grają dalej. Gdy z kilku osób zostaje jedna, partia się kończy; bieżący tor liczy się w obecnym stanie, a piłkom tej osoby, które jeszcze nie wpadły, nic się nie zapisuje.

# Carramboule: stół i mecz
rule-K1-title = Ustawienie bil
rule-K1 = Kwadratowy stół ma łuzę w każdym rogu. Na środku leży czerwona królowa. Sześć bil otacza ją pierścieniem i jej dotyka, dwanaście kolejnych tworzy drugi pierścień. W każdym pierścieniu białe leżą na przemian z czarnymi, a jedna biała leży na wprost gracza, który zaczyna. Razem jest 9 białych i 9 czarnych; żółta to bila rozgrywająca.
rule-K2-title = Dwóch graczy, dwie linie
rule-K2 = Gracze siedzą naprzeciw siebie. Przed każdym, równolegle do bandy, biegnie jego linia obozu.
rule-K3-title = Kto ma białe
rule-K3 = Zaczyna gracz z białymi. Po każdej rundzie gracze zamieniają się kolorami, więc zaczynają na zmianę.
rule-K4-title = Mecz
rule-K4 = Mecz kończy się, gdy jeden z graczy ma 29 punktów lub więcej, albo po 8 rundach. Wygrywa gracz z większą liczbą punktów; przy równej liczbie jest remis.

# Strzał
rule-K5-title = Połóż, wyceluj, uderz
rule-K5 = Połóż bilę rozgrywającą w dowolnym miejscu swojej linii obozu tak, żeby jej środek leżał na linii i żeby nie dotykała innej bili. Potem wybierz kierunek, siłę i punkt uderzenia. Strzelać wolno tylko naprzód, nigdy w stronę własnej bandy.
rule-K6-title = Bile przy własnej linii
rule-K6 = Bili, która dotyka twojej linii obozu lub jej przedłużenia albo leży za nią, nie wolno zagrać bezpośrednio: bila rozgrywająca musi najpierw dotknąć bandy. Inaczej jest faul: własne bile i królowa wbite tym strzałem wracają na środek i gra przeciwnik.
rule-K7-title = W którą bilę wolno trafić
rule-K7 = Jako pierwszą wolno trafić dowolną bilę: swoją, przeciwnika albo królową. Ogranicza to tylko K6.
rule-K8-title = Kto gra dalej
rule-K8 = Po wbiciu bili swojego koloru bez faulu grasz dalej; inaczej gra przeciwnik. Wbitą bilę zdobywa gracz, który gra jej kolorem, bez względu na to, kto ją wbił.
rule-K9-title = Bila poza stołem
rule-K9 = Na prawdziwym stole bila może wypaść za bandę; wraca wtedy na środek. Bilę rozgrywającą bierze do ręki ten, kto nią strzelał, a potem gra przeciwnik; niepokryta królowa też wtedy wraca na środek.
rule-K10-title = Powrót na środek
rule-K10 = Bilę kładzie się na wolnym miejscu najbliżej środka, na siatce, którą tworzyłyby stykające się bile. Z kilku równie bliskich miejsc wybiera się pierwsze w kierunku przeciwnym do ruchu wskazówek zegara, licząc od prawej strony grającego.
rule-K11-title = Poddanie meczu
rule-K11 = Gracz, który się podda albo któremu skończy się czas, przegrywa mecz bez względu na punkty.

# Królowa
rule-Q1-title = Kiedy można zdobyć królową
rule-Q1 = Królową można zdobyć dopiero po wbiciu własnej bili w tej samej rundzie: wcześniejszym strzałem albo wcześniej w tym samym strzale. W przeciwnym razie wbita królowa wraca na środek. Nie jest to faul, a resztę strzału ocenia się tak, jakby nie wpadła.
rule-Q2-title = Królową trzeba pokryć
rule-Q2 = Królową pokrywa własna bila wbita tym samym strzałem (bez względu na kolejność) albo następnym; po wbiciu samej królowej przysługuje ci jeszcze ten jeden strzał. Jeśli zamiast własnej wpadnie bila przeciwnika, a rozgrywająca nie, królową zdobywa przeciwnik. Jeśli wpadną bile obu kolorów, pokrywa własna. W pozostałych przypadkach królowa wraca na środek.
rule-Q3-title = Ile jest warta
rule-Q3 = Pięć punktów dla zwycięzcy rundy, jeśli to on ma królową.

# Faule
fouls-table = Wszystkie faule w skrócie
fouls-fell = Co wpadło
fouls-back = Co wraca
fouls-next = Kto gra
fouls-fell-other = bila przeciwnika
fouls-fell-cue = sama bila rozgrywająca
fouls-fell-own-cue = własna bila i rozgrywająca
fouls-fell-other-cue = bila przeciwnika i rozgrywająca
fouls-fell-queen-cue = rozgrywająca i niepokryta królowa
fouls-fell-cover-cue = rozgrywająca i królowa pokryta tym strzałem
fouls-back-none = nic
fouls-back-one = jedna twoja bila
fouls-back-two = dwie twoje bile
fouls-back-queen = królowa i jedna twoja bila
fouls-next-other = przeciwnik
fouls-next-you = ty
fouls-next-cover = ty, aby pokryć królową
fouls-either = albo
fouls-or = albo
rule-K-F1-title = Bila przeciwnika
rule-K-F1 = Wpadła bila przeciwnika, a rozgrywająca nie: teraz gra przeciwnik.
rule-K-F2-title = Sama bila rozgrywająca
rule-K-F2 = Wpadła tylko bila rozgrywająca: jedna z twoich zdobytych bil wraca na środek i gra przeciwnik.
rule-K-F3-title = Własna bila i rozgrywająca
rule-K-F3 = Wybierasz: albo wraca jedna bila i gra przeciwnik, albo wracają dwie i grasz dalej.
rule-K-F4-title = Bila przeciwnika i rozgrywająca
rule-K-F4 = Przeciwnik zachowuje swoją bilę, jedna z twoich wraca na środek, a potem gra przeciwnik. Tak jest także wtedy, gdy wpadła też twoja bila.
rule-K-F5-title = Rozgrywająca i niepokryta królowa
rule-K-F5 = Niezależnie od tego, czy królowa wpadła teraz, czy czekała na pokrycie: wracają królowa i jedna twoja bila, a potem gra przeciwnik.
rule-K-F6-title = Rozgrywająca i królowa pokryta tym strzałem
rule-K-F6 = Wybierasz: albo wracają królowa i jedna twoja bila, a potem gra przeciwnik, albo wracają dwie bile i grasz dalej, aby pokryć królową. Jeśli wpadła też bila przeciwnika, nie ma wyboru: wracają królowa i jedna twoja bila, a potem gra przeciwnik.

# Zakończenia
rule-E1-title = Kiedy runda się kończy
rule-E1 = Runda kończy się natychmiast, gdy grający wbije ostatnią bilę przeciwnika: wygrywa przeciwnik, żadna zdobyta bila nie wraca i nie ma wyboru. Kończy się też, gdy na stole nie ma już ani jednej bili grającego: wtedy wygrywa grający. Sprawdza się to dopiero po zwrocie bil za faul. Jeśli jednym strzałem wpadną ostatnie bile obu kolorów, grający wygrywa tylko wtedy, gdy jego ostatnia bila wpadnie pierwsza i żadna jego bila nie musi wrócić. W przeciwnym razie wygrywa przeciwnik.
rule-E2-title = Wygrywa grający
rule-E2 = Grający dostaje punkt za każdą bilę przeciwnika na stole i pięć punktów więcej, jeśli ma królową.
rule-E3-title = Grający wbił ostatnią bilę przeciwnika
rule-E3 = Przeciwnik dostaje punkt za każdą bilę grającego na stole, pięć punktów więcej, jeśli grający nie ma królowej, i jeszcze jeden, jeśli wpadła też bila rozgrywająca.

# Rozstrzygnięcia: minigolf
ruling-dice-or-cards-title = Kostki czy karty?
ruling-dice-or-cards = Kostki, chyba że umówicie się na karty albo na jedno i drugie. Instrukcje się różnią; dwie z trzech opisują kostki.
ruling-climbing-title = Ile kosztuje podjazd?
ruling-climbing = Każdy krok na pochylnię, w górę po niej i z niej na most kosztuje 2, a z wody 3. Krok na most to też podjazd. Za podjazd z wody płaci się tylko wyższą z dwóch cen.
ruling-coming-down-title = Ile kosztuje zjazd?
ruling-coming-down = Nic. Tylko za wyjście z piasku (2), wody (3) lub dziury (2) płaci się tak jak na płaskim: pochylnia w tym nie pomaga.
ruling-too-little-title = Za mało impulsów przed przeszkodą
ruling-too-little = Jeśli impulsów nie starcza na opuszczenie pola, piłka zostaje i nic nie reaguje. Piłka, która nie może wyjechać z piasku, nie odbije się też od ściany.
ruling-last-impulse-title = Do wody lub pod drzwi z ostatnim impulsem
ruling-last-impulse = Przyjmujemy, że piłkę zatrzymała woda lub drzwi, nawet jeśli nie miała już impulsów. Dzięki temu podany powód nie zależy od tego, ile impulsów zostało.
ruling-for-ever-title = Czy uderzenie może trwać wiecznie?
ruling-for-ever = Nie. Dwie piłki zaklinowane między ścianami mogłyby bez końca oddawać sobie impulsy; gdy wszystko się powtarza, reszta przepada.
ruling-along-wall-title = Wzdłuż ściany, która skręca
ruling-along-wall = Piłka skręca razem ze ścianą o 60°. Tak samo jest przy ścianach prostych i zaokrąglonych oraz przy przeszkodach. Decyduje kształt pól, który widać na planszy.
ruling-two-bodies-title = Dwie przeszkody obok siebie
ruling-two-bodies = To dwie bryły: piłka, która dotyka obu, zawraca. W kącie nie ma innej drogi.
ruling-blocked-bounce-title = Odbicie prowadzi na kolejną przeszkodę
ruling-blocked-bounce = Wtedy piłka zawraca; inaczej odbiłaby się dwa razy na jednym polu.
ruling-printed-arrows-title = Czy liczą się nadrukowane strzałki?
ruling-printed-arrows = Tak, mają pierwszeństwo przed resztą reguł. Jeśli masz prawdziwe plansze, możesz wpisać ich strzałki i nie polegać na naszym rysunku ścian.
ruling-puddles-title = Z kałuży do kałuży
ruling-puddles = Piłka jedzie dalej: woda zatrzymuje tylko piłkę, która wjeżdża do niej z suchego pola.
ruling-slowing-where-title = Gdzie mogą leżeć piasek i woda?
ruling-slowing-where = Na 3, 4 lub 5 połączonych polach, poza dołkiem i startem i nie pod inną przeszkodą. Instrukcje podpowiadają tylko dobre miejsca.
ruling-occupied-foot-title = U podnóża pochylni leży piłka
ruling-occupied-foot = Piłka, która zjeżdża, oddaje resztę impulsów tej na dole i czeka na pochylni. Wydawca ma na to dodatkowe zasady, ale my ich nie znamy.
ruling-foot-where-title = Gdzie może kończyć się pochylnia?
ruling-foot-where = Na pustym polu gry albo na polu z piaskiem, wodą lub żetonem. Może to być też dołek: piłka wtoczy się wtedy prosto do niego.
ruling-on-deck-hole-title = Czy piłka może leżeć na dziurze w moście?
ruling-on-deck-hole = Tak, jeśli ją tam położono albo nie może spaść, bo pod spodem leży inna. Spada tylko piłka, która się na dziurze zatrzymuje.
ruling-moved-until-title = Jak długo przeszkody zostają przesunięte?
ruling-moved-until = Dopóki wszyscy nie skończą toru. Instrukcje mówią tak o przewracaczach i żetonach, więc tak samo traktujemy resztę.
ruling-moving-cells-title = Gdzie leżą ramię kołowrotu, przewrócona część przewracacza i tył drzwi?
ruling-moving-cells = Na polach, które opisuje tekst instrukcji; pokazują je nasze rysunki od D-4 do D-12. Oryginalnych rysunków nie mamy.
ruling-what-stops-title = Co zatrzymuje walec, ramię kołowrotu albo padający przewracacz?
ruling-what-stops = Wszystko poza pustym polem gry, piaskiem, wodą i żetonami, a więc także dołek, start i piłki. Żadna przeszkoda nie trafi tam, gdzie uniemożliwiłaby grę.
ruling-after-lifting-title = Dokąd po podniesieniu drzwi?
ruling-after-lifting = Przy następnym uderzeniu piłka może pojechać w każdym kierunku, w którym nie ma słupka ani innej blokady.
ruling-open-door-title = Otwarte drzwi
ruling-open-door = Otwarte drzwi są dla każdej piłki zwykłym polem, z obu stron. Piłkę zatrzymuje tylko podnoszenie drzwi.
ruling-held-open-title = Które pola trzymają drzwi otwarte?
ruling-held-open = Dwa pod klapami i trzy tuż za nimi, także w trakcie uderzenia. Pola przed drzwiami się nie liczą: stamtąd piłka musi je dopiero podnieść.
ruling-door-order-title = Jeden krok otwiera jedne drzwi i zamyka drugie
ruling-door-order = Drzwi poruszają się w kolejności z pliku toru: jest ona zawsze taka sama i można ją sprawdzić.
ruling-token-where-title = Gdzie leżą żetony?
ruling-token-where = Na polach gry poza startem i dołkiem, także tam, gdzie jest piasek, woda, rynna lub przejazd. Rynna nad ścianą nie jest polem gry: żeton należy do toru, a nie do przeszkody.
ruling-token-scattered-title = Gdzie rozsypuje się żetony?
ruling-token-scattered = Tylko na polach, na które piłka może trafić ze startu przy początkowym ustawieniu przeszkód. Żeton poza zasięgiem nikomu by się nie przydał.
ruling-token-whose-title = Czyj jest żeton?
ruling-token-whose = Należy do właściciela piłki, która go zabrała, bez względu na to, kto uderzał. Tak samo jest z piłką wbitą przez kogoś innego.
ruling-no-surcharge-title = Trafienie z piasku, wody lub dołka
ruling-no-surcharge = Piłka oddaje wszystkie impulsy: za niewykonany krok nie płaci się nic.
ruling-holed-by-others-title = W dołku po cudzym uderzeniu
ruling-holed-by-others = Właściciel zapisuje numer bieżącej rundy.
ruling-unused-starts-title = Nieużywane starty i dołki torów połączonych
ruling-unused-starts = To zwykłe pola: tor połączony ma jeden start i jeden dołek.
ruling-start-on-hole-title = Start i dołek na jednym polu
ruling-start-on-hole = Nie wolno. Piłka byłaby w dołku jeszcze przed pierwszym uderzeniem.
ruling-sixth-die-title = Co jest na szóstej kostce?
ruling-sixth-die = Kostka jest niebieska: 1 1 2 2 3 3. Żaden tekst nie podaje jej liczb; karta, która dzieli wynik na pół, sugeruje małe liczby.
ruling-numbers-title = Liczby, których nie podaje żaden tekst
ruling-numbers = Żółta kostka ma liczby od 4 do 9, zielona od 8 do 13, pomarańczowa wielokrotności trójki do 18, a fioletowa kwadraty do 36. To najprostsze ciągi, które zawierają liczby podane w tekstach.
ruling-fifth-card-title = Piąta wydrukowana karta
ruling-fifth-card = n², czyli wynik pomnożony przez siebie. Żaden tekst jej nie podaje; równie dobrze mogłoby to być ×3.
ruling-halving-card-title = Karta „min”
ruling-halving-card = Połowa wyniku, zaokrąglona w górę. Znamy tylko jeden przykład: 5 daje 3.
ruling-round-first-title = Dwie piłki tego samego koloru: okrągła i płaska
ruling-round-first = Najpierw gra okrągła; przy torze wydrukowano tylko kolory.
ruling-start-free-title = Czy dwie piłki mogą ruszyć z tego samego pola?
ruling-start-free = W trybie podstawowym tak: mówią o tym wszystkie instrukcje. W karambolu pole musi być wolne, bo dwie piłki nie mogą leżeć na jednym; instrukcje o tym nie wspominają.
ruling-no-start-free-title = Brak wolnego startu w karambolu
ruling-no-start-free = Uderzenie przepada. Strata jednej rundy to najłagodniejsza kara.
ruling-giving-up-title = Co, gdy ktoś się podda?
ruling-giving-up = Piłki w dołku zachowują wynik, reszcie zapisuje się limit, a gracze, którzy zostali, nic na tym nie tracą. Bieżący tor się liczy, żeby i partia na jednym torze miała wynik.

# Różnice między instrukcjami
ruling-v-figures-title = Rysunki 20 i 41
ruling-v-figures = W instrukcji francuskiej są na nich karty, w niemieckiej i polskiej kostki; droga piłki jest ta sama. Nasze rysunki pokazują jedno i drugie.
ruling-v-rolling-over-title = Przetoczenie się nad dołkiem
ruling-v-rolling-over = Według instrukcji francuskiej wystarczą dwa impulsy za dużo; pozostałe nie podają dokładnej liczby. Przyjmujemy dwa.
ruling-v-players-title = Liczba graczy
ruling-v-players = Wszystkie instrukcje mówią na początku o 2–6 graczach. Oboma rodzajami piłek może grać 12 osób: według francuskiej w karambolu, według niemieckiej i polskiej także w trybie podstawowym. Pozwalamy na to w obu trybach. Francuska zaleca kilka piłek na gracza, pozostałe je dopuszczają.
ruling-v-fork-title = Rozwidlenie
ruling-v-fork = Według instrukcji francuskiej i niemieckiej piłka zawraca; polska odsyła do rysunku.
ruling-v-tall-side-title = Wysokie przeszkody z boku
ruling-v-tall-side = W instrukcji francuskiej i niemieckiej wysokie przeszkody odbijają piłkę jak płaskie, w polskiej jak ściany. U nas to jedno i to samo.
ruling-v-at-once-title = Dwie piłki jednym uderzeniem i niebieska na końcu
ruling-v-at-once = Według wszystkich instrukcji jednym uderzeniem mogą wpaść dwie piłki (rysunek 56). Tylko francuska mówi, że pierwsza wpada natychmiast, i tylko w niej niebieska gra ostatnia (rysunek 55).
ruling-v-along-wall-title = Wzdłuż ściany
ruling-v-along-wall = Instrukcja francuska odróżnia ściany proste i zakrzywione, niemiecka i polska mówią o kształcie. U nas decyduje kształt pól.
ruling-v-turns-title = Kolejność w karambolu
ruling-v-turns = Instrukcje opisują ją różnymi słowami. Gramy po jednym uderzeniu, po kolei.

# Rozstrzygnięcia: Carramboule
ruling-rack-title = Jak leżą bile?
ruling-rack = 9 białych i 9 czarnych leży na przemian w dwóch sześciokątnych pierścieniach wokół królowej, a w każdym jedna biała leży na wprost gracza, który zaczyna. Nie mamy rysunku tego ustawienia. Każda bila jest losowo przesunięta o mniej niż jedną dziesiątą milimetra, więc nie ma dwóch identycznych ustawień.
ruling-measures-title = Jakie są wymiary?
ruling-measures = Tekst ich nie podaje. Nasze są takie jak na planszy do carromu.
ruling-equal-points-title = Równa liczba punktów na końcu
ruling-equal-points = Remis.
ruling-leaving-title = Co, gdy ktoś się podda?
ruling-leaving = Wygrywa drugi gracz. Wyjście z meczu nie uratuje prowadzenia.
ruling-both-last-title = Ostatnie bile obu kolorów jednym strzałem
ruling-both-last = Rundę wygrywa gracz, którego ostatnia bila wpadła pierwsza. Jeśli jednak któraś bila grającego musi wrócić na stół, wygrywa przeciwnik. Tekst nie mówi o takim strzale.
ruling-partie-title = Co znaczy „partie”?
ruling-partie = W opisie szczególnych zakończeń rozumiemy przez to rundę, a nie mecz, bo mowa tam o punktach rundy.
ruling-which-way-title = W którą stronę wolno strzelać?
ruling-which-way = Nigdy w stronę własnej bandy: bila musi ruszyć choć trochę naprzód. Gracze nie chodzą wokół stołu.
ruling-how-hard-title = Jak mocno wolno uderzyć?
ruling-how-hard = Kij porusza się z prędkością do 6 m/s, trafia najwyżej 0,6 promienia od środka bili i może być uniesiony najwyżej o 80°. Poza tymi granicami kij ześlizguje się albo podrzuca bilę, a tego nasz płaski stół nie pokaże.
ruling-direct-title = Jaka jest kara za niedozwolone bezpośrednie zagranie?
ruling-direct = Tekst tego zabrania, ale nie podaje kary; karę z K6 ustaliliśmy sami. Liczy się położenie bil na początku strzału: jeśli bila wtoczy się na linię lub za nią dopiero w trakcie, nie ma faulu.
ruling-breach-no-own-title = Własna bila wbita strzałem wbrew K6
ruling-breach-no-own = Taka bila nie liczy się jako ta, którą trzeba wbić przed królową: wraca na środek, jakby nie wpadła.
ruling-off-table-title = Bila wypada ze stołu
ruling-off-table = Bila wraca na środek; rozgrywającą bierze do ręki ten, kto nią strzelał, a potem gra przeciwnik. Na środek wraca wtedy także niepokryta królowa; pokryta jest już zdobyta.
ruling-centre-title = Gdzie dokładnie jest środek?
ruling-centre = Na środku stołu. Miejsca wokół niego leżą na sześciokątnej siatce, którą tworzyłyby stykające się bile; jej wierzchołki są zwrócone do graczy. Na tej samej siatce leżą pierścienie ustawienia początkowego.
ruling-shot-ends-title = Czy każdy strzał się kończy?
ruling-shot-ends = Tak: symulacja kończy się po 20 000 zdarzeń. Prawdziwy strzał nie potrzebuje nawet jednej dziesiątej z nich.
ruling-queen-when-title = Kiedy można zdobyć królową?
ruling-queen-when = Dopiero gdy w tej rundzie wbijesz własnym strzałem swoją bilę, nawet jeśli ta bila potem wróci na stół. Własna bila może też wpaść tym samym strzałem co królowa, byle przed nią.
ruling-covering-title = Czy przy pokrywaniu królowej liczy się kolejność?
ruling-covering = Nie: własna bila wbita tym samym strzałem pokrywa królową bez względu na kolejność, nawet jeśli wpadnie też bila przeciwnika. Gdy wszystkie bile są już w łuzach, nikt nie widzi, która była pierwsza.
ruling-cue-pending-title = Rozgrywająca wpada, gdy królowa czeka na pokrycie
ruling-cue-pending = Królowa wraca, tak jakby wpadła dopiero tym strzałem.
ruling-adverse-too-title = Rozgrywająca, królowa, własna bila i bila przeciwnika
ruling-adverse-too = Nie ma wyboru: wracają królowa i jedna twoja bila, a potem gra przeciwnik. Po wbiciu bili przeciwnika zawsze tracisz kolejkę.
ruling-several-rows-title = Kilka fauli w jednym strzale
ruling-several-rows = Liczy się ostatni z listy; faule są ułożone od najlżejszego do najcięższego.
ruling-owed-title = Bile do oddania
ruling-owed = Takie bile wracają na koniec strzału, w którym gracz zdobędzie bilę, bez względu na to, kto strzelał.
ruling-cue-with-last-title = Rozgrywająca wpada z ostatnią bilą
ruling-cue-with-last = Zwycięzca rundy zawsze dostaje za to jeden punkt więcej. Tekst instrukcji mówi tak tylko o jednym z przypadków.
ruling-last-with-queen-title = Ostatnia bila, pokryta królowa i rozgrywająca
ruling-last-with-queen = Jeśli grający ma królową pokrytą własną bilą, przeciwnik nie dostaje pięciu punktów. Nie ma też wyboru, bo runda jest skończona.

# Słowa
word-impulse = Impuls
word-impulse-text = Siła, którą daje piłce rzut. Impulsami płaci się za kroki.
word-step = Krok
word-step-text = Ruch ze środka jednego pola na środek sąsiedniego.
word-stroke = Uderzenie
word-stroke-text = Jeden rzut i wszystko, co się po nim dzieje, aż zatrzymają się wszystkie piłki.
word-fairway = Pola gry
word-fairway-text = Pola, po których może toczyć się piłka.
word-body = Bryła
word-body-text = To, co przy odbiciu liczy się jako całość: wszystkie ściany razem albo jedna przeszkoda.
word-mouth = Wlot
word-mouth-text = Otwarty koniec rynny.
word-foot = Podnóże
word-foot-text = Pole na ziemi przed pochylnią.
word-deck = Część płaska
word-deck-text = Równy odcinek na górze wysokiej przeszkody.
word-carom = Karambol
word-carom-text = Piłka trafia w inną i oddaje jej swoje impulsy.
word-settle = Zatrzymać się
word-settle-text = Zakończyć ruch: stanąć, wpaść do dołka, stoczyć się albo spaść przez dziurę.
word-camp = Linia obozu
word-camp-text = Linia w Carramboule, z której gracz wykonuje strzały.
word-cover = Pokryć
word-cover-text = Zapewnić sobie królową, wbijając własną bilę.
word-owe = Bila do oddania
word-owe-text = Bila, którą gracz ma oddać za karę, gdy tylko jakąś zdobędzie.
rules-keys-search = szukanie w zasadach
