# The library: courses that players have published
library = Library
library-intro = Courses that players have drawn: play one, rate it, or build on it.
library-search = Search by name or author
library-filters = Filters
library-filters-on = Filters ({ $count })
library-order = Order
library-order-new = Newest
library-order-best = Best rated
library-order-played = Most played
library-size = Size
library-size-small = Small
library-size-medium = Medium
library-size-large = Large
library-par = Par
library-piece = With
library-any = Any
library-clear = Show all courses
library-list = Courses
library-more = Show more
library-none = No course is like that.
library-empty = Nobody has published a course yet; yours can be the first.
library-offline = The library is on the server, which cannot be reached right now.
library-missing = This course is not in the library, or not any more.
library-by = by { $name }
library-by-you = by you
library-par-is = par { $par }
library-par-none = no par known
library-judging = being judged …
library-hard-1 = easy
library-hard-2 = medium
library-hard-3 = hard
library-hard-4 = very hard
library-value = Best play scores { $value } on average, an average player { $average }.
library-value-none = This course has too many states for an exact value.
library-cells = { $count } cells
library-pieces = Pieces: { $pieces }
library-pieces-none = No pieces lie on it.
library-from = Made from { $name }
library-from-gone = Made from a course that is not in the library any more
library-play = Play
library-play-of = Play { $name }
library-bench = To the bench
library-bench-of = Take { $name } to the bench
library-rate = Your rating
library-rate-own = Stars for your course come from other players.
library-rate-play = Play the course to the end to give it stars.
library-rated = Noted, thank you.
library-unrated = not rated yet
library-name = What shall others call you?
library-name-go = Go on
library-withdraw = Withdraw from the library
library-withdraw-title = Withdraw this course?
library-withdraw-text = { $name }, its ratings and its record go from the library. Matches on it and courses made from it stay, as does your own copy in the workshop.
library-withdraw-yes = Withdraw
library-hidden = The operators of this server have hidden this course: nobody finds it but you.
library-report-note = Say in a sentence what is wrong. It is read by whoever runs this server; the author is not told.
library-publish = Publish in the library
library-publish-note = Everyone can find, play and rate it there, and build on it with credit to you. You can withdraw it at any time.
library-publish-unnamed = Give the course a name first.
library-publish-there = There is a course with this board already. Change the board first.
library-publish-there-see = See that course
library-published = It is in the library now.
library-published-see = See it there
library-all = All courses of the library
library-stars = { $count ->
        [one] { $stars } of 5 stars, one rating
       *[other] { $stars } of 5 stars, { $count } ratings
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
library-record = { $total ->
        [one] Record: 1 stroke by { $name }
       *[other] Record: { $total } strokes by { $name }
    }
library-record-own = { $total ->
        [one] Record: 1 stroke, by you
       *[other] Record: { $total } strokes, by you
    }
library-record-none = No record yet: be the first.
library-record-title = Record
library-record-note = Alone, with one ball and all dice.
library-record-watch = Watch the replay
library-best-own = Your best: { $total }
library-ghost = Play against the ghost
library-computer = Against the computer
library-cup = Make a cup of it
library-again = Once more
library-course = To the course
library-result-send = Send your result
library-result-note = The fewest strokes are the record of the course: others see your name and can watch the match.
library-result-sending = Sending your result …
library-result-sent = Your result counts.
library-result-record = A new record!
library-result-refused = This match does not count for the record.
library-result-failed = Your result could not be sent.
