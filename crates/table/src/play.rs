//! The game at a table: one variant for each game there is.
//!
//! Another game joins by a variant here and in `protocol`'s `MatchSetup`,
//! `GameAction`, `GameChance` and `GameView`; nothing else at the table knows
//! which game is played.

mod golf_play;

use crate::sealed::Draws;
use crate::shelf::Shelf;
use golf::game::{Game, Rules};
use protocol::{GameAction, GameChance, GameView, MatchSetup, Seat, SeatResult, TraceFile};
use std::sync::Arc;

/// Tells one move from the next: course, ball, stroke.
pub(crate) type MoveNumber = (usize, Option<usize>, u8);

/// What is agreed on, checked.
#[derive(Clone, Debug)]
pub enum Agreed {
    /// Mini golf.
    Golf(Arc<Rules>),
}

/// A game under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Play {
    /// Mini golf.
    Golf(Game),
}

impl Agreed {
    /// Checks a setup; the error is a sentence.
    pub fn new(setup: &MatchSetup, shelf: &mut Shelf) -> Result<Agreed, String> {
        match setup {
            MatchSetup::Golf(setup) => {
                let rules = setup.rules(|course| shelf.stage(course))?;
                Ok(Agreed::Golf(Arc::new(rules)))
            }
        }
    }

    /// How many seats the match needs.
    pub fn seats(&self) -> usize {
        match self {
            Agreed::Golf(rules) => rules.players(),
        }
    }

    /// The game about to begin.
    pub fn begin(&self) -> Play {
        match self {
            Agreed::Golf(rules) => Play::Golf(Game::new(Arc::clone(rules))),
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
        }
    }

    /// What tells one move from the next: a stroke, with all choices that belong to it.
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
        }
    }

    /// Whether the game waits for the dice.
    pub fn awaits_chance(&self) -> bool {
        match self {
            Play::Golf(game) => game.awaits().is_some(),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        match self {
            Play::Golf(game) => game.is_over(),
        }
    }

    /// What the player in turn can do.
    pub fn actions(&self) -> Vec<GameAction> {
        match self {
            Play::Golf(game) => {
                let actions = protocol::golf_wire::actions(game).into_iter();
                actions.map(GameAction::Golf).collect()
            }
        }
    }

    /// The player in turn acts. A stroke gives its trace. The error is a sentence.
    pub fn act(&mut self, action: &GameAction) -> Result<Option<TraceFile>, String> {
        match (self, action) {
            (Play::Golf(game), GameAction::Golf(action)) => golf_play::act(game, action),
        }
    }

    /// The dice bring what the game waits for; the number of draws they took.
    pub fn chance(&mut self, chance: &GameChance) -> Result<u32, String> {
        match (self, chance) {
            (Play::Golf(game), GameChance::Golf(chance)) => golf_play::chance(game, chance),
        }
    }

    /// What the dice bring, if the game waits for them.
    pub fn draw(&self, draws: &mut Draws<'_>) -> Option<GameChance> {
        match self {
            Play::Golf(game) => golf_play::draw(game, draws).map(GameChance::Golf),
        }
    }

    /// A player leaves the match.
    pub fn withdraw(&mut self, seat: Seat) -> Result<(), String> {
        match self {
            Play::Golf(game) => {
                let withdrawn = game.withdraw(usize::from(seat));
                withdrawn.map_err(|refusal| refusal.to_string())
            }
        }
    }

    /// Whether a player has left the match.
    pub fn has_withdrawn(&self, seat: Seat) -> bool {
        match self {
            Play::Golf(game) => game.has_withdrawn(usize::from(seat)),
        }
    }

    /// The results so far, by seat.
    pub fn results(&self) -> Vec<SeatResult> {
        match self {
            Play::Golf(game) => golf_play::results(game),
        }
    }

    /// How the game stands, for the wire.
    pub fn view(&self) -> GameView {
        match self {
            Play::Golf(game) => GameView::Golf(golf_play::view(game)),
        }
    }
}
