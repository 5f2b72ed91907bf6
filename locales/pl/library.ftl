# Biblioteka: opublikowane tory
library = Biblioteka
library-intro = Tory narysowane przez innych: zagraj, oceń albo buduj na nich dalej.
library-search = Szukaj po nazwie lub autorze
library-filters = Filtry
library-filters-on = Filtry ({ $count })
library-order = Kolejność
library-order-new = Najnowsze
library-order-best = Najlepsze
library-order-played = Najczęściej grane
library-size = Wielkość
library-size-small = Mały
library-size-medium = Średni
library-size-large = Duży
library-par = Par
library-piece = Z elementem
library-any = Dowolne
library-clear = Pokaż wszystkie tory
library-list = Tory
library-more = Pokaż więcej
library-none = Nie ma takiego toru.
library-empty = Nikt jeszcze nie opublikował toru; twój może być pierwszy.
library-offline = Biblioteka jest na serwerze, z którym nie ma teraz połączenia.
library-missing = Tego toru nie ma w bibliotece albo już go nie ma.
library-by = autor: { $name }
library-by-you = twój
library-par-is = par { $par }
library-par-none = par nieznany
library-judging = w trakcie oceny …
library-hard-1 = łatwy
library-hard-2 = średnio trudny
library-hard-3 = trudny
library-hard-4 = bardzo trudny
library-value = Najlepsza gra daje średnio { $value }, przeciętny gracz { $average }.
library-value-none = Ten tor ma zbyt wiele stanów na dokładną wartość.
library-cells = Pola: { $count }
library-pieces = Elementy: { $pieces }
library-pieces-none = Nie leżą na nim żadne elementy.
library-from = Zrobiony na podstawie: { $name }
library-from-gone = Zrobiony na podstawie toru, którego już nie ma w bibliotece
library-play = Graj
library-play-of = Graj: { $name }
library-bench = Na warsztat
library-bench-of = Weź na warsztat: { $name }
library-rate = Twoja ocena
library-rate-own = Gwiazdki twojemu torowi dają inni gracze.
library-rate-play = Zagraj ten tor do końca, żeby dać mu gwiazdki.
library-rated = Zapisano, dziękujemy.
library-unrated = jeszcze bez ocen
library-name = Jak inni mają cię nazywać?
library-name-go = Dalej
library-withdraw = Wycofaj z biblioteki
library-withdraw-title = Wycofać ten tor?
library-withdraw-text = { $name }, oceny i rekord znikną z biblioteki. Partie na nim, zbudowane na nim tory i twój egzemplarz w warsztacie zostaną.
library-withdraw-yes = Wycofaj
library-hidden = Prowadzący ten serwer ukryli ten tor: nie znajdzie go nikt poza tobą.
library-report-note = Napisz jednym zdaniem, co jest nie tak. Przeczyta to osoba prowadząca ten serwer; autor nie dowie się o tym.
library-publish = Opublikuj w bibliotece
library-publish-note = Każdy może go tam znaleźć, zagrać, ocenić i budować na nim z podaniem ciebie. Możesz go w każdej chwili wycofać.
library-publish-unnamed = Najpierw nazwij tor.
library-publish-there = Taki tor już istnieje. Najpierw zmień planszę.
library-publish-there-see = Zobacz ten tor
library-published = Jest już w bibliotece.
library-published-see = Zobacz go tam
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
        [0] jeszcze nikt nie grał
        [one] zagrano raz
       *[other] zagrano { $count } razy
    }
library-record = { $total ->
        [one] Rekord: { $total } uderzenie, { $name }
        [few] Rekord: { $total } uderzenia, { $name }
       *[many] Rekord: { $total } uderzeń, { $name }
    }
library-record-own = { $total ->
        [one] Rekord: { $total } uderzenie, twój
        [few] Rekord: { $total } uderzenia, twój
       *[many] Rekord: { $total } uderzeń, twój
    }
library-record-none = Jeszcze nie ma rekordu: ustanów pierwszy.
library-record-title = Rekord
library-record-note = W pojedynkę, jedną piłką i ze wszystkimi kostkami.
library-record-watch = Obejrzyj partię
library-best-own = Twój najlepszy wynik: { $total }
library-ghost = Graj przeciw duchowi
library-computer = Przeciw komputerowi
library-cup = Zrób z tego puchar
library-again = Jeszcze raz
library-course = Do toru
library-result-send = Wyślij swój wynik
library-result-note = Najmniej uderzeń to rekord toru: inni widzą twoje imię i mogą obejrzeć partię.
library-result-sending = Wysyłanie wyniku …
library-result-sent = Twój wynik się liczy.
library-result-record = Nowy rekord!
library-result-refused = Ta partia nie liczy się do rekordu.
library-result-failed = Nie udało się wysłać wyniku.
