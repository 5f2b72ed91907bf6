# Wszystkie tory jako podróż
courses = Mapa torów
courses-holed = Ukończone: { $count } z { $all }
courses-play = Graj
courses-again = Jeszcze raz
courses-next = Następny tor: { $course }
courses-match = Ułóż własną partię
courses-library = Biblioteka: tory innych graczy
courses-stage-steps = Pierwsze kroki
courses-stage-steps-note = na każdym torze coś nowego
courses-stage-felt = Puste tory
courses-stage-felt-note = tylko ściany
courses-stage-obstacles = Przeszkody
courses-stage-obstacles-note = piasek, woda, bramki i tunele
courses-stage-heights = W górę i w dół
courses-stage-heights-note = rampy, mosty i zjeżdżalnia
courses-stage-joined = Połączone tory
courses-stage-joined-note = kilka torów w jednym, nawet wszystkie sześć
courses-stage-tokens = Żetony
courses-stage-tokens-note = zbierz je po drodze
courses-stage-moving = Ruchome przeszkody
courses-stage-moving-note = walce, drzwi i inne elementy, które się poruszają
courses-par = par { $par }
courses-no-par = par nieznany
courses-best = { $score }
courses-over = { $score } · par { $par }
courses-under = { $score } · { $under ->
        [0] par
        [1] jedno poniżej par
       *[other] { $under } poniżej par
    }
courses-course = Tor { $id }, { $course }
courses-own-best = twój najlepszy wynik: { $score }
courses-not-yet = jeszcze nieukończony
courses-medals = Medale
courses-medal-under = Poniżej par
courses-medal-under-note = lepiej niż średnia idealnej gry
courses-medal-par = Par
courses-medal-par-note = tak dobrze jak średnia idealnej gry
courses-medal-holed = W dołku
courses-medal-holed-note = przed wyczerpaniem limitu
courses-medal-one = Dołek za pierwszym razem
courses-medal-one-note = wystarczyło jedno uderzenie
courses-medal-straight = Bez odbicia
courses-medal-straight-note = w dołku bez dotknięcia ściany
courses-medal-tokens = Wszystkie żetony
courses-medal-tokens-note = na torze nie został żaden
courses-out = limit wyczerpany · { $par }
courses-try-again = Spróbuj jeszcze raz
courses-needs = { $medal ->
        [holed] Traf do dołka, a zdobędziesz tu pierwszy medal.
        [par] Następny medal: { $fewer ->
            [one] zagraj o jedno uderzenie mniej, a będzie par.
            [few] zagraj o { $fewer } uderzenia mniej, a będzie par.
           *[many] zagraj o { $fewer } uderzeń mniej, a będzie par.
        }
        [under] Następny medal: zagraj o jedno uderzenie mniej, a zejdziesz poniżej par.
        [tokens] Następny medal: zbierz wszystkie żetony.
        [straight] Następny medal: traf do dołka bez dotknięcia ściany.
       *[one] Następny medal: traf do dołka pierwszym uderzeniem.
    }
courses-needs-nothing = Masz wszystkie medale tego toru.
