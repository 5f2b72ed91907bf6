//! The messages that were refused recently.

use protocol::{Answer, Hex, MessageId};
use std::collections::VecDeque;

/// The latest refusals, kept so that a resent message gets the same answer as before. Refused
/// messages have no effect, so they are not part of the state.
#[derive(Clone, Default, Debug)]
pub(crate) struct Refusals(VecDeque<(MessageId, Hex<8>, Answer)>);

impl Refusals {
    const KEPT: usize = 32;

    pub(crate) fn find(&self, id: &MessageId) -> Option<(Hex<8>, Answer)> {
        let found = self.0.iter().find(|(known, _, _)| known == id)?;
        Some((found.1, found.2.clone()))
    }

    pub(crate) fn keep(&mut self, id: MessageId, fingerprint: Hex<8>, answer: Answer) {
        if self.0.len() >= Self::KEPT {
            self.0.pop_front();
        }
        self.0.push_back((id, fingerprint, answer));
    }

    pub(crate) fn forget(&mut self, id: &MessageId) {
        self.0.retain(|(known, _, _)| known != id);
    }
}
