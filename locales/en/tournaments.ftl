# Tournaments: head to head, round by round.

tournaments = Tournaments
tournaments-lead = Head to head, round by round. Whoever has as many points as you is your next opponent, and nobody is knocked out.
tournaments-new = Make a tournament
tournaments-own = Yours
tournaments-running = Running now
tournaments-coming = Coming up
tournaments-over = Finished
tournaments-none = No public tournament is coming up. Make one: it takes a minute.
tournaments-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
tournaments-rounds = { $count } rounds
tournaments-round-of = Round { $round } of { $rounds }
tournaments-when-asked = begins when its maker says so
tournaments-when-at = begins { $time }
tournaments-ended = finished { $time }
tournaments-missing = There is no such tournament
tournaments-missing-why = Its maker may have called it off, or the link is not complete.

tournaments-name = Name of the tournament
tournaments-name-first = Give it a name.
tournaments-name-usual = { $name }’s tournament
tournaments-game = Game
tournaments-begin = Begins
tournaments-begin-in = in { $time }
tournaments-begin-asked = when I press start
tournaments-begin-at = at a time
tournaments-begin-time = Day and time
tournaments-time-first = Choose a day and a time.
tournaments-time-past = This time has passed. Choose a later one.
tournaments-count = Rounds
tournaments-count-note = { $rounds ->
    [3] Enough for up to 8 players.
    [4] Enough for up to 16 players.
    [5] Enough for up to 32 players.
    [6] Enough for up to 64 players.
   *[other] Enough for up to { $players } players.
  }
tournaments-clock = For each player, and 10 seconds more after each move
tournaments-courses = Courses
tournaments-courses-drawn = { $count ->
    [one] one drawn
   *[other] { $count } drawn
  }
tournaments-courses-drawn-note = anew for each round
tournaments-courses-chosen = chosen
tournaments-courses-chosen-note = the same every round
tournaments-courses-which = Which courses
tournaments-courses-first = Choose at least one course.
tournaments-courses-note = All tables of a round play the same courses. Every table has dice of its own.
tournaments-door = Who finds it
tournaments-door-link = those with the link
tournaments-door-open = everyone
tournaments-bots = Bots may take part
tournaments-bots-note = programs of other players
tournaments-make = Make it
tournaments-making = Making it …

tournaments-join = Take part
tournaments-join-late = Join from the next round
tournaments-again = Come back from the next round
tournaments-leave = Leave
tournaments-withdraw = Withdraw
tournaments-withdraw-sure = Withdraw from the tournament? A match under way is lost.
tournaments-withdraw-not = Stay
tournaments-start = Start now
tournaments-call-off = Call it off
tournaments-call-off-sure = Call the tournament off? It is gone then.
tournaments-joined = You take part.
tournaments-begins = Begins in
tournaments-begins-soon = Begins any moment
tournaments-waits-maker = Begins when its maker says so.
tournaments-next-in = Next round in
tournaments-next-soon = The next round begins any moment
tournaments-playing = Round { $round } is being played.
tournaments-is-over = The tournament is over.
tournaments-too-few = Too few came, so nothing was played.
tournaments-table = To your table
tournaments-table-with = Round { $round } against { $name }
tournaments-table-patience = Whoever does not sit down within { $time } has lost the match and is out.
tournaments-bye-now = You have a bye this round: one point.
tournaments-done-now = Your match is decided. The others are still playing.
tournaments-called = Round { $round }: your match against { $name }
tournaments-called-nobody = Round { $round }: your table is ready

tournaments-standings = Standings
tournaments-standings-how = Points first: one for a win, half for a draw. Then Buchholz, the points of all your opponents; then the match against each other; then wins. Whoever is still level shares the place.
tournaments-entrants = Players
tournaments-entrants-none = Nobody yet. Send the link to your friends.
tournaments-points = Points
tournaments-buchholz = Buchholz
tournaments-you = you
tournaments-bot = bot
tournaments-withdrawn = withdrawn
tournaments-stranger = somebody who is gone
tournaments-more = Show all { $count }
tournaments-round = Round { $round }
tournaments-bye = bye
tournaments-state-waiting = about to begin
tournaments-state-playing = playing
tournaments-state-absent = did not come
tournaments-state-both-absent = nobody came
tournaments-state-withdrawn = withdrawn
tournaments-state-late = time was up
tournaments-watch = Watch
tournaments-watch-of = Watch { $first } against { $second }
tournaments-replay = Replay
tournaments-replay-of = Replay of { $first } against { $second }
tournaments-blocked = Players you block may be drawn against you; only set phrases can be said.
tournaments-invite-note = Whoever has this link may watch and take part.

# For the organiser
tournaments-organise = You organise this tournament
tournaments-pause = Pause
tournaments-resume = Resume
tournaments-paused = The tournament is paused.
tournaments-paused-note = Matches under way go on. The next round waits for the organiser.
tournaments-end = End early
tournaments-end-sure = End the tournament after this round? Matches under way are played to the end.
tournaments-remove = Remove a player
tournaments-remove-who = Player
tournaments-remove-note = A match under way is lost, and the player cannot come back.
tournaments-remove-yes = Remove
tournaments-removed = The organiser has removed you from this tournament.
tournaments-correct = Correct a result
tournaments-correct-match = Match
tournaments-correct-of = Round { $round }: { $first } – { $second }, { $halves }
tournaments-correct-result = Result
tournaments-correct-wins = { $name } wins
tournaments-correct-draw = Draw
tournaments-correct-none = Both lose
tournaments-correct-note = Points and standings follow, and everyone sees what the result was before. Ratings and paired rounds stay.
tournaments-correct-yes = Correct
tournaments-corrected = corrected, was { $halves }
tournaments-cancel = Cancel
