//! The table as the physics sees it: straight cushions, their round ends (jaws), and pockets.
//!
//! ```text
//!   y ^   second player          Carramboule's table: a square of side L,
//!     |  o-----------------o     pockets o in the corners, each touching both
//!   L |  |  camp line ---  |     of its cushions from the inside
//!     |  |                 |
//!     |  |  camp line ---  |
//!   0 |  o-----------------o
//!     +--0-----------------L--> x
//!         first player
//! ```

use crate::Vec2;

/// A straight cushion. A ball touches it when the ball's centre is one radius away from it on the
/// playing side, between the ends of the cushion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cushion {
    /// One end of the cushion's nose.
    pub from: Vec2,
    /// The other end of the nose.
    pub to: Vec2,
    /// The unit normal that points into the table.
    pub inward: Vec2,
    /// `inward · from`: the distance of the cushion's line from the origin along the normal.
    pub offset: f64,
    /// The height of the nose above the cloth in m.
    pub height: f64,
}

impl Cushion {
    /// Creates the cushion between two points. Seen from `from` towards `to`, the table is on the
    /// left.
    pub fn new(from: Vec2, to: Vec2, height: f64) -> Self {
        let inward = (to - from).unit().left();
        Self {
            from,
            to,
            inward,
            offset: inward.dot(from),
            height,
        }
    }

    /// Returns the distance of a point from the cushion's line, positive on the table's side.
    pub fn distance(&self, point: Vec2) -> f64 {
        self.inward.dot(point) - self.offset
    }

    /// Returns whether the projection of a point onto the cushion's line lies within the cushion.
    pub fn spans(&self, point: Vec2) -> bool {
        let along = self.to - self.from;
        let share = (point - self.from).dot(along) / along.norm_squared();
        (0.0..=1.0).contains(&share)
    }
}

/// A round end of a cushion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CushionJaw {
    /// Centre.
    pub centre: Vec2,
    /// Radius in m.
    pub radius: f64,
    /// Height of the nose above the cloth in m.
    pub height: f64,
}

/// A pocket. A ball falls when its centre is at most one pocket radius away from the pocket's
/// centre.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pocket {
    /// Centre.
    pub centre: Vec2,
    /// Radius in m.
    pub radius: f64,
}

/// Everything that a ball can hit except other balls.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// Straight cushions.
    pub cushions: Vec<Cushion>,
    /// Round ends of cushions.
    pub jaws: Vec<CushionJaw>,
    /// Pockets.
    pub pockets: Vec<Pocket>,
}

impl Table {
    /// Returns a square table with a cushion along each side and a round pocket in each corner.
    /// Each pocket touches both adjacent cushions from the inside. `low` is the corner nearest to
    /// the first player's left hand. The order of the cushions is near, right, far, left; that of
    /// the pockets is near-left, near-right, far-right, far-left.
    pub fn square(low: Vec2, side: f64, pocket_radius: f64, nose: f64) -> Self {
        let high = Vec2::new(low.x + side, low.y + side);
        let corners = [
            low,
            Vec2::new(high.x, low.y),
            high,
            Vec2::new(low.x, high.y),
        ];
        let cushions = (0..4)
            .map(|i| Cushion::new(corners[i], corners[(i + 1) % 4], nose))
            .collect();
        let pockets = corner_pocket_centres(low, side, pocket_radius).map(|centre| Pocket {
            centre,
            radius: pocket_radius,
        });
        Self {
            cushions,
            jaws: Vec::new(),
            pockets: pockets.into(),
        }
    }
}

/// Returns the centres of the pockets in the corners, each touching both adjacent cushions from the
/// inside, in the order near-left, near-right, far-right, far-left.
pub fn corner_pocket_centres(low: Vec2, side: f64, pocket_radius: f64) -> [Vec2; 4] {
    let (left, near) = (low.x + pocket_radius, low.y + pocket_radius);
    let right = low.x + side - pocket_radius;
    let far = low.y + side - pocket_radius;
    [(left, near), (right, near), (right, far), (left, far)].map(|(x, y)| Vec2::new(x, y))
}
