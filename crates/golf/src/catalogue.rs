//! The contents of the two boxes (piece shapes, dice and cards), read from data files.

use crate::finding::{Finding, FindingKind, Part};
use crate::toml_reader::{Reader, Value};
use crate::{Cell, Direction, Directions};
use std::sync::LazyLock;
use toml::Spanned;
use toml::de::DeTable;

/// The box a piece or die comes in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum GameBox {
    /// The base game.
    Base,
    /// The Dynamic Expansion.
    Expansion,
}

impl GameBox {
    /// The boxes and the names used for them in files.
    pub const NAMES: [(&'static str, GameBox); 2] =
        [("base", GameBox::Base), ("ext", GameBox::Expansion)];

    /// Returns the name used in files.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize].0
    }
}

/// A cell of a flat piece, and the directions in which the channel leaves the cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct ChannelCell {
    pub at: Cell,
    pub ways: Directions,
}

/// The part of a tall piece on one cell: slope or deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TallPart {
    /// A slope. Its foot is the next cell in direction `down`.
    Slope {
        /// The downhill direction.
        down: Direction,
    },
    /// The level part between the slopes.
    Deck {
        /// The directions in which a ball can pass below the deck, if there is fairway below.
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

/// The kind of a piece and its cells, before the piece is turned or mirrored.
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

/// The forms that have no list of cells in the data file, each with its name in that file.
const KINDS: [(&str, Form); 9] = [
    ("sand", Form::Sand),
    ("water", Form::Water),
    ("roller", Form::Roller),
    ("toppler", Form::Toppler),
    ("spinner", Form::Spinner),
    ("door", Form::Door),
    ("token", Form::Token),
    ("start-marker", Form::StartMarker),
    ("hole-marker", Form::HoleMarker),
];

impl Form {
    /// Returns whether the piece moves when a ball hits it (section 7).
    pub const fn is_mover(&self) -> bool {
        matches!(
            self,
            Form::Roller | Form::Toppler | Form::Spinner | Form::Door
        )
    }

    /// Returns whether a `[[piece]]` of this form may have the key `rotate`.
    pub const fn can_turn(&self) -> bool {
        self.can_mirror() || matches!(self, Form::Spinner)
    }

    /// Returns whether a `[[piece]]` of this form may have the key `mirror`.
    pub const fn can_mirror(&self) -> bool {
        matches!(
            self,
            Form::Flat(_) | Form::Tall(_) | Form::Door | Form::StartMarker
        )
    }
}

/// A catalogue entry: a kind of piece, and the number of pieces of this kind in the box.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Shape {
    pub id: String,
    pub home: GameBox,
    pub count: usize,
    pub form: Form,
    /// The only course that the piece is meant for; `None` if it suits every course.
    pub course: Option<String>,
    /// For tokens: each value and the number of tokens with that value.
    pub values: Vec<(i8, usize)>,
}

impl Shape {
    /// Returns whether a flat piece of this shape can be placed with an open channel (F1).
    pub fn can_be_channelled(&self) -> bool {
        matches!(&self.form, Form::Flat(cells) if cells.iter().any(|cell| !cell.ways.is_empty()))
    }
}

/// A die: its id and the numbers of impulses on its six faces.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Die {
    pub id: String,
    pub home: GameBox,
    pub faces: [u8; 6],
}

/// A card: its id, and the number of impulses for each number (1 to 6) on the white die.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Card {
    pub id: String,
    pub impulses: [u8; 6],
}

/// The contents of both boxes.
///
/// ```
/// let boxes = golf::Catalogue::standard();
/// assert!(boxes.dice().iter().any(|die| die.id == "white" && die.faces == [1, 2, 3, 4, 5, 6]));
/// ```
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
    .map_err(|findings| findings[0].to_string())
    .expect("the data files of the crate are valid")
});

impl Catalogue {
    /// Returns the contents of the published boxes.
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

    /// Returns all shapes, in data file order.
    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// Returns the shape with this id.
    pub fn shape(&self, id: &str) -> Option<&Shape> {
        self.shapes.iter().find(|shape| shape.id == id)
    }

    /// Returns all dice.
    pub fn dice(&self) -> &[Die] {
        &self.dice
    }

    /// Returns all printed cards.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }
}

/// A function that reads one table from an array of tables.
type Entry<T> = for<'r, 't> fn(&'r mut Reader<'t>, usize, &DeTable<'t>) -> Option<T>;

fn read_list<T>(text: &str, key: &str, entry: Entry<T>) -> Result<Vec<T>, Vec<Finding>> {
    let mut reader = Reader::new(text);
    let document = reader
        .document()
        .map(Spanned::into_inner)
        .unwrap_or_default();
    reader.refuse_unknown(&document, &[key], &Part::Box);
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
    reader.refuse_unknown(table, &known, &Part::Entry);
    let id = reader.required(table, "id", offset, &Part::Entry)?;
    let id = reader.string(id, "id")?.to_owned();
    let home = home(reader, offset, table)?;
    let count = reader.required(table, "count", offset, &Part::Entry)?;
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
        (None, None, Some(kind)) => reader.word(kind, "kind", &KINDS)?,
        _ => {
            let (part, key) = (Part::Entry, "flat, tall, kind".to_owned());
            reader.error(offset, FindingKind::MissingKey { part, key });
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
    let value = reader.required(table, "box", offset, &Part::Entry)?;
    reader.word(value, "box", &GameBox::NAMES)
}

fn values_of<'t>(reader: &mut Reader<'t>, value: &Value<'t>) -> Option<Vec<(i8, usize)>> {
    let pairs = reader.array(value, "values", 99)?;
    let mut values = Vec::new();
    for pair in pairs {
        let numbers = reader.array(pair, "values", 2)?;
        let [worth, count] = numbers else {
            too_few(reader, pair, "values", numbers.len(), 2);
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
        let table = reader.table(item, "cells")?;
        cells.push(cell(reader, item.span().start, table)?);
    }
    Some(cells)
}

fn channel_cell<'t>(
    reader: &mut Reader<'t>,
    offset: usize,
    table: &DeTable<'t>,
) -> Option<ChannelCell> {
    reader.refuse_unknown(table, &["at", "ways"], &Part::Entry);
    let at = reader.required(table, "at", offset, &Part::Entry)?;
    Some(ChannelCell {
        at: reader.cell(at, "at")?,
        ways: ways(reader, table, "ways")?,
    })
}

fn tall_cell<'t>(reader: &mut Reader<'t>, offset: usize, table: &DeTable<'t>) -> Option<TallCell> {
    let known = ["at", "ways", "part", "down", "under", "hole"];
    reader.refuse_unknown(table, &known, &Part::Entry);
    let at = reader.required(table, "at", offset, &Part::Entry)?;
    let at = reader.cell(at, "at")?;
    let part = reader.required(table, "part", offset, &Part::Entry)?;
    let slope = reader.word(part, "part", &[("slope", true), ("deck", false)])?;
    let part = if slope {
        let down = reader.required(table, "down", offset, &Part::Entry)?;
        TallPart::Slope {
            down: reader.direction(down, "down")?,
        }
    } else {
        TallPart::Deck {
            under: ways(reader, table, "under")?,
            hole: match table.get("hole") {
                Some(hole) => reader.boolean(hole, "hole")?,
                None => false,
            },
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
    reader.directions(value, key)
}

fn die<'t>(reader: &mut Reader<'t>, offset: usize, table: &DeTable<'t>) -> Option<Die> {
    reader.refuse_unknown(table, &["id", "box", "faces"], &Part::Entry);
    let id = reader.required(table, "id", offset, &Part::Entry)?;
    Some(Die {
        id: reader.string(id, "id")?.to_owned(),
        home: home(reader, offset, table)?,
        faces: six_numbers(reader, offset, table, "faces")?,
    })
}

fn card<'t>(reader: &mut Reader<'t>, offset: usize, table: &DeTable<'t>) -> Option<Card> {
    reader.refuse_unknown(table, &["id", "impulses"], &Part::Entry);
    let id = reader.required(table, "id", offset, &Part::Entry)?;
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
    let value = reader.required(table, key, offset, &Part::Entry)?;
    let items = reader.array(value, key, 6)?;
    let mut numbers = Vec::new();
    for item in items {
        numbers.push(reader.integer(item, key, 1..=99)? as u8);
    }
    let six = numbers.try_into().ok();
    if six.is_none() {
        too_few(reader, value, key, items.len(), 6);
    }
    six
}

fn too_few(reader: &mut Reader<'_>, value: &Value<'_>, key: &str, count: usize, least: usize) {
    let key = key.to_owned();
    let few = FindingKind::TooFewEntries { key, count, least };
    reader.error(value.span().start, few);
}
