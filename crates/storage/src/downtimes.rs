//! Downtimes: periods in which no server was running.

use crate::error::Result;
use crate::number::{Millis, natural, number};
use crate::store::Store;
use sqlx::Row;
use sqlx::any::AnyRow;

/// A period in which no server was running.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Downtime {
    pub since: Millis,
    pub until: Millis,
}

impl Store {
    /// Records that a server is running.
    pub async fn mark_alive(&self, now: Millis) -> Result<()> {
        let sql = "INSERT INTO marks (name, number) VALUES ('alive', $1) \
                   ON CONFLICT (name) DO UPDATE SET number = excluded.number";
        let query = sqlx::query(sql).bind(number(now));
        self.write(query).await?;
        Ok(())
    }

    /// Returns when a server was last running.
    pub async fn last_alive(&self) -> Result<Option<Millis>> {
        let query = sqlx::query("SELECT number FROM marks WHERE name = 'alive'");
        let row = query.fetch_optional(&self.reader).await?;
        let read = |row: AnyRow| row.try_get("number").map(natural);
        Ok(row.map(read).transpose()?)
    }

    /// Stores a downtime.
    pub async fn add_downtime(&self, absence: Downtime) -> Result<()> {
        let sql = "INSERT INTO absences (since_at, until_at) VALUES ($1, $2) \
                   ON CONFLICT (until_at) DO NOTHING";
        let query = sqlx::query(sql).bind(number(absence.since));
        let query = query.bind(number(absence.until));
        self.write(query).await?;
        Ok(())
    }

    /// Returns all downtimes in chronological order.
    pub async fn downtimes(&self) -> Result<Vec<Downtime>> {
        let sql = "SELECT since_at, until_at FROM absences ORDER BY until_at";
        let rows = sqlx::query(sql).fetch_all(&self.reader).await?;
        let read = |row: &AnyRow| -> sqlx::Result<Downtime> {
            Ok(Downtime {
                since: natural(row.try_get("since_at")?),
                until: natural(row.try_get("until_at")?),
            })
        };
        Ok(rows.iter().map(read).collect::<sqlx::Result<_>>()?)
    }
}
