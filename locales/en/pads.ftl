# Score pads for the real boxes
pads-title = Score pads
pads-sub = For the real boxes, on this device
pads-golf = Mini-golf block
pads-golf-what = Strokes, tokens, totals and the order of play for up to twelve balls.
pads-golf-new = New block
pads-carramboule = Carramboule referee
pads-carramboule-what = Tell what fell; hear what it means, who plays next and how the match stands.
pads-carramboule-new = New match
pads-rename = Rename
pads-rename-named = Rename { $name }
pads-delete = Delete
pads-delete-named = Delete { $name }
pads-delete-sure = “{ $name }” will be gone from this device for good.
pads-keep = Keep it
pads-name = Name
pads-done = Done
pads-all = All pads
pads-undo = Undo
pads-redo = Redo
pads-not-kept = This device refuses to keep what you note. Free some space, or do not close the page.
pads-player = Player { $number }
pads-course = Course { $number }

# Setting a block up
pads-block-name = Name of the block
pads-mode = Mode
pads-mode-basic = Basic
pads-mode-carom = Carom
pads-mode-basic-what = Each ball plays alone until it is holed; strokes are counted.
pads-mode-carom-what = One stroke a ball, round after round; rounds are counted.
pads-players = Players and balls
pads-player-name = Name of player { $number }
pads-player-add = Add a player
pads-player-drop = Remove { $name }
pads-ball-change = Ball of { $name }: { $ball }. Change
pads-ball-more = One more ball
pads-ball-choose = Choose a ball
pads-ball-free = free
pads-ball-drop = Give this ball back
pads-courses = Courses
pads-courses-none = No course yet.
pads-course-name = Name of course { $number }
pads-course-up = Move { $name } up
pads-course-drop = Remove { $name }
pads-course-limit = limit { $limit }
pads-course-times = { $count ->
        [one] on the block
       *[other] on the block { $count } times
    }
pads-limit = Limit of strokes
pads-limit-of = Limit of strokes on { $name }
pads-courses-six = Courses 1–6
pads-courses-pick = From the collection
pads-courses-own = One of your own
pads-courses-clear = Remove all
pads-to-block = To the block
pads-setup = Players and courses

# The block
pads-number = No.
pads-total = Total
pads-rank = Rank
pads-cell = { $course }, { $name }, { $ball }: { $result }{ $tokens }{ $score }
pads-result = { $state ->
        [open] still to be noted
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
pads-uneven = Not everyone has as many results yet; the ranks are provisional.
pads-over = Everything is noted.
pads-podium = Podium
pads-podium-see = See the podium
pads-rematch = Play again
pads-share-short = Share
pads-entry = Note a result
pads-order = Order of play
pads-order-ball = { $name }, { $ball }
pads-course-before = Course before
pads-course-after = Next course
pads-way-count = Count along
pads-way-write = Write down
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
pads-wipe = Wipe out
pads-tokens = Tokens
pads-token-add = Took a token { $value }
pads-token-drop = Put the token { $value } back
pads-next = Next: { $name }
pads-next-course = Course { $number }: { $name }
pads-said = { $name }, { $ball }: { $result }.

# Sharing
pads-share = Share and print
pads-share-text = Share as text
pads-copy = Copy
pads-copied = Copied.
pads-picture = Save a picture
pads-picture-kept = The picture is among your downloads.
pads-print = Print

# The referee
pads-referee = Referee
pads-who-plays = Who plays?
pads-who-starts = Who starts with white?
pads-who-starts-what = Colours and start change hands every round.
pads-begin = Begin
pads-scoreboard = Score
pads-round = Round { $round } of { $rounds }
pads-round-number = Round { $round }
pads-goal = to { $points } points
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
pads-where = Where balls went
pads-where-pocketed = Into a pocket
pads-where-off = Off the table
pads-off = off
pads-kind-white = white
pads-kind-black = black
pads-kind-queen = queen
pads-kind-cue = cue ball
pads-seen = Seen so far, in order
pads-take-back-pocketed = { $ball } fell. Take back
pads-take-back-off = { $ball } left the table. Take back
pads-breach = A ball on or behind the own camp line was played directly
pads-choice-due = { $who } chooses:
pads-choose-pass = One ball back, the turn passes
pads-choose-replay = Two balls back, shoot again
pads-confirm = So it was
pads-confirm-nothing = Nothing fell
pads-leave = Leave it as it was
pads-verdict = Shot { $number }, { $who }
pads-history = All shots
pads-correct = Correct
pads-back-to = Back to before it
pads-cut = Drop it and all later shots
pads-problem = After the correction, shot { $number } can no longer have happened: { $why }
pads-refusal-over = the match was already over.
pads-refusal-too-many-white = there are not so many white balls on the table.
pads-refusal-too-many-black = there are not so many black balls on the table.
pads-refusal-no-queen = the queen is not on the table.
pads-refusal-cue-twice = the cue ball cannot fall twice.
pads-refusal-choice-due = the shooter has a choice to make.
pads-refusal-no-choice-due = there is nothing to choose any more.
pads-fell = Into a pocket: { $balls }.
pads-left = Off the table: { $balls }.
pads-nothing-fell = Nothing fell.
pads-foul-breach = Played directly from the camp line: own balls and queen of this shot go back.
pads-foul-F1 = A ball of { $other } fell; it stays won, and the turn passes.
pads-foul-F2 = Only the cue ball fell: one won ball goes back.
pads-foul-F3 = Own ball and cue ball fell together.
pads-foul-F4 = A ball of { $other } and the cue ball fell: one ball of { $who } goes back.
pads-foul-F5 = The cue ball fell and the queen is not covered: queen and one ball go back.
pads-foul-F6 = Queen and cover fell, but the cue ball too.
pads-chose-pass = { $who } gives one ball back and passes.
pads-chose-replay = { $who } gives two balls back and shoots again.
pads-queen-covered = { $who } has covered the queen and keeps her.
pads-queen-given = The queen was covered with the wrong colour: { $who } keeps her.
pads-queen-pending = { $who } must cover the queen with the next shot.
pads-queen-uncovered = The queen was not covered and goes back.
pads-queen-early = { $who } has no own ball yet: the queen goes back.
pads-back = Back to the centre: { $balls }.
pads-owes = { $count ->
        [one] { $who } owes the table a ball.
       *[other] { $who } owes the table { $count } balls.
    }
pads-paid = { $who } owes nothing any more.
pads-again = { $who } shoots again.
pads-turn = { $who } is to shoot.
pads-round-won = { $who } wins the round: { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
pads-round-given = The last ball of the other colour fell: { $who } wins the round with { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
pads-match-won = { $who } wins the match
pads-match-draw = The match is a draw
