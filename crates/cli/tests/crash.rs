//! Tests `kill -9` under load: no acknowledged move is lost or executed twice, and every table is
//! restored to the state that its clients saw.
//!
//! The test is short. `cargo xtask crash` runs the long version and saves a report
//! (`CRASH_REPORT`). `CRASH_ROUNDS` and `CRASH_TABLES` set the size of the test, and `CRASH_PAUSE`
//! sets the maximum time between two kills, in milliseconds.

#![cfg(unix)]

use crate::support::online::{Server, check, seated};
use crate::support::{cases, wanted};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost_or_doubled_by_kill_9() {
    let rounds = wanted("CRASH_ROUNDS", cases(1, 3));
    let tables = wanted("CRASH_TABLES", cases(4, 12));
    let pause = wanted("CRASH_PAUSE", 900);
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("carambole.db");
    let mut server = Server::start(&data);
    let mut clients = seated(std::slice::from_ref(&server.address), tables).await;
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
        // Kill the server at a different time in each round.
        let moment = pause / 4 + round * 7_919 % (pause - pause / 4);
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
        "too few actions were acknowledged"
    );
    if let Ok(report) = std::env::var("CRASH_REPORT") {
        let text = format!(
            r#"{{"kills":{rounds},"tables":{tables},"acknowledged":{acknowledged},"lost":0,"doubled":0}}"#
        );
        std::fs::write(report, text).unwrap();
    }
}
