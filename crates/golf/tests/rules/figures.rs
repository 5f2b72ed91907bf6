//! Worked examples from the booklets, on the boards of the collection.

use super::both::Both;

// Fig. 4, 5, 6 on course 1: a stroke of 12 impulses, then a stroke of 7 from a cell six steps away
// from the hole.
#[test]
fn course_1_is_holed_in_two_strokes() {
    let course = Both::collection("1", "");
    let mut table = course.with("red@20,12");
    assert_eq!(
        table.stroke("red", "E", 12).pop().unwrap(),
        "red rests 44,12 spent"
    );
    let over = table.again().stroke("red", "E", 8);
    assert_eq!(
        over[5..],
        [
            "red E 56,12 -1 =2",
            "red E 58,12 -2 =0",
            "red rests 58,12 spent"
        ]
    );
    assert_eq!(
        table.stroke("red", "E", 7).pop().unwrap(),
        "red holed 56,12"
    );
    assert_eq!(course.red_ends("50,12", "E", 3), "red holed 56,12");
}

// Fig. 20 on course 5: strokes of 16, 3, 10 and 3 impulses, with dice or with cards.
#[test]
fn course_5_is_holed_in_four_strokes_off_the_walls() {
    let course = Both::collection("5", "");
    let mut table = course.with("red@50,18");
    let first = table.stroke("red", "NW", 16);
    assert_eq!(
        first.iter().filter(|event| event.contains('>')).count(),
        3,
        "several rebounds"
    );
    assert_eq!(first.last().unwrap(), "red rests 55,19 spent");
    assert_eq!(
        table.stroke("red", "SE", 3).pop().unwrap(),
        "red rests 58,22 spent"
    );
    assert_eq!(
        table.stroke("red", "SW", 10).pop().unwrap(),
        "red rests 48,32 spent"
    );
    for impulses in [3, 4] {
        assert_eq!(
            table.again().stroke("red", "SE", impulses).pop().unwrap(),
            "red holed 51,35"
        );
    }
    assert_ne!(
        table.stroke("red", "SE", 5).pop().unwrap(),
        "red holed 51,35"
    );
}

// Fig. 48 on course 7: six strokes over both level ramps.
#[test]
fn course_7_is_holed_in_six_strokes_over_both_ramps() {
    let course = Both::collection("7", "");
    let mut table = course.with("red@7,3");
    let strokes = [
        ("SE", 2, "red rests 9,5 spent"),
        ("E", 3, "red rests 15,5 spent"),
        ("SE", 9, "red rests 27,5 spent"),
        ("NE", 25, "red rests 48,4 spent"),
        ("SW", 7, "red rests 41,11 spent"),
        ("NW", 2, "red holed 40,10"),
    ];
    for (direction, impulses, end) in strokes {
        assert_eq!(table.stroke("red", direction, impulses).pop().unwrap(), end);
    }
}

// Fig. 57 on course 1 with two flat pieces: strokes of 15, 25, 8 and 16 impulses. The last ball
// passes 2 impulses to blue.
#[test]
fn last_player_of_a_first_round_pushes_another_ball_away() {
    let course = Both::collection("1", "F-I3 46,8; F-V3 42,14");
    let mut table = course.with("red@22,12");
    assert_eq!(
        table.stroke("red", "E", 15).pop().unwrap(),
        "red rests 52,12 spent"
    );
    table.put("violet@23,13");
    assert_eq!(
        table.stroke("violet", "E", 25).pop().unwrap(),
        "violet rests 58,8 spent"
    );
    table.put("blue@24,12");
    assert_eq!(
        table.stroke("blue", "SE", 8).pop().unwrap(),
        "blue rests 32,12 spent"
    );
    table.put("yellow@21,13");
    let events = table.stroke("yellow", "NW", 16);
    assert_eq!(
        events
            .iter()
            .filter(|event| event.starts_with("yellow") && event.contains(" -"))
            .count(),
        14
    );
    assert!(events.contains(&"yellow*blue =2".to_owned()), "{events:?}");
    assert_eq!(events.last().unwrap(), "blue rests 34,14 spent");
}

// Fig. 58 on course 3: a stroke of 36 impulses goes in the wrong direction. After 32 steps the ball
// hits blue, which passes the last 4 impulses to yellow.
#[test]
fn clumsy_stroke_holes_another_players_ball() {
    let course = Both::collection(
        "3",
        "F-V3 29,33; sand 20,20 22,20 24,20 21,21; water 12,34 14,34 16,34 13,33",
    );
    let mut table = course.with("red@7,23 blue@18,32 yellow@16,32");
    let events = table.stroke("red", "W", 36);
    assert_eq!(
        events
            .iter()
            .filter(|event| event.starts_with("red") && event.contains(" -"))
            .count(),
        32
    );
    assert!(
        events.contains(&"red*blue =4".to_owned()) && events.contains(&"blue*yellow =4".to_owned())
    );
    assert_eq!(events.last().unwrap(), "yellow holed 8,32");
    assert!(course.quick.course.advice().is_empty());
}

// Fig. D-13 on course 8: six strokes, and four tokens worth -8 in total.
#[test]
fn course_8_is_holed_in_six_strokes_with_four_tokens() {
    let course = Both::collection(
        "8",
        "token 4,10 -1; token 5,7 -2; token 8,4 -2; token 29,5 -3",
    );
    let mut table = course.with("red@3,13");
    let strokes = [
        ("NW", 4),
        ("NW", 1),
        ("NE", 1),
        ("NE", 12),
        ("E", 8),
        ("NW", 2),
    ];
    let mut tokens = Vec::new();
    let mut end = String::new();
    for (direction, impulses) in strokes {
        end = table.stroke("red", direction, impulses).pop().unwrap();
        let taken = table.trace["tokens"]["red"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        tokens.extend(taken.iter().filter_map(serde_json::Value::as_i64));
    }
    assert_eq!(end, "red holed 30,6");
    assert_eq!(tokens.iter().sum::<i64>(), -8, "{tokens:?}");
}
