//! Section 1: board, directions and cells.

use super::both::{Both, hall};
use golf::{COURSES, Cell, Collection, Course, Direction, Layer, Tile};

// B1
#[test]
fn directions_are_steps_counted_counter_clockwise_from_east() {
    let steps = [(2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1)];
    let from = Cell::new(10, 4).unwrap();
    for (index, (dx, dy)) in steps.into_iter().enumerate() {
        let direction = Direction::ALL[index];
        assert_eq!(direction.index(), index);
        assert_eq!(from.next(direction), Cell::new(10 + dx, 4 + dy).unwrap());
        assert_eq!(direction.turned(1), Direction::ALL[(index + 1) % 6]);
        assert_eq!(direction.opposite(), Direction::ALL[(index + 3) % 6]);
        let to = format!("red {direction} {},{} -1 =0", 10 + dx, 4 + dy);
        assert_eq!(hall("").red("10,4", direction.name(), 1)[0], to);
    }
}

// B1
#[test]
fn positions_with_an_odd_sum_are_no_cells() {
    assert_eq!(Cell::new(3, 2), None);
    assert_eq!(Cell::new(-3, 2), None);
    assert!(Cell::new(-3, 5).is_some());
    assert!(Cell::new(i32::MAX, i32::MAX).is_some());
}

const EDGES: &str = "format = 1
map = '''
s s s . % #
 s s s . .
        . o
'''
";

// B2
#[test]
fn course_is_fairway_with_six_starts_and_a_hole_and_the_rest_is_solid() {
    let course = Both::parse(EDGES).quick.course;
    let tile = |x, y| course.tile(Cell::new(x, y).unwrap());
    assert_eq!(tile(0, 0), Some(Tile::Start));
    assert_eq!(tile(6, 0), Some(Tile::Fairway));
    assert_eq!(tile(8, 0), Some(Tile::RoundedWall));
    assert_eq!(tile(10, 0), Some(Tile::Wall));
    assert_eq!(tile(10, 2), Some(Tile::Hole));
    assert_eq!(tile(0, 2), None);
    assert_eq!(tile(-70, 0), None);
    assert_eq!(course.starts().len(), 6);
    assert_eq!(course.hole(), Cell::new(10, 2).unwrap());
    assert_eq!(course.fairway().len(), 11);
    assert_eq!(course.walls().len(), 2);
}

// B2: cells that the map leaves blank are straight wall.
#[test]
fn ball_bounces_off_the_edge_of_the_map_as_off_a_straight_wall() {
    let course = Both::parse(EDGES);
    let events = course.red("6,0", "SW", 2);
    assert_eq!(events[1..3], ["red SW>NW wall", "red NW 4,0 -1 =0"]);
    assert_eq!(course.open("0,0"), ["E", "SE"]);
}

// B2: one step leads to the centre of a neighbouring cell.
#[test]
fn every_step_leads_to_a_neighbouring_cell() {
    let course = hall("");
    let mut table = course.with("red@3,1");
    table.stroke("red", "SE", 30);
    let (mut x, mut y) = (3, 1);
    for event in table.trace["events"].as_array().unwrap() {
        if event["type"] == "step" {
            let to = (
                event["to"][0].as_i64().unwrap(),
                event["to"][1].as_i64().unwrap(),
            );
            assert!(
                [(2, 0), (1, 1)].contains(&((to.0 - x).abs(), (to.1 - y).abs())),
                "{event}"
            );
            (x, y) = to;
        }
    }
}

// B3
#[test]
fn balls_on_two_layers_of_a_cell_do_not_meet() {
    let course = hall("V-I5 7,3");
    let mut table = course.with("red@11,3 blue@9,3^ green@12,4");
    assert_eq!(
        table.stroke("blue", "E", 1),
        ["blue E 11,3^ -1 =0", "blue rests 11,3^ spent"]
    );
    assert_eq!(
        table.stroke("red", "NW", 1),
        ["red NW 10,2 -1 =0", "red rests 10,2 spent"]
    );
    assert_eq!(
        table.stroke("green", "NW", 1),
        ["green NW 11,3 -1 =0", "green rests 11,3 spent"]
    );
    let field = course.quick.course.field();
    let cell = Cell::new(11, 3).unwrap();
    assert_ne!(
        field.node(cell, Layer::Ground),
        field.node(cell, Layer::Top)
    );
}

// B4
#[test]
fn courses_of_a_board_lie_side_by_side_on_one_lattice() {
    let courses: Vec<Course> = COURSES
        .iter()
        .map(|standard| Collection::course(standard.id).unwrap().unwrap())
        .collect();
    let boards: Vec<&str> = courses
        .iter()
        .map(|course| course.board().unwrap())
        .collect();
    let [base, middle, last] = [0, 6, 7].map(|i| boards[i]);
    assert_eq!(boards[..6], [base; 6]);
    assert_eq!(boards[7..], [last; 2]);
    assert!(base != middle && middle != last && last != base);
    for (i, one) in courses.iter().enumerate() {
        for other in courses[..i]
            .iter()
            .filter(|other| other.board() == one.board())
        {
            let shared = one.fairway().iter().find(|cell| other.is_fairway(**cell));
            assert_eq!(shared, None, "{} and {}", one.id(), other.id());
        }
    }
}
