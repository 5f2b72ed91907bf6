//! Tests that complete matches end, their records can be verified, replays are identical, and
//! totals add up.
//!
//! `MATCHES=5000 cargo test --release -p table --test main matches` plays more matches.

use crate::support::{Host, cache, keep, matches_wanted};
use protocol::{Event, EventKind, GameView, Record, Request, ServerToClient};
use table::{State, Table, verify};

/// Adds up the scores from the public score pads.
fn totals(host: &Host) -> Vec<i32> {
    let view = host.table.state().view();
    let Some(GameView::Golf(game)) = &view.game else {
        panic!("a match of golf");
    };
    let snapshot = host.table.snapshot().expect("a table");
    let protocol::MatchSetup::Golf(setup) = snapshot.setup else {
        panic!("a match of golf");
    };
    let score = |ball: &String| {
        let marks = game.pads.iter().map(|pad| pad[ball]);
        marks
            .map(|mark| i32::from(mark.count.expect("finished")) + i32::from(mark.tokens))
            .sum::<i32>()
    };
    setup
        .balls
        .iter()
        .map(|balls| balls.iter().map(score).sum())
        .collect()
}

#[test]
fn random_matches_end_verify_and_replay() {
    let (mut events, mut draws) = (0, 0);
    for seed in 0..matches_wanted(8, 250) {
        let mut host = Host::new(seed, None);
        host.play_out();
        let results = host.table.state().view().results.expect("over");
        assert_eq!(
            results.iter().map(|r| r.total).collect::<Vec<_>>(),
            totals(&host),
            "seed {seed}"
        );
        let best = results.iter().map(|r| r.total).min();
        assert!(
            results
                .iter()
                .all(|r| (r.rank == 1) == (Some(r.total) == best))
        );
        let text = host.table.record().to_string();
        let record = Record::parse(text.as_bytes()).expect("what is written can be read");
        assert_eq!(record, host.table.record());
        assert_eq!(record.to_string(), text);
        let mut cache = cache();
        let verified =
            verify(&record, &mut cache).unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
        assert_eq!(verified.results, results);
        assert_eq!(
            State::replay(&record.events, &mut cache).as_ref(),
            Ok(host.table.state())
        );
        keep(cache);
        events += verified.events;
        draws += verified.draws;
    }
    println!("{events} events, {draws} draws");
}

#[test]
fn the_state_is_a_function_of_the_log_alone() {
    // The test replays the match after every step, which takes quadratic time, so it plays few
    // matches.
    for seed in 1_000..1_000 + matches_wanted(2, 8) {
        let mut host = Host::new(seed, None);
        host.start();
        let mut cache = cache();
        let max_events = matches_wanted(40, u64::MAX);
        while !host.is_over() && (host.table.events().len() as u64) < max_events {
            host.step();
            let events = host.table.events();
            let again = State::replay(events, &mut cache).expect("a sound log");
            assert_eq!(&again, host.table.state());
            if host.rng.u8(..8) == 0 {
                // The server stops and restarts; nothing is lost.
                host.table = Table::restore(events.to_vec(), host.secret.clone(), &mut cache)
                    .expect("a sound log");
            }
        }
    }
}

#[test]
fn a_host_that_stopped_between_two_events_goes_on() {
    let mut host = Host::new(7, None);
    host.play_out();
    let whole = host.table.events().to_vec();
    let mut cache = cache();
    for length in 1..=whole.len() {
        let part = Table::restore(whole[..length].to_vec(), host.secret.clone(), &mut cache)
            .expect("sound");
        let same = part
            .events()
            .iter()
            .zip(&whole)
            .all(|(a, b)| a.what == b.what);
        assert!(
            same,
            "the events due after {length} events are those that happened"
        );
    }
}

#[test]
fn clients_that_follow_the_updates_see_what_a_newcomer_sees() {
    let mut host = Host::new(21, None);
    host.start();
    let mut log: Vec<Event> = host.table.events().to_vec();
    while !host.is_over() {
        let ServerToClient::Update {
            events,
            trace,
            view,
        } = host.step()
        else {
            panic!("an update");
        };
        let stroke = events.iter().any(|event| match &event.what {
            EventKind::Acted {
                action: protocol::GameAction::Golf(action),
                ..
            } => {
                matches!(
                    action,
                    protocol::GolfAction::Play { .. } | protocol::GolfAction::Pass {}
                )
            }
            _ => false,
        });
        assert_eq!(
            trace.is_some(),
            stroke,
            "every stroke, and nothing else, has a trace"
        );
        log.extend(events);
        assert_eq!(host.table.snapshot().expect("a table").view, *view);
        let since = host.rng.usize(..log.len());
        assert_eq!(host.table.events_since(since as u32), &log[since..]);
    }
    let reply = host.send(0, Request::Since { version: 0 });
    assert_eq!(reply.answer, protocol::Answer::Events { events: log });
}

#[test]
fn illegal_actions_change_nothing() {
    let mut host = Host::new(33, None);
    host.start();
    let odd: Vec<protocol::GameAction> = [
        r#"{"golf":{"type":"start","at":[1,2]}}"#,
        r#"{"golf":{"type":"start","at":[2147483647,2147483647]}}"#,
        r#"{"golf":{"type":"pick","pick":{"die":"no such die"}}}"#,
        r#"{"golf":{"type":"play","dir":"N"}}"#,
        r#"{"golf":{"type":"pass"}}"#,
        r#"{"golf":{"type":"roll"}}"#,
        r#"{"golf":{"type":"play","dir":"E"}}"#,
    ]
    .iter()
    .map(|json| serde_json::from_str(json).expect("an action"))
    .collect();
    for _ in 0..200 {
        if host.is_over() {
            break;
        }
        if let (Some(seat), None) = (
            host.table.state().turn(),
            host.table.state().computer_in_turn(),
        ) {
            let action = host.rng.choice(&odd).expect("some").clone();
            let legal = host
                .table
                .state()
                .play()
                .expect("under way")
                .actions()
                .contains(&action);
            let before = host.table.state().clone();
            let reply = host.send(
                seat,
                Request::Act {
                    seat,
                    action,
                    version: None,
                },
            );
            let accepted = matches!(reply.answer, protocol::Answer::Accepted { .. });
            assert_eq!(accepted, legal, "exactly the listed actions are legal");
            assert!(accepted || &before == host.table.state());
            continue;
        }
        host.step();
    }
}

/// A recorded match that must always replay. Set `UPDATE_GOLDEN=1` to record a new one, but only
/// for a new version of the rules.
#[test]
fn an_old_record_still_verifies() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/golden.json");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let small = (0..).find_map(|seed| {
            let mut host = Host::new(seed, None);
            host.play_out();
            let text = host.table.record().to_string();
            let rich = text.contains("carom") && text.contains("\"type\":\"tokens\"");
            (rich && text.len() < 30_000).then_some(text)
        });
        std::fs::write(path, small.expect("some match is short")).expect("can be written");
    }
    let bytes = std::fs::read(path).expect("it is in the repository");
    let record = Record::parse(&bytes).expect("a record");
    let verified = verify(&record, &mut cache());
    assert!(verified.is_ok(), "{verified:?}");
}

/// Rule G8 was introduced with the rules `2026-2`. In this match, a player resigned on the second
/// course under earlier rules. The result of the match therefore stays the same: only the first
/// course counts.
#[test]
fn a_match_given_up_by_older_rules_keeps_its_results() {
    let bytes = include_bytes!("data/resigned-2026-1.json");
    let record = Record::parse(bytes).expect("a record");
    let verified = verify(&record, &mut cache()).expect("right in every event");
    let totals: Vec<i32> = verified.results.iter().map(|own| own.total).collect();
    assert_eq!(totals, [12, 9]);
    assert!(verified.results[1].withdrawn);
}
