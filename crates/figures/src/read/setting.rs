//! Reads the setting of a scene: course, pieces, balls and letters.

use super::reader::Reader;
use super::value;
use crate::figure::{Mark, View};
use crate::piece_word::PieceWord;
use crate::place::Place;
use golf::toml_reader::{MAX_COORDINATE, Value, printable};
use golf::{Ball, Cell, Collection, Course, CourseFile, Library, Located, PieceEntry};
use toml::de::{DeTable, DeValue};

/// The setting of a scene, as written in the figure's file.
#[derive(Clone)]
pub(super) struct Setting {
    /// The course and its id, which is empty if the course is part of the figure's file.
    course: Option<Located<(String, CourseFile)>>,
    extra: Vec<PieceEntry>,
    pub(super) view: Option<View>,
    pub(super) marks: Vec<Mark>,
    pub(super) circles: Vec<Cell>,
    pub(super) balls: Vec<Located<(Ball, Place)>>,
    pieces: Vec<Located<(String, PieceWord)>>,
    pub(super) round: u8,
}

impl Default for Setting {
    fn default() -> Setting {
        Setting {
            course: None,
            extra: Vec::new(),
            view: None,
            marks: Vec::new(),
            circles: Vec::new(),
            balls: Vec::new(),
            pieces: Vec::new(),
            round: 1,
        }
    }
}

/// Reads a setting. Missing keys are taken from `base`.
pub(super) fn read<'t>(
    reader: &mut Reader<'t>,
    table: &DeTable<'t>,
    base: Setting,
) -> Option<Setting> {
    let mut setting = base;
    if let Some(value) = table.get("course") {
        setting.course = Some(course(reader, value)?);
        setting.extra.clear();
    }
    let extra = PieceEntry::read_all(reader, table);
    setting.extra.extend(extra);
    if let Some(value) = table.get("view") {
        setting.view = Some(view(reader, value)?);
    }
    if let Some(value) = table.get("marks") {
        marks(reader, value, &mut setting.marks)?;
    }
    if let Some(value) = table.get("circles") {
        setting.circles = cells(reader, value, "circles")?;
    }
    if let Some(value) = table.get("balls") {
        let marks = &setting.marks;
        let balls = value::by_ball(reader, value, "balls", |reader, value| {
            value::place(reader, value, "balls", marks)
        })?;
        // A scene may move a ball that the setting for all scenes places elsewhere.
        let named = |ball| balls.iter().any(|entry| entry.value.0 == ball);
        setting.balls.retain(|entry| !named(entry.value.0));
        setting.balls.extend(balls);
    }
    if let Some(value) = table.get("pieces") {
        setting.pieces = pieces(reader, value)?;
    }
    if let Some(value) = table.get("round") {
        setting.round = reader.integer(value, "round", 1..=99)? as u8;
    }
    Some(setting)
}

/// Reads the id of a course in the standard collection, or a complete course.
fn course<'t>(reader: &mut Reader<'t>, value: &Value<'t>) -> Option<Located<(String, CourseFile)>> {
    let offset = value.span().start;
    let found = match value.get_ref() {
        DeValue::String(id) => {
            let Ok(file) = Collection.course_file(id) else {
                let id = printable(id, 40);
                reader.error(
                    offset,
                    format!("the standard collection has no course {id}"),
                );
                return None;
            };
            (id.to_string(), file)
        }
        DeValue::Table(table) => {
            let file = CourseFile::inside(reader, offset, table)?;
            (String::new(), file)
        }
        _ => {
            let text = "`course` must be the id of a standard course in quotes, or [course] with the keys of a course file below";
            reader.error(offset, text);
            return None;
        }
    };
    Some(reader.locate(found, offset))
}

/// Reads `[left, top, right, bottom]`.
fn view<'t>(reader: &mut Reader<'t>, value: &Value<'t>) -> Option<View> {
    let items = reader.array(value, "view", 4)?;
    let mut edges = Vec::with_capacity(4);
    for item in items {
        let range = -MAX_COORDINATE..=MAX_COORDINATE;
        edges.push(reader.integer(item, "view", range)? as i32);
    }
    match edges[..] {
        [left, top, right, bottom] if left <= right && top <= bottom => Some(View {
            left,
            top,
            right,
            bottom,
        }),
        _ => {
            let text = "`view` must be [left, top, right, bottom]: the half-columns and rows that the picture shows";
            reader.error(value.span().start, text);
            None
        }
    }
}

fn marks<'t>(reader: &mut Reader<'t>, value: &Value<'t>, marks: &mut Vec<Mark>) -> Option<()> {
    let table = reader.table(value, "marks")?;
    for (key, value) in table {
        let letter = value::key_name(key);
        let length = letter.chars().count();
        if length == 0 || length > 3 || !letter.chars().all(char::is_alphanumeric) {
            let text = "a mark is one to three letters or digits, like A";
            reader.error(key.span().start, text);
            continue;
        }
        let at = value::place(reader, value, "marks", &[])?;
        marks.retain(|mark| mark.letter != letter);
        marks.push(Mark {
            letter: letter.to_owned(),
            at,
        });
    }
    Some(())
}

/// Reads a list of cells.
pub(super) fn cells<'t>(
    reader: &mut Reader<'t>,
    value: &Value<'t>,
    what: &str,
) -> Option<Vec<Cell>> {
    let items = reader.array(value, what, 200)?;
    items.iter().map(|item| reader.cell(item, what)).collect()
}

/// Reads the states of pieces, written as `{ roller-1 = [12, 4], door-1 = "open" }`.
pub(super) fn pieces<'t>(
    reader: &mut Reader<'t>,
    value: &Value<'t>,
) -> Option<Vec<Located<(String, PieceWord)>>> {
    let table = reader.table(value, "pieces")?;
    let mut pieces = Vec::new();
    for (key, value) in table {
        let word = value::piece_word(reader, value)?;
        let name = value::key_name(key).to_owned();
        pieces.push(reader.locate((name, word), key.span().start));
    }
    Some(pieces)
}

impl Setting {
    /// Returns the course with the scene's pieces on it, `Some(None)` if the scene has no course,
    /// or `None` after a mistake.
    #[allow(clippy::option_option)]
    pub(super) fn build(&self, reader: &mut Reader<'_>, number: &str) -> Option<Option<Course>> {
        let Some(Located { value, position }) = &self.course else {
            if let Some(piece) = self.extra.first() {
                let text = "a piece needs a `course` to lie on; add one";
                reader.error_at(piece.position.position, text);
                return None;
            }
            return Some(None);
        };
        let (id, file) = value;
        let mut file = file.clone();
        file.pieces.extend(self.extra.iter().cloned());
        let own = id.is_empty();
        let name = if own { number } else { id };
        match Course::new(name, &file, &Collection) {
            Ok(course) => Some(Some(course)),
            Err(mut findings) => {
                // Positions in a standard course do not refer to the figure's file.
                if !own {
                    let extra: Vec<_> = self.extra.iter().map(|e| e.position.position).collect();
                    for finding in &mut findings {
                        if !extra.contains(&finding.position) {
                            finding.position = *position;
                        }
                    }
                }
                reader.findings.extend(findings);
                None
            }
        }
    }

    /// Returns the pieces whose state differs from that in the course file.
    pub(super) fn resolved_pieces(
        &self,
        reader: &mut Reader<'_>,
        course: Option<&Course>,
    ) -> Option<Vec<Located<(usize, PieceWord)>>> {
        resolve(reader, &self.pieces, course)
    }
}

/// Looks up the named pieces.
pub(super) fn resolve(
    reader: &mut Reader<'_>,
    pieces: &[Located<(String, PieceWord)>],
    course: Option<&Course>,
) -> Option<Vec<Located<(usize, PieceWord)>>> {
    let mut resolved = Vec::with_capacity(pieces.len());
    for Located { value, position } in pieces {
        let (name, word) = value;
        let index = value::mover(reader, *position, course, name, &|body| word.fits(body))?;
        resolved.push(Located {
            value: (index, *word),
            position: *position,
        });
    }
    Some(resolved)
}
