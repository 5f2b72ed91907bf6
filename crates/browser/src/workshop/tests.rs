use super::*;
use golf::{Collection, Course, CourseFile};

const LOOK_JSON: &str = r#"{"theme":"light","language":"en","prefix":"t","without":[],"heat":[]}"#;

fn edited(file: &str, edit: &str) -> String {
    edit_course(file, edit).unwrap_or_else(|problem| panic!("{edit}: {problem}"))
}

fn lay(id: &str, x: i32, y: i32) -> String {
    format!(
        r#"{{"do":"lay","pieces":[{{"id":"{id}","at":[0,0],"rotate":0,"mirror":false,"channel":false,"cells":[],"value":null}}],"by":[{x},{y}]}}"#
    )
}

/// Returns course 1 with the two obstacles of figure 57.
fn figure_57() -> String {
    let empty = crate::fork_of("1").expect("a standard course");
    edited(&edited(&empty, &lay("F-I3", 46, 8)), &lay("F-V3", 42, 14))
}

fn drafted(file: &str) -> String {
    draft(file, LOOK_JSON).expect("it can be laid out")
}

#[test]
fn the_layout_of_figure_57_is_built_by_two_edits() {
    let file = figure_57();
    let read = CourseFile::parse(&file).expect("it can be read");
    let course = Course::new("57", &read, &Collection).expect("it can be played");
    let figure = include_str!("../../../../figures/57.toml");
    let figure = figures::Figure::parse(figure).expect("a figure of the rules");
    let same = figure.scenes[0].course.as_ref().expect("a course");
    assert_eq!(course.pieces().len(), same.pieces().len());
    for (own, theirs) in course.pieces().iter().zip(same.pieces()) {
        assert_eq!((&own.name, &own.body), (&theirs.name, &theirs.body));
    }
    assert!(drafted(&file).contains(r#""playable":true"#));
}

#[test]
fn six_turns_two_flips_and_two_openings_change_nothing() {
    for id in ["S-5b", "S-9a", "S-12", "S-1a"] {
        let file = crate::fork_of(id).expect("a standard layout");
        let count = CourseFile::parse(&file)
            .expect("a standard layout")
            .pieces
            .len();
        for piece in 0..count {
            let turn = format!(r#"{{"do":"turn","pieces":[{piece}],"sixths":1}}"#);
            let turned = (0..6).try_fold(file.clone(), |file, _| edit_course(&file, &turn));
            // Some pieces leave the board when rotated; such an edit is refused as a whole.
            if let Ok(turned) = turned {
                assert_eq!(turned, file, "{id} {piece}");
            }
            let mirror = format!(r#"{{"do":"mirror","pieces":[{piece}]}}"#);
            assert_eq!(
                edited(&edited(&file, &mirror), &mirror),
                file,
                "{id} {piece}"
            );
            let open = format!(r#"{{"do":"open","pieces":[{piece}]}}"#);
            if let Ok(opened) = edit_course(&file, &open) {
                assert_eq!(edited(&opened, &open), file, "{id} {piece}");
            }
        }
    }
}

#[test]
fn a_place_that_is_taken_is_refused_with_its_reason() {
    let file = figure_57();
    let onto = try_edit(&file, &lay("F-1", 46, 8)).expect("an answer");
    assert!(onto.contains(r#""key":"both-on""#), "{onto}");
    let start = try_edit(&file, &lay("F-1", 22, 12)).expect("an answer");
    assert!(start.contains(r#""key":"covers-start""#), "{start}");
    assert_eq!(
        try_edit(&file, &lay("F-1", 36, 12))
            .expect("an answer")
            .trim(),
        "null"
    );
    let far = try_edit(&file, &lay("F-1", 400, 0)).expect("an answer");
    assert!(far.contains("far off the board"), "{far}");
}

#[test]
fn room_is_found_near_the_cell_asked_for() {
    let file = figure_57();
    let piece = r#"{"id":"V-I7","at":[0,0],"rotate":0,"mirror":false,"channel":false,"cells":[],"value":null}"#;
    let by = room_for(&file, piece, 46, 8).expect("an answer");
    let by: Vec<i32> = by
        .trim()
        .trim_matches(['[', ']'])
        .split(',')
        .map(|n| n.parse().expect("a number"))
        .collect();
    assert_eq!(
        try_edit(&file, &lay("V-I7", by[0], by[1]))
            .expect("an answer")
            .trim(),
        "null"
    );
}

#[test]
fn painting_a_layout_writes_it_out_and_keeps_start_and_hole() {
    let file = figure_57();
    let wall = edited(&file, r##"{"do":"paint","cells":[[50,12]],"tile":"#"}"##);
    assert!(
        wall.contains("map = '''") && !wall.contains("on = "),
        "{wall}"
    );
    let refused = edit_course(&wall, r##"{"do":"paint","cells":[[22,12]],"tile":"#"}"##);
    assert!(refused.expect_err("start").contains("paint-end"));
    let moved = edited(&wall, r#"{"do":"hole","at":[50,10]}"#);
    assert!(drafted(&moved).contains(r#""hole":[50,10]"#));
    let started = edited(&moved, r#"{"do":"start","at":[30,12]}"#);
    assert!(drafted(&started).contains(r#""playable":true"#));
    let outside = edited(
        &started,
        r#"{"do":"paint","cells":[[5,3],[7,3]],"tile":"."}"#,
    );
    assert!(CourseFile::parse(&outside).is_ok());
}

#[test]
fn courses_of_one_board_are_linked_and_others_refused() {
    let file = crate::fork_of("1").expect("a standard layout");
    let link = r#"{"do":"link","courses":["1","2"],"start":"1","hole":"2"}"#;
    assert!(edited(&file, link).contains(r#"on = ["1", "2"]"#));
    let boards = r#"{"do":"link","courses":["1","8"],"start":"1","hole":"8"}"#;
    assert!(edit_course(&file, boards).is_err());
}

#[test]
fn hostile_edits_and_files_are_refused_with_a_sentence() {
    let file = figure_57();
    let edits = [
        "",
        "{}",
        r#"{"do":"move","pieces":[99],"by":[2,0]}"#,
        r#"{"do":"move","pieces":[0],"by":[1,0]}"#,
        r#"{"do":"move","pieces":[0],"by":[2147483647,1]}"#,
        r#"{"do":"limit","limit":0}"#,
        r#"{"do":"order","colours":["red"]}"#,
        r#"{"do":"link","courses":["../../etc/passwd"],"start":null,"hole":null}"#,
    ];
    for edit in edits {
        let problem = edit_course(&file, edit).expect_err(edit);
        assert!(problem.contains(r#""text":""#), "{problem}");
    }
    let huge = format!("format = 1\nname = \"{}\"\n", "x".repeat(2 << 20));
    for text in ["", "format = 1", "\u{0}", "[[[[", &huge] {
        assert!(draft(text, LOOK_JSON).is_err());
    }
    let script = r#"{"do":"name","name":"<script>alert(1)</script>"}"#;
    let named = drafted(&edited(&file, script));
    let svg = named.split(r#""pieces""#).next().expect("a picture");
    assert!(!svg.contains("<script"), "{svg}");
}

#[test]
fn a_certificate_and_values_are_given() {
    let judge = Judge::new(&figure_57()).expect("it can be played");
    assert!(judge.values().contains(r#""exact":true"#));
    assert!(judge.certificate().contains(r#""solvable":true"#));
}

#[test]
fn a_ball_is_tried_from_any_cell() {
    let mut trial = Trial::new(&figure_57()).expect("it can be played");
    assert!(trial.place(22, 12));
    assert!(!trial.place(0, 0));
    let way = trial
        .play("E", 15, "light", "t")
        .expect("an open direction");
    assert!(way.contains("[52,12]"), "{way}");
    assert!(trial.ways(5, "light", "t").contains(r#""dir":"W""#));
    // The same position gives the same hint.
    let hint = trial.hint(5);
    assert!(
        hint.contains(r#""die":""#) && hint.contains(r#""dir":""#),
        "{hint}"
    );
    assert_eq!(trial.hint(5), hint);
}
