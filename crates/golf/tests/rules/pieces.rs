//! Section 12: tests every piece in every rotation, mirrored and not mirrored.
//!
//! The table in the rules is repeated here and rotated with cube coordinates, which the engine does
//! not use.

use super::both::Both;
use golf::{Catalogue, Cell, Direction, GameBox, PieceBody, TallPart};
use std::collections::BTreeSet;

type Offset = (i32, i32);

/// A flat or tall piece in the table: its cells in path order (`/` slope, `=` deck, `o` deck hole,
/// `-` flat), its exits, and its under-passages.
struct Row {
    id: &'static str,
    cells: &'static [(Offset, char)],
    /// The cells and directions in which the path leaves the piece: mouths, or steps to a foot.
    exits: &'static [(Offset, Direction)],
    /// Each cell with a passage below it, and the directions of that passage.
    under: &'static [(Offset, &'static [Direction])],
}

use Direction::{E, NE, NW, SE, SW, W};

const CROSS: &[Direction] = &[NE, NW, SW, SE];

const TABLE: &[Row] = &[
    Row {
        id: "F-1",
        cells: &[((0, 0), '-')],
        exits: &[],
        under: &[],
    },
    Row {
        id: "F-I2",
        cells: &[((0, 0), '-'), ((2, 0), '-')],
        exits: &[((0, 0), W), ((2, 0), E)],
        under: &[],
    },
    Row {
        id: "F-I3",
        cells: &[((0, 0), '-'), ((2, 0), '-'), ((4, 0), '-')],
        exits: &[((0, 0), W), ((4, 0), E)],
        under: &[],
    },
    Row {
        id: "F-I4",
        cells: &[((0, 0), '-'), ((2, 0), '-'), ((4, 0), '-'), ((6, 0), '-')],
        exits: &[((0, 0), W), ((6, 0), E)],
        under: &[],
    },
    Row {
        id: "F-V3",
        cells: &[((0, 0), '-'), ((2, 0), '-'), ((3, -1), '-')],
        exits: &[((0, 0), W), ((3, -1), NE)],
        under: &[],
    },
    Row {
        id: "F-C4",
        cells: &[((0, 0), '-'), ((1, -1), '-'), ((3, -1), '-'), ((4, 0), '-')],
        exits: &[((0, 0), SW), ((4, 0), SE)],
        under: &[],
    },
    Row {
        id: "F-S4",
        cells: &[((0, 0), '-'), ((2, 0), '-'), ((3, -1), '-'), ((5, -1), '-')],
        exits: &[((0, 0), W), ((5, -1), E)],
        under: &[],
    },
    Row {
        id: "F-Y4",
        cells: &[((2, 0), '-'), ((0, 0), '-'), ((3, -1), '-'), ((3, 1), '-')],
        exits: &[((0, 0), W), ((3, -1), NE), ((3, 1), SE)],
        under: &[],
    },
    Row {
        id: "F-I5",
        cells: &[
            ((0, 0), '-'),
            ((2, 0), '-'),
            ((4, 0), '-'),
            ((6, 0), '-'),
            ((8, 0), '-'),
        ],
        exits: &[((0, 0), W), ((8, 0), E)],
        under: &[],
    },
    Row {
        id: "V-I5",
        cells: &[
            ((0, 0), '/'),
            ((2, 0), '='),
            ((4, 0), '='),
            ((6, 0), '='),
            ((8, 0), '/'),
        ],
        exits: &[((0, 0), W), ((8, 0), E)],
        under: &[((4, 0), CROSS)],
    },
    Row {
        id: "V-I7",
        cells: &[
            ((0, 0), '/'),
            ((2, 0), '/'),
            ((4, 0), '='),
            ((6, 0), '='),
            ((8, 0), '='),
            ((10, 0), '/'),
            ((12, 0), '/'),
        ],
        exits: &[((0, 0), W), ((12, 0), E)],
        under: &[((6, 0), CROSS)],
    },
    Row {
        id: "V-C7h",
        cells: &[
            ((0, 0), '/'),
            ((2, 0), '/'),
            ((4, 0), '='),
            ((6, 0), 'o'),
            ((8, 0), '='),
            ((10, 0), '/'),
            ((12, 0), '/'),
        ],
        exits: &[((0, 0), W), ((12, 0), E)],
        under: &[((6, 0), CROSS)],
    },
    Row {
        id: "V-V6",
        cells: &[
            ((0, 0), '/'),
            ((2, 0), '='),
            ((4, 0), '='),
            ((5, -1), '='),
            ((6, -2), '='),
            ((7, -3), '/'),
        ],
        exits: &[((0, 0), W), ((7, -3), NE)],
        under: &[],
    },
    Row {
        id: "V-R2",
        cells: &[((0, 0), '/'), ((2, 0), '/')],
        exits: &[((0, 0), W), ((2, 0), E)],
        under: &[],
    },
    Row {
        id: "V-X13",
        cells: &[
            ((0, 0), '='),
            ((-1, 1), '='),
            ((-2, 2), '/'),
            ((-3, 3), '/'),
            ((1, -1), '='),
            ((2, -2), '/'),
            ((3, -3), '/'),
            ((-1, -1), '='),
            ((-2, -2), '/'),
            ((-3, -3), '/'),
            ((1, 1), '='),
            ((2, 2), '/'),
            ((3, 3), '/'),
        ],
        exits: &[((-3, 3), SW), ((3, -3), NE), ((-3, -3), NW), ((3, 3), SE)],
        under: &[((0, 0), &[E, W])],
    },
    Row {
        id: "V-I9",
        cells: &[
            ((0, 0), '/'),
            ((2, 0), '/'),
            ((4, 0), '='),
            ((6, 0), '='),
            ((8, 0), '='),
            ((10, 0), '='),
            ((12, 0), '='),
            ((14, 0), '/'),
            ((16, 0), '/'),
        ],
        exits: &[((0, 0), W), ((16, 0), E)],
        under: &[((6, 0), CROSS), ((8, 0), CROSS), ((10, 0), CROSS)],
    },
    Row {
        id: "V-U7",
        cells: &[
            ((0, 0), '/'),
            ((2, 0), '='),
            ((3, -1), '='),
            ((4, -2), '='),
            ((3, -3), '='),
            ((2, -4), '='),
            ((0, -4), '/'),
        ],
        exits: &[((0, 0), W), ((0, -4), W)],
        under: &[],
    },
    Row {
        id: "V-I4",
        cells: &[((0, 0), '/'), ((2, 0), '='), ((4, 0), '='), ((6, 0), '/')],
        exits: &[((0, 0), W), ((6, 0), E)],
        under: &[],
    },
];

/// How a piece is placed: mirrored north to south, then turned about the anchor.
#[derive(Clone, Copy, Debug)]
struct Pose {
    turns: i32,
    mirror: bool,
}

const ANCHOR: Offset = (24, 12);

impl Pose {
    fn all() -> impl Iterator<Item = Pose> {
        (0..6).flat_map(|turns| [false, true].map(|mirror| Pose { turns, mirror }))
    }

    /// Uses cube coordinates: `q` grows to the right, `r` grows down and to the right, and `q + r +
    /// s` is zero.
    #[allow(clippy::many_single_char_names)]
    fn cell(self, (x, y): Offset) -> Cell {
        let y = if self.mirror { -y } else { y };
        let (mut q, mut r) = ((x - y) / 2, y);
        for _ in 0..self.turns {
            let s = -q - r;
            (q, r) = (-s, -q);
        }
        Cell::new(ANCHOR.0 + 2 * q + r, ANCHOR.1 + r).unwrap()
    }

    fn direction(self, direction: Direction) -> Direction {
        let index = direction.index() as i32;
        let index = if self.mirror { -index } else { index };
        Direction::ALL[usize::try_from((index + self.turns).rem_euclid(6)).unwrap()]
    }

    fn words(self) -> String {
        let mirror = if self.mirror { "mirror" } else { "" };
        format!("{},{} r{} {mirror}", ANCHOR.0, ANCHOR.1, self.turns)
    }
}

/// Returns an empty fairway of 23 rows with the piece at its centre.
fn field(piece: &str) -> Both {
    let mut map = String::from("format = 1\nmap = '''\n");
    for y in 0..23 {
        let row = if y == 22 {
            "s ".repeat(6) + &". ".repeat(18) + "o"
        } else {
            ". ".repeat(25)
        };
        map.push_str(if y % 2 == 1 { " " } else { "" });
        map.push_str(row.trim_end());
        map.push('\n');
    }
    map.push_str("'''\n");
    Both::parse(&super::both::file(&map, piece))
}

fn body(course: &Both) -> &PieceBody {
    &course.quick.course.pieces()[0].body
}

#[test]
fn every_flat_and_tall_piece_is_in_the_table() {
    let shapes = Catalogue::standard().shapes().iter();
    let ids = shapes.filter(|shape| shape.id.starts_with("F-") || shape.id.starts_with("V-"));
    let ids: Vec<&str> = ids.map(|shape| &*shape.id).collect();
    let rows: Vec<&str> = TABLE.iter().map(|row| row.id).collect();
    assert_eq!(ids, rows);
}

#[test]
fn pieces_cover_their_cells_in_every_turn_and_mirror() {
    for row in TABLE {
        for pose in Pose::all() {
            let course = field(&format!("{} {}", row.id, pose.words()));
            let wanted: BTreeSet<Cell> =
                row.cells.iter().map(|(cell, _)| pose.cell(*cell)).collect();
            let found: BTreeSet<Cell> = body(&course).cells().into_iter().collect();
            assert_eq!(found, wanted, "{} {pose:?}", row.id);
        }
    }
}

#[test]
fn tall_pieces_have_slopes_and_decks_in_their_places() {
    for row in TABLE.iter().filter(|row| row.id.starts_with("V-")) {
        for pose in Pose::all() {
            let course = field(&format!("{} {}", row.id, pose.words()));
            let PieceBody::Tall { cells } = body(&course) else {
                panic!("{} is not tall", row.id)
            };
            for (at, kind) in row.cells {
                let part = cells
                    .iter()
                    .find(|cell| cell.at == pose.cell(*at))
                    .unwrap()
                    .part;
                let found = match part {
                    TallPart::Slope { .. } => '/',
                    TallPart::Deck { hole: true, .. } => 'o',
                    TallPart::Deck { hole: false, .. } => '=',
                };
                assert_eq!(found, *kind, "{} {at:?} {pose:?}", row.id);
            }
        }
    }
}

/// Tries every direction from every cell around a piece. A ball can enter the piece only through a
/// mouth, from a foot, or through an under-passage.
#[test]
fn pieces_are_entered_at_mouths_feet_and_passages_only() {
    for row in TABLE {
        for pose in Pose::all() {
            for channel in ["", "channel"] {
                let tall = row.id.starts_with("V-");
                if (tall || row.id == "F-1") && channel == "channel" {
                    continue;
                }
                let course = field(&format!("{} {} {channel}", row.id, pose.words()));
                let mut open = BTreeSet::new();
                if tall || channel == "channel" {
                    open.extend(
                        row.exits
                            .iter()
                            .map(|(cell, out)| (pose.cell(*cell), pose.direction(*out).opposite())),
                    );
                }
                for (cell, ways) in row.under {
                    open.extend(
                        ways.iter()
                            .map(|way| (pose.cell(*cell), pose.direction(*way))),
                    );
                }
                check_ways_in(&course, row, pose, &open);
            }
        }
    }
}

fn check_ways_in(course: &Both, row: &Row, pose: Pose, open: &BTreeSet<(Cell, Direction)>) {
    let cells: BTreeSet<Cell> = row.cells.iter().map(|(cell, _)| pose.cell(*cell)).collect();
    let around: BTreeSet<Cell> = cells
        .iter()
        .flat_map(|cell| cell.around())
        .filter(|cell| !cells.contains(cell))
        .collect();
    for from in around {
        let found = course.open(&format!("{from}"));
        for direction in Direction::ALL {
            let to = from.next(direction);
            let wanted = !cells.contains(&to) || open.contains(&(to, direction));
            assert_eq!(
                found.contains(&direction.name()),
                wanted,
                "{} {pose:?} {from} {direction}",
                row.id
            );
        }
    }
}

#[test]
fn balls_under_decks_have_the_ways_of_the_passage() {
    for row in TABLE.iter().filter(|row| !row.under.is_empty()) {
        for pose in Pose::all() {
            let course = field(&format!("{} {}", row.id, pose.words()));
            for (cell, ways) in row.under {
                let mut wanted: Vec<Direction> =
                    ways.iter().map(|way| pose.direction(*way)).collect();
                wanted.sort();
                let names: Vec<&str> = wanted.into_iter().map(Direction::name).collect();
                assert_eq!(
                    course.open(&pose.cell(*cell).to_string()),
                    names,
                    "{} {pose:?}",
                    row.id
                );
            }
        }
    }
}

/// A ball that enters at one end leaves at another end, or returns from the fork.
#[test]
fn ball_runs_along_every_path_in_every_turn_and_mirror() {
    for row in TABLE.iter().filter(|row| !row.exits.is_empty()) {
        for pose in Pose::all() {
            let channel = if row.id.starts_with("F-") {
                "channel"
            } else {
                ""
            };
            let course = field(&format!("{} {} {channel}", row.id, pose.words()));
            for (cell, out) in row.exits {
                let direction = pose.direction(*out);
                let foot = pose.cell(*cell).next(direction);
                let events = course.red(&foot.to_string(), direction.opposite().name(), 20);
                let ends: Vec<Cell> = row
                    .exits
                    .iter()
                    .map(|(cell, out)| pose.cell(*cell).next(pose.direction(*out)))
                    .collect();
                let fork = row.id == "F-Y4";
                let left_at = events.iter().position(|event| {
                    ends.iter()
                        .any(|end| event.contains(&format!(" {end} ")) && (fork || *end != foot))
                });
                // In F-Y4, the ball goes two cells to the fork and returns on the same path.
                let steps = match row.id {
                    "F-Y4" => 5,
                    "V-X13" => 8,
                    _ => row.cells.len() + 1,
                };
                assert_eq!(
                    left_at.map(|index| index + 1),
                    Some(steps),
                    "{} {pose:?} {foot}: {events:?}",
                    row.id
                );
            }
        }
    }
}

#[test]
fn spinner_arm_lies_east_of_the_hub_and_turns_with_it() {
    for turns in 0..6 {
        let pose = Pose {
            turns,
            mirror: false,
        };
        let course = field(&format!("spinner {}", pose.words()));
        let hub = pose.cell((0, 0));
        assert_eq!(
            *body(&course),
            PieceBody::Spinner {
                hub,
                arm: pose.direction(E)
            }
        );
        assert_eq!(body(&course).cells(), [hub, pose.cell((2, 0))]);
    }
}

#[test]
fn door_has_posts_panels_and_far_side_in_every_turn_and_mirror() {
    for pose in Pose::all() {
        let course = field(&format!("door {}", pose.words()));
        let PieceBody::Door(door) = body(&course) else {
            panic!("not a door")
        };
        assert_eq!(door.posts, [(0, 0), (6, 0)].map(|c| pose.cell(c)));
        assert_eq!(door.panels, [(2, 0), (4, 0)].map(|c| pose.cell(c)));
        assert_eq!(door.far, [(1, -1), (3, -1), (5, -1)].map(|c| pose.cell(c)));
        assert_eq!(door.lifting, [NE, NW].map(|d| pose.direction(d)));
        // A ball lifts the door from south of the panels in both lifting directions, but not from
        // the north.
        for (from, way, open) in [
            ((1, 1), NE, true),
            ((5, 1), NW, true),
            ((3, 1), NW, true),
            ((1, -1), SE, false),
            ((3, -1), SW, false),
        ] {
            let found = course.open(&pose.cell(from).to_string());
            assert_eq!(
                found.contains(&pose.direction(way).name()),
                open,
                "{pose:?} {from:?}"
            );
        }
    }
}

// L2
#[test]
fn start_marker_has_its_six_cells_in_every_turn_and_mirror() {
    for pose in Pose::all() {
        let course = field(&format!("start-marker {}", pose.words()));
        let cells = [(0, 0), (2, 0), (4, 0), (1, 1), (3, 1), (5, 1)].map(|c| pose.cell(c));
        let starts: BTreeSet<Cell> = course.quick.course.starts().into_iter().collect();
        assert_eq!(starts, cells.into_iter().collect(), "{pose:?}");
    }
}

#[test]
fn boxes_hold_their_counts() {
    let counts = [
        ("F-1", 4),
        ("F-I2", 3),
        ("F-I3", 3),
        ("F-I4", 2),
        ("F-V3", 2),
        ("F-C4", 2),
        ("F-S4", 1),
        ("F-Y4", 1),
        ("F-I5", 2),
        ("V-I5", 1),
        ("V-I7", 1),
        ("V-C7h", 1),
        ("V-V6", 1),
        ("V-R2", 2),
        ("V-X13", 1),
        ("V-I9", 1),
        ("V-U7", 1),
        ("V-I4", 1),
        ("sand", 4),
        ("water", 4),
        ("roller", 2),
        ("toppler", 2),
        ("spinner", 2),
        ("door", 2),
        ("start-marker", 2),
        ("hole-marker", 2),
    ];
    let catalogue = Catalogue::standard();
    for (id, count) in counts {
        assert_eq!(catalogue.shape(id).unwrap().count, count, "{id}");
    }
    assert_eq!(
        catalogue.shape("token").unwrap().values,
        [(-1, 16), (-2, 10), (-3, 6)]
    );
    assert_eq!(catalogue.shapes().len(), counts.len() + 1);
    let extra = [
        "F-I5",
        "V-X13",
        "V-I9",
        "V-U7",
        "V-I4",
        "roller",
        "toppler",
        "spinner",
        "door",
        "start-marker",
        "hole-marker",
        "token",
    ];
    for shape in catalogue.shapes() {
        let home = if extra.contains(&&*shape.id) {
            GameBox::Expansion
        } else {
            GameBox::Base
        };
        assert_eq!(shape.home, home, "{}", shape.id);
    }
}

// F1
#[test]
fn every_flat_piece_but_the_single_cell_can_be_channelled() {
    for shape in Catalogue::standard().shapes() {
        let wanted = shape.id.starts_with("F-") && shape.id != "F-1";
        assert_eq!(shape.can_be_channelled(), wanted, "{}", shape.id);
    }
}
