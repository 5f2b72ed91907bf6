//! The trace of a stroke as JSON, and the state it leaves for the next one.

use golf::{
    Ball, Cell, Course, Direction, Event, Field, Layer, MoverState, Piece, PieceBody, Scene, Trace,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A trace longer than this is refused when it is read as a state.
pub const MAX_BYTES: usize = 4 << 20;

/// What one stroke did, and how it left the course.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, Debug)]
#[allow(missing_docs)]
pub struct TraceFile {
    pub events: Vec<TraceEvent>,
    /// All balls on the course, and those holed by this stroke.
    pub balls: BTreeMap<String, BallPlace>,
    /// The tokens taken in this stroke, by ball.
    pub tokens: BTreeMap<String, Vec<i8>>,
    /// Everything that stands otherwise than in the course file.
    pub pieces: BTreeMap<String, PieceState>,
}

/// One event of a stroke.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, Debug)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum TraceEvent {
    Step {
        ball: String,
        to: [i32; 2],
        layer: String,
        dir: String,
        cost: u8,
        left: u8,
    },
    Rebound {
        ball: String,
        at: [i32; 2],
        r#in: String,
        out: String,
        hit: Vec<String>,
    },
    Carom {
        ball: String,
        hits: String,
        dir: String,
        left: u8,
    },
    Settle {
        ball: String,
        at: [i32; 2],
        layer: String,
        why: String,
    },
    Token {
        ball: String,
        at: [i32; 2],
        value: i8,
    },
    Piece {
        piece: String,
        #[serde(flatten)]
        state: PieceState,
    },
    Holed {
        ball: String,
        at: [i32; 2],
    },
}

/// Where a ball is after the stroke.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, Debug)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum BallPlace {
    On {
        at: [i32; 2],
        layer: String,
    },
    /// The text `holed`.
    Off(Holed),
}

/// The text `holed`.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, Debug)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Holed {
    Holed,
}

/// How a piece stands if not as set up.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, Debug)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum PieceState {
    Roller { at: [i32; 2] },
    Spinner { arm: String },
    Toppler { fallen: String },
    Door { open: bool },
    Token { taken: bool },
}

impl TraceFile {
    /// Describes a stroke: what happened in it and how it left the scene.
    pub fn new(course: &Course, field: &Field, after: &Scene, trace: &Trace) -> TraceFile {
        let writer = Writer { course, field };
        let mut balls: BTreeMap<String, BallPlace> = after
            .balls()
            .map(|(ball, node)| {
                let at = pair(field.cell(node));
                let layer = field.layer(node).name().to_owned();
                (ball.to_string(), BallPlace::On { at, layer })
            })
            .collect();
        let mut tokens: BTreeMap<String, Vec<i8>> = BTreeMap::new();
        for event in &trace.events {
            match event {
                Event::Holed { ball, .. } => {
                    balls.insert(ball.to_string(), BallPlace::Off(Holed::Holed));
                }
                Event::Token { ball, value, .. } => {
                    tokens.entry(ball.to_string()).or_default().push(*value);
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

    /// The trace as one line of JSON.
    pub fn to_json(&self) -> String {
        crate::json_line(self)
    }
}

struct Writer<'c> {
    course: &'c Course,
    field: &'c Field,
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
                layer: self.field.layer(to).name().to_owned(),
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
            } => TraceEvent::Rebound {
                ball: ball.to_string(),
                at: self.at(at),
                r#in: incoming.to_string(),
                out: outgoing.to_string(),
                hit: self.bodies(hit),
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
                layer: self.field.layer(at).name().to_owned(),
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
                state: self.state(state),
            },
            Event::Holed { ball, at } => TraceEvent::Holed {
                ball: ball.to_string(),
                at: self.at(at),
            },
        }
    }

    fn at(&self, node: golf::Node) -> [i32; 2] {
        pair(self.field.cell(node))
    }

    fn name(&self, piece: usize) -> String {
        self.course.pieces()[piece].name.clone()
    }

    /// The names of the bodies, each once.
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

    fn pieces(&self, scene: &Scene) -> BTreeMap<String, PieceState> {
        let movers = scene
            .changed_movers(self.field)
            .map(|(piece, state)| (self.name(piece), self.state(state)));
        let tokens = scene.tokens(self.field).filter(|(_, taken)| *taken);
        let tokens = tokens.map(|(piece, _)| (self.name(piece), PieceState::Token { taken: true }));
        movers.chain(tokens).collect()
    }

    fn state(&self, state: MoverState) -> PieceState {
        match state {
            MoverState::Roller { at } => PieceState::Roller { at: self.at(at) },
            MoverState::Spinner { arm } => PieceState::Spinner {
                arm: arm.to_string(),
            },
            MoverState::Toppler { fallen } => PieceState::Toppler {
                fallen: fallen.map(|d| d.to_string()).unwrap_or_default(),
            },
            MoverState::Door { open } => PieceState::Door { open },
        }
    }
}

fn pair(cell: Cell) -> [i32; 2] {
    [cell.x, cell.y]
}

/// The part of a trace that the next stroke starts from.
#[derive(Deserialize)]
struct StateFile {
    #[serde(default)]
    balls: BTreeMap<String, BallPlace>,
    #[serde(default)]
    pieces: BTreeMap<String, PieceState>,
}

/// Sets up `field` as an earlier trace left it: its pieces, tokens and balls.
///
/// The error is a sentence that says what does not fit. Doors are as the trace
/// says; [`Scene::settle_doors`] closes those that nobody holds once all balls
/// lie where they should.
pub fn restore(course: &Course, field: &Field, json: &str) -> Result<Scene, String> {
    if json.len() > MAX_BYTES {
        return Err("it is longer than 4 MiB; give the trace of one stroke".to_owned());
    }
    let state: StateFile = serde_json::from_str(json).map_err(|error| {
        format!("it is not a trace ({error}); give the JSON that trace --json wrote")
    })?;
    let mut scene = Scene::new(field);
    let mut movers = Vec::new();
    for (name, state) in &state.pieces {
        let unfit = || {
            format!(
                "{} does not fit this course; use the course the trace is from",
                shown(name)
            )
        };
        let (index, piece) = find(course, name).ok_or_else(unfit)?;
        match mover_state(field, piece, state).ok_or_else(unfit)? {
            Some(state) => movers.push((index, state)),
            None => scene.take_token(field, index).map_err(|_| unfit())?,
        }
    }
    scene
        .set_movers(field, &movers)
        .map_err(|(piece, reason)| {
            format!(
                "{}: {reason}; use the course the trace is from",
                course.pieces()[piece].name
            )
        })?;
    for (name, place) in &state.balls {
        let ball: Ball = name
            .parse()
            .map_err(|error| format!("{}: {error}", shown(name)))?;
        if let BallPlace::On { at, layer } = place {
            let node = node(field, *at, layer).ok_or_else(|| {
                format!(
                    "{ball} cannot lie at {},{}; use the course the trace is from",
                    at[0], at[1]
                )
            })?;
            scene
                .put(field, ball, node)
                .map_err(|reason| format!("{ball} cannot lie at {},{}: {reason}", at[0], at[1]))?;
        }
    }
    Ok(scene)
}

fn shown(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).take(40).collect()
}

fn find<'c>(course: &'c Course, name: &str) -> Option<(usize, &'c Piece)> {
    course
        .pieces()
        .iter()
        .enumerate()
        .find(|(_, piece)| piece.name == name)
}

fn node(field: &Field, at: [i32; 2], layer: &str) -> Option<golf::Node> {
    let cell = Cell::new(at[0], at[1])?;
    let layer = [Layer::Ground, Layer::Top]
        .into_iter()
        .find(|l| l.name() == layer)?;
    field.node(cell, layer)
}

/// The state of a mover; `Some(None)` for a token that is taken, `None` if it does not fit.
#[allow(clippy::option_option)]
fn mover_state(field: &Field, piece: &Piece, state: &PieceState) -> Option<Option<MoverState>> {
    let direction = |name: &String| name.parse::<Direction>().ok();
    Some(match (&piece.body, state) {
        (PieceBody::Roller { .. }, PieceState::Roller { at }) => Some(MoverState::Roller {
            at: node(field, *at, "ground")?,
        }),
        (PieceBody::Spinner { .. }, PieceState::Spinner { arm }) => Some(MoverState::Spinner {
            arm: direction(arm)?,
        }),
        (PieceBody::Toppler { .. }, PieceState::Toppler { fallen }) => Some(MoverState::Toppler {
            fallen: Some(direction(fallen)?),
        }),
        (PieceBody::Door(_), PieceState::Door { open }) => Some(MoverState::Door { open: *open }),
        (PieceBody::Token { .. }, PieceState::Token { taken: true }) => None,
        _ => return None,
    })
}
