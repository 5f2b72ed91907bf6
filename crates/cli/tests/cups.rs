//! A cup on several servers: one is killed between two results, and nobody notices.

use crate::support::cups;
use crate::support::nodes::Nodes;
use crate::support::online::{attempt, call, new_player};
use serde_json::{Value, json};

async fn begin(address: &str, key: &str, cup: &str) -> Value {
    call(address, "POST", &format!("/api/cups/{cup}/begin"), key, "").await
}

async fn send(address: &str, key: &str, cup: &str, record: &str) -> (u16, Value) {
    let path = format!("/api/cups/{cup}/editions/1");
    attempt(address, "POST", &path, key, record).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "all: a cluster of which a node dies"]
async fn a_node_that_dies_between_two_results_takes_nothing_along() {
    if !services::available() {
        return;
    }
    let mut nodes = Nodes::start(2);
    let [north, south] = [nodes.addresses[0].clone(), nodes.addresses[1].clone()];
    let mut keys = Vec::new();
    for name in ["Ada", "Ben", "Cleo"] {
        keys.push(new_player(&north, name).await);
    }
    let cup = json!({"name": "Two nodes", "rhythm": {"type": "weekly"}, "drawn": 3,
        "courses": []});
    let cup = call(&north, "POST", "/api/cups", &keys[0], &cup.to_string()).await;
    let cup = cup["id"].as_str().unwrap();
    // Everybody begins at one node; the same dice everywhere.
    let start = begin(&north, &keys[0], cup).await;
    for key in &keys[1..] {
        assert_eq!(begin(&south, key, cup).await, start);
    }
    assert_eq!(
        send(&north, &keys[0], cup, &cups::played(&start, 1))
            .await
            .0,
        201
    );
    nodes.kill(0);
    // The other one has the first result, and takes the next.
    let (status, board) = send(&south, &keys[1], cup, &cups::played(&start, 2)).await;
    assert_eq!((status, &board["finished"]), (201, &json!(2)));
    assert_eq!(board["still"][0]["name"], "Cleo");
    nodes.start_node(0);
    let (status, board) = send(&north, &keys[2], cup, &cups::played(&start, 3)).await;
    assert_eq!((status, &board["finished"]), (201, &json!(3)));
    // Wherever it is sent, the first result counts.
    for address in [&north, &south] {
        let again = send(address, &keys[0], cup, &cups::played(&start, 4)).await;
        assert_eq!(again.0, 409);
    }
    let path = format!("/api/cups/{cup}/editions/1");
    let of_ada = async |address: &str| call(address, "GET", &path, &keys[0], "").await;
    assert_eq!(of_ada(&north).await, of_ada(&south).await);
}
