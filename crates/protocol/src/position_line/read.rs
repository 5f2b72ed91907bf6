//! Reads a position line.

use super::{MAX_LINE, dice_field};
use crate::course_code;
use crate::piece_state::read_letters;
use golf::game::{BallPlace, Fate, Game, GamePosition, Mode, Pick, Rules, Setup, Tokens};
use golf::{Ball, Cell, Collection, Course, Layer, MoverState, PieceBody};
use std::sync::Arc;

/// Returns the game that a line describes, with one course and one player per ball. On error,
/// returns a one-sentence reason.
pub fn read(line: &str) -> Result<Game, String> {
    if line.len() > MAX_LINE {
        return Err("the line is too long for a position".to_owned());
    }
    let fields: Vec<&str> = line.trim_end().split(' ').collect();
    let [
        tag,
        course,
        mode,
        limit,
        count,
        turn,
        dice,
        roll,
        balls,
        pieces,
    ] = *fields
    else {
        return Err("a position has ten fields with single spaces between".to_owned());
    };
    if tag != "g1" {
        return Err("a position of mini golf must begin with g1".to_owned());
    }
    let course = Arc::new(read_course(course)?);
    let limit = number(limit).ok_or("the limit is not a number")?;
    let places = balls.split(';').map(|text| ball(&course, text, limit));
    let places: Vec<BallPlace> = places.collect::<Result<_, String>>()?;
    let (movers, taken) = read_pieces(&course, pieces)?;
    let setup = Setup {
        mode: match mode {
            "basic" => Mode::Basic,
            "carom" => Mode::Carom,
            _ => return Err("the mode must be basic or carom".to_owned()),
        },
        players: places.iter().map(|place| vec![place.ball]).collect(),
        courses: vec![course],
        limit: Some(limit),
        dice: dice_field::read(dice)?,
        tokens: Tokens::Printed,
    };
    let rules = Rules::new(setup).map_err(|wrong| wrong[0].to_string())?;
    let position = GamePosition {
        turn: turn
            .parse()
            .map_err(|error: golf::ParseBallError| error.to_string())?,
        count: number(count).ok_or("the stroke is not a number")?,
        balls: places,
        movers,
        taken,
        roll: read_roll(roll)?,
    };
    Game::from_position(Arc::new(rules), &position).map_err(|error| error.to_string())
}

/// Reads a number without a sign or leading zeros.
fn number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

fn read_course(text: &str) -> Result<Course, String> {
    let unplayable =
        |findings: Vec<golf::Finding>| format!("the course cannot be played: {}", findings[0]);
    if let Some(code) = text.strip_prefix('~') {
        let file = course_code::decode(code).map_err(|error| error.to_string())?;
        return Course::new("course", &file, &Collection).map_err(unplayable);
    }
    let standard = Collection::course(text);
    let standard = standard.ok_or("there is no standard course with that id")?;
    standard.map_err(unplayable)
}

fn cell(x: &str, y: &str) -> Option<Cell> {
    Cell::new(x.parse().ok()?, y.parse().ok()?)
}

fn ball(course: &Course, text: &str, limit: u8) -> Result<BallPlace, String> {
    let wrong = || "a ball is written like red@7,3 or red@holed,2*-3".to_owned();
    let (name, place) = text.split_once('@').ok_or_else(wrong)?;
    let (place, tokens) = match place.split_once('*') {
        None => (place, 0),
        Some((place, tokens)) => (place, tokens.parse().map_err(|_| wrong())?),
    };
    let parts: Vec<&str> = place.split(',').collect();
    let node = |x, y, layer| {
        let node = cell(x, y).and_then(|cell| course.field().node(cell, layer));
        node.ok_or_else(|| format!("{name} cannot lie there"))
    };
    let (node, fate) = match *parts {
        ["off"] => (None, Fate::Open),
        ["out"] => (None, Fate::Out(limit)),
        ["holed", count] => (None, Fate::Holed(number(count).ok_or_else(wrong)?)),
        [x, y] => (Some(node(x, y, Layer::Ground)?), Fate::Open),
        [x, y, "top"] => (Some(node(x, y, Layer::Top)?), Fate::Open),
        _ => return Err(wrong()),
    };
    let ball: Ball = name
        .parse()
        .map_err(|error: golf::ParseBallError| error.to_string())?;
    Ok(BallPlace {
        ball,
        node,
        fate,
        tokens,
    })
}

fn read_roll(text: &str) -> Result<Option<(Pick, u8)>, String> {
    if text == "-" {
        return Ok(None);
    }
    let roll = || {
        let (pick, impulses) = text.split_once('=')?;
        let pick = match pick.split_at_checked(1)? {
            ("d", index) => Pick::Die(number(index)?),
            ("c", index) => Pick::Card(number(index)?),
            _ => return None,
        };
        Some((pick, number(impulses)?))
    };
    let roll = roll().ok_or("the roll is written like d0=5")?;
    Ok(Some(roll))
}

type Pieces = (Vec<(usize, MoverState)>, Vec<usize>);

fn read_pieces(course: &Course, text: &str) -> Result<Pieces, String> {
    let (mut movers, mut taken) = (Vec::new(), Vec::new());
    if text == "-" {
        return Ok((movers, taken));
    }
    for part in text.split(';') {
        let wrong = || "a piece is written like roller-1@10,2".to_owned();
        let (name, how) = part.split_once('@').ok_or_else(wrong)?;
        let mut pieces = course.pieces().iter();
        let index = pieces
            .position(|piece| piece.name == name)
            .ok_or_else(wrong)?;
        let body = &course.pieces()[index].body;
        if matches!(body, PieceBody::Token { .. }) && how == "taken" {
            taken.push(index);
        } else {
            let state = read_letters(course.field(), body, how);
            movers.push((index, state.ok_or_else(wrong)?));
        }
    }
    Ok((movers, taken))
}
