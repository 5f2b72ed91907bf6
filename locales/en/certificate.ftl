# The certificate of a course. Numbers with decimals are already formatted for the language.
title = Certificate of { $course }
par = Par { $par }: perfect play scores { $value } on average, with a limit of { $limit ->
        [one] one stroke
       *[other] { $limit } strokes
    }.
bounds = Par about { $par }: the course has too many positions to be solved exactly. Perfect play scores between { $lower } and { $upper } on average, with a limit of { $limit ->
        [one] one stroke
       *[other] { $limit } strokes
    }.
average = An average player scores { $average }, which is { $more } more.
solvable = The ball can be holed from every start.
unsolvable = The ball can never be holed from { $cells }.
spread = From the best start, { $cell }, a perfect player needs one stroke in { $one } of cases, two in { $two }, three in { $three }, and does not hole the ball in { $never }. Standard deviation: { $deviation }.
start = From { $cell }: perfect { $value }, average { $average }.
turns = Earlier balls change the course for later ones. Scores in the order of play: { $scores }.
turns-estimated = Earlier balls change the course for later ones. The exact scores would take too long to work out. Estimated scores in the order of play: { $scores } (standard error at most { $error }).
advantage = Going first saves { $strokes } strokes compared with going second.
disadvantage = Going first costs { $strokes } strokes compared with going second.
advantage-none = It makes no difference whether you go first or second.
no-dead-ends = There are no dead ends.
dead-ends = Dead ends, from which the hole is out of reach: { $cells }.
no-loops = No roll ever forces the ball back to where it was.
loops = At { $cells }, some rolls send the ball back to where it was, whichever direction you choose.
throws = Strokes that perfect play would lose if a die or card were missing: { $throws }.
idle-throws = Perfect play would lose nothing without { $throws }.
meet = In carom mode, balls meet in { $share } of all strokes.
meet-even = In carom mode, going first makes no difference (± { $error }).
meet-first = In carom mode with two balls, the first scores { $strokes } less than the second (± { $error }).
meet-last = In carom mode with two balls, the first scores { $strokes } more than the second (± { $error }).
more-cells = { $cells } and { $count } more
