//! Section 9: modified and linked courses, errors and warnings.

use super::both::{Both, HALL, file, redrawn, refused};
use golf::{
    Cell, Collection, Colour, Course, CourseFile, Finding, Ground, Layer, Library, LibraryError,
    Scene, Trace, stroke,
};

/// Two rooms side by side on one board, separated by a wall two cells thick.
const WEST: &str = "format = 1
board = \"test\"
limit = 12
order = [\"red\", \"blue\", \"green\", \"orange\", \"violet\", \"yellow\"]
map = '''
# # # # # # #
 # s s s . . #
# s s s . o . #
 # # # # # # #
'''
";
const EAST: &str = "format = 1
board = \"test\"
origin = [16, 0]
map = '''
% # # # # # #
 . . . . . . #
# s s s . o . #
 s s s . . . #
# # # # # # #
'''
";

struct Books;

impl Library for Books {
    fn course_file(&self, id: &str) -> Result<CourseFile, LibraryError> {
        let text = match id {
            "west" => WEST.to_owned(),
            "east" => EAST.to_owned(),
            "marked" => file(WEST, "hole-marker 9,1; start-marker 3,1; F-1 12,2"),
            "elsewhere" => EAST.replace("test", "other"),
            "nowhere" => EAST.replace("board = \"test\"\n", ""),
            "over" => EAST.replace("[16, 0]", "[2, 0]"),
            "layout" => "format = 1\non = [\"west\"]\n".to_owned(),
            _ => return Err(LibraryError::Unknown),
        };
        Ok(CourseFile::parse(&text)?)
    }
}

fn layout(head: &str, pieces: &str) -> Result<Course, Vec<Finding>> {
    let text = file(&format!("format = 1\n{head}\n"), pieces);
    let file = CourseFile::parse(&text)?;
    Course::new("layout", &file, &Books)
}

fn cell(x: i32, y: i32) -> Cell {
    Cell::new(x, y).unwrap()
}

const LINKED: &str = "on = [\"west\", \"east\"]\nstart = \"west\"\nhole = \"east\"";

// L1
#[test]
fn modified_course_is_a_base_course_with_pieces_on_it() {
    let course = layout("on = [\"west\"]", "F-1 9,1").unwrap();
    assert_eq!(course.hole(), cell(10, 2));
    assert_eq!(course.pieces().len(), 1);
    assert_eq!(
        course.order()[0],
        Colour::Red,
        "order and limit come from the only course"
    );
    assert_eq!(course.limit(), 12);
    assert_eq!(course.board(), Some("test"));
}

// L1
#[test]
fn linked_course_has_one_start_and_one_hole_and_the_others_are_plain_fairway() {
    let course = layout(LINKED, "F-I2 13,1 channel").unwrap();
    assert_eq!(course.starts()[0], cell(3, 1));
    assert_eq!(course.hole(), cell(26, 2));
    assert_eq!((course.limit(), course.order()[0]), (12, Colour::Red));
    // West's hole (10,2) is plain fairway: a ball can rest on it.
    let field = course.field();
    let mut scene = Scene::new(field);
    let red = "red".parse().unwrap();
    let at = field.node(cell(10, 2), Layer::Ground).unwrap();
    assert_eq!(scene.put(field, red, at), Ok(()));
    // East's starts are plain fairway too: a roller may be placed there.
    assert!(layout(LINKED, "F-I2 13,1 channel; roller 18,2").is_ok());
}

// L1: a ball rolls through the channel into the other course, as if both were drawn on one map.
#[test]
fn ball_rolls_through_the_link_as_on_one_map() {
    let course = layout(LINKED, "F-I2 13,1 channel; sand 21,1 23,1 25,1").unwrap();
    let tiles = course.fairway().iter().chain(course.walls());
    let mut tiles: Vec<(Cell, golf::Tile)> =
        tiles.map(|at| (*at, course.tile(*at).unwrap())).collect();
    // The combined map shows the starts of west and the hole of east.
    for (at, tile) in &mut tiles {
        if tile.is_fairway() {
            *tile = match *at {
                at if course.starts().contains(&at) => golf::Tile::Start,
                at if course.hole() == at => golf::Tile::Hole,
                _ => golf::Tile::Fairway,
            };
        }
    }
    let mut one = CourseFile::parse(&file(WEST, "F-I2 13,1 channel; sand 21,1 23,1 25,1")).unwrap();
    if let Ground::Map { tiles: map, .. } = &mut one.ground {
        *map = tiles;
    }
    let both = Both::parse(&one.to_string());
    let field = course.field();
    for at in course.fairway() {
        let Some(table) = both.try_with(&format!("red@{at}")) else {
            continue;
        };
        for direction in table.directions("red") {
            for impulses in [1, 4, 9, 20] {
                let mut alone = table.again();
                alone.stroke("red", direction, impulses);
                let mut scene = Scene::new(field);
                let red = "red".parse().unwrap();
                scene
                    .put(field, red, field.node(*at, Layer::Ground).unwrap())
                    .unwrap();
                let mut trace = Trace::default();
                stroke(
                    field,
                    &mut scene,
                    red,
                    direction.parse().unwrap(),
                    impulses,
                    &mut trace,
                )
                .unwrap();
                let file = protocol::TraceFile::new(&course, &scene, &trace);
                assert_eq!(serde_json::to_value(file).unwrap(), alone.trace);
            }
        }
    }
}

// Contract: if two courses differ in a cell, fairway takes precedence over wall, and rounded wall
// over straight wall.
#[test]
fn fairway_wins_over_wall_and_rounded_over_straight() {
    let course = layout(LINKED, "F-I2 13,1 channel").unwrap();
    assert!(course.is_fairway(cell(17, 1)));
    assert_eq!(course.tile(cell(16, 0)), Some(golf::Tile::RoundedWall));
    let findings = layout(
        "on = [\"west\", \"over\"]\nstart = \"west\"\nhole = \"over\"",
        "",
    )
    .unwrap_err();
    assert!(
        findings[0].to_string().contains("has fairway at"),
        "{findings:?}"
    );
}

// L2
#[test]
fn markers_replace_what_is_printed() {
    let course = Both::parse(&file(HALL, "start-marker 12,2; hole-marker 5,3"));
    let starts = course.quick.course.starts();
    assert_eq!(starts[0], cell(12, 2));
    assert_eq!(starts[5], cell(17, 3));
    assert_eq!(course.red_ends("9,3", "W", 2), "red holed 5,3");
    assert_eq!(
        course.red_ends("20,6", "E", 1),
        "red rests 22,6 spent",
        "the printed hole is gone"
    );
}

// L2: markers take precedence over `start` and `hole` in a layout.
#[test]
fn markers_of_a_layout_win_over_start_and_hole() {
    let course = layout(
        LINKED,
        "F-I2 13,1 channel; hole-marker 11,1; start-marker 19,1",
    )
    .unwrap();
    assert_eq!(course.hole(), cell(11, 1));
    assert_eq!(course.starts()[0], cell(19, 1));
    // Without `start` and `hole`, markers are enough.
    let course = layout(
        "on = [\"west\", \"east\"]",
        "F-I2 13,1 channel; hole-marker 11,1; start-marker 19,1",
    );
    assert!(course.is_ok());
}

// L2, contract: if a layout builds on a course with a marker, the marker moves the start or hole of
// that course.
#[test]
fn marker_of_a_base_course_moves_that_courses_end() {
    let on = |start: &str, hole: &str| {
        let head = format!("on = [\"marked\", \"east\"]\nstart = \"{start}\"\nhole = \"{hole}\"");
        layout(&head, "F-I2 13,1 channel").unwrap()
    };
    assert_eq!(on("east", "marked").hole(), cell(9, 1));
    assert_eq!(on("marked", "east").hole(), cell(26, 2));
    // The pieces of the courses that a layout builds on come first and have the lowest numbers.
    let names: Vec<String> = on("marked", "east")
        .pieces()
        .iter()
        .map(|piece| piece.name.clone())
        .collect();
    assert_eq!(
        names,
        ["hole-marker-1", "start-marker-1", "F-1-1", "F-I2-1"]
    );
}

// Contract
#[test]
fn layouts_that_cannot_be_put_together_are_refused() {
    let cases = [
        ("on = [\"west\", \"east\"]", "say whose start counts"),
        (
            "on = [\"west\", \"east\"]\nstart = \"west\"",
            "say whose hole counts",
        ),
        (
            "on = [\"west\"]\nstart = \"east\"",
            "`start` must be one of the courses in `on`",
        ),
        (
            "on = [\"west\", \"elsewhere\"]\nstart = \"west\"\nhole = \"west\"",
            "not on the same board",
        ),
        (
            "on = [\"west\", \"nowhere\"]\nstart = \"west\"\nhole = \"west\"",
            "not on the same board",
        ),
        ("on = [\"west\"]\nboard = \"base\"", "not on the same board"),
        ("on = [\"layout\"]", "is itself a layout"),
        ("on = [\"missing\"]", "there is no course missing"),
        ("on = [\"../secret\"]", "is not a course id"),
        ("on = [\"\\u0000\"]", "is not a course id"),
    ];
    for (head, text) in cases {
        let findings = layout(head, "").unwrap_err();
        assert!(
            findings
                .iter()
                .any(|finding| finding.to_string().contains(text)),
            "{head}: {findings:?}"
        );
        assert!(
            findings
                .iter()
                .all(|finding| finding.position.line == 2 || finding.position.line == 3)
        );
    }
}

/// A library whose courses have a very large number of pieces.
struct Crowd;

impl Library for Crowd {
    fn course_file(&self, id: &str) -> Result<CourseFile, LibraryError> {
        let token = "\n[[piece]]\nid = \"token\"\nat = [9, 1]\nvalue = -1\n";
        let text = if id == "west" { WEST } else { EAST };
        Ok(CourseFile::parse(&(text.to_owned() + &token.repeat(300)))?)
    }
}

// Contract: the limits also apply to everything that a layout combines.
#[test]
fn layout_with_too_many_pieces_is_refused() {
    let file = CourseFile::parse(&format!("format = 1\n{LINKED}\n")).unwrap();
    let findings = Course::new("crowd", &file, &Crowd).unwrap_err();
    assert_eq!(
        findings[0].to_string(),
        "2:6: error: the course has 600 pieces; the limit is 500"
    );
}

/// Returns the errors in a course with this map and these pieces. The oracle must find errors too.
fn errors(map: &str, pieces: &str) -> Vec<String> {
    let text = file(map, pieces);
    assert!(
        crate::oracle::Oracle::parse(&text).is_err(),
        "the oracle finds no error\n{text}"
    );
    let file = CourseFile::parse(&text).unwrap();
    let findings = Course::new("hall", &file, &()).expect_err("the engine finds no error");
    findings.iter().map(ToString::to_string).collect()
}

fn check(map: &str, pieces: &str, text: &str) {
    let errors = errors(map, pieces);
    assert!(
        errors.iter().any(|error| error.contains(text)),
        "{pieces}: {errors:?}"
    );
}

// L3: every error has a sentence that says what to do.
#[test]
fn broken_courses_are_refused_with_a_reason() {
    let cases = [
        (
            "start-marker 2,2; start-marker 2,4",
            "exactly six start cells",
        ),
        ("hole-marker 3,3; hole-marker 5,3", "exactly one hole"),
        ("F-1 2,6", "F-1-1 covers the start cell 2,6"),
        ("V-I5 4,6", "V-I5-1 covers the start cell"),
        ("roller 22,6", "roller-1 covers the hole at 22,6"),
        ("V-I5 7,3; hole-marker 9,3", "V-I5-1 covers the hole at 9,3"),
        (
            "F-I2 9,3 channel; hole-marker 9,3",
            "F-I2-1 covers the hole at 9,3",
        ),
        ("F-I2 9,3; F-1 11,3", "F-1-1 and F-I2-1 both lie on 11,3"),
        ("token 9,3 -1; F-1 9,3", "token-1 and F-1-1 both lie on 9,3"),
        ("sand 9,3 11,3", "3, 4 or 5 different cells"),
        ("water 9,3 11,3 15,3", "must be connected"),
        (
            "sand 20,6 22,6 21,5",
            "lies on the start or the hole at 22,6",
        ),
        ("sand 9,3 11,3 10,4; F-1 10,4", "both lie on 10,4"),
        ("spinner 7,1", "needs free fairway all around its hub"),
        ("spinner 10,4; token 12,4 -1", "needs plain fairway at 12,4"),
        ("V-C7h 5,3 r2", "V-C7h-1"),
        ("V-I9 5,3", "the foot of V-I9-1 at 23,3 is not fairway"),
        (
            "V-I5 7,3; F-1 5,3",
            "the foot of V-I5-1 at 5,3 lies under F-1-1",
        ),
        (
            "V-R2 9,3; roller 13,3",
            "the foot of V-R2-1 at 13,3 lies under roller-1",
        ),
        ("roller 0,2", "roller-1 is off the fairway at 0,2"),
        ("toppler 0,2", "toppler-1 is off the fairway"),
        ("spinner 22,2", "spinner-1 is off the fairway at 24,2"),
        ("door 17,3", "door-1 is off the fairway at 23,3"),
        ("sand 3,1 5,1 4,0", "sand-1 is off the fairway at 4,0"),
        ("water 3,1 5,1 4,0", "water-1 is off the fairway at 4,0"),
        ("token 0,2 -1", "token-1 is off the fairway"),
        ("token 2,6 -1", "token-1 lies on the start or the hole"),
        ("hole-marker 0,2", "is not fairway"),
        ("hole-marker 4,6", "the hole lies on the start cell 4,6"),
        (
            "arrow 7,1 E W",
            "no printed wall stops a ball at 7,1 going E",
        ),
        ("F-1 8,0; arrow 8,0 NE W", "no printed wall stops a ball"),
        (
            "arrow 7,1 NE W; arrow 7,1 NE SE",
            "already an arrow at 7,1 going NE",
        ),
        ("F-1 20,6; F-I2 21,5 r1", "the hole cannot be reached"),
    ];
    for (pieces, text) in cases {
        check(HALL, pieces, text);
    }
    check(
        &HALL.replace('o', ".").replace("f.rmat", "format"),
        "",
        "exactly one hole",
    );
    check(&redrawn(HALL, (14, 6), 's'), "", "exactly six start cells");
    check(&redrawn(HALL, (2, 6), '.'), "", "exactly six start cells");
}

// L3, T4: the deck hole is above a wall that has fairway on both sides.
#[test]
fn deck_hole_over_a_wall_is_refused() {
    check(
        &redrawn(HALL, (11, 3), '#'),
        "V-C7h 5,3",
        "the hole in V-C7h-1 at 11,3 must lie over fairway",
    );
}

// L3: with two rooms, the hole is reachable only if there is a way between them.
#[test]
fn hole_must_be_in_reach_from_every_start() {
    let rooms: String = HALL.replace(
        " # . . . . . . . . . . #\n# . . . . . . . . . . . #\n # . . . . . . . . . . #\n# s",
        " # # # # # # # # # # # #\n# . . . . . . . . . . . #\n # . . . . . . . . . . #\n# s",
    );
    let rooms = file(&rooms, "hole-marker 11,1");
    check(
        &rooms,
        "",
        "the hole cannot be reached (affected start cells: 2,6 4,6",
    );
    let links = [
        ("F-I3 10,4 r2 channel", true),
        ("F-I3 10,4 r2", false),
        ("V-R2 10,4 r2", true),
        ("V-I4 13,5 r2", true),
    ];
    for (link, fine) in links {
        assert_eq!(Both::try_parse(&file(&rooms, link)), fine, "{link}");
    }
}

// L3: falling through a deck hole counts as a way, and a door counts as open for a ball on its
// panel.
#[test]
fn deck_holes_and_doors_count_as_ways_to_the_hole() {
    // The cell with the hole can be reached only through the deck hole.
    let shut = "hole-marker 11,3; F-1 12,2; F-1 10,2; F-1 12,4; F-1 10,4";
    assert!(!refused(&format!("V-C7h 5,3; {shut}")));
    assert!(refused(&format!("V-I7 5,3; {shut}")));
    // The door opens either towards the hole or away from it.
    let alley = redrawn(
        &redrawn(
            &redrawn(&redrawn(HALL, (2, 2), '#'), (20, 2), '#'),
            (22, 2),
            '#',
        ),
        (18, 2),
        '#',
    );
    let alley = ["4,2", "6,2", "8,2"].iter().fold(alley, |map, at| {
        let (x, y) = at.split_once(',').unwrap();
        redrawn(&map, (x.parse().unwrap(), y.parse().unwrap()), '#')
    });
    let alley = file(&alley, "hole-marker 13,1");
    assert!(Both::try_parse(&file(&alley, "door 10,2")));
    assert!(!Both::try_parse(&file(&alley, "door 10,2 mirror")));
}

/// Returns the engine's warnings about a course.
fn advice(text: &str) -> Vec<String> {
    let file = CourseFile::parse(text).unwrap();
    let course = Course::new("hall", &file, &()).unwrap();
    course.advice().iter().map(ToString::to_string).collect()
}

// L3: the warnings.
#[test]
fn doubtful_courses_are_allowed_with_advice() {
    let cases = [
        (
            "F-S4 5,3; F-S4 13,3",
            "the base game has 1 of F-S4; this course uses 2",
        ),
        (
            "roller 5,3; roller 9,3; roller 13,3",
            "the expansion has 2 of roller; this course uses 3",
        ),
        (
            "F-1 5,3; F-1 9,3; F-1 13,3; F-1 17,3; F-I2 5,5; F-I2 15,5",
            "course hall has 6 obstacles",
        ),
        (
            "F-I2 19,3 channel",
            "the mouth of F-I2-1 at 21,3 faces a wall",
        ),
        (
            "V-I7 7,3",
            "a ball that rolls down V-I7-1 at 21,3 is sent straight back",
        ),
        (
            "sand 9,3 11,3 10,4",
            "sand-1 touches no wall and no obstacle",
        ),
        (
            "water 9,3 11,3 10,4",
            "water-1 touches no wall and no obstacle",
        ),
        ("V-R2 9,3", "V-R2-1 is made only for course 7"),
    ];
    for (pieces, text) in cases {
        let found = advice(&file(HALL, pieces));
        assert!(
            found.iter().any(|finding| finding.contains(text)),
            "{pieces}: {found:?}"
        );
        assert!(found.iter().all(|finding| finding.contains(": warning: ")));
    }
}

// L3: tokens are counted by value.
#[test]
fn too_many_tokens_of_one_value_are_noted() {
    let cells = (0..7).map(|i| format!("token {},3 -3", 3 + 2 * i));
    let found = advice(&file(HALL, &cells.collect::<Vec<_>>().join("; ")));
    assert!(
        found[0].contains("the expansion has 6 of token -3; this course uses 7"),
        "{found:?}"
    );
}

// L3: a chamber has a door that lets balls in but not out.
#[test]
fn dead_ends_are_noted() {
    let map = ["2,2", "4,2", "6,2", "8,2", "18,2", "20,2", "22,2"]
        .iter()
        .fold(HALL.to_owned(), |map, at| {
            let (x, y) = at.split_once(',').unwrap();
            redrawn(&map, (x.parse().unwrap(), y.parse().unwrap()), '#')
        });
    let found = advice(&file(&map, "door 10,2"));
    let dead =
        "a ball can come to rest where the hole cannot be reached: 3,1 5,1 7,1 9,1 11,1 13,1 …";
    assert!(
        found.iter().any(|finding| finding.contains(dead)),
        "{found:?}"
    );
}

// L3: fairway behind walls is unreachable; fairway behind a moving piece is not.
#[test]
fn fairway_that_no_ball_reaches_is_noted() {
    let walls = |map: &str, cells: &[(usize, usize)]| {
        let wall = |map: String, at: &(usize, usize)| redrawn(&map, *at, '#');
        cells.iter().fold(map.to_owned(), wall)
    };
    let corner = walls(HALL, &[(5, 1), (4, 2)]);
    let found = advice(&walls(&corner, &[(3, 3)]));
    assert!(
        found
            .iter()
            .any(|one| one.contains("no ball can reach this fairway: 3,1 2,2")),
        "{found:?}"
    );
    assert!(
        advice(&corner)
            .iter()
            .all(|one| !one.contains("no ball can reach"))
    );
    // A ball can push away the roller in the gap.
    let rolled = advice(&file(&corner, "roller 3,3"));
    assert!(
        rolled.iter().all(|one| !one.contains("no ball can reach")),
        "{rolled:?}"
    );
}

// L3
#[test]
fn good_courses_get_no_advice() {
    assert_eq!(advice(HALL), [""; 0]);
    assert_eq!(
        advice(&file(HALL, "F-I3 9,3; sand 3,1 5,1 7,1; V-I5 7,5")),
        [""; 0]
    );
    for standard in golf::COURSES {
        let course = Collection::course(standard.id).unwrap().unwrap();
        assert_eq!(course.advice(), [], "{}", standard.id);
    }
}

// G2, G5: the order and limit of a course whose file does not set them.
#[test]
fn order_and_limit_have_defaults() {
    let course = Both::parse(HALL).quick.course;
    assert_eq!(course.order(), Colour::ALL);
    assert_eq!(course.limit(), 10);
    assert_eq!(course.name(), "test", "the id, if there is no name");
}
