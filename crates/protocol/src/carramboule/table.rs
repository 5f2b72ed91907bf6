//! A position on the Carramboule table and an optional shot from it.
//!
//! ```json
//! {"shooter": "A", "balls": [["white", 0.37, 0.40], ["queen", 0.37, 0.37]],
//!  "shot": {"across": 0.37, "direction_deg": 91, "speed": 3, "side": 0, "top": 0.2, "elevation_deg": 0}}
//! ```
//!
//! Without `balls`, the position is the rack of a new round. Units: metres, metres per second,
//! degrees.

use ::carramboule::Vec2;
use ::carramboule::board::{Kind, Parameters, Player};
use ::carramboule::game::{BallPositions, Shot};
use serde::Deserialize;

/// The checked content of a position file.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct TableFile {
    pub parameters: Parameters,
    pub shooter: Player,
    pub position: BallPositions,
    pub shot: Option<Shot>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTable {
    shooter: Seat,
    balls: Option<Vec<(String, f64, f64)>>,
    shot: Option<RawShot>,
}

#[derive(Deserialize)]
enum Seat {
    A,
    B,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawShot {
    across: f64,
    direction_deg: f64,
    speed: f64,
    #[serde(default)]
    side: f64,
    #[serde(default)]
    top: f64,
    #[serde(default)]
    elevation_deg: f64,
}

/// Reads a position. On error, returns a sentence that says what to fix.
pub fn read(text: &str) -> Result<TableFile, String> {
    let raw: RawTable = crate::json::read(text.as_bytes())
        .map_err(|error| format!("not a position of Carramboule: {error}"))?;
    let parameters = Parameters::carramboule();
    let shooter = match raw.shooter {
        Seat::A => Player::A,
        Seat::B => Player::B,
    };
    let position = match raw.balls {
        None => BallPositions::rack(&parameters, shooter),
        Some(balls) => position(&parameters, &balls)?,
    };
    let shot = raw.shot.map(|raw| Shot {
        across: raw.across,
        direction: raw.direction_deg.to_radians(),
        speed: raw.speed,
        side: raw.side,
        top: raw.top,
        elevation: raw.elevation_deg.to_radians(),
    });
    if let Some(shot) = &shot {
        let legal = shot.check(&parameters, &position, shooter);
        legal.map_err(|fault| format!("the shot cannot be played: {fault}"))?;
    }
    Ok(TableFile {
        parameters,
        shooter,
        position,
        shot,
    })
}

fn position(
    parameters: &Parameters,
    balls: &[(String, f64, f64)],
) -> Result<BallPositions, String> {
    let mut placed = Vec::with_capacity(balls.len());
    for (name, x, y) in balls {
        let kind = Kind::from_name(name).filter(|kind| *kind != Kind::Cue);
        let kind = kind.ok_or("balls are white, black and queen; the cue ball is in hand")?;
        placed.push((kind, Vec2::new(*x, *y)));
    }
    let count = |kind| placed.iter().filter(|ball| ball.0 == kind).count();
    if count(Kind::WHITE) > 9 || count(Kind::BLACK) > 9 || count(Kind::Queen) > 1 {
        return Err("there are nine white balls, nine black ones and one queen".to_owned());
    }
    BallPositions::new(parameters, placed)
        .ok_or_else(|| "a ball lies off the table or overlaps another; move it".to_owned())
}
