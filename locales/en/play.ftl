# The screen of a mini golf match
play-opening = Loading game…
play-unknown = Game not found on this device
play-unknown-why = Games are saved in the browser where you started them. This one may have been deleted, or the link is from another device.
play-failed = Could not open the game
play-home = Home
play-replay = Replay and analysis
play-title = { $number } · { $name }
play-sub = { $over ->
        [yes] Match over
        [course] Course finished
       *[no] { $mode ->
            [carom] Carom · round { $count } of { $limit }
           *[basic] Basic · stroke { $count } of { $limit }
        }
    }
play-match = Match menu
play-rules = Rulebook
play-kept = Your match is saved on this device after every move. You can leave at any time.
play-kept-online = The server saves the match after every move. You can leave at any time and come back with the link.
play-order = Order of play
play-board = Board
play-board-label = Course: { $name }. Balls on the board: { $balls }
play-panel = Your stroke
play-story = Match log
play-story-empty = The match begins.
play-skip-link = Skip to the board
play-view-turn = Turn the board
play-view-whole = Show the whole board
play-view-follow = Zoom in and follow the ball
play-view-hole = { $steps ->
        [0] Show the hole
        [one] Show the hole, 1 step away
       *[other] Show the hole, { $steps } steps away
    }
play-view-back = Back to the ball
play-pieces = Pieces on the course
play-pass-to = { $name ->
        [You] Your turn
       *[other] Over to { $name }
    }

# What the player has to do next
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
        [You] No direction is open
       *[other] { $name }, no direction is open
    }
play-rolls = { $name }
play-plays = { $name ->
        [You] You are playing
       *[other] { $name } is playing
    }
play-rolled = { $impulses } with the { $pick }
play-ball-stroke = { $mode ->
        [carom] { $ball }, round { $count }
       *[basic] { $ball }, stroke { $count }
    }
play-hint-pick = { $cards ->
        [0] Choose a die to see its six sides and where your ball could go.
       *[other] Choose a die or a card to see its six sides and where your ball could go.
    }
play-go-start = Choose a start cell
play-go-pick = { $cards ->
        [0] Choose a die
       *[other] Choose a die or a card
    }
play-go-roll = Roll the { $pick }
play-go-direction = Choose a direction
play-go-play = Play { $dir }
play-go-pass = Skip turn
play-go-offline = No connection
play-go-elsewhere = Playing in another tab
play-elsewhere = You are playing this match in another tab or window. You can watch it here.
play-elsewhere-take = Play here
play-overtaken = The match moved on in another tab. Check the board and choose again.
play-skip = Skip
play-ways-in = { $count ->
        [one] One way into the hole.
        [2] Two ways into the hole.
       *[other] { $count } ways into the hole.
    }
play-go-it = Play
play-skip-to-me = Skip to my turn
play-skip-to-end = Skip to the end
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
           *[other] . { $holes } of its six sides can reach the hole
        }
       *[other] { $pick }, rolled { $rolled }
    }
play-pick-lit = { $said }, a good choice now
play-pick-chosen = { $pick }. Sides: { $sides }.
play-side-of = for a roll of { $side }
play-side-holes = can reach the hole
play-reach-hole = { $sides }/6
play-rose = Direction
play-impulses = { $count ->
        [one] impulse
       *[other] impulses
    }
play-open-way = { $dir }: { $leads }
play-shut-way = { $dir }: blocked
play-open-ways = Open directions: { $ways }.
play-direction-chosen = { $dir }: { $leads }.
play-your-turn = { $name ->
        [You] { $mode ->
            [carom] Your turn with { $ball }, round { $count }.
           *[basic] Your turn with { $ball }, stroke { $count }.
        }
       *[other] { $mode ->
            [carom] { $name }, your turn with { $ball }, round { $count }.
           *[basic] { $name }, your turn with { $ball }, stroke { $count }.
        }
    }

# A stroke in words
play-place = { $layer ->
        [top] on the deck, { $steps ->
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
play-log-rolled = { $name ->
        [You] You roll { $impulses } with the { $pick }.
       *[other] { $name } rolls { $impulses } with the { $pick }.
    }
play-log-sentence = { $ball }: { $story }.
play-log-blow = { $ball }: { $story }
play-log-run = { $layer ->
        [top] { $count } { $dir } on top
       *[ground] { $count } { $dir }
    }
play-log-bounce = { $thing ->
        [wall] off the wall
        [flat] off a flat piece
        [tall] off a tall piece
        [roller] off the roller
        [spinner] off the spinner
        [toppler] off the toppler
        [door] off the door
       *[two] off two obstacles at once
    }
play-log-carom = hits { $ball } with { $left } left
play-log-settle = { $why ->
        [too-dear] has too few impulses left and stops, { $place }
        [water] stops in the water, { $place }
        [door] stops under the door, { $place }
        [rolled-back] rolls back down, { $place }
        [fell-through] falls through the deck, { $place }
        [wedged] gets stuck, { $place }
       *[spent] stops, { $place }
    }
play-log-token = takes the { $value } token
play-log-piece = { $moved ->
        [roller] pushes the roller
        [spinner] turns the spinner
        [toppler] knocks the toppler over
        [door-opens] lifts the door
       *[door-closes] the door closes
    }
play-log-holed = drops into the hole
play-log-passes = { $ball }: turn skipped.
play-withdrawn = { $name ->
        [You] { $why ->
            [absent] You were away too long.
            [resigned] You resigned.
           *[other] You ran out of time.
        }
       *[other] { $why ->
            [absent] { $name } was away too long.
            [resigned] { $name } resigned.
           *[other] { $name } ran out of time.
        }
    }
play-ends-bounces = { $what ->
        [rails] { $count ->
            [one] off a wall
            [2] off two walls
            [3] off three walls
           *[other] off { $count } walls
        }
       *[other] { $count ->
            [one] 1 rebound
           *[other] { $count } rebounds
        }
    }
play-ends-carom = hits { $ball }
play-ends-hole = into the hole
play-ends-rest = { $why ->
        [too-dear] stops short, { $place }
        [water] into the water, { $place }
        [door] under the door, { $place }
        [rolled-back] rolls back down, { $place }
        [fell-through] falls through the deck, { $place }
       *[spent] { $place }
    }
play-line-step = { $cost ->
        [0] { $dir }, free downhill, { $left } left
       *[other] { $dir }, costs { $cost }, { $left } left
    }
play-line-bounce = { $bounce }: from { $in } to { $out }
play-line-carom-rest = stays where it is

# The order of play, the counter and the score pad
play-ball-now = to play
play-ball-waits = waiting
play-ball-holed = holed in { $count }
play-ball-out = not holed: { $count }
play-ball-withdrawn = out of the match
play-total = Total
play-sum = { $strokes } { $sign ->
        [minus] −
       *[plus] +
    } { $tokens } for tokens = { $total }
play-counter = { $mode ->
        [carom] Counter: round { $count } of { $limit }
       *[basic] Counter: stroke { $count } of { $limit }
    }
play-pad = Score pad
play-pad-number = Number
play-pad-course = Course
play-pad-open = not finished
play-pad-out = not holed
play-course-done = { $number } · { $name }: finished
play-next-course = Next course
play-over = The match is over
play-results = Show results
play-rematch = Play again
play-look-board = View board

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

# What a carom does to other balls
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
        } closer to the hole.
        [farther] { $by } { $count ->
            [one] has
           *[other] have
        } knocked you { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        } further from the hole.
       *[moved] { $by } { $count ->
            [one] has
           *[other] have
        } moved your ball.
    }

# Hints, each shown once
play-hint = Get a hint
play-hint-start = { $computer } would choose start cell { $number }.
play-hint-die = { $computer } would take the { $pick }.
play-hint-way = { $computer } would play { $dir }.
play-hint-endings = Tap where the ball should stop. Tap again to play.
play-hint-impulses = One impulse, one step. Tap the die again to roll it.
play-about = Choose a die, roll it, then choose a direction. Each impulse moves your ball one step. Get it into the hole in as few strokes as you can.
play-learn = Learn by playing

# The end of a match
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
play-tied = It’s a draw
play-alone = { $total } in total
play-best = Best stroke
play-best-again = Watch again
play-best-share = Share clip
play-best-making = Making the clip…
play-best-shared = { $how ->
        [copied] Text copied, clip saved.
       *[saved] Clip saved.
    }
play-best-failed = Could not make the clip. Please try again.
play-best-odds = Chance: { $sides } in 6.
play-share = Share
play-share-line = { $headline } · Carambole, { $courses ->
        [one] 1 course
       *[other] { $courses } courses
    }
play-shared = { $how ->
        [copied] Text copied, picture saved.
       *[saved] Picture saved.
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
        [left] You resigned
       *[plain] { $courses ->
            [one] Holed in { $total }
           *[other] { $total } in total
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
       *[other] No ball went in this time.
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
play-seal-text = Fingerprint { $print }. Anyone can check the rolls after the match.
play-seal-over = Fingerprint { $print }. The secret is now public, so you can check every roll.
play-seal-shared = Fingerprint { $print }. Everyone in this cup gets the same rolls. The secret is published when this edition of the cup ends.
play-seal-check = Check the dice
play-seal-right = All correct: { $draws ->
        [0] no dice were rolled
        [one] the roll matches the seal
       *[other] the { $draws } rolls match the seal
    }, and { $events ->
        [one] the one entry in the record is valid.
       *[other] all { $events } entries in the record are valid.
    }
play-seal-wrong = The check failed: { $reason }
play-record = Save record

# Resigning
play-resign = Resign
play-resign-title = Resign this match?
play-resign-text =
    { $others ->
        [0] The match ends here.
        [one] The match ends here, and { $name } wins.
       *[other] The others play on without your balls.
    } Balls you have holed on this course keep their score. Your other balls score the limit, { $limit }.
play-resign-no = Keep playing
play-abort = Abort match
play-abort-title = Abort this match?
play-abort-text = Not everyone has moved yet. The match ends without a result.
play-aborted = Match aborted

# The panel that explains each step of a stroke
play-why = Why?
play-why-title = Why did the ball stop there?
play-why-strokes = Recent strokes
play-why-slider = Step of the stroke
play-why-before = Previous step
play-why-after = Next step
play-why-figure = Figure { $number }.
play-why-rule = Rule { $rule } in the rulebook
play-why-step = One step, one impulse
play-because-step = On plain fairway, each step to the next cell costs one impulse. The ball keeps its direction as long as the way is clear.
play-why-step-slow = A costly step
play-because-step-slow = A step that starts in sand costs two impulses. A step that starts on the hole also costs two, because the rim takes one.
play-why-step-water = Out of the water
play-because-step-water = Each step that starts on water costs three impulses.
play-why-step-up = Uphill
play-because-step-up = Each step onto a slope, up a slope or from a slope onto the deck costs two impulses.
play-why-step-down = Downhill
play-because-step-down = Rolling down a slope costs nothing. At the foot, the ball rolls on with the impulses it has left.
play-why-step-top = On the deck
play-because-step-top = On a tall piece, the ball follows the path. Each step along the deck costs one impulse.
play-why-bounce-mirror = Like a mirror
play-because-bounce-mirror = A ball that hits a straight wall at an angle leaves it at the same angle. A rebound costs nothing.
play-why-bounce-follow = Along the wall
play-because-bounce-follow = The ball ran along this wall. Where the wall bends, the ball follows it and turns by 60°.
play-why-bounce-back = Straight back
play-because-bounce-back = A point, a notch or a rounded wall sends the ball back the way it came.
play-why-bounce-two = Two obstacles at once
play-because-bounce-two = A ball that touches two different obstacles at once goes back the way it came.
play-why-bounce-blocked = No way out
play-because-bounce-blocked = The direction of this rebound is blocked too, so the ball goes back the way it came.
play-why-bounce-arrow = A printed arrow
play-because-bounce-arrow = An arrow printed on the board shows where a ball that comes from this direction goes next.
play-why-bounce-path = The path ends
play-because-bounce-path = In a channel or on a tall piece, the ball follows the path. Where the path forks or is closed, the ball turns back.
play-why-bounce-roller = The roller
play-because-bounce-roller = The ball goes back, and the roller moves one cell if there is room.
play-why-bounce-spinner = The spinner
play-because-bounce-spinner = A hit on the side of the arm turns the spinner by 60° and sends the ball away from the hub. Any other hit sends the ball back.
play-why-bounce-toppler = The toppler
play-because-bounce-toppler = The ball goes back, and the upright part falls in the direction of the push, if there is room.
play-why-bounce-door = The closed door
play-because-bounce-door = A post sends the ball back. From the far side, a closed door is a wall.
play-why-carom = A carom
play-because-carom = A ball that runs into another stops and passes on all its impulses. The other ball rolls on in the same direction.
play-why-settle-spent = No impulses left
play-because-settle-spent = All impulses are used up, so the ball stays where it is.
play-why-settle-too-dear = Too few impulses left
play-because-settle-too-dear = The next step costs more impulses than the ball has left. The remaining impulses are lost, and the ball stays where it is.
play-why-settle-water = Stopped by water
play-because-settle-water = A ball that rolls onto water from dry ground stops at once, no matter how many impulses it has left.
play-why-settle-door = Under the door
play-because-settle-door = From the opening side, the ball lifts the door, rolls under it and stops there.
play-why-settle-carom = Impulses passed on
play-because-settle-carom = A ball that hits another ball passes on its impulses and stays where it is.
play-why-settle-rolled-back = Rolled back
play-because-settle-rolled-back = A ball cannot stay on a slope. It rolls down to the foot.
play-why-settle-fell-through = Through the deck
play-because-settle-fell-through = A ball that stops on the hole in a deck falls through to the ground below.
play-why-settle-wedged = Stuck
play-because-settle-wedged = The ball would bounce back and forth forever without using an impulse, so its impulses are lost.
play-why-token = A token
play-because-token = A ball that rolls onto a token takes it without slowing down. The token counts for the ball’s owner.
play-why-piece-roller = The roller moves
play-because-piece-roller = The roller moves one cell in the ball’s direction if the next cell is free.
play-why-piece-spinner = The arm turns
play-because-piece-spinner = When the arm is pushed from the side, it turns by 60° if the next cell is free.
play-why-piece-toppler = The toppler falls
play-because-piece-toppler = The upright part falls onto the two cells behind it and stays there as a flat piece until the course is over.
play-why-piece-door = The door
play-because-piece-door = The door stays open while a ball is under it or next to it on the far side. As soon as no ball is there, the door closes.
play-why-holed = In the hole
play-because-holed = A ball drops in if it reaches the hole with no impulse left, or with one to spare. With two to spare, it rolls past the hole.

# Keyboard controls
play-keys-starts = choose a start cell (or A–F, ← →)
play-keys-dice = choose a die or card
play-keys-cards = choose a card
play-keys-directions = choose a direction (keys around S), press again to play
play-keys-arrows = choose a start cell and a die; after the roll, a direction
play-keys-enter = roll, play, continue
play-keys-back = undo the last choice
play-keys-skip = skip the animation (any key works)
play-keys-zoom = zoom in, zoom out, reset
play-keys-overview = show the whole board or follow the ball
play-keys-solid = switch between drawn board and solid view
play-keys-orbit = turn the solid view
play-keys-pieces = go through the pieces on the course
play-keys-why = explain why the ball stopped there

# Touch gestures
play-touch-board = Tap an arrow or a start cell
play-touch-board-does = shows where it leads
play-touch-again = Tap it again
play-touch-again-does = plays it
play-touch-pinch = Pinch
play-touch-pinch-does = zooms in and out
play-touch-double = Double tap
play-touch-double-does = shows the whole board or follows the ball
play-touch-moving = Tap during an animation
play-touch-moving-does = skips it
play-touch-flag = Tap the flag at the edge
play-touch-flag-does = shows the hole, then the ball again
play-touch-piece = Tap a piece
play-touch-piece-does = explains what it does

# A ghost: an earlier match that plays alongside yours
play-ghost = Ghost
play-ghost-begins = { $name ->
        [You] Your earlier match plays along as a ghost. It scored { $total }.
       *[other] { $name }’s ghost plays along. It scored { $total }.
    }
play-ghost-played = { $count ->
        [0] Ghost
       *[other] Ghost: stroke { $count }
    }
play-ghost-done = Ghost: finished
play-ghost-stroke = Ghost, stroke { $number }: { $place }.
play-ghost-holed = Ghost, stroke { $number }: in the hole.
play-ghost-won = { $strokes ->
        [one] The ghost scored { $total }. You win by one.
       *[other] The ghost scored { $total }. You win by { $strokes }.
    }
play-ghost-lost = { $strokes ->
        [one] The ghost scored { $total }. It wins by one.
       *[other] The ghost scored { $total }. It wins by { $strokes }.
    }
play-ghost-tied = The ghost also scored { $total }. It’s a draw.

# Directions that exist only on a turned board
direction-N = north
direction-S = south
