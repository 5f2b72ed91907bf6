//! Which collision laws a simulation uses.

/// What happens when two balls meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BallBallModel {
    /// Equal masses, no friction, no loss: the normal components are swapped.
    FrictionlessElastic,
    /// Restitution and friction between the surfaces.
    FrictionalInelastic,
}

/// What happens at a cushion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CushionModel {
    /// Han 2005.
    Han,
    /// A mirror: the normal component is reversed, without loss.
    Mirror,
    /// A mirror that keeps the share `e_c` of the normal component.
    LossyMirror,
}

/// How bodies that touch are kept apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Contact {
    /// Never moved: a collision is resolved where it happens, and bodies that press on each other
    /// with less than 1 mm/s move on together.
    Exact,
    /// As the public simulator behind the vectors does: before a collision is resolved the balls are
    /// set this far apart (m), back along their ways; balls that overlap collide at once; balls that
    /// run after each other with nearly the same velocity share momentum. Costs up to this gap in
    /// exactness, and the sharing may add energy.
    Gap(f64),
}

/// The laws of one simulation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Models {
    /// Ball and ball.
    pub ball_ball: BallBallModel,
    /// Ball and cushion.
    pub cushion: CushionModel,
    /// Contacts.
    pub contact: Contact,
    /// Factor on the spin a strike gives.
    pub english: f64,
    /// Factor on the squirt angle of a strike.
    pub squirt: f64,
}

impl Models {
    /// The laws of the published vectors.
    pub const REFERENCE: Self = Self {
        ball_ball: BallBallModel::FrictionlessElastic,
        cushion: CushionModel::Han,
        contact: Contact::Gap(1e-6),
        english: 1.0,
        squirt: 1.0,
    };

    /// The laws of the game.
    pub const PLAY: Self = Self {
        ball_ball: BallBallModel::FrictionalInelastic,
        cushion: CushionModel::Han,
        contact: Contact::Exact,
        english: 1.0,
        squirt: 1.0,
    };
}
