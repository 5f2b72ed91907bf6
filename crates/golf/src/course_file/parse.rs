//! Reading a course file.

use super::{ArrowEntry, CourseFile, Ground, LANGUAGES, PieceEntry, Tile};
use crate::catalogue::{Form, Shape};
use crate::finding::{Finding, Located, TextPosition};
use crate::piece::Placement;
use crate::toml_reader::{Reader, Value, printable};
use crate::{Catalogue, Cell, Colour};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

const KEYS: [&str; 13] = [
    "format", "name", "names", "board", "origin", "order", "limit", "map", "on", "start", "hole",
    "piece", "arrow",
];

impl CourseFile {
    /// Reads a course file. All mistakes of the text are reported at once, each with its place.
    ///
    /// ```
    /// use golf::CourseFile;
    /// let findings = CourseFile::parse("format = 1\nmaap = ''").unwrap_err();
    /// assert!(findings[1].to_string().starts_with("2:1: error: a course has no key `maap`"));
    /// ```
    pub fn parse(text: &str) -> Result<CourseFile, Vec<Finding>> {
        course_file(text, Catalogue::standard())
    }

    /// Reads a course file from bytes as they come from a disk or a network.
    pub fn parse_bytes(bytes: &[u8]) -> Result<CourseFile, Vec<Finding>> {
        if bytes.len() > Self::MAX_BYTES {
            let text = "a course file may be 1 MiB long; this one is longer, so it is not read";
            return Err(vec![Finding::error(TextPosition::START, text)]);
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
                let text = "this is not a UTF-8 text; save the course as plain UTF-8";
                Err(vec![Finding::error(position, text)])
            }
        }
    }

    /// Reads a course that stands in another file: all keys but `format`. Whether
    /// it can be used shows in the reader's findings.
    pub fn inside<'t>(
        reader: &mut Reader<'t>,
        offset: usize,
        table: &DeTable<'t>,
    ) -> Option<CourseFile> {
        reader.refuse_unknown(table, &KEYS[1..], "a course inside another file");
        course(reader, offset, table, Catalogue::standard())
    }
}

impl PieceEntry {
    /// Reads the `[[piece]]`s of a table.
    pub fn read_all<'t>(reader: &mut Reader<'t>, table: &DeTable<'t>) -> Vec<PieceEntry> {
        pieces(reader, table, Catalogue::standard())
    }
}

/// Reads `text`, or tells everything that is wrong with it.
fn course_file(text: &str, catalogue: &Catalogue) -> Result<CourseFile, Vec<Finding>> {
    if text.len() > CourseFile::MAX_BYTES {
        return CourseFile::parse_bytes(text.as_bytes());
    }
    let mut reader = Reader::new(text);
    let Some(document) = reader.document().map(Spanned::into_inner) else {
        return Err(reader.findings);
    };
    reader.refuse_unknown(&document, &KEYS, "a course");
    format(&mut reader, &document);
    match course(&mut reader, 0, &document, catalogue) {
        Some(file) if reader.findings.is_empty() => Ok(file),
        _ => {
            sorted::sort(&mut reader.findings);
            Err(reader.findings)
        }
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
    if let Some(value) = reader.required(document, "format", 0, "a course")
        && value
            .get_ref()
            .as_integer()
            .map(toml::de::DeInteger::as_str)
            != Some("1")
    {
        reader.error(
            value.span().start,
            "`format` must be 1, the only format there is",
        );
    }
}

/// A text for people: one line, not empty, not endless, no control characters.
fn optional_text<'t>(reader: &mut Reader<'t>, table: &DeTable<'t>, key: &str) -> Option<String> {
    let value = table.get(key)?;
    let text = reader.string(value, key)?;
    if text.chars().any(char::is_control) {
        let advice = format!("`{key}` has a control character; write it on one line of plain text");
        reader.error(value.span().start, advice);
        None
    } else if text.trim().is_empty() || text.chars().count() > 100 {
        reader.error(
            value.span().start,
            format!("`{key}` must have 1 to 100 characters"),
        );
        None
    } else {
        Some(text.to_owned())
    }
}

fn names<'t>(reader: &mut Reader<'t>, document: &DeTable<'t>) -> [Option<String>; 4] {
    let Some(value) = document.get("names") else {
        return [const { None }; 4];
    };
    let DeValue::Table(table) = value.get_ref() else {
        reader.error(
            value.span().start,
            "`names` must be a table with en, fr, de, pl",
        );
        return [const { None }; 4];
    };
    reader.refuse_unknown(table, &LANGUAGES, "`names`");
    LANGUAGES.map(|language| optional_text(reader, table, language))
}

fn order<'t>(reader: &mut Reader<'t>, value: &Value<'t>) -> Option<[Colour; 6]> {
    let items = reader.array(value, "order", 6)?;
    let mut colours = Vec::new();
    for item in items {
        let Ok(colour) = reader.string(item, "order")?.parse::<Colour>() else {
            reader.error(
                item.span().start,
                "this is not a colour; use orange, green, yellow, blue, violet, red",
            );
            return None;
        };
        if colours.contains(&colour) {
            reader.error(
                item.span().start,
                format!("{colour} is in `order` twice; name each colour once"),
            );
            return None;
        }
        colours.push(colour);
    }
    let order = colours.try_into().ok();
    if order.is_none() {
        reader.error(value.span().start, "`order` must name all six colours once");
    }
    order
}

fn ground<'t>(reader: &mut Reader<'t>, offset: usize, document: &DeTable<'t>) -> Option<Ground> {
    match (document.get("map"), document.get("on")) {
        (Some(map), None) => {
            for key in ["start", "hole"] {
                if let Some(value) = document.get(key) {
                    let text = format!(
                        "`{key}` belongs to a layout with `on`; mark it in the map or lay a {key}-marker"
                    );
                    reader.error(value.span().start, text);
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
                reader.error(
                    value.span().start,
                    "a layout with `on` has no `origin`; take it out",
                );
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
            reader.error(
                on.span().start,
                "a course has either a `map` or `on`, not both; take one out",
            );
            None
        }
        (None, None) => {
            reader.error(
                offset,
                "a course needs a `map`, or `on` with the ids of existing courses; add one",
            );
            None
        }
    }
}

/// `Some(None)` if the key is absent, `None` if it is wrong.
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
            let text = format!(
                "course {} is named twice in `on`; once is enough",
                printable(&id, 40)
            );
            reader.error(item.span().start, text);
            return None;
        }
        courses.push(reader.locate(id, item.span().start));
    }
    if courses.is_empty() {
        reader.error(on.span().start, "`on` must name at least one course");
        return None;
    }
    Some(courses)
}

/// The cells of a map. The text is taken as it stands between the quotes.
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
        let text = "write the map between ''' and ''', the opening quotes alone on their line";
        reader.error(span.start, text);
        return None;
    };
    let begin = span.end - 3 - body.len();
    // Blank lines at the end are no part of the map, nor is the line of the closing quotes.
    let drawn = body.trim_end_matches([' ', '\r', '\n']);
    let rows: Vec<&str> = drawn.split('\n').collect();
    if rows.len() > CourseFile::MAX_ROWS {
        let text = format!(
            "the map has {} lines; {} lines of {} characters is the limit",
            rows.len(),
            CourseFile::MAX_ROWS,
            CourseFile::MAX_COLUMNS,
        );
        reader.error(span.start, text);
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
        // One broken map is one kind of mistake: a few samples of it are enough.
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
        let text = format!(
            "this line of the map is too long; {} characters is the limit",
            CourseFile::MAX_COLUMNS
        );
        reader.error(offset, text);
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
                reader.error(offset + i, "the map has a tab; use spaces");
                return;
            }
            _ => {
                let character = printable(&character.to_string(), 1);
                let text = format!("the map knows . s o # % and space, not `{character}`");
                reader.error(offset + i, text);
                return;
            }
        };
        if (x + y) % 2 == 1 {
            let text = format!(
                "column {x} of line {y} of the map is between two cells (their sum must be even); move it by one"
            );
            reader.error(offset + i, text);
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
    let id_value = reader.required(table, "id", offset, "a piece")?;
    let id = reader.string(id_value, "id")?;
    let Some(shape) = catalogue.shape(id) else {
        let list: Vec<&str> = catalogue.shapes().iter().map(|shape| &*shape.id).collect();
        let text = format!(
            "there is no piece `{}`; there are {}",
            printable(id, 40),
            list.join(", ")
        );
        reader.error(id_value.span().start, text);
        return None;
    };
    let placement = match &shape.form {
        Form::Flat(_) => {
            let known: &[&str] = &["id", "at", "rotate", "mirror", "channel"];
            anchored(reader, offset, table, shape, known)?
        }
        Form::Tall(_) | Form::Door | Form::StartMarker => anchored(
            reader,
            offset,
            table,
            shape,
            &["id", "at", "rotate", "mirror"],
        )?,
        Form::Spinner => anchored(reader, offset, table, shape, &["id", "at", "rotate"])?,
        Form::Roller | Form::Toppler | Form::HoleMarker => {
            anchored(reader, offset, table, shape, &["id", "at"])?
        }
        Form::Sand | Form::Water => blob(reader, offset, table, shape)?,
        Form::Token => token(reader, offset, table, shape)?,
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
    known: &[&str],
) -> Option<Placement> {
    let of = format!("the piece {}", shape.id);
    reader.refuse_unknown(table, known, &of);
    let at = reader.required(table, "at", offset, &of)?;
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
                let text = format!("{} has no channel; take `channel` out", shape.id);
                reader.error(value.span().start, text);
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
    reader.refuse_unknown(table, &["id", "cells"], &shape.id);
    let value = reader.required(table, "cells", offset, &shape.id)?;
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
    reader.refuse_unknown(table, &["id", "at", "value"], "a token");
    let at = reader.required(table, "at", offset, "a token")?;
    let at = reader.cell(at, "at")?;
    let value = reader.required(table, "value", offset, "a token")?;
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
    reader.refuse_unknown(table, &["at", "in", "out"], "an arrow");
    let at = reader.required(table, "at", offset, "an arrow")?;
    let at = reader.cell(at, "at")?;
    let incoming = reader.required(table, "in", offset, "an arrow")?;
    let incoming = reader.direction(incoming, "in")?;
    let outgoing = reader.required(table, "out", offset, "an arrow")?;
    let outgoing = reader.direction(outgoing, "out")?;
    Some(ArrowEntry {
        at,
        incoming,
        outgoing,
        position: reader.locate((), offset),
    })
}
