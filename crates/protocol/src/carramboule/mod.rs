//! Carramboule: files of shots to simulate, rounds to judge, positions on the table, and wire
//! types.

pub mod referee;
pub mod shots;
pub mod table;
pub mod wire;
