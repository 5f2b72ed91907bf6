//! Section 6: tall obstacles.

use super::both::{Both, HALL, TALL_HALL, file, hall, redrawn};

// T1, T3, S3, fig. 38: a ball pays 2 + 2 impulses uphill, 1 + 1 along the deck, and none downhill.
#[test]
fn ball_crosses_a_bridge_in_one_stroke() {
    assert_eq!(
        hall("V-I5 7,3").red("5,3", "E", 7),
        [
            "red E 7,3^ -2 =5",
            "red E 9,3^ -2 =3",
            "red E 11,3^ -1 =2",
            "red E 13,3^ -1 =1",
            "red E 15,3^ -0 =1",
            "red E 17,3 -0 =1",
            "red E 19,3 -1 =0",
            "red rests 19,3 spent"
        ]
    );
}

// T1, T3, fig. 39: the bridge has two slopes on each side.
#[test]
fn ball_crosses_a_long_bridge_for_eight() {
    let events = hall("V-I7 5,3").red("3,3", "E", 9);
    let costs: String = events
        .iter()
        .filter_map(|e| e.split(" -").nth(1)?.get(..1))
        .collect();
    assert_eq!(costs, "222110001");
    assert_eq!(events.last().unwrap(), "red rests 21,3 spent");
    // With exactly eight impulses, the ball stays on the last deck cell because no impulse is left.
    assert_eq!(
        hall("V-I7 5,3").red_ends("3,3", "E", 8),
        "red rests 13,3^ spent"
    );
}

// T1, fig. 33-35
#[test]
fn tall_piece_is_entered_only_from_its_feet() {
    let course = hall("V-I5 7,3");
    assert!(course.open("5,3").contains(&"E") && course.open("17,3").contains(&"W"));
    for (at, direction) in [
        ("6,2", "SE"),
        ("8,2", "SW"),
        ("6,4", "NE"),
        ("8,4", "NW"),
        ("10,2", "SW"),
        ("12,4", "NE"),
    ] {
        assert!(!course.open(at).contains(&direction), "{at} {direction}");
    }
    assert_eq!(course.red("5,1", "SE", 2)[1], "red SE>NW V-I5-1", "the tip");
    assert_eq!(
        course.red("9,1", "SW", 2)[1],
        "red SW>NW V-I5-1",
        "the side mirrors"
    );
}

// T1, fig. 41: the stroke after a stroke that ended on the deck.
#[test]
fn ball_resting_on_the_deck_is_played_along_the_path() {
    let course = hall("V-I5 7,3");
    let mut table = course.with("red@5,3");
    assert_eq!(
        table.stroke("red", "E", 5).pop().unwrap(),
        "red rests 11,3^ spent"
    );
    assert_eq!(table.directions("red"), ["E", "W"]);
    let end = table.again().stroke("red", "E", 3).pop().unwrap();
    assert_eq!(end, "red rests 21,3 spent");
    // The ball pays one impulse for the deck, none for the slope, one for the step to 3,3, and one
    // more after the rebound.
    assert_eq!(
        table.stroke("red", "W", 3).pop().unwrap(),
        "red rests 5,3 spent"
    );
}

// T1: the deck has a bend.
#[test]
fn ball_follows_the_bend_of_a_deck() {
    let course = Both::parse(&file(TALL_HALL, "V-V6 7,7"));
    let events = course.red("5,7", "E", 8);
    assert_eq!(
        events[2..],
        [
            "red E 11,7^ -1 =3",
            "red NE 12,6^ -1 =2",
            "red NE 13,5^ -1 =1",
            "red NE 14,4^ -0 =1",
            "red NE 15,3 -0 =1",
            "red NE 16,2 -1 =0",
            "red rests 16,2 spent"
        ]
    );
}

// T1, fig. D-1: the ball goes from the foot 7,9 over the crossing to the foot 15,1.
#[test]
fn ball_goes_straight_over_a_deck_crossing() {
    let course = Both::parse(&file(TALL_HALL, "V-X13 11,5"));
    let events = course.red("7,9", "NE", 9);
    assert_eq!(events[3..5], ["red NE 11,5^ -1 =2", "red NE 12,4^ -1 =1"]);
    assert_eq!(
        events[7..10],
        ["red NE 15,1 -0 =1", "red NE>SE wall", "red SE 16,2 -1 =0"]
    );
    assert_eq!(course.red("15,9", "NW", 9)[7], "red NW 7,1 -0 =1");
}

// T1, fig. D-2
#[test]
fn ball_on_the_crossing_may_be_played_along_either_axis() {
    let course = Both::parse(&file(TALL_HALL, "V-X13 11,5"));
    let mut table = course.with("red@7,9");
    assert_eq!(
        table.stroke("red", "NE", 7).pop().unwrap(),
        "red rests 11,5^ spent"
    );
    assert_eq!(table.directions("red"), ["NE", "NW", "SW", "SE"]);
    assert_eq!(
        table.stroke("red", "NW", 2)[..2],
        ["red NW 10,4^ -1 =1", "red NW 9,3^ -0 =1"]
    );
}

// T2, fig. 36, 37
#[test]
fn ball_passes_below_a_deck_along_its_axes() {
    let course = hall("V-I5 7,3");
    assert_eq!(
        course.red("12,4", "NW", 2)[..2],
        ["red NW 11,3 -1 =1", "red NW 10,2 -1 =0"]
    );
    assert_eq!(course.red("10,4", "NE", 2)[1], "red NE 12,2 -1 =0");
    assert!(!course.open("11,3").contains(&"E"));
}

// T2, fig. D-1: below the crossing, only east and west are open.
#[test]
fn ball_passes_below_the_crossing_from_east_to_west() {
    let course = Both::parse(&file(TALL_HALL, "V-X13 11,5"));
    assert_eq!(course.red("13,5", "W", 2)[1], "red W 9,5 -1 =0");
    assert_eq!(course.open("11,5"), ["E", "W"]);
}

// T2: the deck lies over a wall, so there is nothing below it.
#[test]
fn deck_over_a_wall_has_no_passage() {
    let course = Both::parse(&file(&redrawn(HALL, (11, 3), '#'), "V-I5 7,3"));
    assert!(!course.open("12,4").contains(&"NW"));
    assert!(course.try_with("red@11,3").is_none());
    assert!(course.try_with("red@11,3^").is_some());
}

// T3: the roller has been pushed onto the foot.
#[test]
fn ball_coming_down_to_a_blocked_foot_returns() {
    let course = hall("V-I5 5,3; roller 17,3");
    let mut table = course.with("red@21,3 blue@11,3^");
    assert_eq!(
        table.stroke("red", "W", 2)[1..3],
        ["red W>E roller-1", "roller-1 [15,3]"]
    );
    assert_eq!(
        table.stroke("blue", "E", 2),
        [
            "blue E 13,3^ -0 =2",
            "blue E>W roller-1",
            "roller-1 [17,3]",
            "blue W 11,3^ -2 =0",
            "blue rests 11,3^ spent"
        ]
    );
}

// T4, fig. 42
#[test]
fn deck_hole_is_rolled_over_with_two_impulses_too_many() {
    let course = hall("V-C7h 5,3");
    assert_eq!(
        course.red("3,3", "E", 9)[4..],
        ["red E 13,3^ -2 =0", "red rests 13,3^ spent"]
    );
    assert_eq!(
        course.red_ends("3,3", "E", 8),
        "red rests 11,3 fell-through"
    );
}

// T5
#[test]
fn ball_coming_down_to_an_occupied_foot_passes_on_and_queues_on_the_slope() {
    let course = hall("V-I5 7,3");
    let mut table = course.with("red@13,3^ blue@17,3");
    assert_eq!(
        table.stroke("red", "E", 2),
        [
            "red E 15,3^ -0 =2",
            "red*blue =2",
            "red rests 15,3^ carom",
            "blue E 19,3 -1 =1",
            "blue E 21,3 -1 =0",
            "blue rests 21,3 spent"
        ]
    );
    assert_eq!(
        table.directions("red"),
        ["E", "W"],
        "it is played from there, up or down"
    );
    let up = table.again().stroke("red", "W", 2);
    assert_eq!(up[0], "red W 13,3^ -2 =0");
    assert_eq!(
        table.again().stroke("red", "W", 1),
        ["red rests 17,3 rolled-back"]
    );
    assert_eq!(
        table.stroke("red", "E", 1)[..2],
        ["red E 17,3 -0 =1", "red E 19,3 -1 =0"]
    );
}

// T6
#[test]
fn level_ramp_is_climbed_to_the_higher_floor() {
    assert_eq!(
        hall("V-R2 9,3").red("7,3", "E", 7),
        [
            "red E 9,3^ -2 =5",
            "red E 11,3^ -2 =3",
            "red E 13,3 -2 =1",
            "red E 15,3 -1 =0",
            "red rests 15,3 spent"
        ]
    );
}

// T6
#[test]
fn ball_that_settles_on_a_level_ramp_rolls_to_its_low_end() {
    let course = hall("V-R2 9,3");
    for impulses in 2..=5 {
        assert_eq!(
            course.red_ends("7,3", "E", impulses),
            "red rests 7,3 rolled-back"
        );
    }
    let down = course.red("13,3", "W", 1);
    assert_eq!(
        down[..4],
        [
            "red W 11,3^ -0 =1",
            "red W 9,3^ -0 =1",
            "red W 7,3 -0 =1",
            "red W 5,3 -1 =0"
        ]
    );
}
