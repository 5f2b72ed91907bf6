//! Tests that every picture must pass.

use golf::{
    Ball, Cell, Collection, Colour, Course, CourseFile, Direction, Field, Layer, Scene, Trace,
    stroke,
};
use picture::{Code, Drawing, Grid, Imprint, Theme, Turn, course_svg};
use roxmltree::Document;

/// Returns a course wide enough for every piece, with `pieces` on it.
fn course(name: &str, pieces: &str) -> Course {
    let row = |y: usize| {
        let marks = (0..60).map(|x| match (x, y) {
            _ if (x + y) % 2 == 1 => ' ',
            (_, 0 | 25) | (0 | 1, _) => '#',
            (58 | 59, _) => '%',
            (4 | 6 | 8, 2) | (5 | 7 | 9, 3) => 's',
            (54, 22) => 'o',
            _ => '.',
        });
        marks.collect::<String>().trim_end().to_owned()
    };
    let map: Vec<String> = (0..26).map(row).collect();
    let text = format!(
        "format = 1\nname = '{name}'\nmap = '''\n{}\n'''\n{pieces}",
        map.join("\n")
    );
    let file = CourseFile::parse(&text).expect("the file is valid");
    Course::new("test", &file, &()).expect("the course is valid")
}

fn everything() -> Course {
    let placed = [
        ("F-1", 6, 6, 0),
        ("F-I3", 12, 6, 1),
        ("F-Y4", 18, 8, 0),
        ("V-I7", 26, 6, 0),
        ("V-X13", 48, 8, 1),
        ("V-C7h", 8, 14, 0),
        ("V-U7", 30, 14, 1),
        ("V-R2", 40, 16, 0),
        ("roller", 6, 20, 0),
        ("toppler", 10, 20, 0),
    ];
    let mut pieces: String = placed
        .iter()
        .map(|(id, x, y, turn)| match *id {
            "roller" | "toppler" => format!("[[piece]]\nid = '{id}'\nat = [{x}, {y}]\n"),
            _ => format!("[[piece]]\nid = '{id}'\nat = [{x}, {y}]\nrotate = {turn}\n"),
        })
        .collect();
    pieces += "[[piece]]\nid = 'F-C4'\nat = [44, 20]\nchannel = true\n\
               [[piece]]\nid = 'spinner'\nat = [18, 20]\nrotate = 2\n\
               [[piece]]\nid = 'door'\nat = [24, 22]\nrotate = 1\n\
               [[piece]]\nid = 'token'\nat = [36, 22]\nvalue = -2\n\
               [[piece]]\nid = 'sand'\ncells = [[4, 24], [6, 24], [8, 24]]\n\
               [[piece]]\nid = 'water'\ncells = [[12, 24], [14, 24], [16, 24]]\n\
               [[arrow]]\nat = [3, 1]\nin = 'NW'\nout = 'E'\n";
    course("Everything", &pieces)
}

/// Plays a stroke with rebounds. Returns the field, the scene before the stroke, and the trace.
fn played(course: &Course) -> (&Field, Scene, Trace) {
    let field = course.field();
    let mut scene = Scene::new(field);
    let starts = course.starts();
    let put = |scene: &mut Scene, colour, cell| {
        let node = field.node(cell, Layer::Ground).expect("a start is fairway");
        scene
            .put(field, Ball::round(colour), node)
            .expect("the start is free");
    };
    put(&mut scene, Colour::Red, starts[0]);
    put(&mut scene, Colour::Blue, starts[2]);
    let before = scene.clone();
    let mut trace = Trace::default();
    let red = Ball::round(Colour::Red);
    stroke(field, &mut scene, red, Direction::E, 30, &mut trace).expect("the way is open");
    (field, before, trace)
}

/// Returns a course with this many columns and rows, without pieces.
fn bare(columns: usize, rows: usize) -> Course {
    let row = |y: usize| {
        let cells = (0..columns).map(|x| match (x, y) {
            (0..=2, 2 | 3) => "s",
            (3, 1) => "o",
            _ => ".",
        });
        let indent = if y.is_multiple_of(2) { "" } else { " " };
        indent.to_owned() + &cells.collect::<Vec<_>>().join(" ")
    };
    let map: Vec<String> = (0..rows).map(row).collect();
    let text = format!("format = 1\nmap = '''\n{}\n'''\n", map.join("\n"));
    let file = CourseFile::parse(&text).expect("the file is valid");
    Course::new("bare", &file, &()).expect("the course is valid")
}

fn imprint() -> Imprint {
    Imprint {
        par: Some(3),
        byline: "by Ana".to_owned(),
        code: Some(Code {
            side: 2,
            dark: vec![true, false, false, true],
        }),
    }
}

/// Returns the words on a sheet, in document order.
fn words(svg: &str) -> Vec<String> {
    let document = Document::parse(svg).expect("the picture is XML");
    let texts = document
        .descendants()
        .filter(|node| node.has_tag_name("text"));
    texts
        .filter_map(|node| Some(node.text()?.to_owned()))
        .collect()
}

#[test]
fn a_sheet_names_pieces_author_and_code() {
    let course = everything();
    let drawing = Drawing::new(&course).language("de");
    let full = drawing.sheet(&imprint());
    let said = words(&full);
    for word in [
        "by Ana",
        "Par",
        "Zum Einscannen",
        "Riegel 3",
        "Walze",
        "Marke −2",
    ] {
        assert!(
            said.iter().any(|text| text == word),
            "no {word} in {said:?}"
        );
    }
    assert!(
        !said
            .iter()
            .any(|text| text.starts_with("F-") || text.starts_with("V-"))
    );
    assert!(full.contains("M0 0h1v1h-1zM1 1h1v1h-1z"));
    // Facts that are missing from the imprint are not shown.
    let bare = drawing.sheet(&Imprint::default());
    assert!(
        !words(&bare)
            .iter()
            .any(|text| text == "Par" || text == "Zum Einscannen")
    );
    assert!(!bare.contains(r#"class="code""#));
}

#[test]
fn a_sheet_turns_and_fills_the_paper() {
    let view = |columns, rows| {
        let svg = Drawing::new(&bare(columns, rows)).sheet(&imprint());
        let document = Document::parse(&svg).expect("the picture is XML");
        let view = document.root_element().attribute("viewBox");
        view.map(ToOwned::to_owned)
    };
    assert_eq!(view(30, 5).as_deref(), Some("0 0 297 210"));
    assert_eq!(view(5, 30).as_deref(), Some("0 0 210 297"));
}

#[test]
fn every_theme_and_page_is_well_formed() {
    let course = everything();
    let (field, scene, trace) = played(&course);
    for theme in [Theme::Light, Theme::Dark, Theme::Print] {
        let drawing = Drawing::new(&course)
            .scene(field, &scene)
            .trace(field, &trace);
        let drawing = drawing.theme(theme).grid(Grid::Coordinates);
        let drawing = drawing.heat(|cell| Some(f64::from(cell.x) / 60.0));
        for svg in [drawing.render(), drawing.sheet(&imprint())] {
            let document = Document::parse(&svg).expect("the picture is XML");
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{theme:?}");
            assert_references_exist(&document);
        }
    }
}

/// Checks that every `url(#id)` refers to an existing element and that no id is used twice.
fn assert_references_exist(document: &Document<'_>) {
    let ids: Vec<&str> = document
        .descendants()
        .filter_map(|n| n.attribute("id"))
        .collect();
    for (index, id) in ids.iter().enumerate() {
        assert!(!ids[..index].contains(id), "{id} is used twice");
    }
    for attribute in document.descendants().flat_map(|node| node.attributes()) {
        if let Some(id) = attribute.value().strip_prefix("url(#") {
            assert!(ids.contains(&id.trim_end_matches(')')), "{id} is missing");
        }
    }
}

#[test]
fn layers_can_be_found_by_their_ids() {
    let course = everything();
    let (field, scene, trace) = played(&course);
    let drawing = Drawing::new(&course)
        .scene(field, &scene)
        .trace(field, &trace);
    let svg = drawing.prefix("one-").render();
    let document = Document::parse(&svg).expect("the picture is XML");
    for layer in [
        "rails", "felt", "grid", "pieces", "tokens", "balls", "movers", "tall", "path", "flag",
    ] {
        let id = format!("one-{layer}");
        let found = document
            .descendants()
            .find(|node| node.attribute("id") == Some(&id));
        assert_eq!(found.and_then(|node| node.attribute("class")), Some(layer));
    }
}

#[test]
fn names_cannot_become_markup() {
    let course = course("<script>alert(1)</script> & \"more\"", "");
    let drawing = Drawing::new(&course);
    let byline = "<script>alert(2)</script>".to_owned();
    let imprint = Imprint {
        byline,
        ..imprint()
    };
    for svg in [drawing.render(), drawing.sheet(&imprint)] {
        let document = Document::parse(&svg).expect("the picture is XML");
        assert!(
            document
                .descendants()
                .all(|node| !node.has_tag_name("script"))
        );
        let title = document
            .descendants()
            .find(|node| node.tag_name().name() == "title");
        assert_eq!(title.and_then(|node| node.text()), Some(course.name()));
    }
}

#[test]
fn the_same_drawing_gives_the_same_text() {
    let course = everything();
    let (field, scene, trace) = played(&course);
    let svg = || {
        Drawing::new(&course)
            .scene(field, &scene)
            .trace(field, &trace)
            .render()
    };
    assert_eq!(svg(), svg());
}

#[test]
fn a_trace_wins_over_the_scene_before_or_after_it() {
    let course = everything();
    let (field, before, trace) = played(&course);
    let mut after = before.clone();
    let red = Ball::round(Colour::Red);
    stroke(field, &mut after, red, Direction::E, 30, &mut ()).expect("the way is open");
    let svg = |scene| {
        Drawing::new(&course)
            .scene(field, scene)
            .trace(field, &trace)
            .render()
    };
    assert_eq!(svg(&before), svg(&after));
}

#[test]
fn a_thumbnail_has_neither_grid_nor_numbers() {
    let course = everything();
    let small = Drawing::new(&course).thumbnail().render();
    assert!(!small.contains(r#"id="grid""#));
    assert!(small.len() < course_svg(&course).len());
}

#[test]
fn a_turned_board_stands_upright_with_its_hole_above() {
    let course = everything();
    let turn = Turn::upright(&course);
    assert_eq!(turn, Turn::Left, "the hole lies in the east");
    let (level, upright) = (Drawing::new(&course), Drawing::new(&course).turned(turn));
    let size = |drawing: &Drawing<'_>| {
        let svg = drawing.render();
        let document = Document::parse(&svg).expect("it is well formed");
        assert_references_exist(&document);
        let view = document.root_element().attribute("viewBox").unwrap_or("");
        let numbers: Vec<f64> = view.split(' ').filter_map(|n| n.parse().ok()).collect();
        (numbers[2], numbers[3])
    };
    let ((w, h), (turned_w, turned_h)) = (size(&level), size(&upright));
    assert!(w > 1.15 * h && turned_h > 1.15 * turned_w);
    let at = |cell: Cell, layer| upright.seen(cell, layer);
    let (hole, start) = (course.hole(), course.starts()[0]);
    assert!(at(hole, Layer::Ground).y < at(start, Layer::Ground).y);
}

#[test]
fn what_lies_on_a_deck_is_lifted_up_the_screen_however_the_board_is_turned() {
    let course = everything();
    for turn in [Turn::None, Turn::Right, Turn::Left] {
        let drawing = Drawing::new(&course).turned(turn);
        let field = course.field();
        let decks = course
            .fairway()
            .iter()
            .filter(|cell| field.node(**cell, Layer::Top).is_some());
        let mut lifted = 0;
        for cell in decks {
            let [ground, top] = [Layer::Ground, Layer::Top].map(|layer| drawing.seen(*cell, layer));
            assert!((ground.x - top.x).abs() < 1e-9 && ground.y > top.y);
            lifted += 1;
        }
        assert!(lifted > 10);
    }
}

#[test]
fn a_course_as_high_as_wide_is_not_turned() {
    let course = Collection::course("4").expect("it is in the collection");
    let course = course.expect("the standard courses are valid");
    assert_eq!(Turn::upright(&course), Turn::None);
}
