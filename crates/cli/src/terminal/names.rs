//! What players are called at a table in the terminal.

use crate::names::computer_names;
use protocol::SeatKind;

/// The names at a table by seat; those of computer players have a gear behind them. Seats of
/// people who have not sat down yet have no name.
pub(crate) fn seat_names(kinds: &[SeatKind], people: &[Option<String>]) -> Vec<String> {
    let computers = computer_names(kinds);
    let name = |(computer, person): (Option<String>, &Option<String>)| {
        let computer = computer.map(|name| format!("{name} ⚙"));
        computer.or_else(|| person.clone()).unwrap_or_default()
    };
    computers.into_iter().zip(people).map(name).collect()
}
