//! `PostgreSQL` and NATS for tests and measurements. Starts the installed programs on loopback with
//! temporary data. When the values are dropped, even after a panic, stops the programs and removes
//! the data.
//!
//! If the programs are not installed, [`available`] says so on standard error, and tests that need
//! them are skipped. With `CARAMBOLE_SERVICES=required`, which `cargo xtask test` sets, such tests
//! fail.

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
