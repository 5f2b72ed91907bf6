//! Describes strokes in the user's language.

use super::host::Stroke;
pub(crate) use crate::names::{ball_name, pick_name};
use crate::narration::{Argument, Clause, Message, Sentence, narrate, place};
use crate::texts::{Blank, Texts};
use golf::{Direction, Event, Layer};

/// Returns the arrow for a direction. Arrows are the same in every language.
pub(crate) fn arrow(direction: Direction) -> char {
    match direction {
        Direction::E => '→',
        Direction::NE => '↗',
        Direction::NW => '↖',
        Direction::W => '←',
        Direction::SW => '↙',
        Direction::SE => '↘',
    }
}

/// Describes a stroke, with one sentence for each movement of a ball.
pub(crate) fn story(texts: &Texts, stroke: &Stroke) -> String {
    let course = stroke.before.course();
    let clause = |clause: &Clause| match clause {
        Clause::Run {
            direction,
            layer,
            count,
        } => {
            let run = format!("{} {count}", arrow(*direction));
            match layer {
                Layer::Top => format!("{run} {}", texts.say("log-on-top")),
                Layer::Ground => run,
            }
        }
        Clause::Event(event) => {
            Message::of(course, event).map_or_else(String::new, |message| said(texts, &message))
        }
    };
    let sentence = |told: &Sentence| {
        let story: Vec<String> = told.clauses.iter().map(clause).collect();
        let blanks = [
            ("ball", ball_name(texts, told.ball).into()),
            ("story", story.join(", ").into()),
        ];
        texts.fill("log-sentence", &blanks)
    };
    let told = narrate(course.field(), &stroke.events);
    if told.is_empty() {
        let ball = ball_name(texts, stroke.ball);
        return texts.fill("log-passes", &[("ball", ball.into())]);
    }
    told.iter().map(sentence).collect::<Vec<_>>().join(" ")
}

/// Returns a message in the user's language.
fn said(texts: &Texts, message: &Message) -> String {
    let blank = |(name, argument): &(&'static str, Argument)| -> Blank<'_> {
        let value = match argument {
            Argument::Text(text) => text.clone().into(),
            Argument::Number(number) => (*number).into(),
            Argument::Ball(ball) => ball_name(texts, *ball).into(),
            Argument::Message(inner) => said(texts, inner).into(),
        };
        (*name, value)
    };
    let blanks: Vec<Blank<'_>> = message.arguments.iter().map(blank).collect();
    texts.fill(message.key, &blanks)
}

/// Describes in a few words where a stroke ends.
pub(crate) fn ending(texts: &Texts, stroke: &Stroke) -> String {
    let course = stroke.before.course();
    let mut parts = Vec::new();
    let own = stroke.ball;
    let mut tokens = 0;
    let mut end = None;
    for event in &stroke.events {
        match *event {
            Event::Holed { ball, .. } if ball == own => parts.push(texts.say("end-holed")),
            Event::Settle { ball, at, .. } if ball == own => end = Some(at),
            Event::Carom { ball, hits, .. } if ball == own => {
                let hits = ball_name(texts, hits);
                parts.push(texts.fill("end-carom", &[("ball", hits.into())]));
            }
            Event::Token { ball, value, .. } if ball == own => tokens += i32::from(value),
            _ => {}
        }
    }
    let holed = stroke
        .events
        .iter()
        .any(|event| matches!(event, Event::Holed { ball, .. } if *ball == own));
    if let Some(end) = end.filter(|_| !holed) {
        parts.insert(0, said(texts, &place(course.field(), end)));
    }
    if tokens != 0 {
        parts.push(format!("−{}", tokens.abs()));
    }
    parts.join(", ")
}
