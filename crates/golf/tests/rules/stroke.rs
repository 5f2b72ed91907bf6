//! Section 2: a stroke.

use super::both::hall;

// S1, fig. 3: the number rolled is used unchanged.
#[test]
fn six_impulses_are_six_steps_straight_on() {
    let events = hall("").red("4,2", "E", 6);
    assert_eq!(events.len(), 7);
    assert_eq!(events[5..], ["red E 16,2 -1 =0", "red rests 16,2 spent"]);
}

// S1, section 10
#[test]
fn impulses_are_one_to_ninety_nine() {
    let course = hall("");
    for impulses in [0, 100, 255] {
        let error = course.with("red@4,2").try_stroke("red", "E", impulses);
        assert_eq!(error.unwrap_err(), "impulses must be 1 to 99");
    }
    assert!(course.with("red@4,2").try_stroke("red", "E", 99).is_ok());
}

// S2, fig. 14-16
#[test]
fn only_ways_that_are_not_blocked_are_open() {
    let course = hall("F-1 9,3");
    assert_eq!(course.open("10,4"), ["E", "NE", "W", "SW", "SE"]);
    assert_eq!(course.open("3,1"), ["E", "SW", "SE"]);
    assert_eq!(course.open("2,2"), ["E", "NE", "SE"]);
    assert_eq!(course.open("21,1"), ["W", "SW", "SE"]);
    let error = course.with("red@10,4").try_stroke("red", "NW", 3);
    assert_eq!(error.unwrap_err(), "the way in that direction is blocked");
}

// S2
#[test]
fn ball_next_to_it_closes_no_direction() {
    let course = hall("");
    let table = course.with("red@10,4 blue@12,4 green@9,3 yellow@8,4");
    assert_eq!(table.directions("red"), ["E", "NE", "NW", "W", "SW", "SE"]);
}

// S2
#[test]
fn only_the_ways_of_its_path_are_open_to_a_ball_in_a_piece() {
    assert_eq!(hall("F-V3 9,3 channel").open("11,3"), ["NE", "W"]);
    assert_eq!(hall("F-Y4 9,3 channel").open("11,3"), ["NE", "W", "SE"]);
    let tall = hall("V-I5 7,3");
    assert_eq!(tall.open("9,3^"), ["E", "W"]);
    assert_eq!(tall.open("7,3^"), ["E", "W"]);
    assert_eq!(tall.open("11,3"), ["NE", "NW", "SW", "SE"]);
}

// S2: a stroke without an open direction still counts, but the player has no choice.
#[test]
fn ball_that_is_shut_in_has_no_direction() {
    let course = hall("F-1 5,1; F-1 4,2; F-1 2,2");
    assert!(course.open("3,1").is_empty());
    assert!(course.with("red@3,1").try_stroke("red", "E", 5).is_err());
}

// S2
#[test]
fn ball_that_cannot_afford_its_first_step_stays() {
    assert_eq!(
        hall("V-I5 7,3").red("5,3", "E", 1),
        ["red rests 5,3 too-dear"]
    );
    assert_eq!(
        hall("sand 9,3 11,3 10,4").red("9,3", "W", 1),
        ["red rests 9,3 too-dear"]
    );
    let water = hall("water 9,3 11,3 10,4");
    assert_eq!(water.red("9,3", "W", 2), ["red rests 9,3 too-dear"]);
}

/// Returns the red ball's first step from `at`, in the short notation.
fn first(pieces: &str, at: &str, direction: &str) -> String {
    hall(pieces).red(at, direction, 9).swap_remove(0)
}

// S3: the table rows for level steps.
#[test]
fn level_steps_cost_by_where_they_begin() {
    assert_eq!(first("", "4,2", "E"), "red E 6,2 -1 =8");
    assert_eq!(first("", "4,6", "NE"), "red NE 5,5 -1 =8", "a start cell");
    assert_eq!(
        first("F-I3 9,3 channel", "11,3", "E"),
        "red E 13,3 -1 =8",
        "a channel"
    );
    assert_eq!(
        first("V-I5 7,3", "11,3", "NE"),
        "red NE 12,2 -1 =8",
        "under a deck"
    );
    assert_eq!(
        first("door 7,3", "9,3", "NE"),
        "red NE 10,2 -1 =8",
        "under a door"
    );
    assert_eq!(
        first("V-I5 7,3", "9,3^", "E"),
        "red E 11,3^ -1 =8",
        "deck to deck"
    );
    assert_eq!(
        first("sand 9,3 11,3 10,4", "11,3", "E"),
        "red E 13,3 -2 =7",
        "sand"
    );
    assert_eq!(
        first("water 9,3 11,3 10,4", "11,3", "E"),
        "red E 13,3 -3 =6",
        "water"
    );
    let over_the_hole = hall("").red("20,6", "E", 4);
    assert_eq!(over_the_hole[2], "red W 20,6 -2 =1", "the hole, fig. 5");
    let over_the_deck_hole = hall("V-C7h 5,3").red("9,3^", "E", 5);
    assert_eq!(
        over_the_deck_hole[1], "red E 13,3^ -2 =2",
        "a deck hole, fig. 42"
    );
}

// S3, fig. 38-40: steps uphill.
#[test]
fn steps_upwards_cost_two_or_three_from_water() {
    assert_eq!(
        first("V-I7 5,3", "3,3", "E"),
        "red E 5,3^ -2 =7",
        "ground to slope"
    );
    assert_eq!(
        first("V-I7 5,3", "5,3^", "E"),
        "red E 7,3^ -2 =7",
        "slope to slope"
    );
    assert_eq!(
        first("V-I7 5,3", "7,3^", "E"),
        "red E 9,3^ -2 =7",
        "slope to deck"
    );
    assert_eq!(
        first("V-R2 9,3", "11,3^", "E"),
        "red E 13,3 -2 =7",
        "slope to higher floor"
    );
    assert_eq!(
        first("V-I5 7,3; sand 5,3 3,3 4,4", "5,3", "E"),
        "red E 7,3^ -2 =7",
        "sand"
    );
    assert_eq!(
        first("V-I5 7,3; water 5,3 3,3 4,4", "5,3", "E"),
        "red E 7,3^ -3 =6",
        "water"
    );
    let hole = hall("V-I5 7,3; hole-marker 5,3").red("3,3", "E", 4);
    assert_eq!(hole[1], "red E 7,3^ -2 =1", "the hole");
}

// S3, fig. 38, 39: steps downhill.
#[test]
fn steps_downwards_are_free_but_leaving_sand_water_or_hole_is_paid() {
    assert_eq!(
        first("V-I7 5,3", "9,3^", "W"),
        "red W 7,3^ -0 =9",
        "deck to slope"
    );
    assert_eq!(
        first("V-I7 5,3", "7,3^", "W"),
        "red W 5,3^ -0 =9",
        "slope to slope"
    );
    assert_eq!(
        first("V-I7 5,3", "5,3^", "W"),
        "red W 3,3 -0 =9",
        "slope to ground"
    );
    assert_eq!(
        first("V-R2 9,3", "13,3", "W"),
        "red W 11,3^ -0 =9",
        "higher floor to slope"
    );
    assert_eq!(
        first("V-R2 9,3; sand 13,3 15,3 14,4", "13,3", "W"),
        "red W 11,3^ -2 =7"
    );
    assert_eq!(
        first("V-R2 9,3; water 13,3 15,3 14,4", "13,3", "W"),
        "red W 11,3^ -3 =6"
    );
    let hole = hall("V-R2 9,3; hole-marker 13,3").red("15,3", "W", 3);
    assert_eq!(hole[1], "red W 11,3^ -2 =0");
}

// S4.1: a ball with no impulses left does nothing; it does not even rebound.
#[test]
fn spent_ball_rests_at_the_wall_without_rebound() {
    assert_eq!(
        hall("").red("19,3", "E", 1),
        ["red E 21,3 -1 =0", "red rests 21,3 spent"]
    );
    let roller = hall("roller 13,3").red("9,3", "E", 1);
    assert_eq!(roller, ["red E 11,3 -1 =0", "red rests 11,3 spent"]);
}

// S4.2
#[test]
fn ball_at_a_wall_that_cannot_leave_its_cell_settles_instead_of_rebounding() {
    let sand = hall("sand 21,3 19,3 20,4").red("17,3", "E", 4);
    assert_eq!(sand[1..], ["red E 21,3 -2 =1", "red rests 21,3 too-dear"]);
    let roller = hall("sand 11,3 12,2 12,4; roller 13,3").red("9,3", "E", 2);
    assert_eq!(
        roller[1..],
        ["red rests 11,3 too-dear"],
        "and the roller does not move"
    );
    let more = hall("sand 21,3 19,3 20,4").red("17,3", "E", 5);
    assert_eq!(more[2..4], ["red E>W wall", "red W 19,3 -2 =0"]);
}

// S4.2
#[test]
fn rebound_costs_nothing() {
    let events = hall("").red("17,3", "E", 5);
    assert_eq!(
        events[1..4],
        ["red E 21,3 -1 =3", "red E>W wall", "red W 19,3 -1 =2"]
    );
}

// S4.4, fig. 44: six steps cost seven of the eight impulses, and the last impulse is lost.
#[test]
fn impulse_that_does_not_pay_the_next_step_is_lost() {
    let events = hall("sand 15,3 17,3 16,4").red("5,3", "E", 8);
    assert_eq!(
        events.iter().filter(|event| event.contains(" -")).count(),
        6
    );
    assert_eq!(events[5..], ["red E 17,3 -2 =1", "red rests 17,3 too-dear"]);
}

// S5, fig. 4: the impulses are exactly enough.
#[test]
fn ball_with_exactly_enough_impulses_drops() {
    assert_eq!(hall("").red_ends("16,6", "E", 3), "red holed 22,6");
    assert_eq!(hall("").red_ends("16,6", "E", 2), "red rests 20,6 spent");
}

// S5, fig. 6
#[test]
fn ball_with_one_impulse_too_many_drops() {
    assert_eq!(hall("").red_ends("16,6", "E", 4), "red holed 22,6");
    assert_eq!(
        hall("hole-marker 11,3").red_ends("5,3", "E", 4),
        "red holed 11,3"
    );
}

// S5, S3, fig. 5: green has 8 impulses and is six steps from the hole; one impulse is lost on the
// rim.
#[test]
fn ball_with_two_impulses_too_many_rolls_over_the_hole_and_loses_one() {
    let events = hall("hole-marker 15,3").red("3,3", "E", 8);
    assert_eq!(
        events[5..],
        [
            "red E 15,3 -1 =2",
            "red E 17,3 -2 =0",
            "red rests 17,3 spent"
        ]
    );
}

// S5, fig. 40a, 40b: the ball rolls back over one slope or two.
#[test]
fn ball_that_stops_on_a_slope_rolls_back_to_its_foot() {
    assert_eq!(
        hall("V-I5 7,3").red_ends("5,3", "E", 2),
        "red rests 5,3 rolled-back"
    );
    assert_eq!(
        hall("V-I5 7,3").red_ends("5,3", "E", 3),
        "red rests 5,3 rolled-back"
    );
    let long = hall("V-I7 5,3");
    for impulses in 2..=5 {
        assert_eq!(
            long.red_ends("3,3", "E", impulses),
            "red rests 3,3 rolled-back"
        );
    }
    assert_eq!(long.red_ends("3,3", "E", 6), "red rests 9,3^ spent");
}

// S5
#[test]
fn ball_that_rolls_back_stops_before_a_ball_on_the_slope_or_foot() {
    let course = hall("V-I7 5,3");
    let mut table = course.with("red@9,3^ blue@3,3 green@5,3^");
    // Red, played downhill, hits green. Green then has an open way for its next stroke.
    assert_eq!(
        table.stroke("red", "W", 1)[..2],
        ["red W 7,3^ -0 =1", "red*green =1"]
    );
    let mut table = course.with("red@5,3^ blue@3,3");
    assert_eq!(table.stroke("red", "E", 1), ["red rests 5,3^ too-dear"]);
    let mut table = course.with("red@7,3^ blue@3,3");
    assert_eq!(table.stroke("red", "E", 1), ["red rests 5,3^ rolled-back"]);
}

// S5
#[test]
fn ball_that_rolls_back_into_the_hole_at_the_foot_is_holed() {
    let course = hall("V-I5 7,3; hole-marker 5,3");
    assert_eq!(course.red_ends("9,3^", "W", 1), "red holed 5,3");
    assert_eq!(
        course.with("red@7,3^").stroke("red", "E", 1),
        ["red holed 5,3"]
    );
}

// S5, fig. 42, layout S-12: the ball falls, and is holed if the hole is below.
#[test]
fn ball_that_stops_on_a_deck_hole_falls_through() {
    let course = hall("V-C7h 5,3");
    assert_eq!(
        course.red_ends("3,3", "E", 7),
        "red rests 11,3 fell-through"
    );
    assert_eq!(
        course.red_ends("3,3", "E", 8),
        "red rests 11,3 fell-through"
    );
    let hole = hall("V-C7h 5,3; hole-marker 11,3");
    assert_eq!(hole.red_ends("3,3", "E", 7), "red holed 11,3");
    assert_eq!(hole.red_ends("3,3", "E", 8), "red holed 11,3");
}

// S5
#[test]
fn ball_stays_on_a_deck_hole_over_another_ball() {
    let course = hall("V-C7h 5,3");
    let mut table = course.with("red@3,3 blue@11,3");
    assert_eq!(
        table.stroke("red", "E", 7).pop().unwrap(),
        "red rests 11,3^ spent"
    );
    table.stroke("blue", "NE", 1);
    assert_eq!(table.directions("red"), ["E", "W"]);
    assert_eq!(table.stroke("red", "E", 1), ["red rests 11,3 fell-through"]);
}

// S6
#[test]
fn wedged_balls_lose_their_impulses() {
    let course = hall("F-1 5,3; F-1 11,3");
    let mut table = course.with("red@7,3 blue@9,3");
    assert_eq!(
        table.stroke("red", "E", 5),
        [
            "red*blue =5",
            "red rests 7,3 carom",
            "blue E>W F-1-2",
            "blue*red =5",
            "blue rests 9,3 carom",
            "red W>E F-1-1",
            "red rests 7,3 wedged"
        ]
    );
}

// S6: a stroke between two solid pieces ends too.
#[test]
fn every_stroke_between_two_blocks_ends() {
    let course = hall("F-1 5,3; F-1 11,3");
    let events = course.red("7,3", "E", 99);
    assert_eq!(events.last().unwrap(), "red rests 9,3 spent");
    assert_eq!(
        events.iter().filter(|event| event.contains('>')).count(),
        98
    );
}

// Command line contract: where a ball can be placed.
#[test]
fn balls_lie_only_where_a_ball_can_be() {
    let course = hall("V-I5 7,3; door 7,5; roller 17,5");
    let bad = ["0,2", "22,6", "9,3", "5,3^", "7,5", "17,5"];
    for at in bad {
        assert!(course.try_with(&format!("red@{at}")).is_none(), "{at}");
    }
    assert!(course.try_with("red@5,3 blue@5,3").is_none());
    for at in ["7,3^", "9,5", "11,3", "11,3^", "2,6"] {
        assert!(course.try_with(&format!("red@{at}")).is_some(), "{at}");
    }
}
