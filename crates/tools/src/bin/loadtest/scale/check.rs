//! Checks the simulation: simulates the measured loads and compares the results with the
//! measurements.

use super::costs::{COMPARED, Costs, loads};
use super::model::Model;
use super::shape::{Demand, Shape};
use anyhow::{Context, Result};
use serde_json::Value;
use std::fmt::Write;

/// The factor by which a simulated rate of moves may differ from the measured one.
pub(super) const RATE_FACTOR: f64 = 1.3;
/// The factor by which a simulated 99th percentile of response times may differ from the measured
/// one.
pub(super) const P99_FACTOR: f64 = 1.6;

/// The number of processors that other programs may use during a measurement. If they use more, the
/// measured times are not reliable.
const DISTURBED: f64 = 0.2;

pub(super) struct Compared {
    pub(super) nodes: usize,
    pub(super) tables: usize,
    /// The number of processors that other programs used during the measurement, if known.
    pub(super) others: Option<f64>,
    /// Moves per second, measured and simulated.
    pub(super) rate: [f64; 2],
    pub(super) p99: [f64; 2],
    pub(super) moves_per_transaction: [f64; 2],
}

impl Compared {
    /// Returns whether other programs used so little processor time that they did not disturb the
    /// measurement.
    fn is_calm(&self) -> bool {
        self.others.is_some_and(|others| others <= DISTURBED)
    }
}

/// Simulates all measured loads on the machine on which they were measured. Each simulation is
/// compared with the round in which other programs used the least processor time.
pub(super) fn compared(figures: &Value, costs: &Costs) -> Result<Vec<Compared>> {
    let mut all = Vec::new();
    for load in loads(figures)? {
        let shape = Shape::measured(load.nodes, costs);
        let demand = Demand::measured(load.tables, load.pause);
        let seen = Model::new(costs, &shape, &demand, 1).run(1.0, 10.0);
        let round = load.least_disturbed()?;
        let number = |name: &str| round[name].as_f64().context("a figure is missing");
        all.push(Compared {
            nodes: load.nodes,
            tables: load.tables,
            others: others(round),
            rate: [number("moves_per_second")?, seen.moves_per_second],
            p99: [number("p99_ms")?, seen.p99 * 1e3],
            moves_per_transaction: [
                number("moves")? / number("transactions")?,
                seen.moves_per_transaction,
            ],
        });
    }
    Ok(all)
}

fn others(round: &Value) -> Option<f64> {
    Some(round["other_cpu"].as_f64()? / round["seconds"].as_f64()?)
}

pub(super) fn text(all: &[Compared]) -> String {
    let mut text = String::from(
        "| | moves per second, measured | moves per second, simulated | p99 ms, measured | p99 ms, simulated | moves per transaction, measured | moves per transaction, simulated | processors used by other programs |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n",
    );
    for one in all {
        let tables = if one.tables == 1 { "table" } else { "tables" };
        let nodes = if one.nodes == 1 { "node" } else { "nodes" };
        let others = one
            .others
            .map_or("unknown".to_owned(), |one| format!("{one:.2}"));
        // Writing to a `String` cannot fail.
        let _ = writeln!(
            text,
            "| {} {tables}, {} {nodes} | {:.0} | {:.0} | {:.1} | {:.1} | {:.1} | {:.1} | \
             {others} |",
            one.tables,
            one.nodes,
            one.rate[0],
            one.rate[1],
            one.p99[0],
            one.p99[1],
            one.moves_per_transaction[0],
            one.moves_per_transaction[1],
        );
    }
    if !all.iter().all(Compared::is_calm) {
        text.push_str(
            "\n**Other programs used too much processor time during these measurements, or their \
             use is unknown. These results are preliminary. Measure again on a quiet machine.**\n",
        );
    }
    let _ = writeln!(
        text,
        "\nA test checks the two measurements with {COMPARED} tables: simulated and measured \
         values may differ by a factor of at most {RATE_FACTOR} in moves per second and \
         {P99_FACTOR} in p99. Other programs may use at most {DISTURBED} processors during these \
         measurements.",
    );
    text
}

#[cfg(test)]
mod tests {
    use super::super::{costs::Costs, figures};
    use super::{COMPARED, P99_FACTOR, RATE_FACTOR, compared};

    fn within(found: [f64; 2], factor: f64) -> bool {
        let ratio = found[1] / found[0];
        ratio < factor && ratio > 1.0 / factor
    }

    #[test]
    fn what_was_measured_is_simulated_about_the_same() {
        let figures = figures().expect("docs/scale.json exists");
        let costs = Costs::from(&figures).expect("the file has all figures");
        let all = compared(&figures, &costs).expect("the file has loads");
        let checked: Vec<_> = all.iter().filter(|one| one.tables == COMPARED).collect();
        assert_eq!(checked.len(), 2, "one node and two");
        for one in checked {
            assert!(one.is_calm(), "other programs disturbed the measurement");
            assert!(within(one.rate, RATE_FACTOR), "rates {:?}", one.rate);
            assert!(within(one.p99, P99_FACTOR), "p99 {:?}", one.p99);
        }
    }
}
