# The workshop: building, judging and sharing courses
workshop = Workshop
workshop-intro = Lay pieces on a course, link several, or draw one of your own. Beside it you always see what it is worth: par, spread, dead ends, fairness.
workshop-new = Draw a new course
workshop-new-name = New course
workshop-upload = Open a file
workshop-upload-wrong = This file is not taken:
workshop-library = The library: courses of other players
workshop-own = Your courses
workshop-own-none = Nothing yet. Take one of the courses below, or draw your own; it is kept on this device.
workshop-plain = The nine courses
workshop-layouts = Layouts
workshop-take = Build on { $name }
workshop-fork = Build on it
workshop-copy = Copy
workshop-copy-of = Copy { $name }
workshop-remove = Remove
workshop-remove-of = Remove { $name }
workshop-remove-title = Remove this course?
workshop-remove-text = { $name } is deleted from this device for good.
workshop-all = All courses
workshop-missing = There is no such course on this device.
workshop-unnamed = Without a name
workshop-saved = saved
workshop-saving = saving …
workshop-not-kept = This browser keeps nothing; download the file to be safe.
workshop-from-none = Drawn by you
workshop-from-standard = Built on { $name }
workshop-from-own = Built on your { $name }
workshop-from-link = From a link: { $name }
workshop-from-file = From the file { $name }
workshop-from-library = From the library: { $name }
workshop-play = Play it
workshop-undo = Undo
workshop-redo = Redo
workshop-undone = Undone.
workshop-redone = Done again.
workshop-zoom = Larger
workshop-cancel = Cancel

workshop-actions = What to do with the course
workshop-word-all = Courses
workshop-word-heat = Heat
workshop-word-course = Details
workshop-word-text = File
workshop-tools = What to lay
workshop-tool-pieces = Pieces
workshop-tool-fairway = Fairway
workshop-tool-wall = Wall
workshop-tool-round = Round wall
workshop-word-round = Round
workshop-tool-erase = Erase
workshop-tool-start = Start
workshop-tool-hole = Hole
workshop-tool-arrow = Arrows
workshop-heat = Heat map
workshop-try = Try it
workshop-to-go = { $strokes } to go
workshop-hint-pieces = Drag a piece from the tray, or tap it. Tap a piece on the board to turn, open or remove it.
workshop-hint-draw = Draw over the cells. Start and hole are moved, never painted over.
workshop-put-back = It goes back.
workshop-shaping = Tap cells to add them or take them away: 3 to 5 that hang together.
workshop-board = The course being built
workshop-how = Tab goes from piece to piece. Q, W, A, D, Z, X or the arrow keys move a piece or the cell at hand, R turns, M mirrors, F opens, Delete removes. With a drawing tool Enter draws.
workshop-cursor = Cell { $x }, { $y }: { $ground }
workshop-ground-fairway = fairway
workshop-ground-start = start
workshop-ground-hole = hole
workshop-ground-wall = wall
workshop-ground-round = round wall
workshop-ground-outside = outside
workshop-keys-move = move the piece, or the cell at hand
workshop-keys-apply = draw at the cell, or lay a piece from the tray
workshop-keys-several = select several
workshop-keys-copy = copy, paste, double
workshop-keys-undo = undo, redo

workshop-selection = The selected pieces
workshop-selected = { $piece } at { $x }, { $y } is selected.
workshop-selected-many = { $count } pieces are selected.
workshop-lies = { $piece } at { $x }, { $y }.
workshop-copied = { $count ->
        [one] One piece copied.
       *[other] { $count } pieces copied.
    }
workshop-do-turn = Turn by 60°
workshop-word-turn = Turn
workshop-do-mirror = Mirror
workshop-do-open = Open or close the channel
workshop-word-open = Channel
workshop-do-value = Next value
workshop-word-value = Value
workshop-do-cells = Choose its cells
workshop-word-cells = Cells
workshop-do-double = Double
workshop-do-remove = Take away

workshop-tray = Pieces
workshop-tray-laid = { $laid } of { $count } laid
workshop-bin = { $piece }, { $left } left
workshop-kind-flat = Flat
workshop-kind-tall = Tall
workshop-kind-slow = Sand and water
workshop-kind-moving = Moving
workshop-kind-token = Tokens
workshop-kind-marker = Markers
workshop-piece-number = { $piece } no. { $number }
workshop-piece-at = { $piece }, at { $x }, { $y }
workshop-piece-wrong = { $piece }, at { $x }, { $y }, cannot lie there

workshop-cert = Certificate
workshop-cert-par = Par
workshop-cert-working = The course is being judged …
workshop-cert-value = Best play scores { $value } on average.
workshop-cert-bounds = Best play scores between { $lower } and { $upper } on average; for an exact value the course has too many states.
workshop-cert-best = Best from start { $start }; an average player scores { $average }.
workshop-cert-spread = How often best play needs how many strokes
workshop-cert-axis = strokes to the hole (–: not holed)
workshop-cert-share = % of tries
workshop-cert-strokes = { $count ->
        [one] one stroke: { $share }
       *[other] { $count } strokes: { $share }
    }
workshop-cert-never = not holed: { $share }
workshop-cert-solvable = The hole can be reached from all six start cells
workshop-cert-unsolvable = { $count ->
        [one] From one start cell the hole is out of reach
       *[other] From { $count } start cells the hole is out of reach
    }
workshop-cert-order-even = In basic mode, the order of play makes no difference
workshop-cert-order-first = Order of play in basic mode: the first ball scores { $strokes } less than the last
workshop-cert-order-last = Order of play in basic mode: the last ball scores { $strokes } less than the first
workshop-cert-dead = { $count ->
        [0] No dead ends
        [one] One dead end, marked with a cross
       *[other] { $count } dead ends, marked with a cross
    }
workshop-cert-loops = { $count ->
        [one] On one cell a throw can send the ball back where it lay
       *[other] On { $count } cells a throw can send the ball back where it lay
    }
workshop-cert-meet = In carom mode, balls meet in { $share } of all strokes.
workshop-cert-meet-even = Going first makes no difference there (± { $error }).
workshop-cert-meet-first = Whoever goes first scores { $strokes } less there (± { $error }).
workshop-cert-meet-last = Whoever goes first scores { $strokes } more there (± { $error }).
workshop-cert-unplayable = Not playable like this
workshop-cert-step = Step { $step } of 2, { $seconds } s …
workshop-cert-cancel = Stop
workshop-cert-stopped = Judging was stopped.
workshop-cert-again = Judge it
workshop-errors = What is wrong
workshop-advice = Advice
workshop-advice-show = Show
workshop-mark-error = Error: { $text }
workshop-mark-advice = Advice: { $text }
workshop-remark-at = Shown on the board at { $x }, { $y }.

workshop-text = Course file
workshop-text-note = The course as text. What you change here changes the board, and the other way round.
workshop-text-line = Line { $line }:
workshop-text-take = Apply
workshop-course = Course details
workshop-name = Name
workshop-name-empty = A course needs a name.
workshop-name-long = A name has at most { $most } characters.
workshop-name-taken = Another of your courses has this name.
workshop-rename = Rename
workshop-renamed = The course is now called { $name }.
workshop-limit = Strokes allowed
workshop-order = Order of play
workshop-order-earlier = { $colour } earlier
workshop-link = Lies on
workshop-link-note = One course, or several of the same board linked into one. A ground you drew is replaced; undo brings it back.
workshop-link-start = Start of
workshop-link-hole = Hole of
workshop-link-do = Lay it on these
workshop-arrow-note = A rebound printed at the wall, for cell { $x }, { $y }: tap another cell to change it.
workshop-arrow-in = Ball rolling
workshop-arrow-out = comes off
workshop-arrow-print = Print
workshop-arrow-here = { $in } → { $out }
workshop-arrow-remove = Remove

workshop-share = Share
workshop-share-link = Link
workshop-share-link-note = The whole course is in the link; nothing is stored on a server.
workshop-share-copy = Copy
workshop-share-copied = Copied.
workshop-share-file = Course file
workshop-share-png = Picture (PNG)
workshop-share-svg = Picture (SVG)
workshop-share-print = Print on A4 with its pieces
workshop-share-a4 = A4 sheet as a file (SVG)
workshop-sheet-by = by { $name }
workshop-share-unplayable = The course cannot be played like this, so it can be saved but not shared or played yet.
workshop-shared = Shared course
workshop-shared-facts = At most { $limit } strokes. Play it against the computer, or build on it.
workshop-code-wrong = This link holds no course: perhaps a part of it is missing.

workshop-try-begun = The ball lies on the first start cell. Tap any cell to put it there.
workshop-try-placed = The ball lies on { $x }, { $y }.
workshop-try-no-place = The ball cannot lie there.
workshop-try-rests = { $count ->
        [one] One stroke.
       *[other] { $count } strokes.
    }
workshop-try-holed = { $count ->
        [one] Holed with one stroke!
       *[other] Holed with { $count } strokes!
    }
workshop-try-impulses = Impulses
workshop-try-fewer = One impulse fewer
workshop-try-more = One impulse more
workshop-try-dice = Throw a die
workshop-try-roll = Throw the die { $range }
workshop-try-rolled = Thrown: { $impulses }
workshop-try-play = Play { $direction } with { $impulses }
workshop-try-hint = Hint
workshop-try-hint-text = With { $impulses }: { $direction }. Of all dice, { $range } promises most from here.
workshop-try-reset = Back to the start
workshop-try-again = Once more

workshop-finding-off-fairway = { $piece } is off the fairway.
workshop-finding-both-on = { $piece } and { $other } lie on the same cell.
workshop-finding-on-end = { $piece } lies on the start or the hole.
workshop-finding-blob-size = Sand and water cover 3, 4 or 5 cells.
workshop-finding-blob-apart = The cells of { $piece } must hang together.
workshop-finding-foot-off = A foot of { $piece } is not on the fairway.
workshop-finding-foot-under = A foot of { $piece } lies under { $other }.
workshop-finding-deck-hole-off = The hole in { $piece } must lie over fairway.
workshop-finding-spinner-bare = { $piece } needs bare fairway under it.
workshop-finding-spinner-room = { $piece } needs free fairway all around its hub.
workshop-finding-covers-start = { $piece } covers a start cell.
workshop-finding-covers-hole = { $piece } covers the hole; only an under-passage or the hole of a deck may.
workshop-finding-hole-on-start = The hole lies on a start cell.
workshop-finding-arrow-no-wall = No wall stops a ball there going { $direction }, so an arrow means nothing.
workshop-finding-arrow-twice = There is an arrow for { $direction } there already.
workshop-finding-out-of-reach = { $starts ->
        [one] The hole is out of reach from one start cell; open a way.
       *[other] The hole is out of reach from { $starts } start cells; open a way.
    }
workshop-finding-too-many = The box holds only { $count } of { $shape }; { $lie } lie here.
workshop-finding-crowded = { $count } obstacles on one course; more than 5 make it hard to read.
workshop-finding-dead-ends = { $count ->
        [one] On one cell a ball can come to rest from which the hole is out of reach.
       *[other] On { $count } cells a ball can come to rest from which the hole is out of reach.
    }
workshop-finding-unreached = { $count ->
        [one] No ball can reach one cell of the fairway.
       *[other] No ball can reach { $count } cells of the fairway.
    }
workshop-finding-mouth-at-wall = A mouth of { $piece } faces a wall.
workshop-finding-sent-back = A ball that comes down { $piece } is sent straight back.
workshop-finding-made-for = { $piece } is made for course { $course } only.
workshop-finding-no-company = { $piece } touches neither wall nor obstacle; lay it along one.
workshop-finding-no-channel = This piece has no channel.
workshop-finding-no-value = Only tokens have a value.
workshop-finding-no-blob = Only sand and water have cells to choose.
workshop-finding-no-cell = There is no such cell.
workshop-finding-no-piece = There is no such piece.
workshop-finding-paint-end = Start and hole are not painted over; move them first.
workshop-finding-start-on-hole = Start and hole cannot lie on the same cell.
workshop-finding-order = The order of play names each of the six colours once.
workshop-finding-too-large = It is larger than any course file may be (1 MiB).
