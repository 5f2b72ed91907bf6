//! A course with several balls on it, and what each stroke does there.

use crate::carom::{CaromPlayer, CaromPosition, Terrain};
use crate::puzzle::sight::{Depth, Followed};
use golf::{Ball, Cell, Colour, Course, Direction, Layer, Node};
use solver::Bag;
use std::sync::Arc;

/// A course with everything that positions on it are judged by.
pub(super) struct Arena {
    pub(super) course: Course,
    pub(super) bag: Bag,
    terrain: Arc<Terrain>,
}

/// Balls of several players, one of them to be played; all strokes of the limit are left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Crowd {
    /// In the order of play, the one to be played first; those of a colour are one player's.
    pub(super) balls: Vec<(Ball, Cell)>,
    /// What was rolled.
    pub(super) impulses: u8,
}

/// What a stroke does.
pub(super) struct Stroke {
    pub(super) direction: Direction,
    pub(super) after: CaromPosition,
    /// What can be seen of it.
    pub(super) followed: Followed,
    /// How often a ball meets another.
    pub(super) caroms: usize,
    /// By ball: how much better it lies than before for somebody who plays alone, in strokes; of
    /// the ball that is played this stroke is counted.
    pub(super) gains: Vec<f64>,
}

/// Longer courses take too long to be played again and again.
const LONGEST: u8 = 20;

impl Arena {
    /// A course with the six dice of the base game; nothing if pieces move or tokens lie on it, or
    /// if it is too long.
    pub(super) fn new(course: Course) -> Option<Arena> {
        let field = course.field();
        if field.has_movers() || field.token_count() > 0 || course.limit() > LONGEST {
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

    /// Who plays here.
    pub(super) fn player(&self) -> CaromPlayer<'_> {
        CaromPlayer::with_terrain(self.course.field(), &self.bag, Arc::clone(&self.terrain))
    }

    /// The position of a crowd; its first player is 0. Nothing if balls cannot lie so, or if all
    /// of them are one player's.
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

    /// The balls of a position as a puzzle has them: those that are still to be holed, the one in
    /// turn first, its player blue. Nothing if one of them is not on the ground, or if only one
    /// player is left.
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

    /// Every stroke of the ball in turn.
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

    /// How far it is from there to the hole: in steps, or in strokes as they are to be expected.
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

/// The colours of players, in an order in which colours play.
pub(super) const COLOURS: [Colour; 3] = [Colour::Blue, Colour::Red, Colour::Yellow];
