//! The network's inputs for one ball. Every input has the same meaning on every course.

use super::position::CaromPosition;
use super::terrain::Terrain;
use golf::{Field, Node};

/// The number of inputs per ball.
pub const COUNT: usize = 42;
const BALLS: usize = golf::Ball::COUNT;

/// A summary of all balls that are not holed yet.
struct Glance {
    balls: [Lying; BALLS],
    count: usize,
}

#[derive(Clone, Copy)]
struct Lying {
    owner: u8,
    index: usize,
    node: Option<Node>,
    /// The number of remaining strokes.
    left: u8,
    /// The expected remaining score if the ball plays alone.
    rest: f32,
    /// The part of `rest` that comes from tokens.
    gain: f32,
    /// The probability that the ball's next stroke holes it if it plays alone.
    soon: f32,
    /// The number of balls that play before this one.
    wait: u8,
}

/// Calls `tell` for every ball that is not holed, with the ball's index, its expected remaining
/// score if it played alone, and its inputs (`None` if the ball's value is already known).
pub(super) fn each_ball(
    terrain: &Terrain,
    field: &Field,
    position: &CaromPosition,
    mut tell: impl FnMut(usize, f32, Option<&[f32; COUNT]>),
) {
    let glance = Glance::new(terrain, field, position);
    for lying in &glance.balls[..glance.count] {
        if glance.count == 1 || lying.left == 0 {
            // The value of a ball that is alone or has no remaining strokes is known.
            tell(lying.index, lying.rest, None);
            continue;
        }
        let inputs = glance.inputs(terrain, field, position, lying);
        tell(lying.index, lying.rest, Some(&inputs));
    }
}

impl Glance {
    fn new(terrain: &Terrain, field: &Field, position: &CaromPosition) -> Glance {
        let nobody = Lying {
            owner: 0,
            index: 0,
            node: None,
            left: 0,
            rest: 0.0,
            gain: 0.0,
            soon: 0.0,
            wait: 0,
        };
        let mut glance = Glance {
            balls: [nobody; BALLS],
            count: 0,
        };
        let number = position.balls.len();
        for step in 0..number {
            let index = (position.turn + step) % number;
            let ball = &position.balls[index];
            if ball.holed.is_none() && glance.count < BALLS {
                glance.balls[glance.count] =
                    lying(terrain, field, position, index, glance.count as u8);
                glance.count += 1;
            }
        }
        glance
    }

    /// Returns what the other balls can do to a ball, and what that ball can do to them.
    fn surroundings(&self, terrain: &Terrain, field: &Field, own: &Lying) -> Surroundings {
        let mut around = Surroundings::default();
        let others = self.balls[..self.count].iter();
        for other in others.filter(|other| other.index != own.index) {
            let mate = other.owner == own.owner;
            let side = if mate {
                &mut around.mates
            } else {
                &mut around.rivals
            };
            side.add(other);
            let pressure = if other.wait < own.wait {
                &mut side.early
            } else {
                &mut side.late
            };
            pressure.count += 1.0;
            pressure.soon += other.soon;
            match (other.node, own.node) {
                (None, Some(to)) => pressure.add_from_starts(terrain, field, to),
                (Some(from), Some(to)) => {
                    pressure.add_from(terrain.push(from, to), other.soon);
                    let [ways, harm, help] = terrain.push(to, from);
                    around.ways += ways;
                    around.harm += if mate { 0.0 } else { harm };
                    around.help += if mate { help } else { 0.0 };
                }
                (_, None) => {}
            }
        }
        around
    }

    fn inputs(
        &self,
        terrain: &Terrain,
        field: &Field,
        position: &CaromPosition,
        own: &Lying,
    ) -> [f32; COUNT] {
        let alone = |left: u8| lone_value(terrain, own.node, left.min(own.left));
        let around = self.surroundings(terrain, field, own);
        let (rivals, mates) = (&around.rivals, &around.mates);
        let exposed = own.node.map_or([0.0; 2], |node| terrain.exposed(node));
        [
            strokes(own.rest + own.gain),
            own.gain / 4.0,
            rivals.gain / 4.0,
            mates.gain / 4.0,
            own.soon,
            alone(3) - alone(2),
            alone(5) - alone(4),
            alone(own.left) - alone(own.left.saturating_sub(1)),
            f32::from(own.left.min(10)) / 10.0,
            1.0 / (1.0 + f32::from(own.left)),
            f32::from(u8::from(own.node.is_some())),
            strokes(terrain.par()),
            f32::from(own.wait) / 4.0,
            f32::from(position.balls.len() as u8) / 6.0,
            rivals.early.count / 3.0,
            rivals.early.ways / 3.0,
            rivals.early.harm,
            rivals.early.help,
            rivals.early.most,
            exposed[0],
            exposed[1],
            rivals.late.most,
            rivals.early.soon,
            rivals.late.count / 3.0,
            rivals.late.ways / 3.0,
            rivals.late.harm,
            rivals.late.help,
            mates.early.count / 2.0,
            mates.early.ways / 2.0,
            mates.early.harm,
            mates.early.help,
            mates.late.count / 2.0,
            mates.late.ways / 2.0,
            mates.late.help,
            around.ways / 3.0,
            around.harm,
            around.help,
            strokes(rivals.mean()),
            strokes(rivals.least),
            rivals.soon,
            strokes(mates.mean()),
            mates.soon,
        ]
    }
}

/// Scales a number of strokes to an input. Numbers above eight count as eight.
fn strokes(strokes: f32) -> f32 {
    (strokes / 4.0).min(2.0)
}

/// Returns the expected remaining score of a ball that plays alone, excluding tokens.
fn lone_value(terrain: &Terrain, node: Option<Node>, left: u8) -> f32 {
    let value = match node {
        Some(node) => terrain.heuristic().value(node, left),
        None => terrain.heuristic().entering(left),
    };
    value as f32
}

/// All other balls, as seen by one ball.
#[derive(Default)]
struct Surroundings {
    rivals: Side,
    mates: Side,
    /// The number of directions in which the ball hits another ball.
    ways: f32,
    /// How much these hits harm opponents.
    harm: f32,
    /// How much these hits help the same player's balls.
    help: f32,
}

/// What other balls can do to a ball.
#[derive(Default)]
struct Pressure {
    count: f32,
    soon: f32,
    ways: f32,
    harm: f32,
    /// The largest harm that any one of these balls can do.
    most: f32,
    help: f32,
}

impl Pressure {
    /// Adds a ball that has not entered yet, at the start cell where it can do the most harm.
    fn add_from_starts(&mut self, terrain: &Terrain, field: &Field, to: Node) {
        let harms = field.starts().map(|start| terrain.push(start, to)[1]);
        let harm = harms.into_iter().fold(0.0, f32::max);
        self.harm += harm;
        self.most = self.most.max(harm);
    }

    /// Adds a ball on the course. A ball that is about to be holed is less of a threat.
    fn add_from(&mut self, [ways, harm, help]: [f32; 3], soon: f32) {
        let free = 1.0 - 0.7 * soon;
        self.most = self.most.max(harm);
        self.ways += ways;
        self.harm += harm * free;
        self.help += help * free;
    }
}

/// Totals over the player's other balls, or over the opponents' balls.
#[derive(Default)]
struct Side {
    /// The pressure from balls that play before this one.
    early: Pressure,
    /// The pressure from balls that play after this one.
    late: Pressure,
    count: f32,
    rest: f32,
    gain: f32,
    least: f32,
    soon: f32,
}

impl Side {
    fn add(&mut self, other: &Lying) {
        self.least = if self.count > 0.0 {
            self.least.min(other.rest)
        } else {
            other.rest
        };
        self.count += 1.0;
        self.rest += other.rest;
        self.gain += other.gain;
        self.soon += other.soon;
    }

    fn mean(&self) -> f32 {
        if self.count > 0.0 {
            self.rest / self.count
        } else {
            0.0
        }
    }
}

fn lying(
    terrain: &Terrain,
    field: &Field,
    position: &CaromPosition,
    index: usize,
    wait: u8,
) -> Lying {
    let ball = &position.balls[index];
    let node = position.scene.ball(ball.ball);
    let left = position.limit - position.had(index);
    let value = |left: u8| lone_value(terrain, node, left);
    let rest = terrain.alone(field, &position.scene, node, left) as f32;
    Lying {
        owner: ball.owner,
        index,
        node,
        left,
        rest,
        gain: value(left) - rest,
        soon: if left > 1 { 2.0 - value(2) } else { 0.0 },
        wait,
    }
}
