//! The pictures at the top of the README: an animated mini golf stroke, and a Carramboule break
//! shot.

use anyhow::{Context, Result, anyhow};
use carramboule::board::{Parameters, Player};
use carramboule::game::{BallPositions, Shot};
use golf::{Ball, Collection, Colour, Course, Direction, Event, Field, Node, Scene, Trace, stroke};
use picture::{Drawing, TableDrawing, Theme};
use std::fmt::Write;

/// The ball that rolls.
const BALL: Ball = Ball::round(Colour::Red);
/// How many seconds the first and the last step of a rolling ball take.
const STEP: [f64; 2] = [0.05, 0.16];
/// How many seconds the ball rests before the stroke, and how many seconds it is hidden afterwards.
const REST: [f64; 2] = [0.8, 1.6];
/// The maximum number of impulses in the strokes that are tried.
const MAX_IMPULSES: u8 = 40;

/// Returns a looping animation of a stroke that ends in the hole after many rebounds.
pub(crate) fn moving_stroke() -> Result<String> {
    let mut best: Option<(usize, Lively)> = None;
    for standard in golf::LAYOUTS {
        let course = Collection::course(standard.id).context("the course is missing")?;
        let course = course.map_err(|findings| anyhow!("{}: {findings:?}", standard.id))?;
        liveliest(&course, &mut best);
    }
    let (_, lively) = best.context("no stroke from a start ends in a hole")?;
    let (course, field) = (&lively.course, lively.course.field());
    let drawing = Drawing::new(course).scene(field, &Scene::new(field));
    let way = way(&drawing, field, &lively);
    let board = drawing.render();
    let board = board.trim_end().strip_suffix("</svg>");
    let board = board.context("the picture has no end tag")?;
    Ok(format!("{board}{}</svg>\n", rolling(&way)))
}

/// A stroke, and where it starts.
struct Lively {
    course: Course,
    from: Node,
    trace: Trace,
}

/// Tries strokes from all start cells of this course. If one of them ends in the hole with more
/// rebounds than `best`, replaces `best` with it. Of several strokes with equally many rebounds,
/// keeps the first.
fn liveliest(course: &Course, best: &mut Option<(usize, Lively)>) {
    let field = course.field();
    for from in field.starts() {
        for direction in Direction::ALL {
            for impulses in 1..=MAX_IMPULSES {
                let mut scene = Scene::new(field);
                let mut trace = Trace::default();
                let lies = scene.put(field, BALL, from);
                let played = stroke(field, &mut scene, BALL, direction, impulses, &mut trace);
                if lies.is_err() || played.is_err() || !is_holed(&trace) {
                    continue;
                }
                let rebounds = trace.events.iter();
                let rebounds = rebounds.filter(|event| matches!(event, Event::Rebound { .. }));
                let rebounds = rebounds.count();
                if best.as_ref().is_none_or(|(most, _)| rebounds > *most) {
                    let course = course.clone();
                    *best = Some((
                        rebounds,
                        Lively {
                            course,
                            from,
                            trace,
                        },
                    ));
                }
            }
        }
    }
}

/// Returns whether the ball is holed and nothing else on the course changes.
fn is_holed(trace: &Trace) -> bool {
    let is_still = |event: &Event| !matches!(event, Event::Piece { .. } | Event::Token { .. });
    let is_holed = |event: &Event| matches!(event, Event::Holed { .. });
    trace.events.iter().all(is_still) && trace.events.iter().any(is_holed)
}

/// Returns the points along the ball's path in the picture.
fn way(drawing: &Drawing<'_>, field: &Field, lively: &Lively) -> Vec<[f64; 2]> {
    let steps = lively.trace.events.iter().filter_map(|event| match event {
        Event::Step { to, .. } => Some(*to),
        _ => None,
    });
    let places = std::iter::once(lively.from).chain(steps);
    let seen = places.map(|node| drawing.seen(field.cell(node), field.layer(node)));
    seen.map(|seen| [seen.x, seen.y]).collect()
}

/// Returns an animated ball with a trail. The ball slows down as it follows these points, and then
/// starts again.
fn rolling(way: &[[f64; 2]]) -> String {
    let steps = way.len().saturating_sub(1).max(1);
    // The ball rests at the first point, rolls, and is then hidden for a while.
    let mut times = vec![0.0, REST[0]];
    for step in 0..steps {
        let share = f64::from(step as u32) / f64::from(steps as u32);
        let last = times.last().copied().unwrap_or_default();
        times.push(last + STEP[0] + (STEP[1] - STEP[0]) * share);
    }
    let arrived = times.last().copied().unwrap_or_default();
    let whole = arrived + REST[1];
    times.push(whole);
    let mut places = vec![way.first().copied().unwrap_or_default()];
    places.extend_from_slice(way);
    places.extend(way.last());
    let values = places.iter().map(|[x, y]| format!("{x:.1} {y:.1}"));
    let values = values.collect::<Vec<_>>().join(";");
    let shares = times.iter().map(|time| format!("{:.4}", time / whole));
    let shares = shares.collect::<Vec<_>>().join(";");
    // The trail is as long as the distance that the ball has rolled.
    let rolled = (0..=steps).map(|step| 1.0 - f64::from(step as u32) / f64::from(steps as u32));
    let left = [1.0].into_iter().chain(rolled).chain([0.0]);
    let left = left.map(|left| format!("{left:.3}"));
    let left = left.collect::<Vec<_>>().join(";");
    let mut track = String::new();
    for [x, y] in way {
        // Writing to a `String` cannot fail.
        let _ = write!(track, "{x:.1},{y:.1} ");
    }
    let ball = picture::ball_markup(BALL, Theme::Light);
    let end = arrived / whole;
    let clock = format!(r#"dur="{whole:.2}s" repeatCount="indefinite""#);
    format!(
        r##"<polyline points="{}" fill="none" stroke="#b3261e" stroke-width="3" stroke-linecap="round" stroke-opacity="0.55" pathLength="1" stroke-dasharray="1" stroke-dashoffset="1"><animate attributeName="stroke-dashoffset" values="{left}" keyTimes="{shares}" {clock}/></polyline>
<g><animateTransform attributeName="transform" type="translate" values="{values}" keyTimes="{shares}" {clock}/><g><animate attributeName="opacity" values="1;1;0;0" keyTimes="0;{end:.4};{:.4};1" {clock}/>{ball}</g></g>
"##,
        track.trim_end(),
        (end + 0.02).min(1.0),
    )
}

/// Returns a picture of the first shot of a match, played at medium speed and a little off centre.
pub(crate) fn first_shot() -> Result<String> {
    let parameters = Parameters::carramboule();
    let position = BallPositions::rack(&parameters, Player::A);
    let shot = Shot {
        across: 0.5 * parameters.side,
        direction: std::f64::consts::FRAC_PI_2 + 0.02,
        speed: 2.5,
        side: 0.0,
        top: 0.0,
        elevation: 0.0,
    };
    let trajectory = shot.simulate(&parameters, &position, Player::A);
    let trajectory = trajectory.map_err(|fault| anyhow!("the shot cannot be played: {fault}"))?;
    let drawing = TableDrawing::new(&parameters, &position, Player::A);
    Ok(drawing.cue(shot.across).trajectory(&trajectory).render())
}

#[cfg(test)]
mod tests {
    use super::rolling;

    #[test]
    fn every_place_of_a_moving_ball_has_its_time() {
        let text = rolling(&[[0.0, 0.0], [1.0, 0.0], [1.0, 2.0]]);
        let list = |name: &str| {
            let moving = text.split("animateTransform").nth(1).unwrap_or_default();
            let rest = moving
                .split(&format!("{name}=\""))
                .nth(1)
                .unwrap_or_default();
            let list = rest.split('"').next().unwrap_or_default();
            list.split(';').map(str::to_owned).collect::<Vec<_>>()
        };
        let times = list("keyTimes");
        assert_eq!(list("values").len(), times.len());
        assert_eq!((times[0].as_str(), times[4].as_str()), ("0.0000", "1.0000"));
        assert!(times.is_sorted(), "{times:?}");
    }
}
