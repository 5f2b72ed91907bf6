//! S5: a ball that settles is holed, rolls down a slope, falls through a deck, or comes to rest.

use super::Run;
use crate::field::{Layer, Surface};
use crate::scene::WayNow;
use crate::trace::{Event, Tracer, Why};

impl<T: Tracer> Run<'_, T> {
    /// Settles the moving ball on its current node.
    pub(super) fn settle(&mut self, why: Why) {
        let mut why = why;
        self.scene.place_ball(self.ball, self.node);
        loop {
            match self.field.surface(self.node) {
                Surface::Hole if self.field.layer(self.node) == Layer::Ground => {
                    return self.hole_out();
                }
                Surface::Slope { .. } if self.sink() => why = Why::RolledBack,
                Surface::DeckHole if self.sink() => why = Why::FellThrough,
                _ => break,
            }
        }
        self.tracer.event(Event::Settle {
            ball: self.ball,
            at: self.node,
            why,
        });
    }

    /// Moves the ball one node down a slope or through a deck, unless the way is blocked. Returns
    /// whether the ball moved.
    fn sink(&mut self) -> bool {
        let place = self.field.place(self.node);
        let below = match place.surface {
            Surface::Slope { down } => match self.scene.way(self.field, self.node, down) {
                WayNow::Open { to, .. } => Some(to),
                WayNow::Blocked { .. } => None,
            },
            _ => place.below.exists(),
        };
        let Some(below) = below.filter(|node| self.scene.ball_at(*node).is_none()) else {
            return false;
        };
        self.node = below;
        self.scene.place_ball(self.ball, below);
        self.seen[self.ball.index()] = 0;
        self.take_token();
        true
    }

    fn hole_out(&mut self) {
        self.scene.lift(self.ball);
        self.tracer.event(Event::Holed {
            ball: self.ball,
            at: self.node,
        });
        self.move_doors(None);
    }
}
