//! Tests saved matches.

use super::super::saved::{Saved, read};
use super::*;

#[test]
fn a_match_is_resumed_where_it_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.json");
    let mut first = playing(&plan(&["1"], &["Anna"]), 7, "en");
    let mut saved = Saved::create(path.clone(), first.host()).expect("a new file");
    press(&mut first, "4\n\n5\n");
    saved.save(first.host()).expect("saved");
    assert!(Saved::open(path.clone()).is_err(), "it is being played");
    drop(saved);
    let (mut saved, record, secret) = Saved::open(path.clone()).expect("the match");
    let host = Host::resume(record, secret, 9_000).expect("a table");
    let mut second = Playing::new(host, texts("en"), Speed::None);
    assert_eq!(second.game(), first.game());
    press(&mut first, "\n");
    press(&mut second, "\n");
    assert_eq!(second.game(), first.game());
    saved.save(second.host()).expect("saved");
    assert_eq!(read(&path).expect("a record"), second.host().record());
}

#[test]
fn a_file_that_exists_is_never_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.json");
    std::fs::write(&path, "precious").expect("a file");
    let playing = playing(&plan(&["1"], &["Anna"]), 7, "en");
    let error = Saved::create(path.clone(), playing.host()).expect_err("it exists");
    assert!(error.to_string().contains("already exists"), "{error}");
    assert_eq!(std::fs::read_to_string(path).expect("a file"), "precious");
}

#[test]
fn the_secret_lies_beside_the_record_only_while_the_match_lasts() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.json");
    let mut plan = plan(&["1"], &["Anna"]);
    plan.limit = Some(1);
    let mut playing = playing(&plan, 7, "en");
    let mut saved = Saved::create(path.clone(), playing.host()).expect("a new file");
    let secret = playing.host().secret().reveal().to_string();
    let record = std::fs::read_to_string(&path).expect("a record");
    assert!(!record.contains(&secret));
    press(&mut playing, "\n\n");
    saved.save(playing.host()).expect("saved");
    assert!(playing.game().is_over());
    let record = std::fs::read_to_string(&path).expect("a record");
    assert!(record.contains(&secret));
    assert!(!folder.path().join("match.json.secret").exists());
    let error = Saved::open(path).expect_err("it is over");
    assert!(error.to_string().contains("is over"), "{error}");
}
