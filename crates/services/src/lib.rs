//! `PostgreSQL` and NATS for tests and measurements. The installed programs are started on the
//! loopback interface with temporary data. Dropping a [`Postgres`] or [`Nats`], even in a panic,
//! stops its program and removes its data.
//!
//! If the programs are not installed, [`available`] says so on standard error, and tests that need
//! them are skipped. With `CARAMBOLE_SERVICES=required`, which `cargo xtask test` sets, such tests
//! fail instead.

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
