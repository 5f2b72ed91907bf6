//! The skills of each level: how accurately it aims and how much it searches.

use crate::level::Level;

/// The skills of a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// The standard deviation of the direction error, in radians.
    pub direction: f64,
    /// The standard deviation of the speed error, as a fraction of the speed.
    pub speed: f64,
    /// The number of positions on the camp line to consider.
    pub places: u32,
    /// The maximum number of direct candidates to simulate.
    pub candidates: usize,
    /// The maximum number of direct candidates per ball and pocket.
    pub each: usize,
    /// The maximum number of indirect candidates: shots off cushions and combination shots.
    pub indirect: usize,
    /// The number of candidates that do not aim at a pocket, for breaks and safe play.
    pub quiet: u32,
    /// The number of variations of the best shots to add.
    pub nearby: usize,
    /// The stages of the search: how many of the best shots each stage keeps, and how many times it
    /// simulates each of them with aiming errors.
    pub stages: &'static [(usize, u32)],
    /// Whether all shots in a stage are simulated with the same errors.
    pub fair: bool,
    /// The weight of the position that the next shooter gets, if no network is used.
    pub foresight: f64,
}

/// The skills, by level.
static SKILLS: [Skill; 5] = [
    // Beginner: sees only direct shots and often misses them.
    Skill {
        direction: 0.045,
        speed: 0.20,
        places: 3,
        candidates: 4,
        quiet: 2,
        stages: &[(1, 1)],
        ..PLAIN
    },
    // Casual: plays simple pots.
    Skill {
        direction: 0.022,
        speed: 0.12,
        places: 5,
        candidates: 8,
        quiet: 3,
        stages: &[(4, 2)],
        ..PLAIN
    },
    // Club: also plays off cushions.
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
    // Expert: also plays combination shots and considers the next shot.
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
    // Master: almost never misses, plays safe when necessary, examines promising shots again, and
    // evaluates positions with the network.
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

/// Defaults for the fields that a level does not set.
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
    /// Returns the skill of a level.
    pub const fn of(level: Level) -> &'static Skill {
        &SKILLS[level as usize]
    }
}
