//! A stroke in words, in the reader's language.

use super::host::Stroke;
pub(crate) use crate::names::{ball_name, pick_name};
use crate::texts::Texts;
use golf::{Ball, Body, Course, Direction, Event, Layer, MoverState, Node, PieceBody, Surface};

/// An arrow reads the same in every language.
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

/// What happens in a stroke: a sentence for every time a ball moves.
pub(crate) fn story(texts: &Texts, stroke: &Stroke) -> String {
    let course = stroke.before.course();
    let mut teller = Teller {
        texts,
        course,
        ball: stroke.ball,
        run: None,
        clauses: Vec::new(),
        sentences: Vec::new(),
    };
    for event in &stroke.events {
        teller.hear(event);
    }
    teller.finish();
    if teller.sentences.is_empty() {
        let ball = ball_name(texts, stroke.ball);
        return texts.fill("told-passes", &[("ball", ball.into())]);
    }
    teller.sentences.join(" ")
}

/// Where a stroke leads, in a few words.
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
        parts.insert(0, place(texts, course, end));
    }
    if tokens != 0 {
        parts.push(format!("−{}", tokens.abs()));
    }
    parts.join(", ")
}

/// Where a node lies: what is there, and how far the hole is.
fn place(texts: &Texts, course: &Course, node: Node) -> String {
    let field = course.field();
    let steps = field.steps_to_hole(node).map_or(-1, i32::from);
    let ground = match (field.layer(node), field.surface(node)) {
        (_, Surface::Sand) => "sand",
        (_, Surface::Water) => "water",
        (Layer::Top, _) => "top",
        _ => "plain",
    };
    texts.fill(
        "end-place",
        &[("ground", ground.into()), ("steps", steps.into())],
    )
}

struct Teller<'t> {
    texts: &'t Texts,
    course: &'t Course,
    ball: Ball,
    /// The run of steps in one direction, on one layer.
    run: Option<(Direction, Layer, u32)>,
    clauses: Vec<String>,
    sentences: Vec<String>,
}

impl Teller<'_> {
    fn hear(&mut self, event: &Event) {
        if let Some(ball) = ball_of(event)
            && ball != self.ball
        {
            self.finish();
            self.ball = ball;
        }
        if let Event::Step { to, direction, .. } = *event {
            self.step(direction, self.course.field().layer(to));
            return;
        }
        self.end_run();
        if let Some(clause) = self.clause(event) {
            self.clauses.push(clause);
        }
    }

    fn step(&mut self, direction: Direction, layer: Layer) {
        match &mut self.run {
            Some((run, on, count)) if *run == direction && *on == layer => *count += 1,
            _ => {
                self.end_run();
                self.run = Some((direction, layer, 1));
            }
        }
    }

    fn end_run(&mut self) {
        if let Some((direction, layer, count)) = self.run.take() {
            let mut run = format!("{} {count}", arrow(direction));
            if layer == Layer::Top {
                run = format!("{run} {}", self.texts.say("told-on-top"));
            }
            self.clauses.push(run);
        }
    }

    fn clause(&self, event: &Event) -> Option<String> {
        let texts = self.texts;
        Some(match *event {
            Event::Step { .. } => return None,
            Event::Rebound { hit, .. } => {
                let thing = thing(self.course, &hit);
                texts.fill("told-bounce", &[("thing", thing.into())])
            }
            Event::Carom { hits, left, .. } => {
                let ball = ball_name(texts, hits);
                texts.fill(
                    "told-carom",
                    &[("ball", ball.into()), ("left", left.into())],
                )
            }
            Event::Settle { at, why, .. } => {
                let place = place(texts, self.course, at);
                texts.fill(
                    "told-settle",
                    &[("why", why.name().into()), ("place", place.into())],
                )
            }
            Event::Token { value, .. } => texts.fill(
                "told-token",
                &[("value", format!("−{}", value.unsigned_abs()).into())],
            ),
            Event::Piece { state, .. } => {
                let moved = match state {
                    MoverState::Roller { .. } => "roller",
                    MoverState::Spinner { .. } => "spinner",
                    MoverState::Toppler { .. } => "toppler",
                    MoverState::Door { open: true } => "door-opens",
                    MoverState::Door { open: false } => "door-closes",
                };
                texts.fill("told-piece", &[("moved", moved.into())])
            }
            Event::Holed { .. } => texts.say("told-holed"),
        })
    }

    fn finish(&mut self) {
        self.end_run();
        if !self.clauses.is_empty() {
            let ball = ball_name(self.texts, self.ball);
            let story = self.clauses.join(", ");
            self.clauses.clear();
            let sentence = self.texts.fill(
                "told-sentence",
                &[("ball", ball.into()), ("story", story.into())],
            );
            self.sentences.push(sentence);
        }
    }
}

fn ball_of(event: &Event) -> Option<Ball> {
    match *event {
        Event::Step { ball, .. }
        | Event::Rebound { ball, .. }
        | Event::Carom { ball, .. }
        | Event::Settle { ball, .. }
        | Event::Token { ball, .. }
        | Event::Holed { ball, .. } => Some(ball),
        Event::Piece { .. } => None,
    }
}

/// What a ball bounced off, as the sentences know it.
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
        Some(PieceBody::Roller { .. }) => "roller",
        Some(PieceBody::Spinner { .. }) => "spinner",
        Some(PieceBody::Toppler { .. }) => "toppler",
        Some(PieceBody::Door(_)) => "door",
        Some(_) => "two",
    }
}
