//! Writes a trace.

use super::{BallPlace, Holed, TraceEvent, TraceFile};
use crate::by_name::ByName;
use crate::piece_state::PieceState;
use golf::{Cell, Course, Event, ReboundRule, Scene, Trace};

impl TraceFile {
    /// Describes a stroke by its events and the scene after the stroke.
    pub fn new(course: &Course, after: &Scene, trace: &Trace) -> TraceFile {
        let (writer, field) = (Writer { course }, course.field());
        let mut balls: ByName<BallPlace> = after
            .balls()
            .map(|(ball, node)| {
                let at = pair(field.cell(node));
                let layer = field.layer(node).name().to_owned();
                (ball.to_string(), BallPlace::On { at, layer })
            })
            .collect();
        let mut tokens: ByName<Vec<i8>> = ByName::default();
        for event in &trace.events {
            match event {
                Event::Holed { ball, .. } => {
                    balls.insert(ball.to_string(), BallPlace::Off(Holed::Holed));
                }
                Event::Token { ball, value, .. } => {
                    let of_ball = tokens.get_or_insert(ball.to_string(), Vec::new());
                    of_ball.push(*value);
                }
                _ => {}
            }
        }
        TraceFile {
            events: trace
                .events
                .iter()
                .map(|event| writer.event(event))
                .collect(),
            balls,
            tokens,
            pieces: writer.pieces(after),
        }
    }

    /// Returns the trace as one line of JSON.
    ///
    /// # Panics
    /// Never panics: a trace contains only string keys and integers.
    pub fn to_json(&self) -> String {
        crate::json::line(self)
    }
}

struct Writer<'c> {
    course: &'c Course,
}

impl Writer<'_> {
    fn event(&self, event: &Event) -> TraceEvent {
        match *event {
            Event::Step {
                ball,
                to,
                direction,
                cost,
                left,
            } => TraceEvent::Step {
                ball: ball.to_string(),
                to: self.at(to),
                layer: self.course.field().layer(to).name().to_owned(),
                dir: direction.to_string(),
                cost,
                left,
            },
            Event::Rebound {
                ball,
                at,
                incoming,
                outgoing,
                hit,
                rule,
            } => TraceEvent::Rebound {
                ball: ball.to_string(),
                at: self.at(at),
                r#in: incoming.to_string(),
                out: outgoing.to_string(),
                hit: self.bodies(hit),
                rule: rule.map(ReboundRule::id).unwrap_or_default().to_owned(),
            },
            Event::Carom {
                ball,
                hits,
                direction,
                left,
            } => TraceEvent::Carom {
                ball: ball.to_string(),
                hits: hits.to_string(),
                dir: direction.to_string(),
                left,
            },
            Event::Settle { ball, at, why } => TraceEvent::Settle {
                ball: ball.to_string(),
                at: self.at(at),
                layer: self.course.field().layer(at).name().to_owned(),
                why: why.name().to_owned(),
            },
            Event::Token {
                ball, at, value, ..
            } => TraceEvent::Token {
                ball: ball.to_string(),
                at: self.at(at),
                value,
            },
            Event::Piece { piece, state } => TraceEvent::Piece {
                piece: self.name(piece),
                state: PieceState::of(self.course.field(), state),
            },
            Event::Holed { ball, at } => TraceEvent::Holed {
                ball: ball.to_string(),
                at: self.at(at),
            },
        }
    }

    fn at(&self, node: golf::Node) -> [i32; 2] {
        pair(self.course.field().cell(node))
    }

    fn name(&self, piece: usize) -> String {
        self.course.pieces()[piece].name.clone()
    }

    /// Returns the names of the pieces hit, each once; a wall is named `wall`.
    fn bodies(&self, hit: [Option<golf::Body>; 3]) -> Vec<String> {
        let mut names = Vec::with_capacity(2);
        for body in hit.into_iter().flatten() {
            let name = body
                .piece()
                .map_or_else(|| "wall".to_owned(), |piece| self.name(piece));
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    fn pieces(&self, scene: &Scene) -> ByName<PieceState> {
        let field = self.course.field();
        let movers = scene
            .changed_movers(field)
            .map(|(piece, state)| (self.name(piece), PieceState::of(field, state)));
        let tokens = scene.tokens(field).filter(|(_, taken)| *taken);
        let tokens = tokens.map(|(piece, _)| (self.name(piece), PieceState::Token { taken: true }));
        movers.chain(tokens).collect()
    }
}

fn pair(cell: Cell) -> [i32; 2] {
    [cell.x, cell.y]
}
