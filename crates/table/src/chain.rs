//! The hash chain, which links every event to all events before it.

use crate::sealed::sha256;
use protocol::{Event, Hex, Request};

/// The `chain` before the first event.
pub(crate) const START: Hex<16> = Hex([0; 16]);

/// Returns the `chain` of an event whose predecessor has the chain `before`.
pub(crate) fn link(before: Hex<16>, event: &Event) -> Hex<16> {
    link_json(before, &event.chained_json())
}

/// Returns the `chain` of an event that is already serialised as JSON.
pub(crate) fn link_json(before: Hex<16>, chained: &str) -> Hex<16> {
    Hex(first(sha256(&[&before.0, chained.as_bytes()])))
}

/// Recomputes the `chain` of all events, starting with the first.
pub fn relink(events: &mut [Event]) {
    let mut before = START;
    for event in events {
        event.chain = link(before, event);
        before = event.chain;
    }
}

/// Returns a hash of a request. It distinguishes a resent request from a different request with the
/// same id.
pub(crate) fn fingerprint(request: &Request) -> Hex<8> {
    Hex(first(sha256(&[request.to_json().as_bytes()])))
}

fn first<const N: usize>(hash: [u8; 32]) -> [u8; N] {
    std::array::from_fn(|index| hash[index])
}
