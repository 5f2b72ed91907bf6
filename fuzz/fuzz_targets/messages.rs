//! Sends arbitrary bytes as messages to a table. The table must not panic, and its state must equal
//! the state after replaying its log.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::{ClientToServer, Record};
use std::sync::{LazyLock, Mutex};
use table::{Caller, Secret, CourseCache, State, Table};

/// A finished match. Its first events serve as a match in progress.
static GOLDEN: &[u8] = include_bytes!("../../crates/table/tests/data/golden.json");
static SHELF: LazyLock<Mutex<CourseCache>> = LazyLock::new(Mutex::default);

fuzz_target!(|bytes: &[u8]| {
    let record = Record::parse(GOLDEN).expect("sound");
    let protocol::EventKind::Ended { secret, .. } = &record.events.last().expect("some").what else {
        return;
    };
    let mut shelf = SHELF.lock().expect("one thread");
    let events = record.events[..12].to_vec();
    let mut table = Table::restore(events, Secret::new(secret.0), &mut shelf).expect("sound");
    for line in bytes.split(|byte| *byte == b'\n') {
        if let Ok(message) = ClientToServer::parse(line) {
            table.request(Caller::holding([0, 1]), &message, 1_000_000);
        }
    }
    let again = State::replay(table.events(), &mut shelf);
    assert_eq!(again.as_ref(), Ok(table.state()));
});
