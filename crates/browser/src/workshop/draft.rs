//! A course in the editor, as the page shows it.

use super::edit::{apply, laid_out, middle, read};
use super::lattice::{pair, rim};
use super::{Problem, laid, refused};
use crate::view::workshop::{
    CourseEdit, Draft, DraftArrow, DraftGround, DraftLook, DraftPiece, LaidPiece,
};
use crate::view::{self, CourseFinding};
use crate::{show, study};
use golf::{
    Catalogue, Cell, Course, CourseFile, Finding, FindingKind, Ground, Layout, Piece, PieceBody,
    Severity,
};
use picture::{Backdrop, Drawing};
use std::collections::BTreeMap;
use wasm_bindgen::prelude::wasm_bindgen;

/// Lays out, checks and draws a course file (`Draft`). `DraftLook` says how to draw the course. The
/// error is the first problem that prevents the layout (`CourseFinding`).
#[wasm_bindgen]
pub fn draft(file: &str, look: &str) -> Result<String, String> {
    let look = DraftLook::parse(look).map_err(|text| refused(&Problem::Unreadable(text)))?;
    lay_out(file, &look)
        .map(|draft| view::json(&draft))
        .map_err(|problem| refused(&problem))
}

/// Returns the problem that an edit (`CourseEdit`) would cause for the edited pieces: a
/// `CourseFinding`, or `null` if the edit is allowed.
#[wasm_bindgen]
pub fn try_edit(file: &str, edit: &str) -> Result<String, String> {
    let edit = CourseEdit::parse(edit).map_err(|text| refused(&Problem::Unreadable(text)))?;
    let found = wrong_after(file, edit).unwrap_or_else(Some);
    Ok(view::json(&found.as_ref().map(Problem::told)))
}

/// Returns the shift (`[x, y]`) that moves a piece (`LaidPiece`) to the permitted position nearest
/// to a cell.
#[wasm_bindgen]
pub fn room_for(file: &str, piece: &str, x: i32, y: i32) -> Result<String, String> {
    let piece = LaidPiece::parse(piece)?;
    let by = find_room(file, &piece, Cell { x, y }).map_err(|problem| refused(&problem))?;
    Ok(view::json(&pair(by)))
}

fn find_room(text: &str, piece: &LaidPiece, near: Cell) -> Result<Cell, Problem> {
    let file = read(text)?;
    let course = laid_out(&file)?;
    let cells = laid::entry(piece)?.body().map(|body| body.cells());
    let middle = middle(&cells.unwrap_or_default());
    let far = |cell: &Cell| {
        let (x, y) = (i64::from(cell.x - near.x), i64::from(cell.y - near.y));
        x * x + 3 * y * y
    };
    let mut fairway = course.fairway().to_vec();
    fairway.sort_by_key(far);
    let lay = |cell: &Cell| CourseEdit::Lay {
        pieces: vec![piece.clone()],
        by: pair(*cell - middle),
    };
    let fits = |cell: &&Cell| matches!(wrong_after(text, lay(cell)), Ok(None));
    // If the piece fits nowhere, place it anyway, so that the author sees the finding.
    let found = fairway.iter().find(fits).or(fairway.first());
    Ok(*found.unwrap_or(&near) - middle)
}

fn wrong_after(file: &str, edit: CourseEdit) -> Result<Option<Problem>, Problem> {
    let touched = match &edit {
        CourseEdit::Lay { pieces, .. } => {
            let before = read(file)?.pieces.len();
            (before..before + pieces.len()).collect()
        }
        CourseEdit::Move { pieces, .. }
        | CourseEdit::Turn { pieces, .. }
        | CourseEdit::Mirror { pieces } => pieces.clone(),
        _ => Vec::new(),
    };
    let file = read(&apply(file, edit)?)?;
    let findings = match Course::judge(laid_out(&file)?) {
        Ok(_) => Vec::new(),
        Err(error) => error.findings,
    };
    let mine = |finding: &Finding| {
        let index = entry_at(&file, finding);
        // If two pieces overlap, the finding contains the position of only one of them, but the
        // edit may have moved either.
        index.is_some_and(|index| touched.contains(&index))
            || matches!(finding.kind, FindingKind::BothOn { .. })
    };
    let first_own = findings.iter().find(|finding| mine(finding)).cloned();
    Ok(first_own.map(Problem::Found))
}

/// Returns the index of the piece that a finding is about.
fn entry_at(file: &CourseFile, finding: &Finding) -> Option<usize> {
    let mut pieces = file.pieces.iter();
    pieces.position(|piece| piece.position.position == finding.position)
}

fn lay_out(text: &str, look: &DraftLook) -> Result<Draft, Problem> {
    let file = read(text)?;
    let judged = Course::judge(laid_out(&file)?);
    let playable = judged.is_ok();
    let (course, findings) = match &judged {
        Ok(course) => (&**course, course.advice()),
        Err(error) => (&*error.layout, error.findings.clone()),
    };
    let own = &course.pieces()[course.pieces().len() - file.pieces.len()..];
    Ok(Draft {
        svg: drawn(&file, course, look)?,
        pieces: own.iter().map(piece).collect(),
        tiles: tiles(course),
        arrows: course
            .arrows()
            .iter()
            .map(|arrow| DraftArrow {
                at: pair(arrow.at),
                incoming: arrow.incoming.name().to_owned(),
                out: arrow.outgoing.name().to_owned(),
            })
            .collect(),
        starts: course.starts().map(pair).to_vec(),
        hole: pair(course.hole()),
        on: ground(&file),
        name: match (&file.name, course.name_in(&look.language)) {
            (None, "course") => String::new(),
            (_, name) => name.to_owned(),
        },
        order: course.order().iter().map(ToString::to_string).collect(),
        limit: course.limit(),
        used: used(course),
        findings: findings
            .iter()
            .filter(|finding| playable || finding.severity() == Severity::Error)
            .map(|finding| told(&file, finding))
            .collect(),
        playable,
    })
}

fn told(file: &CourseFile, finding: &Finding) -> CourseFinding {
    CourseFinding {
        piece: entry_at(file, finding),
        ..study::finding(finding)
    }
}

/// Draws the course without the pieces that are being dragged.
fn drawn(file: &CourseFile, course: &Layout, look: &DraftLook) -> Result<String, Problem> {
    let bare;
    let course = if look.without.is_empty() {
        course
    } else {
        let mut left = file.clone();
        let mut index = 0;
        left.pieces.retain(|piece| {
            let carried = look.without.contains(&index);
            index += 1;
            // Markers stay, because without them the course would have a different start or hole.
            !carried || matches!(&*piece.id, "start-marker" | "hole-marker")
        });
        bare = laid_out(&left)?;
        &bare
    };
    let heat: BTreeMap<Cell, f64> = look
        .heat
        .iter()
        .map(|(x, y, heat)| (Cell { x: *x, y: *y }, *heat))
        .collect();
    let drawing = Drawing::new(course)
        .theme(show::theme(&look.theme))
        .language(&look.language)
        .prefix(&look.prefix)
        .backdrop(Backdrop::None)
        .heat(|cell| heat.get(&cell).copied());
    Ok(drawing.render())
}

fn piece(piece: &Piece) -> DraftPiece {
    let cells = piece.body.cells();
    let shape = Catalogue::standard().shape(&piece.shape);
    DraftPiece {
        piece: laid::piece(&piece.shape, &piece.placement),
        name: piece.name.clone(),
        rim: rim(&cells),
        cells: cells.into_iter().map(pair).collect(),
        can: shape.map(laid::abilities).unwrap_or_default(),
    }
}

fn tiles(course: &Layout) -> Vec<(i32, i32, String)> {
    let cells = course.fairway().iter().chain(course.walls());
    let printed = cells.filter_map(|cell| Some((cell, course.tile(*cell)?)));
    printed
        .map(|(cell, tile)| (cell.x, cell.y, tile.character().to_string()))
        .collect()
}

fn ground(file: &CourseFile) -> Option<DraftGround> {
    let Ground::On {
        courses,
        start,
        hole,
        ..
    } = &file.ground
    else {
        return None;
    };
    Some(DraftGround {
        courses: courses.iter().map(|id| id.value.clone()).collect(),
        start: start.as_ref().map(|id| id.value.clone()),
        hole: hole.as_ref().map(|id| id.value.clone()),
    })
}

fn used(course: &Layout) -> BTreeMap<String, usize> {
    let mut used = BTreeMap::new();
    for piece in course.pieces() {
        let key = match piece.body {
            PieceBody::Token { value, .. } => format!("token{value}"),
            _ => piece.shape.clone(),
        };
        *used.entry(key).or_insert(0) += 1;
    }
    used
}
