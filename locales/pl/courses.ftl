# Wszystkie tory jako podróż
courses = Podróż
courses-holed = { $count } z { $all } ukończone
courses-play = Graj
courses-again = Jeszcze raz
courses-next = Następny tor: { $course }
courses-match = Ułóż własną partię
courses-library = Biblioteka: tory innych graczy
courses-stage-steps = Pierwsze kroki
courses-stage-steps-note = na każdym torze coś nowego
courses-stage-felt = Sam filc
courses-stage-felt-note = ścianki i nic więcej
courses-stage-obstacles = Przeszkody
courses-stage-obstacles-note = piasek, woda, bramki i tunele
courses-stage-heights = W górę i w dół
courses-stage-heights-note = rampy, mosty i zjeżdżalnia
courses-stage-joined = Przez ścianę
courses-stage-joined-note = tory połączone, aż do wszystkich sześciu
courses-stage-tokens = Żetony
courses-stage-tokens-note = zbierz je po drodze
courses-stage-moving = To, co się rusza
courses-stage-moving-note = koła, drzwi i dach
courses-par = par { $par }
courses-no-par = par nieznany
courses-best = { $score }
courses-over = { $score } · par { $par }
courses-under = { $score } · { $under ->
        [0] par
        [1] jedno poniżej paru
       *[other] { $under } poniżej paru
    }
courses-course = Tor { $id }, { $course }
courses-own-best = twój najlepszy wynik { $score }
courses-not-yet = jeszcze nieukończony
courses-medals = Medale
courses-medal-under = Poniżej paru
courses-medal-under-note = lepiej niż średnio gra doskonała
courses-medal-par = Par
courses-medal-par-note = tak dobrze jak gra doskonała
courses-medal-holed = W dołku
courses-medal-holed-note = przed końcem limitu
courses-medal-one = Dołek w jednym
courses-medal-one-note = wystarczyło jedno uderzenie
courses-medal-straight = Bez odbicia
courses-medal-straight-note = w dołku bez dotknięcia ścianki
courses-medal-tokens = Wszystkie żetony
courses-medal-tokens-note = żaden nie został na torze
courses-out = nie w dołku · { $par }
courses-try-again = Spróbuj jeszcze raz
courses-needs = { $medal ->
        [holed] Traf do dołka, a zdobędziesz tu pierwszy medal.
        [par] Następny medal: { $fewer ->
            [one] jedno uderzenie mniej to par.
            [few] { $fewer } uderzenia mniej to par.
           *[many] { $fewer } uderzeń mniej to par.
        }
        [under] Następny medal: jedno uderzenie mniej to wynik poniżej paru.
        [tokens] Następny medal: zbierz wszystkie żetony.
        [straight] Następny medal: do dołka bez dotknięcia ścianki.
       *[one] Następny medal: dołek w jednym.
    }
courses-needs-nothing = Masz wszystkie medale tego toru.
