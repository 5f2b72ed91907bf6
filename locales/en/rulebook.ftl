# The rulebook: the text of every rule and ruling. Lines that begin with – are list items.
rules-title = Rulebook
rules-sub = Every rule, with moving figures
rules-lead = Two games, one rulebook. Every rule is here in plain words, with figures that show it: press play and watch the ball.
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = A word, a rule (S4) or a figure (20)
rules-search-clear = Clear the search
rules-found = { $count ->
        [0] Nothing found
        [one] 1 result found
       *[other] { $count } results found
    }
rules-found-none = Nothing found for “{ $query }”. Try another word, for example “wall” or “queen”.
rules-kind-rule = Rule
rules-kind-ruling = Ruling
rules-kind-figure = Figure
rules-kind-word = Term
rules-golf = Carom Mini Golf
rules-carramboule = Carramboule
rules-both = Both games
rules-previous = Previous
rules-pages = Previous and next chapter
rules-next = Next
rules-figures = Figures
rules-ruling = Our ruling
rules-link = Link to rule { $rule }
rules-unknown = There is no “{ $rule }” in the rulebook
rules-unknown-text = Search for a word above, or pick a chapter from the contents.
rules-first = Go to the first chapter
rules-open = Open in the rulebook
rules-print = Print this chapter
rules-print-whole = Print the whole book
rules-print-preparing = Preparing the book…
rules-learn = Learn by playing
rules-learn-text = Seven short lessons on the board: the quickest way to learn.

# Figures
figure-number = Figure { $number }
figure-play = Play
figure-pause = Pause
figure-step = Next step
figure-step-back = Previous step
figure-restart = Back to the start
figure-scene = Picture { $scene } of { $scenes }
figure-scene-next = Next picture
figure-scene-previous = Previous picture
figure-stroke = { $ball }, { $direction }: { $impulses ->
        [one] 1 impulse
       *[other] { $impulses } impulses
    }
figure-at = Step { $step } of { $steps }
figure-loading = Loading the figure…
figure-failed = This figure cannot be shown: { $problem }
figure-ball-steps = { $ball }: { $left ->
        [0] no impulses left
        [one] 1 impulse left
       *[other] { $left } impulses left
    }
figure-ball-rebounds = { $ball } bounces
figure-ball-caroms = { $ball } hits { $other }
figure-ball-rests = { $ball } comes to rest
figure-ball-token = { $ball } takes a token
figure-ball-holed = { $ball } drops into the hole
shot-K1 = The set-up for a round: the queen in the centre, a ring of six balls around her, and twelve more in an outer ring. White starts, from the lower line.
shot-K5 = The cue ball starts on the camp line, hits the white ball and pockets it.
shot-K6 = The white ball lies behind the shooter’s own line, so the cue ball goes off the far cushion first.
shot-Q2 = A white ball falls, then the queen, so she is covered in the same shot.
shot-K-F2 = The cue ball hits nothing and falls into a pocket: a foul.
figure-piece-moves = A piece moves

minute = How to play in one minute
minute-golf-roll = Pick a die and roll it. The number you roll is how many impulses your ball gets.
minute-golf-roll-on = Choose one of the six directions. Each step costs an impulse; bouncing off walls is free.
minute-golf-hole = The ball drops in if it stops on the hole. With one impulse too many it still drops in; with two too many it rolls past the hole.
minute-golf-win = The player with the fewest strokes over all courses wins.
minute-carramboule-place = Put the cue ball on your line, aim and shoot.
minute-carramboule-own = Pocket a ball of your colour and you shoot again. If you miss, it is your opponent’s turn. Do not pocket the cue ball.
minute-carramboule-queen = The red queen is worth five points if you win the round. Before you pocket her, pocket one of your balls. When she falls, you must cover her: pocket one of your balls in the same shot or the next.
minute-carramboule-win = Pocket all your balls first to win the round. You score a point for each ball your opponent has left. The match is played to 29 points.

# Chapters
chapter-boxes = What is in the boxes
chapter-boxes-intro = Two boxes of mini golf, the base game and the expansion, and the equipment for Carramboule.
chapter-board = Board and cells
chapter-board-intro = A course is a grid of hexagons between wooden walls.
chapter-stroke = A stroke
chapter-stroke-intro = Choose a die, roll it, choose a direction. The ball does the rest.
chapter-rebounds = Rebounds
chapter-rebounds-intro = A rebound costs nothing. Where the ball goes depends on what it touches at that moment.
chapter-slowing = Sand and water
chapter-slowing-intro = Sand makes steps cost more; water stops the ball.
chapter-flat = Flat obstacles
chapter-flat-intro = Wooden shapes to roll around or through.
chapter-tall = Tall obstacles
chapter-tall-intro = Bridges and ramps: going up costs more, coming down is free.
chapter-moving = Moving pieces and tokens
chapter-moving-intro = From the expansion: pieces that move when hit, and tokens that improve your score. Moved pieces and taken tokens stay that way until every player has finished the course; then everything is set up again.
chapter-carom = When balls meet
chapter-carom-intro = In carom mode the balls share the course and pass impulses on to each other.
chapter-courses = Building courses
chapter-courses-intro = How to change the printed courses and design your own.
chapter-game = The game
chapter-game-intro = Balls, turns, strokes and scores.
chapter-versions = Where the booklets differ
chapter-versions-intro = The rules exist in French, German and Polish, and the versions do not always agree. This is what we chose.
chapter-setup = Table and match
chapter-setup-intro = White against black, with a red queen in the middle.
chapter-shot = A shot
chapter-shot-intro = You place the cue ball on your own line, aim and shoot. As long as you pocket balls of your colour without a foul, you shoot again. The referee keeps score.
chapter-queen = The queen
chapter-queen-intro = The queen is worth five points, but pocketing her is not enough: you must also cover her.
chapter-fouls = Fouls
chapter-fouls-intro = If several fouls apply, the last one in the list counts. The balls that go back are ones that the shooter has won, in this shot or earlier. A shooter who has not won enough balls owes the rest; owed balls go back at the end of the next shot that wins that player a ball. A breach of K6 is judged before all other fouls: the turn passes, and if the queen or balls of the shooter’s colour fell in this shot, they go back. The rest of the shot is judged as if they had not fallen.
chapter-ends = The end of a round
chapter-ends-intro = A round ends when all balls of one colour are gone from the table.
chapter-measures = The table in numbers
chapter-measures-intro = The table is 74 cm square. Each corner has a 45 mm pocket that touches both cushions from the inside. All balls are alike: 30 mm across, 20 g. A ball falls when its centre is over a pocket. The camp lines are 10 cm from the cushion and 50 cm long. The original rules give no measurements, so these are our own.
chapter-words = Glossary
chapter-words-intro = What the terms in this rulebook mean.

# What is in the boxes
box-base = Base game
box-ext = Expansion
box-boards = Boards and small parts
box-boards-text = The order of play is printed beside each course. The boards also show the stroke counter, the six directions and the numbers on the dice.
box-board-base = Base game: courses 1 to 6
box-board-inside = Inside the box of the base game: course 7
box-board-ext = Expansion: courses 8 and 9
box-thing-marker = Position marker
box-thing-marker-text = Shows where a ball lay before the stroke. Optional.
box-thing-pusher = Ball pusher
box-thing-pusher-text = For moving balls on the board.
box-thing-slider = Slider
box-thing-slider-text = Moves along the stroke counter. One in each box.
box-thing-block = Score pad
box-thing-block-text = For writing down results.
box-thing-booklets = Booklet
box-thing-booklets-text = Two in each box: one with the rules, one with the figures.
box-dice = Dice
box-dice-text = Each die has its own range; all six faces are shown here. You choose one die for each stroke.
box-die-faces = { $die } die: { $faces }
box-cards = Cards
box-cards-text = A card turns the number n on the white die into impulses. The sixth card is blank for your own rule: n plus a number, n times a number, or six numbers of your choice.
box-card-faces = Card { $card }: 1 to 6 become { $faces }
box-card-blank = blank
box-balls = Balls
box-balls-text = Six colours, each with its own pattern. Every colour has a round ball and a flat one.
box-pieces = Pieces
box-piece-count = × { $count }
box-channel = can be laid with a channel
box-tokens = Tokens
box-tokens-text = Coins that lower your score. They lie on the course and count for the owner of the ball that rolls over them.
box-token = { $count } × { $value }
box-counter = Counter
box-counter-text = A row of ten spaces with a slider. For 11 to 20 and 21 to 30, the slider starts again at the first space.
box-carramboule = Carramboule
box-carramboule-text = A square table with four pockets, 9 white and 9 black balls, a red queen, a yellow cue ball, and a cue for each player.
box-die-white = White
box-die-blue = Blue
box-die-yellow = Yellow
box-die-green = Green
box-die-orange = Orange
box-die-violet = Violet
box-die-red = Red
box-die-black = Black

# Board and cells
rule-B1-title = Hexagons and six directions
rule-B1 = The board is a grid of hexagons, each standing on a corner. Six directions lead out of every cell: east, north-east, north-west, west, south-west and south-east.
rule-B2-title = The course
rule-B2 = A course is made up of fairway cells. Six of them are start cells, one is the hole. Everything outside the fairway is solid: straight or rounded wall. A ball always lies in the centre of a cell. Rolling from one centre to the next is a step.
rule-B3-title = Ground and top
rule-B3 = Where a tall obstacle stands, there are two levels: the ground and the top. Two balls in the same cell but on different levels do not meet.
rule-B4-title = Several courses on one board
rule-B4 = Courses 1 to 6 share the base board, and 8 and 9 share the expansion board; course 7 has a board of its own. The courses on a board share one grid, so pieces can be laid across the wall between two of them (L1).

# A stroke
rule-S1-title = How a stroke is played
rule-S1 =
    Pick a die, roll it, and only then choose one of the directions open to your ball. The number you roll is the number of impulses.
    With cards, pick a card, or none, and roll the white die. The card turns the number into impulses; without a card the number itself counts. Then choose the direction.
    You can play with dice, with cards or with both.
rule-S2-title = Which directions are open
rule-S2 = You may choose any direction that is not blocked. A ball on the next cell does not block the way. In a channel, on a tall obstacle and under a bridge, only the directions of the path are open. If no direction is open, or the first step costs too much, the stroke still counts and the ball settles where it is (S5).
rule-S3-title = What a step costs
rule-S3 =
    The cost depends on where the step begins:
    – on plain fairway or a start cell, in a channel, under a bridge or a door: 1 impulse
    – along a deck: 1
    – on the hole, or on the hole in a deck: 2, because the rim takes one
    – on sand: 2
    – on water: 3
    – uphill (onto a slope, up a slope, or from a slope onto the deck or a higher floor): 2, or 3 from water
    – downhill: nothing, but leaving sand, water, the hole or a deck hole costs the same as on level ground
rule-S4-title = How the ball rolls
rule-S4 =
    The ball moves step by step. Before each step, ask these questions in order:
    – No impulses left? The ball settles (S5).
    – Is the way blocked? The ball bounces for free and goes on in the new direction, and a moving piece that was hit reacts. But if the ball has too few impulses to leave its cell, it settles there and nothing reacts.
    – Is there a ball on the next cell? The moving ball settles and passes on all its remaining impulses.
    – Does the step cost more impulses than are left? The ball settles and the remaining impulses are lost.
    – Otherwise the ball takes the step, pays for it, takes any token there, and goes on – unless water or a door stops it.
rule-S5-title = Where the ball settles
rule-S5 = On the hole the ball drops in, whether it has exactly enough impulses or one too many. With two too many it rolls past the hole. On a slope the ball rolls down to the foot and settles there, but it stops short of a cell that is occupied or blocked. On the hole in a deck it falls to the cell below and settles there; if that cell is the hole, it drops in. If another ball already lies on the cell below, the moving ball stays on the deck. Anywhere else it simply stays where it is.
rule-S6-title = Every stroke ends
rule-S6 = If a ball comes back to the same cell in the same direction with the same number of impulses, and no piece has moved in between, the ball is stuck: its impulses are lost and it settles.

# Rebounds
rule-R1-title = What the ball touches
rule-R1 = Walls, closed pieces, rollers, spinners, topplers and door posts block the way. Tall pieces and pieces with a channel block the way except at their entrances, and a closed door blocks the way from its far side. The ball touches whatever blocks it straight ahead and on the two cells diagonally ahead. It does not touch an entrance it could use, and anything beside the ball does not count. All walls together are one body; each piece is a body of its own.
rule-R2-title = Two bodies at once
rule-R2 = If the ball touches two different bodies at once, for example an obstacle and a wall, it goes straight back.
rule-R3-title = One body: mirror, return, follow
rule-R3 =
    Where the ball goes depends on the two cells diagonally ahead:
    – neither or both are blocked, as at a point or in a notch: the ball goes straight back.
    – only one is blocked, and the same body also runs along that side of the ball: the ball follows the contour and turns by 60°.
    – only one is blocked, and the wall there is rounded: the ball goes straight back.
    – only one is blocked, and the wall there is straight: the ball is reflected as in a mirror and turns by 120°.
rule-R4-title = If the new direction is blocked too
rule-R4 = If the ball cannot leave in the new direction either, it goes straight back.
rule-R5-title = Printed arrows
rule-R5 = A course may have arrows printed at its walls. Each arrow shows two directions: a ball that arrives in the first leaves in the second. An arrow overrides R2 to R4. If the way out is blocked at that moment, the ball goes straight back.
rule-R6-title = Where the wall recedes
rule-R6 = A ball that ran along a wall goes straight on where the wall falls away. Its path is clear, so there is no rebound.

# Sand and water
rule-W1-title = Water
rule-W1 = A ball that rolls into water from dry ground stops on the first water cell, however many impulses it has left. On its next stroke every step that begins on water costs 3. Rolling from one water cell to another does not stop the ball; leaving the water and coming back does.
rule-W2-title = Sand, and where sand and water may lie
rule-W2 = Every step that begins on sand costs 2. A patch of sand or water covers 3, 4 or 5 connected fairway cells, but not the hole, a start cell or a cell under another piece. The best place is beside a wall or an obstacle.

# Flat obstacles
rule-F1-title = Closed or with a channel
rule-F1 = A flat obstacle covers one or more cells. Laid closed, it is solid all round. Laid open, it has a channel: a ball can enter only at a mouth and only in the direction of the channel; from any other side the obstacle is solid. The single-cell piece is always closed.
rule-F2-title = Along a path
rule-F2 = In a channel and on top of a tall obstacle, the ball goes straight on if it can. If it cannot, and the path goes on in exactly one bend of 60°, the ball follows the bend; this is not a rebound. In every other case, such as at a fork or a closed exit, the ball goes back. A ball may come to rest on the path; its next stroke may then go in any direction the path allows.
rule-F3-title = Partly over a wall
rule-F3 = A flat or tall piece may lie partly on a wall or beyond it. The wall cells under it count as part of the piece and are no longer rounded; all other wall cells stay as they are.

# Tall obstacles
rule-T1-title = Up and over
rule-T1 = A tall obstacle is a path above the ground, with slopes at its ends and a level deck between them. The way up begins on the foot, which is the cell in front of a slope, and leads straight up the slope. On a crossing the ball goes straight; if it rests in the middle, it may be played along either deck.
rule-T2-title = Underneath
rule-T2 = At ground level a tall obstacle is solid, except for passages under some decks. A passage can be crossed only in certain directions, and a ball that rests there is played in one of them. Under a deck the ball is on the ground.
rule-T3-title = Coming down
rule-T3 = The ball rolls down to the foot for free and goes on from there with the impulses it has left. If the foot is blocked, for example because a roller has moved there, the ball turns back.
rule-T4-title = A hole in the deck
rule-T4 = Leaving a hole in the deck costs as much as leaving the hole of a course. A ball that settles on a deck hole falls through. A deck hole must lie over fairway.
rule-T5-title = A ball at the foot
rule-T5 = A ball that rolls down onto a ball at the foot passes on the impulses it has left and waits on the slope, even if the other ball leaves. On its next stroke it may go up or down from there.
rule-T6-title = Ramps between floors
rule-T6 = On course 7, ramps join a lower and a higher floor. A ramp has slopes but no deck; a ball that settles on it rolls to its lower end.

# Moving pieces and tokens
rule-D1-title = Roller
rule-D1 = A ball that hits a roller comes straight back, and the roller moves one cell in the direction of the push, if that cell is free. A cell is free if it is fairway, is neither the hole nor a start cell, and holds no ball or piece; sand, water and tokens do not matter.
rule-D2-title = Spinner
rule-D2 = A spinner has a fixed hub and an arm on one of the six cells around it. If a ball hits the arm from one of the two cells next to both hub and arm, the ball turns by 120° away from the hub, or goes back if that way is blocked. The arm turns by 60° the way it was pushed, if there is room. Any other hit sends the ball back and moves nothing. A spinner is set up with hub and arm on plain fairway and the other five cells around the hub free.
rule-D3-title = Toppler
rule-D3 = A ball that hits a toppler comes straight back, and the upright part falls away from the ball, onto the two cells behind the toppler, if both are free; otherwise it stays upright. Once fallen, it is a closed obstacle of two cells and a separate body from its stand. A token under it is out of reach.
rule-D4-title = Door
rule-D4 = A door is four cells in a row: post, two panels, post. A post sends the ball back. From the far side a closed door is a wall. From the opening side a ball that can pay for the step lifts the door and stops under it, however many impulses it has left. On its next stroke it may go in any direction that is not blocked. While the door is open, its panels are plain fairway for everyone. It stays open as long as a ball is under a panel or on one of the three cells next to the panels on the far side. As soon as no ball is there, the door closes.
rule-D5-title = Tokens
rule-D5 = Blue tokens are worth −1, red −2, yellow −3. Tokens lie on fairway, but not on a start cell or the hole. The course says where they lie, or they are scattered if the players agree. A ball that reaches a token takes it without slowing down, and the token counts for the owner of the ball. The token comes back only when everyone has finished the course. A token may share its cell with sand, water, a channel or a passage, but with nothing else.

# Balls meet
rule-C1-title = A ball hits a ball
rule-C1 = A ball that finds another ball on the next cell stops and passes on all the impulses it has left. The other ball moves off in the same direction by the usual rules. The step that the first ball did not take costs nothing, not even on sand, in water or on the hole.
rule-C2-title = Rows and walls
rule-C2 = In a row of balls, the impulses pass to the ball at the far end. A struck ball bounces off walls like any other. If it then runs back into the ball that struck it, the impulses pass back and that ball moves off the other way.
rule-C3-title = First settle, then roll
rule-C3 = The striking ball settles before the struck ball moves. If the striking ball is on the hole, it drops in at once.
rule-C4-title = Holed by another player
rule-C4 = A ball holed by another player’s stroke is holed in the current round: its owner writes down the number of that round.

# Courses
rule-L1-title = Modified and linked courses
rule-L1 = A modified course is one of the nine with pieces on it. A linked course joins several courses with tall or channelled pieces laid across the walls. A linked course has one start area and one hole; the other starts and holes are plain fairway.
rule-L2-title = Moving the start and the hole
rule-L2 = The expansion has markers for a hole and for a start area of six cells. The start area may be turned and mirrored. The markers replace the printed start and hole.
rule-L3-title = What a course needs
rule-L3 =
    A course needs exactly six start cells and one hole, and a ball must be able to reach the hole from every start. A course must not have:
    – a start cell under a piece, or the hole under anything but a deck hole or a passage
    – two pieces on one cell, apart from tokens
    – sand, water or a spinner where W2 or D2 does not allow it
    – a deck hole over a wall
    – the foot of a slope off the fairway, or under a piece other than sand, water or a token
    – moving pieces, sand, water or tokens off the fairway
    – an arrow where there is no printed wall, or two arrows in the same place
    Allowed but not recommended: more than five obstacles on a course, dead ends, a mouth that faces a wall, and tall or moving pieces in carom mode.

# The game
rule-G1-title = Players and balls
rule-G1 = A match has one to twelve balls. There are six colours, with a round ball and a flat ball in each. Up to six people can play with one kind of ball, up to twelve with both kinds. In carom mode, two or three players are advised to take two or three balls each.
rule-G2-title = Order of play
rule-G2 = The order of colours is printed beside each course. Colours not in play are skipped. The round ball of a colour plays before the flat one.
rule-G3-title = Basic mode and carom mode
rule-G3 = In basic mode a ball plays alone, stroke after stroke, until it is holed or out of strokes; then the next ball plays. In carom mode, for two or more balls, each ball plays one stroke in turn, round after round, and all balls stay on the course. The counter moves on once every ball has played a stroke.
rule-G4-title = Where you start
rule-G4 = With your first stroke on a course you choose one of its six start cells. In basic mode several balls may start on the same cell; in carom mode the cell must be free. If none is free, that stroke is lost.
rule-G5-title = Limit and counter
rule-G5 = The limit is ten strokes per course, or any number you agree on (1 to 99; 20 or 30 suit linked courses). A ball not holed within the limit scores the limit. The counter has ten spaces, which are used again for 11 to 20 and 21 to 30.
rule-G6-title = Score
rule-G6 = A ball scores the number of the stroke (in carom mode, the round) in which it was holed, or the limit if it was not holed. Add the values of the tokens it took. If you have several balls, add up their scores. The lowest total over all courses wins; players with equal totals share a rank.
rule-G7-title = The match
rule-G7 = Play any courses, as many as you like. For your first match, play course 1 and then courses 2 to 6. Later, try six base courses and six modified ones, or fifteen modified courses.
rule-G8-title = Resigning
rule-G8 = A player who resigns or runs out of time leaves the match. Balls already holed on the current course keep their score. The player’s other balls are taken off the course. They score the limit on this course and on every later one, plus the values of the tokens they took. Pieces stay as they are, but a door held open only by such a ball closes. The player ranks behind everyone who stays. When only one of several players is left, the match is over and the current course counts as it stands: any balls this player has not holed yet score 0.

# Carramboule: table and match
rule-K1-title = Setting up
rule-K1 = The table is square, with a pocket in each corner. The red queen lies in the centre, six balls touch her in a ring, and twelve more form a second ring. White and black alternate in each ring, and the ball nearest to the player who starts is white. That makes 9 white and 9 black balls. The yellow ball is the cue ball.
rule-K2-title = Two players, two lines
rule-K2 = The players face each other. Each has a camp line in front of their own cushion and parallel to it.
rule-K3-title = Who plays white
rule-K3 = White starts. The players swap colours every round, so they take turns to start.
rule-K4-title = The match
rule-K4 = The match ends when a player has 29 points or more, or after 8 rounds. The player with more points wins; equal points are a draw.

# A shot
rule-K5-title = Place, aim, shoot
rule-K5 = Place the cue ball anywhere on your camp line. Its centre must lie on the line, and it must not touch another ball. Then shoot: you choose the direction, the speed and where the tip hits the cue ball. The shot must lead away from your own cushion.
rule-K6-title = Balls on or behind your line
rule-K6 = A ball that touches your camp line or its extension, or lies behind it, may not be played directly: the cue ball must touch a cushion first. Otherwise it is a foul: the turn passes, and if the queen or balls of your colour fell in this shot, they go back to the centre.
rule-K7-title = Which ball you may hit
rule-K7 = You may hit any ball first: your own, your opponent’s or the queen. The only restriction is K6.
rule-K8-title = Who shoots next
rule-K8 = If you pocket a ball of your colour without a foul, you shoot again; otherwise the turn passes. A pocketed ball is won by the player who plays its colour, no matter who pocketed it.
rule-K9-title = Off the table
rule-K9 = On a real table, a ball that leaves the table goes back to the centre. If it is the cue ball, the shooter picks it up and the turn passes; an uncovered queen then goes back too.
rule-K10-title = Back to the centre
rule-K10 = A ball goes back to the free spot nearest to the centre. The spots form a hexagonal grid, spaced so that balls on neighbouring spots touch. If several spots are equally near, take the first one anticlockwise from the shooter’s right.
rule-K11-title = Resigning
rule-K11 = A player who resigns or runs out of time loses the match, whatever the score.

# The queen
rule-Q1-title = When you may win her
rule-Q1 = You may win the queen only after you have pocketed a ball of your own in this round, in an earlier shot or earlier in the same one. Otherwise a pocketed queen goes back to the centre. That is not a foul, and the rest of the shot is judged as if she had not fallen.
rule-Q2-title = She must be covered
rule-Q2 = To cover the queen, you must pocket a ball of your colour in the same shot (in any order) or in the very next one. Pocketing the queen alone earns you that next shot. If only an opponent’s ball falls instead, and not the cue ball, your opponent keeps the queen. If both colours fall, your own ball covers her. Otherwise she goes back.
rule-Q3-title = What she is worth
rule-Q3 = The queen is worth five points to the player who holds her, if that player wins the round.

# Fouls
fouls-table = Fouls at a glance
fouls-fell = What fell
fouls-back = What goes back
fouls-next = Who shoots next
fouls-fell-other = an opponent’s ball
fouls-fell-cue = only the cue ball
fouls-fell-own-cue = one of your balls and the cue ball
fouls-fell-other-cue = an opponent’s ball and the cue ball
fouls-fell-queen-cue = the cue ball and an uncovered queen
fouls-fell-cover-cue = the cue ball and a queen covered in the same shot
fouls-back-none = nothing
fouls-back-one = one of your balls
fouls-back-two = two of your balls
fouls-back-queen = the queen and one of your balls
fouls-next-other = the opponent
fouls-next-you = you
fouls-next-cover = you, to cover the queen
fouls-either = either
fouls-or = or
rule-K-F1-title = An opponent’s ball
rule-K-F1 = An opponent’s ball fell, but not the cue ball: the turn passes.
rule-K-F2-title = Only the cue ball
rule-K-F2 = If only the cue ball fell, one of the balls you have won goes back to the centre, and the turn passes.
rule-K-F3-title = Your ball and the cue ball
rule-K-F3 = You choose: one of your balls goes back and the turn passes, or two go back and you shoot again.
rule-K-F4-title = An opponent’s ball and the cue ball
rule-K-F4 = Whether or not a ball of yours fell too, the opponent keeps the pocketed ball, one of your balls goes back, and the turn passes.
rule-K-F5-title = The cue ball and an uncovered queen
rule-K-F5 = Whether the queen fell in this shot or was waiting to be covered, she and one of your balls go back, and the turn passes.
rule-K-F6-title = The cue ball and a queen covered in this shot
rule-K-F6 = You choose: the queen and one of your balls go back and the turn passes, or two balls go back and you shoot again to cover the queen. If an opponent’s ball fell as well, you have no choice: the queen and one of your balls go back, and the turn passes.

# The end of a round
rule-E1-title = When the round is over
rule-E1 = If a shot pockets the opponent’s last ball, the round ends at once: the opponent wins, no balls go back and there is no choice. Otherwise the shooter wins if no ball of the shooter’s colour is left on the table after any balls have gone back. If one shot pockets the last balls of both colours, the shooter wins if the shooter’s last ball falls first and none of the shooter’s balls has to go back. Otherwise the opponent wins.
rule-E2-title = The shooter won
rule-E2 = The shooter gets one point for each of the opponent’s balls still on the table, and five more for holding the queen.
rule-E3-title = The shooter pocketed the opponent’s last ball
rule-E3 = The opponent gets one point for each ball the shooter has left on the table, five more unless the shooter holds the queen, and one more if the cue ball fell too.

# Rulings on mini golf
ruling-dice-or-cards-title = Dice or cards?
ruling-dice-or-cards = We use dice, unless you agree on cards or on both. The booklets disagree; two of the three describe dice.
ruling-climbing-title = What does climbing cost?
ruling-climbing = Each step onto a slope, up a slope, or from a slope onto the deck costs 2, or 3 if it begins on water. The step onto the deck still counts as climbing. You pay for the climb or for the water, whichever costs more, not for both.
ruling-coming-down-title = What does coming down cost?
ruling-coming-down = Coming down is free. But leaving sand (2), water (3) or a hole (2) costs the same as on level ground: the slope does not help the ball out.
ruling-too-little-title = Too few impulses, and something in the way
ruling-too-little = If the ball has too few impulses to leave its cell, it stays there, and nothing it would have hit reacts. A ball that cannot get out of the sand cannot bounce off a wall either.
ruling-last-impulse-title = Into water or under a door with the last impulse
ruling-last-impulse = We say that the water or the door stopped the ball, even if it had no impulses left anyway. That way, the reason we give does not depend on the roll.
ruling-for-ever-title = Can a stroke go on forever?
ruling-for-ever = No. Two balls wedged between walls could pass impulses back and forth without spending any. When the same position comes up again, the remaining impulses are lost.
ruling-along-wall-title = Along a wall that bends
ruling-along-wall = The ball follows the wall and turns by 60°, whether the wall is straight, rounded or part of a piece. Only the shape of the cells counts, and everyone can see that.
ruling-two-bodies-title = Two pieces side by side
ruling-two-bodies = Two pieces are two bodies: a ball that touches both goes straight back. In a corner it has nowhere else to go.
ruling-blocked-bounce-title = What if the ball cannot leave after a rebound?
ruling-blocked-bounce = If the direction of the rebound is blocked too, the ball goes straight back. Otherwise it would bounce twice on one cell.
ruling-printed-arrows-title = Do printed arrows count?
ruling-printed-arrows = Yes, and they override all other rebound rules. If you own the boards, you can enter their arrows and need not rely on the wall shapes we drew.
ruling-puddles-title = From one puddle into another
ruling-puddles = Rolling from one puddle into another does not stop the ball. Water stops only a ball that comes from dry ground.
ruling-slowing-where-title = Where may sand and water lie?
ruling-slowing-where = Sand and water may lie on 3, 4 or 5 connected cells, but not on the hole or a start cell, and not under another piece. The booklets only suggest good positions.
ruling-occupied-foot-title = A ball lies at the foot of the slope
ruling-occupied-foot = The ball coming down passes on the impulses it has left and waits on the slope. The publisher has extra rules for this, but we do not have them.
ruling-foot-where-title = Where may a slope end?
ruling-foot-where = A slope may end on fairway that is bare or has sand, water or a token on it. It may also end on the hole: a ball may roll straight in.
ruling-on-deck-hole-title = Can a ball lie on the hole in a deck?
ruling-on-deck-hole = Yes, if it is put there or a ball below keeps it from falling. A ball falls only at the moment when it comes to rest.
ruling-moved-until-title = How long do moved pieces stay moved?
ruling-moved-until = Moved pieces stay where they are until every player has finished the course. The booklets say so for topplers and tokens; we treat the other pieces the same way.
ruling-moving-cells-title = Which cells are the arm, the fallen part and the far side?
ruling-moving-cells = We take these cells from the text of the booklet; figures D-4 to D-12 show them. We do not have the original drawings.
ruling-what-stops-title = What stops a roller, an arm or a falling toppler?
ruling-what-stops = Everything except plain fairway, sand, water and tokens. The hole, start cells and balls stop them too. No piece may move to where it would make the course unplayable.
ruling-after-lifting-title = Where may a ball go after lifting a door?
ruling-after-lifting = On its next stroke, the ball may go in any direction that is not blocked by a post or anything else.
ruling-open-door-title = An open door
ruling-open-door = An open door is plain fairway for every ball, from both sides. Only the ball that lifts the door is stopped.
ruling-held-open-title = Which cells keep a door open?
ruling-held-open = A door stays open while a ball is on one of the two cells under the panels or the three next to them on the far side, even during a stroke. The near side does not count, because balls wait there to lift the door.
ruling-door-order-title = One step opens one door and closes another
ruling-door-order = The doors change in the order in which the course file lists them. One of them has to be first, and anyone can look the order up.
ruling-token-where-title = Where may tokens lie?
ruling-token-where = Tokens may lie on any fairway cell except the start and the hole, even on one with sand, water, a channel or a passage. A channel over a wall is not fairway, so a token may not lie there.
ruling-token-scattered-title = Where are tokens scattered?
ruling-token-scattered = Tokens are scattered only on cells that a ball can reach from a start, with the pieces as they are set up. A token out of reach would be worth nothing.
ruling-token-whose-title = Who gets a token?
ruling-token-whose = The owner of the ball that takes it, no matter who struck the ball. The same applies when another player holes your ball.
ruling-no-surcharge-title = Hitting a ball from sand, water or the hole
ruling-no-surcharge = All remaining impulses are passed on. A step that is not taken costs nothing.
ruling-holed-by-others-title = Holed by another player’s stroke
ruling-holed-by-others = The owner of the ball writes down the number of the current round.
ruling-unused-starts-title = Unused holes and starts of linked courses
ruling-unused-starts = Unused holes and starts are plain fairway: a linked course has one start area and one hole.
ruling-start-on-hole-title = Start and hole on the same cell
ruling-start-on-hole = A start cell must not be the hole as well: the ball would be holed before it is played.
ruling-sixth-die-title = What is on the sixth die?
ruling-sixth-die = The sixth die is blue, with the numbers 1 1 2 2 3 3. No booklet describes it, but the card that halves the roll suggests a die with small numbers.
ruling-numbers-title = Dice numbers that no booklet gives
ruling-numbers = Yellow has 4 to 9, green 8 to 13, orange the multiples of 3 up to 18, violet the squares up to 36. These are the simplest series that fit the numbers in the booklets.
ruling-fifth-card-title = The fifth printed card
ruling-fifth-card = The fifth card is n², the number times itself. No booklet names it; ×3 would be just as likely.
ruling-halving-card-title = The card “min”
ruling-halving-card = The card halves the number and rounds up. The only example we have is that 5 becomes 3.
ruling-round-first-title = Round and flat balls of one colour
ruling-round-first = The round ball plays first. The order printed beside the course shows only colours.
ruling-start-free-title = May two balls start on the same cell?
ruling-start-free = In basic mode, yes: all booklets say so. In carom mode the cell must be free, because two balls cannot lie on one cell; the booklets do not mention it.
ruling-no-start-free-title = No start cell is free in carom mode
ruling-no-start-free = The stroke is lost. Sitting out one round is the mildest penalty.
ruling-giving-up-title = What if a player resigns?
ruling-giving-up = Balls already holed keep their score, the others score the limit, and players who stay are never worse off. The current course counts, so even a match of one course has a result.

# Where the booklets differ
ruling-v-figures-title = Figures 20 and 41
ruling-v-figures = The French booklet describes these figures with cards, the German and Polish ones with dice; the path of the ball is the same. Our figures show both.
ruling-v-rolling-over-title = Rolling over the hole
ruling-v-rolling-over = In the French booklet, two impulses too many are enough to roll over the hole; the other booklets give no exact number. We use two.
ruling-v-players-title = Number of players
ruling-v-players = All booklets first speak of 2 to 6 players. With both kinds of balls, 12 can play: in the French booklet in carom mode, in the German and Polish ones also in basic mode. We allow 12 in both modes. The French booklet recommends several balls per player; the others allow it.
ruling-v-fork-title = The fork
ruling-v-fork = The French and German booklets say that a ball goes back at a fork; in the Polish booklet, only the figure shows it.
ruling-v-tall-side-title = Tall pieces from the side
ruling-v-tall-side = Hit from the side, tall pieces act like flat pieces in the French and German booklets, and like walls in the Polish one. Under our rules it makes no difference.
ruling-v-at-once-title = Two balls holed in one stroke, and blue playing last
ruling-v-at-once = All booklets let one stroke hole two balls (figure 56). Only the French one says that the first drops immediately, and that blue plays last (figure 55).
ruling-v-along-wall-title = Running along a wall
ruling-v-along-wall = The French booklet distinguishes straight walls from curved ones; the German and Polish ones mention only the shape. We go by the shape of the cells.
ruling-v-turns-title = Taking turns in carom mode
ruling-v-turns = Each booklet words this rule differently. We play one stroke per ball, in order.

# Rulings on Carramboule
ruling-rack-title = How are the balls set up?
ruling-rack = Nine white and nine black balls lie in two hexagonal rings around the queen. In each ring the colours alternate, and the ball nearest to the player who starts is white. We have no picture of the original set-up. Each ball is shifted at random by less than a tenth of a millimetre, so no two racks are alike.
ruling-measures-title = How big is everything?
ruling-measures = The original rules give no measurements. Ours are those of a carrom board.
ruling-equal-points-title = Equal points at the end
ruling-equal-points = The match is a draw.
ruling-leaving-title = What if a player resigns?
ruling-leaving = The other player wins. You cannot protect a lead by leaving.
ruling-both-last-title = The last balls of both colours in one shot
ruling-both-last = The player whose last ball falls first wins the round. But if one of the shooter’s balls has to go back, the opponent wins. The original rules do not mention such a shot.
ruling-partie-title = What is a “partie”?
ruling-partie = Where the original rules list special endings, we read “partie” as the round, not the match, because the points given there are those of a round.
ruling-which-way-title = Which way may you shoot?
ruling-which-way = You may shoot only away from your own cushion: every shot must go forward, at least a little. Players do not walk round the table.
ruling-how-hard-title = How hard may you shoot?
ruling-how-hard = The cue moves at up to 6 m/s, hits the ball at most 0.6 of its radius off centre and is raised by at most 80°. Beyond these limits the cue would slip or lift the ball, which our flat table cannot show.
ruling-direct-title = What if you hit a ball behind your line directly?
ruling-direct = The original rules say that a ball on or behind your line may not be played directly, but they name no penalty; the one in K6 is ours. What counts is where the balls lay when the shot began. A ball that rolls onto or behind your line during the shot may be hit directly.
ruling-breach-no-own-title = Pocketing your own ball in breach of K6
ruling-breach-no-own = This ball does not count as the one you need before the queen: it goes back as if it had not fallen.
ruling-off-table-title = A ball leaves the table
ruling-off-table = The ball goes back to the centre. If it is the cue ball, the shooter picks it up, the turn passes and an uncovered queen goes back. A covered queen is safe.
ruling-centre-title = Where exactly is the centre?
ruling-centre = Balls go back to spots on a hexagonal grid around the centre, spaced so that balls on neighbouring spots touch. The rings of the set-up lie on the same grid, with their corners towards the players.
ruling-shot-ends-title = Does every shot end?
ruling-shot-ends = Yes. The simulation stops after 20,000 events; no real shot needs a tenth of that.
ruling-queen-when-title = When may the queen be won?
ruling-queen-when = Once your own shot has pocketed one of your balls in this round, even if that ball went back later. That ball may also fall before the queen in the same shot.
ruling-covering-title = Does the order matter when you cover the queen?
ruling-covering = Not within one shot: any ball of yours that falls in it covers her. This also applies if balls of both colours fall. Once all the balls are down, you cannot tell which fell first.
ruling-cue-pending-title = The cue ball falls while the queen waits to be covered
ruling-cue-pending = The queen goes back, as if she had fallen in this shot.
ruling-adverse-too-title = Cue ball, queen, your ball and an opponent’s ball
ruling-adverse-too = You have no choice: the queen and one of your balls go back, and the turn passes. Pocketing an opponent’s ball always ends your turn.
ruling-several-rows-title = What if several fouls apply?
ruling-several-rows = The last one in the list counts: the most serious foul comes last.
ruling-owed-title = When do owed balls go back?
ruling-owed = Owed balls go back at the end of the next shot that wins the player a ball, no matter who shot.
ruling-cue-with-last-title = The cue ball falls with the last ball
ruling-cue-with-last = The winner gets one more point in every case, although the original rules say so for only one case.
ruling-last-with-queen-title = The last ball, a covered queen and the cue ball
ruling-last-with-queen = If the shooter’s own ball covered the queen, the shooter holds her, and the opponent does not get the five points. The shooter has no choice, because the round is over.

# Glossary
word-impulse = Impulse
word-impulse-text = What a roll gives the ball to spend on steps.
word-step = Step
word-step-text = From the centre of one cell to the centre of the next.
word-stroke = Stroke
word-stroke-text = One roll and everything that follows, until all balls are at rest.
word-fairway = Fairway
word-fairway-text = The cells a ball can roll on.
word-body = Body
word-body-text = What counts as one thing in a rebound: all walls together, or a single piece.
word-mouth = Mouth
word-mouth-text = The opening of a channel.
word-foot = Foot
word-foot-text = The ground cell in front of a slope.
word-deck = Deck
word-deck-text = The level part on top of a tall obstacle.
word-carom = Carom
word-carom-text = A ball hits another and passes its impulses on.
word-settle = Settle
word-settle-text = To finish moving: to stay put, drop into the hole, roll down a slope or fall through a deck.
word-camp = Camp line
word-camp-text = The line a player shoots from in Carramboule.
word-cover = Cover
word-cover-text = To secure the queen by pocketing a ball of your own.
word-owe = Owe
word-owe-text = To have to put back the next ball you win.
rules-keys-search = search the rulebook
