//! Random courses and balls for tests.

use std::collections::HashMap;
use std::fmt::Write;

use fastrand::Rng;

use super::course::{Arrow, Kind, Oracle, PieceSpec};
use super::hex::{Cell, NAMES, step};
use super::outline::{Outline, map_text, outline};
use super::scene::{Node, Scene};
use super::shapes::{FLATS, Floor, TALLS};

/// A course under construction.
#[derive(Clone)]
struct Draft {
    map: Outline,
    specs: Vec<PieceSpec>,
    arrows: Vec<Arrow>,
}

impl Draft {
    fn is_valid(&self) -> bool {
        self.oracle().errors().is_empty()
    }

    fn oracle(&self) -> Oracle {
        Oracle::raw(self.map.clone(), &self.specs, self.arrows.clone())
    }

    fn to_toml(&self) -> String {
        let (map, origin) = map_text(&self.map);
        let mut text = format!(
            "format = 1\norigin = [{}, {}]\nmap = '''\n{map}'''\n",
            origin.0, origin.1
        );
        for spec in &self.specs {
            text.push_str(&piece_toml(spec));
        }
        for arrow in &self.arrows {
            let (x, y) = arrow.at;
            let (into, out) = (NAMES[arrow.into], NAMES[arrow.out]);
            // Writing to a string cannot fail.
            let _ = write!(
                text,
                "\n[[arrow]]\nat = [{x}, {y}]\nin = \"{into}\"\nout = \"{out}\"\n"
            );
        }
        text
    }
}

fn piece_toml(spec: &PieceSpec) -> String {
    let mut text = format!("\n[[piece]]\nid = \"{}\"\n", spec.id);
    if matches!(spec.id.as_str(), "sand" | "water") {
        let cells: Vec<String> = spec
            .cells
            .iter()
            .map(|c| format!("[{}, {}]", c.0, c.1))
            .collect();
        let _ = writeln!(text, "cells = [{}]", cells.join(", "));
    } else {
        let _ = writeln!(text, "at = [{}, {}]", spec.at.0, spec.at.1);
    }
    if spec.id == "token" {
        let _ = writeln!(text, "value = {}", spec.value);
    }
    if spec.rotate != 0 {
        let _ = writeln!(text, "rotate = {}", spec.rotate);
    }
    if spec.mirror {
        text.push_str("mirror = true\n");
    }
    if spec.channel {
        text.push_str("channel = true\n");
    }
    text
}

/// Returns a cell for a piece: anywhere, or near walls and other pieces.
fn place(rng: &mut Rng, draft: &Draft) -> Cell {
    let last = draft
        .specs
        .last()
        .map(|s| s.cells.first().copied().unwrap_or(s.at));
    let near = match rng.u8(0..10) {
        0..4 => rng
            .choice(&draft.specs)
            .map(|s| s.cells.first().copied().unwrap_or(s.at)),
        4..6 => last,
        _ => None,
    };
    if let Some(mut at) = near {
        for _ in 0..rng.u8(1..5) {
            at = step(at, rng.usize(0..6));
        }
        return at;
    }
    // The cells are sorted so that each seed always gives the same course.
    let mut cells: Vec<Cell> = draft.map.keys().copied().collect();
    cells.sort_unstable();
    let is_open = |c: &Cell| matches!(draft.map.get(c), Some('.' | 's' | 'o'));
    if rng.u8(0..5) > 0 {
        cells.retain(|c| is_open(c));
    }
    rng.choice(cells).unwrap_or_default()
}

/// Returns connected cells for sand or water. The caller must check that they are suitable.
fn puddle(rng: &mut Rng, from: Cell, size: usize) -> Vec<Cell> {
    let mut cells = vec![from];
    while cells.len() < size {
        let next = step(*rng.choice(&cells).unwrap_or(&from), rng.usize(0..6));
        if !cells.contains(&next) {
            cells.push(next);
        }
    }
    cells
}

/// Returns a random piece id. Some families of pieces are more likely than others.
fn random_id(rng: &mut Rng) -> String {
    let pick = |rng: &mut Rng, list: &[&str]| (*rng.choice(list).unwrap_or(&"F-1")).to_string();
    match rng.u8(0..100) {
        0..26 => pick(rng, &FLATS),
        26..46 => pick(rng, &TALLS),
        46..53 => "sand".to_string(),
        53..60 => "water".to_string(),
        60..68 => "roller".to_string(),
        68..74 => "toppler".to_string(),
        74..80 => "spinner".to_string(),
        80..87 => "door".to_string(),
        87..95 => "token".to_string(),
        95..98 => "start-marker".to_string(),
        _ => "hole-marker".to_string(),
    }
}

fn spec_of(rng: &mut Rng, draft: &Draft, id: String) -> PieceSpec {
    let mut spec = PieceSpec {
        at: place(rng, draft),
        ..PieceSpec::default()
    };
    let is_path = id.starts_with("F-") || id.starts_with("V-");
    if is_path || matches!(id.as_str(), "door" | "start-marker") {
        spec.mirror = rng.bool();
    }
    if is_path || matches!(id.as_str(), "door" | "start-marker" | "spinner") {
        spec.rotate = rng.usize(0..6);
    }
    match id.as_str() {
        "sand" | "water" => {
            let size = rng.usize(3..=5);
            spec.cells = puddle(rng, spec.at, size);
        }
        "token" => spec.value = rng.i64(-3..=-1),
        "V-C7h" if rng.bool() => under_the_hole(rng, draft, &mut spec),
        _ => {}
    }
    spec.channel = id.starts_with("F-") && id != "F-1" && rng.u8(0..10) < 6;
    spec.id = id;
    spec
}

/// Moves a piece `V-C7h` so that its deck hole lies above the hole of the course.
fn under_the_hole(rng: &mut Rng, draft: &Draft, spec: &mut PieceSpec) {
    let holes = draft.oracle().holes;
    if let Some(mut at) = rng.choice(&holes).copied() {
        for _ in 0..3 {
            at = step(at, (spec.rotate + 3) % 6);
        }
        spec.at = at;
    }
}

fn random_arrow(rng: &mut Rng, draft: &Draft) -> Arrow {
    Arrow {
        at: place(rng, draft),
        into: rng.usize(0..6),
        out: rng.usize(0..6),
    }
}

/// Returns a cell under a puddle, a flat obstacle or a tall obstacle.
fn cell_of_a_piece(rng: &mut Rng, draft: &Draft) -> Option<Cell> {
    let oracle = draft.oracle();
    let cells: Vec<Cell> = match &rng.choice(oracle.pieces())?.kind {
        Kind::Path(path) => path.cells.iter().map(|c| c.at).collect(),
        Kind::Puddle { cells, .. } => cells.clone(),
        _ => return None,
    };
    rng.choice(cells)
}

fn try_piece(rng: &mut Rng, draft: &mut Draft, spec: PieceSpec) -> bool {
    let token = spec.id == "token";
    draft.specs.push(spec);
    if draft.is_valid() {
        return true;
    }
    draft.specs.pop();
    // Tokens may share cells with some pieces, so such cells are tried too.
    if token && let Some(at) = cell_of_a_piece(rng, draft) {
        draft.specs.push(PieceSpec {
            id: "token".to_string(),
            at,
            value: rng.i64(-3..=-1),
            ..PieceSpec::default()
        });
        if draft.is_valid() {
            return true;
        }
        draft.specs.pop();
    }
    false
}

/// Tries up to `tries` times to place a piece with this id somewhere.
fn try_id(rng: &mut Rng, draft: &mut Draft, id: &str, tries: usize) {
    for _ in 0..tries {
        let spec = spec_of(rng, draft, id.to_string());
        if try_piece(rng, draft, spec) {
            break;
        }
    }
}

fn random_draft(rng: &mut Rng) -> Draft {
    let mut draft = Draft {
        map: outline(rng),
        specs: vec![],
        arrows: vec![],
    };
    // Each course has a few favourite pieces, so that rare pieces also occur together. Tall pieces
    // need room, so a tall piece is often placed first.
    let mut favourites: Vec<String> = (0..rng.usize(1..=4)).map(|_| random_id(rng)).collect();
    favourites.retain(|id| !id.ends_with("marker"));
    if rng.u8(0..3) > 0 {
        let rare = ["V-X13", "V-C7h", "spinner", "door"];
        let id = if rng.bool() {
            rng.choice(TALLS)
        } else {
            rng.choice(rare)
        };
        favourites.insert(0, id.unwrap_or("V-C7h").to_string());
        try_id(rng, &mut draft, &favourites[0], 60);
    }
    let (mut tries, goal) = (rng.usize(5..45), rng.usize(1..=18));
    while tries > 0 && draft.specs.len() < goal {
        tries -= 1;
        let favourite = if rng.bool() {
            rng.choice(&favourites).cloned()
        } else {
            None
        };
        let id = favourite.unwrap_or_else(|| random_id(rng));
        try_id(rng, &mut draft, &id, 5);
    }
    for _ in 0..rng.usize(0..3) {
        let spec = spec_of(rng, &draft, "token".to_string());
        try_piece(rng, &mut draft, spec);
    }
    for _ in 0..rng.usize(0..25) {
        let arrow = random_arrow(rng, &draft);
        draft.arrows.push(arrow);
        // Arrows do not affect the other checks, so only the arrows are checked.
        let mut bare = draft.oracle();
        bare.pieces.clear();
        let mut errors = vec![];
        bare.check_arrows(&mut errors);
        if !errors.is_empty() {
            draft.arrows.pop();
        }
    }
    // The printed starts do not matter if a marker moves them.
    if draft.specs.iter().any(|s| s.id == "start-marker") && rng.u8(0..4) == 0 {
        draft
            .map
            .values_mut()
            .filter(|sign| **sign == 's')
            .for_each(|sign| *sign = '.');
    }
    draft
}

/// Returns a random valid course file.
pub fn random_course(rng: &mut Rng) -> String {
    loop {
        let draft = random_draft(rng);
        if draft.is_valid() {
            return draft.to_toml();
        }
    }
}

/// Returns a random course with one change or addition that may violate L3.
pub fn broken_course(rng: &mut Rng) -> String {
    let mut draft = random_draft(rng);
    match rng.u8(0..20) {
        0 => {
            let arrow = random_arrow(rng, &draft);
            draft.arrows.push(arrow);
        }
        1 => {
            if let Some(arrow) = rng.choice(&draft.arrows).copied() {
                draft.arrows.push(Arrow {
                    out: rng.usize(0..6),
                    ..arrow
                });
            }
        }
        2 => {
            let at = place(rng, &draft);
            draft
                .map
                .insert(at, *rng.choice(&['.', 's', 'o', '#', '%']).unwrap_or(&'.'));
        }
        3 => {
            let cells = (0..rng.usize(2..=6)).map(|_| place(rng, &draft)).collect();
            let id = if rng.bool() { "sand" } else { "water" }.to_string();
            draft.specs.push(PieceSpec {
                id,
                cells,
                ..PieceSpec::default()
            });
        }
        4 => {
            let size = rng.usize(2..=6);
            let from = place(rng, &draft);
            let cells = puddle(rng, from, size);
            let id = if rng.bool() { "sand" } else { "water" }.to_string();
            draft.specs.push(PieceSpec {
                id,
                cells,
                ..PieceSpec::default()
            });
        }
        5..9 if !draft.specs.is_empty() => {
            // Move a piece by one cell.
            let i = rng.usize(..draft.specs.len());
            let d = rng.usize(0..6);
            let spec = &mut draft.specs[i];
            spec.at = step(spec.at, d);
            for cell in &mut spec.cells {
                *cell = step(*cell, d);
            }
        }
        _ => {
            let id = random_id(rng);
            let spec = spec_of(rng, &draft, id);
            draft.specs.push(spec);
        }
    }
    draft.to_toml()
}

const COLOURS: [&str; 6] = ["orange", "green", "yellow", "blue", "violet", "red"];

/// Returns all nodes where a ball can lie in the initial state of the course.
fn legal_nodes(oracle: &Oracle, scene: &Scene) -> Vec<Node> {
    let mut cells: Vec<Cell> = oracle.map.keys().copied().collect();
    for piece in oracle.pieces() {
        if let Kind::Path(path) = &piece.kind {
            cells.extend(path.cells.iter().map(|c| c.at));
        }
    }
    cells.sort_unstable();
    cells.dedup();
    let nodes = cells
        .iter()
        .flat_map(|at| [false, true].map(|top| Node { at: *at, top }));
    nodes.filter(|node| oracle.can_lie(scene, *node)).collect()
}

/// Returns the nodes on or beside a tall, channelled or moving piece.
fn lively_nodes(oracle: &Oracle, nodes: &[Node]) -> Vec<Node> {
    let mut near: Vec<Cell> = vec![];
    for piece in oracle.pieces() {
        let cells: Vec<Cell> = match &piece.kind {
            Kind::Path(path) if path.tall || path.channel => {
                path.cells.iter().map(|c| c.at).collect()
            }
            Kind::Roller(at) | Kind::Toppler(at) => vec![*at],
            Kind::Spinner { hub, arm } => vec![*hub, step(*hub, *arm)],
            Kind::Door(door) => door.panels.to_vec(),
            _ => vec![],
        };
        for at in cells {
            near.push(at);
            near.extend((0..6).map(|d| step(at, d)));
        }
    }
    nodes
        .iter()
        .filter(|node| near.contains(&node.at))
        .copied()
        .collect()
}

/// Returns one to six balls, sometimes twelve, on legal nodes, often close together. A ball lies on
/// a deck hole only if another ball lies below it.
pub fn random_balls(rng: &mut Rng, oracle: &Oracle) -> Vec<(String, Cell, bool)> {
    let scene = oracle.fresh();
    let nodes = legal_nodes(oracle, &scene);
    let lively = lively_nodes(oracle, &nodes);
    let mut names: Vec<String> = COLOURS.iter().map(|c| (*c).to_string()).collect();
    names.extend(COLOURS.iter().map(|c| format!("{c}-flat")));
    rng.shuffle(&mut names);
    names.truncate(if rng.u8(0..10) == 0 {
        12
    } else {
        rng.usize(1..=6)
    });
    let mut taken: HashMap<Node, String> = HashMap::new();
    let mut balls: Vec<(String, Cell, bool)> = vec![];
    let clustered = rng.u8(0..10) < 7;
    for name in names {
        for _ in 0..20 {
            let Some(mut node) = rng.choice(&nodes).copied() else {
                break;
            };
            if rng.u8(0..3) > 0 {
                node = rng.choice(&lively).copied().unwrap_or(node);
            }
            if clustered && let Some((_, at, _)) = rng.choice(&balls) {
                let at = if rng.u8(0..6) == 0 {
                    *at
                } else {
                    step(*at, rng.usize(0..6))
                };
                node = Node {
                    at,
                    top: rng.bool(),
                };
            }
            let below = taken.contains_key(&Node::ground(node.at));
            let floats = oracle.floor(node) == Some(Floor::DeckHole) && !below;
            if nodes.contains(&node) && !taken.contains_key(&node) && !floats {
                taken.insert(node, name.clone());
                balls.push((name, node.at, node.top));
                break;
            }
        }
    }
    balls
}
