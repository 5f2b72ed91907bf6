# Biblioteka: opublikowane tory
library = Biblioteka
library-intro = Tory innych graczy: zagraj, oceń albo edytuj kopię.
library-search = Szukaj po nazwie lub autorze
library-filters = Filtry
library-filters-on = Filtry ({ $count })
library-order = Sortowanie
library-order-new = Najnowsze
library-order-best = Najlepsze
library-order-played = Najpopularniejsze
library-size = Rozmiar
library-size-small = Mały
library-size-medium = Średni
library-size-large = Duży
library-par = Par
library-piece = Element
library-any = Dowolny
library-clear = Pokaż wszystkie tory
library-list = Tory
library-more = Pokaż więcej
library-none = Żaden tor nie spełnia tych warunków.
library-empty = Nikt jeszcze nie opublikował toru; twój może być pierwszy.
library-offline = Nie ma teraz połączenia z serwerem, na którym jest biblioteka.
library-missing = W bibliotece nie ma takiego toru. Mógł zostać usunięty.
library-by = autor: { $name }
library-by-you = twój tor
library-par-is = par { $par }
library-par-none = par nieznany
library-judging = ocena w toku…
library-hard-1 = łatwy
library-hard-2 = średnio trudny
library-hard-3 = trudny
library-hard-4 = bardzo trudny
library-value = Średni wynik idealnej gry: { $value }; przeciętnego gracza: { $average }.
library-value-none = Na tym torze jest za dużo pozycji, by obliczyć dokładny wynik.
library-cells = Pola: { $count }
library-pieces = Elementy: { $pieces }
library-pieces-none = Bez dodatkowych elementów.
library-from = Na podstawie toru: { $name }
library-from-gone = Na podstawie toru, którego nie ma już w bibliotece
library-play = Graj
library-play-of = Graj: { $name }
library-bench = Edytuj kopię
library-bench-of = Edytuj kopię: { $name }
library-rate = Twoja ocena
library-rate-own = Własnego toru nie można ocenić.
library-rate-play = Zagraj na tym torze do końca, aby go ocenić.
library-rated = Ocena zapisana, dziękujemy.
library-unrated = jeszcze bez ocen
library-name = Jakie imię mają widzieć inni?
library-name-go = Dalej
library-withdraw = Wycofaj z biblioteki
library-withdraw-title = Wycofać ten tor?
library-withdraw-text = Tor { $name }, jego oceny i rekord znikną z biblioteki. Rozegrane partie, tory powstałe na jego podstawie i kopia w twoim warsztacie zostaną.
library-withdraw-yes = Wycofaj
library-hidden = Administrator serwera ukrył ten tor: nikt poza tobą go nie zobaczy.
library-report-note = Napisz jednym zdaniem, co jest nie tak. Przeczyta to administrator serwera, a autor nie dowie się o zgłoszeniu.
library-publish = Opublikuj w bibliotece
library-publish-note = Każdy będzie mógł znaleźć ten tor, zagrać na nim, ocenić go i edytować kopię; będzie widać, że powstała na podstawie twojego toru. Możesz go wycofać w każdej chwili.
library-publish-unnamed = Najpierw nazwij tor.
library-publish-there = Taki tor już jest w bibliotece. Zmień coś na planszy.
library-publish-there-see = Zobacz ten tor
library-published = Tor jest już w bibliotece.
library-published-see = Zobacz w bibliotece
library-all = Wszystkie tory biblioteki
library-stars = { $count ->
        [one] { $stars } na 5 gwiazdek, jedna ocena
        [few] { $stars } na 5 gwiazdek, { $count } oceny
       *[many] { $stars } na 5 gwiazdek, { $count } ocen
    }
library-star = { $count ->
        [one] jedna gwiazdka
        [few] { $count } gwiazdki
       *[many] { $count } gwiazdek
    }
library-plays = { $count ->
        [0] jeszcze bez rozegranych partii
        [one] zagrano raz
       *[other] zagrano { $count } razy
    }
library-record = { $count ->
        [one] Rekord: { $total } uderzenie, { $name }
        [few] Rekord: { $total } uderzenia, { $name }
       *[many] Rekord: { $total } uderzeń, { $name }
    }
library-record-own = { $count ->
        [one] Twój rekord: { $total } uderzenie
        [few] Twój rekord: { $total } uderzenia
       *[many] Twój rekord: { $total } uderzeń
    }
library-record-none = Nie ma jeszcze rekordu: ustanów pierwszy.
library-record-title = Rekord
library-record-note = Jedna osoba, jedna piłka, wszystkie kostki.
library-record-watch = Obejrzyj partię
library-best-own = Twój najlepszy wynik: { $total }
library-ghost = Graj przeciw duchowi
library-computer = Graj z komputerem
library-cup = Utwórz puchar na tym torze
library-again = Jeszcze raz
library-course = Wróć do toru
library-result-send = Wyślij swój wynik
library-result-note = Najmniejsza liczba uderzeń to rekord toru. Inni widzą twoje imię i mogą obejrzeć partię.
library-result-sending = Wysyłanie wyniku…
library-result-sent = Twój wynik jest zapisany.
library-result-record = Nowy rekord!
library-result-refused = Tej partii nie można zaliczyć do rekordu.
library-result-failed = Nie udało się wysłać wyniku.
