//! What is simulated: machines, and what people do on them.

use super::costs::Costs;

/// Machines and wires. One cell: some nodes, the database they share, NATS.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub(super) nodes: usize,
    pub(super) node_cores: usize,
    pub(super) postgres_cores: usize,
    pub(super) nats_cores: usize,
    /// There and back between two machines, in seconds.
    pub(super) wire: f64,
    /// How long the disk of the database takes: median and 99th percentile.
    pub(super) disk: [f64; 2],
    /// Bytes a second that its log may take.
    pub(super) wal: f64,
    /// Everything on one machine with so many cores, the players too, as it was measured.
    pub(super) together: Option<usize>,
}

/// What people do.
#[derive(Clone, Debug)]
pub(super) struct Demand {
    /// Tables that are played at now.
    pub(super) tables: usize,
    /// How long a person thinks, at least and at most; nobody does if there is none.
    pub(super) pace: Option<(f64, f64)>,
    /// Which part of the tables is against a computer.
    pub(super) computers: f64,
    /// Spectators for each table.
    pub(super) spectators: f64,
    /// People who come for a single move of a match over days, each second.
    pub(super) visits: f64,
}

/// What is assumed of people.
pub(super) mod people {
    /// Between two actions of a person, in seconds: as in `cargo xtask soak`.
    pub(crate) const PACE: (f64, f64) = (4.0, 12.0);
    /// Of all tables.
    pub(crate) const AGAINST_COMPUTERS: f64 = 0.3;
    pub(crate) const SPECTATORS: f64 = 0.2;
    /// Matches over days for each table that is played at now, and their moves in a day.
    pub(crate) const CORRESPONDENCE: f64 = 10.0;
    pub(crate) const MOVES_A_DAY: f64 = 4.0;
    /// Who is there at each hour, in hundredths of the evening.
    pub(crate) const DAY: [f64; 24] = [
        45.0, 30.0, 20.0, 14.0, 10.0, 10.0, 14.0, 20.0, 27.0, 33.0, 38.0, 43.0, 52.0, 50.0, 48.0,
        52.0, 58.0, 66.0, 76.0, 88.0, 98.0, 100.0, 88.0, 66.0,
    ];
}

impl Demand {
    /// So many tables as people usually play at.
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

    /// As it was measured: everyone acts as soon as it is their turn, or after the same pause.
    pub(super) fn measured(tables: usize, pause: f64) -> Demand {
        /// Clocks of the runtime tick so often.
        const TICK: f64 = 0.001;
        Demand {
            tables,
            pace: (pause > 0.0).then_some((pause, pause + TICK)),
            computers: 0.0,
            spectators: 0.0,
            visits: 0.0,
        }
    }

    /// People at tables now, with those who watch.
    pub(super) fn players(&self) -> f64 {
        self.tables as f64 * (2.0 - self.computers)
    }

    /// Connections of players and spectators.
    pub(super) fn connections(&self) -> f64 {
        self.players() + self.tables as f64 * self.spectators
    }
}

impl Shape {
    /// What was measured: all on one machine.
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
