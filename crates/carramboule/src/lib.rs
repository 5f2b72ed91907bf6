//! Carramboule: billiard physics and referee.
//!
//! Two independent halves: [`physics`] says what a shot does, [`referee`] what it means. The crate
//! does no I/O, knows no clock and no global state; the same input gives the same bits natively and
//! in WebAssembly.

#![expect(
    clippy::float_cmp,
    clippy::similar_names,
    reason = "ties between events are ties of bits, and names follow the model's equations"
)]

pub mod board;
pub mod game;
pub mod physics;
pub mod referee;
mod vector;

pub use vector::{Vec2, Vec3};
