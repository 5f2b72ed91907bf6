//! Compares two choices by simulation: continues the game many times after each of them, with the
//! same dice.
//!
//! All players choose the throw that is best for a lone ball and the direction that is best without
//! lookahead. After a round or more, the network evaluates the position. The luck in every roll, as
//! estimated by the network, is subtracted. This greatly reduces the variance and leaves the mean
//! unchanged, even if the network is wrong.

use super::judge::{Judge, Reply};
use super::position::CaromPosition;
use golf::{Direction, Landing, Node};
use solver::{Rng, first_least};

/// How much worse one choice is than another, in strokes; negative if it is better.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Price {
    /// The mean difference.
    pub mean: f64,
    /// The standard error of the mean.
    pub spread: f64,
}

/// A choice for the current ball.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    Start(Node),
    Throw(usize),
    Way(Direction, u8),
}

/// The minimum number of simulated strokes per run. With more balls than this, a run has one stroke
/// per ball.
const STROKES: usize = 4;
/// The total number of simulated strokes per choice. The longer the runs are, the fewer runs there
/// are.
const ALL: usize = 48;

impl Judge<'_> {
    /// Returns how much worse `chosen` is than `best`, estimated by simulation. The same seed gives
    /// the same result.
    pub(crate) fn price_of(
        &self,
        position: &CaromPosition,
        chosen: Choice,
        best: Choice,
        seed: u64,
    ) -> Price {
        if chosen == best {
            return Price::default();
        }
        let plays = (ALL / strokes(position)).max(2) as u32;
        let difference = |play: u32| {
            let dice = Rng::new(Rng::mix(seed.wrapping_add(u64::from(play))));
            let first = self.play_on(position, chosen, dice.clone());
            first - self.play_on(position, best, dice)
        };
        let differences: Vec<f64> = (0..plays).map(difference).collect();
        let count = f64::from(plays);
        let mean = differences.iter().sum::<f64>() / count;
        let squares = differences.iter().map(|one| (one - mean) * (one - mean));
        let variance = squares.sum::<f64>() / (count - 1.0);
        Price {
            mean,
            spread: (variance / count).sqrt(),
        }
    }

    /// Returns the owner's standing after this choice and the simulated strokes, minus luck.
    fn play_on(&self, position: &CaromPosition, first: Choice, mut dice: Rng) -> f64 {
        let owner = position.balls[position.turn].owner;
        let strokes = strokes(position);
        let mut position = position.clone();
        let (mut luck, mut thrown) = (0.0, None);
        match first {
            Choice::Start(node) => {
                position.enter(self.field, node);
            }
            Choice::Throw(throw) => thrown = Some(throw),
            Choice::Way(direction, impulses) => {
                position.play(self.field, Some(direction), impulses);
            }
        }
        for _ in 0..strokes {
            if position.is_over() {
                break;
            }
            luck += self.stroke(&mut position, owner, thrown.take(), &mut dice);
        }
        self.standing(&position, owner, 1.0) - luck
    }

    /// Plays one stroke with `thrown`, or with the best throw for a lone ball if `thrown` is
    /// `None`. The direction is the best one without lookahead. Returns the luck in the roll for
    /// `owner`; negative is good luck.
    fn stroke(
        &self,
        position: &mut CaromPosition,
        owner: u8,
        thrown: Option<usize>,
        dice: &mut Rng,
    ) -> f64 {
        let face = dice.below(6);
        if let Some(start) = self.quick_start(position) {
            position.enter(self.field, start);
        }
        let open = position.scene.directions(self.field, position.ball());
        if open.is_empty() {
            position.play(self.field, None, 1);
            return 0.0;
        }
        let mover = position.balls[position.turn].owner;
        let throw = thrown.unwrap_or_else(|| self.lone_throw(position));
        let faces = self.bag.places()[throw].map(usize::from);
        let numbers = faces.map(|place| self.bag.numbers()[place]);
        let mut replies: Vec<Reply> = Vec::with_capacity(numbers.len());
        for (index, number) in numbers.iter().enumerate() {
            // A die can have the same number on several faces.
            let same = numbers[..index].iter().position(|other| other == number);
            replies.push(match same {
                Some(same) => replies[same],
                None => self.reply(position, *number, [mover, owner]),
            });
        }
        let mean = replies.iter().map(|reply| reply.stands[1]).sum::<f64>() / 6.0;
        let reply = replies[face];
        position.play(self.field, reply.direction, numbers[face]);
        reply.stands[1] - mean
    }

    /// Returns the throw that would be best if the current ball were alone.
    fn lone_throw(&self, position: &CaromPosition) -> usize {
        let Some(node) = position.scene.ball(position.ball()) else {
            return 0;
        };
        let open = position.scene.directions(self.field, position.ball());
        let left = position.limit - position.had(position.turn);
        let heuristic = self.terrain.heuristic();
        let worth = |landing: Landing| match landing {
            Landing::Rests(node) => heuristic.value(node, left.saturating_sub(1)),
            Landing::Holed => 0.0,
        };
        let numbers = self.bag.numbers().iter();
        let best: Vec<f64> = numbers
            .map(|number| {
                let ends = open.iter();
                ends.map(|direction| worth(self.field.landing(node, direction, *number)))
                    .fold(f64::INFINITY, f64::min)
            })
            .collect();
        let sum = |faces: &[u8; 6]| {
            faces
                .iter()
                .map(|face| best[usize::from(*face)])
                .sum::<f64>()
        };
        first_least(self.bag.places().iter().map(sum)).unwrap_or(0)
    }
}

/// Returns the number of strokes to simulate from a position.
fn strokes(position: &CaromPosition) -> usize {
    position.balls.len().max(STROKES)
}
