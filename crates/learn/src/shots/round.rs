//! One round: who decides, and how long that takes.

use carramboule::board::{Parameters, Player};
use carramboule::game::{Game, Phase};
use carramboule::referee::RoundResult;
use coach::shots::ShotPlayer;
use solver::Rng;
use std::time::Instant;

/// Rounds of more shots than this are given up.
const MOST_SHOTS: u32 = 400;

/// A round before its first shot.
pub fn begin(starts: Player) -> Game {
    Game::new(Parameters::carramboule(), starts)
}

/// What players have thought.
#[derive(Clone, Copy, Default)]
pub struct Thought {
    pub seconds: f64,
    pub decisions: f64,
}

/// Plays a round on to its end, telling of every position before a shot; `who` says who decides,
/// and the thought of A and B is added up. Nothing if it does not end.
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

/// One shot or choice; how the round ended if it did. `decided` is called between thinking and
/// playing.
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
