//! A measured figure and the value that it should reach.

use crate::spread::{Spread, shown};
use std::fmt;

/// The value that a figure should reach.
#[derive(Clone, Copy)]
pub(crate) enum Aim {
    AtLeast(f64),
    AtMost(f64),
}

impl Aim {
    fn value(self) -> f64 {
        match self {
            Aim::AtLeast(value) | Aim::AtMost(value) => value,
        }
    }

    fn is_met(self, measured: f64) -> bool {
        match self {
            Aim::AtLeast(least) => measured >= least,
            Aim::AtMost(most) => measured <= most,
        }
    }
}

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self {
            Aim::AtLeast(_) => '≥',
            Aim::AtMost(_) => '≤',
        };
        let value = self.value();
        if value.fract() == 0.0 && value < 100.0 {
            return write!(f, "{sign} {value:.0}");
        }
        write!(f, "{sign} {}", shown(value))
    }
}

/// One measured figure.
pub(crate) struct Line {
    what: String,
    /// The figure. Times and rates are based on processor time if it is known.
    measured: Spread,
    /// The same figure, based on wall-clock time.
    wall: Option<Spread>,
    aim: Option<Aim>,
    peers: Vec<String>,
}

impl Line {
    /// Creates a figure; `what` is its name, which ends with the unit.
    pub(crate) fn new(what: impl Into<String>, measured: Spread) -> Line {
        Line {
            what: what.into(),
            measured,
            wall: None,
            aim: None,
            peers: Vec::new(),
        }
    }

    pub(crate) fn wall(mut self, wall: Spread) -> Line {
        self.wall = Some(wall);
        self
    }

    pub(crate) fn aim(mut self, aim: impl Into<Option<Aim>>) -> Line {
        self.aim = aim.into();
        self
    }

    /// Adds a comparison with another program, in words.
    pub(crate) fn beside(mut self, peer: impl Into<String>) -> Line {
        self.peers.push(peer.into());
        self
    }

    pub(crate) fn what(&self) -> &str {
        &self.what
    }

    pub(crate) fn median(&self) -> f64 {
        self.measured.median
    }

    /// Returns whether a higher value is better.
    pub(crate) fn more_is_better(&self) -> bool {
        match self.aim {
            Some(Aim::AtLeast(_)) => true,
            Some(Aim::AtMost(_)) => false,
            None => self.what.contains(" per second"),
        }
    }

    pub(crate) fn has_aim(&self) -> bool {
        self.aim.is_some()
    }

    /// Returns whether the figure is one of our claims: it has an aim or is compared with another
    /// program.
    pub(crate) fn is_claim(&self) -> bool {
        self.has_aim() || !self.peers.is_empty()
    }

    pub(crate) fn is_missed(&self) -> bool {
        self.aim
            .is_some_and(|aim| !aim.is_met(self.measured.median))
    }

    fn ratio(&self) -> String {
        let ratio = |aim: Aim| shown(self.measured.median / aim.value());
        self.aim.map_or_else(String::new, ratio)
    }

    fn verdict(&self) -> &'static str {
        match (self.has_aim(), self.is_missed()) {
            (false, _) => "",
            (true, false) => "met",
            (true, true) => "**missed**",
        }
    }
}

/// Formats all figures of a benchmark part in Markdown.
pub(crate) fn table(lines: &[Line]) -> String {
    let head = "| what | measured | wall clock | target | ratio to the target | | peers |\n\
                | --- | --- | --- | --- | --- | --- | --- |\n";
    let row = |line: &Line| {
        let wall = line.wall.map_or_else(String::new, |wall| wall.to_string());
        let aim = line.aim.map_or_else(String::new, |aim| aim.to_string());
        format!(
            "| {} | **{}** | {wall} | {aim} | {} | {} | {} |\n",
            line.what,
            line.measured,
            line.ratio(),
            line.verdict(),
            line.peers.join("; ")
        )
    };
    lines
        .iter()
        .map(row)
        .fold(head.to_owned(), |all, row| all + &row)
}

/// Formats our claims in Markdown.
pub(crate) fn claims(lines: &[Line]) -> String {
    let head = "| claim | target | measured | ratio to the target | | peers |\n\
                | --- | --- | --- | --- | --- | --- |\n";
    let row = |line: &Line| {
        let aim = line.aim.map_or_else(String::new, |aim| aim.to_string());
        format!(
            "| {} | {aim} | **{}** | {} | {} | {} |\n",
            line.what,
            line.measured,
            line.ratio(),
            line.verdict(),
            line.peers.join("; ")
        )
    };
    let claimed = lines.iter().filter(|line| line.is_claim());
    claimed
        .map(row)
        .fold(head.to_owned(), |all, row| all + &row)
}

#[cfg(test)]
mod tests {
    use super::{Aim, Line, Spread, claims};

    #[test]
    fn a_miss_is_shown_as_a_miss() {
        let spread = Spread::of([19.0, 21.0, 22.0]).expect("values");
        let lines = [
            Line::new("p99, ms", spread).aim(Aim::AtMost(20.0)),
            Line::new("steps", Spread::once(3.0)),
            Line::new("breaks per second", Spread::once(4_000.0))
                .aim(Aim::AtLeast(1_000.0))
                .beside("9 × as fast as another"),
        ];
        let table = claims(&lines);
        let rows: Vec<&str> = table.lines().skip(2).collect();
        assert_eq!(
            rows,
            [
                "| p99, ms | ≤ 20 | **21.0 (19.0–22.0)** | 1.05 | **missed** |  |",
                "| breaks per second | ≥ 1,000 | **4,000** | 4.00 | met | 9 × as fast as another |",
            ]
        );
    }
}
