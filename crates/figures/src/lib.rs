//! Figures: each is a picture, a lesson and a test of the rules.
//!
//! [`Figure::parse`] reads a file in `figures/` and checks its courses. [`Figure::play`] replays
//! the figure's strokes and compares the results with those that the file expects.
//! `docs/figures.md` describes the file format.
//!
//! ```
//! let (number, text) = figures::FIGURES[0];
//! let figure = figures::Figure::parse(text).unwrap();
//! assert_eq!(figure.number, number);
//! assert!(figure.play().is_ok(), "it shows what the rules do");
//! ```

mod board;
mod expect;
mod facts;
mod figure;
mod game;
mod mismatch;
mod notation;
mod outcome;
mod piece_word;
mod place;
mod play;
mod played;
mod read;
mod register;
mod words;

pub use expect::{Bounce, CaromFact, ExpectedOutcome, Steps};
pub use facts::{Arrow, ArrowKind, Facts, OrderFact, ShapeFact};
pub use figure::{Figure, FigureScene, FigureStroke, Force, Mark, View};
pub use mismatch::Mismatch;
pub use piece_word::PieceWord;
pub use place::{Place, Spot};
pub use played::{Played, PlayedStroke, Replay};
pub use read::FigureError;
pub use register::FIGURES;
pub use words::Words;
