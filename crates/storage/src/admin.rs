//! What operators do, and the log of it: no act without its row, no row without its act.

use crate::courses::remove_course;
use crate::error::{Result, StorageError};
use crate::number::{Millis, natural, number};
use crate::people::{ReportRow, report};
use crate::players::{PlayerRow, player, rename};
use crate::store::Store;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

/// What an operator does to a player, a course or a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// The player may not act; without an end, for good.
    Ban {
        /// Until then.
        until: Option<Millis>,
    },
    /// The player may act again.
    Unban,
    /// The handle is free, the player goes by another name.
    Rename {
        /// The name from now on.
        name: String,
    },
    /// The player's keys are gone; a server removes everything else.
    DeletePlayer,
    /// Only its owner finds the course.
    HideCourse,
    /// Everybody finds the course again.
    ShowCourse,
    /// The course is gone.
    DeleteCourse,
    /// The report needs nobody any more.
    CloseReport,
}

const DELETE_PLAYER: &str = "delete-player";

impl Act {
    /// The word in the log.
    fn word(&self) -> &'static str {
        match self {
            Act::Ban { .. } => "ban",
            Act::Unban => "unban",
            Act::Rename { .. } => "rename",
            Act::DeletePlayer => DELETE_PLAYER,
            Act::HideCourse => "hide-course",
            Act::ShowCourse => "show-course",
            Act::DeleteCourse => "delete-course",
            Act::CloseReport => "close-report",
        }
    }
}

/// What is to be done, and what the log says of it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct NewAct {
    pub act: Act,
    /// The id of the player, the course or the report.
    pub object: String,
    pub operator: String,
    pub reason: String,
    pub at: Millis,
}

/// A row of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct AuditRow {
    pub number: u64,
    pub at: Millis,
    pub operator: String,
    pub act: String,
    pub object: String,
    /// What the player or the course is called now, if it is still there.
    pub called: Option<String>,
    pub reason: String,
}

/// Somebody may not act.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Ban {
    pub reason: String,
    pub until: Option<Millis>,
}

/// A report that waits for an operator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenReport {
    /// What was reported.
    pub report: ReportRow,
    /// What the reporter is called.
    pub by: String,
}

const AUDIT: &str = "SELECT a.number AS number, a.at AS at, a.operator AS operator, a.act AS act, \
                     a.object AS object, a.reason AS reason, \
                     COALESCE('@' || h.handle, p.name, c.name) AS called FROM audit a \
                     LEFT JOIN handles h ON h.player = a.object \
                     LEFT JOIN players p ON p.id = a.object \
                     LEFT JOIN courses c ON c.id = a.object";

impl Store {
    /// Does what an operator wants, and logs it, in one transaction.
    pub async fn act(&self, new: &NewAct) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let done = async {
            carry_out(&mut transaction, new).await?;
            let sql = "INSERT INTO audit (number, at, operator, act, object, reason) SELECT \
                       COALESCE(MAX(number), 0) + 1, $1, $2, $3, $4, $5 FROM audit";
            sqlx::query(sql)
                .bind(number(new.at))
                .bind(new.operator.as_str())
                .bind(new.act.word())
                .bind(new.object.as_str())
                .bind(new.reason.as_str())
                .execute(&mut *transaction)
                .await?;
            Ok(())
        };
        let done = done.await;
        transaction.end(done).await
    }

    /// The log, the latest first.
    pub async fn audit(&self, most: u32) -> Result<Vec<AuditRow>> {
        let sql = format!("{AUDIT} ORDER BY a.number DESC LIMIT $1");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(i64::from(most));
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(audit_row).collect::<sqlx::Result<_>>()?)
    }

    /// What was done to somebody or something, the oldest first.
    pub async fn audit_of(&self, object: &str) -> Result<Vec<AuditRow>> {
        let sql = format!("{AUDIT} WHERE a.object = $1 ORDER BY a.number");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(object);
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(audit_row).collect::<sqlx::Result<_>>()?)
    }

    /// What was done after a row of the log, the oldest first.
    pub async fn audit_since(&self, last: u64) -> Result<Vec<AuditRow>> {
        let sql = format!("{AUDIT} WHERE a.number > $1 ORDER BY a.number");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(number(last));
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(audit_row).collect::<sqlx::Result<_>>()?)
    }

    /// A player by id, and whether they may not act now.
    pub async fn player_and_ban(&self, id: &str, now: Millis) -> Result<(PlayerRow, Option<Ban>)> {
        let sql = "SELECT p.id AS id, p.name AS name, p.created_at AS created_at, \
                   p.bot AS bot, b.reason AS reason, b.until_at AS until_at FROM players p \
                   LEFT JOIN bans b ON b.player = p.id AND COALESCE(b.until_at, $2) >= $2 \
                   WHERE p.id = $1";
        let query = sqlx::query(sql).bind(id).bind(number(now));
        let row = query.fetch_one(&self.reader).await?;
        let until = row.try_get::<Option<i64>, _>("until_at")?.map(natural);
        let reason: Option<String> = row.try_get("reason")?;
        Ok((player(&row)?, reason.map(|reason| Ban { reason, until })))
    }

    /// Players who were deleted by an operator and are still there, for a server to remove.
    pub async fn players_to_delete(&self) -> Result<Vec<String>> {
        let sql = "SELECT DISTINCT p.id AS id FROM audit a JOIN players p ON p.id = a.object \
                   WHERE a.act = $1";
        let rows = sqlx::query(sql).bind(DELETE_PLAYER);
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows
            .iter()
            .map(|row| row.try_get("id"))
            .collect::<sqlx::Result<_>>()?)
    }

    /// The reports that wait, the oldest first.
    pub async fn open_reports(&self, most: u32) -> Result<Vec<OpenReport>> {
        let sql = "SELECT r.id AS id, r.reporter AS reporter, r.reported AS reported, \
                   r.handle AS handle, r.course AS course, r.reason AS reason, \
                   r.made_at AS made_at, COALESCE('@' || h.handle, p.name, '') AS called \
                   FROM reports r LEFT JOIN handles h ON h.player = r.reporter \
                   LEFT JOIN players p ON p.id = r.reporter WHERE r.closed_at IS NULL \
                   ORDER BY r.made_at, r.id LIMIT $1";
        let rows = sqlx::query(sql).bind(i64::from(most));
        let rows = rows.fetch_all(&self.reader).await?;
        let open = |row: &AnyRow| -> sqlx::Result<OpenReport> {
            Ok(OpenReport {
                report: report(row)?,
                by: row.try_get("called")?,
            })
        };
        Ok(rows.iter().map(open).collect::<sqlx::Result<_>>()?)
    }
}

async fn carry_out(connection: &mut AnyConnection, new: &NewAct) -> Result<()> {
    let id = new.object.as_str();
    let change = match &new.act {
        Act::Ban { until } => {
            let sql = "INSERT INTO bans (player, reason, until_at) SELECT id, $2, $3 FROM players \
                       WHERE id = $1 ON CONFLICT (player) DO UPDATE SET \
                       reason = excluded.reason, until_at = excluded.until_at";
            let query = sqlx::query(sql).bind(id).bind(new.reason.as_str());
            query.bind(until.map(number))
        }
        Act::Unban => sqlx::query("DELETE FROM bans WHERE player = $1").bind(id),
        Act::Rename { name } => {
            rename(connection, id, name).await?;
            let query = sqlx::query("DELETE FROM handles WHERE player = $1").bind(id);
            query.execute(connection).await?;
            return Ok(());
        }
        Act::DeletePlayer => {
            let query = sqlx::query("DELETE FROM credentials WHERE player = $1").bind(id);
            query.execute(&mut *connection).await?;
            let found = sqlx::query("SELECT id FROM players WHERE id = $1").bind(id);
            found.fetch_one(connection).await?;
            return Ok(());
        }
        Act::HideCourse => {
            sqlx::query("UPDATE courses SET hidden = 1 WHERE id = $1 AND hidden = 0").bind(id)
        }
        Act::ShowCourse => {
            sqlx::query("UPDATE courses SET hidden = 0 WHERE id = $1 AND hidden = 1").bind(id)
        }
        Act::DeleteCourse => return remove_course(connection, id, None).await,
        Act::CloseReport => {
            let sql = "UPDATE reports SET closed_at = $2 WHERE id = $1 AND closed_at IS NULL";
            sqlx::query(sql).bind(id).bind(number(new.at))
        }
    };
    match change.execute(connection).await?.rows_affected() {
        0 => Err(StorageError::NotFound),
        _ => Ok(()),
    }
}

fn audit_row(row: &AnyRow) -> sqlx::Result<AuditRow> {
    Ok(AuditRow {
        number: natural(row.try_get("number")?),
        at: natural(row.try_get("at")?),
        operator: row.try_get("operator")?,
        act: row.try_get("act")?,
        object: row.try_get("object")?,
        called: row.try_get("called")?,
        reason: row.try_get("reason")?,
    })
}
