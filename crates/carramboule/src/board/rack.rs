//! K1 and K10: the rack, its random deviations, and the grid positions around the centre.
//!
//! ```text
//!           2              A hexagonal grid of touching balls around the
//!       2       2          queen q. Ring 1 has 6 positions, ring 2 has 12,
//!    2      1      2       ring r has 6r.
//!       1       1
//!    2      q      2       Player A sits below. Every ring begins at the
//!       1       1          corner nearest the player who starts (here w,
//!    2      w      2       for A) and continues counter-clockwise.
//!       2       2
//!           w
//! ```

use crate::Vec2;
use crate::board::{Colour, Kind, Parameters, Player};

/// K1: the number of balls per colour.
pub const BALLS_PER_COLOUR: u8 = 9;

/// The gap in metres between the balls of a rack without random deviations. It keeps rounding
/// errors from making balls overlap. It is far too small to see, and the physics still treats the
/// balls as touching.
const SPARE: f64 = 1e-12;

/// K1: the number of balls in a rack.
pub const RACK_BALLS: usize = 19;

/// K1: the largest random deviation of a ball along either axis, in micrometres.
pub const MAX_NUDGE: i8 = 12;

/// The gap in metres between the balls of a rack with random deviations. It is larger than twice
/// the largest deviation, so balls never overlap. Every ball stays within a tenth of a millimetre
/// of its exact position.
const ROOM: f64 = 36e-6;

/// The cosine and sine of 60°.
const COS: f64 = 0.5;
const SIN: f64 = 0.866_025_403_784_438_6;

/// K1: returns the balls in a round and their positions: first the queen, then the rings
/// counter-clockwise with alternating colours. Each ring begins with a white ball on the line from
/// the centre to the player who starts.
pub fn rack(parameters: &Parameters, starts: Player) -> Vec<(Kind, Vec2)> {
    racked(parameters, starts, SPARE)
}

/// K1: the random deviations of the balls from their exact positions. They imitate a rack set up by
/// hand, which is never exact. Each entry holds x and y in micrometres, in the order of [`rack`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nudges([[i8; 2]; RACK_BALLS]);

impl Nudges {
    /// Creates the deviations. Returns `None` unless there is exactly one per ball and none exceeds
    /// [`MAX_NUDGE`] along either axis.
    pub fn new(nudges: &[[i8; 2]]) -> Option<Self> {
        let range = -MAX_NUDGE..=MAX_NUDGE;
        let all: [[i8; 2]; RACK_BALLS] = nudges.try_into().ok()?;
        all.iter()
            .flatten()
            .all(|nudge| range.contains(nudge))
            .then_some(Self(all))
    }
}

/// K1: returns the rack with these random deviations.
pub fn nudged_rack(parameters: &Parameters, starts: Player, nudges: &Nudges) -> Vec<(Kind, Vec2)> {
    let mut balls = racked(parameters, starts, ROOM);
    for ((_, place), [x, y]) in balls.iter_mut().zip(nudges.0) {
        *place += Vec2::new(f64::from(x), f64::from(y)) * 1e-6;
    }
    balls
}

/// Returns the balls of a rack, with a gap of `room` between them.
fn racked(parameters: &Parameters, starts: Player, room: f64) -> Vec<(Kind, Vec2)> {
    let towards = match starts {
        Player::A => Vec2::new(0.0, -1.0),
        Player::B => Vec2::new(0.0, 1.0),
    };
    let mut balls = vec![(Kind::Queen, parameters.centre())];
    for ring in 1..=2 {
        let mut colour = Colour::White;
        for place in grid_ring(ring, towards) {
            balls.push((Kind::Colour(colour), on_table(parameters, place, room)));
            colour = colour.other();
        }
    }
    balls
}

/// K10: returns the free grid position on the table nearest to the centre. If several are equally
/// near, returns the first one counter-clockwise from the shooter's right.
pub fn centre_place(
    parameters: &Parameters,
    shooter: Player,
    free: impl Fn(Vec2) -> bool,
) -> Option<Vec2> {
    let right = match shooter {
        Player::A => Vec2::new(1.0, 0.0),
        Player::B => Vec2::new(-1.0, 0.0),
    };
    let spacing = 2.0 * parameters.ball.radius;
    let rings = (parameters.side / (2.0 * SIN * spacing)) as u32;
    let pockets = parameters.pocket_centres();
    let mut best: Option<((u32, f64), Vec2)> = None;
    for ring in 0..=rings {
        // No position in a ring is nearer to the centre than the midpoints of the ring's sides.
        if best.is_some_and(|((rank, _), _)| rank < 3 * ring * ring) {
            break;
        }
        for place in grid_ring(ring, Vec2::new(0.0, -1.0)) {
            // Squared distances on the grid are whole numbers apart from rounding, so they are
            // either equal or clearly different.
            let rank = (place.norm_squared() * 4.0 + 0.5) as u32;
            let order = (rank, turn_from(right, place));
            let on_table = on_table(parameters, place, SPARE);
            let nearer = best.is_none_or(|(known, _)| order < known);
            if nearer && is_free_of_edges(parameters, &pockets, on_table) && free(on_table) {
                best = Some((order, on_table));
            }
        }
    }
    best.map(|(_, place)| place)
}

/// Returns the `6 * ring` positions of a hexagonal ring, in ball diameters, counter-clockwise from
/// its corner in direction `corner`. Ring 0 is the centre.
fn grid_ring(ring: u32, corner: Vec2) -> Vec<Vec2> {
    if ring == 0 {
        return vec![Vec2::ZERO];
    }
    let mut places = Vec::with_capacity(6 * ring as usize);
    let mut direction = corner;
    for _ in 0..6 {
        let next = turn_60(direction);
        for step in 0..ring {
            let along = f64::from(step);
            places.push(direction * (f64::from(ring) - along) + next * along);
        }
        direction = next;
    }
    places
}

fn turn_60(v: Vec2) -> Vec2 {
    Vec2::new(v.x * COS - v.y * SIN, v.x * SIN + v.y * COS)
}

fn on_table(parameters: &Parameters, place: Vec2, room: f64) -> Vec2 {
    parameters.centre() + place * (2.0 * parameters.ball.radius + room)
}

/// Returns a number from 0 (inclusive) to 4 (exclusive) that increases with the counter-clockwise
/// angle from `right`. Unlike the angle itself, it needs no trigonometric functions.
fn turn_from(right: Vec2, place: Vec2) -> f64 {
    let unit = place.unit();
    let (x, y) = (unit.dot(right), unit.dot(right.left()));
    // A value that differs from 0 only by rounding counts as 0.
    let y = if y.abs() < 1e-9 { 0.0 } else { y };
    if y >= 0.0 { 1.0 - x } else { 3.0 + x }
}

fn is_free_of_edges(parameters: &Parameters, pockets: &[Vec2], place: Vec2) -> bool {
    let inside = parameters.ball.radius..=parameters.side - parameters.ball.radius;
    let reach = parameters.pocket_radius + parameters.ball.radius;
    inside.contains(&place.x)
        && inside.contains(&place.y)
        && pockets
            .iter()
            .all(|&pocket| (place - pocket).norm() > reach)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn k1_rack_has_nine_of_each_and_the_queen_in_the_middle() {
        let parameters = Parameters::carramboule();
        let balls = rack(&parameters, Player::A);
        let count = |kind| balls.iter().filter(|ball| ball.0 == kind).count();
        assert_eq!(
            (count(Kind::WHITE), count(Kind::BLACK), count(Kind::Queen)),
            (9, 9, 1)
        );
        assert_eq!(balls[0], (Kind::Queen, parameters.centre()));
        assert!(balls[1].0 == Kind::WHITE && balls[1].1.y < parameters.centre().y);
        assert!(balls[7].0 == Kind::WHITE && balls[7].1.x == parameters.centre().x);
    }

    #[test]
    fn k1_balls_of_the_rack_touch_and_do_not_overlap() {
        for starts in [Player::A, Player::B] {
            let balls = rack(&Parameters::carramboule(), starts);
            let mut touching = 0;
            for (i, one) in balls.iter().enumerate() {
                for other in &balls[..i] {
                    let gap = (one.1 - other.1).norm() - 0.03;
                    assert!(gap >= 0.0, "{gap}");
                    touching += usize::from(gap < 2e-12);
                }
            }
            assert_eq!(touching, 42);
        }
    }

    #[test]
    fn k1_nudged_balls_do_not_overlap_and_stay_within_a_tenth_of_a_millimetre() {
        let parameters = Parameters::carramboule();
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..500 {
            // Extreme deviations are most likely to cause failures.
            let nudge = |rng: &mut fastrand::Rng| match rng.u8(..3) {
                0 => -MAX_NUDGE,
                1 => MAX_NUDGE,
                _ => rng.i8(-MAX_NUDGE..=MAX_NUDGE),
            };
            let nudges: Vec<[i8; 2]> = (0..RACK_BALLS)
                .map(|_| [nudge(&mut rng), nudge(&mut rng)])
                .collect();
            let nudges = Nudges::new(&nudges).expect("within the range");
            for starts in [Player::A, Player::B] {
                let exact = rack(&parameters, starts);
                let balls = nudged_rack(&parameters, starts, &nudges);
                for (i, (one, ideal)) in balls.iter().zip(&exact).enumerate() {
                    assert_eq!(one.0, ideal.0);
                    assert!((one.1 - ideal.1).norm() < 1e-4);
                    for other in &balls[..i] {
                        assert!((one.1 - other.1).norm() > 2.0 * parameters.ball.radius);
                    }
                }
            }
        }
    }

    #[test]
    fn nudges_are_one_for_each_ball_and_small() {
        assert!(Nudges::new(&[[0, 0]; RACK_BALLS]).is_some());
        assert!(Nudges::new(&[[0, 0]; RACK_BALLS - 1]).is_none());
        let mut large = [[0, 0]; RACK_BALLS];
        large[7] = [0, MAX_NUDGE + 1];
        assert!(Nudges::new(&large).is_none());
        large[7] = [i8::MIN, 0];
        assert!(Nudges::new(&large).is_none());
    }

    /// Returns all grid positions, in the order in which balls fill them.
    fn centre_places(shooter: Player) -> Vec<Vec2> {
        let parameters = Parameters::carramboule();
        let mut taken: Vec<Vec2> = Vec::new();
        while let Some(place) = centre_place(&parameters, shooter, |place| !taken.contains(&place))
        {
            taken.push(place);
        }
        taken
    }

    #[test]
    fn k10_places_go_outwards_and_counter_clockwise_from_the_shooters_right() {
        let parameters = Parameters::carramboule();
        let near = centre_places(Player::A);
        assert!(near.len() > 400, "{}", near.len());
        let offsets: Vec<Vec2> = near
            .iter()
            .map(|place| *place - parameters.centre())
            .collect();
        assert_eq!(near[0], parameters.centre());
        assert!(
            offsets
                .windows(2)
                .all(|pair| pair[0].norm() <= pair[1].norm() + 1e-9)
        );
        assert!(offsets[1].x > 0.0 && offsets[1].y > 0.0 && offsets[2].x.abs() < 1e-12);
        let far = centre_places(Player::B);
        assert!((far[1] - parameters.centre() + offsets[1]).norm() < 1e-12);
    }
}
