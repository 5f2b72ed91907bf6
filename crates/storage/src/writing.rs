//! The way in: all that changes the database is a transaction that begins and ends here.
//!
//! It begins and ends in plain words. The driver counts transactions by itself, but a database
//! ends one by itself too, when the disk is full or does not answer; from then on the driver would
//! take the end of a part for the end of the whole, and nothing more would be kept. And a
//! connection is used again only after its transaction has ended as it was told to: after any
//! trouble, or if nobody waits for the end any more, it is closed, and the next one is opened anew.

use crate::error::{Result, StorageError};
use sqlx::{AnyConnection, Connection};
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The connections for writing.
#[derive(Debug)]
pub(crate) struct Writers {
    url: String,
    is_file: bool,
    permits: Arc<Semaphore>,
    /// Connections that nobody uses, with no transaction open.
    idle: Mutex<Vec<AnyConnection>>,
    /// Whether a transaction has begun and none has ended as it should since.
    doubt: AtomicBool,
}

/// What is committed has reached the disk; readers do not wait for it.
const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
     PRAGMA busy_timeout = 10000; PRAGMA wal_autocheckpoint = 4000";

/// Whoever wants to write into a file waits so long for those before.
const WAIT: Duration = Duration::from_secs(20);
/// A database elsewhere that does not answer for so long is away; its clients may have better
/// luck with another server.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// How many may write at a time. `SQLite` lets one, so there is but one, and nobody waits in vain.
fn writers(is_file: bool) -> usize {
    if is_file { 1 } else { 4 }
}

impl Writers {
    pub(crate) fn new(url: &str, is_file: bool) -> Arc<Writers> {
        Arc::new(Writers {
            url: url.to_owned(),
            is_file,
            permits: Arc::new(Semaphore::new(writers(is_file))),
            idle: Mutex::default(),
            doubt: AtomicBool::new(false),
        })
    }

    /// A connection of one's own, also for what is no transaction.
    pub(crate) async fn connect(&self) -> sqlx::Result<AnyConnection> {
        let mut connection = AnyConnection::connect(&self.url).await?;
        if self.is_file {
            sqlx::raw_sql(PRAGMAS).execute(&mut connection).await?;
        }
        Ok(connection)
    }

    /// Begins a transaction.
    pub(crate) async fn begin(self: &Arc<Writers>) -> Result<Writing> {
        let wait = if self.is_file { WAIT } else { PATIENCE };
        let begun = tokio::time::timeout(wait, self.begin_some_time()).await;
        begun.unwrap_or(Err(StorageError::Backend(sqlx::Error::PoolTimedOut)))
    }

    async fn begin_some_time(self: &Arc<Writers>) -> Result<Writing> {
        let permit = Arc::clone(&self.permits).acquire_owned().await;
        let permit = permit.map_err(|_| StorageError::Backend(sqlx::Error::PoolClosed))?;
        self.doubt.store(true, Ordering::Release);
        // A file is locked at the start, not in the middle.
        let begin = if self.is_file {
            "BEGIN IMMEDIATE"
        } else {
            "BEGIN"
        };
        while let Some(mut connection) = self.take() {
            // The other end may be gone since it was used last.
            if say(&mut connection, begin).await.is_ok() {
                return Ok(self.writing(connection, permit));
            }
        }
        let mut connection = self.connect().await?;
        say(&mut connection, begin).await?;
        Ok(self.writing(connection, permit))
    }

    fn writing(self: &Arc<Writers>, on: AnyConnection, permit: OwnedSemaphorePermit) -> Writing {
        Writing {
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

    /// Whether it is uncertain that writing works.
    pub(crate) fn is_in_doubt(&self) -> bool {
        self.doubt.load(Ordering::Acquire)
    }

    /// Waits a while for those who write, and lets nobody else.
    pub(crate) async fn close(&self) {
        let all = self.permits.acquire_many(writers(self.is_file) as u32);
        drop(tokio::time::timeout(PATIENCE, all).await);
        self.permits.close();
        while let Some(connection) = self.take() {
            // There is nothing on its way.
            let _ = connection.close().await;
        }
    }
}

pub(crate) async fn say(connection: &mut AnyConnection, word: &'static str) -> sqlx::Result<()> {
    sqlx::raw_sql(word).execute(connection).await?;
    Ok(())
}

/// A transaction under way. Without [`Writing::commit`] nothing of it is kept, and the connection
/// is closed.
#[derive(Debug)]
pub(crate) struct Writing {
    connection: AnyConnection,
    writers: Arc<Writers>,
    /// Given back after the connection is.
    permit: OwnedSemaphorePermit,
}

impl Writing {
    /// Makes it durable. Whatever else happens, nobody may be told before this has said yes.
    pub(crate) async fn commit(mut self) -> Result<()> {
        say(&mut self.connection, "COMMIT").await?;
        self.writers.doubt.store(false, Ordering::Release);
        self.give_back();
        Ok(())
    }

    /// Leaves everything as it was, where the database has only found what speaks against it.
    pub(crate) async fn rollback(mut self) -> Result<()> {
        say(&mut self.connection, "ROLLBACK").await?;
        self.give_back();
        Ok(())
    }

    /// Ends it as what was done asks for.
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

impl Deref for Writing {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Writing {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}
