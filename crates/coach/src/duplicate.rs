//! Compares a record with a prescribed match: a table and dice that are the same for all players.

use protocol::{EventKind, Hex, Record};
use table::{NewTable, Secret};

/// How a record differs from the prescribed match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Difference {
    /// The record does not begin with the creation of a table.
    Beginning,
    /// The match was played at another table, or not by one person.
    Table,
    /// The setup is different.
    Setup,
    /// The match was played with other dice.
    Dice,
}

/// Checks that a record belongs to a match at this table with these dice. It does not check the
/// record itself; [`table::verify`] does.
pub(crate) fn compare(
    new: &NewTable,
    secret: &Secret,
    contribution: &Hex<16>,
    record: &Record,
) -> Result<(), Difference> {
    let first = record.events.first().map(|event| &event.what);
    let Some(EventKind::Created {
        table,
        rules,
        commitment,
        setup,
        seats,
        clock,
        dice,
    }) = first
    else {
        return Err(Difference::Beginning);
    };
    if *table != new.id || *seats != new.seats || *clock != new.clock {
        return Err(Difference::Table);
    }
    if **setup != new.setup || protocol::RulesVersion::named(rules).is_none() {
        return Err(Difference::Setup);
    }
    let mut joined = record.events.iter().filter_map(|event| match &event.what {
        EventKind::Joined { contribution, .. } => Some(contribution),
        _ => None,
    });
    if dice.is_some() || *commitment != secret.commitment() || joined.any(|own| own != contribution)
    {
        return Err(Difference::Dice);
    }
    Ok(())
}
