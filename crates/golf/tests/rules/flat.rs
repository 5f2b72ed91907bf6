//! Section 5: flat obstacles.

use super::both::{Both, HALL, file, hall, redrawn};

// F1, fig. 21
#[test]
fn closed_piece_is_solid_all_around() {
    let course = hall("F-I2 9,3");
    for (at, direction) in [
        ("7,3", "E"),
        ("8,2", "SE"),
        ("10,2", "SW"),
        ("10,2", "SE"),
        ("12,2", "SW"),
        ("13,3", "W"),
        ("12,4", "NW"),
        ("10,4", "NE"),
        ("10,4", "NW"),
        ("8,4", "NE"),
    ] {
        assert!(!course.open(at).contains(&direction), "{at} {direction}");
    }
    assert!(course.try_with("red@9,3").is_none());
}

// F1, fig. 22, 28
#[test]
fn channelled_piece_is_entered_at_its_mouths_only() {
    let course = hall("F-I2 9,3 channel");
    assert!(course.open("7,3").contains(&"E"));
    assert!(course.open("13,3").contains(&"W"));
    for (at, direction) in [
        ("8,2", "SE"),
        ("10,2", "SW"),
        ("10,2", "SE"),
        ("12,2", "SW"),
        ("12,4", "NW"),
        ("10,4", "NE"),
        ("10,4", "NW"),
        ("8,4", "NE"),
    ] {
        assert!(!course.open(at).contains(&direction), "{at} {direction}");
    }
    assert_eq!(
        course.red("9,5", "NE", 2)[1],
        "red NE>SE F-I2-1",
        "solid from the side"
    );
}

// F1
#[test]
fn ball_runs_straight_through_a_channel() {
    let events = hall("F-I3 9,3 channel").red("7,3", "E", 4);
    assert_eq!(events[3..], ["red E 15,3 -1 =0", "red rests 15,3 spent"]);
}

// F2, fig. 29
#[test]
fn ball_rests_in_a_channel_and_goes_on_along_it() {
    let course = hall("F-I3 9,3 channel");
    let mut table = course.with("red@7,3");
    assert_eq!(
        table.stroke("red", "E", 2)[1..],
        ["red E 11,3 -1 =0", "red rests 11,3 spent"]
    );
    assert_eq!(table.directions("red"), ["E", "W"]);
    assert_eq!(
        table.stroke("red", "W", 3)[2..],
        ["red W 5,3 -1 =0", "red rests 5,3 spent"]
    );
}

// F2, fig. 30: a bend is not an event.
#[test]
fn ball_follows_a_curved_channel() {
    let course = hall("F-V3 9,3 channel");
    assert_eq!(
        course.red("7,3", "E", 4),
        [
            "red E 9,3 -1 =3",
            "red E 11,3 -1 =2",
            "red NE 12,2 -1 =1",
            "red NE 13,1 -1 =0",
            "red rests 13,1 spent"
        ]
    );
    assert_eq!(course.red("13,1", "SW", 3)[2], "red W 9,3 -1 =0");
    let arc = hall("F-C4 9,3 channel").red("8,4", "NE", 6);
    assert_eq!(
        arc[..6],
        [
            "red NE 9,3 -1 =5",
            "red NE 10,2 -1 =4",
            "red E 12,2 -1 =3",
            "red SE 13,3 -1 =2",
            "red SE 14,4 -1 =1",
            "red SE 15,5 -1 =0"
        ]
    );
}

// F2, fig. 31
#[test]
fn fork_returns_the_ball() {
    let course = hall("F-Y4 9,3 channel");
    let events = course.red("7,3", "E", 4);
    assert_eq!(
        events[1..4],
        ["red E 11,3 -1 =2", "red E>W F-Y4-1", "red W 9,3 -1 =1"]
    );
    // A ball from another arm also meets a fork: W and SE are on either side of SW.
    let events = course.red("12,2", "SW", 3);
    assert_eq!(
        events[..3],
        ["red SW 11,3 -1 =2", "red SW>NE F-Y4-1", "red NE 12,2 -1 =1"]
    );
    assert_eq!(
        course.open("11,3"),
        ["NE", "W", "SE"],
        "a ball at rest there may choose any way"
    );
}

// F2: a blocked mouth.
#[test]
fn closed_mouth_returns_the_ball_and_what_closes_it_reacts() {
    let roller = hall("F-I2 9,3 channel; roller 13,3");
    assert_eq!(
        roller.red("7,3", "E", 3)[2..5],
        ["red E>W roller-1", "roller-1 [15,3]", "red W 9,3 -1 =0"]
    );
    let wall = hall("F-I2 19,3 channel");
    assert_eq!(
        wall.red("17,3", "E", 3)[2..4],
        ["red E>W wall", "red W 19,3 -1 =0"]
    );
    let piece = hall("F-I2 9,3 channel; F-I2 14,4 r1");
    assert_eq!(piece.open("11,3"), ["E", "W"], "the mouth is free");
}

// F2: two channels lie end to end.
#[test]
fn ball_runs_from_one_channel_into_the_next() {
    let events = hall("F-I2 7,3 channel; F-I2 11,3 channel").red("5,3", "E", 5);
    assert_eq!(events[4..], ["red E 15,3 -1 =0", "red rests 15,3 spent"]);
}

// F3, fig. 26: the bar covers both touched wall cells.
#[test]
fn wall_under_a_piece_belongs_to_the_piece() {
    assert_eq!(hall("F-I3 6,0").red("6,2", "NE", 2)[1], "red NE>SE F-I3-1");
    assert_eq!(
        hall("F-I2 8,0").red("6,2", "NE", 2)[1],
        "red NE>SW F-I2-1+wall"
    );
}

// F3
#[test]
fn rounded_wall_under_a_piece_is_no_longer_rounded() {
    let round = redrawn(&redrawn(HALL, (8, 0), '%'), (6, 0), '%');
    assert_eq!(Both::parse(&round).red("6,2", "NE", 2)[1], "red NE>SW wall");
    let covered = Both::parse(&file(&round, "F-I3 6,0"));
    assert_eq!(covered.red("6,2", "NE", 2)[1], "red NE>SE F-I3-1");
}

// F3, L1: a channel leads through a wall.
#[test]
fn channel_leads_through_the_wall_it_lies_over() {
    let wall = redrawn(&redrawn(HALL, (11, 3), '#'), (13, 3), '#');
    let course = Both::parse(&file(&wall, "F-I2 11,3 channel"));
    assert_eq!(
        course.red("9,3", "E", 3)[1..],
        [
            "red E 13,3 -1 =1",
            "red E 15,3 -1 =0",
            "red rests 15,3 spent"
        ]
    );
    assert_eq!(course.open("11,3"), ["E", "W"]);
}
