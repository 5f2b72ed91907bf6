//! Carambole over the network: the page, online tables, and the API.
//!
//! [`Server::start`] opens the database and binds an address. [`Server::run_until`] serves clients
//! until the server must stop. A table's events determine its state. Events are committed to the
//! [`storage`] before anything is sent to clients.
//!
//! ```text
//!  request ─▶ tables ─▶ the table's task ── batch ─▶ writer ─▶ storage
//!                           ▲   subscribers ◀── durable ──┘
//!                           └── peers: publish, catch up
//! ```

mod address_log;
mod api;
mod app;
mod blocked_words;
mod board_hash;
mod client;
mod cup_cache;
mod cup_tries;
mod cups;
mod days;
mod deletion;
mod error;
mod fair;
mod gallery;
mod identity;
mod library;
mod limits;
mod links;
mod listen;
mod lists;
mod look_alikes;
mod metrics;
mod notifications;
mod opening;
mod operators;
mod outbox;
mod page;
mod peers;
mod player;
mod player_ref;
mod push;
mod random;
mod ratings;
mod security_headers;
mod sessions;
mod socket;
mod start;
mod start_error;
mod tables;
mod time;
mod tournaments;
mod watchers;
mod webauthn;
mod writer;

pub use limits::{Limits, Rate};
pub use listen::stop_signal;
pub use page::Page;
pub use push::PushSettings;
pub use start::{Config, Server, document};
pub use start_error::StartError;
pub use storage::Location;
