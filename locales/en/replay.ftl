# Replays: stepping through a match, luck and skill, checking the dice, sharing
replay-title = Replay
replay-sub = { $game ->
        [golf] Replay · stroke { $number } of { $count }
       *[other] Replay · shot { $number } of { $count }
    }
replay-opening = Opening the match…
replay-open-file = Open a match file
replay-open-note = Choose a match file or drop it anywhere on this page. It stays on this device.
replay-refused-unknown = This match is neither on this device nor on the server.
replay-refused-offline = This match is not on this device, and the server cannot be reached. Try again later.
replay-refused-large = This file is too large to be a match record.
replay-refused-no-record = This file is not a match record, or it is damaged.
replay-refused-bad-link = This link is incomplete or has been changed. Ask for a new one.
replay-refused-version = This record comes from another version of Carambole and cannot be shown here.
replay-refused-nothing = Nothing has been played in this match yet.

# Before a record is open
replay-own = Your matches
replay-own-all = All { $count } matches
replay-match-open = not finished
replay-match-score = Score: { $total }
replay-match-online = online
replay-sample = Sample match
replay-sample-text = You have not played a match yet. Watch Mia play Max on three courses: one player holes the ball with the very first stroke, the other wins by one stroke.
replay-sample-watch = Watch the match

# The playback controls
replay-controls = Playback controls
replay-first = Go to the start
replay-back = Previous step
replay-play = Play
replay-pause = Pause
replay-on = Next step
replay-last = Go to the end
replay-speed = Speed: { $speed }×
replay-list = All strokes
replay-strokes = Strokes
replay-jump = { $number }: { $title }
replay-scrub = Position in the match
replay-keys-step = Previous or next step
replay-keys-stroke = Previous or next stroke
replay-keys-ends = Start or end of the match
replay-keys-play = Play or pause

# The steps of a match
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
replay-step-pass = { $name }: no direction is open
replay-step-shot = { $name }, shot { $number }
replay-step-choice = { $name ->
        [You] You choose
       *[other] { $name } chooses
    }
replay-step-end = The match is over
replay-result = { $rank }. { $name }: { $total }
replay-say = What happens

# What each choice was worth
replay-choice-best = { $chosen }: no choice was better.
replay-choice-cost = { $choice }: saves { $exact ->
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
replay-choice-close = { $chosen }: about as good as { $best } (difference: { $cost } strokes).
replay-options = { $count ->
        [one] One choice
       *[other] { $count } choices
    }
replay-option = Choice
replay-option-rest = Strokes to go
replay-option-stand = Against the others
replay-option-more = Against the best
replay-option-how = { $much ->
        [none] as good as any
        [little] a little worse
        [some] worse
        [close] too close to call
       *[much] much worse
    }
replay-option-hint = Point at a choice or tap it to see on the board where it leads.
replay-option-leads = { $choice }: { $leads }.
replay-option-reach = { $sides ->
        [0] { $choice }: no face of the die can hole the ball.
        [1] { $choice }: one of the six faces can hole the ball.
       *[other] { $choice }: { $sides } of the six faces can hole the ball.
    }
replay-option-chosen = played
replay-tag-luck = Luck of the roll
replay-tag-skill = Skill in choosing
replay-roll-how = { $how ->
        [kind] lucky
        [unkind] unlucky
       *[even] fair
    }
replay-choice-how = { $how ->
        [well] well chosen
        [little] cost a little
        [some] cost a fair bit
        [close] too close to call
       *[much] cost a lot
    }
replay-tag-before = Chance before
replay-tag-after = Chance after
replay-shot-best = No better shot was found.
replay-shot-better = Best shot found: { $best } chance of winning ({ $gain }).
replay-shot-show = See the best shot
replay-shot-played = Back to the shot played
replay-heat = Show cell values
replay-heat-key = strokes to go

# Luck and skill
replay-findings = Luck and skill
replay-sums = Luck and skill in total
replay-luck = luck
replay-skill = skill
replay-both = both together
replay-luck-head = Luck
replay-skill-head = Skill
replay-guess-head = Guess
replay-par = Par
replay-score = Score
replay-in-strokes = In strokes
replay-whose = Player
replay-chart-key = up: saved, down: lost
replay-chart-label = { $name }: { $count ->
        [one] one stroke
       *[other] { $count } strokes
    }. Strokes saved: luck { $luck }, skill { $skill }.
replay-verdict = { $name ->
        [You] { $dice ->
            [gave] The dice saved you { $luck } strokes
            [took] The dice cost you { $luck } strokes
           *[even] The dice were fair to you
        }{ $choices ->
            [cost] , and your choices cost you { $skill } strokes.
           *[perfect] , and every choice was the best one.
        }
       *[other] { $dice ->
            [gave] The dice saved { $name } { $luck } strokes
            [took] The dice cost { $name } { $luck } strokes
           *[even] The dice were fair to { $name }
        }{ $choices ->
            [cost] , and { $name }’s choices cost { $skill } strokes.
           *[perfect] , and every choice was the best one.
        }
    }
replay-costly = { $name ->
        [You] { $count ->
            [one] Your costliest choice
           *[other] Your { $count } costliest choices
        }
       *[other] { $count ->
            [one] { $name }’s costliest choice
           *[other] { $name }’s { $count } costliest choices
        }
    }
replay-costly-stroke = { $mode ->
        [carom] Course { $course }, round { $number }
       *[basic] Course { $course }, stroke { $number }
    }
replay-costly-shot = Round { $round }, shot { $number }
replay-costly-gain = Best shot found: { $gain } chance of winning
replay-went = { $choices ->
        [well] Well chosen
        [mixed] Some good choices, some costly ones
       *[dear] Costly choices
    }{ $dice ->
        [kind] ; the dice were kind.
        [unkind] ; the dice were unkind.
       *[even] ; the dice were fair.
    }
replay-expected = Expected
replay-result-head = Result
replay-carom-note = Carom mode cannot be solved exactly. The numbers are estimates by a trained computer player; ± shows how far off they may be. Luck comes from the rolls and from the other players’ strokes. “Guess” shows how far off the estimates were. The result is how many strokes a player is ahead of the other players’ average.
replay-verdict-carom = { $name ->
        [You] { $dice ->
            [gave] The dice saved you { $luck } strokes
            [took] The dice cost you { $luck } strokes
           *[even] The dice were fair to you
        }{ $they ->
            [gave] , the other players saved you { $others } strokes
            [took] , the other players cost you { $others } strokes
           *[even] {""}
        }{ $choices ->
            [cost] , and your choices cost you { $skill } strokes.
           *[close] , and your choices were about as good as the best.
        }
       *[other] { $dice ->
            [gave] The dice saved { $name } { $luck } strokes
            [took] The dice cost { $name } { $luck } strokes
           *[even] The dice were fair to { $name }
        }{ $they ->
            [gave] , the other players saved { $name } { $others } strokes
            [took] , the other players cost { $name } { $others } strokes
           *[even] {""}
        }{ $choices ->
            [cost] , and { $name }’s choices cost { $skill } strokes.
           *[close] , and the choices were about as good as the best.
        }
    }
replay-winning = Chance of winning the match
replay-winning-line = { $name ->
        [You] you
       *[other] { $name }
    }
replay-winning-label = Chance of winning the match, stroke by stroke. At the end: { $chances }.
replay-decided = The stroke that decided it
replay-decided-how = { $winner ->
        [You] Course { $course }: your chance of winning rose from { $before } to { $after }.
       *[other] Course { $course }: { $winner }’s chance of winning rose from { $before } to { $after }.
    }
replay-unjudged = not played to the end
replay-guess-note = This course has too many positions to be solved exactly, so par is only an estimate. “Guess” shows how far off the estimate was.
replay-unreviewed-unfinished = Luck and skill are worked out when the match is over. All choices so far are judged above.
replay-unreviewed-fault = Luck and skill can only be worked out for a correct record.
replay-chances = Chance of winning the round
replay-chances-note = Each position is played out many times to see who is likely to win. This takes about a second per shot. You can stop it at any time.
replay-chances-find = Work out the chances
replay-chances-line = { $name ->
        [You] your chance
       *[other] { $name }’s chance
    }
replay-chances-slip = costly shot
replay-chances-label = { $name ->
        [You] Your chance of winning the round, shot by shot ({ $count } shots). At the end: { $chance }.
       *[other] { $name }’s chance of winning the round, shot by shot ({ $count } shots). At the end: { $chance }.
    }
replay-working = Working it out
replay-working-at = { $done } of { $count }
replay-cancel = Cancel
replay-work-again = Work it out
replay-work-failed = This could not be worked out. Try again.

# Checking the record and its dice
replay-check = Check the dice
replay-check-record = Check the record
replay-check-busy = Checking every roll…
replay-check-right = { $draws ->
        [one] The one roll is correct, and so is every move.
       *[other] All { $draws } rolls are correct, and so is every move.
    }
replay-check-right-shots = All { $events } entries are correct: every shot gives exactly the same result when replayed.
replay-check-unfinished = The match is not over. The sealed envelope is opened at the end; then every roll can be checked.
replay-check-sealed = Every stroke is correct. The rolls can be checked when this edition of the cup is over.
replay-check-jump = Show where
replay-check-shots = There are no dice in Carramboule. Every shot was replayed with the same physics and compared with the record.
replay-check-limits = No check can show whether the players were who they said they were, or whether the host told anyone what was in the envelope.
replay-seal-1 = A sealed envelope
replay-seal-1-text = Before anyone joined, the host chose a secret number and published its fingerprint. The number cannot be changed later without changing the fingerprint.
replay-seal-2 = Every player adds randomness
replay-seal-2-text = Every player added random bytes of their own, so the host could not pick a secret that gives favourable rolls.
replay-seal-2-none = Only computers played here, and computers add no randomness.
replay-seal-3 = The envelope is opened
replay-seal-3-text = At the end the secret was published. It matches the fingerprint that was published at the start.
replay-seal-3-later = Others are still playing with the same dice. The secret is published when the edition is over.
replay-seal-4 = Every roll is checked
replay-seal-4-text = Every roll was worked out again from the secret and the players’ random bytes, and compared with the record. Every stroke was replayed according to the rules.
replay-fault-roll = { $name ->
        [You] Roll { $roll }, by you, does not match the sealed dice (entry { $version }).
       *[other] Roll { $roll }, by { $name }, does not match the sealed dice (entry { $version }).
    }
replay-fault-end = The end of the record is wrong: the secret or the result does not match (entry { $version }).
replay-fault-action = { $name ->
        [You] One of your moves was changed or breaks the rules (entry { $version }).
       *[other] One of { $name }’s moves was changed or breaks the rules (entry { $version }).
    }
replay-fault-missing = The record is incomplete: entry { $version } is missing.
replay-fault-event = Entry { $version } was changed.
replay-fault-shown = The match is shown up to that point.

# Sharing a match
replay-send = Share
replay-send-link = Link
replay-send-link-note = The link contains the whole match; nothing is stored anywhere.
replay-link-copy = Copy
replay-link-copied = Copied.
replay-link-share = Share
replay-link-long = This match is too long for a link. Send the file instead.
replay-send-picture = Animation
replay-send-picture-note = A GIF that plays anywhere.
replay-picture-of = What to show
replay-picture-stroke = { $game ->
        [golf] This stroke
       *[other] This shot
    }
replay-picture-course = { $game ->
        [golf] This course
       *[other] This round
    }
replay-picture-make = Create the animation
replay-picture-busy = { $count ->
        [one] 1 frame drawn…
       *[other] { $count } frames drawn…
    }
replay-picture-done = The animation is ready ({ $size } KB).
replay-picture-again = Save again
replay-send-file = File
replay-send-file-note = The match record: open it on this page or in the terminal, or give it to anyone who wants to check it.
replay-duel = Play against this match
