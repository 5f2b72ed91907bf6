//! Tests that no output from a table reveals its dice secret before the match ends.

use crate::support::{self, Host, matches_wanted};
use protocol::{Clock, EventKind, Request};
use table::{Caller, CourseCache, Table};

/// Returns whether a text contains twelve consecutive hexadecimal digits of the secret, or four
/// consecutive bytes of it as decimal numbers.
fn tells(text: &str, secret: [u8; 32]) -> bool {
    let hex: String = protocol::Hex(secret).to_string();
    let fours: Vec<String> = secret
        .windows(4)
        .map(|four| {
            let list: Vec<String> = four.iter().map(u8::to_string).collect();
            list.join(",")
        })
        .collect();
    let lower = text.to_lowercase();
    let digits = lower
        .split(|c: char| !c.is_ascii_hexdigit())
        .filter(|run| run.len() >= 12)
        .any(|run| (0..=hex.len() - 12).any(|start| run.contains(&hex[start..start + 12])));
    let close = text.replace(", ", ",");
    let numbers = close
        .split(|c: char| !c.is_ascii_digit() && c != ',')
        .filter(|run| run.matches(',').count() >= 3)
        .any(|run| fours.iter().any(|four| run.contains(four)));
    digits || numbers
}

#[test]
fn a_secret_is_found_however_it_is_written() {
    let secret = std::array::from_fn(|index| index as u8 * 7 + 3);
    let hex = protocol::Hex(secret).to_string();
    assert!(tells(&hex, secret));
    assert!(tells(&format!("x{}y", hex[20..32].to_uppercase()), secret));
    assert!(!tells(&format!("x{}y", &hex[20..31]), secret));
    assert!(tells(&format!("{secret:?}"), secret));
    assert!(tells("[9,66,73,80,87,4]", secret));
    assert!(!tells("[9,66,73,80,88,4]", secret));
}

#[test]
fn nothing_tells_the_secret_before_the_end() {
    let clock = Clock {
        turn_ms: Some(86_400_000),
        total_ms: None,
        increment_ms: 0,
    };
    for seed in 0..matches_wanted(2, 25) {
        let mut host = Host::new(seed, Some(clock));
        let secret = host.secret.reveal().0;
        host.start();
        while !host.is_over() {
            let update = host.step();
            if host.is_over() {
                break;
            }
            let seat = host.rng.u8(..3);
            let refused = host.send(seat, Request::Leave { seat });
            let look = host.send(seat, Request::Look {});
            let wrong = Table::restore(Vec::new(), host.secret.clone(), &mut CourseCache::new());
            let said = [
                update.to_json(),
                format!("{:?}", refused.answer),
                serde_json::to_string(&look.answer).expect("JSON"),
                format!(
                    "{:?} {wrong:?} {:?}",
                    host.table.state().view(),
                    host.secret
                ),
            ];
            assert!(said.iter().all(|text| !tells(text, secret)), "seed {seed}");
        }
        let (last, before) = host.table.events().split_last().expect("some");
        assert!(matches!(last.what, EventKind::Ended { .. }));
        let log = serde_json::to_string(before).expect("JSON");
        assert!(!tells(&log, secret), "seed {seed}");
        assert!(
            tells(&serde_json::to_string(last).expect("JSON"), secret),
            "the end reveals it"
        );
    }
}

#[test]
fn a_table_shows_no_secret_in_debug_output() {
    let mut host = Host::new(4, None);
    let secret = host.secret.reveal().0;
    host.start();
    host.step();
    assert!(!tells(&format!("{:?}", host.table), secret));
}

/// The state and the view of a table can be rebuilt from its public events. They therefore reveal
/// nothing about the secret beyond the commitment and the rolls so far.
#[test]
fn all_that_is_public_follows_from_the_commitment_and_the_rolls_so_far() {
    let mut host = Host::new(11, None);
    host.start();
    for _ in 0..40 {
        if host.is_over() {
            break;
        }
        host.step();
        let public: Vec<_> = host.table.events().to_vec();
        // A state built from the public events equals the state of the table.
        let state = table::State::replay(&public, &mut support::cache()).expect("sound");
        assert!(state == *host.table.state(), "version {}", state.version());
        assert_eq!(state.view(), host.table.state().view());
        let mut other = host.table.clone();
        let look = other.request(Caller::GUEST, &host.message(Request::Look {}), 0);
        assert!(look.update.is_none());
    }
}
