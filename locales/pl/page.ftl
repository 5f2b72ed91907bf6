# The page: what every screen shares, and the start
name = Carambole
home = Carambole, strona główna
close = Zamknij

# Balls
colour-orange = pomarańczowa
colour-green = zielona
colour-yellow = żółta
colour-blue = niebieska
colour-violet = fioletowa
colour-red = czerwona
ball-flat = { $colour } płaska

# Directions
direction-E = wschód
direction-NE = północny wschód
direction-NW = północny zachód
direction-W = zachód
direction-SW = południowy zachód
direction-SE = południowy wschód

# Settings
settings = Ustawienia
settings-language = Język
settings-theme = Jasno czy ciemno
settings-theme-auto = Jak w systemie
settings-theme-light = Jasno
settings-theme-dark = Ciemno
settings-speed = Tempo animacji
settings-speed-slow = Wolne
settings-speed-normal = Zwykłe
settings-speed-fast = Szybkie
settings-speed-none = Bez ruchu
settings-sound = Dźwięk
settings-sound-note = Drewno, sukno, kostki. Dźwięk niczego nie mówi sam.
settings-origin = Zaznaczaj początek uderzenia
settings-origin-note = Minigolf: pole zostaje zaznaczone, gdy piłka się toczy.
settings-quick = Dwa stuknięcia na uderzenie
settings-quick-note = Minigolf: stuknij kostkę, aby rzucić, i miejsce na torze, aby zagrać.
settings-guide = Linia celowania
settings-guide-off = brak
settings-guide-share = { $share } %
settings-guide-note = Carramboule: jaką część strzału widać przed zagraniem.
settings-kept = Ustawienia zostają na tym urządzeniu.

# Keys
keys = Klawisze
keys-tab = następny element ekranu
keys-escape = zamknij, wróć
keys-help = pokaż te klawisze
help = Pomoc
help-keyboard = Z klawiaturą

# The start
tagline = Minigolf z kostkami. Rzuć, wybierz kierunek i zobacz całą drogę, zanim zagrasz.
play-now = Graj od razu
play-now-busy = Nakrywamy stół …
play-now-tour = Trzy krótkie tory
play-now-learn = Pierwszy raz? Nauka trwa trzy minuty
play-now-next = Teraz: { $course }
play-now-on = Graj dalej tam, gdzie była przerwa
play-now-open = Jedna partia jeszcze trwa
play-now-open-text = { $players }: grać dalej czy zacząć nową?
play-now-another = Nowa partia
ways = Sposoby gry
way-courses = Wszystkie tory
way-courses-note = podróż do ukończenia, tor po torze
way-friends = Przy jednym ekranie
way-friends-note = od 1 do 12 piłek, po kolei
way-computer = Przeciw komputerowi
way-computer-note = pięć poziomów, od łagodnego po doskonały
way-online = Graj w sieci
way-online-note = przez link ze znajomymi, na żywo albo przez wiele dni
way-carramboule = Carramboule
way-carramboule-note = bilard z osiemnastoma bilami i królową
way-workshop = Warsztat
way-workshop-note = buduj, oceniaj i udostępniaj własne tory
way-daily = Tor dnia
way-daily-note = jeden tor, jedna próba, ta sama dla wszystkich
way-puzzles = Zadania
way-puzzles-note = znajdź to jedno najlepsze uderzenie
way-learn = Pierwsza gra
way-learn-note = nauka przez grę
way-rules = Zasady
way-rules-note = ruchome rysunki
way-pads = Notesy wyników
way-pads-note = do prawdziwych pudełek
today-played = { $strokes ->
        [one] Zagrane: { $strokes } uderzenie, par { $par }
        [few] Zagrane: { $strokes } uderzenia, par { $par }
       *[many] Zagrane: { $strokes } uderzeń, par { $par }
    }
today-row = { $count ->
        [0] Zacznij serię
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
       *[many] { $count } dni z rzędu
    }
today-week = { $count ->
        [one] zagrany { $count } z ostatnich siedmiu dni
        [few] zagrane { $count } z ostatnich siedmiu dni
       *[many] zagrane { $count } z ostatnich siedmiu dni
    }
time-left = zostało { $time }
time-out = czas minął
about = O Carambole
name-refused = Imię ma najwyżej 30 znaków, wszystkie widoczne. Zmień je.
player-number = Gracz { $number }
update-ready = Jest nowa wersja.
update-reload = Wczytaj
update-later = Później
install = Zainstaluj
install-text = Carambole może zamieszkać na tym urządzeniu jak każda inna gra.
screen-missing = Części strony nie udało się wczytać.
try-again = Spróbuj ponownie
not-found = Nic tu nie ma
not-found-text = Pod adresem { $address } nic nie ma. Być może odnośnik jest niepełny albo zawiera literówkę.
not-found-home = Na stronę główną
rule-chip = Reguła { $rule }
rule-why = Dlaczego?

# Games on this device
games = Twoje partie
games-under-way = Partie w toku
games-over = Skończone partie
games-none = Na tym urządzeniu nie ma jeszcze żadnej partii.
games-all = { $count ->
        [one] Jedna partia
        [few] Wszystkie { $count } partie
        [many] Wszystkie { $count } partii
       *[other] Wszystkie { $count } partii
    }
game-golf = Minigolf
game-carramboule = Carramboule
game-mode-carom = tryb karambol
game-course-of = Tor { $number } z { $count }
game-continue = Graj dalej
game-continue-with = { $players ->
        [Ty] Graj dalej: { $game }
       *[other] Graj dalej: { $game }, { $players }
    }
game-replay = Powtórka
game-replay-of = { $players ->
        [Ty] Powtórka: { $game }
       *[other] Powtórka: { $game }, { $players }
    }
open-record = Otwórz zapis
to-library = Biblioteka
game-look = Obejrzyj
game-look-at = { $players ->
        [Ty] Obejrzyj: { $game }
       *[other] Obejrzyj: { $game }, { $players }
    }
game-remove = Usuń
game-remove-of = { $players ->
        [Ty] Usuń: { $game }
       *[other] Usuń: { $game }, { $players }
    }
game-won = { $names ->
        [Ty] Wygrana: ty
       *[other] Wygrana: { $names }
    }
remove-title = Usunąć tę partię?
remove-text = { $players ->
        [Ty] { $game }: partia zniknie z tego urządzenia na zawsze.
       *[other] { $game }, { $players }: partia zniknie z tego urządzenia na zawsze.
    }
remove-yes = Usuń
remove-no = Zostaw
