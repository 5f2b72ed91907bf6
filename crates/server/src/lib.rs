//! Carambole over the network: the page, tables by link, the API.
//!
//! [`Server::start`] opens the data and takes an address, [`Server::run_until`] serves until it
//! is told to stop. A table's state is a function of its events; what matters is in the [`storage`], and
//! nothing is told to anybody before it is there.
//!
//! ```text
//!  socket, stream, POST ─▶ Room ─▶ Live (table::Table) ─ events ─▶ writer ─▶ Store
//!                           ▲                                        │ durable
//!                           └──────── answers, updates, notices ◀────┘
//! ```

mod api;
mod app;
mod blocked_words;
mod chat;
mod client;
mod clocks;
mod cluster;
mod computers;
mod error;
mod hub;
mod identity;
mod limits;
mod listen;
mod live;
mod metrics;
mod occupied;
mod outbox;
mod page;
mod random;
mod rematch;
mod room;
mod security_headers;
mod sessions;
mod shares;
mod socket;
mod start;
mod time;
mod told;
mod writer;

pub use limits::{Limits, Rate};
pub use listen::stop_signal;
pub use page::Page;
pub use start::{CannotStart, Config, Server, document};
pub use storage::Location;

use app::App;
