# Co komunikator pokazuje obok linku.
link-golf = Minigolf
link-carramboule = Carramboule
link-table = { $game }: { $names }
link-waiting = { $free ->
        [0] Wszyscy są na miejscach, gra zaraz się zacznie.
        [one] Jest jedno wolne miejsce: dołącz!
        [few] Są { $free } wolne miejsca: dołącz!
       *[other] Jest { $free } wolnych miejsc: dołącz!
    }
link-playing = Partia trwa: zobacz!
link-over = { $results }. Zobacz powtórkę.
link-course = Tor minigolfa
link-course-text = Zobacz go i zagraj od razu w przeglądarce.
link-day = Tor dnia, { $day }
link-day-text = Ten sam tor i te same kostki dla wszystkich. Ile uderzeń potrzebujesz?
link-player = { $name } (@{ $handle })
link-player-text = Partie, medale, tory i ranking.
link-tournament-coming = Turniej, liczba rund: { $rounds }. { $players ->
        [0] Nikt się jeszcze nie zapisał: dołącz!
       *[other] Zapisanych graczy: { $players }. Dołącz!
    }
link-tournament-running = Runda { $round } z { $rounds }: zobacz, kto prowadzi, albo dołącz.
link-tournament-over = Turniej jest zakończony: zobacz, kto wygrał.
link-cup-weekly = Puchar tygodnia
link-cup-text = Te same tory i te same kostki dla wszystkich. Różnią się tylko decyzje.

# Notifications of the system (Web Push).
push-turn = Twoja kolej
push-challenge = { $name } rzuca ci wyzwanie
push-round = Runda { $round }: { $name } czeka
push-round-nobody = Runda { $round }: stół jest gotowy
