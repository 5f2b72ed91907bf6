//! Computer players for Carramboule. A player generates candidate shots from the geometry of the
//! table ([`aim`]) and simulates them with the level's aiming error. It evaluates the resulting
//! positions with a heuristic ([`value`]) or, at the strongest level, with a network trained by
//! self-play ([`network`]). The same game, level and seed give the same shot. No state is kept
//! between shots.

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
