# The guided first game
learn-title = Your first game
learn-step = Step { $step } of { $steps }
learn-done = All done
learn-you = You
learn-rulebook = Rulebook
learn-next = Next
learn-again = Try again
learn-skip = Skip
learn-roll = Roll the white die
learn-choose = Choose a direction
learn-play = Play { $direction }
learn-impulses = { $impulses ->
        [one] impulse
       *[other] impulses
    }
learn-directions = Directions
learn-blocked = { $direction }, blocked
learn-start-cells = Start cells
learn-start-cell = Start cell { $number }
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

learn-start-title = Choose where to start
learn-start-text = Every course has six start cells. Put your orange ball on one of them: tap a cell on the board, or a number.
learn-start-board = The beginning of course 1 with its six start cells.
learn-start-good = There it lies. On every course you choose anew.

learn-dice-title = Read the dice
learn-dice-text = Each die has other numbers, and you choose one for every stroke. You want a strong one that never rolls less than 8, but never more than 13. Which is it?
learn-dice-board = Your ball on its start cell.
learn-dice-good = Right, green: 8 to 13. A strong roll you can rely on.
learn-dice-hint = Not that one. Look at its faces: the smallest must be 8, the largest 13.

learn-roll-title = Roll, then choose the way
learn-roll-text = First you roll, and only then you choose the direction. Each impulse is one step. Tap an arrow to see where it leads, and play.
learn-roll-board = Your ball on its start cell. Arrows show the open directions.
learn-roll-good = { $impulses ->
        [one] 1 impulse, 1 step.
       *[other] { $impulses } impulses, { $impulses } steps.
    } That is the whole secret of a stroke.

learn-aim-title = Aim
learn-aim-text = You have 4 impulses. Bring the ball to the dashed ring: it lies below you on the right. The path shows where you will end before you play.
learn-aim-board = Your ball, and a ring four steps to the south-east.
learn-aim-good = Exactly there. You may look at every direction before you decide.
learn-aim-hint = That was another way. The ring lies to the south-east.

learn-rebound-title = Off the wall
learn-rebound-text = 6 impulses, and the ring lies straight ahead, only 3 steps away. Straight on you would roll past it. A wall sends the ball back like a mirror, and that costs nothing: use it.
learn-rebound-board = Your ball between two walls, and a ring three cells to the east.
learn-rebound-good = Off the wall like light off a mirror. Above or below, both work.
learn-rebound-hint = Not this time. Aim at a wall, diagonally towards the east.

learn-sand-title = Through the sand
learn-sand-text = Every step that begins on sand costs 2 impulses. You have 7, and three cells of sand lie before the ring. Count: 1 onto the sand, then 2 and 2 and 2. Is it enough?
learn-sand-board = Three cells of sand in a row to the east of your ball, and a ring behind them.
learn-sand-good = 1 + 2 + 2 + 2 = 7. On plain ground it would have been 7 steps; here it was 4.
learn-sand-hint = The ring lies just behind the sand. Go straight through, to the east.

learn-water-title = Mind the water
learn-water-text = Water stops every ball on its first wet cell, and getting out costs 3 a step. With 8 impulses, go round it to the ring.
learn-water-board = A pond to the east of your ball, and a ring beyond it at the upper wall.
learn-water-good = Past it without getting wet: that wall was a good friend.
learn-water-hint = That does not get you there. Straight on you would get wet; try the way up to the right, off the wall.

learn-obstacle-title = Through the eye
learn-obstacle-text = Pieces of wood block the way, and the ball bounces off them. But the middle one has a channel: who comes in the direction of the channel rolls through. Reach the ring with 6 impulses.
learn-obstacle-board = Three wooden pieces to the east of your ball; the one in the middle has a channel. A ring lies behind it.
learn-obstacle-good = Straight through. From any other side it would have been solid wood.
learn-obstacle-hint = You bounced off, or went elsewhere. The channel runs straight to the east.

learn-hole-title = Into the hole
learn-hole-text = The hole is 3 steps away, and you have 4 impulses. One too many is fine: the rim swallows it. Two too many, and the ball rolls over. Hole it!
learn-hole-board = The end of course 1. The hole is three cells to the east of your ball.
learn-hole-good = In! You note the number of strokes you needed. The fewest over all courses win; who is not in after 10 notes 10.
learn-hole-hint = Not in yet. The hole with the flag lies straight to the east.

learn-carom-title = Carom
learn-carom-text = In carom mode all balls share the course. Hit one, and yours stops, while all impulses you have left go to the other. Knock the yellow ball into the hole.
learn-carom-board = Your ball, the yellow ball two cells to the east, and the hole three cells behind it.
learn-carom-good = Your last 3 impulses took yellow into the hole. That helps its owner; but next time you may knock it out of the way.
learn-carom-hint = Yellow is not in the hole. Hit it from behind, straight towards the flag.

learn-end-title = You know how to play
learn-end-text = Choose a die, roll, choose a direction. Everything else the board shows you: the path before you play, the words after it. Bridges, moving pieces and tokens you will meet on other courses; the rulebook has a moving figure for each.
learn-first-game = Play your first game
learn-from-start = From the beginning
learn-keys-starts = choose a start cell
learn-keys-directions = choose a direction, as the keys lie around S
