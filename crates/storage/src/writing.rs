//! Write transactions: every change to the database is made through this module.
//!
//! A batch of events in a file is one statement, which needs no transaction around it.
//!
//! Transactions use plain `BEGIN` and `COMMIT` statements. The driver has its own transactions and
//! counts how deeply they are nested, but a database ends a transaction by itself when the disk is
//! full or does not respond. From then on, the driver would mistake each outer commit for the end
//! of a nested transaction, and nothing more would be stored. A connection is reused only after its
//! transaction has ended as requested. After any error, or if the caller is cancelled, the
//! connection is closed, and the next transaction opens a new one.

use crate::error::{Result, StorageError};
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Connection};
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The connections for writing.
#[derive(Debug)]
pub(crate) struct WritePool {
    url: String,
    is_file: bool,
    permits: Arc<Semaphore>,
    /// Idle connections without an open transaction.
    idle: Mutex<Vec<AnyConnection>>,
    /// Whether a transaction has begun since the last successful commit.
    write_may_fail: AtomicBool,
}

/// With these settings, a commit reaches the disk before it returns, and readers do not wait for
/// writers.
const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
     PRAGMA busy_timeout = 10000; PRAGMA wal_autocheckpoint = 4000";

/// How long a writer waits for its turn to write to a file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(20);
/// A database server that does not respond for this long counts as unreachable, so that clients can
/// try another node.
pub(crate) const REMOTE_TIMEOUT: Duration = Duration::from_secs(5);

/// Returns the number of concurrent writers. `SQLite` allows one, so a second connection would only
/// wait.
fn writers(is_file: bool) -> usize {
    if is_file { 1 } else { 4 }
}

impl WritePool {
    pub(crate) fn new(url: &str, is_file: bool) -> Arc<WritePool> {
        Arc::new(WritePool {
            url: url.to_owned(),
            is_file,
            permits: Arc::new(Semaphore::new(writers(is_file))),
            idle: Mutex::default(),
            write_may_fail: AtomicBool::new(false),
        })
    }

    /// Opens a connection outside the pool. The connection can also run statements without a
    /// transaction.
    pub(crate) async fn connect(&self) -> sqlx::Result<AnyConnection> {
        let mut connection = AnyConnection::connect(&self.url).await?;
        if self.is_file {
            sqlx::raw_sql(PRAGMAS).execute(&mut connection).await?;
        }
        Ok(connection)
    }

    /// Begins a transaction.
    pub(crate) async fn begin(self: &Arc<WritePool>) -> Result<WriteTransaction> {
        self.in_time(self.begin_transaction()).await
    }

    /// Returns an error if a writer has to wait too long for its turn.
    async fn in_time<T>(&self, waiting: impl Future<Output = Result<T>>) -> Result<T> {
        let wait = if self.is_file {
            BUSY_TIMEOUT
        } else {
            REMOTE_TIMEOUT
        };
        let done = tokio::time::timeout(wait, waiting).await;
        done.unwrap_or(Err(StorageError::Backend(sqlx::Error::PoolTimedOut)))
    }

    async fn permit(&self) -> Result<OwnedSemaphorePermit> {
        let permit = Arc::clone(&self.permits).acquire_owned().await;
        permit.map_err(|_| StorageError::Backend(sqlx::Error::PoolClosed))
    }

    /// Runs one statement on a file, without a transaction around it. Clients must not learn of the
    /// change before this function returns `Ok`. After a conflict, nothing is stored.
    pub(crate) async fn run_alone(&self, query: Query<'_, Any, AnyArguments>) -> Result<()> {
        let _permit = self.in_time(self.permit()).await?;
        self.write_may_fail.store(true, Ordering::Release);
        let mut connection = match self.take() {
            Some(connection) => connection,
            None => self.connect().await?,
        };
        let done = query.execute(&mut connection).await;
        let done = done.map(|_| ()).map_err(StorageError::from);
        if done.is_ok() {
            self.write_may_fail.store(false, Ordering::Release);
        }
        // After any other error, the state of the connection is unknown.
        if matches!(done, Ok(()) | Err(StorageError::Conflict)) {
            self.put_back(connection);
        }
        done
    }

    async fn begin_transaction(self: &Arc<WritePool>) -> Result<WriteTransaction> {
        let permit = self.permit().await?;
        self.write_may_fail.store(true, Ordering::Release);
        // Locks the file at the start of the transaction rather than at the first write.
        let begin = if self.is_file {
            "BEGIN IMMEDIATE"
        } else {
            "BEGIN"
        };
        while let Some(mut connection) = self.take() {
            // The server may have closed the connection since its last use.
            if say(&mut connection, begin).await.is_ok() {
                return Ok(self.writing(connection, permit));
            }
        }
        let mut connection = self.connect().await?;
        say(&mut connection, begin).await?;
        Ok(self.writing(connection, permit))
    }

    fn writing(
        self: &Arc<WritePool>,
        on: AnyConnection,
        permit: OwnedSemaphorePermit,
    ) -> WriteTransaction {
        WriteTransaction {
            connection: on,
            writers: Arc::clone(self),
            permit,
        }
    }

    fn take(&self) -> Option<AnyConnection> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.pop()
    }

    fn put_back(&self, connection: AnyConnection) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.push(connection);
    }

    /// Returns whether writes may currently fail.
    pub(crate) fn is_in_doubt(&self) -> bool {
        self.write_may_fail.load(Ordering::Acquire)
    }

    /// Waits a limited time for running transactions to end, refuses new ones, and closes all
    /// connections.
    pub(crate) async fn close(&self) {
        let all = self.permits.acquire_many(writers(self.is_file) as u32);
        drop(tokio::time::timeout(REMOTE_TIMEOUT, all).await);
        self.permits.close();
        while let Some(connection) = self.take() {
            // An idle connection has no open transaction.
            let _ = connection.close().await;
        }
    }
}

pub(crate) async fn say(connection: &mut AnyConnection, word: &'static str) -> sqlx::Result<()> {
    sqlx::raw_sql(word).execute(connection).await?;
    Ok(())
}

/// An open transaction. If it is dropped without [`WriteTransaction::commit`], nothing is stored
/// and the connection is closed.
#[derive(Debug)]
pub(crate) struct WriteTransaction {
    connection: AnyConnection,
    writers: Arc<WritePool>,
    /// The permit is released only after the connection has been returned to the pool.
    permit: OwnedSemaphorePermit,
}

impl WriteTransaction {
    /// Commits the transaction. Clients must not learn of the changes before this function returns
    /// `Ok`.
    pub(crate) async fn commit(mut self) -> Result<()> {
        say(&mut self.connection, "COMMIT").await?;
        self.writers.write_may_fail.store(false, Ordering::Release);
        self.give_back();
        Ok(())
    }

    /// Rolls back the transaction after a conflict or a missing row. The connection remains usable.
    pub(crate) async fn rollback(mut self) -> Result<()> {
        say(&mut self.connection, "ROLLBACK").await?;
        self.give_back();
        Ok(())
    }

    /// Commits on success, rolls back on a conflict or a missing row, and drops the connection on
    /// any other error.
    pub(crate) async fn end(self, done: Result<()>) -> Result<()> {
        match done {
            Ok(()) => self.commit().await,
            Err(refusal @ (StorageError::Conflict | StorageError::NotFound)) => {
                self.rollback().await?;
                Err(refusal)
            }
            Err(trouble) => Err(trouble),
        }
    }

    fn give_back(self) {
        self.writers.put_back(self.connection);
        drop(self.permit);
    }
}

impl Deref for WriteTransaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for WriteTransaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}
