//! Collision laws, with one file per pair of bodies. The entry points are [`ball_ball::meet`],
//! [`ball_cushion::meet`] and [`cue::strike`].

pub mod ball_ball;
pub mod ball_cushion;
pub mod cue;

/// Bodies that meet at less than this speed along the normal, in m/s, stay in contact and move on
/// together.
pub const CONTACT_SPEED: f64 = 1e-3;

/// Decides how much energy bodies in lasting contact keep when they separate. All arguments are
/// energies per unit of mass:
///
/// - `before`: the energy before the contact;
/// - `equalised`: the energy once the normal velocities are equal;
/// - `price`: the energy needed to separate at [`CONTACT_SPEED`].
///
/// Returns the factor by which all velocities are multiplied so that the bodies separate without
/// gaining energy. Returns `None` if the bodies have too little energy to separate; they then stop.
///
/// Without this function, bodies that press against each other would make an endless series of ever
/// smaller hops. With it, each hop spans a fraction of a micrometre and lasts at least a quarter of
/// a millisecond.
fn apart(before: f64, equalised: f64, price: f64) -> Option<f64> {
    let left = before - price;
    // Bodies come to rest if a hop would take more than half of their energy.
    if left < price || equalised <= 0.0 {
        return None;
    }
    Some((left / equalised).min(1.0).sqrt())
}
