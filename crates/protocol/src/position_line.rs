//! Positions written as one line, for analysis links, tests and puzzles.
//!
//! ```text
//! g1 COURSE MODE LIMIT COUNT TURN DICE ROLL BALLS PIECES
//! g1 1 carom 10 3 red dice d0=5 orange@14,6;red@7,3,top;blue@holed,2*-3 roller-1@10,2
//! ```
//! `docs/formats.md` explains the fields.

mod dice_field;
mod read;

use crate::course_code;
use crate::piece_state::letters;
use golf::game::{BallPlace, Fate, Game, GamePosition, Mode, Pick};
use golf::{Collection, Course, Layer, MoverState};
use std::fmt::Write;

pub use read::read;

/// The longest accepted line, in bytes.
pub const MAX_LINE: usize = 32 << 10;

/// Returns the position of a game as one line; `None` if the game is waiting for dice, if the match
/// is over, or if the course has no course code.
pub fn write(game: &Game) -> Option<String> {
    let position = game.position()?;
    let rules = game.rules();
    let mode = match rules.mode() {
        Mode::Basic => "basic",
        Mode::Carom => "carom",
    };
    let roll = match position.roll {
        None => "-".to_owned(),
        Some((Pick::Die(index), impulses)) => format!("d{index}={impulses}"),
        Some((Pick::Card(index), impulses)) => format!("c{index}={impulses}"),
    };
    Some(format!(
        "g1 {} {mode} {} {} {} {} {roll} {} {}",
        course_field(game.course())?,
        game.limit(),
        position.count,
        position.turn,
        dice_field::write(rules.dice()),
        balls_field(game, &position),
        pieces_field(game, &position),
    ))
}

/// Returns the id of a standard course, or `~` and the course code.
fn course_field(course: &Course) -> Option<String> {
    let full = course.to_file();
    let standard = Collection::course(course.id()).and_then(Result::ok);
    if standard.is_some_and(|standard| standard.to_file() == full) {
        return Some(course.id().to_owned());
    }
    course_code::encode(&full)
        .ok()
        .map(|code| format!("~{code}"))
}

fn balls_field(game: &Game, position: &GamePosition) -> String {
    let ball = |place: &BallPlace| {
        let mut text = match (place.fate, place.node) {
            (Fate::Holed(count), _) => format!("{}@holed,{count}", place.ball),
            (Fate::Out(_), _) => format!("{}@out", place.ball),
            (Fate::Open, None) => format!("{}@off", place.ball),
            (Fate::Open, Some(node)) => {
                let field = game.field();
                let top = if field.layer(node) == Layer::Top {
                    ",top"
                } else {
                    ""
                };
                format!("{}@{}{top}", place.ball, field.cell(node))
            }
        };
        if place.tokens != 0 {
            // Writing to a string cannot fail.
            let _ = write!(text, "*{}", place.tokens);
        }
        text
    };
    let balls: Vec<String> = position.balls.iter().map(ball).collect();
    balls.join(";")
}

fn pieces_field(game: &Game, position: &GamePosition) -> String {
    let name = |piece: usize| &game.course().pieces()[piece].name;
    let mover = |(piece, state): &(usize, MoverState)| {
        let state = letters(game.field(), *state);
        format!("{}@{state}", name(*piece))
    };
    let movers = position.movers.iter().map(mover);
    let taken = position
        .taken
        .iter()
        .map(|piece| format!("{}@taken", name(*piece)));
    let pieces: Vec<String> = movers.chain(taken).collect();
    if pieces.is_empty() {
        return "-".to_owned();
    }
    pieces.join(";")
}

#[cfg(test)]
mod tests {
    use super::*;
    use golf::game::{Chance, DiceSet, Face, Rules, Setup, Tokens};
    use std::sync::Arc;

    fn matches(seed: u64, dice: &DiceSet) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let standard = rng.choice(golf::COURSES).expect("some").id;
        let course = Collection::course(standard).expect("there").expect("sound");
        let cells = course.token_cells();
        let course = if rng.bool() {
            course
        } else {
            course
                .with_tokens(&[(cells[3], -1), (cells[40], -3)])
                .expect("free cells")
        };
        let ball = |name: &str| vec![name.parse().expect("a ball")];
        let setup = Setup {
            mode: if rng.bool() { Mode::Basic } else { Mode::Carom },
            players: vec![ball("red"), ball("blue-flat"), ball("blue")],
            courses: vec![Arc::new(course)],
            limit: None,
            dice: dice.clone(),
            tokens: Tokens::Printed,
        };
        let mut game = Game::new(Arc::new(Rules::new(setup).expect("sound")));
        while !game.is_over() {
            if game.awaits().is_some() {
                game.chance(&Chance::Face(Face::ALL[rng.usize(..6)]))
                    .expect("awaited");
            }
            let action = *rng.choice(&game.actions()).expect("some");
            game.act(action, &mut ()).expect("legal");
            let Some(line) = write(&game) else {
                continue;
            };
            let again = read(&line).unwrap_or_else(|error| panic!("{error}: {line}"));
            assert_eq!(write(&again).as_ref(), Some(&line));
            assert_eq!(again.position(), game.position());
        }
    }

    #[test]
    fn every_position_of_a_match_can_be_written_and_read() {
        let odd = golf::game::BlankCard::Six([7, 1, 99, 2, 2, 5])
            .written("a b;%é")
            .expect("sound");
        let custom = DiceSet::everything().with_card(odd).expect("sound");
        for seed in 0..6 {
            let sets = [
                DiceSet::dice_of_the_box(),
                DiceSet::cards_of_the_box(),
                custom.clone(),
            ];
            matches(seed, &sets[seed as usize % 3]);
        }
    }

    #[test]
    fn hostile_lines_are_refused_without_panic() {
        let line = "g1 1 carom 10 3 red dice d0=5 orange@14,6;red@16,6 -";
        let mut rng = fastrand::Rng::with_seed(7);
        let words = [
            "g1",
            "~",
            "~AAAA",
            "-",
            "red@",
            "@",
            "999999999999",
            "2147483647,2147483647",
            "red@0,0,top",
            ";;",
            "d9=1",
            "token-1@taken",
        ];
        for _ in 0..crate::cases::cases(200, 3_000) {
            let mut fields: Vec<&str> = line.split(' ').collect();
            let place = rng.usize(..fields.len());
            fields[place] = rng.choice(words).expect("some");
            let _ = read(&fields.join(" "));
            let mut bytes = line.as_bytes().to_vec();
            let place = rng.usize(..bytes.len());
            bytes[place] = rng.u8(..128);
            if let Ok(text) = String::from_utf8(bytes) {
                let _ = read(&text);
            }
        }
        assert!(read(&"g1 ".repeat(20_000)).is_err());
    }
}
