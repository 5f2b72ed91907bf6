//! Trains a network on played rounds.
//!
//! The target for a position is the result of the round, mixed with the network's values for the
//! positions in between (Richard Sutton, "Learning to predict by the methods of temporal
//! differences", 1988).

use crate::adam::{Adam, add_gradient};
use carramboule::board::Player;
use carramboule::referee::RoundResult;
use coach::shots::{HIDDEN, INPUTS, ShotNetwork, UNIT};
use solver::Rng;

/// The decay λ per shot: the later a position (or the result) is, the less it counts.
const LAMBDA: f32 = 0.85;
/// The number of passes over all positions.
const PASSES: u64 = 40;
/// The number of passes at the beginning that use only the result as the target.
const PLAIN: u64 = 10;
/// The number of positions per training step.
const BATCH: usize = 64;
/// The learning rates at the beginning and at the end.
const RATES: [f32; 2] = [5e-3, 1e-4];
/// The weight of the error in the points relative to the error in the chance of winning.
const POINTS: f32 = 0.5;

/// A position in a round: the next shooter, and the network inputs.
pub type Told = (Player, [f32; INPUTS]);

/// A played round: its positions in order, and its result.
pub struct Lesson {
    pub told: Vec<Told>,
    pub result: RoundResult,
}

/// A position with its target: the next shooter's chance of winning, and expected points.
struct Sample<'l> {
    inputs: &'l [f32; INPUTS],
    target: [f32; 2],
}

impl Lesson {
    /// Returns player A's result in the round: the chance of winning (0 or 1), and the points
    /// (negative if lost).
    fn end(&self) -> [f32; 2] {
        let won = self.result.winner == Player::A;
        let points = self.result.points as f32 / UNIT as f32;
        if won { [1.0, points] } else { [0.0, -points] }
    }

    /// Adds every position with its target to `samples`, beginning with the last position.
    fn add_samples<'l>(
        &'l self,
        network: &ShotNetwork,
        lambda: f32,
        samples: &mut Vec<Sample<'l>>,
    ) {
        let mut later = self.end();
        for (next, inputs) in self.told.iter().rev() {
            samples.push(Sample {
                inputs,
                target: seen(*next, later),
            });
            let said = seen(*next, say(network, inputs));
            for (later, said) in later.iter_mut().zip(said) {
                *later = lambda * *later + (1.0 - lambda) * said;
            }
        }
    }

    /// Returns the total logarithmic loss of the network's predicted chances, and the number of
    /// predictions.
    pub fn loss(&self, network: &ShotNetwork) -> (f32, f32) {
        let end = self.end();
        let losses = self.told.iter().map(|(next, inputs)| {
            let (said, came) = (say(network, inputs)[0], seen(*next, end)[0]);
            -libm::logf(1e-6 + if came > 0.5 { said } else { 1.0 - said })
        });
        (losses.sum(), self.told.len() as f32)
    }
}

/// Converts player A's chance of winning and points to those of `player`, or vice versa.
fn seen(player: Player, [chance, points]: [f32; 2]) -> [f32; 2] {
    match player {
        Player::A => [chance, points],
        Player::B => [1.0 - chance, -points],
    }
}

/// Evaluates a network. Returns the next shooter's chance of winning, and expected points.
fn say(network: &ShotNetwork, inputs: &[f32; INPUTS]) -> [f32; 2] {
    let [logit, points] = network.outputs(&network.hidden(inputs));
    [1.0 / (1.0 + libm::expf(-logit)), points]
}

/// Trains a network on lessons. The same seed and lessons give the same network.
pub fn learned(lessons: &[&Lesson], seed: u64) -> ShotNetwork {
    let mut rng = Rng::new(Rng::mix(seed));
    let mut weights = vec![0.0; ShotNetwork::WEIGHTS];
    for weight in &mut weights[..INPUTS * HIDDEN] {
        *weight = (rng.normal() * 0.35) as f32;
    }
    let mut network = ShotNetwork::new(weights).unwrap_or_else(ShotNetwork::blank);
    let mut adam = Adam::new(ShotNetwork::WEIGHTS);
    let mut steps = 0;
    for pass in 0..PASSES {
        let rest = 1.0 - pass as f32 / PASSES as f32;
        let rate = RATES[1] + (RATES[0] - RATES[1]) * rest * rest;
        let lambda = if pass < PLAIN { 1.0 } else { LAMBDA };
        let mut samples = Vec::new();
        for lesson in lessons {
            lesson.add_samples(&network, lambda, &mut samples);
        }
        for place in (1..samples.len()).rev() {
            samples.swap(place, rng.below(place + 1));
        }
        for batch in samples.chunks(BATCH) {
            steps += 1;
            network = moved(&network, batch, &mut adam, steps, rate);
        }
    }
    network
}

/// Returns the network after one training step. The loss is the cross entropy of the chance plus
/// the weighted squared error in the points.
fn moved(
    network: &ShotNetwork,
    batch: &[Sample<'_>],
    adam: &mut Adam,
    number: u64,
    rate: f32,
) -> ShotNetwork {
    let mut gradient = vec![0.0; ShotNetwork::WEIGHTS];
    for Sample { inputs, target } in batch {
        let said = say(network, inputs);
        let errors = [said[0] - target[0], POINTS * (said[1] - target[1])];
        let hidden = network.hidden(inputs);
        add_gradient(network, inputs, &hidden, errors, &mut gradient);
    }
    let mut weights = network.weights().to_vec();
    adam.step(&mut weights, &gradient, batch.len() as f32, number, rate);
    ShotNetwork::new(weights).unwrap_or_else(ShotNetwork::blank)
}

#[cfg(test)]
mod tests {
    use super::{Lesson, learned, say};
    use carramboule::board::Player;
    use carramboule::referee::RoundResult;
    use coach::shots::INPUTS;

    /// Returns a lesson in which the player with the higher first input wins.
    fn lesson(first: f32, next: Player) -> Lesson {
        let mut inputs = [0.5; INPUTS];
        inputs[1] = first;
        let winner = if first > 0.5 { next } else { next.other() };
        Lesson {
            told: vec![(next, inputs)],
            result: RoundResult { winner, points: 4 },
        }
    }

    #[test]
    fn who_wins_is_learned_and_the_same_seed_learns_the_same() {
        let shares = (0..4_000_u16).map(|number| f32::from(number) / 4_000.0);
        let lessons: Vec<Lesson> = shares
            .enumerate()
            .map(|(index, first)| lesson(first, [Player::A, Player::B][index % 2]))
            .collect();
        let lessons: Vec<&Lesson> = lessons.iter().collect();
        let network = learned(&lessons, 3);
        assert_eq!(network, learned(&lessons, 3));
        let [low, high] = [0.1, 0.9].map(|first| {
            let lesson = lesson(first, Player::A);
            say(&network, &lesson.told[0].1)
        });
        assert!(low[0] < 0.2 && high[0] > 0.8, "{low:?} {high:?}");
        assert!(low[1] < -0.2 && high[1] > 0.2, "{low:?} {high:?}");
    }
}
