# Gra online
online = Graj online
online-home = Strona główna
online-opening = Otwieranie stołu…
online-new = Otwórz stół
online-new-note = Dostaniesz link: każdy, kto go ma, może usiąść i grać bez rejestracji.
online-new-golf = dowolne tory, od 1 do 12 piłek, także z komputerem
online-new-carramboule = dla dwojga, na żywo albo przez wiele dni
online-others = Inni gracze
online-lobby = Poczekalnia
online-lobby-note = otwarte stoły: graj albo oglądaj
online-cups = Puchary
online-cups-note = te same tory i kostki dla wszystkich
online-lobby-free = Stoły z wolnymi miejscami
online-lobby-watch = Partie do oglądania
online-lobby-lead = Stoły otwarte dla wszystkich. Zajmij wolne miejsce albo oglądaj.
online-lobby-none = Przy otwartych stołach nikt teraz nie czeka.
online-filter = Pokaż
online-filter-all = Wszystkie
online-filter-golf = Minigolf
online-filter-carramboule = Carramboule
online-filter-clock = Zegar
online-filter-any = Dowolny
online-filter-live = Na żywo
online-filter-days = Korespondencyjnie
online-filter-none = Nie ma teraz takiego stołu.
online-account = Twoje konto
online-account-note = imię, inne urządzenia, twoje dane
online-you-are-offline = Brak połączenia z internetem.
online-offline = Nie można połączyć się z serwerem.
online-offline-note = Do gry online potrzebne jest połączenie z serwerem. Wszystko inne na tej stronie działa bez niego.
online-list-offline = Brak połączenia: ta lista może być nieaktualna.

# Otwieranie
online-create = Otwórz stół
online-create-of = { $game } online
online-creating = Otwieranie stołu…
online-players-note = Ty, osoby, które dostaną link, i dowolna liczba komputerów.
online-seat-open = dołącza przez link
online-against = Przeciwnik
online-against-person = Człowiek
online-against-computer = Komputer
online-starts-other = Przeciwnik
online-terms = Ustawienia stołu
online-access = Kto może dołączyć
online-access-invited = Na zaproszenie
online-access-invited-note = osoby, które mają link
online-access-open = Otwarty
online-access-open-note = widoczny w poczekalni
online-clock = Zegar
online-clock-off = Bez zegara
online-clock-off-note = bez limitu czasu
online-clock-move = Na ruch
online-clock-move-note = na żywo
online-clock-match = Na partię
online-clock-match-note = na żywo, każdy ma swój czas
online-clock-days = Dni na ruch
online-clock-days-note = partia korespondencyjna
online-clock-time = Czas na każdy ruch
online-clock-match-time = Czas dla każdego gracza, plus 10 sekund po każdym ruchu
online-clock-none = bez zegara
online-clock-per-move = { $time } na ruch
online-clock-total = { $time } na partię
online-clock-total-more = { $time } na partię, plus { $more } po każdym ruchu
online-chat = Czat
online-chat-rule-off = Wyłączony
online-chat-rule-off-note = bez wiadomości
online-chat-rule-phrases = Gotowe zwroty
online-chat-rule-phrases-note = zwroty i emoji
online-chat-rule-free = Swobodny
online-chat-rule-free-note = własne wiadomości, tylko na zaproszenie
online-chat-off = Czat przy tym stole jest wyłączony.
online-chat-phrases = Gotowe zwroty
online-chat-free = Także własne wiadomości

# Przed partią
online-waiting = Partia jeszcze się nie zaczęła
online-seats = Miejsca
online-free-seat = Wolne miejsce
online-seat-free = czeka na gracza
online-seat-computer = gotowy
online-your-name = Twoje imię
online-name-first = Najpierw wpisz swoje imię.
online-sit = Usiądź
online-sit-at = Usiądź na miejscu { $number }
online-stand = Wstań
online-stand-at = Wstań z miejsca { $number }
online-close-table = Zamknij stół
online-close-sure = Na pewno zamknąć ten stół? Link przestanie działać.
online-close-not = Zostaw otwarty
online-remove = Usuń
online-remove-at = Usuń gracza: { $name }
online-sit-note = Wybierz miejsce, żeby grać, albo zostań i oglądaj.
online-full-note = Wszystkie miejsca są zajęte, ale możesz oglądać.
online-beside = Dodaj osobę obok mnie
online-beside-name = Imię osoby obok ciebie
online-ready = Potwierdź start
online-unready = Cofnij potwierdzenie
online-ready-note = Partia zacznie się, gdy wszystkie miejsca będą zajęte i każdy potwierdzi start.
online-is-ready = start potwierdzony
online-not-ready = czeka na potwierdzenie
online-you = ty
online-here = przy stole
online-away = brak połączenia
online-bot = bot
online-named-bot = { $name } (bot)
online-looks-on = widz
online-you-watch = Oglądasz
online-wait-seats = { $count ->
        [one] Jedno miejsce jest wolne
        [few] { $count } miejsca są wolne
       *[many] { $count } miejsc jest wolnych
    }
online-wait-you = Czekamy tylko na twoje potwierdzenie
online-wait-both = Czekamy na potwierdzenie: ty, { $names }
online-wait-ready = Czekamy na potwierdzenie: { $names }
online-invite = Zaproś
online-invite-note = Wyślij ten link. Dołączą tylko osoby, które go dostaną.
online-invite-open = Wyślij ten link. Stół widać też w poczekalni.
online-invite-text = Zagraj ze mną w Carambole
online-link = Link do tego stołu
online-copy = Kopiuj link
online-copied = Skopiowano
online-copy-failed = Przeglądarka nie pozwoliła skopiować linku. Zaznacz go i skopiuj ręcznie.
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
online-connection-connecting = Łączenie…
online-connection-connecting-note = Stół zaraz się pojawi.
online-connection-connected = Połączono
online-connection-connected-note = Wczytywanie ostatnich ruchów…
online-connection-reconnecting = Połączenie zostało przerwane.
online-connection-reconnecting-note = Łączymy ponownie. Do tego czasu nie można wykonać ruchu.
online-connection-back = Serwer zaraz wróci.
online-connection-back-note = Nic nie zginęło, a zegary na razie stoją.
online-connection-offline = Brak połączenia z internetem.
online-connection-offline-note = Partia czeka. Ruszy sama, gdy wróci połączenie.
online-connection-offline-note-clock = Zegar biegnie dalej. Partia ruszy sama, gdy wróci połączenie.
online-connection-lost = Serwer zakończył połączenie.
online-connection-lost-note = Odśwież stronę, żeby wrócić.
online-not-connected = Brak połączenia, więc ruch nie został wykonany.

# Who is away
online-gone = { $name }: brak połączenia.
online-gone-waits = Partia czeka. Za { $time } będzie można usunąć gracza { $name } z partii.
online-gone-now = Możesz czekać albo usunąć gracza { $name } z partii.
online-gone-clock = Zegar biegnie dalej.
online-gone-claim = Usuń z partii: { $name }

# Rozmowa
online-chat-said = Wiadomości
online-chat-none = Nie ma jeszcze żadnej wiadomości.
online-chat-muted = Czat jest wyciszony.
online-chat-mute = Wycisz czat
online-chat-emoji = Emoji
online-chat-send = Wyślij: { $what }
online-chat-write = Napisz wiadomość
online-chat-say = Wyślij
online-chat-public = Każdy, kto ma link do tego stołu, może przeczytać twoje wiadomości.
online-chat-seat-first = Pisać mogą tylko osoby, które choć raz zajęły miejsce przy stole.
online-chat-unread = { $count ->
        [one] Czat, 1 nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
       *[many] Czat, { $count } nowych wiadomości
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
online-rematch = Zagraj jeszcze raz
online-rematch-wished = Chcą zagrać jeszcze raz: { $names }.
online-rematch-waits = Prośba o kolejną partię wysłana. Jeszcze bez odpowiedzi: { $names }.
online-rematch-go = Do następnej partii
online-more-tables = Inne stoły

# Listy
online-own-turns = Twoja kolej
online-own-running = Kolej innych
online-own-waiting = Czekają na graczy
online-own-over = Zakończone
online-nobody-yet = Jeszcze bez przeciwnika
online-row-over = zakończona
online-row-won = wygrana
online-row-won-by = wygrywa { $name }
online-row-drawn = remis
online-row-replay = Powtórka i analiza
online-row-replay-with = Powtórka partii z: { $names }
online-row-soon = zaraz się zacznie
online-row-yours = Twoja kolej
online-row-turn = Teraz { $name }
online-row-courses = { $count ->
        [one] jeden tor
        [few] { $count } tory
       *[many] { $count } torów
    }
online-row-play = Graj
online-row-go = Do stołu
online-row-go-with = Do stołu: { $names }
online-row-join = Dołącz
online-row-join-with = Dołącz do stołu: { $names }
online-row-watch = Oglądaj
online-row-watch-with = Oglądaj stół: { $names }
online-notify = Powiadamiaj, gdy nadejdzie moja kolej
online-notify-note = Powiadomienie przeglądarki, gdy ta strona jest otwarta w tle.
online-notify-denied = Przeglądarka blokuje powiadomienia. Możesz to zmienić w jej ustawieniach dla tej strony.
online-notify-title = Twoja kolej
online-push = Powiadamiaj też, gdy strona jest zamknięta
online-push-note = Wyzwania, rundy turniejów i twoja kolej w partiach korespondencyjnych. Tylko na tym urządzeniu.
online-push-unsupported = Ta przeglądarka nie obsługuje powiadomień. Na iPhonie lub iPadzie dodaj najpierw Carambole do ekranu początkowego.
online-push-failed = Przeglądarce nie udało się włączyć powiadomień. Spróbuj później albo użyj innej przeglądarki.
online-push-quiet = Godziny ciszy
online-push-from = Od
online-push-until = Do

# Twoje konto
online-account-name = Twoje imię
online-account-name-note = Inni zobaczą je przy stołach, przy których odtąd zagrasz.
online-account-none = Nie masz jeszcze konta w tej przeglądarce. Wystarczy wybrać imię: bez e-maila i bez hasła.
online-account-save = Zapisz
online-account-saved = Zapisano.
online-account-devices = Inne urządzenia i odzyskiwanie dostępu
online-account-devices-note = Klucz do twojego konta jest zapisany w tej przeglądarce. Kod pozwala zalogować się na innym urządzeniu; każdy kod działa raz.
online-account-device = Dodaj urządzenie
online-account-recovery = Utwórz kod zapasowy
online-account-device-code = Wpisz ten kod na drugim urządzeniu w sekcji „Twoje konto” albo otwórz tam link. Kod jest ważny do { $time }.
online-account-recovery-code = Zapisz ten kod i dobrze go schowaj. Kod działa tylko raz, a nowy zastępuje poprzedni.
online-account-signed-in = Zalogowane urządzenia
online-account-signed-in-note = Z każdego z tych urządzeń można grać na twoim koncie. Wyloguj urządzenia, które zgubisz lub oddasz.
online-account-this = to urządzenie
online-account-unnamed = Urządzenie bez nazwy
online-account-since = od { $date }
online-account-sign-out = Wyloguj
online-account-sign-out-of = Wyloguj: { $name }
online-account-signed-out = Wylogowano.
online-account-copy-code = Kopiuj kod
online-account-use = Mam kod
online-account-use-note = Kod z innego urządzenia albo zapisany kod zapasowy.
online-account-code = Kod
online-account-use-code = Użyj kodu
online-account-recovered = Witaj ponownie, { $name }.
online-account-unknown = Zaloguj się kodem lub kluczem dostępu albo zacznij od nowa.
online-deleted = Ta przeglądarka została wylogowana albo konto usunięto.
online-account-reset = Zacznij od nowa
online-account-data = Twoje dane
online-account-data-note = Wszystko, co serwer o tobie przechowuje: imię, stoły, wiadomości, tory.
online-account-privacy = Prywatność
online-account-download = Pobierz dane
online-account-downloaded = Dane są w pobranym pliku.
online-account-delete = Usuń konto
online-account-delete-title = Usunąć konto?
online-account-delete-text = Poddasz trwające partie, a imię, klucz i wiadomości zostaną na zawsze usunięte. Zapisy wspólnych partii zostaną u pozostałych graczy.
online-account-delete-yes = Usuń konto
online-account-keep = Anuluj
online-account-deleted = Twoje konto zostało usunięte.
online-account-replace-title = Zmienić konto?
online-account-replace-text = W tej przeglądarce grasz jako { $name }. Ten kod zaloguje cię na konto, dla którego powstał. Aby wrócić na obecne konto ({ $name }), potrzebujesz kodu lub klucza dostępu do niego.
online-account-replace-yes = Użyj kodu
online-account-replace-no = Zostań jako { $name }

# Identyfikatory i profile
online-handle = Twój identyfikator
online-handle-note = Dzięki identyfikatorowi inni cię znajdą, a twój profil dostanie własny adres. Do gry identyfikator nie jest potrzebny.
online-handle-label = Identyfikator
online-handle-rules = Od 3 do 20 znaków: litery od a do z i cyfry, na początku litera; w środku także - i _.
online-handle-claim = Zarezerwuj
online-handle-change = Zmień
online-handle-claimed = Twój identyfikator to teraz @{ $handle }.
online-handle-bad = Tego identyfikatora nie można użyć. Wybierz inny.
online-handle-taken = Ten identyfikator albo bardzo podobny jest już zajęty.
online-handle-private = Prywatny profil
online-handle-private-note = Inni widzą tylko twój identyfikator i imię.
online-handle-profile = Zobacz swój profil
online-handle-back = Zwolnij identyfikator
online-handle-given-back = Nie masz już identyfikatora.
online-passkeys = Klucze dostępu
online-passkeys-note = Zaloguj się na dowolnym urządzeniu odciskiem palca, twarzą albo kodem PIN. Gdy stracisz wszystkie klucze, pomoże kod zapasowy.
online-passkey-add = Dodaj klucz dostępu
online-passkey-added = Klucz dostępu został dodany.
online-passkey-removed = Klucz dostępu został usunięty.
online-passkey-remove-of = Usuń klucz dostępu: { $name }
online-passkey-used = ostatnio użyty: { $date }
online-passkey-known = Na tym urządzeniu masz już klucz dostępu.
online-passkey-failed = Klucz dostępu nie zadziałał na tym urządzeniu. Spróbuj jeszcze raz.
online-passkey-have = Mam klucz dostępu
online-passkey-have-note = Zaloguj się na konto, do którego należy ten klucz.
online-passkey-sign-in = Zaloguj się
online-passkey-unknown = Nie ma tu konta z tym kluczem dostępu. Mógł zostać usunięty.
online-passkey-replace = W tej przeglądarce grasz jako { $name }. Ten klucz dostępu zaloguje cię na konto, do którego należy. Aby wrócić na obecne konto ({ $name }), potrzebujesz kodu lub klucza dostępu do niego.
online-profile = Profil
online-profile-none = Nie ma gracza o tym identyfikatorze.
online-profile-none-why = W adresie może być literówka albo identyfikator został zwolniony.
online-profile-since = w grze od: { $date }
online-profile-here = teraz online
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
online-profile-gold = złoto
online-profile-silver = srebro
online-profile-bronze = brąz
online-profile-place = miejsce { $rank } z { $players }
online-profile-matches = Ostatnie partie
online-profile-matches-none = Nie ma jeszcze zakończonych partii.
online-profile-invited = Stół na zaproszenie
online-outcome-won = wygrana
online-outcome-drawn = remis
online-outcome-lost = przegrana
online-profile-courses = Opublikowane tory
online-profile-stars = { $count ->
        [one] ocena { $stars } na 5, jeden głos
        [few] ocena { $stars } na 5, { $count } głosy
       *[many] ocena { $stars } na 5, { $count } głosów
    }
online-challenge = Rzuć wyzwanie
online-challenge-name = Rzuć wyzwanie: { $name }
online-challenge-note = Wybierz grę. { $name } zobaczy wyzwanie od razu albo przy następnej wizycie.
online-challenge-of = { $game } z @{ $handle }
online-challenge-seats = Dla @{ $handle } nie ma jeszcze miejsca: dodaj drugą osobę.
online-challenge-refused = @{ $handle } nie przyjmuje wyzwań od ciebie.
online-challenge-told = { $name } rzuca ci wyzwanie
online-declined = @{ $handle } odrzuca wyzwanie.
online-challenged = Masz wyzwanie
online-challenge-accept = Graj
online-challenge-accept-by = Graj: { $name }
online-challenge-decline = Odrzuć
online-challenge-decline-by = Odrzuć wyzwanie: { $name }
online-find = Szukaj gracza po identyfikatorze
online-find-go = Szukaj
online-follow = Obserwuj
online-follow-yes = Obserwujesz
online-following = Obserwowani gracze
online-followers = Obserwują cię
online-people-handle = Do tego potrzebny jest ci identyfikator: dzięki niemu { $name } zobaczy, kim jesteś.
online-more = Więcej
online-block = Zablokuj
online-block-note = { $name } nie może rzucać ci wyzwań, siadać przy twoich stołach ani widzieć ich w poczekalni. Nie zobaczysz też wiadomości tej osoby. { $name } nie dowie się o blokadzie.
online-block-done = Zablokowano: { $name }.
online-unblock = Odblokuj
online-unblock-name = Odblokuj: { $name }
online-unblock-done = Odblokowano: { $name }.
online-blocked = Zablokowane osoby
online-player-menu = Zgłoś lub zablokuj: { $name }
online-guest = gość
online-guest-note = Gość nie ma identyfikatora, więc każdy może użyć takiego samego imienia.
online-report = Zgłoś
online-report-note = Napisz jednym zdaniem, co jest nie tak. Przeczyta to administrator serwera, a { $name } nie dowie się o zgłoszeniu.
online-report-reason = Co jest nie tak?
online-report-send = Wyślij
online-reported = Dziękujemy. Przeczytamy zgłoszenie.

# Gdy coś nie działa
online-no-table = Nie ma takiego stołu.
online-no-table-why = Link może być niepełny albo stół został usunięty. Poproś o nowy link albo otwórz własny stół.
online-not-opened = Nie udało się otworzyć stołu.
online-error-unknown = Ta przeglądarka nie jest już zalogowana. Zaloguj się ponownie w sekcji „Twoje konto”.
online-error-forbidden = Nie masz do tego uprawnień.
online-error-hold = Z powodu nadużyć nie można teraz zakładać nowych kont z twojej sieci. Zaloguj się na istniejące konto albo napisz do administratora serwera.
online-error-banned = Nie możesz tu grać: { $reason }
online-error-banned-until = Nie możesz tu grać do { $date }: { $reason }
online-error-not-found = Tego tu nie ma. Mogło zostać usunięte.
online-error-too-large = Tego nie można wysłać: jest za długie.
online-error-too-many = Zbyt wiele prób w krótkim czasie. Poczekaj chwilę.
online-error-unavailable = Serwer nie może teraz tego zrobić. Spróbuj za chwilę.
online-error-conflict = W międzyczasie coś się zmieniło. Wczytaj stronę ponownie.
online-error-malformed = Serwer nie zrozumiał tego polecenia. Wczytaj stronę ponownie i spróbuj jeszcze raz.
online-error-unpublishable = Nie można tego opublikować: na torze musi się dać grać, a nazwa musi być przyzwoita i mieć najwyżej 80 znaków.
online-refused-malformed = Serwer nie zrozumiał tego ruchu. Wczytaj stronę ponownie i spróbuj jeszcze raz.
online-refused-id-reused = To już zostało wysłane.
online-refused-not-your-seat = To nie twoje miejsce.
online-refused-no-such-seat = Nie ma takiego miejsca.
online-refused-seat-taken = To miejsce zajął przed chwilą ktoś inny.
online-refused-started = Partia już się zaczęła.
online-refused-not-started = Partia jeszcze się nie zaczęła.
online-refused-not-over = Partia jeszcze się nie skończyła.
online-refused-over = Partia jest już skończona.
online-refused-not-your-turn = To nie twoja kolej.
online-refused-stale = W międzyczasie partia poszła dalej. Spójrz na stół i wybierz jeszcze raz.
online-refused-illegal = Tego ruchu nie można wykonać.
online-refused-no-change = Nie ma nic do zmiany.
online-refused-future = Partia jeszcze nie doszła do tego miejsca.
online-refused-too-many = Zbyt wiele ruchów naraz. Odczekaj chwilę i spróbuj ponownie.

# Ktoś do gry, teraz
online-now = Zagraj teraz
online-now-note = Dotknij, a znajdziemy ci przeciwnika na podobnym poziomie.
online-rated-basic = Minigolf
online-rated-carom = Karambol
online-rated-carramboule = Carramboule
online-now-looking = Szukamy przeciwnika: { $game }…
online-now-left = { $seconds ->
        [one] jeszcze najwyżej sekunda
        [few] jeszcze najwyżej { $seconds } sekundy
       *[other] jeszcze najwyżej { $seconds } sekund
    }
online-now-nobody = Nikt inny nie szuka teraz przeciwnika.
online-now-house = Zagraj z komputerem: { $name }
online-now-again = Szukaj jeszcze raz
online-now-stop = Przestań szukać

# Jak dobrze ktoś gra
online-rating = Ranking
online-rating-game = Gra
online-rating-sure = ± { $deviation }, po { $count ->
        [one] jednej partii
       *[other] { $count } partiach
    }
online-rating-new = Jeszcze nieustalony: ± { $deviation }, po { $count ->
        [one] jednej partii
       *[other] { $count } partiach
    }.
online-rating-chart = Od { $first } do { $last }; najwyższy: { $best }.
online-counts = Rodzaj partii
online-rated = Rankingowa
online-rated-note = 2–4 graczy, każdy z taką samą liczbą piłek; zwykłe kostki; 3, 6 lub 9 drukowanych torów
online-casual = Towarzyska
online-casual-note = tylko dla zabawy
online-not-rated = Partia towarzyska: rankingi się nie zmieniają.
online-not-counted = Partia się nie liczy: była za krótka albo w ostatnich 7 dniach było już zbyt wiele waszych wspólnych partii.
online-row-aborted = przerwana
online-best = Najlepsi gracze
online-best-short = Rankingi wszystkich gier
online-best-note = Gracze z identyfikatorem i wystarczającą liczbą partii rankingowych.
online-best-none = Nikt nie ma jeszcze ustalonego rankingu. Zagraj kilka partii rankingowych, a lista zacznie się od ciebie.
online-best-rank = Miejsce
online-best-player = Gracz
online-best-matches = Partie
online-found = Znalezieni gracze
online-skill = Szczęście i umiejętności
online-skill-words = Jedna decyzja kosztuje średnio { $loss } uderzenia; idealna gra nie kosztuje nic.
online-skill-chart = Koszt decyzji i straty na kostkach, partia po partii
online-skill-choices = koszt decyzji
online-skill-luck = straty na kostkach

online-tournaments = Turnieje
online-tournaments-note = pojedynki, runda po rundzie
online-library = Biblioteka
online-library-note = tory zaprojektowane przez graczy
online-to-tournament = Do turnieju
online-kept-note = Miejsca są zarezerwowane dla dwóch osób z turnieju.
