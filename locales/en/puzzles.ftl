# Puzzles
puzzles = Puzzles
puzzles-intro = Positions in which one choice is clearly the best. Look, decide, and see what every choice is worth: solved to the last digit or, among rivals, played on hundreds of times.
puzzles-loading = Setting up the puzzles …
puzzles-failed = The puzzles could not be loaded.
puzzles-solved = { $solved } of { $count } solved
puzzles-progress = Puzzles solved
puzzles-first = A shot worth finding
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-all-solved = All solved. Well done!
puzzles-day = Puzzle of the day
puzzles-row = { $count ->
        [one] 1 day in a row
       *[other] { $count } days in a row
    }
puzzles-strength = Your strength
puzzles-strength-sure = give or take { $by }; first answers count
puzzles-not-yet = Not yet.
puzzles-not-yet-text = There is a better choice than { $choice }.
puzzles-hint = A hint
puzzles-hint-text = One of these two: { $choices }.
puzzles-reveal = Show the answer
puzzles-again = Try again
puzzles-themes = Themes
puzzles-theme-all = All themes
puzzles-theme-line = Into the hole
puzzles-theme-place = A good lie
puzzles-theme-die = The right die
puzzles-theme-two = In two strokes
puzzles-theme-tokens = Token hunt
puzzles-theme-carom = Out of the way
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
        [first] solved at the first try
       *[later] solved
    }
puzzles-peg-open = Puzzle { $number }, { $state ->
        [missed] missed
       *[open] open
    }
puzzles-mark-first = solved at the first try
puzzles-mark-later = solved later
puzzles-mark-missed = missed, try again

puzzles-ask-way = Which way is best?
puzzles-ask-die = Which die takes the fewest strokes?
puzzles-ask-two = Which die holes it in two most often?
puzzles-ask-tokens = Which way brings the best score?
puzzles-ask-carom = Which way leaves you best against red?
puzzles-ask-rivals = Which way leaves you best against the others?
puzzles-how-way = You have rolled { $impulses }. Count this stroke and all that follow, always played in the best way.
puzzles-how-die = Count this stroke and all that follow, always played in the best way.
puzzles-how-two = This stroke and the next: which die gives the best chance to be in the hole by then?
puzzles-how-tokens = You have rolled { $impulses }. Tokens on the way count, and so do the strokes still to come.
puzzles-how-carom = Carom mode, { $impulses } impulses. You are blue. What counts is how many strokes you still need, less those that red needs.
puzzles-how-rivals = Carom mode, { $impulses } impulses, and everyone plays on. What counts is how you stand in the end.
puzzles-board = The position
puzzles-board-label = { $theme ->
        [carom] The course with the blue ball, which is to be played, and the red one
       *[other] The course with the blue ball, which is to be played
    }
puzzles-choose-die = Choose a die
puzzles-choose-direction = Choose a direction
puzzles-give = Answer: { $choice }
puzzles-right = Right, that is the best choice.
puzzles-wrong = The best choice is { $best }.
puzzles-lost-strokes = Yours costs { $strokes } strokes more.
puzzles-lost-chance = Yours gives away { $share } of the chance.
puzzles-best = best
puzzles-yours = yours
puzzles-values-strokes = Strokes to the hole, this one counted
puzzles-values-score = Score to expect, tokens counted
puzzles-values-chance = Chance to be holed in two
puzzles-values-carom = Strokes to go: you and red
puzzles-values-rivals = How you then stand against the others, in strokes
puzzles-outlooks = { $own } – { $other }
puzzles-keys-dice = choose a die
puzzles-keys-directions = choose a direction
puzzles-keys-enter = give the answer

# From one's own matches
puzzles-own = From your own matches
puzzles-own-note = What would you do? Positions in which you had a better choice.
puzzles-own-working = Looking through your last matches …
puzzles-own-none = Nothing here yet. Play a match of mini golf to its end: what you could have done better waits here as a puzzle.
puzzles-own-title = { $mode ->
        [carom] { $course }, round { $stroke }
       *[basic] { $course }, stroke { $stroke }
    }
puzzles-own-label = The course as it stood in your match, with the ball that is to be played: { $ball }
puzzles-own-replay = Replay the match
puzzles-ask-own-die = Which die would you take?
puzzles-ask-own-way = Which way would you play?
puzzles-own-how-die = { $mode ->
        [carom] Your own match, in carom mode. What counts is how you then stand against the others.
       *[basic] Your own match. Count this stroke and all that follow, always played in the best way.
    }
puzzles-own-how-way = { $mode ->
        [carom] Your own match, in carom mode, { $impulses } impulses. What counts is how you then stand against the others.
       *[basic] Your own match: you rolled { $impulses }. Count this stroke and all that follow.
    }
puzzles-then = played then
puzzles-values-stand = Against the others, in strokes; less is better
puzzles-view-whole = Whole course
puzzles-view-near = Closer

# Among rivals: balls of several players
puzzles-order = In the order of play
puzzles-whose = { $whose ->
        [now] yours, now
        [own] yours
       *[rival] a rival’s
    }
puzzles-board-rivals = The course with these balls: { $balls }. To be played: { $ball }
puzzles-stand = { $side ->
        [ahead] { $by } ahead
        [behind] { $by } behind
       *[even] even
    }
puzzles-idea-push-away = A rival’s ball pushed back is worth more here than the best lie.
puzzles-idea-protect = Nothing is pushed: what counts is what the others can do next.
puzzles-idea-double = One stroke serves you twice here.
puzzles-compared = Compared with { $choice }, in strokes: you { $own }, each rival { $rivals }.
puzzles-sure = Every choice was played to the end hundreds of times with the same dice; the lead of { $lead } is known to within { $error }.
