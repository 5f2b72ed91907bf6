//! What is in the two boxes: shapes of pieces, dice, cards. All of it is data.

use crate::finding::Finding;
use crate::toml_reader::{Reader, Value};
use crate::{Cell, Direction, Directions, ParseDirectionError};
use std::sync::LazyLock;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The box a piece or die comes in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum GameBox {
    /// The base game.
    Base,
    /// The Dynamic Expansion.
    Expansion,
}

/// A cell of a flat piece and the ways its channel has there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct ChannelCell {
    pub at: Cell,
    pub ways: Directions,
}

/// What the path on top of a tall piece is like on one cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TallPart {
    /// A slope; its foot lies in direction `down`.
    Slope {
        /// The way down.
        down: Direction,
    },
    /// Level.
    Deck {
        /// The ways a ball may take below, if the deck lies over fairway.
        under: Directions,
        /// Whether the deck has a hole.
        hole: bool,
    },
}

/// A cell of a tall piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct TallCell {
    pub at: Cell,
    pub ways: Directions,
    pub part: TallPart,
}

/// What kind of thing a piece is, with its cells in canonical orientation.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Form {
    Flat(Vec<ChannelCell>),
    Tall(Vec<TallCell>),
    Sand,
    Water,
    Roller,
    Toppler,
    Spinner,
    Door,
    Token,
    StartMarker,
    HoleMarker,
}

/// An entry of the catalogue: a kind of piece and how many the box holds.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Shape {
    pub id: String,
    pub home: GameBox,
    pub count: usize,
    pub form: Form,
    /// The only course the piece is made for, if there is one.
    pub course: Option<String>,
    /// For tokens: each value and how many of it there are.
    pub values: Vec<(i8, usize)>,
}

impl Shape {
    /// Whether a flat piece of this shape can be laid with an open channel (F1).
    pub fn can_be_channelled(&self) -> bool {
        matches!(&self.form, Form::Flat(cells) if cells.iter().any(|cell| !cell.ways.is_empty()))
    }
}

/// Six numbers of impulses and the name they go by.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Die {
    pub id: String,
    pub home: GameBox,
    pub faces: [u8; 6],
}

/// A card: what the white die's 1 to 6 turn into.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Card {
    pub id: String,
    pub impulses: [u8; 6],
}

/// The contents of the boxes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue {
    shapes: Vec<Shape>,
    dice: Vec<Die>,
    cards: Vec<Card>,
}

static STANDARD: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::parse(
        include_str!("../data/pieces.toml"),
        include_str!("../data/dice.toml"),
        include_str!("../data/cards.toml"),
    )
    .expect("the data files of the crate are valid")
});

impl Catalogue {
    /// The contents of both boxes as published.
    pub fn standard() -> &'static Catalogue {
        &STANDARD
    }

    /// Reads the three data files (`pieces`, `dice`, `cards`).
    pub fn parse(pieces: &str, dice: &str, cards: &str) -> Result<Catalogue, Vec<Finding>> {
        let shapes = read_list(pieces, "piece", shape)?;
        let dice = read_list(dice, "die", die)?;
        let cards = read_list(cards, "card", card)?;
        Ok(Catalogue {
            shapes,
            dice,
            cards,
        })
    }

    /// All kinds of pieces, in the order of the data file.
    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// The kind of piece with this id.
    pub fn shape(&self, id: &str) -> Option<&Shape> {
        self.shapes.iter().find(|shape| shape.id == id)
    }

    /// All dice.
    pub fn dice(&self) -> &[Die] {
        &self.dice
    }

    /// All printed cards.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }
}

/// Reads one table of a list.
type Entry<T> = for<'r, 't> fn(&'r mut Reader<'t>, usize, &DeTable<'t>) -> Option<T>;

fn read_list<T>(text: &str, key: &str, entry: Entry<T>) -> Result<Vec<T>, Vec<Finding>> {
    let mut reader = Reader::new(text);
    let document = reader
        .document()
        .map(Spanned::into_inner)
        .unwrap_or_default();
    reader.refuse_unknown(&document, &[key], "this file");
    let list = reader
        .tables(&document, key, 1_000)
        .into_iter()
        .filter_map(|(offset, table)| entry(&mut reader, offset, table))
        .collect();
    if reader.findings.is_empty() {
        Ok(list)
    } else {
        Err(reader.findings)
    }
}

fn shape<'t>(reader: &mut Reader<'t>, offset: usize, table: &DeTable<'t>) -> Option<Shape> {
    let known = [
        "id", "box", "count", "flat", "tall", "kind", "values", "course",
    ];
    reader.refuse_unknown(table, &known, "a piece");
    let id = reader.required(table, "id", offset, "a piece")?;
    let id = reader.string(id, "id")?.to_owned();
    let home = home(reader, offset, table)?;
    let count = reader.required(table, "count", offset, "a piece")?;
    let count = reader.integer(count, "count", 1..=99)? as usize;
    let course = match table.get("course") {
        Some(course) => Some(reader.string(course, "course")?.to_owned()),
        None => None,
    };
    let values = match table.get("values") {
        Some(values) => values_of(reader, values)?,
        None => Vec::new(),
    };
    let form = match (table.get("flat"), table.get("tall"), table.get("kind")) {
        (Some(cells), None, None) => Form::Flat(cells_of(reader, cells, channel_cell)?),
        (None, Some(cells), None) => Form::Tall(cells_of(reader, cells, tall_cell)?),
        (None, None, Some(kind)) => special(reader, kind)?,
        _ => {
            reader.error(offset, "a piece needs exactly one of flat, tall, kind");
            return None;
        }
    };
    Some(Shape {
        id,
        home,
        count,
        form,
        course,
        values,
    })
}

fn home<'t>(reader: &mut Reader<'t>, offset: usize, table: &DeTable<'t>) -> Option<GameBox> {
    let value = reader.required(table, "box", offset, "an entry")?;
    match reader.string(value, "box")? {
        "base" => Some(GameBox::Base),
        "ext" => Some(GameBox::Expansion),
        _ => {
            reader.error(value.span().start, "`box` must be \"base\" or \"ext\"");
            None
        }
    }
}

fn special(reader: &mut Reader<'_>, kind: &Value<'_>) -> Option<Form> {
    let DeValue::String(name) = kind.get_ref() else {
        reader.error(kind.span().start, "`kind` must be a text in quotes");
        return None;
    };
    Some(match name.as_ref() {
        "sand" => Form::Sand,
        "water" => Form::Water,
        "roller" => Form::Roller,
        "toppler" => Form::Toppler,
        "spinner" => Form::Spinner,
        "door" => Form::Door,
        "token" => Form::Token,
        "start-marker" => Form::StartMarker,
        "hole-marker" => Form::HoleMarker,
        _ => {
            reader.error(
                kind.span().start,
                "this kind of piece has no rules in the program",
            );
            return None;
        }
    })
}

fn values_of<'t>(reader: &mut Reader<'t>, value: &Value<'t>) -> Option<Vec<(i8, usize)>> {
    let pairs = reader.array(value, "values", 99)?;
    let mut values = Vec::new();
    for pair in pairs {
        let numbers = reader.array(pair, "values", 2)?;
        let [worth, count] = numbers else {
            reader.error(pair.span().start, "`values` are pairs of value and count");
            return None;
        };
        let worth = reader.integer(worth, "values", -9..=-1)? as i8;
        values.push((worth, reader.integer(count, "values", 1..=99)? as usize));
    }
    Some(values)
}

fn cells_of<'t, T>(reader: &mut Reader<'t>, value: &Value<'t>, cell: Entry<T>) -> Option<Vec<T>> {
    let items = reader.array(value, "cells", 99)?;
    let mut cells = Vec::new();
    for item in items {
        let DeValue::Table(table) = item.get_ref() else {
            reader.error(
                item.span().start,
                "a cell is written as { at = [x, y], ways = \"…\" }",
            );
            return None;
        };
        cells.push(cell(reader, item.span().start, table)?);
    }
    Some(cells)
}

fn channel_cell<'t>(
    reader: &mut Reader<'t>,
    offset: usize,
    table: &DeTable<'t>,
) -> Option<ChannelCell> {
    reader.refuse_unknown(table, &["at", "ways"], "a cell of a flat piece");
    let at = reader.required(table, "at", offset, "a cell")?;
    Some(ChannelCell {
        at: reader.cell(at, "at")?,
        ways: ways(reader, table, "ways")?,
    })
}

fn tall_cell<'t>(reader: &mut Reader<'t>, offset: usize, table: &DeTable<'t>) -> Option<TallCell> {
    let known = ["at", "ways", "part", "down", "under", "hole"];
    reader.refuse_unknown(table, &known, "a cell of a tall piece");
    let at = reader.required(table, "at", offset, "a cell")?;
    let at = reader.cell(at, "at")?;
    let part = reader.required(table, "part", offset, "a cell")?;
    let part = match reader.string(part, "part")? {
        "slope" => {
            let down = reader.required(table, "down", offset, "a slope")?;
            TallPart::Slope {
                down: reader.direction(down, "down")?,
            }
        }
        "deck" => TallPart::Deck {
            under: ways(reader, table, "under")?,
            hole: match table.get("hole") {
                Some(hole) => reader.boolean(hole, "hole")?,
                None => false,
            },
        },
        _ => {
            reader.error(part.span().start, "`part` must be \"slope\" or \"deck\"");
            return None;
        }
    };
    Some(TallCell {
        at,
        ways: ways(reader, table, "ways")?,
        part,
    })
}

fn ways<'t>(reader: &mut Reader<'t>, table: &DeTable<'t>, key: &str) -> Option<Directions> {
    let Some(value) = table.get(key) else {
        return Some(Directions::NONE);
    };
    let names = reader.string(value, key)?;
    match names
        .split_whitespace()
        .map(str::parse)
        .collect::<Result<_, ParseDirectionError>>()
    {
        Ok(ways) => Some(ways),
        Err(error) => {
            reader.error(value.span().start, format!("`{key}`: {error}"));
            None
        }
    }
}

fn die<'t>(reader: &mut Reader<'t>, offset: usize, table: &DeTable<'t>) -> Option<Die> {
    reader.refuse_unknown(table, &["id", "box", "faces"], "a die");
    let id = reader.required(table, "id", offset, "a die")?;
    Some(Die {
        id: reader.string(id, "id")?.to_owned(),
        home: home(reader, offset, table)?,
        faces: six_numbers(reader, offset, table, "faces")?,
    })
}

fn card<'t>(reader: &mut Reader<'t>, offset: usize, table: &DeTable<'t>) -> Option<Card> {
    reader.refuse_unknown(table, &["id", "impulses"], "a card");
    let id = reader.required(table, "id", offset, "a card")?;
    Some(Card {
        id: reader.string(id, "id")?.to_owned(),
        impulses: six_numbers(reader, offset, table, "impulses")?,
    })
}

fn six_numbers<'t>(
    reader: &mut Reader<'t>,
    offset: usize,
    table: &DeTable<'t>,
    key: &str,
) -> Option<[u8; 6]> {
    let value = reader.required(table, key, offset, "an entry")?;
    let items = reader.array(value, key, 6)?;
    let mut numbers = Vec::new();
    for item in items {
        numbers.push(reader.integer(item, key, 1..=99)? as u8);
    }
    let six = numbers.try_into().ok();
    if six.is_none() {
        reader.error(value.span().start, format!("`{key}` needs six numbers"));
    }
    six
}
