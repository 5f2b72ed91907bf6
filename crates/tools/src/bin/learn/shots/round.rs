//! Plays a Carramboule round and measures thinking times.

use carramboule::board::{Parameters, Player};
use carramboule::game::{Game, Phase};
use carramboule::referee::RoundResult;
use coach::shots::ShotPlayer;
use solver::Rng;
use std::time::Instant;

/// The maximum number of shots in a round; longer rounds are abandoned.
const MOST_SHOTS: u32 = 400;

/// Returns a round before its first shot.
pub fn begin(starts: Player) -> Game {
    Game::new(Parameters::carramboule(), starts)
}

/// A player's total thinking time and number of decisions.
#[derive(Clone, Copy, Default)]
pub struct Thought {
    pub seconds: f64,
    pub decisions: f64,
}

/// Plays a round to its end and calls `tell` before every shot. `who` returns the player for each
/// side. Adds the players' thinking times to `thought`. Returns `None` if the round is abandoned.
pub fn play<'p>(
    mut game: Game,
    who: impl Fn(Player) -> &'p ShotPlayer,
    rng: &mut Rng,
    thought: &mut [Thought; 2],
    mut tell: impl FnMut(&Game),
) -> Option<RoundResult> {
    for _ in 0..MOST_SHOTS {
        let player = match game.phase() {
            Phase::Shot(player) => {
                tell(&game);
                player
            }
            Phase::Choice(player) => player,
            Phase::Over => return None,
        };
        let begun = Instant::now();
        let ended = act(&mut game, who(player), rng.bits(), || {
            let thought = &mut thought[player.index()];
            thought.seconds += begun.elapsed().as_secs_f64();
            thought.decisions += 1.0;
        });
        if ended.is_some() {
            return ended;
        }
    }
    None
}

/// Plays one shot or choice, and calls `decided` between the decision and its execution. Returns
/// the result if the round is over.
pub fn act(
    game: &mut Game,
    player: &ShotPlayer,
    seed: u64,
    decided: impl FnOnce(),
) -> Option<RoundResult> {
    if let Some(choice) = player.choice(game) {
        decided();
        return game.choose(choice).ok()?.round;
    }
    let shot = player.shot(game, seed);
    decided();
    game.shoot(&shot?).ok()?.verdict?.round
}
