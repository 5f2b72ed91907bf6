# Warsztat: budowanie, ocenianie i udostępnianie torów
workshop = Warsztat
workshop-intro = Układaj elementy na torze, połącz kilka torów albo narysuj własny. Obok zawsze widać, ile jest wart: par, rozrzut, ślepe zaułki, sprawiedliwość.
workshop-new = Narysuj nowy tor
workshop-new-name = Nowy tor
workshop-upload = Otwórz plik
workshop-upload-wrong = Tego pliku nie można przyjąć:
workshop-library = Biblioteka: tory innych graczy
workshop-own = Twoje tory
workshop-own-none = Jeszcze nic. Weź jeden z torów poniżej albo narysuj własny; zostanie na tym urządzeniu.
workshop-plain = Dziewięć torów
workshop-layouts = Układy
workshop-take = Buduj na torze { $name }
workshop-fork = Buduj na nim
workshop-copy = Kopiuj
workshop-copy-of = Kopiuj tor { $name }
workshop-remove = Usuń
workshop-remove-of = Usuń tor { $name }
workshop-remove-title = Usunąć ten tor?
workshop-remove-text = { $name } zostanie na zawsze usunięty z tego urządzenia.
workshop-all = Wszystkie tory
workshop-missing = Na tym urządzeniu nie ma takiego toru.
workshop-unnamed = Bez nazwy
workshop-saved = zapisano
workshop-saving = zapisywanie …
workshop-not-kept = Ta przeglądarka niczego nie przechowuje; na wszelki wypadek pobierz plik.
workshop-from-none = Narysowany przez ciebie
workshop-from-standard = Na podstawie: { $name }
workshop-from-own = Na podstawie twojego: { $name }
workshop-from-link = Z odnośnika: { $name }
workshop-from-file = Z pliku { $name }
workshop-from-library = Z biblioteki: { $name }
workshop-play = Zagraj
workshop-undo = Cofnij
workshop-redo = Ponów
workshop-undone = Cofnięto.
workshop-redone = Ponowiono.
workshop-zoom = Większy
workshop-cancel = Anuluj

workshop-actions = Co zrobić z torem
workshop-word-all = Tory
workshop-word-heat = Mapa
workshop-word-course = Szczegóły
workshop-word-text = Plik
workshop-tools = Co układać
workshop-tool-pieces = Elementy
workshop-tool-fairway = Pole gry
workshop-tool-wall = Ściana
workshop-tool-round = Zaokrąglona ściana
workshop-word-round = Zaokrąglona
workshop-tool-erase = Gumka
workshop-tool-start = Start
workshop-tool-hole = Dołek
workshop-tool-arrow = Strzałki
workshop-heat = Mapa ciepła
workshop-try = Wypróbuj
workshop-to-go = jeszcze { $strokes }
workshop-hint-pieces = Przeciągnij element z tacy albo go dotknij. Dotknij elementu na torze, by go obrócić, otworzyć lub zabrać.
workshop-hint-draw = Rysuj po polach. Start i dołek się przesuwa, nie zamalowuje.
workshop-put-back = Element wraca na miejsce.
workshop-shaping = Dotykaj pól, by je dodać lub odjąć: od 3 do 5, połączonych ze sobą.
workshop-board = Tor w budowie
workshop-how = Tab przechodzi między elementami. Q, W, A, D, Z, X albo strzałki przesuwają element lub wskazane pole, R obraca, M odbija, F otwiera, Delete zabiera. Z narzędziem rysowania rysuje Enter.
workshop-cursor = Pole { $x }, { $y }: { $ground }
workshop-ground-fairway = pole gry
workshop-ground-start = start
workshop-ground-hole = dołek
workshop-ground-wall = ściana
workshop-ground-round = zaokrąglona ściana
workshop-ground-outside = na zewnątrz
workshop-keys-move = przesuń element albo wskazane pole
workshop-keys-apply = rysuj na polu albo połóż element z tacy
workshop-keys-several = zaznacz kilka
workshop-keys-copy = kopiuj, wklej, podwój
workshop-keys-undo = cofnij, ponów

workshop-selection = Zaznaczone elementy
workshop-selected = Zaznaczono: { $piece } na { $x }, { $y }.
workshop-selected-many = Zaznaczone elementy: { $count }.
workshop-lies = { $piece } na { $x }, { $y }.
workshop-copied = { $count ->
        [one] Skopiowano jeden element.
        [few] Skopiowano { $count } elementy.
       *[other] Skopiowano { $count } elementów.
    }
workshop-do-turn = Obróć o 60°
workshop-word-turn = Obróć
workshop-do-mirror = Odbij
workshop-do-open = Rynna: otwórz lub zamknij
workshop-word-open = Rynna
workshop-do-value = Następna wartość
workshop-word-value = Wartość
workshop-do-cells = Wybierz pola
workshop-word-cells = Pola
workshop-do-double = Podwój
workshop-do-remove = Zabierz

workshop-tray = Elementy
workshop-tray-laid = ułożono { $laid } z { $count }
workshop-bin = { $piece }, zostało { $left }
workshop-kind-flat = Płaskie
workshop-kind-tall = Wysokie
workshop-kind-slow = Piasek i woda
workshop-kind-moving = Ruchome
workshop-kind-token = Żetony
workshop-kind-marker = Znaczniki
workshop-piece-number = { $piece } nr { $number }
workshop-piece-at = { $piece }, na { $x }, { $y }
workshop-piece-wrong = { $piece }, na { $x }, { $y }, nie może tam leżeć

workshop-cert = Świadectwo
workshop-cert-par = Par
workshop-cert-working = Tor jest oceniany …
workshop-cert-value = Najlepsza gra daje średnio { $value }.
workshop-cert-bounds = Najlepsza gra daje średnio od { $lower } do { $upper }; na dokładną wartość tor ma zbyt wiele stanów.
workshop-cert-best = Najlepiej ze startu { $start }; przeciętny gracz uzyskuje { $average }.
workshop-cert-spread = Jak często najlepsza gra wymaga ilu uderzeń
workshop-cert-axis = uderzenia do dołka (–: bez trafienia)
workshop-cert-share = % prób
workshop-cert-strokes = { $count ->
        [one] jedno uderzenie: { $share }
        [few] { $count } uderzenia: { $share }
       *[other] { $count } uderzeń: { $share }
    }
workshop-cert-never = bez trafienia do dołka: { $share }
workshop-cert-solvable = Do dołka można dotrzeć z każdego z sześciu pól startu
workshop-cert-unsolvable = { $count ->
        [one] Z jednego pola startu dołek jest poza zasięgiem
       *[other] Z { $count } pól startu dołek jest poza zasięgiem
    }
workshop-cert-order-even = W trybie zwykłym kolejność gry nie ma znaczenia
workshop-cert-order-first = Kolejność w trybie zwykłym: pierwsza piłka uzyskuje o { $strokes } mniej niż ostatnia
workshop-cert-order-last = Kolejność w trybie zwykłym: ostatnia piłka uzyskuje o { $strokes } mniej niż pierwsza
workshop-cert-dead = { $count ->
        [0] Nie ma ślepych zaułków
        [one] Jeden ślepy zaułek, oznaczony krzyżykiem
        [few] { $count } ślepe zaułki, oznaczone krzyżykiem
       *[other] { $count } ślepych zaułków, oznaczonych krzyżykiem
    }
workshop-cert-loops = { $count ->
        [one] Na jednym polu rzut może cofnąć piłkę tam, gdzie leżała
       *[other] Na { $count } polach rzut może cofnąć piłkę tam, gdzie leżała
    }
workshop-cert-meet = W karambolu piłki spotykają się w { $share } uderzeń.
workshop-cert-meet-even = To, kto zaczyna, nie ma tam znaczenia (± { $error }).
workshop-cert-meet-first = Kto zaczyna, potrzebuje tam o { $strokes } mniej (± { $error }).
workshop-cert-meet-last = Kto zaczyna, potrzebuje tam o { $strokes } więcej (± { $error }).
workshop-cert-unplayable = W tej postaci nie da się grać
workshop-cert-step = Krok { $step } z 2, { $seconds } s …
workshop-cert-cancel = Zatrzymaj
workshop-cert-stopped = Ocenianie zatrzymano.
workshop-cert-again = Oceń
workshop-errors = Co jest nie tak
workshop-advice = Rady
workshop-advice-show = Pokaż
workshop-mark-error = Błąd: { $text }
workshop-mark-advice = Rada: { $text }
workshop-remark-at = Pokazano na torze, na { $x }, { $y }.

workshop-text = Plik toru
workshop-text-note = Tor jako tekst. Zmiany tutaj zmieniają planszę i na odwrót.
workshop-text-line = Wiersz { $line }:
workshop-text-take = Zastosuj
workshop-course = Szczegóły toru
workshop-name = Nazwa
workshop-name-empty = Tor musi mieć nazwę.
workshop-name-long = Nazwa ma najwyżej { $most } znaków.
workshop-name-taken = Inny twój tor ma już tę nazwę.
workshop-rename = Zmień nazwę
workshop-renamed = Tor nazywa się teraz { $name }.
workshop-limit = Dozwolone uderzenia
workshop-order = Kolejność gry
workshop-order-earlier = { $colour } wcześniej
workshop-link = Leży na
workshop-link-note = Jeden tor albo kilka z tej samej planszy połączonych w jeden. Narysowane podłoże zostanie zastąpione; cofnięcie je przywraca.
workshop-link-start = Start toru
workshop-link-hole = Dołek toru
workshop-link-do = Połóż na nich
workshop-arrow-note = Odbicie nadrukowane przy ścianie, dla pola { $x }, { $y }: dotknij innego pola, by zmienić.
workshop-arrow-in = Piłka toczy się na
workshop-arrow-out = i odbija się na
workshop-arrow-print = Nadrukuj
workshop-arrow-here = { $in } → { $out }
workshop-arrow-remove = Usuń

workshop-share = Udostępnij
workshop-share-link = Odnośnik
workshop-share-link-note = Cały tor jest w odnośniku; żaden serwer niczego nie przechowuje.
workshop-share-copy = Kopiuj
workshop-share-copied = Skopiowano.
workshop-share-file = Plik toru
workshop-share-png = Obraz (PNG)
workshop-share-svg = Obraz (SVG)
workshop-share-print = Drukuj na A4 z listą elementów
workshop-share-a4 = Arkusz A4 jako plik (SVG)
workshop-sheet-by = autor: { $name }
workshop-share-unplayable = W tej postaci na torze nie da się grać: można go zapisać, ale jeszcze nie udostępnić ani zagrać.
workshop-shared = Udostępniony tor
workshop-shared-facts = Uderzeń najwyżej: { $limit }. Zagraj przeciw komputerowi albo buduj dalej.
workshop-code-wrong = W tym odnośniku nie ma toru: może brakuje jego części.

workshop-try-begun = Piłka leży na pierwszym polu startu. Dotknij dowolnego pola, by ją tam położyć.
workshop-try-placed = Piłka leży na { $x }, { $y }.
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
workshop-try-play = Zagraj na { $direction }, impulsy: { $impulses }
workshop-try-hint = Podpowiedź
workshop-try-hint-text = Z { $impulses }: { $direction }. Stąd najwięcej obiecuje kostka { $range }.
workshop-try-reset = Z powrotem na start
workshop-try-again = Jeszcze raz

workshop-finding-off-fairway = { $piece } leży poza torem.
workshop-finding-both-on = { $piece } i { $other } leżą na tym samym polu.
workshop-finding-on-end = { $piece } leży na starcie lub dołku.
workshop-finding-blob-size = Piasek i woda zajmują 3, 4 lub 5 pól.
workshop-finding-blob-apart = Pola elementu { $piece } muszą się stykać.
workshop-finding-foot-off = Stopa elementu { $piece } nie stoi na torze.
workshop-finding-foot-under = Stopa elementu { $piece } leży pod elementem { $other }.
workshop-finding-deck-hole-off = Dziura w elemencie { $piece } musi leżeć nad torem.
workshop-finding-spinner-bare = { $piece } wymaga pod sobą gołego toru.
workshop-finding-spinner-room = { $piece } wymaga wolnego toru dookoła osi.
workshop-finding-covers-start = { $piece } zakrywa pole startu.
workshop-finding-covers-hole = { $piece } zakrywa dołek; może to tylko przejazd pod spodem albo dziura w pomoście.
workshop-finding-hole-on-start = Dołek leży na polu startu.
workshop-finding-arrow-no-wall = W kierunku { $direction } żadna ściana nie zatrzymuje tam piłki, więc strzałka nic nie znaczy.
workshop-finding-arrow-twice = Dla kierunku { $direction } jest tam już strzałka.
workshop-finding-out-of-reach = { $starts ->
        [one] Z jednego pola startu dołek jest poza zasięgiem; otwórz drogę.
       *[other] Z { $starts } pól startu dołek jest poza zasięgiem; otwórz drogę.
    }
workshop-finding-too-many = W pudełku jest tylko { $count } × { $shape }; tu leży { $lie }.
workshop-finding-crowded = Przeszkód na jednym torze: { $count }; przy ponad 5 trudno go odczytać.
workshop-finding-dead-ends = { $count ->
        [one] Na jednym polu piłka może stanąć tak, że dołek jest poza zasięgiem.
       *[other] Na { $count } polach piłka może stanąć tak, że dołek jest poza zasięgiem.
    }
workshop-finding-unreached = { $count ->
        [one] Na jedno pole gry nie dotrze żadna piłka.
        [few] Na { $count } pola gry nie dotrze żadna piłka.
        [many] Na { $count } pól gry nie dotrze żadna piłka.
       *[other] Na { $count } pola gry nie dotrze żadna piłka.
    }
workshop-finding-mouth-at-wall = Wylot elementu { $piece } wychodzi na ścianę.
workshop-finding-sent-back = Piłka, która zjeżdża z elementu { $piece }, wraca prosto z powrotem.
workshop-finding-made-for = { $piece } pasuje tylko do toru { $course }.
workshop-finding-no-company = { $piece } nie dotyka ściany ani przeszkody; połóż przy którejś.
workshop-finding-no-channel = Ten element nie ma rynny.
workshop-finding-no-value = Wartość mają tylko żetony.
workshop-finding-no-blob = Pola wybiera się tylko dla piasku i wody.
workshop-finding-no-cell = Nie ma takiego pola.
workshop-finding-no-piece = Nie ma takiego elementu.
workshop-finding-paint-end = Startu i dołka się nie zamalowuje; najpierw je przesuń.
workshop-finding-start-on-hole = Start i dołek nie mogą leżeć na tym samym polu.
workshop-finding-order = Kolejność gry wymienia każdy z sześciu kolorów raz.
workshop-finding-too-large = Jest większy, niż może być plik toru (1 MiB).
