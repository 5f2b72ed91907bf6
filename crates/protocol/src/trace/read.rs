//! Reads a trace, to start the next stroke from it or to replay it.

use super::{BallPlace, MAX_BYTES, TraceEvent, TraceFile};
use crate::by_name::ByName;
use crate::piece_state::PieceState;
use golf::{
    Ball, Body, Cell, Course, Event, Field, Layer, Node, Piece, PieceBody, ReboundRule, Scene,
    Trace, Why,
};
use serde::Deserialize;

/// The part of a trace from which the next stroke starts.
#[derive(Deserialize)]
struct StateFile {
    #[serde(default)]
    balls: ByName<BallPlace>,
    #[serde(default)]
    pieces: ByName<PieceState>,
}

/// Returns the scene of `course` at the end of an earlier trace, with its pieces, tokens and balls.
///
/// On error, returns a sentence that says what does not fit. Doors are open or closed as in the
/// trace. Once all balls are set, call [`Scene::settle_doors`] to close doors that no ball holds
/// open.
pub fn restore(course: &Course, json: &str) -> Result<Scene, String> {
    let field = course.field();
    if json.len() > MAX_BYTES {
        return Err("it is longer than 4 MiB; give the trace of one stroke".to_owned());
    }
    let state: StateFile = crate::json::read(json.as_bytes()).map_err(|error| {
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
        if let PieceState::Token { taken: true } = state {
            scene.take_token(field, index).map_err(|_| unfit())?;
        } else {
            let state = state.mover(field, &piece.body).ok_or_else(unfit)?;
            movers.push((index, state));
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

fn node(field: &Field, at: [i32; 2], layer: &str) -> Option<Node> {
    let cell = Cell::new(at[0], at[1])?;
    let layer = [Layer::Ground, Layer::Top]
        .into_iter()
        .find(|l| l.name() == layer)?;
    field.node(cell, layer)
}

/// A stroke read from a trace, and the scene after the stroke.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Told {
    pub trace: Trace,
    pub after: Scene,
}

/// Reads a complete trace. On error, returns a sentence that says what does not fit.
pub fn read(course: &Course, json: &str) -> Result<Told, String> {
    let mut after = restore(course, json)?;
    after.settle_doors(course.field());
    let file: TraceFile = crate::json::read(json.as_bytes()).map_err(|error| {
        format!("it is not a trace ({error}); give the JSON that trace --json wrote")
    })?;
    let reader = Reader { course };
    let event = |event: &TraceEvent| {
        let json = || serde_json::to_string(event).unwrap_or_default();
        reader.event(event).ok_or_else(|| {
            format!(
                "this event does not fit the course: {}; use the course the trace is from",
                shown(&json())
            )
        })
    };
    let events = file
        .events
        .iter()
        .map(event)
        .collect::<Result<_, String>>()?;
    Ok(Told {
        trace: Trace { events },
        after,
    })
}

struct Reader<'c> {
    course: &'c Course,
}

impl Reader<'_> {
    /// Returns the event, or `None` if it names a cell or piece that the course does not have.
    fn event(&self, event: &TraceEvent) -> Option<Event> {
        Some(match event {
            TraceEvent::Step {
                ball,
                to,
                layer,
                dir,
                cost,
                left,
            } => Event::Step {
                ball: ball.parse().ok()?,
                to: node(self.course.field(), *to, layer)?,
                direction: dir.parse().ok()?,
                cost: *cost,
                left: *left,
            },
            TraceEvent::Rebound {
                ball,
                at,
                r#in,
                out,
                hit,
                rule,
            } => Event::Rebound {
                ball: ball.parse().ok()?,
                at: self.anywhere(*at)?,
                incoming: r#in.parse().ok()?,
                outgoing: out.parse().ok()?,
                hit: self.bodies(hit)?,
                rule: ReboundRule::from_id(rule),
            },
            TraceEvent::Carom {
                ball,
                hits,
                dir,
                left,
            } => Event::Carom {
                ball: ball.parse().ok()?,
                hits: hits.parse().ok()?,
                direction: dir.parse().ok()?,
                left: *left,
            },
            TraceEvent::Settle {
                ball,
                at,
                layer,
                why,
            } => Event::Settle {
                ball: ball.parse().ok()?,
                at: node(self.course.field(), *at, layer)?,
                why: Why::ALL.into_iter().find(|w| w.name() == why)?,
            },
            TraceEvent::Token { ball, at, value } => {
                let at = node(self.course.field(), *at, "ground")?;
                let here = |piece: &Piece| matches!(piece.body, PieceBody::Token { at: cell, .. } if cell == self.course.field().cell(at));
                Event::Token {
                    ball: ball.parse().ok()?,
                    at,
                    value: *value,
                    piece: self.course.pieces().iter().position(here)?,
                }
            }
            TraceEvent::Piece { piece, state } => {
                let (index, piece) = find(self.course, piece)?;
                Event::Piece {
                    piece: index,
                    state: state.mover(self.course.field(), &piece.body)?,
                }
            }
            TraceEvent::Holed { ball, at } => Event::Holed {
                ball: ball.parse().ok()?,
                at: node(self.course.field(), *at, "ground")?,
            },
        })
    }

    /// Returns the node at which a ball rebounded. The event does not name the layer, and where a
    /// deck covers the cell, both layers are possible. The ground is more likely, because a ball on
    /// a deck above a passage follows an open path and does not rebound.
    fn anywhere(&self, at: [i32; 2]) -> Option<Node> {
        node(self.course.field(), at, "ground").or_else(|| node(self.course.field(), at, "top"))
    }

    fn bodies(&self, names: &[String]) -> Option<[Option<Body>; 3]> {
        let mut bodies = [None; 3];
        for (body, name) in bodies.iter_mut().zip(names) {
            *body = Some(match name.as_str() {
                "wall" => Body::WALL,
                name => Body::of_piece(find(self.course, name)?.0),
            });
        }
        Some(bodies)
    }
}
