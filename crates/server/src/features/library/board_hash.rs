//! Board hashes: two courses with the same hash play alike.
//!
//! The hash covers everything that a ball can touch: fairway, starts, hole, rounded walls, pieces
//! and arrows. It ignores the course's name and stroke limit, the order of colours, the map's
//! position on the lattice, parts that no ball can reach, and the order of entries in the file.
//! Mirrored and rotated boards count as different boards. Hashes are stored in databases, so the
//! hashed text must not change (see the tests).

use golf::{Cell, Course, Piece, PieceBody, Tile};
use protocol::Hex;
use sha2::{Digest, Sha256};
use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

/// Returns the id of the collection course with this board hash.
pub(crate) fn printed_with(board: &str) -> Option<&'static str> {
    static PRINTED: LazyLock<HashMap<String, &'static str>> = LazyLock::new(|| {
        let ids = golf::Collection::all().map(|standard| standard.id);
        let courses = ids.filter_map(|id| Some((golf::Collection::course(id)?.ok()?, id)));
        courses
            .map(|(course, id)| (board_hash(&course), id))
            .collect()
    });
    PRINTED.get(board).copied()
}

/// Returns the hash of a course's board.
pub(crate) fn board_hash(course: &Course) -> String {
    Hex::<32>(Sha256::digest(board_text(course)).into()).to_string()
}

/// Returns the board as sorted lines of text that describe its cells, pieces and arrows, with the
/// hole at (0,0).
fn board_text(course: &Course) -> String {
    let at = |cell: Cell| {
        let Cell { x, y } = cell - course.hole();
        format!("{x},{y}")
    };
    let pieces: Vec<&Piece> = course
        .pieces()
        .iter()
        .filter(|one| !is_marker(one))
        .collect();
    let reached = reached(course, &pieces);
    let is_reached = |cell: &Cell| reached.contains(cell);
    let mut lines: BTreeSet<String> = BTreeSet::new();
    let fairway = course.fairway().iter().filter(|cell| is_reached(cell));
    lines.extend(fairway.map(|cell| format!("fairway {}", at(*cell))));
    lines.extend(course.starts().map(|cell| format!("start {}", at(cell))));
    let is_rounded = |cell: &&Cell| course.tile(**cell) == Some(Tile::RoundedWall);
    let rounded = course.walls().iter().filter(is_rounded);
    let rounded = rounded.filter(|cell| cell.around().any(|next| is_reached(&next)));
    lines.extend(rounded.map(|cell| format!("rounded {}", at(*cell))));
    for arrow in course.arrows().iter().filter(|one| is_reached(&one.at)) {
        let (from, to) = (arrow.incoming.name(), arrow.outgoing.name());
        lines.insert(format!("arrow {} {from} {to}", at(arrow.at)));
    }
    for piece in pieces {
        if piece.body.cells().iter().any(is_reached) {
            lines.extend(piece_lines(&piece.body, at));
        }
    }
    let lines: Vec<String> = lines.into_iter().collect();
    lines.join("\n")
}

fn is_marker(piece: &Piece) -> bool {
    matches!(
        piece.body,
        PieceBody::StartMarker { .. } | PieceBody::HoleMarker { .. }
    )
}

/// Returns the cells that are connected to the starts by fairway or pieces.
fn reached(course: &Course, pieces: &[&Piece]) -> BTreeSet<Cell> {
    let mut open: BTreeSet<Cell> = course.fairway().iter().copied().collect();
    open.extend(pieces.iter().flat_map(|piece| piece.body.cells()));
    let mut next: Vec<Cell> = course.starts().to_vec();
    let mut reached: BTreeSet<Cell> = next.iter().copied().collect();
    while let Some(cell) = next.pop() {
        for neighbour in cell.around() {
            if open.contains(&neighbour) && reached.insert(neighbour) {
                next.push(neighbour);
            }
        }
    }
    reached
}

fn piece_lines(body: &PieceBody, at: impl Fn(Cell) -> String) -> Vec<String> {
    let sorted = |mut parts: Vec<String>| {
        parts.sort();
        parts.join(" ")
    };
    let each = |word: &str, cells: &[Cell]| {
        let cells = cells.iter();
        cells.map(|cell| format!("{word} {}", at(*cell))).collect()
    };
    let ways = |ways: golf::Directions| {
        let names: Vec<&str> = ways.iter().map(golf::Direction::name).collect();
        names.join("/")
    };
    match body {
        PieceBody::Flat { cells, open } => {
            let cells = cells.iter();
            let cells = cells.map(|cell| format!("{}:{}", at(cell.at), ways(cell.ways)));
            vec![format!("flat {open} {}", sorted(cells.collect()))]
        }
        PieceBody::Tall { cells } => {
            let cells = cells.iter().map(|cell| {
                let part = cell.part;
                format!("{}:{}:{part:?}", at(cell.at), ways(cell.ways))
            });
            vec![format!("tall {}", sorted(cells.collect()))]
        }
        PieceBody::Sand { cells } => each("sand", cells),
        PieceBody::Water { cells } => each("water", cells),
        PieceBody::Roller { at } => each("roller", &[*at]),
        PieceBody::Toppler { at } => each("toppler", &[*at]),
        PieceBody::Spinner { hub, arm } => vec![format!("spinner {} {}", at(*hub), arm.name())],
        PieceBody::Door(door) => {
            let cells = |cells: [Cell; 2]| sorted(cells.map(&at).to_vec());
            let lifting = door.lifting.map(|way| way.name().to_owned());
            vec![format!(
                "door {} {} {}",
                cells(door.posts),
                cells(door.panels),
                sorted(lifting.to_vec())
            )]
        }
        PieceBody::Token { at: cell, value } => vec![format!("token {value} {}", at(*cell))],
        PieceBody::StartMarker { .. } | PieceBody::HoleMarker { .. } => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golf::CourseFile;

    fn course(text: &str) -> Course {
        let file = CourseFile::parse(text).expect("the course file parses");
        Course::new("test", &file, &()).expect("the course is playable")
    }

    fn hash(text: &str) -> String {
        board_hash(&course(text))
    }

    const PLAIN: &str = "format = 1\nname = \"Plain\"\nmap = '''\ns s s . . o\n s s s . .\n'''\n";

    #[test]
    fn the_board_counts_and_not_the_name_the_limit_or_what_lies_apart() {
        let same = [
            "format = 1\nname = \"Other\"\nlimit = 7\nmap = '''\ns s s . . o\n s s s . .\n'''\n",
            // Surrounded by walls, with a second fairway that no ball can reach.
            "format = 1\nmap = '''\n# # # # # # # #\n # s s s . . o # #\n# # s s s . . # #\n # # # # # # # #\n\n . . .\n'''\n",
        ];
        for text in same {
            assert_eq!(hash(text), hash(PLAIN), "{text}");
        }
        let other = [
            // Mirrored.
            "format = 1\nmap = '''\n\n s s s . .\ns s s . . o\n'''\n",
            // With one more cell.
            "format = 1\nmap = '''\ns s s . . o\n s s s . . .\n'''\n",
            "format = 1\nmap = '''\ns s s . . o\n s s s . .\n'''\n[[piece]]\nid = \"token\"\nat = [8, 0]\nvalue = -1\n",
        ];
        for text in other {
            assert_ne!(hash(text), hash(PLAIN), "{text}");
        }
    }

    #[test]
    fn every_course_of_the_collection_has_a_board_of_its_own() {
        let boards: BTreeSet<String> = golf::Collection::all()
            .map(|one| golf::Collection::course(one.id).expect("there"))
            .map(|course| board_hash(&course.expect("sound")))
            .collect();
        assert_eq!(boards.len(), golf::Collection::all().count());
        let first = golf::Collection::course("1")
            .expect("there")
            .expect("sound");
        assert_eq!(printed_with(&board_hash(&first)), Some("1"));
    }

    /// Servers store hashes of this text in their databases, so it must not change.
    #[test]
    fn the_text_of_a_board_stays_as_it_is() {
        let text = board_text(&course(PLAIN));
        assert!(text.starts_with("fairway -1,1\n"), "{text}");
        let all: Vec<String> = (golf::COURSES.iter().chain(golf::LAYOUTS))
            .map(|one| golf::Collection::course(one.id).expect("there"))
            .map(|course| board_hash(&course.expect("sound")))
            .collect();
        let all = Hex::<32>(Sha256::digest(all.join("\n")).into()).to_string();
        assert_eq!(
            all,
            "04809362d7aa62f1c0e8a445b6baea621a899da2fb2bbf8a7ebdefedd167a19c"
        );
    }
}
