#![doc = include_str!("../README.md")]
#![cfg_attr(not(test), warn(clippy::disallowed_methods, clippy::disallowed_types))]
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
