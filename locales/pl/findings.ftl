# Co jest nie tak w pliku toru albo mogłoby być lepsze; przed zdaniem stoi miejsce w pliku.

# Po pierwszej uwadze o pliku, gdy pozostałych się nie podaje
finding-more = (i jeszcze { $count }; wszystkie podaje carambole check)

# Dla pliku bez uwag
finding-none = brak uwag

# Części plików jako podmioty zdań o ich kluczach
finding-part-course = tor
finding-part-inner-course = tor w innym pliku
finding-part-names = `names`
finding-part-piece = element
finding-part-shape = element { $shape }
finding-part-token = żeton
finding-part-arrow = strzałka
finding-part-box = ten plik
finding-part-entry = wpis

# Plik jako tekst
finding-file-unreadable = tego pliku nie da się odczytać: { $reason }
finding-file-too-large = plik toru może mieć 1 MiB; ten jest dłuższy i nie będzie czytany
finding-not-utf8 = to nie jest tekst w UTF-8; zapisz tor jako zwykły UTF-8
finding-not-toml = to nie jest poprawny TOML ({ $reason }); popraw ten wiersz
finding-unknown-key = { $part } nie ma klucza `{ $key }`; klucze to { $known }
finding-missing-key = { $part } wymaga klucza `{ $key }`; dodaj go
finding-not-text = `{ $key }` musi być tekstem w cudzysłowie
finding-not-table = `{ $key }` musi być tabelą: [{ $key }], a pod nią jej klucze
finding-not-boolean = `{ $key }` musi mieć wartość true albo false
finding-not-integer = `{ $key }` musi być liczbą całkowitą od { $low } do { $high }
finding-not-list = `{ $key }` musi być listą w [ ]
finding-too-many-entries = liczba wpisów w `{ $key }` to { $count }; najwyżej { $most }
finding-too-few-entries = liczba wpisów w `{ $key }` to { $count }; potrzeba { $least }
finding-not-tables = `{ $key }` zapisuje się jako [[{ $key }]], a pod spodem klucze
finding-not-pair = `{ $key }` musi być parą współrzędnych [x, y]
finding-odd-cell = nie ma pola { $x },{ $y }: suma x + y musi być parzysta; przesuń o jeden w lewo lub w prawo
finding-not-one-of = `{ $key }` musi być jednym z { $words }

# Co mówi plik toru
finding-format = `format` musi mieć wartość 1, innego formatu nie ma
finding-control-character = w `{ $key }` jest znak sterujący; napisz jeden wiersz zwykłego tekstu
finding-text-length = `{ $key }` musi mieć od 1 do { $most } znaków
finding-not-colour = to nie jest kolor; użyj orange, green, yellow, blue, violet, red
finding-colour-twice = { $colour } jest w `order` dwa razy; podaj każdy kolor raz
finding-order-incomplete = `order` musi wymieniać każdy z sześciu kolorów raz
finding-end-beside-map = `{ $key }` należy do układu z `on`; zaznacz to na mapie albo połóż { $key }-marker
finding-origin-beside-on = układ z `on` nie ma `origin`; usuń je
finding-map-and-on = tor ma albo `map`, albo `on`, nie oba; usuń jedno
finding-no-ground = tor wymaga `map` albo `on` z nazwami istniejących torów; dodaj jedno
finding-course-twice = tor { $course } jest w `on` dwa razy; wystarczy raz
finding-no-courses = `on` musi wymieniać przynajmniej jeden tor
finding-map-quotes = zapisz mapę między ''' a ''', a po pierwszych cudzysłowach zacznij nowy wiersz
finding-map-too-long = liczba wierszy mapy to { $count }; najwyżej { $rows } po { $columns } znaków
finding-map-too-wide = ten wiersz mapy jest za długi; najwyżej { $columns } znaków
finding-map-tab = na mapie jest tabulator; użyj spacji
finding-map-sign = mapa zna . s o # % i spację, a nie `{ $sign }`
finding-map-between = kolumna { $column } wiersza { $row } mapy leży między dwoma polami (suma musi być parzysta); przesuń o jeden
finding-no-shape = nie ma elementu `{ $shape }`; są { $known }
finding-no-channel-here = { $shape } nie ma rynny; usuń `channel`

# Jak części toru do siebie pasują
finding-course-id = `{ $course }` nie jest nazwą toru; podaj nazwę jego pliku bez .toml
finding-course-unknown = toru { $course } nie można użyć: nie ma go tutaj
finding-course-broken = toru { $course } nie można użyć: { $course }.toml:{ $reason }
finding-course-is-layout = tor { $course } sam jest układem; `on` przyjmuje tory, które mają mapę
finding-other-board = tor { $course } nie leży na tej samej planszy co pozostałe; łącz tylko tory o tym samym `board`
finding-fairway-twice = tor { $course } zajmuje { $cell }, gdzie leży już inny tor; przesuń jego początek
finding-too-much-fairway = liczba pól toru to { $count }; najwyżej { $most }
finding-too-many-pieces = liczba elementów na tym torze to { $count }; najwyżej { $most }
finding-cannot-lie = { $shape } nie może tak leżeć
finding-map-empty = mapa jest pusta; narysuj tor znakami . s o # %
finding-far-off = { $piece } leży daleko od planszy; przesuń na tor
finding-board-too-large = plansza jest za duża; najwyżej { $columns } półkolumn na { $rows } wierszy
finding-marker-off = { $cell } leży poza torem, więc nie może tam być znacznika; przesuń go
finding-end-not-on = `{ $key }` musi być jednym z torów w `on`
finding-whose-end = połączono kilka torów; napisz, który się liczy: { $key } = "…", albo połóż { $key }-marker
finding-start-count = tor ma dokładnie sześć pól startu (`s`), licząc znaczniki; tu jest ich { $count }
finding-hole-count = tor ma dokładnie jeden dołek (`o`), licząc znaczniki; tu jest ich { $count }

# Czego zabraniają zasady
finding-off-fairway = { $piece } leży poza torem na polu { $cell }; przesuń
finding-both-on = { $piece } i { $other } leżą na tym samym polu { $cell }; przesuń jeden z elementów
finding-on-end = { $piece } leży na starcie lub dołku na polu { $cell }; przesuń
finding-blob-size = { $piece } musi zajmować 3, 4 lub 5 różnych pól
finding-blob-apart = pola elementu { $piece } muszą się stykać
finding-foot-off = stopa elementu { $piece } na polu { $cell } nie stoi na torze; przesuń element
finding-foot-under = stopa elementu { $piece } na polu { $cell } leży pod elementem { $other }; przesuń jeden z nich
finding-deck-hole-off = dziura w elemencie { $piece } na polu { $cell } musi leżeć nad torem; przesuń element
finding-spinner-bare = { $piece } wymaga gołego toru na polu { $cell }; zwolnij to pole
finding-spinner-room = { $piece } wymaga wolnego toru dookoła osi, także na polu { $cell }; przesuń
finding-covers-start = { $piece } zakrywa pole startu { $cell }; przesuń
finding-covers-hole = { $piece } zakrywa dołek na polu { $cell }; może to tylko przejazd pod spodem albo dziura w pomoście
finding-hole-on-start = dołek leży na polu startu { $cell }; przesuń jedno z nich
finding-arrow-no-wall = na polu { $cell } w kierunku { $direction } piłki nie zatrzymuje żadna wydrukowana ściana; przesuń strzałkę
finding-arrow-twice = na polu { $cell } jest już strzałka w kierunku { $direction }; usuń jedną
finding-out-of-reach = ze startu { $cells } dołek jest poza zasięgiem; otwórz drogę

# Co mogłoby być lepsze
finding-home-base = gra podstawowa
finding-home-ext = rozszerzenie
finding-too-many = { $home } zawiera tylko { $count } × { $shape }; tu leży { $lie }
finding-crowded = przeszkód na torze { $course }: { $count }; przy ponad { $most } trudno go odczytać
finding-dead-ends = piłka może stanąć tam, gdzie dołek jest poza zasięgiem: { $some }
finding-unreached = na te pola nie dotrze żadna piłka: { $some }
finding-mouth-at-wall = wylot elementu { $piece } na polu { $cell } wychodzi na ścianę
finding-sent-back = piłka, która zjeżdża z elementu { $piece } na pole { $cell }, wraca prosto z powrotem
finding-made-for = { $piece } pasuje tylko do toru { $course }
finding-no-company = { $piece } nie dotyka ściany ani przeszkody; połóż przy którejś
