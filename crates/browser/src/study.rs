//! Plays the figures in the rule booklet. Checks and copies courses, and converts them to codes and
//! printable pages.

use crate::library::{card, read};
use crate::show::{self, Board};
use crate::view::{
    self, CourseCheck, CourseFinding, FigurePicture, FigureScenePicture, FigureStrokePicture,
    FigureWords,
};
use figures::Figure;
use golf::{Collection, Course, CourseFile, Finding, Ground, Library, Severity};
use picture::{Code, Drawing, FigureDrawing, Imprint};
use protocol::course_code as code;
use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};
use wasm_bindgen::prelude::wasm_bindgen;

/// Reads a course file and returns the findings (`CourseCheck`).
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
    let kind = &finding.kind;
    let facts = kind.facts().into_iter();
    let cells = kind.cells().into_iter();
    CourseFinding {
        line: finding.position.line,
        column: finding.position.column,
        error: finding.severity() == Severity::Error,
        text: kind.to_string(),
        key: kind.code().to_owned(),
        cells: cells.map(|cell| [cell.x, cell.y]).collect(),
        facts: facts.map(|(name, fact)| (name.to_owned(), fact)).collect(),
        piece: None,
    }
}

/// Returns the course code of a course file.
#[wasm_bindgen]
pub fn course_code(file: &str) -> Result<String, String> {
    code::encode(&read(file)?.to_file()).map_err(|error| error.to_string())
}

/// Returns the course file of a course code.
#[wasm_bindgen]
pub fn course_file(text: &str) -> Result<String, String> {
    let file = code::decode(text).map_err(|error| error.to_string())?;
    Ok(file.to_string())
}

/// Returns an editable copy of a course in the collection. A layout is copied unchanged; one of the
/// nine printed courses becomes a layout on that course, without pieces.
#[wasm_bindgen]
pub fn fork_of(id: &str) -> Result<String, String> {
    let file = Collection
        .course_file(id)
        .map_err(|error| error.to_string())?;
    let plain = golf::COURSES.iter().any(|one| one.id == id);
    if !plain {
        return Ok(file.to_string());
    }
    let lying_on = Ground::On {
        courses: vec![golf::Located {
            value: id.to_owned(),
            position: golf::TextPosition::START,
        }],
        start: None,
        hole: None,
        position: golf::TextPosition::START,
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

/// Draws the course in a file as an A4 page for printing. The page shows the layout, the list of
/// its pieces, the par if known, the author, and a QR code with the link. There is no QR code if
/// the link is too long for one.
#[wasm_bindgen]
pub fn course_page(
    file: &str,
    language: &str,
    par: Option<i32>,
    byline: &str,
    link: &str,
) -> Result<String, String> {
    let course = read(file)?;
    let drawing = Drawing::new(&course)
        .theme(picture::Theme::Print)
        .language(language);
    let imprint = Imprint {
        par,
        byline: byline.to_owned(),
        code: scannable(link),
    };
    Ok(drawing.prefix("page-").sheet(&imprint))
}

/// Returns the QR code of a link; `None` if the code is too dense to scan from paper.
fn scannable(link: &str) -> Option<Code> {
    let segments = QrSegment::make_segments(link);
    // A version 22 QR code has 105 squares per side. On paper, it is less than five centimetres
    // wide.
    let (low, least, largest) = (QrCodeEcc::Low, Version::new(1), Version::new(22));
    let made = QrCode::encode_segments_advanced(&segments, low, least, largest, None, true).ok()?;
    let side = made.size();
    let squares = (0..side).flat_map(|y| (0..side).map(move |x| (x, y)));
    Some(Code {
        side: usize::try_from(side).ok()?,
        dark: squares.map(|(x, y)| made.get_module(x, y)).collect(),
    })
}

fn read_figure(file: &str) -> Result<Figure, String> {
    Figure::parse(file).map_err(|errors| match errors.first() {
        Some(error) => error.to_string(),
        None => "the figure cannot be read".to_owned(),
    })
}

/// Returns the title and text of the figure in a file (`FigureWords`) without playing it.
#[wasm_bindgen]
pub fn figure_words(file: &str, language: &str) -> Result<String, String> {
    let figure = read_figure(file)?;
    Ok(view::json(&FigureWords {
        title: figure.title.get(language).to_owned(),
        text: figure.text.get(language).to_owned(),
    }))
}

/// Plays and draws the figure in a file (`FigurePicture`).
#[wasm_bindgen]
pub fn figure(file: &str, theme: &str, language: &str, prefix: &str) -> Result<String, String> {
    let figure = read_figure(file)?;
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
        let (Some(course), Some(before)) = (&scene.course, &played.start) else {
            return FigureScenePicture {
                caption,
                board: None,
                notes: String::new(),
                strokes: Vec::new(),
            };
        };
        let board = Board::new(course, theme, &prefix).cut(scene.view);
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
            notes: board.notes(scene, played),
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

#[cfg(test)]
mod tests {
    use super::{course_page, scannable};

    const COURSE: &str = "format = 1\nmap = '''\ns s s . o\n s s s . .\n'''\n";

    #[test]
    fn a_sheet_has_the_code_of_its_link_par_and_author() {
        let link = "https://example.org/course/AbC-_9";
        let sheet = course_page(COURSE, "en", Some(2), "by Ana", link).expect("it is sound");
        assert!(sheet.contains(r#"class="code""#) && sheet.contains(">by Ana<"));
        assert!(sheet.contains(">Par<"));
        let bare = course_page(COURSE, "en", None, "", &link.repeat(80)).expect("it is sound");
        assert!(!bare.contains(r#"class="code""#) && !bare.contains(">Par<"));
    }

    #[test]
    fn a_code_has_its_three_corners() {
        let code = scannable("https://example.org/course/AbC-_9").expect("it is short");
        let dark = |x: usize, y: usize| code.dark[y * code.side + x];
        let last = code.side - 1;
        for (x, y) in [(0, 0), (last - 6, 0), (0, last - 6)] {
            let frame = (0..7).all(|step| dark(x + step, y) && dark(x, y + step));
            assert!(frame && !dark(x + 1, y + 1) && dark(x + 3, y + 3));
        }
    }
}
