//! Files for printers: sizes, watertight parts, joints and formats.

use crate::bodies::{check, course, courses, pieces, sample};
use golf::Course;
use solid::Mesh;
use solid::print::{self, Bed, Colours, Plate, PrintError, Scale};
use std::collections::BTreeMap;

fn scale() -> Scale {
    Scale::new(20.0).expect("20 mm can be printed")
}

fn plates(id: &str, colours: Colours, bed: Option<[f64; 2]>) -> Vec<Plate> {
    let bed = bed.map(|size| Bed { size });
    print::course(&course(id), colours, scale(), bed).expect("the course can be printed")
}

/// Reads the corners of all triangles of a binary STL file, and checks their normals.
fn read_stl(bytes: &[u8]) -> Vec<[[f32; 3]; 3]> {
    let count = u32::from_le_bytes(bytes[80..84].try_into().expect("four bytes")) as usize;
    assert_eq!(bytes.len(), 84 + 50 * count);
    let records = bytes[84..].chunks_exact(50).map(|record| {
        let value = |index: usize| {
            let bytes = record[4 * index..4 * index + 4].try_into();
            f32::from_le_bytes(bytes.expect("four bytes"))
        };
        let vector = |index: usize| [0, 1, 2].map(|axis| value(3 * index + axis));
        let normal: f32 = vector(0).iter().map(|v| v * v).sum();
        assert!((normal - 1.0).abs() < 1e-4, "a normal has length 1");
        [1, 2, 3].map(vector)
    });
    records.collect()
}

/// Checks that the triangles of a file form closed surfaces, by the bits of their corners.
fn check_closed(name: &str, triangles: &[[[f32; 3]; 3]]) {
    let mut edges: BTreeMap<[[u32; 3]; 2], i32> = BTreeMap::new();
    for triangle in triangles {
        let corners = triangle.map(|corner| corner.map(f32::to_bits));
        for index in 0..3 {
            let (from, to) = (corners[index], corners[(index + 1) % 3]);
            assert_ne!(from, to, "{name} has an edge without length");
            *edges.entry([from, to]).or_default() += 1;
            *edges.entry([to, from]).or_default() -= 1;
        }
    }
    assert!(
        edges.values().all(|balance| *balance == 0),
        "{name} is open"
    );
}

#[test]
fn courses_can_be_printed_and_read_back() {
    check_files(sample());
}

#[test]
#[ignore = "all: builds every course"]
fn all_courses_can_be_printed_and_read_back() {
    check_files(courses());
}

fn check_files(courses: impl Iterator<Item = Course>) {
    for course in courses {
        let id = course.id();
        let plates = print::course(&course, Colours::One, scale(), None);
        let plates = plates.unwrap_or_else(|reason| panic!("{id}: {reason}"));
        let [plate] = &plates[..] else {
            panic!("{id} has {} plates", plates.len())
        };
        let triangles = read_stl(&plate.stl());
        let parts: usize = plate
            .parts()
            .iter()
            .map(|part| part.mesh().triangles().len())
            .sum();
        assert_eq!(triangles.len(), parts);
        check_closed(id, &triangles);
        let lows = [0, 1, 2].map(|axis| {
            let values = triangles.iter().flatten().map(|corner| corner[axis]);
            values.fold(f32::MAX, f32::min)
        });
        assert!(
            lows.iter().all(|low| low.abs() < 1e-6),
            "{id} begins at {lows:?}"
        );
    }
}

#[test]
fn sizes_are_in_millimetres() {
    let [plate] = &plates("1", Colours::One, None)[..] else {
        panic!("one plate");
    };
    let course = course("1");
    let columns = course.fairway().iter().map(|cell| cell.x);
    let span = columns.clone().max().expect("cells") - columns.min().expect("cells");
    // Half a cell for each half-column, and a cell and two rims around the outermost centres.
    let width = f64::from(span) * 10.0 + 20.0 + 2.0 * 20.0 / 3.0_f64.sqrt();
    let [found, _, height] = plate.size();
    // The straight line along a zigzag of cells lies within their outermost corners.
    assert!(
        (width - 12.0..=width).contains(&found),
        "{found}, not {width}"
    );
    let flag = (1.05 + 3.48) * 20.0 / 3.0_f64.sqrt();
    assert!((height - flag).abs() < 0.1, "{height}, not {flag}");
}

#[test]
fn parts_fit_on_the_bed_and_fill_the_board() {
    check_parts(&[("1", [220.0, 220.0]), ("7", [256.0, 210.0])]);
}

#[test]
#[ignore = "all: splits large layouts"]
fn parts_of_layouts_fit_on_the_bed_and_fill_the_board() {
    check_parts(&[("S-12", [210.0, 210.0]), ("S-9c", [350.0, 200.0])]);
}

fn check_parts(courses: &[(&str, [f64; 2])]) {
    for (id, bed) in courses.iter().copied() {
        let whole = plates(id, Colours::One, None);
        let board = whole[0].parts().iter().find(|part| part.name() == "board");
        let volume = board.expect("there is a board").mesh().volume();
        let parts = plates(id, Colours::One, Some(bed));
        let mut sum = 0.0;
        let mut count = 0;
        for plate in &parts {
            let [width, depth, _] = plate.size();
            let fits = |bed: [f64; 2]| width <= bed[0] && depth <= bed[1];
            assert!(
                fits(bed) || fits([bed[1], bed[0]]),
                "{id} {}: {width} × {depth}",
                plate.name()
            );
            for part in plate.parts() {
                check(&format!("{id} {}", plate.name()), part.mesh());
            }
            if plate.name().starts_with("board") {
                count += 1;
                sum += plate
                    .parts()
                    .iter()
                    .map(|part| part.mesh().volume())
                    .sum::<f64>();
            }
        }
        assert!(count > 1, "{id} is split");
        let lost = (volume - sum) / volume;
        assert!(
            (0.0..0.01).contains(&lost),
            "{id}: the gaps of the joints are {lost}"
        );
    }
}

#[test]
fn neighbouring_parts_have_joints() {
    let parts = plates("1", Colours::One, Some([220.0, 220.0]));
    let tile = |plate: &&Plate| plate.name().starts_with("board");
    // A tile with a tongue is longer than an equal share of the board.
    let [whole, _, _] = plates("1", Colours::One, None)[0].size();
    let tiles: Vec<[f64; 3]> = parts.iter().filter(tile).map(Plate::size).collect();
    let sum: f64 = tiles.iter().map(|size| size[0]).sum();
    let columns = (whole / (220.0 - 9.3)).ceil();
    let rows = f64::from(u32::try_from(tiles.len()).expect("few tiles")) / columns;
    assert!(sum > rows * whole + 5.0, "{sum} for {rows} rows of {whole}");
}

#[test]
fn a_large_piece_does_not_fit_on_a_small_bed() {
    let bed = Bed {
        size: [100.0, 100.0],
    };
    let layout = courses()
        .find(|course| course.pieces().iter().any(|piece| piece.shape == "V-I9"))
        .expect("a layout has the piece");
    let error = print::course(&layout, Colours::One, scale(), Some(bed));
    assert!(matches!(error, Err(PrintError::Piece(..))), "{error:?}");
    let tiny = Bed { size: [30.0, 30.0] };
    let error = print::course(&course("1"), Colours::One, scale(), Some(tiny));
    assert_eq!(error.err(), Some(PrintError::Bed));
}

#[test]
fn cells_must_have_walls_that_can_be_printed() {
    assert_eq!(Scale::new(Scale::min_cell() - 0.1), Err(PrintError::Cell));
    assert_eq!(Scale::new(f64::NAN), Err(PrintError::Cell));
    assert_eq!(Scale::new(Scale::MAX_CELL + 1.0), Err(PrintError::Cell));
    let thinnest = solid::THINNEST * Scale::min_cell() / solid::PITCH;
    assert!((0.8..0.81).contains(&thinnest), "{thinnest}");
}

#[test]
fn walls_are_as_thick_as_promised() {
    check_walls(sample());
}

#[test]
#[ignore = "all: builds every course"]
fn all_walls_are_as_thick_as_promised() {
    check_walls(courses());
}

/// Measures walls from the middle of every upright face straight through the body.
fn check_walls(courses: impl Iterator<Item = Course>) {
    for course in courses {
        let plates = print::course(&course, Colours::One, scale(), None);
        for part in plates.expect("the course can be printed")[0].parts() {
            let name = format!("{}: {}", course.id(), part.name());
            let thinnest = thinnest_wall(part.mesh());
            // Arcs are made of straight lines, and coordinates are rounded.
            assert!(
                thinnest > 0.92 * solid::THINNEST,
                "{name} has a wall of {thinnest}"
            );
        }
    }
}

/// The height of faces that are too low to be walls: edges of engraved figures.
const LOW: f64 = 0.06;

fn thinnest_wall(mesh: &Mesh) -> f64 {
    let unit = f64::from(solid::UNIT);
    let corners = mesh.corners();
    let faces: Vec<[[f64; 3]; 3]> = corners
        .map(|corners| corners.map(|point| point.map(|value| f64::from(value) / unit)))
        .collect();
    let mut rows: BTreeMap<i32, Vec<usize>> = BTreeMap::new();
    let cross = |face: &[[f64; 3]; 3]| {
        let way = |to: usize| [0, 1, 2].map(|axis| face[to][axis] - face[0][axis]);
        let (u, v) = (way(1), way(2));
        [
            u[1] * v[2] - u[2] * v[1],
            u[2] * v[0] - u[0] * v[2],
            u[0] * v[1] - u[1] * v[0],
        ]
    };
    let is_upright = |face: &[[f64; 3]; 3]| {
        let normal = cross(face);
        normal[2].abs() < 1e-9 * normal[0].hypot(normal[1])
    };
    let range = |face: &[[f64; 3]; 3], axis: usize| {
        let values = face.map(|corner| corner[axis]);
        let low = values.into_iter().fold(f64::MAX, f64::min);
        [low, values.into_iter().fold(f64::MIN, f64::max)]
    };
    // Sort the walls by how far north they are, so that each is compared with near ones only.
    for (index, face) in faces
        .iter()
        .enumerate()
        .filter(|(_, face)| is_upright(face))
    {
        let [low, high] = range(face, 1);
        for row in low.floor() as i32..=high.floor() as i32 {
            rows.entry(row).or_default().push(index);
        }
    }
    let mut thinnest = f64::MAX;
    for face in faces.iter().filter(|face| is_upright(face)) {
        let [low, high] = range(face, 2);
        if high - low < LOW {
            continue;
        }
        let normal = cross(face);
        let length = normal[0].hypot(normal[1]);
        let inward = [-normal[0] / length, -normal[1] / length];
        let middle =
            [0, 1, 2].map(|axis| face.iter().map(|corner| corner[axis]).sum::<f64>() / 3.0);
        let row = middle[1].floor() as i32;
        let near = (row - 1..=row + 1)
            .filter_map(|row| rows.get(&row))
            .flatten();
        for other in near {
            thinnest = thinnest.min(distance_through(&faces[*other], middle, inward));
        }
    }
    thinnest
}

/// Returns how far a level ray runs until it leaves through an upright face; infinite if it misses
/// the face.
fn distance_through(face: &[[f64; 3]; 3], from: [f64; 3], way: [f64; 2]) -> f64 {
    // The place of a point across the ray, and its height.
    let flat = face.map(|corner| {
        let [x, y] = [corner[0] - from[0], corner[1] - from[1]];
        [
            x * way[1] - y * way[0],
            corner[2] - from[2],
            x * way[0] + y * way[1],
        ]
    });
    let [a, b, c] = flat;
    let side = |p: [f64; 3], q: [f64; 3]| p[0] * q[1] - p[1] * q[0];
    let sides = [side(b, c), side(c, a), side(a, b)];
    let area: f64 = sides.iter().sum();
    let hits = area.abs() > 1e-12 && sides.iter().all(|side| side * area > 0.0);
    let reach = (sides[0] * a[2] + sides[1] * b[2] + sides[2] * c[2]) / area;
    if hits && reach > 1e-6 {
        reach
    } else {
        f64::INFINITY
    }
}

#[test]
fn single_pieces_can_be_printed() {
    for piece in pieces(1) {
        let plate = print::piece(&piece, scale()).expect("the piece can be printed");
        check_closed(&piece.name, &read_stl(&plate.stl()));
    }
}

/// Reads the files of a zip archive, trusting only its directory.
fn unzip(bytes: &[u8]) -> BTreeMap<String, Vec<u8>> {
    let number = |at: usize, size: usize| {
        let bytes = &bytes[at..at + size];
        bytes
            .iter()
            .rev()
            .fold(0, |number, byte| number << 8 | usize::from(*byte))
    };
    let end = bytes.len() - 22;
    assert_eq!(&bytes[end..end + 4], b"PK\x05\x06");
    let mut at = number(end + 16, 4);
    let mut files = BTreeMap::new();
    for _ in 0..number(end + 10, 2) {
        assert_eq!(&bytes[at..at + 4], b"PK\x01\x02");
        let (packed, length) = (number(at + 20, 4), number(at + 24, 4));
        let name = number(at + 28, 2);
        let local = number(at + 42, 4);
        let title = String::from_utf8(bytes[at + 46..at + 46 + name].to_vec());
        assert_eq!(bytes[local + 4..local + 30], bytes[at + 6..at + 32]);
        let data = &bytes[local + 30 + name..local + 30 + name + packed];
        let data = miniz_oxide::inflate::decompress_to_vec(data).expect("the file can be unpacked");
        assert_eq!(data.len(), length);
        files.insert(title.expect("the name is text"), data);
        at += 46 + name;
    }
    files
}

#[test]
fn a_3mf_file_has_a_coloured_object_for_each_part() {
    for (id, bed) in [("7", None), ("S-4b", Some([220.0, 220.0]))] {
        for plate in plates(id, Colours::Many, bed) {
            let files = unzip(&plate.three_mf());
            assert_eq!(files.len(), 3);
            for text in files.values() {
                let text = std::str::from_utf8(text).expect("the file is text");
                roxmltree::Document::parse(text).expect("the XML is well formed");
            }
            check_model(
                &plate,
                std::str::from_utf8(&files["3D/3dmodel.model"]).expect("text"),
            );
        }
    }
}

fn check_model(plate: &Plate, text: &str) {
    let xml = roxmltree::Document::parse(text).expect("the XML is well formed");
    let named = |name: &'static str| {
        xml.descendants()
            .filter(move |node| node.has_tag_name(name))
    };
    let objects: Vec<roxmltree::Node> = named("mesh").filter_map(|mesh| mesh.parent()).collect();
    assert_eq!(objects.len(), plate.parts().len());
    assert_eq!(named("component").count(), plate.parts().len());
    assert_eq!(named("item").count(), 1);
    let colours: Vec<roxmltree::Node> = named("base").collect();
    for (object, part) in objects.iter().zip(plate.parts()) {
        assert_eq!(object.attribute("name"), Some(part.name()));
        let index: usize = object
            .attribute("pindex")
            .expect("a colour")
            .parse()
            .expect("a number");
        let colour = colours[index].attribute("displaycolor").expect("a colour");
        assert!(colour.len() == 7 && colour.starts_with('#'), "{colour}");
        let count = |name: &str| {
            object
                .descendants()
                .filter(|n| n.has_tag_name(name))
                .count()
        };
        assert_eq!(count("vertex"), part.mesh().points().len());
        assert_eq!(count("triangle"), part.mesh().triangles().len());
    }
}
