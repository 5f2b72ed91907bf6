# The mini-golf screen
play-opening = Opening the table …
play-unknown = This game is not on this device.
play-unknown-why = Games are kept in the browser they were begun in. It may have been removed, or the address belongs to another device.
play-failed = The table could not be opened.
play-home = Home
play-replay = Replay and analysis
play-title = { $number } · { $name }
play-sub = { $over ->
        [yes] The match is over
        [course] The course is finished
       *[no] { $mode ->
            [carom] Carom · round { $count } of { $limit }
           *[basic] Basic · stroke { $count } of { $limit }
        }
    }
play-match = This match
play-rules = Rulebook
play-kept = The match is kept on this device after every action. You can leave at any time.
play-kept-online = The match is kept by the server after every action. You can leave at any time and come back by the link.
play-order = Order of play
play-board = Board
play-board-label = The course { $name }. Balls on it: { $balls }
play-panel = Your stroke
play-story = What happens, in words
play-story-empty = The match begins.
play-skip-link = Go to the board
play-view-turn = Turn the board
play-view-whole = Show the whole board
play-view-follow = Come closer and follow the ball
play-view-hole = { $steps ->
        [0] To the hole
        [one] To the hole, 1 step away
       *[other] To the hole, { $steps } steps away
    }
play-view-back = Back to the ball
play-pieces = Pieces on the course
play-pass-to = { $name ->
        [You] Your turn
       *[other] Over to { $name }
    }

# What to do now
play-choose-start = { $name ->
        [You] Choose a start cell
       *[other] { $name }, choose a start cell
    }
play-choose-pick = { $name ->
        [You] { $cards ->
            [0] Choose a die
           *[other] Choose a die or a card
        }
       *[other] { $cards ->
            [0] { $name }, choose a die
           *[other] { $name }, choose a die or a card
        }
    }
play-which-way = { $name ->
        [You] Which way?
       *[other] Which way, { $name }?
    }
play-no-way = { $name ->
        [You] No way is open
       *[other] No way is open, { $name }
    }
play-rolls = { $name }
play-plays = { $name ->
        [You] You play
       *[other] { $name } plays
    }
play-rolled = { $impulses } with the { $pick }
play-ball-stroke = { $mode ->
        [carom] { $ball }, round { $count }
       *[basic] { $ball }, stroke { $count }
    }
play-hint-pick = { $cards ->
        [0] Choose a die to see its six sides and what it can reach.
       *[other] Choose a die or a card to see its six sides and what it can reach.
    }
play-go-start = Choose a start cell
play-go-pick = { $cards ->
        [0] Choose a die
       *[other] Choose a die or a card
    }
play-go-roll = Roll the { $pick }
play-go-direction = Choose a direction
play-go-play = Play { $dir }
play-go-pass = The stroke passes
play-go-offline = No connection
play-go-elsewhere = Played in another tab
play-elsewhere = This match is played in another tab or window. Here you can watch it.
play-elsewhere-take = Play here
play-overtaken = Another tab has gone on with this match meanwhile. Look again, then decide.
play-skip = Skip
play-ways-in = { $count ->
        [one] One way goes in.
        [2] Two ways go in.
       *[other] { $count } ways go in.
    }
play-go-it = Play
play-skip-to-me = Skip to my turn
play-skip-to-end = Skip to the end
play-key-space = Space
play-starts = Start cells
play-start-cell = Start cell { $number }
play-start-chosen = Start cell { $number }.
play-tray = Dice
play-die = { $die ->
        [white] white die
        [blue] blue die
        [yellow] yellow die
        [green] green die
        [orange] orange die
        [violet] violet die
        [red] red die
        [black] black die
       *[other] die { $die }
    }
play-card = card { $card }
play-pick-label = { $rolled ->
        [0] { $pick } { $range }: { $sides }{ $holes ->
            [0] {""}
           *[other] . Into the hole with { $holes } of its six sides
        }
       *[other] { $pick }, rolled { $rolled }
    }
play-pick-lit = { $said }, a good one now
play-pick-chosen = { $pick }. Its sides: { $sides }.
play-side-of = with { $side }
play-side-holes = can reach the hole
play-reach-hole = { $sides }/6
play-rose = Direction
play-impulses = { $count ->
        [one] impulse
       *[other] impulses
    }
play-open-way = { $dir }: { $leads }
play-shut-way = { $dir }: shut
play-open-ways = Open: { $ways }.
play-direction-chosen = { $dir }: { $leads }.
play-your-turn = { $name ->
        [You] { $mode ->
            [carom] It is your turn with { $ball }, round { $count }.
           *[basic] It is your turn with { $ball }, stroke { $count }.
        }
       *[other] { $mode ->
            [carom] { $name }, it is your turn with { $ball }, round { $count }.
           *[basic] { $name }, it is your turn with { $ball }, stroke { $count }.
        }
    }

# A stroke in words
play-place = { $layer ->
        [top] up on the deck, { $steps ->
            [-1] with no way to the hole
            [0] over the hole
            [one] 1 step from the hole
           *[other] { $steps } steps from the hole
        }
       *[ground] { $steps ->
            [-1] with no way to the hole
            [0] on the hole
            [one] 1 step from the hole
           *[other] { $steps } steps from the hole
        }
    }
play-told-rolled = { $name ->
        [You] You roll { $impulses } with the { $pick }.
       *[other] { $name } rolls { $impulses } with the { $pick }.
    }
play-told-sentence = { $ball }: { $story }.
play-told-blow = { $ball }: { $story }
play-told-run = { $layer ->
        [top] { $count } { $dir } up there
       *[ground] { $count } { $dir }
    }
play-told-bounce = { $thing ->
        [wall] off the wall
        [flat] off a flat piece
        [tall] off a tall piece
        [roller] off the roller
        [spinner] off the spinner
        [toppler] off the toppler
        [door] off the door
       *[two] back between two things
    }
play-told-carom = strikes { $ball } with { $left }
play-told-settle = { $why ->
        [too-dear] has too little left and rests, { $place }
        [water] is stopped by the water, { $place }
        [door] stops under the door, { $place }
        [rolled-back] rolls back down, { $place }
        [fell-through] falls through the deck, { $place }
        [wedged] is wedged, { $place }
       *[spent] rests, { $place }
    }
play-told-token = takes the token { $value }
play-told-piece = { $moved ->
        [roller] pushes the roller
        [spinner] turns the spinner
        [toppler] knocks the toppler over
        [door-opens] lifts the door
       *[door-closes] the door closes
    }
play-told-holed = drops into the hole
play-told-passes = { $ball }: the stroke passes.
play-withdrawn = { $name ->
        [You] { $why ->
            [absent] You were away too long.
            [resigned] You give up.
           *[other] You are out of time.
        }
       *[other] { $why ->
            [absent] { $name } was away too long.
            [resigned] { $name } gives up.
           *[other] { $name } is out of time.
        }
    }
play-leads-bounces = { $what ->
        [rails] { $count ->
            [one] off a rail
            [2] off two rails
            [3] off three rails
           *[other] off { $count } rails
        }
       *[other] { $count ->
            [one] 1 rebound
           *[other] { $count } rebounds
        }
    }
play-leads-carom = strikes { $ball }
play-leads-hole = into the hole
play-leads-rest = { $why ->
        [too-dear] stuck, { $place }
        [water] into the water, { $place }
        [door] under the door, { $place }
        [rolled-back] rolls back down, { $place }
        [fell-through] falls through the deck, { $place }
       *[spent] { $place }
    }
play-line-step = { $cost ->
        [0] { $dir }, downhill for nothing, { $left } left
       *[other] { $dir }, costs { $cost }, { $left } left
    }
play-line-bounce = { $bounce }: { $in } becomes { $out }
play-line-carom-rest = stays where it is

# Order of play, counter, score pad
play-ball-now = to play
play-ball-waits = waits
play-ball-holed = holed in { $count }
play-ball-out = not holed: { $count }
play-ball-withdrawn = out of the match
play-total = Total
play-sum = { $strokes } { $sign ->
        [minus] −
       *[plus] +
    } { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } = { $total }
play-counter = { $mode ->
        [carom] Counter: round { $count } of { $limit }
       *[basic] Counter: stroke { $count } of { $limit }
    }
play-pad = Score pad
play-pad-number = Number
play-pad-course = Course
play-pad-open = not finished
play-pad-out = not holed
play-course-done = { $number } · { $name } is finished
play-next-course = Next course
play-over = The match is over
play-results = Show the ranking
play-rematch = Play again
play-look-board = Look at the board

# The moment a ball drops
play-holed-word = { $against ->
        [ace] Hole in one!
        [under] { $under ->
            [one] In { $count }: one under!
           *[other] In { $count }: { $under } under!
        }
        [par] In { $count }: par!
       *[plain] In { $count }
    }

# When balls meet
play-carom-balls = Chain of { $count }!
play-call-bump = { $whom ->
        [You] { $by } bumps you!
       *[other] { $by ->
            [You] You bump { $whom }!
           *[other] { $by } bumps { $whom }!
        }
    }
play-call-in = { $whom ->
        [own] Straight in!
        [You] { $by } knocks you in!
       *[other] { $by ->
            [You] You knock { $whom } in!
           *[other] { $by } knocks { $whom } in!
        }
    }
play-call-water = Straight into the water!
play-fate = { $what ->
        [in] { $by } knocked you in.
        [water] { $by } knocked you into the water.
        [nearer] { $by } { $count ->
            [one] has
           *[other] have
        } knocked you { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        } closer.
        [farther] { $by } { $count ->
            [one] has
           *[other] have
        } knocked you { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        } away from the hole.
       *[moved] { $by } { $count ->
            [one] has
           *[other] have
        } moved you.
    }

# What is said once
play-hint = A hint
play-hint-start = { $computer } would begin on start cell { $number }.
play-hint-die = { $computer } would take the { $pick }.
play-hint-way = { $computer } would play { $dir }.
play-hint-endings = Choose where it should end. The same again plays it.
play-hint-impulses = One impulse, one step. Tap the die again to roll it.
play-about = Choose a die, roll it, then choose a direction: every impulse takes your ball one step. Get it into the hole in as few strokes as you can.
play-learn = Learn by playing

# At the end
play-won-by = { $name ->
        [You] { $lead ->
            [0] You win
           *[other] You win by { $lead }
        }
       *[other] { $lead ->
            [0] { $name } wins
           *[other] { $name } wins by { $lead }
        }
    }
play-tied = A draw
play-alone = { $total } in all
play-best = Best stroke
play-best-again = Watch it again
play-best-share = Share clip
play-best-making = Making the clip …
play-best-shared = { $how ->
        [copied] Copied, and the clip is saved.
       *[saved] The clip is saved.
    }
play-best-failed = The clip could not be made.
play-best-odds = Chance: { $sides } in 6.
play-share = Share
play-share-line = { $headline } · Carambole, { $courses ->
        [one] 1 course
       *[other] { $courses } courses
    }
play-shared = { $how ->
        [copied] Copied, and the picture is saved.
       *[saved] The picture is saved.
    }
play-details = Details

# The end of a match played alone
play-verdict = { $kind ->
        [ace] Hole in one!
        [under] { $difference ->
            [one] One under par!
           *[other] { $difference } under par!
        }
        [par] Par!
        [over] { $courses ->
            [one] Holed in { $total }
           *[other] All { $courses } holed
        }
        [some] { $holed } of { $courses } holed
        [out] Not holed
        [left] Given up
       *[plain] { $courses ->
            [one] Holed in { $total }
           *[other] { $total } in all
        }
    }
play-verdict-under = { $difference ->
        [one] one under par
       *[other] { $difference } under par
    }
play-verdict-out = { $courses ->
        [one] { $limit ->
            [one] One stroke was not enough this time.
           *[other] { $limit } strokes were not enough this time.
        }
       *[other] No ball found its hole this time.
    }
play-verdict-strokes = { $strokes ->
        [one] 1 stroke
       *[other] { $strokes } strokes
    }
play-verdict-par = { $sum }, par { $par }
play-try-again = Try again
play-share-course = { $course }: { $headline } · Carambole

# Sealed dice
play-sealed = Sealed dice
play-seal = The dice are sealed.
play-seal-text = Fingerprint { $print }. Everyone can check them after the match.
play-seal-over = Fingerprint { $print }. The secret is open now: every roll can be checked.
play-seal-shared = Fingerprint { $print }. Everyone in this cup has the same dice. The secret opens when the edition is over.
play-seal-check = Check the dice
play-seal-right = All is right: { $draws ->
        [one] 1 roll
       *[other] { $draws } rolls
    } and { $events ->
        [one] 1 event
       *[other] { $events } events
    } fit the seal.
play-seal-wrong = Something is wrong: { $reason }
play-record = Save the record

# Giving up
play-resign = Give up
play-resign-title = Give up the match?
play-resign-text =
    { $others ->
        [0] The match ends here.
        [one] The match ends here, and { $name } wins.
       *[other] The others play on without your balls.
    } What you have holed on this course keeps its score; your other balls note the limit, { $limit }.
play-resign-no = Play on
play-abort = Abort match
play-abort-title = Abort the match?
play-abort-text = Not everyone has moved yet. The match ends without a result.
play-aborted = Match aborted

# Why did it stop there?
play-why = Why?
play-why-title = Why did it stop there?
play-why-strokes = Last strokes
play-why-slider = Step of the stroke
play-why-before = Step before
play-why-after = Step after
play-why-figure = Figure { $number }.
play-why-rule = Rule { $rule } in the rulebook
play-why-step = One step, one impulse
play-because-step = On plain fairway every step to the next cell costs one impulse. The ball keeps its direction as long as the way is open.
play-why-step-slow = A dear step
play-because-step-slow = A step that begins in sand costs two impulses, and so does one that begins on the hole: the rim takes one.
play-why-step-water = Out of the water
play-because-step-water = Every step that begins on water costs three impulses.
play-why-step-up = Uphill
play-because-step-up = Each step onto a slope, up a slope and from the slope onto the deck costs two impulses.
play-why-step-down = Downhill
play-because-step-down = Rolling down a slope costs nothing. At its foot the ball goes on with what is left.
play-why-step-top = On the deck
play-because-step-top = On a tall piece the ball follows its path; a step from deck to deck costs one impulse.
play-why-bounce-mirror = Like a mirror
play-because-bounce-mirror = A straight wall met at an angle sends the ball off at the same angle. A rebound costs nothing.
play-why-bounce-follow = Along the wall
play-because-bounce-follow = The ball ran along this wall. Where the wall turns, the ball follows it by a sixth of a circle.
play-why-bounce-back = Straight back
play-because-bounce-back = A point, a pocket or a rounded wall sends the ball back the way it came.
play-why-bounce-two = Between two things
play-because-bounce-two = A ball that touches two different things at once returns the way it came.
play-why-bounce-blocked = No way out
play-because-bounce-blocked = The way this wall would send the ball is blocked as well, so it returns.
play-why-bounce-arrow = A printed arrow
play-because-bounce-arrow = An arrow printed on the board says where a ball goes that comes this way.
play-why-bounce-path = The path ends
play-because-bounce-path = In a channel and on a tall piece the ball follows the path. Where it cannot go on, it returns.
play-why-bounce-roller = The roller
play-because-bounce-roller = The ball returns, and the roller moves one cell on if there is room.
play-why-bounce-spinner = The spinner
play-because-bounce-spinner = Hit on the side of its arm, the spinner turns by a sixth and sends the ball away from the hub. Every other hit sends the ball back.
play-why-bounce-toppler = The toppler
play-because-bounce-toppler = The ball returns, and the upright part falls the way it was pushed if there is room.
play-why-bounce-door = The closed door
play-because-bounce-door = A post sends the ball back. From the far side the closed door is a wall.
play-why-carom = A carom
play-because-carom = A ball that finds another in front of it stops, and all its impulses pass to the other, which goes on in the same direction.
play-why-settle-spent = No impulse is left
play-because-settle-spent = All impulses are spent, so the ball rests where it is.
play-why-settle-too-dear = Too little left
play-because-settle-too-dear = The next step costs more than is left. The rest is lost and the ball stays.
play-why-settle-water = Stopped by water
play-because-settle-water = A ball that comes onto water from dry ground stops at once, whatever is left.
play-why-settle-door = Under the door
play-because-settle-door = From the opening side the ball lifts the door, steps under it and stops there.
play-why-settle-carom = It passed its impulses on
play-because-settle-carom = After striking another ball it stays where it is.
play-why-settle-rolled-back = Rolled back
play-because-settle-rolled-back = No ball stays on a slope: it rolls down to the foot.
play-why-settle-fell-through = Through the deck
play-because-settle-fell-through = A ball that comes to rest on the hole of a deck falls through to the ground below.
play-why-settle-wedged = Wedged
play-because-settle-wedged = It would go to and fro for ever without spending an impulse, so the rest is lost.
play-why-token = A token
play-because-token = A ball that comes onto a token takes it without slowing; it counts for the ball’s owner.
play-why-piece-roller = The roller moves
play-because-piece-roller = Hit by a ball, the roller goes one cell in the ball’s direction if that cell is free.
play-why-piece-spinner = The arm turns
play-because-piece-spinner = Pushed on its side, the arm turns by a sixth of a circle if that cell is free.
play-why-piece-toppler = The toppler falls
play-because-piece-toppler = The upright part falls onto the two cells behind and stays there as a flat piece until the course is over.
play-why-piece-door = The door
play-because-piece-door = The door stays open while a ball is under it or next to it on the far side, and closes as soon as there is none.
play-why-holed = In the hole
play-because-holed = A ball whose impulses end on the hole drops in: with exactly enough or with one to spare. With two more it rolls over.

# Keys
play-keys-starts = choose a start cell, first of all; also A … F and ← →
play-keys-dice = then choose a die or card
play-keys-cards = choose a card
play-keys-directions = look in a direction, as the keys lie around S; the same key again plays
play-keys-arrows = before the roll: start cell and die; after it: turn through the open directions
play-keys-enter = roll, play, go on
play-keys-back = one step back
play-keys-skip = skip what moves (any key does)
play-keys-zoom = closer, farther, as before
play-keys-overview = whole board, or follow the ball
play-keys-pieces = what lies on the course, piece by piece
play-keys-why = why did it stop there?

# Fingers
play-touch-board = Tap an arrow or a start cell
play-touch-board-does = shows where it leads
play-touch-again = Tap it again
play-touch-again-does = plays it
play-touch-pinch = Two fingers
play-touch-pinch-does = closer and farther
play-touch-double = Double tap
play-touch-double-does = shows all, or follows the ball again
play-touch-moving = Tap while something moves
play-touch-moving-does = skips it
play-touch-flag = Flag at the edge
play-touch-flag-does = glides to the hole and back
play-touch-piece = A piece
play-touch-piece-does = says what it does

# A ghost: a match played before, beside one's own
play-ghost = Ghost
play-ghost-begins = { $name ->
        [You] Your own match plays along as a ghost. It needed { $total }.
       *[other] The ghost of { $name } plays along. It needed { $total }.
    }
play-ghost-played = { $count ->
        [0] Ghost
       *[other] Ghost: stroke { $count }
    }
play-ghost-done = Ghost: finished
play-ghost-stroke = The ghost, stroke { $number }: { $place }.
play-ghost-holed = The ghost, stroke { $number }: in the hole.
play-ghost-won = { $strokes ->
        [one] The ghost needed { $total }: you win by one.
       *[other] The ghost needed { $total }: you win by { $strokes }.
    }
play-ghost-lost = { $strokes ->
        [one] The ghost needed { $total }: it wins by one.
       *[other] The ghost needed { $total }: it wins by { $strokes }.
    }
play-ghost-tied = The ghost needed { $total }, too.

# Directions of a turned board
direction-N = north
direction-S = south
