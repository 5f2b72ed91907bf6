//! The state that changes during play: balls, moving pieces and tokens.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use super::course::{Kind, Oracle};
use super::hex::{Cell, Dir, NAMES};

/// B3: a position where a ball can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node {
    pub at: Cell,
    pub top: bool,
}

impl Node {
    #[must_use]
    pub fn ground(at: Cell) -> Self {
        Self { at, top: false }
    }

    #[must_use]
    pub fn layer(self) -> &'static str {
        if self.top { "top" } else { "ground" }
    }
}

/// The state of a course. The keys of the maps are the indices of the pieces on the course.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    pub balls: BTreeMap<String, Node>,
    pub rollers: BTreeMap<usize, Cell>,
    pub arms: BTreeMap<usize, Dir>,
    pub fallen: BTreeMap<usize, Dir>,
    pub open_doors: BTreeSet<usize>,
    pub taken: BTreeSet<usize>,
}

impl Scene {
    #[must_use]
    pub fn ball_on(&self, node: Node) -> Option<&str> {
        self.balls
            .iter()
            .find(|(_, n)| **n == node)
            .map(|(name, _)| name.as_str())
    }
}

impl Oracle {
    /// Returns the initial state of the course, without balls.
    #[must_use]
    pub fn fresh(&self) -> Scene {
        let mut scene = Scene::default();
        for (i, piece) in self.pieces.iter().enumerate() {
            match &piece.kind {
                Kind::Roller(at) => {
                    scene.rollers.insert(i, *at);
                }
                Kind::Spinner { arm, .. } => {
                    scene.arms.insert(i, *arm);
                }
                _ => {}
            }
        }
        scene
    }

    /// Places balls. Each is given as `(name, cell, on top)`, as on the command line.
    ///
    /// # Errors
    /// Fails if a name is given twice, a ball cannot lie on its node, or the node is already taken.
    pub fn scene(&self, balls: &[(&str, Cell, bool)]) -> Result<Scene, String> {
        let mut scene = self.fresh();
        for (name, at, top) in balls {
            let node = Node { at: *at, top: *top };
            if scene.balls.contains_key(*name) {
                return Err(format!("{name} is given twice"));
            }
            if !self.can_lie(&scene, node) {
                return Err(format!("no ball can lie at {at:?} {}", node.layer()));
            }
            if scene.ball_on(node).is_some() {
                return Err(format!("{at:?} is taken"));
            }
            scene.balls.insert((*name).to_string(), node);
        }
        // Command line contract: a door is open only if a ball is placed on one of its panels.
        for (i, piece) in self.pieces.iter().enumerate() {
            if let Kind::Door(door) = &piece.kind
                && door
                    .panels
                    .iter()
                    .any(|c| scene.ball_on(Node::ground(*c)).is_some())
            {
                scene.open_doors.insert(i);
            }
        }
        Ok(scene)
    }

    /// Returns the field `pieces` of a trace: every piece whose state differs from that in the
    /// course file.
    pub(super) fn pieces_json(&self, scene: &Scene) -> Value {
        let mut out = Map::new();
        for (i, piece) in self.pieces.iter().enumerate() {
            let state = match &piece.kind {
                Kind::Roller(home) => scene
                    .rollers
                    .get(&i)
                    .filter(|at| *at != home)
                    .map(|at| json!({"at": at})),
                Kind::Spinner { arm, .. } => scene
                    .arms
                    .get(&i)
                    .filter(|now| *now != arm)
                    .map(|now| json!({"arm": NAMES[*now]})),
                Kind::Toppler(_) => scene.fallen.get(&i).map(|d| json!({"fallen": NAMES[*d]})),
                Kind::Door(_) => scene.open_doors.contains(&i).then(|| json!({"open": true})),
                Kind::Token { .. } => scene.taken.contains(&i).then(|| json!({"taken": true})),
                _ => None,
            };
            if let Some(state) = state {
                out.insert(piece.name.clone(), state);
            }
        }
        Value::Object(out)
    }
}
