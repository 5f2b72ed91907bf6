//! `carambole shots`: files shaped like `billiard-vectors.json`, one line of result a vector.
//!
//! Descriptive fields beside the ones used here (`description`, `outputs`, `tolerance_m`, …) are
//! ignored at the top and in a vector; tables, models and inputs are read strictly.

use std::fmt::Write as _;
use std::marker::PhantomData;

use ::carramboule::physics::{
    BallBallModel, BallConstants, BallId, BallState, Contact, Cushion, CushionJaw, CushionModel,
    Models, Motion, Pocket, Setup, Strike, Table, Trajectory,
};
use ::carramboule::{Vec2, Vec3};
use serde::de::{Deserialize, Deserializer, Error as _, IgnoredAny, MapAccess, Visitor};

/// Plays every vector of a file; one line of JSON each. The error is one sentence.
pub fn run(text: &str) -> Result<Vec<String>, String> {
    let file: File = crate::read_json(text.as_bytes())
        .map_err(|error| format!("not a file of shots: {error}"))?;
    let play = |vector: &Vector| {
        vector
            .play(&file)
            .map_err(|reason| format!("vector {}: {reason}", vector.id))
    };
    file.vectors.iter().map(play).collect()
}

#[derive(serde::Deserialize)]
struct File {
    tables: Ordered<TableFile>,
    vectors: Vec<Vector>,
}

#[derive(serde::Deserialize)]
struct Vector {
    id: String,
    table: String,
    #[serde(default)]
    models: ModelsFile,
    inputs: Inputs,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Inputs {
    cue_stick: Option<Stick>,
    balls: Ordered<BallFile>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Stick {
    #[serde(rename = "V0")]
    speed: f64,
    phi_deg: f64,
    theta_deg: f64,
    a: f64,
    b: f64,
    #[serde(rename = "M")]
    mass: f64,
    end_mass: f64,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct BallFile {
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

/// `"reference"`, `"play"`, or the laws one by one.
#[derive(serde::Deserialize)]
#[serde(
    untagged,
    expecting = "models are `reference`, `play`, or an object of known model fields"
)]
enum ModelsFile {
    Named(String),
    Each(ModelFields),
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct ModelFields {
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
struct TableFile {
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

/// The side of the line on which balls roll.
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

impl Vector {
    fn play(&self, file: &File) -> Result<String, String> {
        let table = file
            .tables
            .get(&self.table)
            .ok_or_else(|| format!("there is no table `{}`", self.table))?;
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

    /// The cue ball and its strike, if the stick moves and every ball lies still.
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

    /// The physics knows balls by number, the file by name.
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

impl BallFile {
    fn build(&self) -> Result<(BallConstants, BallState), String> {
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
            motion: motion.ok_or_else(|| format!("there is no state `{}`", self.state))?,
        };
        Ok((constants, state))
    }
}

impl ModelsFile {
    fn build(&self) -> Result<Models, String> {
        let fields = match self {
            Self::Named(name) if name == "reference" => return Ok(Models::REFERENCE),
            Self::Named(name) if name == "play" => return Ok(Models::PLAY),
            Self::Named(name) => return Err(format!("there is no model `{name}`")),
            Self::Each(fields) => fields,
        };
        let unknown = |what: &str, name: &str| format!("there is no {what} model `{name}`");
        if fields.pocket != "canonical" {
            return Err(unknown("pocket", &fields.pocket));
        }
        if fields.stick != "instantaneous_point" {
            return Err(unknown("stick", &fields.stick));
        }
        let throttle = |value: f64| value.abs() <= 100.0;
        if !throttle(fields.english_throttle) || !throttle(fields.squirt_throttle) {
            return Err("a throttle is beyond all measure".to_owned());
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
    /// The table and the names of its pockets.
    fn build(&self) -> Result<(Table, Vec<String>), String> {
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
            return Err(format!("cushion {} is no line", self.id));
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
        Err(format!("{id} lies beyond all measure"))
    }
}

fn size(id: &str, radius: f64) -> Result<f64, String> {
    if radius > 0.0 && radius <= 1e4 {
        Ok(radius)
    } else {
        Err(format!(
            "{id} has a radius that is not positive or beyond all measure"
        ))
    }
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

fn number(value: f64) -> String {
    serde_json::Value::from(value).to_string()
}

/// An object in the order of the file; a name that comes twice is refused.
struct Ordered<T>(Vec<(String, T)>);

impl<T> Ordered<T> {
    fn get(&self, name: &str) -> Option<&T> {
        self.0
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Ordered<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(OrderedVisitor(PhantomData))
    }
}

struct OrderedVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for OrderedVisitor<T> {
    type Value = Ordered<T>;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Ordered<T>, A::Error> {
        let mut entries: Vec<(String, T)> = Vec::new();
        while let Some(name) = map.next_key::<String>()? {
            if entries.iter().any(|(known, _)| *known == name) {
                return Err(A::Error::custom(format_args!("`{name}` comes twice")));
            }
            entries.push((name, map.next_value()?));
        }
        Ok(Ordered(entries))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VECTORS: &str = include_str!("../../../carramboule/tests/billiard-vectors.json");

    #[test]
    fn public_vectors_give_their_results() {
        let file: serde_json::Value = serde_json::from_str(VECTORS).expect("JSON");
        let lines = run(VECTORS).expect("a sound file");
        assert_eq!(lines.len(), 35);
        for (line, vector) in lines
            .iter()
            .zip(file["vectors"].as_array().expect("vectors"))
        {
            let line: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
            let outputs = &vector["outputs"];
            assert_eq!(
                (&line["id"], &line["n_events"]),
                (&vector["id"], &outputs["n_events"])
            );
            let balls = |value: &serde_json::Value| -> Vec<_> {
                let list = value["pocketed"].as_array().expect("a list").iter();
                list.map(|fall| (fall["ball"].clone(), fall["pocket"].clone()))
                    .collect()
            };
            assert_eq!(balls(&line), balls(outputs));
        }
    }

    #[test]
    fn mutilated_files_are_played_or_refused() {
        let file: serde_json::Value = serde_json::from_str(VECTORS).expect("JSON");
        let mut rng = fastrand::Rng::with_seed(11);
        let values = [
            "0", "-1", "1e-9", "1e-7", "3", "1e4", "1e300", "null", "\"x\"", "[]", "-0.0",
        ];
        let vectors = file["vectors"].as_array().expect("vectors");
        for _ in 0..3_000 {
            let mut one = file.clone();
            one["vectors"] = vec![vectors[rng.usize(0..vectors.len())].clone()].into();
            one["vectors"][0]["outputs"] = ().into();
            let text = one.to_string();
            // A random number in the text becomes something else.
            let from = rng.usize(0..text.len());
            let Some(start) = text[from..]
                .find(|c: char| c.is_ascii_digit())
                .map(|i| i + from)
            else {
                continue;
            };
            let rest = &text[start..];
            let end = rest
                .find(|c: char| !"0123456789.e-".contains(c))
                .unwrap_or(rest.len());
            let value = values[rng.usize(0..values.len())];
            let _ = run(&format!("{}{value}{}", &text[..start], &rest[end..]));
        }
    }

    #[test]
    fn wrong_files_are_refused_in_one_sentence() {
        let one = |change: &dyn Fn(&mut serde_json::Value)| {
            let mut file: serde_json::Value = serde_json::from_str(VECTORS).expect("JSON");
            change(&mut file);
            run(&file.to_string()).expect_err("a fault")
        };
        let check = |change: &dyn Fn(&mut serde_json::Value), part: &str| {
            let error = one(change);
            assert!(error.contains(part) && !error.contains('\n'), "{error}");
        };
        let ball = |file: &mut serde_json::Value, key: &str, value: serde_json::Value| {
            file["vectors"][0]["inputs"]["balls"]["cue"][key] = value;
        };
        check(&|file| ball(file, "x", 1e300.into()), "beyond all measure");
        check(&|file| ball(file, "x", "left".into()), "invalid type");
        check(
            &|file| ball(file, "colour", 1.into()),
            "unknown field `colour`",
        );
        check(
            &|file| ball(file, "state", "flying".into()),
            "there is no state `flying`",
        );
        check(
            &|file| file["vectors"][0]["table"] = "round".into(),
            "there is no table `round`",
        );
        check(
            &|file| file["vectors"][0]["models"]["cushion"] = "soft".into(),
            "no cushion model `soft`",
        );
        check(&|file| file["vectors"] = 3.into(), "not a file of shots");
        assert!(run("{").is_err() && run("").is_err() && run("[]").is_err());
        assert!(run(&VECTORS.replacen("\"y\": 0.6", "\"y\": 1e999", 1)).is_err());
    }
}
