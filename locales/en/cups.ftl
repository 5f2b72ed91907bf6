# Cups: everyone plays the same courses with the same dice
cups = Cups
cups-weekly = Weekly cup
cups-intro = The same courses and the same dice for everyone. Only the choices differ.
cups-lead = { $count ->
        [one] One course, the same dice for everyone.
       *[other] { $count } courses, the same dice for everyone.
    } Only the choices differ.
cups-mine = Your cups
cups-make = Create a cup
cups-make-note = for your family, class or club: ready in a minute, shared by link
cups-players = { $count ->
        [0] no players yet
        [one] one player
       *[other] { $count } players
    }
cups-state-new = not played yet
cups-state-playing = in progress
cups-state-finished = played
cups-state-given-up = no result
cups-rhythm-once = once
cups-rhythm-daily = every day
cups-rhythm-weekly = every week
cups-left = { $time } left
cups-over = over
cups-over-edition = Ended on { $date }.
cups-strip = Day { $day } of { $days }
cups-week-of = week of { $date }
cups-all = All cups
cups-missing = This cup does not exist.
cups-offline = Cups need the server, which cannot be reached right now. Check your connection.

cups-play = Play the cup
cups-play-note = You have one try, and it counts from the start. You can leave and continue later, on any device.
cups-name-note = Enter a name for the standings.
cups-go-on = Continue
cups-begun = Your match is in progress. You can continue it here.
cups-making = Setting up the courses…
cups-given-up = You resigned or finished too late, so this try does not count.
cups-result = Your result
cups-to-cup = See standings
cups-total = { $count ->
        [1] One stroke
       *[other] { $total } strokes
    }

cups-place = Place { $rank } of { $players }
cups-leading = { $players ->
        [one] In the lead, as the only player so far
       *[other] In the lead: 1st of { $players }
    }
cups-won = { $players ->
        [one] Won, as the only player
       *[other] Won: 1st of { $players }
    }
cups-behind = { $strokes ->
        [0] level with { $name }
        [one] one stroke behind { $name }
       *[other] { $strokes } strokes behind { $name }
    }
cups-ahead = { $strokes ->
        [0] level with { $name }
        [one] one stroke ahead of { $name }
       *[other] { $strokes } strokes ahead of { $name }
    }
cups-middle = median
cups-middle-note = further left is better
cups-hole = { $course }: you { $strokes }, median { $middle }

cups-deciding = The deciding stroke
cups-deciding-where = { $course }, stroke { $stroke }. { $players } players were in this position and rolled { $roll }.
cups-deciding-note = Each choice shows how many strokes players still needed after it, on average.
cups-choice-hole = Into the hole, { $dir }
cups-choice-pass = No open direction
cups-choice-after = then { $strokes } more on average
cups-choice-own = your choice

cups-standings = Standings
cups-standings-none = No results yet.
cups-standings-all = Show all
cups-you = you
cups-still = { $count ->
        [one] Still playing: { $names }
       *[other] { $count } still playing: { $names }
    }
cups-still-more = and others
cups-tie = If totals are equal, the player with fewer strokes on the last course ranks higher. If that is a tie too, the course before it decides, and so on. Players who are level on every course share a place.
cups-watch = Watch { $name }’s match
cups-watch-later = Once you have played, you can watch every match.
cups-strokes = Course by course: { $scores }

cups-season = Season
cups-season-weeks = Only your best { $best } of the last ten weeks count.
cups-season-month = Only your best { $best } days of this month count.
cups-season-points = One point for finishing, one for each player you beat, and half a point for each tie.
cups-season-played = { $count } played
cups-before = Previous cup
cups-after = Next cup

cups-share = Share link
cups-copied = Link copied.
cups-not-copied = Could not copy the link. Copy it from the address bar.
cups-end = End cup
cups-end-title = End this cup?
cups-end-text = Nobody can start it after that. The results stay visible.
cups-end-yes = End it
cups-end-no = Keep open

cups-seal = How the dice are sealed
cups-seal-text = Before this edition began, the server determined all the rolls and published their seal. When the edition is over, the server publishes the secret, so that anyone can check every roll.
cups-seal-this = Seal of this edition
cups-seal-secret = Secret of this edition
cups-seal-next = Seal of the next edition

cups-name = Cup name
cups-name-example = Sundays at Grandma’s
cups-name-missing = Enter a name for the cup.
cups-your-name = Your name
cups-how-often = How often
cups-once = Once
cups-once-note = for a few days
cups-daily = Every day
cups-daily-note = new at midnight UTC
cups-weekly-note = new every Monday
cups-every-week = Every week
cups-days = Duration
cups-courses = Courses
cups-drawn-1 = One
cups-drawn-3 = Three
cups-drawn-6 = Six
cups-drawn-note = at random
cups-chosen = Chosen
cups-chosen-note = up to six
cups-chosen-count = { $count ->
        [0] No course chosen yet.
        [one] One course chosen.
       *[other] { $count } courses chosen.
    }
cups-chosen-link = The course from the link
cups-chosen-missing = Choose at least one course.
cups-create = Create cup
cups-creating = Creating the cup…
