//! Runs the real program in a pseudo-terminal: sends keys and checks the record on disk.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Output};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long to wait for the program; this is long enough for a busy machine.
const SCREEN_TIMEOUT: Duration = Duration::from_mins(1);

/// A temporary folder, deleted after the test.
struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }
}

/// The program, running in an 80×24 terminal.
struct Seat {
    child: Box<dyn Child + Send + Sync>,
    keyboard: Box<dyn Write + Send>,
    seen: Arc<Mutex<Vec<u8>>>,
    _master: Box<dyn MasterPty + Send>,
}

impl Seat {
    /// Starts the program. Returns `None` if the machine does not support pseudo-terminals.
    fn sit_down(folder: &Folder, arguments: &[&str]) -> Option<Seat> {
        let size = PtySize {
            rows: 24,
            cols: 80,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).ok()?;
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_carambole"));
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        command.env("XDG_STATE_HOME", folder.0.path());
        command.env("LC_ALL", "C");
        let child = pair.slave.spawn_command(command).unwrap();
        let seen = Arc::new(Mutex::new(Vec::new()));
        let mut screen = pair.master.try_clone_reader().unwrap();
        let store = Arc::clone(&seen);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            // When the program has ended, some systems return an error and others return zero
            // bytes.
            while let Ok(count @ 1..) = screen.read(&mut bytes) {
                store.lock().unwrap().extend(&bytes[..count]);
            }
        });
        Some(Seat {
            child,
            keyboard: pair.master.take_writer().unwrap(),
            seen,
            _master: pair.master,
        })
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    fn seen(&self) -> String {
        String::from_utf8_lossy(&self.seen.lock().unwrap()).into_owned()
    }

    fn wait_until(&mut self, what: &str, mut done: impl FnMut(&Seat) -> bool) {
        let start = Instant::now();
        while !done(self) {
            assert!(
                start.elapsed() < SCREEN_TIMEOUT,
                "{what}: not within {SCREEN_TIMEOUT:?}; the screen was sent {:?}",
                self.seen()
            );
            thread::sleep(Duration::from_millis(30));
        }
    }

    fn wait_to_see(&mut self, word: &str) {
        self.wait_until(word, |seat| seat.seen().contains(word));
    }

    fn wait_for_record(&mut self, file: &str, word: &str, count: usize) {
        self.wait_until(word, |_| occurrences(file, word) >= count);
    }

    fn wait_for_the_end(&mut self) -> u32 {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.exit_code();
            }
            assert!(start.elapsed() < SCREEN_TIMEOUT, "it does not end");
            thread::sleep(Duration::from_millis(30));
        }
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

fn occurrences(file: &str, word: &str) -> usize {
    let text = fs::read_to_string(Path::new(file)).unwrap_or_default();
    text.matches(word).count()
}

fn carambole(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_carambole"))
        .args(arguments)
        .env("LC_ALL", "C")
        .output()
        .unwrap()
}

const PLAY: &str = r#""type":"play""#;
const ROLL: &str = r#""type":"roll""#;

#[test]
fn a_match_is_played_left_and_resumed() {
    let folder = Folder::new();
    let record = folder.path("match.json");
    let begin = [
        "play",
        "--course",
        "1",
        "--players",
        "Anna",
        "--seed",
        "7",
        "--speed",
        "none",
        "--record",
        &record,
    ];
    let Some(mut seat) = Seat::sit_down(&folder, &begin) else {
        eprintln!("no pseudo-terminals are available here");
        return;
    };
    seat.wait_to_see("Anna");
    for stroke in 1..=3 {
        seat.press("2\r");
        seat.wait_for_record(&record, ROLL, stroke);
        seat.press("\r");
        seat.wait_for_record(&record, PLAY, stroke);
    }
    leave(&mut seat);
    assert!(seat.seen().contains("--resume"), "{}", seat.seen());
    let left = fs::read_to_string(&record).unwrap();
    let resume = ["play", "--resume", "--speed", "none", "--record", &record];
    let mut seat = Seat::sit_down(&folder, &resume).unwrap();
    seat.wait_to_see("Anna");
    seat.press("2\r");
    seat.wait_for_record(&record, ROLL, 4);
    leave(&mut seat);
    let events = left.strip_suffix("\n]}\n").unwrap();
    let now = fs::read_to_string(&record).unwrap();
    assert!(now.starts_with(events), "saved events are unchanged");
    let verdict = carambole(&["verify", &record]);
    assert_eq!(verdict.status.code(), Some(1), "the match is not over yet");
}

fn leave(seat: &mut Seat) {
    seat.press("\x1b");
    // If Escape and Enter arrived together, they would be read as another key, so wait for the
    // question.
    seat.wait_to_see("Leave");
    seat.press("\r");
    assert_eq!(seat.wait_for_the_end(), 0);
    seat.wait_to_see("match.json");
}

#[test]
fn a_finished_match_is_verified_and_a_forged_one_found_out() {
    let folder = Folder::new();
    let record = folder.path("match.json");
    let begin = [
        "play",
        "--course",
        "1",
        "--players",
        "Anna,Ben",
        "--seed",
        "7",
        "--speed",
        "none",
        "--limit",
        "1",
        "--record",
        &record,
    ];
    let Some(mut seat) = Seat::sit_down(&folder, &begin) else {
        eprintln!("no pseudo-terminals are available here");
        return;
    };
    seat.wait_to_see("Anna");
    for stroke in 1..=2 {
        seat.press("\r");
        seat.wait_for_record(&record, ROLL, stroke);
        seat.press("\r");
        seat.wait_for_record(&record, PLAY, stroke);
    }
    seat.wait_for_record(&record, r#""type":"ended""#, 1);
    seat.press("\r");
    assert_eq!(seat.wait_for_the_end(), 0);
    let right = carambole(&["verify", &record]);
    let said = String::from_utf8(right.stdout).unwrap();
    assert_eq!(right.status.code(), Some(0), "{said}");
    assert!(said.contains("2 rolls"), "{said}");
    let text = fs::read_to_string(&record).unwrap();
    let roll = text.find(r#""face":"#).unwrap() + r#""face":"#.len();
    let event = text[..roll].matches(r#""version":"#).count();
    let face = text[roll..].chars().next().unwrap();
    let other = if face == '0' { "1" } else { "0" };
    let forged = format!("{}{other}{}", &text[..roll], &text[roll + 1..]);
    let file = folder.path("forged.json");
    fs::write(&file, forged).unwrap();
    let wrong = carambole(&["verify", &file]);
    let said = String::from_utf8(wrong.stdout).unwrap();
    assert_eq!(wrong.status.code(), Some(1), "{said}");
    assert!(said.contains(&format!("event {event} is wrong")), "{said}");
}

/// Asserts exit code 2, no standard output, and one line on standard error with `fragment`.
fn refused(arguments: &[&str], fragment: &str) {
    let output = carambole(arguments);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
    assert!(output.stdout.is_empty(), "{arguments:?} printed something");
    assert_eq!(said.trim_end().lines().count(), 1, "{said}");
    assert!(said.contains(fragment), "{arguments:?} says: {said}");
}

#[test]
fn without_a_terminal_it_says_what_to_do() {
    refused(&["play"], "in a terminal");
    refused(&["play", "--lang", "de"], "braucht es ein Terminal");
    refused(&["play", "--course", "77", "--players", "Anna"], "terminal");
    refused(&["play", "--dice", "--cards"], "cannot be used with");
    refused(&["play", "--limit", "100"], "limit");
}

#[test]
fn records_that_cannot_be_read_are_refused() {
    let folder = Folder::new();
    let empty = folder.path("empty.json");
    fs::write(&empty, "").unwrap();
    let other = folder.path("other.json");
    fs::write(&other, r#"{"carambole_record":2,"events":[]}"#).unwrap();
    for command in ["verify", "replay"] {
        refused(&[command, "/no/such/file.json"], "cannot open");
        refused(&[command, &empty], "not a record");
        refused(&[command, &other], "format");
    }
    let none = folder.path("none.json");
    fs::write(&none, r#"{"carambole_record":1,"events":[]}"#).unwrap();
    assert_eq!(carambole(&["verify", &none]).status.code(), Some(1));
    refused(&["replay", &none], "empty");
}

#[test]
fn an_operator_is_asked_before_anything_is_lost() {
    let folder = Folder::new();
    let data = folder.path("carambole.db");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let location = storage::Location::File(data.clone().into());
    let store = runtime.block_on(storage::Store::open(&location)).unwrap();
    let new = storage::NewCourse {
        id: "c1".to_owned(),
        owner: "ada".to_owned(),
        name: "Windmill".to_owned(),
        file: String::new(),
        hash: "1".to_owned(),
        board: None,
        fork_of: None,
        created: 1,
    };
    runtime.block_on(store.publish_course(&new)).unwrap();
    let arguments = [
        "admin", "--data", &data, "--as", "Olga", "delete", "course", "c1",
    ];
    for (answer, code) in [("n\r", 2), ("\r", 2), ("y\r", 0)] {
        let Some(mut seat) = Seat::sit_down(&folder, &arguments) else {
            return;
        };
        seat.wait_to_see("Are you sure? [y/N]");
        assert!(runtime.block_on(store.course("c1")).is_ok());
        seat.press(answer);
        assert_eq!(seat.wait_for_the_end(), code, "{}", seat.seen());
    }
    assert!(runtime.block_on(store.course("c1")).is_err());
}
