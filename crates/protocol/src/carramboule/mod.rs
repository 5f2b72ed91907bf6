//! Carramboule: shot simulation, the referee, table positions and wire types.

pub mod referee;
pub mod shots;
pub mod table;
pub mod wire;
