//! The chain that ties every event to those before it.

use crate::sealed::sha256;
use protocol::{Event, Hex, Request};

/// What stands before the first event.
pub(crate) const START: Hex<16> = Hex([0; 16]);

/// The `chain` of an event, after an event with `before`.
pub(crate) fn link(before: Hex<16>, event: &Event) -> Hex<16> {
    link_json(before, &event.chained_json())
}

/// The same for an event that is JSON already.
pub(crate) fn link_json(before: Hex<16>, chained: &str) -> Hex<16> {
    Hex(first(sha256(&[&before.0, chained.as_bytes()])))
}

/// Gives events the `chain` that fits them, from the first on.
pub fn relink(events: &mut [Event]) {
    let mut before = START;
    for event in events {
        event.chain = link(before, event);
        before = event.chain;
    }
}

/// Tells a resent request from another one with the same id.
pub(crate) fn fingerprint(request: &Request) -> Hex<8> {
    Hex(first(sha256(&[request.to_json().as_bytes()])))
}

fn first<const N: usize>(hash: [u8; 32]) -> [u8; N] {
    std::array::from_fn(|index| hash[index])
}
