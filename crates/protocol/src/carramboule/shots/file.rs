//! The shot file format, and the simulation inputs built from such a file.

use ::carramboule::physics::{
    BallBallModel, BallConstants, BallState, Contact, Cushion, CushionJaw, CushionModel, Models,
    Motion, Pocket, Table,
};
use ::carramboule::{Vec2, Vec3};
use serde::de::IgnoredAny;

use crate::by_name::InOrder;

#[derive(serde::Deserialize)]
pub(super) struct File {
    pub(super) tables: InOrder<TableFile>,
    pub(super) vectors: Vec<Vector>,
}

#[derive(serde::Deserialize)]
pub(super) struct Vector {
    pub(super) id: String,
    pub(super) table: String,
    #[serde(default)]
    pub(super) models: ModelsFile,
    pub(super) inputs: Inputs,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Inputs {
    pub(super) cue_stick: Option<Stick>,
    pub(super) balls: InOrder<BallFile>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stick {
    #[serde(rename = "V0")]
    pub(super) speed: f64,
    pub(super) phi_deg: f64,
    pub(super) theta_deg: f64,
    pub(super) a: f64,
    pub(super) b: f64,
    #[serde(rename = "M")]
    pub(super) mass: f64,
    pub(super) end_mass: f64,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BallFile {
    x: f64,
    y: f64,
    #[serde(rename = "z")]
    _z: Option<f64>,
    v: [f64; 3],
    w: [f64; 3],
    state: String,
    params: BallParams,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct BallParams {
    m: f64,
    #[serde(rename = "R")]
    radius: f64,
    u_s: f64,
    u_r: f64,
    u_sp: Option<f64>,
    u_sp_proportionality: Option<f64>,
    #[serde(rename = "u_b")]
    _u_b: Option<f64>,
    e_b: f64,
    e_c: f64,
    f_c: f64,
    g: f64,
}

/// The physics models to use: `"reference"`, `"play"`, or an object that names each model.
#[derive(serde::Deserialize)]
#[serde(
    untagged,
    expecting = "models are `reference`, `play`, or an object of known model fields"
)]
pub(super) enum ModelsFile {
    Named(String),
    Each(ModelFields),
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ModelFields {
    ball_ball: String,
    cushion: String,
    #[serde(default = "canonical")]
    pocket: String,
    #[serde(default = "instantaneous_point")]
    stick: String,
    #[serde(default = "one")]
    english_throttle: f64,
    #[serde(default = "one")]
    squirt_throttle: f64,
    #[serde(default = "micrometre")]
    make_kiss_spacer: f64,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableFile {
    #[serde(rename = "description", default)]
    _description: IgnoredAny,
    #[serde(rename = "L")]
    _side: Option<f64>,
    linear: Vec<LinearFile>,
    circular: Vec<CircularFile>,
    pockets: Vec<PocketFile>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct LinearFile {
    id: String,
    p1: [f64; 3],
    p2: [f64; 3],
    lx: f64,
    ly: f64,
    l0: f64,
    direction: Side,
}

/// The side of a cushion line on which balls roll.
#[derive(Clone, Copy, serde::Deserialize)]
enum Side {
    #[serde(rename = "SIDE1")]
    Negative,
    #[serde(rename = "SIDE2")]
    Positive,
    #[serde(rename = "BOTH")]
    Both,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct CircularFile {
    id: String,
    center: [f64; 3],
    radius: f64,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct PocketFile {
    id: String,
    center: [f64; 3],
    radius: f64,
    #[serde(rename = "depth")]
    _depth: Option<f64>,
}

fn canonical() -> String {
    "canonical".to_owned()
}

fn instantaneous_point() -> String {
    "instantaneous_point".to_owned()
}

fn one() -> f64 {
    1.0
}

fn micrometre() -> f64 {
    1e-6
}

impl Default for ModelsFile {
    fn default() -> Self {
        Self::Named("reference".to_owned())
    }
}

impl BallFile {
    pub(super) fn build(&self) -> Result<(BallConstants, BallState), String> {
        let p = &self.params;
        let spinning_friction = match (p.u_sp, p.u_sp_proportionality) {
            (Some(friction), _) => friction,
            (None, Some(share)) => share * p.radius,
            (None, None) => return Err("`u_sp` is missing".to_owned()),
        };
        let constants = BallConstants {
            mass: p.m,
            radius: p.radius,
            sliding_friction: p.u_s,
            rolling_friction: p.u_r,
            spinning_friction,
            ball_restitution: p.e_b,
            cushion_restitution: p.e_c,
            cushion_friction: p.f_c,
            gravity: p.g,
        };
        let motions = [
            Motion::Stationary,
            Motion::Spinning,
            Motion::Sliding,
            Motion::Rolling,
            Motion::Pocketed,
        ];
        let motion = motions
            .into_iter()
            .find(|motion| motion.name() == self.state);
        let state = BallState {
            position: Vec2::new(self.x, self.y),
            velocity: Vec2::new(self.v[0], self.v[1]),
            spin: Vec3::new(self.w[0], self.w[1], self.w[2]),
            motion: motion.ok_or_else(|| format!("unknown state `{}`", self.state))?,
        };
        Ok((constants, state))
    }
}

impl ModelsFile {
    pub(super) fn build(&self) -> Result<Models, String> {
        let fields = match self {
            Self::Named(name) if name == "reference" => return Ok(Models::REFERENCE),
            Self::Named(name) if name == "play" => return Ok(Models::PLAY),
            Self::Named(name) => return Err(format!("unknown model `{name}`")),
            Self::Each(fields) => fields,
        };
        let unknown = |what: &str, name: &str| format!("unknown {what} model `{name}`");
        if fields.pocket != "canonical" {
            return Err(unknown("pocket", &fields.pocket));
        }
        if fields.stick != "instantaneous_point" {
            return Err(unknown("stick", &fields.stick));
        }
        let throttle = |value: f64| value.abs() <= 100.0;
        if !throttle(fields.english_throttle) || !throttle(fields.squirt_throttle) {
            return Err("a throttle is out of range".to_owned());
        }
        if !(1e-12..=1e-3).contains(&fields.make_kiss_spacer) {
            return Err("`make_kiss_spacer` must lie between 1e-12 and 1e-3 m".to_owned());
        }
        Ok(Models {
            ball_ball: match fields.ball_ball.as_str() {
                "frictionless_elastic" => BallBallModel::FrictionlessElastic,
                "frictional_inelastic" => BallBallModel::FrictionalInelastic,
                name => return Err(unknown("ball–ball", name)),
            },
            cushion: match fields.cushion.as_str() {
                "han_2005" => CushionModel::Han,
                "unrealistic(restitution=False)" => CushionModel::Mirror,
                "unrealistic(restitution=True)" => CushionModel::LossyMirror,
                name => return Err(unknown("cushion", name)),
            },
            contact: Contact::Gap(fields.make_kiss_spacer),
            english: fields.english_throttle,
            squirt: fields.squirt_throttle,
        })
    }
}

impl TableFile {
    /// Builds the table and returns it with its pocket names.
    pub(super) fn build(&self) -> Result<(Table, Vec<String>), String> {
        if self.linear.len() > 100 || self.circular.len() > 100 || self.pockets.len() > 100 {
            return Err("the table has more than 100 cushions, tips or pockets".to_owned());
        }
        let mut table = Table::default();
        for line in &self.linear {
            line.build(&mut table.cushions)?;
        }
        for jaw in &self.circular {
            let centre = plane(&jaw.id, jaw.center)?;
            let (radius, height) = (size(&jaw.id, jaw.radius)?, jaw.center[2]);
            table.jaws.push(CushionJaw {
                centre,
                radius,
                height,
            });
        }
        for pocket in &self.pockets {
            let (centre, radius) = (
                plane(&pocket.id, pocket.center)?,
                size(&pocket.id, pocket.radius)?,
            );
            table.pockets.push(Pocket { centre, radius });
        }
        Ok((
            table,
            self.pockets
                .iter()
                .map(|pocket| pocket.id.clone())
                .collect(),
        ))
    }
}

impl LinearFile {
    fn build(&self, cushions: &mut Vec<Cushion>) -> Result<(), String> {
        let (from, to) = (plane(&self.id, self.p1)?, plane(&self.id, self.p2)?);
        let line = Vec2::new(self.lx, self.ly);
        if from == to || !(1e-9..1e9).contains(&line.norm()) || self.l0.abs() > 1e9 {
            return Err(format!("cushion {} is not a line", self.id));
        }
        let sides: &[f64] = match self.direction {
            Side::Negative => &[-1.0],
            Side::Positive => &[1.0],
            Side::Both => &[1.0, -1.0],
        };
        cushions.extend(sides.iter().map(|sign| Cushion {
            from,
            to,
            inward: line.unit() * *sign,
            offset: -sign * self.l0 / line.norm(),
            height: self.p1[2],
        }));
        Ok(())
    }
}

fn plane(id: &str, point: [f64; 3]) -> Result<Vec2, String> {
    if point.iter().all(|value| value.abs() <= 1e4) {
        Ok(Vec2::new(point[0], point[1]))
    } else {
        Err(format!("the position of {id} is out of range"))
    }
}

fn size(id: &str, radius: f64) -> Result<f64, String> {
    if radius > 0.0 && radius <= 1e4 {
        Ok(radius)
    } else {
        Err(format!(
            "the radius of {id} is not positive or out of range"
        ))
    }
}
