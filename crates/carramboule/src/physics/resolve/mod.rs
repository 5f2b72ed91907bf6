//! What a collision does, one file a pair; [`ball_ball::meet`], [`ball_cushion::meet`] and
//! [`cue::strike`] are the entries.

pub mod ball_ball;
pub mod ball_cushion;
pub mod cue;

/// Bodies that meet with less than this (m/s, along the normal) stay in contact and move on
/// together.
pub const CONTACT_SPEED: f64 = 1e-3;

/// Shares out the energy of bodies in lasting contact: given their energy before and once their
/// normal components are equal, both per mass, the factor by which all their motion is slowed so that
/// they can leave each other at [`CONTACT_SPEED`] (which costs `price`, per mass) without gaining
/// energy. `None` when they have not enough: they stop.
///
/// So a pressing contact becomes hops of a fraction of a micrometre and at least a quarter of a
/// millisecond instead of an endless series of ever smaller ones.
fn apart(before: f64, equalised: f64, price: f64) -> Option<f64> {
    let left = before - price;
    // Twice the price: bodies so slow that a hop would take half of their energy lie still.
    if left < price || equalised <= 0.0 {
        return None;
    }
    Some((left / equalised).min(1.0).sqrt())
}
