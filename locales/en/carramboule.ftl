# Carramboule on the page
carr-carramboule = Carramboule
carr-practice = Practice table
carr-rulebook = Rulebook
carr-sound = Sound
carr-skip = Skip
carr-undo = Take back
carr-redo = Again what was taken back
carr-game-menu = Game menu

# Balls
carr-ball-white = white
carr-ball-black = black
carr-ball-queen = queen
carr-ball-cue = cue ball
carr-colour-white = white
carr-colour-black = black
carr-balls-white = { $count ->
    [one] a white
   *[other] { $count } whites
}
carr-balls-black = { $count ->
    [one] a black
   *[other] { $count } blacks
}
carr-balls-queen = the queen
carr-balls-cue = the cue ball
carr-balls-list = { $count ->
    [one] One ball in words
   *[other] { $count } balls in words
}
carr-balls-list-help = Columns a to h from left to right, rows 1 to 8 away from you. Choose a ball to aim at it.
carr-aim-at = Aim at { $ball } on { $square }
carr-aim-at-barred = Aim at { $ball } on { $square }, cushion first

# Players
carr-player-name = Player { $number }
carr-score = Score
carr-points-word = { $count ->
    [one] point
   *[other] points
}
carr-side-shoots = shoots
carr-side-left = { $count } left
carr-side-queen = holds the queen
carr-side-pending = queen to be covered
carr-side-owes = { $count ->
    [one] owes a ball
   *[other] owes { $count } balls
}
carr-round = Round
carr-rounds = Points by round
carr-round-sub = Round { $round } of 8 · first to 29

# The shot
carr-your-shot = Your shot
carr-tip = Tip
carr-tip-height = Tip: height
carr-tip-side = Tip: side
carr-tip-middle = middle
carr-tip-high = high
carr-tip-low = low
carr-tip-right = right
carr-tip-left = left
carr-tip-little = a little { $side }
carr-tip-much = { $side }
carr-tip-reset = Middle, level
carr-strength = Strength
carr-speed = { $speed } m/s, { $how }
carr-speed-soft = soft
carr-speed-medium = medium
carr-speed-firm = firm
carr-speed-hard = hard
carr-elevation = Raise the cue
carr-elevation-value = { $angle }°
carr-more = More
carr-less = Less
carr-aim = Aim
carr-aim-straight = straight on
carr-aim-left = { $angle }° left
carr-aim-right = { $angle }° right
carr-aim-hit = { $cushions ->
    [0] { $hit }
    [one] { $hit }, off a cushion
   *[other] { $hit }, off { $cushions } cushions
}
carr-aim-meets = { $cushions ->
    [0] Meets { $ball } on { $square }: { $hit }
    [one] Meets { $ball } on { $square } off a cushion: { $hit }
   *[other] Meets { $ball } on { $square } off { $cushions } cushions: { $hit }
}
carr-aim-meets-nothing = meets no ball as far as shown
carr-aim-foul-breach = foul: cushion first!
carr-aim-foul-F1 = foul: not your ball!
carr-aim-foul-cue = foul: the cue ball falls!
carr-foul-ask = This line is a foul: { $foul }. Shoot anyway?
carr-foul-breach = the ball lies behind your line, and the cue ball must touch a cushion first
carr-foul-F1 = it sinks a ball of the other colour
carr-foul-cue = it sinks the cue ball
carr-foul-shoot = Shoot anyway
carr-foul-stay = Aim again
carr-hit-full = full hit
carr-hit-three-quarter = three-quarter hit
carr-hit-half = half-ball hit
carr-hit-quarter = quarter hit
carr-hit-thin = thin hit
carr-turn-left = Turn a little to the left
carr-turn-right = Turn a little to the right
carr-shoot = Shoot
carr-not-connected = No connection: the shot has to wait.
carr-refused-off-line = The cue ball must lie on your line.
carr-refused-touches = The cue ball must not touch another ball.
carr-refused-backwards = The shot must lead away from your own cushion.
carr-refused-speed = The cue must move, and not faster than the table allows.
carr-refused-tip = The tip must meet the ball nearer to its middle.
carr-refused-elevation = The cue is held too steeply.
carr-refused-setup = The balls cannot be played like this. Move the cue ball a little.
carr-backwards = You cannot shoot backwards; use the far cushion.
carr-key-space = Space
carr-tell-aim = Cue ball on { $place }, aim { $angle }
carr-tell-tip = tip: { $tip }
carr-tell-picked = Chosen: { $ball } on { $square }
carr-table-label = { $count ->
    [one] Table with one ball
   *[other] Table with { $count } balls
}
carr-table-help = Arrow keys left and right aim, up and down set the strength, A and D move the cue ball along your line, T aims at the next ball, V tells how you stand, Space shoots. The question mark shows all keys.

# What comes now
carr-now-begin = The match is about to begin.
carr-now-shoot = { $who ->
        [You] Your shot.
       *[other] { $who } shoots.
    }
carr-now-thinks = { $who ->
        [You] You are thinking.
       *[other] { $who } is thinking.
    }
carr-now-rolling = { $who ->
        [You] You shoot …
       *[other] { $who } shoots …
    }
carr-now-choice = { $who ->
        [You] You have to choose.
       *[other] { $who } has to choose.
    }
carr-now-over = The match is over.
carr-hint-first-white = Sink a white before the queen.
carr-hint-first-black = Sink a black before the queen.
carr-hint-cover-white = Cover the queen: sink a white now.
carr-hint-cover-black = Cover the queen: sink a black now.
carr-hint-barred = Balls with a bar lie behind your line: cushion first.
carr-hint-pull = Pull the cue back and let go, or press Shoot.
carr-legend-cue = cue ball
carr-legend-ball = the ball it meets
carr-legend-after = cue ball after that

# The referee
carr-referee-nothing-fell = Nothing fell.
carr-referee-fell = Pocketed: { $balls }.
carr-referee-choice-due = { $who ->
        [You] The cue ball fell as well: you choose how to go on.
       *[other] The cue ball fell as well: { $who } chooses how to go on.
    }
carr-referee-chose-pass = { $who ->
        [You] You give the turn away.
       *[other] { $who } gives the turn away.
    }
carr-referee-chose-replay = { $who ->
        [You] You pay two balls and shoot again.
       *[other] { $who } pays two balls and shoots again.
    }
carr-referee-foul-breach = Foul: a ball on or behind the own line was played without a cushion. Own balls and the queen do not count.
carr-referee-foul-F1 = { $other ->
        [You] Foul: one of your balls fell and is won for you.
       *[other] Foul: a ball of { $other } fell and is won for { $other }.
    }
carr-referee-foul-F2 = Foul: the cue ball fell. It costs a won ball.
carr-referee-foul-F3 = Foul: an own ball and the cue ball fell.
carr-referee-foul-F4 = { $other ->
        [You] Foul: the cue ball and one of your balls fell. You keep it, and it costs a won ball.
       *[other] Foul: the cue ball and a ball of { $other } fell. { $other } keeps it, and it costs a won ball.
    }
carr-referee-foul-F5 = Foul: the cue ball fell while the queen was not covered. The queen goes back, and it costs a won ball.
carr-referee-foul-F6 = Foul: the cue ball fell with the covered queen. The queen goes back, and it costs a won ball.
carr-referee-queen-covered = { $who ->
        [You] The queen is covered and is yours.
       *[other] The queen is covered and belongs to { $who }.
    }
carr-referee-queen-kept = { $who ->
        [You] The queen goes to you: the other colour covered it.
       *[other] The queen goes to { $who }: the other colour covered it.
    }
carr-referee-queen-pending = { $who ->
        [You] The queen must be covered: you have to sink an own ball with the next shot.
       *[other] The queen must be covered: { $who } has to sink an own ball with the next shot.
    }
carr-referee-queen-uncovered = The queen was not covered and goes back.
carr-referee-queen-too-early = { $who ->
        [You] The queen goes back: you have to sink an own ball first.
       *[other] The queen goes back: { $who } has to sink an own ball first.
    }
carr-referee-back = Back to the centre: { $balls }.
carr-referee-owes = { $who ->
        [You] { $count ->
            [one] You still owe a ball.
           *[other] You still owe { $count } balls.
        }
       *[other] { $count ->
        [one] { $who } still owes a ball.
       *[other] { $who } still owes { $count } balls.
    }
    }
carr-referee-paid = { $who ->
        [You] You owe nothing any more.
       *[other] { $who } owes nothing any more.
    }
carr-referee-again = { $who ->
        [You] You shoot again.
       *[other] { $who } shoots again.
    }
carr-referee-next = { $who ->
        [You] You shoot next.
       *[other] { $who } shoots next.
    }
carr-referee-round-won = { $who ->
        [You] You win the round: { $count ->
            [one] one point.
           *[other] { $count } points.
        }
       *[other] { $who } wins the round: { $count ->
        [one] one point.
       *[other] { $count } points.
    }
    }
carr-referee-round-given = { $by ->
        [You] You sank the last ball of { $who }, who wins the round: { $count ->
            [one] one point.
           *[other] { $count } points.
        }
       *[other] { $who ->
            [You] { $by } sank your last ball, and you win the round: { $count ->
                [one] one point.
               *[other] { $count } points.
            }
           *[other] { $by } sank the last ball of { $who }, who wins the round: { $count ->
                [one] one point.
               *[other] { $count } points.
            }
        }
    }

# The choice
carr-choice-title = { $who ->
        [You] You choose
       *[other] { $who } chooses
    }
carr-choice-why-F3 = An own ball and the cue ball fell with the same shot.
carr-choice-why-F6 = The queen was covered, but the cue ball fell with the same shot.
carr-choice-pass = Give the turn away
carr-choice-replay = Shoot again
carr-choice-back = Back to the centre: { $balls }.
carr-choice-owes = { $count ->
    [one] One ball will be owed.
   *[other] { $count } balls will be owed.
}
carr-choice-pending = The queen must be covered with that shot.
carr-choice-again = You shoot again.
carr-choice-next = { $who ->
        [You] You shoot next.
       *[other] { $who } shoots next.
    }
carr-choice-round = { $who ->
        [You] You win the round: { $count ->
            [one] one point.
           *[other] { $count } points.
        }
       *[other] { $who } wins the round: { $count ->
        [one] one point.
       *[other] { $count } points.
    }
    }

# The story
carr-story = Shot by shot
carr-story-empty = The first shot is still to come.
carr-story-shot = Round { $round }, shot { $shot }, { $who }:

# The menu and the end
carr-turn-table = Turn the table
carr-turn-table-note = Whoever shoots sits below.
carr-resign = Resign
carr-resign-sure = { $who ->
        [You] Do you give the match up?
       *[other] { $who } gives the match up?
    }
carr-resign-yes = Yes, resign
carr-abort = Abort match
carr-abort-sure = Not everyone has moved yet. The match ends without a result.
carr-end-aborted = Match aborted
carr-end-won = { $who ->
        [You] You win the match
       *[other] { $who } wins the match
    }
carr-end-draw = The match is a draw
carr-end-resigned = { $who ->
        [You] { $why ->
            [absent] You were away too long.
            [out-of-time] You are out of time.
           *[resigned] You have resigned.
        }
       *[other] { $why ->
            [absent] { $who } was away too long.
            [out-of-time] { $who } is out of time.
           *[resigned] { $who } has resigned.
        }
    }
carr-end-rematch = Rematch
carr-end-verify = Check the record
carr-end-replay = Replay and analysis
carr-end-verified = The record is sound: every shot gives the same again.
carr-end-unverified = The record does not hold: { $problem }
carr-end-download = Download the record
carr-end-new = New match
carr-end-share = Share
carr-end-share-text = Carramboule: { $title }, { $points }–{ $others }.
carr-end-shared = Copied.
carr-end-record = The record of the match
carr-end-best = The best shot
carr-end-best-what = { $who ->
        [You] You sank { $balls }.
       *[other] { $who } sank { $balls }.
    }
carr-end-best-show = Show it
carr-end-best-where = Round { $round }, shot { $shot }
carr-end-best-match = It won the match.
carr-end-best-round = It won the round.
carr-end-best-queen = It covered the queen.
carr-end-best-made = { $made ->
    [0] Hardly anyone could do that again.
    [one] A steady hand does it once in ten tries.
    [10] A steady hand does it every time.
   *[other] A steady hand does it { $made } times in ten.
}

# The end of a round
carr-go-on = Go on
carr-card-title = { $who ->
        [You] Round { $round } is yours
       *[other] Round { $round } goes to { $who }
    }
carr-card-left = { $who ->
        [You] { $count ->
            [one] You leave one ball.
           *[other] You leave { $count } balls.
        }
       *[other] { $count ->
            [one] { $who } leaves one ball.
           *[other] { $who } leaves { $count } balls.
        }
    }
carr-card-queen = The queen brings five.
carr-card-cue = The cue ball fell as well, which brings one more.
carr-card-standing = { $more } to { $less }.
carr-card-need = { $who ->
        [You] { $count ->
            [one] One more and the match is yours.
           *[other] { $count } more and the match is yours.
        }
       *[other] { $count ->
            [one] One more and { $who } wins the match.
           *[other] { $count } more and { $who } wins the match.
        }
    }
carr-card-starts = { $who ->
        [You] You start, with white.
       *[other] { $who } starts, with white.
    }
carr-card-next = Round { $round }
carr-card-result = See the result
carr-pegs = { $standing }; 29 wins

# The start
carr-setup-lead = Pocket your nine balls with the cue, cover the queen, mind the line: billiards on a square table for two.
carr-setup-who = Who plays?
carr-setup-computer = Against the computer
carr-setup-person = Two at this screen
carr-setup-level = How strong is it?
carr-setup-level-1 = Beginner: hits what it aims at, now and then.
carr-setup-level-2 = Learner: sinks easy balls.
carr-setup-level-3 = Club player: thinks of the queen.
carr-setup-level-4 = Strong: looks for the best shot and rarely misses it.
carr-setup-level-5 = Master: plans where the cue ball comes to rest.
carr-setup-name = Name of player { $number }
carr-setup-starts = Who starts, with white?
carr-setup-lot = Draw lots
carr-setup-play = Play

# Practice
carr-practice-help = Drag any ball where you like. A drag on the felt aims, a tap aims at a place.
carr-practice-table-help = Arrow keys aim and set the strength. N chooses a ball, A, D, W and S move it or the cue ball, the delete key removes it, Ctrl Z takes back, Space shoots. The question mark shows all keys.
carr-practice-rolling = The balls roll.
carr-practice-tools = Balls
carr-practice-add = Add: { $ball }
carr-practice-remove = Remove the chosen ball
carr-practice-rack = Set up
carr-practice-clear = Clear
carr-practice-repeat = Same shot again
carr-practice-saved = Positions kept
carr-practice-name = Name of the position
carr-practice-position = Position { $number }
carr-practice-save = Keep
carr-practice-forget = Delete { $name }

# Keys
carr-keys-turn = aim, by 1°
carr-keys-turn-fine = aim, by 0.05°
carr-keys-power = strength (with Shift in fine steps)
carr-keys-place = cue ball along the line (with Shift by 1 mm)
carr-keys-place-free = chosen ball or cue ball left, right; W and S up, down
carr-keys-target = aim at the next ball to the right, to the left
carr-keys-tip = tip up, left, down, right
carr-keys-middle = tip in the middle, cue level
carr-keys-raise = raise, lower the cue
carr-keys-guide = longer, shorter guide line
carr-keys-tell = tell how you stand
carr-keys-shoot = shoot; while balls roll, any key skips
carr-keys-undo = take back, again
carr-keys-repeat = same shot again
carr-keys-pick = choose the next, the previous ball
carr-keys-remove = remove the chosen ball

# Lessons
carr-lessons = Lessons
carr-lesson-sub = Lesson { $number } of { $count }
carr-lesson-done = Well done!
carr-lesson-missed = Not yet.
carr-lesson-again = Another try
carr-lesson-next = Next lesson
carr-lesson-play = Play a match
carr-lesson-sink-title = Sink a ball
carr-lesson-sink-goal = Sink the white ball. Aim so that the dotted line leads into the pocket.
carr-lesson-sink-why = An own ball that falls lets you shoot again.
carr-lesson-queen-title = Queen and cover
carr-lesson-queen-goal = First shot: sink the queen. Leave the white for the second.
carr-lesson-queen-why = Now she must be covered, with your next shot.
carr-lesson-cover-goal = Second shot: cover the queen. Sink the white, into any pocket.
carr-lesson-cover-why = Covered, the queen is yours, and worth five if you win the round.
carr-lesson-go-on = Now cover her
carr-lesson-cushion-title = Cushion first
carr-lesson-cushion-goal = The white lies on your line. Touch it, but let the cue ball touch a cushion before.
carr-lesson-cushion-why = Off a cushion every ball may be played.
carr-lesson-scratch-title = Keep the cue ball
carr-lesson-scratch-goal = Sink the white, but not the cue ball, which would follow it.
carr-lesson-scratch-why = Struck low, the cue ball stops. If it had fallen, you would have had to pay.
carr-lesson-draw-title = Draw it back
carr-lesson-draw-goal = Sink the white and let the cue ball come back a hand’s breadth.
carr-lesson-draw-why = Low and firm: the cue ball spins backwards and returns.
carr-lesson-bank-title = Off the cushion
carr-lesson-bank-goal = A black stands in the way. Sink the white off a cushion.
carr-lesson-bank-why = A ball leaves a cushion nearly as it came.

# What went wrong in a lesson
carr-try-none = The cue ball went past it. Turn the cue towards the ball.
carr-try-weak = Too soft: the cue ball stopped before the ball.
carr-try-other = It met another ball first. Aim so that the way is free.
carr-try-black = A black fell. That is a foul: it counts for the other player.
carr-try-left = It passed the pocket on the left. Hit it a little more on its left side: it rolls away from where it is touched.
carr-try-right = It passed the pocket on the right. Hit it a little more on its right side: it rolls away from where it is touched.
carr-try-soft = The right line, but too soft: it stopped before the pocket.
carr-try-blocked = A black stands in the way there. Go by the side cushion.
carr-try-follow = The cue ball ran on into the pocket. Strike it low.
carr-try-faded = Struck low, but too soft: on arrival the backspin was gone. Shoot firmer.
carr-try-hard = Too hard: the cue ball came off the cushion and fell. Shoot softer.
carr-try-fell = The cue ball fell straight into the pocket. Aim elsewhere.
carr-try-white-first = The white fell and the queen did not: nothing is left to cover her. Queen first.
carr-try-direct = You met the white directly: a foul. Go by the far cushion.
carr-try-short = Too soft: it did not come back as far as the white.
carr-try-sideways = It went to the side cushion. Shoot straight up the table, so that it comes back.
carr-try-back-left = It came back from the cushion to the left of the white. Aim a little more to the right.
carr-try-back-right = It came back from the cushion to the right of the white. Aim a little more to the left.
carr-try-stayed = The cue ball did not come back. Strike it lower.
carr-try-further = It came back a little. Lower still, or a little firmer.
carr-try-rebound = It came back off the cushion, not by its spin. Hit the white full, and strike low.
carr-try-bank-direct = It fell, but without a cushion.
carr-try-bank-near = Off the cushion it passed the pocket on your side. Aim a little more to the right.
carr-try-bank-far = Off the cushion it met the far cushion before the pocket. Aim a little more to the left.
