//! The action of a computer player at a Carramboule table.

use super::player::{choose_shot, make_choice};
use crate::level::Level;
use carramboule::board::Player;
use carramboule::game::{Phase, Shot};
use protocol::CarrambouleAction;
use std::f64::consts::FRAC_PI_2;
use table::CarramboulePlay;

/// Returns the action of a computer player at this level. It is legal whenever a legal action
/// exists. If the cue ball fits nowhere or it is no player's turn, the table refuses the action.
pub fn carramboule_action(play: &CarramboulePlay, level: Level, seed: u64) -> CarrambouleAction {
    if let Some(choice) = make_choice(play.game(), level) {
        let choice = choice.into();
        return CarrambouleAction::Choose { choice };
    }
    let shot = choose_shot(play.game(), level, seed);
    // The shot is rounded to micrometres, after which the cue ball might just touch another ball.
    let written = shot.map(|shot| CarrambouleAction::shoot(&shot));
    match written.filter(|&action| play.allows(action)) {
        Some(action) => action,
        None => straight_ahead(play),
    }
}

/// Returns a shot straight ahead from the first free position on the camp line.
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
