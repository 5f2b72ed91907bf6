//! The one task that makes events durable: what waits goes into one transaction, and every table
//! is told whether its part was kept.

use crate::metrics::Metrics;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::{Batch, Store};
use tokio::sync::{mpsc, oneshot};

/// Where tables bring what is to be kept. Clones are the same one.
#[derive(Clone, Debug)]
pub(crate) struct Writer(mpsc::Sender<Item>);

/// What one table wants to be kept.
#[derive(Debug)]
struct Item {
    table: Arc<str>,
    batch: Batch,
    done: oneshot::Sender<Result<(), CommitError>>,
}

/// Why something was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CommitError {
    /// Somebody else has extended the table first.
    Conflict,
    /// The database did not take it, or nobody knows whether it did.
    Failed,
}

/// So much goes into one transaction.
const MOST: usize = 512;
/// What is waiting in all; beyond it, tables wait.
const QUEUE: usize = 4096;
/// Others are waited for as long as somebody comes in each of these, so that they share a
/// transaction,
const GATHER: Duration = Duration::from_millis(1);
/// but not for more of them.
const GATHERS: u32 = 6;
/// Whether the database is there at all is found out in this time.
const LOOK: Duration = Duration::from_secs(2);

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

    /// Returns when the batch is durable, or certainly is not known to be.
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
        while queue.recv_many(&mut items, MOST).await > 0 {
            // Where little happens nobody is worth waiting for.
            if before > 1 {
                gather(&mut queue, &mut items).await;
            }
            before = items.len();
            // All nodes take locks in the same order.
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
        // One of them is at fault, or the database is. Each for itself, then.
        let mut is_away = false;
        for item in items.drain(..) {
            let outcome = if is_away {
                Err(CommitError::Failed)
            } else {
                self.commit(&[&item.batch]).await
            };
            is_away = is_away || outcome == Err(CommitError::Failed) && !self.is_well().await;
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
        // Whoever does not wait any more finds it in the log.
        let _ = item.done.send(outcome);
    }

    async fn commit(&self, batches: &[&Batch]) -> Result<(), CommitError> {
        let committing = self.store.commit(batches);
        let committed = match self.patience {
            None => Ok(committing.await),
            Some(patience) => tokio::time::timeout(patience, committing).await,
        };
        let Ok(committed) = committed else {
            tracing::error!("the database takes too long");
            return Err(CommitError::Failed);
        };
        committed.map_err(|error| match error {
            storage::StorageError::Conflict => CommitError::Conflict,
            error => {
                tracing::error!(%error, "events were not kept");
                CommitError::Failed
            }
        })
    }

    async fn is_well(&self) -> bool {
        let asked = tokio::time::timeout(LOOK, self.store.is_well());
        asked.await.unwrap_or(false)
    }
}

/// Waits for those who are about to come.
async fn gather(queue: &mut mpsc::Receiver<Item>, items: &mut Vec<Item>) {
    for _ in 0..GATHERS {
        tokio::time::sleep(GATHER).await;
        let before = items.len();
        while items.len() < MOST
            && let Ok(item) = queue.try_recv()
        {
            items.push(item);
        }
        if items.len() == before {
            return;
        }
    }
}
