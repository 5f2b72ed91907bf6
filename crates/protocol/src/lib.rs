//! What goes over the wire and into files.
//!
//! The only crate that knows JSON: the core types of [`golf`] and [`carramboule`](::carramboule)
//! have none of it.

pub mod carramboule;
pub mod trace;

pub use trace::{BallPlace, PieceState, TraceEvent, TraceFile};
