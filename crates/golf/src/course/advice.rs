//! The warnings in rule L3: how a course could be improved.

use crate::Catalogue;
use crate::Cell;
use crate::catalogue::Shape;
use crate::field::{Field, Layer, Node};
use crate::finding::{Finding, FindingKind};
use crate::layout::Layout;
use crate::piece::{Piece, PieceBody};

/// Maximum number of obstacles on a printed course that gets no warning.
const MOST_OBSTACLES: usize = 5;

pub(super) fn findings(layout: &Layout, field: &Field) -> Vec<Finding> {
    let mut findings = Vec::new();
    inventory(layout, &mut findings);
    crowding(layout, &mut findings);
    dead_ends(layout, field, &mut findings);
    unreached(layout, field, &mut findings);
    for piece in layout.pieces() {
        match &piece.body {
            PieceBody::Flat { open: true, .. } => mouths(layout, piece, &mut findings),
            PieceBody::Tall { .. } => {
                landings(piece, field, &mut findings);
                home_course(layout, piece, &mut findings);
            }
            PieceBody::Sand { cells } | PieceBody::Water { cells } => {
                company(layout, piece, cells, &mut findings);
            }
            _ => {}
        }
    }
    findings
}

fn inventory(layout: &Layout, findings: &mut Vec<Finding>) {
    for shape in Catalogue::standard().shapes() {
        let pieces: Vec<&Piece> = layout
            .pieces()
            .iter()
            .filter(|p| p.shape == shape.id)
            .collect();
        if shape.values.is_empty() {
            warn_beyond(&pieces, shape.count, &shape.id, shape, findings);
        }
        for (value, count) in &shape.values {
            let of_value = |piece: &&Piece| matches!(piece.body, PieceBody::Token { value: v, .. } if v == *value);
            let tokens: Vec<&Piece> = pieces.iter().copied().filter(of_value).collect();
            warn_beyond(
                &tokens,
                *count,
                &format!("{} {value}", shape.id),
                shape,
                findings,
            );
        }
    }
}

fn warn_beyond(
    pieces: &[&Piece],
    count: usize,
    what: &str,
    shape: &Shape,
    findings: &mut Vec<Finding>,
) {
    if let Some(first_too_many) = pieces.get(count) {
        let too_many = FindingKind::TooMany {
            home: shape.home.name(),
            shape: what.to_owned(),
            count,
            lie: pieces.len(),
        };
        findings.push(too_many.at(first_too_many.position));
    }
}

fn crowding(layout: &Layout, findings: &mut Vec<Finding>) {
    for printed in layout.printed() {
        let obstacle = |piece: &&Piece| {
            let slowing = matches!(piece.body, PieceBody::Sand { .. } | PieceBody::Water { .. });
            let here = |cell: &Cell| printed.cells.contains(cell);
            (piece.body.is_solid() || slowing) && piece.body.cells().iter().any(here)
        };
        let obstacles: Vec<&Piece> = layout.pieces().iter().filter(obstacle).collect();
        if let Some(sixth) = obstacles.get(MOST_OBSTACLES) {
            let crowded = FindingKind::Crowded {
                course: printed.id.clone(),
                count: obstacles.len(),
                most: MOST_OBSTACLES,
            };
            findings.push(crowded.at(sixth.position));
        }
    }
}

fn dead_ends(layout: &Layout, field: &Field, findings: &mut Vec<Finding>) {
    let (start_reaches, to_hole) = (field.start_reaches(), field.to_hole());
    let mut dead: Vec<Cell> = field
        .nodes()
        .filter(|node| start_reaches[node.index()] && !to_hole[node.index()])
        .map(|node| field.cell(node))
        .collect();
    sorted::sort_by_key(&mut dead, |cell| (cell.y, cell.x));
    dead.dedup();
    if !dead.is_empty() {
        let dead_ends = FindingKind::DeadEnds { cells: dead };
        findings.push(dead_ends.at(layout.ground_position()));
    }
}

fn unreached(layout: &Layout, field: &Field, findings: &mut Vec<Finding>) {
    // A linked course need not use all the fairway of its printed courses.
    if layout.printed().len() > 1 {
        return;
    }
    let reached = field.reached();
    // A cell with two layers counts as reached if a ball can reach either layer.
    let (come_to, lost): (Vec<Node>, Vec<Node>) =
        field.nodes().partition(|node| reached[node.index()]);
    let come_to: Vec<Cell> = come_to.into_iter().map(|node| field.cell(node)).collect();
    let lost = lost.into_iter().map(|node| field.cell(node));
    let mut lost: Vec<Cell> = lost.filter(|cell| !come_to.contains(cell)).collect();
    sorted::sort_by_key(&mut lost, |cell| (cell.y, cell.x));
    lost.dedup();
    if !lost.is_empty() {
        let unreached = FindingKind::Unreached { cells: lost };
        findings.push(unreached.at(layout.ground_position()));
    }
}

fn mouths(layout: &Layout, piece: &Piece, findings: &mut Vec<Finding>) {
    for (cell, direction) in piece.body.exits() {
        let next = cell.next(direction);
        let covered = layout
            .pieces()
            .iter()
            .any(|p| p.body.is_solid() && p.body.cells().contains(&next));
        if !layout.is_fairway(next) && !covered {
            let mouth = FindingKind::MouthAtWall {
                piece: piece.name.clone(),
                cell,
            };
            findings.push(mouth.at(piece.position));
        }
    }
}

fn landings(piece: &Piece, field: &Field, findings: &mut Vec<Finding>) {
    for (cell, direction) in piece.body.exits() {
        let foot = field.node(cell.next(direction), Layer::Ground);
        let back = foot.and_then(|foot| field.turned_back(foot, direction));
        if back == Some(direction.opposite()) {
            let sent_back = FindingKind::SentBack {
                piece: piece.name.clone(),
                cell: cell.next(direction),
            };
            findings.push(sent_back.at(piece.position));
        }
    }
}

fn home_course(layout: &Layout, piece: &Piece, findings: &mut Vec<Finding>) {
    let shape = Catalogue::standard().shape(&piece.shape);
    let Some(home) = shape.and_then(|shape| shape.course.as_deref()) else {
        return;
    };
    if layout.printed().iter().all(|printed| printed.id != home) {
        let made_for = FindingKind::MadeFor {
            piece: piece.name.clone(),
            course: home.to_owned(),
        };
        findings.push(made_for.at(piece.position));
    }
}

fn company(layout: &Layout, piece: &Piece, cells: &[Cell], findings: &mut Vec<Finding>) {
    let solid = |cell: Cell| {
        !layout.is_fairway(cell)
            || layout
                .pieces()
                .iter()
                .any(|p| p.body.is_solid() && p.body.cells().contains(&cell))
    };
    if !cells.iter().any(|cell| cell.around().any(solid)) {
        let no_company = FindingKind::NoCompany {
            piece: piece.name.clone(),
        };
        findings.push(no_company.at(piece.position));
    }
}
