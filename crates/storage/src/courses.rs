//! Published courses.

use crate::error::{Result, StorageError};
use crate::library::{CourseFacts, CourseFilter, UnjudgedCourse, facts};
use crate::number::{Millis, natural, number};
use crate::records::{RecordRow, record};
use crate::store::Store;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// A course to publish.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct NewCourse {
    pub id: String,
    pub owner: String,
    pub name: String,
    pub file: String,
    /// A hash of the file, which prevents publishing a course twice.
    pub hash: String,
    /// A hash of the board alone, which prevents publishing the same board under another name.
    pub board: Option<String>,
    pub fork_of: Option<String>,
    pub created: Millis,
}

/// A published course.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct CourseRow {
    pub id: String,
    pub owner: String,
    /// The owner's name.
    pub by: String,
    pub name: String,
    /// The course file, or an empty string in lists.
    pub file: String,
    pub fork_of: Option<String>,
    /// The name of the published course on which this course is based.
    pub fork_name: Option<String>,
    pub created: Millis,
    pub ratings: u64,
    pub stars: u64,
    /// Whether an operator has hidden the course from everyone except its owner.
    pub hidden: bool,
    /// `None` if the facts have not been computed yet, or cannot be computed.
    pub facts: Option<CourseFacts>,
    /// How many single-player matches on this course have been finished.
    pub plays: u64,
    /// The course record, or `None` until a player has finished the course.
    pub record: Option<RecordRow>,
}

/// The sort order of a course list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CourseOrder {
    /// Latest first.
    New,
    /// Best first, by the average of all star ratings and five extra ratings of 3 stars.
    Best,
    /// Most played first.
    Played,
}

/// Builds a query for courses. `$file` is the file column, or `''` to leave the file out. `$rest`
/// is the part of the query after the joined tables.
macro_rules! select {
    ($file:literal, $($rest:literal),+) => {
        concat!(
            "SELECT c.id AS id, c.owner AS owner, c.name AS name, ",
            $file,
            " AS file, c.fork_of AS fork_of, o.name AS fork_name, c.created_at AS created_at, \
             c.ratings AS ratings, c.stars AS stars, c.hidden AS hidden, p.name AS author, f.par AS par, \
             f.value AS value, f.average AS average, f.cells AS cells, f.pieces AS pieces, \
             c.plays AS plays, b.player AS holder, b.total AS fewest, b.made_at AS fewest_at, \
             bp.name AS holder_name, bh.handle AS holder_handle \
             FROM courses c LEFT JOIN players p ON p.id = c.owner \
             LEFT JOIN courses o ON o.id = c.fork_of \
             LEFT JOIN course_facts f ON f.course = c.id \
             LEFT JOIN course_results b ON b.course = c.id AND b.player = \
             (SELECT r.player FROM course_results r WHERE r.course = c.id \
             ORDER BY r.total, r.made_at, r.player LIMIT 1) \
             LEFT JOIN players bp ON bp.id = b.player \
             LEFT JOIN handles bh ON bh.player = b.player ",
            $($rest),+
        )
    };
}

/// Builds a query for one page of the courses that match a filter, sorted by `$order`.
macro_rules! page {
    ($order:literal) => {
        select!(
            "''",
            "WHERE c.hidden = 0 AND (COALESCE(f.name, LOWER(c.name)) LIKE $1 ESCAPE '!' \
             OR COALESCE(f.author, LOWER(p.name), '') LIKE $1 ESCAPE '!') \
             AND COALESCE(f.par, -1000) BETWEEN $2 AND $3 \
             AND COALESCE(f.cells, 0) BETWEEN $4 AND $5 \
             AND ' ' || COALESCE(f.pieces, '') || ' ' LIKE $6 ESCAPE '!' ORDER BY ",
            $order,
            " LIMIT $7 OFFSET $8"
        )
    };
}

impl Store {
    /// Publishes a course. Fails with a conflict if the same board has already been published.
    pub async fn publish_course(&self, new: &NewCourse) -> Result<()> {
        let sql = "INSERT INTO courses (id, owner, name, file, hash, fork_of, created_at, \
                   ratings, stars, board) SELECT $1, $2, $3, $4, $5, $6, $7, 0, 0, $8 WHERE NOT \
                   EXISTS (SELECT 1 FROM courses c WHERE c.board = $8)";
        let query = sqlx::query(sql)
            .bind(new.id.as_str())
            .bind(new.owner.as_str())
            .bind(new.name.as_str())
            .bind(new.file.as_str())
            .bind(new.hash.as_str())
            .bind(new.fork_of.clone())
            .bind(number(new.created))
            .bind(new.board.clone());
        match self.write(query).await? {
            0 => Err(StorageError::Conflict),
            _ => Ok(()),
        }
    }

    /// Returns the id of the oldest published course with this board, and whether the course is
    /// hidden.
    pub async fn course_with_board(&self, board: &str) -> Result<Option<(String, bool)>> {
        let sql = "SELECT id, hidden FROM courses WHERE board = $1 ORDER BY created_at, id LIMIT 1";
        let row = sqlx::query(sql).bind(board);
        let row = row.fetch_optional(&self.reader).await?;
        let found = |row: AnyRow| -> sqlx::Result<(String, bool)> {
            Ok((row.try_get("id")?, row.try_get::<i64, _>("hidden")? != 0))
        };
        Ok(row.map(found).transpose()?)
    }

    /// Returns up to `most` courses that were published before boards were hashed.
    pub async fn courses_without_board(&self, most: u32) -> Result<Vec<UnjudgedCourse>> {
        let sql = "SELECT id, file FROM courses WHERE board IS NULL ORDER BY id LIMIT $1";
        let rows = sqlx::query(sql).bind(i64::from(most));
        let rows = rows.fetch_all(&self.reader).await?;
        let course = |row: &AnyRow| -> sqlx::Result<UnjudgedCourse> {
            Ok(UnjudgedCourse {
                id: row.try_get("id")?,
                file: row.try_get("file")?,
            })
        };
        Ok(rows.iter().map(course).collect::<sqlx::Result<_>>()?)
    }

    /// Stores the hash of a course's board. The hash is empty if the course file cannot be read.
    pub async fn set_board(&self, course: &str, board: &str) -> Result<()> {
        let query = sqlx::query("UPDATE courses SET board = $2 WHERE id = $1");
        self.write(query.bind(course).bind(board)).await?;
        Ok(())
    }

    /// Returns a complete course.
    pub async fn course(&self, id: &str) -> Result<CourseRow> {
        let sql = select!("c.file", "WHERE c.id = $1");
        let query = sqlx::query(sql).bind(id);
        Ok(course(&query.fetch_one(&self.reader).await?)?)
    }

    /// Returns a complete course if `who` may see it. Only the owner may see a hidden course.
    pub async fn shown_course(&self, id: &str, who: Option<&str>) -> Result<CourseRow> {
        let sql = select!(
            "c.file",
            "WHERE c.id = $1 AND (c.hidden = 0 OR c.owner = $2)"
        );
        let query = sqlx::query(sql).bind(id).bind(who.map(str::to_owned));
        Ok(course(&query.fetch_one(&self.reader).await?)?)
    }

    /// Returns one page of the courses that match a filter, without hidden ones.
    pub async fn courses(
        &self,
        filter: &CourseFilter,
        order: CourseOrder,
        skip: u32,
        most: u32,
    ) -> Result<Vec<CourseRow>> {
        let sql = match order {
            CourseOrder::New => page!("c.created_at DESC, c.id"),
            CourseOrder::Best => page!("(c.stars + 15) * 1000 / (c.ratings + 5) DESC, c.id"),
            CourseOrder::Played => page!("c.plays DESC, c.created_at DESC, c.id"),
        };
        let (pars, cells) = (filter.pars(), filter.cells());
        let query = sqlx::query(sql)
            .bind(filter.search_pattern())
            .bind(*pars.start())
            .bind(*pars.end())
            .bind(*cells.start())
            .bind(*cells.end())
            .bind(filter.piece_pattern())
            .bind(i64::from(most))
            .bind(i64::from(skip));
        let rows = query.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(course).collect::<sqlx::Result<_>>()?)
    }

    /// Returns a player's courses with their files.
    pub async fn courses_of(&self, owner: &str) -> Result<Vec<CourseRow>> {
        let sql = select!("c.file", "WHERE c.owner = $1 ORDER BY c.created_at, c.id");
        let rows = sqlx::query(sql).bind(owner).fetch_all(&self.reader).await?;
        Ok(rows.iter().map(course).collect::<sqlx::Result<_>>()?)
    }

    /// Returns a player's latest courses without their files.
    pub async fn latest_courses_of(&self, owner: &str, most: u32) -> Result<Vec<CourseRow>> {
        let sql = select!(
            "''",
            "WHERE c.owner = $1 ORDER BY c.created_at DESC, c.id LIMIT $2"
        );
        let rows = sqlx::query(sql).bind(owner).bind(i64::from(most));
        let rows = rows.fetch_all(&self.reader).await?;
        Ok(rows.iter().map(course).collect::<sqlx::Result<_>>()?)
    }

    /// Returns the number of a player's published courses, and the total size of their files in
    /// bytes.
    pub async fn courses_weight(&self, owner: &str) -> Result<(u64, u64)> {
        let sql = "SELECT COUNT(*) AS number, CAST(COALESCE(SUM(LENGTH(file)), 0) AS BIGINT) \
                   AS bytes FROM courses WHERE owner = $1";
        let row = sqlx::query(sql).bind(owner).fetch_one(&self.reader).await?;
        let natural = |name: &str| row.try_get(name).map(natural);
        Ok((natural("number")?, natural("bytes")?))
    }

    /// Withdraws a published course.
    pub async fn withdraw_course(&self, owner: &str, id: &str) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let removed = remove_course(&mut transaction, id, Some(owner)).await;
        transaction.end(removed).await
    }

    /// Stores or changes a player's rating of a course.
    pub async fn rate_course(&self, course: &str, player: &str, stars: u8) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let sql = "INSERT INTO ratings (course, player, stars) VALUES ($1, $2, $3) \
                   ON CONFLICT (course, player) DO UPDATE SET stars = excluded.stars";
        let query = sqlx::query(sql).bind(course).bind(player);
        let query = query.bind(i64::from(stars));
        query.execute(&mut *transaction).await?;
        let sql = "UPDATE courses SET \
                   ratings = (SELECT COUNT(*) FROM ratings r WHERE r.course = $1), \
                   stars = (SELECT CAST(SUM(r.stars) AS BIGINT) FROM ratings r \
                   WHERE r.course = $1) WHERE id = $1";
        let query = sqlx::query(sql).bind(course);
        if query.execute(&mut *transaction).await?.rows_affected() == 0 {
            transaction.rollback().await?;
            return Err(StorageError::NotFound);
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Returns a player's rating of a course, if any.
    pub async fn rating_by(&self, course: &str, player: &str) -> Result<Option<u8>> {
        let sql = "SELECT stars FROM ratings WHERE course = $1 AND player = $2";
        let query = sqlx::query(sql).bind(course).bind(player);
        let row = query.fetch_optional(&self.reader).await?;
        let stars: Option<i64> = row.map(|row| row.try_get("stars")).transpose()?;
        Ok(stars.map(|stars| stars as u8))
    }

    /// Returns a player's ratings by course.
    pub async fn ratings_of(&self, player: &str) -> Result<Vec<(String, u8)>> {
        let sql = "SELECT course, stars FROM ratings WHERE player = $1 ORDER BY course";
        let rows = sqlx::query(sql)
            .bind(player)
            .fetch_all(&self.reader)
            .await?;
        let rating = |row: &AnyRow| -> sqlx::Result<(String, u8)> {
            Ok((
                row.try_get("course")?,
                row.try_get::<i64, _>("stars")? as u8,
            ))
        };
        Ok(rows.iter().map(rating).collect::<sqlx::Result<_>>()?)
    }
}

/// Deletes a course and its data. If an owner is given, deletes the course only if it belongs to
/// that owner.
pub(crate) async fn remove_course(
    connection: &mut AnyConnection,
    id: &str,
    owner: Option<&str>,
) -> Result<()> {
    let sql = "DELETE FROM courses WHERE id = $1 AND owner = COALESCE($2, owner)";
    let query = sqlx::query(sql).bind(id).bind(owner.map(str::to_owned));
    if query.execute(&mut *connection).await?.rows_affected() == 0 {
        return Err(StorageError::NotFound);
    }
    for sql in [
        "DELETE FROM ratings WHERE course = $1",
        "DELETE FROM course_facts WHERE course = $1",
        "DELETE FROM course_results WHERE course = $1",
        "DELETE FROM reports WHERE course = $1",
    ] {
        let query = sqlx::query(sql).bind(id);
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

fn course(row: &AnyRow) -> sqlx::Result<CourseRow> {
    let by: Option<String> = row.try_get("author")?;
    Ok(CourseRow {
        id: row.try_get("id")?,
        owner: row.try_get("owner")?,
        by: by.unwrap_or_default(),
        name: row.try_get("name")?,
        file: row.try_get("file")?,
        fork_of: row.try_get("fork_of")?,
        fork_name: row.try_get("fork_name")?,
        created: natural(row.try_get("created_at")?),
        ratings: natural(row.try_get("ratings")?),
        stars: natural(row.try_get("stars")?),
        hidden: row.try_get::<i64, _>("hidden")? != 0,
        facts: facts(row)?,
        plays: natural(row.try_get("plays")?),
        record: record(row)?,
    })
}
