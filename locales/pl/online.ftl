# Gra w sieci
online = Graj w sieci
online-home = Strona główna
online-opening = Idziemy do stołu …
online-new = Otwórz stół
online-new-note = Dostaniesz link. Kto go ma, może usiąść i grać, bez konta.
online-new-golf = dowolne tory, od 1 do 12 piłek, także komputery
online-new-carramboule = we dwoje, od razu albo przez wiele dni
online-others = Inni
online-lobby = Poczekalnia
online-lobby-note = stoły otwarte dla wszystkich, do gry i do oglądania
online-cups = Puchary
online-cups-note = te same tory i kostki dla wszystkich
online-lobby-free = Stoły z wolnymi miejscami
online-lobby-watch = Partie do oglądania
online-lobby-lead = Stoły otwarte dla wszystkich: usiądź albo popatrz.
online-lobby-none = Teraz nikt nie czeka przy otwartym stole.
online-filter = Pokaż
online-filter-all = Wszystkie
online-filter-golf = Minigolf
online-filter-carramboule = Carramboule
online-filter-clock = Zegar
online-filter-any = Dowolny
online-filter-live = Na żywo
online-filter-days = W dniach
online-filter-none = Nie ma teraz takiego otwartego stołu.
online-me = Ty w sieci
online-me-note = imię, inne urządzenia, twoje dane
online-you-are-offline = Nie masz połączenia.
online-offline = Serwer jest nieosiągalny.
online-offline-note = Stoły w sieci potrzebują serwera. Wszystko inne na tej stronie działa bez niego.
online-list-offline = Brak połączenia: ta lista może być nieaktualna.

# Otwieranie
online-create = Otwórz stół
online-create-of = { $game } w sieci
online-creating = Otwieramy stół …
online-players-note = Ty, osoby z linkiem i tyle komputerów, ile chcesz.
online-seat-open = siada przez link
online-against = Przeciw
online-against-person = Człowiekowi
online-against-computer = Komputerowi
online-starts-other = Druga strona
online-terms = Stół
online-door = Kto może przyjść
online-door-invited = Na zaproszenie
online-door-invited-note = kto ma link
online-door-open = Otwarty
online-door-open-note = widoczny w poczekalni
online-clock = Zegar
online-clock-off = Bez
online-clock-off-note = bez pośpiechu
online-clock-move = Na ruch
online-clock-move-note = na żywo
online-clock-match = Na partię
online-clock-match-note = na żywo, każdy swój
online-clock-days = W dniach
online-clock-days-note = korespondencyjnie
online-clock-time = Na każdy ruch
online-clock-match-time = Dla każdego, i 10 sekund więcej po każdym ruchu
online-clock-none = bez zegara
online-clock-per-move = { $time } na ruch
online-clock-total = { $time } na partię
online-clock-total-more = { $time } na partię, { $more } więcej po każdym ruchu
online-talk = Rozmowa
online-chat-off = Bez
online-chat-off-note = nikt nie rozmawia
online-chat-phrases = Zwroty
online-chat-phrases-note = gotowe zwroty i emoji
online-chat-free = Dowolna
online-chat-free-note = własne słowa, tylko na zaproszenie
online-talk-off = Przy tym stole się nie rozmawia.
online-talk-phrases = Gotowe zwroty
online-talk-free = Także własne słowa

# Przed partią
online-waiting = Partia jeszcze się nie zaczęła
online-seats = Miejsca
online-free-seat = Wolne miejsce
online-seat-free = czeka na kogoś
online-seat-computer = gotowy
online-your-name = Twoje imię
online-name-first = Najpierw wpisz swoje imię.
online-sit = Usiądź
online-sit-at = Usiądź na miejscu { $number }
online-stand = Wstań
online-stand-at = Wstań z miejsca { $number }
online-close-table = Zamknij stół
online-close-sure = Na pewno zamknąć ten stół? Jego link przestanie działać.
online-close-not = Zostaw otwarty
online-remove = Usuń
online-remove-at = Usuń gracza { $name }
online-sit-note = Wybierz miejsce, żeby grać, albo zostań i patrz.
online-full-note = Wszystkie miejsca są zajęte. Możesz stąd oglądać.
online-beside = Ktoś obok mnie też gra
online-beside-name = Imię osoby obok ciebie
online-ready = Zaczynajmy
online-unready = Jednak jeszcze nie
online-ready-note = Partia zacznie się, gdy wszystkie miejsca będą zajęte i każdy to potwierdzi.
online-is-ready = może zaczynać
online-not-ready = jeszcze nie teraz
online-you = ty
online-here = przy stole
online-away = poza stołem
online-bot = bot
online-named-bot = { $name } (bot)
online-looks-on = ogląda
online-you-watch = Oglądasz
online-wait-seats = { $count ->
        [one] Jedno miejsce jest wolne
        [few] { $count } miejsca są wolne
       *[many] { $count } miejsc jest wolnych
    }
online-wait-you = Czekamy tylko na ciebie: zaczynamy?
online-wait-both = Czekamy na ciebie i: { $names }. Zaczynamy?
online-wait-ready = Czekamy: { $names }
online-invite = Zaproś
online-invite-note = Wyślij ten link. Przyjść mogą tylko ci, którzy go mają.
online-invite-open = Wyślij ten link. Stół widać też w poczekalni.
online-invite-text = Zagraj ze mną w Carambole
online-link = Link do tego stołu
online-copy = Kopiuj link
online-copied = Skopiowano
online-copy-failed = Przeglądarka nie pozwoliła skopiować. Zaznacz ręcznie.
online-share = Udostępnij
online-what = W co gramy
online-game = Gra
online-dice = Kostki
online-dice-of = { $dice ->
        [one] jedna kostka
        [few] { $dice } kostki
       *[many] { $dice } kostek
    }{ $cards ->
        [0] {""}
        [one] {", "}jedna karta
        [few] {", "}{ $cards } karty
       *[many] {", "}{ $cards } kart
    }
online-limit = Uderzeń na tor

# Połączenie
online-line-connecting = Łączenie …
online-line-connecting-note = Stół zaraz będzie.
online-line-connected = Połączono
online-line-connected-note = Nadrabiamy to, co się stało …
online-line-reconnecting = Połączenie zerwane.
online-line-reconnecting-note = Nawiązujemy je od nowa. Do tego czasu żaden ruch się nie liczy.
online-line-back = Serwer zaraz wróci.
online-line-back-note = Nic nie ginie, a zegary w tym czasie stoją.
online-line-offline = Nie masz połączenia.
online-line-offline-note = Partia czeka. Ruszy sama, gdy sieć wróci.
online-line-offline-note-clock = Zegar biegnie dalej. Partia ruszy sama, gdy sieć wróci.
online-line-lost = Stół zamknął połączenie.
online-line-lost-note = Wczytaj stronę ponownie, żeby wrócić.
online-not-connected = Nie ma teraz połączenia, więc nic się nie stało.

# Who is away
online-gone = { $name }: poza stołem.
online-gone-waits = Partia czeka; za { $time } będzie można usunąć tę osobę z partii ({ $name }).
online-gone-now = Możesz czekać albo usunąć tę osobę z partii ({ $name }).
online-gone-clock = Zegar chodzi dalej.
online-gone-claim = Usuń z partii: { $name }

# Rozmowa
online-talk-said = Co powiedziano
online-talk-none = Nikt jeszcze nic nie powiedział.
online-talk-muted = Nic nie słyszysz: rozmowa jest wyciszona.
online-talk-mute = Wycisz rozmowę
online-talk-emoji = Emoji
online-talk-send = Powiedz { $what }
online-talk-write = Napisz coś
online-talk-say = Powiedz
online-talk-public = Każdy, kto ma link do tego stołu, może przeczytać twoje wiadomości.
online-talk-seat-first = Usiądź raz przy stole, a też będziesz rozmawiać.
online-talk-unread = { $count ->
        [one] Rozmowa, jedna nowa uwaga
        [few] Rozmowa, { $count } nowe uwagi
       *[many] Rozmowa, { $count } nowych uwag
    }
online-spectators = { $count ->
        [0] Nikt nie ogląda
        [one] Jedna osoba ogląda
        [few] { $count } osoby oglądają
       *[many] { $count } osób ogląda
    }
online-say-hello = Cześć!
online-say-good-luck = Powodzenia!
online-say-have-fun = Miłej zabawy!
online-say-well-played = Dobrze zagrane!
online-say-nice-shot = Ładne uderzenie!
online-say-thanks = Dziękuję!
online-say-oops = Ojej.
online-say-unlucky = Co za pech!
online-say-close = Mało brakowało!
online-say-wow = O rany!
online-say-one-moment = Chwileczkę.
online-say-back-again = Już jestem.
online-say-your-turn = Twoja kolej.
online-say-good-game = Dobra gra!
online-say-once-more = Jeszcze raz?
online-say-bye = Na razie!

# Po partii
online-rematch = Jeszcze jedna partia
online-rematch-wished = Chętni na jeszcze jedną partię: { $names }.
online-rematch-waits = Chcesz zagrać jeszcze raz. Czekamy: { $names }.
online-rematch-go = Do następnej partii
online-more-tables = Inne stoły

# Listy
online-own-turns = Twoja kolej
online-own-running = Inni się zastanawiają
online-own-waiting = Czeka na graczy
online-own-over = Zakończone
online-nobody-yet = Na razie nikt inny
online-row-over = zakończona
online-row-won = wygrana
online-row-won-by = wygrywa { $name }
online-row-drawn = remis
online-row-replay = Powtórka i analiza
online-row-replay-with = Powtórka partii z: { $names }
online-row-soon = zaraz się zacznie
online-row-yours = Twoja kolej
online-row-turn = Kolej gracza { $name }
online-row-courses = { $count ->
        [one] jeden tor
        [few] { $count } tory
       *[many] { $count } torów
    }
online-row-play = Graj
online-row-go = Idź tam
online-row-go-with = Do stołu: { $names }
online-row-join = Dołącz
online-row-join-with = Dołącz do stołu: { $names }
online-row-watch = Oglądaj
online-row-watch-with = Oglądaj stół: { $names }
online-notify = Powiadom, gdy moja kolej
online-notify-note = Powiadomienie przeglądarki, dopóki ta strona jest otwarta w tle.
online-notify-denied = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach dla tej strony.
online-notify-title = Twoja kolej
online-push = Powiadamiaj też, gdy strona jest zamknięta
online-push-note = W partiach na wiele dni: twoja kolej, wyzwania i rundy turniejów. Na tym urządzeniu.
online-push-unsupported = Ta przeglądarka nie odbiera powiadomień. Na iPhonie lub iPadzie dodaj najpierw Carambole do ekranu początkowego.
online-push-failed = Przeglądarce nie udało się zapisać na powiadomienia. Spróbuj później albo w innej przeglądarce.
online-push-quiet = Cisza
online-push-from = Od
online-push-until = Do

# Ty w sieci
online-me-name = Twoje imię
online-me-name-note = Inni zobaczą je przy stołach, do których odtąd usiądziesz.
online-me-none = Nie masz tu jeszcze imienia. Nie ma kont: wystarczy klucz w tej przeglądarce.
online-me-save = Zapisz
online-me-saved = Zapisano.
online-me-devices = Inne urządzenia i na wypadek zgubienia klucza
online-me-devices-note = Klucz jest tylko w tej przeglądarce. Z kodem także inne urządzenie staje się tobą; każdy kod działa raz.
online-me-device = Inne urządzenie
online-me-recovery = Kod zapasowy
online-me-device-told = Wpisz ten kod na drugim urządzeniu w „Ty w sieci” albo otwórz tam link. Ważny do { $time }.
online-me-recovery-told = Zapisz ten kod i dobrze go schowaj. Jest ważny, aż zostanie użyty albo powstanie następny.
online-me-signed-in = Urządzenia z Twoim kluczem
online-me-signed-in-note = Kto używa jednego z nich, jest Tobą. Wyloguj to, co zgubione lub oddane.
online-me-this = to tutaj
online-me-unnamed = Program
online-me-since = od { $date }
online-me-sign-out = Wyloguj
online-me-sign-out-of = Wyloguj: { $name }
online-me-signed-out = Wylogowano.
online-me-copy-code = Kopiuj kod
online-me-use = Mam kod
online-me-use-note = Z innego urządzenia albo ten zapisany.
online-me-code = Kod
online-me-use-it = Użyj
online-me-recovered = Witaj z powrotem, { $name }.
online-me-strange = Serwer nie zna już klucza. Użyj kodu albo zacznij od nowa.
online-deleted = Gracz tej przeglądarki został usunięty, tutaj albo na innym urządzeniu.
online-me-afresh = Zacznij od nowa
online-me-data = Twoje dane
online-me-data-note = Wszystko, co serwer ma o tobie: imię, stoły, uwagi, tory.
online-me-privacy = Prywatność
online-me-download = Pobierz wszystko
online-me-downloaded = Wszystko jest w pliku.
online-me-delete = Usuń wszystko
online-me-delete-title = Usunąć wszystko?
online-me-delete-text = Trwające partie zostaną poddane, a imię, klucz i uwagi znikną na dobre. Zapisy partii z innymi zostają u nich.
online-me-delete-yes = Usuń wszystko
online-me-keep = Zostaw
online-me-deleted = Wszystko usunięto.
online-me-replace-title = Stać się kimś innym?
online-me-replace-text = W tej przeglądarce jesteś jako { $name }. Z kodem staniesz się graczem, dla którego powstał; bez własnego kodu nie wrócisz jako { $name }.
online-me-replace-yes = Użyj kodu
online-me-replace-no = Zostań jako { $name }

# Identyfikatory i profile
online-handle = Twój identyfikator
online-handle-note = Z identyfikatorem inni znajdą cię pod twoim własnym adresem. Do gry nie jest potrzebny.
online-handle-label = Identyfikator
online-handle-rules = Od 3 do 20 liter od a do z i cyfr, najpierw litera; między nimi także - i _.
online-handle-claim = Zajmij
online-handle-change = Zmień
online-handle-claimed = Jesteś teraz @{ $handle }.
online-handle-bad = Tego identyfikatora nie można zająć. Wybierz inny.
online-handle-taken = Ktoś ma już ten identyfikator albo bardzo podobny.
online-handle-private = Prywatny profil
online-handle-private-note = Inni widzą twój identyfikator i imię, nic więcej.
online-handle-profile = Zobacz swój profil
online-handle-back = Oddaj identyfikator
online-handle-given-back = Nie masz już identyfikatora.
online-passkeys = Klucze dostępu
online-passkeys-note = Zaloguj się na każdym urządzeniu odciskiem palca, twarzą albo kodem PIN. Gdy przepadną wszystkie, pomoże kod zapasowy.
online-passkey-add = Dodaj klucz dostępu
online-passkey-added = Klucz dostępu został dodany.
online-passkey-removed = Klucz dostępu został usunięty.
online-passkey-remove-of = Usuń klucz dostępu: { $name }
online-passkey-used = ostatnio użyty: { $date }
online-passkey-known = Na tym urządzeniu jest już klucz dostępu dla ciebie.
online-passkey-failed = Na tym urządzeniu to się nie udało.
online-passkey-have = Mam klucz dostępu
online-passkey-have-note = Wróć jako osoba, dla której powstał.
online-passkey-sign-in = Zaloguj się
online-passkey-strange = Nikt tutaj nie ma tego klucza dostępu. Może został usunięty.
online-passkey-replace = W tej przeglądarce jesteś { $name }. Z kluczem dostępu będziesz osobą, dla której powstał; bez własnego klucza dostępu lub kodu nie wrócisz jako { $name }.
online-profile = Profil
online-profile-none = Nikt nie ma tego identyfikatora.
online-profile-none-why = Może w adresie jest literówka albo identyfikator został oddany.
online-profile-since = gra tu od: { $date }
online-profile-here = jest teraz tutaj
online-profile-private = Ten profil jest prywatny.
online-profile-own-private = Twój profil jest prywatny. Inni widzą tylko twój identyfikator i imię.
online-profile-played = { $count ->
        [one] partia
        [few] partie
       *[many] partii
    }
online-profile-wins = { $count ->
        [one] wygrana
        [few] wygrane
       *[many] wygranych
    }
online-profile-medals = { $count ->
        [one] medal
        [few] medale
       *[many] medali
    }
online-profile-versus = Ty i { $name }
online-profile-drawn = { $count ->
        [one] jeden remis
        [few] { $count } remisy
       *[many] { $count } remisów
    }
online-profile-days = Tory dnia
online-profile-gold = pierwsze
online-profile-silver = drugie
online-profile-bronze = trzecie
online-profile-place = miejsce { $rank } z { $players }
online-profile-matches = Ostatnie partie
online-profile-matches-none = Nie ma jeszcze zakończonej partii.
online-profile-invited = Stół na zaproszenie
online-outcome-won = wygrana
online-outcome-drawn = remis
online-outcome-lost = przegrana
online-profile-courses = Opublikowane tory
online-profile-stars = { $count ->
        [one] { $stars } gwiazdki, jeden głos
        [few] { $stars } gwiazdki, { $count } głosy
       *[many] { $stars } gwiazdki, { $count } głosów
    }
online-challenge = Rzuć wyzwanie
online-challenge-name = Wyzwanie: { $name }
online-challenge-note = Wybierz grę. { $name } dowie się od razu albo przy następnej wizycie.
online-challenge-of = { $game } z @{ $handle }
online-challenge-seats = Nie ma jeszcze miejsca dla @{ $handle }: niech zagra ktoś jeszcze.
online-challenge-refused = @{ $handle } nie przyjmuje od ciebie wyzwań.
online-challenge-told = { $name } rzuca ci wyzwanie
online-declined = @{ $handle } tym razem nie przyjdzie.
online-challenged = Masz wyzwanie
online-challenge-accept = Graj
online-challenge-accept-by = Graj: { $name }
online-challenge-decline = Odrzuć
online-challenge-decline-by = Odrzuć wyzwanie: { $name }
online-find = Szukaj po identyfikatorze
online-find-go = Szukaj
online-follow = Obserwuj
online-follow-yes = Obserwujesz
online-following = Obserwujesz
online-followers = Obserwują cię
online-people-handle = Do tego potrzebny jest identyfikator, aby było wiadomo, kim jesteś: { $name } też to zobaczy.
online-more = Więcej
online-block = Zablokuj
online-block-note = { $name } nie może rzucać ci wyzwań, siadać przy twoich stołach ani widzieć ich w poczekalni. Nie zobaczysz też, co pisze { $name }. { $name } nie dowie się o tym.
online-block-done = Zablokowano: { $name }.
online-unblock = Odblokuj
online-unblock-name = Odblokuj: { $name }
online-unblock-done = Odblokowano: { $name }.
online-blocked = Zablokowane osoby
online-player-menu = Zgłoś lub zablokuj: { $name }
online-guest = gość
online-guest-note = Gość nie ma identyfikatora. Każdy może użyć takiej nazwy.
online-report = Zgłoś
online-report-note = Napisz jednym zdaniem, co jest nie tak. Przeczyta to osoba prowadząca ten serwer; { $name } nie dowie się o tym.
online-report-reason = Co jest nie tak?
online-report-send = Wyślij
online-reported = Dziękujemy. Zostanie przeczytane.

# Gdy coś nie działa
online-no-table = Nie ma takiego stołu.
online-no-table-why = Link może być niepełny albo stół usunięto. Poproś o link jeszcze raz albo otwórz własny stół.
online-not-opened = Nie udało się otworzyć stołu.
online-host-unknown = Serwer nie zna twojego klucza.
online-host-forbidden = Tutaj tego nie wolno.
online-host-hold = Z powodu nadużyć nie można teraz tworzyć nowych graczy z twojej sieci. Zaloguj się jako gracz, którego już masz, albo napisz do osoby prowadzącej serwer.
online-host-banned = Masz tu zakaz gry: { $reason }
online-host-banned-until = Masz tu zakaz gry do { $date }: { $reason }
online-host-not-found = Nie ma takiego stołu.
online-host-too-large = To jest za długie.
online-host-too-many = Za dużo w zbyt krótkim czasie. Poczekaj chwilę.
online-host-unavailable = Serwer teraz tego nie może. Spróbuj za chwilę.
online-host-conflict = Tymczasem to się zmieniło.
online-host-malformed = Serwer nie mógł tego użyć.
online-host-unpublishable = Nie można tego opublikować: na torze musi dać się grać, a jego nazwa musi być przyzwoita i mieć najwyżej 80 znaków.
online-refused-malformed = Stół nie mógł tego odczytać.
online-refused-id-reused = To już wysłano.
online-refused-not-your-seat = To nie twoje miejsce.
online-refused-no-such-seat = Nie ma takiego miejsca.
online-refused-seat-taken = Ktoś już tu usiadł: miejsce jest zajęte.
online-refused-started = Partia już się zaczęła.
online-refused-not-started = Partia jeszcze się nie zaczęła.
online-refused-not-over = Partia jeszcze się nie skończyła.
online-refused-over = Partia się skończyła.
online-refused-not-your-turn = To nie twoja kolej.
online-refused-stale = Tymczasem coś się stało. Spójrz jeszcze raz i zdecyduj.
online-refused-illegal = To niemożliwe.
online-refused-no-change = Tak już jest.
online-refused-future = Tego jeszcze nie wiadomo.
online-refused-too-many = Za dużo naraz; odczekaj chwilę i spróbuj ponownie.

# Ktoś do gry, teraz
online-now = Zagraj teraz
online-now-note = Jedno dotknięcie i znajdziemy ci przeciwnika na podobnym poziomie.
online-rated-basic = Minigolf
online-rated-carom = Karambol
online-rated-carramboule = Carramboule
online-now-looking = Szukamy kogoś: { $game } …
online-now-left = { $seconds ->
        [one] jeszcze najwyżej sekunda
        [few] jeszcze najwyżej { $seconds } sekundy
       *[other] jeszcze najwyżej { $seconds } sekund
    }
online-now-nobody = Teraz nikt nie szuka.
online-now-house = Zagraj z komputerem: { $name }
online-now-again = Szukaj jeszcze raz
online-now-stop = Przestań szukać

# Jak dobrze ktoś gra
online-rating = Ranking
online-rating-game = Gra
online-rating-sure = ± { $deviation }, z { $count ->
        [one] jednego meczu
       *[other] { $count } meczów
    }
online-rating-new = Jeszcze niepewny: ± { $deviation }, z { $count ->
        [one] jednego meczu
       *[other] { $count } meczów
    }.
online-rating-chart = Od { $first } do { $last }; najlepszy: { $best }.
online-counts = Ranking
online-rated = Rankingowa
online-rated-note = gdy wszyscy grają na równych zasadach, na 3, 6 lub 9 drukowanych torach
online-casual = Towarzyska
online-casual-note = tylko dla zabawy
online-not-rated = Partia towarzyska: rankingi bez zmian.
online-row-aborted = przerwana
online-best = Najlepsi gracze
online-best-short = Rankingi wszystkich gier
online-best-note = Gracze z identyfikatorem i wystarczającą liczbą partii rankingowych.
online-best-none = Nikt nie ma jeszcze ustalonego rankingu. Zagraj partie rankingowe i bądź pierwszy.
online-best-rank = Miejsce
online-best-player = Gracz
online-best-matches = Partie
online-found = Znalezieni gracze
online-skill = Szczęście i umiejętności
online-skill-words = Jedna decyzja kosztuje średnio { $loss } uderzenia; doskonała gra nie kosztuje nic.
online-skill-chart = Ile kosztowały decyzje i ile zabrały kostki, mecz po meczu
online-skill-choices = koszt decyzji
online-skill-luck = zabrały kostki

online-tournaments = Turnieje
online-tournaments-note = jeden na jednego, runda po rundzie
online-library = Biblioteka
online-library-note = tory narysowane przez graczy
online-to-tournament = Do turnieju
online-kept-note = Miejsca są zarezerwowane dla dwojga graczy turnieju.
