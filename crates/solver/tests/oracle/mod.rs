//! A slow, obviously correct solver: plain recursion over scenes with exact fractions.

use golf::{Ball, Colour, Course, Event, Node, Scene, Trace, stroke};
use solver::Bag;
use std::collections::HashMap;

const BALL: Ball = Ball::round(Colour::Red);

/// Computes values as integer multiples of `6^-left`.
pub struct Oracle<'o> {
    pub ground: &'o Course,
    pub bag: &'o Bag,
    known: HashMap<String, i128>,
}

impl<'o> Oracle<'o> {
    pub fn new(ground: &'o Course, bag: &'o Bag) -> Self {
        Oracle {
            ground,
            bag,
            known: HashMap::new(),
        }
    }

    /// Returns the exact value from a node on the course in its initial state.
    #[allow(clippy::cast_precision_loss)] // the exact fraction is rounded only at the very end
    pub fn value(&mut self, node: Node, left: u32) -> f64 {
        let mut scene = Scene::new(self.ground.field());
        scene.put(self.ground.field(), BALL, node).expect("a place");
        self.sixths(&scene, left) as f64 / 6f64.powi(left as i32)
    }

    /// Returns the value times `6^left`.
    fn sixths(&mut self, scene: &Scene, left: u32) -> i128 {
        if left == 0 || scene.ball(BALL).is_none() {
            return 0;
        }
        let field = self.ground.field();
        let key = format!(
            "{left} {:?} {:?} {:?}",
            scene.ball(BALL),
            scene.movers(field).collect::<Vec<_>>(),
            scene.tokens(field).collect::<Vec<_>>()
        );
        if let Some(value) = self.known.get(&key) {
            return *value;
        }
        let best = (0..self.bag.throws().len())
            .map(|throw| {
                let faces = self.bag.throws()[throw].faces;
                faces
                    .iter()
                    .map(|face| self.roll(scene, *face, left))
                    .sum::<i128>()
            })
            .min()
            .expect("something to throw");
        let value = 6i128.pow(left) + best;
        self.known.insert(key, value);
        value
    }

    /// Returns the value of the best direction after a roll of `impulses`, times `6^(left-1)`.
    fn roll(&mut self, scene: &Scene, impulses: u8, left: u32) -> i128 {
        let field = self.ground.field();
        let open: Vec<_> = scene.directions(field, BALL).iter().collect();
        if open.is_empty() {
            return self.sixths(scene, left - 1);
        }
        let outcome = |direction| {
            let (mut after, mut trace) = (scene.clone(), Trace::default());
            stroke(field, &mut after, BALL, direction, impulses, &mut trace).expect("open");
            let tokens: i128 = trace
                .events
                .iter()
                .filter_map(|event| match event {
                    Event::Token { value, .. } => Some(i128::from(*value)),
                    _ => None,
                })
                .sum();
            (after, tokens)
        };
        open.into_iter()
            .map(outcome)
            .map(|(after, tokens)| 6i128.pow(left - 1) * tokens + self.sixths(&after, left - 1))
            .min()
            .expect("an open direction")
    }
}
