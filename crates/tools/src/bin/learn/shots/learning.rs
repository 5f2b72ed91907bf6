//! `cargo xtask learn carramboule`: a computer player plays rounds against itself, and a network is
//! trained on these rounds.

use super::lessons::{Lesson, learned};
use super::round::{Thought, act, begin, play};
use carramboule::board::Player;
use coach::Level;
use coach::shots::{ShotNetwork, ShotPlayer, Skill};
use solver::Rng;
use std::time::Instant;

/// The number of generations. Each generation plays with the network trained on the rounds of
/// earlier generations; the first plays without a network.
const GENERATIONS: usize = 4;
/// The maximum number of opening shots, which randomly chosen players play and training does not
/// use.
const OPENING: usize = 14;
/// One in this many rounds is held out to measure the loss.
const APART: usize = 10;

/// The skill of the strongest player, but with less search, so that many rounds can be played.
static QUICK: Skill = Skill {
    places: 9,
    candidates: 14,
    each: 2,
    indirect: 4,
    quiet: 8,
    nearby: 8,
    stages: &[(8, 2), (3, 4)],
    ..*Skill::of(Level::Master)
};

/// Trains a network by self-play. The same seed gives the same network.
pub fn learn(seed: u64, rounds: usize) -> ShotNetwork {
    let begun = Instant::now();
    let mut network: Option<ShotNetwork> = None;
    let mut lessons: Vec<Lesson> = Vec::new();
    for generation in 0..GENERATIONS {
        let first = rounds * generation / GENERATIONS;
        let last = rounds * (generation + 1) / GENERATIONS;
        if generation == 1 {
            // Drop the rounds from the first generation, which played without a network.
            lessons.clear();
        }
        let player = ShotPlayer::new(&QUICK, network.take());
        for number in first..last {
            let seed = Rng::mix(seed.wrapping_add((number as u64).wrapping_mul(Rng::STEP)));
            lessons.extend(lesson(&player, seed));
        }
        let (apart, taught): (Vec<_>, Vec<_>) =
            (lessons.iter().enumerate()).partition(|(index, _)| index % APART == 0);
        let taught: Vec<&Lesson> = taught.into_iter().map(|(_, lesson)| lesson).collect();
        let found = learned(&taught, seed);
        let losses = apart.iter().map(|(_, lesson)| lesson.loss(&found));
        let (loss, count) = losses.fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        println!(
            "{last} rounds, loss {:.4} in {count} held-out positions, {:.0} seconds",
            loss / count.max(1.0),
            begun.elapsed().as_secs_f64()
        );
        network = Some(found);
    }
    network.unwrap_or_else(ShotNetwork::blank)
}

/// Plays a round: randomly chosen players play the first shots, then the player in training plays
/// both sides. Returns `None` if the round ends during the opening, or is abandoned.
fn lesson(player: &ShotPlayer, seed: u64) -> Option<Lesson> {
    let mut rng = Rng::new(seed);
    let anybody = [
        ShotPlayer::of(Level::Beginner),
        ShotPlayer::of(Level::Casual),
        player.clone(),
    ];
    let mut game = begin(Player::A);
    for _ in 0..=rng.below(OPENING) {
        let who = &anybody[rng.below(anybody.len())];
        if act(&mut game, who, rng.bits(), || ()).is_some() {
            return None;
        }
    }
    let mut told = Vec::new();
    let mut thought = [Thought::default(); 2];
    let result = play(
        game,
        |_| player,
        &mut rng,
        &mut thought,
        |game| {
            told.extend(ShotNetwork::told(game));
        },
    )?;
    Some(Lesson { told, result })
}
