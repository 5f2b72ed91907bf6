//! The table's parameters, read from `data/table.toml`.

use std::fmt;

use crate::Vec2;
use crate::board::Player;
use crate::physics::{BallConstants, Strike, Table, corner_pocket_centres};

const DEFAULT: &str = include_str!("../../data/table.toml");

/// Sizes and materials of a Carramboule table, SI units.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameters {
    /// Side of the square play area.
    pub side: f64,
    /// Radius of a pocket.
    pub pocket_radius: f64,
    /// Height of the cushions' nose.
    pub nose: f64,
    /// What all balls are made of.
    pub ball: BallConstants,
    /// Mass of the cue.
    pub cue_mass: f64,
    /// End mass of the cue.
    pub end_mass: f64,
    /// Greatest speed of the stick.
    pub fastest: f64,
    /// Distance of a camp line from its player's cushion.
    pub camp_distance: f64,
    /// The ends of the camp lines, across the table.
    pub camp: (f64, f64),
}

/// What is wrong with a parameter file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParametersFault {
    /// A line is neither a section, nor a comment, nor `name = number`.
    Line(usize),
    /// A line sets something that does not exist, or exists already.
    Name(String),
    /// Nothing sets this.
    Missing(&'static str),
    /// The numbers do not make a table one can play on.
    Unplayable(&'static str),
}

impl fmt::Display for ParametersFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => write!(f, "line {line} is not `name = number`"),
            Self::Name(name) => write!(f, "{name} is unknown or set twice"),
            Self::Missing(name) => write!(f, "{name} is missing"),
            Self::Unplayable(reason) => write!(f, "{reason}"),
        }
    }
}

impl std::error::Error for ParametersFault {}

impl Parameters {
    /// The table of the rules.
    ///
    /// # Panics
    /// Never: a test reads the built-in file.
    pub fn carramboule() -> Self {
        Self::parse(DEFAULT).expect("data/table.toml is checked by a test")
    }

    /// Reads a parameter file: TOML, sections of numbers.
    pub fn parse(text: &str) -> Result<Self, ParametersFault> {
        let mut numbers = Numbers::parse(text)?;
        let radius = 0.5 * numbers.take("ball.diameter")?;
        let mass = numbers.take("ball.mass")?;
        let parameters = Self {
            side: numbers.take("table.side")?,
            pocket_radius: 0.5 * numbers.take("table.pocket_diameter")?,
            nose: radius * numbers.take("table.nose_height")?,
            ball: BallConstants {
                mass,
                radius,
                sliding_friction: numbers.take("ball.sliding_friction")?,
                rolling_friction: numbers.take("ball.rolling_friction")?,
                spinning_friction: radius * numbers.take("ball.spinning_friction")?,
                ball_restitution: numbers.take("ball.ball_restitution")?,
                cushion_restitution: numbers.take("ball.cushion_restitution")?,
                cushion_friction: numbers.take("ball.cushion_friction")?,
                gravity: numbers.take("ball.gravity")?,
            },
            cue_mass: numbers.take("cue.mass")?,
            end_mass: mass * numbers.take("cue.end_mass")?,
            fastest: numbers.take("cue.fastest")?,
            camp_distance: numbers.take("camp.distance")?,
            camp: (numbers.take("camp.from")?, numbers.take("camp.to")?),
        };
        match numbers.0.into_iter().next() {
            Some((name, _)) => Err(ParametersFault::Name(name)),
            None => parameters.checked(),
        }
    }

    fn checked(self) -> Result<Self, ParametersFault> {
        let radius = self.ball.radius;
        let faults = [
            (
                self.side > 12.0 * radius,
                "the table is too small for its rack",
            ),
            (
                self.pocket_radius > radius,
                "the pockets are smaller than the balls",
            ),
            (
                (radius..2.0 * radius).contains(&self.nose),
                "the cushions' nose does not meet the upper half of a ball",
            ),
            (
                self.camp_distance > radius && self.camp_distance < 0.5 * self.side - 5.0 * radius,
                "the camp lines lie under a cushion or in the rack",
            ),
            (
                self.camp.0 > radius
                    && self.camp.0 < self.camp.1
                    && self.camp.1 < self.side - radius,
                "the camp lines do not lie on the table",
            ),
        ];
        match faults.into_iter().find(|(holds, _)| !holds) {
            Some((_, reason)) => Err(ParametersFault::Unplayable(reason)),
            None => Ok(self),
        }
    }

    /// The table for the physics, its near left corner in the origin.
    pub fn table(&self) -> Table {
        Table::square(Vec2::ZERO, self.side, self.pocket_radius, self.nose)
    }

    /// The centres of the pockets: near-left, near-right, far-right, far-left.
    pub fn pocket_centres(&self) -> [Vec2; 4] {
        corner_pocket_centres(Vec2::ZERO, self.side, self.pocket_radius)
    }

    /// The middle of the table.
    pub fn centre(&self) -> Vec2 {
        Vec2::new(0.5 * self.side, 0.5 * self.side)
    }

    /// K2: height (y) of a player's camp line.
    pub fn camp_line(&self, player: Player) -> f64 {
        match player {
            Player::A => self.camp_distance,
            Player::B => self.side - self.camp_distance,
        }
    }

    /// K6: a ball with its centre here touches the player's camp line or its extension, or lies
    /// behind it.
    pub fn behind_camp_line(&self, player: Player, place: Vec2) -> bool {
        let beyond = match player {
            Player::A => place.y - self.camp_line(player),
            Player::B => self.camp_line(player) - place.y,
        };
        beyond <= self.ball.radius
    }

    /// A level strike in the middle of the ball with this table's cue.
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

impl Table {
    /// The table of the rules, from `data/table.toml`.
    pub fn carramboule() -> Self {
        Parameters::carramboule().table()
    }
}

/// Numbers by `section.name`.
struct Numbers(Vec<(String, f64)>);

impl Numbers {
    fn parse(text: &str) -> Result<Self, ParametersFault> {
        let mut numbers: Vec<(String, f64)> = Vec::new();
        let mut section = String::new();
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.split('#').next().unwrap_or_default().trim();
            if text.is_empty() {
                continue;
            }
            if let Some(name) = text
                .strip_prefix('[')
                .and_then(|rest| rest.strip_suffix(']'))
            {
                name.trim().clone_into(&mut section);
                continue;
            }
            let (name, value) = text.split_once('=').ok_or(ParametersFault::Line(line))?;
            let value = decimal(value.trim()).ok_or(ParametersFault::Line(line))?;
            let name = format!("{section}.{}", name.trim());
            // Everything about a table is positive and of a size one can see.
            if !(value > 1e-6 && value < 1e3) {
                return Err(ParametersFault::Line(line));
            }
            if numbers.iter().any(|(known, _)| *known == name) {
                return Err(ParametersFault::Name(name));
            }
            numbers.push((name, value));
        }
        Ok(Self(numbers))
    }

    fn take(&mut self, name: &'static str) -> Result<f64, ParametersFault> {
        let found = self.0.iter().position(|(known, _)| known == name);
        let index = found.ok_or(ParametersFault::Missing(name))?;
        Ok(self.0.swap_remove(index).1)
    }
}

/// The nearest number to what is written as up to 19 digits with or without a point. It is
/// divided in whole numbers; reading in general takes ten kilobytes of powers of five, which the
/// page need not load.
fn decimal(text: &str) -> Option<f64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = || whole.bytes().chain(fraction.bytes());
    let count = whole.len() + fraction.len();
    if !(1..=19).contains(&count) || !digits().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let number = digits().fold(0, |number, digit| 10 * number + u128::from(digit - b'0'));
    if number == 0 {
        return Some(0.0);
    }
    let power = fraction.bytes().fold(1_u128, |power, _| 10 * power);
    // The quotient has 64 bits or more. The last one tells if there is more behind it, so the
    // conversion rounds as if it knew all.
    let shift = number.leading_zeros();
    let (quotient, rest) = ((number << shift) / power, (number << shift) % power);
    let quotient = quotient | u128::from(rest != 0);
    #[expect(clippy::cast_precision_loss, reason = "rounded to 53 bits above")]
    Some(quotient as f64 * 0.5_f64.powi(shift as i32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_read_to_the_bit() {
        for step in 0..20_000_u64 {
            let digits = (step.wrapping_mul(0x9e37_79b9_7f4a_7c15)
                % 10_u64.pow(1 + step as u32 % 19))
            .to_string();
            let (whole, fraction) = digits.split_at(step as usize % (digits.len() + 1));
            let text = format!("{whole}.{fraction}");
            assert_eq!(decimal(&text), text.parse().ok(), "{text}");
            assert_eq!(decimal(&digits), digits.parse().ok(), "{digits}");
        }
        for text in [
            "",
            ".",
            "1e3",
            "-1",
            "NaN",
            "1.2.3",
            "0.1234567890123456789",
        ] {
            assert_eq!(decimal(text), None, "{text}");
        }
    }

    #[test]
    fn k2_built_in_file_is_the_table_of_the_rules() {
        let table = Parameters::parse(DEFAULT).expect("the file is sound");
        assert_eq!(
            (table.side, table.ball.radius, table.pocket_radius),
            (0.74, 0.015, 0.0225)
        );
        assert_eq!((table.camp_distance, table.camp), (0.10, (0.12, 0.62)));
        assert!((table.end_mass - table.ball.mass / 30.0).abs() < 1e-18);
    }

    #[test]
    fn faults_are_named() {
        let check = |text: &str, reason: &str| {
            let fault = Parameters::parse(text).expect_err("a fault");
            assert_eq!(fault.to_string(), reason);
        };
        check("side: 3", "line 1 is not `name = number`");
        check("[ball]\ndiameter = NaN", "line 2 is not `name = number`");
        check("", "ball.diameter is missing");
        check(
            &format!("{DEFAULT}\n[sky]\nblue = 1"),
            "sky.blue is unknown or set twice",
        );
        check(
            &DEFAULT.replace("0.045", "0.01"),
            "the pockets are smaller than the balls",
        );
    }
}
