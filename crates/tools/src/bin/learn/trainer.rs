//! Temporal difference learning by self-play.
//!
//! The target for a ball's expected score in a position is its expected score after the next
//! stroke, averaged over the faces of the die (Richard Sutton, "Learning to predict by the methods
//! of temporal differences", 1988; Gerald Tesauro, "Temporal difference learning and TD-Gammon",
//! 1995). Prediction errors later in the game are added to the target with a decay of `LAMBDA` per
//! stroke. Luck with the dice is left out of these errors, because it is known: it is the value
//! after a roll minus the mean value over the faces.

use crate::adam::{Adam, add_gradient};
use crate::courses::Ground;
use crate::game::{begin, order};
use coach::{CaromPlayer, CaromPosition, HIDDEN, INPUTS, Network};
use golf::{Ball, Direction};
use solver::Rng;

/// The decay λ per stroke, which makes later prediction errors count less.
const LAMBDA: f32 = 0.95;
/// The probability of a random die or direction, for exploration.
const RANDOM: f64 = 0.1;
/// The probability of a random start cell, for exploration.
const RANDOM_STARTS: f64 = 0.15;
/// The number of games per training step.
pub const BATCH: u64 = 8;
/// The learning rates at the beginning and at the end.
const RATES: [f32; 2] = [3e-3, 1e-4];
/// How much of the current network each step mixes into the moving average.
const SETTLING: f32 = 1e-3;
/// The numbers of players and of balls per player.
const TABLES: [(u8, u8); 9] = [
    (2, 1),
    (2, 1),
    (2, 1),
    (2, 2),
    (2, 2),
    (2, 3),
    (3, 1),
    (3, 2),
    (5, 1),
];

const WEIGHTS: usize = Network::WEIGHTS;

/// The expected score of each ball.
type Scores = [f32; Ball::COUNT];

/// One ball in one position in a game.
struct Sample {
    inputs: [f32; INPUTS],
    ball: usize,
    /// The expected final score if the ball played alone from now on.
    alone: f32,
    /// The training target, computed after the game.
    target: f32,
    /// The final score.
    score: f32,
    /// The weight of the sample; it is smaller in games with more samples.
    weight: f32,
}

/// A stroke in a training game.
struct Step {
    /// The index of the stroke's first sample.
    first: usize,
    /// The expected scores before the stroke.
    before: Scores,
    /// The expected scores after the stroke, averaged over the faces.
    mean: Scores,
    seen: Seen,
}

/// Whether the rest of a game may be used in a position's target.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    All,
    /// The direction was random, so only the mean over the faces may be used.
    Mean,
    /// The start or the die was random, so nothing that happened afterwards may be used.
    Nothing,
}

/// A network in training, with all state needed to resume.
#[derive(Clone, PartialEq, Debug)]
pub struct Trainer {
    seed: u64,
    /// The number of training steps so far.
    pub steps: u64,
    /// The planned number of training steps.
    pub planned: u64,
    network: Network,
    /// The moving average of the weights. Its error is smaller than that of the current weights.
    settled: Vec<f32>,
    adam: Adam,
}

impl Trainer {
    /// Creates an untrained network, and a plan for this number of games.
    pub fn new(seed: u64, games: u64) -> Trainer {
        let mut rng = Rng::new(seed);
        let mut weights = vec![0.0; WEIGHTS];
        for weight in &mut weights[..INPUTS * HIDDEN] {
            *weight = (rng.normal() * 0.35) as f32;
        }
        Trainer {
            seed,
            steps: 0,
            planned: games.div_ceil(BATCH),
            settled: weights.clone(),
            network: Network::new(weights).unwrap_or_else(Network::blank),
            adam: Adam::new(WEIGHTS),
        }
    }

    /// Returns the network trained so far.
    pub fn learned(&self) -> Network {
        Network::new(self.settled.clone()).unwrap_or_else(Network::blank)
    }

    /// Serialises the state.
    pub fn to_bytes(&self) -> Vec<u8> {
        let numbers = [self.seed, self.steps, self.planned];
        let mut bytes: Vec<u8> = numbers.iter().flat_map(|n| n.to_le_bytes()).collect();
        let rows = [
            self.network.weights(),
            &self.settled,
            &self.adam.slopes,
            &self.adam.squares,
        ];
        bytes.extend(rows.into_iter().flatten().flat_map(|x| x.to_le_bytes()));
        bytes
    }

    /// Restores a saved state. Returns `None` if the state was saved by another version of the
    /// program or for another plan.
    pub fn resumed(&self, bytes: &[u8]) -> Option<Trainer> {
        let (head, rows) = bytes.split_at_checked(24)?;
        let (numbers, _) = head.as_chunks::<8>();
        let [seed, steps, planned] = [0, 1, 2].map(|index| u64::from_le_bytes(numbers[index]));
        let (values, rest) = rows.as_chunks::<4>();
        let values: Vec<f32> = values.iter().map(|x| f32::from_le_bytes(*x)).collect();
        let fits = seed == self.seed && planned == self.planned && rest.is_empty();
        if !fits || values.len() != 4 * WEIGHTS {
            return None;
        }
        let row = |index: usize| values[index * WEIGHTS..(index + 1) * WEIGHTS].to_vec();
        Some(Trainer {
            seed,
            steps,
            planned,
            network: Network::new(row(0))?,
            settled: row(1),
            adam: Adam {
                slopes: row(2),
                squares: row(3),
            },
        })
    }

    /// Plays a batch of games and trains the network on them. Returns the mean squared error.
    pub fn step(&mut self, grounds: &[Ground]) -> f32 {
        let turn = self.steps.wrapping_mul(Rng::STEP);
        let mut rng = Rng::new(Rng::mix(self.seed.wrapping_add(turn)));
        let mut samples = Vec::new();
        for _ in 0..BATCH {
            self.play(grounds, &mut rng, &mut samples);
        }
        self.learn(&samples)
    }

    /// Plays one game and adds its samples.
    fn play(&self, grounds: &[Ground], rng: &mut Rng, samples: &mut Vec<Sample>) {
        let ground = &grounds[rng.below(grounds.len())];
        let (players, each) = TABLES[rng.below(TABLES.len())];
        let owners = order(players, each, rng);
        let mut game = begin(ground, &owners);
        let player = ground.player().with_network(&self.network);
        let (begun, mut steps) = (samples.len(), Vec::new());
        while !game.is_over() {
            let first = samples.len();
            player.judge().each_ball(&game, |ball, alone, inputs| {
                samples.extend(inputs.map(|inputs| Sample {
                    inputs: *inputs,
                    ball,
                    alone,
                    target: 0.0,
                    score: 0.0,
                    weight: 0.0,
                }));
            });
            let before = player.judge().scores(&game);
            let (mean, seen) = stroke(&player, ground, &mut game, rng);
            steps.push(Step {
                first,
                before,
                mean,
                seen,
            });
        }
        let scores = player.judge().scores(&game);
        look_back(&steps, &scores, &mut samples[begun..], begun);
    }

    fn learn(&mut self, samples: &[Sample]) -> f32 {
        let mut gradient = vec![0.0; WEIGHTS];
        let (mut error, mut weight) = (0.0, 0.0);
        for sample in samples {
            error += self.add_gradient(sample, &mut gradient);
            weight += sample.weight;
        }
        self.steps += 1;
        self.move_weights(&gradient, weight.max(f32::MIN_POSITIVE));
        error / weight.max(f32::MIN_POSITIVE)
    }

    fn move_weights(&mut self, gradient: &[f32], weight: f32) {
        let done = self.steps as f32 / self.planned.max(1) as f32;
        let rest = (1.0 - done).max(0.0);
        let rate = RATES[1] + (RATES[0] - RATES[1]) * rest * rest;
        let mut weights = self.network.weights().to_vec();
        self.adam
            .step(&mut weights, gradient, weight, self.steps, rate);
        for (settled, weight) in self.settled.iter_mut().zip(&weights) {
            *settled += SETTLING * (weight - *settled);
        }
        self.network = Network::new(weights).unwrap_or_else(Network::blank);
    }

    /// Adds the gradient of a sample's error to `gradient`. Returns the weighted squared error of the
    /// sample.
    fn add_gradient(&self, sample: &Sample, gradient: &mut [f32]) -> f32 {
        let hidden = self.network.hidden(&sample.inputs);
        let [more, off] = self.network.outputs(&hidden);
        let error = (sample.alone + more - sample.target).clamp(-4.0, 4.0);
        let was_off = (sample.alone + more - sample.score).abs();
        let errors = [error, 0.1 * (off - was_off)].map(|error| error * sample.weight);
        add_gradient(&self.network, &sample.inputs, &hidden, errors, gradient);
        sample.weight * error * error
    }
}

/// Computes targets, scores and weights after a game. `samples` are the samples from this game;
/// `begun` is the index of the first of them in the batch.
fn look_back(steps: &[Step], scores: &Scores, samples: &mut [Sample], begun: usize) {
    let weight = 1.0 / libm::powf(samples.len().max(4) as f32, 0.8);
    let mut later = [0.0; Ball::COUNT];
    let mut last = samples.len();
    for step in steps.iter().rev() {
        let mut targets = [0.0; Ball::COUNT];
        for (ball, target) in targets.iter_mut().enumerate() {
            *target = match step.seen {
                Seen::All => step.mean[ball] + LAMBDA * later[ball],
                Seen::Mean => step.mean[ball],
                Seen::Nothing => step.before[ball],
            };
            later[ball] = *target - step.before[ball];
        }
        let first = step.first - begun;
        for sample in &mut samples[first..last] {
            sample.target = targets[sample.ball];
            sample.score = scores[sample.ball];
            sample.weight = weight;
        }
        last = first;
    }
}

/// Plays one stroke as the network suggests, or sometimes at random. Returns the expected scores
/// after the stroke, averaged over the faces, and whether they may be used as a target.
fn stroke(
    player: &CaromPlayer<'_>,
    ground: &Ground,
    game: &mut CaromPosition,
    rng: &mut Rng,
) -> (Scores, Seen) {
    let field = ground.course.field();
    let mut seen = Seen::All;
    if let Some(best) = player.judge().quick_start(game) {
        let drawn = rng.unit() < RANDOM_STARTS;
        let free = game.free_starts(field);
        let start = if drawn {
            rng.one_of(&free).copied()
        } else {
            None
        };
        seen = if drawn { Seen::Nothing } else { seen };
        game.enter(field, start.unwrap_or(best));
    }
    if game.scene.ball(game.ball()).is_none() {
        game.play(field, None, 1);
        return (player.judge().scores(game), seen);
    }
    let throw = if rng.unit() < RANDOM {
        seen = Seen::Nothing;
        rng.below(ground.bag.throws().len())
    } else {
        player.quick_throw(game)
    };
    let faces = ground.bag.throws()[throw].faces;
    let afters = faces.map(|impulses| {
        let mut after = game.clone();
        let direction = player.quick_direction(game, impulses);
        after.play(field, direction, impulses);
        after
    });
    let mut mean = [0.0; Ball::COUNT];
    for after in &afters {
        for (sum, score) in mean.iter_mut().zip(player.judge().scores(after)) {
            *sum += score / 6.0;
        }
    }
    let face = rng.below(6);
    if rng.unit() < RANDOM {
        let open = game.scene.directions(field, game.ball());
        let ways: Vec<Direction> = open.iter().collect();
        game.play(field, rng.one_of(&ways).copied(), faces[face]);
        seen = if seen == Seen::All { Seen::Mean } else { seen };
    } else {
        game.clone_from(&afters[face]);
    }
    (mean, seen)
}

#[cfg(test)]
mod tests {
    use super::{BATCH, Trainer};
    use crate::courses::{Kind, grounds};

    #[test]
    fn the_same_seed_learns_the_same_also_after_a_break() {
        let mut grounds = grounds(Kind::Learned, 0);
        grounds.truncate(2);
        let mut whole = Trainer::new(5, 3 * BATCH);
        let mut broken = whole.clone();
        broken.step(&grounds);
        let plan = Trainer::new(5, 3 * BATCH);
        let mut broken = plan.resumed(&broken.to_bytes()).expect("the same plan");
        for _ in 0..2 {
            broken.step(&grounds);
        }
        for _ in 0..3 {
            whole.step(&grounds);
        }
        assert_eq!(
            whole.learned().to_bytes("x"),
            broken.learned().to_bytes("x")
        );
        assert_eq!(whole, broken);
        let other = Trainer::new(6, 3 * BATCH);
        assert_eq!(other.resumed(&whole.to_bytes()), None, "another plan");
    }
}
