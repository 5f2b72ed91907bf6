# Tournaments: head to head, round by round.

tournaments = Turnieje
tournaments-lead = Jeden na jednego, runda po rundzie. Grasz z osobami, które mają podobną liczbę punktów, i nikt nie odpada.
tournaments-new = Utwórz turniej
tournaments-own = Twoje turnieje
tournaments-running = W toku
tournaments-coming = Nadchodzące
tournaments-over = Zakończone
tournaments-none = Nie ma teraz publicznych turniejów. Utwórz własny, zajmie to chwilę.
tournaments-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
  }
tournaments-rounds = { $count ->
    [few] { $count } rundy
   *[many] { $count } rund
  }
tournaments-round-of = Runda { $round } z { $rounds }
tournaments-when-asked = start na znak organizatora
tournaments-when-at = początek: { $time }
tournaments-ended = koniec: { $time }
tournaments-missing = Nie ma takiego turnieju
tournaments-missing-why = Turniej mógł zostać odwołany albo link jest niepełny.

tournaments-name = Nazwa turnieju
tournaments-name-first = Podaj nazwę turnieju.
tournaments-name-usual = Turniej: { $name }
tournaments-game = Gra
tournaments-begin = Początek
tournaments-begin-in = za { $time }
tournaments-begin-asked = na mój znak
tournaments-begin-at = w wybranym terminie
tournaments-begin-time = Dzień i godzina
tournaments-time-first = Wybierz dzień i godzinę.
tournaments-time-past = Ten termin już minął. Wybierz późniejszy.
tournaments-count = Rundy
tournaments-count-note = { $rounds ->
    [3] Wystarczy dla 8 graczy.
    [4] Wystarczy dla 16 graczy.
    [5] Wystarczy dla 32 graczy.
    [6] Wystarczy dla 64 graczy.
   *[other] Wystarczy dla { $players } graczy.
  }
tournaments-clock = Czas dla każdego gracza, plus 10 sekund po każdym ruchu
tournaments-courses = Tory
tournaments-courses-drawn = { $count ->
    [one] jeden losowy
    [few] { $count } losowe
   *[many] { $count } losowych
  }
tournaments-courses-drawn-note = inne w każdej rundzie
tournaments-courses-chosen = wybrane
tournaments-courses-chosen-note = te same w każdej rundzie
tournaments-courses-which = Które tory
tournaments-courses-first = Wybierz przynajmniej jeden tor.
tournaments-courses-note = W każdej rundzie przy wszystkich stołach gra się na tych samych torach. Każdy stół ma własne kostki.
tournaments-access = Kto widzi turniej
tournaments-access-link = osoby z linkiem
tournaments-access-open = wszyscy
tournaments-bots = Zezwól na boty
tournaments-bots-note = programy innych graczy
tournaments-make = Utwórz
tournaments-making = Tworzenie turnieju…

tournaments-join = Dołącz
tournaments-join-late = Dołącz od następnej rundy
tournaments-again = Wróć do gry od następnej rundy
tournaments-leave = Wypisz się
tournaments-withdraw = Wycofaj się
tournaments-withdraw-sure = Wycofać się z turnieju? Jeśli właśnie grasz partię, przegrasz ją.
tournaments-withdraw-not = Zostań
tournaments-start = Zacznij teraz
tournaments-call-off = Odwołaj
tournaments-call-off-sure = Odwołać turniej? Zostanie usunięty.
tournaments-joined = Bierzesz udział.
tournaments-begins = Początek za
tournaments-begins-soon = Turniej zaraz się zacznie
tournaments-waits-maker = Turniej rozpocznie organizator.
tournaments-next-in = Następna runda za
tournaments-next-soon = Zaraz zacznie się następna runda
tournaments-playing = Trwa runda { $round }.
tournaments-is-over = Turniej jest zakończony.
tournaments-too-few = Zgłosiło się za mało osób i nie rozegrano żadnej partii.
tournaments-table = Do stołu
tournaments-table-with = Runda { $round }, przeciwnik: { $name }
tournaments-table-patience = Czas na zajęcie miejsca: { $time }. Kto nie zdąży, przegrywa partię i wypada z turnieju.
tournaments-bye-now = W tej rundzie pauzujesz i dostajesz jeden punkt.
tournaments-done-now = Twoja partia jest skończona. Inni jeszcze grają.
tournaments-called = Runda { $round }: twoja partia, przeciwnik: { $name }
tournaments-called-nobody = Runda { $round }: stół jest gotowy

tournaments-standings = Tabela
tournaments-standings-how = Najpierw liczą się punkty: jeden za wygraną, pół za remis. Potem Buchholz, czyli suma punktów wszystkich przeciwników, następnie bezpośredni pojedynek i liczba wygranych. Jeśli wszystko jest równe, gracze zajmują miejsce ex aequo.
tournaments-entrants = Gracze
tournaments-entrants-none = Jeszcze nikt się nie zapisał. Wyślij link znajomym.
tournaments-points = Punkty
tournaments-buchholz = Buchholz
tournaments-you = ty
tournaments-bot = bot
tournaments-withdrawn = poza turniejem
tournaments-deleted-player = konto usunięte
tournaments-more = Pokaż wszystkich: { $count }
tournaments-round = Runda { $round }
tournaments-bye = pauza
tournaments-state-waiting = zaraz się zacznie
tournaments-state-playing = w toku
tournaments-state-absent = nieobecność
tournaments-state-both-absent = nikt nie przyszedł
tournaments-state-withdrawn = wycofanie
tournaments-state-late = koniec czasu
tournaments-watch = Oglądaj
tournaments-watch-of = Oglądaj: { $first } – { $second }
tournaments-replay = Powtórka
tournaments-replay-of = Powtórka: { $first } – { $second }
tournaments-blocked = Możesz trafić na przeciwnika, którego blokujesz. W turnieju można rozmawiać tylko gotowymi zwrotami.
tournaments-invite-note = Z tym linkiem można oglądać turniej i do niego dołączyć.

# Dla organizatora
tournaments-organise = Organizujesz ten turniej
tournaments-pause = Wstrzymaj
tournaments-resume = Wznów
tournaments-paused = Turniej jest wstrzymany.
tournaments-paused-note = Rozpoczęte partie toczą się dalej. Następna runda czeka na organizatora.
tournaments-end = Zakończ wcześniej
tournaments-end-sure = Zakończyć turniej po tej rundzie? Trwające partie zostaną dokończone.
tournaments-remove = Usuń gracza
tournaments-remove-who = Gracz
tournaments-remove-note = Trwająca partia zostanie uznana za przegraną, a powrót do turnieju nie będzie możliwy.
tournaments-remove-yes = Usuń
tournaments-removed = Organizator usunął cię z tego turnieju.
tournaments-correct = Popraw wynik
tournaments-correct-match = Partia
tournaments-correct-of = Runda { $round }: { $first } – { $second }, { $halves }
tournaments-correct-result = Wynik
tournaments-correct-wins = Wygrywa { $name }
tournaments-correct-draw = Remis
tournaments-correct-none = Obie strony przegrywają
tournaments-correct-note = Punkty i tabela się zmienią, a wszyscy zobaczą też poprzedni wynik. Rankingi i rozlosowane rundy zostaną bez zmian.
tournaments-correct-yes = Popraw
tournaments-corrected = poprawiono, przedtem { $halves }
tournaments-cancel = Anuluj
