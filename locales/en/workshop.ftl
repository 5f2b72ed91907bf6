# The workshop: building, analysing and sharing courses
workshop = Workshop
workshop-intro = Lay pieces on a course, link several courses, or draw your own. As you build, you see the par, the spread of scores, the dead ends and how fair your course is.
workshop-new = Draw a new course
workshop-new-name = New course
workshop-upload = Open a file
workshop-upload-wrong = This file cannot be opened:
workshop-library = Browse the library
workshop-own = Your courses
workshop-own-none = No courses yet. Build on a course below, or draw your own. Your courses are saved on this device.
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
workshop-missing = This course is not on this device.
workshop-unnamed = Untitled
workshop-saved = saved
workshop-saving = saving…
workshop-not-kept = This browser cannot save your course. Download the file to keep it.
workshop-from-none = Drawn by you
workshop-from-standard = Based on { $name }
workshop-from-own = Based on your { $name }
workshop-from-link = From a link: { $name }
workshop-from-file = From the file { $name }
workshop-from-library = From the library: { $name }
workshop-play = Play it
workshop-undo = Undo
workshop-redo = Redo
workshop-undone = Undone.
workshop-redone = Redone.
workshop-zoom = Zoom
workshop-cancel = Cancel

workshop-actions = Course actions
workshop-short-all = Courses
workshop-short-heat = Heat
workshop-short-solid = Solid
workshop-short-course = Details
workshop-short-text = File
workshop-tools = Tools
workshop-tool-pieces = Pieces
workshop-tool-fairway = Fairway
workshop-tool-wall = Wall
workshop-tool-round = Round wall
workshop-short-round = Round
workshop-tool-erase = Erase
workshop-tool-start = Start
workshop-tool-hole = Hole
workshop-tool-arrow = Arrows
workshop-heat = Heat map
workshop-solid-old = Shows the last course without errors.
workshop-try = Try it
workshop-to-go = { $strokes } to go
workshop-hint-pieces = Drag a piece from the tray, or tap it. Tap a piece on the board to turn, open or remove it.
workshop-hint-draw = Draw over the cells. You can move the start and the hole, but not draw over them.
workshop-put-back = The change was undone.
workshop-shaping = Tap cells to add or remove them. The piece needs 3 to 5 connected cells.
workshop-board = The course being built
workshop-how = Tab goes to the next piece. { $keys } or the arrow keys move the piece or the cursor. R turns, M mirrors, F opens or closes the channel, Delete removes. With a drawing tool, Enter draws.
workshop-cursor = Cell { $x }, { $y }: { $ground }
workshop-ground-fairway = fairway
workshop-ground-start = start
workshop-ground-hole = hole
workshop-ground-wall = wall
workshop-ground-round = round wall
workshop-ground-outside = outside
workshop-keys-move = move the piece or the cursor
workshop-keys-apply = draw at the cursor, or lay a piece from the tray
workshop-keys-several = select several
workshop-keys-copy = copy, paste, duplicate
workshop-keys-undo = undo, redo
workshop-keys-solid = show or hide the solid view

workshop-selection = The selected pieces
workshop-selected = { $piece } at { $x }, { $y } is selected.
workshop-selected-many = { $count } pieces are selected.
workshop-lies = { $piece } at { $x }, { $y }.
workshop-copied = { $count ->
        [one] One piece copied.
       *[other] { $count } pieces copied.
    }
workshop-do-turn = Turn by 60°
workshop-short-turn = Turn
workshop-do-mirror = Mirror
workshop-do-open = Open or close the channel
workshop-short-open = Channel
workshop-do-value = Next value
workshop-short-value = Value
workshop-do-cells = Choose cells
workshop-short-cells = Cells
workshop-do-double = Duplicate
workshop-do-remove = Remove

workshop-tray = Pieces
workshop-tray-laid = { $laid } of { $count } used
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
workshop-cert-working = Analysing the course…
workshop-cert-value = Best play scores { $value } on average.
workshop-cert-bounds = Best play scores between { $lower } and { $upper } on average; the course is too complex for an exact value.
workshop-cert-best = The best start is { $start }. An average player scores { $average }.
workshop-cert-spread = How many strokes best play needs, and how often
workshop-cert-axis = strokes to the hole (–: not holed)
workshop-cert-share = % of tries
workshop-cert-strokes = { $count ->
        [one] one stroke: { $share }
       *[other] { $count } strokes: { $share }
    }
workshop-cert-never = not holed: { $share }
workshop-cert-solvable = The hole can be reached from all six start cells
workshop-cert-unsolvable = { $count ->
        [one] The hole cannot be reached from one start cell
       *[other] The hole cannot be reached from { $count } start cells
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
        [one] From one cell, a roll can force the ball back to the same cell
       *[other] From { $count } cells, a roll can force the ball back to the same cell
    }
workshop-cert-meet = In carom mode, balls meet in { $share } of all strokes.
workshop-cert-meet-even = In carom mode, going first makes no difference (± { $error }).
workshop-cert-meet-first = In carom mode with two balls, the first scores { $strokes } less than the second (± { $error }).
workshop-cert-meet-last = In carom mode with two balls, the first scores { $strokes } more than the second (± { $error }).
workshop-cert-unplayable = Not playable yet
workshop-cert-step = Step { $step } of 2, { $seconds } s…
workshop-cert-cancel = Stop
workshop-cert-stopped = Analysis stopped.
workshop-cert-again = Analyse again
workshop-errors = Problems
workshop-advice = Advice
workshop-advice-show = Show
workshop-mark-error = Error: { $text }
workshop-mark-advice = Advice: { $text }
workshop-remark-at = Shown on the board at { $x }, { $y }.

workshop-text = Course file
workshop-text-note = The course as text. Changes here appear on the board, and changes on the board appear here.
workshop-text-line = Line { $line }:
workshop-text-take = Apply
workshop-course = Course details
workshop-name = Name
workshop-name-empty = Enter a name for the course.
workshop-name-long = A name can have at most { $most } characters.
workshop-name-taken = You already have a course with this name.
workshop-rename = Rename
workshop-renamed = Renamed to { $name }.
workshop-limit = Stroke limit
workshop-order = Order of play
workshop-order-earlier = Move { $colour } forward
workshop-link = Base courses
workshop-link-note = Choose one course, or link several courses from the same board. Your choice replaces the ground you drew; undo brings it back.
workshop-link-start = Start from
workshop-link-hole = Hole from
workshop-link-do = Use these courses
workshop-arrow-note = A rebound arrow on cell { $x }, { $y }. Tap another cell to choose it instead.
workshop-arrow-in = Ball rolls
workshop-arrow-out = and rebounds
workshop-arrow-print = Add
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
workshop-share-print = Print on A4 with piece list
workshop-share-a4 = Save A4 sheet (SVG)
workshop-sheet-by = by { $name }
workshop-share-unplayable = This course is not playable yet: you can save it, but not share or play it.
workshop-shared = Shared course
workshop-shared-facts = At most { $limit } strokes. Play it against the computer, or build on it.
workshop-code-wrong = This link does not contain a complete course. Ask for the link again.

workshop-try-begun = The ball is on the first start cell. Tap any cell to move it there.
workshop-try-placed = The ball is on { $x }, { $y }.
workshop-try-no-place = The ball cannot go there.
workshop-try-rests = { $count ->
        [one] One stroke.
       *[other] { $count } strokes.
    }
workshop-try-holed = { $count ->
        [one] Hole in one!
       *[other] Holed in { $count } strokes!
    }
workshop-try-impulses = Impulses
workshop-try-fewer = One impulse fewer
workshop-try-more = One impulse more
workshop-try-dice = Roll a die
workshop-try-roll = Roll the die { $range }
workshop-try-rolled = Rolled: { $impulses }
workshop-try-play = Play { $direction } with { $impulses }
workshop-try-hint = Hint
workshop-try-hint-text = With { $impulses ->
        [one] 1 impulse
       *[other] { $impulses } impulses
    }: { $direction }. The best die from here is { $range }.
workshop-try-reset = Back to the start
workshop-try-again = Try again

workshop-finding-off-fairway = { $piece } is off the fairway.
workshop-finding-both-on = { $piece } and { $other } lie on the same cell.
workshop-finding-on-end = { $piece } lies on the start or the hole.
workshop-finding-blob-size = Sand and water must cover 3, 4 or 5 cells.
workshop-finding-blob-apart = The cells of { $piece } must be connected.
workshop-finding-foot-off = A foot of { $piece } is not on the fairway.
workshop-finding-foot-under = A foot of { $piece } lies under { $other }.
workshop-finding-deck-hole-off = The hole in { $piece } must be above fairway.
workshop-finding-spinner-bare = { $piece } needs empty fairway under it.
workshop-finding-spinner-room = { $piece } needs free fairway all around its hub.
workshop-finding-covers-start = { $piece } covers a start cell.
workshop-finding-covers-hole = { $piece } covers the hole. The hole may lie only in a passage under a deck or below a hole in a deck.
workshop-finding-hole-on-start = The hole lies on a start cell.
workshop-finding-arrow-no-wall = No wall there stops a ball going { $direction }, so the arrow has no effect.
workshop-finding-arrow-twice = There is already an arrow for { $direction } there.
workshop-finding-out-of-reach = { $starts ->
        [one] The hole cannot be reached from one start cell. Clear a path.
       *[other] The hole cannot be reached from { $starts } start cells. Clear a path.
    }
workshop-finding-too-many = The box has only { $count } × { $shape }; this course uses { $lie }.
workshop-finding-crowded = { $count } obstacles on one course: more than 5 make it hard to read.
workshop-finding-dead-ends = { $count ->
        [one] On one cell, a ball can stop with no way left to the hole.
       *[other] On { $count } cells, a ball can stop with no way left to the hole.
    }
workshop-finding-unreached = { $count ->
        [one] One fairway cell cannot be reached by any ball.
       *[other] { $count } fairway cells cannot be reached by any ball.
    }
workshop-finding-mouth-at-wall = A mouth of { $piece } faces a wall.
workshop-finding-sent-back = A ball that comes down { $piece } is sent straight back.
workshop-finding-made-for = { $piece } is made for course { $course } only.
workshop-finding-no-company = { $piece } touches no wall or obstacle. Lay it beside one.
workshop-finding-no-channel = This piece has no channel.
workshop-finding-no-value = Only tokens have a value.
workshop-finding-no-blob = Only sand and water have cells to choose.
workshop-finding-no-cell = This cell does not exist.
workshop-finding-no-piece = This piece does not exist.
workshop-finding-paint-end = Start and hole cannot be painted over. Move them first.
workshop-finding-start-on-hole = Start and hole cannot lie on the same cell.
workshop-finding-order = The order of play must name each of the six colours once.
workshop-finding-too-large = This course file is too large: 1 MiB at most.
