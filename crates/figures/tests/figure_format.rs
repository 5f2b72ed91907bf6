//! Tests that mistakes in figures are detected. Every kind of fact that a figure can state has a
//! test case.

use figures::Figure;

const WORDS: &str = r#"
title = { en = "a", fr = "b", de = "c", pl = "d" }
text  = { en = "a", fr = "b", de = "c", pl = "d" }
"#;

/// A long room with a door, a roller, a bridge and a token. Row 2 leads from the start to the hole.
const ROOM: &str = r#"
[course]
map = '''
# # # # # # # # # # # # # # # # # # # # #
 # s s s . . . . . . . . . . . . . . . . #
# s s s . . . . . . . . . . . . . . . o #
 # . . . . . . . . . . . . . . . . . . . #
# . . . . . . . . . . . . . . . . . . . #
 # . . . . . . . . . . . . . . . . . . . #
# . . . . . . . . . . . . . . . . . . . #
 # # # # # # # # # # # # # # # # # # # # #
'''
[[course.piece]]
id = "door"
at = [10, 4]
[[course.piece]]
id = "roller"
at = [20, 2]
[[course.piece]]
id = "V-I5"
at = [24, 4]
[[course.piece]]
id = "token"
at = [16, 2]
value = -2
"#;

fn figure(keys: &str, tables: &str) -> String {
    format!("format = 1\nnumber = \"1\"\nrules = [\"S4\"]\n{keys}{WORDS}{ROOM}{tables}")
}

/// Checks that the figure is correct.
fn holds(keys: &str, tables: &str) {
    let figure = Figure::parse(&figure(keys, tables)).unwrap_or_else(|f| panic!("{f:?}"));
    if let Err(mismatches) = figure.play() {
        let lines: Vec<String> = mismatches.iter().map(ToString::to_string).collect();
        panic!("{tables}\n{}", lines.join("\n"));
    }
}

/// Checks that the figure can be read, but that playing it reports a mismatch containing `fault`.
fn differs(keys: &str, tables: &str, fault: &str) {
    let figure = Figure::parse(&figure(keys, tables)).unwrap_or_else(|f| panic!("{f:?}"));
    let mismatches = figure.play().expect_err(tables);
    let lines: Vec<String> = mismatches.iter().map(ToString::to_string).collect();
    let found = lines.join("\n");
    assert!(found.contains(fault), "{tables}\n{found}");
    assert!(found.contains("figure 1, rules S4, scene 1"), "{found}");
}

/// Checks that reading the figure fails with a message containing `fault`.
fn refused(keys: &str, tables: &str, fault: &str) {
    let findings = Figure::parse(&figure(keys, tables)).expect_err(tables);
    let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
    let found = lines.join("\n");
    assert!(found.contains(fault), "{tables}\n{found}");
}

/// Returns a stroke in which red runs east along row 2 over the token, hits the roller and rolls
/// back.
fn stroke(changes: &[(&str, &str)]) -> String {
    let mut lines = vec![
        ("ball", "\"red\""),
        ("from", "[14, 2]"),
        ("impulses", "5"),
        ("dir", "\"E\""),
        ("end", "[12, 2]"),
        ("steps", "5"),
        ("costs", "[1, 1, 1, 1, 1]"),
        ("lost", "0"),
        ("why", "\"spent\""),
        ("rebounds", "[\"18,2 E>W off roller-1\"]"),
        ("tokens", "[-2]"),
        ("pieces", "{ roller-1 = [22, 2] }"),
    ];
    for change in changes {
        lines.retain(|(key, _)| key != &change.0);
        if !change.1.is_empty() {
            lines.push(*change);
        }
    }
    let lines = lines
        .iter()
        .map(|(key, value)| format!("{key} = {value}\n"));
    format!("[[stroke]]\n{}", lines.collect::<String>())
}

#[test]
fn what_is_so_holds() {
    holds("", &stroke(&[]));
    holds(
        "",
        &stroke(&[("rebounds", "[\"W\"]"), ("steps", "{ red = 5 }")]),
    );
    holds(
        "",
        &stroke(&[("rebounds", ""), ("tokens", "{ red = [-2] }")]),
    );
    holds(
        "balls = { red = [14, 2] }\n",
        &stroke(&[("ball", ""), ("from", "")]),
    );
    holds("marks = { A = [14, 2] }\n", &stroke(&[("from", "\"A\"")]));
}

#[test]
fn every_wrong_outcome_of_a_stroke_is_told() {
    for (change, fault) in [
        (("end", "[14, 2]"), "end: expected [14, 2], found [12, 2]"),
        (
            ("end", "\"holed\""),
            "end: expected \"holed\", found [12, 2]",
        ),
        (("steps", "4"), "steps: expected 4, found 5"),
        (
            ("steps", "{ blue = 5 }"),
            "steps: expected { blue = 5 }, found { red = 5 }",
        ),
        (
            ("costs", "[1]"),
            "costs: expected [1], found [1, 1, 1, 1, 1]",
        ),
        (("spent", "4"), "spent: expected 4, found 5"),
        (("lost", "1"), "lost: expected 1, found 0"),
        (("why", "\"water\""), "why: expected water, found spent"),
        (("rebounds", "[]"), "found [\"red 18,2 E>W off roller-1\"]"),
        (("rebounds", "[\"NW>W\"]"), "rebounds: expected [\"NW>W\"]"),
        (
            ("caroms", "[{ hits = \"blue\" }]"),
            "caroms: expected [{ hits = \"blue\" }], found []",
        ),
        (
            ("tokens", ""),
            "tokens: expected none, found { red = [-2] }",
        ),
        (
            ("pieces", ""),
            "pieces: roller-1, which is not named and must stay",
        ),
        (
            ("pieces", "{ roller-1 = [24, 2] }"),
            "expected [24, 2], found [22, 2]",
        ),
        (
            ("open", "\"E\""),
            "open: expected \"E\", found \"E NE NW W SW SE\"",
        ),
        (("others", "{ blue = [4, 2] }"), "others: blue"),
        (("from", "[20, 2]"), "that a piece stands there"),
        (("from", "[-8, 2]"), "no ball can ever be there"),
        (("from", "[18, 2]"), "the way in that direction is blocked"),
    ] {
        differs("", &stroke(&[change]), fault);
    }
    let pushed = "balls = { blue = [12, 2] }\n";
    differs(
        pushed,
        &stroke(&[]),
        "others: blue, which is not named and must stay",
    );
}

#[test]
fn doors_bridges_and_arrows() {
    holds("arrows.enter = [\"22,4 E\", \"34,4 W\"]\n", "");
    holds(
        "arrows.under = [\"27,3 SE\", \"29,3 SW\", \"27,5 NE\", \"29,5 NW\"]\n",
        "",
    );
    holds(
        "arrows.open = [\"22,4 E NE\"]\narrows.blocked = [\"23,3 SE\"]\n",
        "",
    );
    holds(
        "arrows.bounce = [\"25,3 SE>NE off V-I5-1\", \"18,2 E>W\"]\n",
        "",
    );
    holds(
        "holds.door-1 = [[12, 4], [14, 4], [11, 3], [13, 3], [15, 3]]\n",
        "[[stroke]]\nball = \"red\"\nfrom = [12, 6]\nimpulses = 9\ndir = \"NE\"\n\
         end = [14, 4]\nwhy = \"door\"\nlost = 7\npieces = { door-1 = \"open\" }\n",
    );
    differs(
        "arrows.enter = [\"22,4 E\"]\n",
        "",
        "found [\"22,4 E\", \"34,4 W\"]",
    );
    differs("arrows.under = []\n", "", "\"27,3 SE\"");
    differs(
        "arrows.open = [\"23,3 SE\"]\n",
        "",
        "arrows: open: expected \"SE\" from [23, 3]",
    );
    differs(
        "arrows.bounce = [\"25,3 SE>NW\"]\n",
        "",
        "found \"25,3 SE>NE off V-I5-1\"",
    );
    differs(
        "arrows.bounce = [\"22,4 E>W\"]\n",
        "",
        "it does not bounce there",
    );
    differs(
        "holds.door-1 = [[12, 4]]\n",
        "",
        "holds: expected [[12, 4]]",
    );
}

#[test]
fn counter_order_boxes_and_scores() {
    holds(
        "counter = [{ stroke = 0, place = 0, lap = 1 }, { stroke = 21, place = 1, lap = 3 }]\n",
        "",
    );
    differs(
        "counter = [{ stroke = 12, place = 2, lap = 1 }]\n",
        "",
        "place = 2, lap = 2 }",
    );
    holds(
        "order = { balls = [\"red\", \"red-flat\", \"green\"], play = [\"green\", \"red\", \"red-flat\"] }\n",
        "",
    );
    differs(
        "order = { balls = [\"red\", \"green\"], play = [\"red\", \"green\"] }\n",
        "",
        "found [green, red]",
    );
    holds(
        "shapes = [{ id = \"F-Y4\", cells = 4, channel = true, mouths = 3, count = 1, box = \"base\" }]\n",
        "",
    );
    differs(
        "shapes = [{ id = \"F-1\", channel = true }]\n",
        "",
        "channel = false",
    );
    holds(
        "balls = { red = [4, 4], blue = [6, 4] }\ntouching = [[\"red\", \"blue\"]]\n",
        "",
    );
    differs(
        "balls = { red = [4, 4], blue = [8, 4] }\ntouching = [[\"red\", \"blue\"]]\n",
        "",
        "they do not touch",
    );
    holds(
        "open = { red = \"NE SE E NW W SW\" }\nballs = { red = [6, 4] }\n",
        "",
    );
    differs(
        "open = { red = \"E\" }\nballs = { red = [6, 4] }\n",
        "",
        "open: red: expected \"E\"",
    );
    differs(
        "score = { red = 1 }\n",
        &stroke(&[]),
        "a ball that is still playing",
    );
    // The ball is not holed by the tenth stroke, so its score is the limit plus the token.
    holds("score = { red = 8 }\nround = 10\n", &stroke(&[]));
}

#[test]
fn every_mistake_in_writing_is_refused() {
    for (change, fault) in [
        (("die", "\"white\""), "exactly one of"),
        (("end", ""), "a stroke needs the key `end`"),
        (("end", "\"Z\""), "there is no mark `Z`"),
        (("end", "[1, 2]"), "x + y must be even"),
        (("dir", "\"N\""), "must be one of \"E\""),
        (("ball", ""), "a stroke needs the key `ball`"),
        (("ball", "\"pink\""), "`pink` is not a ball"),
        (("why", "\"tired\""), "`why` is one of spent"),
        (("rebounds", "[\"up\"]"), "write a rebound as"),
        (
            ("pieces", "{ door-1 = \"E\" }"),
            "door-1 cannot be in that state",
        ),
        (
            ("pieces", "{ door-9 = \"open\" }"),
            "there are: door-1, roller-1",
        ),
        (("score", "1"), "a stroke has no key `score`"),
    ] {
        refused("", &stroke(&[change]), fault);
    }
    let die = stroke(&[("impulses", ""), ("die", "\"orange\""), ("rolled", "4")]);
    refused(
        "",
        &die,
        "4 cannot be rolled with orange; its numbers are 3 6 9 12 15 18",
    );
    let card = stroke(&[("impulses", ""), ("card", "\"+3\""), ("rolled", "7")]);
    refused("", &card, "7 cannot be rolled with +3");
    refused("", "", "says nothing that can be checked");
    refused("rulez = 1\n", "", "a figure has no key `rulez`");
    let scenes = format!("{}[[scene]]\n", stroke(&[]));
    refused("", &scenes, "move `stroke` into one of them");
    let no_course =
        figure("counter = [{ stroke = 1, place = 1, lap = 1 }]\n", "").replace(ROOM, "");
    assert!(Figure::parse(&no_course).is_ok());
    let no_course = figure("course = \"10\"\n", "").replace(ROOM, "");
    let findings = Figure::parse(&no_course).expect_err("no such course");
    assert!(findings[0].text.contains("has no course 10"));
    let text = figure("", &stroke(&[])).replace("\"S4\"", "\"S9\"");
    let findings = Figure::parse(&text).expect_err("no such rule");
    assert_eq!(findings[0].position.line, 3);
    let text = figure("", &stroke(&[])).replace(", pl = \"d\"", "");
    assert_eq!(Figure::parse(&text).expect_err("no Polish").len(), 2);
}
