//! The parameters of the table.

use crate::Vec2;
use crate::board::Player;
use crate::physics::{BallConstants, Strike, Table, corner_pocket_centres};

/// Dimensions and constants of a Carramboule table, in SI units.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// Side length of the square play area.
    pub side: f64,
    /// Radius of a pocket.
    pub pocket_radius: f64,
    /// Height of the cushion noses above the cloth.
    pub nose: f64,
    /// The physical constants of all balls.
    pub ball: BallConstants,
    /// Mass of the cue.
    pub cue_mass: f64,
    /// End mass of the cue: its effective mass for sideways motion.
    pub end_mass: f64,
    /// Maximum speed of the cue.
    pub fastest: f64,
    /// Distance of a camp line from its player's cushion.
    pub camp_distance: f64,
    /// The x coordinates of both ends of a camp line.
    pub camp: (f64, f64),
}

impl Parameters {
    /// Returns the table that the rules prescribe (docs/rules/carramboule.md, section 4).
    pub const fn carramboule() -> Self {
        const BALL: BallConstants = BallConstants::of(0.020, 0.5 * 0.030);
        Self {
            side: 0.74,
            pocket_radius: 0.5 * 0.045,
            nose: BALL.radius * 1.28,
            ball: BALL,
            cue_mass: 0.567,
            end_mass: BALL.mass * 0.033_333_333_333_333_33,
            fastest: 6.0,
            camp_distance: 0.10,
            camp: (0.12, 0.62),
        }
    }

    /// Returns the table as the physics needs it, with the near left corner at the origin.
    pub fn table(&self) -> Table {
        Table::square(Vec2::ZERO, self.side, self.pocket_radius, self.nose)
    }

    /// Returns the centres of the pockets: near-left, near-right, far-right, far-left.
    pub fn pocket_centres(&self) -> [Vec2; 4] {
        corner_pocket_centres(Vec2::ZERO, self.side, self.pocket_radius)
    }

    /// Returns the centre of the table.
    pub fn centre(&self) -> Vec2 {
        Vec2::new(0.5 * self.side, 0.5 * self.side)
    }

    /// K2: returns the y coordinate of a player's camp line.
    pub fn camp_line(&self, player: Player) -> f64 {
        match player {
            Player::A => self.camp_distance,
            Player::B => self.side - self.camp_distance,
        }
    }

    /// K6: returns whether a ball with its centre at `place` lies on the player's camp line, on its
    /// extension, or behind it.
    pub fn behind_camp_line(&self, player: Player, place: Vec2) -> bool {
        let beyond = match player {
            Player::A => place.y - self.camp_line(player),
            Player::B => self.camp_line(player) - place.y,
        };
        beyond <= self.ball.radius
    }

    /// Returns a level strike at the middle of the ball with the cue of this table.
    pub fn strike(&self, speed: f64, direction: f64) -> Strike {
        Strike {
            speed,
            direction,
            elevation: 0.0,
            side: 0.0,
            top: 0.0,
            cue_mass: self.cue_mass,
            end_mass: self.end_mass,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn k2_table_of_the_rules() {
        let table = Parameters::carramboule();
        assert_eq!(
            (table.side, table.ball.radius, table.pocket_radius),
            (0.74, 0.015, 0.0225)
        );
        assert_eq!((table.camp_distance, table.camp), (0.10, (0.12, 0.62)));
        assert!((table.end_mass - table.ball.mass / 30.0).abs() < 1e-18);
    }
}
