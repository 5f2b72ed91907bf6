//! Computer players of Carramboule. A player thinks up candidate shots from the geometry of the
//! table ([`aim`]), tries them on the real physics with the level's own aiming error, and values
//! what they leave for either side: by a guess ([`value`]), or, at the strongest level, by what a
//! network has learned from rounds against itself ([`network`]). The same game, level and seed give
//! the same shot; nothing is remembered between shots.

mod action;
mod aim;
mod inputs;
mod merit;
mod network;
mod player;
mod skill;
#[cfg(test)]
mod tests;
mod value;
mod win_probability;

pub use action::carramboule_action;
pub use merit::{ShotMerit, TRIES, shot_merit};
pub use network::{HIDDEN, INPUTS, OUTPUTS, Outlook, ShotNetwork, UNIT};
pub use player::{ShotPlayer, choose_shot, make_choice};
pub use skill::Skill;
pub use win_probability::{best_shot, win_probability, win_probability_of_shot};
