use super::*;
use golf::{Collection, Course};

fn file(text: &str) -> CourseFile {
    CourseFile::parse(text).expect("a sound file")
}

#[test]
fn every_standard_course_fits_into_400_characters_and_comes_back() {
    for standard in Collection::all() {
        let course = file(standard.text);
        let code = encode(&course).expect("small enough");
        let full = Collection::course(standard.id)
            .expect("there")
            .expect("sound")
            .to_file();
        let full_code = encode(&full).expect("small enough");
        println!(
            "{}: {} in full {}",
            standard.id,
            code.len(),
            full_code.len()
        );
        assert!(code.len() < 400, "{}: {}", standard.id, code.len());
        assert_eq!(decode(&code), Ok(course));
        assert_eq!(decode(&full_code), Ok(full));
        assert!(
            code.bytes()
                .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
        );
    }
}

#[test]
fn a_layout_names_the_standard_courses_it_lies_on() {
    let layout = file("format = 1\non = [\"1\"]\n\n[[piece]]\nid = \"F-1\"\nat = [12, 6]\n");
    let code = encode(&layout).expect("small");
    assert!(code.len() < 40, "{code}");
    assert_eq!(decode(&code).as_ref(), Ok(&layout));
    let own = file("format = 1\non = [\"ours\"]\n");
    assert_eq!(encode(&own), Err(CourseCodeError::NotStandard));
}

#[test]
fn pieces_and_arrows_of_every_kind_come_back() {
    let text = "format = 1\norigin = [-5, 3]\nlimit = 99\nmap = '''\n% s s s . . . . . . . .\n\n  s s s . . . . . o . . #\n'''\n\n[[piece]]\nid = \"sand\"\ncells = [[3, 3], [5, 3], [7, 3]]\n\n[[piece]]\nid = \"token\"\nvalue = -3\nat = [9, 3]\n\n[[piece]]\nid = \"F-I2\"\nat = [9, 5]\nrotate = 5\nmirror = true\nchannel = true\n\n[[arrow]]\nat = [3, 3]\nin = \"NE\"\nout = \"W\"\n";
    let course = file(text);
    assert_eq!(decode(&encode(&course).expect("small")), Ok(course));
}

#[test]
fn hostile_codes_are_refused_without_panic() {
    let good = encode(&file(Collection::all().next().expect("one").text)).expect("small");
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..crate::cases::cases(300, 3_000) {
        let mut code = good.clone().into_bytes();
        for _ in 0..rng.usize(1..4) {
            let place = rng.usize(..code.len());
            code[place] = *rng.choice(b"ABCxyz019-_%=\x00").expect("some");
        }
        code.truncate(rng.usize(..=code.len()));
        let Ok(code) = String::from_utf8(code) else {
            continue;
        };
        if let Ok(course) = decode(&code) {
            assert_eq!(encode(&course).as_ref(), Ok(&code));
            let _ = Course::new("x", &course, &Collection);
        }
    }
    // Random packed bytes, without compression.
    for _ in 0..crate::cases::cases(2_000, 20_000) {
        let bytes: Vec<u8> = (0..rng.usize(..60)).map(|_| rng.u8(..)).collect();
        let _ = unpack::unpack(&bytes);
        let mut bytes = pack::pack(&file("format = 1\nmap = '''\ns s s . o\n s s s . .\n'''\n"))
            .expect("small");
        let place = rng.usize(..bytes.len());
        bytes[place] = rng.u8(..);
        let _ = unpack::unpack(&bytes).map(|file| CourseFile::parse(&file.to_string()));
    }
    let bomb = miniz_oxide::deflate::compress_to_vec(&vec![0; 1 << 24], 9);
    let bomb = URL_SAFE_NO_PAD.encode(bomb);
    assert!(decode(&bomb).is_err());
}
