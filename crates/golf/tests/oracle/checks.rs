//! The errors in L3. Warnings are not checked.

use std::collections::{BTreeMap, BTreeSet};

use super::course::{Kind, Oracle, Piece};
use super::hex::{Cell, step};
use super::scene::{Node, Scene};
use super::shapes::Floor;
use super::ways::Way;

/// Returns the cells that a piece covers. Markers do not count as pieces here: the starts and holes
/// they define are treated as printed.
fn covered(piece: &Piece) -> Vec<Cell> {
    match &piece.kind {
        Kind::Path(path) => path.cells.iter().map(|c| c.at).collect(),
        Kind::Puddle { cells, .. } => cells.clone(),
        Kind::Roller(at) | Kind::Toppler(at) | Kind::Token { at, .. } => vec![*at],
        Kind::Spinner { hub, arm } => vec![*hub, step(*hub, *arm)],
        Kind::Door(door) => door.posts.iter().chain(&door.panels).copied().collect(),
        Kind::StartMarker(_) | Kind::HoleMarker(_) => vec![],
    }
}

fn is_ground_cover(kind: &Kind) -> bool {
    matches!(kind, Kind::Puddle { .. } | Kind::Token { .. })
}

impl Oracle {
    #[must_use]
    pub fn errors(&self) -> Vec<String> {
        let mut errors = vec![];
        self.check_start_and_hole(&mut errors);
        self.check_sharing(&mut errors);
        for (i, piece) in self.pieces.iter().enumerate() {
            self.check_piece(i, piece, &mut errors);
        }
        self.check_arrows(&mut errors);
        if errors.is_empty() {
            self.check_reach(&mut errors);
        }
        errors
    }

    fn check_start_and_hole(&self, errors: &mut Vec<String>) {
        let starts: BTreeSet<&Cell> = self.starts.iter().collect();
        if self.starts.len() != 6 || starts.len() != 6 {
            errors.push(format!("{} start cells", self.starts.len()));
        }
        if self.holes.len() != 1 {
            errors.push(format!("{} holes", self.holes.len()));
        }
        // B2: starts and the hole are fairway cells, and no start is the hole.
        for at in self
            .starts
            .iter()
            .chain(&self.holes)
            .filter(|c| !self.is_fairway(**c))
        {
            errors.push(format!("start or hole at {at:?} is not fairway"));
        }
        for at in self.holes.iter().filter(|c| starts.contains(c)) {
            errors.push(format!("the hole is on the start cell {at:?}"));
        }
        for piece in &self.pieces {
            for at in covered(piece) {
                if starts.contains(&at) {
                    errors.push(format!("start {at:?} under {}", piece.name));
                }
                if self.holes.contains(&at) && !Self::may_cover_hole(piece, at) {
                    errors.push(format!("hole {at:?} under {}", piece.name));
                }
            }
        }
    }

    /// L3: returns whether the piece may cover the hole at `at`, because it has a deck hole or an
    /// under-passage there.
    fn may_cover_hole(piece: &Piece, at: Cell) -> bool {
        let Kind::Path(path) = &piece.kind else {
            return false;
        };
        path.cells
            .iter()
            .any(|c| c.at == at && (c.floor == Floor::DeckHole || !c.under.is_empty()))
    }

    /// L3: reports two pieces on the same cell, except where D5 allows it.
    fn check_sharing(&self, errors: &mut Vec<String>) {
        let mut on: BTreeMap<Cell, Vec<&Piece>> = BTreeMap::new();
        for piece in &self.pieces {
            for at in covered(piece) {
                on.entry(at).or_default().push(piece);
            }
        }
        for (at, pieces) in on.iter().filter(|(_, pieces)| pieces.len() > 1) {
            let fine = match pieces.as_slice() {
                [a, b] => Self::may_share(a, b, *at) || Self::may_share(b, a, *at),
                _ => false,
            };
            if !fine {
                errors.push(format!(
                    "{} and {} at {at:?}",
                    pieces[0].name, pieces[1].name
                ));
            }
        }
    }

    /// D5: returns whether a token may share the cell `at` with `other`, which must be sand or
    /// water, or have a channel or an under-passage there.
    fn may_share(token: &Piece, other: &Piece, at: Cell) -> bool {
        matches!(token.kind, Kind::Token { .. })
            && match &other.kind {
                Kind::Puddle { .. } => true,
                Kind::Path(path) => {
                    path.channel || path.cells.iter().any(|c| c.at == at && !c.under.is_empty())
                }
                _ => false,
            }
    }

    fn check_piece(&self, i: usize, piece: &Piece, errors: &mut Vec<String>) {
        let name = &piece.name;
        match &piece.kind {
            Kind::Path(path) => {
                for cell in path.cells.iter().filter(|_| path.tall) {
                    // T4.
                    if cell.floor == Floor::DeckHole && !self.is_fairway(cell.at) {
                        errors.push(format!("deck hole of {name} over a wall"));
                    }
                    for d in &cell.outer {
                        let foot = step(cell.at, *d);
                        let bad = self
                            .pieces
                            .iter()
                            .any(|p| !is_ground_cover(&p.kind) && covered(p).contains(&foot));
                        if bad || !self.is_fairway(foot) {
                            errors.push(format!("foot of {name} at {foot:?}"));
                        }
                    }
                }
            }
            // Markers are checked in `check_start_and_hole`.
            Kind::StartMarker(_) | Kind::HoleMarker(_) => {}
            _ => {
                for at in covered(piece).iter().filter(|c| !self.is_fairway(**c)) {
                    errors.push(format!("{name} off the fairway at {at:?}"));
                }
            }
        }
        match &piece.kind {
            Kind::Puddle { cells, .. } if !is_puddle(cells) => {
                errors.push(format!("{name} is not 3, 4 or 5 connected cells"));
            }
            Kind::Spinner { hub, arm } => {
                // D2: the hub and the arm must be on bare fairway, and the other five cells free.
                let arm = step(*hub, *arm);
                for at in [*hub, arm] {
                    let bare = self
                        .pieces
                        .iter()
                        .enumerate()
                        .all(|(j, p)| i == j || !covered(p).contains(&at));
                    if !bare {
                        errors.push(format!("{name} not on bare fairway at {at:?}"));
                    }
                }
                for at in (0..6).map(|d| step(*hub, d)).filter(|at| *at != arm) {
                    if !self.is_free_at_set_up(at) {
                        errors.push(format!("{at:?} beside {name} is not free"));
                    }
                }
            }
            _ => {}
        }
    }

    /// Returns whether a cell is *free* (section 7) in the initial state of the course, without
    /// balls.
    fn is_free_at_set_up(&self, at: Cell) -> bool {
        self.is_fairway(at)
            && !self.starts.contains(&at)
            && !self.holes.contains(&at)
            && self
                .pieces
                .iter()
                .all(|p| is_ground_cover(&p.kind) || !covered(p).contains(&at))
    }

    pub(super) fn check_arrows(&self, errors: &mut Vec<String>) {
        for (i, arrow) in self.arrows.iter().enumerate() {
            if !self.is_fairway(arrow.at) || self.is_fairway(step(arrow.at, arrow.into)) {
                errors.push(format!(
                    "no printed wall blocks the arrow at {:?}",
                    arrow.at
                ));
            }
            if self.arrows[..i]
                .iter()
                .any(|a| a.at == arrow.at && a.into == arrow.into)
            {
                errors.push(format!("a second arrow at {:?}", arrow.at));
            }
        }
    }

    /// Returns the nodes that a ball can reach from a node in one step along open ways in the
    /// initial state. For a ball on a door's panel, the door counts as open. Falling through a deck
    /// hole counts as a step.
    fn followers(&self, fresh: &Scene, node: Node) -> Vec<Node> {
        let mut opened;
        let mut scene = fresh;
        if let Some(door) = self.panel_at(node.at) {
            opened = fresh.clone();
            opened.open_doors.insert(door);
            scene = &opened;
        }
        let mut next: Vec<Node> = (0..6)
            .filter_map(|d| match self.way(scene, node, d) {
                Way::Open(to) => Some(to),
                Way::Blocked(_) => None,
            })
            .collect();
        if self.floor(node) == Some(Floor::DeckHole) {
            next.push(Node::ground(node.at));
        }
        next
    }

    /// D5: returns the cells where tokens can be scattered, as defined in docs/formats.md, row by
    /// row and from left to right.
    #[must_use]
    pub fn token_cells(&self) -> Vec<Cell> {
        let fresh = self.fresh();
        let mut todo: Vec<Node> = self.starts.iter().map(|c| Node::ground(*c)).collect();
        let mut reached: BTreeSet<Node> = BTreeSet::new();
        while let Some(node) = todo.pop() {
            if reached.insert(node) {
                todo.extend(self.followers(&fresh, node));
            }
        }
        let token = Piece {
            name: "token".to_owned(),
            kind: Kind::Token {
                at: (0, 0),
                value: -1,
            },
        };
        let mut cells: Vec<Cell> = self.map.keys().copied().collect();
        cells.retain(|at| {
            let mut pieces = self.pieces.iter().filter(|p| covered(p).contains(at));
            self.is_fairway(*at)
                && !self.starts.contains(at)
                && !self.holes.contains(at)
                && reached.contains(&Node::ground(*at))
                && pieces.all(|p| {
                    matches!(p.kind, Kind::Token { .. }) || Self::may_share(&token, p, *at)
                })
        });
        cells.sort_unstable_by_key(|(x, y)| (*y, *x));
        cells
    }

    /// L3: reports starts from which the hole cannot be reached.
    fn check_reach(&self, errors: &mut Vec<String>) {
        let fresh = self.fresh();
        let mut came_from: BTreeMap<Node, Vec<Node>> = BTreeMap::new();
        let mut todo: Vec<Node> = self.starts.iter().map(|c| Node::ground(*c)).collect();
        let mut seen: BTreeSet<Node> = todo.iter().copied().collect();
        while let Some(node) = todo.pop() {
            for next in self.followers(&fresh, node) {
                came_from.entry(next).or_default().push(node);
                if seen.insert(next) {
                    todo.push(next);
                }
            }
        }
        let mut todo: Vec<Node> = self.holes.iter().map(|c| Node::ground(*c)).collect();
        let mut good: BTreeSet<Node> = todo.iter().copied().collect();
        while let Some(node) = todo.pop() {
            for before in came_from.get(&node).into_iter().flatten() {
                if good.insert(*before) {
                    todo.push(*before);
                }
            }
        }
        for at in self
            .starts
            .iter()
            .filter(|c| !good.contains(&Node::ground(**c)))
        {
            errors.push(format!("the hole is out of reach from {at:?}"));
        }
    }
}

/// W2: returns whether these are three to five connected cells, with no cell listed twice.
fn is_puddle(cells: &[Cell]) -> bool {
    let all: BTreeSet<Cell> = cells.iter().copied().collect();
    if !(3..=5).contains(&cells.len()) || all.len() != cells.len() {
        return false;
    }
    let mut joined = vec![cells[0]];
    let mut i = 0;
    while i < joined.len() {
        for d in 0..6 {
            let next = step(joined[i], d);
            if all.contains(&next) && !joined.contains(&next) {
                joined.push(next);
            }
        }
        i += 1;
    }
    joined.len() == all.len()
}
