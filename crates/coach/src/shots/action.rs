//! What a computer player does at a table of Carramboule.

use super::player::{choose_shot, make_choice};
use crate::level::Level;
use carramboule::board::Player;
use carramboule::game::{Phase, Shot};
use protocol::CarrambouleAction;
use std::f64::consts::FRAC_PI_2;
use table::CarramboulePlay;

/// What a level does now. Legal whenever something is; if the cue ball fits nowhere, or
/// nobody is in turn, an action that the table refuses.
pub fn carramboule_action(play: &CarramboulePlay, level: Level, seed: u64) -> CarrambouleAction {
    if let Some(choice) = make_choice(play.game(), level) {
        let choice = choice.into();
        return CarrambouleAction::Choose { choice };
    }
    let shot = choose_shot(play.game(), level, seed);
    // Written down in whole micrometres a shot could just touch a ball.
    let written = shot.map(|shot| CarrambouleAction::shoot(&shot));
    match written.filter(|&action| play.allows(action)) {
        Some(action) => action,
        None => straight_ahead(play),
    }
}

/// A shot straight ahead from the first place that is free.
fn straight_ahead(play: &CarramboulePlay) -> CarrambouleAction {
    let parameters = play.game().parameters();
    let direction = match play.game().phase() {
        Phase::Shot(Player::B) => -FRAC_PI_2,
        _ => FRAC_PI_2,
    };
    let (from, to) = parameters.camp;
    let places = 1 + ((to - from) * 1e3) as u32;
    let shots = (0..places).map(|millimetres| {
        let across = from + f64::from(millimetres) * 1e-3;
        CarrambouleAction::shoot(&Shot::level(across, direction, 1.0))
    });
    let free = shots.into_iter().find(|&action| play.allows(action));
    free.unwrap_or(CarrambouleAction::shoot(&Shot::level(0.0, direction, 1.0)))
}
