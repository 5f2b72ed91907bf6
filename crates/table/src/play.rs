//! The game at a table: one variant per game.
//!
//! A new game needs a variant here and in `protocol`'s `MatchSetup`, `GameAction`, `GameOutcome`,
//! `GameChance` and `GameView`. Apart from the code for setups, nothing else in this crate depends
//! on the game.

mod carramboule_play;
mod golf_play;

pub use carramboule_play::CarramboulePlay;

use crate::course_cache::CourseCache;
use crate::error::PlayError;
use crate::sealed::Draws;
use carramboule::board::Player;
use golf::game::{Game, Rules};
use protocol::{
    GameAction, GameChance, GameOutcome, GameView, GolfError, MatchSetup, RulesVersion, Seat,
    SeatResult, TraceFile,
};
use std::sync::Arc;

/// Identifies a move. In mini golf, the fields are the course, the ball and the stroke. In
/// Carramboule, the first field is the number of moves so far.
pub(crate) type MoveNumber = (usize, Option<usize>, u8);

/// A checked setup.
#[derive(Clone, Debug)]
pub enum CheckedSetup {
    /// Mini golf.
    Golf(Arc<Rules>),
    /// Carramboule.
    Carramboule {
        /// The player who shoots first in the first round.
        starts: Player,
        /// Whether the balls of every rack are displaced at random (rule K1).
        nudges_racks: bool,
    },
}

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Play {
    /// Mini golf.
    Golf(Game),
    /// Carramboule.
    Carramboule(CarramboulePlay),
}

impl CheckedSetup {
    /// Checks a setup.
    pub fn new(
        setup: &MatchSetup,
        version: RulesVersion,
        cache: &mut CourseCache,
    ) -> Result<CheckedSetup, PlayError> {
        match setup {
            MatchSetup::Golf(setup) => {
                let rules = setup.rules(|course| cache.course(course))?;
                Ok(CheckedSetup::Golf(Arc::new(rules.by(version.golf()))))
            }
            MatchSetup::Carramboule(setup) => Ok(CheckedSetup::Carramboule {
                starts: setup.starts().ok_or(PlayError::Starts)?,
                nudges_racks: version.nudges_racks(),
            }),
        }
    }

    /// Returns the number of seats that the match needs.
    pub fn seats(&self) -> usize {
        match self {
            CheckedSetup::Golf(rules) => rules.players(),
            CheckedSetup::Carramboule { .. } => 2,
        }
    }

    /// Returns the game at its start.
    pub fn begin(&self) -> Play {
        match self {
            CheckedSetup::Golf(rules) => Play::Golf(Game::new(Arc::clone(rules))),
            CheckedSetup::Carramboule {
                starts,
                nudges_racks,
            } => Play::Carramboule(CarramboulePlay::new(*starts, *nudges_racks)),
        }
    }
}

impl Play {
    /// Returns the seat of the player whose turn it is; `None` while the game waits for dice and
    /// after its end.
    pub fn turn(&self) -> Option<Seat> {
        match self {
            Play::Golf(game) => {
                let turn = game.turn().filter(|_| game.awaits().is_none())?;
                Some(turn.player as Seat)
            }
            Play::Carramboule(play) => play.turn(),
        }
    }

    /// Returns the number of the current move. In mini golf, a move is a stroke with all its
    /// choices. In Carramboule, it is a shot, or a choice after a shot.
    pub(crate) fn move_number(&self) -> MoveNumber {
        match self {
            Play::Golf(game) => {
                let turn = game.turn();
                let ball = turn.map(|turn| turn.ball.index());
                (
                    game.finished().len(),
                    ball,
                    turn.map_or(0, |turn| turn.count),
                )
            }
            Play::Carramboule(play) => (play.moves(), None, 0),
        }
    }

    /// Returns whether the game is over.
    pub fn is_over(&self) -> bool {
        match self {
            Play::Golf(game) => game.is_over(),
            Play::Carramboule(play) => play.is_over(),
        }
    }

    /// Returns the legal actions of the player whose turn it is; for Carramboule shots, only a
    /// sample of them.
    pub fn actions(&self) -> Vec<GameAction> {
        match self {
            Play::Golf(game) => {
                let actions = protocol::golf_wire::actions(game).into_iter();
                actions.map(GameAction::Golf).collect()
            }
            Play::Carramboule(play) => {
                let actions = play.actions().into_iter();
                actions.map(GameAction::Carramboule).collect()
            }
        }
    }

    /// Performs an action of the player whose turn it is.
    pub fn act(&mut self, action: &GameAction) -> Result<(), PlayError> {
        match (self, action) {
            (Play::Golf(game), GameAction::Golf(action)) => Ok(golf_play::act(game, action)?),
            (Play::Carramboule(play), GameAction::Carramboule(action)) => {
                play.act(*action).map(|_| ())
            }
            _ => Err(PlayError::OtherGame),
        }
    }

    /// Returns the trace of a stroke that the active player could play now.
    pub fn trace(&self, action: &GameAction) -> Option<TraceFile> {
        match (self, action) {
            (Play::Golf(game), GameAction::Golf(action)) => golf_play::trace(game, action),
            _ => None,
        }
    }

    /// Returns the outcome to record in an action's event. Only Carramboule has outcomes.
    pub fn outcome(&self, action: &GameAction) -> Option<GameOutcome> {
        match (self, action) {
            (Play::Carramboule(play), GameAction::Carramboule(action)) => {
                let outcome = play.clone().act(*action).ok()?;
                Some(GameOutcome::Carramboule(outcome))
            }
            _ => None,
        }
    }

    /// Performs an action as [`Play::act`] does, but fails and changes nothing if the outcome
    /// differs from the recorded one.
    pub(crate) fn act_as_told(
        &mut self,
        action: &GameAction,
        told: Option<&GameOutcome>,
    ) -> Result<(), PlayError> {
        match (&mut *self, action) {
            (Play::Carramboule(play), GameAction::Carramboule(action)) => {
                let mut next = play.clone();
                let outcome = GameOutcome::Carramboule(next.act(*action)?);
                if told != Some(&outcome) {
                    return Err(PlayError::OtherOutcome);
                }
                *play = next;
                Ok(())
            }
            _ if told.is_some() => Err(PlayError::OtherOutcome),
            _ => self.act(action),
        }
    }

    /// Applies the random event that the game waits for. Returns the number of random draws that
    /// the event uses.
    pub fn roll(&mut self, roll: &GameChance) -> Result<u32, PlayError> {
        match (self, roll) {
            (Play::Golf(game), GameChance::Golf(roll)) => Ok(golf_play::roll(game, roll)?),
            (Play::Carramboule(play), GameChance::Carramboule(chance)) => play.roll(chance),
            _ => Err(PlayError::OtherGame),
        }
    }

    /// Draws the random event that the game waits for, if any.
    pub fn draw(&self, draws: &mut Draws<'_>) -> Option<GameChance> {
        match self {
            Play::Golf(game) => golf_play::draw(game, draws).map(GameChance::Golf),
            Play::Carramboule(play) => play.draw(draws).map(GameChance::Carramboule),
        }
    }

    /// Withdraws a player from the match.
    pub fn withdraw(&mut self, seat: Seat) -> Result<(), PlayError> {
        match self {
            Play::Golf(game) => {
                game.withdraw(usize::from(seat)).map_err(GolfError::from)?;
                Ok(())
            }
            Play::Carramboule(play) => play.withdraw(seat),
        }
    }

    /// Returns whether a player has left the match.
    pub fn has_withdrawn(&self, seat: Seat) -> bool {
        match self {
            Play::Golf(game) => game.has_withdrawn(usize::from(seat)),
            Play::Carramboule(play) => play.has_withdrawn(seat),
        }
    }

    /// Returns the result of each seat so far.
    pub fn results(&self) -> Vec<SeatResult> {
        match self {
            Play::Golf(game) => golf_play::results(game),
            Play::Carramboule(play) => play.results(),
        }
    }

    /// Returns the state of the game in the form that clients see.
    pub fn view(&self) -> GameView {
        match self {
            Play::Golf(game) => GameView::Golf(golf_play::view(game)),
            Play::Carramboule(play) => GameView::Carramboule(play.view()),
        }
    }
}
