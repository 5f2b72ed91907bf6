//! Evaluates positions with the network, and strokes by the positions to which they lead.

use super::inputs;
use super::network::{INPUTS, Network};
use super::position::CaromPosition;
use super::terrain::Terrain;
use golf::{Direction, Field, Node};
use solver::{Bag, first_least};

/// Evaluates positions on one field.
#[derive(Clone, Copy, Debug)]
pub struct Judge<'j> {
    /// The field.
    pub field: &'j Field,
    /// The available throws.
    pub bag: &'j Bag,
    /// The field's precomputed data.
    pub terrain: &'j Terrain,
    /// The trained network.
    pub network: &'j Network,
}

/// An owner's expected score on a course, and its uncertainty.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Outlook {
    /// The expected score, including tokens.
    pub mean: f64,
    /// The variance, in squared strokes.
    pub variance: f64,
}

/// The direction chosen for a ball after a roll, and two owners' standings after the stroke.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reply {
    pub(super) direction: Option<Direction>,
    pub(super) stands: [f64; 2],
}

/// Standings after a stroke, by the rolled number's index in the bag and by direction. They are
/// infinite for blocked directions.
pub type Rolls = Vec<[f64; 6]>;

/// The ratio of the standard deviation to the mean absolute deviation of a normal distribution:
/// √(π/2).
const OFF_TO_DEVIATION: f64 = 1.253_314_137_315_500_3;

impl Judge<'_> {
    /// Calls `tell` for every ball that is not holed, with the ball's index, its expected final
    /// score if it played alone from now on, and its inputs.
    pub fn each_ball(
        &self,
        position: &CaromPosition,
        mut tell: impl FnMut(usize, f32, Option<&[f32; INPUTS]>),
    ) {
        inputs::each_ball(self.terrain, self.field, position, |index, rest, inputs| {
            let alone = position.scored(index) + rest;
            tell(index, alone, inputs);
        });
    }

    /// Returns the expected score of each ball.
    pub fn scores(&self, position: &CaromPosition) -> [f32; golf::Ball::COUNT] {
        let mut scores = [0.0; golf::Ball::COUNT];
        for (index, score) in scores.iter_mut().enumerate().take(position.balls.len()) {
            *score = position.scored(index);
        }
        if position.is_over() {
            return scores;
        }
        self.each_ball(position, |index, alone, inputs| {
            let more = inputs.map_or(0.0, |inputs| {
                self.network.outputs(&self.network.hidden(inputs))[0]
            });
            scores[index] = alone + more;
        });
        scores
    }

    /// Returns the probability that `owner` finishes the course ahead of `other`. `owner` starts
    /// the course `lead` strokes ahead, and a tie counts as half.
    pub fn chance(&self, position: &CaromPosition, owner: u8, other: u8, lead: f64) -> f64 {
        let scores = self.scores(position);
        let (mut ahead, mut variance) = (lead, 0.0);
        for (index, ball) in position.balls.iter().enumerate() {
            if ball.owner == owner {
                ahead -= f64::from(scores[index]);
            } else if ball.owner == other {
                ahead += f64::from(scores[index]);
            }
        }
        self.each_ball(position, |index, _, inputs| {
            if [owner, other].contains(&position.balls[index].owner) {
                variance += self.variance(position, index, inputs);
            }
        });
        if position.is_over() || variance == 0.0 {
            return f64::from(ahead.total_cmp(&0.0) as i8) / 2.0 + 0.5;
        }
        0.5 + 0.5 * libm::erf(ahead / (2.0 * variance).sqrt())
    }

    /// Returns each owner's expected score on this course.
    pub fn outlooks(&self, position: &CaromPosition, owners: usize) -> Vec<Outlook> {
        let mut outlooks = vec![Outlook::default(); owners];
        let scores = self.scores(position);
        for (ball, score) in position.balls.iter().zip(scores) {
            if let Some(outlook) = outlooks.get_mut(usize::from(ball.owner)) {
                outlook.mean += f64::from(score);
            }
        }
        if position.is_over() {
            return outlooks;
        }
        self.each_ball(position, |index, _, inputs| {
            let owner = usize::from(position.balls[index].owner);
            if let Some(outlook) = outlooks.get_mut(owner) {
                outlook.variance += self.variance(position, index, inputs);
            }
        });
        outlooks
    }

    /// Returns the variance of a ball's score, in squared strokes.
    fn variance(
        &self,
        position: &CaromPosition,
        index: usize,
        inputs: Option<&[f32; INPUTS]>,
    ) -> f64 {
        let Some(inputs) = inputs else {
            let node = position.scene.ball(position.balls[index].ball);
            let left = position.limit - position.had(index);
            return self.terrain.variance(node, left);
        };
        let [_, off] = self.network.outputs(&self.network.hidden(inputs));
        let deviation = f64::from(off).max(0.1) * OFF_TO_DEVIATION;
        deviation * deviation
    }

    /// Returns an owner's standing: the owner's score minus `regard` times the mean score of the
    /// other owners.
    pub fn standing(&self, position: &CaromPosition, owner: u8, regard: f64) -> f64 {
        standing(position, &self.scores(position), owner, regard)
    }

    /// Returns the free start cells, each with the expected score of a ball that enters there and
    /// plays alone.
    pub fn starts(&self, position: &CaromPosition) -> (Vec<Node>, Vec<f64>) {
        let left = (position.limit + 1).saturating_sub(position.round);
        let starts = position.free_starts(self.field);
        let value = |node: &Node| {
            self.terrain
                .alone(self.field, &position.scene, Some(*node), left)
        };
        let values = starts.iter().map(value).collect();
        (starts, values)
    }

    /// Returns, for each direction, the standing of the current ball's owner after the stroke.
    pub fn directions(&self, position: &CaromPosition, impulses: u8, regard: f64) -> [f64; 6] {
        let owner = position.balls[position.turn].owner;
        self.afters(position, impulses)
            .map(|after| after.map_or(f64::INFINITY, |after| self.standing(&after, owner, regard)))
    }

    /// Returns the standings from [`Judge::directions`] for every number in the bag.
    pub fn rolls(&self, position: &CaromPosition, regard: f64) -> Rolls {
        let numbers = self.bag.numbers().iter();
        numbers
            .map(|number| self.directions(position, *number, regard))
            .collect()
    }

    /// Returns, for each direction, the position after the stroke.
    pub(super) fn afters(
        &self,
        position: &CaromPosition,
        impulses: u8,
    ) -> [Option<CaromPosition>; 6] {
        let open = position.scene.directions(self.field, position.ball());
        Direction::ALL.map(|direction| {
            open.contains(direction).then(|| {
                let mut after = position.clone();
                after.play(self.field, Some(direction), impulses);
                after
            })
        })
    }

    /// Returns the expected standing of `owner` after the current ball's next stroke, which is
    /// assumed to be the one that the network prefers without lookahead.
    pub fn after_reply(&self, position: &CaromPosition, owner: u8) -> f64 {
        if position.is_over() {
            return self.standing(position, owner, 1.0);
        }
        let mut position = position.clone();
        if let Some(start) = self.quick_start(&position) {
            position.enter(self.field, start);
        }
        let mover = position.balls[position.turn].owner;
        if position
            .scene
            .directions(self.field, position.ball())
            .is_empty()
        {
            position.play(self.field, None, 1);
            return self.standing(&position, owner, 1.0);
        }
        let replies = self.replies(&position, [mover, owner]);
        let means = self.means(&replies).into_iter();
        means
            .reduce(|best, next| if next[0] < best[0] { next } else { best })
            .map_or(0.0, |[_, own]| own)
    }

    /// Returns the current ball's best reply to every number in the bag. `owners[0]` must own this
    /// ball.
    fn replies(&self, position: &CaromPosition, owners: [u8; 2]) -> Vec<Reply> {
        let numbers = self.bag.numbers().iter();
        numbers
            .map(|number| self.reply(position, *number, owners))
            .collect()
    }

    /// Returns, for each throw, the expected standings of the two owners.
    fn means(&self, replies: &[Reply]) -> Vec<[f64; 2]> {
        let mean = |faces: &[u8; 6]| {
            let sum = |side: usize| -> f64 {
                let faces = faces.iter();
                faces
                    .map(|face| replies[usize::from(*face)].stands[side])
                    .sum()
            };
            [sum(0) / 6.0, sum(1) / 6.0]
        };
        self.bag.places().iter().map(mean).collect()
    }

    /// Returns the direction in which the current ball's stroke is best for `owners[0]`, and the
    /// standings of both owners after that stroke.
    pub(super) fn reply(&self, position: &CaromPosition, impulses: u8, owners: [u8; 2]) -> Reply {
        let afters = self.afters(position, impulses).into_iter();
        let ends = Direction::ALL.into_iter().zip(afters);
        let ends = ends.filter_map(|(direction, after)| {
            let after = after?;
            let scores = self.scores(&after);
            Some(Reply {
                direction: Some(direction),
                stands: owners.map(|owner| standing(&after, &scores, owner, 1.0)),
            })
        });
        let better = |best: Reply, next: Reply| {
            if next.stands[0] < best.stands[0] {
                next
            } else {
                best
            }
        };
        ends.reduce(better).unwrap_or(Reply {
            direction: None,
            stands: [0.0; 2],
        })
    }

    /// Returns the best start cell, assuming that the ball plays alone.
    pub fn quick_start(&self, position: &CaromPosition) -> Option<Node> {
        let (starts, values) = self.starts(position);
        first_least(values.into_iter()).map(|index| starts[index])
    }
}

fn standing(position: &CaromPosition, scores: &[f32], owner: u8, regard: f64) -> f64 {
    let [own, others] = sides(position, scores, owner);
    own - regard * others
}

/// Returns the total score of an owner's balls, and the mean of the other owners' totals.
pub(super) fn sides(position: &CaromPosition, scores: &[f32], owner: u8) -> [f64; 2] {
    let (mut own, mut others, mut seen) = (0.0, 0.0, 0_u16);
    for (ball, score) in position.balls.iter().zip(scores) {
        if ball.owner == owner {
            own += f64::from(*score);
        } else {
            others += f64::from(*score);
            seen |= 1 << (ball.owner & 15);
        }
    }
    [own, others / f64::from(seen.count_ones().max(1))]
}
