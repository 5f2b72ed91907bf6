//! Section 3: rebounds.

use super::both::{Both, HALL, file, hall, redrawn, refused};

/// Plays a stroke with the red ball and returns its second event, the rebound.
fn turn(course: &Both, at: &str, direction: &str) -> String {
    course.red(at, direction, 2).swap_remove(1)
}

// R1, fig. 25: the ball passes a piece across the edge d+2.
#[test]
fn piece_beside_the_way_is_not_touched() {
    assert_eq!(turn(&hall("F-1 5,1"), "6,2", "NE"), "red NE>SE wall");
}

// R1: a ball does not touch the mouth of a channel, but it touches the same piece without a
// channel.
#[test]
fn mouth_that_could_be_entered_is_not_touched() {
    assert_eq!(
        turn(&hall("F-I2 9,1 channel"), "6,2", "NE"),
        "red NE>SE wall"
    );
    assert_eq!(
        turn(&hall("F-I2 9,1"), "6,2", "NE"),
        "red NE>SW F-I2-1+wall"
    );
}

// R1: `hit` lists each body once, in the order d-1, d, d+1.
#[test]
fn touched_bodies_are_named_from_right_to_left() {
    let course = hall("F-1 10,4; F-1 11,3; F-1 10,2");
    assert_eq!(turn(&course, "7,3", "E"), "red E>W F-1-1+F-1-2+F-1-3");
    assert_eq!(turn(&hall(""), "20,2", "NE"), "red NE>SW wall");
}

// R1: a roller beside the piece that the ball hits does not move.
#[test]
fn only_the_body_straight_ahead_reacts() {
    let course = hall("F-1 11,3; roller 10,2");
    assert_eq!(
        course.red("7,3", "E", 2)[1..3],
        ["red E>W F-1-1+roller-1", "red W 7,3 -1 =0"]
    );
}

// R2, fig. 27
#[test]
fn ball_that_touches_wall_and_piece_at_once_returns() {
    assert_eq!(
        turn(&hall("F-I2 9,1"), "6,2", "NE"),
        "red NE>SW F-I2-1+wall"
    );
    assert_eq!(turn(&hall("F-1 8,0"), "6,2", "NE"), "red NE>SW F-1-1+wall");
}

// R2, fig. 24
#[test]
fn ball_between_two_obstacles_returns() {
    assert_eq!(
        turn(&hall("F-1 11,3; F-1 10,2"), "7,3", "E"),
        "red E>W F-1-1+F-1-2"
    );
}

// R3: a point.
#[test]
fn single_cell_returns_the_ball_in_every_direction() {
    let course = hall("F-1 10,4");
    let from = [
        ("14,4", "W", "E"),
        ("12,2", "SW", "NE"),
        ("8,2", "SE", "NW"),
        ("6,4", "E", "W"),
        ("8,6", "NE", "SW"),
        ("12,6", "NW", "SE"),
    ];
    for (at, into, out) in from {
        assert_eq!(turn(&course, at, into), format!("red {into}>{out} F-1-1"));
    }
    assert_eq!(
        turn(&hall("F-I3 9,3"), "5,3", "E"),
        "red E>W F-I3-1",
        "the tip of a bar"
    );
}

// R3: a pocket.
#[test]
fn pocket_returns_the_ball() {
    assert_eq!(turn(&hall(""), "20,2", "NE"), "red NE>SW wall");
    assert_eq!(turn(&hall("F-C4 9,3"), "12,4", "NW"), "red NW>SE F-C4-1");
}

// R3, fig. 7, 8
#[test]
fn straight_wall_mirrors_the_ball() {
    let course = hall("");
    assert_eq!(turn(&course, "6,2", "NE"), "red NE>SE wall");
    assert_eq!(turn(&course, "8,2", "NW"), "red NW>SW wall");
    assert_eq!(turn(&course, "15,5", "SE"), "red SE>NE wall");
    assert_eq!(turn(&course, "17,5", "SW"), "red SW>NW wall");
}

// R3, fig. 23: flat pieces reflect the ball like walls, from all sides.
#[test]
fn straight_side_of_a_piece_mirrors_the_ball() {
    let bar = hall("F-I3 9,3");
    assert_eq!(turn(&bar, "9,5", "NE"), "red NE>SE F-I3-1");
    assert_eq!(turn(&bar, "13,5", "NW"), "red NW>SW F-I3-1");
    assert_eq!(turn(&bar, "9,1", "SE"), "red SE>NE F-I3-1");
    let slanted = hall("F-I3 9,5 r1");
    assert_eq!(turn(&slanted, "6,4", "E"), "red E>NW F-I3-1");
    assert_eq!(turn(&slanted, "14,4", "W"), "red W>SE F-I3-1");
}

// R3, fig. 9, 18, 19: the ball runs along a wall. The wall may also cross the rows.
#[test]
fn ball_running_along_a_body_follows_its_contour() {
    assert_eq!(turn(&hall(""), "21,3", "NE"), "red NE>NW wall");
    assert_eq!(turn(&hall(""), "21,3", "SE"), "red SE>SW wall");
    assert_eq!(
        turn(&hall("F-V3 9,5"), "8,4", "E").as_str(),
        "red E>NE F-V3-1"
    );
    // Rounded walls act in the same way (ruling).
    let round = Both::parse(&redrawn(HALL, (24, 2), '%'));
    assert_eq!(turn(&round, "21,3", "NE"), "red NE>NW wall");
}

// R3, fig. 10-13: one rounded cell among the two touched cells is enough.
#[test]
fn rounded_wall_returns_the_ball() {
    for cell in [(8, 0), (6, 0)] {
        let round = Both::parse(&redrawn(HALL, cell, '%'));
        assert_eq!(turn(&round, "6,2", "NE"), "red NE>SW wall", "{cell:?}");
    }
    let beside = Both::parse(&redrawn(HALL, (10, 0), '%'));
    assert_eq!(turn(&beside, "6,2", "NE"), "red NE>SE wall");
}

// R4
#[test]
fn ball_whose_mirrored_way_is_blocked_returns() {
    assert_eq!(turn(&hall("F-1 8,2"), "6,2", "NE"), "red NE>SW wall");
}

// R4: another body blocks the way along the contour.
#[test]
fn ball_whose_contour_is_blocked_returns() {
    assert_eq!(
        turn(&hall("F-1 21,1"), "21,3", "NE"),
        "red NE>SW wall+F-1-1"
    );
}

// R5
#[test]
fn printed_arrow_wins_over_the_mirror() {
    let course = hall("arrow 7,1 NE W");
    assert_eq!(
        course.red("6,2", "NE", 2)[1..3],
        ["red NE>W wall", "red W 5,1 -1 =0"]
    );
    assert_eq!(
        turn(&course, "8,2", "NW"),
        "red NW>SW wall",
        "applies to its own direction only"
    );
}

// R5
#[test]
fn arrow_whose_way_is_blocked_returns_the_ball() {
    assert_eq!(
        turn(&hall("F-1 5,1; arrow 7,1 NE W"), "6,2", "NE"),
        "red NE>SW wall"
    );
}

// R5: an arrow applies only where a printed wall blocks the ball. There it also applies if the ball
// touches two bodies (R2).
#[test]
fn arrow_counts_only_at_the_printed_wall() {
    assert_eq!(
        turn(&hall("F-I3 6,0; arrow 7,1 NE W"), "6,2", "NE"),
        "red NE>SE F-I3-1"
    );
    assert_eq!(
        turn(&hall("F-1 9,1; arrow 7,1 NE W"), "6,2", "NE"),
        "red NE>W F-1-1+wall"
    );
}

// R5, L3
#[test]
fn arrows_without_wall_or_doubled_are_refused() {
    assert!(refused("arrow 7,1 NE W; arrow 7,1 NE SE"));
    assert!(refused("arrow 7,1 E W"));
    assert!(refused("arrow 8,0 NE W"));
    assert!(!refused("arrow 7,1 NE W; arrow 7,1 NW SE"));
}

// R6, fig. 17: course 1 widens at 37,9.
#[test]
fn ball_goes_straight_on_where_the_wall_recedes() {
    let course = Both::collection("1", "");
    let events = course.red("24,10", "E", 12);
    assert!(
        events.iter().all(|event| !event.contains('>')),
        "{events:?}"
    );
    assert_eq!(events.last().unwrap(), "red rests 48,10 spent");
}

// Section 3: for a ball in an under-passage, the piece blocks every way except along the passage.
#[test]
fn ball_under_a_deck_bounces_off_the_piece() {
    let course = Both::parse(&file(&redrawn(HALL, (12, 2), '#'), "V-I5 7,3"));
    assert_eq!(course.open("11,3"), ["NW", "SW", "SE"]);
    // The wall behind the passage blocks the way, and the deck is on the right, so the ball
    // returns.
    let events = course.red("9,5", "NE", 3);
    assert_eq!(events[2..4], ["red NE>SW V-I5-1+wall", "red SW 10,4 -1 =0"]);
}
