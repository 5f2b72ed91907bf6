//! Strokes: the loop in S4 and the rules it applies.
//!
//! Rebounds off walls and fixed pieces are in `field`, because the field compiler also uses them.
//! Scores and turns are in [`game`](crate::game).

mod door;
mod roller;
mod settle;
mod spinner;
mod toppler;

use crate::field::rebound::{PathDeflection, along_path, off_bodies, touched};
use crate::field::{
    Body, Deflection, Field, Landing, MAX_IMPULSES, NextStep, Node, Part, ReboundRule, Surface,
};
use crate::scene::{Around, Occupant, Scene, WayNow};
use crate::trace::{Event, Tracer, Why};
use crate::{Ball, Direction};
use std::fmt;

/// Why a stroke cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum StrokeError {
    /// The ball is not on the course.
    NoSuchBall,
    /// The way in that direction is blocked (S2).
    Blocked,
    /// The number of impulses is not between 1 and 99.
    Impulses,
}

impl fmt::Display for StrokeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StrokeError::NoSuchBall => "the ball is not on the course",
            StrokeError::Blocked => "the way in that direction is blocked",
            StrokeError::Impulses => "impulses must be 1 to 99",
        })
    }
}

impl std::error::Error for StrokeError {}

/// Plays `ball` in `direction` with `impulses` impulses and reports the events to `tracer`.
///
/// ```
/// use golf::{Ball, Colour, Course, CourseFile, Direction, Layer, Scene, stroke};
/// let file = CourseFile::parse("format = 1
/// map = '''
/// s s s . o
///  s s s . .
/// '''
/// ").unwrap();
/// let course = Course::new("tiny", &file, &()).unwrap();
/// let field = course.field();
/// let mut scene = Scene::new(field);
/// let red = Ball::round(Colour::Red);
/// let start = field.node(course.starts()[0], Layer::Ground).unwrap();
/// scene.put(field, red, start).unwrap();
/// stroke(field, &mut scene, red, Direction::E, 4, &mut ()).unwrap();
/// assert_eq!(scene.ball(red), None, "four steps lead into the hole");
/// ```
pub fn stroke<T: Tracer>(
    field: &Field,
    scene: &mut Scene,
    ball: Ball,
    direction: Direction,
    impulses: u8,
    tracer: &mut T,
) -> Result<(), StrokeError> {
    let node = scene.ball(ball).ok_or(StrokeError::NoSuchBall)?;
    if !(1..=MAX_IMPULSES).contains(&impulses) {
        return Err(StrokeError::Impulses);
    }
    if let WayNow::Blocked { .. } = scene.way(field, node, direction) {
        return Err(StrokeError::Blocked);
    }
    stroke_unchecked(field, scene, ball, direction, impulses, tracer);
    Ok(())
}

/// Plays a stroke like [`stroke`], but without checks, for searches that know the open directions.
///
/// `impulses` must be at most [`MAX_IMPULSES`]. If the ball is not on the course, nothing happens.
pub fn stroke_unchecked<T: Tracer>(
    field: &Field,
    scene: &mut Scene,
    ball: Ball,
    direction: Direction,
    impulses: u8,
    tracer: &mut T,
) {
    scene.check_field(field);
    let Some(node) = scene.ball(ball) else {
        return;
    };
    if is_still::<T>(field) && scene.is_alone(ball) {
        return match field.landing(node, direction, impulses) {
            Landing::Rests(node) => scene.place_ball(ball, node),
            Landing::Holed => scene.lift(ball),
        };
    }
    play_out(field, scene, ball, node, direction, impulses, tracer);
}

/// Returns whether strokes move only balls and report no events. If so, the steps of strokes can be
/// read from tables.
fn is_still<T: Tracer>(field: &Field) -> bool {
    T::SILENT && !field.has_movers() && field.tokens.is_empty()
}

/// Plays a stroke step by step.
// Not inlined. Otherwise the caller would save the loop's registers even for a lone ball, which
// does not need the loop.
#[inline(never)]
fn play_out<T: Tracer>(
    field: &Field,
    scene: &mut Scene,
    ball: Ball,
    node: Node,
    direction: Direction,
    impulses: u8,
    tracer: &mut T,
) {
    let mut run = Run::new(field, scene, ball, node, direction, impulses, tracer);
    while run.advance() {}
}

/// S2: plays a stroke with a ball that has no open direction. The ball settles where it is.
pub(crate) fn settle<T: Tracer>(field: &Field, scene: &mut Scene, ball: Ball, tracer: &mut T) {
    let Some(node) = scene.ball(ball) else {
        return;
    };
    let mut run = Run::new(field, scene, ball, node, Direction::E, 0, tracer);
    run.settle(Why::Spent);
    scene.settle_doors(field);
}

/// A stroke in progress.
struct Run<'r, T> {
    field: &'r Field,
    scene: &'r mut Scene,
    tracer: &'r mut T,
    /// The moving ball, its node and its direction.
    ball: Ball,
    node: Node,
    direction: Direction,
    left: u8,
    /// A filter that tells which nodes may hold another ball ([`Scene::shadow_of_others`]).
    others: u64,
    /// The steps that [`Run::coast`] takes; empty if a step can do more than move the ball.
    next_steps: &'r [NextStep],
    /// S6: for each ball, the directions that it has faced on its node. Cleared when an impulse is
    /// spent or a piece moves.
    seen: [u8; Ball::COUNT],
    seen_any: bool,
}

impl<'r, T: Tracer> Run<'r, T> {
    fn new(
        field: &'r Field,
        scene: &'r mut Scene,
        ball: Ball,
        node: Node,
        direction: Direction,
        left: u8,
        tracer: &'r mut T,
    ) -> Self {
        let is_still = is_still::<T>(field);
        Run {
            field,
            ball,
            node,
            direction,
            left,
            others: scene.shadow_of_others(ball),
            next_steps: if is_still { field.next_steps() } else { &[] },
            seen: [0; Ball::COUNT],
            seen_any: false,
            scene,
            tracer,
        }
    }

    /// Runs one pass of the loop in S4. Returns false at the end of the stroke.
    #[inline]
    fn advance(&mut self) -> bool {
        if T::SILENT && !self.seen_any {
            self.coast();
        }
        if self.left == 0 {
            self.settle(Why::Spent);
            return false;
        }
        if self.seen_any && self.seen[self.ball.index()] & self.facing() != 0 {
            self.settle(Why::Wedged);
            return false;
        }
        match self.scene.way(self.field, self.node, self.direction) {
            WayNow::Open { to, cost, lifts } => {
                if self.others >> (to.0 % 64) & 1 == 1
                    && let Some(other) = self.scene.ball_at(to)
                    // Until the moving ball settles, the scene still has it on its old node.
                    && other != self.ball
                {
                    self.remember();
                    self.pass_on(other, to);
                    return true;
                }
                if cost > self.left {
                    self.settle(Why::OutOfImpulses);
                    return false;
                }
                self.step(to, cost, lifts)
            }
            WayNow::Blocked { body, by } => {
                if self.field.rebound_price(self.node) > self.left {
                    self.settle(Why::OutOfImpulses);
                    return false;
                }
                self.remember();
                self.rebound(body, by);
                true
            }
        }
    }

    /// Takes steps from the table until the next one would stop the ball or might hit another ball.
    ///
    /// Does not play the rebounds at the last node, because S6 may need them. The loop in S4 plays
    /// these rebounds and the step after them.
    #[inline]
    fn coast(&mut self) {
        while self.left > 0
            && let Some(step) = self
                .next_steps
                .get(NextStep::index(self.node, self.direction))
            && step.cost <= self.left
            && self.others >> (step.to.0 % 64) & 1 == 0
        {
            self.node = step.to;
            self.direction = step.direction;
            self.left -= step.cost;
        }
    }

    const fn facing(&self) -> u8 {
        1 << self.direction.index()
    }

    /// S6: records the ball's direction. Each step clears the ball's record, so the record contains
    /// only the directions that the ball has faced since its last step.
    fn remember(&mut self) {
        self.seen[self.ball.index()] |= self.facing();
        self.seen_any = true;
    }

    fn forget(&mut self) {
        self.seen = [0; Ball::COUNT];
        self.seen_any = false;
    }

    #[inline]
    fn step(&mut self, to: Node, cost: u8, lifts: Option<u16>) -> bool {
        let from = self.node;
        self.left -= cost;
        self.node = to;
        if self.seen_any {
            if cost > 0 {
                self.forget();
            } else {
                self.seen[self.ball.index()] = 0;
            }
        }
        self.tracer.event(Event::Step {
            ball: self.ball,
            to,
            direction: self.direction,
            cost,
            left: self.left,
        });
        self.take_token();
        if self.field.has_movers() {
            self.scene.place_ball(self.ball, to);
            self.move_doors(lifts);
        }
        if lifts.is_some() {
            self.settle(Why::Door);
            return false;
        }
        let water = |node| self.field.surface(node) == Surface::Water;
        if water(to) && !water(from) {
            self.settle(Why::Water);
            return false;
        }
        true
    }

    /// D5: a ball that reaches a ground node takes the token there.
    #[inline]
    fn take_token(&mut self) {
        if self.field.tokens.is_empty() {
            return;
        }
        if let Some(token) = self.scene.token_on(self.field, self.node) {
            self.scene.take(token);
            let token = self.field.tokens[usize::from(token)];
            self.tracer.event(Event::Token {
                ball: self.ball,
                at: self.node,
                value: token.value,
                piece: token.piece,
            });
        }
    }

    /// C1, C3: the ball settles and passes its remaining impulses to the other ball.
    fn pass_on(&mut self, other: Ball, at: Node) {
        self.tracer.event(Event::Carom {
            ball: self.ball,
            hits: other,
            direction: self.direction,
            left: self.left,
        });
        self.settle(Why::Carom);
        self.ball = other;
        self.node = at;
        self.others = self.scene.shadow_of_others(other);
    }

    /// S4.2: the ball turns, and the piece that it hit reacts.
    // Not inlined, because the loop runs faster when it is small.
    #[inline(never)]
    fn rebound(&mut self, body: Body, by: Option<Occupant>) {
        let place = self.field.place(self.node);
        let d = self.direction;
        let mut hit = [None, Some(body), None];
        let Deflection { out, rule } = if place.path.is_some() {
            match along_path(place, d) {
                PathDeflection::Bend(out) => {
                    self.direction = out;
                    return;
                }
                PathDeflection::Return(out) => Deflection {
                    out,
                    rule: ReboundRule::Path,
                },
            }
        } else if let Some(deflection) = by.and_then(|by| self.off_mover(by)) {
            deflection
        } else {
            let around = Around {
                field: self.field,
                scene: self.scene,
                node: self.node,
            };
            if !T::SILENT {
                hit = touched(&around, d);
            }
            if self.scene.is_near_movers(self.node) {
                off_bodies(place, &around, d)
            } else {
                place.deflections[d.index()]
            }
        };
        self.direction = out;
        self.tracer.event(Event::Rebound {
            ball: self.ball,
            at: self.node,
            incoming: d,
            outgoing: out,
            hit,
            rule: Some(rule),
        });
        if let Some(by) = by {
            self.react(by, d);
        }
    }

    /// Section 7: returns the direction in which a ball leaves a mover that it has hit; `None` if
    /// the mover acts like a wall.
    fn off_mover(&self, by: Occupant) -> Option<Deflection> {
        let back = self.direction.opposite();
        let (out, rule) = match by.part {
            Part::Roller => (back, ReboundRule::Roller),
            Part::Hub => (back, ReboundRule::Spinner),
            Part::Arm => (self.off_arm(by), ReboundRule::Spinner),
            Part::Stand if self.is_upright(by) => (back, ReboundRule::Toppler),
            Part::Post => (back, ReboundRule::Door),
            Part::Stand | Part::Fallen | Part::Panel => return None,
        };
        Some(Deflection { out, rule })
    }

    fn react(&mut self, by: Occupant, incoming: Direction) {
        match by.part {
            Part::Roller => self.push_roller(by, incoming),
            Part::Arm => self.push_arm(by, incoming),
            Part::Stand => self.topple(by, incoming),
            Part::Hub | Part::Fallen | Part::Post | Part::Panel => {}
        }
    }

    /// Reports a mover's new state, which the scene already has.
    fn moved(&mut self, mover: usize) {
        self.forget();
        self.tracer.event(Event::Piece {
            piece: self.field.movers[mover].piece,
            state: self.scene.mover(mover),
        });
    }
}
