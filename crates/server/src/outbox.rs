//! A client's outgoing message queue, limited in bytes.

use axum::extract::ws::Utf8Bytes;
use protocol::Version;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender, WeakUnboundedSender};

/// Maximum number of queued bytes per client. A client that reads too slowly gets no more messages
/// and must reconnect.
const MAX_QUEUED_BYTES: usize = 1 << 20;

/// The sending side of a client's queue.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    sender: UnboundedSender<Utf8Bytes>,
    line: Arc<Line>,
}

/// A weak reference to an outbox.
#[derive(Clone, Debug)]
pub(crate) struct WeakOutbox {
    sender: WeakUnboundedSender<Utf8Bytes>,
    line: Arc<Line>,
}

/// The receiving side, read by the client's task.
#[derive(Debug)]
pub(crate) struct Inbox {
    receiver: UnboundedReceiver<Utf8Bytes>,
    line: Arc<Line>,
}

#[derive(Debug, Default)]
struct Line {
    /// The number of bytes in the queue.
    waiting: AtomicUsize,
    /// The version that the client will have once it has read the whole queue.
    told: AtomicU32,
    /// Whether the client has been too slow.
    behind: AtomicBool,
}

/// Why a message was not queued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unsent {
    /// The queue is full.
    Full,
    /// The client is gone.
    Gone,
}

/// Creates a client's queue.
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
    /// Queues a message that the client did not request, unless the queue is full.
    pub(crate) fn tell(&self, text: Utf8Bytes) -> Result<(), Unsent> {
        let waiting = self.waiting();
        if waiting > 0 && waiting + text.len() > MAX_QUEUED_BYTES {
            self.line.behind.store(true, Ordering::Release);
            return Err(Unsent::Full);
        }
        self.answer(text)
    }

    /// Queues a response to a request, even if the queue is full.
    pub(crate) fn answer(&self, text: Utf8Bytes) -> Result<(), Unsent> {
        let length = text.len();
        self.line.waiting.fetch_add(length, Ordering::AcqRel);
        self.sender.send(text).map_err(|_| Unsent::Gone)
    }

    /// Stores the version that the client will have once it has read the whole queue.
    pub(crate) fn note(&self, version: Version) {
        self.line.told.fetch_max(version, Ordering::AcqRel);
    }

    /// Returns the number of queued bytes.
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
    /// Returns the next message, or `None` if no more messages will come.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        let text = self.receiver.recv().await?;
        Some(self.taken(text))
    }

    /// Returns the next message if one is queued.
    pub(crate) fn waiting(&mut self) -> Option<Utf8Bytes> {
        let text = self.receiver.try_recv().ok()?;
        Some(self.taken(text))
    }

    fn taken(&self, text: Utf8Bytes) -> Utf8Bytes {
        self.line.waiting.fetch_sub(text.len(), Ordering::AcqRel);
        text
    }

    /// If the client has been too slow, returns the version from which it must resume.
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
        let large: Utf8Bytes = "x".repeat(MAX_QUEUED_BYTES / 2).into();
        assert_eq!(outbox.tell(large.clone()), Ok(()));
        outbox.note(10_000);
        assert_eq!(outbox.tell(large.clone()), Ok(()));
        outbox.note(10_001);
        assert_eq!(outbox.tell("x".into()), Err(Unsent::Full));
        assert_eq!(inbox.behind(), Some(10_001));
        assert_eq!(
            outbox.answer(large),
            Ok(()),
            "a response is sent even if the queue is full"
        );
        drop(inbox);
        assert_eq!(outbox.answer("x".into()), Err(Unsent::Gone));
    }
}
