//! A match of mini golf: whose ball, which stroke, which scores (section 11).
//!
//! A [`Game`] is a pure state machine. Players act ([`Game::act`]); where the
//! dice decide it waits ([`Game::awaits`]) until it is told ([`Game::chance`]).
//! What can be done is listed ([`Game::actions`]); all else is refused with its
//! reason and leaves the game as it is. A clone is cheap: what does not change
//! is shared.
//!
//! ```text
//!  (Scattering) → Choosing → Rolling → Aiming → next ball, course, or Over
//!      chance      player    chance    player
//! ```

mod action;
mod advice;
mod dice;
mod flow;
mod position;
mod rules;
mod score;
mod state;
#[cfg(test)]
mod tests;

pub use action::{Action, Awaited, Chance, Refusal};
pub use advice::Advice;
pub use dice::{BlankCard, DiceError, DiceSet, Face, Pick};
pub use flow::next_in_carom;
pub use position::{BallPlace, GamePosition, PositionError};
pub use rules::{Edition, Mode, Rules, Setup, SetupError, Tokens};
pub use score::{Fate, Mark, Ranking, ScorePad, ranks};
pub use state::{Game, Phase, Turn};
