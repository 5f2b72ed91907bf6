# Replays: stepping through a record, luck and skill, checking the dice, sending it on
replay-title = Replay
replay-sub = { $game ->
        [golf] Replay · stroke { $number } of { $count }
       *[other] Replay · shot { $number } of { $count }
    }
replay-opening = Opening the record …
replay-open-file = Open a record
replay-open-note = Choose the file of a match, or drop it anywhere on this page. It stays on this device.
replay-refused-unknown = This match is not on this device, and the server does not have it.
replay-refused-offline = This match is not on this device, and the server cannot be reached.
replay-refused-large = This file is too large to be the record of a match.
replay-refused-no-record = This file is not the record of a match, or it is damaged.
replay-refused-bad-link = This link is incomplete or has been changed; ask for it again.
replay-refused-version = This record was made by another version of Carambole and cannot be shown here.
replay-refused-nothing = Nothing has been played in this game yet.

# Before a record is open
replay-own = Your matches
replay-own-all = All { $count } matches
replay-match-open = not finished yet
replay-match-score = Score: { $total }
replay-match-online = online
replay-sample = A match to begin with
replay-sample-text = You have not played one yet. Watch Mia against Max on three courses: one holes the very first stroke, the other wins by one.
replay-sample-watch = Watch the match

# The wooden bar
replay-controls = Film of the match
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-speed = Speed: { $speed } times
replay-list = All strokes
replay-strokes = Strokes
replay-jump = { $number }: { $title }
replay-scrub = Place in the match
replay-keys-step = One step back or on
replay-keys-stroke = One stroke back or on
replay-keys-ends = To the beginning, to the end
replay-keys-play = Play or pause

# Steps
replay-step-begin = The match begins
replay-step-course = Course { $number }: { $name }
replay-step-round = Round { $number }
replay-step-start = { $name ->
        [You] You place { $ball }
       *[other] { $name } places { $ball }
    }
replay-step-pick = { $name ->
        [You] You take the { $pick }
       *[other] { $name } takes the { $pick }
    }
replay-step-roll = { $name ->
        [You] You roll { $impulses }
       *[other] { $name } rolls { $impulses }
    }
replay-step-stroke = { $name }: { $impulses }, { $dir }
replay-step-pass = { $name }: no way is open
replay-step-shot = { $name }, shot { $number }
replay-step-choice = { $name ->
        [You] You choose
       *[other] { $name } chooses
    }
replay-step-end = The match is over
replay-result = { $rank }. { $name }: { $total }
replay-say = What happens

# Choices
replay-choice-best = { $chosen }: no choice was better.
replay-choice-cost = { $choice }: { $exact ->
        [yes] { $cost } strokes
       *[no] about { $cost } strokes
    }
replay-instead = { $best } instead of { $chosen }
replay-left-die = { $die ->
        [white] white
        [blue] blue
        [yellow] yellow
        [green] green
        [orange] orange
        [violet] violet
        [red] red
        [black] black
       *[other] die { $die }
    }
replay-left-card = card { $card }
replay-left-way = { $dir ->
        [E] east
        [NE] north-east
        [NW] north-west
        [W] west
        [SW] south-west
        [SE] south-east
       *[other] { $dir }
    }
replay-left-start = { $number }
replay-choice-close = { $chosen }: as good as { $best }, as far as can be told (price: { $cost } strokes).
replay-options = { $count } choices
replay-option = Choice
replay-option-rest = Strokes to come
replay-option-stand = Against the others
replay-option-more = Against the best
replay-option-how = { $much ->
        [none] as good as any
        [little] a little worse
        [some] worse
        [close] too close to call
       *[much] much worse
    }
replay-option-hint = Point at a choice, or tap it, to see on the board where it leads.
replay-option-leads = { $choice }: { $leads }.
replay-option-reach = { $sides ->
        [0] { $choice }: no side brings the ball into the hole.
        [1] { $choice }: one side of six can bring the ball into the hole.
       *[other] { $choice }: { $sides } sides of six can bring the ball into the hole.
    }
replay-option-chosen = played
replay-tag-luck = Luck of the roll
replay-tag-skill = Skill of the choices
replay-roll-how = { $how ->
        [kind] kind
        [unkind] unkind
       *[even] fair
    }
replay-choice-how = { $how ->
        [well] well chosen
        [little] cost a little
        [some] cost something
        [close] too close to call
       *[much] cost dearly
    }
replay-tag-before = Chance before
replay-tag-after = Chance after
replay-shot-best = No better shot was found.
replay-shot-better = The best shot found: { $best }, that is { $gain } to win.
replay-shot-show = See the best shot
replay-shot-played = Back to the shot played
replay-heat = Show what cells are worth
replay-heat-key = strokes to come

# Luck and skill
replay-findings = Luck and skill
replay-sums = Luck and skill in all
replay-luck = luck
replay-skill = skill
replay-both = both, added up
replay-luck-head = Luck
replay-skill-head = Skill
replay-guess-head = Guess
replay-par = Par
replay-score = Score
replay-in-strokes = In strokes
replay-whose = Whose strokes
replay-chart-key = up: saved, down: lost
replay-chart-label = { $name }: { $count } strokes. Luck { $luck }, skill { $skill }, in strokes saved.
replay-verdict = { $name ->
        [You] { $dice ->
            [gave] The dice saved you { $luck } strokes
            [took] The dice cost you { $luck } strokes
           *[even] The dice were even for you
        }{ $choices ->
            [cost] , and your choices cost { $skill }.
           *[perfect] , and every choice was the best.
        }
       *[other] { $dice ->
            [gave] The dice saved { $name } { $luck } strokes
            [took] The dice cost { $name } { $luck } strokes
           *[even] The dice were even for { $name }
        }{ $choices ->
            [cost] , and the choices cost { $skill }.
           *[perfect] , and every choice was the best.
        }
    }
replay-costly = { $name ->
        [You] { $count ->
            [one] Your costliest choice
           *[other] Your { $count } costliest choices
        }
       *[other] { $count ->
            [one] The costliest choice of { $name }
           *[other] The { $count } costliest choices of { $name }
        }
    }
replay-costly-stroke = { $mode ->
        [carom] Course { $course }, round { $number }
       *[basic] Course { $course }, stroke { $number }
    }
replay-costly-shot = Round { $round }, shot { $number }
replay-costly-gain = The best shot found: { $gain } to win
replay-went = { $choices ->
        [well] Well chosen
        [mixed] Some good choices, some dear ones
       *[dear] Choices that cost dearly
    }{ $dice ->
        [kind] , and the dice were kind.
        [unkind] , and the dice were unkind.
       *[even] , and the dice were fair.
    }
replay-expected = Expected
replay-result-head = Result
replay-carom-note = Nobody can solve carom mode. These are estimates by the computer that learned the game; ± says how far off they may be. Luck is the rolls and what the others did, “Guess” is what the estimates were off by, and the result is how many strokes one is ahead of the others on average.
replay-verdict-carom = { $name ->
        [You] { $dice ->
            [gave] The dice saved you { $luck } strokes
            [took] The dice cost you { $luck } strokes
           *[even] The dice were even for you
        }{ $they ->
            [gave] , what the others did saved you { $others }
            [took] , what the others did cost you { $others }
           *[even] {""}
        }{ $choices ->
            [cost] , and your choices cost { $skill }.
           *[close] , and your choices cannot be told from the best.
        }
       *[other] { $dice ->
            [gave] The dice saved { $name } { $luck } strokes
            [took] The dice cost { $name } { $luck } strokes
           *[even] The dice were even for { $name }
        }{ $they ->
            [gave] , what the others did saved { $others }
            [took] , what the others did cost { $others }
           *[even] {""}
        }{ $choices ->
            [cost] , and the choices cost { $skill }.
           *[close] , and the choices cannot be told from the best.
        }
    }
replay-winning = Chance to win the match
replay-winning-line = { $name ->
        [You] you
       *[other] { $name }
    }
replay-winning-label = Chance to win the match, stroke by stroke; at last { $chances }.
replay-decided = The stroke that decided it
replay-decided-how = { $winner ->
        [You] Course { $course }: your chance to win rose from { $before } to { $after }.
       *[other] Course { $course }: the chance of { $winner } to win rose from { $before } to { $after }.
    }
replay-unjudged = not played to the end
replay-guess-note = This course has too many positions to be solved exactly, so par is a good guess; “Guess” is what it was off by.
replay-unreviewed-unfinished = Luck and skill are worked out when the match is over. Every choice made so far is judged above.
replay-unreviewed-fault = Luck and skill are worked out only for a record that is right.
replay-chances = Chance of winning the round
replay-chances-note = Each position is played on many times to see who is likely to win. This takes about a second a shot and can be stopped at any time.
replay-chances-find = Work out the chances
replay-chances-line = { $name ->
        [You] your chance
       *[other] chance of { $name }
    }
replay-chances-slip = gave much away
replay-chances-label = { $name ->
        [You] Your chance to win the round after { $count } shots; at last { $chance }.
       *[other] Chance of { $name } to win the round after { $count } shots; at last { $chance }.
    }
replay-working = Working it out
replay-working-at = { $done } of { $count }
replay-cancel = Cancel
replay-work-again = Work it out
replay-work-failed = This could not be worked out.

# Checking
replay-check = Check the dice
replay-check-record = Check the record
replay-check-busy = Checking every roll …
replay-check-right = { $draws ->
        [one] The one roll is right, and so is every move.
       *[other] All { $draws } rolls are right, and so is every move.
    }
replay-check-right-shots = All { $events } entries are right: every shot comes out the same again, to the last bit.
replay-check-unfinished = The match is not over: the sealed envelope is opened at its end, then every roll can be checked.
replay-check-sealed = Every stroke is right. The rolls can be checked when this edition of the cup is over.
replay-check-jump = Show me that place
replay-check-shots = There are no dice in Carramboule. Every shot was played again by the same physics and compared with what the record says.
replay-check-limits = What no check can show: whether the people were who they said, and whether the host told someone the envelope’s contents.
replay-seal-1 = A sealed envelope
replay-seal-1-text = Before anyone sat down the host wrote a secret number and published its fingerprint. Nobody can change the number afterwards without changing the fingerprint.
replay-seal-2 = Everyone adds a pinch
replay-seal-2-text = Every player added random bytes of their own. So the host could not pick a secret with convenient rolls.
replay-seal-2-none = Only computer players sat here; they add nothing.
replay-seal-3 = The envelope is opened
replay-seal-3-text = At the end the secret was published. It has the fingerprint from the beginning.
replay-seal-3-later = Others still play with the same dice. The secret is published when the edition is over.
replay-seal-4 = Every roll again
replay-seal-4-text = From the secret and the pinches every roll was worked out again and compared, and every stroke was played again by the rules.
replay-fault-roll = { $name ->
        [You] Your roll { $roll } is not what the sealed dice show (entry { $version }).
       *[other] Roll { $roll }, by { $name }, is not what the sealed dice show (entry { $version }).
    }
replay-fault-end = The end of the record is wrong: the secret or the result does not fit (entry { $version }).
replay-fault-action = { $name ->
        [You] One of your moves was changed or breaks the rules (entry { $version }).
       *[other] A move of { $name } was changed or breaks the rules (entry { $version }).
    }
replay-fault-missing = The record breaks off: entry { $version } is missing.
replay-fault-event = Entry { $version } was changed.
replay-fault-shown = It is shown up to there.

# Sending on
replay-send = Share
replay-send-link = Link
replay-send-link-note = The whole record is in the link; nothing is stored anywhere.
replay-link-copy = Copy
replay-link-copied = Copied.
replay-link-share = Share
replay-link-long = This match is too long for a link; send the file instead.
replay-send-picture = Moving picture
replay-send-picture-note = A GIF that plays anywhere.
replay-picture-of = What it shows
replay-picture-stroke = { $game ->
        [golf] This stroke
       *[other] This shot
    }
replay-picture-course = { $game ->
        [golf] This course
       *[other] This round
    }
replay-picture-make = Make the picture
replay-picture-busy = { $count } frames drawn …
replay-picture-done = The picture is ready ({ $size } KB).
replay-picture-again = Save it again
replay-send-file = File
replay-send-file-note = The record itself, for this page, the terminal, or whoever wants to check it.
replay-duel = Play against this
