//! Collision laws, one file per pair of bodies. The entry points are [`ball_ball::meet`],
//! [`ball_cushion::meet`] and [`cue::strike`].

pub mod ball_ball;
pub mod ball_cushion;
pub mod cue;

/// Bodies that meet at less than this speed along the normal (m/s) stay in contact and move on
/// together.
pub const CONTACT_SPEED: f64 = 1e-3;

/// Distributes the energy of bodies in lasting contact. The arguments are their energy before,
/// their energy once the normal components are equal, and the energy that separating at
/// [`CONTACT_SPEED`] costs, all per mass. Returns the factor by which all their motion must be
/// slowed so that they can separate without gaining energy, or `None` if they have too little
/// energy and stop.
///
/// A pressing contact thus becomes a series of hops of a fraction of a micrometre, each at least a
/// quarter of a millisecond long, instead of an endless series of ever smaller ones.
fn apart(before: f64, equalised: f64, price: f64) -> Option<f64> {
    let left = before - price;
    // Twice the price: bodies so slow that a hop would take half of their energy come to rest.
    if left < price || equalised <= 0.0 {
        return None;
    }
    Some((left / equalised).min(1.0).sqrt())
}
