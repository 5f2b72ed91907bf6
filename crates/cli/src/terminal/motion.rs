//! Animates the tumbling die and the rolling ball.

use super::board::Marks;
use super::host::Stroke;
use super::tableau::Tableau;
use golf::game::{Face, Pick};
use golf::{Ball, Cell, Event};
use protocol::Millis;

/// The speed of animations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Speed {
    Slow,
    Normal,
    Fast,
    /// No animation
    None,
}

impl Speed {
    /// Returns the duration of one step of a ball in milliseconds.
    fn step(self) -> Millis {
        match self {
            Speed::Slow => 220,
            Speed::Normal => 90,
            Speed::Fast => 35,
            Speed::None => 0,
        }
    }

    /// Returns the next speed; after the last one, the first.
    pub(crate) fn next(self) -> Speed {
        match self {
            Speed::Slow => Speed::Normal,
            Speed::Normal => Speed::Fast,
            Speed::Fast => Speed::None,
            Speed::None => Speed::Slow,
        }
    }

    /// Returns how long a computer player appears to think, in milliseconds.
    pub(crate) fn thought(self) -> Millis {
        self.step() * 4
    }
}

/// A running animation.
#[derive(Clone, Debug)]
pub(crate) struct Motion {
    kind: Kind,
    next: Millis,
}

#[derive(Clone, Debug)]
enum Kind {
    Tumble {
        pick: Pick,
        shown: Face,
        result: Face,
        left: u8,
    },
    Roll(Box<Roll>),
}

#[derive(Clone, Debug)]
struct Roll {
    stroke: Stroke,
    tableau: Tableau,
    marks: Marks,
    /// The number of the stroke's events shown so far.
    done: usize,
}

impl Motion {
    /// Starts the animation of a tumbling die, which ends up showing `result`.
    pub(crate) fn tumble(pick: Pick, result: Face, now: Millis) -> Motion {
        let kind = Kind::Tumble {
            pick,
            shown: Face::ALL[0],
            result,
            left: 8,
        };
        Motion { kind, next: now }
    }

    /// Starts the animation of a rolling ball, and of all the balls and pieces that it sets in
    /// motion.
    pub(crate) fn roll(stroke: Stroke, now: Millis) -> Motion {
        let roll = Roll {
            tableau: stroke.before.clone(),
            marks: Marks::default(),
            done: 0,
            stroke,
        };
        let kind = Kind::Roll(Box::new(roll));
        Motion { kind, next: now }
    }

    /// Advances to the time `now`. Returns false once the animation is over.
    pub(crate) fn advance(&mut self, speed: Speed, now: Millis) -> bool {
        let step = speed.step();
        while self.next <= now {
            if step == 0 || !self.advance_once() {
                return false;
            }
            self.next += step;
        }
        true
    }

    fn advance_once(&mut self) -> bool {
        match &mut self.kind {
            Kind::Tumble {
                shown,
                result,
                left,
                ..
            } => {
                let Some(fewer) = left.checked_sub(1) else {
                    return false;
                };
                *left = fewer;
                // Consecutive faces differ, and the last one is the result.
                let index = (result.index() + 5 * usize::from(fewer)) % 6;
                *shown = Face::ALL[index];
                true
            }
            Kind::Roll(roll) => roll.advance(),
        }
    }

    /// Returns the tumbling die and the face it shows.
    pub(crate) fn tumbling(&self) -> Option<(Pick, Face)> {
        match &self.kind {
            Kind::Tumble { pick, shown, .. } => Some((*pick, *shown)),
            Kind::Roll(_) => None,
        }
    }

    /// Returns the board, the path so far and the rolling ball.
    pub(crate) fn rolling(&self) -> Option<(&Tableau, &Marks, Ball)> {
        match &self.kind {
            Kind::Roll(roll) => Some((&roll.tableau, &roll.marks, roll.moving())),
            Kind::Tumble { .. } => None,
        }
    }
}

impl Roll {
    /// Advances to the next visible change. Returns false at the end.
    fn advance(&mut self) -> bool {
        while let Some(event) = self.stroke.events.get(self.done) {
            self.marks.note(&self.tableau, event);
            self.tableau.apply(event);
            self.done += 1;
            if matches!(event, Event::Step { .. } | Event::Piece { .. }) {
                return true;
            }
        }
        false
    }

    /// Returns the ball that is moving.
    fn moving(&self) -> Ball {
        let past = self.stroke.events[..self.done].iter().rev();
        let mut steps = past.filter_map(|event| match event {
            Event::Step { ball, .. } => Some(*ball),
            _ => None,
        });
        steps.next().unwrap_or(self.stroke.ball)
    }
}

impl Marks {
    /// Returns the path of a complete stroke.
    pub(crate) fn of(stroke: &Stroke) -> Marks {
        let mut marks = Marks::default();
        let mut tableau = stroke.before.clone();
        for event in &stroke.events {
            marks.note(&tableau, event);
            tableau.apply(event);
        }
        marks
    }

    /// Adds the marks for an event. `before` is the board before that event.
    fn note(&mut self, before: &Tableau, event: &Event) {
        let field = before.course().field();
        match *event {
            Event::Step { ball, to, .. } => {
                if let Some(from) = before.place(ball) {
                    self.path.push((from, field.cell(to)));
                }
            }
            Event::Rebound { at, .. } => self.turns.push(field.cell(at)),
            _ => {}
        }
    }

    /// Returns the cell where the path ends.
    pub(crate) fn end(&self) -> Option<Cell> {
        self.path.last().map(|(_, to)| *to)
    }
}
