# The course map
courses = Course map
courses-holed = { $count } of { $all } holed
courses-play = Play
courses-again = Play again
courses-next = Next course: { $course }
courses-match = Set up your own match
courses-library = Library: courses by other players
courses-stage-steps = First steps
courses-stage-steps-note = something new on every course
courses-stage-felt = Bare felt
courses-stage-felt-note = just walls
courses-stage-obstacles = Obstacles
courses-stage-obstacles-note = sand, water, gates and tunnels
courses-stage-heights = Up and down
courses-stage-heights-note = ramps, bridges and a slide
courses-stage-joined = Through the wall
courses-stage-joined-note = linked courses, up to six at once
courses-stage-tokens = Tokens
courses-stage-tokens-note = take them on the way
courses-stage-moving = Moving pieces
courses-stage-moving-note = wheels, doors and a roof
courses-par = par { $par }
courses-no-par = par unknown
courses-best = { $score }
courses-over = { $score } · par { $par }
courses-under = { $score } · { $under ->
        [0] par
        [1] one under par
       *[other] { $under } under par
    }
courses-course = Course { $id }, { $course }
courses-own-best = your best { $score }
courses-not-yet = not holed yet
courses-medals = Medals
courses-medal-under = Under par
courses-medal-under-note = fewer strokes than perfect play needs on average
courses-medal-par = Par
courses-medal-par-note = as many strokes as perfect play needs on average
courses-medal-holed = Holed
courses-medal-holed-note = in the hole within the limit
courses-medal-one = Hole in one
courses-medal-one-note = one stroke was enough
courses-medal-straight = No rebound
courses-medal-straight-note = holed without touching a wall
courses-medal-tokens = All tokens
courses-medal-tokens-note = no token left on the course
courses-out = not holed · { $par }
courses-try-again = Try again
courses-needs = { $medal ->
        [holed] Hole the ball for your first medal here.
        [par] Next medal: { $fewer ->
            [one] one stroke fewer for par.
           *[other] { $fewer } strokes fewer for par.
        }
        [under] Next medal: one stroke fewer to beat par.
        [tokens] Next medal: take every token.
        [straight] Next medal: hole the ball without touching a wall.
       *[one] Next medal: a hole in one.
    }
courses-needs-nothing = You have every medal on this course.
