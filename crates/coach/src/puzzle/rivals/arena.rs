//! A course with several balls on it, and the effects of each stroke.

use crate::carom::{CaromPlayer, CaromPosition, Terrain};
use crate::puzzle::sight::{Depth, Followed};
use golf::{Ball, Cell, Colour, Course, Direction, Layer, Node};
use solver::Bag;
use std::sync::Arc;

/// A course with all the data needed to rate positions on it.
pub(super) struct Arena {
    pub(super) course: Course,
    pub(super) bag: Bag,
    terrain: Arc<Terrain>,
}

/// The balls of several players on a course. Each ball still has all the strokes that the limit
/// allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Crowd {
    /// The balls in playing order, starting with the ball to play. Balls of the same colour belong
    /// to the same player.
    pub(super) balls: Vec<(Ball, Cell)>,
    /// The rolled number.
    pub(super) impulses: u8,
}

/// The effects of a stroke.
pub(super) struct Stroke {
    pub(super) direction: Direction,
    pub(super) after: CaromPosition,
    /// The events of the stroke, which a model player follows.
    pub(super) followed: Followed,
    /// The number of times that one ball hits another during the stroke.
    pub(super) caroms: usize,
    /// For each ball, the number of strokes by which its expected score improves, assuming that it
    /// plays alone from then on. The score of the played ball includes this stroke.
    pub(super) gains: Vec<f64>,
}

/// The maximum stroke limit. Courses with a higher limit take too long to simulate.
const MAX_STROKE_LIMIT: u8 = 20;

impl Arena {
    /// Prepares a course with the six dice in the base box; `None` if it has moving pieces or
    /// tokens, or if its stroke limit is too high.
    pub(super) fn new(course: Course) -> Option<Arena> {
        let field = course.field();
        if field.has_movers() || field.token_count() > 0 || course.limit() > MAX_STROKE_LIMIT {
            return None;
        }
        let bag = Bag::base();
        let terrain = Arc::new(Terrain::new(&course, &bag, course.limit()));
        Some(Arena {
            course,
            bag,
            terrain,
        })
    }

    /// Returns the computer player for this course.
    pub(super) fn player(&self) -> CaromPlayer<'_> {
        CaromPlayer::with_terrain(self.course.field(), &self.bag, Arc::clone(&self.terrain))
    }

    /// Returns the position of a crowd, with its first player as player 0; `None` if a ball cannot
    /// lie on its cell or all balls belong to one player.
    pub(super) fn position(&self, crowd: &Crowd) -> Option<CaromPosition> {
        let field = self.course.field();
        let mut colours: Vec<Colour> = Vec::new();
        let mut balls = Vec::new();
        for (ball, _) in &crowd.balls {
            if !colours.contains(&ball.colour()) {
                colours.push(ball.colour());
            }
            let owner = colours.iter().position(|colour| *colour == ball.colour())?;
            balls.push((*ball, owner as u8));
        }
        let mut position = CaromPosition::new(field, &balls, self.course.limit());
        for (ball, cell) in &crowd.balls {
            let node = field.node(*cell, Layer::Ground)?;
            if node == field.hole() {
                return None;
            }
            position.scene.put(field, *ball, node).ok()?;
        }
        (colours.len() > 1).then_some(position)
    }

    /// Converts a position to the form that puzzles use: the balls that are not holed, starting
    /// with the ball to play, which becomes blue. Returns `None` if a ball is not on the ground or
    /// only one player is left.
    pub(super) fn crowd(&self, position: &CaromPosition, impulses: u8) -> Option<Crowd> {
        let (field, count) = (self.course.field(), position.balls.len());
        let mut owners: Vec<u8> = Vec::new();
        let mut balls = Vec::new();
        for step in 0..count {
            let ball = &position.balls[(position.turn + step) % count];
            if ball.holed.is_some() {
                continue;
            }
            let node = position.scene.ball(ball.ball)?;
            if field.layer(node) != Layer::Ground {
                return None;
            }
            if !owners.contains(&ball.owner) {
                owners.push(ball.owner);
            }
            let owner = owners.iter().position(|owner| *owner == ball.owner)?;
            let named = if ball.ball.is_flat() {
                Ball::flat
            } else {
                Ball::round
            };
            balls.push((named(*COLOURS.get(owner)?), field.cell(node)));
        }
        (owners.len() > 1).then_some(Crowd { balls, impulses })
    }

    /// Returns every possible stroke with the current ball.
    pub(super) fn strokes(&self, position: &CaromPosition, impulses: u8) -> Vec<Stroke> {
        let field = self.course.field();
        let open = position.scene.directions(field, position.ball());
        open.iter()
            .map(|direction| self.stroke(position, direction, impulses))
            .collect()
    }

    fn stroke(&self, position: &CaromPosition, direction: Direction, impulses: u8) -> Stroke {
        let field = self.course.field();
        let mut after = position.clone();
        after.play(field, Some(direction), impulses);
        let ball = position.ball();
        let followed = Followed::new(field, &position.scene, ball, direction, impulses);
        let heuristic = self.terrain.heuristic();
        let gain = |ball: usize| position.outlook(heuristic, ball) - after.outlook(heuristic, ball);
        Stroke {
            direction,
            caroms: followed.caroms(),
            gains: (0..position.balls.len()).map(gain).collect(),
            after,
            followed,
        }
    }

    /// Returns the distance to the hole, in steps or in expected strokes, depending on `depth`.
    pub(super) fn way(&self, node: Node, depth: Depth) -> f64 {
        match depth {
            Depth::Lie => f64::from(self.course.field().steps_to_hole(node).unwrap_or(999)),
            Depth::Next => {
                let heuristic = self.terrain.heuristic();
                heuristic.value(node, self.course.limit())
            }
        }
    }
}

/// The colours of the players, in a permitted playing order.
pub(super) const COLOURS: [Colour; 3] = [Colour::Blue, Colour::Red, Colour::Yellow];
