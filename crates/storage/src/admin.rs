//! Operator actions and their audit log. An action and its log row are written in one transaction.

use crate::courses::remove_course;
use crate::error::{Result, StorageError};
use crate::number::{Millis, natural, number};
use crate::people::{ReportRow, report};
use crate::players::{PlayerRow, player, rename};
use crate::ratings::forget_ratings;
use crate::store::Store;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row};

/// An object that operators can hide. The database keeps a hidden object, but players no longer see
/// it, except that authors still see their hidden courses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Hideable {
    Course,
    Cup,
    Remark,
    Tournament,
}

impl Hideable {
    /// Returns the audit log's words for hiding the object and for showing it again.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Hideable::Course => ("hide-course", "show-course"),
            Hideable::Cup => ("hide-cup", "show-cup"),
            Hideable::Remark => ("hide-remark", "show-remark"),
            Hideable::Tournament => ("hide-tournament", "show-tournament"),
        }
    }

    /// Returns the SQL that changes `hidden` from `$3` to `$2`.
    fn update(self) -> &'static str {
        match self {
            Hideable::Course => "UPDATE courses SET hidden = $2 WHERE id = $1 AND hidden = $3",
            Hideable::Cup => "UPDATE cups SET hidden = $2 WHERE id = $1 AND hidden = $3",
            Hideable::Remark => "UPDATE remarks SET hidden = $2 WHERE id = $1 AND hidden = $3",
            Hideable::Tournament => {
                "UPDATE tournaments SET hidden = $2 WHERE id = $1 AND hidden = $3"
            }
        }
    }
}

/// An operator's action on a player, a table, a report, or an object that can be hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Bans the player, permanently if `until` is `None`.
    Ban {
        /// The end of the ban.
        until: Option<Millis>,
        /// The end of the hold on this player's networks, or `None` for no hold. During the hold,
        /// new players from these networks are refused.
        hold: Option<Millis>,
    },
    /// Lifts the ban and the hold that came with it.
    Unban,
    /// Releases the player's handle and changes the name.
    Rename {
        /// The new name.
        name: String,
    },
    /// Deletes the player's keys. A server then removes all of the player's other data.
    DeletePlayer,
    /// Hides the object.
    Hide(Hideable),
    /// Shows the object again.
    Show(Hideable),
    /// Deletes the course.
    DeleteCourse,
    /// Closes the report.
    CloseReport,
    /// Excludes the match from the ratings and marks it to be ended. A server then ends the match.
    EndTable,
    /// Excludes the match from the ratings. All ratings are then recomputed.
    Unrate,
    /// Includes the match in the ratings again. All ratings are then recomputed.
    Rate,
}

const DELETE_PLAYER: &str = "delete-player";
const END_TABLE: &str = "end-table";

impl Act {
    /// Returns the audit log's word for the action.
    fn word(&self) -> &'static str {
        match self {
            Act::Ban { hold: None, .. } => "ban",
            Act::Ban { hold: Some(_), .. } => "ban-and-hold",
            Act::Unban => "unban",
            Act::Rename { .. } => "rename",
            Act::DeletePlayer => DELETE_PLAYER,
            Act::Hide(what) => what.words().0,
            Act::Show(what) => what.words().1,
            Act::DeleteCourse => "delete-course",
            Act::CloseReport => "close-report",
            Act::EndTable => END_TABLE,
            Act::Unrate => "unrate",
            Act::Rate => "rate",
        }
    }
}

/// An action to perform and log.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct NewAct {
    pub act: Act,
    /// The id of the player, table, report or other object.
    pub object: String,
    pub operator: String,
    pub reason: String,
    pub at: Millis,
}

/// A row in the audit log.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct AuditRow {
    pub number: u64,
    pub at: Millis,
    pub operator: String,
    pub act: String,
    pub object: String,
    /// The player's current handle or name, or the current name of the course, cup or tournament,
    /// if it still exists.
    pub called: Option<String>,
    pub reason: String,
}

/// A player's ban.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Ban {
    pub reason: String,
    pub until: Option<Millis>,
}

/// A report as operators see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenReport {
    /// The content of the report.
    pub report: ReportRow,
    /// The handle or name of the reporter.
    pub by: String,
    /// Whether an operator has closed the report.
    pub is_closed: bool,
}

/// A player found by an operator's search.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct FoundPlayer {
    pub player: PlayerRow,
    pub handle: Option<String>,
    pub ban: Option<Ban>,
    /// The number of reports about the player.
    pub reports: u64,
}

const AUDIT: &str = "SELECT a.number AS number, a.at AS at, a.operator AS operator, a.act AS act, \
                     a.object AS object, a.reason AS reason, \
                     COALESCE('@' || h.handle, p.name, c.name, u.name, t.name) AS called \
                     FROM audit a \
                     LEFT JOIN handles h ON h.player = a.object \
                     LEFT JOIN players p ON p.id = a.object \
                     LEFT JOIN courses c ON c.id = a.object \
                     LEFT JOIN cups u ON u.id = a.object \
                     LEFT JOIN tournaments t ON t.id = a.object";

const REPORT: &str = "SELECT r.id AS id, r.reporter AS reporter, r.reported AS reported, \
                      r.handle AS handle, r.course AS course, r.place AS place, \
                      r.reason AS reason, r.made_at AS made_at, \
                      CASE WHEN r.closed_at IS NULL THEN 0 ELSE 1 END AS closed, \
                      COALESCE('@' || h.handle, p.name, '') AS called \
                      FROM reports r LEFT JOIN handles h ON h.player = r.reporter \
                      LEFT JOIN players p ON p.id = r.reporter";

impl Store {
    /// Performs and logs an operator's action in one transaction.
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

    /// Returns the latest rows of the audit log, latest first.
    pub async fn audit(&self, most: u32) -> Result<Vec<AuditRow>> {
        let sql = format!("{AUDIT} ORDER BY a.number DESC LIMIT $1");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(i64::from(most));
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(audit_row).collect::<sqlx::Result<_>>()?)
    }

    /// Returns the audit log rows about an object, oldest first.
    pub async fn audit_of(&self, object: &str) -> Result<Vec<AuditRow>> {
        let sql = format!("{AUDIT} WHERE a.object = $1 ORDER BY a.number");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(object);
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(audit_row).collect::<sqlx::Result<_>>()?)
    }

    /// Returns the audit log rows after row number `last`, oldest first.
    pub async fn audit_since(&self, last: u64) -> Result<Vec<AuditRow>> {
        let sql = format!("{AUDIT} WHERE a.number > $1 ORDER BY a.number");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(number(last));
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(audit_row).collect::<sqlx::Result<_>>()?)
    }

    /// Returns a player by id, with the player's current ban, if any.
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

    /// Returns players that an operator has deleted but whose data no server has removed yet.
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

    /// Returns the open reports, oldest first.
    pub async fn open_reports(&self, most: u32) -> Result<Vec<OpenReport>> {
        let sql = format!("{REPORT} WHERE r.closed_at IS NULL ORDER BY r.made_at, r.id LIMIT $1");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(i64::from(most));
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(open_report).collect::<sqlx::Result<_>>()?)
    }

    /// Returns a report by id, open or closed.
    pub async fn report(&self, id: &str) -> Result<OpenReport> {
        let sql = format!("{REPORT} WHERE r.id = $1");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(id);
        Ok(open_report(&query.fetch_one(&self.reader).await?)?)
    }

    /// Returns reports about a player, latest first.
    pub async fn reports_about(&self, player: &str, most: u32) -> Result<Vec<OpenReport>> {
        let sql = format!("{REPORT} WHERE r.reported = $1 ORDER BY r.made_at DESC, r.id LIMIT $2");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(player);
        let rows = rows.bind(i64::from(most)).fetch_all(&self.reader).await?;
        Ok(rows.iter().map(open_report).collect::<sqlx::Result<_>>()?)
    }

    /// Returns the players who match a search text, the newest first. The text may be an id, part
    /// of a name, the beginning of a handle, or a network hash. A table id finds the players who
    /// sat or chatted at that table.
    pub async fn find_players(
        &self,
        text: &str,
        now: Millis,
        most: u32,
    ) -> Result<Vec<FoundPlayer>> {
        let sql = "SELECT p.id AS id, p.name AS name, p.created_at AS created_at, p.bot AS bot, \
                   h.handle AS handle, b.reason AS reason, b.until_at AS until_at, \
                   (SELECT COUNT(*) FROM reports r WHERE r.reported = p.id) AS reports \
                   FROM players p LEFT JOIN handles h ON h.player = p.id \
                   LEFT JOIN bans b ON b.player = p.id AND COALESCE(b.until_at, $5) >= $5 \
                   WHERE p.id = $1 OR p.name LIKE $2 ESCAPE '!' OR LOWER(p.name) LIKE $3 ESCAPE '!' \
                   OR LOWER(h.handle) LIKE $4 ESCAPE '!' \
                   OR p.id IN (SELECT s.player FROM holders s WHERE s.table_id = $1) \
                   OR p.id IN (SELECT s.player FROM remarks s WHERE s.table_id = $1) \
                   OR p.id IN (SELECT a.player FROM player_addresses a WHERE a.hash = $1) \
                   ORDER BY p.created_at DESC, p.id LIMIT $6";
        let escaped = text
            .replace('!', "!!")
            .replace('%', "!%")
            .replace('_', "!_");
        let handle = escaped.trim_start_matches('@').to_lowercase();
        let rows = sqlx::query(sql)
            .bind(text)
            .bind(format!("%{escaped}%"))
            .bind(format!("%{}%", escaped.to_lowercase()))
            .bind(format!("{handle}%"))
            .bind(number(now))
            .bind(i64::from(most))
            .fetch_all(&self.reader)
            .await?;
        let found = |row: &AnyRow| -> sqlx::Result<FoundPlayer> {
            let until = row.try_get::<Option<i64>, _>("until_at")?.map(natural);
            let reason: Option<String> = row.try_get("reason")?;
            Ok(FoundPlayer {
                player: player(row)?,
                handle: row.try_get("handle")?,
                ban: reason.map(|reason| Ban { reason, until }),
                reports: natural(row.try_get("reports")?),
            })
        };
        Ok(rows.iter().map(found).collect::<sqlx::Result<_>>()?)
    }

    /// Returns tables that an operator has marked to be ended and that no server has ended yet.
    pub async fn tables_to_end(&self) -> Result<Vec<String>> {
        let sql = "SELECT DISTINCT t.id AS id FROM audit a JOIN tables t ON t.id = a.object \
                   WHERE a.act = $1 AND t.status <> 'over'";
        let rows = sqlx::query(sql).bind(END_TABLE);
        let rows = rows.fetch_all(&self.reader).await?;
        let ids = rows.iter().map(|row| row.try_get("id"));
        Ok(ids.collect::<sqlx::Result<_>>()?)
    }

    /// Returns whether an operator has excluded a match from the ratings.
    pub async fn is_unrated(&self, table: &str) -> Result<bool> {
        let sql = "SELECT table_id FROM unrated_matches WHERE table_id = $1";
        let query = sqlx::query(sql).bind(table);
        Ok(query.fetch_optional(&self.reader).await?.is_some())
    }

    /// Returns whether an object is hidden.
    pub async fn is_hidden(&self, what: Hideable, id: &str) -> Result<bool> {
        let sql = match what {
            Hideable::Course => "SELECT hidden FROM courses WHERE id = $1",
            Hideable::Cup => "SELECT hidden FROM cups WHERE id = $1",
            Hideable::Remark => "SELECT hidden FROM remarks WHERE id = $1",
            Hideable::Tournament => "SELECT hidden FROM tournaments WHERE id = $1",
        };
        let row = sqlx::query(sql).bind(id).fetch_one(&self.reader).await?;
        Ok(row.try_get::<i64, _>("hidden")? != 0)
    }
}

fn open_report(row: &AnyRow) -> sqlx::Result<OpenReport> {
    Ok(OpenReport {
        report: report(row)?,
        by: row.try_get("called")?,
        is_closed: row.try_get::<i64, _>("closed")? != 0,
    })
}

async fn carry_out(connection: &mut AnyConnection, new: &NewAct) -> Result<()> {
    let id = new.object.as_str();
    let change = match &new.act {
        Act::Ban { until, hold } => {
            if let Some(hold) = hold {
                hold_addresses(connection, id, *hold).await?;
            }
            let sql = "INSERT INTO bans (player, reason, until_at) SELECT id, $2, $3 FROM players \
                       WHERE id = $1 ON CONFLICT (player) DO UPDATE SET \
                       reason = excluded.reason, until_at = excluded.until_at";
            let query = sqlx::query(sql).bind(id).bind(new.reason.as_str());
            query.bind(until.map(number))
        }
        Act::Unban => {
            let query = sqlx::query("DELETE FROM address_holds WHERE player = $1").bind(id);
            query.execute(&mut *connection).await?;
            sqlx::query("DELETE FROM bans WHERE player = $1").bind(id)
        }
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
        Act::Hide(what) => sqlx::query(what.update()).bind(id).bind(1_i64).bind(0_i64),
        Act::Show(what) => sqlx::query(what.update()).bind(id).bind(0_i64).bind(1_i64),
        Act::DeleteCourse => return remove_course(connection, id, None).await,
        Act::CloseReport => {
            let sql = "UPDATE reports SET closed_at = $2 WHERE id = $1 AND closed_at IS NULL";
            sqlx::query(sql).bind(id).bind(number(new.at))
        }
        Act::EndTable => {
            let sql = "SELECT id FROM tables WHERE id = $1 AND status <> 'over'";
            let found = sqlx::query(sql).bind(id);
            found.fetch_one(&mut *connection).await?;
            unrate(new)
        }
        Act::Unrate => {
            let sql = "SELECT id FROM tables WHERE id = $1";
            let found = sqlx::query(sql).bind(id);
            found.fetch_one(&mut *connection).await?;
            forget_ratings(connection).await?;
            unrate(new)
        }
        Act::Rate => {
            forget_ratings(connection).await?;
            sqlx::query("DELETE FROM unrated_matches WHERE table_id = $1").bind(id)
        }
    };
    match change.execute(connection).await?.rows_affected() {
        0 => Err(StorageError::NotFound),
        _ => Ok(()),
    }
}

/// Excludes a match from the ratings.
fn unrate(new: &NewAct) -> Query<'_, Any, AnyArguments> {
    let sql = "INSERT INTO unrated_matches (table_id, reason, at) VALUES ($1, $2, $3) \
               ON CONFLICT (table_id) DO UPDATE SET reason = excluded.reason";
    let query = sqlx::query(sql).bind(new.object.as_str());
    query.bind(new.reason.as_str()).bind(number(new.at))
}

/// Puts a player's networks on hold.
async fn hold_addresses(connection: &mut AnyConnection, player: &str, until: Millis) -> Result<()> {
    let sql = "INSERT INTO address_holds (hash, player, until_at) SELECT hash, player, $2 \
               FROM player_addresses WHERE player = $1 ON CONFLICT (hash, player) \
               DO UPDATE SET until_at = excluded.until_at";
    let query = sqlx::query(sql).bind(player).bind(number(until));
    query.execute(connection).await?;
    Ok(())
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
