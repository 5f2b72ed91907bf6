//! Section 7: rollers, spinners, topplers, doors and tokens.

use super::both::{hall, refused};
use serde_json::json;

// D1, fig. D-3
#[test]
fn roller_returns_the_ball_and_moves_one_cell_on() {
    let course = hall("roller 11,3");
    let mut table = course.with("red@7,3");
    assert_eq!(
        table.stroke("red", "E", 2),
        [
            "red E 9,3 -1 =1",
            "red E>W roller-1",
            "roller-1 [13,3]",
            "red W 7,3 -1 =0",
            "red rests 7,3 spent"
        ]
    );
    assert_eq!(table.trace["pieces"], json!({"roller-1": {"at": [13, 3]}}));
    assert_eq!(
        table.stroke("red", "E", 3)[2..4],
        ["red E>W roller-1", "roller-1 [15,3]"]
    );
}

// D1
#[test]
fn roller_stays_before_wall_piece_hole_start_and_ball() {
    let stays = |pieces: &str, balls: &str, direction: &str| {
        let course = hall(pieces);
        let events = course.with(balls).stroke("red", direction, 2);
        assert!(events[1].ends_with("roller-1"), "{events:?}");
        assert!(!events[2].starts_with("roller-1"), "{pieces}: {events:?}");
    };
    stays("roller 21,3", "red@17,3", "E");
    stays("roller 11,3; F-1 13,3", "red@7,3", "E");
    stays("roller 11,3; F-I2 13,3 channel", "red@7,3", "E");
    stays("roller 11,3; roller 13,3", "red@7,3", "E");
    stays("roller 20,6", "red@16,6", "E");
    stays("roller 14,6", "red@18,6", "W");
    stays("roller 11,3", "red@7,3 blue@13,3", "E");
    stays("roller 11,3; door 13,3", "red@7,3", "E");
}

// D1, *free*: sand, water and tokens do not stop a roller.
#[test]
fn roller_moves_onto_sand_water_and_tokens() {
    for other in [
        "sand 13,3 15,3 14,4",
        "water 13,3 15,3 14,4",
        "token 13,3 -2",
    ] {
        let events = hall(&format!("roller 11,3; {other}")).red("7,3", "E", 2);
        assert_eq!(events[2], "roller-1 [13,3]", "{other}");
    }
}

// D2, fig. D-5, D-6
#[test]
fn spinner_hit_beside_its_arm_turns_the_ball_by_120_and_the_arm_by_60_degrees() {
    let course = hall("spinner 10,4");
    let mut table = course.with("red@10,2");
    let events = table.stroke("red", "SE", 2);
    assert_eq!(
        events[1..4],
        ["red SE>NE spinner-1", "spinner-1 SE", "red NE 12,2 -1 =0"]
    );
    assert_eq!(table.trace["pieces"], json!({"spinner-1": {"arm": "SE"}}));
    let events = course.red("10,6", "NE", 2);
    assert_eq!(
        events[1..4],
        ["red NE>SE spinner-1", "spinner-1 NE", "red SE 12,6 -1 =0"]
    );
}

// D2: an arm that points NW turns too.
#[test]
fn arm_turns_on_with_every_hit() {
    let course = hall("spinner 10,4 r2");
    let mut table = course.with("red@5,3");
    // A ball moving NE hits the arm at 9,3 from 8,4. The arm turns to NE and the ball goes W.
    assert_eq!(table.stroke("red", "SE", 9)[0], "red SE 6,4 -1 =8");
    let mut table = course.with("red@7,5");
    assert_eq!(
        table.stroke("red", "NE", 2)[1..4],
        ["red NE>W spinner-1", "spinner-1 NE", "red W 6,4 -1 =0"]
    );
}

// D2, fig. D-4
#[test]
fn every_other_hit_on_a_spinner_returns_the_ball_and_moves_nothing() {
    let course = hall("spinner 10,4");
    let hits = [
        ("16,4", "W", "E"),
        ("14,2", "SW", "NE"),
        ("14,6", "NW", "SE"),
        ("12,2", "SW", "NE"),
        ("12,6", "NW", "SE"),
        ("6,4", "E", "W"),
        ("8,2", "SE", "NW"),
        ("8,6", "NE", "SW"),
    ];
    for (at, into, out) in hits {
        let events = course.red(at, into, 2);
        assert_eq!(events[1], format!("red {into}>{out} spinner-1"), "{at}");
        assert!(events[2].starts_with("red"), "{events:?}");
    }
}

// D2
#[test]
fn ball_whose_way_off_the_arm_is_blocked_returns_and_the_arm_turns() {
    let events = hall("spinner 10,4; F-1 12,2").red("10,2", "SE", 2);
    assert_eq!(
        events[1..4],
        ["red SE>NW spinner-1", "spinner-1 SE", "red NW 10,2 -1 =0"]
    );
}

// D2
#[test]
fn arm_stays_if_a_ball_lies_where_it_would_go() {
    let course = hall("spinner 10,4");
    let mut table = course.with("red@10,2 blue@11,5");
    assert_eq!(
        table.stroke("red", "SE", 2)[1..3],
        ["red SE>NE spinner-1", "red NE 12,2 -1 =0"]
    );
}

// D2, L3
#[test]
fn spinner_needs_room_to_turn() {
    assert!(!refused("spinner 10,4"));
    assert!(refused("spinner 7,1"), "a wall beside the hub");
    assert!(refused("spinner 11,5"), "a start beside the hub");
    assert!(refused("spinner 10,4; F-1 8,4"));
    assert!(refused("spinner 10,4; hole-marker 8,4"));
    assert!(
        refused("spinner 10,4; token 12,4 -1"),
        "the arm needs bare fairway"
    );
    assert!(
        refused("spinner 10,4; sand 10,4 8,4 9,3"),
        "the hub needs bare fairway"
    );
    assert!(
        !refused("spinner 10,4; sand 8,4 9,3 7,3"),
        "sand beside it is free"
    );
    assert!(!refused("spinner 10,4; token 8,4 -1"));
}

// D3, fig. D-7
#[test]
fn toppler_returns_the_ball_and_falls_away_from_it() {
    let course = hall("toppler 11,3");
    let mut table = course.with("red@7,3");
    let events = table.stroke("red", "E", 2);
    assert_eq!(
        events[1..4],
        ["red E>W toppler-1", "toppler-1 E", "red W 7,3 -1 =0"]
    );
    assert_eq!(table.trace["pieces"], json!({"toppler-1": {"fallen": "E"}}));
    let slanted = hall("toppler 12,4").red("14,6", "NW", 2);
    assert_eq!(slanted[2], "toppler-1 NW");
}

// D3, fig. D-8: the fallen part is a closed bar, and the stand is a separate cell beside it.
#[test]
fn fallen_part_is_a_body_of_its_own() {
    let course = hall("toppler 11,3");
    let mut table = course.with("red@7,3 blue@15,1 green@13,1 violet@17,3");
    table.stroke("red", "E", 2);
    assert_eq!(
        table.again().stroke("blue", "SW", 2)[1],
        "blue SW>NW toppler-1",
        "the bar mirrors"
    );
    assert_eq!(
        table.again().stroke("green", "SW", 2)[1],
        "green SW>NE toppler-1",
        "bar and stand"
    );
    // The stand does not fall again. It acts as a point, like any other single cell.
    assert_eq!(
        table.again().stroke("red", "E", 2)[1..3],
        ["red E>W toppler-1", "red W 7,3 -1 =0"]
    );
    assert!(
        !table.directions("violet").contains(&"W"),
        "the bar lies on 13,3 and 15,3"
    );
}

// D3
#[test]
fn toppler_without_room_stays_upright() {
    for other in ["F-1 15,3", "F-1 13,3", "hole-marker 15,3", "roller 13,3"] {
        let events = hall(&format!("toppler 11,3; {other}")).red("7,3", "E", 2);
        assert_eq!(
            events[1..3],
            ["red E>W toppler-1", "red W 7,3 -1 =0"],
            "{other}"
        );
    }
    let course = hall("toppler 11,3");
    let events = course.with("red@7,3 blue@15,3").stroke("red", "E", 2);
    assert_eq!(events[2], "red W 7,3 -1 =0");
}

// D3
#[test]
fn token_under_a_fallen_toppler_is_out_of_reach() {
    let course = hall("toppler 11,3; token 13,3 -3; sand 15,3 16,2 16,4");
    let mut table = course.with("red@7,3 blue@12,2");
    assert_eq!(table.stroke("red", "E", 2)[2], "toppler-1 E");
    assert_eq!(table.directions("blue"), ["E", "NE", "NW", "W"]);
    assert_eq!(table.trace["pieces"], json!({"toppler-1": {"fallen": "E"}}));
}

// D4, fig. D-9
#[test]
fn door_post_returns_the_ball() {
    let course = hall("door 7,3");
    assert_eq!(course.red("9,1", "SW", 2)[1], "red SW>NE door-1");
    assert_eq!(course.red("3,3", "E", 2)[1], "red E>W door-1");
    assert_eq!(course.red("9,5", "NW", 2)[1], "red NW>SE door-1");
}

// D4, fig. D-10
#[test]
fn closed_door_is_a_wall_from_the_far_side() {
    let course = hall("door 7,3");
    assert_eq!(course.red("11,1", "SW", 2)[1], "red SW>NW door-1");
    assert_eq!(course.red("9,1", "SE", 2)[1], "red SE>NE door-1");
}

// D4, fig. D-11
#[test]
fn ball_lifts_the_door_from_its_opening_side_and_stops_under_it() {
    let course = hall("door 7,3");
    let mut table = course.with("red@9,5");
    assert_eq!(
        table.stroke("red", "NE", 9),
        [
            "red NE 10,4 -1 =8",
            "red NE 11,3 -1 =7",
            "door-1 true",
            "red rests 11,3 door"
        ]
    );
    assert_eq!(table.trace["pieces"], json!({"door-1": {"open": true}}));
    assert_eq!(
        table.directions("red"),
        ["NE", "NW", "W", "SW", "SE"],
        "only the post is shut"
    );
    assert_eq!(course.red("11,5", "NW", 9)[2], "door-1 true");
}

// D4: a ball that cannot pay for the step does not lift the door.
#[test]
fn ball_that_cannot_afford_the_step_does_not_lift_the_door() {
    let course = hall("door 7,3; sand 10,4 12,4 11,5");
    assert_eq!(
        course.red("9,5", "NE", 2),
        ["red NE 10,4 -1 =1", "red rests 10,4 too-dear"]
    );
}

// D4, fig. D-11, D-12
#[test]
fn door_stays_open_while_a_ball_is_under_it_or_next_to_it_on_the_far_side() {
    let course = hall("door 7,3");
    let mut table = course.with("red@11,3");
    let far = table.again().stroke("red", "NE", 2);
    assert_eq!(
        far,
        [
            "red NE 12,2 -1 =1",
            "red NE 13,1 -1 =0",
            "door-1 false",
            "red rests 13,1 spent"
        ]
    );
    assert_eq!(
        table.again().stroke("red", "W", 1),
        ["red W 9,3 -1 =0", "red rests 9,3 spent"]
    );
    let near = table.again().stroke("red", "SE", 1);
    assert_eq!(
        near,
        ["red SE 12,4 -1 =0", "door-1 false", "red rests 12,4 spent"]
    );
    // A ball on any of the three far-side cells holds the door open.
    table.stroke("red", "W", 1);
    for direction in ["NW", "NE"] {
        assert_eq!(
            table.again().stroke("red", direction, 1).len(),
            2,
            "{direction}"
        );
    }
}

// D4
#[test]
fn open_door_lets_every_ball_pass_from_both_sides_without_stopping() {
    let course = hall("door 7,3");
    let mut table = course.with("red@11,3 blue@11,1 green@9,5");
    table.stroke("red", "NE", 1);
    let from_far = table.again().stroke("blue", "SW", 3);
    assert_eq!(
        from_far[1..],
        [
            "blue SW 9,3 -1 =1",
            "blue SW 8,4 -1 =0",
            "blue rests 8,4 spent"
        ]
    );
    let from_near = table.stroke("green", "NE", 2);
    assert_eq!(
        from_near[1..],
        ["green NE 11,3 -1 =0", "green rests 11,3 spent"]
    );
}

// D4: doors also close in the middle of a stroke.
#[test]
fn door_closes_as_soon_as_nobody_holds_it() {
    let course = hall("door 7,3");
    let events = course.red("11,3", "SW", 3);
    assert_eq!(
        events[..3],
        ["red SW 10,4 -1 =2", "door-1 false", "red SW 9,5 -1 =1"]
    );
}

// D4: when the ball that holds a door open is holed, the door closes.
#[test]
fn door_closes_when_the_ball_that_holds_it_is_holed() {
    let events = hall("door 7,3; hole-marker 12,2").red("11,3", "NE", 1);
    assert_eq!(
        events,
        ["red NE 12,2 -1 =0", "red holed 12,2", "door-1 false"]
    );
}

// D5, fig. D-13
#[test]
fn ball_takes_the_tokens_on_its_way_without_slowing() {
    let course = hall("token 9,3 -3; token 11,3 -1; token 13,3 -2; token 15,3 -2");
    let mut table = course.with("red@7,3");
    assert_eq!(
        table.stroke("red", "E", 2),
        [
            "red E 9,3 -1 =1",
            "red takes -3",
            "red E 11,3 -1 =0",
            "red takes -1",
            "red rests 11,3 spent"
        ]
    );
    assert_eq!(table.trace["tokens"], json!({"red": [-3, -1]}));
    assert_eq!(
        table.trace["pieces"],
        json!({"token-1": {"taken": true}, "token-2": {"taken": true}})
    );
    // Fig. D-13: four tokens, worth -8 in total.
    table.stroke("red", "E", 2);
    assert_eq!(table.trace["tokens"], json!({"red": [-2, -2]}));
}

// D5
#[test]
fn token_is_taken_once() {
    let course = hall("token 9,3 -3");
    let mut table = course.with("red@7,3 blue@13,3");
    table.stroke("red", "E", 1);
    table.stroke("red", "NE", 1);
    assert_eq!(
        table.stroke("blue", "W", 2)[1..],
        ["blue W 9,3 -1 =0", "blue rests 9,3 spent"]
    );
}

// D5: a token counts for the ball that takes it, no matter who struck it.
#[test]
fn token_counts_for_the_ball_that_comes_onto_it() {
    let course = hall("token 13,3 -2");
    let mut table = course.with("red@7,3 blue@11,3");
    table.stroke("red", "E", 2);
    assert_eq!(table.trace["tokens"], json!({"blue": [-2]}));
}

// D5: a ball that rolls down or falls takes the token; a ball on top does not.
#[test]
fn token_is_taken_by_a_ball_that_rolls_down_or_falls_on_it() {
    let course = hall("V-I5 7,3; token 17,3 -1; token 11,3 -3");
    assert_eq!(
        course.red("17,3", "W", 2),
        [
            "red W 15,3^ -2 =0",
            "red takes -1",
            "red rests 17,3 rolled-back"
        ]
    );
    assert_eq!(course.red_ends("9,3^", "E", 1), "red rests 11,3^ spent");
    assert_eq!(course.red("12,4", "NW", 1)[1], "red takes -3");
    let course = hall("V-C7h 5,3; token 11,3 -3");
    assert_eq!(
        course.red("9,3^", "E", 1)[1..],
        ["red takes -3", "red rests 11,3 fell-through"]
    );
}

// D5, L3
#[test]
fn token_may_share_its_cell_with_sand_water_channel_and_passage_only() {
    for fine in [
        "sand 9,3 11,3 10,4",
        "water 9,3 11,3 10,4",
        "F-I2 9,3 channel",
        "V-I5 5,3",
    ] {
        assert!(!refused(&format!("token 9,3 -1; {fine}")), "{fine}");
    }
    for bad in [
        "F-1 9,3",
        "F-I2 9,3",
        "V-I5 7,3",
        "roller 9,3",
        "toppler 9,3",
        "door 7,3",
        "token 9,3 -2",
    ] {
        assert!(refused(&format!("token 9,3 -1; {bad}")), "{bad}");
    }
    assert!(refused("token 2,6 -1"), "a start");
    assert!(refused("token 22,6 -1"), "the hole");
    assert!(refused("token 0,2 -1"), "a wall");
}
