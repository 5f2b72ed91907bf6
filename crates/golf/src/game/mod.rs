//! Matches of mini golf: turns, strokes and scores (section 11).
//!
//! A [`Game`] is a pure state machine. Players act ([`Game::act`]). For dice and scattered tokens,
//! the game waits ([`Game::awaits`]) until the caller provides the result ([`Game::chance`]).
//! [`Game::actions`] lists the legal actions. All other actions are refused with a reason and do
//! not change the game. Cloning is cheap because the constant parts are shared.
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
