//! The errors of rule L3: what makes a course unplayable.

use crate::Cell;
use crate::catalogue::TallPart;
use crate::field::Field;
use crate::finding::{Finding, TextPosition};
use crate::grid::Grid;
use crate::layout::{Arrow, Layout};
use crate::piece::{Piece, PieceBody};
use std::fmt::Display;

/// The field of a layout, or everything that L3 forbids about it.
pub(super) fn field(layout: &Layout) -> Result<Field, Vec<Finding>> {
    let mut judge = Judge {
        layout,
        cover: Cover::of(layout),
        findings: Vec::new(),
    };
    for (index, piece) in layout.pieces().iter().enumerate() {
        judge.place(index, piece);
        match &piece.body {
            PieceBody::Sand { cells } | PieceBody::Water { cells } => judge.blob(piece, cells),
            PieceBody::Tall { .. } => judge.tall(piece),
            PieceBody::Spinner { hub, .. } => judge.spinner(index, piece, *hub),
            _ => {}
        }
    }
    judge.ends();
    judge.arrows();
    // Ways can only be followed where the pieces lie as they should.
    if judge.findings.is_empty() {
        let field = Field::new(layout);
        judge.reach(&field);
        if judge.findings.is_empty() {
            return Ok(field);
        }
    }
    sorted::sort(&mut judge.findings);
    judge.findings.dedup();
    Err(judge.findings)
}

/// The fairway cells on which nothing forbids a token (D5), those under tokens included.
pub(super) fn token_cells(layout: &Layout) -> Vec<Cell> {
    let judge = Judge {
        layout,
        cover: Cover::of(layout),
        findings: Vec::new(),
    };
    let allowed = |cell: &Cell| {
        let solid = judge.cover.solid(*cell);
        let end = *cell == layout.hole() || layout.starts().contains(cell);
        !end && solid.is_none_or(|piece| judge.lets_token(piece, *cell))
    };
    layout.fairway().iter().copied().filter(allowed).collect()
}

/// Which piece lies on a cell, in each of the three ways a piece can.
struct Cover {
    solid: Grid<Option<u16>>,
    slow: Grid<Option<u16>>,
    token: Grid<Option<u16>>,
}

impl Cover {
    /// The first piece of each sort on every cell.
    fn of(layout: &Layout) -> Cover {
        let cells = layout.pieces().iter().flat_map(|piece| piece.body.cells());
        let all: Vec<Cell> = cells.chain(layout.fairway().iter().copied()).collect();
        let empty = Grid::around(all, None);
        let mut cover = Cover {
            solid: empty.clone(),
            slow: empty.clone(),
            token: empty,
        };
        for (index, piece) in layout.pieces().iter().enumerate() {
            let Some(layer) = cover.layer(&piece.body) else {
                continue;
            };
            for cell in piece.body.cells() {
                if layer.get(cell).flatten().is_none() {
                    layer.set(cell, Some(index as u16));
                }
            }
        }
        cover
    }

    fn layer(&mut self, body: &PieceBody) -> Option<&mut Grid<Option<u16>>> {
        match body {
            PieceBody::Sand { .. } | PieceBody::Water { .. } => Some(&mut self.slow),
            PieceBody::Token { .. } => Some(&mut self.token),
            body if body.is_solid() => Some(&mut self.solid),
            _ => None,
        }
    }

    fn solid(&self, cell: Cell) -> Option<usize> {
        self.solid.get(cell).flatten().map(usize::from)
    }

    fn slow(&self, cell: Cell) -> Option<usize> {
        self.slow.get(cell).flatten().map(usize::from)
    }

    fn token(&self, cell: Cell) -> Option<usize> {
        self.token.get(cell).flatten().map(usize::from)
    }
}

struct Judge<'l> {
    layout: &'l Layout,
    cover: Cover,
    findings: Vec<Finding>,
}

impl Judge<'_> {
    fn error(
        &mut self,
        position: TextPosition,
        text: String,
        key: &'static str,
        facts: &[(&'static str, &dyn Display)],
    ) {
        self.findings
            .push(Finding::error(position, text).about(key, facts));
    }

    /// One piece and the cells it lies on: fairway, and nobody else there.
    fn place(&mut self, index: usize, piece: &Piece) {
        let marker = matches!(
            piece.body,
            PieceBody::StartMarker { .. } | PieceBody::HoleMarker { .. }
        );
        if marker {
            // Markers only say where start and hole are; `ends` judges those.
            if let Some(cell) = piece
                .body
                .cells()
                .into_iter()
                .find(|c| !self.layout.is_fairway(*c))
            {
                let text = format!("{} is off the fairway at {cell}; move it", piece.name);
                self.error(
                    piece.position,
                    text,
                    "off-fairway",
                    &[("piece", &piece.name), ("cell", &cell)],
                );
            }
            return;
        }
        for cell in piece.body.cells() {
            if piece.body.needs_fairway() && !self.layout.is_fairway(cell) {
                let text = format!("{} is off the fairway at {cell}; move it", piece.name);
                return self.error(
                    piece.position,
                    text,
                    "off-fairway",
                    &[("piece", &piece.name), ("cell", &cell)],
                );
            }
            if let Some(other) = self.rival(index, piece, cell) {
                let other = &self.layout.pieces()[other].name;
                let text = format!(
                    "{} and {other} both lie on {cell}; move one of them",
                    piece.name
                );
                return self.error(
                    piece.position,
                    text,
                    "both-on",
                    &[("piece", &piece.name), ("other", other), ("cell", &cell)],
                );
            }
        }
        if let PieceBody::Token { at, .. } = piece.body
            && (at == self.layout.hole() || self.layout.starts().contains(&at))
        {
            let text = format!("{} lies on the start or the hole; move it", piece.name);
            self.error(piece.position, text, "on-end", &[("piece", &piece.name)]);
        }
    }

    /// A piece that may not share `cell` with this one; of two, the later complains.
    fn rival(&self, index: usize, piece: &Piece, cell: Cell) -> Option<usize> {
        let solid = self.cover.solid(cell).filter(|other| *other != index);
        let slow = self.cover.slow(cell).filter(|other| *other != index);
        let token = self.cover.token(cell).filter(|other| *other != index);
        match piece.body {
            PieceBody::Token { .. } => {
                // D5: a token may share its cell with sand, water, a channel, an under-passage.
                token.or_else(|| solid.filter(|other| !self.lets_token(*other, cell)))
            }
            PieceBody::Sand { .. } | PieceBody::Water { .. } => solid.or(slow),
            _ => solid,
        }
    }

    fn lets_token(&self, piece: usize, cell: Cell) -> bool {
        match &self.layout.pieces()[piece].body {
            PieceBody::Flat { open, .. } => *open,
            PieceBody::Tall { cells } => cells.iter().any(|part| {
                part.at == cell
                    && matches!(part.part, TallPart::Deck { under, hole } if hole || !under.is_empty())
            }),
            _ => false,
        }
    }

    /// W2: three, four or five connected cells, none of them start or hole.
    fn blob(&mut self, piece: &Piece, cells: &[Cell]) {
        let mut distinct = cells.to_vec();
        sorted::sort(&mut distinct);
        distinct.dedup();
        if !(3..=5).contains(&cells.len()) || distinct.len() != cells.len() {
            let text = format!("{} must cover 3, 4 or 5 different cells", piece.name);
            return self.error(piece.position, text, "blob-size", &[("piece", &piece.name)]);
        }
        let mut joined = vec![distinct[0]];
        let mut next = 0;
        while next < joined.len() {
            for cell in joined[next].around() {
                if distinct.contains(&cell) && !joined.contains(&cell) {
                    joined.push(cell);
                }
            }
            next += 1;
        }
        if joined.len() != distinct.len() {
            let text = format!("the cells of {} must hang together", piece.name);
            return self.error(
                piece.position,
                text,
                "blob-apart",
                &[("piece", &piece.name)],
            );
        }
        let end =
            |cell: &&Cell| **cell == self.layout.hole() || self.layout.starts().contains(cell);
        if let Some(cell) = cells.iter().find(end) {
            let text = format!(
                "{} covers the start or the hole at {cell}; move it",
                piece.name
            );
            self.error(
                piece.position,
                text,
                "on-end",
                &[("piece", &piece.name), ("cell", &cell)],
            );
        }
    }

    /// T1, T4: feet on free fairway, deck holes over fairway.
    fn tall(&mut self, piece: &Piece) {
        let PieceBody::Tall { cells } = &piece.body else {
            return;
        };
        for (cell, direction) in piece.body.exits() {
            let foot = cell.next(direction);
            if !self.layout.is_fairway(foot) {
                let text = format!(
                    "the foot of {} at {foot} is not fairway; move the piece",
                    piece.name
                );
                return self.error(
                    piece.position,
                    text,
                    "foot-off",
                    &[("piece", &piece.name), ("cell", &foot)],
                );
            }
            if let Some(other) = self.cover.solid(foot) {
                let other = &self.layout.pieces()[other].name;
                let text = format!(
                    "the foot of {} at {foot} lies under {other}; move one of them",
                    piece.name
                );
                return self.error(
                    piece.position,
                    text,
                    "foot-under",
                    &[("piece", &piece.name), ("other", other), ("cell", &foot)],
                );
            }
        }
        for cell in cells {
            let hole = matches!(cell.part, TallPart::Deck { hole: true, .. });
            if hole && !self.layout.is_fairway(cell.at) {
                let text = format!(
                    "the hole in {} at {} must lie over fairway; move the piece",
                    piece.name, cell.at
                );
                return self.error(
                    piece.position,
                    text,
                    "deck-hole-off",
                    &[("piece", &piece.name), ("cell", &cell.at)],
                );
            }
        }
    }

    /// D2: hub and arm on bare fairway, the other five cells around the hub free.
    fn spinner(&mut self, index: usize, piece: &Piece, hub: Cell) {
        let own = piece.body.cells();
        for cell in own.iter().copied() {
            if self.cover.slow(cell).or(self.cover.token(cell)).is_some() {
                let text = format!(
                    "{} needs bare fairway at {cell}; clear the cell",
                    piece.name
                );
                return self.error(
                    piece.position,
                    text,
                    "spinner-bare",
                    &[("piece", &piece.name), ("cell", &cell)],
                );
            }
        }
        for cell in hub.around().filter(|cell| !own.contains(cell)) {
            let end = cell == self.layout.hole() || self.layout.starts().contains(&cell);
            let other = self.cover.solid(cell).filter(|other| *other != index);
            if !self.layout.is_fairway(cell) || end || other.is_some() {
                let text = format!(
                    "{} needs free fairway all around its hub, also at {cell}; move it",
                    piece.name
                );
                return self.error(
                    piece.position,
                    text,
                    "spinner-room",
                    &[("piece", &piece.name), ("cell", &cell)],
                );
            }
        }
    }

    /// Starts under nothing; the hole at most under a deck that lets a ball in.
    fn ends(&mut self) {
        for cell in self.layout.starts() {
            if let Some(index) = self.cover.solid(cell) {
                let piece = &self.layout.pieces()[index];
                let text = format!("{} covers the start cell {cell}; move it", piece.name);
                self.error(
                    piece.position,
                    text,
                    "covers-start",
                    &[("piece", &piece.name), ("cell", &cell)],
                );
            }
        }
        let hole = self.layout.hole();
        if self.layout.starts().contains(&hole) {
            let text = format!("the hole lies on the start cell {hole}; move one of them");
            self.error(
                self.layout.ground_position(),
                text,
                "hole-on-start",
                &[("cell", &hole)],
            );
        }
        if let Some(index) = self.cover.solid(hole)
            && !(matches!(self.layout.pieces()[index].body, PieceBody::Tall { .. })
                && self.lets_token(index, hole))
        {
            let piece = &self.layout.pieces()[index];
            let text = format!(
                "{} covers the hole at {hole}; only an under-passage or the hole of a deck may",
                piece.name
            );
            self.error(
                piece.position,
                text,
                "covers-hole",
                &[("piece", &piece.name), ("cell", &hole)],
            );
        }
    }

    /// R5: an arrow belongs where the printed wall stops a ball, once.
    fn arrows(&mut self) {
        let arrows = self.layout.arrows();
        for (index, arrow) in arrows.iter().enumerate() {
            let Arrow { at, incoming, .. } = *arrow;
            if !self.layout.is_fairway(at) || self.layout.is_fairway(at.next(incoming)) {
                let text = format!(
                    "no printed wall stops a ball at {at} going {incoming}; move the arrow"
                );
                self.error(
                    arrow.position,
                    text,
                    "arrow-no-wall",
                    &[("cell", &at), ("direction", &incoming)],
                );
            }
            let twice = |other: &Arrow| other.at == at && other.incoming == incoming;
            if arrows[..index].iter().any(twice) {
                let text =
                    format!("there is an arrow at {at} going {incoming} already; take one out");
                self.error(
                    arrow.position,
                    text,
                    "arrow-twice",
                    &[("cell", &at), ("direction", &incoming)],
                );
            }
        }
    }

    /// The hole must be in reach from every start.
    fn reach(&mut self, field: &Field) {
        let reach = field.reach();
        let lost: Vec<String> = field
            .starts()
            .iter()
            .filter(|start| !reach.to_hole[start.index()])
            .map(|start| field.cell(*start).to_string())
            .collect();
        if !lost.is_empty() {
            let text = format!(
                "the hole is out of reach from the start {}; open a way",
                lost.join(" and ")
            );
            self.error(
                self.layout.ground_position(),
                text,
                "out-of-reach",
                &[("cells", &lost.join(" "))],
            );
        }
    }
}
