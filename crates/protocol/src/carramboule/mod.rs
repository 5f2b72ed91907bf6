//! Files about Carramboule: shots to simulate, rounds to judge, matches at a table.

pub mod referee;
pub mod shots;
pub mod table;
pub mod wire;
