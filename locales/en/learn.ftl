# The guided first game
learn-title = Your first game
learn-step = Step { $step } of { $steps }
learn-done = All done
learn-you = You
learn-rulebook = Rulebook
learn-next = Next
learn-again = Try again
learn-skip = Skip
learn-roll = Roll the blue die
learn-choose = Choose a direction
learn-play = Play { $direction }
learn-impulses = { $impulses ->
        [one] impulse
       *[other] impulses
    }
learn-directions = Directions
learn-blocked = { $direction }, blocked
learn-dice = Dice
learn-die = { $die } die
learn-die-shows = { $rolled ->
        [0] { $die }, not rolled yet
       *[other] { $die }, rolled { $rolled }
    }
learn-die-white = White
learn-die-blue = Blue
learn-die-yellow = Yellow
learn-die-green = Green
learn-die-orange = Orange
learn-die-violet = Violet
learn-die-red = Red
learn-die-black = Black

learn-hole-title = Into the hole
learn-hole-text = The hole is 3 steps away and you have 4 impulses. One too many is fine: the rim takes it. With two too many, the ball rolls past the hole. Get it in!
learn-hole-board = The end of course 1. The hole is three cells to the east of your ball.
learn-hole-good = In! Your score is the number of strokes you needed. If the ball is not in after 10 strokes, you score 10. The lowest total over all courses wins.
learn-hole-hint = Not in yet. The hole with the flag is straight to the east.

learn-roll-title = Roll, then choose a direction
learn-roll-text = You roll first and choose the direction afterwards. One impulse, one step. See where the arrows lead and find the way into the hole. With a 3, let a wall send the ball back.
learn-roll-board = Your ball is next to the hole, and the course ends behind the ball.
learn-roll-good = { $impulses ->
        [one] 1 impulse, 1 step.
       *[other] { $impulses } impulses, { $impulses } steps.
    } That is how every stroke works.
learn-roll-hint = Not in. Try both ways: straight to the flag, or away from it and back off the wall.

learn-rebound-title = Off the wall
learn-rebound-text = The hole is 2 steps away, but with 4 impulses the ball rolls right over it. A wall reflects the ball like a mirror, and a rebound costs nothing. Use it.
learn-rebound-board = Your ball is two cells to the west of the hole. There is a wall below.
learn-rebound-good = Off the wall like light off a mirror, and in.
learn-rebound-hint = Not this time. Aim at the wall below, to the south-east.

learn-sand-title = Through the sand
learn-sand-text = Each step that starts on sand costs 2 impulses. You have 5, and there are two cells of sand in front of the hole. Count: 1 onto the sand, then 2 and 2. Is that enough?
learn-sand-board = There is sand to the east of your ball, and the hole is behind the sand.
learn-sand-good = 1 + 2 + 2 = 5. On plain ground, 5 impulses take you 5 steps. Here they took you 3.
learn-sand-hint = The hole is just behind the sand. Go straight through, to the east.

learn-obstacle-title = Through the channel
learn-obstacle-text = Pieces of wood block the way, and the ball bounces off them. But the middle one has a channel: a ball that rolls straight into it goes through. Hole the ball with 5 impulses.
learn-obstacle-board = Three wooden pieces to the east of your ball; the one in the middle has a channel. The hole is behind it.
learn-obstacle-good = Straight through. From any other side, the piece is solid wood.
learn-obstacle-hint = The ball did not get through. The channel runs straight to the east.

learn-carom-title = Carom
learn-carom-text = In carom mode, all balls share the course. When your ball hits another, yours stops and passes on all the impulses it has left. Knock the yellow ball into the hole.
learn-carom-board = The yellow ball is two cells to the east of your ball, and the hole is three cells behind it.
learn-carom-good = Your last 3 impulses took the yellow ball into the hole. That helps its owner. Next time, you might knock it away instead.
learn-carom-hint = The yellow ball is not in. Hit it from behind, straight towards the flag.

learn-tokens-title = Take the token
learn-tokens-text = A ball that rolls over a token takes it at no cost. This one counts −2: two strokes off your score. Take it on your way into the hole, with 3 impulses.
learn-tokens-board = There is a token between your ball and the hole to the east.
learn-tokens-good = Taken, and in: 1 stroke − 2 = −1. The lowest total wins.
learn-tokens-hint = You missed the token or the hole. Both are straight to the east.

learn-end-title = You know how to play
learn-end-text = Choose a die, roll it, choose a direction. The board shows the path before you play. You will meet bridges and moving pieces on other courses. The rulebook has an animated figure for each.
learn-first-game = Play your first game
learn-from-start = Start over
learn-keys-directions = choose a direction (keys around S)
