# The rulebook: every rule and every ruling, in words. A line that begins with – is an item of a list.
rules-title = Rulebook
rules-sub = Both games, every rule, with moving figures
rules-lead = Two games, one booklet. Every rule stands here in plain words, with the figures that show it: press play and watch the ball.
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = A word, a rule (S4) or a figure (20)
rules-search-clear = Clear the search
rules-found = { $count ->
        [0] Nothing found
        [one] 1 place found
       *[other] { $count } places found
    }
rules-found-none = Nothing found for “{ $query }”. Try another word, for example “wall” or “queen”.
rules-kind-rule = Rule
rules-kind-ruling = Ruling
rules-kind-figure = Figure
rules-kind-word = Word
rules-golf = Carom Mini Golf
rules-carramboule = Carramboule
rules-both = Both games
rules-previous = Back
rules-pages = Turn the page
rules-next = On
rules-figures = Figures
rules-ruling = Our ruling
rules-link = Link to rule { $rule }
rules-unknown = There is no “{ $rule }” in the rulebook
rules-unknown-text = Search for a word above, or choose from the contents.
rules-first = To the first chapter
rules-open = Open in the rulebook
rules-print = Print this chapter
rules-print-whole = Print the whole book
rules-print-preparing = Preparing the book …
rules-learn = Learn by playing
rules-learn-text = Ten short steps on the board: the quickest way in.

# Figures
figure-number = Figure { $number }
figure-play = Play
figure-pause = Pause
figure-step = One step on
figure-step-back = One step back
figure-restart = From the beginning
figure-scene = Picture { $scene } of { $scenes }
figure-scene-next = Next picture
figure-scene-previous = Picture before
figure-stroke = { $ball }, { $direction }: { $impulses ->
        [one] 1 impulse
       *[other] { $impulses } impulses
    }
figure-at = Step { $step } of { $steps }
figure-loading = The figure is being drawn …
figure-failed = The figure cannot be shown: { $problem }
figure-ball-steps = { $ball }: { $left ->
        [0] nothing left
        [one] 1 impulse left
       *[other] { $left } impulses left
    }
figure-ball-rebounds = { $ball } bounces
figure-ball-caroms = { $ball } strikes { $other }
figure-ball-rests = { $ball } comes to rest
figure-ball-token = { $ball } takes a token
figure-ball-holed = { $ball } drops into the hole
shot-K1 = Set up for a round: the queen in the middle, six balls around her, twelve around those. White starts, from the lower line.
shot-K5 = The cue ball starts on the camp line, meets the white ball, and white falls.
shot-K6 = The white ball lies behind the own line. By way of the far cushion it may be played.
shot-Q2 = White falls, then the queen: covered by the same shot.
shot-K-F2 = The cue ball meets nothing and falls: a foul.
figure-piece-moves = A piece moves

minute = How to play in one minute
minute-golf-roll = Pick a die and roll it: the number is how many impulses push your ball.
minute-golf-roll-on = Choose one of the six directions. Every step costs an impulse; rebounds off the walls are free.
minute-golf-hole = The ball drops when it settles on the hole. One impulse too many is forgiven, two carry it across.
minute-golf-win = Whoever needs the fewest strokes over all courses wins.
minute-carramboule-place = Put the cue ball on your line, aim and strike.
minute-carramboule-own = Pocket a ball of your colour and you shoot again. Miss, and it is the other’s turn. Keep the cue ball on the table.
minute-carramboule-queen = The red queen is worth five points, if you already have a ball of your own and cover her with another one.
minute-carramboule-win = Clear your colour first: every ball the other has left is a point. The match goes to 29.

# Chapters
chapter-boxes = What is in the boxes
chapter-boxes-intro = Two boxes of mini golf, base game and expansion; and what a table of Carramboule needs.
chapter-board = Board and cells
chapter-board-intro = A course is a meadow of hexagons between wooden walls.
chapter-stroke = A stroke
chapter-stroke-intro = Choose a die, roll it, choose a direction: the ball does the rest by itself.
chapter-rebounds = Rebounds
chapter-rebounds-intro = A rebound costs nothing. What the ball touches at that moment decides where it goes.
chapter-slowing = Sand and water
chapter-slowing-intro = Sand makes steps dear, water ends the stroke.
chapter-flat = Flat obstacles
chapter-flat-intro = Wooden shapes to go round, or to roll through.
chapter-tall = Tall obstacles
chapter-tall-intro = Bridges and ramps: dear on the way up, free on the way down.
chapter-moving = Moving pieces and tokens
chapter-moving-intro = From the expansion: pieces that answer a push, and coins that improve the score. They stay as they were left until every player has finished the course; then everything is set up afresh.
chapter-carom = Balls meet
chapter-carom-intro = In carom mode the balls share the course, and the impulses.
chapter-courses = Courses, modified and linked
chapter-courses-intro = From the bare course to a board of your own making.
chapter-game = The game
chapter-game-intro = Balls, turns, strokes and scores.
chapter-versions = Where the booklets differ
chapter-versions-intro = The rules exist in French, German and Polish, and they do not always say the same. This is what we took.
chapter-setup = Table and match
chapter-setup-intro = White against black, and a red queen in the middle.
chapter-shot = A shot
chapter-shot-intro = You place the cue ball on your own line, aim and strike. As long as you pocket balls of your colour without a foul you go on; the referee does the counting.
chapter-queen = The queen
chapter-queen-intro = Five points that have to be earned twice: pocketed, and covered.
chapter-fouls = Fouls
chapter-fouls-intro = Where several of these fit, the last of them decides. Balls that go back are won balls of the shooter’s colour, those of this shot included. Whoever has none owes them; they go back at the end of the shot that brings the player a won ball. A ball wrongly played directly (K6) is judged first: own balls and queen are back, the rest of the shot counts as if they had not fallen, and the turn passes.
chapter-ends = The end of a round
chapter-ends-intro = A round ends when one colour is gone from the table.
chapter-measures = The table in numbers
chapter-measures-intro = A square of 74 cm with a pocket of 45 mm in every corner that touches both cushions from inside. Balls are 30 mm across and weigh 20 g, all alike; one falls when its centre is over a pocket. The camp lines lie 10 cm from the cushion and are 50 cm long. All of it is data and can be changed.
chapter-words = Words of the game
chapter-words-intro = What we mean when we say …

# Boxes
box-base = Base game
box-ext = Expansion
box-boards = Boards and small parts
box-boards-text = Beside every course stands its order of play. The boards also show the stroke counter, the six directions and the numbers on the dice.
box-board-base = Base game: courses 1 to 6
box-board-inside = Inside the box of the base game: course 7
box-board-ext = Expansion: courses 8 and 9
box-thing-marker = Position marker
box-thing-marker-text = Shows where a ball lay before the stroke. You can do without.
box-thing-pusher = Ball pusher
box-thing-pusher-text = Moves balls on the board.
box-thing-slider = Slider
box-thing-slider-text = One in each box, for the stroke counter.
box-thing-block = Score block
box-thing-block-text = For the results.
box-thing-booklets = Booklet
box-thing-booklets-text = One with the rules and one with the figures in each box.
box-dice = Dice
box-dice-text = Each die has its own range, and all six faces can be read here. You choose one for every stroke.
box-die-faces = { $die } die: { $faces }
box-cards = Cards
box-cards-text = A card turns the number n of the white die into impulses. The sixth card is blank: write your own rule, n plus or times something, or six numbers.
box-card-faces = Card { $card }: 1 to 6 become { $faces }
box-card-blank = blank
box-balls = Balls
box-balls-text = Six colours, each with its own pattern, each as a round and as a flat ball.
box-pieces = Pieces
box-piece-count = × { $count }
box-channel = can be laid with a channel
box-tokens = Tokens
box-tokens-text = Coins that lower the score: lie in wait on the course, and belong to the ball that runs over them.
box-token = { $count } × { $value }
box-counter = Counter
box-counter-text = A rail with ten places and a slider; above ten it starts again (11–20, 21–30).
box-carramboule = Carramboule
box-carramboule-text = A square table with four pockets, 9 white and 9 black balls, a red queen, a yellow cue ball, and a cue for everyone.
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
rule-B1 = The board is a lattice of hexagons that stand on a point. From every cell six directions lead on: east, north-east, north-west, west, south-west and south-east.
rule-B2-title = The course
rule-B2 = A course consists of fairway cells. Six of them are start cells, one is the hole. Everything else is solid: straight wall or rounded wall. A ball always lies in the middle of a cell; to roll from one middle to the next is a step.
rule-B3-title = Below and on top
rule-B3 = Where a tall obstacle stands there are two storeys: the ground and the top. Two balls in the same cell but on different storeys do not meet.
rule-B4-title = Several courses on one board
rule-B4 = Courses 1 to 6 share the base board, 8 and 9 the board of the expansion; 7 has its own. They lie on the same lattice, so pieces can be laid across the walls between two of them (L1).

# A stroke
rule-S1-title = How a stroke is played
rule-S1 =
    Pick a die, roll it, and only then choose one of the directions open to your ball. The number rolled is the number of impulses.
    With cards you pick a card, or none, and roll the white die; the card turns the number into impulses, without a card the number itself counts.
    A table plays with dice, with cards or with both.
rule-S2-title = Which directions are open
rule-S2 = You may choose every direction whose way is not blocked. A ball on the next cell does not block it. In a channel, on a tall obstacle and under a bridge only the ways of that path are open. If nothing is open, or the first step cannot be paid, the stroke counts all the same and the ball stays.
rule-S3-title = What a step costs
rule-S3 =
    What counts is where the step begins:
    – plain fairway, start cell, channel, under a bridge or a door: 1 impulse
    – along a deck: 1
    – on the hole, or on the hole of a deck: 2, one of them for the rim
    – on sand: 2
    – on water: 3
    – uphill, that is onto a slope, up it, or from it onto the deck or a higher floor: 2, from water 3
    – downhill: nothing, but who leaves sand, water, the hole or a deck hole still pays for that
rule-S4-title = How the ball rolls
rule-S4 =
    Step by step, always the same questions:
    – No impulses left? The ball settles.
    – The way is blocked? Then it bounces for nothing and goes on in the new direction, and a moving piece that was hit reacts. But on ground too dear to leave with what is left, it stays.
    – A ball on the next cell? This one settles, and all that is left passes to the other.
    – The step costs more than is left? The ball settles, the rest is lost.
    – Otherwise it steps, pays, takes a token that lies there, and goes on – unless water or a door stops it.
rule-S5-title = Where the ball settles
rule-S5 = On the hole it drops and is out: with just enough impulses or with one too many; with two too many it rolls over. On a slope it rolls down to the cell in front of it and settles there; it stops before a place that is taken or blocked. On the hole of a deck it falls to the cell below and settles there, even into a hole; if a ball lies below, it stays up. Anywhere else it simply rests.
rule-S6-title = Every stroke ends
rule-S6 = Should a ball come back to the same place, direction and number of impulses with nothing spent and no piece moved in between, it is wedged: the impulses are lost and it settles.

# Rebounds
rule-R1-title = What the ball touches
rule-R1 = Blocked are walls, closed pieces, channelled and tall pieces anywhere but at their entrances, rollers, spinners, topplers, door posts, and a closed door from the far side. The ball touches what blocks it straight ahead and on the two cells diagonally ahead. An entrance it could use is not touched; what lies beside it does not count. All walls are one body, each piece is one body.
rule-R2-title = Two bodies at once
rule-R2 = If the ball touches two different bodies at the same time, for example an obstacle and a wall, it goes straight back.
rule-R3-title = One body: mirror, return, follow
rule-R3 =
    It depends on the two cells diagonally ahead:
    – neither or both are blocked, a point or a pocket: the ball goes straight back.
    – just one is, and the same body also runs along the ball’s side: the ball follows the contour and turns by 60°.
    – just one is, and the wall is rounded there: the ball goes straight back.
    – just one is, and the wall is straight: like a mirror, the ball turns by 120°.
rule-R4-title = If the new way is blocked too
rule-R4 = Then the ball goes straight back.
rule-R5-title = Printed arrows
rule-R5 = A course may print arrows at its walls: whoever arrives in one direction leaves in the other. An arrow wins over R2 to R4. If its way out happens to be blocked, the ball goes straight back.
rule-R6-title = Where the wall recedes
rule-R6 = A ball that ran along a wall goes straight on when the wall falls back: its way is open, there is nothing to decide.

# Sand and water
rule-W1-title = Water
rule-W1 = A ball that comes into water from dry ground stops on the first wet cell, however strong the stroke was. With the next stroke every step that begins on water costs 3. From water to water it is not stopped; leaving water and coming back stops it again.
rule-W2-title = Sand, and where both may lie
rule-W2 = Every step that begins on sand costs 2. A bunker or puddle covers 3, 4 or 5 connected fairway cells, but neither hole nor start nor a cell under another piece. Best beside a wall or an obstacle.

# Flat obstacles
rule-F1-title = Closed or with a channel
rule-F1 = A flat obstacle covers one or several cells. Laid closed, it is solid all round. Laid open it has a channel: a ball gets in only at a mouth and only in the channel’s direction, from everywhere else it is solid. The single cell is always closed.
rule-F2-title = Along a path
rule-F2 = In a channel and on top of a tall obstacle the ball goes straight on if it can. If not, and just one bend of 60° leads on, it follows that bend, which is no rebound. In every other case, at a fork or where the way out is closed, it goes back. It may come to rest inside and is then played along any way of the path.
rule-F3-title = Partly over a wall
rule-F3 = A flat or tall piece may lie partly on a wall or beyond it. The wall cells it covers belong to the piece and are no longer rounded; the rest stays wall.

# Tall obstacles
rule-T1-title = Up and over
rule-T1 = A tall obstacle is a path above the ground: slopes at its ends, a level deck between. The way up begins on the cell in front of a slope, the foot, straight up the slope. On a crossing the ball goes straight; if it rests there, it may be played along either road.
rule-T2-title = Underneath
rule-T2 = On the ground the piece is solid, apart from passages under some decks that can be crossed in given directions. Under a deck the ball is on the ground; resting there, it is played along those directions.
rule-T3-title = Coming down
rule-T3 = The ball rolls down to the foot for nothing and goes on from there with what is left. If the foot is blocked, because a roller has come there, the ball turns back.
rule-T4-title = A hole in the deck
rule-T4 = It costs as much to leave as the hole of a course. A ball that settles on it falls through. Such a hole must lie over fairway.
rule-T5-title = A ball at the foot
rule-T5 = A ball that comes down onto a ball at the foot passes on what it has left and waits on the slope, even if the other one leaves. It is played from there, up or down.
rule-T6-title = Ramps between floors
rule-T6 = On course 7 ramps join a lower and a higher floor. They are slopes only; a ball that settles on one rolls to its lower end.

# Moving pieces and tokens
rule-D1-title = Roller
rule-D1 = The ball comes straight back, and the roller moves one cell on in the direction of the push, if that cell is free. Free means fairway without hole, start, ball or piece; sand, water and tokens do not matter.
rule-D2-title = Spinner
rule-D2 = It has a fixed hub and an arm on one of the six cells around it. If a ball hits the arm from one of the two cells next to both hub and arm, it turns by 120° away from the hub (or goes back, if that way is blocked), and the arm turns by 60° the way it was pushed, if there is room. Every other hit sends the ball back and moves nothing. To be set up it needs hub and arm on bare fairway and the other five cells around free.
rule-D3-title = Toppler
rule-D3 = The ball comes straight back, and the upright part falls the other way, onto the two cells behind, if both are free; otherwise it stays up. Fallen it is a closed obstacle of two cells, a body of its own beside its stand; a token under it is out of reach.
rule-D4-title = Door
rule-D4 = Post, two panels, post. A post sends the ball back. From the far side a closed door is a wall. From the opening side a ball that can pay the step lifts the panel and stops under it, whatever it has left; its next stroke may lead anywhere that is not blocked. While the door is open, its panels are plain fairway for everyone. It stays open as long as a ball is under a panel or on one of the three cells next to them on the far side, and closes at once when there is none.
rule-D5-title = Tokens
rule-D5 = −1 blue, −2 red, −3 yellow. They lie on fairway, not on start or hole, where the course says or scattered by agreement. A ball that comes onto the cell takes the token without slowing down, and it counts for the owner of the ball. It comes back only when everyone has finished the course. It may share its cell with sand, water, a channel or a passage, with nothing else.

# Balls meet
rule-C1-title = A ball hits a ball
rule-C1 = A ball that finds another on its next cell stops, and all the impulses it has left pass to the other, which goes on in the same direction by the usual rules. Nothing is paid for the step that is not made, not even on sand, in water or on the hole.
rule-C2-title = Rows and walls
rule-C2 = A row of balls hands the impulses on to its far end. A struck ball bounces off walls like any other; if that leads it back into the ball that struck it, the impulses return and that ball moves off the other way.
rule-C3-title = First settle, then roll
rule-C3 = The striking ball settles before the struck one moves. If it is on the hole it drops at once.
rule-C4-title = Holed by someone else
rule-C4 = A ball holed by another player’s stroke is holed in the current round: its owner notes the number of that round.

# Courses
rule-L1-title = Modified and linked courses
rule-L1 = A modified course is one of the nine with pieces on it. A linked course joins several by tall or channelled pieces laid across the walls; it has one start area and one hole, and those of the other courses are plain fairway.
rule-L2-title = Moved start and hole
rule-L2 = The expansion has markers for a start area of six cells, which may be turned and mirrored, and for a hole. They replace what is printed.
rule-L3-title = What a course must be like
rule-L3 =
    A course needs just six start cells and one hole, and the hole must be within reach from every start. Not allowed:
    – a start under a piece, or a hole under anything but a deck hole or a passage
    – two pieces on one cell, apart from tokens
    – sand, water or a spinner where W2 or D2 do not allow them; a deck hole over a wall
    – a foot of a slope off the fairway or under a piece other than sand, water, token
    – moving pieces, sand, water or tokens off the fairway; an arrow where no printed wall is, or two in the same place
    Some things are only advised against, such as more than five obstacles on a course, dead ends, a mouth against a wall, or tall and moving pieces in carom mode.

# The game
rule-G1-title = Players and balls
rule-G1 = One to twelve balls: six colours, each round and flat. Up to six players with one kind, up to twelve with both. In carom mode two or three players had better take two or three balls each.
rule-G2-title = Order of play
rule-G2 = Each course prints an order of colours. Colours nobody plays are skipped; of one colour the round ball goes first.
rule-G3-title = Basic mode and carom mode
rule-G3 = In basic mode one ball plays stroke after stroke, alone, until it is holed or out of strokes; then the next. In carom mode, for two balls or more, each ball plays one stroke in turn, round after round, and all stay on the course; the counter moves when everyone has played.
rule-G4-title = Where you start
rule-G4 = With the first stroke on a course you choose one of its six start cells. In basic mode others may have chosen the same; in carom mode it must be free. If none is free, that stroke is lost.
rule-G5-title = Limit and counter
rule-G5 = Ten strokes a course, or what you agree on (1 to 99; 20 or 30 suit linked courses). A ball not holed by then scores the limit. The counter has ten places, used again for 11 to 20 and 21 to 30.
rule-G6-title = Score
rule-G6 = You note the stroke (in carom mode the round) in which your ball was holed, or the limit, plus the tokens it took. Several balls are added up. The lowest total over all courses wins; equal totals share the place.
rule-G7-title = The match
rule-G7 = Any courses, as many as you like. For a first match take course 1, then 2 to 6; later six base and six modified ones, or fifteen modified.
rule-G8-title = Giving up
rule-G8 = Whoever gives up or runs out of time leaves the match. What was holed on the course being played keeps its score; the player’s other balls leave it and note the limit, here and on every course still played, plus the tokens they took. Pieces stay as they are, but a door that only such a ball kept open closes. The player comes behind all who stay. When only one of several is left, the match is over; the course being played counts as it stands, and balls of that player that were still to be holed score nothing.

# Carramboule: table and match
rule-K1-title = Setting up
rule-K1 = A square table with a pocket in each corner. The red queen lies in the centre, six balls touch it in a ring, twelve more form a second ring; white and black alternate, a white one on the line towards the player who starts. That makes 9 white and 9 black; the yellow ball is the cue ball.
rule-K2-title = Two players, two lines
rule-K2 = The players face each other. In front of each, parallel to the cushion, is that player’s camp line.
rule-K3-title = Who has white
rule-K3 = White starts. Colours, and with them the start, change hands every round.
rule-K4-title = The match
rule-K4 = It ends when someone has 29 points or more, or after 8 rounds. Most points win; equal points are a draw.

# A shot
rule-K5-title = Place, aim, strike
rule-K5 = Put the cue ball anywhere on your own camp line, its centre on the line, touching no other ball. Then strike: you choose direction, speed and where the tip meets the ball. The shot must lead away from your own cushion.
rule-K6-title = Balls at your own line
rule-K6 = A ball that touches your camp line or its extension, or lies behind it, may not be played directly: the cue ball must touch a cushion first. Otherwise it is a foul: own balls and the queen of this shot go back to the centre, and the turn passes.
rule-K7-title = What may be touched
rule-K7 = Any ball may be touched first: your own, the opponent’s or the queen, apart from K6.
rule-K8-title = Who goes on
rule-K8 = Who pockets a ball of the own colour without a foul shoots again; otherwise the turn passes. A pocketed ball is won by its owner, whoever pocketed it.
rule-K9-title = Off the table
rule-K9 = A ball that leaves a real table goes back to the centre. If it was the cue ball, it goes to its player’s hand and the turn passes; a queen still to be covered goes back too.
rule-K10-title = Back to the centre
rule-K10 = That is the free place nearest to the centre on the grid of touching balls; of equal ones the first counter-clockwise from the shooter’s right.
rule-K11-title = Giving up
rule-K11 = Whoever gives up or runs out of time loses the match, whatever the points.

# The queen
rule-Q1-title = When you may win her
rule-Q1 = Only after you have pocketed a ball of your own in this round, in an earlier shot of yours or earlier in the same one. Otherwise a pocketed queen goes back to the centre; that is no foul, and for the rest of the judgement she was not pocketed.
rule-Q2-title = She must be covered
rule-Q2 = By an own ball in the same shot, in any order, or in the very next one; pocketing the queen alone earns you that shot. If only an opponent’s ball falls instead, and not the cue ball, the opponent keeps the queen; if both colours fall, your own ball covers. Otherwise she goes back.
rule-Q3-title = Her worth
rule-Q3 = Five points, for the winner of the round who holds her.

# Fouls
fouls-table = Fouls at a glance
fouls-fell = What fell
fouls-back = What goes back
fouls-next = Who shoots next
fouls-fell-other = an opponent’s ball
fouls-fell-cue = the cue ball alone
fouls-fell-own-cue = an own ball and the cue ball
fouls-fell-other-cue = an opponent’s ball and the cue ball
fouls-fell-queen-cue = the cue ball and a queen not covered
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
rule-K-F2-title = The cue ball alone
rule-K-F2 = One won ball of yours goes back to the centre, and the turn passes.
rule-K-F3-title = Own ball and cue ball
rule-K-F3 = You choose: one ball back and the turn passes, or two balls back and you shoot again.
rule-K-F4-title = Opponent’s ball and cue ball
rule-K-F4 = With or without an own ball: the opponent’s ball stays won, one ball of yours goes back, and the turn passes.
rule-K-F5-title = Cue ball and a queen not covered
rule-K-F5 = Whether she fell now or was waiting to be covered: queen and one ball go back, and the turn passes.
rule-K-F6-title = Cue ball and a queen covered in this shot
rule-K-F6 = You choose: queen and one own ball back and the turn passes, or two balls back, and you shoot again to cover the queen. If an opponent’s ball fell as well there is no choice: the turn passes.

# Ends
rule-E1-title = When the round is over
rule-E1 = At once, when a shot pockets the opponent’s last ball: the opponent wins, nothing goes back, nothing is chosen. Otherwise, when after everything went back the shooter’s colour is gone, the shooter wins. If the last balls of both colours fall in one shot, the first to fall decides.
rule-E2-title = The shooter won
rule-E2 = One point for every opponent’s ball still on the table, and five more if the winner holds the queen.
rule-E3-title = The shooter pocketed the opponent’s last ball
rule-E3 = The opponent gets one point for every ball the shooter has left on the table, five more unless the shooter holds the queen, and one more if the cue ball fell too.

# Rulings: mini golf
ruling-dice-or-cards-title = Dice or cards?
ruling-dice-or-cards = Dice, unless you agree on cards or on both. The booklets disagree; two of three describe dice.
ruling-climbing-title = What does climbing cost?
ruling-climbing = Every step onto a slope, up it and from it onto the deck costs 2; one that begins on water costs 3. The step onto the deck is still a climb, and the dearer ground counts.
ruling-coming-down-title = And coming down?
ruling-coming-down = Nothing. Only who leaves sand (2), water (3) or a hole (2) pays that as on the level: the slope helps, but not out of the sand.
ruling-too-little-title = Too little left, and something in the way
ruling-too-little = On ground that is dear to leave the ball stays, and nothing it would hit reacts. A ball that cannot get out of the sand cannot knock on a wall either.
ruling-last-impulse-title = Into water or under a door with the last impulse
ruling-last-impulse = We say that water or door stopped it, even if nothing was left anyway: one place, one reason.
ruling-for-ever-title = Can a stroke go on for ever?
ruling-for-ever = No. Two balls wedged between walls could hand impulses to and fro without spending any; when everything repeats, the rest is lost.
ruling-along-wall-title = Along a wall that turns
ruling-along-wall = The ball follows it by 60°, at straight and rounded walls and at pieces alike. The shape of the cells decides, so everyone can see it.
ruling-two-bodies-title = Two pieces side by side
ruling-two-bodies = They are two bodies: a ball that touches both goes straight back. In a corner there is nowhere else to go.
ruling-blocked-bounce-title = The bounce leads into something else
ruling-blocked-bounce = Then the ball goes straight back; otherwise it would bounce twice on one cell.
ruling-printed-arrows-title = Do printed arrows count?
ruling-printed-arrows = Yes, before everything else. Owners of the boards can enter theirs and need not trust our shapes.
ruling-puddles-title = From one puddle into another
ruling-puddles = That does not stop the ball: water stops who comes from dry ground.
ruling-slowing-where-title = Where may sand and water lie?
ruling-slowing-where = On 3, 4 or 5 connected cells, not on hole or start and not under another piece. The booklets only advise on good places.
ruling-occupied-foot-title = A ball lies at the foot of the slope
ruling-occupied-foot = The one coming down passes on what is left and waits on the slope. The publisher’s extra rules for this are not available.
ruling-foot-where-title = Where may a slope end?
ruling-foot-where = On fairway that is bare or has sand, water or a token; the hole is fine too. Why should a ball not roll straight into it?
ruling-on-deck-hole-title = Can a ball lie on the hole of a deck?
ruling-on-deck-hole = Yes, if it is put there or a ball below keeps it from falling. Only coming to rest makes a ball fall.
ruling-moved-until-title = How long do pieces stay moved?
ruling-moved-until = Until every player has finished the course. The booklets say so of topplers and tokens; the others should not differ.
ruling-moving-cells-title = Which cells do arm, fallen part and far side mean?
ruling-moving-cells = As the words describe them; the figures from D-4 to D-12 show it. We do not have the drawings.
ruling-what-stops-title = What stops a roller, an arm, a falling post?
ruling-what-stops = Everything but bare fairway, sand, water and tokens, so also hole, start cells and balls. Nothing is pushed to where the game could not go on.
ruling-after-lifting-title = After lifting a door
ruling-after-lifting = The ball may go every way that is not a post or blocked otherwise.
ruling-open-door-title = An open door
ruling-open-door = It is plain fairway for every ball, from both sides. Only lifting it costs the run.
ruling-held-open-title = Which cells keep a door open?
ruling-held-open = The two under the panels and the three next to them on the far side, also during a stroke. On the near side balls wait to lift it.
ruling-door-order-title = One step opens a door and lets another close
ruling-door-order = They change in the order of the course file. Somebody must be first, and this can be looked up.
ruling-token-where-title = Where do tokens lie?
ruling-token-where = On fairway other than start and hole, if need be together with sand, water, a channel or a passage. A channel over a wall is no fairway: a token belongs to the course, not to the piece.
ruling-token-scattered-title = Where are tokens scattered?
ruling-token-scattered = Only on cells that a ball can come to from a start, the pieces standing as they are set up. A token out of reach would be worth nothing to anyone.
ruling-token-whose-title = Whose is a token?
ruling-token-whose = It belongs to the owner of the ball that takes it, whoever struck it, just like a ball holed by others.
ruling-no-surcharge-title = Striking from sand, water or the hole
ruling-no-surcharge = All that is left passes on: a step that is not made is not paid.
ruling-holed-by-others-title = Holed by another’s stroke
ruling-holed-by-others = The owner notes the number of the current round.
ruling-unused-starts-title = Unused holes and starts of linked courses
ruling-unused-starts = They are plain fairway: a linked course has one start and one hole.
ruling-start-on-hole-title = Start and hole on the same cell
ruling-start-on-hole = Not allowed; the ball would be holed before it is played.
ruling-sixth-die-title = What is on the sixth die?
ruling-sixth-die = Blue: 1 1 2 2 3 3. No text names it; the card that halves suggests a die for small numbers.
ruling-numbers-title = Numbers that no text names
ruling-numbers = Yellow 4 to 9, green 8 to 13, orange the multiples of 3 up to 18, violet the squares up to 36: the simplest rows through the numbers that are named.
ruling-fifth-card-title = The fifth printed card
ruling-fifth-card = n², the number times itself. It is not named; ×3 would be as likely.
ruling-halving-card-title = The card “min”
ruling-halving-card = Half of the number, rounded up. It rests on one example: 5 becomes 3.
ruling-round-first-title = Round and flat ball of one colour
ruling-round-first = The round one plays first; the course only prints colours.
ruling-start-free-title = May two balls start on the same cell?
ruling-start-free = In basic mode yes, all texts say so. In carom mode the cell must be free: two balls cannot lie on one cell, and the texts do not speak of it.
ruling-no-start-free-title = No start cell is free in carom mode
ruling-no-start-free = That stroke is lost. To wait a round is the mildest loss.
ruling-giving-up-title = What if somebody gives up?
ruling-giving-up = What is holed is holed, the rest notes the limit, and whoever stays cannot lose by it. The course being played counts, so that a match of one course has a result.

# Where the booklets differ
ruling-v-figures-title = Figures 20 and 41
ruling-v-figures = In French they are told with cards, in German and Polish with dice; the way is the same. Our figures show both.
ruling-v-rolling-over-title = Rolling over the hole
ruling-v-rolling-over = In French two impulses too many are enough, the others only say clearly more. We take two.
ruling-v-players-title = Number of players
ruling-v-players = All speak of 2 to 6 at first. With both kinds of balls 12 can play: in French in carom mode, in German and Polish also in basic mode. We allow 12 everywhere. Several balls each are advised in French and allowed in the others.
ruling-v-fork-title = The fork
ruling-v-fork = In French and German the ball returns; Polish leaves it to the figure.
ruling-v-tall-side-title = Tall pieces from the side
ruling-v-tall-side = Like flat pieces in French and German, like walls in Polish. Here that is the same.
ruling-v-at-once-title = Two balls with one stroke, and blue plays last
ruling-v-at-once = All texts let two balls drop with one stroke (figure 56); only the French one says that the first drops immediately. Only there does blue play last, too (figure 55).
ruling-v-along-wall-title = Running along a wall
ruling-v-along-wall = French tells straight walls from curved ones, German and Polish speak of the shape. We look at the cells.
ruling-v-turns-title = Taking turns in carom mode
ruling-v-turns = The versions use different words; we play one stroke each, in order.

# Rulings: Carramboule
ruling-rack-title = How do the balls lie?
ruling-rack = 9 white and 9 black in two hexagonal rings around the queen, colours alternating, a white one towards the player who starts. There is no picture of it.
ruling-measures-title = How large is everything?
ruling-measures = The text gives no measures; ours are those of a carrom board, and they are data.
ruling-equal-points-title = Equal points at the end
ruling-equal-points = A draw.
ruling-leaving-title = What if somebody gives up?
ruling-leaving = The other player wins. A lead must not be saved by leaving.
ruling-both-last-title = The last balls of both colours in one shot
ruling-both-last = The first to fall decides: the round goes to the player who is done first. The text does not speak of such a shot.
ruling-partie-title = What is a “partie”?
ruling-partie = In the special ends we read it as the round, not the match: the points it speaks of are those of a round.
ruling-which-way-title = Which way may one shoot?
ruling-which-way = Away from the own cushion: the direction must have a forward part. Players do not walk round the table.
ruling-how-hard-title = How hard?
ruling-how-hard = The cue moves at up to 6 m/s, meets the ball at most 0.6 of its radius off the middle and is raised by at most 80°. Beyond that it slips or lifts the ball, which a flat table cannot show.
ruling-direct-title = What does such a ball cost, played directly?
ruling-direct = The text forbids it and names no penalty; this one is ours. It is judged by where the balls lay when the shot began: balls that roll there during the shot break no rule.
ruling-breach-no-own-title = An own ball pocketed by such a shot
ruling-breach-no-own = It does not count as the own ball one needs before the queen: it goes back as if it had not fallen.
ruling-off-table-title = A ball leaves the table
ruling-off-table = It goes back to the centre; the cue ball goes to the hand and the turn passes. Only a queen not yet covered goes back with it: what is covered is won.
ruling-centre-title = Where exactly is the centre?
ruling-centre = On the grid of touching balls, whose corners point towards the players: the rings of the set-up lie on it too.
ruling-shot-ends-title = Does every shot end?
ruling-shot-ends = The computation stops after 20,000 events; no real shot needs a tenth of that.
ruling-queen-when-title = When may the queen be won?
ruling-queen-when = After an own ball pocketed by your own shot in this round, even if it went back later, or earlier in the same shot.
ruling-covering-title = In which order?
ruling-covering = An own ball of the same shot covers in any order; with an own and an opponent’s ball the own one covers. When all are down nobody can tell which was first.
ruling-cue-pending-title = The cue ball falls while a queen waits
ruling-cue-pending = She goes back like one of this shot.
ruling-adverse-too-title = Cue ball, queen, own ball and an opponent’s ball
ruling-adverse-too = No choice: queen and one ball back, the turn passes. An opponent’s ball always passes the turn.
ruling-several-rows-title = Several fouls fit
ruling-several-rows = The last one of the list decides; they are ordered by weight.
ruling-owed-title = Balls owed
ruling-owed = They go back at the end of the shot that brings the player a ball, whoever shot.
ruling-cue-with-last-title = The cue ball falls with the last ball
ruling-cue-with-last = One point more, in all cases. The text says so in one of them.
ruling-last-with-queen-title = The last ball, a covered queen and the cue ball
ruling-last-with-queen = If an own ball covered the queen she is the shooter’s, and the opponent does not get the five points. Nothing is chosen: the round is over.

# Words
word-impulse = Impulse
word-impulse-text = What a roll gives the ball. Steps are paid with impulses.
word-step = Step
word-step-text = From the middle of one cell to the middle of the next.
word-stroke = Stroke
word-stroke-text = One roll and everything that follows, until all balls rest.
word-fairway = Fairway
word-fairway-text = The cells a ball can roll on.
word-body = Body
word-body-text = What counts as one thing in a rebound: all walls together, or a piece.
word-mouth = Mouth
word-mouth-text = Where a channel opens.
word-foot = Foot
word-foot-text = The ground cell in front of a slope.
word-deck = Deck
word-deck-text = The level part on top of a tall obstacle.
word-carom = Carom
word-carom-text = A ball strikes another and hands its impulses on.
word-settle = Settle
word-settle-text = To end the roll: rest, drop, roll down or fall through.
word-camp = Camp line
word-camp-text = The line of Carramboule from which a player shoots.
word-cover = Cover
word-cover-text = To secure the queen by pocketing an own ball.
word-owe = Owe
word-owe-text = To have a ball to give back, and none yet to give.
rules-keys-search = search in the rulebook
