//! What goes over the wire and into files.
//!
//! The only crate that knows JSON: the core types of [`golf`] and [`carramboule`](::carramboule)
//! have none of it.

pub mod carramboule;
pub mod certificate;
pub mod solution;
pub mod trace;

pub use certificate::{CertificateFile, StartCertificateFile, TurnFile};
pub use solution::{PlaceFile, RollFile, SolutionFile, StartFile, WorthFile};
pub use trace::{BallPlace, PieceState, TraceEvent, TraceFile};
