//! Describes a stroke in English: first a commentary, then one line per event.

use super::movers;
use super::sentence::{Clause, narrate};
use golf::{Body, Course, Event, Layer, Node, Why};

/// Returns a commentary such as "red rolls NE 4, off the wall, SE 2, stops at 7,3.", followed by
/// one line for each event.
pub(crate) fn commentary(course: &Course, events: &[Event]) -> String {
    let commentator = Commentator(course);
    let sentences = narrate(course.field(), events).into_iter().map(|sentence| {
        let clauses = sentence.clauses.iter().enumerate();
        let clauses: Vec<String> = clauses
            .map(|(index, clause)| commentator.clause(clause, index == 0))
            .collect();
        format!("{} {}.\n", sentence.ball, clauses.join(", "))
    });
    let lines = events
        .iter()
        .map(|event| format!("  {}\n", commentator.line(event)));
    sentences.chain(["\n".to_owned()]).chain(lines).collect()
}

struct Commentator<'c>(&'c Course);

impl Commentator<'_> {
    fn clause(&self, clause: &Clause, is_first: bool) -> String {
        match *clause {
            Clause::Run {
                direction,
                layer,
                count,
            } => {
                let rolls = if is_first { "rolls " } else { "" };
                format!("{rolls}{direction} {count}{}", on_top(layer))
            }
            Clause::Event(event) => self.event(&event),
        }
    }

    fn event(&self, event: &Event) -> String {
        match *event {
            Event::Rebound { hit, .. } => format!("off {}", self.things(hit)),
            Event::Carom { hits, left, .. } => format!("knocks {hits} on with {left}"),
            Event::Settle { at, why, .. } => {
                let place = self.place(at);
                match why {
                    Why::Spent | Why::Carom => format!("stops at {place}"),
                    Why::OutOfImpulses => format!("has too little left to go on, stops at {place}"),
                    Why::Water => format!("is stopped by the water at {place}"),
                    Why::Door => format!("stops under the door at {place}"),
                    Why::RolledBack => format!("rolls back down to {place}"),
                    Why::FellThrough => format!("falls through the deck to {place}"),
                    Why::Wedged => format!("is wedged at {place}"),
                }
            }
            Event::Token { value, .. } => format!("takes the token {value}"),
            Event::Holed { .. } => "drops into the hole".to_owned(),
            Event::Piece { piece, state } => {
                movers::done(self.0.field(), state, &self.0.pieces()[piece].name)
            }
            Event::Step { .. } => self.line(event),
        }
    }

    fn line(&self, event: &Event) -> String {
        match *event {
            Event::Step {
                ball,
                to,
                direction,
                cost,
                left,
            } => {
                let (place, top) = (self.place(to), on_top(self.0.field().layer(to)));
                format!("{ball} steps {direction} to {place}{top}, {cost} spent, {left} left")
            }
            Event::Rebound {
                ball,
                at,
                incoming,
                outgoing,
                hit,
                ..
            } => {
                let (things, place) = (self.things(hit), self.place(at));
                format!("{ball} bounces off {things} at {place}: {incoming} becomes {outgoing}")
            }
            Event::Carom {
                ball,
                hits,
                direction,
                left,
            } => format!("{ball} hits {hits}, which goes on {direction} with {left}"),
            Event::Settle { ball, at, why } => {
                let (place, top) = (self.place(at), on_top(self.0.field().layer(at)));
                format!("{ball} comes to rest at {place}{top} ({})", why.name())
            }
            Event::Token {
                ball, at, value, ..
            } => format!("{ball} takes the token {value} at {}", self.place(at)),
            Event::Piece { piece, state } => {
                let told = movers::told(self.0.field(), state);
                format!("{} {told}", self.0.pieces()[piece].name)
            }
            Event::Holed { ball, at } => format!("{ball} is holed at {}", self.place(at)),
        }
    }

    fn place(&self, node: Node) -> String {
        let cell = self.0.field().cell(node);
        format!("{},{}", cell.x, cell.y)
    }

    /// Returns the names of the pieces or walls hit, without duplicates.
    fn things(&self, hit: [Option<Body>; 3]) -> String {
        let mut names: Vec<&str> = Vec::new();
        for body in hit.into_iter().flatten() {
            let piece = body.piece().map(|piece| &*self.0.pieces()[piece].name);
            let name = piece.unwrap_or("the wall");
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.join(" and ")
    }
}

fn on_top(layer: Layer) -> &'static str {
    match layer {
        Layer::Top => " on top",
        Layer::Ground => "",
    }
}
