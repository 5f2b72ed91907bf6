//! Sections 3, 5 (F2) and 7: the new direction of a ball whose way is blocked.

use super::course::{Kind, Oracle};
use super::hex::{Dir, opposite, step, turn};
use super::scene::{Node, Scene};
use super::ways::Body;

/// How the direction of a ball changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// F2: the ball follows a bend in the path, which is not a rebound.
    Bend(Dir),
    Rebound {
        out: Dir,
        hit: Vec<String>,
        rule: &'static str,
    },
}

impl Oracle {
    pub(super) fn body_name(&self, body: Body) -> String {
        match body {
            Body::Wall => "wall".to_string(),
            Body::Piece(i) | Body::Fallen(i) => self.pieces[i].name.clone(),
        }
    }

    fn blocked(&self, scene: &Scene, node: Node, d: Dir) -> Option<Body> {
        self.way(scene, node, d).body()
    }

    /// Returns how `body` deflects a ball on `node` that moves in direction `d`.
    pub(super) fn deflect(&self, scene: &Scene, node: Node, d: Dir, body: Body) -> Turn {
        let only = |out, rule| Turn::Rebound {
            out,
            hit: vec![self.body_name(body)],
            rule,
        };
        // F2: in a channel or on top of a tall obstacle, the path does not continue in `d` or is
        // blocked.
        if let Some((_, cell)) = self.on_path(node) {
            let (left, right) = (turn(d, 1), turn(d, -1));
            return match (cell.has_way(left), cell.has_way(right)) {
                (true, false) => Turn::Bend(left),
                (false, true) => Turn::Bend(right),
                _ => only(opposite(d), "F2"),
            };
        }
        if let Some((out, rule)) = self.section_seven(scene, node, d, body) {
            return only(out, rule);
        }
        // R1: the ball touches bodies across the edges d−1, d and d+1.
        let mut hit: Vec<String> = vec![];
        for side in [turn(d, -1), d, turn(d, 1)] {
            if let Some(touched) = self.blocked(scene, node, side) {
                let name = self.body_name(touched);
                if !hit.contains(&name) {
                    hit.push(name);
                }
            }
        }
        // R5: where a printed wall blocks the incoming direction, the arrow takes precedence over
        // R2–R4.
        let arrow = self.arrows.iter().find(|a| a.at == node.at && a.into == d);
        let (wanted, decided) = match arrow {
            Some(arrow) if body == Body::Wall => (arrow.out, "R5"),
            _ => self.plain_rebound(scene, node, d, body),
        };
        // R4 (and R5): if the new direction is blocked, the ball returns.
        let (out, rule) = if self.blocked(scene, node, wanted).is_none() {
            (wanted, decided)
        } else if decided == "R3" && wanted != opposite(d) {
            (opposite(d), "R4")
        } else {
            (opposite(d), decided)
        };
        Turn::Rebound { out, hit, rule }
    }

    /// Applies R2 and R3, without R4.
    fn plain_rebound(&self, scene: &Scene, node: Node, d: Dir, body: Body) -> (Dir, &'static str) {
        let plus = self.blocked(scene, node, turn(d, 1));
        let minus = self.blocked(scene, node, turn(d, -1));
        // R2: the ball touches two bodies at once.
        if [plus, minus].iter().flatten().any(|other| *other != body) {
            return (opposite(d), "R2");
        }
        // R3: is the body on one side of the ball, on both sides, or on neither?
        let side = match (plus.is_some(), minus.is_some()) {
            (true, false) => 1,
            (false, true) => -1,
            // The ball hits a point or runs into a pocket.
            _ => return (opposite(d), "R3"),
        };
        if self.blocked(scene, node, turn(d, 2 * side)) == Some(body) {
            // The ball follows the contour, which turns it by 60°.
            return (turn(d, -side), "R3");
        }
        // F3: a wall cell under a piece is not rounded.
        let rounded = |d: Dir| body == Body::Wall && self.is_rounded(step(node.at, d));
        if rounded(d) || rounded(turn(d, side)) {
            return (opposite(d), "R3");
        }
        // The ball is reflected, which turns it by 120°.
        (turn(d, -2 * side), "R3")
    }

    /// Returns the direction of a ball that has hit a roller, spinner, upright toppler or door
    /// post.
    fn section_seven(
        &self,
        scene: &Scene,
        node: Node,
        d: Dir,
        body: Body,
    ) -> Option<(Dir, &'static str)> {
        let Body::Piece(i) = body else { return None };
        match &self.pieces[i].kind {
            Kind::Roller(_) => Some((opposite(d), "D1")),
            Kind::Toppler(_) => (!scene.fallen.contains_key(&i)).then(|| (opposite(d), "D3")),
            Kind::Door(door) => {
                let post = door.posts.contains(&step(node.at, d));
                post.then(|| (opposite(d), "D4"))
            }
            Kind::Spinner { .. } => {
                // D2: a ball that hits the arm from the side is turned aside. Any other ball goes
                // straight back.
                let out = self.push_on_arm(scene, i, node, d).map(|(away, _)| away);
                let out = out.filter(|away| self.blocked(scene, node, *away).is_none());
                Some((out.unwrap_or_else(|| opposite(d)), "D2"))
            }
            _ => None,
        }
    }

    /// D2: if a ball on the ground hits the arm from one of the two cells beside the hub and the
    /// arm, returns the new direction of the ball (straight away from the hub) and that of the arm.
    pub(super) fn push_on_arm(
        &self,
        scene: &Scene,
        spinner: usize,
        node: Node,
        d: Dir,
    ) -> Option<(Dir, Dir)> {
        let Kind::Spinner { hub, .. } = &self.pieces[spinner].kind else {
            return None;
        };
        let k = *scene.arms.get(&spinner)?;
        let (after, before) = (turn(k, 1), turn(k, -1));
        if node == Node::ground(step(*hub, after)) && d == before {
            Some((after, before))
        } else if node == Node::ground(step(*hub, before)) && d == after {
            Some((before, after))
        } else {
            None
        }
    }

    /// Returns whether a cell is *free* (section 7).
    pub(super) fn is_free(&self, scene: &Scene, at: (i32, i32)) -> bool {
        self.is_fairway(at)
            && !self.holes.contains(&at)
            && !self.starts.contains(&at)
            && scene.ball_on(Node::ground(at)).is_none()
            && self.dynamic_at(scene, at).is_none()
            && self.panel_at(at).is_none()
            && self.path_at(at).is_none()
    }
}
