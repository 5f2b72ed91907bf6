//! Section 8: collisions between balls. C4 is tested with the game.

use super::both::hall;

// C1, fig. 50: red has 8 impulses and hits yellow after 5 steps; yellow rolls the other 3.
#[test]
fn struck_ball_goes_on_with_what_is_left() {
    let course = hall("");
    let events = course.with("red@2,2 yellow@14,2").stroke("red", "E", 8);
    assert_eq!(
        events[4..],
        [
            "red E 12,2 -1 =3",
            "red*yellow =3",
            "red rests 12,2 carom",
            "yellow E 16,2 -1 =2",
            "yellow E 18,2 -1 =1",
            "yellow E 20,2 -1 =0",
            "yellow rests 20,2 spent"
        ]
    );
}

// C1, S4.1: a ball with no impulses left stops in front of another ball without striking it.
#[test]
fn ball_that_comes_up_to_another_with_nothing_left_does_not_strike_it() {
    let course = hall("");
    let events = course.with("red@2,2 yellow@14,2").stroke("red", "E", 5);
    assert_eq!(events.last().unwrap(), "red rests 12,2 spent");
}

// C1: the ball does not pay for the step that it does not take.
#[test]
fn ball_on_sand_water_or_hole_passes_the_full_rest_on() {
    let sand = hall("sand 9,3 8,2 8,4");
    let events = sand.with("red@9,3 blue@11,3").stroke("red", "E", 1);
    assert_eq!(
        events[..3],
        ["red*blue =1", "red rests 9,3 carom", "blue E 13,3 -1 =0"]
    );
    let water = hall("water 9,3 8,2 8,4");
    let events = water.with("red@9,3 blue@11,3").stroke("red", "E", 2);
    assert_eq!(events[0], "red*blue =2");
    let hole = hall("hole-marker 9,3");
    let events = hole.with("red@7,3 blue@11,3").stroke("red", "E", 2);
    assert_eq!(
        events[1..4],
        ["red*blue =1", "red holed 9,3", "blue E 13,3 -1 =0"]
    );
    let slope = hall("V-I5 7,3");
    let events = slope.with("red@5,3 blue@7,3^").stroke("red", "E", 1);
    assert_eq!(events[..2], ["red*blue =1", "red rests 5,3 carom"]);
}

// C1: the struck ball pays the cost of leaving the surface on which it lies.
#[test]
fn struck_ball_on_sand_that_cannot_afford_its_step_stays() {
    let course = hall("sand 11,3 12,2 12,4");
    let events = course.with("red@7,3 blue@11,3").stroke("red", "E", 2);
    assert_eq!(
        events[1..],
        [
            "red*blue =1",
            "red rests 9,3 carom",
            "blue rests 11,3 too-dear"
        ]
    );
}

// C2, fig. 51
#[test]
fn row_of_balls_passes_the_impulses_to_its_far_end() {
    let course = hall("");
    let events = course
        .with("red@3,3 blue@7,3 green@9,3 violet@11,3")
        .stroke("red", "E", 3);
    assert_eq!(
        events[1..],
        [
            "red*blue =2",
            "red rests 5,3 carom",
            "blue*green =2",
            "blue rests 7,3 carom",
            "green*violet =2",
            "green rests 9,3 carom",
            "violet E 13,3 -1 =1",
            "violet E 15,3 -1 =0",
            "violet rests 15,3 spent"
        ]
    );
}

// C2, fig. 52
#[test]
fn struck_ball_at_a_wall_rebounds() {
    let course = hall("");
    let events = course.with("red@5,3 blue@7,1").stroke("red", "NE", 3);
    assert_eq!(
        events[1..],
        [
            "red*blue =2",
            "red rests 6,2 carom",
            "blue NE>SE wall",
            "blue SE 8,2 -1 =1",
            "blue SE 9,3 -1 =0",
            "blue rests 9,3 spent"
        ]
    );
}

// C2, fig. 53
#[test]
fn struck_ball_in_a_corner_passes_the_impulses_back() {
    let course = hall("");
    let events = course.with("red@17,3 green@21,3").stroke("red", "E", 3);
    assert_eq!(
        events[1..],
        [
            "red*green =2",
            "red rests 19,3 carom",
            "green E>W wall",
            "green*red =2",
            "green rests 21,3 carom",
            "red W 17,3 -1 =1",
            "red W 15,3 -1 =0",
            "red rests 15,3 spent"
        ]
    );
}

// C2, fig. 54: red strikes violet, violet strikes yellow, and yellow strikes red again.
#[test]
fn caroms_go_round_until_the_impulses_are_spent() {
    let course = hall("arrow 21,5 E NW");
    let events = course
        .with("red@3,5 violet@13,5 yellow@18,2")
        .stroke("red", "E", 20);
    let caroms: Vec<&String> = events.iter().filter(|event| event.contains('*')).collect();
    assert_eq!(
        caroms,
        ["red*violet =16", "violet*yellow =10", "yellow*red =4"]
    );
    assert_eq!(
        events[events.len() - 2..],
        ["red NW 7,1 -1 =0", "red rests 7,1 spent"]
    );
    let resting: Vec<&String> = events
        .iter()
        .filter(|event| event.contains("rests"))
        .collect();
    assert_eq!(
        resting,
        [
            "red rests 11,5 carom",
            "violet rests 19,3 carom",
            "yellow rests 12,6 carom",
            "red rests 7,1 spent"
        ]
    );
}

// C2, fig. 55: blue plays and yellow is holed. The game tests check who gets the score (C4).
#[test]
fn struck_ball_is_holed_by_another_players_stroke() {
    let course = hall("");
    let mut table = course.with("blue@14,6 yellow@18,6");
    assert_eq!(
        table.stroke("blue", "E", 3).pop().unwrap(),
        "yellow holed 22,6"
    );
    assert_eq!(table.trace["balls"]["yellow"], "holed");
}

// C3, fig. 56: yellow, on the hole, strikes red. Red rebounds off the wall and is holed too.
#[test]
fn striking_ball_on_the_hole_is_holed_at_once_and_the_other_may_follow() {
    let course = hall("hole-marker 18,6");
    for impulses in [5, 6] {
        let events = course
            .with("yellow@14,6 red@20,6")
            .stroke("yellow", "E", impulses);
        assert_eq!(events[2], format!("yellow*red ={}", impulses - 2));
        assert_eq!(events[3], "yellow holed 18,6");
        assert_eq!(events[5], "red E>W wall");
        assert_eq!(events.last().unwrap(), "red holed 18,6");
    }
}

// C3: a ball that settles on a deck hole falls before the struck ball moves.
#[test]
fn striking_ball_on_a_deck_hole_falls_before_the_other_moves() {
    let course = hall("V-C7h 5,3");
    let events = course.with("red@9,3^ blue@13,3^").stroke("red", "E", 2);
    assert_eq!(
        events[1..4],
        [
            "red*blue =1",
            "red rests 11,3 fell-through",
            "blue E 15,3^ -0 =1"
        ]
    );
}
