//! Tests that a changed record is detected and that the error names the faulty event.

use crate::support::{Host, cache, keep, matches_wanted};
use fastrand::Rng;
use protocol::{Event, EventKind, GameAction, GameChance, GolfAction, GolfChance, Hex, Record};
use table::{CourseCache, verify};

fn record(seed: u64) -> Record {
    let mut host = Host::new(seed, None);
    host.play_out();
    host.table.record()
}

fn failed(record: &Record, cache: &mut CourseCache) -> Option<u32> {
    verify(record, cache).err().map(|fault| fault.version)
}

/// Changes the content of an event. Returns false if the event has no content to change.
fn change(event: &mut Event, rng: &mut Rng) -> bool {
    match &mut event.what {
        EventKind::Drawn {
            chance: GameChance::Golf(GolfChance::Face { face }),
            ..
        } => *face = (*face + rng.u8(1..6)) % 6,
        EventKind::Drawn {
            chance: GameChance::Golf(GolfChance::Tokens { cells }),
            ..
        } => {
            if cells.len() < 2 {
                return false;
            }
            cells.swap(0, 1);
        }
        EventKind::Acted {
            action: GameAction::Golf(GolfAction::Play { dir }),
            ..
        } => {
            let other = ["E", "NE", "NW", "W", "SW", "SE"];
            let other = other
                .iter()
                .filter(|name| **name != *dir)
                .nth(rng.usize(..5));
            *dir = (*other.expect("five others")).to_owned();
        }
        EventKind::Acted { seat, .. } | EventKind::Ready { seat, .. } => *seat ^= 1,
        EventKind::Ended {
            secret: Some(Hex(bytes)),
            results,
        } => {
            if rng.bool() {
                bytes[rng.usize(..32)] ^= 1;
            } else {
                results[0].total -= 1;
            }
        }
        EventKind::Joined {
            contribution: Hex(bytes),
            ..
        } => bytes[3] ^= 1,
        _ => event.at += 1,
    }
    true
}

#[test]
fn a_changed_event_is_found_and_named() {
    let mut cache = cache();
    for seed in 0..matches_wanted(5, 60) {
        let sound = record(seed);
        let mut rng = Rng::with_seed(seed);
        for _ in 0..12 {
            let mut forged = sound.clone();
            let index = rng.usize(1..forged.events.len());
            if change(&mut forged.events[index], &mut rng) {
                assert_eq!(
                    failed(&forged, &mut cache),
                    Some(index as u32 + 1),
                    "seed {seed}"
                );
            }
        }
    }
    keep(cache);
}

#[test]
fn a_missing_doubled_or_moved_event_is_found_and_named() {
    let mut cache = cache();
    for seed in 100..100 + matches_wanted(4, 40) {
        let sound = record(seed);
        let mut rng = Rng::with_seed(seed);
        for _ in 0..6 {
            let index = rng.usize(..sound.events.len());
            let mut forged = sound.clone();
            forged.events.remove(index);
            assert_eq!(
                failed(&forged, &mut cache),
                Some(index as u32 + 1),
                "missing"
            );
            let mut forged = sound.clone();
            forged.events.insert(index, sound.events[index].clone());
            assert_eq!(
                failed(&forged, &mut cache),
                Some(index as u32 + 2),
                "doubled"
            );
            if index + 1 < sound.events.len() {
                let mut forged = sound.clone();
                forged.events.swap(index, index + 1);
                assert_eq!(failed(&forged, &mut cache), Some(index as u32 + 1), "moved");
            }
        }
    }
    keep(cache);
}

/// Recomputes the hash chain, as a careful forger would.
fn rechained(record: &mut Record) {
    use sha2::{Digest, Sha256};
    let mut before = [0_u8; 16];
    for event in &mut record.events {
        let mut hash = Sha256::new();
        hash.update(before);
        hash.update(event.chained_json().as_bytes());
        before.copy_from_slice(&hash.finalize()[..16]);
        event.chain = Hex(before);
    }
}

#[test]
fn rolls_secret_and_results_cannot_be_forged_even_with_a_new_chain() {
    let mut cache = cache();
    for seed in 200..200 + matches_wanted(4, 40) {
        let sound = record(seed);
        let mut rng = Rng::with_seed(seed);
        let forgeable = |event: &Event| {
            matches!(
                event.what,
                EventKind::Drawn { .. } | EventKind::Ended { .. }
            )
        };
        let places: Vec<usize> = (0..sound.events.len())
            .filter(|i| forgeable(&sound.events[*i]))
            .collect();
        for _ in 0..6 {
            let mut forged = sound.clone();
            let index = *rng.choice(&places).expect("some");
            if change(&mut forged.events[index], &mut rng) {
                rechained(&mut forged);
                assert_eq!(
                    failed(&forged, &mut cache),
                    Some(index as u32 + 1),
                    "seed {seed}"
                );
            }
        }
        let mut same = sound.clone();
        rechained(&mut same);
        assert_eq!(same, sound, "the chain is what the documents say");
    }
    keep(cache);
}

#[test]
fn hostile_records_are_refused_without_panic() {
    let text = record(3).to_string();
    let mut rng = Rng::with_seed(9);
    let mut cache = cache();
    let junk: [&[u8]; 8] = [
        b"null",
        b"-1",
        b"99999999999",
        b"[]",
        b"{}",
        b"\"\\u0000\"",
        b"1e999",
        b"\xff",
    ];
    for _ in 0..400 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..rng.usize(1..3) {
            let place = rng.usize(..bytes.len());
            if rng.bool() {
                bytes[place] = rng.u8(..);
            } else {
                let end = (place + rng.usize(..6)).min(bytes.len());
                bytes.splice(place..end, rng.choice(junk).expect("some").iter().copied());
            }
        }
        if let Ok(record) = Record::parse(&bytes) {
            let _ = verify(&record, &mut cache);
        }
    }
    assert!(Record::parse("[".repeat(100_000).as_bytes()).is_err());
    assert!(verify(&Record::new(Vec::new()), &mut cache).is_err());
}
