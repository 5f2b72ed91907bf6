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

/// The latest processed messages.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Remembered(VecDeque<Done>);

impl Remembered {
    /// Adds a message and drops the oldest if there are more than `most`.
    pub(crate) fn add(&mut self, done: Done, most: usize) {
        if self.0.len() >= most {
            self.0.pop_front();
        }
        self.0.push_back(done);
    }

    pub(crate) fn find(&self, id: &MessageId) -> Option<&Done> {
        self.0.iter().find(|done| done.id == *id)
    }
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
