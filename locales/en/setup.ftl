# Setting up a match of mini golf
setup-title = Set up mini golf
setup-begin = Start
setup-begin-busy = Starting…
setup-ready = Presets
setup-ready-quick = Quick
setup-ready-quick-note = three short courses
setup-ready-box = The box
setup-ready-box-note = courses 1 to 6
setup-ready-party = Party
setup-ready-party-note = carom, with tokens
setup-ready-again = Tap to start
setup-customise = Customise
setup-unfit = Cannot start yet
setup-fit = Ready to play

setup-players = Players
setup-players-note = Add everyone who plays on this screen, and any computers.
setup-name-of = Name of player { $number }
setup-kind-of = { $name ->
        [You] Who plays your balls
       *[other] Who plays for { $name }
    }
setup-level-1 = gentle
setup-level-2 = relaxed
setup-level-3 = careful
setup-level-4 = strong
setup-level-5 = perfect
setup-person = Person
setup-add-person = Add a person
setup-add-computer = Add a computer
setup-remove-player = { $name ->
        [You] Remove yourself
       *[other] Remove { $name }
    }
setup-all-twelve = All twelve balls are in play.
setup-ball-of = { $name ->
        [You] { $ball }, your ball: change
       *[other] { $ball }, { $name }’s ball: change
    }
setup-ball-choose = { $name ->
        [You] Which ball is yours?
       *[other] { $name }: which ball?
    }
setup-ball-free = free
setup-ball-own = yours
setup-ball-swap = { $name ->
        [You] yours: swap
       *[other] { $name }’s: swap
    }
setup-balls-each = Balls each
setup-balls-total = { $count ->
        [one] one ball in play
       *[other] { $count } balls in play
    }

setup-courses = Courses
setup-preset-first = Course 1
setup-preset-six = Courses 1–6
setup-preset-twelve = 6 plain, 6 modified
setup-preset-modified = 15 modified
setup-preset-own = Your own choice
setup-preset-first-note = two minutes
setup-preset-six-note = from the base game
setup-preset-twelve-note = a long evening
setup-preset-modified-note = obstacles on every course
setup-preset-own-note = any courses, in any order
setup-courses-chosen = { $count ->
        [0] No course chosen
        [one] One course chosen
       *[other] { $count } courses chosen
    }
setup-courses-change = Choose courses
setup-courses-done = Done
setup-courses-none = Clear all
setup-course-number = course { $number } of the match
setup-course-earlier = Move { $name } earlier
setup-course-leave = Remove { $name }
setup-courses-plain = The nine courses
setup-courses-modified = Modified courses
setup-with-tall = tall pieces
setup-with-moving = moving pieces
setup-with-tokens = tokens

setup-rules = Rules
setup-mode = Mode
setup-mode-basic = Basic
setup-mode-basic-note = balls play one at a time
setup-mode-carom = Carom
setup-mode-carom-note = all balls in play; they can hit each other
setup-kit = Roll with
setup-kit-dice = Dice
setup-kit-dice-note = the six dice from the base game
setup-kit-cards = Cards
setup-kit-cards-note = the white die and five cards
setup-kit-both = Both
setup-kit-both-note = eight dice and five cards
setup-tokens = Tokens
setup-tokens-printed = Set by the course
setup-tokens-scattered = Scattered
setup-tokens-scattered-note = six at random on every course
setup-tokens-suggested = six at random; good for carom
setup-limit = Strokes per course
setup-limit-printed = Standard
setup-limit-strokes = { $strokes }
setup-order = Order of play
setup-order-text = Each course has its own order of colours. If two balls share a colour, the round one plays before the flat one.
setup-order-first = On { $course }:
setup-order-basic = In basic mode, a ball plays until it is holed or out of strokes. Then the next ball plays.
setup-order-carom = In carom mode, each ball plays one stroke per round and stays on the course until it is holed.

setup-advice = Advice
setup-advice-carom-with-tall = { $course } has tall pieces. Carom mode works better without them.
setup-advice-carom-with-dynamic = { $course } has moving pieces. Carom mode works better without them.
setup-advice-courses-more = { $count ->
        [one] The same goes for one more course.
       *[other] The same goes for { $count } more courses.
    }
setup-advice-more-balls = With two or three players, carom mode works better with two or three balls each.
setup-advice-higher-limit = { $course } is long. A limit of 20 or 30 strokes suits it better.
setup-advice-scatter = Carom mode is livelier with tokens scattered on the courses.
setup-do-two = Two each
setup-do-three = Three each
setup-do-scatter = Scatter tokens
setup-do-limit-20 = 20 strokes
setup-do-limit-30 = 30 strokes

setup-wrong-no-players = A match needs at least one player: add a person or a computer.
setup-wrong-no-person = A match needs at least one person: add one, or replace a computer.
setup-wrong-no-ball = { $name ->
        [You] There are only twelve balls, and none is left for you: choose fewer balls each or fewer players.
       *[other] There are only twelve balls, and none is left for { $name }: choose fewer balls each or fewer players.
    }
setup-wrong-ball-twice = One ball is chosen twice ({ $ball }): choose another one.
setup-wrong-carom-alone = Carom mode needs at least two balls: add a player, choose two balls each, or play basic mode.
setup-wrong-courses = A match has 1 to 99 courses: choose at least one.
setup-wrong-limit = The limit must be 1 to 99 strokes.
setup-wrong-tokens = These tokens cannot be scattered.
setup-wrong-no-room-for-tokens = { $course } has too little room for scattered tokens: use its own tokens instead.
