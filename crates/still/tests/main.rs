//! Stills have the same bits everywhere, and the colours of the drawings.

use carramboule::board::{Parameters, Player};
use carramboule::game::BallPositions;
use golf::{Ball, Collection, Colour, Course, Direction, MoverState, Scene};
use still::{Frame, Light, View};

const DAY: Frame = Frame {
    size: [160, 84],
    view: View::ThreeQuarter,
    light: Light::Day,
};

const NIGHT: Frame = Frame {
    light: Light::Night,
    ..DAY
};

fn course(id: &str) -> Course {
    Collection::course(id)
        .expect("the course is registered")
        .expect("the course is valid")
}

/// Draws a course with a ball on each start cell.
fn still(id: &str, frame: Frame) -> Vec<u8> {
    let course = course(id);
    let field = course.field();
    let mut scene = Scene::new(field);
    for (ball, node) in Ball::all().zip(field.starts()) {
        scene.put(field, ball, node).expect("the cell is free");
    }
    still::course(&course, &scene, frame).expect("all pieces stand where they were")
}

fn hash(pixels: &[u8]) -> u64 {
    pixels.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn colours(pixels: &[u8]) -> impl Iterator<Item = [i32; 3]> {
    pixels
        .chunks(4)
        .map(|pixel| [0, 1, 2].map(|channel| i32::from(pixel[channel])))
}

#[test]
fn stills_have_the_same_bits_on_every_platform() {
    let hashes = [DAY, NIGHT].map(|frame| hash(&still("S-4b", frame)));
    assert_eq!(
        hashes,
        [14_618_948_108_372_509_873, 14_038_195_263_078_591_833]
    );
}

#[test]
fn felt_has_the_colour_of_the_drawings_by_day() {
    let frame = Frame {
        view: View::Above,
        ..DAY
    };
    let pixels = still("4", frame);
    let mut felt: Vec<[i32; 3]> = colours(&pixels)
        .filter(|[red, green, blue]| *green > red + 15 && *green > blue + 5)
        .collect();
    assert!(felt.len() > 1000, "{} pixels show felt", felt.len());
    felt.sort_unstable_by_key(|colour| colour.iter().sum::<i32>());
    let median = felt[felt.len() / 2];
    for (seen, drawn) in median.into_iter().zip([0x47, 0x77, 0x5e]) {
        assert!((seen - drawn).abs() <= 4, "the felt is {median:?}");
    }
}

#[test]
fn a_still_shows_balls_on_linen() {
    let pixels = still("1", DAY);
    let count = |is: fn([i32; 3]) -> bool| colours(&pixels).filter(|colour| is(*colour)).count();
    let linen = count(|[red, green, blue]| red > 210 && green > 200 && blue > 180);
    assert!(linen > 160 * 84 / 4, "{linen} pixels show linen");
    let course = course("1");
    let without = still::course(&course, &Scene::new(course.field()), DAY).expect("a picture");
    let changed = colours(&pixels)
        .zip(colours(&without))
        .filter(|(a, b)| a != b);
    let changed = changed.count();
    assert!((20..2000).contains(&changed), "{changed} pixels changed");
}

#[test]
fn a_table_shows_its_balls() {
    let parameters = Parameters::carramboule();
    let rack = BallPositions::rack(&parameters, Player::A);
    let with = still::table(&parameters, rack.balls(), NIGHT);
    let without = still::table(&parameters, &[], NIGHT);
    assert_eq!(with.len(), without.len());
    let changed = colours(&with)
        .zip(colours(&without))
        .filter(|(a, b)| a != b);
    let changed = changed.count();
    assert!((100..4000).contains(&changed), "{changed} pixels changed");
}

#[test]
fn taken_tokens_are_gone_and_moved_pieces_are_refused() {
    let course = course("S-12");
    let field = course.field();
    let mut scene = Scene::new(field);
    let draw = |scene: &Scene| still::course(&course, scene, DAY);
    let whole = draw(&scene).expect("nothing has moved");
    let (token, _) = scene.tokens(field).next().expect("there are tokens");
    scene.take_token(field, token).expect("it is a token");
    assert_ne!(draw(&scene).expect("nothing has moved"), whole);
    let turned = scene.movers(field).find_map(|(piece, state)| match state {
        MoverState::Spinner { arm } => {
            let arm = Direction::from_index(((arm.index() + 1) % 6) as u8);
            Some((piece, MoverState::Spinner { arm }))
        }
        _ => None,
    });
    let turned = turned.expect("there is a spinner");
    scene.set_movers(field, &[turned]).expect("it can turn");
    assert_eq!(draw(&scene), Err(turned.0));
}

#[test]
fn a_ball_on_a_deck_is_higher_than_a_ball_below_it() {
    let course = course("S-4b");
    let field = course.field();
    let on = |layer| {
        let ball = Ball::round(Colour::Orange);
        let node = field.nodes().find(|node| {
            let below = field.node(field.cell(*node), golf::Layer::Ground);
            field.layer(*node) == golf::Layer::Top && below.is_some()
        });
        let cell = field.cell(node.expect("there is a passage below a deck"));
        let mut scene = Scene::new(field);
        let node = field.node(cell, layer).expect("both layers have nodes");
        scene.put(field, ball, node).expect("the cell is free");
        let pixels = still::course(&course, &scene, DAY).expect("nothing has moved");
        let orange = |[red, green, blue]: [i32; 3]| red > 150 && green < 130 && blue < 60;
        colours(&pixels).filter(|colour| orange(*colour)).count()
    };
    let [top, below] = [golf::Layer::Top, golf::Layer::Ground].map(on);
    assert!(top > below, "{top} pixels on the deck, {below} below it");
}
