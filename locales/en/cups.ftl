# Cups: the same courses and the same dice for everyone
cups = Cups
cups-weekly = Weekly cup
cups-intro = The same courses and the same dice for everyone. Only the choices differ.
cups-lead = { $count ->
        [one] One course, the same dice for everyone.
       *[other] { $count } courses, the same dice for everyone.
    } Only the choices differ.
cups-mine = Your cups
cups-make = Make a cup
cups-make-note = for family, class or club: ready in a minute, shared by a link
cups-players = { $count ->
        [0] nobody has begun yet
        [one] one player
       *[other] { $count } players
    }
cups-state-new = not played yet
cups-state-playing = under way
cups-state-finished = played
cups-state-given-up = ended without a result
cups-rhythm-once = once
cups-rhythm-daily = every day
cups-rhythm-weekly = every week
cups-left = { $time } left
cups-over = This cup is over.
cups-over-edition = It ended on { $date }.
cups-strip = Day { $day } of { $days }
cups-week-of = week of { $date }
cups-all = All cups
cups-missing = There is no such cup.
cups-offline = Cups need the server, and it cannot be reached right now.

cups-play = Play the cup
cups-play-note = You have one try, and it counts from the moment you begin. You may leave and come back, on any device.
cups-name-note = Others see this name in the standings.
cups-go-on = Go on
cups-begun = Your match is under way and waits for you here.
cups-making = Laying out the courses …
cups-given-up = Your try ended early or too late, so it does not count.
cups-result = Your result
cups-to-cup = To the standings
cups-total = { $count ->
        [one] One stroke
       *[other] { $count } strokes
    }

cups-place = Place { $rank } of { $players }
cups-leading = In front, { $players ->
        [one] so far alone
       *[other] of { $players }
    }
cups-won = Won, { $players ->
        [one] alone
       *[other] of { $players }
    }
cups-behind = { $strokes ->
        [0] as many strokes as { $name }
        [one] one stroke behind { $name }
       *[other] { $strokes } strokes behind { $name }
    }
cups-ahead = { $strokes ->
        [0] as many strokes as { $name }
        [one] one stroke ahead of { $name }
       *[other] { $strokes } strokes ahead of { $name }
    }
cups-middle = the middle of the field
cups-middle-note = fewer strokes lie left
cups-hole = { $course }: you { $strokes }, the middle of the field { $middle }

cups-deciding = The stroke that decided it
cups-deciding-where = { $course }, stroke { $stroke }. { $players } came here and rolled { $roll }.
cups-deciding-note = What a choice cost is what the course really took after it.
cups-choice-hole = Into the hole, { $dir }
cups-choice-pass = No way was open
cups-choice-after = then { $strokes } more
cups-choice-own = your choice

cups-standings = Standings
cups-standings-none = Nobody has finished yet.
cups-standings-all = All
cups-you = you
cups-still = { $count ->
        [one] Still playing: { $names }
       *[other] { $count } still playing: { $names }
    }
cups-still-more = and others
cups-tie = If totals are equal, fewer strokes on the last course decide, then on the one before. Whoever is equal in everything shares the place.
cups-watch = Watch the match of { $name }
cups-watch-later = You can watch every match once you have played yourself.
cups-strokes = Course by course: { $scores }

cups-season = Season
cups-season-weeks = The last ten weeks; the best { $best } count.
cups-season-month = This month; the best { $best } days count.
cups-season-points = A point for playing, one for everyone you leave behind, half for everyone level.
cups-season-played = { $count } played
cups-before = The one before
cups-after = The next one

cups-share = Share the link
cups-copied = The link is copied.
cups-not-copied = This browser does not let the page copy.
cups-end = End the cup
cups-end-title = End this cup?
cups-end-text = Nobody can begin any more. What was played stays to be seen.
cups-end-yes = End it
cups-end-no = Keep it

cups-seal = How the dice are sealed
cups-seal-text = The server fixed the dice of this edition before it began and published their seal. When the edition is over, it publishes the secret, and anyone can check every roll.
cups-seal-this = Seal of this edition
cups-seal-secret = Secret of this edition
cups-seal-next = Seal of the next edition

cups-name = Name of the cup
cups-name-example = Sundays at Grandma’s
cups-name-missing = A cup needs a name.
cups-your-name = Your name
cups-how-often = How often
cups-once = Once
cups-once-note = for a few days
cups-daily = Every day
cups-daily-note = new at midnight UTC
cups-weekly-note = new on Monday
cups-every-week = Every week
cups-days = For how long
cups-courses = Courses
cups-drawn-1 = One
cups-drawn-3 = Three
cups-drawn-6 = Six
cups-drawn-note = drawn anew
cups-chosen = Chosen
cups-chosen-note = up to six
cups-chosen-count = { $count ->
        [0] No course chosen yet.
        [one] One course chosen.
       *[other] { $count } courses chosen.
    }
cups-chosen-link = The course of the link
cups-chosen-missing = Choose at least one course.
cups-create = Make the cup
cups-creating = Making the cup …
