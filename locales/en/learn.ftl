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
learn-hole-text = The hole is 3 steps away, and you have 4 impulses. One too many is fine: the rim swallows it. Two too many, and the ball rolls over. Hole it!
learn-hole-board = The end of course 1. The hole is three cells to the east of your ball.
learn-hole-good = In! You note the number of strokes you needed. The fewest over all courses win; who is not in after 10 notes 10.
learn-hole-hint = Not in yet. The hole with the flag lies straight to the east.

learn-roll-title = Roll, then choose the way
learn-roll-text = First you roll, and only then you choose the direction. One impulse, one step. Look where the arrows lead, and find the way into the hole: with 3 a wall sends you back.
learn-roll-board = Your ball next to the hole, behind it the end of the course.
learn-roll-good = { $impulses ->
        [one] 1 impulse, 1 step.
       *[other] { $impulses } impulses, { $impulses } steps.
    } That is the whole secret of a stroke.
learn-roll-hint = Not in. Look at both ways: straight to the flag, or away from it and back off the wall.

learn-rebound-title = Off the wall
learn-rebound-text = The hole is 2 steps ahead, but 4 impulses roll right over it. A wall sends the ball back like a mirror, and that costs nothing: use it.
learn-rebound-board = Your ball two cells to the west of the hole, a wall below.
learn-rebound-good = Off the wall like light off a mirror, and in.
learn-rebound-hint = Not this time. Aim at the wall below, to the south-east.

learn-sand-title = Through the sand
learn-sand-text = Every step that begins on sand costs 2 impulses. You have 5, and two cells of sand lie before the hole. Count: 1 onto the sand, then 2 and 2. Is it enough?
learn-sand-board = Sand to the east of your ball, and the hole behind it.
learn-sand-good = 1 + 2 + 2 = 5. On plain ground it would have been 5 steps; here it was 3.
learn-sand-hint = The hole lies just behind the sand. Go straight through, to the east.

learn-obstacle-title = Through the eye
learn-obstacle-text = Pieces of wood block the way, and the ball bounces off them. But the middle one has a channel: who comes in the direction of the channel rolls through. Hole it with 5 impulses.
learn-obstacle-board = Three wooden pieces to the east of your ball; the one in the middle has a channel. The hole lies behind it.
learn-obstacle-good = Straight through. From any other side it would have been solid wood.
learn-obstacle-hint = You bounced off, or went elsewhere. The channel runs straight to the east.

learn-carom-title = Carom
learn-carom-text = In carom mode all balls share the course. Hit one, and yours stops, while all impulses you have left go to the other. Knock the yellow ball into the hole.
learn-carom-board = Your ball, the yellow ball two cells to the east, and the hole three cells behind it.
learn-carom-good = Your last 3 impulses took yellow into the hole. That helps its owner; but next time you may knock it out of the way.
learn-carom-hint = Yellow is not in the hole. Hit it from behind, straight towards the flag.

learn-tokens-title = Take the token
learn-tokens-text = A ball that rolls over a token takes it and loses nothing. This one counts −2: two strokes less on your pad. Take it on your way into the hole, with 3 impulses.
learn-tokens-board = A token between your ball and the hole to the east.
learn-tokens-good = Taken, and in: 1 stroke − 2 = −1. The lowest total wins.
learn-tokens-hint = The token is not yours, or the ball is not in. Both lie straight to the east.

learn-end-title = You know how to play
learn-end-text = Choose a die, roll, choose a direction. Everything else the board shows you: the path before you play, the words after it. Bridges and moving pieces you will meet on other courses; the rulebook has a moving figure for each.
learn-first-game = Play your first game
learn-from-start = From the beginning
learn-keys-directions = choose a direction, as the keys lie around S
