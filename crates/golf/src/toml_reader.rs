//! A typed TOML reader that reports the exact position of every mistake.
//!
//! The reader handles course files, the data files of this crate, and other files that contain
//! courses. It reports all the mistakes in a file instead of stopping at the first one.

use crate::finding::{Finding, FindingKind, Located, Part, TextPosition};
use crate::{Cell, Direction, Directions};
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The maximum number of findings to report. The limit also bounds the time spent computing their
/// positions.
pub const MOST_FINDINGS: usize = 100;

/// The maximum absolute value of a coordinate, small enough that the sum of two coordinates cannot
/// overflow.
pub const MAX_COORDINATE: i64 = 9_999;

/// A value and its span in the text.
pub type Value<'t> = Spanned<DeValue<'t>>;

/// A reader for one TOML text.
pub struct Reader<'t> {
    text: &'t str,
    line_starts: Vec<usize>,
    /// The mistakes found so far.
    pub findings: Vec<Finding>,
}

impl<'t> Reader<'t> {
    /// Creates a reader for a text.
    pub fn new(text: &'t str) -> Self {
        let breaks = text.bytes().enumerate().filter(|(_, b)| *b == b'\n');
        Reader {
            text,
            line_starts: std::iter::once(0)
                .chain(breaks.map(|(i, _)| i + 1))
                .collect(),
            findings: Vec::new(),
        }
    }

    /// Returns the document. If the text is not TOML, adds the reason to the findings and returns
    /// `None`.
    pub fn document(&mut self) -> Option<Spanned<DeTable<'t>>> {
        match DeTable::parse(self.text) {
            Ok(document) => Some(document),
            Err(error) => {
                let at = error.span().map_or(0, |span| span.start);
                let reason = printable(error.message(), 200);
                self.error(at, FindingKind::NotToml { reason });
                None
            }
        }
    }

    /// Returns the text in a byte range.
    pub fn text(&self, span: Range<usize>) -> &'t str {
        self.text.get(span).unwrap_or("")
    }

    /// Returns the line and column of a byte offset.
    pub fn position(&self, offset: usize) -> TextPosition {
        let offset = offset.min(self.text.len());
        let line = self.line_starts.partition_point(|start| *start <= offset) - 1;
        let before = self.text.get(self.line_starts[line]..offset);
        TextPosition {
            line: line as u32 + 1,
            column: before.map_or(0, |before| before.chars().count()) as u32 + 1,
        }
    }

    /// Adds a mistake at a byte offset.
    pub fn error(&mut self, offset: usize, kind: FindingKind) {
        if self.findings.len() >= MOST_FINDINGS {
            return;
        }
        self.findings.push(kind.at(self.position(offset)));
    }

    /// Reports that a value does not have the required type.
    fn refuse<T>(
        &mut self,
        value: &Value<'t>,
        key: &str,
        kind: fn(String) -> FindingKind,
    ) -> Option<T> {
        self.error(value.span().start, kind(key.to_owned()));
        None
    }

    /// Attaches the position of a byte offset to a value.
    pub fn locate<T>(&self, value: T, offset: usize) -> Located<T> {
        let position = self.position(offset);
        Located { value, position }
    }

    /// Reports every key of `table` that is not in `known`.
    pub fn refuse_unknown(&mut self, table: &DeTable<'t>, known: &[&str], part: &Part) {
        for key in table
            .keys()
            .filter(|key| !known.contains(&key.get_ref().as_ref()))
        {
            let unknown = FindingKind::UnknownKey {
                part: part.clone(),
                key: printable(key.get_ref(), 40),
                known: known.iter().copied().map(str::to_owned).collect(),
            };
            self.error(key.span().start, unknown);
        }
    }

    /// Returns the value of `key`. A missing key is an error at `offset`.
    pub fn required<'v>(
        &mut self,
        table: &'v DeTable<'t>,
        key: &str,
        offset: usize,
        part: &Part,
    ) -> Option<&'v Value<'t>> {
        let value = table.get(key);
        if value.is_none() {
            let (part, key) = (part.clone(), key.to_owned());
            self.error(offset, FindingKind::MissingKey { part, key });
        }
        value
    }

    /// Reads a string. Reports any other value as a mistake.
    pub fn string<'v>(&mut self, value: &'v Value<'t>, what: &str) -> Option<&'v str> {
        let DeValue::String(text) = value.get_ref() else {
            return self.refuse(value, what, |key| FindingKind::NotText { key });
        };
        Some(text)
    }

    /// Reads a table, which can be written as `[what]` or `what = { … }`.
    pub fn table<'v>(&mut self, value: &'v Value<'t>, what: &str) -> Option<&'v DeTable<'t>> {
        let DeValue::Table(table) = value.get_ref() else {
            return self.refuse(value, what, |key| FindingKind::NotTable { key });
        };
        Some(table)
    }

    /// Reads `true` or `false`. Reports any other value as a mistake.
    pub fn boolean(&mut self, value: &Value<'t>, what: &str) -> Option<bool> {
        match value.get_ref().as_bool() {
            None => self.refuse(value, what, |key| FindingKind::NotBoolean { key }),
            found => found,
        }
    }

    /// Reads an integer in a range. Reports any other value as a mistake.
    pub fn integer(
        &mut self,
        value: &Value<'t>,
        what: &str,
        range: std::ops::RangeInclusive<i64>,
    ) -> Option<i64> {
        let found = value
            .get_ref()
            .as_integer()
            .and_then(|integer| i64::from_str_radix(integer.as_str(), integer.radix()).ok())
            .filter(|number| range.contains(number));
        if found.is_none() {
            let (low, high) = range.into_inner();
            let key = what.to_owned();
            self.error(
                value.span().start,
                FindingKind::NotInteger { key, low, high },
            );
        }
        found
    }

    /// Reads the items of an array.
    pub fn array<'v>(
        &mut self,
        value: &'v Value<'t>,
        what: &str,
        most: usize,
    ) -> Option<&'v [Value<'t>]> {
        let DeValue::Array(items) = value.get_ref() else {
            return self.refuse(value, what, |key| FindingKind::NotList { key });
        };
        if items.len() > most {
            let (key, count) = (what.to_owned(), items.len());
            self.error(
                value.span().start,
                FindingKind::TooManyEntries { key, count, most },
            );
            return None;
        }
        Some(items)
    }

    /// Reads the tables of `[[key]]`, each with the offset where it begins.
    pub fn tables<'v>(
        &mut self,
        table: &'v DeTable<'t>,
        key: &str,
        most: usize,
    ) -> Vec<(usize, &'v DeTable<'t>)> {
        let Some(value) = table.get(key) else {
            return Vec::new();
        };
        let Some(items) = self.array(value, key, most) else {
            return Vec::new();
        };
        let mut tables = Vec::with_capacity(items.len());
        for item in items {
            let offset = item.span().start;
            if let DeValue::Table(table) = item.get_ref() {
                tables.push((offset, table));
            } else {
                let key = key.to_owned();
                self.error(offset, FindingKind::NotTables { key });
            }
        }
        tables
    }

    /// Reads a pair of coordinates `[x, y]` with `x + y` even.
    pub fn cell(&mut self, value: &Value<'t>, what: &str) -> Option<Cell> {
        let offset = value.span().start;
        let items = value.get_ref().as_array().map_or(&[][..], |items| items);
        let [x, y] = items else {
            return self.refuse(value, what, |key| FindingKind::NotPair { key });
        };
        self.cell_of(offset, x, y, what)
    }

    /// Returns the cell with the coordinates `x` and `y`. If `x + y` is odd, reports a mistake at
    /// `offset`.
    pub fn cell_of(
        &mut self,
        offset: usize,
        x: &Value<'t>,
        y: &Value<'t>,
        what: &str,
    ) -> Option<Cell> {
        let range = -MAX_COORDINATE..=MAX_COORDINATE;
        let (x, y) = (
            self.integer(x, what, range.clone())?,
            self.integer(y, what, range)?,
        );
        let cell = Cell::new(x as i32, y as i32);
        if cell.is_none() {
            self.error(offset, FindingKind::OddCell { x, y });
        }
        cell
    }

    /// Reads a direction name. Reports any other value as a mistake.
    pub fn direction(&mut self, value: &Value<'t>, what: &str) -> Option<Direction> {
        let name = self.string(value, what)?;
        self.direction_of(value, what, name)
    }

    /// Reads direction names separated by spaces. An empty string gives an empty set.
    pub fn directions(&mut self, value: &Value<'t>, what: &str) -> Option<Directions> {
        let names = self.string(value, what)?.split_whitespace();
        names
            .map(|name| self.direction_of(value, what, name))
            .collect()
    }

    fn direction_of(&mut self, value: &Value<'t>, what: &str, name: &str) -> Option<Direction> {
        self.meaning(value, what, name, &Direction::ALL.map(|d| (d.name(), d)))
    }

    /// Reads one of the given words and returns its meaning. Reports any other word as a mistake.
    pub fn word<T: Clone>(
        &mut self,
        value: &Value<'t>,
        what: &str,
        words: &[(&str, T)],
    ) -> Option<T> {
        let name = self.string(value, what)?;
        self.meaning(value, what, name, words)
    }

    fn meaning<T: Clone>(
        &mut self,
        value: &Value<'t>,
        what: &str,
        name: &str,
        words: &[(&str, T)],
    ) -> Option<T> {
        let found = words.iter().find(|(word, _)| *word == name);
        if found.is_none() {
            let quoted = words.iter().map(|(word, _)| format!("\"{word}\""));
            let (key, words) = (what.to_owned(), quoted.collect());
            self.error(value.span().start, FindingKind::NotOneOf { key, words });
        }
        found.map(|(_, meaning)| meaning.clone())
    }
}

/// Returns `text` on one line. Control characters become spaces, and `…` replaces everything after
/// the first `most` characters.
pub fn printable(text: &str, most: usize) -> String {
    let mut short: String = text
        .trim()
        .chars()
        .take(most)
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    if text.trim().chars().count() > most {
        short.push('…');
    }
    short
}
