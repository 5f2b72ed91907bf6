# What a chat shows beside a link.
link-golf = Mini golf
link-carramboule = Carramboule
link-table = { $game }: { $names }
link-waiting = { $free ->
        [0] Everybody is here; it begins in a moment.
        [one] One seat is free: come and play!
       *[other] { $free } seats are free: come and play!
    }
link-playing = The match is on: come and watch!
link-over = { $results } – see how it went.
link-course = A mini golf course
link-course-text = Look at it and play it, right in your browser.
link-day = Course of the day, { $day }
link-day-text = The same course and the same dice for everybody. How many strokes do you need?
link-player = { $name } (@{ $handle })
link-player-text = Matches, medals, courses and rating: see how they play.
link-tournament-coming = A tournament in { $rounds } rounds, { $players ->
        [0] and nobody has joined yet: be the first!
        [one] with one player so far: come and play!
       *[other] with { $players } players so far: come and play!
    }
link-tournament-running = Round { $round } of { $rounds }: see who leads, or join in.
link-tournament-over = The tournament is over: see who won.
link-cup-weekly = The weekly cup
link-cup-text = Same courses, same dice for everyone. Only the choices differ.

# Notifications of the system (Web Push).
push-turn = It is your turn
push-challenge = { $name } challenges you
push-round = Round { $round }: { $name } waits for you
push-round-nobody = Round { $round }: your table is ready
