//! One match as an event-sourced state machine: seats, turns, sealed dice, clocks, record.
//!
//! A [`Table`] is what a host runs, a server for friends far away or the page
//! for itself. Clients send it messages ([`Table::request`]); what happens
//! becomes an event, and the [`State`] is a function of the events alone. The
//! [`Secret`] of the dice is the one thing the host knows besides. Time and
//! chance come in as arguments; there is no I/O here.
//!
//! ```text
//!  ClientToServer → Table ─ event → State::apply ─→ Play (the game)
//!                     │                               │ awaits the dice
//!                     ├── Secret ── sealed draw ←─────┘
//!                     └── Answer, Update → clients;  Record → verify
//! ```

mod chain;
mod clock;
mod play;
mod player;
mod problem;
mod request;
pub mod sealed;
mod shelf;
mod state;
mod table;
mod verify;
mod view;

pub use play::{Agreed, Play};
pub use player::{ComputerPlayer, RandomPlayer};
pub use problem::{Fault, Problem};
pub use request::{Caller, Reply};
pub use sealed::Secret;
pub use shelf::Shelf;
pub use state::State;
pub use table::{NewTable, Table};
pub use verify::{Verified, verify};
