# Errors and warnings about a course file. The path and the line are shown before each message.
# In English each message is on one line and has only plain variables as placeables.

# Added to the first finding of a file if the others are not listed
finding-more = (and { $count } more; carambole check lists them all)

# Shown for a file without findings
finding-none = no findings

# Parts of files, used as subjects of the sentences about keys
finding-part-course = a course
finding-part-inner-course = a course inside another file
finding-part-names = `names`
finding-part-piece = a piece
finding-part-shape = the piece { $shape }
finding-part-token = a token
finding-part-arrow = an arrow
finding-part-box = this file
finding-part-entry = an entry

# Files that cannot be read or parsed
finding-file-unreadable = this file cannot be read: { $reason }
finding-file-too-large = this file is over 1 MiB, the limit for a course file, so it was not read
finding-not-utf8 = this file is not UTF-8 text; save the course as plain UTF-8
finding-not-toml = this is not valid TOML ({ $reason }); fix this line
finding-unknown-key = { $part } has no key `{ $key }`; the keys are { $known }
finding-missing-key = { $part } needs the key `{ $key }`; add it
finding-not-text = `{ $key }` must be text in quotes
finding-not-table = `{ $key }` must be a table: [{ $key }] with its keys below
finding-not-boolean = `{ $key }` must be true or false
finding-not-integer = `{ $key }` must be a whole number from { $low } to { $high }
finding-not-list = `{ $key }` must be a list in [ ]
finding-too-many-entries = `{ $key }` has { $count } entries; the limit is { $most }
finding-too-few-entries = `{ $key }` needs at least { $least } entries and has { $count }
finding-not-tables = `{ $key }` must be written as [[{ $key }]] with its keys below
finding-not-pair = `{ $key }` must be a pair of coordinates [x, y]
finding-odd-cell = there is no cell { $x },{ $y }: x + y must be even; change x by 1
finding-not-one-of = `{ $key }` must be one of { $words }

# Keys and maps with wrong values
finding-format = `format` must be 1; no other format exists
finding-control-character = `{ $key }` contains a control character; write one line of plain text
finding-text-length = `{ $key }` must have 1 to { $most } characters
finding-not-colour = this is not a colour; use orange, green, yellow, blue, violet or red
finding-colour-twice = { $colour } appears twice in `order`; name each colour once
finding-order-incomplete = `order` must name all six colours, each once
finding-end-beside-map = `{ $key }` belongs only in a layout with `on`; in a course with a `map`, mark the { $key } in the map or place a `{ $key }-marker`
finding-origin-beside-on = a layout with `on` cannot have an `origin`; remove it
finding-map-and-on = a course has either a `map` or `on`, not both; remove one
finding-no-ground = a course needs a `map`, or `on` with the ids of existing courses; add one
finding-course-twice = course { $course } appears twice in `on`; name it once
finding-no-courses = `on` must name at least one course
finding-map-quotes = write the map between ''' and ''', and start a new line after the opening quotes
finding-map-too-long = the map has { $count } lines; the limit is { $rows } lines of { $columns } characters
finding-map-too-wide = this line of the map is too long; the limit is { $columns } characters
finding-map-tab = the map contains a tab; use spaces
finding-map-sign = the map may contain . s o # % and spaces, not `{ $sign }`
finding-map-between = column { $column } of line { $row } of the map lies between two cells (column plus line must be even); move the character by one
finding-no-shape = there is no piece `{ $shape }`; the pieces are { $known }
finding-no-channel-here = { $shape } has no channel; remove `channel`

# Parts of a course that do not fit together
finding-course-id = `{ $course }` is not a course id; use the name of its file without .toml
finding-course-unknown = course { $course } cannot be used: there is no course { $course } here
finding-course-broken = course { $course } cannot be used: { $course }.toml:{ $reason }
finding-course-is-layout = course { $course } is itself a layout; `on` takes courses with a map
finding-other-board = course { $course } is not on the same board as the others; link only courses of one `board`
finding-fairway-twice = course { $course } has fairway at { $cell }, where another course has fairway too; move its origin
finding-too-much-fairway = the course has { $count } fairway cells; the limit is { $most }
finding-too-many-pieces = the course has { $count } pieces; the limit is { $most }
finding-cannot-lie = { $shape } cannot be placed like this
finding-map-empty = the map is empty; draw the course with . s o # %
finding-far-off = { $piece } lies far off the board; move it onto the course
finding-board-too-large = the board is too large; the limit is { $columns } half-columns by { $rows } rows
finding-marker-off = { $cell } is not fairway, so the marker cannot be placed there; move it
finding-end-not-on = `{ $key }` must be one of the courses in `on`
finding-whose-end = several courses are linked, so say whose { $key } counts: write `{ $key } = "…"`, or place a `{ $key }-marker`
finding-start-count = a course has exactly six start cells (`s`), including markers; this one has { $count }
finding-hole-count = a course has exactly one hole (`o`), including markers; this one has { $count }

# Courses that the rules forbid
finding-off-fairway = { $piece } is off the fairway at { $cell }; move it
finding-both-on = { $piece } and { $other } both lie on { $cell }; move one of them
finding-on-end = { $piece } lies on the start or the hole at { $cell }; move it
finding-blob-size = { $piece } must cover 3, 4 or 5 different cells
finding-blob-apart = the cells of { $piece } must be connected
finding-foot-off = the foot of { $piece } at { $cell } is not fairway; move the piece
finding-foot-under = the foot of { $piece } at { $cell } lies under { $other }; move one of them
finding-deck-hole-off = the hole in { $piece } at { $cell } must lie over fairway; move the piece
finding-spinner-bare = { $piece } needs plain fairway at { $cell }; clear the cell
finding-spinner-room = { $piece } needs free fairway all around its hub, including { $cell }; move it
finding-covers-start = { $piece } covers the start cell { $cell }; move it
finding-covers-hole = { $piece } covers the hole at { $cell }; the hole may lie only in a passage under a deck or below a hole in a deck
finding-hole-on-start = the hole lies on the start cell { $cell }; move one of them
finding-arrow-no-wall = no printed wall stops a ball at { $cell } going { $direction }; move the arrow
finding-arrow-twice = there is already an arrow at { $cell } going { $direction }; remove one
finding-out-of-reach = the hole cannot be reached (affected start cells: { $cells }); clear a path

# Warnings: allowed, but not recommended
finding-home-base = the base game
finding-home-ext = the expansion
finding-too-many = { $home } has { $count } of { $shape }; this course uses { $lie }
finding-crowded = course { $course } has { $count } obstacles; more than { $most } make it hard to read
finding-dead-ends = a ball can come to rest where the hole cannot be reached: { $some }
finding-unreached = no ball can reach this fairway: { $some }
finding-mouth-at-wall = the mouth of { $piece } at { $cell } faces a wall
finding-sent-back = a ball that rolls down { $piece } at { $cell } is sent straight back
finding-made-for = { $piece } is made only for course { $course }
finding-no-company = { $piece } touches no wall and no obstacle; place it beside one
