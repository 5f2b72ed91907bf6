# Score pads for games at a real table
pads-title = Score pads
pads-sub = For the real board games, on this device
pads-golf = Mini golf scorecard
pads-golf-what = Strokes, tokens, totals and the order of play for up to twelve balls.
pads-golf-new = New scorecard
pads-carramboule = Carramboule referee
pads-carramboule-what = Enter which balls fell, and see whether the shot was a foul, who shoots next and what the score is.
pads-carramboule-new = New match
pads-rename = Rename
pads-rename-named = Rename { $name }
pads-delete = Delete
pads-delete-named = Delete { $name }
pads-delete-sure = “{ $name }” will be deleted from this device for good.
pads-keep = Keep it
pads-name = Name
pads-done = Done
pads-all = All pads
pads-undo = Undo
pads-redo = Redo
pads-not-kept = Your entries cannot be saved on this device. Free up some space, or keep this page open.
pads-player = Player { $number }
pads-course = Course { $number }

# Setting up a scorecard
pads-scorecard-name = Scorecard name
pads-mode = Mode
pads-mode-basic = Basic
pads-mode-carom = Carom
pads-mode-basic-what = Each ball is played on its own until it is holed. You count strokes.
pads-mode-carom-what = One stroke per ball, round after round. You count rounds.
pads-players = Players and balls
pads-player-name = Name of player { $number }
pads-player-add = Add a player
pads-player-drop = Remove { $name }
pads-ball-change = Change { $name }’s ball: { $ball }
pads-ball-more = Add a ball
pads-ball-choose = Choose a ball
pads-ball-free = free
pads-ball-drop = Remove this ball
pads-courses = Courses
pads-courses-none = No courses yet.
pads-course-name = Name of course { $number }
pads-course-up = Move { $name } up
pads-course-drop = Remove { $name }
pads-course-limit = limit { $limit }
pads-course-times = { $count ->
        [one] on the scorecard
       *[other] on the scorecard { $count } times
    }
pads-limit = Stroke limit
pads-limit-of = Stroke limit on { $name }
pads-courses-six = Courses 1–6
pads-courses-pick = From the collection
pads-courses-own = Add your own
pads-courses-clear = Remove all
pads-to-scorecard = Back to the scorecard
pads-setup = Players and courses

# The scorecard
pads-number = No.
pads-total = Total
pads-rank = Rank
pads-cell = { $course }, { $name }, { $ball }: { $result }{ $tokens }{ $score }
pads-result = { $state ->
        [open] not entered yet
        [out] not holed, { $count }
       *[holed] holed in { $count }
    }
pads-result-tokens = , tokens { $tokens }
pads-result-score = , scores { $score }
pads-leads = { $names } { $count ->
        [one] leads
       *[other] lead
    }
pads-won = { $names } { $count ->
        [one] wins
       *[other] win
    }
pads-uneven = Ranks are provisional until everyone has the same number of results.
pads-over = All results are in.
pads-podium = Podium
pads-podium-see = See the podium
pads-rematch = Play again
pads-share-short = Share
pads-entry = Enter a result
pads-order = Order of play
pads-order-ball = { $name }, { $ball }
pads-course-before = Previous course
pads-course-after = Next course
pads-way-count = Count as you play
pads-way-write = Enter a number
pads-counter = Counter
pads-count-basic = Stroke { $count } of { $limit }
pads-count-carom = Round { $count } of { $limit }
pads-count-basic-tap = Tap for every stroke
pads-count-carom-tap = Tap for every round
pads-count-less = One less
pads-holed-in = Holed in { $count }
pads-out = Not holed ({ $limit })
pads-laps = Numbers
pads-keys-basic = Holed in stroke
pads-keys-carom = Holed in round
pads-wipe = Clear
pads-tokens = Tokens
pads-token-add = Add token { $value }
pads-token-drop = Remove token { $value }
pads-next = Next: { $name }
pads-next-course = Course { $number }: { $name }
pads-said = { $name }, { $ball }: { $result }.

# Sharing
pads-share = Share and print
pads-share-text = Share as text
pads-copy = Copy
pads-copied = Copied.
pads-picture = Save a picture
pads-picture-kept = Picture saved to your downloads.
pads-print = Print

# The Carramboule referee
pads-referee = Referee
pads-who-plays = Who plays?
pads-who-starts = Who plays white and starts?
pads-who-starts-what = The players swap colours every round; white always starts.
pads-begin = Begin
pads-scoreboard = Score
pads-round = Round { $round } of { $rounds }
pads-round-number = Round { $round }
pads-goal = first to { $points } points
pads-points = points
pads-balls-left = { $colour ->
        [white] { $count } white left
       *[black] { $count } black left
    }
pads-shoots = shoots
pads-debt = { $count ->
        [one] owes 1 ball
       *[other] owes { $count } balls
    }
pads-queen-table = The queen is on the table
pads-queen-to-cover = The queen must be covered
pads-queen-held = { $who } has the queen
pads-shot = The shot
pads-shot-of = { $who }: what happened?
pads-correcting = Shot { $number }, { $who }: what really happened?
pads-where = Where the balls went
pads-where-pocketed = Into a pocket
pads-where-off = Off the table
pads-off = off
pads-kind-white = white
pads-kind-black = black
pads-kind-queen = queen
pads-kind-cue = cue ball
pads-seen = Entered so far, in order
pads-take-back-pocketed = Remove: { $ball } fell
pads-take-back-off = Remove: { $ball } left the table
pads-breach = A ball on or behind the shooter’s line was played directly
pads-choice-due = { $who } chooses:
pads-choose-pass = Pass the turn
pads-choose-replay = Put two balls back and shoot again
pads-confirm = Confirm
pads-confirm-nothing = Nothing fell
pads-leave = Leave unchanged
pads-verdict = Shot { $number }, { $who }
pads-history = All shots
pads-correct = Edit
pads-back-to = Undo from here
pads-cut = Delete this and all later shots
pads-problem = After your change, shot { $number } is no longer possible: { $why }
pads-refusal-over = the match was already over.
pads-refusal-too-many-white = there are not that many white balls on the table.
pads-refusal-too-many-black = there are not that many black balls on the table.
pads-refusal-no-queen = the queen is not on the table.
pads-refusal-cue-twice = the cue ball cannot fall twice.
pads-refusal-choice-due = the shooter has a choice to make.
pads-refusal-no-choice-due = there is nothing left to choose.
pads-fell = Pocketed: { $balls }.
pads-left = Off the table: { $balls }.
pads-nothing-fell = Nothing fell.
pads-foul-breach = A ball on or behind the line was played directly. If the shooter’s balls or the queen fell in this shot, they go back.
pads-foul-F1 = { $other }’s ball fell. It counts for { $other }, and the turn passes.
pads-foul-F2 = Only the cue ball fell: the shooter gives back a ball they have won.
pads-foul-F3 = The cue ball and a ball of the shooter’s colour fell together.
pads-foul-F4 = { $other }’s ball and the cue ball fell: one of { $who }’s balls goes back.
pads-foul-F5 = The cue ball fell and the queen is not covered: the queen and one ball go back.
pads-foul-F6 = The queen was covered, but the cue ball fell too.
pads-chose-pass = { $who } passes the turn.
pads-chose-replay = { $who } puts two balls back and shoots again.
pads-queen-covered = { $who } has covered the queen and keeps her.
pads-queen-given = { $who }’s ball covered the queen, so { $who } keeps her.
pads-queen-pending = { $who } must cover the queen with the next shot.
pads-queen-uncovered = The queen was not covered and goes back.
pads-queen-early = { $who } has not pocketed a ball of their own yet: the queen goes back.
pads-back = Back to the centre: { $balls }.
pads-owes = { $count ->
        [one] { $who } owes the table a ball.
       *[other] { $who } owes the table { $count } balls.
    }
pads-paid = { $who } no longer owes a ball.
pads-again = { $who } shoots again.
pads-turn = { $who } shoots next.
pads-round-won = { $who } wins the round: { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
pads-round-given = { $who }’s last ball fell: { $who } wins the round with { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
pads-match-won = { $who } wins the match
pads-match-draw = The match is a draw
