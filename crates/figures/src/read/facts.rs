//! Reads the statements of a scene other than its strokes.

use super::reader::Reader;
use super::{setting, value};
use crate::expect::Bounce;
use crate::facts::{Arrow, ArrowKind, Facts, OrderFact, ShapeFact};
use crate::place::Place;
use golf::toml_reader::Value;
use golf::{Ball, Cell, Counter, Course, Directions, GameBox, Located, PieceBody};
use toml::de::DeTable;

pub(super) fn read<'t>(
    reader: &mut Reader<'t>,
    table: &DeTable<'t>,
    course: Option<&Course>,
) -> Option<Facts> {
    if course.is_none() {
        for key in ["open", "arrows", "holds", "touching", "order", "score"] {
            if let Some(value) = table.get(key) {
                reader.error(
                    value.span().start,
                    format!("`{key}` needs a `course`; add one"),
                );
            }
        }
    }
    let mut facts = Facts::default();
    if let Some(value) = table.get("open") {
        facts.open = value::by_ball(reader, value, "open", |reader, value| {
            reader.directions(value, "open")
        })?;
    }
    if let Some(value) = table.get("arrows") {
        facts.arrows = arrows(reader, value)?;
    }
    if let Some(value) = table.get("holds") {
        facts.holds = holds(reader, value, course)?;
    }
    if let Some(value) = table.get("touching") {
        facts.touching = list(reader, value, "touching", |reader, item| {
            value::balls(reader, item, "touching")
        })?;
    }
    if let Some(value) = table.get("counter") {
        facts.counter = list(reader, value, "counter", counter)?;
    }
    if let Some(value) = table.get("order") {
        facts.order = Some(order(reader, value)?);
    }
    if let Some(value) = table.get("shapes") {
        facts.shapes = list(reader, value, "shapes", shape)?;
    }
    if let Some(value) = table.get("score") {
        facts.scores = value::by_ball(reader, value, "score", |reader, value| {
            let score = reader.integer(value, "score", -99..=99)?;
            Some(score as i16)
        })?;
    }
    Some(facts)
}

fn list<'t, T>(
    reader: &mut Reader<'t>,
    value: &Value<'t>,
    what: &str,
    read: impl Fn(&mut Reader<'t>, &Value<'t>) -> Option<T>,
) -> Option<Vec<Located<T>>> {
    let items = reader.array(value, what, 100)?;
    let mut found = Vec::with_capacity(items.len());
    for item in items {
        let value = read(reader, item)?;
        found.push(reader.locate(value, item.span().start));
    }
    Some(found)
}

/// Reads arrows, written as `{ enter = ["12,4 E"], bounce = ["12,4 NE>SE"] }`.
fn arrows<'t>(reader: &mut Reader<'t>, value: &Value<'t>) -> Option<Vec<Arrow>> {
    let table = reader.table(value, "arrows")?;
    reader.refuse_unknown(table, &ArrowKind::ALL.map(ArrowKind::name), "`arrows`");
    let mut arrows = Vec::new();
    for kind in ArrowKind::ALL {
        let Some(value) = table.get(kind.name()) else {
            continue;
        };
        let (from, bounces) = if kind == ArrowKind::Bounce {
            let pairs = value::short_texts(reader, value, kind.name(), bounce)?;
            pairs.into_iter().unzip()
        } else {
            let ways = value::short_texts(reader, value, kind.name(), value::ways)?;
            (ways, Vec::new())
        };
        arrows.push(Arrow {
            kind,
            from,
            bounces,
            position: reader.position(value.span().start),
        });
    }
    Some(arrows)
}

fn bounce(text: &str) -> Result<((Place, Directions), Bounce), String> {
    let (bounce, layer) = value::bounce(text)?;
    let (Some(cell), Some(incoming), None) = (bounce.at, bounce.incoming, bounce.ball) else {
        let text =
            "an arrow `bounce` needs its place and both directions, and no ball: \"12,4 NE>SE\"";
        return Err(text.to_owned());
    };
    let from = (Place { cell, layer }, Directions::NONE.with(incoming));
    Ok((from, bounce))
}

/// A door's index and the cells that hold the door open.
type Holders = (usize, Vec<Cell>);

/// Reads the cells that hold doors open, written as `{ door-1 = [[4, 2], [6, 2], …] }`.
fn holds<'t>(
    reader: &mut Reader<'t>,
    value: &Value<'t>,
    course: Option<&Course>,
) -> Option<Vec<Located<Holders>>> {
    let table = reader.table(value, "holds")?;
    let mut holds = Vec::new();
    for (key, value) in table {
        let offset = key.span().start;
        let position = reader.position(offset);
        let is_door = |body: &PieceBody| matches!(body, PieceBody::Door(_));
        let door = value::mover(reader, position, course, value::key_name(key), &is_door)?;
        let cells = setting::cells(reader, value, "holds")?;
        holds.push(reader.locate((door, cells), offset));
    }
    Some(holds)
}

fn counter<'t>(reader: &mut Reader<'t>, value: &Value<'t>) -> Option<(u8, Counter)> {
    let table = reader.table(value, "counter")?;
    reader.refuse_unknown(table, &["stroke", "place", "lap"], "`counter`");
    let mut number = |key: &str, low: i64| {
        let value = reader.required(table, key, value.span().start, "`counter`")?;
        reader.integer(value, key, low..=99).map(|n| n as u8)
    };
    let stroke = number("stroke", 0)?;
    let (place, lap) = (number("place", 0)?, number("lap", 1)?);
    Some((stroke, Counter { place, lap }))
}

fn order<'t>(reader: &mut Reader<'t>, value: &Value<'t>) -> Option<Located<OrderFact>> {
    let table = reader.table(value, "order")?;
    let offset = value.span().start;
    reader.refuse_unknown(table, &["balls", "play"], "`order`");
    let mut balls = |key: &str| -> Option<Vec<Ball>> {
        let value = reader.required(table, key, offset, "`order`")?;
        value::balls(reader, value, key)
    };
    let order = OrderFact {
        balls: balls("balls")?,
        play: balls("play")?,
    };
    Some(reader.locate(order, offset))
}

fn shape<'t>(reader: &mut Reader<'t>, value: &Value<'t>) -> Option<ShapeFact> {
    let table = reader.table(value, "shapes")?;
    let known = ["id", "cells", "channel", "mouths", "count", "box"];
    reader.refuse_unknown(table, &known, "a shape");
    let id = reader.required(table, "id", value.span().start, "a shape")?;
    let id = reader.string(id, "id")?.to_owned();
    let mut fact = ShapeFact {
        id,
        cells: None,
        channel: None,
        mouths: None,
        count: None,
        home: None,
    };
    for (key, value) in table {
        let key = value::key_name(key);
        let slot = match key {
            "cells" => &mut fact.cells,
            "mouths" => &mut fact.mouths,
            "count" => &mut fact.count,
            "channel" => {
                fact.channel = Some(reader.boolean(value, key)?);
                continue;
            }
            "box" => {
                fact.home = Some(reader.word(value, "box", &GameBox::NAMES)?);
                continue;
            }
            _ => continue,
        };
        *slot = Some(reader.integer(value, key, 0..=99)? as usize);
    }
    Some(fact)
}
