//! The probability of winning a round, estimated by simulation.
//!
//! Two players at level [`Level::Casual`] continue the game for a few shots, and the position they
//! reach is converted to a probability. This is an estimate for comparing shots. The same seed
//! gives the same result.

use carramboule::board::Player;
use carramboule::game::{Game, Phase, Shot};
use carramboule::referee::RoundResult;

use super::player::{ShotPlayer, choose_shot, make_choice};
use crate::level::Level;
use solver::Rng;

/// The level of both players in the simulation.
const PLAYERS: Level = Level::Casual;
/// The level of the player that searches for the best shot, and whose aiming error is used to test
/// shots.
const ADVISER: Level = Level::Expert;
/// The number of shots in a simulation.
const HORIZON: u32 = 6;
/// The lead, roughly in points, with which a player wins about three times out of four.
const SURE: f64 = 3.0;

/// Returns the probability that `me` wins the round of an unfinished game, as the mean over `plays`
/// simulations.
pub fn win_probability(game: &Game, me: Player, plays: u32, seed: u64) -> f64 {
    let mut rng = Rng::new(seed);
    mean(plays, || played_on(game.clone(), me, &mut rng))
}

/// Returns the probability that `me` wins the round after a shot that is played with a small aiming
/// error in each simulation. Returns `None` if the shot is illegal.
pub fn win_probability_of_shot(
    game: &Game,
    me: Player,
    shot: &Shot,
    plays: u32,
    seed: u64,
) -> Option<f64> {
    shot.check(game.parameters(), game.position(), me).ok()?;
    let (adviser, mut rng) = (ShotPlayer::of(ADVISER), Rng::new(seed));
    Some(mean(plays, || {
        let mut after = game.clone();
        let meant = adviser.shaken(shot, &mut rng);
        let played = after.shoot(&meant).or_else(|_| after.shoot(shot));
        match played.map(|played| played.verdict.and_then(|verdict| verdict.round)) {
            Ok(Some(result)) => share(result, me),
            _ => played_on(after, me, &mut rng),
        }
    }))
}

/// Returns the best shot that an expert finds; `None` if no shot is due or the cue ball fits
/// nowhere.
pub fn best_shot(game: &Game, seed: u64) -> Option<Shot> {
    let Phase::Shot(me) = game.phase() else {
        return None;
    };
    ShotPlayer::of(ADVISER).best(game, me, &mut Rng::new(seed))
}

fn mean(plays: u32, mut play: impl FnMut() -> f64) -> f64 {
    let plays = plays.max(1);
    (0..plays).map(|_| play()).sum::<f64>() / f64::from(plays)
}

fn share(result: RoundResult, me: Player) -> f64 {
    f64::from(u8::from(result.winner == me))
}

fn played_on(mut game: Game, me: Player, rng: &mut Rng) -> f64 {
    for _ in 0..HORIZON {
        let round = match game.phase() {
            Phase::Over => break,
            Phase::Choice(_) => {
                let choice = make_choice(&game, PLAYERS).map(|choice| game.choose(choice));
                choice
                    .and_then(Result::ok)
                    .and_then(|verdict| verdict.round)
            }
            Phase::Shot(_) => {
                let Some(shot) = choose_shot(&game, PLAYERS, rng.bits()) else {
                    break;
                };
                let Ok(played) = game.shoot(&shot) else { break };
                played.verdict.and_then(|verdict| verdict.round)
            }
        };
        if let Some(result) = round {
            return share(result, me);
        }
    }
    let lead = ShotPlayer::of(ADVISER).standing(&game, me);
    1.0 / (1.0 + libm::exp(-lead * 1.1 / SURE))
}
