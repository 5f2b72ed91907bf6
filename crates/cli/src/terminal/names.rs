//! The names of the players at a table, as the terminal shows them.

use crate::names::computer_names;
use protocol::SeatKind;

/// Returns the names at a table by seat. Names of computer players end with a gear (⚙).
/// Names of empty seats are empty.
pub(crate) fn seat_names(kinds: &[SeatKind], people: &[Option<String>]) -> Vec<String> {
    let computers = computer_names(kinds);
    let name = |(computer, person): (Option<String>, &Option<String>)| {
        let computer = computer.map(|name| format!("{name} ⚙"));
        computer.or_else(|| person.clone()).unwrap_or_default()
    };
    computers.into_iter().zip(people).map(name).collect()
}
