//! The latest processed messages. Remembering them ensures that a resent message has no second
//! effect.

use protocol::{Hex, MessageId, Version};
use std::collections::VecDeque;

/// A processed message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Done {
    pub(crate) id: MessageId,
    pub(crate) fingerprint: Hex<8>,
    pub(crate) version: Version,
}

/// The latest processed messages. Every incoming message is looked up here, but very few have been
/// processed before.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Remembered {
    done: VecDeque<Done>,
    /// A hash of each id, so that few ids have to be compared in full.
    marks: VecDeque<u64>,
}

impl Remembered {
    /// Adds a message and drops the oldest if there are more than `most`.
    pub(crate) fn add(&mut self, done: Done, most: usize) {
        if self.done.len() >= most {
            self.done.pop_front();
            self.marks.pop_front();
        }
        self.marks.push_back(mark(&done.id));
        self.done.push_back(done);
    }

    pub(crate) fn find(&self, id: &MessageId) -> Option<&Done> {
        let mark = mark(id);
        let alike = self.marks.iter().zip(&self.done);
        let mut alike = alike.filter(|(known, _)| **known == mark);
        alike.find_map(|(_, done)| Some(done).filter(|done| done.id == *id))
    }
}

/// Returns the FNV-1a hash of an id.
fn mark(id: &MessageId) -> u64 {
    let bytes = id.as_str().bytes();
    bytes.fold(0xcbf2_9ce4_8422_2325, |mark, byte| {
        (mark ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::{Done, Remembered};
    use protocol::{Hex, MessageId};

    fn id(number: u32) -> MessageId {
        MessageId::new(format!("m-{number}")).expect("an id")
    }

    #[test]
    fn the_last_ones_are_found_and_no_others() {
        let mut remembered = Remembered::default();
        for number in 1..=200 {
            let done = Done {
                id: id(number),
                fingerprint: Hex([0; 8]),
                version: number,
            };
            remembered.add(done, 128);
        }
        for number in 1..=210 {
            let found = remembered.find(&id(number)).map(|done| done.version);
            let expected = (73..=200).contains(&number).then_some(number);
            assert_eq!(found, expected);
        }
    }
}
