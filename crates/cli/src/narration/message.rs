//! Parts of sentences: keys in `locales` with their arguments.

use super::movers;
use golf::{Ball, Body, Course, Event, Field, Layer, Node, PieceBody, Surface};

/// The key of a text in the user's language, with the values of its placeables.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub(crate) struct Message {
    pub(crate) key: &'static str,
    pub(crate) arguments: Vec<(&'static str, Argument)>,
}

/// The value that fills one of the placeables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Argument {
    /// A literal text: a sign, or a word that selects a variant of the sentence.
    Text(String),
    /// A number, which may select a plural.
    Number(i32),
    /// The name of a ball.
    Ball(Ball),
    /// Another message.
    Message(Message),
}

impl Message {
    /// Returns the message for an event; `None` for a step, because `Clause::Run` describes several
    /// steps together.
    pub(crate) fn of(course: &Course, event: &Event) -> Option<Message> {
        let text = |word: &str| Argument::Text(word.to_owned());
        let (key, arguments) = match *event {
            Event::Step { .. } => return None,
            Event::Rebound { hit, .. } => {
                ("log-bounce", vec![("thing", text(thing(course, &hit)))])
            }
            Event::Carom { hits, left, .. } => (
                "log-carom",
                vec![
                    ("ball", Argument::Ball(hits)),
                    ("left", Argument::Number(left.into())),
                ],
            ),
            Event::Settle { at, why, .. } => (
                "log-settle",
                vec![
                    ("why", text(why.name())),
                    ("place", Argument::Message(place(course.field(), at))),
                ],
            ),
            Event::Token { value, .. } => {
                let value = Argument::Text(format!("−{}", value.unsigned_abs()));
                ("log-token", vec![("value", value)])
            }
            Event::Piece { state, .. } => {
                ("log-piece", vec![("moved", text(movers::moved(state)))])
            }
            Event::Holed { .. } => ("log-holed", Vec::new()),
        };
        Some(Message { key, arguments })
    }
}

/// Returns a description of a node: the surface there and the distance to the hole.
pub(crate) fn place(field: &Field, node: Node) -> Message {
    let steps = field.steps_to_hole(node).map_or(-1, i32::from);
    let ground = match (field.layer(node), field.surface(node)) {
        (_, Surface::Sand) => "sand",
        (_, Surface::Water) => "water",
        (Layer::Top, _) => "top",
        _ => "plain",
    };
    Message {
        key: "end-place",
        arguments: vec![
            ("ground", Argument::Text(ground.to_owned())),
            ("steps", Argument::Number(steps)),
        ],
    }
}

/// Returns the keyword in `locales` for the thing that a ball bounced off, or `two` for several
/// things.
fn thing(course: &Course, hit: &[Option<Body>; 3]) -> &'static str {
    let mut bodies: Vec<Body> = hit.iter().flatten().copied().collect();
    bodies.sort_unstable();
    bodies.dedup();
    let [body] = bodies[..] else {
        return "two";
    };
    let piece = body.piece().and_then(|piece| course.pieces().get(piece));
    match piece.map(|piece| &piece.body) {
        None => "wall",
        Some(PieceBody::Flat { .. }) => "flat",
        Some(PieceBody::Tall { .. }) => "tall",
        Some(body) => movers::thing(body).unwrap_or("two"),
    }
}
