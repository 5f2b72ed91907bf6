//! Tests the standard collection (the nine courses, the layouts on the sheets S-1 to S-12, and the
//! extras) and the project's promises about it.
//!
//! `GAMES=500 cargo test --release -p golf --test main collection` plays more games.

use fastrand::Rng;
use golf::{
    Ball, Catalogue, Cell, Collection, Colour, Course, CourseFile, Direction, Field, Form, GameBox,
    LANGUAGES, Landing, Layer, Node, Piece, PieceBody, Scene, Tile, stroke,
};
use golf::{COURSES, EXTRAS, LAYOUTS};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Upper bound on strokes, far above the number that random play needs.
const STROKES: usize = 2_000_000;

fn course(id: &str) -> Course {
    match Collection::course(id) {
        Some(Ok(course)) => course,
        Some(Err(findings)) => panic!("{id}: {findings:?}"),
        None => panic!("{id} is not registered"),
    }
}

fn courses() -> impl Iterator<Item = Course> {
    COURSES.iter().map(|standard| course(standard.id))
}

fn layouts() -> impl Iterator<Item = Course> {
    LAYOUTS.iter().map(|standard| course(standard.id))
}

fn extras() -> impl Iterator<Item = Course> {
    EXTRAS.iter().map(|standard| course(standard.id))
}

/// Returns the number of the sheet on which a layout is printed: 4 for `S-4b`.
fn sheet(course: &Course) -> usize {
    let number: String = course
        .id()
        .trim_start_matches("S-")
        .chars()
        .take_while(char::is_ascii_digit)
        .collect();
    number.parse().expect("a layout is called after its sheet")
}

fn on_sheet(wanted: usize) -> Vec<Course> {
    layouts().filter(|course| sheet(course) == wanted).collect()
}

fn printed(course: &Course) -> Vec<&str> {
    course.printed().iter().map(|p| p.id.as_str()).collect()
}

/// Returns all numbers of impulses that the dice of these boxes can show.
fn faces(boxes: &[GameBox]) -> Vec<u8> {
    let faces: BTreeSet<u8> = dice(boxes).into_iter().flatten().collect();
    faces.into_iter().collect()
}

fn dice(boxes: &[GameBox]) -> Vec<[u8; 6]> {
    Catalogue::standard()
        .dice()
        .iter()
        .filter(|die| boxes.contains(&die.home))
        .map(|die| die.faces)
        .collect()
}

fn boxes(course: &Course) -> &'static [GameBox] {
    let base = match course.id().parse::<usize>() {
        Ok(number) => number <= 7,
        Err(_) => course.id().starts_with("S-") && sheet(course) <= 8,
    };
    if base {
        &[GameBox::Base]
    } else {
        &[GameBox::Base, GameBox::Expansion]
    }
}

// ---- The files ----

fn stems(folder: &Path) -> BTreeSet<String> {
    let files = std::fs::read_dir(folder).expect("the folder is there");
    files
        .map(|file| file.expect("the folder can be read").path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "toml")
        })
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect()
}

#[test]
fn every_file_is_registered() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../courses");
    let ids = |list: &[golf::Standard]| -> BTreeSet<String> {
        list.iter().map(|standard| standard.id.to_owned()).collect()
    };
    assert_eq!(stems(&folder), ids(COURSES));
    assert_eq!(stems(&folder.join("layouts")), ids(LAYOUTS));
    assert_eq!(stems(&folder.join("extras")), ids(EXTRAS));
}

#[test]
fn texts_are_the_files_without_comments() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../courses");
    for standard in Collection::all() {
        let files = ["", "layouts", "extras"].map(|sub| folder.join(sub).join(standard.id));
        let mut files = files.iter().map(|file| file.with_extension("toml"));
        let file = files.find_map(|file| std::fs::read_to_string(file).ok());
        let file = file.expect("the file is there");
        assert!(file.starts_with("# ") && !standard.text.starts_with('#'));
        let parse = |text: &str| CourseFile::parse(text).expect("valid").to_string();
        assert_eq!(parse(standard.text), parse(&file), "{}", standard.id);
    }
}

#[test]
fn layouts_are_in_the_order_of_the_sheets() {
    let keys: Vec<(usize, String)> = layouts().map(|c| (sheet(&c), c.id().to_owned())).collect();
    assert!(keys.is_sorted(), "{keys:?}");
    let sheets: BTreeSet<usize> = keys.iter().map(|(sheet, _)| *sheet).collect();
    assert_eq!(sheets, (1..=12).collect());
}

#[test]
fn nothing_to_find_fault_with() {
    for course in courses().chain(layouts()).chain(extras()) {
        assert_eq!(course.advice(), [], "{}", course.id());
    }
}

#[test]
fn every_name_is_there_in_four_languages_and_only_once() {
    let mut seen = BTreeMap::new();
    for standard in Collection::all() {
        let file = CourseFile::parse(standard.text).expect("the file is valid");
        assert!(file.names.iter().all(Option::is_some), "{}", standard.id);
        assert_eq!(file.name, file.names[0], "{}", standard.id);
        let course = course(standard.id);
        for language in LANGUAGES {
            let name = (language, course.name_in(language).to_owned());
            let other = seen.insert(name, standard.id);
            assert_eq!(other, None, "{} in {language}", standard.id);
        }
    }
}

// ---- The pieces ----

/// Returns the kind of a piece, named as on the sheets.
fn kind(piece: &Piece) -> &'static str {
    match &piece.body {
        PieceBody::Flat { open: true, .. } => "channelled",
        PieceBody::Flat { open: false, .. } => "closed",
        PieceBody::Tall { .. } => "tall",
        PieceBody::Sand { .. } => "sand",
        PieceBody::Water { .. } => "water",
        PieceBody::Roller { .. } => "roller",
        PieceBody::Toppler { .. } => "toppler",
        PieceBody::Spinner { .. } => "spinner",
        PieceBody::Door(_) => "door",
        PieceBody::Token { .. } => "token",
        PieceBody::StartMarker { .. } => "start-marker",
        PieceBody::HoleMarker { .. } => "hole-marker",
    }
}

fn kinds(course: &Course) -> BTreeSet<&'static str> {
    course.pieces().iter().map(kind).collect()
}

#[test]
fn every_layout_fits_into_the_boxes_of_its_sheet() {
    for course in courses().chain(layouts()).chain(extras()) {
        for shape in Catalogue::standard().shapes() {
            let of_shape = |piece: &&Piece| piece.shape == shape.id;
            let pieces: Vec<&Piece> = course.pieces().iter().filter(of_shape).collect();
            if pieces.is_empty() {
                continue;
            }
            let (id, piece) = (course.id(), &shape.id);
            assert!(boxes(&course).contains(&shape.home), "{id}: {piece}");
            assert!(pieces.len() <= shape.count, "{id}: {piece}");
            for (worth, count) in &shape.values {
                let of_value = |piece: &&&Piece| matches!(piece.body, PieceBody::Token { value, .. } if value == *worth);
                let tokens = pieces.iter().filter(of_value).count();
                assert!(tokens <= *count, "{id}: {piece} {worth}");
            }
        }
    }
}

#[test]
fn sheets_1_to_3_have_flat_and_slowing_pieces() {
    for number in 1..=3 {
        let sheet = on_sheet(number);
        assert!(sheet.len() >= 2);
        for course in sheet {
            let kinds = kinds(&course);
            let allowed = BTreeSet::from(["closed", "channelled", "sand", "water"]);
            assert!(kinds.is_subset(&allowed), "{}: {kinds:?}", course.id());
            assert!(kinds.len() == 4, "{}: {kinds:?}", course.id());
            assert_eq!(course.printed().len(), 1);
        }
    }
}

#[test]
fn sheets_4_and_5_have_all_kinds_of_the_base_box() {
    let sheets: Vec<Course> = [on_sheet(4), on_sheet(5)].into_iter().flatten().collect();
    assert!(on_sheet(4).len() >= 2 && on_sheet(5).len() >= 2);
    for course in &sheets {
        let kinds = kinds(course);
        assert!(kinds.contains("tall"), "{}", course.id());
        assert!(kinds.contains("sand") && kinds.contains("water"));
        assert!(kinds.contains("closed") || kinds.contains("channelled"));
        assert_eq!(course.printed().len(), 1);
    }
    let shapes = Catalogue::standard().shapes().iter();
    let tall = shapes.filter(|s| s.home == GameBox::Base && matches!(s.form, Form::Tall(_)));
    for shape in tall {
        let lies_here = |course: &Course| course.pieces().iter().any(|p| p.shape == shape.id);
        assert!(sheets.iter().any(lies_here), "{} is not used", shape.id);
    }
}

#[test]
fn sheets_1_to_5_use_every_base_course_and_course_7() {
    let sheets = layouts().filter(|course| sheet(course) <= 5);
    let used: BTreeSet<String> = sheets.map(|course| printed(&course).concat()).collect();
    let all: BTreeSet<String> = (1..=7).map(|id: usize| id.to_string()).collect();
    assert_eq!(used, all);
}

/// Returns whether the starts of a layout are those printed on the course `id`.
fn starts_on(layout: &Course, id: &str) -> bool {
    layout.starts() == course(id).starts()
}

fn hole_of(layout: &Course, id: &str) -> bool {
    layout.hole() == course(id).hole()
}

#[test]
fn sheets_6_to_8_are_linked() {
    for number in 6..=7 {
        let sheet = on_sheet(number);
        assert!(sheet.len() >= 2);
        for course in sheet {
            assert_eq!(course.printed().len(), 2, "{}", course.id());
            assert_eq!(course.limit(), 20, "{}", course.id());
        }
    }
    let two_three = |c: &Course| sheet(c) <= 7 && starts_on(c, "2") && hole_of(c, "3");
    assert!(
        layouts()
            .filter(two_three)
            .any(|c| printed(&c) == ["2", "3"])
    );
    for all in on_sheet(8) {
        assert_eq!(printed(&all).into_iter().collect::<BTreeSet<_>>().len(), 6);
        assert!(starts_on(&all, "5") && hole_of(&all, "1"));
        assert_eq!(all.limit(), 30);
    }
}

#[test]
fn sheets_9_and_10_have_flat_pieces_and_tokens_only() {
    for course in [on_sheet(9), on_sheet(10)].into_iter().flatten() {
        let kinds = kinds(&course);
        let allowed = BTreeSet::from(["closed", "channelled", "token"]);
        assert!(kinds.is_subset(&allowed), "{}: {kinds:?}", course.id());
        assert!(kinds.contains("token") && kinds.len() >= 2);
        assert_eq!(course.printed().len(), 1);
    }
    assert!(on_sheet(9).len() >= 2);
    assert!(on_sheet(9).iter().all(|c| c.board() == Some("base")));
    let tenth: BTreeSet<String> = on_sheet(10).iter().map(|c| printed(c).concat()).collect();
    assert_eq!(tenth, BTreeSet::from(["8".to_owned(), "9".to_owned()]));
}

#[test]
fn sheet_11_moves_a_start_and_a_hole() {
    let sheet = on_sheet(11);
    let [chain, pair] = &sheet[..] else {
        panic!("the sheet has two layouts");
    };
    assert_eq!(printed(chain), ["1", "3", "2", "4"]);
    assert_eq!(chain.limit(), 30);
    assert!(hole_of(chain, "4") && !starts_on(chain, "1"));
    let first = course("1");
    assert!(chain.starts().iter().all(|start| first.is_fairway(*start)));
    assert_eq!(printed(pair), ["6", "5"]);
    assert_eq!(pair.limit(), 20);
    assert!(starts_on(pair, "6") && !hole_of(pair, "5"));
    assert!(course("5").is_fairway(pair.hole()));
    let mut used = kinds(chain);
    used.append(&mut kinds(pair));
    assert_eq!(used.len(), 12, "all kinds of pieces: {used:?}");
}

#[test]
fn sheet_12_has_the_hole_under_a_hole() {
    for course in on_sheet(12) {
        assert_eq!(printed(&course), ["9", "8"]);
        assert!(starts_on(&course, "9") && hole_of(&course, "8"));
        assert_eq!(course.limit(), 20);
        let field = course.field();
        let above = field.node(course.hole(), Layer::Top).expect("a deck");
        assert_eq!(field.surface(above), golf::Surface::DeckHole);
    }
}

// ---- The courses ----

#[test]
fn courses_lie_on_their_boards() {
    for course in courses() {
        let board = match course.id() {
            "7" => "box",
            "8" | "9" => "expansion",
            _ => "base",
        };
        assert_eq!(course.board(), Some(board), "{}", course.id());
        let cells = course.fairway().len();
        assert!((120..=260).contains(&cells), "{}: {cells}", course.id());
        let starts: BTreeSet<Cell> = course.starts().into_iter().collect();
        assert_eq!(starts.len(), 6, "{}", course.id());
        assert!(!starts.contains(&course.hole()), "{}", course.id());
    }
}

#[test]
fn courses_of_a_board_do_not_touch() {
    let all: Vec<Course> = courses().collect();
    for (index, one) in all.iter().enumerate() {
        let around: BTreeSet<Cell> = one
            .fairway()
            .iter()
            .flat_map(|cell| cell.around().chain([*cell]))
            .collect();
        for other in &all[index + 1..] {
            if one.board() == other.board() {
                let shared = other.fairway().iter().find(|cell| around.contains(cell));
                assert_eq!(shared, None, "{} and {}", one.id(), other.id());
            }
        }
    }
}

#[test]
fn every_course_is_one_piece() {
    for course in courses() {
        // Course 7 has three floors connected by ramps.
        let ramps = |piece: &Piece| piece.body.cells();
        let mut open: BTreeSet<Cell> = course.fairway().iter().copied().collect();
        open.extend(course.pieces().iter().flat_map(ramps));
        let mut todo = vec![course.hole()];
        while let Some(cell) = todo.pop() {
            if open.remove(&cell) {
                todo.extend(cell.around());
            }
        }
        assert!(open.is_empty(), "{}: {open:?}", course.id());
    }
}

#[test]
fn course_7_has_three_floors_and_two_ramps() {
    let quarry = course("7");
    let shapes: Vec<&str> = quarry.pieces().iter().map(|p| p.shape.as_str()).collect();
    assert_eq!(shapes, ["V-R2", "V-R2"]);
    let mut open: BTreeSet<Cell> = quarry.fairway().iter().copied().collect();
    let mut floors = 0;
    while let Some(first) = open.first().copied() {
        floors += 1;
        let mut todo = vec![first];
        while let Some(cell) = todo.pop() {
            if open.remove(&cell) {
                todo.extend(cell.around());
            }
        }
    }
    assert_eq!(floors, 3);
}

#[test]
fn walls_are_straight_and_rounded() {
    for course in courses() {
        let tiles: Vec<Option<Tile>> = course.walls().iter().map(|w| course.tile(*w)).collect();
        let id = course.id();
        assert!(tiles.contains(&Some(Tile::RoundedWall)), "{id}");
        assert!(tiles.contains(&Some(Tile::Wall)), "{id}");
    }
}

#[test]
fn every_course_has_its_own_order_of_colours() {
    let orders: Vec<[Colour; 6]> = courses().map(|course| course.order()).collect();
    for (index, order) in orders.iter().enumerate() {
        let colours: BTreeSet<Colour> = order.iter().copied().collect();
        assert_eq!(colours.len(), 6);
        assert!(!orders[..index].contains(order), "course {}", index + 1);
    }
    let before = |id: usize, colours: &[Colour]| {
        let place = |colour| orders[id - 1].iter().position(|c| *c == colour);
        let places: Vec<Option<usize>> = colours.iter().map(|c| place(*c)).collect();
        places.is_sorted()
    };
    // Figures 57, 58 and 2.
    assert!(before(
        1,
        &[Colour::Red, Colour::Violet, Colour::Blue, Colour::Yellow]
    ));
    assert!(before(3, &[Colour::Yellow, Colour::Blue, Colour::Red]));
    assert!(orders.contains(&[
        Colour::Orange,
        Colour::Green,
        Colour::Yellow,
        Colour::Blue,
        Colour::Violet,
        Colour::Red,
    ]));
}

#[test]
fn course_1_has_a_straight_of_18() {
    let course = course("1");
    let field = course.field();
    let straight = |start: &Cell| {
        Direction::ALL.into_iter().find(|direction| {
            let open = |count| course.is_fairway(start.far(*direction, count));
            start.far(*direction, 18) == course.hole() && (1..18).all(open)
        })
    };
    let starts = course.starts();
    let lines: Vec<(Cell, Direction)> = starts
        .iter()
        .filter_map(|start| Some((*start, straight(start)?)))
        .collect();
    let [(start, direction)] = lines[..] else {
        panic!("one start, not {lines:?}");
    };
    // Figure 6: a stroke of 12 impulses followed by a stroke of 7.
    let node = field.node(start, Layer::Ground).expect("a start is ground");
    let Landing::Rests(after) = field.landing(node, direction, 12) else {
        panic!("12 is too short");
    };
    assert_eq!(field.cell(after), start.far(direction, 12));
    assert_eq!(field.landing(after, direction, 7), Landing::Holed);
}

#[test]
fn no_course_can_be_aced_from_every_start() {
    for course in courses() {
        let table = Table::new(&course, boxes(&course));
        let aced = |start: &Node| {
            let ways = table.ways(*start);
            ways.iter().any(|(_, landing)| *landing == Landing::Holed)
        };
        assert!(!table.field.starts().iter().all(aced), "{}", course.id());
    }
}

#[test]
fn good_play_needs_at_most_six_strokes_on_a_course() {
    for course in courses() {
        let worst = Table::new(&course, &[GameBox::Base]).good_play();
        assert!(worst <= 6.0, "{}: {worst:.2}", course.id());
    }
}

#[test]
fn good_play_stays_well_within_the_limit_of_a_layout() {
    for course in layouts() {
        let table = Table::new(&course, boxes(&course));
        if !table.field.has_movers() {
            let worst = table.good_play();
            let limit = f64::from(course.limit());
            assert!(worst <= limit * 0.7, "{}: {worst:.2}", course.id());
        }
    }
}

// ---- The play ----

/// Where every stroke with a lone ball ends, on a course without moving pieces.
struct Table<'c> {
    field: &'c Field,
    dice: Vec<[u8; 6]>,
    ways: Vec<Vec<(u8, Landing)>>,
}

impl<'c> Table<'c> {
    fn new(course: &'c Course, boxes: &[GameBox]) -> Table<'c> {
        let field = course.field();
        let scene = Scene::new(field);
        let faces = faces(boxes);
        let ways = field.nodes().map(|node| {
            let open = scene.open_ways(field, node);
            let strokes = open
                .iter()
                .flat_map(|d| faces.iter().map(move |face| (d, *face)));
            strokes
                .map(|(d, face)| (face, field.landing(node, d, face)))
                .collect()
        });
        let ways = ways.collect();
        let dice = dice(boxes);
        Table { field, dice, ways }
    }

    fn ways(&self, node: Node) -> &[(u8, Landing)] {
        &self.ways[node.index()]
    }

    /// Returns all nodes where a ball played from the starts can come to rest.
    fn resting_places(&self) -> BTreeSet<Node> {
        let mut places = BTreeSet::new();
        let mut todo = self.field.starts().to_vec();
        while let Some(node) = todo.pop() {
            if places.insert(node) {
                todo.extend(
                    self.ways(node)
                        .iter()
                        .filter_map(|(_, landing)| rests(*landing)),
                );
            }
        }
        places
    }

    /// Returns the nodes from which some sequence of strokes ends in the hole.
    fn winning_places(&self) -> BTreeSet<Node> {
        let mut winning = BTreeSet::new();
        loop {
            let before = winning.len();
            for node in self.field.nodes() {
                let wins = |(_, landing): &(u8, Landing)| {
                    rests(*landing).is_none_or(|node| winning.contains(&node))
                };
                if self.ways(node).iter().any(wins) {
                    winning.insert(node);
                }
            }
            if winning.len() == before {
                return winning;
            }
        }
    }

    /// Returns the average number of strokes that perfect play needs from the worst start.
    fn good_play(&self) -> f64 {
        let mut strokes = vec![0.0; self.ways.len()];
        for _ in 0..60 {
            let next = |ways: &Vec<(u8, Landing)>| {
                let mut best = BTreeMap::new();
                for (face, landing) in ways {
                    let onwards: f64 = rests(*landing).map_or(0.0, |node| strokes[node.index()]);
                    let best = best.entry(*face).or_insert(f64::MAX);
                    *best = best.min(onwards);
                }
                let average = |die: &[u8; 6]| die.iter().map(|face| best[face]).sum::<f64>() / 6.0;
                if best.is_empty() {
                    return 0.0;
                }
                1.0 + self.dice.iter().map(average).fold(f64::MAX, f64::min)
            };
            strokes = self.ways.iter().map(next).collect();
        }
        let starts = self.field.starts();
        let from = starts.iter().map(|start| strokes[start.index()]);
        from.fold(0.0, f64::max)
    }
}

fn rests(landing: Landing) -> Option<Node> {
    match landing {
        Landing::Rests(node) => Some(node),
        Landing::Holed => None,
    }
}

/// Plays one random stroke with a random die. Returns false if the ball has no open direction.
fn random_stroke(
    rng: &mut Rng,
    dice: &[[u8; 6]],
    field: &Field,
    scene: &mut Scene,
    ball: Ball,
) -> bool {
    let open: Vec<Direction> = scene.directions(field, ball).iter().collect();
    let Some(direction) = rng.choice(open) else {
        return false;
    };
    let thrown = dice[rng.usize(..dice.len())];
    let impulses = thrown[rng.usize(..6)];
    stroke(field, scene, ball, direction, impulses, &mut ()).expect("the way is open");
    true
}

/// Returns the number of games to play on each course with moving pieces.
fn games() -> usize {
    let games = std::env::var("GAMES").ok().and_then(|n| n.parse().ok());
    games.unwrap_or(20)
}

#[test]
fn random_play_ends_in_the_hole_from_every_start() {
    for course in courses().chain(layouts()) {
        let mut rng = Rng::with_seed(12);
        let field = course.field();
        let dice = dice(boxes(&course));
        let ball = Ball::round(Colour::Red);
        for start in field.starts() {
            let mut scene = Scene::new(field);
            scene.put(field, ball, start).expect("a start is free");
            let holed = (0..STROKES).any(|_| {
                random_stroke(&mut rng, &dice, field, &mut scene, ball);
                scene.ball(ball).is_none()
            });
            assert!(holed, "{} from {}", course.id(), field.cell(start));
        }
    }
}

/// Tests every node, not only those that random play visits. All strokes can be tried because no
/// pieces move on these courses.
#[test]
fn no_resting_place_is_a_dead_end() {
    for course in courses().chain(layouts()) {
        let table = Table::new(&course, boxes(&course));
        let field = &table.field;
        if field.has_movers() {
            continue;
        }
        let winning = table.winning_places();
        for node in table.resting_places() {
            let cell = field.cell(node);
            assert!(winning.contains(&node), "{} at {cell}", course.id());
            assert!(field.reaches_hole(node), "{} at {cell}", course.id());
        }
    }
}

/// The distance to the hole is counted in steps around the walls. It is never less than the
/// straight-line distance, falls by one with each step along a shortest path, and is much larger
/// behind a bend.
#[test]
fn steps_to_the_hole_go_round_the_walls() {
    let between = |from: golf::Cell, to: golf::Cell| {
        let (dx, dy) = ((from.x - to.x).abs(), (from.y - to.y).abs());
        dy + (dx - dy).max(0) / 2
    };
    let mut longest = 0;
    for course in courses().chain(layouts()) {
        let field = course.field();
        let hole = field.hole();
        assert_eq!(field.steps_to_hole(hole), Some(0));
        for node in field.nodes().filter(|node| *node != hole) {
            let cell = field.cell(node);
            let Some(steps) = field.steps_to_hole(node).map(i32::from) else {
                assert!(!field.reaches_hole(node), "{} at {cell}", course.id());
                continue;
            };
            // A ball that falls through a deck takes a step without leaving its cell.
            let straight = between(cell, field.cell(hole));
            assert!(steps >= straight, "{} at {cell}: {steps}", course.id());
            longest = longest.max(steps - straight);
        }
    }
    assert!(
        longest >= 10,
        "some way is much longer than it looks: {longest}"
    );
}

/// Moved pieces stay where they are until the last ball is holed, so later balls meet the course as
/// earlier balls left it. If a ball reaches the hole, no node on its path was a dead end when the
/// ball was there.
#[test]
fn moving_pieces_never_close_the_way() {
    let moving = layouts().filter(|course| course.field().has_movers());
    for course in moving {
        let mut rng = Rng::with_seed(7);
        let field = course.field();
        let dice = dice(boxes(&course));
        for game in 0..games() {
            let mut scene = Scene::new(field);
            for ball in Ball::all() {
                let start = field.starts()[rng.usize(..6)];
                scene.put(field, ball, start).expect("a start is free");
                let holed = (0..STROKES).any(|_| {
                    random_stroke(&mut rng, &dice, field, &mut scene, ball);
                    scene.ball(ball).is_none()
                });
                let movers: Vec<_> = scene.movers(field).collect();
                let at = scene.ball(ball).map(|node| field.cell(node));
                let id = course.id();
                assert!(holed, "{id}, game {game}: {ball} at {at:?}, {movers:?}");
            }
        }
    }
}

/// In carom mode, six balls are on the course at once and are played in the order printed on it.
#[test]
fn six_balls_at_once_all_come_to_the_hole() {
    for course in courses().chain(layouts()) {
        let mut rng = Rng::with_seed(55);
        let field = course.field();
        let dice = dice(boxes(&course));
        let mut scene = Scene::new(field);
        let balls = course.order().map(Ball::round);
        for (ball, start) in balls.into_iter().zip(field.starts()) {
            scene.put(field, ball, start).expect("a start is free");
        }
        let done = (0..STROKES).any(|_| {
            for ball in balls {
                random_stroke(&mut rng, &dice, field, &mut scene, ball);
            }
            scene.balls().next().is_none()
        });
        let left: Vec<(Ball, Cell)> = scene.balls().map(|(b, n)| (b, field.cell(n))).collect();
        assert!(done, "{}: {left:?}", course.id());
    }
}

#[test]
fn a_course_in_full_is_the_same_course() {
    for standard in Collection::all() {
        let course = Collection::course(standard.id)
            .expect("standard")
            .expect("valid");
        let text = course.to_file().to_string();
        let file = CourseFile::parse(&text).expect("what is printed can be read");
        let again = Course::new(standard.id, &file, &()).expect("it needs no library");
        assert_eq!(course.fairway(), again.fairway());
        assert_eq!(course.walls(), again.walls());
        assert_eq!(course.starts(), again.starts());
        assert_eq!(course.hole(), again.hole());
        assert_eq!(course.order(), again.order());
        assert_eq!(course.limit(), again.limit());
        assert_eq!(course.field().len(), again.field().len());
        assert_eq!(again.to_file().to_string(), text, "{}", standard.id);
    }
}

#[test]
#[should_panic(expected = "a scene of another field")]
fn scene_meets_no_field_but_its_own() {
    let (own, other) = (course("1"), course("2"));
    let mut scene = Scene::new(own.field());
    let ball = Ball::round(Colour::Red);
    let start = own.field().starts()[0];
    scene.put(own.field(), ball, start).expect("a free start");
    let _ = stroke(other.field(), &mut scene, ball, Direction::E, 3, &mut ());
}
