# Mini golf in the terminal. Names of keys are put between stars, as in *Enter*.
player = Player
total = Total
rank = Rank

# The menu
menu-title = Mini golf on one keyboard
menu-resume = Continue the last match
menu-courses = Courses
menu-mode = Mode
menu-names = Players
menu-computers = Computers
menu-level = Level
menu-balls = Balls
menu-balls-each = { $each } each, { $all } in all
menu-kit = Dice
menu-limit = Limit
menu-tokens = Tokens
menu-begin = Start
preset-first = course 1
preset-six = courses 1 to 6
preset-twelve = 6 base, 6 modified
preset-modified = 15 modified
preset-own = { $count ->
        [one] one of your choice
       *[other] { $count } of your choice
    }
mode-basic = basic
mode-carom = carom
kit-dice = the six dice
kit-cards = white die and cards
kit-both = all dice and cards
limit = { $strokes ->
        [one] 1 stroke
       *[other] { $strokes } strokes
    }
limit-printed = set by the course
tokens-printed = set by the course
tokens-scattered = scattered at random
keys-menu = *↑↓* move  *←→* change  *Enter* choose courses, start  *Esc* leave
keys-picker = *↑↓* move  *Space* add or remove  *Backspace* clear  *Enter* done
wrong-balls = There are only twelve balls.
wrong-no-players = Add at least one player.
wrong-no-people = Enter at least one name.
wrong-name = A name can have at most 30 characters.
wrong-carom-alone = Carom mode needs at least two balls.
wrong-courses = Choose 1 to 99 courses.
wrong-limit = Choose a limit of 1 to 99 strokes.
wrong-tokens = There is not enough room for that many tokens.
advice-tall = { $course } has tall pieces. Carom mode plays better without them.
advice-dynamic = { $course } has moving pieces. Carom mode plays better without them.
advice-more-balls = In carom mode, two or three players should take 2 or 3 balls each.
advice-limit = { $course } is long. A limit of 20 or 30 strokes suits it better.

# The match
title-course = { $name } ({ $number }/{ $courses })
order-of-play = Order of play
stroke-of = Stroke { $count } of { $limit }
round-of = Round { $count } of { $limit }
tray-dice = Dice
tray-cards = Dice and cards
rolled = { $die }: { $impulses ->
        [one] 1 impulse
       *[other] { $impulses } impulses
    }
no-direction = No open direction.
computer-thinks = The computer is thinking…
said-rolled = { $name ->
        [You] You roll { $die }: { $impulses }.
       *[other] { $name } rolls { $die }: { $impulses }.
    }
said-blocked = { $arrow } is blocked.
keys-starting = *a–f ←→* start  *1–9 ↑↓* die  *Enter* roll  *o* overview  *?* help  *Esc* leave
keys-choosing = *1–9 ↑↓* die  *Enter* roll  *o* overview  *p* scores  *?* help  *Esc* leave
keys-aiming = *Q W A D Z X* or *Tab* preview  *Enter* play  *o* overview  *?* help  *Esc* leave
keys-pass = *Enter* skip stroke  *p* scores  *?* help  *Esc* leave
keys-motion = *any key* skip  *s* speed
keys-waiting = *p* scores  *s* speed  *?* help  *Esc* leave
quit-question = Leave the match? It is saved.
quit-keys = *Enter* leave  *Esc* stay
bye-saved = The match is saved in { $file }. To continue it: carambole play --resume
bye-over = The match is recorded in { $file }. Watch it with carambole replay, or check it with carambole verify.
nothing-to-resume = There is no unfinished match. Start one with carambole play.
no-terminal = To play, run carambole directly in a terminal, not through a pipe.
too-small = The window is { $columns }×{ $rows } characters; Carambole needs { $need-columns }×{ $need-rows }.

# A stroke in words
end-holed = into the hole!
end-carom = strikes { $ball }
end-place = { $steps ->
        [-1] with no way to the hole
       *[other] { $ground ->
            [sand] {"in the sand, "}
            [water] {"in the water, "}
            [top] {"on top, "}
           *[plain] {""}
        }{ $steps ->
            [one] 1 step from the hole
           *[other] { $steps } steps from the hole
        }
    }
log-sentence = { $ball }: { $story }.
log-on-top = on top
log-bounce = { $thing ->
        [wall] off the wall
        [flat] off a flat obstacle
        [tall] off a tall obstacle
        [roller] off the roller
        [spinner] off the spinner
        [toppler] off the toppler
        [door] off the door
       *[two] back between two obstacles
    }
log-carom = strikes { $ball } with { $left } left
log-settle = { $why ->
        [too-dear] has too few impulses left and rests { $place }
        [water] is stopped { $place }
        [door] stops under the door, { $place }
        [rolled-back] rolls back down and rests { $place }
        [fell-through] falls through and lies { $place }
        [wedged] gets stuck { $place }
       *[spent] rests { $place }
    }
log-token = takes the { $value } token
log-piece = { $moved ->
        [roller] pushes the roller
        [spinner] turns the spinner
        [toppler] knocks the toppler over
        [door-opens] lifts the door
       *[door-closes] the door closes
    }
log-holed = drops into the hole
log-passes = { $ball }: the stroke is skipped.

# The score pad
pad-title = Score pad
pad-over = The match is over
pad-empty = No course is finished yet.
pad-holed = holed in { $count }
pad-out = not holed
pad-open = not finished
pad-tokens = tokens { $tokens }
pad-keys = *any key* continue
pad-keys-over = *Enter* leave

# Help
help-title = Help
help-stroke = Choose a die, roll it, choose a direction.
help-choose = *1*–*9*, *↑↓* die; *a*–*f*, *←→* start cell
help-roll = *Enter*, *Space* roll; *Backspace* reset the choice
help-aim = Then the board shows where each direction leads:
help-compass-1 = *  Q W *      ↖ ↗      *7 9 * on the number pad
help-compass-2 = * A   D*     ←   →     *4 6 *
help-compass-3 = *  Z X *      ↙ ↘      *1 3 *
help-play = Press the same key again or *Enter* to play.
help-skip = *any key* skips an animation
help-speed = *s* animation speed: slow, normal, fast, off
help-pad = *p* score pad; *o* overview of the course
help-quit = *Esc* leave; the match is always saved
legend-fairway = fairway
legend-start = start
legend-hole = hole
legend-wall = wall
legend-rounded-wall = rounded wall
legend-flat = flat obstacle
legend-channel = channel
legend-deck = deck (∩ passage)
legend-slope = slope, points down
legend-sand = sand: 2 impulses
legend-water = water: stop, 3 impulses
legend-roller = roller
legend-spinner = spinner with arm
legend-toppler = toppler
legend-door = door with posts
legend-token = token: −1 −2 −3
legend-ball = ball (small: flat)
legend-path = path, rebound

# Replay and verify
replay-place = Event { $event } of { $events }
replay-fault = Event { $event } is wrong: { $reason }. The replay ends before this event.
keys-replay = *←→* event  *↑↓* stroke  *Home End*  *Space* play  *?* help  *Esc* leave
event-created = The table is ready.
event-joined = { $name ->
        [You] You take a seat.
       *[other] { $name } takes a seat.
    }
event-left = { $name ->
        [You] You leave the table.
       *[other] { $name } leaves the table.
    }
event-ready = { $ready ->
        [no] { $name ->
            [You] You are no longer ready.
           *[other] { $name } is no longer ready.
        }
       *[yes] { $name ->
            [You] You are ready.
           *[other] { $name } is ready.
        }
    }
event-started = The match begins.
event-start = { $name ->
        [You] You start on cell { $what }.
       *[other] { $name } starts on cell { $what }.
    }
event-pick = { $name ->
        [You] You take { $what }.
       *[other] { $name } takes { $what }.
    }
event-roll = { $name ->
        [You] You roll.{ $what }
       *[other] { $name } rolls.{ $what }
    }
event-play = { $name ->
        [You] You play { $what }.
       *[other] { $name } plays { $what }.
    }
event-pass = { $name ->
        [You] You skip the stroke.{ $what }
       *[other] { $name } skips the stroke.{ $what }
    }
event-face = Side { $side } is up.
event-tokens = The tokens are scattered.
event-rack = The balls are set up.
event-withdrawn = { $name ->
        [You] { $why ->
            [absent] You were away too long.
            [resigned] You resign.
           *[out-of-time] You are out of time.
        }
       *[other] { $why ->
            [absent] { $name } was away too long.
            [resigned] { $name } resigns.
           *[out-of-time] { $name } is out of time.
        }
    }
event-resumed = The match continues.
event-ended = The match is over.
event-rematch = { $name ->
        [You] You vote on a rematch.
       *[other] { $name } votes on a rematch.
    }
verify-right = { $file }: valid. { $events } events and { $draws } rolls checked.
verify-wrong = { $file }: event { $event } is wrong: { $reason }.
verify-sealed = { $file }: every stroke is valid. The dice cannot be checked yet: their secret is published when this edition of the cup is over.
