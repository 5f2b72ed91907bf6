# The library: courses that players have published
library = Library
library-intro = Courses drawn by players: play them, rate them, or build on them.
library-search = Search by name or author
library-filters = Filters
library-filters-on = Filters ({ $count })
library-order = Sort by
library-order-new = Newest
library-order-best = Best rated
library-order-played = Most played
library-size = Size
library-size-small = Small
library-size-medium = Medium
library-size-large = Large
library-par = Par
library-piece = Piece
library-any = Any
library-clear = Show all courses
library-list = Courses
library-more = Show more
library-none = No courses match these filters.
library-empty = No courses published yet. Yours can be the first.
library-offline = The library needs the server, which cannot be reached right now. Check your connection.
library-missing = This course is not in the library. It may have been withdrawn.
library-by = by { $name }
library-by-you = by you
library-par-is = par { $par }
library-par-none = par unknown
library-judging = analysing…
library-hard-1 = easy
library-hard-2 = medium
library-hard-3 = hard
library-hard-4 = very hard
library-value = Best play scores { $value } on average; an average player scores { $average }.
library-value-none = This course is too complex for an exact value.
library-cells = { $count } cells
library-pieces = Pieces: { $pieces }
library-pieces-none = No pieces.
library-from = Based on { $name }
library-from-gone = Based on a course that is no longer in the library
library-play = Play
library-play-of = Play { $name }
library-bench = Edit a copy
library-bench-of = Edit a copy of { $name }
library-rate = Your rating
library-rate-own = Only other players can rate your course.
library-rate-play = Play the course to the end to rate it.
library-rated = Rating saved. Thank you!
library-unrated = not rated yet
library-name = Choose your name
library-name-go = Continue
library-withdraw = Withdraw from the library
library-withdraw-title = Withdraw this course?
library-withdraw-text = { $name }, its ratings and its record are removed from the library. Matches played on it, courses based on it and your own copy in the workshop are kept.
library-withdraw-yes = Withdraw
library-hidden = The operators of this server have hidden this course. Only you can find it.
library-report-note = Describe the problem in a sentence. The operators of this server will read it; the author will not be told.
library-publish = Publish in the library
library-publish-note = Everyone can find, play and rate your course, and build on it with credit to you. You can withdraw it at any time.
library-publish-unnamed = Give the course a name first.
library-publish-there = An identical course has already been published. Change yours first.
library-publish-there-see = See that course
library-published = Published in the library.
library-published-see = View in the library
library-all = All courses in the library
library-stars = { $count ->
        [one] { $stars } out of 5 stars, one rating
       *[other] { $stars } out of 5 stars, { $count } ratings
    }
library-star = { $count ->
        [one] one star
       *[other] { $count } stars
    }
library-plays = { $count ->
        [0] not played yet
        [one] played once
       *[other] played { $count } times
    }
library-record = { $count ->
        [1] Record: 1 stroke by { $name }
       *[other] Record: { $total } strokes by { $name }
    }
library-record-own = { $count ->
        [1] Record: 1 stroke, by you
       *[other] Record: { $total } strokes, by you
    }
library-record-none = No record yet. Be the first!
library-record-title = Record
library-record-note = Solo, with one ball and all dice.
library-record-watch = Watch replay
library-best-own = Your best: { $total }
library-ghost = Play against the ghost
library-computer = Play the computer
library-cup = Create a cup on this course
library-again = Play again
library-course = Back to the course
library-result-send = Submit result
library-result-note = The fewest strokes set the course record. Others see your name and can watch the match.
library-result-sending = Submitting your result…
library-result-sent = Result submitted.
library-result-record = A new record!
library-result-refused = This match does not count for the record.
library-result-failed = Your result could not be submitted.
