//! Test courses.

use golf::{Course, CourseFile};

pub fn ground(map: &str, pieces: &str) -> Course {
    let file = CourseFile::parse(&format!("format = 1\nmap = '''\n{map}'''\n{pieces}"));
    Course::new("test", &file.expect("a file"), &()).expect("a course")
}

/// Returns small courses that together contain every kind of piece that affects a ball.
pub fn small_courses() -> Vec<(&'static str, Course)> {
    let map = "s s s . . .\n s s s . . .\n. . . . . .\n . . . o . .\n";
    let piece = |text: &str| ground(map, text);
    vec![
        ("bare", piece("")),
        (
            "sand",
            piece("[[piece]]\nid = \"sand\"\ncells = [[6, 0], [8, 0], [10, 0]]\n"),
        ),
        (
            "water",
            piece("[[piece]]\nid = \"water\"\ncells = [[7, 1], [9, 1], [11, 1]]\n"),
        ),
        (
            "channel",
            piece("[[piece]]\nid = \"F-I2\"\nat = [2, 2]\nchannel = true\n"),
        ),
        ("roller", piece("[[piece]]\nid = \"roller\"\nat = [6, 2]\n")),
        (
            "toppler",
            piece("[[piece]]\nid = \"toppler\"\nat = [8, 2]\n"),
        ),
        (
            "tokens",
            piece(
                "[[piece]]\nid = \"token\"\nat = [8, 0]\nvalue = -1\n\
                 [[piece]]\nid = \"token\"\nat = [0, 2]\nvalue = -3\n",
            ),
        ),
        (
            "roller-and-token",
            piece(
                "[[piece]]\nid = \"roller\"\nat = [4, 2]\n\
                 [[piece]]\nid = \"token\"\nat = [9, 1]\nvalue = -2\n",
            ),
        ),
        (
            "door",
            ground(
                "s s s . .\n s s s . .\n. . . . .\n . . . . .\n. . o . .\n . . . . .\n",
                "[[piece]]\nid = \"door\"\nat = [7, 3]\nrotate = 3\n",
            ),
        ),
        (
            "spinner",
            ground(
                "s s s . . .\n s s s . . .\n. . . . . .\n . . . . . .\n. . . . . .\n o . . . . .\n",
                "[[piece]]\nid = \"spinner\"\nat = [7, 3]\n",
            ),
        ),
        (
            "bridge-with-roller-and-tokens",
            ground(
                "s s s . . . . .\n s s s . . . . .\n. . . . . . . .\n . . . . . . . .\n. . . . . o . .\n",
                "[[piece]]\nid = \"V-I4\"\nat = [4, 2]\n\
                 [[piece]]\nid = \"roller\"\nat = [3, 3]\n\
                 [[piece]]\nid = \"token\"\nat = [2, 2]\nvalue = -1\n\
                 [[piece]]\nid = \"token\"\nat = [12, 2]\nvalue = -2\n\
                 [[piece]]\nid = \"sand\"\ncells = [[9, 3], [11, 3], [13, 3]]\n",
            ),
        ),
        (
            "bridge-with-hole",
            ground(
                "s s s . . . . . . .\n s s s . . . . . . .\n. . . . . . . . . .\n . . . . . . . . . .\n. . . . . . o . . .\n",
                "[[piece]]\nid = \"V-C7h\"\nat = [2, 2]\n\
                 [[piece]]\nid = \"token\"\nat = [0, 2]\nvalue = -1\n\
                 [[piece]]\nid = \"token\"\nat = [15, 3]\nvalue = -2\n\
                 [[piece]]\nid = \"water\"\ncells = [[1, 3], [0, 4], [2, 4]]\n",
            ),
        ),
    ]
}
