//! Computer players of Carramboule.

use crate::play::{CarramboulePlay, Play};
use crate::player::{ComputerPlayer, RandomPlayer};
use carramboule::board::Player;
use carramboule::game::{Phase, Shot};
use protocol::{CarrambouleAction, GameAction, Seat};
use solver::carramboule::{Level, choose_shot, make_choice};
use std::f64::consts::FRAC_PI_2;

/// Plays Carramboule by its level, the same for the same seed and match. Other games it plays
/// legally and no better.
#[derive(Clone, Debug)]
pub struct CarramboulePlayer {
    seed: u64,
}

impl CarramboulePlayer {
    /// A player whose errors follow from `seed`.
    pub fn new(seed: u64) -> CarramboulePlayer {
        CarramboulePlayer { seed }
    }
}

impl ComputerPlayer for CarramboulePlayer {
    fn choose(&mut self, play: &Play, seat: Seat, level: u8) -> GameAction {
        // SplitMix64's step: no two turns share their errors.
        self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        match play {
            Play::Carramboule(play) => {
                GameAction::Carramboule(carramboule_action(play, level, self.seed))
            }
            Play::Golf(_) => RandomPlayer::new(self.seed).choose(play, seat, level),
        }
    }
}

/// What a level (1 to 5) does now. Legal whenever something is; if the cue ball fits nowhere, or
/// nobody is in turn, an action that the table refuses.
pub fn carramboule_action(play: &CarramboulePlay, level: u8, seed: u64) -> CarrambouleAction {
    let index = usize::from(level.clamp(1, 5)) - 1;
    let level = Level::ALL[index];
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
