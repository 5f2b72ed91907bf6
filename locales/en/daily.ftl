# The daily course
daily = Daily course
daily-course = Course of the day
daily-making = Creating the daily course…
daily-judging = Working out luck and skill…
daily-par = Par { $par }
daily-dice = { $count } dice
daily-intro = Everyone gets this course and the same rolls today. Only your first try counts. After that, you can practise as much as you like.
daily-begun = You have already started. Continue where you left off.
daily-past = This day is over, so results no longer count. You can still play the course with new dice.
daily-play = Play the course
daily-go-on = Continue
daily-practise = Practise with new dice
daily-to-today = Go to today’s course
daily-to-day = Back to the daily course
daily-result = Your result
daily-next-in = Next course in { $hours } h { $minutes } min

daily-fate-holed = In the hole
daily-fate-out = Not holed
daily-fate-left = Resigned
daily-strokes-par = { $strokes ->
        [one] One stroke, par { $par }
       *[other] { $strokes } strokes, par { $par }
    }
daily-marks = Your choices, stroke by stroke
daily-mark = Stroke { $number }: { $grade ->
        [best] the best choice
        [good] a good choice
        [dear] a costly choice
       *[unknown] not judged
    }
daily-mark-legend = { $grade ->
        [best] best choice
        [good] good choice
        [dear] cost you strokes
       *[unknown] not judged
    }
daily-manner = { $luck ->
        [kind] Lucky dice
        [unkind] Unlucky dice
       *[fair] Fair dice
    }, { $skill ->
        [perfect] perfect choices
        [good] good choices
       *[bold] bold choices
    }
daily-streak-days = { $count ->
        [one] 1-day streak
       *[other] { $count }-day streak
    }
daily-share = Share
daily-copy = Copy
daily-copied = Copied. No spoilers.
daily-not-copied = Could not copy: your browser does not allow it.
daily-picture = Save picture
daily-picture-saved = Saved. No spoilers.
daily-share-title = Carambole #{ $number } · { $date }
daily-share-score = { $strokes ->
        [one] 1 stroke, par { $par }
       *[other] { $strokes } strokes, par { $par }
    }

daily-days = Your statistics
daily-streak = current streak
daily-best = longest streak
daily-played = days played
daily-week = Your week
daily-week-luck = Dice { $gain }
daily-week-skill = Choices { $gain }
daily-week-note = Above the line: strokes gained. Below: strokes lost.
daily-week-day = { $date }: dice { $luck }, choices { $skill }
daily-month-before = Previous month
daily-month-after = Next month
daily-day-today = { $date }, today
daily-day-open = { $date }, not played
daily-day-played = { $date }: { $strokes ->
        [one] one stroke
       *[other] { $strokes } strokes
    }, par { $par }

daily-board = Daily leaderboard
daily-board-home = The server checks every roll and stroke, but cannot tell who had help.
daily-board-own = you
daily-board-none = No results yet.
daily-board-name = Your name on the leaderboard
daily-board-send = Send my result
daily-board-note = Other players see this name, your strokes and, if you have one, your handle.
daily-board-sent = Your result is on the leaderboard.
daily-board-failed = Could not send your result.
daily-cups = Cups: same dice for everyone
