//! Reads strokes and their expected outcomes.

use super::reader::Reader;
use super::setting::{self, Setting};
use super::value;
use crate::expect::{Bounce, CaromFact, ExpectedOutcome, Steps};
use crate::figure::{FigureStroke, Force, Mark};
use golf::toml_reader::{Value, printable};
use golf::{Ball, Catalogue, Course, Located, MAX_IMPULSES, Why};
use toml::de::DeTable;

const KEYS: [&str; 20] = [
    "ball", "from", "die", "card", "rolled", "impulses", "dir", "words", "open", "end", "others",
    "why", "steps", "costs", "spent", "lost", "rebounds", "caroms", "tokens", "pieces",
];

/// Reads the `[[stroke]]` tables of a scene.
pub(super) fn strokes<'t>(
    reader: &mut Reader<'t>,
    table: &DeTable<'t>,
    setting: &Setting,
    course: Option<&Course>,
) -> Option<Vec<FigureStroke>> {
    let tables = reader.tables(table, "stroke", 100);
    let mut strokes: Vec<FigureStroke> = Vec::with_capacity(tables.len());
    let count = tables.len();
    for (offset, table) in tables {
        if course.is_none() {
            reader.error(offset, "a stroke needs a `course`; add one");
            return None;
        }
        // A stroke that names no ball is played with the only ball in the scene so far.
        let seen = strokes.iter().map(|stroke| stroke.ball);
        let mut balls: Vec<Ball> = setting
            .balls
            .iter()
            .map(|b| b.value.0)
            .chain(seen)
            .collect();
        sorted::sort(&mut balls);
        balls.dedup();
        let only = match balls[..] {
            [ball] => Some(ball),
            _ => None,
        };
        strokes.extend(stroke(reader, offset, table, setting, course, only));
    }
    (strokes.len() == count).then_some(strokes)
}

fn stroke<'t>(
    reader: &mut Reader<'t>,
    offset: usize,
    table: &DeTable<'t>,
    setting: &Setting,
    course: Option<&Course>,
    only: Option<Ball>,
) -> Option<FigureStroke> {
    reader.refuse_unknown(table, &KEYS, "a stroke");
    let marks = &setting.marks;
    let ball = if let (None, Some(only)) = (table.get("ball"), only) {
        only
    } else {
        let ball = reader.required(table, "ball", offset, "a stroke")?;
        value::ball_value(reader, ball, "ball")?
    };
    let from = match table.get("from") {
        Some(value) => {
            let place = value::place(reader, value, "from", marks)?;
            Some(reader.locate(place, value.span().start))
        }
        None => None,
    };
    let (force, impulses) = force(reader, offset, table)?;
    let direction = reader.required(table, "dir", offset, "a stroke")?;
    let direction = reader.direction(direction, "dir")?;
    let words = value::optional_words(reader, table, "words", 500);
    let outcome = outcome(reader, offset, table, (ball, marks), course)?;
    Some(FigureStroke {
        ball,
        from,
        force,
        impulses,
        direction,
        words,
        outcome,
        position: reader.position(offset),
    })
}

/// Reads `die` and `rolled`, `card` and `rolled`, or `impulses`.
fn force<'t>(reader: &mut Reader<'t>, offset: usize, table: &DeTable<'t>) -> Option<(Force, u8)> {
    let (die, card, plain) = (table.get("die"), table.get("card"), table.get("impulses"));
    match (die, card, plain) {
        (Some(value), None, None) => {
            let id = reader.string(value, "die")?;
            let die = Catalogue::standard().dice().iter().find(|d| d.id == id);
            let faces = die.map(|die| die.faces.map(|face| (face, face)));
            rolled(reader, offset, table, (value, id), faces)
                .map(|(id, rolled, impulses)| (Force::Die { id, rolled }, impulses))
        }
        (None, Some(value), None) => {
            let id = reader.string(value, "card")?;
            let card = Catalogue::standard().cards().iter().find(|c| c.id == id);
            let mut shown = 0;
            let faces = card.map(|card| {
                card.impulses.map(|impulses| {
                    shown += 1;
                    (shown, impulses)
                })
            });
            rolled(reader, offset, table, (value, id), faces)
                .map(|(id, rolled, impulses)| (Force::Card { id, rolled }, impulses))
        }
        (None, None, Some(value)) => {
            if let Some(rolled) = table.get("rolled") {
                let text = "`rolled` goes with `die` or `card`, not with `impulses`; take one out";
                reader.error(rolled.span().start, text);
            }
            let impulses = reader.integer(value, "impulses", 1..=i64::from(MAX_IMPULSES))?;
            Some((Force::Plain, impulses as u8))
        }
        _ => {
            let text = "a stroke needs exactly one of `die` (with `rolled`), `card` (with `rolled`) and `impulses`";
            reader.error(offset, text);
            None
        }
    }
}

/// Finds the rolled number in `faces`. Each pair consists of the number on a face and the impulses
/// that it gives.
fn rolled<'t>(
    reader: &mut Reader<'t>,
    offset: usize,
    table: &DeTable<'t>,
    (named, id): (&Value<'t>, &str),
    faces: Option<[(u8, u8); 6]>,
) -> Option<(String, u8, u8)> {
    let Some(faces) = faces else {
        let text = format!("the boxes contain no `{}`", printable(id, 40));
        reader.error(named.span().start, text);
        return None;
    };
    let value = reader.required(table, "rolled", offset, "a stroke with a die or card")?;
    let number = reader.integer(value, "rolled", 1..=99)? as u8;
    let face = faces.into_iter().find(|(shown, _)| *shown == number);
    if face.is_none() {
        let shown = faces.map(|(shown, _)| shown.to_string()).join(" ");
        let text = format!("{number} cannot be rolled with {id}; its numbers are {shown}");
        reader.error(value.span().start, text);
    }
    face.map(|(shown, impulses)| (id.to_owned(), shown, impulses))
}

fn outcome<'t>(
    reader: &mut Reader<'t>,
    offset: usize,
    table: &DeTable<'t>,
    (ball, marks): (Ball, &[Mark]),
    course: Option<&Course>,
) -> Option<ExpectedOutcome> {
    let end = reader.required(table, "end", offset, "a stroke")?;
    let at = end.span().start;
    let end = value::spot(reader, end, "end", marks)?;
    let others = match table.get("others") {
        Some(value) => value::by_ball(reader, value, "others", |reader, value| {
            value::spot(reader, value, "others", marks)
        })?,
        None => Vec::new(),
    };
    let pieces = match table.get("pieces") {
        Some(value) => {
            let pieces = setting::pieces(reader, value)?;
            setting::resolve(reader, &pieces, course)?
        }
        None => Vec::new(),
    };
    let tokens = match table.get("tokens") {
        Some(value) => tokens(reader, value, ball)?,
        None => reader.locate(Vec::new(), offset),
    };
    Some(ExpectedOutcome {
        open: optional(reader, table, "open", |reader, value, what| {
            reader.directions(value, what)
        })?,
        end: reader.locate(end, at),
        others,
        why: optional(reader, table, "why", why)?,
        steps: optional(reader, table, "steps", steps)?,
        costs: optional(reader, table, "costs", numbers)?,
        spent: optional(reader, table, "spent", number)?,
        lost: optional(reader, table, "lost", number)?,
        rebounds: optional(reader, table, "rebounds", rebounds)?,
        caroms: optional(reader, table, "caroms", caroms)?,
        tokens,
        pieces,
    })
}

/// Reads a key that may be absent. Returns `Some(None)` if the key is absent, and `None` if its
/// value is invalid.
#[allow(clippy::option_option)]
fn optional<'t, T>(
    reader: &mut Reader<'t>,
    table: &DeTable<'t>,
    key: &str,
    read: impl Fn(&mut Reader<'t>, &Value<'t>, &str) -> Option<T>,
) -> Option<Option<Located<T>>> {
    let Some(value) = table.get(key) else {
        return Some(None);
    };
    let found = read(reader, value, key)?;
    Some(Some(reader.locate(found, value.span().start)))
}

fn number<'t>(reader: &mut Reader<'t>, value: &Value<'t>, what: &str) -> Option<u8> {
    let number = reader.integer(value, what, 0..=i64::from(MAX_IMPULSES))?;
    Some(number as u8)
}

fn numbers<'t>(reader: &mut Reader<'t>, value: &Value<'t>, what: &str) -> Option<Vec<u8>> {
    let items = reader.array(value, what, 300)?;
    items
        .iter()
        .map(|item| number(reader, item, what))
        .collect()
}

fn why<'t>(reader: &mut Reader<'t>, value: &Value<'t>, what: &str) -> Option<Why> {
    let name = reader.string(value, what)?;
    let why = Why::ALL.into_iter().find(|why| why.name() == name);
    if why.is_none() {
        let names = Why::ALL.map(Why::name).join(", ");
        reader.error(value.span().start, format!("`why` is one of {names}"));
    }
    why
}

fn steps<'t>(reader: &mut Reader<'t>, value: &Value<'t>, what: &str) -> Option<Steps> {
    if value.get_ref().as_integer().is_some() {
        let total = reader.integer(value, what, 0..=999)?;
        return Some(Steps::Total(total as u32));
    }
    let steps = value::by_ball(reader, value, what, |reader, value| {
        reader.integer(value, what, 1..=999).map(|n| n as u32)
    })?;
    let steps = steps.into_iter().map(|entry| entry.value).collect();
    Some(Steps::ByBall(steps))
}

fn rebounds<'t>(reader: &mut Reader<'t>, value: &Value<'t>, what: &str) -> Option<Vec<Bounce>> {
    value::short_texts(reader, value, what, |text| {
        value::bounce(text).map(|(bounce, _)| bounce)
    })
}

fn caroms<'t>(reader: &mut Reader<'t>, value: &Value<'t>, what: &str) -> Option<Vec<CaromFact>> {
    let items = reader.array(value, what, 100)?;
    items.iter().map(|item| carom(reader, item, what)).collect()
}

fn carom<'t>(reader: &mut Reader<'t>, value: &Value<'t>, what: &str) -> Option<CaromFact> {
    let table = reader.table(value, what)?;
    let known = ["ball", "hits", "after", "left", "dir"];
    reader.refuse_unknown(table, &known, "a carom");
    let hits = reader.required(table, "hits", value.span().start, "a carom")?;
    let hits = value::ball_value(reader, hits, "hits")?;
    let plain = |located: Option<Located<u8>>| located.map(|located| located.value);
    let after = optional(reader, table, "after", |reader, value, what| {
        reader.integer(value, what, 0..=999)
    })?;
    Some(CaromFact {
        ball: optional(reader, table, "ball", value::ball_value)?.map(|ball| ball.value),
        hits,
        after: after.map(|after| after.value as u32),
        left: plain(optional(reader, table, "left", number)?),
        direction: optional(reader, table, "dir", |reader, value, what| {
            reader.direction(value, what)
        })?
        .map(|direction| direction.value),
    })
}

/// A ball and the tokens that it took.
type Taken = (Ball, Vec<i8>);

/// Reads `[-1, -2]` for the played ball, or `{ red = [-1], blue = [-2] }`.
fn tokens<'t>(
    reader: &mut Reader<'t>,
    value: &Value<'t>,
    played: Ball,
) -> Option<Located<Vec<Taken>>> {
    let offset = value.span().start;
    let mut tokens: Vec<Taken> = if value.get_ref().as_array().is_some() {
        vec![(played, token_values(reader, value)?)]
    } else {
        let entries = value::by_ball(reader, value, "tokens", token_values)?;
        entries.into_iter().map(|entry| entry.value).collect()
    };
    tokens.retain(|(_, values)| !values.is_empty());
    Some(reader.locate(tokens, offset))
}

fn token_values<'t>(reader: &mut Reader<'t>, value: &Value<'t>) -> Option<Vec<i8>> {
    let items = reader.array(value, "tokens", 99)?;
    let mut values = Vec::with_capacity(items.len());
    for item in items {
        values.push(reader.integer(item, "tokens", -9..=-1)? as i8);
    }
    Some(values)
}
