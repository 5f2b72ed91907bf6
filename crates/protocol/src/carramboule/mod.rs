//! Carramboule: shot files to simulate, rounds to judge, table positions, and wire types.

pub mod referee;
pub mod shots;
pub mod table;
pub mod wire;
