//! The collision laws used in a simulation.

/// The law for collisions between two balls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BallBallModel {
    /// No friction and no loss of energy: balls of equal mass exchange the normal components of
    /// their velocities.
    FrictionlessElastic,
    /// Balls lose energy according to their restitution, and their surfaces rub against each other.
    FrictionalInelastic,
}

/// The law for collisions between a ball and a cushion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CushionModel {
    /// The model in Han 2005.
    Han,
    /// Perfect reflection: the normal component of the velocity is reversed without loss.
    Mirror,
    /// Reflection in which the normal component is reversed and multiplied by `e_c`.
    LossyMirror,
}

/// How touching bodies are kept apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Contact {
    /// Bodies are never moved: collisions are resolved where they happen. Bodies that press against
    /// each other at less than 1 mm/s move on together.
    Exact,
    /// Works like the public simulator that produced the test vectors. Before a collision is
    /// resolved, the balls are moved back along their paths until they are this far apart, in
    /// metres. Overlapping balls collide at once. Balls that follow each other at nearly the same
    /// velocity share momentum. Positions may be wrong by as much as the gap, and sharing momentum
    /// may add energy.
    Gap(f64),
}

/// The laws used in a simulation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Models {
    /// The law for collisions between two balls.
    pub ball_ball: BallBallModel,
    /// The law for collisions between a ball and a cushion.
    pub cushion: CushionModel,
    /// How touching bodies are kept apart.
    pub contact: Contact,
    /// Factor applied to the spin that a strike gives.
    pub english: f64,
    /// Factor applied to the squirt angle of a strike.
    pub squirt: f64,
}

impl Models {
    /// The laws assumed by the public test vectors.
    pub const REFERENCE: Self = Self {
        ball_ball: BallBallModel::FrictionlessElastic,
        cushion: CushionModel::Han,
        contact: Contact::Gap(1e-6),
        english: 1.0,
        squirt: 1.0,
    };

    /// The laws that the game uses.
    pub const PLAY: Self = Self {
        ball_ball: BallBallModel::FrictionalInelastic,
        cushion: CushionModel::Han,
        contact: Contact::Exact,
        english: 1.0,
        squirt: 1.0,
    };
}
