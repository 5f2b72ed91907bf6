# Tor dnia
daily = Tor dnia
daily-course = Tor dnia
daily-making = Powstaje tor dnia …
daily-judging = Ważymy szczęście i umiejętności …
daily-par = Par { $par }
daily-dice = { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    }
daily-intro = Dziś wszyscy grają na tym torze, z tymi samymi rzutami. Liczy się jedna próba; potem możesz ćwiczyć, ile chcesz.
daily-begun = Twoja próba trwa i czeka tu dokładnie tak, jak ją zostawiono.
daily-past = Ten dzień minął i już się nie liczy. Na jego torze możesz zagrać z innymi rzutami.
daily-play = Zagraj na tym torze
daily-go-on = Graj dalej
daily-practise = Ćwicz z innymi rzutami
daily-to-today = Do dzisiejszego toru
daily-to-day = Do dnia
daily-result = Twój wynik
daily-next-in = Następny tor za { $hours } godz. { $minutes } min

daily-fate-holed = W dołku
daily-fate-out = Nie w dołku na czas
daily-fate-left = Poddane
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
        [kind] Łaskawe kostki
        [unkind] Niełaskawe kostki
       *[fair] Sprawiedliwe kostki
    }, { $skill ->
        [perfect] bezbłędne wybory
        [good] dobre wybory
       *[bold] śmiałe wybory
    }
daily-row = { $count ->
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
       *[many] { $count } dni z rzędu
    }
daily-share = Udostępnij
daily-copy = Kopiuj
daily-copied = Skopiowano. Tekst nie zdradza niczego o torze.
daily-not-copied = Ta przeglądarka nie pozwala stronie kopiować.
daily-picture = Obrazek
daily-picture-saved = Zapisano. Obrazek nie zdradza niczego o torze.
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
daily-week-note = Nad linią uderzenia zyskane, pod nią stracone.
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

daily-board = Tablica dnia
daily-board-home = Grane w domu: serwer sprawdza każdy rzut i każde uderzenie, ale nie widzi, kto pomagał.
daily-board-own = ty
daily-board-none = Nikt jeszcze nie przysłał wyniku.
daily-board-name = Twoje imię na tablicy
daily-board-send = Wyślij mój wynik
daily-board-note = Widać tylko to imię i twoje uderzenia. Serwer sprawdza każdy rzut.
daily-board-sent = Twój wynik jest na tablicy.
daily-board-failed = Serwer nie przyjął wyniku.
daily-cups = Do pucharów: te same kostki dla wszystkich
