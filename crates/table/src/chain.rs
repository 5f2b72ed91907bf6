//! The hash chain that links every event to those before it.

use crate::sealed::sha256;
use protocol::{Event, Hex, Request};

/// The `chain` before the first event.
pub(crate) const START: Hex<16> = Hex([0; 16]);

/// Returns the `chain` of an event that follows `before`.
pub(crate) fn link(before: Hex<16>, event: &Event) -> Hex<16> {
    link_json(before, &event.chained_json())
}

/// The same for an event that is already JSON.
pub(crate) fn link_json(before: Hex<16>, chained: &str) -> Hex<16> {
    Hex(first(sha256(&[&before.0, chained.as_bytes()])))
}

/// Recomputes the `chain` of all events from the first on.
pub fn relink(events: &mut [Event]) {
    let mut before = START;
    for event in events {
        event.chain = link(before, event);
        before = event.chain;
    }
}

/// Returns the hash that distinguishes a resent request from another one with the same id.
pub(crate) fn fingerprint(request: &Request) -> Hex<8> {
    Hex(first(sha256(&[request.to_json().as_bytes()])))
}

fn first<const N: usize>(hash: [u8; 32]) -> [u8; N] {
    std::array::from_fn(|index| hash[index])
}
