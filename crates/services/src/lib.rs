//! `PostgreSQL` and NATS for tests and measurements. Starts the system's programs on loopback with
//! temporary data. Stops them and removes the data on drop, even after a panic.
//!
//! If they are not installed, [`available`] says so on standard error, and tests that need them are
//! skipped. With `CARAMBOLE_SERVICES=required`, which `cargo xtask test` sets, such tests fail.

#![cfg(unix)]

mod find;
mod nats;
mod place;
mod postgres;
mod proxy;

pub use find::{available, missing};
pub use nats::Nats;
pub use place::free_port;
pub use postgres::Postgres;
pub use proxy::{Mood, Proxy};
