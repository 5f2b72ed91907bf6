//! The value of playing early or late: the scores of six balls that play one after another.
//!
//! Earlier balls change the course: they take tokens and move pieces, and doors close behind them.
//! If the solution is exact and few enough decisions have to be examined, the scores are exact too.
//! Otherwise, rounds are played with the computed policy, and the scores are means with a standard
//! error.

use crate::atlas::BALL;
use crate::heuristic::Heuristic;
use crate::plan::first_least;
use crate::rng::Rng;
use crate::solution::{Solution, Spot};
use golf::{Ball, Direction, Event, Field, Node, Scene, Tracer, stroke_unchecked};
use std::collections::BTreeMap;

/// Number of balls that play one after another, one of each colour.
const BALLS: usize = 6;
/// Maximum number of decisions examined on courses with moving pieces. With more, scores are
/// estimated instead.
const MOST_DECISIONS: usize = 2_000_000;
/// Number of rounds played for an estimate, each with six balls.
const ROUNDS: u32 = 300;
/// If an inexact solution's upper bound exceeds the heuristic's value by more than this number of
/// strokes, the heuristic's value is used instead.
const DOUBT: f64 = 0.5;

/// The value of one place in the playing order if all players play perfectly.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// The expected score from the start that is best for the ball in this place.
    pub score: f64,
    /// The expected score from each start, in the order of [`Field::starts`].
    pub starts: Vec<f64>,
    /// The standard error of `score` if it is estimated; `None` if it is exact.
    pub error: Option<f64>,
}

/// What a ball leaves behind: the remaining tokens, and the standing of the movers.
type Left = (u32, u32);

impl Solution {
    /// Returns the turns, in playing order. Empty if there are neither tokens nor movers, because
    /// then no ball changes the course for the next one.
    pub(crate) fn turns(&self, field: &Field) -> Vec<Turn> {
        if field.token_count() == 0 && !field.has_movers() {
            return Vec::new();
        }
        let exact = self.is_exact().then(|| self.exact_turns(field)).flatten();
        exact.unwrap_or_else(|| Rounds::new(self, field).play())
    }

    fn exact_turns(&self, field: &Field) -> Option<Vec<Turn>> {
        let values = self.values(self.limit());
        let first = Spot {
            position: 0,
            lying: self.tokens.all(),
        };
        let set_up = self.starts().first().unwrap_or(&first);
        let standing = self.atlas.standing(set_up.position);
        let mut left: BTreeMap<Left, f64> = BTreeMap::from([((first.lying, standing), 1.0)]);
        let mut most = if field.has_movers() {
            MOST_DECISIONS
        } else {
            usize::MAX
        };
        let mut turns = Vec::new();
        for _ in 0..BALLS {
            let mut turn = Turn {
                score: 0.0,
                starts: vec![0.0; field.starts().len()],
                error: None,
            };
            let mut from = Vec::new();
            for (state, probability) in &left {
                let spots = self.starts_with(field, *state)?;
                let worths = spots.iter().map(|spot| values[self.state(*spot)]);
                let best = first_least(worths.clone())?;
                for (total, worth) in turn.starts.iter_mut().zip(worths) {
                    *total += probability * worth;
                }
                turn.score += probability * values[self.state(spots[best])];
                from.push((spots[best], *probability));
            }
            turns.push(turn);
            left.clear();
            most -= self.play_out(&from, self.limit(), most, |end| {
                let state = (end.spot.lying, self.atlas.fresh(end.standing));
                *left.entry(state).or_default() += end.probability;
            })?;
        }
        Some(turns)
    }

    /// Returns the spots of the starts, with the tokens and movers as earlier balls left them.
    fn starts_with(&self, field: &Field, (lying, standing): Left) -> Option<Vec<Spot>> {
        let starts = field.starts().into_iter();
        let spot = |start| {
            let position = self.atlas.at(standing, start)?;
            Some(Spot { position, lying })
        };
        starts.map(spot).collect()
    }
}

/// Plays rounds with the computed policy, and with the heuristic where the solution's bounds are
/// too weak.
struct Rounds<'r> {
    solution: &'r Solution,
    field: &'r Field,
    heuristic: Heuristic,
}

#[derive(Clone, Default)]
struct Sums {
    score: f64,
    squares: f64,
    starts: [f64; 6],
}

impl<'r> Rounds<'r> {
    fn new(solution: &'r Solution, field: &'r Field) -> Rounds<'r> {
        Rounds {
            solution,
            field,
            heuristic: Heuristic::new(field, solution.bag(), solution.limit()),
        }
    }

    fn play(&self) -> Vec<Turn> {
        let mut sums = vec![Sums::default(); BALLS];
        for round in 0..ROUNDS {
            let mut rng = Rng::new(u64::from(round));
            let mut scene = Scene::new(self.field);
            for sums in &mut sums {
                scene = self.ball(&scene, &mut rng, sums);
            }
        }
        let count = f64::from(ROUNDS);
        let turn = |sums: Sums| {
            let score = sums.score / count;
            let variance = (sums.squares / count - score * score).max(0.0) * count / (count - 1.0);
            Turn {
                score,
                starts: sums.starts.map(|sum| sum / count).to_vec(),
                error: Some((variance / count).sqrt()),
            }
        };
        sums.into_iter().map(turn).collect()
    }

    /// Plays a ball from each start. The round continues with the pieces and tokens as the ball
    /// from the best start left them.
    fn ball(&self, scene: &Scene, rng: &mut Rng, sums: &mut Sums) -> Scene {
        let starts = self.field.starts();
        let values = starts.map(|start| self.value(scene, start));
        let best = first_least(values.iter().copied()).unwrap_or(0);
        let mut left = scene.clone();
        for (index, start) in starts.into_iter().enumerate() {
            let mut after = scene.clone();
            let score = self.ball_from(&mut after, start, rng);
            sums.starts[index] += score;
            if index == best {
                sums.score += score;
                sums.squares += score * score;
                left = after;
            }
        }
        left
    }

    /// Plays one ball to its end, takes it off the course and returns its score.
    fn ball_from(&self, scene: &mut Scene, start: Node, rng: &mut Rng) -> f64 {
        let limit = self.solution.limit();
        let mut score = Tally(0.0);
        // Movers never stand on a start, so placing the ball succeeds.
        let entered = scene.put(self.field, BALL, start).is_ok();
        for left in (1..=limit).rev().filter(|_| entered) {
            let Some(node) = scene.ball(BALL) else {
                break;
            };
            score.0 += 1.0;
            let (direction, impulses) = self.decide(scene, node, left, rng);
            if let Some(direction) = direction {
                stroke_unchecked(self.field, scene, BALL, direction, impulses, &mut score);
            }
        }
        scene.remove(self.field, BALL);
        scene.settle_doors(self.field);
        score.0
    }

    fn decide(
        &self,
        scene: &Scene,
        node: Node,
        left: u8,
        rng: &mut Rng,
    ) -> (Option<Direction>, u8) {
        let bag = self.solution.bag();
        let spot = self.known(scene, node, left);
        if let Some(plan) = spot.and_then(|spot| self.solution.plan(spot, left)) {
            let place = usize::from(bag.places()[plan.best][rng.below(6)]);
            return (plan.rolls[place].best, plan.rolls[place].impulses);
        }
        let throw = self.heuristic.throw(node, left);
        let impulses = bag.throws()[throw].faces[rng.below(6)];
        let open = scene.directions(self.field, BALL).iter();
        let tried = open.map(|direction| {
            let (mut after, mut tally) = (scene.clone(), Tally(0.0));
            stroke_unchecked(
                self.field, &mut after, BALL, direction, impulses, &mut tally,
            );
            let rest = after
                .ball(BALL)
                .map_or(0.0, |node| self.heuristic.value(node, left - 1));
            (direction, tally.0 + rest)
        });
        let best = tried.reduce(|best, next| if next.1 < best.1 { next } else { best });
        (best.map(|(direction, _)| direction), impulses)
    }

    /// Returns the spot of a ball, unless the solution's upper bound there exceeds the heuristic's
    /// value by more than `DOUBT`.
    fn known(&self, scene: &Scene, node: Node, left: u8) -> Option<Spot> {
        let spot = self.solution.spot(self.field, scene, node)?;
        let guess = self.heuristic.value(node, left);
        let sure = || self.solution.worth(spot, left).upper <= guess + DOUBT;
        (self.solution.is_exact() || sure()).then_some(spot)
    }

    fn value(&self, scene: &Scene, start: Node) -> f64 {
        let limit = self.solution.limit();
        let spot = self.known(scene, start, limit);
        spot.map_or_else(
            || self.heuristic.value(start, limit),
            |spot| self.solution.worth(spot, limit).upper,
        )
    }
}

/// A tracer that adds up the values of the tokens that a lone ball takes.
pub(crate) struct Tally(pub(crate) f64);

impl Tracer for Tally {
    fn event(&mut self, event: Event) {
        const LONE: Ball = BALL;
        if let Event::Token {
            ball: LONE, value, ..
        } = event
        {
            self.0 += f64::from(value);
        }
    }
}
