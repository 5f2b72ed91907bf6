# Tournaments

tournaments = Tournaments
tournaments-lead = Swiss system: in each round, you meet an opponent with a similar score. Nobody is knocked out.
tournaments-new = Create a tournament
tournaments-own = Your tournaments
tournaments-running = Running now
tournaments-coming = Upcoming
tournaments-over = Finished
tournaments-none = No public tournaments coming up. Create one: it takes a minute.
tournaments-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
tournaments-rounds = { $count } rounds
tournaments-round-of = Round { $round } of { $rounds }
tournaments-when-asked = waiting for the organiser to start
tournaments-when-at = starts { $time }
tournaments-ended = finished { $time }
tournaments-missing = This tournament does not exist
tournaments-missing-why = The organiser may have cancelled it, or the link is incomplete.

tournaments-name = Tournament name
tournaments-name-first = Enter a name.
tournaments-name-usual = { $name }’s tournament
tournaments-game = Game
tournaments-begin = Start
tournaments-begin-in = in { $time }
tournaments-begin-asked = when I press start
tournaments-begin-at = at a set time
tournaments-begin-time = Date and time
tournaments-time-first = Choose a date and time.
tournaments-time-past = This time has passed. Choose a later one.
tournaments-count = Rounds
tournaments-count-note = { $rounds ->
    [3] Enough for up to 8 players.
    [4] Enough for up to 16 players.
    [5] Enough for up to 32 players.
    [6] Enough for up to 64 players.
   *[other] Enough for up to { $players } players.
  }
tournaments-clock = Time per player, plus 10 seconds per move
tournaments-courses = Courses
tournaments-courses-drawn = { $count ->
    [one] one at random
   *[other] { $count } at random
  }
tournaments-courses-drawn-note = new ones each round
tournaments-courses-chosen = chosen
tournaments-courses-chosen-note = the same every round
tournaments-courses-which = Choose courses
tournaments-courses-first = Choose at least one course.
tournaments-courses-note = In each round, all tables play the same courses, each table with its own dice.
tournaments-access = Who can find it
tournaments-access-link = anyone with the link
tournaments-access-open = everyone
tournaments-bots = Allow bots
tournaments-bots-note = programs run by other players
tournaments-make = Create tournament
tournaments-making = Creating the tournament…

tournaments-join = Join
tournaments-join-late = Join from next round
tournaments-again = Rejoin from next round
tournaments-leave = Leave
tournaments-withdraw = Withdraw
tournaments-withdraw-sure = Withdraw from the tournament? You will lose any match in progress.
tournaments-withdraw-not = Go back
tournaments-start = Start now
tournaments-call-off = Cancel tournament
tournaments-call-off-sure = Cancel this tournament? It will be deleted.
tournaments-joined = You are taking part.
tournaments-begins = Starts in
tournaments-begins-soon = Starts any moment
tournaments-waits-maker = Waiting for the organiser to start.
tournaments-next-in = Next round in
tournaments-next-soon = The next round starts any moment
tournaments-playing = Round { $round } is in progress.
tournaments-is-over = The tournament is over.
tournaments-too-few = Not enough players joined, so no matches were played.
tournaments-table = Go to your table
tournaments-table-with = Round { $round } against { $name }
tournaments-table-patience = A player who does not sit down within { $time } loses the match and is withdrawn from the tournament.
tournaments-bye-now = You have a bye this round: one point.
tournaments-done-now = Your match is over. The others are still playing.
tournaments-called = Round { $round }: your match against { $name }
tournaments-called-nobody = Round { $round }: your table is ready

tournaments-standings = Standings
tournaments-standings-how = Points decide first: one for a win, half for a draw. Ties are broken by Buchholz (the sum of your opponents’ points), then by the match between the tied players, then by wins. Players who are still level share a place.
tournaments-entrants = Players
tournaments-entrants-none = No players yet. Send the link to your friends.
tournaments-points = Points
tournaments-buchholz = Buchholz
tournaments-you = you
tournaments-bot = bot
tournaments-withdrawn = withdrawn
tournaments-deleted-player = deleted player
tournaments-more = Show all { $count }
tournaments-round = Round { $round }
tournaments-bye = bye
tournaments-state-waiting = starting soon
tournaments-state-playing = playing
tournaments-state-absent = did not show up
tournaments-state-both-absent = neither showed up
tournaments-state-withdrawn = withdrawn
tournaments-state-late = out of time
tournaments-watch = Watch
tournaments-watch-of = Watch { $first } against { $second }
tournaments-replay = Replay
tournaments-replay-of = Replay of { $first } against { $second }
tournaments-blocked = You may be paired with players you have blocked. Chat is limited to ready-made phrases.
tournaments-invite-note = Anyone with this link can watch and join.

# For the organiser
tournaments-organise = You are the organiser
tournaments-pause = Pause
tournaments-resume = Resume
tournaments-paused = The tournament is paused.
tournaments-paused-note = Matches in progress continue. The next round starts once the organiser resumes the tournament.
tournaments-end = End early
tournaments-end-sure = End the tournament after this round? Matches in progress are played to the end.
tournaments-remove = Remove a player
tournaments-remove-who = Player
tournaments-remove-note = The player loses any match in progress and cannot come back.
tournaments-remove-yes = Remove
tournaments-removed = The organiser has removed you from this tournament.
tournaments-correct = Correct a result
tournaments-correct-match = Match
tournaments-correct-of = Round { $round }: { $first } – { $second }, { $halves }
tournaments-correct-result = Result
tournaments-correct-wins = { $name } wins
tournaments-correct-draw = Draw
tournaments-correct-none = Both lose
tournaments-correct-note = Points and standings are updated, and everyone can see the earlier result. Ratings and pairings do not change.
tournaments-correct-yes = Correct
tournaments-corrected = corrected, was { $halves }
tournaments-cancel = Cancel
