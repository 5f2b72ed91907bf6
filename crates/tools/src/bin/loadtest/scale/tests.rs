//! Tests the model with round numbers as costs, for which the results are known.

use super::costs::{Costs, Shared};
use super::model::{Model, Seen};
use super::shape::{Demand, Shape};
use super::storm;

fn costs() -> Costs {
    let shared = |per_move: f64, per_transaction: f64| Shared {
        per_move,
        per_transaction,
    };
    Costs {
        node: shared(1e-4, 1e-4),
        node_heard: 5e-5,
        node_coming: 5e-4,
        node_room: 0.0,
        thinking: 1e-3,
        postgres: shared(5e-5, 1e-4),
        postgres_coming: 5e-4,
        postgres_room: 0.0,
        postgres_computer: 1e-4,
        wal: shared(500.0, 100.0),
        rows: 1.0,
        summaries: 0.0,
        nats_in: 1e-5,
        nats_out: 1e-5,
        nats_messages: 1.0,
        nats_bytes: 1_000.0,
        nats_room: 0.0,
        subscriptions: 1.0,
        load: 1e-4,
        hop: 1e-4,
        disk: [1e-3, 1e-3],
        kb_in_play: 50.0,
        kb_connection: 10.0,
        row_bytes: 300.0,
        cores: 2,
    }
}

fn shape(nodes: usize) -> Shape {
    Shape {
        nodes,
        node_cores: 4,
        postgres_cores: 8,
        nats_cores: 4,
        wire: 0.0,
        disk: [1e-3, 1e-3],
        wal: 1e9,
        together: None,
    }
}

fn people(tables: usize) -> Demand {
    Demand {
        computers: 0.0,
        spectators: 0.0,
        visits: 0.0,
        ..Demand::usual(tables)
    }
}

fn simulated(nodes: usize, demand: &Demand, seed: u64) -> Seen {
    Model::new(&costs(), &shape(nodes), demand, seed).run(5.0, 40.0)
}

#[test]
fn a_lone_table_takes_the_sum_of_its_way() {
    let seen = simulated(1, &people(1), 1);
    // The times for judging, delivery, four statements, their execution, and the write to disk.
    let way = 1e-4 + 1e-4 + 4.0 * 1e-4 + 5e-5 + 1e-4 + 1e-3;
    assert!((seen.p50 - way).abs() < 1e-6, "{}", seen.p50);
    assert!((seen.moves_per_transaction - 1.0).abs() < 1e-9);
}

#[test]
fn people_move_as_often_as_they_think() {
    let seen = simulated(2, &people(2_000), 1);
    let expected = 2_000.0 / 8.0;
    assert!((seen.moves_per_second / expected - 1.0).abs() < 0.03);
}

#[test]
fn processors_are_used_as_costs_say() {
    let seen = simulated(1, &people(8_000), 1);
    let transactions = seen.moves_per_second / seen.moves_per_transaction;
    let node = seen.moves_per_second * 1e-4 + transactions * 1e-4;
    let postgres = seen.moves_per_second * 5e-5 + transactions * 1e-4;
    assert!((seen.network / node - 1.0).abs() < 0.02);
    assert!((seen.postgres_cores / postgres - 1.0).abs() < 0.02);
}

#[test]
fn busy_nodes_share_transactions() {
    let [calm, busy] = [500, 30_000].map(|tables| simulated(1, &people(tables), 1));
    assert!(busy.moves_per_transaction > 3.0 * calm.moves_per_transaction);
}

#[test]
fn the_disk_is_waited_for_together() {
    // The disk takes 1 ms per write. Alone, each node could commit about 600 transactions per
    // second; together, the nodes share disk writes and commit more.
    let seen = simulated(20, &people(40_000), 1);
    let transactions = seen.moves_per_second / seen.moves_per_transaction;
    assert!(transactions > 1_500.0, "{transactions}");
    assert!(seen.disk <= 1.01 && seen.p99 < 0.02, "{seen:?}");
}

#[test]
fn the_same_seed_gives_the_same_figures() {
    let demand = Demand::usual(1_000);
    let [one, same, other] = [7, 7, 8].map(|seed| simulated(3, &demand, seed));
    assert!(one.p99.to_bits() == same.p99.to_bits());
    assert!(one.p99.to_bits() != other.p99.to_bits());
}

#[test]
fn everyone_comes_back_after_a_death() {
    let demand = people(3_000);
    let seen = storm::after_a_death(&costs(), &shape(3), &demand, 20.0, 1);
    // 2,000 connections keep each of the two nodes busy for half a second, after a wait of a third
    // of a second.
    assert!(
        seen.all_back > 0.5 && seen.all_back < 1.5,
        "{}",
        seen.all_back
    );
    let expected = 3_000.0 / 8.0;
    assert!((seen.moves_per_second / expected - 1.0).abs() < 0.05);
}
