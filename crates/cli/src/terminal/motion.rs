//! What moves on the screen: the die that tumbles, the ball that rolls.

use super::board::Marks;
use super::host::Stroke;
use super::tableau::Tableau;
use golf::game::{Face, Pick};
use golf::{Ball, Cell, Event};
use protocol::Millis;

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Speed {
    Slow,
    Normal,
    Fast,
    /// Nothing moves; what happens is there at once.
    None,
}

impl Speed {
    /// Milliseconds for one step of a ball.
    fn step(self) -> Millis {
        match self {
            Speed::Slow => 220,
            Speed::Normal => 90,
            Speed::Fast => 35,
            Speed::None => 0,
        }
    }

    /// The next one, round and round.
    pub(crate) fn next(self) -> Speed {
        match self {
            Speed::Slow => Speed::Normal,
            Speed::Normal => Speed::Fast,
            Speed::Fast => Speed::None,
            Speed::None => Speed::Slow,
        }
    }

    /// How long a computer player thinks.
    pub(crate) fn thought(self) -> Millis {
        self.step() * 4
    }
}

/// Something that moves.
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
    /// How many events of the stroke have been seen.
    done: usize,
}

impl Motion {
    /// A die that shows `result` in the end.
    pub(crate) fn tumble(pick: Pick, result: Face, now: Millis) -> Motion {
        let kind = Kind::Tumble {
            pick,
            shown: Face::ALL[0],
            result,
            left: 8,
        };
        Motion { kind, next: now }
    }

    /// A ball that rolls, and all that it sets in motion.
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

    /// Moves on to `now`; false once it is over.
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
                // An order in which neighbours differ; the last one is the result.
                let index = (result.index() + 5 * usize::from(fewer)) % 6;
                *shown = Face::ALL[index];
                true
            }
            Kind::Roll(roll) => roll.advance(),
        }
    }

    /// The die that tumbles and the side it shows.
    pub(crate) fn tumbling(&self) -> Option<(Pick, Face)> {
        match &self.kind {
            Kind::Tumble { pick, shown, .. } => Some((*pick, *shown)),
            Kind::Roll(_) => None,
        }
    }

    /// The board with the ball that rolls on it.
    pub(crate) fn rolling(&self) -> Option<(&Tableau, &Marks, Ball)> {
        match &self.kind {
            Kind::Roll(roll) => Some((&roll.tableau, &roll.marks, roll.moving())),
            Kind::Tumble { .. } => None,
        }
    }
}

impl Roll {
    /// Goes on until there is something new to be seen; false at the end.
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

    /// The ball that moves now.
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
    /// The path of a whole stroke.
    pub(crate) fn of(stroke: &Stroke) -> Marks {
        let mut marks = Marks::default();
        let mut tableau = stroke.before.clone();
        for event in &stroke.events {
            marks.note(&tableau, event);
            tableau.apply(event);
        }
        marks
    }

    /// Adds what an event draws; `before` is the board before it.
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

    /// Where the path ends.
    pub(crate) fn end(&self) -> Option<Cell> {
        self.path.last().map(|(_, to)| *to)
    }
}
