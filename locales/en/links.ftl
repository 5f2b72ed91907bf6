# Link previews in chats and on social media
link-golf = Mini golf
link-carramboule = Carramboule
link-table = { $game }: { $names }
link-waiting = { $free ->
        [0] Everyone is here. The match starts in a moment.
        [one] One seat is free: come and play!
       *[other] { $free } seats are free: come and play!
    }
link-playing = Match in progress: come and watch!
link-over = { $results } – see how it went.
link-course = A mini golf course
link-course-text = Play it right in your browser.
link-day = Course of the day, { $day }
link-day-text = Same course, same dice for everyone. How many strokes do you need?
link-player = { $name } (@{ $handle })
link-player-text = Matches, medals, courses and ratings: see how they play.
link-tournament-coming = A { $rounds }-round tournament. { $players ->
        [0] Nobody has joined yet: be the first!
        [one] One player so far: come and play!
       *[other] { $players } players so far: come and play!
    }
link-tournament-running = Round { $round } of { $rounds }: see who leads, or join in.
link-tournament-over = The tournament is over: see who won.
link-cup-weekly = The weekly cup
link-cup-text = Same courses, same dice for everyone. Only the choices differ.

# Push notifications
push-turn = It is your turn
push-challenge = { $name } challenges you
push-round = Round { $round }: { $name } is waiting for you
push-round-nobody = Round { $round }: your table is ready
