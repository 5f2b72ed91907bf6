//! A carom-mode position on one course, for searching.

use golf::game::next_in_carom;
use golf::{Ball, Direction, Event, Field, Node, Scene, Tracer, stroke_unchecked};
use solver::Heuristic;

/// A ball in the game, with its owner and its result so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct CaromBall {
    pub ball: Ball,
    /// The owner. All balls with the same owner share one score.
    pub owner: u8,
    /// The round in which the ball was holed, if it was.
    pub holed: Option<u8>,
    /// The total value of the tokens that the ball took.
    pub tokens: i32,
}

/// The state of a course in carom mode. A ball that is neither in the scene nor holed has not
/// entered yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaromPosition {
    /// The balls on the course, the moving pieces and the tokens.
    pub scene: Scene,
    /// The balls, in playing order.
    pub balls: Vec<CaromBall>,
    /// The index in `balls` of the ball whose turn it is.
    pub turn: usize,
    /// The current round, from 1.
    pub round: u8,
    /// The number of rounds allowed.
    pub limit: u8,
}

impl CaromPosition {
    /// Returns the position at the start of a course, before any ball has entered.
    pub fn new(field: &Field, balls: &[(Ball, u8)], limit: u8) -> CaromPosition {
        CaromPosition {
            scene: Scene::new(field),
            balls: balls
                .iter()
                .map(|(ball, owner)| CaromBall {
                    ball: *ball,
                    owner: *owner,
                    holed: None,
                    tokens: 0,
                })
                .collect(),
            turn: 0,
            round: 1,
            limit,
        }
    }

    /// Returns whether the course is over: all balls are holed, or the last round has been played.
    pub fn is_over(&self) -> bool {
        self.round > self.limit || self.balls.iter().all(|ball| ball.holed.is_some())
    }

    /// Returns the number of balls that are not holed.
    pub fn open(&self) -> usize {
        let open = self.balls.iter().filter(|ball| ball.holed.is_none());
        open.count()
    }

    /// Returns the ball whose turn it is.
    pub fn ball(&self) -> Ball {
        self.balls[self.turn].ball
    }

    /// Returns the start cells where the current ball can enter; empty if the ball is already on
    /// the course.
    pub fn free_starts(&self, field: &Field) -> Vec<Node> {
        if self.scene.ball(self.ball()).is_some() {
            return Vec::new();
        }
        let starts = field.starts().into_iter();
        starts
            .filter(|start| self.scene.ball_at(*start).is_none())
            .collect()
    }

    /// Puts the current ball on a start cell. Returns false if the ball cannot lie there.
    pub fn enter(&mut self, field: &Field, start: Node) -> bool {
        self.scene.put(field, self.ball(), start).is_ok()
    }

    /// Plays the current ball's stroke, or skips it if `direction` is `None`, and moves on to the
    /// next ball.
    pub fn play(&mut self, field: &Field, direction: Option<Direction>, impulses: u8) {
        if let Some(direction) = direction {
            let ball = self.ball();
            let mut ledger = Ledger {
                balls: &mut self.balls,
                round: self.round,
            };
            stroke_unchecked(
                field,
                &mut self.scene,
                ball,
                direction,
                impulses,
                &mut ledger,
            );
        }
        self.pass();
    }

    fn pass(&mut self) {
        if self.is_over() {
            return;
        }
        let open = |turn: &usize| self.balls[*turn].holed.is_none();
        if let Some((turn, new_round)) = next_in_carom(self.turn, self.balls.len(), open) {
            self.turn = turn;
            self.round += u8::from(new_round);
        }
    }

    /// Returns a ball's score: its result, or its expected score if it plays alone from now on (C4,
    /// G6).
    pub fn outlook(&self, heuristic: &Heuristic, index: usize) -> f64 {
        let CaromBall {
            ball,
            holed,
            tokens,
            ..
        } = self.balls[index];
        let tokens = f64::from(tokens);
        if let Some(round) = holed {
            return f64::from(round) + tokens;
        }
        let had = self.had(index);
        let left = self.limit - had;
        let rest = match self.scene.ball(ball) {
            Some(node) => heuristic.value(node, left),
            None => heuristic.entering(left),
        };
        f64::from(had) + rest + tokens
    }

    /// Returns the number of strokes that a ball has used: one per round, including the current
    /// round if the ball's turn is over.
    pub(super) fn had(&self, index: usize) -> u8 {
        (self.round - u8::from(index >= self.turn)).min(self.limit)
    }

    /// Returns a ball's score so far: the rounds played plus the value of the tokens taken.
    pub(super) fn scored(&self, index: usize) -> f32 {
        let ball = &self.balls[index];
        let rounds = ball.holed.unwrap_or_else(|| self.had(index));
        f32::from(rounds) + f32::from(ball.tokens as i16)
    }
}

/// Records which balls are holed and which tokens are taken.
struct Ledger<'l> {
    balls: &'l mut Vec<CaromBall>,
    round: u8,
}

impl Tracer for Ledger<'_> {
    fn event(&mut self, event: Event) {
        let entry = |balls: &mut Vec<CaromBall>, ball: Ball| {
            balls.iter().position(|entry| entry.ball == ball)
        };
        match event {
            Event::Holed { ball, .. } => {
                if let Some(index) = entry(self.balls, ball) {
                    self.balls[index].holed = Some(self.round);
                }
            }
            Event::Token { ball, value, .. } => {
                if let Some(index) = entry(self.balls, ball) {
                    self.balls[index].tokens += i32::from(value);
                }
            }
            _ => {}
        }
    }
}
