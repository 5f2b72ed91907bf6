//! The simulated machines and the behaviour of people.

use super::costs::Costs;

/// The machines and connections of one cell: nodes, their shared database, and NATS.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub(super) nodes: usize,
    pub(super) node_cores: usize,
    pub(super) postgres_cores: usize,
    pub(super) nats_cores: usize,
    /// Round-trip time between two machines, in seconds.
    pub(super) wire: f64,
    /// The duration of a write to the database's disk, in seconds: median and 99th percentile.
    pub(super) disk: [f64; 2],
    /// Bytes per second that the database can write to its log.
    pub(super) wal: f64,
    /// If set, everything runs on one machine with this many cores, as in the measurements.
    pub(super) together: Option<usize>,
}

/// The load from players and spectators.
#[derive(Clone, Debug)]
pub(super) struct Demand {
    /// Number of tables in play.
    pub(super) tables: usize,
    /// Minimum and maximum thinking time of a person, in seconds; `None` if people move at once.
    pub(super) pace: Option<(f64, f64)>,
    /// The fraction of tables with a computer player.
    pub(super) computers: f64,
    /// Spectators per table.
    pub(super) spectators: f64,
    /// The number of players per second who connect for a single move in a correspondence game.
    pub(super) visits: f64,
}

/// Assumptions about how people play.
pub(super) mod people {
    /// Minimum and maximum time between two actions by a person, in seconds; as in `cargo xtask
    /// soak`.
    pub(crate) const PACE: (f64, f64) = (4.0, 12.0);
    /// The fraction of tables with a computer player.
    pub(crate) const AGAINST_COMPUTERS: f64 = 0.3;
    pub(crate) const SPECTATORS: f64 = 0.2;
    /// The number of correspondence games per table in play.
    pub(crate) const CORRESPONDENCE: f64 = 10.0;
    pub(crate) const MOVES_A_DAY: f64 = 4.0;
    /// The number of players in each hour of the day, as a percentage of the evening peak.
    pub(crate) const DAY: [f64; 24] = [
        45.0, 30.0, 20.0, 14.0, 10.0, 10.0, 14.0, 20.0, 27.0, 33.0, 38.0, 43.0, 52.0, 50.0, 48.0,
        52.0, 58.0, 66.0, 76.0, 88.0, 98.0, 100.0, 88.0, 66.0,
    ];
}

impl Demand {
    /// Returns the usual demand from people at `tables` tables.
    pub(super) fn usual(tables: usize) -> Demand {
        let matches = people::CORRESPONDENCE * tables as f64;
        Demand {
            tables,
            pace: Some(people::PACE),
            computers: people::AGAINST_COMPUTERS,
            spectators: people::SPECTATORS,
            visits: matches * people::MOVES_A_DAY / 86_400.0,
        }
    }

    /// Returns the demand in the measurements: players act as soon as it is their turn, or after a
    /// fixed pause.
    pub(super) fn measured(tables: usize, pause: f64) -> Demand {
        /// Resolution of the runtime's clock, in seconds.
        const TICK: f64 = 0.001;
        Demand {
            tables,
            pace: (pause > 0.0).then_some((pause, pause + TICK)),
            computers: 0.0,
            spectators: 0.0,
            visits: 0.0,
        }
    }

    /// Returns the number of people in seats at tables, without spectators.
    pub(super) fn players(&self) -> f64 {
        self.tables as f64 * (2.0 - self.computers)
    }

    /// Returns the number of connections of players and spectators.
    pub(super) fn connections(&self) -> f64 {
        self.players() + self.tables as f64 * self.spectators
    }
}

impl Shape {
    /// Returns the shape of the cluster in the measurements, with everything on one machine.
    pub(super) fn measured(nodes: usize, costs: &Costs) -> Shape {
        Shape {
            nodes,
            node_cores: costs.cores,
            postgres_cores: costs.cores,
            nats_cores: costs.cores,
            wire: 0.0,
            disk: costs.disk,
            wal: 1e9,
            together: Some(costs.cores),
        }
    }
}
