//! Carramboule for the page: the shape of the table, and the motion of the balls.

use crate::view::{
    BallMotion, Motion as MotionFile, MotionContact, MotionPiece, Practice, Stance, TableShape,
    Tried,
};
use carramboule::board::{Kind, Parameters, Player};
use carramboule::game::Game;
use carramboule::physics::{
    BallId, BallState, EventKind, Models, Motion, Setup, Strike, Trajectory,
};
use carramboule::referee::Choice;
use carramboule::{Vec2, game};
use protocol::{CarrambouleAction, CarrambouleBall, CarrambouleKind, CarrambouleVerdict};
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the geometry of the table (`TableShape`).
#[wasm_bindgen]
pub fn table_shape() -> String {
    let parameters = Parameters::carramboule();
    TableShape {
        side: parameters.side,
        radius: parameters.ball.radius,
        pocket_radius: parameters.pocket_radius,
        pockets: parameters.pocket_centres().map(|at| [at.x, at.y]).into(),
        camp: [parameters.camp.0, parameters.camp.1],
        camp_lines: [Player::A, Player::B].map(|player| parameters.camp_line(player)),
        fastest: parameters.fastest,
        tip: game::FARTHEST_OFFSET,
        steepest: game::STEEPEST,
    }
    .to_json()
}

/// Returns the balls at the start of a round (`CarrambouleBall`s). `starts` is the seat that plays
/// the first shot of the round.
#[wasm_bindgen]
pub fn carramboule_rack(starts: u8) -> String {
    let starts = if starts == 0 { Player::A } else { Player::B };
    let balls = carramboule::board::rack(&Parameters::carramboule(), starts);
    let balls = balls.into_iter().map(|(kind, place)| CarrambouleBall {
        kind: kind.into(),
        at: [nanometres(place.x), nanometres(place.y)],
    });
    crate::view::json(&balls.collect::<Vec<_>>())
}

/// Returns the restrictions on the active player's next shot.
pub(crate) fn stance(game: &Game) -> Result<Stance, String> {
    let player = match game.phase() {
        game::Phase::Shot(player) => player,
        game::Phase::Choice(_) => {
            return Ok(Stance {
                places: Vec::new(),
                barred: Vec::new(),
                stand: None,
                choices: Some((choice(game, Choice::Pass)?, choice(game, Choice::Replay)?)),
            });
        }
        game::Phase::Over => return Err("the match is over".to_owned()),
    };
    let (parameters, position) = (game.parameters(), game.position());
    // Round inwards, so that every integer between the ends is a valid position.
    let inwards = |(from, to): (f64, f64)| [(from * 1e6).ceil() as i32, (to * 1e6).floor() as i32];
    let free = position.free_stretches(parameters, player).into_iter();
    let barred = position.balls().iter().zip(0..);
    Ok(Stance {
        places: free.map(inwards).filter(|[from, to]| from <= to).collect(),
        barred: barred
            .filter(|((_, place), _)| parameters.behind_camp_line(player, *place))
            .map(|(_, index)| index)
            .collect(),
        stand: game
            .default_shot()
            .map(|shot| CarrambouleAction::shoot(&shot)),
        choices: None,
    })
}

fn choice(game: &Game, choice: Choice) -> Result<CarrambouleVerdict, String> {
    let verdict = game.clone().choose(choice);
    verdict
        .map(|verdict| CarrambouleVerdict::from(&verdict))
        .map_err(|fault| fault.to_string())
}

/// Simulates a shot on the practice table (`Practice`) and returns its result (`Tried`).
#[wasm_bindgen]
pub fn try_shot(practice: &str) -> Result<String, String> {
    let practice = Practice::parse(practice)?;
    let parameters = Parameters::carramboule();
    let place = |ball: &CarrambouleBall| {
        Vec2::new(f64::from(ball.at[0]) / 1e9, f64::from(ball.at[1]) / 1e9)
    };
    let mut balls = practice.balls.clone();
    let is_cue = |ball: &CarrambouleBall| ball.kind == CarrambouleKind::Cue;
    let cue = balls
        .iter()
        .position(is_cue)
        .ok_or("put the cue ball on the table")?;
    let cue = balls.remove(cue);
    if balls.iter().any(is_cue) {
        return Err("there is one cue ball".to_owned());
    }
    balls.insert(0, cue);
    let inside = |place: Vec2| {
        let range = parameters.ball.radius..=parameters.side - parameters.ball.radius;
        range.contains(&place.x) && range.contains(&place.y)
    };
    if !balls.iter().all(|ball| inside(place(ball))) {
        return Err("every ball must lie on the table".to_owned());
    }
    let states = balls
        .iter()
        .map(|ball| (parameters.ball, BallState::at_rest(place(ball))));
    let setup = Setup::new(states.collect()).map_err(|fault| fault.to_string())?;
    let shot = game::Shot {
        across: 0.0,
        direction: f64::from(practice.direction) / 1e6,
        speed: f64::from(practice.speed) / 1e3,
        side: f64::from(practice.side) / 1e3,
        top: f64::from(practice.top) / 1e3,
        elevation: f64::from(practice.elevation) / 1e6,
    };
    shot.check_stick(&parameters)
        .map_err(|fault| fault.to_string())?;
    let strike = Strike {
        side: shot.side,
        top: shot.top,
        elevation: shot.elevation,
        ..parameters.strike(shot.speed, shot.direction)
    };
    let trajectory = setup.strike(&parameters.table(), &Models::PLAY, BallId(0), &strike);
    let trajectory = trajectory.map_err(|fault| fault.to_string())?;
    let kinds: Vec<CarrambouleKind> = balls.iter().map(|ball| ball.kind).collect();
    let tried = Tried {
        motion: motion(&trajectory, &kinds),
        outcome: None,
        balls: at_rest(&trajectory, &kinds),
    };
    Ok(tried.to_json())
}

/// Returns a keyword that says why a shot by the active player is illegal; `None` if it is legal.
pub(crate) fn refusal(game: &Game, action: CarrambouleAction) -> Option<&'static str> {
    let shot = action.shot()?;
    let fault = match game.phase() {
        game::Phase::Shot(by) => shot.check(game.parameters(), game.position(), by).err(),
        game::Phase::Choice(_) => Some(game::ShotError::ChoiceDue),
        game::Phase::Over => Some(game::ShotError::Over),
    };
    fault.map(game::ShotError::name)
}

/// Simulates a shot by the active player.
pub(crate) fn try_action(game: &Game, action: CarrambouleAction) -> Result<Tried, String> {
    let shot = action.shot().ok_or("this is not a shot")?;
    let kinds = game
        .position()
        .balls()
        .iter()
        .map(|(kind, _)| (*kind).into());
    let kinds: Vec<CarrambouleKind> = std::iter::once(Kind::Cue.into()).chain(kinds).collect();
    let mut tried = game.clone();
    let played = tried.shoot(&shot).map_err(|fault| fault.to_string())?;
    Ok(Tried {
        motion: motion(&played.trajectory, &kinds),
        outcome: None,
        balls: at_rest(&played.trajectory, &kinds),
    })
}

fn motion(trajectory: &Trajectory, kinds: &[CarrambouleKind]) -> MotionFile {
    let fell = |ball: usize| {
        let mut pocketed = trajectory.pocketed();
        let found = pocketed.find(|(_, id, _)| id.index() == ball);
        found.map(|(time, _, pocket)| (time, pocket))
    };
    let pieces = |ball: usize| {
        let pieces = trajectory.segments[ball].iter();
        pieces.map(|piece| MotionPiece {
            t: piece.start,
            p: [piece.position.x, piece.position.y],
            v: [piece.velocity.x, piece.velocity.y],
            a: [piece.acceleration.x, piece.acceleration.y],
            w: [piece.spin.x, piece.spin.y, piece.spin.z],
        })
    };
    let balls = kinds.iter().enumerate().map(|(index, kind)| BallMotion {
        kind: *kind,
        pieces: pieces(index).collect(),
        fell: fell(index),
    });
    MotionFile {
        balls: balls.collect(),
        contacts: contacts(trajectory),
        duration: trajectory.duration(),
    }
}

fn contacts(trajectory: &Trajectory) -> Vec<MotionContact> {
    let contact = |event: &carramboule::physics::Event| {
        let kind = match event.kind {
            EventKind::Strike { .. } => "strike",
            EventKind::Balls { .. } => "ball",
            EventKind::Cushion { .. } | EventKind::Jaw { .. } => "cushion",
            EventKind::Pocket { .. } => "pocket",
            _ => return None,
        };
        let (first, second) = event.kind.balls();
        let before = |ball: BallId| {
            let pieces = trajectory.segments[ball.index()].iter();
            let piece = pieces.rev().find(|piece| piece.start < event.time);
            piece.map_or(0.0, |piece| piece.velocity_at(event.time).norm())
        };
        let speed = std::iter::once(first)
            .chain(second)
            .map(before)
            .fold(0.0, f64::max);
        Some(MotionContact {
            t: event.time,
            kind: kind.to_owned(),
            balls: std::iter::once(first)
                .chain(second)
                .map(|ball| ball.0)
                .collect(),
            speed,
        })
    };
    trajectory.events.iter().filter_map(contact).collect()
}

fn at_rest(trajectory: &Trajectory, kinds: &[CarrambouleKind]) -> Vec<CarrambouleBall> {
    let lying = trajectory.balls.iter().zip(kinds);
    let lying = lying.filter(|(ball, _)| ball.motion != Motion::Pocketed);
    lying
        .map(|(ball, kind)| CarrambouleBall {
            kind: *kind,
            at: [nanometres(ball.position.x), nanometres(ball.position.y)],
        })
        .collect()
}

fn nanometres(metres: f64) -> i32 {
    (metres * 1e9).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_be_refused_is_said_before() {
        let game = Game::new(Parameters::carramboule(), Player::A);
        let stance = stance(&game).expect("a shot is due");
        let stand = stance.stand.expect("the cue ball fits");
        assert_eq!(refusal(&game, stand), None);
        let shot = stand.shot().expect("a shot");
        let refused = |shot| refusal(&game, CarrambouleAction::shoot(&shot));
        assert_eq!(
            refused(game::Shot {
                across: 0.01,
                ..shot
            }),
            Some("off-line")
        );
        assert_eq!(
            refused(game::Shot {
                direction: -1.0,
                ..shot
            }),
            Some("backwards")
        );
        assert_eq!(refused(game::Shot { speed: 0.0, ..shot }), Some("speed"));
    }
}
