//! One round: from the rack to the last ball of one colour.

use super::outcome::{Choice, Foul, OutcomeError, QueenPlace, RoundResult, ShotOutcome, Verdict};
use crate::board::{BALLS_PER_COLOUR, Colour, Kind, Player};

/// Q3: the points for the queen.
const QUEEN_POINTS: u32 = 5;

/// The state of a round: everything that matters for the rules. If two states are equal, the same
/// further shots lead to the same results.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    white: Player,
    shooter: Player,
    shots: u32,
    table: [u8; 2],
    queen: QueenPlace,
    owed: [u32; 2],
    /// Q1: for each player, whether one of their shots has pocketed one of their own balls.
    may_win_queen: [bool; 2],
    result: Option<RoundResult>,
}

/// What a shot pocketed, from the shooter's point of view, after K6 and Q1 have been applied.
#[expect(
    clippy::struct_excessive_bools,
    reason = "four independent facts about a shot"
)]
struct Fallen {
    own: u8,
    opponent: u8,
    cue: bool,
    /// Whether this shot pocketed the queen and the shooter may win it.
    queen: bool,
    /// Whether this shot decides where the queen goes, because it pocketed the queen or had to
    /// cover it.
    queen_open: bool,
    /// Whether, in this shot, the last ball of the shooter's colour fell before the last ball of
    /// the opponent's colour.
    own_last_first: bool,
}

impl Round {
    /// K3: creates a round in which `white` plays white and starts.
    pub fn new(white: Player) -> Self {
        Self {
            white,
            shooter: white,
            shots: 0,
            table: [BALLS_PER_COLOUR; 2],
            queen: QueenPlace::Table,
            owed: [0; 2],
            may_win_queen: [false; 2],
            result: None,
        }
    }

    /// Judges a shot. A rejected outcome leaves the round unchanged.
    pub fn shot(&mut self, outcome: &ShotOutcome) -> Result<Verdict, OutcomeError> {
        self.check(outcome)?;
        let due = self.choice_due(outcome);
        match outcome.choice {
            None if due => return Err(OutcomeError::ChoiceDue),
            Some(_) if !due => return Err(OutcomeError::NoChoiceDue),
            _ => {}
        }
        let fallen = self.fallen(outcome);
        let foul = foul(&fallen);
        let by = self.shooter;
        self.shots += 1;
        let mut back = going_back_at_once(outcome, self.colour_of(by), &fallen);
        self.table[self.colour_of(by).index()] -= fallen.own;
        self.table[self.colour_of(by.other()).index()] -= fallen.opponent;
        if fallen.own > 0 {
            self.may_win_queen[by.index()] = true;
        }
        if self.last_opponent_ball_fell(&fallen) {
            self.end_by_last_opponent_ball(&fallen, &mut back);
        } else {
            self.go_on(outcome, &fallen, foul, &mut back);
        }
        Ok(Verdict {
            shot: self.shots,
            by,
            foul: if outcome.breach {
                Some(Foul::Breach)
            } else {
                foul
            },
            next: self.shooter(),
            table: self.table,
            queen: self.queen,
            owed: self.owed,
            back,
            round: self.result,
        })
    }

    /// Returns whether K-F3 or K-F6 requires the shooter to choose after this outcome. K-F6
    /// requires no choice if one of the opponent's balls fell.
    pub fn choice_due(&self, outcome: &ShotOutcome) -> bool {
        let fallen = self.fallen(outcome);
        let chosen = matches!(
            foul(&fallen),
            Some(Foul::OwnBallAndScratch | Foul::ScratchWithCoveredQueen)
        );
        chosen && fallen.opponent == 0 && !outcome.breach
    }

    /// Returns the player who shoots next; `None` after the round has ended.
    pub fn shooter(&self) -> Option<Player> {
        self.result.is_none().then_some(self.shooter)
    }

    /// Returns the number of shots judged.
    pub fn shots(&self) -> u32 {
        self.shots
    }

    /// Returns the colour that a player has in this round.
    pub fn colour_of(&self, player: Player) -> Colour {
        if player == self.white {
            Colour::White
        } else {
            Colour::Black
        }
    }

    /// Returns the player who has a colour in this round.
    pub fn player_of(&self, colour: Colour) -> Player {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.white.other(),
        }
    }

    /// Returns the number of balls of a colour on the table.
    pub fn on_table(&self, colour: Colour) -> u8 {
        self.table[colour.index()]
    }

    /// Returns where the queen is.
    pub fn queen(&self) -> QueenPlace {
        self.queen
    }

    /// Returns the number of balls that a player still has to put back on the table.
    pub fn owed(&self, player: Player) -> u32 {
        self.owed[player.index()]
    }

    /// Q1: returns whether a player has pocketed one of their own balls and may win the queen.
    pub fn may_win_queen(&self, player: Player) -> bool {
        self.may_win_queen[player.index()]
    }

    /// Returns the result of the round, if it has ended.
    pub fn result(&self) -> Option<RoundResult> {
        self.result
    }

    fn check(&self, outcome: &ShotOutcome) -> Result<(), OutcomeError> {
        if self.result.is_some() {
            return Err(OutcomeError::Over);
        }
        let count = |kind| {
            outcome
                .pocketed
                .iter()
                .chain(&outcome.off)
                .filter(|&&k| k == kind)
                .count()
        };
        for colour in [Colour::White, Colour::Black] {
            if count(Kind::Colour(colour)) > usize::from(self.on_table(colour)) {
                return Err(OutcomeError::TooMany(colour));
            }
        }
        if count(Kind::Queen) > usize::from(self.queen == QueenPlace::Table) {
            return Err(OutcomeError::NoQueen);
        }
        if count(Kind::Cue) > 1 {
            return Err(OutcomeError::CueTwice);
        }
        Ok(())
    }

    fn fallen(&self, outcome: &ShotOutcome) -> Fallen {
        let own = Kind::Colour(self.colour_of(self.shooter));
        let opponent = Kind::Colour(self.colour_of(self.shooter.other()));
        let count = |kind| outcome.pocketed.iter().filter(|&&k| k == kind).count() as u8;
        let first = |kind| outcome.pocketed.iter().position(|&k| k == kind);
        let last = |kind| outcome.pocketed.iter().rposition(|&k| k == kind);
        // Q1: one of the shooter's balls must have fallen in an earlier shot, or before the queen
        // in this shot.
        let after_own = first(own) < first(Kind::Queen) && first(own).is_some();
        let may = self.may_win_queen[self.shooter.index()] || after_own;
        // K6: after a breach, the shooter's balls and the queen count as not pocketed.
        let queen = first(Kind::Queen).is_some() && may && !outcome.breach;
        Fallen {
            own: if outcome.breach { 0 } else { count(own) },
            opponent: count(opponent),
            cue: count(Kind::Cue) > 0,
            queen,
            queen_open: queen || self.queen == QueenPlace::Pending,
            own_last_first: last(own) < last(opponent),
        }
    }

    /// E1: returns whether the shooter loses the round because the opponent's last ball fell. The
    /// shooter does not lose it if their own last ball fell first and no ball goes back.
    fn last_opponent_ball_fell(&self, fallen: &Fallen) -> bool {
        let left = |player: Player| self.table[self.colour_of(player).index()];
        if fallen.opponent == 0 || left(self.shooter.other()) > 0 {
            return false;
        }
        let cleared = fallen.own > 0 && left(self.shooter) == 0;
        let clean = !fallen.cue && self.owed[self.shooter.index()] == 0;
        !(cleared && clean && fallen.own_last_first)
    }

    /// E3: ends the round at once with a win for the opponent. The only balls that go back are
    /// those that K6, K9, Q1 or K-F5 sends back.
    fn end_by_last_opponent_ball(&mut self, fallen: &Fallen, back: &mut Vec<Kind>) {
        let shooter = self.shooter;
        if fallen.queen_open {
            // Q2, with K-F5 if the cue ball fell.
            self.queen = match (fallen.own > 0, fallen.cue) {
                (true, _) => QueenPlace::Held(shooter),
                (false, false) => QueenPlace::Held(shooter.other()),
                (false, true) => QueenPlace::Table,
            };
            if self.queen == QueenPlace::Table {
                back.push(Kind::Queen);
            }
        }
        let left = u32::from(self.table[self.colour_of(shooter).index()]);
        let queen = if self.queen == QueenPlace::Held(shooter) {
            0
        } else {
            QUEEN_POINTS
        };
        let points = left + queen + u32::from(fallen.cue);
        self.result = Some(RoundResult {
            winner: shooter.other(),
            points,
        });
    }

    fn go_on(
        &mut self,
        outcome: &ShotOutcome,
        fallen: &Fallen,
        foul: Option<Foul>,
        back: &mut Vec<Kind>,
    ) {
        let shooter = self.shooter;
        let replay = outcome.choice == Some(Choice::Replay);
        let cue_off = outcome.off.contains(&Kind::Cue);
        let again = match foul {
            // K8, Q2: pocketing only the queen earns another shot.
            None => !outcome.breach && !cue_off && (fallen.own > 0 || fallen.queen),
            Some(_) => replay,
        };
        self.place_queen(fallen, replay, again, back);
        if fallen.cue {
            let owed = &mut self.owed[shooter.index()];
            *owed = owed.saturating_add(if replay { 2 } else { 1 });
        }
        self.settle(shooter, back);
        self.settle(shooter.other(), back);
        // E1, E2: no ball of the shooter's colour is left on the table.
        let colour = self.colour_of(shooter);
        if self.on_table(colour) == 0 {
            let queen = if self.queen == QueenPlace::Held(shooter) {
                QUEEN_POINTS
            } else {
                0
            };
            let points = u32::from(self.on_table(colour.other())) + queen;
            self.result = Some(RoundResult {
                winner: shooter,
                points,
            });
        } else if !again {
            self.shooter = shooter.other();
        }
    }

    /// Q2, K-F5, K-F6: decides where the queen goes if this shot pocketed it or had to cover it.
    fn place_queen(&mut self, fallen: &Fallen, replay: bool, again: bool, back: &mut Vec<Kind>) {
        if !fallen.queen_open {
            return;
        }
        self.queen = match (fallen.cue, fallen.own > 0, fallen.opponent > 0) {
            // K-F6 with a replay: the next shot must cover the queen.
            (true, true, _) if replay => QueenPlace::Pending,
            // The queen is covered, even if one of the opponent's balls fell too.
            (false, true, _) => QueenPlace::Held(self.shooter),
            (false, false, true) => QueenPlace::Held(self.shooter.other()),
            // Only the queen fell; by K9 this does not count if the cue ball left the table.
            (false, false, false) if fallen.queen && again => QueenPlace::Pending,
            // K-F5 or K-F6 applies, or the shot did not cover the queen.
            _ => QueenPlace::Table,
        };
        if self.queen == QueenPlace::Table {
            back.push(Kind::Queen);
        }
    }

    /// Puts back as many of a player's owed balls as possible: at most those that are off the
    /// table.
    fn settle(&mut self, player: Player, back: &mut Vec<Kind>) {
        let colour = self.colour_of(player);
        let owed = &mut self.owed[player.index()];
        let table = &mut self.table[colour.index()];
        while *owed > 0 && *table < BALLS_PER_COLOUR {
            *owed -= 1;
            *table += 1;
            back.push(Kind::Colour(colour));
        }
    }
}

/// Returns the foul, using the table of fouls in the rules. If several rows apply, the last one
/// counts.
fn foul(fallen: &Fallen) -> Option<Foul> {
    match fallen {
        Fallen {
            cue: true,
            queen_open: true,
            own: 1..,
            ..
        } => Some(Foul::ScratchWithCoveredQueen),
        Fallen {
            cue: true,
            queen_open: true,
            ..
        } => Some(Foul::ScratchWithOpenQueen),
        Fallen {
            cue: true,
            opponent: 1..,
            ..
        } => Some(Foul::OpponentBallAndScratch),
        Fallen {
            cue: true,
            own: 1..,
            ..
        } => Some(Foul::OwnBallAndScratch),
        Fallen { cue: true, .. } => Some(Foul::Scratch),
        Fallen { opponent: 1.., .. } => Some(Foul::OpponentBall),
        _ => None,
    }
}

/// Returns the balls that always go back: those that K9 or K6 sends back, and a queen that cannot
/// be won yet (Q1).
fn going_back_at_once(outcome: &ShotOutcome, own: Colour, fallen: &Fallen) -> Vec<Kind> {
    let off = outcome.off.iter().filter(|&&kind| kind != Kind::Cue);
    let pocketed = outcome.pocketed.iter().filter(|&&kind| match kind {
        Kind::Queen => !fallen.queen,
        Kind::Colour(colour) => outcome.breach && colour == own,
        Kind::Cue => false,
    });
    off.chain(pocketed).copied().collect()
}
