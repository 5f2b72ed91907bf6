//! Courses, and the contents of the game boxes.

use crate::show;
use crate::view::{self, BoxedDie, BoxedPiece, Boxes, CourseCard};
use golf::game::{DiceSet, Tokens};
use golf::{Ball, Catalogue, Collection, Course, CourseFile, Finding, LANGUAGES, PieceBody, Shape};
use picture::Drawing;
use protocol::SixNumbers;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the contents of the game boxes (`Boxes`).
#[wasm_bindgen]
pub fn boxes() -> String {
    let set = DiceSet::everything();
    let dice = set.dice().iter().map(|die| BoxedDie {
        id: die.id.clone(),
        impulses: die.faces,
        home: die.home.name().to_owned(),
    });
    let cards = set.cards().iter().map(|card| SixNumbers {
        id: card.id.clone(),
        impulses: card.impulses,
    });
    let Tokens::Scattered(tokens) = Tokens::handful() else {
        return String::new();
    };
    Boxes {
        dice: dice.collect(),
        cards: cards.collect(),
        tokens,
        pieces: Catalogue::standard().shapes().iter().map(piece).collect(),
    }
    .to_json()
}

fn piece(shape: &Shape) -> BoxedPiece {
    BoxedPiece {
        id: shape.id.clone(),
        home: shape.home.name().to_owned(),
        count: shape.count,
        channel: shape.can_be_channelled(),
        values: shape.values.clone(),
    }
}

/// Returns the courses and layouts in the collection (`CourseCard`s).
#[wasm_bindgen]
pub fn courses() -> String {
    let all = Collection::all().filter_map(|standard| Collection::course(standard.id)?.ok());
    let cards: Vec<CourseCard> = all.map(|course| card(&course)).collect();
    view::json(&cards)
}

pub(crate) fn card(course: &Course) -> CourseCard {
    let has =
        |which: fn(&PieceBody) -> bool| course.pieces().iter().any(|piece| which(&piece.body));
    let moving = has(PieceBody::is_mover);
    let tokens = has(|body| matches!(body, PieceBody::Token { .. }));
    let mut boxes = vec!["base".to_owned()];
    if course.board() == Some("ext") || moving || tokens {
        boxes.push("ext".to_owned());
    }
    let tall = has(|body| matches!(body, PieceBody::Tall { .. }));
    let with = [("tall", tall), ("moving", moving), ("tokens", tokens)];
    let with = with.into_iter().filter(|(_, has)| *has);
    let name = |language: &&str| ((*language).to_owned(), course.name_in(language).to_owned());
    CourseCard {
        id: course.id().to_owned(),
        names: LANGUAGES.iter().map(name).collect(),
        limit: course.limit(),
        plain: golf::COURSES.iter().any(|plain| plain.id == course.id()),
        with: with.map(|(word, _)| word.to_owned()).collect(),
        boxes,
        file: course.to_file().to_string(),
    }
}

/// Reads a course file. The error is the first problem in the file.
pub(crate) fn read(file: &str) -> Result<Course, String> {
    let first = |findings: Vec<Finding>| match findings.first() {
        Some(finding) => finding.to_string(),
        None => "the course cannot be played".to_owned(),
    };
    let file = CourseFile::parse_bytes(file.as_bytes()).map_err(first)?;
    Course::new("course", &file, &Collection).map_err(first)
}

/// Draws the course in a file. If `small` is true, omits the grid and the numbers.
#[wasm_bindgen]
pub fn course_picture(
    file: &str,
    theme: &str,
    language: &str,
    prefix: &str,
    small: bool,
) -> Result<String, String> {
    let course = read(file)?;
    let drawing = Drawing::new(&course);
    let drawing = drawing
        .theme(show::theme(theme))
        .language(language)
        .prefix(prefix);
    let drawing = drawing.backdrop(picture::Backdrop::None);
    Ok(if small {
        drawing.thumbnail().render()
    } else {
        drawing.render()
    })
}

/// Draws a ball as an SVG group centred on the origin.
#[wasm_bindgen]
pub fn ball(name: &str, theme: &str) -> Result<String, String> {
    let ball: Ball = name
        .parse()
        .map_err(|error: golf::ParseBallError| error.to_string())?;
    Ok(picture::ball_markup(ball, show::theme(theme)))
}
