# Setting up a match of mini golf
setup-title = Set up mini golf
setup-begin = Start
setup-begin-busy = Setting the table …
setup-ready = Ready-made
setup-ready-quick = Quick
setup-ready-quick-note = three short courses
setup-ready-box = The box
setup-ready-box-note = courses 1 to 6
setup-ready-party = Party
setup-ready-party-note = carom, with tokens
setup-ready-again = Tap to start
setup-customise = Customise
setup-unfit = Not playable like this
setup-fit = Ready to play

setup-players = Players
setup-players-note = Everyone at this screen, and as many computers as you like.
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
       *[other] { $ball }, ball of { $name }: change
    }
setup-ball-choose = { $name ->
        [You] Which ball is yours?
       *[other] { $name }: which ball?
    }
setup-ball-free = free
setup-ball-own = yours
setup-ball-swap = { $name ->
        [You] yours; you swap
       *[other] { $name } has it; you swap
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
setup-preset-six-note = the base box
setup-preset-twelve-note = a long evening
setup-preset-modified-note = obstacles on all of them
setup-preset-own-note = any, in any order
setup-courses-chosen = { $count ->
        [0] No course chosen
        [one] One course chosen
       *[other] { $count } courses chosen
    }
setup-courses-change = Choose courses
setup-courses-done = Done
setup-courses-none = Clear all
setup-course-number = course { $number } of the match
setup-course-earlier = Put { $name } earlier
setup-course-leave = Leave { $name } out
setup-courses-plain = The nine courses
setup-courses-modified = Modified courses
setup-with-tall = tall pieces
setup-with-moving = moving pieces
setup-with-tokens = tokens

setup-rules = Rules
setup-mode = Mode
setup-mode-basic = Basic
setup-mode-basic-note = each ball plays its course alone
setup-mode-carom = Carom
setup-mode-carom-note = all at once; balls strike each other
setup-kit = Roll with
setup-kit-dice = Dice
setup-kit-dice-note = the six of the base box
setup-kit-cards = Cards
setup-kit-cards-note = the white die and five cards
setup-kit-both = Both
setup-kit-both-note = eight dice and five cards
setup-tokens = Tokens
setup-tokens-printed = As the courses say
setup-tokens-scattered = Scattered
setup-tokens-scattered-note = six at random on every course
setup-tokens-suggested = six at random; suggested for carom
setup-limit = Strokes a course
setup-limit-printed = As printed
setup-limit-strokes = { $strokes }
setup-order = Order of play
setup-order-text = Every course prints its own order of colours; of one colour the round ball plays before the flat one.
setup-order-first = On { $course }:
setup-order-basic = In basic mode a ball plays until it is holed or out of strokes, then comes the next.
setup-order-carom = In carom mode every ball has one stroke a round, and all stay on the course.

setup-advice = Advice
setup-advice-carom-with-tall = { $course } has tall pieces; carom mode is better without them.
setup-advice-carom-with-dynamic = { $course } has moving pieces; carom mode is better without them.
setup-advice-courses-more = { $count ->
        [one] The same goes for one more course.
       *[other] The same goes for { $count } more courses.
    }
setup-advice-more-balls = Two or three players had better take two or three balls each in carom mode.
setup-advice-higher-limit = { $course } is long; 20 or 30 strokes suit it better.
setup-advice-scatter = Carom mode is livelier with tokens scattered on the courses.
setup-do-two = Two each
setup-do-three = Three each
setup-do-scatter = Scatter tokens
setup-do-limit-20 = 20 strokes
setup-do-limit-30 = 30 strokes

setup-wrong-no-players = A match needs at least one player: add a person or a computer.
setup-wrong-no-person = At least one person has to play: change a computer into a person, or add one.
setup-wrong-no-ball = { $name ->
        [You] There are only twelve balls, so you are left without: take fewer balls each or fewer players.
       *[other] There are only twelve balls, so { $name } is left without: take fewer balls each or fewer players.
    }
setup-wrong-ball-twice = { $ball } is given out twice: choose another one.
setup-wrong-carom-alone = Carom mode needs at least two balls: add a player, take two balls each, or play basic mode.
setup-wrong-courses = A match has 1 to 99 courses: choose at least one.
setup-wrong-limit = The limit is 1 to 99 strokes.
setup-wrong-tokens = These tokens cannot be scattered.
setup-wrong-no-room-for-tokens = { $course } has too little room for scattered tokens: play it with those printed.
