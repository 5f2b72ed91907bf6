//! Reads course files.

use super::{ArrowEntry, CourseFile, Ground, LANGUAGES, PieceEntry, Tile};
use crate::catalogue::{Form, Shape};
use crate::finding::{Finding, FindingKind, Located, Part, TextPosition};
use crate::piece::Placement;
use crate::toml_reader::{Reader, Value, printable};
use crate::{Catalogue, Cell, Colour};
use toml::Spanned;
use toml::de::DeTable;

const KEYS: [&str; 13] = [
    "format", "name", "names", "board", "origin", "order", "limit", "map", "on", "start", "hole",
    "piece", "arrow",
];

/// Maximum number of characters in a name.
const MAX_TEXT: usize = 100;

impl CourseFile {
    /// Reads a course file. All mistakes are reported at once, each with its position.
    ///
    /// ```
    /// use golf::CourseFile;
    /// let findings = CourseFile::parse("format = 1\nmaap = ''").unwrap_err();
    /// assert!(findings[1].to_string().starts_with("2:1: error: a course has no key `maap`"));
    /// ```
    pub fn parse(text: &str) -> Result<CourseFile, Vec<Finding>> {
        course_file(text, Catalogue::standard())
    }

    /// Reads a course file from bytes, for example from disk or from the network.
    pub fn parse_bytes(bytes: &[u8]) -> Result<CourseFile, Vec<Finding>> {
        if bytes.len() > Self::MAX_BYTES {
            return Err(vec![FindingKind::FileTooLarge.at(TextPosition::START)]);
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => Self::parse(text.strip_prefix('\u{feff}').unwrap_or(text)),
            Err(error) => {
                let valid = &bytes[..error.valid_up_to()];
                let lines = valid.split(|b| *b == b'\n');
                let (before, last) = lines.fold((0, &[][..]), |(count, _), line| (count + 1, line));
                let column = String::from_utf8_lossy(last).chars().count() as u32 + 1;
                let position = TextPosition {
                    line: before,
                    column,
                };
                Err(vec![FindingKind::NotUtf8.at(position)])
            }
        }
    }

    /// Reads a course that is part of another file. It has the same keys as a course file, except
    /// `format`. Mistakes are added to the reader's findings.
    pub fn inside<'t>(
        reader: &mut Reader<'t>,
        offset: usize,
        table: &DeTable<'t>,
    ) -> Option<CourseFile> {
        reader.refuse_unknown(table, &KEYS[1..], &Part::InnerCourse);
        course(reader, offset, table, Catalogue::standard())
    }
}

impl PieceEntry {
    /// Reads all `[[piece]]` tables inside a table.
    pub fn read_all<'t>(reader: &mut Reader<'t>, table: &DeTable<'t>) -> Vec<PieceEntry> {
        pieces(reader, table, Catalogue::standard())
    }
}

/// Reads a course file, or returns all mistakes in it.
fn course_file(text: &str, catalogue: &Catalogue) -> Result<CourseFile, Vec<Finding>> {
    if text.len() > CourseFile::MAX_BYTES {
        return CourseFile::parse_bytes(text.as_bytes());
    }
    let mut reader = Reader::new(text);
    let Some(document) = reader.document().map(Spanned::into_inner) else {
        return Err(reader.findings);
    };
    reader.refuse_unknown(&document, &KEYS, &Part::Course);
    format(&mut reader, &document);
    match course(&mut reader, 0, &document, catalogue) {
        Some(file) if reader.findings.is_empty() => Ok(file),
        _ => Err(Finding::in_order(reader.findings)),
    }
}

fn course<'t>(
    reader: &mut Reader<'t>,
    offset: usize,
    table: &DeTable<'t>,
    catalogue: &Catalogue,
) -> Option<CourseFile> {
    let name = optional_text(reader, table, "name");
    let names = names(reader, table);
    let board = optional_text(reader, table, "board");
    let order = table.get("order").and_then(|value| order(reader, value));
    let limit = table
        .get("limit")
        .and_then(|value| reader.integer(value, "limit", 1..=99))
        .map(|limit| limit as u8);
    let ground = ground(reader, offset, table);
    let pieces = pieces(reader, table, catalogue);
    let arrows = arrows(reader, table);
    Some(CourseFile {
        name,
        names,
        board,
        order,
        limit,
        ground: ground?,
        pieces,
        arrows,
    })
}

fn format<'t>(reader: &mut Reader<'t>, document: &DeTable<'t>) {
    if let Some(value) = reader.required(document, "format", 0, &Part::Course)
        && value
            .get_ref()
            .as_integer()
            .map(toml::de::DeInteger::as_str)
            != Some("1")
    {
        reader.error(value.span().start, FindingKind::WrongFormat);
    }
}

/// Reads a text for display: one non-empty line of limited length without control characters.
fn optional_text<'t>(reader: &mut Reader<'t>, table: &DeTable<'t>, key: &str) -> Option<String> {
    let value = table.get(key)?;
    let text = reader.string(value, key)?;
    let key = key.to_owned();
    let wrong = if text.chars().any(char::is_control) {
        FindingKind::ControlCharacter { key }
    } else if text.trim().is_empty() || text.chars().count() > MAX_TEXT {
        let most = MAX_TEXT;
        FindingKind::TextLength { key, most }
    } else {
        return Some(text.to_owned());
    };
    reader.error(value.span().start, wrong);
    None
}

fn names<'t>(reader: &mut Reader<'t>, document: &DeTable<'t>) -> [Option<String>; 4] {
    let value = document.get("names");
    let Some(table) = value.and_then(|value| reader.table(value, "names")) else {
        return [const { None }; 4];
    };
    reader.refuse_unknown(table, &LANGUAGES, &Part::Names);
    LANGUAGES.map(|language| optional_text(reader, table, language))
}

fn order<'t>(reader: &mut Reader<'t>, value: &Value<'t>) -> Option<[Colour; 6]> {
    let items = reader.array(value, "order", 6)?;
    let mut colours = Vec::new();
    for item in items {
        let Ok(colour) = reader.string(item, "order")?.parse::<Colour>() else {
            reader.error(item.span().start, FindingKind::NotColour);
            return None;
        };
        if colours.contains(&colour) {
            reader.error(item.span().start, FindingKind::ColourTwice { colour });
            return None;
        }
        colours.push(colour);
    }
    let order = colours.try_into().ok();
    if order.is_none() {
        reader.error(value.span().start, FindingKind::OrderIncomplete);
    }
    order
}

fn ground<'t>(reader: &mut Reader<'t>, offset: usize, document: &DeTable<'t>) -> Option<Ground> {
    match (document.get("map"), document.get("on")) {
        (Some(map), None) => {
            for key in ["start", "hole"] {
                if let Some(value) = document.get(key) {
                    reader.error(value.span().start, FindingKind::EndBesideMap { key });
                }
            }
            let origin = match document.get("origin") {
                Some(value) => reader.cell(value, "origin")?,
                None => Cell { x: 0, y: 0 },
            };
            let position = reader.position(map.span().start);
            Some(Ground::Map {
                origin,
                tiles: map_tiles(reader, map, origin)?,
                position,
            })
        }
        (None, Some(on)) => {
            if let Some(value) = document.get("origin") {
                reader.error(value.span().start, FindingKind::OriginBesideOn);
            }
            let courses = course_ids(reader, on)?;
            let position = reader.position(on.span().start);
            Some(Ground::On {
                courses,
                start: located_text(reader, document, "start")?,
                hole: located_text(reader, document, "hole")?,
                position,
            })
        }
        (Some(_), Some(on)) => {
            reader.error(on.span().start, FindingKind::MapAndOn);
            None
        }
        (None, None) => {
            reader.error(offset, FindingKind::NoGround);
            None
        }
    }
}

/// Reads a string. Returns `Some(None)` if the key is absent, and `None` if the value is invalid.
#[allow(clippy::option_option)]
fn located_text<'t>(
    reader: &mut Reader<'t>,
    table: &DeTable<'t>,
    key: &str,
) -> Option<Option<Located<String>>> {
    let Some(value) = table.get(key) else {
        return Some(None);
    };
    let text = reader.string(value, key)?.to_owned();
    Some(Some(reader.locate(text, value.span().start)))
}

fn course_ids<'t>(reader: &mut Reader<'t>, on: &Value<'t>) -> Option<Vec<Located<String>>> {
    let items = reader.array(on, "on", 20)?;
    let mut courses: Vec<Located<String>> = Vec::new();
    for item in items {
        let id = reader.string(item, "on")?.to_owned();
        if courses.iter().any(|course| course.value == id) {
            let course = printable(&id, 40);
            reader.error(item.span().start, FindingKind::CourseTwice { course });
            return None;
        }
        courses.push(reader.locate(id, item.span().start));
    }
    if courses.is_empty() {
        reader.error(on.span().start, FindingKind::NoCourses);
        return None;
    }
    Some(courses)
}

/// Reads the cells of a map. The text between the quotes is taken literally.
fn map_tiles<'t>(
    reader: &mut Reader<'t>,
    value: &Value<'t>,
    origin: Cell,
) -> Option<Vec<(Cell, Tile)>> {
    reader.string(value, "map")?;
    let span = value.span();
    let raw = reader.text(span.clone());
    let body = ["'''", "\"\"\""].into_iter().find_map(|quotes| {
        let body = raw.strip_prefix(quotes)?.strip_suffix(quotes)?;
        body.strip_prefix("\r\n")
            .or_else(|| body.strip_prefix('\n'))
    });
    let Some(body) = body else {
        reader.error(span.start, FindingKind::MapQuotes);
        return None;
    };
    let begin = span.end - 3 - body.len();
    // Trailing blank lines do not belong to the map, and neither does the line with the closing
    // quotes.
    let drawn = body.trim_end_matches([' ', '\r', '\n']);
    let rows: Vec<&str> = drawn.split('\n').collect();
    if rows.len() > CourseFile::MAX_ROWS {
        let too_long = FindingKind::MapTooLong {
            count: rows.len(),
            rows: CourseFile::MAX_ROWS,
            columns: CourseFile::MAX_COLUMNS,
        };
        reader.error(span.start, too_long);
        return None;
    }
    let mut tiles = Vec::new();
    let mut offset = begin;
    let before = reader.findings.len();
    for (y, row) in rows.iter().enumerate() {
        map_row(
            reader,
            row.trim_end_matches('\r'),
            offset,
            origin,
            y,
            &mut tiles,
        );
        // A broken map usually repeats one mistake, so a few examples are enough.
        if reader.findings.len() > before + 5 {
            return None;
        }
        offset += row.len() + 1;
    }
    (reader.findings.len() == before).then_some(tiles)
}

fn map_row(
    reader: &mut Reader<'_>,
    row: &str,
    offset: usize,
    origin: Cell,
    y: usize,
    tiles: &mut Vec<(Cell, Tile)>,
) {
    if row.chars().count() > CourseFile::MAX_COLUMNS {
        let columns = CourseFile::MAX_COLUMNS;
        reader.error(offset, FindingKind::MapTooWide { columns });
        return;
    }
    for (x, (i, character)) in row.char_indices().enumerate() {
        let tile = match character {
            ' ' => continue,
            '.' => Tile::Fairway,
            's' => Tile::Start,
            'o' => Tile::Hole,
            '#' => Tile::Wall,
            '%' => Tile::RoundedWall,
            '\t' => {
                reader.error(offset + i, FindingKind::MapTab);
                return;
            }
            _ => {
                let sign = printable(&character.to_string(), 1);
                reader.error(offset + i, FindingKind::MapSign { sign });
                return;
            }
        };
        if (x + y) % 2 == 1 {
            reader.error(offset + i, FindingKind::MapBetween { column: x, row: y });
            return;
        }
        let cell = Cell {
            x: x as i32,
            y: y as i32,
        };
        tiles.push((cell + origin, tile));
    }
}

fn pieces<'t>(
    reader: &mut Reader<'t>,
    document: &DeTable<'t>,
    catalogue: &Catalogue,
) -> Vec<PieceEntry> {
    let tables = reader.tables(document, "piece", CourseFile::MAX_PIECES);
    let mut pieces = Vec::with_capacity(tables.len());
    for (offset, table) in tables {
        if let Some(piece) = piece(reader, offset, table, catalogue) {
            pieces.push(piece);
        }
    }
    pieces
}

fn piece<'t>(
    reader: &mut Reader<'t>,
    offset: usize,
    table: &DeTable<'t>,
    catalogue: &Catalogue,
) -> Option<PieceEntry> {
    let id_value = reader.required(table, "id", offset, &Part::Piece)?;
    let id = reader.string(id_value, "id")?;
    let Some(shape) = catalogue.shape(id) else {
        let shapes = catalogue.shapes().iter();
        let no_shape = FindingKind::NoShape {
            shape: printable(id, 40),
            known: shapes.map(|shape| shape.id.clone()).collect(),
        };
        reader.error(id_value.span().start, no_shape);
        return None;
    };
    let placement = match shape.form {
        Form::Sand | Form::Water => blob(reader, offset, table, shape)?,
        Form::Token => token(reader, offset, table, shape)?,
        _ => anchored(reader, offset, table, shape)?,
    };
    Some(PieceEntry {
        id: id.to_owned(),
        placement,
        position: reader.locate((), offset),
    })
}

fn anchored<'t>(
    reader: &mut Reader<'t>,
    offset: usize,
    table: &DeTable<'t>,
    shape: &Shape,
) -> Option<Placement> {
    let part = Part::Shape(shape.id.clone());
    let known = ["id", "at", "rotate", "mirror", "channel"];
    // All shapes have the first two keys. Fewer shapes allow `rotate`, fewer still allow `mirror`,
    // and only flat pieces allow `channel`.
    let most = match &shape.form {
        Form::Flat(_) => 5,
        form if form.can_mirror() => 4,
        form if form.can_turn() => 3,
        _ => 2,
    };
    reader.refuse_unknown(table, &known[..most], &part);
    let at = reader.required(table, "at", offset, &part)?;
    let at = reader.cell(at, "at")?;
    let rotate = match table.get("rotate") {
        Some(value) => reader.integer(value, "rotate", 0..=5)? as u8,
        None => 0,
    };
    let mirror = match table.get("mirror") {
        Some(value) => reader.boolean(value, "mirror")?,
        None => false,
    };
    let channel = match table.get("channel") {
        Some(value) => {
            let channel = reader.boolean(value, "channel")?;
            if channel && !shape.can_be_channelled() {
                let shape = shape.id.clone();
                reader.error(value.span().start, FindingKind::NoChannel { shape });
                return None;
            }
            channel
        }
        None => false,
    };
    Some(Placement::At {
        at,
        rotate,
        mirror,
        channel,
    })
}

fn blob<'t>(
    reader: &mut Reader<'t>,
    offset: usize,
    table: &DeTable<'t>,
    shape: &Shape,
) -> Option<Placement> {
    let part = Part::Shape(shape.id.clone());
    reader.refuse_unknown(table, &["id", "cells"], &part);
    let value = reader.required(table, "cells", offset, &part)?;
    let items = reader.array(value, "cells", 5)?;
    let mut cells = Vec::with_capacity(items.len());
    for item in items {
        cells.push(reader.cell(item, "cells")?);
    }
    Some(Placement::Cells(cells))
}

fn token<'t>(
    reader: &mut Reader<'t>,
    offset: usize,
    table: &DeTable<'t>,
    shape: &Shape,
) -> Option<Placement> {
    reader.refuse_unknown(table, &["id", "at", "value"], &Part::Token);
    let at = reader.required(table, "at", offset, &Part::Token)?;
    let at = reader.cell(at, "at")?;
    let value = reader.required(table, "value", offset, &Part::Token)?;
    let low = shape
        .values
        .iter()
        .map(|(value, _)| *value)
        .min()
        .unwrap_or(-1);
    let value = reader.integer(value, "value", i64::from(low)..=-1)? as i8;
    Some(Placement::Token { at, value })
}

fn arrows<'t>(reader: &mut Reader<'t>, document: &DeTable<'t>) -> Vec<ArrowEntry> {
    let tables = reader.tables(document, "arrow", CourseFile::MAX_PIECES);
    let mut arrows = Vec::with_capacity(tables.len());
    for (offset, table) in tables {
        if let Some(arrow) = arrow(reader, offset, table) {
            arrows.push(arrow);
        }
    }
    arrows
}

fn arrow<'t>(reader: &mut Reader<'t>, offset: usize, table: &DeTable<'t>) -> Option<ArrowEntry> {
    reader.refuse_unknown(table, &["at", "in", "out"], &Part::Arrow);
    let at = reader.required(table, "at", offset, &Part::Arrow)?;
    let at = reader.cell(at, "at")?;
    let incoming = reader.required(table, "in", offset, &Part::Arrow)?;
    let incoming = reader.direction(incoming, "in")?;
    let outgoing = reader.required(table, "out", offset, &Part::Arrow)?;
    let outgoing = reader.direction(outgoing, "out")?;
    Some(ArrowEntry {
        at,
        incoming,
        outgoing,
        position: reader.locate((), offset),
    })
}
