# Warsztat: budowanie, ocenianie i udostępnianie torów
workshop = Warsztat
workshop-intro = Układaj elementy na torze, łącz tory albo narysuj własny. Na bieżąco widzisz ocenę toru: par, rozrzut wyników, ślepe zaułki i to, czy kolejność gry jest sprawiedliwa.
workshop-new = Narysuj nowy tor
workshop-new-name = Nowy tor
workshop-upload = Otwórz plik
workshop-upload-wrong = Nie można otworzyć tego pliku:
workshop-library = Biblioteka: tory innych graczy
workshop-own = Twoje tory
workshop-own-none = Nie masz jeszcze własnych torów. Wybierz jeden z poniższych albo narysuj nowy; zostanie zapisany na tym urządzeniu.
workshop-plain = Dziewięć torów podstawowych
workshop-layouts = Gotowe układy
workshop-take = Buduj na torze: { $name }
workshop-fork = Edytuj kopię
workshop-copy = Kopiuj
workshop-copy-of = Kopiuj tor: { $name }
workshop-remove = Usuń
workshop-remove-of = Usuń tor: { $name }
workshop-remove-title = Usunąć ten tor?
workshop-remove-text = Tor { $name } zniknie z tego urządzenia na zawsze.
workshop-all = Wszystkie tory
workshop-missing = Na tym urządzeniu nie ma takiego toru.
workshop-unnamed = Bez nazwy
workshop-saved = zapisano
workshop-saving = zapisywanie…
workshop-not-kept = Ta przeglądarka niczego nie zapisuje. Na wszelki wypadek pobierz plik.
workshop-from-none = Własny rysunek
workshop-from-standard = Na podstawie: { $name }
workshop-from-own = Na podstawie twojego toru: { $name }
workshop-from-link = Z linku: { $name }
workshop-from-file = Z pliku: { $name }
workshop-from-library = Z biblioteki: { $name }
workshop-play = Zagraj
workshop-undo = Cofnij
workshop-redo = Ponów
workshop-undone = Cofnięto.
workshop-redone = Ponowiono.
workshop-zoom = Powiększ
workshop-cancel = Anuluj

workshop-actions = Działania na torze
workshop-short-all = Tory
workshop-short-heat = Mapa
workshop-short-solid = 3D
workshop-short-course = Szczegóły
workshop-short-text = Plik
workshop-tools = Narzędzia
workshop-tool-pieces = Elementy
workshop-tool-fairway = Pole gry
workshop-tool-wall = Ściana
workshop-tool-round = Zaokrąglona ściana
workshop-short-round = Zaokrąglona
workshop-tool-erase = Gumka
workshop-tool-start = Start
workshop-tool-hole = Dołek
workshop-tool-arrow = Strzałki
workshop-heat = Mapa ciepła
workshop-solid-old = To ostatnia wersja bez błędów.
workshop-try = Wypróbuj
workshop-to-go = jeszcze { $strokes }
workshop-hint-pieces = Przeciągnij element z palety albo go dotknij. Dotknij elementu na torze, aby go obrócić lub usunąć albo otworzyć jego rynnę.
workshop-hint-draw = Rysuj po polach. Startu i dołka nie da się zamalować; można je tylko przesunąć.
workshop-put-back = Element wraca na miejsce.
workshop-shaping = Dotykaj pól, aby je dodać lub usunąć: od 3 do 5 połączonych.
workshop-board = Tor w budowie
workshop-how = Tab przechodzi między elementami. { $keys } albo strzałki przesuwają element lub kursor; R obraca element, M go odbija, F otwiera lub zamyka rynnę, Delete usuwa element. Gdy wybrano narzędzie rysowania, Enter rysuje.
workshop-cursor = Pole { $x }, { $y }: { $ground }
workshop-ground-fairway = pole gry
workshop-ground-start = start
workshop-ground-hole = dołek
workshop-ground-wall = ściana
workshop-ground-round = zaokrąglona ściana
workshop-ground-outside = poza torem
workshop-keys-move = przesunięcie elementu lub kursora
workshop-keys-apply = rysowanie na polu albo położenie elementu z palety
workshop-keys-several = zaznaczenie kilku elementów
workshop-keys-copy = kopiowanie, wklejanie, powielanie
workshop-keys-undo = cofnięcie, ponowienie
workshop-keys-solid = pokazanie lub ukrycie widoku 3D

workshop-selection = Zaznaczone elementy
workshop-selected = Zaznaczono: { $piece }, pole { $x }, { $y }.
workshop-selected-many = Liczba zaznaczonych elementów: { $count }.
workshop-lies = { $piece }, pole { $x }, { $y }.
workshop-copied = { $count ->
        [one] Skopiowano jeden element.
        [few] Skopiowano { $count } elementy.
       *[other] Skopiowano { $count } elementów.
    }
workshop-do-turn = Obróć o 60°
workshop-short-turn = Obróć
workshop-do-mirror = Odbij
workshop-do-open = Rynna: otwórz lub zamknij
workshop-short-open = Rynna
workshop-do-value = Następna wartość
workshop-short-value = Wartość
workshop-do-cells = Wybierz pola
workshop-short-cells = Pola
workshop-do-double = Powiel
workshop-do-remove = Usuń

workshop-tray = Elementy
workshop-tray-laid = ułożono { $laid } z { $count }
workshop-bin = { $piece }, zostało: { $left }
workshop-kind-flat = Płaskie
workshop-kind-tall = Wysokie
workshop-kind-slow = Piasek i woda
workshop-kind-moving = Ruchome
workshop-kind-token = Żetony
workshop-kind-marker = Znaczniki
workshop-piece-number = { $piece } nr { $number }
workshop-piece-at = { $piece }, pole { $x }, { $y }
workshop-piece-wrong = { $piece }, pole { $x }, { $y }: niedozwolone miejsce

workshop-cert = Ocena toru
workshop-cert-par = Par
workshop-cert-working = Oceniamy tor…
workshop-cert-value = Średni wynik idealnej gry: { $value }.
workshop-cert-bounds = Średni wynik idealnej gry: od { $lower } do { $upper }. Na tym torze jest za dużo pozycji, by obliczyć ten wynik dokładnie.
workshop-cert-best = Najlepsze pole startowe: { $start }. Średni wynik przeciętnego gracza: { $average }.
workshop-cert-spread = Liczba uderzeń przy idealnej grze
workshop-cert-axis = uderzenia do dołka (–: piłka nie wpadła)
workshop-cert-share = % prób
workshop-cert-strokes = { $count ->
        [one] jedno uderzenie: { $share }
        [few] { $count } uderzenia: { $share }
       *[other] { $count } uderzeń: { $share }
    }
workshop-cert-never = piłka nie wpadła: { $share }
workshop-cert-solvable = Do dołka można dotrzeć z każdego z sześciu pól startowych
workshop-cert-unsolvable = { $count ->
        [one] Z jednego pola startowego nie można dotrzeć do dołka
       *[other] Z { $count } pól startowych nie można dotrzeć do dołka
    }
workshop-cert-order-even = W trybie podstawowym kolejność gry nie ma znaczenia
workshop-cert-order-first = Kolejność w trybie podstawowym: pierwsza piłka ma wynik o { $strokes } uderzenia lepszy niż ostatnia
workshop-cert-order-last = Kolejność w trybie podstawowym: ostatnia piłka ma wynik o { $strokes } uderzenia lepszy niż pierwsza
workshop-cert-dead = { $count ->
        [0] Nie ma ślepych zaułków
        [one] Jeden ślepy zaułek, oznaczony krzyżykiem
        [few] { $count } ślepe zaułki, oznaczone krzyżykami
       *[other] { $count } ślepych zaułków, oznaczonych krzyżykami
    }
workshop-cert-loops = { $count ->
        [one] Na jednym polu po pechowym rzucie piłka musi wrócić na to samo miejsce
       *[other] Na { $count } polach po pechowym rzucie piłka musi wrócić na to samo miejsce
    }
workshop-cert-meet = W karambolu piłki zderzają się w { $share } uderzeń.
workshop-cert-meet-even = Kolejność gry nie ma w tym trybie znaczenia (± { $error }).
workshop-cert-meet-first = W tym trybie pierwszy gracz ma wynik lepszy o { $strokes } uderzenia (± { $error }).
workshop-cert-meet-last = W tym trybie pierwszy gracz ma wynik gorszy o { $strokes } uderzenia (± { $error }).
workshop-cert-unplayable = Na tym torze nie da się jeszcze grać
workshop-cert-step = Krok { $step } z 2, { $seconds } s…
workshop-cert-cancel = Zatrzymaj
workshop-cert-stopped = Ocena została przerwana.
workshop-cert-again = Oceń
workshop-errors = Błędy
workshop-advice = Wskazówki
workshop-advice-show = Pokaż
workshop-mark-error = Błąd: { $text }
workshop-mark-advice = Wskazówka: { $text }
workshop-remark-at = Pokazano na torze, pole { $x }, { $y }.

workshop-text = Plik toru
workshop-text-note = Tor w postaci tekstu. Zmiany w tekście widać na planszy, a zmiany na planszy w tekście.
workshop-text-line = Wiersz { $line }:
workshop-text-take = Zastosuj
workshop-course = Szczegóły toru
workshop-name = Nazwa
workshop-name-empty = Podaj nazwę toru.
workshop-name-long = Nazwa może mieć najwyżej { $most } znaków.
workshop-name-taken = Masz już tor o tej nazwie.
workshop-rename = Zmień nazwę
workshop-renamed = Nowa nazwa toru: { $name }.
workshop-limit = Limit uderzeń
workshop-order = Kolejność gry
workshop-order-earlier = Przesuń wcześniej: { $colour }
workshop-link = Podłoże
workshop-link-note = Wybierz tor albo kilka torów z tej samej planszy, aby je połączyć. Zastąpią one narysowane podłoże; przycisk „Cofnij” je przywróci.
workshop-link-start = Start z toru
workshop-link-hole = Dołek z toru
workshop-link-do = Użyj tych torów
workshop-arrow-note = Strzałka przy ścianie obok pola { $x }, { $y }. Aby wybrać inne pole, dotknij go.
workshop-arrow-in = Piłka nadjeżdża w kierunku
workshop-arrow-out = i odbija się w kierunku
workshop-arrow-print = Nadrukuj
workshop-arrow-here = { $in } → { $out }
workshop-arrow-remove = Usuń

workshop-share = Udostępnij
workshop-share-link = Link
workshop-share-link-note = Cały tor mieści się w linku; serwer niczego nie przechowuje.
workshop-share-copy = Kopiuj
workshop-share-copied = Skopiowano.
workshop-share-file = Plik toru
workshop-share-png = Obraz (PNG)
workshop-share-svg = Obraz (SVG)
workshop-share-print = Drukuj na A4 z listą elementów
workshop-share-a4 = Arkusz A4 jako plik (SVG)
workshop-sheet-by = autor: { $name }
workshop-share-unplayable = Na tym torze nie da się jeszcze grać. Możesz go zapisać, ale nie udostępnić.
workshop-shared = Udostępniony tor
workshop-shared-facts = Limit uderzeń: { $limit }. Zagraj z komputerem albo edytuj kopię.
workshop-code-wrong = W tym linku nie ma toru. Link może być niepełny.

workshop-try-begun = Piłka leży na pierwszym polu startowym. Dotknij dowolnego pola, aby ją tam położyć.
workshop-try-placed = Piłka leży na polu { $x }, { $y }.
workshop-try-no-place = Piłka nie może tam leżeć.
workshop-try-rests = { $count ->
        [one] Jedno uderzenie.
        [few] { $count } uderzenia.
       *[other] { $count } uderzeń.
    }
workshop-try-holed = { $count ->
        [one] W dołku po jednym uderzeniu!
       *[other] W dołku po { $count } uderzeniach!
    }
workshop-try-impulses = Impulsy
workshop-try-fewer = Jeden impuls mniej
workshop-try-more = Jeden impuls więcej
workshop-try-dice = Rzuć kostką
workshop-try-roll = Rzuć kostką { $range }
workshop-try-rolled = Wyrzucono: { $impulses }
workshop-try-play = Graj na { $direction }, impulsy: { $impulses }
workshop-try-hint = Podpowiedź
workshop-try-hint-text = Impulsy: { $impulses }, kierunek: { $direction }. Najlepsza kostka na tym polu: { $range }.
workshop-try-reset = Z powrotem na start
workshop-try-again = Jeszcze raz

workshop-finding-off-fairway = { $piece }: element leży poza polami gry.
workshop-finding-both-on = Na jednym polu leżą dwa elementy: { $piece } i { $other }.
workshop-finding-on-end = { $piece }: element leży na starcie lub dołku.
workshop-finding-blob-size = Piasek i woda mogą zajmować 3, 4 lub 5 pól.
workshop-finding-blob-apart = { $piece }: pola muszą się stykać.
workshop-finding-foot-off = { $piece }: podnóże nie leży na polu gry.
workshop-finding-foot-under = { $piece }: na podnóżu leży inny element ({ $other }).
workshop-finding-deck-hole-off = { $piece }: pod dziurą musi być pole gry.
workshop-finding-spinner-bare = { $piece }: pod elementem muszą być puste pola gry.
workshop-finding-spinner-room = { $piece }: wokół osi muszą być wolne pola gry.
workshop-finding-covers-start = { $piece }: element zakrywa pole startowe.
workshop-finding-covers-hole = { $piece }: element zakrywa dołek, a nad dołkiem może być tylko przejazd albo dziura w moście.
workshop-finding-hole-on-start = Dołek leży na polu startowym.
workshop-finding-arrow-no-wall = Kierunek { $direction }: żadna ściana nie zatrzymuje tam piłki, więc strzałka nie ma znaczenia.
workshop-finding-arrow-twice = Kierunek { $direction }: jest tam już strzałka.
workshop-finding-out-of-reach = { $starts ->
        [one] Z jednego pola startowego nie można dotrzeć do dołka. Otwórz drogę.
       *[other] Z { $starts } pól startowych nie można dotrzeć do dołka. Otwórz drogę.
    }
workshop-finding-too-many = { $shape }: sztuk na torze { $lie }, w pudełku tylko { $count }.
workshop-finding-crowded = Liczba przeszkód na jednym torze: { $count }. Przy więcej niż 5 tor staje się nieczytelny.
workshop-finding-dead-ends = { $count ->
        [one] Z jednego pola, na którym piłka może stanąć, nie ma drogi do dołka.
       *[other] Z { $count } pól, na których piłka może stanąć, nie ma drogi do dołka.
    }
workshop-finding-unreached = { $count ->
        [one] Na jedno pole gry nie dotrze żadna piłka.
        [few] Na { $count } pola gry nie dotrze żadna piłka.
        [many] Na { $count } pól gry nie dotrze żadna piłka.
       *[other] Na { $count } pola gry nie dotrze żadna piłka.
    }
workshop-finding-mouth-at-wall = { $piece }: wlot jest przy ścianie.
workshop-finding-sent-back = { $piece }: piłka po zjeździe zawraca prosto na ten element.
workshop-finding-made-for = { $piece }: element pasuje tylko do toru { $course }.
workshop-finding-no-company = { $piece }: element nie dotyka ściany ani przeszkody. Połóż go przy jednej z nich.
workshop-finding-no-channel = Ten element nie ma rynny.
workshop-finding-no-value = Wartość mają tylko żetony.
workshop-finding-no-blob = Pola można wybierać tylko dla piasku i wody.
workshop-finding-no-cell = Nie ma takiego pola.
workshop-finding-no-piece = Nie ma takiego elementu.
workshop-finding-paint-end = Startu i dołka nie można zamalować. Najpierw je przesuń.
workshop-finding-start-on-hole = Start i dołek nie mogą leżeć na tym samym polu.
workshop-finding-order = Kolejność gry musi zawierać każdy z sześciu kolorów dokładnie raz.
workshop-finding-too-large = Plik jest za duży: plik toru może mieć najwyżej 1 MiB.
