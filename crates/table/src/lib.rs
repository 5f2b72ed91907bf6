//! One match as an event-sourced state machine, with its seats, turns, sealed dice, clocks and
//! record.
//!
//! A [`Table`] is run by a server, or by the page for a local match; these docs say "server" for
//! both. Clients send it messages ([`Table::request`]). Every change is an event, and the [`State`]
//! is a function of the events alone. Only the dice [`Secret`] is kept outside the events. The time
//! and all randomness are passed in as arguments; this crate does no I/O.
//!
//! ```text
//!  ClientToServer → Table ─ event → State::apply ─→ Play (the game)
//!                     │                               │ awaits the dice
//!                     ├── Secret ── sealed draw ←─────┘
//!                     └── Answer, Update → clients;  Record → verify
//! ```
//!
//! This example plays a match between one person and the computer, from the first message to the
//! verified record:
//!
//! ```
//! use coach::{ComputerPlayer, RandomPlayer};
//! use golf::game::{DiceSet, Mode, Rules, Setup, Tokens};
//! use protocol::*;
//! use std::sync::Arc;
//! use table::*;
//!
//! let course = golf::Collection::course("1").unwrap().unwrap();
//! let rules = Rules::new(Setup {
//!     mode: Mode::Basic,
//!     players: vec![vec!["orange".parse()?], vec!["red".parse()?]],
//!     courses: vec![Arc::new(course)],
//!     limit: None,
//!     dice: DiceSet::dice_of_the_box(),
//!     tokens: Tokens::Printed,
//! }).unwrap();
//! let new = NewTable {
//!     id: TableId::new("kitchen")?,
//!     setup: MatchSetup::Golf(GolfSetup::new(&rules)),
//!     seats: vec![SeatKind::Person {}, SeatKind::Computer { level: 1 }],
//!     clock: None,
//! };
//! let (mut cache, now) = (CourseCache::new(), 0);
//! let mut table = Table::create(new, Secret::new([7; 32]), &mut cache, now)?;
//!
//! let (me, mut sent) = (Caller::holding([0]), 0);
//! let mut ask = |table: &mut Table, request| {
//!     sent += 1;
//!     let id = MessageId::new(format!("m{sent}")).unwrap();
//!     table.request(me, &ClientToServer { id, request }, now).answer
//! };
//! let name = PlayerName::new("Ada")?;
//! ask(&mut table, Request::Join { seat: 0, name, contribution: Hex([1; 16]) });
//! ask(&mut table, Request::Ready { seat: 0, ready: true });
//! let (mut computer, mut coin) = (ComputerPlayer::new(1), RandomPlayer::new(2));
//! while table.state().status() == Status::Playing {
//!     if table.computer_turn(&mut computer, now)?.is_none() {
//!         // A client lets the player choose from `Play::actions`; here the choice is random.
//!         let action = coin.choose(table.state().play().unwrap(), 0, 1);
//!         let answer = ask(&mut table, Request::Act { seat: 0, action, version: None });
//!         assert!(matches!(answer, Answer::Accepted { .. }));
//!     }
//! }
//! assert_eq!(verify(&table.record(), &mut cache).unwrap().results.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chain;
mod clock;
mod course_cache;
mod deal;
mod error;
mod play;
mod player;
mod refusals;
mod request;
pub mod sealed;
mod state;
mod table;
mod verify;
mod view;

pub use chain::relink;
pub use course_cache::CourseCache;
pub use deal::deal;
pub use error::{PlayError, ReplayError, TableError};
pub use play::{CarramboulePlay, CheckedSetup, Play};
pub use player::Player;
pub use request::{Answered, Caller, Reply};
pub use sealed::Secret;
pub use state::State;
pub use table::{NewTable, Table};
pub use verify::{Verified, replay, verify};
