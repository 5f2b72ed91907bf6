//! `kill -9` under load: no acknowledged move is lost, none is doubled, and every table is
//! rebuilt as its clients saw it.
//!
//! Short here; `cargo xtask crash` runs the long version (`CRASH_ROUNDS`, `CRASH_TABLES`).

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

#[path = "support/online.rs"]
mod online;

use online::{Client, Folder, Server, call, new_player, new_table};
use protocol::Event;
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;
use table::{Shelf, State};

fn wanted(name: &str, usual: u64) -> u64 {
    let value = std::env::var(name).ok();
    value.and_then(|value| value.parse().ok()).unwrap_or(usual)
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost_or_doubled_by_kill_9() {
    let (rounds, tables) = (wanted("CRASH_ROUNDS", 3), wanted("CRASH_TABLES", 12));
    let folder = Folder::new("crash");
    let data = folder.0.join("carambole.db");
    let mut server = Server::start(&data);
    let mut clients = seated(&server.address, tables).await;
    for round in 1..=rounds {
        let address = server.address.clone();
        let playing: Vec<_> = clients
            .into_iter()
            .map(|mut client| {
                let address = address.clone();
                tokio::spawn(async move {
                    client.play(&address, || false).await;
                    client
                })
            })
            .collect();
        // Another moment in each round.
        let moment = 200 + round * 7_919 % 700;
        tokio::time::sleep(Duration::from_millis(moment)).await;
        server.kill();
        clients = Vec::new();
        for client in playing {
            clients.push(client.await.unwrap());
        }
        server = Server::start(&data);
        check(&server.address, &clients).await;
        let done: usize = clients.iter().map(|client| client.accepted.len()).sum();
        println!("round {round}: {done} acknowledged actions, none lost, none doubled");
    }
    let acknowledged: usize = clients.iter().map(|client| client.accepted.len()).sum();
    assert!(
        acknowledged as u64 > 4 * tables,
        "there was something to lose"
    );
}

/// Two clients at each table, ready to play.
async fn seated(address: &str, tables: u64) -> Vec<Client> {
    let keys = [
        new_player(address, "Ada").await,
        new_player(address, "Ben").await,
    ];
    let mut clients = Vec::new();
    for _ in 0..tables {
        let table = new_table(address, &keys[0]).await;
        for (seat, key) in (0..).zip(&keys) {
            let mut client = Client::new(&table, seat, key);
            client.sit(address).await;
            clients.push(client);
        }
    }
    clients
}

async fn check(address: &str, clients: &[Client]) {
    let mut shelf = Shelf::new();
    for pair in clients.chunks(2) {
        let table = &pair[0].table;
        let path = format!("/api/tables/{table}/events");
        let events = call(address, "GET", &path, "", "").await;
        let events: Vec<Event> = events
            .as_array()
            .unwrap()
            .iter()
            .map(|event| Event::parse(&event.to_string()).unwrap())
            .collect();
        let mut causes: BTreeMap<String, u64> = BTreeMap::new();
        for event in &events {
            if let Some(cause) = &event.cause {
                let before = causes.insert(cause.id.to_string(), u64::from(event.version));
                assert_eq!(before, None, "{} happened twice at {table}", cause.id);
            }
        }
        for client in pair {
            assert_eq!(client.refused, [Value::Null; 0], "{table}");
            for (id, version) in &client.accepted {
                assert_eq!(causes.get(id), Some(version), "{id} is lost at {table}");
            }
            for (version, chain) in &client.chains {
                let kept = events.get(*version as usize - 1);
                let kept = kept.map(|event| event.chain.to_string());
                assert_eq!(kept.as_ref(), Some(chain), "version {version} at {table}");
            }
        }
        // The server tells what the events say.
        let state = State::replay(&events, &mut shelf).unwrap();
        let told = call(address, "GET", &format!("/api/tables/{table}"), "", "").await;
        let view = serde_json::to_value(state.view()).unwrap();
        assert_eq!(told["snapshot"]["view"], view, "{table}");
    }
}
