//! A client's outgoing message queue, limited in bytes.
//!
//! The queue of an idle connection must be small. A channel of `tokio` would take 1.8 KB.

use crate::http::limits::locked;
use axum::extract::ws::Utf8Bytes;
use protocol::Version;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, Weak};
use std::task::{Poll, Waker};

/// Maximum number of queued bytes per client. A client that reads too slowly gets no more messages
/// and must reconnect.
const MAX_QUEUED_BYTES: usize = 1 << 20;
/// An empty queue keeps memory for this many messages.
const MIN_CAPACITY: usize = 8;

/// The sending side of a client's queue.
#[derive(Clone, Debug)]
pub(crate) struct Outbox(Arc<Sender>);

/// A weak reference to an outbox.
#[derive(Clone, Debug)]
pub(crate) struct WeakOutbox(Weak<Sender>);

/// The receiving side, read by the client's task.
#[derive(Debug)]
pub(crate) struct Inbox(Line);

type Line = Arc<Mutex<Queue>>;

/// Shared by all clones of an outbox. When it is dropped, the queue is closed.
#[derive(Debug)]
struct Sender(Line);

#[derive(Debug, Default)]
struct Queue {
    messages: VecDeque<Utf8Bytes>,
    /// The number of bytes in the queue.
    bytes: usize,
    /// The version that the client will have once it has read the whole queue.
    told: Version,
    /// Whether the client has been too slow.
    is_behind: bool,
    /// Whether one of the two sides is gone.
    is_closed: bool,
    /// The client's task, while it waits for a message.
    reader: Option<Waker>,
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
    let line = Line::default();
    (Outbox(Arc::new(Sender(Arc::clone(&line)))), Inbox(line))
}

impl Queue {
    fn add(&mut self, text: Utf8Bytes) -> Result<(), Unsent> {
        if self.is_closed {
            return Err(Unsent::Gone);
        }
        self.bytes += text.len();
        self.messages.push_back(text);
        if let Some(reader) = self.reader.take() {
            reader.wake();
        }
        Ok(())
    }

    fn take(&mut self) -> Option<Utf8Bytes> {
        let text = self.messages.pop_front()?;
        self.bytes -= text.len();
        if self.messages.is_empty() {
            self.messages.shrink_to(MIN_CAPACITY);
        }
        Some(text)
    }
}

impl Outbox {
    /// Queues a message that the client did not request, unless the queue is full.
    pub(crate) fn tell(&self, text: Utf8Bytes) -> Result<(), Unsent> {
        let mut queue = locked(&self.0.0);
        if queue.bytes > 0 && queue.bytes + text.len() > MAX_QUEUED_BYTES {
            queue.is_behind = true;
            return Err(Unsent::Full);
        }
        queue.add(text)
    }

    /// Queues a response to a request, even if the queue is full.
    pub(crate) fn answer(&self, text: Utf8Bytes) -> Result<(), Unsent> {
        locked(&self.0.0).add(text)
    }

    /// Stores the version that the client will have once it has read the whole queue.
    pub(crate) fn note(&self, version: Version) {
        let mut queue = locked(&self.0.0);
        queue.told = queue.told.max(version);
    }

    /// Returns the number of queued bytes.
    pub(crate) fn waiting(&self) -> usize {
        locked(&self.0.0).bytes
    }

    pub(crate) fn is_closed(&self) -> bool {
        locked(&self.0.0).is_closed
    }

    pub(crate) fn downgrade(&self) -> WeakOutbox {
        WeakOutbox(Arc::downgrade(&self.0))
    }
}

impl Drop for Sender {
    fn drop(&mut self) {
        let mut queue = locked(&self.0);
        queue.is_closed = true;
        if let Some(reader) = queue.reader.take() {
            reader.wake();
        }
    }
}

impl WeakOutbox {
    pub(crate) fn upgrade(&self) -> Option<Outbox> {
        self.0.upgrade().map(Outbox)
    }
}

impl Inbox {
    /// Returns the next message, or `None` if no more messages will come.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        poll_fn(|context| {
            let mut queue = locked(&self.0);
            let text = queue.take();
            if text.is_some() || queue.is_closed {
                return Poll::Ready(text);
            }
            match &mut queue.reader {
                Some(reader) => reader.clone_from(context.waker()),
                reader => *reader = Some(context.waker().clone()),
            }
            Poll::Pending
        })
        .await
    }

    /// Returns the next message if one is queued.
    pub(crate) fn waiting(&mut self) -> Option<Utf8Bytes> {
        locked(&self.0).take()
    }

    /// If the client has been too slow, returns the version from which it must resume.
    pub(crate) fn behind(&self) -> Option<Version> {
        let queue = locked(&self.0);
        queue.is_behind.then_some(queue.told)
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        // The table may keep the outbox for a moment, but nothing in the queue will be read.
        *locked(&self.0) = Queue {
            is_closed: true,
            ..Queue::default()
        };
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
