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
settings-theme = Motyw
settings-theme-auto = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-speed = Tempo animacji
settings-speed-slow = Wolne
settings-speed-normal = Normalne
settings-speed-fast = Szybkie
settings-speed-none = Bez ruchu
settings-sound = Dźwięk
settings-sound-note = Odgłosy drewna, sukna i kostek. Bez dźwięku też można grać.
settings-origin = Zaznaczaj początek uderzenia
settings-origin-note = Minigolf: pole początkowe jest zaznaczone, gdy piłka się toczy.
settings-quick = Dwa dotknięcia na uderzenie
settings-quick-note = Minigolf: dotknij kostki, aby rzucić, i miejsca na torze, aby zagrać.
settings-guide = Linia celowania
settings-guide-off = wyłączona
settings-guide-share = { $share } %
settings-guide-note = Carramboule: jak dużą część drogi bil widać przed strzałem.
settings-kept = Ustawienia są zapisywane tylko na tym urządzeniu.

# Keys
keys = Skróty klawiszowe
keys-tab = następny element ekranu
keys-escape = zamknięcie, powrót
keys-help = lista skrótów
keys-space = Spacja
help = Pomoc
help-keyboard = Klawiatura

# The start
tagline = Minigolf z kostkami. Rzuć, wybierz kierunek i zobacz całą drogę piłki, zanim zagrasz.
play-now = Graj od razu
play-now-busy = Przygotowujemy grę…
play-now-tour = Trzy krótkie tory
play-now-learn = Pierwszy raz? Zasady w trzy minuty
play-now-next = Następny tor: { $course }
play-now-on = Kontynuuj
play-now-open = Masz niedokończoną partię
play-now-open-text = { $players ->
        [Ty] Kontynuować ją czy zacząć nową?
       *[other] { $players }: kontynuować czy zacząć nową?
    }
play-now-another = Nowa partia
ways = Sposoby gry
way-courses = Wszystkie tory
way-courses-note = ukończ je po kolei i zejdź poniżej par
way-friends = Przy jednym ekranie
way-friends-note = od 1 do 12 piłek na jednym urządzeniu
way-computer = Z komputerem
way-computer-note = pięć poziomów, od łagodnego do doskonałego
way-online = Graj online
way-online-note = ze znajomymi przez link, na żywo albo przez wiele dni
way-carramboule = Carramboule
way-carramboule-note = bilard z osiemnastoma bilami i królową
way-workshop = Warsztat
way-workshop-note = buduj, sprawdzaj i udostępniaj własne tory
way-daily = Tor dnia
way-daily-note = jeden tor dla wszystkich, jedna próba
way-puzzles = Zadania
way-puzzles-note = znajdź najlepsze uderzenie
way-learn = Pierwsza gra
way-learn-note = naucz się, grając
way-rules = Zasady
way-rules-note = z ruchomymi rysunkami
way-pads = Notesy wyników
way-pads-note = do gry na prawdziwej planszy
today-played = { $strokes ->
        [one] Wynik: { $strokes } uderzenie, par { $par }
        [few] Wynik: { $strokes } uderzenia, par { $par }
       *[many] Wynik: { $strokes } uderzeń, par { $par }
    }
today-streak = { $count ->
        [0] Zacznij serię
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
       *[many] { $count } dni z rzędu
    }
today-week = dni z grą w ostatnim tygodniu: { $count }
time-left = zostało { $time }
time-out = czas minął
about = O Carambole
name-refused = Imię może mieć najwyżej 30 znaków i nie może zawierać znaków niewidocznych.
player-number = Gracz { $number }
update-ready = Dostępna jest nowa wersja.
update-reload = Odśwież
update-later = Później
install = Zainstaluj
install-text = Dodaj Carambole do aplikacji na tym urządzeniu.
screen-missing = Nie udało się wczytać części strony.
core-failed = Coś poszło nie tak. Odśwież stronę i spróbuj ponownie.
try-again = Spróbuj ponownie
not-found = Nie ma takiej strony
not-found-text = Pod adresem { $address } nic nie ma. Link może być niepełny albo zawierać literówkę.
not-found-home = Na stronę główną
rule-chip = Reguła { $rule }
rule-why = Dlaczego?

# Games on this device
games = Twoje partie
games-under-way = Partie w toku
games-over = Zakończone partie
games-none = Na tym urządzeniu nie ma jeszcze żadnych partii.
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
game-continue = Kontynuuj
game-continue-with = { $players ->
        [Ty] Kontynuuj: { $game }
       *[other] Kontynuuj: { $game }, { $players }
    }
game-replay = Powtórka
game-replay-of = { $players ->
        [Ty] Powtórka: { $game }
       *[other] Powtórka: { $game }, { $players }
    }
open-record = Otwórz zapis partii
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
        [Ty] Twoja wygrana
       *[other] Wygrana: { $names }
    }
remove-title = Usunąć tę partię?
remove-text = { $players ->
        [Ty] { $game }: partia zniknie z tego urządzenia na zawsze.
       *[other] { $game }, { $players }: partia zniknie z tego urządzenia na zawsze.
    }
remove-yes = Usuń
remove-no = Zostaw

# The view in three dimensions
solid-view = Widok 3D
solid-next = { $view ->
    [above] Widok z góry
    [behind] Widok zza piłki
    [follow] Widok podążający za piłką
   *[other] Widok z ukosa
}
solid-flat = Ta przeglądarka nie pokaże widoku 3D, dlatego plansza pozostaje rysowana.
