# The certificate of a course. Numbers arrive already written in the reader's way.
title = Certificate of { $course }
par = Par { $par }: perfect play scores { $value } on average within { $limit } strokes.
bounds = Par about { $par }: the course has too many states to be solved exactly; perfect play scores between { $lower } and { $upper } on average within { $limit } strokes.
average = An average player scores { $average }, that is { $more } more.
solvable = The ball can be holed from every start.
unsolvable = The ball can never be holed from { $cells }.
spread = From the best start, { $cell }, a perfect player is holed with one stroke in { $one } of all cases, with two in { $two }, with three in { $three }, not at all in { $never }; standard deviation { $deviation }.
start = From { $cell }: perfect { $value }, average { $average }.
turns = There are tokens, so the order matters: { $scores }.
advantage = Going first is worth { $strokes } strokes against going second.
no-dead-ends = There are no dead ends.
dead-ends = Dead ends, from which the hole is out of reach: { $cells }.
no-loops = No roll ever forces the ball back to where it lay.
loops = A roll can bring the ball back to where it lay, whatever the direction, at { $cells }.
throws = Without it par would rise: { $throws }.
idle-throws = Nobody would miss { $throws }.
more-cells = { $cells } and { $count } more
