//! Section 4: sand and water.

use super::both::{hall, refused};

// S3, W2, fig. 43
#[test]
fn sand_takes_two_impulses_for_every_step_that_begins_on_it() {
    assert_eq!(
        hall("sand 9,3 11,3 10,4").red("7,3", "E", 6),
        [
            "red E 9,3 -1 =5",
            "red E 11,3 -2 =3",
            "red E 13,3 -2 =1",
            "red E 15,3 -1 =0",
            "red rests 15,3 spent"
        ]
    );
}

// W2, fig. 44: in the second stroke, another direction may be chosen.
#[test]
fn ball_resting_on_sand_pays_two_in_every_direction() {
    let course = hall("sand 9,3 11,3 10,4");
    for direction in ["E", "NE", "NW", "W", "SW", "SE"] {
        assert!(
            course.red("9,3", direction, 2)[0].ends_with("-2 =0"),
            "{direction}"
        );
    }
}

// W1, fig. 45
#[test]
fn water_stops_the_ball_whatever_is_left() {
    let water = hall("water 9,3 11,3 10,4");
    assert_eq!(
        water.red("7,3", "E", 9),
        ["red E 9,3 -1 =8", "red rests 9,3 water"]
    );
    assert_eq!(
        water.red("7,3", "E", 1),
        ["red E 9,3 -1 =0", "red rests 9,3 water"]
    );
}

// W1, fig. 46: the stroke after the one in fig. 45.
#[test]
fn steps_that_begin_on_water_cost_three() {
    let course = hall("water 9,3 11,3 10,4");
    let mut table = course.with("red@7,3");
    table.stroke("red", "E", 9);
    assert_eq!(
        table.stroke("red", "E", 7),
        [
            "red E 11,3 -3 =4",
            "red E 13,3 -3 =1",
            "red E 15,3 -1 =0",
            "red rests 15,3 spent"
        ]
    );
}

// W1
#[test]
fn ball_going_from_puddle_to_puddle_does_not_stop() {
    let course = hall("water 9,3 11,3 10,4; water 13,3 15,3 14,4");
    assert_eq!(
        course.red("11,3", "E", 9),
        [
            "red E 13,3 -3 =6",
            "red E 15,3 -3 =3",
            "red E 17,3 -3 =0",
            "red rests 17,3 spent"
        ]
    );
}

// W1
#[test]
fn ball_that_leaves_water_and_enters_it_again_stops() {
    let course = hall("water 9,3 8,2 8,4; water 13,3 14,2 14,4");
    assert_eq!(
        course.red("9,3", "E", 9),
        [
            "red E 11,3 -3 =6",
            "red E 13,3 -1 =5",
            "red rests 13,3 water"
        ]
    );
    // The ball rolls to the wall and back. It rebounds while on water, so water does not stop it
    // again.
    let edge = hall("water 21,3 22,2 22,4");
    assert_eq!(edge.red("21,3", "W", 99)[0], "red W 19,3 -3 =96");
    assert_eq!(edge.red_ends("21,3", "W", 99), "red rests 21,3 water");
}

// W1: a ball comes down a slope onto water.
#[test]
fn ball_coming_down_a_slope_onto_water_stops() {
    let course = hall("V-I5 7,3; water 17,3 18,2 18,4");
    assert_eq!(
        course.red("13,3^", "E", 9),
        [
            "red E 15,3^ -0 =9",
            "red E 17,3 -0 =9",
            "red rests 17,3 water"
        ]
    );
}

// W2
#[test]
fn puddle_covers_three_to_five_connected_cells() {
    assert!(refused("sand 9,3 11,3"));
    assert!(!refused("sand 9,3 11,3 10,4"));
    assert!(!refused("water 9,3 11,3 10,4 12,4"));
    assert!(!refused("sand 9,3 11,3 13,3 15,3 17,3"));
    assert!(refused("sand 9,3 11,3 13,3 15,3 17,3 19,3"));
    assert!(refused("water 9,3 11,3 15,3"), "not connected");
    assert!(refused("water 9,3 11,3 9,3"), "one cell twice");
}

// W2
#[test]
fn puddle_lies_on_bare_fairway() {
    assert!(refused("sand 22,6 20,6 18,6"), "the hole");
    assert!(refused("sand 12,6 14,6 16,6"), "a start");
    assert!(
        refused("sand 9,3 11,3 10,4; F-1 10,4"),
        "under another piece"
    );
    assert!(
        refused("sand 9,3 11,3 10,4; water 10,4 12,4 14,4"),
        "under another puddle"
    );
    assert!(refused("sand 3,1 5,1 4,0"), "a wall");
}
