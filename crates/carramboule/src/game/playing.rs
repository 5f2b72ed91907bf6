//! A match on the table.

use std::fmt;

use super::ball_positions::BallPositions;
use super::shot::{Shot, ShotError, outcome};
use crate::board::{Kind, Nudges, Parameters, Player};
use crate::physics::{Motion, Trajectory};
use crate::referee::{Choice, Match, ShotOutcome, Verdict};

/// A match, with its balls on the table.
///
/// ```
/// use carramboule::board::{Parameters, Player};
/// use carramboule::game::{Game, Phase, Shot};
///
/// let mut game = Game::new(Parameters::carramboule(), Player::A);
/// assert_eq!(game.phase(), Phase::Shot(Player::A));
/// let played = game.shoot(&Shot::level(0.37, 1.5, 3.0)).expect("a legal break");
/// assert_eq!(played.trajectory.balls.len(), 20);
/// assert!(game.shoot(&Shot::level(9.0, 1.5, 3.0)).is_err());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    parameters: Parameters,
    score: Match,
    position: BallPositions,
    /// While the shooter must make a choice: the outcome of the last shot, and the balls at rest.
    waiting: Option<(ShotOutcome, BallPositions)>,
}

/// The action that the game is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// This player must shoot.
    Shot(Player),
    /// This player must choose (K-F3, K-F6).
    Choice(Player),
    /// The match is over.
    Over,
}

/// The result of a shot.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The movement of every ball. Ball 0 is the cue ball. The others are in the order of the
    /// position before the shot.
    pub trajectory: Trajectory,
    /// The outcome reported to the referee.
    pub outcome: ShotOutcome,
    /// The referee's verdict; `None` while a choice is due.
    pub verdict: Option<Verdict>,
}

/// The error for a choice that the player is not asked to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceError;

impl fmt::Display for ChoiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no choice to make now")
    }
}

impl std::error::Error for ChoiceError {}

impl Game {
    /// Creates a match on this table. `starts` is the player who shoots first.
    pub fn new(parameters: Parameters, starts: Player) -> Self {
        let position = BallPositions::rack(&parameters, starts);
        Self {
            parameters,
            score: Match::new(starts),
            position,
            waiting: None,
        }
    }

    /// K1: applies random deviations to the rack before the first shot in a round. Returns false
    /// and changes nothing if a shot has been played in the round or the match is over.
    pub fn nudge_rack(&mut self, nudges: &Nudges) -> bool {
        match self.phase() {
            Phase::Shot(starts) if self.score.round().shots() == 0 => {
                self.position = BallPositions::nudged_rack(&self.parameters, starts, nudges);
                true
            }
            _ => false,
        }
    }

    /// Plays a shot for the active player. A refused shot changes nothing.
    pub fn shoot(&mut self, shot: &Shot) -> Result<Played, ShotError> {
        let by = match self.phase() {
            Phase::Shot(player) => player,
            Phase::Choice(_) => return Err(ShotError::ChoiceDue),
            Phase::Over => return Err(ShotError::Over),
        };
        shot.check(&self.parameters, &self.position, by)?;
        let trajectory = shot.simulate(&self.parameters, &self.position, by)?;
        let outcome = outcome(&self.parameters, &self.position, by, &trajectory);
        let rest = at_rest(&self.position, &trajectory);
        let verdict = if self.score.round().choice_due(&outcome) {
            self.waiting = Some((outcome.clone(), rest));
            None
        } else {
            self.judge(&outcome, rest)
        };
        Ok(Played {
            trajectory,
            outcome,
            verdict,
        })
    }

    /// Makes the choice that the shooter must make (K-F3, K-F6).
    pub fn choose(&mut self, choice: Choice) -> Result<Verdict, ChoiceError> {
        let (outcome, rest) = self.waiting.take().ok_or(ChoiceError)?;
        self.judge(&outcome.choosing(choice), rest)
            .ok_or(ChoiceError)
    }

    /// Returns the action that the game is waiting for.
    pub fn phase(&self) -> Phase {
        match (self.score.is_over(), self.score.round().shooter()) {
            (false, Some(player)) if self.waiting.is_some() => Phase::Choice(player),
            (false, Some(player)) => Phase::Shot(player),
            _ => Phase::Over,
        }
    }

    /// Returns the balls at the start of the next shot.
    pub fn position(&self) -> &BallPositions {
        &self.position
    }

    /// Returns the balls as they lie on the table: while a choice is due, where the shot left them;
    /// otherwise the same as [`Self::position`].
    pub fn lying(&self) -> &BallPositions {
        match &self.waiting {
            Some((_, rest)) => rest,
            None => &self.position,
        }
    }

    /// Returns the same match with other balls, for analysis, puzzles and tests. The referee's ball
    /// counts do not change.
    #[must_use]
    pub fn with_position(mut self, position: BallPositions) -> Self {
        self.position = position;
        self.waiting = None;
        self
    }

    /// Returns the score: points, rounds and the referee's state.
    pub fn score(&self) -> &Match {
        &self.score
    }

    /// Returns the table.
    pub fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// Reports an outcome to the referee. The simulation produces only possible outcomes, so the
    /// referee rejects one only if the position was replaced and no longer fits the score. A
    /// rejected outcome changes nothing.
    fn judge(&mut self, outcome: &ShotOutcome, mut rest: BallPositions) -> Option<Verdict> {
        let verdict = self.score.shot(outcome).ok()?;
        for &kind in &verdict.back {
            rest.put_back(&self.parameters, verdict.by, kind);
        }
        if verdict.round.is_some()
            && let Some(starts) = self.score.round().shooter()
        {
            rest = BallPositions::rack(&self.parameters, starts);
        }
        self.position = rest;
        Some(verdict)
    }
}

/// Returns the balls that remain on the table after a shot.
fn at_rest(position: &BallPositions, trajectory: &Trajectory) -> BallPositions {
    let balls = position.balls().iter().zip(&trajectory.balls[1..]);
    let left = balls.filter(|(_, state)| state.motion != Motion::Pocketed);
    BallPositions::from_rest(
        left.map(|(&(kind, _), state)| (kind, state.position))
            .collect::<Vec<(Kind, _)>>(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Vec2;
    use crate::board::BALLS_PER_COLOUR;
    use crate::referee::{Foul, QueenPlace};
    use std::f64::consts::{FRAC_PI_2, PI};

    fn game(balls: &[(Kind, f64, f64)]) -> Game {
        let parameters = Parameters::carramboule();
        let balls = balls
            .iter()
            .map(|&(kind, x, y)| (kind, Vec2::new(x, y)))
            .collect();
        let position = BallPositions::new(&parameters, balls).expect("a valid position");
        Game::new(parameters, Player::A).with_position(position)
    }

    #[test]
    fn k5_refused_shots_say_why_and_change_nothing() {
        let mut game = game(&[(Kind::WHITE, 0.37, 0.1)]);
        let before = game.clone();
        let straight = Shot::level(0.3, FRAC_PI_2, 1.0);
        let check = |game: &mut Game, shot: Shot, fault: ShotError| {
            assert_eq!(game.shoot(&shot).expect_err("a fault"), fault);
        };
        check(
            &mut game,
            Shot {
                across: 0.1,
                ..straight
            },
            ShotError::OffCampLine,
        );
        check(
            &mut game,
            Shot {
                across: f64::NAN,
                ..straight
            },
            ShotError::OffCampLine,
        );
        check(
            &mut game,
            Shot {
                across: 0.36,
                ..straight
            },
            ShotError::Touches,
        );
        check(
            &mut game,
            Shot {
                direction: -0.1,
                ..straight
            },
            ShotError::Backwards,
        );
        check(
            &mut game,
            Shot {
                direction: 0.0,
                ..straight
            },
            ShotError::Backwards,
        );
        check(
            &mut game,
            Shot {
                speed: 60.0,
                ..straight
            },
            ShotError::Speed,
        );
        check(
            &mut game,
            Shot {
                side: 0.5,
                top: 0.5,
                ..straight
            },
            ShotError::Tip,
        );
        check(
            &mut game,
            Shot {
                elevation: -0.1,
                ..straight
            },
            ShotError::Elevation,
        );
        assert_eq!(game, before);
    }

    #[test]
    fn k5_free_stretches_are_where_the_cue_ball_fits() {
        let game = game(&[
            (Kind::WHITE, 0.125, 0.1),
            (Kind::BLACK, 0.37, 0.11),
            (Kind::Queen, 0.392, 0.083),
            (Kind::WHITE, 0.5, 0.2),
        ]);
        for player in [Player::A, Player::B] {
            let free = game.position().free_stretches(game.parameters(), player);
            for step in 0..7400 {
                let across = f64::from(step) * 1e-4;
                let inside = free
                    .iter()
                    .any(|(from, to)| (*from..=*to).contains(&across));
                let fits = game.position().cue_fits(game.parameters(), player, across);
                assert_eq!(inside, fits, "{across}");
            }
        }
    }

    #[test]
    fn k6_ball_on_the_camp_line_may_be_played_only_off_a_cushion() {
        // The shot goes almost along the camp line, barely forwards, into the ball.
        let mut direct = game(&[(Kind::WHITE, 0.5, 0.11), (Kind::BLACK, 0.2, 0.5)]);
        let played = direct
            .shoot(&Shot::level(0.3, 0.02, 1.0))
            .expect("a legal shot");
        assert!(played.outcome.breach);
        assert_eq!(
            played.verdict.and_then(|verdict| verdict.foul),
            Some(Foul::Breach)
        );
        // The shot goes to the far cushion and back.
        let mut indirect = game(&[(Kind::WHITE, 0.3, 0.03), (Kind::BLACK, 0.6, 0.5)]);
        let played = indirect
            .shoot(&Shot::level(0.3, FRAC_PI_2, 2.5))
            .expect("a legal shot");
        let met = played
            .trajectory
            .events
            .iter()
            .any(|event| event.kind.balls().1.is_some());
        assert!(met && !played.outcome.breach);
    }

    #[test]
    fn k7_any_ball_may_be_touched_first() {
        for kind in [Kind::WHITE, Kind::BLACK, Kind::Queen] {
            let mut game = game(&[
                (kind, 0.37, 0.4),
                (Kind::WHITE, 0.1, 0.6),
                (Kind::BLACK, 0.6, 0.6),
            ]);
            let played = game
                .shoot(&Shot::level(0.37, FRAC_PI_2, 0.5))
                .expect("a legal shot");
            let met = |event: &crate::physics::Event| event.kind.balls().1.is_some();
            assert!(played.trajectory.events.iter().any(met), "{kind:?}");
            assert_eq!(played.verdict.and_then(|verdict| verdict.foul), None);
        }
    }

    #[test]
    fn k8_straight_pot_wins_a_ball_and_the_next_shot() {
        let mut game = game(&[(Kind::WHITE, 0.66, 0.66), (Kind::BLACK, 0.2, 0.5)]);
        let aim = Vec2::new(0.66 - 0.12, 0.66 - 0.1);
        let draw = Shot {
            top: -0.5,
            ..Shot::level(0.12, libm::atan2(aim.y, aim.x), 2.0)
        };
        let played = game.shoot(&draw).expect("a legal shot");
        assert_eq!(played.outcome.pocketed, [Kind::WHITE]);
        assert_eq!(game.phase(), Phase::Shot(Player::A));
        assert_eq!(game.position().count(Kind::WHITE), 0);
    }

    #[test]
    fn k_f3_choice_is_asked_for_and_the_ball_goes_back_to_the_centre() {
        let mut game = game(&[(Kind::WHITE, 0.66, 0.66), (Kind::BLACK, 0.2, 0.5)]);
        let aim = Vec2::new(0.66 - 0.12, 0.66 - 0.1);
        let follow = Shot {
            top: 0.5,
            ..Shot::level(0.12, libm::atan2(aim.y, aim.x), 1.5)
        };
        let played = game.shoot(&follow).expect("a legal shot");
        assert_eq!(played.outcome.pocketed, [Kind::WHITE, Kind::Cue]);
        assert_eq!(
            (played.verdict, game.phase()),
            (None, Phase::Choice(Player::A))
        );
        assert_eq!(
            game.shoot(&follow).expect_err("a fault"),
            ShotError::ChoiceDue
        );
        let verdict = game.choose(Choice::Pass).expect("a choice is due");
        assert_eq!(
            (verdict.foul, verdict.next),
            (Some(Foul::OwnBallAndScratch), Some(Player::B))
        );
        assert!(
            game.position()
                .balls()
                .contains(&(Kind::WHITE, game.parameters().centre()))
        );
        assert_eq!(game.choose(Choice::Pass), Err(ChoiceError));
    }

    #[test]
    fn position_and_referee_agree_in_random_matches() {
        for seed in 0..12 {
            let mut rng = fastrand::Rng::with_seed(seed);
            let mut game = Game::new(Parameters::carramboule(), Player::A);
            for _ in 0..400 {
                let by = match game.phase() {
                    Phase::Over => break,
                    Phase::Choice(_) => {
                        let choice = if rng.bool() {
                            Choice::Pass
                        } else {
                            Choice::Replay
                        };
                        game.choose(choice).expect("a choice is due");
                        continue;
                    }
                    Phase::Shot(player) => player,
                };
                let turn = rng.f64() * PI;
                let direction = if by == Player::A { turn } else { -turn };
                let shot = Shot::level(0.12 + rng.f64() * 0.5, direction, 0.5 + rng.f64() * 5.0);
                if game.shoot(&shot).is_err() {
                    continue;
                }
                if let Phase::Shot(_) = game.phase() {
                    let round = game.score().round();
                    for kind in [Kind::WHITE, Kind::BLACK] {
                        let Kind::Colour(colour) = kind else { continue };
                        let count = game.position().count(kind);
                        assert_eq!(count, usize::from(round.on_table(colour)));
                        assert!(count <= usize::from(BALLS_PER_COLOUR));
                    }
                    let queen = usize::from(round.queen() == QueenPlace::Table);
                    assert_eq!(game.position().count(Kind::Queen), queen);
                    let balls = game.position().balls().to_vec();
                    assert!(BallPositions::new(game.parameters(), balls).is_some());
                }
            }
        }
    }
}
