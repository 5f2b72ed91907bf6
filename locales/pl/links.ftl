# Co komunikator pokazuje obok linku.
link-golf = Minigolf
link-carramboule = Carramboule
link-table = { $game }: { $names }
link-waiting = { $free ->
        [0] Wszyscy są na miejscu; zaraz się zacznie.
        [one] Jedno miejsce jest wolne: zagraj!
        [few] { $free } miejsca są wolne: zagraj!
       *[other] { $free } miejsc jest wolnych: zagraj!
    }
link-playing = Mecz trwa: zobacz!
link-over = { $results } – zobacz, jak było.
link-course = Tor minigolfa
link-course-text = Obejrzyj go i zagraj od razu w przeglądarce.
link-day = Tor dnia, { $day }
link-day-text = Ten sam tor i te same kostki dla wszystkich. Ile uderzeń potrzebujesz?
link-player = { $name } (@{ $handle })
link-player-text = Mecze, medale, tory i ranking na pierwszy rzut oka.
link-tournament-coming = Turniej, liczba rund: { $rounds }. { $players ->
        [0] Nikt się jeszcze nie zapisał: zacznij!
       *[other] Zapisanych graczy: { $players }. Zagraj z nimi!
    }
link-tournament-running = Runda { $round } z { $rounds }: zobacz, kto prowadzi, albo dołącz.
link-tournament-over = Turniej się skończył: zobacz, kto wygrał.
link-cup-weekly = Puchar tygodnia
link-cup-text = Te same tory i te same kostki dla wszystkich. Różnią się tylko decyzje.

# Notifications of the system (Web Push).
push-turn = Twoja kolej
push-challenge = { $name } rzuca ci wyzwanie
push-round = Runda { $round }: { $name } czeka
push-round-nobody = Runda { $round }: stół jest gotowy
