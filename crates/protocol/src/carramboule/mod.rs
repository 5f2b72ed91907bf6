//! Files about Carramboule: shots to simulate, rounds to judge.

pub mod referee;
pub mod shots;
pub mod table;
