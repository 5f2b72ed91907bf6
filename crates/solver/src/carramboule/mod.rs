//! Computer players of Carramboule: five levels. A player thinks up candidate shots from the geometry
//! of the table ([`aim`]), tries them on the real physics with the level's own aiming error, and
//! values what they leave for either side ([`value`]). The same game, level and seed give the same
//! shot; nothing is remembered between shots.

mod aim;
mod chance;
mod level;
mod player;
mod random;
#[cfg(test)]
mod tests;
mod value;

pub use chance::{best_shot, chance, chance_of_shot};
pub use level::Level;
pub use player::{choose_shot, make_choice};
