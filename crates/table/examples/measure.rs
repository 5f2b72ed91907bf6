//! What a table costs: `cargo run --release -p table --example measure`.

#[path = "../tests/support/mod.rs"]
mod support;

use std::time::Instant;
use support::Host;

fn main() {
    println!(
        "Game {} bytes, State {} bytes",
        size_of::<golf::game::Game>(),
        size_of::<table::State>()
    );
    let (mut actions, mut events, mut bytes, mut matches) = (0, 0, 0, 0);
    let began = Instant::now();
    let mut serialising = std::time::Duration::ZERO;
    for seed in 0..400 {
        let mut host = Host::new(seed, None);
        host.start();
        while !host.is_over() {
            let update = host.step();
            let now = Instant::now();
            bytes += update.to_json().len();
            serialising += now.elapsed();
            actions += 1;
        }
        events += host.table.events().len();
        matches += 1;
    }
    let spent = began.elapsed();
    println!(
        "{matches} matches, {actions} actions, {events} events in {spent:?}: {:.1} µs an action, \
         of it {:.1} µs for the JSON of the update, {} bytes each",
        spent.as_secs_f64() * 1e6 / f64::from(actions),
        serialising.as_secs_f64() * 1e6 / f64::from(actions),
        bytes / actions as usize,
    );
    let mut shelf = support::shelf();
    let records: Vec<_> = (0..100)
        .map(|seed| {
            let mut host = Host::new(seed, None);
            host.play_out();
            host.table.record()
        })
        .collect();
    let began = Instant::now();
    let checked: usize = records
        .iter()
        .map(|r| table::verify(r, &mut shelf).expect("sound").events)
        .sum();
    println!(
        "verify: {:.1} µs an event",
        began.elapsed().as_secs_f64() * 1e6 / f64::from(checked as u32)
    );
    println!(
        "{}",
        records.iter().map(|r| r.to_string().len()).sum::<usize>() / records.len()
    );
}
