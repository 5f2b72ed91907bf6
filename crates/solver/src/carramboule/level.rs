//! The five levels: how steadily they aim, and how much they think.

/// A computer player's strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Sees a direct shot and often misses it.
    Beginner,
    /// Plays simple pots.
    Casual,
    /// Knows cushions.
    Club,
    /// Knows combinations and thinks of the next shot.
    Expert,
    /// Aims hardly ever wrong, and plays safe when it must.
    Master,
}

/// What a level can do.
pub(super) struct Skill {
    /// Standard deviation of the direction, radians.
    pub direction: f64,
    /// Standard deviation of the speed, as a share.
    pub speed: f64,
    /// Places on the camp line that are considered.
    pub places: u32,
    /// Candidates tried on the physics.
    pub candidates: usize,
    /// Of these, how many come from cushions and combinations at most.
    pub indirect: usize,
    /// Candidates that are tried again, with errors.
    pub finalists: usize,
    /// Trials of such a candidate, with an error drawn for each.
    pub trials: u32,
    /// Shots without a target: breaks, and safe play.
    pub quiet: u32,
    /// How much what is left for either side counts.
    pub foresight: f64,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [
        Self::Beginner,
        Self::Casual,
        Self::Club,
        Self::Expert,
        Self::Master,
    ];

    pub(super) const fn skill(self) -> Skill {
        let (direction, speed, places, candidates, indirect, finalists, trials, quiet, foresight) =
            match self {
                Self::Beginner => (0.045, 0.20, 3, 4, 0, 1, 1, 2, 0.0),
                Self::Casual => (0.022, 0.12, 5, 8, 0, 4, 2, 3, 0.0),
                Self::Club => (0.010, 0.08, 7, 16, 6, 8, 4, 4, 0.3),
                Self::Expert => (0.005, 0.05, 11, 36, 14, 12, 6, 10, 0.7),
                Self::Master => (0.002, 0.03, 15, 60, 24, 20, 10, 24, 1.0),
            };
        Skill {
            direction,
            speed,
            places,
            candidates,
            indirect,
            finalists,
            trials,
            quiet,
            foresight,
        }
    }
}
