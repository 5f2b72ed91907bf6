//! Courses, figures and what is in the boxes.

use crate::show::{self, Board};
use golf::game::{DiceSet, Tokens};
use golf::{
    Ball, Collection, Course, CourseFile, Figure, Finding, GameBox, Ground, LANGUAGES, Library,
    PieceBody, Severity,
};
use picture::{Drawing, FigureDrawing};
use protocol::page::{
    self, BoxedDie, Boxes, CourseCard, CourseCheck, CourseFinding, FigurePicture,
    FigureScenePicture, FigureStrokePicture,
};
use protocol::{SixNumbers, course_code as code};
use wasm_bindgen::prelude::wasm_bindgen;

/// The dice, cards and tokens (`Boxes`).
#[wasm_bindgen]
pub fn boxes() -> String {
    let set = DiceSet::everything();
    let dice = set.dice().iter().map(|die| BoxedDie {
        id: die.id.clone(),
        impulses: die.faces,
        home: home(die.home).to_owned(),
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
    }
    .to_json()
}

fn home(home: GameBox) -> &'static str {
    match home {
        GameBox::Base => "base",
        GameBox::Expansion => "ext",
    }
}

/// The courses and layouts of the collection (`CourseCard`s).
#[wasm_bindgen]
pub fn courses() -> String {
    let all = Collection::all().filter_map(|standard| Collection::course(standard.id)?.ok());
    let cards: Vec<CourseCard> = all.map(|course| card(&course)).collect();
    page::json(&cards)
}

fn card(course: &Course) -> CourseCard {
    let has =
        |which: fn(&PieceBody) -> bool| course.pieces().iter().any(|piece| which(&piece.body));
    let moving = has(|body| {
        matches!(
            body,
            PieceBody::Roller { .. }
                | PieceBody::Spinner { .. }
                | PieceBody::Toppler { .. }
                | PieceBody::Door(_)
        )
    });
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
        plain: golf::collection::COURSES
            .iter()
            .any(|plain| plain.id == course.id()),
        with: with.map(|(word, _)| word.to_owned()).collect(),
        boxes,
        file: course.to_file().to_string(),
    }
}

/// Reads a course file and says what is to be said of it (`CourseCheck`).
#[wasm_bindgen]
pub fn check_course(id: &str, file: &str) -> String {
    let read = CourseFile::parse_bytes(file.as_bytes());
    let course = read.and_then(|file| Course::new(id, &file, &Collection));
    let (course, findings) = match course {
        Ok(course) => (Some(card(&course)), course.advice()),
        Err(findings) => (None, findings),
    };
    CourseCheck {
        course,
        findings: findings.iter().map(finding).collect(),
    }
    .to_json()
}

pub(crate) fn finding(finding: &Finding) -> CourseFinding {
    let facts = finding.facts.iter();
    let places = facts.clone().filter(|(name, _)| name.starts_with("cell"));
    let cells = places
        .flat_map(|(_, text)| text.split(' '))
        .filter_map(|cell| {
            let (x, y) = cell.split_once(',')?;
            Some([x.parse().ok()?, y.parse().ok()?])
        });
    CourseFinding {
        line: finding.position.line,
        column: finding.position.column,
        error: finding.severity == Severity::Error,
        text: finding.text.clone(),
        key: finding.key.to_owned(),
        cells: cells.collect(),
        facts: facts
            .map(|(name, fact)| ((*name).to_owned(), fact.clone()))
            .collect(),
        piece: None,
    }
}

/// A course from its file; the error is the first thing wrong with it.
pub(crate) fn read(file: &str) -> Result<Course, String> {
    let first = |findings: Vec<Finding>| match findings.first() {
        Some(finding) => finding.to_string(),
        None => "the course cannot be played".to_owned(),
    };
    let file = CourseFile::parse_bytes(file.as_bytes()).map_err(first)?;
    Course::new("course", &file, &Collection).map_err(first)
}

/// The picture of a course file: a `small` one without grid and numbers, or the whole.
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

/// A course of the collection as the beginning of one's own: a layout as it is, one of the nine
/// as a layout on it without pieces.
#[wasm_bindgen]
pub fn fork_of(id: &str) -> Result<String, String> {
    let file = Collection.course_file(id)?;
    let plain = golf::collection::COURSES.iter().any(|one| one.id == id);
    if !plain {
        return Ok(file.to_string());
    }
    let lying_on = Ground::On {
        courses: vec![golf::Located {
            value: id.to_owned(),
            position: golf::Position::START,
        }],
        start: None,
        hole: None,
        position: golf::Position::START,
    };
    let fork = CourseFile {
        ground: lying_on,
        board: None,
        order: None,
        limit: None,
        pieces: Vec::new(),
        arrows: Vec::new(),
        ..file
    };
    Ok(fork.to_string())
}

/// A course file as a sheet of A4, for printing: the layout and the list of its pieces.
#[wasm_bindgen]
pub fn course_page(file: &str, language: &str) -> Result<String, String> {
    let course = read(file)?;
    let drawing = Drawing::new(&course)
        .theme(picture::Theme::Print)
        .language(language);
    Ok(drawing.prefix("page-").page(picture::Page::A4).render())
}

/// A ball as a group around the origin.
#[wasm_bindgen]
pub fn ball(name: &str, theme: &str) -> Result<String, String> {
    let ball: Ball = name
        .parse()
        .map_err(|error: golf::UnknownBall| error.to_string())?;
    Ok(picture::ball_markup(ball, show::theme(theme)))
}

/// The course code of a course file.
#[wasm_bindgen]
pub fn course_code(file: &str) -> Result<String, String> {
    code::encode(&read(file)?.to_file()).map_err(|error| error.to_string())
}

/// The course file of a course code.
#[wasm_bindgen]
pub fn course_file(text: &str) -> Result<String, String> {
    let file = code::decode(text).map_err(|error| error.to_string())?;
    Ok(file.to_string())
}

/// A figure of the rules from its file (`FigurePicture`).
#[wasm_bindgen]
pub fn figure(file: &str, theme: &str, language: &str, prefix: &str) -> Result<String, String> {
    let figure = Figure::parse(file).map_err(|findings| match findings.first() {
        Some(finding) => finding.to_string(),
        None => "the figure cannot be read".to_owned(),
    })?;
    let played = figure.replay().scenes;
    let still = FigureDrawing::new(&figure, &played);
    let still = still
        .theme(show::theme(theme))
        .language(language)
        .prefix(prefix);
    let scenes = figure.scenes.iter().zip(&played).enumerate();
    let scenes = scenes.map(|(number, (scene, played))| {
        let prefix = format!("{prefix}{number}-");
        let caption = scene
            .caption
            .as_ref()
            .map(|caption| caption.get(language).to_owned());
        let (Some(course), Some((field, before))) = (&scene.course, &played.setting) else {
            return FigureScenePicture {
                caption,
                board: None,
                strokes: Vec::new(),
            };
        };
        let board = Board::new(course, field, theme, &prefix).cut(scene.view);
        let strokes = scene.strokes.iter().zip(&played.strokes);
        let strokes = strokes.map(|(told, played)| {
            let dir = told.direction.name();
            FigureStrokePicture {
                ball: played.ball.to_string(),
                dir: dir.to_owned(),
                impulses: told.impulses,
                words: told
                    .words
                    .as_ref()
                    .map(|words| words.get(language).to_owned()),
                before: board.balls(&played.before),
                layers: board.layers(&played.before),
                way: board.way(dir, &played.before, &played.after, &played.trace),
            }
        });
        FigureScenePicture {
            caption,
            strokes: strokes.collect(),
            board: Some(board.picture(before, language)),
        }
    });
    let picture = FigurePicture {
        number: figure.number.clone(),
        rules: figure.rules.clone(),
        title: figure.title.get(language).to_owned(),
        text: figure.text.get(language).to_owned(),
        still: still.backdrop(picture::Backdrop::None).render(),
        scenes: scenes.collect(),
    };
    Ok(picture.to_json())
}
