# Mini golf in the terminal. Keys stand between stars: *Enter* rolls.
player = Player
total = Total
rank = Rank

# The menu
menu-title = Mini golf for one keyboard
menu-resume = Go on with the last match
menu-courses = Courses
menu-mode = Mode
menu-names = People
menu-computers = Computers
menu-level = Level
menu-balls = Balls
menu-balls-each = { $each } each, { $all } in all
menu-kit = Roll with
menu-limit = Limit
menu-tokens = Tokens
menu-begin = Begin
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
limit-printed = as the course says
tokens-printed = as the course says
tokens-scattered = scattered at random
keys-menu = *↑↓* line  *←→* change  *Enter* choose courses, begin  *Esc* leave
keys-picker = *↑↓* course  *Space* take or leave  *Backspace* none  *Enter* done
wrong-balls = There are only twelve balls.
wrong-no-players = A match needs a player.
wrong-no-people = Write at least one name.
wrong-name = A name has at most 30 letters.
wrong-carom-alone = Carom mode needs two balls or more.
wrong-courses = A match has 1 to 99 courses.
wrong-limit = The limit is 1 to 99 strokes.
wrong-tokens = There is no room for so many tokens.
advice-tall = { $course } has tall pieces; carom mode is better without.
advice-dynamic = { $course } has moving pieces; carom mode is better without.
advice-more-balls = In carom mode two or three players had better take 2 or 3 balls each.
advice-limit = { $course } is long; a limit of 20 or 30 suits it better.

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
no-direction = No way is open.
computer-thinks = The computer thinks …
said-rolled = { $name ->
        [You] You roll { $die }: { $impulses }.
       *[other] { $name } rolls { $die }: { $impulses }.
    }
said-blocked = { $arrow } is blocked.
keys-starting = *a–f ←→* start  *1–9 ↑↓* die  *Enter* roll  *o* overview  *?* help  *Esc* leave
keys-choosing = *1–9 ↑↓* die  *Enter* roll  *o* overview  *p* scores  *?* help  *Esc* leave
keys-aiming = *Q W A D Z X* or *Tab* look  *Enter* play  *o* overview  *?* help  *Esc* leave
keys-pass = *Enter* the stroke passes  *p* scores  *?* help  *Esc* leave
keys-motion = *any key* skips  *s* speed
keys-waiting = *p* scores  *s* speed  *?* help  *Esc* leave
quit-question = Leave the match? It is saved.
quit-keys = *Enter* leave  *Esc* stay
bye-saved = The match is saved in { $file }; carambole play --resume goes on with it.
bye-over = The match is recorded in { $file }; carambole replay shows it, carambole verify checks it.
nothing-to-resume = There is no unfinished match; carambole play begins one.
no-terminal = Playing needs a terminal for keyboard and screen; run carambole in one, without pipes.
too-small = The window has { $columns }×{ $rows } characters; Carambole needs { $need-columns }×{ $need-rows }.

# A stroke in words
end-holed = into the hole!
end-carom = strikes { $ball }
end-place = { $steps ->
        [-1] with no way to the hole
       *[other] { $ground ->
            [sand] in the sand, { $steps } from the hole
            [water] in the water, { $steps } from the hole
            [top] on top, { $steps } from the hole
           *[plain] { $steps } from the hole
        }
    }
told-sentence = { $ball }: { $story }.
told-on-top = up there
told-bounce = { $thing ->
        [wall] off the wall
        [flat] off a flat obstacle
        [tall] off a tall obstacle
        [roller] off the roller
        [spinner] off the spinner
        [toppler] off the toppler
        [door] off the door
       *[two] back between two obstacles
    }
told-carom = strikes { $ball } with { $left }
told-settle = { $why ->
        [too-dear] has too little left and rests { $place }
        [water] is stopped { $place }
        [door] stops under the door, { $place }
        [rolled-back] rolls back down and rests { $place }
        [fell-through] falls through and lies { $place }
        [wedged] is wedged { $place }
       *[spent] rests { $place }
    }
told-token = takes the token { $value }
told-piece = { $moved ->
        [roller] pushes the roller
        [spinner] turns the spinner
        [toppler] knocks the toppler over
        [door-opens] lifts the door
       *[door-closes] the door closes
    }
told-holed = drops into the hole
told-passes = { $ball }: the stroke passes.

# The score pad
pad-title = Score pad
pad-over = The match is over
pad-empty = No course is finished yet.
pad-holed = holed in { $count }
pad-out = not holed
pad-open = not finished
pad-tokens = tokens { $tokens }
pad-keys = *any key* goes on
pad-keys-over = *Enter* leaves

# Help
help-title = Help
help-stroke = Choose a die, roll it, choose a direction.
help-choose = *1*–*9*, *↑↓* the die; *a*–*f*, *←→* the start cell
help-roll = *Enter*, *Space* roll; *Backspace* as before
help-aim = Then the board shows where each way leads:
help-compass-1 = *  Q W *      ↖ ↗      *7 9 * on the number pad
help-compass-2 = * A   D*     ←   →     *4 6 *
help-compass-3 = *  Z X *      ↙ ↘      *1 3 *
help-play = The same key again or *Enter* plays.
help-skip = *any key* skips while something moves.
help-speed = *s* speed: slow, normal, fast, none
help-pad = *p* score pad; *o* overview of the course
help-quit = *Esc* leave; the match is always saved
legend-fairway = fairway
legend-start = start
legend-hole = hole
legend-wall = wall
legend-rounded-wall = rounded wall
legend-flat = flat obstacle
legend-channel = channel
legend-deck = deck (∩ way under)
legend-slope = slope, points down
legend-sand = sand: 2 impulses
legend-water = water: stops, 3
legend-roller = roller
legend-spinner = spinner with arm
legend-toppler = toppler
legend-door = door with posts
legend-token = token: −1 −2 −3
legend-ball = ball (small: flat)
legend-path = path, rebound

# Replay and verify
replay-place = Event { $event } of { $events }
replay-fault = Event { $event } is wrong: { $reason }. The replay ends before it.
keys-replay = *←→* event  *↑↓* stroke  *Home End*  *Space* run  *?* help  *Esc* leave
event-created = The table is set.
event-joined = { $name ->
        [You] You sit down.
       *[other] { $name } sits down.
    }
event-left = { $name ->
        [You] You leave.
       *[other] { $name } leaves.
    }
event-ready = { $name ->
        [You] You are ready.
       *[other] { $name } is ready.
    }
event-started = The match begins.
event-start = { $name ->
        [You] You start at { $what }.
       *[other] { $name } starts at { $what }.
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
        [You] You pass.{ $what }
       *[other] { $name } passes.{ $what }
    }
event-face = Side { $side } is up.
event-tokens = The tokens are scattered.
event-rack = The balls are set up.
event-withdrawn = { $name ->
        [You] { $why ->
            [absent] You were away too long.
            [resigned] You give up.
           *[out-of-time] You are out of time.
        }
       *[other] { $why ->
            [absent] { $name } was away too long.
            [resigned] { $name } gives up.
           *[out-of-time] { $name } is out of time.
        }
    }
event-resumed = The match goes on.
event-ended = The match is over.
event-rematch = { $name ->
        [You] You on a rematch.
       *[other] { $name } on a rematch.
    }
verify-right = { $file }: right. { $events } events and { $draws } draws of the dice checked.
verify-wrong = { $file }: event { $event } is wrong: { $reason }.
verify-sealed = { $file }: every stroke is right. The dice cannot be checked yet: their secret is published when the edition of the cup is over.
