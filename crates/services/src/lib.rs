//! `PostgreSQL` and NATS for tests and measurements: the system's own programs, started on
//! loopback with temporary data, stopped and removed when the value goes, also by a panic.
//!
//! Where they are not installed, [`available`] says so and tests that need them are skipped with
//! that sentence, unless `CARAMBOLE_SERVICES=required` (as `cargo xtask test` has it).

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
