//! What the levels can do: how steadily they aim, and how much they think.

use crate::level::Level;

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// Standard deviation of the direction, radians.
    pub direction: f64,
    /// Standard deviation of the speed, as a share.
    pub speed: f64,
    /// Places on the camp line that are considered.
    pub places: u32,
    /// Candidates tried on the physics.
    pub candidates: usize,
    /// Of each ball into each pocket, how many at most.
    pub each: usize,
    /// How many come from cushions and combinations at most.
    pub indirect: usize,
    /// Shots without a target: breaks, and safe play.
    pub quiet: u32,
    /// Shots near the best of these that are looked at, too.
    pub nearby: usize,
    /// How many of the best are tried again, each time how often, with an error drawn for each
    /// trial.
    pub stages: &'static [(usize, u32)],
    /// Whether all of a stage are tried with the same errors.
    pub fair: bool,
    /// How much what is left for either side counts, where nothing was learned.
    pub foresight: f64,
}

/// By level.
static SKILLS: [Skill; 5] = [
    // Sees a direct shot and often misses it.
    Skill {
        direction: 0.045,
        speed: 0.20,
        places: 3,
        candidates: 4,
        quiet: 2,
        stages: &[(1, 1)],
        ..PLAIN
    },
    // Plays simple pots.
    Skill {
        direction: 0.022,
        speed: 0.12,
        places: 5,
        candidates: 8,
        quiet: 3,
        stages: &[(4, 2)],
        ..PLAIN
    },
    // Knows cushions.
    Skill {
        direction: 0.010,
        speed: 0.08,
        places: 7,
        candidates: 16,
        indirect: 6,
        quiet: 4,
        stages: &[(8, 4)],
        foresight: 0.3,
        ..PLAIN
    },
    // Knows combinations and thinks of the next shot.
    Skill {
        direction: 0.005,
        speed: 0.05,
        places: 11,
        candidates: 36,
        indirect: 14,
        quiet: 10,
        stages: &[(12, 6)],
        foresight: 0.7,
        ..PLAIN
    },
    // Aims hardly ever wrong, plays safe when it must, looks again at what is promising,
    // and has learned what positions are worth.
    Skill {
        direction: 0.002,
        speed: 0.03,
        places: 15,
        candidates: 40,
        each: 3,
        indirect: 12,
        quiet: 20,
        nearby: 32,
        stages: &[(30, 2), (12, 4), (5, 8), (2, 16)],
        fair: true,
        foresight: 1.0,
    },
];

/// Who knows nothing but to try all alike.
const PLAIN: Skill = Skill {
    direction: 0.0,
    speed: 0.0,
    places: 0,
    candidates: 0,
    each: usize::MAX,
    indirect: 0,
    quiet: 0,
    nearby: 0,
    stages: &[],
    fair: false,
    foresight: 0.0,
};

impl Skill {
    /// What a level can do.
    pub const fn of(level: Level) -> &'static Skill {
        &SKILLS[level as usize]
    }
}
