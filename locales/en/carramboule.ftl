# The Carramboule screens
carr-carramboule = Carramboule
carr-practice = Practice table
carr-rulebook = Rulebook
carr-sound = Sound
carr-skip = Skip
carr-undo = Undo
carr-redo = Redo
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
    [one] List of 1 ball
   *[other] List of { $count } balls
}
carr-balls-list-help = Columns a to h run from left to right, rows 1 to 8 away from you. Choose a ball to aim at it.
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
carr-side-pending = must cover the queen
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
carr-tip-reset = Reset cue
carr-strength = Strength
carr-speed = { $speed } m/s, { $how }
carr-speed-soft = soft
carr-speed-medium = medium
carr-speed-firm = firm
carr-speed-hard = hard
carr-elevation = Cue elevation
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
    [0] Hits { $ball } on { $square }: { $hit }
    [one] Hits { $ball } on { $square } off a cushion: { $hit }
   *[other] Hits { $ball } on { $square } off { $cushions } cushions: { $hit }
}
carr-aim-meets-nothing = no ball on the line shown
carr-aim-foul-breach = foul: cushion first!
carr-aim-foul-F1 = foul: opponent’s ball!
carr-aim-foul-cue = foul: sinks the cue ball!
carr-foul-ask = This shot is a foul: { $foul }. Shoot anyway?
carr-foul-breach = the ball you aim at is on or behind your line, so the cue ball must touch a cushion first
carr-foul-F1 = it sinks your opponent’s ball
carr-foul-cue = it sinks the cue ball
carr-foul-shoot = Shoot anyway
carr-foul-stay = Aim again
carr-hit-full = full hit
carr-hit-three-quarter = three-quarter hit
carr-hit-half = half-ball hit
carr-hit-quarter = quarter hit
carr-hit-thin = thin hit
carr-turn-left = Aim slightly left
carr-turn-right = Aim slightly right
carr-shoot = Shoot
carr-not-connected = No connection. Your shot has to wait.
carr-refused-off-line = The cue ball must lie on your line.
carr-refused-touches = The cue ball must not touch another ball.
carr-refused-backwards = The shot must lead away from your own cushion.
carr-refused-speed = Set a strength above zero and within the table’s limit.
carr-refused-tip = Hit the cue ball closer to its centre.
carr-refused-elevation = The cue is too steep. Lower it.
carr-refused-setup = The balls cannot be played from this position. Move the cue ball a little.
carr-backwards = You cannot shoot backwards. Go off the far cushion.
carr-tell-aim = Cue ball on { $place }, aim { $angle }
carr-tell-tip = tip: { $tip }
carr-tell-picked = Selected: { $ball } on { $square }
carr-table-label = { $count ->
    [one] Table with one ball
   *[other] Table with { $count } balls
}
carr-table-help = Left and right arrows aim, up and down set the strength. { $left } and { $right } move the cue ball along your line, T aims at the next ball, V reads out your aim, Space shoots. Press the question mark for all keys.

# The status line: what happens now or next
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
        [You] You shoot…
       *[other] { $who } shoots…
    }
carr-now-choice = { $who ->
        [You] You have to choose.
       *[other] { $who } has to choose.
    }
carr-now-over = The match is over.
carr-hint-first-white = Sink a white ball before the queen.
carr-hint-first-black = Sink a black ball before the queen.
carr-hint-cover-white = Cover the queen: sink a white ball now.
carr-hint-cover-black = Cover the queen: sink a black ball now.
carr-hint-barred = Balls marked with a bar are on or behind your line: cushion first.
carr-hint-pull = Pull the cue back and let go, or press Shoot.
carr-legend-cue = cue ball
carr-legend-ball = ball it hits
carr-legend-after = cue ball afterwards

# What the referee says after a shot
carr-referee-nothing-fell = Nothing fell.
carr-referee-fell = Pocketed: { $balls }.
carr-referee-choice-due = { $who ->
        [You] The cue ball fell too. You choose what happens next.
       *[other] The cue ball fell too. { $who } chooses what happens next.
    }
carr-referee-chose-pass = { $who ->
        [You] You pass the turn.
       *[other] { $who } passes the turn.
    }
carr-referee-chose-replay = { $who ->
        [You] You put two balls back and shoot again.
       *[other] { $who } puts two balls back and shoots again.
    }
carr-referee-foul-breach = Foul: the cue ball hit a ball on or behind the line without touching a cushion first. If the shooter’s balls or the queen fell, they do not count.
carr-referee-foul-F1 = { $other ->
        [You] Foul: your ball fell. It counts for you.
       *[other] Foul: { $other }’s ball fell. It counts for { $other }.
    }
carr-referee-foul-F2 = Foul: the cue ball fell. The shooter must give back a ball they have won.
carr-referee-foul-F3 = Foul: the cue ball and a ball of the shooter’s colour fell.
carr-referee-foul-F4 = { $other ->
        [You] Foul: your ball and the cue ball fell. You keep your ball, and the shooter must give one back.
       *[other] Foul: { $other }’s ball and the cue ball fell. { $other } keeps that ball, and the shooter must give one back.
    }
carr-referee-foul-F5 = Foul: the cue ball fell and the queen was not covered. The queen goes back, and the shooter must give back a ball they have won.
carr-referee-foul-F6 = Foul: the queen was covered, but the cue ball fell too. The queen goes back, and the shooter must give back a ball they have won.
carr-referee-queen-covered = { $who ->
        [You] The queen is covered and is yours.
       *[other] The queen is covered and belongs to { $who }.
    }
carr-referee-queen-kept = { $who ->
        [You] You keep the queen: your ball covered her.
       *[other] { $who } keeps the queen: { $who }’s ball covered her.
    }
carr-referee-queen-pending = { $who ->
        [You] The queen must be covered: sink one of your balls with your next shot.
       *[other] The queen must be covered: { $who } has to sink one of their balls with the next shot.
    }
carr-referee-queen-uncovered = The queen was not covered and goes back.
carr-referee-queen-too-early = { $who ->
        [You] The queen goes back: you have to sink one of your own balls first.
       *[other] The queen goes back: { $who } has to sink one of their own balls first.
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
        [You] You no longer owe a ball.
       *[other] { $who } no longer owes a ball.
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
        [You] You sank { $who }’s last ball, so { $who } wins the round: { $count ->
            [one] one point.
           *[other] { $count } points.
        }
       *[other] { $who ->
            [You] { $by } sank your last ball, so you win the round: { $count ->
                [one] one point.
               *[other] { $count } points.
            }
           *[other] { $by } sank { $who }’s last ball, so { $who } wins the round: { $count ->
                [one] one point.
               *[other] { $count } points.
            }
        }
    }

# The choice after a foul with the cue ball
carr-choice-title = { $who ->
        [You] You choose
       *[other] { $who } chooses
    }
carr-choice-why-F3 = The cue ball and a ball of the shooter’s colour fell in the same shot.
carr-choice-why-F6 = The queen was covered, but the cue ball fell in the same shot.
carr-choice-pass = Pass the turn
carr-choice-replay = Shoot again
carr-choice-back = Back to the centre: { $balls }.
carr-choice-owes = { $count ->
    [one] You will owe one ball.
   *[other] You will owe { $count } balls.
}
carr-choice-pending = You must cover the queen with that shot.
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

# The list of shots
carr-story = Shot by shot
carr-story-empty = No shots yet.
carr-story-shot = Round { $round }, shot { $shot }, { $who }:

# The match menu and the end of the match
carr-view-next = { $view ->
    [rail] View from the rail
    [above] View from above
   *[other] View from behind the cue
}
carr-view-flat = This browser cannot show the solid view, so you keep the drawn table.
carr-turn-table = Turn the table
carr-turn-table-note = The shooter is always at the bottom.
carr-resign = Resign
carr-resign-sure = { $who ->
        [You] Resign this match?
       *[other] Resign this match for { $who }?
    }
carr-resign-yes = Yes, resign
carr-abort = Abort match
carr-abort-sure = Not all players have moved yet. The match will end without a result.
carr-end-aborted = Match aborted
carr-end-won = { $who ->
        [You] You win the match
       *[other] { $who } wins the match
    }
carr-end-draw = The match is a draw
carr-end-resigned = { $who ->
        [You] { $why ->
            [absent] You were away too long.
            [out-of-time] You ran out of time.
           *[resigned] You resigned.
        }
       *[other] { $why ->
            [absent] { $who } was away too long.
            [out-of-time] { $who } ran out of time.
           *[resigned] { $who } resigned.
        }
    }
carr-end-rematch = Rematch
carr-end-verify = Check the record
carr-end-replay = Replay and analysis
carr-end-verified = The record is correct: every shot gave the same result when replayed.
carr-end-unverified = The record is not correct: { $problem }
carr-end-download = Download the record
carr-end-new = New match
carr-end-share = Share
carr-end-share-text = Carramboule: { $title }, { $points }–{ $others }.
carr-end-shared = Copied.
carr-end-record = Match record
carr-end-best = Best shot
carr-end-best-what = { $who ->
        [You] You sank { $balls }.
       *[other] { $who } sank { $balls }.
    }
carr-end-best-show = Watch it
carr-end-best-where = Round { $round }, shot { $shot }
carr-end-best-match = This shot won the match.
carr-end-best-round = This shot won the round.
carr-end-best-queen = This shot covered the queen.
carr-end-best-made = { $made ->
    [0] Even a steady hand would hardly ever make this shot.
    [one] A steady hand makes this shot once in ten tries.
    [10] A steady hand makes this shot every time.
   *[other] A steady hand makes this shot { $made } times in ten.
}

# The end of a round
carr-go-on = Continue
carr-card-title = { $who ->
        [You] Round { $round } is yours
       *[other] Round { $round } goes to { $who }
    }
carr-card-left = { $who ->
        [You] { $count ->
            [one] You have one ball left.
           *[other] You have { $count } balls left.
        }
       *[other] { $count ->
            [one] { $who } has one ball left.
           *[other] { $who } has { $count } balls left.
        }
    }
carr-card-queen = Five more points for the queen.
carr-card-cue = One more point because the cue ball fell too.
carr-card-standing = { $more } to { $less }.
carr-card-need = { $who ->
        [You] { $count ->
            [one] You need one more point to win the match.
           *[other] You need { $count } more points to win the match.
        }
       *[other] { $count ->
            [one] { $who } needs one more point to win the match.
           *[other] { $who } needs { $count } more points to win the match.
        }
    }
carr-card-starts = { $who ->
        [You] You play white and start.
       *[other] { $who } plays white and starts.
    }
carr-card-next = Round { $round }
carr-card-result = See the result
carr-pegs = { $standing }, first to 29

# Setting up a match
carr-setup-lead = Billiards for two on a square table: be the first to pocket your nine balls, and win extra points with the queen.
carr-setup-who = Who plays?
carr-setup-computer = Against the computer
carr-setup-person = Two players, one screen
carr-setup-level = Computer level
carr-setup-level-1 = Beginner: sometimes hits what it aims at.
carr-setup-level-2 = Learner: sinks easy balls.
carr-setup-level-3 = Club player: goes for the queen.
carr-setup-level-4 = Strong: looks for the best shot and rarely misses it.
carr-setup-level-5 = Master: plans where the cue ball comes to rest.
carr-setup-name = Name of player { $number }
carr-setup-starts = Who plays white and starts?
carr-setup-lot = Random
carr-setup-play = Play

# The practice table
carr-practice-help = Drag a ball to move it. Drag or tap the table to aim.
carr-practice-table-help = Arrow keys aim and set the strength. N selects a ball; { $left }, { $right }, { $up } and { $down } move it or the cue ball; Delete removes it. Ctrl Z undoes, Space shoots. Press the question mark for all keys.
carr-practice-rolling = The balls are rolling.
carr-practice-tools = Balls
carr-practice-add = Add: { $ball }
carr-practice-remove = Remove selected ball
carr-practice-rack = Set up
carr-practice-clear = Clear
carr-practice-repeat = Repeat shot
carr-practice-saved = Saved positions
carr-practice-name = Position name
carr-practice-position = Position { $number }
carr-practice-save = Save
carr-practice-forget = Delete { $name }

# Keyboard controls
carr-keys-turn = aim, by 1°
carr-keys-turn-fine = aim, by 0.05°
carr-keys-power = strength (Shift: fine steps)
carr-keys-place = move the cue ball along the line (Shift: by 1 mm)
carr-keys-place-free = move the selected ball or the cue ball left or right; { $up } and { $down }: up or down
carr-keys-target = aim at the next ball to the right or left
carr-keys-tip = move the tip up, left, down or right
carr-keys-middle = centre the tip, level the cue
carr-keys-raise = raise or lower the cue
carr-keys-guide = make the guide line longer or shorter
carr-keys-solid = switch between drawn table and solid view
carr-keys-view = next camera: behind the cue, from the rail, from above
carr-keys-orbit = turn the solid view
carr-keys-tell = read out your aim
carr-keys-shoot = shoot; while the balls roll, any key skips the animation
carr-keys-undo = undo, redo
carr-keys-repeat = repeat the shot
carr-keys-pick = select the next or previous ball
carr-keys-remove = remove the selected ball

# Lessons
carr-lessons = Lessons
carr-lesson-sub = Lesson { $number } of { $count }
carr-lesson-done = Well done!
carr-lesson-missed = Not yet.
carr-lesson-again = Try again
carr-lesson-next = Next lesson
carr-lesson-play = Play a match
carr-lesson-sink-title = Sink a ball
carr-lesson-sink-goal = Sink the white ball. Aim so that the dotted line leads into the pocket.
carr-lesson-sink-why = Pocket a ball of your colour and you shoot again.
carr-lesson-queen-title = Queen and cover
carr-lesson-queen-goal = First shot: sink the queen. Leave the white ball for the second.
carr-lesson-queen-why = Now you must cover her with your next shot.
carr-lesson-cover-goal = Second shot: cover the queen. Sink the white ball in any pocket.
carr-lesson-cover-why = The queen is covered and yours. She is worth five points if you win the round.
carr-lesson-go-on = Now cover her
carr-lesson-cushion-title = Cushion first
carr-lesson-cushion-goal = The white ball lies on your line. Hit it, but let the cue ball touch a cushion first.
carr-lesson-cushion-why = Once it has touched a cushion, the cue ball may hit any ball.
carr-lesson-scratch-title = Keep the cue ball
carr-lesson-scratch-goal = Sink the white ball, but do not let the cue ball follow it.
carr-lesson-scratch-why = Struck low, the cue ball stops. If the cue ball had fallen, you would have lost a ball.
carr-lesson-draw-title = Draw shot
carr-lesson-draw-goal = Sink the white ball and make the cue ball roll back a hand’s width.
carr-lesson-draw-why = Low and firm: backspin brings the cue ball back.
carr-lesson-bank-title = Bank shot
carr-lesson-bank-goal = A black ball is in the way. Sink the white ball off a cushion.
carr-lesson-bank-why = A ball comes off a cushion at almost the same angle as it goes in.

# What went wrong in a lesson
carr-try-none = The cue ball missed. Turn the cue towards the ball.
carr-try-weak = Too soft: the cue ball stopped before it reached the ball.
carr-try-other = The cue ball hit another ball first. Find a clear line.
carr-try-black = A black ball fell. That is a foul, and the ball counts for your opponent.
carr-try-left = The ball went to the left of the pocket. Hit it a little more on its left side: a ball rolls away from where it is hit.
carr-try-right = The ball went to the right of the pocket. Hit it a little more on its right side: a ball rolls away from where it is hit.
carr-try-soft = Right line, but too soft: the ball stopped short of the pocket.
carr-try-blocked = A black ball is in the way there. Go off the side cushion.
carr-try-follow = The cue ball followed the white ball into the pocket. Strike the cue ball low.
carr-try-faded = Low, but too soft: the backspin wore off before the cue ball reached the white ball. Shoot harder.
carr-try-hard = Too hard: the cue ball came off the cushion and fell. Shoot softer.
carr-try-fell = The cue ball fell straight into the pocket. Aim elsewhere.
carr-try-white-first = The white ball fell and the queen did not, so nothing is left to cover her. Queen first.
carr-try-direct = You hit the white ball directly: a foul. Go off the far cushion.
carr-try-short = Too soft: the cue ball did not come back as far as the white ball.
carr-try-sideways = The cue ball went to the side cushion. Shoot straight up the table so that it comes back.
carr-try-back-left = The cue ball came back to the left of the white ball. Aim a little more to the right.
carr-try-back-right = The cue ball came back to the right of the white ball. Aim a little more to the left.
carr-try-stayed = The cue ball did not come back. Strike it lower.
carr-try-further = The cue ball came back a little. Strike it even lower, or a little harder.
carr-try-rebound = The cue ball came back because it hit a cushion, not because of backspin. Hit the white ball full, and strike low.
carr-try-bank-direct = The white ball fell, but not off a cushion.
carr-try-bank-near = After coming off the cushion, the ball passed the pocket on the near side. Aim a little more to the right.
carr-try-bank-far = After coming off the cushion, the ball hit the far cushion short of the pocket. Aim a little more to the left.
