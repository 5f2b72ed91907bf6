//! A field as balls among others see it: what a place is worth to a ball alone, and who can push
//! whom where.

use crate::budget::budget;
use golf::{
    Ball, Colour, Course, Direction, Event, Field, Landing, Node, Scene, Tracer, stroke_unchecked,
};
use solver::{Bag, Evaluator, Heuristic, Solution};
use std::sync::Arc;

/// What is known of a field before anybody plays on it.
#[derive(Clone, Debug)]
pub struct Terrain {
    heuristic: Arc<Heuristic>,
    /// Where tokens lie or pieces move: what a ball alone can make of them.
    solution: Option<Arc<Solution>>,
    nodes: usize,
    /// By striking and struck node: what a push can do at most.
    pushes: Vec<Push>,
    /// By node: what a push can do at most, wherever it comes from.
    exposed: Vec<[f32; 2]>,
    /// What entering is worth, all strokes left.
    par: f32,
}

/// What a stroke from one place can do to a ball in another, in steps of [`GRAIN`] strokes.
#[derive(Clone, Copy, Default, Debug)]
struct Push {
    harm: u8,
    help: u8,
    /// The directions in which a ball struck from here meets the other.
    ways: u8,
}

/// The fineness of pushes, in strokes.
const GRAIN: f32 = 1.0 / 32.0;
/// A struck ball gets one to this many impulses.
const PUSHED: u8 = 16;
/// A ball sees as far as it comes with this many.
const SEEN: u8 = 20;
/// Pushes are valued with this many strokes left.
const LEFT: u8 = 8;
/// Stands for the ball that is struck; it is alone.
const BALL: Ball = Ball::round(Colour::Orange);

impl Terrain {
    /// A course seen with these dice, for many balls.
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

    /// The same for a ball that plays alone; `solution` is the course's, if it is known.
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

    /// What places are worth to a lone ball.
    pub fn heuristic(&self) -> &Heuristic {
        &self.heuristic
    }

    /// What a ball can expect alone: at a node, or still to enter.
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

    /// How far the strokes of a ball alone are spread, squared: that it needs `k` or more has the
    /// chance by which one stroke more adds to what it can expect.
    pub(super) fn variance(&self, node: Option<Node>, left: u8) -> f64 {
        let value = |left: u8| match node {
            Some(node) => self.heuristic.value(node, left),
            None => self.heuristic.entering(left),
        };
        let square = (1..=left).map(|k| (value(k) - value(k - 1)) * (2.0 * f64::from(k) - 1.0));
        let mean = value(left);
        (square.sum::<f64>() - mean * mean).max(0.0)
    }

    /// What entering is worth, all strokes left.
    pub(super) fn par(&self) -> f32 {
        self.par
    }

    /// What a push can do to a ball on a node, wherever it comes from: the most that it can cost
    /// it, and the most that it can give it.
    pub(super) fn exposed(&self, node: Node) -> [f32; 2] {
        self.exposed.get(node.index()).copied().unwrap_or_default()
    }

    /// What a stroke from one node can do to a ball on another: the ways to meet it, the most
    /// that it can cost it and the most that it can give it, in strokes.
    pub(super) fn push(&self, from: Node, to: Node) -> [f32; 3] {
        let place = from.index() * self.nodes + to.index();
        let push = self.pushes.get(place).copied().unwrap_or_default();
        let strokes = |grains: u8| f32::from(grains) * GRAIN;
        [f32::from(push.ways), strokes(push.harm), strokes(push.help)]
    }
}

/// By striking and struck node: what a push can do.
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

/// By node: what a push can do, wherever it comes from.
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

/// By node and direction: what a ball is worth, on average, that was pushed that way.
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

/// Tells where a lone ball comes from a node, and in which direction, with so many impulses.
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

/// Hears of every step.
struct Passes<F>(F);

impl<F: FnMut(Node, Direction)> Tracer for Passes<F> {
    fn event(&mut self, event: Event) {
        if let Event::Step { to, direction, .. } = event {
            (self.0)(to, direction);
        }
    }
}
