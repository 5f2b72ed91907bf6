//! What the levels can do: how steadily they aim, and how much they think.

use crate::level::Level;

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

impl Skill {
    pub(super) const fn of(level: Level) -> Skill {
        let (direction, speed, places, candidates, indirect, finalists, trials, quiet, foresight) =
            match level {
                // Sees a direct shot and often misses it.
                Level::Beginner => (0.045, 0.20, 3, 4, 0, 1, 1, 2, 0.0),
                // Plays simple pots.
                Level::Casual => (0.022, 0.12, 5, 8, 0, 4, 2, 3, 0.0),
                // Knows cushions.
                Level::Club => (0.010, 0.08, 7, 16, 6, 8, 4, 4, 0.3),
                // Knows combinations and thinks of the next shot.
                Level::Expert => (0.005, 0.05, 11, 36, 14, 12, 6, 10, 0.7),
                // Aims hardly ever wrong, and plays safe when it must.
                Level::Master => (0.002, 0.03, 15, 60, 24, 20, 10, 24, 1.0),
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
