# Co jest nie tak w pliku toru albo mogłoby być lepsze; przed zdaniem stoi miejsce w pliku.

# Po pierwszej uwadze o pliku, gdy pozostałych nie widać
finding-more = (i jeszcze { $count }; wszystkie pokaże carambole check)

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
finding-file-too-large = plik toru może mieć najwyżej 1 MiB; ten jest większy, więc nie został wczytany
finding-not-utf8 = to nie jest tekst w UTF-8; zapisz tor jako zwykły UTF-8
finding-not-toml = to nie jest poprawny TOML ({ $reason }); popraw ten wiersz
finding-unknown-key = { $part } nie ma klucza `{ $key }`; dozwolone klucze: { $known }
finding-missing-key = { $part } wymaga klucza `{ $key }`; dodaj go
finding-not-text = `{ $key }` musi być tekstem w cudzysłowie
finding-not-table = `{ $key }` musi być tabelą: [{ $key }], a pod nią jej klucze
finding-not-boolean = `{ $key }` musi mieć wartość true albo false
finding-not-integer = `{ $key }` musi być liczbą całkowitą od { $low } do { $high }
finding-not-list = `{ $key }` musi być listą w [ ]
finding-too-many-entries = `{ $key }`, liczba wpisów: { $count }; dozwolonych jest najwyżej { $most }
finding-too-few-entries = `{ $key }`, liczba wpisów: { $count }; potrzeba co najmniej { $least }
finding-not-tables = `{ $key }` musi być zapisane jako [[{ $key }]], a pod spodem klucze
finding-not-pair = `{ $key }` musi być parą współrzędnych [x, y]
finding-odd-cell = nie ma pola { $x },{ $y }: suma x + y musi być parzysta; zmień x o 1
finding-not-one-of = `{ $key }` musi mieć jedną z wartości: { $words }

# Co mówi plik toru
finding-format = `format` musi mieć wartość 1, bo nie ma innego formatu
finding-control-character = w `{ $key }` jest znak sterujący; zapisz to jako jeden wiersz zwykłego tekstu
finding-text-length = `{ $key }` musi mieć od 1 do { $most } znaków
finding-not-colour = to nie jest kolor; użyj orange, green, yellow, blue, violet, red
finding-colour-twice = { $colour } jest w `order` dwa razy; podaj każdy kolor raz
finding-order-incomplete = `order` musi wymieniać każdy z sześciu kolorów raz
finding-end-beside-map = `{ $key }` może być tylko w układzie z `on`; zaznacz odpowiednie miejsce na mapie albo połóż element `{ $key }-marker`
finding-origin-beside-on = układ z `on` nie ma `origin`; usuń ten klucz
finding-map-and-on = tor może mieć `map` albo `on`, ale nie oba klucze; usuń jeden
finding-no-ground = tor wymaga klucza `map` albo klucza `on` z nazwami istniejących torów; dodaj jeden z nich
finding-course-twice = tor { $course } jest w `on` dwa razy; wystarczy raz
finding-no-courses = `on` musi wymieniać przynajmniej jeden tor
finding-map-quotes = zapisz mapę między ''' a '''; po otwierających cudzysłowach zacznij nowy wiersz
finding-map-too-long = liczba wierszy mapy: { $count }; dozwolonych jest najwyżej { $rows } wierszy po { $columns } znaków
finding-map-too-wide = ten wiersz mapy jest za długi; może mieć najwyżej { $columns } znaków
finding-map-tab = na mapie jest tabulator; użyj spacji
finding-map-sign = na mapie mogą być znaki . s o # % i spacja, ale nie `{ $sign }`
finding-map-between = kolumna { $column } w wierszu { $row } mapy leży między dwoma polami (suma musi być parzysta); przesuń znak o jedno miejsce
finding-no-shape = nie ma elementu `{ $shape }`; dostępne: { $known }
finding-no-channel-here = { $shape }: ten element nie ma rynny; usuń `channel`

# Jak części toru do siebie pasują
finding-course-id = `{ $course }` nie jest nazwą toru; podaj nazwę jego pliku bez .toml
finding-course-unknown = toru { $course } nie można użyć: nie ma go tutaj
finding-course-broken = toru { $course } nie można użyć: { $course }.toml:{ $reason }
finding-course-is-layout = tor { $course } sam jest układem; w `on` mogą być tylko tory z mapą
finding-other-board = tor { $course } nie leży na tej samej planszy co pozostałe; łącz tylko tory z tym samym `board`
finding-fairway-twice = tor { $course } zajmuje pole { $cell }, na którym leży już inny tor; przesuń jego `origin`
finding-too-much-fairway = liczba pól gry na torze: { $count }; dozwolonych jest najwyżej { $most }
finding-too-many-pieces = liczba elementów na tym torze: { $count }; dozwolonych jest najwyżej { $most }
finding-cannot-lie = { $shape }: tego elementu nie można tak położyć
finding-map-empty = mapa jest pusta; narysuj tor znakami . s o # %
finding-far-off = { $piece }: element leży daleko od planszy; przesuń go na tor
finding-board-too-large = plansza jest za duża; może mieć najwyżej { $columns } półkolumn i { $rows } wierszy
finding-marker-off = pole { $cell } leży poza torem, więc nie może tam być znacznika; przesuń go
finding-end-not-on = `{ $key }` musi być jednym z torów wymienionych w `on`
finding-whose-end = połączono kilka torów, więc wskaż, którego toru `{ $key }` obowiązuje: `{ $key } = "…"`, albo połóż element `{ $key }-marker`
finding-start-count = tor musi mieć dokładnie sześć pól startowych (`s`), licząc też znaczniki; liczba pól na tym torze: { $count }
finding-hole-count = tor musi mieć dokładnie jeden dołek (`o`), licząc też znaczniki; liczba dołków na tym torze: { $count }

# Czego zabraniają zasady
finding-off-fairway = { $piece }: na polu { $cell } element leży poza polami gry; przesuń go
finding-both-on = { $piece } i { $other }: dwa elementy na jednym polu { $cell }; przesuń jeden z nich
finding-on-end = { $piece }: na polu { $cell } element leży na starcie lub dołku; przesuń go
finding-blob-size = { $piece }: element musi zajmować 3, 4 lub 5 różnych pól
finding-blob-apart = { $piece }: pola muszą się stykać
finding-foot-off = { $piece }: podnóże { $cell } nie leży na polu gry; przesuń element
finding-foot-under = { $piece }: na podnóżu { $cell } leży inny element ({ $other }); przesuń jeden z nich
finding-deck-hole-off = { $piece }: pod dziurą na polu { $cell } musi być pole gry; przesuń element
finding-spinner-bare = { $piece }: pole { $cell } musi być pustym polem gry; zwolnij je
finding-spinner-room = { $piece }: wokół osi muszą być wolne pola gry, także { $cell }; przesuń element
finding-covers-start = { $piece }: element zakrywa pole startowe { $cell }; przesuń go
finding-covers-hole = { $piece }: element zakrywa dołek na polu { $cell }, a nad dołkiem może być tylko przejazd albo dziura w moście
finding-hole-on-start = dołek leży na polu startowym { $cell }; przesuń jedno z nich
finding-arrow-no-wall = na polu { $cell } w kierunku { $direction } nie ma wydrukowanej ściany, która zatrzymałaby piłkę; przesuń strzałkę
finding-arrow-twice = na polu { $cell } jest już strzałka w kierunku { $direction }; usuń jedną
finding-out-of-reach = nie można dotrzeć do dołka (dotyczy pól startowych: { $cells }); otwórz drogę

# Co mogłoby być lepsze
finding-home-base = gra podstawowa
finding-home-ext = dodatek
finding-too-many = { $shape }: liczba sztuk na torze to { $lie }, a { $home } ma ich tylko { $count }
finding-crowded = tor { $course }, liczba przeszkód: { $count }; przy więcej niż { $most } staje się nieczytelny
finding-dead-ends = z tych pól, na których piłka może stanąć, nie ma drogi do dołka: { $some }
finding-unreached = na te pola nie dotrze żadna piłka: { $some }
finding-mouth-at-wall = { $piece }: wlot na polu { $cell } jest przy ścianie
finding-sent-back = { $piece }: piłka, która zjedzie na pole { $cell }, zawraca prosto na ten element
finding-made-for = { $piece }: element pasuje tylko do toru { $course }
finding-no-company = { $piece }: element nie dotyka ściany ani przeszkody; połóż go przy jednej z nich
