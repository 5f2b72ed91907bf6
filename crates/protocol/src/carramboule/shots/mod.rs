//! `carambole shots`: simulates files in the format of `billiard-vectors.json` and writes one line
//! per vector.
//!
//! At the top level and in vectors, descriptive fields such as `description`, `outputs` and
//! `tolerance_m` are ignored. In tables, models and inputs, unknown fields are errors.

mod file;
#[cfg(test)]
mod tests;

use std::fmt::Write as _;

use self::file::{File, Vector};
use ::carramboule::physics::{BallId, BallState, Setup, Strike, Trajectory};
use ::carramboule::{Vec2, Vec3};

/// Simulates every vector in a file and returns one line of JSON per vector. On error, returns a
/// one-sentence reason.
pub fn run(text: &str) -> Result<Vec<String>, String> {
    let file: File = crate::json::read(text.as_bytes())
        .map_err(|error| format!("not a file of shots: {error}"))?;
    let play = |vector: &Vector| {
        vector
            .play(&file)
            .map_err(|reason| format!("vector {}: {reason}", vector.id))
    };
    file.vectors.iter().map(play).collect()
}

impl Vector {
    fn play(&self, file: &File) -> Result<String, String> {
        let table = file
            .tables
            .get(&self.table)
            .ok_or_else(|| format!("unknown table `{}`", self.table))?;
        let (shape, pockets) = table.build()?;
        let models = self.models.build()?;
        let balls = self.inputs.balls.0.iter();
        let balls = balls.map(|(name, ball)| {
            ball.build()
                .map_err(|reason| format!("ball {name}: {reason}"))
        });
        let setup = Setup::new(balls.collect::<Result<_, _>>()?)
            .map_err(|fault| self.explain(&fault.to_string()))?;
        let trajectory = match self.struck(&setup)? {
            Some((ball, strike)) => setup
                .strike(&shape, &models, ball, &strike)
                .map_err(|fault| fault.to_string())?,
            None => setup.simulate(&shape, &models),
        };
        Ok(self.line(&trajectory, &pockets))
    }

    /// Returns the cue ball and how the cue strikes it, if the cue moves and every ball is at rest.
    fn struck(&self, setup: &Setup) -> Result<Option<(BallId, Strike)>, String> {
        let Some(stick) = &self.inputs.cue_stick else {
            return Ok(None);
        };
        let still = |ball: &BallState| ball.velocity == Vec2::ZERO && ball.spin == Vec3::ZERO;
        if stick.speed <= 0.0 || !setup.states().iter().all(still) {
            return Ok(None);
        }
        let cue = self
            .inputs
            .balls
            .0
            .iter()
            .position(|(name, _)| name == "cue");
        let cue = cue.ok_or("there is a cue stick but no ball `cue`")?;
        let strike = Strike {
            speed: stick.speed,
            direction: stick.phi_deg.to_radians(),
            elevation: stick.theta_deg.to_radians(),
            side: stick.a,
            top: stick.b,
            cue_mass: stick.mass,
            end_mass: stick.end_mass,
        };
        Ok(Some((BallId(cue as u8), strike)))
    }

    /// Appends the ball names to an error message, because the physics engine knows only their
    /// numbers.
    fn explain(&self, reason: &str) -> String {
        let names: Vec<&str> = self
            .inputs
            .balls
            .0
            .iter()
            .map(|(name, _)| name.as_str())
            .collect();
        format!("{reason} (balls are numbered from 0: {})", names.join(", "))
    }

    fn line(&self, trajectory: &Trajectory, pockets: &[String]) -> String {
        let names: Vec<&str> = self
            .inputs
            .balls
            .0
            .iter()
            .map(|(name, _)| name.as_str())
            .collect();
        let mut line = format!("{{\"id\":{},\"final\":{{", quoted(&self.id));
        for (index, (name, ball)) in names.iter().zip(&trajectory.balls).enumerate() {
            let comma = if index > 0 { "," } else { "" };
            let (x, y, state) = (
                number(ball.position.x),
                number(ball.position.y),
                ball.motion.name(),
            );
            let _ = write!(
                line,
                "{comma}{}:{{\"x\":{x},\"y\":{y},\"state\":\"{state}\"}}",
                quoted(name)
            );
        }
        line.push_str("},\"pocketed\":[");
        for (index, (time, ball, pocket)) in trajectory.pocketed().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            let (ball, pocket) = (
                quoted(names[ball.index()]),
                quoted(&pockets[usize::from(pocket)]),
            );
            let _ = write!(
                line,
                "{comma}{{\"ball\":{ball},\"pocket\":{pocket},\"t\":{}}}",
                number(time)
            );
        }
        let _ = write!(line, "],\"n_events\":{}}}", trajectory.events.len());
        line
    }
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

fn number(value: f64) -> String {
    serde_json::Value::from(value).to_string()
}
