# Zasady: każda reguła i każde rozstrzygnięcie słowami. Wiersz zaczynający się od – to punkt listy.
rules-title = Zasady gry
rules-sub = Obie gry, wszystkie reguły, ruchome rysunki
rules-lead = Dwie gry, jedna książeczka. Każda reguła jest tu opisana prostymi słowami, a obok są rysunki: naciśnij odtwarzanie i patrz, jak toczy się piłka.
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-search-hint = Słowo, reguła (S4) albo rysunek (20)
rules-search-clear = Wyczyść szukanie
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
rules-pages = Przewróć stronę
rules-next = Dalej
rules-figures = Rysunki
rules-ruling = Nasze rozstrzygnięcie
rules-link = Odnośnik do reguły { $rule }
rules-unknown = W zasadach nie ma „{ $rule }”
rules-unknown-text = Poszukaj słowa powyżej albo wybierz ze spisu treści.
rules-first = Do pierwszego rozdziału
rules-open = Otwórz w zasadach gry
rules-print = Drukuj rozdział
rules-print-whole = Drukuj całą książkę
rules-print-preparing = Przygotowuję książkę …
rules-learn = Nauka przez grę
rules-learn-text = Dziesięć krótkich kroków na planszy: najszybszy początek.

# Rysunki
figure-number = Rysunek { $number }
figure-play = Odtwórz
figure-pause = Zatrzymaj
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
figure-loading = Rysunek powstaje …
figure-failed = Nie można pokazać rysunku: { $problem }
figure-ball-steps = { $ball }: { $left ->
        [0] nie został żaden impuls
        [one] został 1 impuls
        [few] zostały { $left } impulsy
        [many] zostało { $left } impulsów
       *[other] zostało { $left } impulsu
    }
figure-ball-rebounds = { $ball } się odbija
figure-ball-caroms = { $ball } trafia: { $other }
figure-ball-rests = { $ball } się zatrzymuje
figure-ball-token = { $ball } bierze żeton
figure-ball-holed = { $ball } wpada do dołka
shot-K1 = Ustawienie na początek rundy: pośrodku królowa, wokół niej sześć bil, a wokół nich dwanaście. Zaczynają białe, z dolnej linii.
shot-K5 = Bila rozgrywająca rusza z linii obozu, trafia białą i biała wpada.
shot-K6 = Biała leży za własną linią. Przez przeciwległą bandę wolno ją zagrać.
shot-Q2 = Wpada biała, potem królowa: zakryta tym samym strzałem.
shot-K-F2 = Bila rozgrywająca niczego nie trafia i wpada: faul.
figure-piece-moves = Przeszkoda się porusza

minute = Jak grać: w minutę
minute-golf-roll = Wybierz kostkę i rzuć: tyle impulsów popchnie twoją piłkę.
minute-golf-roll-on = Wybierz jeden z sześciu kierunków. Każdy krok kosztuje impuls; odbicia od ścian są za darmo.
minute-golf-hole = Piłka wpada, gdy zatrzyma się na dołku. Jeden impuls za dużo jest wybaczony, z dwoma przetoczy się dalej.
minute-golf-win = Wygrywa, kto na wszystkich torach razem potrzebuje najmniej uderzeń.
minute-carramboule-place = Połóż bilę rozgrywającą na swojej linii, wyceluj i uderz.
minute-carramboule-own = Wbijesz bilę swojego koloru, grasz dalej; inaczej kolej przeciwnika. Bila rozgrywająca ma zostać na stole.
minute-carramboule-queen = Czerwona królowa daje pięć punktów, jeśli masz już własną bilę i przykryjesz ją następną.
minute-carramboule-win = Oczyść stół ze swojego koloru: każda bila, która zostanie przeciwnikowi, to punkt. Gra się do 29.

# Rozdziały
chapter-boxes = Co jest w pudełkach
chapter-boxes-intro = Dwa pudełka minigolfa, gra podstawowa i dodatek; oraz to, czego potrzeba do stołu Carramboule.
chapter-board = Plansza i pola
chapter-board-intro = Tor to łąka z sześciokątów między drewnianymi ścianami.
chapter-stroke = Uderzenie
chapter-stroke-intro = Wybierz kostkę, rzuć, wybierz kierunek: resztę piłka zrobi sama.
chapter-rebounds = Odbicia
chapter-rebounds-intro = Odbicie nic nie kosztuje. O kierunku decyduje to, czego piłka w tej chwili dotyka.
chapter-slowing = Piasek i woda
chapter-slowing-intro = Na piasku kroki są drogie, woda kończy uderzenie.
chapter-flat = Płaskie przeszkody
chapter-flat-intro = Drewniane kształty, które się omija – albo przez które się przejeżdża.
chapter-tall = Wysokie przeszkody
chapter-tall-intro = Mosty i rampy: pod górę drogo, w dół za darmo.
chapter-moving = Ruchome przeszkody i żetony
chapter-moving-intro = Z dodatku: przeszkody, które odpowiadają na pchnięcie, i żetony, które poprawiają wynik. Zostają tak, jak je zostawiono, dopóki wszyscy nie skończą toru; potem ustawia się wszystko od nowa.
chapter-carom = Piłki się spotykają
chapter-carom-intro = W karambolu piłki dzielą tor, a także impulsy.
chapter-courses = Tory zmienione i połączone
chapter-courses-intro = Od gołego toru do planszy własnego pomysłu.
chapter-game = Gra
chapter-game-intro = Piłki, kolejność, uderzenia i wyniki.
chapter-versions = Czym różnią się książeczki
chapter-versions-intro = Zasady istnieją po francusku, niemiecku i polsku i nie zawsze mówią to samo. Oto, co przyjęliśmy.
chapter-setup = Stół i mecz
chapter-setup-intro = Białe przeciw czarnym, a pośrodku czerwona królowa.
chapter-shot = Strzał
chapter-shot-intro = Kładziesz bilę rozgrywającą na swojej linii, celujesz i uderzasz. Dopóki bez faulu wbijasz bile swojego koloru, grasz dalej; liczy sędzia.
chapter-queen = Królowa
chapter-queen-intro = Pięć punktów, na które trzeba zasłużyć dwa razy: wbić i zakryć.
chapter-fouls = Faule
chapter-fouls-intro = Jeśli pasuje kilka, rozstrzyga ostatni. Wracają zdobyte bile w kolorze grającego, także te z tego strzału. Kto ich nie ma, jest je winien; wracają na koniec strzału, który przyniesie mu zdobytą bilę. Bilę niesłusznie zagraną bezpośrednio (K6) ocenia się najpierw: własne bile i królowa wracają, reszta strzału liczy się tak, jakby nie wpadły, a kolej przechodzi.
chapter-ends = Koniec rundy
chapter-ends-intro = Runda kończy się, gdy ze stołu zniknie jeden kolor.
chapter-measures = Stół w liczbach
chapter-measures-intro = Kwadrat o boku 74 cm, w każdym rogu łuza o średnicy 45 mm, która od wewnątrz dotyka obu band. Bile mają 30 mm i 20 g, wszystkie jednakowe; bila wpada, gdy jej środek jest nad łuzą. Linie obozów leżą 10 cm od bandy i mają 50 cm długości. Wszystko to są dane i można je zmienić.
chapter-words = Słowniczek
chapter-words-intro = Co mamy na myśli, gdy mówimy …

# Pudełka
box-base = Gra podstawowa
box-ext = Dodatek
box-boards = Plansze i drobne elementy
box-boards-text = Obok każdego toru widać jego kolejność gry. Na planszach są też licznik uderzeń, sześć kierunków i liczby z kostek.
box-board-base = Gra podstawowa: tory od 1 do 6
box-board-inside = Wewnątrz pudełka gry podstawowej: tor 7
box-board-ext = Dodatek: tory 8 i 9
box-thing-marker = Znacznik pozycji
box-thing-marker-text = Pokazuje, gdzie leżała piłka przed uderzeniem. Można się bez niego obejść.
box-thing-pusher = Przesuwacz piłek
box-thing-pusher-text = Przesuwa piłki po planszy.
box-thing-slider = Suwak
box-thing-slider-text = Po jednym w każdym pudełku, do licznika uderzeń.
box-thing-block = Bloczek wyników
box-thing-block-text = Do zapisywania wyników.
box-thing-booklets = Zeszyt
box-thing-booklets-text = W każdym pudełku jeden z zasadami i jeden z rysunkami.
box-dice = Kostki
box-dice-text = Każda kostka ma swój zakres; tu widać wszystkie sześć ścianek. Do każdego uderzenia wybierasz jedną.
box-die-faces = Kostka { $die }: { $faces }
box-cards = Karty
box-cards-text = Karta zamienia liczbę n z białej kostki na impulsy. Szósta jest pusta: sami piszecie jej zasadę, n plus albo razy coś, lub sześć liczb.
box-card-faces = Karta { $card }: z 1 do 6 robi się { $faces }
box-card-blank = pusta
box-balls = Piłki
box-balls-text = Sześć kolorów, każdy z własnym wzorem, każdy jako piłka okrągła i płaska.
box-pieces = Przeszkody
box-piece-count = × { $count }
box-channel = można położyć z rynną
box-tokens = Żetony
box-tokens-text = Obniżają wynik: leżą na torze i należą do piłki, która po nich przejedzie.
box-token = { $count } × { $value }
box-counter = Licznik
box-counter-text = Listwa z dziesięcioma miejscami i suwakiem; powyżej dziesięciu zaczyna od nowa (11–20, 21–30).
box-carramboule = Carramboule
box-carramboule-text = Kwadratowy stół z czterema łuzami, 9 białych i 9 czarnych bil, czerwona królowa, żółta bila rozgrywająca i kij dla każdego.
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
rule-B1 = Plansza to siatka sześciokątów stojących na wierzchołku. Z każdego pola prowadzi sześć kierunków: wschód, północny wschód, północny zachód, zachód, południowy zachód i południowy wschód.
rule-B2-title = Tor
rule-B2 = Tor składa się z pól gry. Sześć z nich to pola startowe, jedno to dołek. Wszystko inne jest pełne: prosta albo zaokrąglona ściana. Piłka leży zawsze na środku pola; przetoczenie się z jednego środka na następny to krok.
rule-B3-title = Na dole i na górze
rule-B3 = Tam, gdzie stoi wysoka przeszkoda, są dwa poziomy: ziemia i góra. Dwie piłki na tym samym polu, ale na różnych poziomach, się nie spotykają.
rule-B4-title = Kilka torów na jednej planszy
rule-B4 = Tory od 1 do 6 leżą na planszy podstawowej, 8 i 9 na planszy dodatku; 7 ma własną. Mają wspólną siatkę, więc przeszkody można kłaść w poprzek ścian między nimi (L1).

# Uderzenie
rule-S1-title = Jak się uderza
rule-S1 =
    Wybierz kostkę, rzuć nią i dopiero wtedy wybierz jeden z kierunków otwartych dla twojej piłki. Wyrzucona liczba to liczba impulsów.
    Z kartami wybierasz kartę albo żadnej i rzucasz białą kostką; karta zamienia liczbę na impulsy, bez karty liczy się sama liczba.
    Gra się kostkami, kartami albo jednym i drugim.
rule-S2-title = Które kierunki są otwarte
rule-S2 = Możesz wybrać każdy kierunek, w którym droga nie jest zablokowana. Piłka na następnym polu jej nie blokuje. W rynnie, na wysokiej przeszkodzie i pod mostem otwarte są tylko drogi tej ścieżki. Jeśli nic nie jest otwarte albo pierwszego kroku nie da się opłacić, uderzenie i tak się liczy, a piłka zostaje.
rule-S3-title = Ile kosztuje krok
rule-S3 =
    Liczy się, gdzie krok się zaczyna:
    – zwykłe pole, start, rynna, pod mostem lub drzwiami: 1 impuls
    – po płaskiej części mostu: 1
    – na dołku albo na dziurze w moście: 2, z tego jeden za krawędź
    – na piasku: 2
    – w wodzie: 3
    – pod górę, czyli na pochylnię, po niej, z niej na most lub wyższy poziom: 2, z wody 3
    – w dół: nic; kto jednak opuszcza piasek, wodę, dołek lub dziurę w moście, i tak za to płaci
rule-S4-title = Jak toczy się piłka
rule-S4 =
    Krok po kroku, zawsze te same pytania:
    – Nie ma już impulsów? Piłka się zatrzymuje.
    – Droga zablokowana? Odbija się za darmo i toczy w nowym kierunku, a trafiona ruchoma przeszkoda reaguje. Jeśli jednak reszta nie wystarcza, by opuścić to podłoże, piłka zostaje.
    – Na następnym polu leży piłka? Ta się zatrzymuje, a cała reszta przechodzi na tamtą.
    – Krok kosztuje więcej, niż zostało? Piłka się zatrzymuje, reszta przepada.
    – W innym razie robi krok, płaci, zabiera leżący tam żeton i toczy się dalej – chyba że zatrzyma ją woda lub drzwi.
rule-S5-title = Gdzie piłka się zatrzymuje
rule-S5 = Na dołku wpada i kończy: gdy impulsów było w sam raz albo o jeden za dużo; przy dwóch za dużo przetacza się dalej. Z pochylni stacza się na pole przed nią i tam się zatrzymuje; staje przed miejscem zajętym lub zablokowanym. Przez dziurę w moście spada na pole pod spodem i tam się zatrzymuje, także w dołku; jeśli leży tam piłka, zostaje na górze. Wszędzie indziej po prostu staje.
rule-S6-title = Każde uderzenie się kończy
rule-S6 = Jeśli piłka wraca na to samo miejsce, w tym samym kierunku i z tą samą liczbą impulsów, a nic nie wydano ani nie poruszono, jest zaklinowana: impulsy przepadają i piłka się zatrzymuje.

# Odbicia
rule-R1-title = Czego dotyka piłka
rule-R1 = Drogę blokują ściany, pełne przeszkody, przeszkody z rynną i wysokie poza swoimi wjazdami, walce, kołowroty, przewracacze, słupki drzwi oraz zamknięte drzwi od tyłu. Piłka dotyka tego, co blokuje ją na wprost i na dwóch polach skośnie z przodu. Wjazdu, z którego mogłaby skorzystać, nie dotyka; to, co leży z boku, się nie liczy. Wszystkie ściany są jednym ciałem, każda przeszkoda jest jednym ciałem.
rule-R2-title = Dwa ciała naraz
rule-R2 = Gdy piłka dotyka naraz dwóch różnych ciał, na przykład przeszkody i ściany, zawraca.
rule-R3-title = Jedno ciało: lustro, powrót, kontur
rule-R3 =
    Decydują dwa pola skośnie z przodu:
    – żadne albo oba są zablokowane, szpic lub kieszeń: piłka zawraca.
    – tylko jedno, a to samo ciało biegnie też wzdłuż boku piłki: podąża ona za konturem i skręca o 60°.
    – tylko jedno, a ściana jest tam zaokrąglona: piłka zawraca.
    – tylko jedno, a ściana jest prosta: jak od lustra, piłka skręca o 120°.
rule-R4-title = Gdy nowa droga też jest zablokowana
rule-R4 = Wtedy piłka zawraca.
rule-R5-title = Wydrukowane strzałki
rule-R5 = Tor może mieć przy ścianach strzałki: kto nadchodzi w jednym kierunku, odchodzi w drugim. Strzałka jest ważniejsza niż R2 do R4. Jeśli jej wyjście jest akurat zablokowane, piłka zawraca.
rule-R6-title = Gdzie ściana się cofa
rule-R6 = Piłka, która toczyła się wzdłuż ściany, jedzie prosto, gdy ściana się cofa: droga jest wolna, nie ma o czym decydować.

# Piasek i woda
rule-W1-title = Woda
rule-W1 = Piłka, która wjeżdża do wody z suchego pola, staje na pierwszym mokrym, choćby uderzenie było najsilniejsze. W następnym uderzeniu każdy krok zaczynający się w wodzie kosztuje 3. Z wody do wody nic jej nie zatrzymuje; kto wyjdzie i wróci, znów staje.
rule-W2-title = Piasek, i gdzie wolno je kłaść
rule-W2 = Każdy krok zaczynający się na piasku kosztuje 2. Piasek lub woda zajmuje 3, 4 albo 5 połączonych pól, ale nie dołek, nie start i nie pole pod inną przeszkodą. Najlepiej przy ścianie lub przeszkodzie.

# Płaskie przeszkody
rule-F1-title = Pełna albo z rynną
rule-F1 = Płaska przeszkoda zajmuje jedno lub kilka pól. Położona jako pełna jest zamknięta ze wszystkich stron. Z rynną wpuszcza piłkę tylko przez wlot i tylko w kierunku rynny; z innych stron jest pełna. Pojedyncze pole jest zawsze pełne.
rule-F2-title = Wzdłuż ścieżki
rule-F2 = W rynnie i na górze wysokiej przeszkody piłka jedzie prosto, jeśli może. Jeśli nie, a dalej prowadzi dokładnie jeden zakręt o 60°, podąża nim; to nie jest odbicie. W pozostałych razach, na rozwidleniu lub przy zamkniętym wyjeździe, zawraca. Może zatrzymać się w środku i wtedy gra się ją dowolną drogą ścieżki.
rule-F3-title = Częściowo na ścianie
rule-F3 = Płaska lub wysoka przeszkoda może leżeć częściowo na ścianie albo za nią. Zakryte pola ściany należą do przeszkody i nie są już zaokrąglone; reszta pozostaje ścianą.

# Wysokie przeszkody
rule-T1-title = Na górę i na drugą stronę
rule-T1 = Wysoka przeszkoda to droga nad ziemią: na końcach pochylnie, między nimi część płaska. Wjeżdża się z pola przed pochylnią, czyli od podnóża, prosto pod górę. Na skrzyżowaniu piłka jedzie prosto; jeśli tam stanie, można ją zagrać obiema drogami.
rule-T2-title = Pod spodem
rule-T2 = Na ziemi przeszkoda jest pełna, poza przejazdami pod niektórymi częściami, które można przeciąć w określonych kierunkach. Pod mostem piłka jest na ziemi; jeśli tam stanie, gra się ją w tych kierunkach.
rule-T3-title = Zjazd
rule-T3 = Piłka stacza się za darmo do podnóża i jedzie stamtąd dalej z tym, co zostało. Jeśli podnóże jest zablokowane, bo trafił tam walec, zawraca.
rule-T4-title = Dziura w moście
rule-T4 = Opuszczenie jej kosztuje tyle, co dołka na torze. Piłka, która się na niej zatrzyma, spada. Pod dziurą musi być pole gry.
rule-T5-title = Piłka u podnóża
rule-T5 = Piłka zjeżdżająca na piłkę u podnóża oddaje resztę impulsów i czeka na pochylni, nawet gdy tamta odjedzie. Gra się ją stamtąd, w górę lub w dół.
rule-T6-title = Rampy między poziomami
rule-T6 = Na torze 7 rampy łączą niższy poziom z wyższym. To same pochylnie; piłka, która się na nich zatrzyma, stacza się na dół.

# Ruchome przeszkody i żetony
rule-D1-title = Walec
rule-D1 = Piłka wraca, a walec przetacza się o jedno pole w kierunku pchnięcia, jeśli jest wolne: pole gry bez dołka, startu, piłki i przeszkody; piasek, woda i żetony nie przeszkadzają.
rule-D2-title = Kołowrót
rule-D2 = Ma nieruchomą piastę i ramię na jednym z sześciu pól wokół. Gdy piłka trafi w ramię z jednego z dwóch pól graniczących i z piastą, i z ramieniem, skręca o 120° od piasty (albo zawraca, gdy ta droga jest zablokowana), a ramię obraca się o 60° w stronę pchnięcia, jeśli ma miejsce. Każde inne trafienie zawraca piłkę i niczego nie porusza. Żeby go ustawić, piasta i ramię muszą leżeć na gołych polach, a pozostałe pięć pól wokół musi być wolnych.
rule-D3-title = Przewracacz
rule-D3 = Piłka wraca, a pionowa część pada na drugą stronę, na dwa następne pola, jeśli oba są wolne; w przeciwnym razie stoi dalej. Przewrócona jest pełną przeszkodą na dwa pola, osobnym ciałem obok podstawy; żeton pod nią jest nieosiągalny.
rule-D4-title = Drzwi
rule-D4 = Słupek, dwie klapy, słupek. Słupek zawraca piłkę. Od tyłu zamknięte drzwi są ścianą. Od strony otwierania piłka, którą stać na krok, podnosi klapę i staje pod nią, ile by jej nie zostało; następnym uderzeniem może pojechać wszędzie, gdzie nic nie blokuje. Otwarte drzwi są dla wszystkich zwykłym polem. Są otwarte, dopóki piłka jest pod klapą lub na jednym z trzech pól za nimi, i zamykają się natychmiast, gdy nie ma tam żadnej.
rule-D5-title = Żetony
rule-D5 = −1 niebieski, −2 czerwony, −3 żółty. Leżą na polach gry, nie na starcie ani dołku, tak jak mówi tor, albo rozsypane za zgodą graczy. Piłka, która wjedzie na pole, zabiera żeton bez zwalniania; liczy się on właścicielowi piłki. Wraca dopiero, gdy wszyscy skończą tor. Może dzielić pole z piaskiem, wodą, rynną lub przejazdem, z niczym innym.

# Piłki się spotykają
rule-C1-title = Piłka uderza w piłkę
rule-C1 = Piłka, która na następnym polu zastaje inną, staje, a wszystkie pozostałe impulsy przechodzą na tamtą; ta jedzie dalej w tym samym kierunku według zwykłych reguł. Za krok, którego nie zrobiono, nie płaci się nawet na piasku, w wodzie i na dołku.
rule-C2-title = Rzędy i ściany
rule-C2 = Rząd piłek przekazuje impulsy na swój koniec. Trafiona piłka odbija się jak każda inna; jeśli wróci do tej, która ją trafiła, impulsy wracają i tamta odjeżdża w drugą stronę.
rule-C3-title = Najpierw stanąć, potem się toczyć
rule-C3 = Uderzająca piłka zatrzymuje się, zanim ruszy trafiona. Jeśli jest na dołku, od razu wpada.
rule-C4-title = Do dołka dzięki innym
rule-C4 = Piłka wbita do dołka cudzym uderzeniem jest w nim w bieżącej rundzie: właściciel zapisuje jej numer.

# Tory
rule-L1-title = Tory zmienione i połączone
rule-L1 = Tor zmieniony to jeden z dziewięciu z przeszkodami. Tor połączony scala kilka wysokimi przeszkodami lub rynnami położonymi w poprzek ścian; ma jeden start i jeden dołek, a te z pozostałych torów są zwykłymi polami.
rule-L2-title = Przesunięty start i dołek
rule-L2 = Dodatek ma znaczniki startu z sześciu pól, które można obracać i odwracać, oraz dołka. Zastępują to, co wydrukowane.
rule-L3-title = Jaki musi być tor
rule-L3 =
    Tor ma dokładnie sześć pól startowych i jeden dołek, a do dołka musi dać się dojść z każdego startu. Nie wolno:
    – startu pod przeszkodą ani dołka pod czymś innym niż dziura w moście lub przejazd
    – dwóch przeszkód na jednym polu, poza żetonami
    – piasku, wody ani kołowrotu tam, gdzie nie pozwalają W2 lub D2; dziury w moście nad ścianą
    – podnóża pochylni poza torem lub pod czymś innym niż piasek, woda, żeton
    – ruchomych przeszkód, piasku, wody i żetonów poza torem; strzałki, gdzie nie ma wydrukowanej ściany, ani dwóch w jednym miejscu
    Inne rzeczy tylko się odradza: więcej niż pięć przeszkód na torze, ślepe zaułki, wlot przy ścianie, wysokie i ruchome przeszkody w karambolu.

# Gra
rule-G1-title = Gracze i piłki
rule-G1 = Od jednej do dwunastu piłek: sześć kolorów, okrągłe i płaskie. Do sześciu graczy z jednym rodzajem, do dwunastu z dwoma. W karambolu dwóch lub trzech graczy niech lepiej weźmie po dwie albo trzy piłki.
rule-G2-title = Kolejność
rule-G2 = Na każdym torze wydrukowano kolejność kolorów. Te, którymi nikt nie gra, się pomija; z jednego koloru najpierw gra piłka okrągła.
rule-G3-title = Tryb zwykły i karambol
rule-G3 = W trybie zwykłym jedna piłka gra uderzenie za uderzeniem, sama, aż wpadnie do dołka lub wyczerpie limit; potem następna. W karambolu, od dwóch piłek, każda gra po jednym uderzeniu, runda za rundą, i wszystkie zostają na torze; licznik przesuwa się, gdy zagrali wszyscy.
rule-G4-title = Skąd się zaczyna
rule-G4 = Z pierwszym uderzeniem na torze wybierasz jedno z sześciu pól startowych. W trybie zwykłym inni mogli wybrać to samo; w karambolu musi być wolne. Jeśli żadne nie jest, uderzenie przepada.
rule-G5-title = Limit i licznik
rule-G5 = Dziesięć uderzeń na tor albo tyle, ile ustalicie (1 do 99; 20 lub 30 pasuje do torów połączonych). Piłka, która nie wpadła, dostaje limit. Licznik ma dziesięć miejsc, używanych znowu dla 11 do 20 i 21 do 30.
rule-G6-title = Wynik
rule-G6 = Zapisuje się uderzenie (w karambolu rundę), w którym piłka wpadła do dołka, albo limit, oraz zabrane żetony. Kilka piłek się sumuje. Wygrywa najmniejsza suma ze wszystkich torów; równe sumy dzielą miejsce.
rule-G7-title = Partia
rule-G7 = Dowolne tory, ile chcecie. Na pierwszy raz tor 1, potem od 2 do 6; później sześć zwykłych i sześć zmienionych albo piętnaście zmienionych.
rule-G8-title = Poddanie partii
rule-G8 = Kto się poddaje albo komu skończył się czas, odchodzi z partii. Co na bieżącym torze wpadło do dołka, zachowuje wynik; pozostałe piłki gracza schodzą z toru i dostają limit, tu i na każdym torze, który jeszcze będzie grany, oraz zabrane żetony. Przeszkody zostają, jak stoją; zamykają się tylko drzwi, które trzymała otwarte wyłącznie taka piłka. Gracz zajmuje miejsce za wszystkimi, którzy zostali. Gdy z kilku graczy zostaje jeden, partia się kończy; bieżący tor liczy się tak, jak stoi, a piłki tego gracza, które jeszcze nie wpadły, nie dostają nic.

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
