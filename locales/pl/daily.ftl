# Tor dnia
daily = Tor dnia
daily-course = Tor dnia
daily-making = Przygotowujemy tor dnia…
daily-judging = Obliczamy szczęście i umiejętności…
daily-par = Par { $par }
daily-dice = { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    }
daily-intro = Dziś wszyscy grają na tym torze i mają te same rzuty. Liczy się jedna próba, potem możesz ćwiczyć do woli.
daily-begun = Twoja próba już trwa. Wrócisz dokładnie do miejsca, w którym została przerwana.
daily-past = Ten dzień już minął i wynik się nie liczy. Na tym torze możesz zagrać z innymi rzutami.
daily-play = Zagraj na tym torze
daily-go-on = Kontynuuj
daily-practise = Ćwicz z innymi rzutami
daily-to-today = Do dzisiejszego toru
daily-to-day = Wróć do toru dnia
daily-result = Twój wynik
daily-next-in = Następny tor za { $hours } godz. { $minutes } min

daily-fate-holed = W dołku
daily-fate-out = Limit uderzeń wyczerpany
daily-fate-left = Próba poddana
daily-strokes-par = { $strokes ->
        [one] { $strokes } uderzenie, par { $par }
        [few] { $strokes } uderzenia, par { $par }
       *[many] { $strokes } uderzeń, par { $par }
    }
daily-marks = Twoje wybory, uderzenie po uderzeniu
daily-mark = Uderzenie { $number }: { $grade ->
        [best] najlepszy wybór
        [good] dobry wybór
        [dear] kosztowny wybór
       *[unknown] bez oceny
    }
daily-mark-legend = { $grade ->
        [best] najlepszy wybór
        [good] dobry wybór
        [dear] kosztowny wybór
       *[unknown] bez oceny
    }
daily-manner = { $luck ->
        [kind] Szczęśliwe rzuty
        [unkind] Pechowe rzuty
       *[fair] Przeciętne rzuty
    }, { $skill ->
        [perfect] bezbłędne wybory
        [good] dobre wybory
       *[bold] śmiałe wybory
    }
daily-streak-days = { $count ->
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
       *[many] { $count } dni z rzędu
    }
daily-share = Udostępnij
daily-copy = Kopiuj
daily-copied = Skopiowano. Tekst niczego nie zdradza o torze.
daily-not-copied = Ta przeglądarka nie pozwala na kopiowanie.
daily-picture = Obrazek
daily-picture-saved = Zapisano. Obrazek niczego nie zdradza o torze.
daily-share-title = Carambole #{ $number } · { $date }
daily-share-score = { $strokes ->
        [one] { $strokes } uderzenie, par { $par }
        [few] { $strokes } uderzenia, par { $par }
       *[many] { $strokes } uderzeń, par { $par }
    }

daily-days = Twoje dni
daily-streak = dni z rzędu
daily-best = najdłuższa seria
daily-played = rozegrane dni
daily-week = Twój tydzień
daily-week-luck = Kostki { $gain }
daily-week-skill = Wybory { $gain }
daily-week-note = Nad linią uderzenia zyskane, pod linią stracone.
daily-week-day = { $date }: kostki { $luck }, wybory { $skill }
daily-month-before = Poprzedni miesiąc
daily-month-after = Następny miesiąc
daily-day-today = { $date }, dziś
daily-day-open = { $date }, nie grano
daily-day-played = { $date }: { $strokes ->
        [one] { $strokes } uderzenie
        [few] { $strokes } uderzenia
       *[many] { $strokes } uderzeń
    }, par { $par }

daily-board = Wyniki dnia
daily-board-home = Każdy gra u siebie: serwer sprawdza każdy rzut i każde uderzenie, ale nie wie, czy ktoś komuś pomagał.
daily-board-own = ty
daily-board-none = Nie ma jeszcze żadnych wyników.
daily-board-name = Twoje imię na liście
daily-board-send = Wyślij mój wynik
daily-board-note = Inni widzą to imię, twoje uderzenia oraz identyfikator, jeśli go masz.
daily-board-sent = Twój wynik jest na liście.
daily-board-failed = Serwer nie przyjął wyniku.
daily-cups = Puchary: wspólne kostki
