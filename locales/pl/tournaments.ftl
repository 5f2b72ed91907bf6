# Tournaments: head to head, round by round.

tournaments = Turnieje
tournaments-lead = Jeden na jednego, runda po rundzie. Następnym przeciwnikiem jest ktoś z tyloma samymi punktami, i nikt nie odpada.
tournaments-new = Załóż turniej
tournaments-own = Twoje
tournaments-running = Trwają
tournaments-coming = Wkrótce
tournaments-over = Zakończone
tournaments-none = Nie zapowiedziano żadnego publicznego turnieju. Załóż własny: to chwila.
tournaments-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
  }
tournaments-rounds = { $count ->
    [few] { $count } rundy
   *[many] { $count } rund
  }
tournaments-round-of = Runda { $round } z { $rounds }
tournaments-when-asked = zacznie się na znak organizatora
tournaments-when-at = początek: { $time }
tournaments-ended = koniec: { $time }
tournaments-missing = Nie ma takiego turnieju
tournaments-missing-why = Mógł zostać odwołany albo link jest niepełny.

tournaments-name = Nazwa turnieju
tournaments-name-first = Nadaj mu nazwę.
tournaments-name-usual = Turniej: { $name }
tournaments-game = Gra
tournaments-begin = Początek
tournaments-begin-in = za { $time }
tournaments-begin-asked = gdy nacisnę start
tournaments-begin-at = o godzinie
tournaments-begin-time = Dzień i godzina
tournaments-time-first = Wybierz dzień i godzinę.
tournaments-time-past = Ta godzina już minęła. Wybierz późniejszą.
tournaments-count = Rundy
tournaments-count-note = { $rounds ->
    [3] Wystarczy dla 8 graczy.
    [4] Wystarczy dla 16 graczy.
    [5] Wystarczy dla 32 graczy.
    [6] Wystarczy dla 64 graczy.
   *[other] Wystarczy dla { $players } graczy.
  }
tournaments-clock = Dla każdego gracza, i 10 sekund więcej po każdym ruchu
tournaments-courses = Tory
tournaments-courses-drawn = { $count ->
    [one] jeden losowany
    [few] { $count } losowane
   *[many] { $count } losowanych
  }
tournaments-courses-drawn-note = na nowo w każdej rundzie
tournaments-courses-chosen = wybrane
tournaments-courses-chosen-note = te same w każdej rundzie
tournaments-courses-which = Które tory
tournaments-courses-first = Wybierz przynajmniej jeden tor.
tournaments-courses-note = Wszystkie stoły rundy grają na tych samych torach. Każdy stół ma własne kostki.
tournaments-door = Kto go znajdzie
tournaments-door-link = kto ma link
tournaments-door-open = wszyscy
tournaments-bots = Boty mogą brać udział
tournaments-bots-note = programy innych graczy
tournaments-make = Załóż
tournaments-making = Zakładanie …

tournaments-join = Zagraj
tournaments-join-late = Dołącz od następnej rundy
tournaments-again = Wróć od następnej rundy
tournaments-leave = Wypisz się
tournaments-withdraw = Wycofaj się
tournaments-withdraw-sure = Wycofać się z turnieju? Trwająca partia będzie przegrana.
tournaments-withdraw-not = Zostań
tournaments-start = Zacznij teraz
tournaments-call-off = Odwołaj
tournaments-call-off-sure = Odwołać turniej? Zniknie.
tournaments-joined = Bierzesz udział.
tournaments-begins = Początek za
tournaments-begins-soon = Zaraz się zacznie
tournaments-waits-maker = Zacznie się na znak organizatora.
tournaments-next-in = Następna runda za
tournaments-next-soon = Zaraz zacznie się następna runda
tournaments-playing = Trwa runda { $round }.
tournaments-is-over = Turniej się skończył.
tournaments-too-few = Przyszło za mało osób, nic nie zagrano.
tournaments-table = Do stołu
tournaments-table-with = Runda { $round }, przeciwnik: { $name }
tournaments-table-patience = Czas na zajęcie miejsca: { $time }. Kto nie zdąży, przegrywa partię i odpada.
tournaments-bye-now = W tej rundzie pauzujesz: jeden punkt.
tournaments-done-now = Twoja partia jest rozstrzygnięta. Inni jeszcze grają.
tournaments-called = Runda { $round }: twoja partia, przeciwnik: { $name }
tournaments-called-nobody = Runda { $round }: stół jest gotowy

tournaments-standings = Tabela
tournaments-standings-how = Najpierw punkty: jeden za wygraną, pół za remis. Potem Buchholz, czyli suma punktów wszystkich przeciwników; potem wzajemna partia; potem wygrane. Kto nadal jest równy, dzieli miejsce.
tournaments-entrants = Gracze
tournaments-entrants-none = Jeszcze nikogo. Wyślij link znajomym.
tournaments-points = Punkty
tournaments-buchholz = Buchholz
tournaments-you = ty
tournaments-bot = bot
tournaments-withdrawn = poza turniejem
tournaments-stranger = ktoś, kogo już nie ma
tournaments-more = Pokaż wszystkich: { $count }
tournaments-round = Runda { $round }
tournaments-bye = pauza
tournaments-state-waiting = zaraz zaczną
tournaments-state-playing = trwa
tournaments-state-absent = nieobecność
tournaments-state-both-absent = nikt nie przyszedł
tournaments-state-withdrawn = wycofanie
tournaments-state-late = czas minął
tournaments-watch = Oglądaj
tournaments-watch-of = Oglądaj: { $first } i { $second }
tournaments-replay = Obejrzyj
tournaments-replay-of = Obejrzyj jeszcze raz: { $first } i { $second }
tournaments-blocked = Można trafić na kogoś zablokowanego; mówić da się tylko gotowymi zwrotami.
tournaments-invite-note = Kto ma ten link, może oglądać i zagrać.

# Dla organizatora
tournaments-organise = Organizujesz ten turniej
tournaments-pause = Wstrzymaj
tournaments-resume = Wznów
tournaments-paused = Turniej jest wstrzymany.
tournaments-paused-note = Trwające partie toczą się dalej. Następna runda czeka na organizatora.
tournaments-end = Zakończ wcześniej
tournaments-end-sure = Zakończyć turniej po tej rundzie? Trwające partie zostaną dokończone.
tournaments-remove = Usuń gracza
tournaments-remove-who = Gracz
tournaments-remove-note = Trwająca partia będzie przegrana, a powrót nie jest możliwy.
tournaments-remove-yes = Usuń
tournaments-removed = Organizator usunął cię z tego turnieju.
tournaments-correct = Popraw wynik
tournaments-correct-match = Partia
tournaments-correct-of = Runda { $round }: { $first } – { $second }, { $halves }
tournaments-correct-result = Wynik
tournaments-correct-wins = Wygrywa { $name }
tournaments-correct-draw = Remis
tournaments-correct-none = Oboje przegrywają
tournaments-correct-note = Punkty i tabela się zmienią, a wszyscy zobaczą poprzedni wynik. Rankingi i rozlosowane rundy zostają.
tournaments-correct-yes = Popraw
tournaments-corrected = poprawiono, było { $halves }
tournaments-cancel = Anuluj
