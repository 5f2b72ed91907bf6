# The course of the day
daily = Daily course
daily-course = The course of the day
daily-making = Making the course of the day …
daily-judging = Reckoning luck and skill …
daily-par = Par { $par }
daily-dice = { $count } dice
daily-intro = Everyone plays this course today, with the same rolls. One try counts; after it you can practise as much as you like.
daily-begun = Your try is under way and waits for you here, exactly as you left it.
daily-past = This day is over, so it counts for nobody any more. You can play its course with fresh dice.
daily-play = Play the course
daily-go-on = Go on
daily-practise = Practise with other dice
daily-to-today = To today’s course
daily-to-day = To the day
daily-result = Your result
daily-next-in = Next course in { $hours } h { $minutes } min

daily-fate-holed = In the hole
daily-fate-out = Not holed in time
daily-fate-left = Given up
daily-strokes-par = { $strokes ->
        [one] One stroke, par { $par }
       *[other] { $strokes } strokes, par { $par }
    }
daily-marks = Your choices, stroke by stroke
daily-mark = Stroke { $number }: { $grade ->
        [best] the best choice
        [good] a good choice
        [dear] a choice that cost
       *[unknown] not judged
    }
daily-mark-legend = { $grade ->
        [best] best choice
        [good] good choice
        [dear] cost you strokes
       *[unknown] not judged
    }
daily-manner = { $luck ->
        [kind] Kind dice
        [unkind] Unkind dice
       *[fair] Fair dice
    }, { $skill ->
        [perfect] perfect choices
        [good] good choices
       *[bold] bold choices
    }
daily-row = { $count ->
        [one] One day in a row
       *[other] { $count } days in a row
    }
daily-share = Share
daily-copy = Copy
daily-copied = Copied. It tells nothing about the course.
daily-not-copied = This browser does not let the page copy.
daily-picture = Picture
daily-picture-saved = Saved. It tells nothing about the course.
daily-share-title = Carambole #{ $number } · { $date }
daily-share-score = { $strokes ->
        [one] 1 stroke, par { $par }
       *[other] { $strokes } strokes, par { $par }
    }

daily-days = Your days
daily-streak = days in a row
daily-best = longest row
daily-played = days played
daily-week = Your week
daily-week-luck = Dice { $gain }
daily-week-skill = Choices { $gain }
daily-week-note = Strokes won above the line, lost below it.
daily-week-day = { $date }: dice { $luck }, choices { $skill }
daily-month-before = The month before
daily-month-after = The month after
daily-day-today = { $date }, today
daily-day-open = { $date }, not played
daily-day-played = { $date }: { $strokes ->
        [one] one stroke
       *[other] { $strokes } strokes
    }, par { $par }

daily-board = The board of the day
daily-board-home = Played at home: the server checks every roll and stroke, but cannot see who helped.
daily-board-own = you
daily-board-none = Nobody has sent a result yet.
daily-board-name = Your name on the board
daily-board-send = Send my result
daily-board-note = Only this name and your strokes are shown. The server checks every roll.
daily-board-sent = Your result is on the board.
daily-board-failed = The server did not take the result.
daily-cups = To the cups: the same dice for everyone
