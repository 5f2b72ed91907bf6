//! Tests how requests affect seats, clocks and rematches, and how the table handles resent, refused
//! and malformed requests.

use crate::support::{self, Host, cache, keep, secret_of};
use fastrand::Rng;
use protocol::{
    Answer, CarrambouleSetup, ClientToServer, Clock, Event, EventKind, GameView, GolfMode,
    GolfSetup, Hex, MatchSetup, MessageId, PlayerName, Reason, Request, Seat, SeatKind, Status,
    TableId, Withdrawal,
};
use table::{Caller, NewTable, Secret, Table};

/// Returns the setup of a carom-mode match between two people with one ball each.
fn duel() -> GolfSetup {
    let mut rng = Rng::with_seed(5);
    let mut setup = support::random_setup(&mut rng);
    setup.mode = GolfMode::Carom;
    setup.balls = vec![vec!["orange".to_owned()], vec!["red".to_owned()]];
    setup.courses.truncate(1);
    setup.limit = Some(5);
    setup.tokens = None;
    setup
}

fn host(clock: Option<Clock>) -> Host {
    Host::with_setup(Rng::with_seed(1), duel(), clock, false)
}

fn reason(answer: &Answer) -> Option<Reason> {
    match answer {
        Answer::Refused { reason, .. } => Some(*reason),
        _ => None,
    }
}

fn refused(host: &mut Host, seat: Seat, request: Request) -> Option<Reason> {
    let before = host.table.state().clone();
    let reply = host.send(seat, request);
    assert_eq!(&before, host.table.state());
    reason(&reply.answer)
}

#[test]
fn seats_are_taken_given_up_and_made_ready() {
    let mut host = host(None);
    host.join(0);
    let name = PlayerName::new("Eve").expect("a name");
    let contribution = Hex([9; 16]);
    let join = |seat| Request::Join {
        seat,
        name: name.clone(),
        contribution,
    };
    assert_eq!(refused(&mut host, 1, join(0)), Some(Reason::SeatTaken));
    assert_eq!(refused(&mut host, 1, join(2)), Some(Reason::NoSuchSeat));
    assert_eq!(refused(&mut host, 1, join(255)), Some(Reason::NoSuchSeat));
    assert_eq!(
        refused(
            &mut host,
            1,
            Request::Ready {
                seat: 1,
                ready: true
            }
        ),
        Some(Reason::NoChange)
    );
    assert_eq!(
        refused(&mut host, 1, Request::Leave { seat: 0 }),
        Some(Reason::NotYourSeat)
    );
    host.accepted(
        0,
        Request::Ready {
            seat: 0,
            ready: true,
        },
    );
    host.accepted(0, Request::Leave { seat: 0 });
    host.join(1);
    host.accepted(
        1,
        Request::Ready {
            seat: 1,
            ready: true,
        },
    );
    assert_eq!(
        host.table.state().status(),
        Status::Waiting,
        "seat 0 is empty again"
    );
    host.join(0);
    host.accepted(
        0,
        Request::Ready {
            seat: 0,
            ready: true,
        },
    );
    assert_eq!(host.table.state().status(), Status::Playing);
    assert_eq!(
        refused(&mut host, 0, Request::Leave { seat: 0 }),
        Some(Reason::Started)
    );
}

#[test]
fn nobody_acts_out_of_turn_or_for_another_seat() {
    let mut host = host(None);
    let action = || serde_json::from_str(r#"{"golf":{"type":"roll"}}"#).expect("an action");
    let act = |seat, version| Request::Act {
        seat,
        action: action(),
        version,
    };
    assert_eq!(
        refused(&mut host, 0, act(0, None)),
        Some(Reason::NotStarted)
    );
    host.start();
    let turn = host.table.state().turn().expect("a turn");
    let other = 1 - turn;
    assert_eq!(
        refused(&mut host, other, act(other, None)),
        Some(Reason::NotYourTurn)
    );
    assert_eq!(
        refused(&mut host, other, act(turn, None)),
        Some(Reason::NotYourSeat)
    );
    assert_eq!(
        refused(&mut host, other, Request::Resign { seat: turn }),
        Some(Reason::NotYourSeat)
    );
    let old = host.table.state().version() - 1;
    assert_eq!(
        refused(&mut host, turn, act(turn, Some(old))),
        Some(Reason::Stale)
    );
    assert_eq!(
        refused(&mut host, turn, act(turn, Some(old + 1))),
        Some(Reason::Illegal)
    );
    assert_eq!(
        refused(&mut host, turn, Request::Since { version: 9_999 }),
        Some(Reason::Future)
    );
    assert_eq!(
        refused(
            &mut host,
            turn,
            Request::Rematch {
                seat: turn,
                agree: true
            }
        ),
        Some(Reason::NotOver)
    );
}

#[test]
fn a_resent_message_gets_the_same_answer_and_has_no_effect() {
    let mut host = host(None);
    host.start();
    let mut cache = cache();
    for _ in 0..30 {
        let Some(seat) = host.table.state().turn() else {
            break;
        };
        let actions = host.table.state().play().expect("under way").actions();
        let action = host.rng.choice(&actions).expect("some").clone();
        let message = host.message(Request::Act {
            seat,
            action,
            version: None,
        });
        let caller = Caller::holding([seat]);
        let first = host.table.request(caller, &message, host.now);
        let before = host.table.state().clone();
        let again = host.table.request(caller, &message, host.now + 5);
        assert_eq!(
            (&again.answer, again.resent, &again.update),
            (&first.answer, true, &None)
        );
        // The answer stays the same if the server restarts and another client sends the message.
        let events = host.table.events().to_vec();
        host.table = Table::restore(events, host.secret.clone(), &mut cache).expect("sound");
        let again = host.table.request(Caller::GUEST, &message, host.now + 9);
        assert_eq!((&again.answer, again.resent), (&first.answer, true));
        assert_eq!(&before, host.table.state());
        let other = ClientToServer {
            id: message.id.clone(),
            request: Request::Resign { seat },
        };
        let reply = host.table.request(caller, &other, host.now);
        assert_eq!(reason(&reply.answer), Some(Reason::IdReused));
        assert_eq!(&before, host.table.state());
    }
    let wrong = ClientToServer {
        id: MessageId::new("wrong").expect("an id"),
        request: Request::Leave { seat: 0 },
    };
    let first = host.table.request(Caller::holding([0]), &wrong, host.now);
    let again = host.table.request(Caller::holding([0]), &wrong, host.now);
    assert_eq!(
        (first.answer, true),
        (again.answer, again.resent),
        "a refusal stays one"
    );
    keep(cache);
}

#[test]
fn who_resigns_loses_and_the_secret_is_published() {
    let mut host = host(None);
    host.start();
    host.accepted(1, Request::Resign { seat: 1 });
    let view = host.table.state().view();
    let results = view.results.expect("over");
    let ranks: Vec<u8> = results.iter().map(|result| result.rank).collect();
    assert_eq!(ranks, [1, 2]);
    // Rule G8: the course counts, the player who left scores the limit, and the view shows the
    // course's score pad.
    let Some(GameView::Golf(golf)) = view.game else {
        panic!("mini golf");
    };
    assert_eq!(golf.pads.len(), 1);
    assert_eq!(results[1].total, i32::from(golf.limit));
    assert!(golf.pads[0].iter().any(|(_, mark)| mark.count.is_none()));
    assert!(table::verify(&host.table.record(), &mut cache()).is_ok());
}

#[test]
fn a_rematch_needs_everyone() {
    let mut host = host(None);
    host.start();
    host.accepted(1, Request::Resign { seat: 1 });
    let again = |host: &Host| {
        let id = TableId::new("again").expect("an id");
        host.table
            .rematch(id, Secret::new([1; 32]), &mut cache(), host.now)
    };
    host.accepted(
        0,
        Request::Rematch {
            seat: 0,
            agree: true,
        },
    );
    assert!(again(&host).is_err());
    host.accepted(
        1,
        Request::Rematch {
            seat: 1,
            agree: true,
        },
    );
    let table = again(&host).expect("all agree");
    assert_eq!(table.state().status(), Status::Waiting);
    assert!(
        table::verify(&host.table.record(), &mut cache()).is_ok(),
        "also after the rematch votes at the end"
    );
}

/// Starts a match in which all players but the first resign, and returns the setup for the rematch.
fn setup_of_rematch(setup: MatchSetup, seats: u8) -> MatchSetup {
    let new = NewTable {
        id: TableId::new("before").expect("an id"),
        setup,
        seats: vec![SeatKind::Person {}; usize::from(seats)],
        clock: None,
    };
    let mut table = Table::create(new, Secret::new([1; 32]), &mut cache(), 0).expect("sound");
    let mut sent = 0;
    let mut ask = |table: &mut Table, request| {
        sent += 1;
        let id = MessageId::new(format!("m{sent}")).expect("an id");
        table.request(
            Caller::holding(0..seats),
            &ClientToServer { id, request },
            0,
        );
    };
    for seat in 0..seats {
        let name = PlayerName::new(format!("Player {seat}")).expect("a name");
        let contribution = Hex([seat; 16]);
        let join = Request::Join {
            seat,
            name,
            contribution,
        };
        ask(&mut table, join);
        ask(&mut table, Request::Ready { seat, ready: true });
    }
    for seat in 1..seats {
        ask(&mut table, Request::Resign { seat });
    }
    for seat in 0..seats {
        ask(&mut table, Request::Rematch { seat, agree: true });
    }
    let id = TableId::new("after").expect("an id");
    let again = table.rematch(id, Secret::new([2; 32]), &mut cache(), 0);
    again.expect("all agree").snapshot().expect("a setup").setup
}

#[test]
fn a_rematch_swaps_who_starts() {
    for starts in [0, 1] {
        let before = MatchSetup::Carramboule(CarrambouleSetup { starts });
        let after = MatchSetup::Carramboule(CarrambouleSetup { starts: 1 - starts });
        assert_eq!(setup_of_rematch(before, 2), after);
    }
    let own = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    let balls_after = |balls: Vec<Vec<String>>| {
        let seats = balls.len() as u8;
        let setup = GolfSetup { balls, ..duel() };
        match setup_of_rematch(MatchSetup::Golf(setup), seats) {
            MatchSetup::Golf(golf) => golf.balls,
            MatchSetup::Carramboule(_) => panic!("mini golf"),
        }
    };
    let two = vec![own(&["orange"]), own(&["red"])];
    assert_eq!(balls_after(two), [own(&["red"]), own(&["orange"])]);
    // With three players, each takes over the balls of the previous player.
    let three = vec![own(&["orange"]), own(&["red"]), own(&["blue"])];
    let after: [Vec<String>; 3] = [own(&["blue"]), own(&["orange"]), own(&["red"])];
    assert_eq!(balls_after(three), after);
    // A handicap stays with its player.
    let unequal = vec![own(&["orange", "green"]), own(&["red"])];
    assert_eq!(balls_after(unequal.clone()), unequal);
}

#[allow(clippy::unnecessary_wraps)]
fn clock(turn_ms: Option<u64>, total_ms: Option<u64>, increment_ms: u64) -> Option<Clock> {
    Some(Clock {
        turn_ms,
        total_ms,
        increment_ms,
    })
}

#[test]
fn who_runs_out_of_time_is_out_of_the_match() {
    for clock in [
        clock(Some(60_000), None, 0),
        clock(None, Some(60_000), 0),
        clock(Some(60_000), Some(90_000), 5),
    ] {
        let mut host = host(clock);
        host.start();
        let (turn, end) = (
            host.table.state().turn().expect("one"),
            host.table.state().deadline().expect("runs"),
        );
        assert!(host.table.tick(end - 1).is_none());
        assert!(host.table.tick(end).is_some());
        let out = EventKind::Withdrawn {
            seat: turn,
            why: Withdrawal::OutOfTime,
        };
        assert!(host.table.events().iter().any(|event| event.what == out));
        assert!(host.is_over());
        assert!(table::verify(&host.table.record(), &mut cache()).is_ok());
    }
}

#[test]
fn who_is_away_in_turn_can_be_put_out_by_another_player() {
    let mut host = host(None);
    host.start();
    let away = host.table.state().turn().expect("one");
    let other = 1 - away;
    let claim = |seat| Request::Claim { seat };
    let mut claims = |by, seat| refused(&mut host, by, claim(seat));
    assert_eq!(claims(away, away), Some(Reason::NotYourSeat));
    assert_eq!(claims(away, other), Some(Reason::NotYourTurn));
    assert_eq!(claims(7, away), Some(Reason::NotYourSeat), "a spectator");
    host.accepted(other, claim(away));
    let out = EventKind::Withdrawn {
        seat: away,
        why: Withdrawal::Absent,
    };
    assert!(host.table.events().iter().any(|event| event.what == out));
    assert!(host.is_over());
    let results = host.table.state().results().expect("it is over");
    assert!(results[usize::from(away)].withdrawn && results[usize::from(other)].rank == 1);
    assert!(table::verify(&host.table.record(), &mut cache()).is_ok());
}

#[test]
fn where_there_is_a_clock_nobody_is_put_out_for_being_away() {
    let mut host = host(clock(Some(60_000), None, 0));
    host.start();
    let seat = host.table.state().turn().expect("one");
    let claimed = refused(&mut host, 1 - seat, Request::Claim { seat });
    assert_eq!(claimed, Some(Reason::Illegal));
}

#[test]
fn an_action_that_comes_too_late_is_refused() {
    let mut host = host(clock(Some(1_000), None, 0));
    host.start();
    let seat = host.table.state().turn().expect("one");
    let action = host.table.state().play().expect("under way").actions()[0].clone();
    host.now += 1_000;
    let reply = host.send(
        seat,
        Request::Act {
            seat,
            action,
            version: None,
        },
    );
    assert_eq!(reason(&reply.answer), Some(Reason::Over));
    assert!(
        reply.update.is_some(),
        "everyone gets the update that the time is up"
    );
}

#[test]
fn the_increment_is_added_after_each_move() {
    let mut host = host(clock(None, Some(100_000), 7_000));
    host.start();
    let seat = host.table.state().turn().expect("one");
    let began = host.now;
    while host.table.state().turn() == Some(seat) {
        host.step();
    }
    let left = host.table.state().view().seats[usize::from(seat)].left_ms;
    assert_eq!(left, Some(100_000 - (host.now - began) + 7_000));
}

#[test]
fn the_hosts_downtime_counts_for_nobody() {
    let mut host = host(clock(Some(3 * 86_400_000), None, 0));
    host.start();
    let end = host.table.state().deadline().expect("runs");
    let week = 7 * 86_400_000;
    let mut cache = cache();
    let stopped = host.now + 5_000;
    let events = host.table.events().to_vec();
    host.table = Table::restore(events, host.secret.clone(), &mut cache).expect("sound");
    host.table.resume(stopped, stopped + week);
    assert_eq!(host.table.state().deadline(), Some(end + week));
    assert!(host.table.tick(end + week - 1).is_none());
    // A server that does not know when it stopped uses the time of the last event.
    let last = host.table.events().last().expect("some").at;
    host.table.resume(0, last + week);
    assert_eq!(host.table.state().deadline(), Some(end + 2 * week));
}

#[test]
fn matches_with_clocks_end_and_verify() {
    for seed in 500..530 {
        let mut host = Host::new(seed, clock(Some(400), Some(3_000), 30));
        host.start();
        while !host.is_over() {
            if host.table.tick(host.now).is_none() {
                let in_time = host
                    .table
                    .state()
                    .deadline()
                    .is_none_or(|end| host.now + 60 < end);
                if in_time {
                    host.step();
                } else {
                    host.now += 60;
                }
            }
        }
        assert!(
            table::verify(&host.table.record(), &mut cache()).is_ok(),
            "seed {seed}"
        );
    }
}

#[test]
fn hostile_messages_are_refused_without_panic() {
    let mut host = host(None);
    host.start();
    let good = host.message(Request::Look {}).to_json();
    let texts = [
        "",
        "{",
        "null",
        "[]",
        "{}",
        "\u{0}",
        "{\"id\":\"a\"}",
        r#"{"id":"a","request":{"type":"look","more":1}}"#,
        r#"{"id":"a","request":{"type":"look"},"more":1}"#,
        r#"{"id":"","request":{"type":"look"}}"#,
        r#"{"id":"a b","request":{"type":"look"}}"#,
        r#"{"id":"a","request":{"type":"leave","seat":256}}"#,
        r#"{"id":"a","request":{"type":"leave","seat":-1}}"#,
        r#"{"id":"a","request":{"type":"act","seat":0,"version":null,"action":{"golf":{"type":"roll","x":1}}}}"#,
        r#"{"id":"a","request":{"type":"join","seat":0,"name":"\u0000","contribution":"00"}}"#,
    ];
    for text in texts {
        assert!(ClientToServer::parse(text.as_bytes()).is_err(), "{text}");
    }
    assert!(ClientToServer::parse(&vec![b' '; 20_000]).is_err());
    assert!(ClientToServer::parse("[".repeat(16_000).as_bytes()).is_err());
    let mut rng = Rng::with_seed(3);
    for _ in 0..5_000 {
        let mut bytes = good.clone().into_bytes();
        let place = rng.usize(..bytes.len());
        bytes[place] = rng.u8(..);
        if let Ok(message) = ClientToServer::parse(&bytes) {
            host.table.request(Caller::GUEST, &message, host.now);
        }
    }
    let _ = secret_of(&mut rng);
}

/// Messages with an action are parsed on a fast path, which must give the same result as the
/// general path.
#[test]
fn every_message_is_read_as_it_was_meant() {
    let mut rng = Rng::with_seed(8);
    let acts = [
        r#"{"golf":{"type":"roll"}}"#,
        r#"{"golf":{"dir":"NE","type":"play"}}"#,
        r#"{"golf":{"type":"start","at":[3,-4]}}"#,
        r#"{"golf":{"type":"pick","pick":{"die":"yellow"}}}"#,
        r#"{"carramboule":{"type":"spot"}}"#,
        "{}",
    ];
    let id = r#""id":"a1""#;
    for _ in 0..4_000 {
        let action = rng.choice(acts).unwrap_or_default();
        let mut parts = vec![
            r#""type":"act""#.to_owned(),
            r#""seat":1"#.to_owned(),
            format!(r#""action":{action}"#),
            r#""version":7"#.to_owned(),
            r#""version":null"#.to_owned(),
            r#""more":1"#.to_owned(),
        ];
        rng.shuffle(&mut parts);
        parts.truncate(rng.usize(3..=5));
        let request = format!(r#""request":{{{}}}"#, parts.join(","));
        let text = if rng.bool() {
            format!("{{{id},{request}}}")
        } else {
            format!("{{{request},{id}}}")
        };
        let plain = serde_json::from_str::<ClientToServer>(&text);
        let read = ClientToServer::parse(text.as_bytes());
        assert_eq!(read.ok(), plain.ok(), "{text}");
    }
}

#[test]
fn the_lines_of_events_are_at_hand_and_can_be_made_again() {
    let mut host = Host::new(4, None);
    host.start();
    let mut taken = host.table.take_lines(0);
    while !host.is_over() {
        host.step();
        // After some steps, the server does not take the lines.
        if host.rng.bool() {
            taken.extend(host.table.take_lines(taken.len() as u32));
        }
    }
    taken.extend(host.table.take_lines(taken.len() as u32));
    let events = host.table.events().iter();
    assert_eq!(taken, events.map(Event::to_json).collect::<Vec<_>>());
    assert!(host.table.take_lines(taken.len() as u32).is_empty());
    assert_eq!(host.table.take_lines(0), taken);
}

#[test]
fn a_second_host_follows_what_the_first_has_stored() {
    let mut host = host(None);
    let mut second = host.table.clone();
    let ready = Request::Ready {
        seat: 0,
        ready: true,
    };
    // The second server does not yet know that seat 0 is taken, and refuses the message.
    host.join(0);
    let message = ClientToServer {
        id: MessageId::new("early").expect("an id"),
        request: ready,
    };
    let seat = Caller::holding([0]);
    let early = second.request(seat, &message, 0);
    assert_eq!(reason(&early.answer), Some(Reason::NoChange));
    let stored = host.table.events_since(second.state().version()).to_vec();
    // Repeated events and gaps are refused.
    for event in stored {
        second.follow(event.clone()).expect("it is next");
        assert!(second.follow(event).is_err());
    }
    assert_eq!(second.state(), host.table.state());
    // The second server repeats the refusal until it is asked to reconsider.
    assert!(second.request(seat, &message, 0).resent);
    second.reconsider(&message.id);
    let now = second.request(seat, &message, 0);
    assert_eq!(reason(&now.answer), None);
    // Once the first server has followed the second, it recognises the message by its id.
    let stored = second.events_since(host.table.state().version()).to_vec();
    for event in stored {
        host.table.follow(event).expect("it is next");
    }
    let again = host.table.request(seat, &message, 0);
    assert!(again.resent);
    assert_eq!(again.answer, now.answer);
}
