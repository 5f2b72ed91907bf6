//! Tests a cup on several servers: players do not notice if one server is killed while tries are in
//! progress.

use crate::support::cups::{begin, play};
use crate::support::nodes::Nodes;
use crate::support::online::{call, new_player};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "all: a cluster in which a node dies"]
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
    let cup = json!({"name": "Two nodes", "rhythm": {"type": "weekly"}, "drawn": 1,
        "courses": []});
    let cup = call(&north, "POST", "/api/cups", &keys[0], &cup.to_string()).await;
    let cup = cup["id"].as_str().unwrap();
    let path = format!("/api/cups/{cup}/editions/1");
    let board = async |address: &str, key: &str| call(address, "GET", &path, key, "").await;
    // Each player gets one try, no matter which node they ask, and all tries share one seal.
    let mut tables = Vec::new();
    for key in &keys {
        let start: Value = begin(&north, key, cup).await;
        assert_eq!(begin(&south, key, cup).await, start);
        tables.push(start["table"].as_str().unwrap().to_owned());
    }
    let seal = board(&north, &keys[0]).await["seal"].clone();
    assert_eq!(board(&south, &keys[0]).await["seal"], seal);
    play(&north, &keys[0], &tables[0], 1, u32::MAX).await;
    play(&north, &keys[1], &tables[1], 1, 4).await;
    nodes.kill(0);
    // The other node knows the first result, and the next player can finish at that node.
    play(&south, &keys[1], &tables[1], 1, u32::MAX).await;
    let seen = board(&south, &keys[1]).await;
    assert_eq!(seen["finished"], 2);
    assert_eq!(seen["still"][0]["name"], "Cleo");
    nodes.start_node(0);
    play(&north, &keys[2], &tables[2], 3, u32::MAX).await;
    assert_eq!(board(&north, &keys[2]).await["finished"], 3);
    let of_ada = async |address: &str| board(address, &keys[0]).await;
    assert_eq!(of_ada(&north).await, of_ada(&south).await);
}
