//! A stroke in words: a commentary, then one line an event.

use protocol::{PieceState, TraceEvent, TraceFile};
use std::fmt::Write;

/// What a commentator would say, then every event on a line of its own.
pub(crate) fn commentary(trace: &TraceFile) -> String {
    let mut text = String::new();
    for sentence in sentences(&trace.events) {
        text.push_str(&sentence);
        text.push('\n');
    }
    text.push('\n');
    for event in &trace.events {
        text.push_str("  ");
        text.push_str(&event_line(event));
        text.push('\n');
    }
    text
}

/// One sentence for every time a ball moves: "red rolls NE 4, off the wall, SE 2, stops at 7,3".
fn sentences(events: &[TraceEvent]) -> Vec<String> {
    let mut teller = Teller::default();
    for event in events {
        teller.hear(event);
    }
    teller.finish();
    teller.sentences
}

#[derive(Default)]
struct Teller {
    sentences: Vec<String>,
    clauses: Vec<String>,
    ball: String,
    /// The run of steps in one direction: direction, layer, how many.
    run: Option<(String, String, u32)>,
}

impl Teller {
    fn hear(&mut self, event: &TraceEvent) {
        if let Some(ball) = ball_of(event)
            && ball != self.ball
        {
            self.finish();
            ball.clone_into(&mut self.ball);
        }
        if let TraceEvent::Step { dir, layer, .. } = event {
            match &mut self.run {
                Some((run_dir, run_layer, count)) if run_dir == dir && run_layer == layer => {
                    *count += 1;
                }
                _ => {
                    self.end_run();
                    self.run = Some((dir.clone(), layer.clone(), 1));
                }
            }
            return;
        }
        self.end_run();
        let clause = match event {
            TraceEvent::Step { .. } => return,
            TraceEvent::Rebound { hit, .. } => format!("off {}", things(hit)),
            TraceEvent::Carom { hits, left, .. } => format!("knocks {hits} on with {left}"),
            TraceEvent::Settle { at, why, .. } => {
                let place = format!("{},{}", at[0], at[1]);
                match why.as_str() {
                    "spent" | "carom" => format!("stops at {place}"),
                    "too-dear" => format!("has too little left to go on, stops at {place}"),
                    "water" => format!("is stopped by the water at {place}"),
                    "door" => format!("stops under the door at {place}"),
                    "rolled-back" => format!("rolls back down to {place}"),
                    "fell-through" => format!("falls through the deck to {place}"),
                    _ => format!("is wedged at {place}"),
                }
            }
            TraceEvent::Token { value, .. } => format!("takes the token {value}"),
            TraceEvent::Piece { piece, state } => format!("{piece} {}", piece_words(state)),
            TraceEvent::Holed { .. } => "drops into the hole".to_owned(),
        };
        self.clauses.push(clause);
    }

    fn end_run(&mut self) {
        if let Some((dir, layer, count)) = self.run.take() {
            let top = if layer == "top" { " on top" } else { "" };
            let rolls = if self.clauses.is_empty() {
                "rolls "
            } else {
                ""
            };
            self.clauses.push(format!("{rolls}{dir} {count}{top}"));
        }
    }

    fn finish(&mut self) {
        self.end_run();
        if !self.clauses.is_empty() {
            let clauses = std::mem::take(&mut self.clauses);
            self.sentences
                .push(format!("{} {}.", self.ball, clauses.join(", ")));
        }
    }
}

fn ball_of(event: &TraceEvent) -> Option<&str> {
    match event {
        TraceEvent::Step { ball, .. }
        | TraceEvent::Rebound { ball, .. }
        | TraceEvent::Carom { ball, .. }
        | TraceEvent::Settle { ball, .. }
        | TraceEvent::Token { ball, .. }
        | TraceEvent::Holed { ball, .. } => Some(ball),
        TraceEvent::Piece { .. } => None,
    }
}

fn things(hit: &[String]) -> String {
    let names: Vec<String> = hit
        .iter()
        .map(|name| {
            if name == "wall" {
                "the wall".to_owned()
            } else {
                name.clone()
            }
        })
        .collect();
    names.join(" and ")
}

fn piece_words(state: &PieceState) -> String {
    match state {
        PieceState::Roller { at } => format!("rolls to {},{}", at[0], at[1]),
        PieceState::Spinner { arm } => format!("turns its arm to {arm}"),
        PieceState::Toppler { fallen } => format!("falls over to {fallen}"),
        PieceState::Door { open: true } => "opens".to_owned(),
        PieceState::Door { open: false } => "closes".to_owned(),
        PieceState::Token { .. } => "is taken".to_owned(),
    }
}

fn event_line(event: &TraceEvent) -> String {
    let mut line = String::new();
    // Writing to a string cannot fail.
    let _ = match event {
        TraceEvent::Step {
            ball,
            to: [x, y],
            layer,
            dir,
            cost,
            left,
        } => {
            let top = if layer == "top" { " on top" } else { "" };
            write!(
                line,
                "{ball} steps {dir} to {x},{y}{top}, {cost} spent, {left} left"
            )
        }
        TraceEvent::Rebound {
            ball,
            at: [x, y],
            r#in,
            out,
            hit,
            ..
        } => {
            write!(line, "{ball} bounces off {} at {x},{y}: {in} becomes {out}", things(hit), in = r#in)
        }
        TraceEvent::Carom {
            ball,
            hits,
            dir,
            left,
        } => write!(line, "{ball} hits {hits}, which goes on {dir} with {left}"),
        TraceEvent::Settle {
            ball,
            at: [x, y],
            layer,
            why,
        } => {
            let top = if layer == "top" { " on top" } else { "" };
            write!(line, "{ball} comes to rest at {x},{y}{top} ({why})")
        }
        TraceEvent::Token {
            ball,
            at: [x, y],
            value,
        } => write!(line, "{ball} takes the token {value} at {x},{y}"),
        TraceEvent::Piece { piece, state } => write!(line, "{piece} {}", piece_words(state)),
        TraceEvent::Holed { ball, at: [x, y] } => write!(line, "{ball} is holed at {x},{y}"),
    };
    line
}
