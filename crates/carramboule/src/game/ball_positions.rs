//! The balls on the table between two shots.

use crate::Vec2;
use crate::board::{Kind, Nudges, Parameters, Player, centre_place, nudged_rack, rack};

/// The balls on the table except the cue ball, which is in hand between shots. Two values are equal
/// if they contain the same balls in the same order.
///
/// ```
/// use carramboule::Vec2;
/// use carramboule::board::{Kind, Parameters, Player};
/// use carramboule::game::BallPositions;
///
/// let table = Parameters::carramboule();
/// let balls = vec![(Kind::WHITE, Vec2::new(0.37, 0.1)), (Kind::BLACK, Vec2::new(0.3, 0.5))];
/// let position = BallPositions::new(&table, balls).expect("they do not overlap");
/// // The white ball lies on the camp line of player A.
/// assert!(!position.cue_fits(&table, Player::A, 0.38));
/// assert!(position.cue_fits(&table, Player::A, 0.45));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct BallPositions {
    balls: Vec<(Kind, Vec2)>,
}

impl BallPositions {
    /// K1: returns the balls at the start of a round, exactly in position.
    pub fn rack(parameters: &Parameters, starts: Player) -> Self {
        Self {
            balls: rack(parameters, starts),
        }
    }

    /// K1: returns the balls at the start of a round, with random deviations.
    pub fn nudged_rack(parameters: &Parameters, starts: Player, nudges: &Nudges) -> Self {
        Self {
            balls: nudged_rack(parameters, starts, nudges),
        }
    }

    /// Creates a position from a list of balls. Returns `None` if there are more than 19 balls, or
    /// if one of them is the cue ball, lies off the table or overlaps another ball.
    pub fn new(parameters: &Parameters, balls: Vec<(Kind, Vec2)>) -> Option<Self> {
        let radius = parameters.ball.radius;
        let inside = radius - 1e-9..=parameters.side - radius + 1e-9;
        let lies = |(kind, place): &(Kind, Vec2)| {
            *kind != Kind::Cue && inside.contains(&place.x) && inside.contains(&place.y)
        };
        let clear = |(i, (_, place)): (usize, &(Kind, Vec2))| {
            balls[..i]
                .iter()
                .all(|(_, other)| (*place - *other).norm() >= 2.0 * radius - 1e-9)
        };
        let sound =
            balls.len() <= 19 && balls.iter().all(lies) && balls.iter().enumerate().all(clear);
        sound.then_some(Self { balls })
    }

    /// Returns the balls with their positions.
    pub fn balls(&self) -> &[(Kind, Vec2)] {
        &self.balls
    }

    /// Returns the number of balls of this kind.
    pub fn count(&self, kind: Kind) -> usize {
        self.balls.iter().filter(|ball| ball.0 == kind).count()
    }

    /// K5: returns whether the cue ball may be placed at the x coordinate `across`: on the player's
    /// camp line, and without touching another ball.
    pub fn cue_fits(&self, parameters: &Parameters, player: Player, across: f64) -> bool {
        let (from, to) = parameters.camp;
        let place = Vec2::new(across, parameters.camp_line(player));
        let touch = 2.0 * parameters.ball.radius + 1e-9;
        (from..=to).contains(&across)
            && self
                .balls
                .iter()
                .all(|(_, ball)| (*ball - place).norm() > touch)
    }

    /// K5: returns the sections of the player's camp line where the cue ball may be placed, as
    /// (from, to) in metres, in ascending order.
    pub fn free_stretches(&self, parameters: &Parameters, player: Player) -> Vec<(f64, f64)> {
        let line = parameters.camp_line(player);
        let touch = 2.0 * parameters.ball.radius + 1e-9;
        let shadow = |(_, ball): &(Kind, Vec2)| {
            let away = ball.y - line;
            let half = touch * touch - away * away;
            (half >= 0.0).then(|| (ball.x - half.sqrt(), ball.x + half.sqrt()))
        };
        let mut shadows: Vec<(f64, f64)> = self.balls.iter().filter_map(shadow).collect();
        sorted::sort_by(&mut shadows, |one, other| one.0.total_cmp(&other.0));
        let (mut from, to) = parameters.camp;
        let mut free = Vec::new();
        for (begins, ends) in shadows {
            if begins > from {
                free.push((from, begins.min(to)));
            }
            from = from.max(ends);
        }
        free.push((from, to));
        free.retain(|(from, to)| from < to);
        free
    }

    /// K10: puts a ball back on the free grid position nearest to the centre.
    pub fn put_back(&mut self, parameters: &Parameters, shooter: Player, kind: Kind) {
        let touch = 2.0 * parameters.ball.radius - 1e-9;
        let free = |place: Vec2| {
            self.balls
                .iter()
                .all(|(_, ball)| (*ball - place).norm() >= touch)
        };
        // The grid has hundreds of positions for 20 balls, so at least one is free.
        if let Some(place) = centre_place(parameters, shooter, free) {
            self.balls.push((kind, place));
        }
    }

    pub(super) fn from_rest(balls: Vec<(Kind, Vec2)>) -> Self {
        Self { balls }
    }
}
