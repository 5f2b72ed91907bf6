//! What waits for one client: as many messages as it takes, but not more bytes than so many.

use axum::extract::ws::Utf8Bytes;
use protocol::Version;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender, WeakUnboundedSender};

/// So many bytes may wait for a client. One that takes them more slowly than they come is told
/// nothing more, and comes back.
const MOST: usize = 1 << 20;

/// Where messages to one client are put.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    sender: UnboundedSender<Utf8Bytes>,
    line: Arc<Line>,
}

/// An outbox as long as somebody else has it.
#[derive(Clone, Debug)]
pub(crate) struct WeakOutbox {
    sender: WeakUnboundedSender<Utf8Bytes>,
    line: Arc<Line>,
}

/// Where a client's task finds them.
#[derive(Debug)]
pub(crate) struct Inbox {
    receiver: UnboundedReceiver<Utf8Bytes>,
    line: Arc<Line>,
}

#[derive(Debug, Default)]
struct Line {
    /// Bytes that wait.
    waiting: AtomicUsize,
    /// The version the client comes to by what it was sent.
    told: AtomicU32,
    /// Whether the client did not keep up.
    behind: AtomicBool,
}

/// Why a message was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unsent {
    /// Too much waits already.
    Full,
    /// The client is gone.
    Gone,
}

/// A way to one client.
pub(crate) fn line() -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::unbounded_channel();
    let line = Arc::new(Line::default());
    let outbox = Outbox {
        sender,
        line: Arc::clone(&line),
    };
    (outbox, Inbox { receiver, line })
}

impl Outbox {
    /// Sends what the client is told unasked, unless too much waits already.
    pub(crate) fn tell(&self, text: Utf8Bytes) -> Result<(), Unsent> {
        let waiting = self.waiting();
        if waiting > 0 && waiting + text.len() > MOST {
            self.line.behind.store(true, Ordering::Release);
            return Err(Unsent::Full);
        }
        self.answer(text)
    }

    /// Sends what the client has asked for.
    pub(crate) fn answer(&self, text: Utf8Bytes) -> Result<(), Unsent> {
        let length = text.len();
        self.line.waiting.fetch_add(length, Ordering::AcqRel);
        self.sender.send(text).map_err(|_| Unsent::Gone)
    }

    /// Notes the version the client comes to.
    pub(crate) fn note(&self, version: Version) {
        self.line.told.fetch_max(version, Ordering::AcqRel);
    }

    /// How many bytes wait.
    pub(crate) fn waiting(&self) -> usize {
        self.line.waiting.load(Ordering::Acquire)
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }

    pub(crate) fn downgrade(&self) -> WeakOutbox {
        WeakOutbox {
            sender: self.sender.downgrade(),
            line: Arc::clone(&self.line),
        }
    }
}

impl WeakOutbox {
    pub(crate) fn upgrade(&self) -> Option<Outbox> {
        let sender = self.sender.upgrade()?;
        let line = Arc::clone(&self.line);
        Some(Outbox { sender, line })
    }
}

impl Inbox {
    /// The next message; nothing if there will be none.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        let text = self.receiver.recv().await?;
        Some(self.taken(text))
    }

    /// The next message, if one waits.
    pub(crate) fn waiting(&mut self) -> Option<Utf8Bytes> {
        let text = self.receiver.try_recv().ok()?;
        Some(self.taken(text))
    }

    fn taken(&self, text: Utf8Bytes) -> Utf8Bytes {
        self.line.waiting.fetch_sub(text.len(), Ordering::AcqRel);
        text
    }

    /// The version from which a client that did not keep up goes on.
    pub(crate) fn behind(&self) -> Option<Version> {
        let told = self.line.told.load(Ordering::Acquire);
        self.line.behind.load(Ordering::Acquire).then_some(told)
    }

    pub(crate) fn close(&mut self) {
        self.receiver.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_that_keeps_up_is_never_behind_and_one_that_does_not_knows_its_version() {
        let (outbox, mut inbox) = line();
        for version in 1..10_000 {
            assert_eq!(outbox.tell("x".repeat(500).into()), Ok(()));
            outbox.note(version);
            assert!(inbox.waiting().is_some());
        }
        assert_eq!(inbox.behind(), None);
        let large: Utf8Bytes = "x".repeat(MOST / 2).into();
        assert_eq!(outbox.tell(large.clone()), Ok(()));
        outbox.note(10_000);
        assert_eq!(outbox.tell(large.clone()), Ok(()));
        outbox.note(10_001);
        assert_eq!(outbox.tell("x".into()), Err(Unsent::Full));
        assert_eq!(inbox.behind(), Some(10_001));
        assert_eq!(outbox.answer(large), Ok(()), "what was asked for is sent");
        drop(inbox);
        assert_eq!(outbox.answer("x".into()), Err(Unsent::Gone));
    }
}
