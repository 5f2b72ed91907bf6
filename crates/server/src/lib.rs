//! The Carambole server: the page, online tables, and the API.
//!
//! [`Server::start`] opens the database and binds an address. [`Server::run_until`] serves clients
//! until it is told to stop. A table's events determine its state. Events are committed to
//! [`storage`] before anything is sent to clients.
//!
//! ```text
//!  socket ─▶ registry ─▶ drive ── batch ─▶ writer ─▶ storage
//!                        │   ▲                  │
//!          input, answer ▼   │ effects          ▼ durable
//!                        room ──▶ reply, broadcast, publish
//! ```

mod app;
mod background;
mod database;
mod features;
mod http;
mod identity;
mod metrics;
mod names;
mod outbox;
mod own_tables;
mod peers;
mod push;
mod random;
mod router;
mod start;
mod start_error;
mod tables;
mod time;
mod watchers;
mod writer;

pub use http::limits::{Limits, Rate};
pub use http::listen::stop_signal;
pub use http::page::Page;
pub use push::PushSettings;
pub use router::document;
pub use start::{Config, Server};
pub use start_error::StartError;
pub use storage::Location;
