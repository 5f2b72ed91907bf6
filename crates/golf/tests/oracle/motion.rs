//! Sections 2, 4, 7 and 8: a stroke and its trace.

use std::collections::{BTreeMap, HashSet};

use serde_json::{Map, Value, json};

use super::course::{Kind, Oracle};
use super::hex::{Dir, NAMES, dir_named, step};
use super::rebound::Turn;
use super::scene::{Node, Scene};
use super::shapes::Floor;
use super::ways::{Body, Way};

/// The moving ball, its direction, and its remaining impulses.
type Moving = (String, Dir, u32);

struct Stroke<'a> {
    oracle: &'a Oracle,
    scene: &'a mut Scene,
    events: Vec<Value>,
    tokens: BTreeMap<String, Vec<i64>>,
    holed: Vec<String>,
    /// S6: the states that the stroke has been in since an impulse was last spent or a piece last
    /// changed.
    states: HashSet<(String, Node, Dir, u32)>,
}

impl Oracle {
    /// Plays a stroke and returns its trace.
    ///
    /// # Errors
    /// Fails for an unknown ball or direction, a blocked direction, or impulses outside the range
    /// 1–99.
    pub fn stroke(
        &self,
        scene: &mut Scene,
        ball: &str,
        dir: &str,
        impulses: u32,
    ) -> Result<Value, String> {
        let d = dir_named(dir).ok_or_else(|| format!("no direction {dir}"))?;
        if !scene.balls.contains_key(ball) {
            return Err(format!("no ball {ball} on the course"));
        }
        if !(1..=99).contains(&impulses) {
            return Err(format!("{impulses} impulses"));
        }
        if !self.directions(scene, ball).contains(&dir) {
            return Err(format!("{dir} is blocked"));
        }
        let mut stroke = Stroke {
            oracle: self,
            scene,
            events: vec![],
            tokens: BTreeMap::new(),
            holed: vec![],
            states: HashSet::new(),
        };
        let mut moving = Some((ball.to_string(), d, impulses));
        while let Some(state) = moving {
            moving = stroke.turn_of_loop(state);
        }
        Ok(stroke.trace())
    }
}

impl Stroke<'_> {
    fn node(&self, ball: &str) -> Node {
        self.scene.balls[ball]
    }

    /// Runs one pass of the loop in S4. Returns the ball that moves next, or `None` when the stroke
    /// is over.
    fn turn_of_loop(&mut self, (ball, d, left): Moving) -> Option<Moving> {
        let node = self.node(&ball);
        // S6.
        if !self.states.insert((ball.clone(), node, d, left)) {
            self.settle(&ball, "wedged");
            return None;
        }
        // S4.1
        if left == 0 {
            self.settle(&ball, "spent");
            return None;
        }
        let next = match self.oracle.way(self.scene, node, d) {
            Way::Blocked(body) => return self.rebound(ball, node, d, left, body),
            Way::Open(next) => next,
        };
        // S4.3, C1, C3: the striking ball settles before the struck one moves.
        if let Some(struck) = self.scene.ball_on(next).map(str::to_string) {
            self.events.push(
                json!({"type": "carom", "ball": ball, "hits": struck, "dir": NAMES[d], "left": left}),
            );
            self.settle(&ball, "carom");
            return Some((struck, d, left));
        }
        // S4.4
        let cost = self.oracle.price(node, d, next);
        if cost > left {
            self.settle(&ball, "too-dear");
            return None;
        }
        // S4.5
        let left = left - cost;
        if cost > 0 {
            self.states.clear();
        }
        self.scene.balls.insert(ball.clone(), next);
        self.events
            .push(json!({"type": "step", "ball": ball, "to": next.at,
            "layer": next.layer(), "dir": NAMES[d], "cost": cost, "left": left}));
        self.take_token(&ball);
        let lifted = self.move_doors();
        // D4: a ball that lifts the door stops under it.
        if lifted {
            self.settle(&ball, "door");
            return None;
        }
        // W1: a ball that comes from a node without water stops on water.
        if self.oracle.is_water(next) && !self.oracle.is_water(node) {
            self.settle(&ball, "water");
            return None;
        }
        Some((ball, d, left))
    }

    /// S4.2: handles a ball whose way is blocked.
    fn rebound(
        &mut self,
        ball: String,
        node: Node,
        d: Dir,
        left: u32,
        body: Body,
    ) -> Option<Moving> {
        if !node.top && self.oracle.level_price(node) > left {
            self.settle(&ball, "too-dear");
            return None;
        }
        match self.oracle.deflect(self.scene, node, d, body) {
            // Following a bend is not an event.
            Turn::Bend(out) => Some((ball, out, left)),
            Turn::Rebound { out, hit, rule } => {
                self.events
                    .push(json!({"type": "rebound", "ball": ball, "at": node.at,
                    "in": NAMES[d], "out": NAMES[out], "hit": hit, "rule": rule}));
                self.react(node, d, body);
                Some((ball, out, left))
            }
        }
    }

    fn piece_event(&mut self, piece: usize, key: &str, value: Value) {
        let mut event = Map::new();
        event.insert("type".to_string(), json!("piece"));
        event.insert("piece".to_string(), json!(self.oracle.pieces[piece].name));
        event.insert(key.to_string(), value);
        self.events.push(Value::Object(event));
        // S6: a piece has changed, so earlier states may occur again.
        self.states.clear();
    }

    /// Section 7: lets the body across the edge `d` react to the hit.
    fn react(&mut self, node: Node, d: Dir, body: Body) {
        let Body::Piece(i) = body else { return };
        match &self.oracle.pieces[i].kind {
            // D1: the roller moves one cell in the ball's incoming direction, if that cell is free.
            Kind::Roller(_) => {
                let to = step(step(node.at, d), d);
                if self.oracle.is_free(self.scene, to) {
                    self.scene.rollers.insert(i, to);
                    self.piece_event(i, "at", json!(to));
                }
            }
            // D2: the arm turns the way it was pushed, if the cell that it turns to is free.
            Kind::Spinner { hub, .. } => {
                let push = self.oracle.push_on_arm(self.scene, i, node, d);
                if let Some((_, arm)) = push
                    && self.oracle.is_free(self.scene, step(*hub, arm))
                {
                    self.scene.arms.insert(i, arm);
                    self.piece_event(i, "arm", json!(NAMES[arm]));
                }
            }
            // D3: the toppler falls onto the two cells behind it, if both are free.
            Kind::Toppler(stand) if !self.scene.fallen.contains_key(&i) => {
                let one = step(*stand, d);
                if [one, step(one, d)]
                    .iter()
                    .all(|c| self.oracle.is_free(self.scene, *c))
                {
                    self.scene.fallen.insert(i, d);
                    self.piece_event(i, "fallen", json!(NAMES[d]));
                }
            }
            _ => {}
        }
    }

    /// D5: a ball that reaches a ground node takes the token there.
    fn take_token(&mut self, ball: &str) {
        let node = self.node(ball);
        for (i, piece) in self.oracle.pieces.iter().enumerate() {
            if let Kind::Token { at, value } = &piece.kind
                && !node.top
                && *at == node.at
                && self.scene.taken.insert(i)
            {
                self.tokens
                    .entry(ball.to_string())
                    .or_default()
                    .push(*value);
                self.events
                    .push(json!({"type": "token", "ball": ball, "at": at, "value": value}));
            }
        }
    }

    /// D4: opens each door with a ball under it, and closes each door that no ball holds open.
    /// Returns whether a door has just been lifted.
    fn move_doors(&mut self) -> bool {
        let mut lifted = false;
        for (i, piece) in self.oracle.pieces.iter().enumerate() {
            let Kind::Door(door) = &piece.kind else {
                continue;
            };
            let held = |cells: &[(i32, i32)]| {
                cells
                    .iter()
                    .any(|c| self.scene.ball_on(Node::ground(*c)).is_some())
            };
            let (under, beyond) = (held(&door.panels), held(&door.far_side));
            let open = self.scene.open_doors.contains(&i);
            if !open && under {
                self.scene.open_doors.insert(i);
                self.piece_event(i, "open", json!(true));
                lifted = true;
            } else if open && !under && !beyond {
                self.scene.open_doors.remove(&i);
                self.piece_event(i, "open", json!(false));
            }
        }
        lifted
    }

    /// S5: settles the ball where it is.
    fn settle(&mut self, ball: &str, why: &str) {
        let node = self.node(ball);
        if !node.top && self.oracle.holes.contains(&node.at) {
            self.scene.balls.remove(ball);
            self.holed.push(ball.to_string());
            self.events
                .push(json!({"type": "holed", "ball": ball, "at": node.at}));
            self.move_doors();
            return;
        }
        match self.oracle.floor(node) {
            // The ball rolls down node by node, and stops before an occupied or blocked node.
            Some(Floor::Slope(down)) => {
                if let Way::Open(next) = self.oracle.way(self.scene, node, down)
                    && self.scene.ball_on(next).is_none()
                {
                    return self.drop_to(ball, next, "rolled-back");
                }
            }
            // The ball falls to the ground node of the cell, unless another ball lies there.
            Some(Floor::DeckHole) => {
                let below = Node::ground(node.at);
                if self.scene.ball_on(below).is_none() {
                    return self.drop_to(ball, below, "fell-through");
                }
            }
            _ => {}
        }
        self.events
            .push(json!({"type": "settle", "ball": ball, "at": node.at,
            "layer": node.layer(), "why": why}));
    }

    /// S5: the ball moves to `to` while settling, and settles there by the same rule.
    fn drop_to(&mut self, ball: &str, to: Node, why: &str) {
        self.scene.balls.insert(ball.to_string(), to);
        self.take_token(ball);
        self.move_doors();
        self.settle(ball, why);
    }

    fn trace(self) -> Value {
        let mut balls = Map::new();
        for (name, node) in &self.scene.balls {
            balls.insert(name.clone(), json!({"at": node.at, "layer": node.layer()}));
        }
        for name in self.holed {
            balls.insert(name, json!("holed"));
        }
        json!({
            "events": self.events,
            "balls": balls,
            "tokens": self.tokens,
            "pieces": self.oracle.pieces_json(self.scene),
        })
    }
}
