//! Precomputed data for play with several balls on a field: the value of each node for a lone ball,
//! and which balls a stroke can push.

use crate::budget::budget;
use golf::{
    Ball, Colour, Course, Direction, Event, Field, Landing, Node, Scene, Tracer, stroke_unchecked,
};
use solver::{Bag, Evaluator, Heuristic, Solution};
use std::sync::Arc;

/// Precomputed data for a field.
#[derive(Clone, Debug)]
pub struct Terrain {
    heuristic: Arc<Heuristic>,
    /// The solution for a lone ball, if there are tokens or moving pieces.
    solution: Option<Arc<Solution>>,
    nodes: usize,
    /// The largest effects of a push, by the nodes of the striking ball and the struck ball.
    pushes: Vec<Push>,
    /// The largest effects of a push from anywhere, by the node of the struck ball.
    exposed: Vec<[f32; 2]>,
    /// The value of a lone ball before it enters the course, with all strokes remaining.
    par: f32,
}

/// The largest effects of a stroke on a ball at another node. `harm` and `help` are in units of
/// [`GRAIN`] strokes.
#[derive(Clone, Copy, Default, Debug)]
struct Push {
    harm: u8,
    help: u8,
    /// The number of directions in which a stroke hits the other ball.
    ways: u8,
}

/// The resolution of push effects, in strokes.
const GRAIN: f32 = 1.0 / 32.0;
/// The maximum number of impulses that a struck ball is assumed to receive. The minimum is one.
const PUSHED: u8 = 16;
/// The maximum distance that is searched for other balls, in impulses.
const SEEN: u8 = 20;
/// The number of remaining strokes assumed when pushes are valued.
const LEFT: u8 = 8;
/// A stand-in for the striking ball, which is alone on the field.
const BALL: Ball = Ball::round(Colour::Orange);

impl Terrain {
    /// Computes the data for a course with these dice, for any number of balls.
    pub fn new(course: &Course, bag: &Bag, limit: u8) -> Terrain {
        let field = course.field();
        let solution = (field.has_movers() || field.token_count() > 0).then(|| {
            let budget = budget(field, bag, limit);
            Arc::new(Solution::new(course, bag.clone(), limit, budget))
        });
        let mut terrain = Terrain::for_one(field, bag, solution, limit);
        let pushed = pushed(field, &terrain.heuristic);
        terrain.pushes = pushes(field, bag, &terrain.heuristic, &pushed);
        terrain.exposed = exposed(field, &terrain.heuristic, &pushed);
        terrain
    }

    /// Computes the data for a lone ball. `solution` is the course's solution, if it is known
    /// already.
    pub(crate) fn for_one(
        field: &Field,
        bag: &Bag,
        solution: Option<Arc<Solution>>,
        limit: u8,
    ) -> Terrain {
        let heuristic = Arc::new(Heuristic::new(field, bag, limit));
        Terrain {
            par: heuristic.entering(limit) as f32,
            heuristic,
            solution,
            nodes: field.len(),
            pushes: Vec::new(),
            exposed: Vec::new(),
        }
    }

    /// Returns the heuristic that values a lone ball.
    pub fn heuristic(&self) -> &Heuristic {
        &self.heuristic
    }

    /// Returns the expected remaining score of a lone ball at a node, or before it enters the
    /// course.
    pub(super) fn alone(&self, field: &Field, scene: &Scene, node: Option<Node>, left: u8) -> f64 {
        let Some(solution) = self.solution.as_deref() else {
            return match node {
                Some(node) => self.heuristic.value(node, left),
                None => self.heuristic.entering(left),
            };
        };
        let evaluator = Evaluator::new(solution, field, Arc::clone(&self.heuristic));
        let value = |node: Node| {
            let value = evaluator.value(scene, node, left);
            value.unwrap_or_else(|| self.heuristic.value(node, left))
        };
        match node {
            Some(node) => value(node),
            None => field
                .starts()
                .into_iter()
                .map(value)
                .fold(f64::INFINITY, f64::min),
        }
    }

    /// Returns the variance of the number of strokes that a lone ball needs. The probability of
    /// needing `k` or more strokes is the expected number of strokes under limit `k` minus the
    /// expected number under limit `k − 1`.
    pub(super) fn variance(&self, node: Option<Node>, left: u8) -> f64 {
        let value = |left: u8| match node {
            Some(node) => self.heuristic.value(node, left),
            None => self.heuristic.entering(left),
        };
        let square = (1..=left).map(|k| (value(k) - value(k - 1)) * (2.0 * f64::from(k) - 1.0));
        let mean = value(left);
        (square.sum::<f64>() - mean * mean).max(0.0)
    }

    /// Returns the value of a lone ball before it enters the course, with all strokes remaining.
    pub(super) fn par(&self) -> f32 {
        self.par
    }

    /// Returns the largest loss and the largest gain for a ball on this node if it is pushed from
    /// anywhere.
    pub(super) fn exposed(&self, node: Node) -> [f32; 2] {
        self.exposed.get(node.index()).copied().unwrap_or_default()
    }

    /// Returns what a stroke from one node does to a ball on another node: how many directions hit
    /// that ball, and its largest loss and largest gain, in strokes.
    pub(super) fn push(&self, from: Node, to: Node) -> [f32; 3] {
        let place = from.index() * self.nodes + to.index();
        let push = self.pushes.get(place).copied().unwrap_or_default();
        let strokes = |grains: u8| f32::from(grains) * GRAIN;
        [f32::from(push.ways), strokes(push.harm), strokes(push.help)]
    }
}

/// Returns the effects of pushes, by the striking ball's node and the struck ball's node.
fn pushes(field: &Field, bag: &Bag, heuristic: &Heuristic, after: &[[f64; 6]]) -> Vec<Push> {
    let nodes = field.len();
    let most = bag.numbers().last().copied().unwrap_or(1).min(SEEN);
    let mut pushes = vec![Push::default(); nodes * nodes];
    for (from, row) in field.nodes().zip(pushes.chunks_mut(nodes)) {
        look(field, from, most, |to, direction| {
            let change = after[to.index()][direction.index()] - heuristic.value(to, LEFT);
            let push = &mut row[to.index()];
            push.ways = (push.ways + 1).min(6);
            push.harm = push.harm.max(grains(change));
            push.help = push.help.max(grains(-change));
        });
    }
    pushes
}

/// Returns the largest effects of pushes from anywhere, by the struck ball's node.
fn exposed(field: &Field, heuristic: &Heuristic, after: &[[f64; 6]]) -> Vec<[f32; 2]> {
    let exposed = |node: Node| {
        let worth = heuristic.value(node, LEFT);
        let values = || after[node.index()].iter().copied();
        let (most, least) = (
            values().fold(worth, f64::max),
            values().fold(worth, f64::min),
        );
        [(most - worth) as f32, (worth - least) as f32]
    };
    field.nodes().map(exposed).collect()
}

fn grains(strokes: f64) -> u8 {
    (strokes / f64::from(GRAIN)).round().clamp(0.0, 255.0) as u8
}

/// Returns the mean value of a pushed ball, by node and direction.
fn pushed(field: &Field, heuristic: &Heuristic) -> Vec<[f64; 6]> {
    let value = |landing: Landing| match landing {
        Landing::Rests(node) => heuristic.value(node, LEFT),
        Landing::Holed => 0.0,
    };
    let mean = |node: Node, direction: Direction| {
        let ends = (1..=PUSHED).map(|impulses| value(field.landing(node, direction, impulses)));
        ends.sum::<f64>() / f64::from(PUSHED)
    };
    let nodes = field.nodes();
    nodes
        .map(|node| Direction::ALL.map(|direction| mean(node, direction)))
        .collect()
}

/// Plays a lone ball from a node with this number of impulses in every open direction. Calls `tell`
/// for each step with the node reached and the direction.
fn look(field: &Field, from: Node, impulses: u8, tell: impl FnMut(Node, Direction)) {
    let mut scene = Scene::new(field);
    let mut passes = Passes(tell);
    if scene.put(field, BALL, from).is_err() {
        return;
    }
    let open = scene.directions(field, BALL);
    for direction in Direction::ALL.into_iter().filter(|d| open.contains(*d)) {
        let mut after = scene.clone();
        stroke_unchecked(field, &mut after, BALL, direction, impulses, &mut passes);
    }
}

/// Forwards every step of a stroke to a function.
struct Passes<F>(F);

impl<F: FnMut(Node, Direction)> Tracer for Passes<F> {
    fn event(&mut self, event: Event) {
        if let Event::Step { to, direction, .. } = event {
            (self.0)(to, direction);
        }
    }
}
