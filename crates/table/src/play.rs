//! The game at a table: one variant for each game there is.
//!
//! Another game joins by a variant here and in `protocol`'s `MatchSetup`,
//! `GameAction`, `GameOutcome`, `GameChance` and `GameView`; nothing else at the table knows
//! which game is played.

mod carramboule_play;
mod golf_play;

pub use carramboule_play::CarramboulePlay;

use crate::course_cache::CourseCache;
use crate::sealed::Draws;
use carramboule::board::Player;
use golf::game::{Game, Rules};
use protocol::{
    GameAction, GameChance, GameOutcome, GameView, MatchSetup, RulesVersion, Seat, SeatResult,
    TraceFile,
};
use std::sync::Arc;

/// An action for a game that is not played here.
const OTHER_GAME: &str = "this belongs to another game";

/// Tells one move from the next: course, ball, stroke; or the number of moves.
pub(crate) type MoveNumber = (usize, Option<usize>, u8);

/// What is agreed on, checked.
#[derive(Clone, Debug)]
pub enum CheckedSetup {
    /// Mini golf.
    Golf(Arc<Rules>),
    /// Carramboule.
    Carramboule {
        /// Who starts the first round.
        starts: Player,
        /// K1: whether chance moves the balls of every rack.
        nudges_racks: bool,
    },
}

/// A game under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Play {
    /// Mini golf.
    Golf(Game),
    /// Carramboule.
    Carramboule(CarramboulePlay),
}

impl CheckedSetup {
    /// Checks a setup; the error is a sentence.
    pub fn new(
        setup: &MatchSetup,
        version: RulesVersion,
        cache: &mut CourseCache,
    ) -> Result<CheckedSetup, String> {
        match setup {
            MatchSetup::Golf(setup) => {
                let rules = setup.rules(|course| cache.course(course))?;
                Ok(CheckedSetup::Golf(Arc::new(rules.by(version.golf()))))
            }
            MatchSetup::Carramboule(setup) => Ok(CheckedSetup::Carramboule {
                starts: setup.starts()?,
                nudges_racks: version.nudges_racks(),
            }),
        }
    }

    /// How many seats the match needs.
    pub fn seats(&self) -> usize {
        match self {
            CheckedSetup::Golf(rules) => rules.players(),
            CheckedSetup::Carramboule { .. } => 2,
        }
    }

    /// The game about to begin.
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
    /// Whose turn it is; nobody's while the dice are awaited or when it is over.
    pub fn turn(&self) -> Option<Seat> {
        match self {
            Play::Golf(game) => {
                let turn = game.turn().filter(|_| game.awaits().is_none())?;
                Some(turn.player as Seat)
            }
            Play::Carramboule(play) => play.turn(),
        }
    }

    /// What tells one move from the next: a stroke, with all choices that belong to it; in
    /// Carramboule a shot, and a choice after it.
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

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        match self {
            Play::Golf(game) => game.is_over(),
            Play::Carramboule(play) => play.is_over(),
        }
    }

    /// What the player in turn can do; of the shots of Carramboule only some.
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

    /// The player in turn acts. The error is a sentence.
    pub fn act(&mut self, action: &GameAction) -> Result<(), String> {
        match (self, action) {
            (Play::Golf(game), GameAction::Golf(action)) => golf_play::act(game, action),
            (Play::Carramboule(play), GameAction::Carramboule(action)) => {
                play.act(*action).map(|_| ())
            }
            _ => Err(OTHER_GAME.to_owned()),
        }
    }

    /// The trace of a stroke that the player in turn can play.
    pub fn trace(&self, action: &GameAction) -> Option<TraceFile> {
        match (self, action) {
            (Play::Golf(game), GameAction::Golf(action)) => golf_play::trace(game, action),
            _ => None,
        }
    }

    /// What would come of an action, for the event that tells of it; only Carramboule says.
    pub fn outcome(&self, action: &GameAction) -> Option<GameOutcome> {
        match (self, action) {
            (Play::Carramboule(play), GameAction::Carramboule(action)) => {
                let outcome = play.clone().act(*action).ok()?;
                Some(GameOutcome::Carramboule(outcome))
            }
            _ => None,
        }
    }

    /// Like [`Play::act`], if what comes of it is what was written down; else nothing changes.
    pub(crate) fn act_as_told(
        &mut self,
        action: &GameAction,
        told: Option<&GameOutcome>,
    ) -> Result<(), String> {
        let differs = || "something else comes of this action".to_owned();
        match (&mut *self, action) {
            (Play::Carramboule(play), GameAction::Carramboule(action)) => {
                let mut next = play.clone();
                let outcome = GameOutcome::Carramboule(next.act(*action)?);
                if told != Some(&outcome) {
                    return Err(differs());
                }
                *play = next;
                Ok(())
            }
            _ if told.is_some() => Err(differs()),
            _ => self.act(action),
        }
    }

    /// The dice bring what the game waits for; the number of draws they took.
    pub fn roll(&mut self, roll: &GameChance) -> Result<u32, String> {
        match (self, roll) {
            (Play::Golf(game), GameChance::Golf(roll)) => golf_play::roll(game, roll),
            (Play::Carramboule(play), GameChance::Carramboule(chance)) => play.roll(chance),
            _ => Err(OTHER_GAME.to_owned()),
        }
    }

    /// What the dice bring, if the game waits for them.
    pub fn draw(&self, draws: &mut Draws<'_>) -> Option<GameChance> {
        match self {
            Play::Golf(game) => golf_play::draw(game, draws).map(GameChance::Golf),
            Play::Carramboule(play) => play.draw(draws).map(GameChance::Carramboule),
        }
    }

    /// A player leaves the match.
    pub fn withdraw(&mut self, seat: Seat) -> Result<(), String> {
        match self {
            Play::Golf(game) => {
                let withdrawn = game.withdraw(usize::from(seat));
                withdrawn.map_err(|refusal| refusal.to_string())
            }
            Play::Carramboule(play) => play.withdraw(seat),
        }
    }

    /// Whether a player has left the match.
    pub fn has_withdrawn(&self, seat: Seat) -> bool {
        match self {
            Play::Golf(game) => game.has_withdrawn(usize::from(seat)),
            Play::Carramboule(play) => play.has_withdrawn(seat),
        }
    }

    /// The results so far, by seat.
    pub fn results(&self) -> Vec<SeatResult> {
        match self {
            Play::Golf(game) => golf_play::results(game),
            Play::Carramboule(play) => play.results(),
        }
    }

    /// How the game stands, for the wire.
    pub fn view(&self) -> GameView {
        match self {
            Play::Golf(game) => GameView::Golf(golf_play::view(game)),
            Play::Carramboule(play) => GameView::Carramboule(play.view()),
        }
    }
}
