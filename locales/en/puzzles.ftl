# Puzzles
puzzles = Puzzles
puzzles-intro = Each puzzle is a position with one clearly best choice. Decide, then see what every choice is worth. The values are exact; against opponents, they are estimated by playing out each choice hundreds of times.
puzzles-loading = Loading puzzles…
puzzles-failed = The puzzles could not be loaded.
puzzles-solved = { $solved } of { $count } solved
puzzles-progress = Puzzles solved
puzzles-first = Start solving
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-all-solved = All solved. Well done!
puzzles-day = Puzzle of the day
puzzles-streak = { $count ->
        [one] 1-day streak
       *[other] { $count }-day streak
    }
puzzles-strength = Puzzle rating
puzzles-strength-sure = ± { $by }; only your first answer to each puzzle counts
puzzles-not-yet = Not quite.
puzzles-not-yet-text = There is a better choice than { $choice }.
puzzles-hint = Hint
puzzles-hint-text = It is one of these: { $choices }.
puzzles-reveal = Show answer
puzzles-again = Try again
puzzles-themes = Themes
puzzles-theme-all = All themes
puzzles-theme-line = Into the hole
puzzles-theme-place = A good lie
puzzles-theme-die = The right die
puzzles-theme-two = In two strokes
puzzles-theme-tokens = Token hunt
puzzles-theme-carom = Use the other ball
puzzles-theme-push-away = Push them back
puzzles-theme-protect = Play it safe
puzzles-theme-double = Two at a stroke
puzzles-grade = { $grade ->
        [1] Warm-up
        [2] Gentle
        [3] Tricky
        [4] Hard
       *[5] Fiendish
    }
puzzles-number = Puzzle { $number }
puzzles-retired = Former puzzle
puzzles-peg = Puzzle { $number }, { $theme }, { $state ->
        [first] solved on the first try
       *[later] solved
    }
puzzles-peg-open = Puzzle { $number }, { $state ->
        [missed] missed
       *[open] open
    }
puzzles-mark-first = solved on the first try
puzzles-mark-later = solved later
puzzles-mark-missed = missed, try again

puzzles-ask-way = Which direction is best?
puzzles-ask-die = Which die holes the ball in the fewest strokes?
puzzles-ask-two = Which die gives the best chance of holing the ball in two strokes?
puzzles-ask-tokens = Which direction gives the best score?
puzzles-ask-carom = Which direction is best against red?
puzzles-ask-rivals = Which direction is best against the others?
puzzles-how-way = You rolled { $impulses }. What counts is how many strokes you need, including this one, if you play as well as possible.
puzzles-how-die = What counts is how many strokes you need, including this one, if you play as well as possible.
puzzles-how-two = What counts is the chance of holing the ball in this stroke or the next if you play as well as possible.
puzzles-how-tokens = You rolled { $impulses }. What counts is your score: the strokes you still need and the tokens on the way.
puzzles-how-carom = Carom mode, { $impulses ->
        [one] 1 impulse
       *[other] { $impulses } impulses
    }. You are blue. What counts is how many strokes you still need, minus how many red still needs.
puzzles-how-rivals = Carom mode, { $impulses ->
        [one] 1 impulse
       *[other] { $impulses } impulses
    }. Then everyone plays to the end. What counts is where you stand at the end.
puzzles-board = The position
puzzles-board-label = { $theme ->
        [carom] The course with your blue ball and the red one
       *[other] The course with your blue ball
    }
puzzles-choose-die = Choose a die
puzzles-choose-direction = Choose a direction
puzzles-give = Answer: { $choice }
puzzles-right = Right, that is the best choice.
puzzles-wrong = The best choice is { $best }.
puzzles-lost-strokes = Your choice costs { $strokes } more strokes.
puzzles-lost-chance = With your choice, the chance is { $share } lower.
puzzles-best = best
puzzles-yours = yours
puzzles-values-strokes = Strokes to the hole, including this one
puzzles-values-score = Expected score, including tokens
puzzles-values-chance = Chance of holing the ball in two strokes
puzzles-values-carom = Strokes to go: you and red
puzzles-values-rivals = Strokes ahead of or behind the others
puzzles-outlooks = { $own } – { $other }
puzzles-keys-dice = choose a die
puzzles-keys-directions = choose a direction
puzzles-keys-enter = answer

# Puzzles from your own matches
puzzles-own = From your own matches
puzzles-own-note = What would you do? These are positions where you had a better choice.
puzzles-own-working = Checking your recent matches…
puzzles-own-none = Nothing here yet. Finish a mini golf match: positions where you had a better choice appear here as puzzles.
puzzles-own-title = { $mode ->
        [carom] { $course }, round { $stroke }
       *[basic] { $course }, stroke { $stroke }
    }
puzzles-own-label = The course as it was in your match, with the ball to play: { $ball }
puzzles-own-replay = Watch the replay
puzzles-ask-own-die = Which die would you take?
puzzles-ask-own-way = Which direction would you play?
puzzles-own-how-die = { $mode ->
        [carom] Your own match, in carom mode. What counts is where your choice leaves you against the others.
       *[basic] Your own match. What counts is how many strokes you need, including this one, if you play as well as possible.
    }
puzzles-own-how-way = { $mode ->
        [carom] Your own match, in carom mode: you had { $impulses ->
            [one] 1 impulse
           *[other] { $impulses } impulses
        }. What counts is where your choice leaves you against the others.
       *[basic] Your own match: you rolled { $impulses }. What counts is how many strokes you need, including this one.
    }
puzzles-then = in the match
puzzles-values-stand = Compared with the others, in strokes; lower is better
puzzles-view-whole = Whole course
puzzles-view-near = Zoom in

# Puzzles with the balls of several players
puzzles-order = In the order of play
puzzles-whose = { $whose ->
        [now] yours, to play
        [own] yours
       *[rival] an opponent’s
    }
puzzles-board-rivals = The course with these balls: { $balls }. To play: { $ball }
puzzles-stand = { $side ->
        [ahead] { $by } ahead
        [behind] { $by } behind
       *[even] even
    }
puzzles-idea-push-away = Here, pushing an opponent’s ball back is worth more than the best lie.
puzzles-idea-protect = No ball is pushed here. What counts is what your opponents can do next.
puzzles-idea-double = Here, one stroke helps you in two ways.
puzzles-compared = Compared with { $choice }, in strokes: you { $own }, each opponent { $rivals }.
puzzles-sure = Each choice was played out hundreds of times, and every choice got the same rolls. The best choice is ahead by { $lead } ± { $error } strokes.
