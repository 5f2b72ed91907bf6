//! The errors in rule L3: what makes a course unplayable.

use crate::Cell;
use crate::catalogue::TallPart;
use crate::field::Field;
use crate::finding::{Finding, FindingKind, TextPosition};
use crate::grid::Grid;
use crate::layout::{Arrow, Layout};
use crate::piece::{Piece, PieceBody};

/// Returns the field of a layout, or all violations of L3.
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
    // Ways are well-defined only if all pieces are placed correctly.
    if judge.findings.is_empty() {
        let field = Field::new(layout);
        judge.reach(&field);
        if judge.findings.is_empty() {
            return Ok(field);
        }
    }
    Err(Finding::in_order(judge.findings))
}

/// Returns the fairway cells where D5 allows a token, including those that already have a token.
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

struct Cover {
    solid: Grid<Option<u16>>,
    slow: Grid<Option<u16>>,
    token: Grid<Option<u16>>,
}

impl Cover {
    /// Records the first piece of each kind on every cell.
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
    fn error(&mut self, position: TextPosition, kind: FindingKind) {
        self.findings.push(kind.at(position));
    }

    /// Reports an error about a piece; `kind` receives the piece's name.
    fn about(&mut self, piece: &Piece, kind: impl FnOnce(String) -> FindingKind) {
        self.error(piece.position, kind(piece.name.clone()));
    }

    /// Checks the cells of one piece. They must be fairway if the piece requires it, and must not
    /// hold another piece, except where D5 allows it.
    fn place(&mut self, index: usize, piece: &Piece) {
        let marker = matches!(
            piece.body,
            PieceBody::StartMarker { .. } | PieceBody::HoleMarker { .. }
        );
        if marker {
            // Markers only move the start and the hole; `ends` checks both.
            if let Some(cell) = piece
                .body
                .cells()
                .into_iter()
                .find(|c| !self.layout.is_fairway(*c))
            {
                self.about(piece, |piece| FindingKind::OffFairway { piece, cell });
            }
            return;
        }
        for cell in piece.body.cells() {
            if piece.body.needs_fairway() && !self.layout.is_fairway(cell) {
                return self.about(piece, |piece| FindingKind::OffFairway { piece, cell });
            }
            if let Some(other) = self.rival(index, piece, cell) {
                let other = self.layout.pieces()[other].name.clone();
                return self.about(piece, |piece| FindingKind::BothOn { piece, other, cell });
            }
        }
        if let PieceBody::Token { at, .. } = piece.body
            && (at == self.layout.hole() || self.layout.starts().contains(&at))
        {
            self.about(piece, |piece| FindingKind::OnEnd { piece, cell: at });
        }
    }

    /// Returns another piece that must not share `cell` with `piece`. The error is reported for
    /// only one of the two pieces.
    fn rival(&self, index: usize, piece: &Piece, cell: Cell) -> Option<usize> {
        let solid = self.cover.solid(cell).filter(|other| *other != index);
        let slow = self.cover.slow(cell).filter(|other| *other != index);
        let token = self.cover.token(cell).filter(|other| *other != index);
        match piece.body {
            PieceBody::Token { .. } => {
                // D5: a token may share its cell with sand, water, a channel or an under-passage.
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

    /// W2: sand or water must cover three to five connected cells, and none of them may be a start
    /// or the hole.
    fn blob(&mut self, piece: &Piece, cells: &[Cell]) {
        let mut distinct = cells.to_vec();
        sorted::sort(&mut distinct);
        distinct.dedup();
        if !(3..=5).contains(&cells.len()) || distinct.len() != cells.len() {
            return self.about(piece, |piece| FindingKind::BlobSize { piece });
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
            return self.about(piece, |piece| FindingKind::BlobApart { piece });
        }
        let end =
            |cell: &&Cell| **cell == self.layout.hole() || self.layout.starts().contains(cell);
        if let Some(cell) = cells.iter().find(end).copied() {
            self.about(piece, |piece| FindingKind::OnEnd { piece, cell });
        }
    }

    /// T1, T4: feet must be fairway without a solid piece, and deck holes must be over fairway.
    fn tall(&mut self, piece: &Piece) {
        let PieceBody::Tall { cells } = &piece.body else {
            return;
        };
        for (cell, direction) in piece.body.exits() {
            let foot = cell.next(direction);
            if !self.layout.is_fairway(foot) {
                return self.about(piece, |piece| FindingKind::FootOff { piece, cell: foot });
            }
            if let Some(other) = self.cover.solid(foot) {
                let other = self.layout.pieces()[other].name.clone();
                return self.about(piece, |piece| FindingKind::FootUnder {
                    piece,
                    other,
                    cell: foot,
                });
            }
        }
        for cell in cells {
            let hole = matches!(cell.part, TallPart::Deck { hole: true, .. });
            if hole && !self.layout.is_fairway(cell.at) {
                return self.about(piece, |piece| FindingKind::DeckHoleOff {
                    piece,
                    cell: cell.at,
                });
            }
        }
    }

    /// D2: the hub and the arm must lie on bare fairway. The other five cells around the hub must
    /// be free.
    fn spinner(&mut self, index: usize, piece: &Piece, hub: Cell) {
        let own = piece.body.cells();
        for cell in own.iter().copied() {
            if self.cover.slow(cell).or(self.cover.token(cell)).is_some() {
                return self.about(piece, |piece| FindingKind::SpinnerBare { piece, cell });
            }
        }
        for cell in hub.around().filter(|cell| !own.contains(cell)) {
            let end = cell == self.layout.hole() || self.layout.starts().contains(&cell);
            let other = self.cover.solid(cell).filter(|other| *other != index);
            if !self.layout.is_fairway(cell) || end || other.is_some() {
                return self.about(piece, |piece| FindingKind::SpinnerRoom { piece, cell });
            }
        }
    }

    /// L3: no piece may cover a start. Only a tall piece may cover the hole, and only with a deck
    /// hole or an under-passage.
    fn ends(&mut self) {
        for cell in self.layout.starts() {
            if let Some(index) = self.cover.solid(cell) {
                let piece = &self.layout.pieces()[index];
                self.about(piece, |piece| FindingKind::CoversStart { piece, cell });
            }
        }
        let hole = self.layout.hole();
        if self.layout.starts().contains(&hole) {
            self.error(
                self.layout.ground_position(),
                FindingKind::HoleOnStart { cell: hole },
            );
        }
        if let Some(index) = self.cover.solid(hole)
            && !(matches!(self.layout.pieces()[index].body, PieceBody::Tall { .. })
                && self.lets_token(index, hole))
        {
            let piece = &self.layout.pieces()[index];
            self.about(piece, |piece| FindingKind::CoversHole { piece, cell: hole });
        }
    }

    /// R5: a printed wall must block the incoming direction of an arrow, and no two arrows may have
    /// the same cell and incoming direction.
    fn arrows(&mut self) {
        let arrows = self.layout.arrows();
        for (index, arrow) in arrows.iter().enumerate() {
            let Arrow { at, incoming, .. } = *arrow;
            if !self.layout.is_fairway(at) || self.layout.is_fairway(at.next(incoming)) {
                self.error(
                    arrow.position,
                    FindingKind::ArrowNoWall {
                        cell: at,
                        direction: incoming,
                    },
                );
            }
            let twice = |other: &Arrow| other.at == at && other.incoming == incoming;
            if arrows[..index].iter().any(twice) {
                self.error(
                    arrow.position,
                    FindingKind::ArrowTwice {
                        cell: at,
                        direction: incoming,
                    },
                );
            }
        }
    }

    /// L3: the hole must be reachable from every start.
    fn reach(&mut self, field: &Field) {
        let to_hole = field.to_hole();
        let starts = field.starts().into_iter();
        let cells: Vec<Cell> = starts
            .filter(|start| !to_hole[start.index()])
            .map(|start| field.cell(start))
            .collect();
        if !cells.is_empty() {
            let out_of_reach = FindingKind::OutOfReach { cells };
            self.error(self.layout.ground_position(), out_of_reach);
        }
    }
}
