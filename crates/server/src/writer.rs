//! The task that commits events. It combines waiting batches into one transaction, and reports to
//! each table whether its batch was committed.

use crate::metrics::Metrics;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::{Batch, Store};
use tokio::sync::{mpsc, oneshot};

/// The sending side of the commit queue. Clones share the same queue.
#[derive(Clone, Debug)]
pub(crate) struct Writer(mpsc::Sender<Item>);

/// A table's batch in the queue.
#[derive(Debug)]
struct Item {
    table: Arc<str>,
    batch: Batch,
    done: oneshot::Sender<Result<(), CommitError>>,
}

/// Why a batch was not committed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CommitError {
    /// Another node added events to the table first.
    Conflict,
    /// The database has refused the batch, or its fate is unknown.
    Failed,
}

/// Maximum number of batches per transaction.
const MAX_BATCHES: usize = 512;
/// Capacity of the queue. When the queue is full, tables wait.
const QUEUE: usize = 4096;
/// How long the task waits for more batches before it starts a transaction. If any batch arrives,
/// the task waits again.
const GATHER: Duration = Duration::from_millis(1);
/// Maximum number of [`GATHER`] waits per transaction.
const GATHERS: u32 = 6;
/// Timeout for checking whether the database responds.
const PROBE_TIMEOUT: Duration = Duration::from_secs(2);

impl Writer {
    /// Starts the task. A transaction that takes longer than `patience` counts as failed.
    pub(crate) fn start(store: Store, metrics: Arc<Metrics>, patience: Option<Duration>) -> Writer {
        let (sender, queue) = mpsc::channel(QUEUE);
        let work = Work {
            store,
            metrics,
            patience,
        };
        tokio::spawn(work.run(queue));
        Writer(sender)
    }

    /// Waits until the batch is durable. After a conflict, the batch is not stored; after any other
    /// error, its fate is unknown.
    pub(crate) async fn commit(&self, table: &Arc<str>, batch: Batch) -> Result<(), CommitError> {
        let (done, outcome) = oneshot::channel();
        let table = Arc::clone(table);
        let item = Item { table, batch, done };
        if self.0.send(item).await.is_err() {
            return Err(CommitError::Failed);
        }
        outcome.await.unwrap_or(Err(CommitError::Failed))
    }
}

struct Work {
    store: Store,
    metrics: Arc<Metrics>,
    patience: Option<Duration>,
}

impl Work {
    async fn run(self, mut queue: mpsc::Receiver<Item>) {
        let mut items = Vec::new();
        let mut before = 0;
        while queue.recv_many(&mut items, MAX_BATCHES).await > 0 {
            // Under low load, waiting for more batches is not worth it.
            if before > 1 {
                gather(&mut queue, &mut items).await;
            }
            before = items.len();
            // Sort the batches, because all nodes must take locks in the same order.
            items.sort_by(|one, other| one.table.cmp(&other.table));
            self.write(&mut items).await;
        }
    }

    async fn write(&self, items: &mut Vec<Item>) {
        let begin = Instant::now();
        let batches: Vec<&Batch> = items.iter().map(|item| &item.batch).collect();
        if self.commit(&batches).await == Ok(()) {
            self.metrics.batches_total.add(1);
            self.metrics.commit_seconds.note(begin.elapsed());
            for item in items.drain(..) {
                self.finish(item, Ok(()));
            }
            return;
        }
        self.metrics.batches_failed_total.add(1);
        // Either a single batch or the database is at fault, so commit the batches one by one.
        let mut is_away = false;
        for item in items.drain(..) {
            let outcome = if is_away {
                Err(CommitError::Failed)
            } else {
                self.commit(&[&item.batch]).await
            };
            is_away = is_away || outcome == Err(CommitError::Failed) && !self.is_healthy().await;
            self.finish(item, outcome);
        }
    }

    fn finish(&self, item: Item, outcome: Result<(), CommitError>) {
        match outcome {
            Ok(()) => self
                .metrics
                .events_total
                .add(item.batch.events.len() as u64),
            Err(CommitError::Conflict) => self.metrics.conflicts_total.add(1),
            Err(CommitError::Failed) => {}
        }
        // If the receiver is gone, the table finds the result in the log.
        let _ = item.done.send(outcome);
    }

    async fn commit(&self, batches: &[&Batch]) -> Result<(), CommitError> {
        let committing = self.store.commit(batches);
        let committed = match self.patience {
            None => Ok(committing.await),
            Some(patience) => tokio::time::timeout(patience, committing).await,
        };
        let Ok(committed) = committed else {
            tracing::error!("the database does not respond in time");
            return Err(CommitError::Failed);
        };
        committed.map_err(|error| match error {
            storage::StorageError::Conflict => CommitError::Conflict,
            error => {
                tracing::error!(%error, "cannot commit events");
                CommitError::Failed
            }
        })
    }

    async fn is_healthy(&self) -> bool {
        let asked = tokio::time::timeout(PROBE_TIMEOUT, self.store.is_healthy());
        asked.await.unwrap_or(false)
    }
}

/// Waits for more batches.
async fn gather(queue: &mut mpsc::Receiver<Item>, items: &mut Vec<Item>) {
    for _ in 0..GATHERS {
        tokio::time::sleep(GATHER).await;
        let before = items.len();
        while items.len() < MAX_BATCHES
            && let Ok(item) = queue.try_recv()
        {
            items.push(item);
        }
        if items.len() == before {
            return;
        }
    }
}
