//! Course files: map, pieces and arrows. The oracle reads only courses with a `map`, not layouts.

use std::collections::{BTreeMap, HashMap};

use toml::{Table, Value};

use super::hex::{Cell, Dir, Pose, dir_named, is_lattice};
use super::shapes::{self, Door, FLATS, PathCell, TALLS};

/// A flat or tall obstacle.
#[derive(Clone, Debug)]
pub struct Path {
    pub tall: bool,
    /// Whether this is a flat obstacle with an open channel.
    pub channel: bool,
    pub cells: Vec<PathCell>,
}

#[derive(Clone, Debug)]
pub enum Kind {
    Path(Path),
    Puddle { water: bool, cells: Vec<Cell> },
    Roller(Cell),
    Toppler(Cell),
    Spinner { hub: Cell, arm: Dir },
    Door(Door),
    Token { at: Cell, value: i64 },
    StartMarker(Vec<Cell>),
    HoleMarker(Cell),
}

#[derive(Clone, Debug)]
pub struct Piece {
    /// The id and a number that distinguishes pieces with the same id.
    pub name: String,
    pub kind: Kind,
}

/// A printed arrow (R5).
#[derive(Clone, Copy, Debug)]
pub struct Arrow {
    pub at: Cell,
    pub into: Dir,
    pub out: Dir,
}

#[derive(Clone, Debug, Default)]
pub struct PieceSpec {
    pub id: String,
    pub at: Cell,
    pub rotate: usize,
    pub mirror: bool,
    pub channel: bool,
    pub cells: Vec<Cell>,
    pub value: i64,
}

#[derive(Clone, Debug)]
pub struct Oracle {
    pub(super) map: HashMap<Cell, char>,
    pub(super) pieces: Vec<Piece>,
    pub(super) arrows: Vec<Arrow>,
    pub(super) starts: Vec<Cell>,
    pub(super) holes: Vec<Cell>,
}

/// Returns the keys that a piece may have besides `id`, and the keys that it must have.
fn keys_of(id: &str) -> Option<(&'static [&'static str], &'static [&'static str])> {
    Some(match id {
        _ if FLATS.contains(&id) => (&["at", "rotate", "mirror", "channel"], &["at"]),
        _ if TALLS.contains(&id) => (&["at", "rotate", "mirror"], &["at"]),
        "sand" | "water" => (&["cells"], &["cells"]),
        "roller" | "toppler" | "hole-marker" => (&["at"], &["at"]),
        "spinner" => (&["at", "rotate"], &["at"]),
        "door" | "start-marker" => (&["at", "rotate", "mirror"], &["at"]),
        "token" => (&["at", "value"], &["at", "value"]),
        _ => return None,
    })
}

impl PieceSpec {
    fn kind(&self) -> Option<Kind> {
        let pose = Pose {
            at: self.at,
            rotate: self.rotate,
            mirror: self.mirror,
        };
        Some(match self.id.as_str() {
            "sand" | "water" => Kind::Puddle {
                water: self.id == "water",
                cells: self.cells.clone(),
            },
            "roller" => Kind::Roller(self.at),
            "toppler" => Kind::Toppler(self.at),
            "spinner" => Kind::Spinner {
                hub: self.at,
                arm: pose.dir(0),
            },
            "door" => Kind::Door(shapes::door(pose)),
            "token" => Kind::Token {
                at: self.at,
                value: self.value,
            },
            "start-marker" => Kind::StartMarker(shapes::start_area(pose)),
            "hole-marker" => Kind::HoleMarker(self.at),
            id => Kind::Path(Path {
                tall: id.starts_with('V'),
                channel: self.channel,
                cells: shapes::posed(id, pose)?,
            }),
        })
    }

    fn read(table: &Table) -> Result<Self, String> {
        let id = table
            .get("id")
            .and_then(Value::as_str)
            .ok_or("a piece without id")?;
        let (allowed, needed) = keys_of(id).ok_or_else(|| format!("unknown piece {id}"))?;
        if let Some(key) = table
            .keys()
            .find(|k| *k != "id" && !allowed.contains(&k.as_str()))
        {
            return Err(format!("{id}: unknown key {key}"));
        }
        if let Some(key) = needed.iter().find(|k| !table.contains_key(**k)) {
            return Err(format!("{id}: {key} is missing"));
        }
        let mut spec = Self {
            id: id.to_string(),
            ..Self::default()
        };
        for (key, value) in table {
            let wrong = || format!("{id}: bad {key}");
            match key.as_str() {
                "at" => spec.at = cell(value).ok_or_else(wrong)?,
                "rotate" => {
                    let turns = value.as_integer().filter(|n| (0..6).contains(n));
                    spec.rotate = turns
                        .and_then(|n| usize::try_from(n).ok())
                        .ok_or_else(wrong)?;
                }
                "mirror" => spec.mirror = value.as_bool().ok_or_else(wrong)?,
                "channel" => spec.channel = value.as_bool().ok_or_else(wrong)?,
                "value" => {
                    let value = value.as_integer().filter(|n| (-3..=-1).contains(n));
                    spec.value = value.ok_or_else(wrong)?;
                }
                "cells" => {
                    let list = value.as_array().ok_or_else(wrong)?;
                    let cells: Option<Vec<Cell>> = list.iter().map(cell).collect();
                    spec.cells = cells.ok_or_else(wrong)?;
                }
                _ => {}
            }
        }
        if id == "F-1" && spec.channel {
            return Err("F-1 is closed only".to_string());
        }
        Ok(spec)
    }
}

impl Arrow {
    fn read(table: &Table) -> Result<Self, String> {
        if let Some(key) = table
            .keys()
            .find(|k| !["at", "in", "out"].contains(&k.as_str()))
        {
            return Err(format!("arrow: unknown key {key}"));
        }
        let dir = |key| table.get(key).and_then(Value::as_str).and_then(dir_named);
        match (table.get("at").and_then(cell), dir("in"), dir("out")) {
            (Some(at), Some(into), Some(out)) => Ok(Self { at, into, out }),
            _ => Err("arrow: at, in and out are needed".to_string()),
        }
    }
}

fn cell(value: &Value) -> Option<Cell> {
    let [x, y] = value.as_array()?.as_slice() else {
        return None;
    };
    let number = |v: &Value| i32::try_from(v.as_integer()?).ok();
    Some((number(x)?, number(y)?)).filter(|c| is_lattice(*c))
}

fn tables<'a>(doc: &'a Table, key: &str) -> Result<Vec<&'a Table>, String> {
    let Some(value) = doc.get(key) else {
        return Ok(vec![]);
    };
    let list = value
        .as_array()
        .ok_or_else(|| format!("{key} is not a list"))?;
    let tables: Option<Vec<&Table>> = list.iter().map(Value::as_table).collect();
    tables.ok_or_else(|| format!("{key} is not a list of tables"))
}

fn read_map(text: &str, origin: Cell) -> Result<HashMap<Cell, char>, Vec<String>> {
    let (mut map, mut errors) = (HashMap::new(), vec![]);
    for (y, line) in (0..).zip(text.lines()) {
        for (x, sign) in (0..).zip(line.chars()) {
            match sign {
                ' ' => {}
                _ if !is_lattice((x, y)) => errors.push(format!("map: odd place ({x},{y})")),
                '.' | 's' | 'o' | '#' | '%' => {
                    map.insert((x + origin.0, y + origin.1), sign);
                }
                _ => errors.push(format!("map: {sign:?} at ({x},{y})")),
            }
        }
    }
    if errors.is_empty() {
        Ok(map)
    } else {
        Err(errors)
    }
}

const KEYS: [&str; 10] = [
    "format", "name", "names", "board", "origin", "order", "limit", "map", "piece", "arrow",
];

impl Oracle {
    /// Reads a course file and checks it for L3 errors.
    ///
    /// # Errors
    /// Returns one short reason for each error found.
    pub fn parse(text: &str) -> Result<Self, Vec<String>> {
        let doc: Table = text.parse().map_err(|e| vec![format!("not TOML: {e}")])?;
        let mut errors = vec![];
        for key in doc.keys().filter(|k| !KEYS.contains(&k.as_str())) {
            errors.push(format!("unknown key {key}"));
        }
        if doc.get("format").and_then(Value::as_integer) != Some(1) {
            errors.push("format must be 1".to_string());
        }
        let origin = doc.get("origin").map_or(Some((0, 0)), cell);
        if origin.is_none() {
            errors.push("bad origin".to_string());
        }
        let text = doc.get("map").and_then(Value::as_str);
        let map = text
            .ok_or_else(|| vec!["map is missing".to_string()])
            .and_then(|text| read_map(text, origin.unwrap_or_default()));
        let (mut specs, mut arrows) = (vec![], vec![]);
        match tables(&doc, "piece") {
            Ok(list) => list.iter().for_each(|t| match PieceSpec::read(t) {
                Ok(spec) => specs.push(spec),
                Err(e) => errors.push(e),
            }),
            Err(e) => errors.push(e),
        }
        match tables(&doc, "arrow") {
            Ok(list) => list.iter().for_each(|t| match Arrow::read(t) {
                Ok(arrow) => arrows.push(arrow),
                Err(e) => errors.push(e),
            }),
            Err(e) => errors.push(e),
        }
        match map {
            Ok(map) if errors.is_empty() => {
                let oracle = Self::raw(map, &specs, arrows);
                let errors = oracle.errors();
                if errors.is_empty() {
                    Ok(oracle)
                } else {
                    Err(errors)
                }
            }
            Ok(_) => Err(errors),
            Err(more) => Err(errors.into_iter().chain(more).collect()),
        }
    }

    /// Creates a course without the L3 checks.
    pub(super) fn raw(map: HashMap<Cell, char>, specs: &[PieceSpec], arrows: Vec<Arrow>) -> Self {
        let mut oracle = Self {
            map,
            pieces: vec![],
            arrows,
            starts: vec![],
            holes: vec![],
        };
        let mut numbers: BTreeMap<&str, u32> = BTreeMap::new();
        for spec in specs {
            if let Some(kind) = spec.kind() {
                let number = numbers.entry(&spec.id).or_default();
                *number += 1;
                oracle.pieces.push(Piece {
                    name: format!("{}-{number}", spec.id),
                    kind,
                });
            }
        }
        // L2: markers replace the printed starts and hole.
        for piece in &oracle.pieces {
            match &piece.kind {
                Kind::StartMarker(cells) => oracle.starts.extend(cells),
                Kind::HoleMarker(at) => oracle.holes.push(*at),
                _ => {}
            }
        }
        let printed = |wanted: char| {
            let mut cells: Vec<Cell> = oracle
                .map
                .iter()
                .filter(|(_, sign)| **sign == wanted)
                .map(|(c, _)| *c)
                .collect();
            cells.sort_unstable();
            cells
        };
        let (starts, holes) = (printed('s'), printed('o'));
        if oracle.starts.is_empty() {
            oracle.starts = starts;
        }
        if oracle.holes.is_empty() {
            oracle.holes = holes;
        }
        oracle
    }

    /// B2: returns whether a cell is fairway on the bare board.
    #[must_use]
    pub fn is_fairway(&self, at: Cell) -> bool {
        matches!(self.map.get(&at), Some('.' | 's' | 'o'))
    }

    /// B2: returns whether a cell is rounded wall on the bare board.
    pub(super) fn is_rounded(&self, at: Cell) -> bool {
        self.map.get(&at) == Some(&'%')
    }

    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }
}
