//! Tests broken course files. Each file must be refused quickly and without a panic, with the
//! position of the mistake and a sentence that says what to do.
// The long functions here are tables of broken files.
#![allow(clippy::format_collect, clippy::too_many_lines)]

use crate::cases::cases;
use golf::{Course, CourseFile, Finding};
use std::time::{Duration, Instant};

const MAP: &str = "map = '''\ns s s . o\n s s s . .\n'''\n";

/// Reads a file, checks the course and returns all findings as `line:column: error: text`.
fn findings(bytes: &[u8]) -> Vec<String> {
    let begin = Instant::now();
    let told = |findings: Vec<Finding>| findings.iter().map(ToString::to_string).collect();
    let found = CourseFile::parse_bytes(bytes).and_then(|file| Course::new("test", &file, &()));
    assert!(
        begin.elapsed() < Duration::from_mins(1),
        "took {:?}",
        begin.elapsed()
    );
    found.map_or_else(told, |_| Vec::new())
}

/// Checks that one of the findings is at `place` and contains `text`.
#[track_caller]
fn check(bytes: &[u8], place: &str, text: &str) {
    let found = findings(bytes);
    let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(400)]);
    let hit = found
        .iter()
        .any(|f| f.starts_with(&format!("{place}: error: ")) && f.contains(text));
    assert!(
        hit,
        "wanted {place} {text}\nfound {:?}\n{shown}",
        &found[..found.len().min(5)]
    );
    for finding in &found {
        assert!(!finding.contains(char::is_control), "{finding:?}");
        assert!(finding.len() < 800, "{finding}");
    }
}

#[test]
fn good_files_are_read() {
    let good = format!("format = 1\n{MAP}");
    assert_eq!(findings(good.as_bytes()), [""; 0]);
    assert_eq!(
        findings(good.replace('\n', "\r\n").as_bytes()),
        [""; 0],
        "CRLF"
    );
    assert_eq!(
        findings(format!("\u{feff}{good}").as_bytes()),
        [""; 0],
        "BOM"
    );
    assert_eq!(
        findings(format!("# hello\n\n{good}# end").as_bytes()),
        [""; 0]
    );
    assert_eq!(findings(good.replace("'''", "\"\"\"").as_bytes()), [""; 0]);
}

/// In each file, line 2 contains the mistake, and the map follows it.
#[test]
fn mistakes_in_the_head_are_told_with_their_place() {
    let cases = [
        (
            "nam = \"x\"",
            "2:1",
            "a course has no key `nam`; the keys are format, name",
        ),
        ("\"a\\u0000b\" = 1", "2:1", "a course has no key `a b`"),
        ("name = 7", "2:8", "`name` must be text in quotes"),
        ("name = \"\"", "2:8", "`name` must have 1 to 100 characters"),
        (
            "name = \"a\\u0000b\"",
            "2:8",
            "`name` contains a control character",
        ),
        (
            "name = \"a\\nb\"",
            "2:8",
            "`name` contains a control character",
        ),
        ("board = [1]", "2:9", "`board` must be text in quotes"),
        ("names = \"x\"", "2:9", "`names` must be a table"),
        (
            "names = { es = \"x\" }",
            "2:11",
            "`names` has no key `es`; the keys are en, fr, de, pl",
        ),
        ("names = { en = 1 }", "2:16", "`en` must be text in quotes"),
        (
            "names = { en = \"\\u0000\" }",
            "2:16",
            "`en` contains a control character",
        ),
        (
            "limit = 0",
            "2:9",
            "`limit` must be a whole number from 1 to 99",
        ),
        ("limit = 100", "2:9", "from 1 to 99"),
        ("limit = 99999999999999999999", "2:9", "from 1 to 99"),
        ("limit = -99999999999999999999", "2:9", "from 1 to 99"),
        ("limit = 0xffffffffffffffffffff", "2:9", "from 1 to 99"),
        ("limit = 5.0", "2:9", "from 1 to 99"),
        ("limit = \"5\"", "2:9", "from 1 to 99"),
        ("limit = nan", "2:9", "from 1 to 99"),
        ("limit = true", "2:9", "from 1 to 99"),
        ("limit = 1979-05-27", "2:9", "from 1 to 99"),
        ("limit = -0x10", "2:", "this is not valid TOML"),
        ("limit = 007", "2:", "this is not valid TOML"),
        ("limit =", "2:", "this is not valid TOML"),
        ("limit = 5\nlimit = 6", "3:1", "this is not valid TOML"),
        (
            "origin = [1, 0]",
            "2:10",
            "there is no cell 1,0: x + y must be even",
        ),
        (
            "origin = 5",
            "2:10",
            "`origin` must be a pair of coordinates [x, y]",
        ),
        ("origin = [1, 1, 1]", "2:10", "`origin` must be a pair"),
        ("origin = [10000, 0]", "2:11", "from -9999 to 9999"),
        (
            "origin = [0, -9223372036854775809]",
            "2:14",
            "from -9999 to 9999",
        ),
        (
            "origin = [0.0, 0]",
            "2:11",
            "`origin` must be a whole number",
        ),
        ("order = \"red\"", "2:9", "`order` must be a list in [ ]"),
        (
            "order = [\"red\"]",
            "2:9",
            "`order` must name all six colours, each once",
        ),
        (
            "order = [\"red\", \"red\"]",
            "2:17",
            "red appears twice in `order`",
        ),
        ("order = [\"pink\"]", "2:10", "this is not a colour"),
        ("order = [1]", "2:10", "`order` must be text in quotes"),
        (
            "order = [1, 2, 3, 4, 5, 6, 7]",
            "2:9",
            "`order` has 7 entries; the limit is 6",
        ),
        ("start = \"1\"", "2:9", "`start` belongs only in a layout"),
        ("hole = \"1\"", "2:8", "`hole` belongs only in a layout"),
        ("on = [\"1\"]", "2:6", "either a `map` or `on`, not both"),
        ("piece = 5", "2:9", "`piece` must be a list"),
        ("piece = [5]", "2:10", "written as [[piece]]"),
        ("arrow = {}", "2:9", "`arrow` must be a list"),
        ("ключ = 1", "2:", "this is not valid TOML"),
        ("a = '\u{1}'", "2:", "this is not valid TOML"),
        ("ä = \"ö\"", "2:", "this is not valid TOML"),
        ("\"ä\" = 1; x", "2:", "this is not valid TOML"),
    ];
    for (line, place, text) in cases {
        let bytes = format!("format = 1\n{line}\n{MAP}");
        if place.ends_with(':') {
            // The TOML parser determines the column, so only the line is checked.
            let found = findings(bytes.as_bytes());
            assert!(
                found[0].starts_with(place) && found[0].contains(text),
                "{line}: {found:?}"
            );
        } else {
            check(bytes.as_bytes(), place, text);
        }
    }
}

#[test]
fn format_and_ground_are_required() {
    check(b"", "1:1", "a course needs the key `format`; add it");
    check(b"", "1:1", "a course needs a `map`, or `on`");
    check(MAP.as_bytes(), "1:1", "a course needs the key `format`");
    check(
        format!("format = 2\n{MAP}").as_bytes(),
        "1:10",
        "`format` must be 1",
    );
    check(
        format!("format = \"1\"\n{MAP}").as_bytes(),
        "1:10",
        "`format` must be 1",
    );
    check(
        format!("format = 99999999999999999999\n{MAP}").as_bytes(),
        "1:10",
        "`format` must be 1",
    );
    check(
        b"format = 1\non = []\n",
        "2:6",
        "`on` must name at least one course",
    );
    check(b"format = 1\non = \"1\"\n", "2:6", "`on` must be a list");
    check(
        b"format = 1\non = [1]\n",
        "2:7",
        "`on` must be text in quotes",
    );
    check(
        b"format = 1\non = [\"1\", \"1\"]\n",
        "2:12",
        "course 1 appears twice",
    );
    check(
        b"format = 1\norigin = [0, 0]\non = [\"1\"]\n",
        "2:10",
        "a layout with `on` cannot have an `origin`",
    );
    check(
        b"format = 1\non = [\"1\"]\nstart = 1\n",
        "3:9",
        "`start` must be text in quotes",
    );
    check(
        b"format = 1\non = [\"1\"]\n",
        "2:7",
        "there is no course 1 here",
    );
    let many = format!("format = 1\non = [{}]\n", "\"1\", ".repeat(21));
    check(
        many.as_bytes(),
        "2:6",
        "`on` has 21 entries; the limit is 20",
    );
}

#[test]
fn mistakes_in_the_map_are_told_with_their_place() {
    let map = |rows: &str| format!("format = 1\nmap = '''\n{rows}\n'''\n").into_bytes();
    check(
        &map("s s s . o\ns s s . ."),
        "4:1",
        "column 0 of line 1 of the map lies between two cells",
    );
    check(
        &map("s s s . o\n\ts s s . ."),
        "4:1",
        "the map contains a tab; use spaces",
    );
    check(
        &map("s s s . o\n s s x . ."),
        "4:6",
        "the map may contain . s o # % and spaces, not `x`",
    );
    check(&map("s s s . o\n s s é . ."), "4:6", "not `é`");
    check(&map("s s s é o\n s s s . ."), "3:7", "not `é`");
    check(&map("s s s . .\n s s s . ."), "2:7", "exactly one hole");
    check(
        &map("s s s o o\n s s s . ."),
        "2:7",
        "exactly one hole (`o`), including markers; this one has 2",
    );
    check(
        &map("s s s . o\n s s . . ."),
        "2:7",
        "exactly six start cells",
    );
    check(
        &map("s s s   o\n s s s # ."),
        "2:7",
        "the hole cannot be reached (affected start cells: 0,0 ",
    );
    check(
        &map(&format!("s s s . o{}", " .".repeat(200))),
        "3:1",
        "this line of the map is too long; the limit is 400 characters",
    );
    check(
        &map(&". .\n".repeat(300)),
        "2:7",
        "the limit is 200 lines of 400 characters",
    );
    check(
        b"format = 1\nmap = ''\n",
        "2:7",
        "write the map between '''",
    );
    check(
        b"format = 1\nmap = '''s s s . o'''\n",
        "2:7",
        "start a new line after the opening quotes",
    );
    check(
        b"format = 1\nmap = ['s']\n",
        "2:7",
        "`map` must be text in quotes",
    );
    check(b"format = 1\nmap = '''\n'''\n", "2:7", "the map is empty");
}

/// Pieces and arrows begin on line 6. The map has five columns and two rows.
#[test]
fn mistakes_in_pieces_and_arrows_are_told_with_their_place() {
    let cases = [
        ("[[piece]]", "6:1", "a piece needs the key `id`"),
        ("[[piece]]\nid = 1", "7:6", "`id` must be text in quotes"),
        (
            "[[piece]]\nid = \"F-9\"",
            "7:6",
            "there is no piece `F-9`; the pieces are F-1, F-I2",
        ),
        (
            "[[piece]]\nid = \"\\u0000\"",
            "7:6",
            "there is no piece ` `",
        ),
        (
            "[[piece]]\nid = \"F-1\"",
            "6:1",
            "the piece F-1 needs the key `at`",
        ),
        (
            "[[piece]]\nid = \"F-1\"\nat = [1, 0]",
            "8:6",
            "there is no cell 1,0",
        ),
        (
            "[[piece]]\nid = \"F-1\"\nat = [6]",
            "8:6",
            "`at` must be a pair",
        ),
        (
            "[[piece]]\nid = \"F-1\"\nat = [99999999999999999999, 0]",
            "8:7",
            "from -9999 to 9999",
        ),
        (
            "[[piece]]\nid = \"F-1\"\nat = [0xfffffffff, 0]",
            "8:7",
            "from -9999 to 9999",
        ),
        (
            "[[piece]]\nid = \"F-1\"\nat = [6, 0]\nrotate = 6",
            "9:10",
            "`rotate` must be a whole number from 0 to 5",
        ),
        (
            "[[piece]]\nid = \"F-1\"\nat = [6, 0]\nrotate = -1",
            "9:10",
            "from 0 to 5",
        ),
        (
            "[[piece]]\nid = \"F-1\"\nat = [6, 0]\nmirror = 1",
            "9:10",
            "`mirror` must be true or false",
        ),
        (
            "[[piece]]\nid = \"F-1\"\nat = [6, 0]\nchannel = true",
            "9:11",
            "F-1 has no channel",
        ),
        (
            "[[piece]]\nid = \"F-I2\"\nat = [6, 0]\nchannel = \"yes\"",
            "9:11",
            "`channel` must be true or false",
        ),
        (
            "[[piece]]\nid = \"F-1\"\nat = [6, 0]\nvalue = 1",
            "9:1",
            "the piece F-1 has no key `value`; the keys are id, at, rotate",
        ),
        (
            "[[piece]]\nid = \"V-I5\"\nat = [6, 0]\nchannel = false",
            "9:1",
            "the piece V-I5 has no key `channel`",
        ),
        (
            "[[piece]]\nid = \"roller\"\nat = [6, 0]\nrotate = 0",
            "9:1",
            "the piece roller has no key `rotate`",
        ),
        (
            "[[piece]]\nid = \"spinner\"\nat = [6, 0]\nmirror = false",
            "9:1",
            "has no key `mirror`",
        ),
        (
            "[[piece]]\nid = \"sand\"\nat = [6, 0]",
            "8:1",
            "sand has no key `at`",
        ),
        (
            "[[piece]]\nid = \"sand\"",
            "6:1",
            "sand needs the key `cells`",
        ),
        (
            "[[piece]]\nid = \"sand\"\ncells = [6, 0]",
            "8:10",
            "`cells` must be a pair",
        ),
        (
            "[[piece]]\nid = \"sand\"\ncells = [[6, 0], [8, 0], [7, 2]]",
            "8:26",
            "there is no cell 7,2",
        ),
        (
            "[[piece]]\nid = \"sand\"\ncells = []",
            "6:1",
            "sand-1 must cover 3, 4 or 5",
        ),
        (
            "[[piece]]\nid = \"water\"\ncells = [[6, 0], [6, 0], [6, 0], [6, 0], [6, 0], [6, 0]]",
            "8:9",
            "`cells` has 6 entries; the limit is 5",
        ),
        (
            "[[piece]]\nid = \"token\"\nat = [6, 0]",
            "6:1",
            "a token needs the key `value`",
        ),
        (
            "[[piece]]\nid = \"token\"\nat = [6, 0]\nvalue = 0",
            "9:9",
            "`value` must be a whole number from -3 to -1",
        ),
        (
            "[[piece]]\nid = \"token\"\nat = [6, 0]\nvalue = -4",
            "9:9",
            "from -3 to -1",
        ),
        (
            "[[piece]]\nid = \"F-1\"\nat = [0, 0]",
            "6:1",
            "F-1-1 covers the start cell 0,0",
        ),
        (
            "[[piece]]\nid = \"F-1\"\nat = [9000, 0]",
            "6:1",
            "F-1-1 lies far off the board",
        ),
        (
            "[[piece]]\nid = \"V-I5\"\nat = [6, 0]",
            "6:1",
            "the foot of V-I5-1 at 16,0 is not fairway",
        ),
        (
            "[[piece]]\nid = \"roller\"\nat = [6, 0]\n[[piece]]\nid = \"roller\"\nat = [6, 0]",
            "9:1",
            "roller-2 and roller-1 both lie on 6,0",
        ),
        ("[[arrow]]", "6:1", "an arrow needs the key `at`"),
        (
            "[[arrow]]\nat = [6, 0]",
            "6:1",
            "an arrow needs the key `in`",
        ),
        (
            "[[arrow]]\nat = [6, 0]\nin = \"N\"\nout = \"W\"",
            "8:6",
            "`in` must be one of \"E\", \"NE\"",
        ),
        (
            "[[arrow]]\nat = [6, 0]\nin = \"NE\"\nout = 3",
            "9:7",
            "`out` must be text in quotes",
        ),
        (
            "[[arrow]]\nat = [6, 0]\nin = \"NE\"\nout = \"W\"\nhit = 1",
            "10:1",
            "an arrow has no key `hit`",
        ),
        (
            "[[arrow]]\nat = [6, 0]\nin = \"E\"\nout = \"W\"",
            "6:1",
            "no printed wall stops a ball at 6,0 going E",
        ),
    ];
    for (lines, place, text) in cases {
        check(
            format!("format = 1\n{MAP}{lines}\n").as_bytes(),
            place,
            text,
        );
    }
}

#[test]
fn all_mistakes_of_a_file_are_told_at_once() {
    let text = format!(
        "format = 3\nlimit = 0\nname = 1\n{MAP}[[piece]]\nid = \"x\"\n[[arrow]]\nat = [1, 0]\n"
    );
    let found = findings(text.as_bytes());
    let places: Vec<&str> = found
        .iter()
        .map(|f| f.split(": ").next().unwrap())
        .collect();
    assert_eq!(places, ["1:10", "2:9", "3:8", "9:6", "11:6"]);
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    check(
        b"format = 1\nname = \"\xff\"\n",
        "2:9",
        "this file is not UTF-8 text",
    );
    check(b"\xff\xfeformat = 1", "1:1", "this file is not UTF-8 text");
    let elf = b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0";
    assert!(!findings(elf).is_empty());
    assert!(!findings(&[0; 1000]).is_empty());
    assert!(!findings(&(0..=255).collect::<Vec<u8>>()).is_empty());
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..cases(200, 2_000) {
        let rubbish: Vec<u8> = (0..rng.usize(1..200)).map(|_| rng.u8(..)).collect();
        assert!(!findings(&rubbish).is_empty());
    }
}

/// Tests valid files with a few bytes changed, inserted or removed. Reading them must be quick and
/// must not panic.
#[test]
fn damaged_files_never_panic() {
    let sources: Vec<&str> = golf::COURSES.iter().map(|course| course.text).collect();
    let signs = b"[]{}\"'=.,#\n\r\t -+0123456789sox%eE_\\u\x00\xc3\xa9\xff";
    let mut rng = fastrand::Rng::with_seed(7);
    for _ in 0..cases(500, 5_000) {
        let mut bytes = sources[rng.usize(..sources.len())].as_bytes().to_vec();
        for _ in 0..rng.usize(1..=6) {
            let at = rng.usize(..bytes.len());
            match rng.u8(0..4) {
                0 => bytes[at] = signs[rng.usize(..signs.len())],
                1 => bytes.insert(at, signs[rng.usize(..signs.len())]),
                2 => drop(bytes.remove(at)),
                _ => {
                    let to = rng.usize(at..(at + 40).min(bytes.len()));
                    let copy = bytes[at..to].to_vec();
                    let into = rng.usize(..bytes.len());
                    bytes.splice(into..into, copy);
                }
            }
        }
        findings(&bytes);
    }
}

#[test]
fn huge_files_are_refused_unread() {
    let huge = vec![b'#'; 100 << 20];
    let begin = Instant::now();
    let found = CourseFile::parse_bytes(&huge).unwrap_err();
    assert!(begin.elapsed() < Duration::from_secs(10));
    assert_eq!(
        found[0].to_string(),
        "1:1: error: this file is over 1 MiB, the limit for a course file, so it was not read"
    );
    let text = "#".repeat((1 << 20) + 1);
    assert!(CourseFile::parse(&text).is_err());
}

/// Tests deeply nested, repetitive and very long files, which can make a parser slow or overflow
/// its stack.
#[test]
fn deep_and_long_files_are_refused_quickly() {
    let nests = [
        format!("a = {}", "[".repeat(10_000)),
        format!("a = {}", "[".repeat(1_000_000)),
        format!("a = {}1{}", "[".repeat(100_000), "]".repeat(100_000)),
        format!("a = {}", "{a=".repeat(100_000)),
        format!("a = {}1{}", "{a=".repeat(100_000), "}".repeat(100_000)),
        format!("{}b = 1", "a.".repeat(10_000)),
        format!("{}b = 1", "a.".repeat(400_000)),
        format!("[{}b]\nc = 1", "a.".repeat(400_000)),
        format!("[[{}b]]\nc = 1", "a.".repeat(400_000)),
        format!("map = {{ {}b = 1 }}", "a.".repeat(400_000)),
        format!("piece = [{}]", "{id = \"roller\"}, ".repeat(50_000)),
        format!("x = \"{}", "\\".repeat(500_000)),
        format!("x = \"\"\"{}", "\"".repeat(1_000_000)),
        "[".repeat(1_000_000),
        "=".repeat(1_000_000),
        "\n".repeat(1_000_000),
        "a=1\n".repeat(200_000),
        "[[piece]]\n".repeat(100_000),
        "[[arrow]]\n".repeat(100_000),
    ];
    for text in nests {
        assert!(!findings(text.as_bytes()).is_empty(), "{}", &text[..40]);
    }
}

/// Tests files with a very large number of mistakes. The reader must report only the first ones,
/// and must do so quickly.
#[test]
fn files_with_very_many_mistakes_are_refused_quickly() {
    let keys =
        |separator: &str| -> String { (0..60_000).map(|i| format!("k{i}=0{separator}")).collect() };
    let one_line = keys(",");
    let files = [
        keys("\n"),
        format!("names = {{{one_line}z=0}}"),
        format!("piece = [{{id=\"roller\",{one_line}z=0}}]"),
        format!("arrow = [{{{one_line}z=0}}]"),
        format!(
            "format = 1\n{MAP}piece = [{}]",
            "{id=\"x\",at=[1,0]},".repeat(500)
        ),
        format!("format = 1\nmap = '''\n{}'''", "x y z\n".repeat(150)),
    ];
    for text in files {
        let found = findings(text.as_bytes());
        assert!(
            !found.is_empty() && found.len() <= 1_000,
            "{} findings: {}",
            found.len(),
            &text[..40]
        );
    }
}

/// Tests maps of the maximum size that are full of pieces.
#[test]
fn full_maps_are_judged_quickly() {
    let full = |rows: usize, columns: usize| {
        let mut map = String::from("format = 1\nmap = '''\n");
        for y in 0..rows {
            map.push_str(if y % 2 == 1 { " " } else { "" });
            let row = match y {
                0 => "s s s ".to_owned() + &". ".repeat(columns - 4) + "o",
                1 => "s s s ".to_owned() + &". ".repeat(columns - 4) + ".",
                _ => ". ".repeat(columns),
            };
            map.push_str(row.trim_end());
            map.push('\n');
        }
        map + "'''\n"
    };
    check(
        full(200, 199).as_bytes(),
        "2:7",
        "39800 fairway cells; the limit is 10000",
    );
    assert_eq!(findings(full(100, 100).as_bytes()), [""; 0]);
    let doors: String = (0..500)
        .map(|i| {
            format!(
                "[[piece]]\nid = \"door\"\nat = [{}, {}]\n",
                10 * (i % 19),
                4 + 3 * (i / 19) + (i / 19) % 2
            )
        })
        .collect();
    let with_doors = full(100, 100) + &doors;
    assert_eq!(findings(with_doors.as_bytes()), [""; 0]);
    let begin = Instant::now();
    let file = CourseFile::parse(&with_doors).unwrap();
    let course = Course::new("doors", &file, &()).unwrap();
    assert!(!course.advice().is_empty());
    assert!(
        begin.elapsed() < Duration::from_mins(1),
        "{:?}",
        begin.elapsed()
    );
}
