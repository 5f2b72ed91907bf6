//! Writes course files. Equal courses produce the same text.

use super::{CourseFile, Ground, LANGUAGES, Tile};
use crate::Cell;
use crate::piece::Placement;
use std::fmt::{self, Display, Write};

impl Display for CourseFile {
    /// Writes the course as a file; reading that file gives an equal course.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "format = 1")?;
        self.write_head(f)?;
        self.write_ground(f)?;
        self.write_names(f)?;
        for piece in &self.pieces {
            write!(f, "\n[[piece]]\nid = \"{}\"\n", piece.id)?;
            write_placement(f, &piece.placement)?;
        }
        for arrow in &self.arrows {
            write!(f, "\n[[arrow]]\nat = {}\n", pair(arrow.at))?;
            writeln!(
                f,
                "in = \"{}\"\nout = \"{}\"",
                arrow.incoming, arrow.outgoing
            )?;
        }
        Ok(())
    }
}

impl CourseFile {
    fn write_head(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = &self.name {
            writeln!(f, "name = {}", quoted(name))?;
        }
        if let Some(board) = &self.board {
            writeln!(f, "board = {}", quoted(board))?;
        }
        if let Some(order) = &self.order {
            let names: Vec<String> = order.iter().map(|colour| format!("\"{colour}\"")).collect();
            writeln!(f, "order = [{}]", names.join(", "))?;
        }
        if let Some(limit) = self.limit {
            writeln!(f, "limit = {limit}")?;
        }
        Ok(())
    }

    fn write_ground(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.ground {
            Ground::Map { origin, tiles, .. } => {
                if *origin != (Cell { x: 0, y: 0 }) {
                    writeln!(f, "origin = {}", pair(*origin))?;
                }
                write!(f, "map = '''\n{}'''\n", map_text(*origin, tiles))
            }
            Ground::On {
                courses,
                start,
                hole,
                ..
            } => {
                let ids: Vec<String> = courses.iter().map(|id| quoted(&id.value)).collect();
                writeln!(f, "on = [{}]", ids.join(", "))?;
                for (key, course) in [("start", start), ("hole", hole)] {
                    if let Some(course) = course {
                        writeln!(f, "{key} = {}", quoted(&course.value))?;
                    }
                }
                Ok(())
            }
        }
    }

    fn write_names(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.names.iter().all(Option::is_none) {
            return Ok(());
        }
        writeln!(f, "\n[names]")?;
        for (language, name) in LANGUAGES.iter().zip(&self.names) {
            if let Some(name) = name {
                writeln!(f, "{language} = {}", quoted(name))?;
            }
        }
        Ok(())
    }
}

fn write_placement(f: &mut fmt::Formatter<'_>, placement: &Placement) -> fmt::Result {
    match placement {
        Placement::At {
            at,
            rotate,
            mirror,
            channel,
        } => {
            writeln!(f, "at = {}", pair(*at))?;
            if *rotate != 0 {
                writeln!(f, "rotate = {rotate}")?;
            }
            if *mirror {
                writeln!(f, "mirror = true")?;
            }
            if *channel {
                writeln!(f, "channel = true")?;
            }
            Ok(())
        }
        Placement::Cells(cells) => {
            let cells: Vec<String> = cells.iter().map(|cell| pair(*cell)).collect();
            writeln!(f, "cells = [{}]", cells.join(", "))
        }
        Placement::Token { at, value } => writeln!(f, "at = {}\nvalue = {value}", pair(*at)),
    }
}

fn pair(cell: Cell) -> String {
    format!("[{}, {}]", cell.x, cell.y)
}

/// Returns the text as a TOML basic string.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => {
                // Writing to a string cannot fail.
                let _ = write!(quoted, "\\u{:04X}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

fn map_text(origin: Cell, tiles: &[(Cell, Tile)]) -> String {
    let mut rows: Vec<Vec<char>> = Vec::new();
    for (cell, tile) in tiles {
        let place = *cell - origin;
        let (x, y) = (place.x as usize, place.y as usize);
        if rows.len() <= y {
            rows.resize(y + 1, Vec::new());
        }
        if rows[y].len() <= x {
            rows[y].resize(x + 1, ' ');
        }
        rows[y][x] = tile.character();
    }
    let mut text = String::new();
    for row in rows {
        text.extend(row);
        text.push('\n');
    }
    text
}
