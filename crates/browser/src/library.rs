//! Courses, and the contents of the game boxes.

use crate::show;
use crate::view::{self, BoxedDie, BoxedPiece, Boxes, CourseCard, MatchCourse};
use golf::game::{DiceSet, Tokens};
use golf::{
    Ball, Catalogue, Collection, Course, CourseFile, Finding, LANGUAGES, Layout, Library,
    PieceBody, Shape,
};
use picture::Drawing;
use protocol::{ByName, CourseText, SixNumbers};
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
    let tokens = tokens(course);
    let mut boxes = vec!["base".to_owned()];
    if course.board() == Some("ext") || moving || tokens > 0 {
        boxes.push("ext".to_owned());
    }
    let tall = has(|body| matches!(body, PieceBody::Tall { .. }));
    let with = [("tall", tall), ("moving", moving), ("tokens", tokens > 0)];
    let with = with.into_iter().filter(|(_, has)| *has);
    CourseCard {
        id: course.id().to_owned(),
        names: names(course),
        limit: course.limit(),
        plain: golf::COURSES.iter().any(|plain| plain.id == course.id()),
        with: with.map(|(word, _)| word.to_owned()).collect(),
        tokens,
        boxes,
        file: course.to_file().to_string(),
    }
}

/// Returns the course's name in each language.
fn names(course: &Layout) -> ByName<String> {
    let name = |language: &&str| ((*language).to_owned(), course.name_in(language).to_owned());
    LANGUAGES.iter().map(name).collect()
}

/// Returns the number of tokens on a course.
fn tokens(course: &Layout) -> usize {
    let pieces = course.pieces().iter();
    let tokens = pieces.filter(|piece| matches!(piece.body, PieceBody::Token { .. }));
    tokens.count()
}

/// Describes the courses of a match, which are given as a JSON array of `CourseText`s. Returns
/// `MatchCourse`s.
#[wasm_bindgen]
pub fn match_courses(courses: &str) -> Result<String, String> {
    let courses = view::courses(courses)?;
    let courses = CourseText::full(&courses).map_err(|error| error.to_string())?;
    let courses: Result<Vec<MatchCourse>, String> = courses.into_iter().map(match_course).collect();
    Ok(view::json(&courses?))
}

fn match_course(text: &CourseText) -> Result<MatchCourse, String> {
    let file =
        CourseFile::parse_bytes(text.file.as_bytes()).map_err(|findings| first(&findings))?;
    let layout = Layout::new(&text.id, &file, &()).map_err(|findings| first(&findings))?;
    let balls: Vec<Ball> = Ball::all().collect();
    let order = layout.playing_order(&balls);
    let standard = Collection.course_file(&text.id).ok();
    let standard = standard.and_then(|file| Layout::new(&text.id, &file, &Collection).ok());
    Ok(MatchCourse {
        id: text.id.clone(),
        file: text.file.clone(),
        names: names(&layout),
        order: order.iter().map(Ball::to_string).collect(),
        pieces: !layout.pieces().is_empty(),
        tokens: tokens(&layout),
        standard: standard.is_some_and(|own| own.to_file().to_string() == text.file),
    })
}

/// Returns the first finding as a sentence.
fn first(findings: &[Finding]) -> String {
    match findings.first() {
        Some(finding) => finding.to_string(),
        None => "the course cannot be played".to_owned(),
    }
}

/// Reads a course file. The error is the first problem in the file.
pub(crate) fn read(file: &str) -> Result<Course, String> {
    let file = CourseFile::parse_bytes(file.as_bytes()).map_err(|findings| first(&findings))?;
    Course::new("course", &file, &Collection).map_err(|findings| first(&findings))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn text(id: &str, file: &str) -> CourseText {
        CourseText {
            id: id.to_owned(),
            file: file.to_owned(),
        }
    }

    fn described(courses: &[CourseText]) -> String {
        match_courses(&view::json(&courses)).expect("courses that can be played")
    }

    #[test]
    fn courses_of_the_collection_keep_the_names_and_tokens_of_their_cards() {
        for standard in Collection::all() {
            let course = Collection::course(standard.id).and_then(Result::ok);
            let card = card(&course.expect("a standard course"));
            let described = match_course(&text(&card.id, &card.file)).expect("the same course");
            assert_eq!(
                (described.names, described.tokens),
                (card.names, card.tokens)
            );
            assert!(described.standard, "{}", card.id);
            let changed = format!("{}\n", card.file);
            let changed = match_course(&text(&card.id, &changed)).expect("the same course");
            assert!(!changed.standard, "{}", card.id);
        }
    }

    #[test]
    fn a_repeated_course_has_the_file_of_its_first_occurrence() {
        let file = r#"
format = 1
name = "Bend"
order = ["red", "blue", "green", "yellow", "violet", "orange"]
map = '''
s s s . o
 s s s . .
'''
"#;
        let courses = described(&[text("own", file), text("own", "")]);
        assert_eq!(courses.matches("\"en\":\"Bend\"").count(), 2, "{courses}");
        assert_eq!(courses.matches("map = ").count(), 2, "{courses}");
        assert_eq!(
            courses
                .matches("\"order\":[\"red\",\"red-flat\",\"blue\"")
                .count(),
            2
        );
        assert!(match_courses(&view::json(&[text("own", "")])).is_err());
    }
}
