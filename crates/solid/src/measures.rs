//! Sizes of boards and pieces, in cell radii. Heights are above the lowest felt.

/// The underside of a board.
pub(crate) const BASE: f64 = -1.05;
/// The thickness of felt. The wood below it is lower by this much.
pub(crate) const FELT: f64 = 0.12;
/// How deep figures are engraved.
pub(crate) const ENGRAVING: f64 = 0.04;
/// The height of a wall above its floor.
pub(crate) const WALL: f64 = 0.56;
/// The width of the rim.
pub(crate) const RIM: f64 = 1.0;
/// The radius of the rounded edges of walls.
pub(crate) const BEVEL: f64 = 0.17;
/// The gap between a piece and the wall that is cut out for it.
pub(crate) const CLEARANCE: f64 = 0.02;
/// The height of a floor above the next lower one.
pub(crate) const STOREY: f64 = 1.35;

/// The radius of the hole, and of holes in decks.
pub(crate) const HOLE: f64 = 0.5;
/// The depth of the cup.
pub(crate) const CUP: f64 = 0.85;
/// The width of the ring around the cup, and its height above the felt.
pub(crate) const CUP_RING: [f64; 2] = [0.12, 0.03];
/// The height of the flag pole, and its radius.
pub(crate) const POLE: [f64; 2] = [3.3, 0.09];

/// The height of a flat piece on felt.
pub(crate) const FLAT: f64 = 0.5;
/// The height of a flat piece that lies partly on a wall.
pub(crate) const FLAT_ON_WALL: f64 = 0.72;
/// Half the width of a flat piece and of a deck.
pub(crate) const HALF_WIDTH: f64 = 0.76;
/// Half the width of a channel.
pub(crate) const HALF_CHANNEL: f64 = 0.54;
/// The thickness of a piece below its channel, and at the foot of a slope.
pub(crate) const SOLE: f64 = 0.1;

/// The height of a deck above its floor.
pub(crate) const DECK: f64 = 1.35;
/// The thickness of a deck above a passage.
pub(crate) const PLANK: f64 = 0.24;
/// The width of a curb, and its height above the deck.
pub(crate) const CURB: [f64; 2] = [0.16, 0.15];
/// The distance from the foot of a slope at which the curb has its full height.
pub(crate) const CURB_START: f64 = 0.7;
/// Half the width of a level ramp.
pub(crate) const HALF_RAMP: f64 = 0.9;

/// The height of sand, the width of its soft edge, and how far it falls there.
pub(crate) const SAND: [f64; 3] = [0.12, 0.45, 0.08];
/// The same for water.
pub(crate) const WATER: [f64; 3] = [0.09, 0.16, 0.05];
/// The height of the frames of start and hole markers.
pub(crate) const MARKER: f64 = 0.1;

/// The radius of a ball.
pub(crate) const BALL: f64 = 0.48;
/// The radius and the height of a flat ball, and the radius of its edge.
pub(crate) const FLAT_BALL: [f64; 3] = [0.52, 0.34, 0.10];

/// The thinnest wall of any body. Only edges and the tips of curbs are thinner.
pub const THINNEST: f64 = 0.1;
