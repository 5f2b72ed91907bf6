//! Facts about published courses, and filters that use them.

use crate::error::Result;
use crate::store::Store;
use sqlx::Row;
use sqlx::any::AnyRow;
use std::ops::RangeInclusive;

/// Computed facts about a published course.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CourseFacts {
    /// The par, or `None` if the course has too many positions for an exact value.
    pub par: Option<i32>,
    /// The expected score of perfect play, in thousandths of a stroke.
    pub value: Option<i32>,
    /// The expected score of an average player, in thousandths of a stroke.
    pub average: Option<i32>,
    /// The number of fairway cells.
    pub cells: u32,
    /// The ids of the pieces on the course, without duplicates.
    pub pieces: Vec<String>,
}

/// A course whose facts have not been computed yet.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct UnjudgedCourse {
    pub id: String,
    pub file: String,
}

/// A filter for courses. Empty fields match all courses.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CourseFilter {
    /// Part of the course name or the author's name. Case is ignored.
    pub search: String,
    /// The exact par.
    pub par: Option<i32>,
    /// The smallest and largest numbers of cells.
    pub cells: Option<(u32, u32)>,
    /// The id of a piece on the course.
    pub piece: Option<String>,
}

impl CourseFilter {
    pub(crate) fn search_pattern(&self) -> String {
        format!("%{}%", literal(&self.search.to_lowercase()))
    }

    pub(crate) fn piece_pattern(&self) -> String {
        let piece = self.piece.as_ref();
        piece.map_or_else(|| "%".to_owned(), |piece| format!("% {} %", literal(piece)))
    }

    pub(crate) fn pars(&self) -> RangeInclusive<i64> {
        let par = self.par.map(i64::from);
        par.map_or(i64::MIN..=i64::MAX, |par| par..=par)
    }

    pub(crate) fn cells(&self) -> RangeInclusive<i64> {
        let cells = self.cells;
        cells.map_or(0..=i64::MAX, |(least, most)| least.into()..=most.into())
    }
}

/// Escapes a string for a `LIKE` pattern, with `!` as the escape character.
fn literal(text: &str) -> String {
    let mut literal = String::new();
    for letter in text.chars() {
        if matches!(letter, '%' | '_' | '!') {
            literal.push('!');
        }
        literal.push(letter);
    }
    literal
}

impl Store {
    /// Returns the oldest course whose facts have not been computed yet.
    pub async fn unjudged_course(&self) -> Result<Option<UnjudgedCourse>> {
        let sql = "SELECT c.id AS id, c.file AS file FROM courses c WHERE NOT EXISTS \
                   (SELECT 1 FROM course_facts f WHERE f.course = c.id) \
                   ORDER BY c.created_at, c.id LIMIT 1";
        let row = sqlx::query(sql).fetch_optional(&self.reader).await?;
        let unjudged = |row: AnyRow| -> sqlx::Result<UnjudgedCourse> {
            Ok(UnjudgedCourse {
                id: row.try_get("id")?,
                file: row.try_get("file")?,
            })
        };
        Ok(row.map(unjudged).transpose()?)
    }

    /// Stores a course's facts, or `None` if they cannot be computed. Does not change existing
    /// facts, and ignores withdrawn courses.
    pub async fn add_course_facts(&self, course: &str, facts: Option<&CourseFacts>) -> Result<()> {
        let mut transaction = self.writers.begin().await?;
        let sql = "SELECT c.name AS name, p.name AS author FROM courses c \
                   LEFT JOIN players p ON p.id = c.owner WHERE c.id = $1";
        let query = sqlx::query(sql).bind(course);
        let Some(row) = query.fetch_optional(&mut *transaction).await? else {
            transaction.rollback().await?;
            return Ok(());
        };
        let name: String = row.try_get("name")?;
        let author: Option<String> = row.try_get("author")?;
        let sql = "INSERT INTO course_facts (course, name, author, par, value, average, cells, \
                   pieces) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (course) DO NOTHING";
        let query = sqlx::query(sql)
            .bind(course)
            .bind(name.to_lowercase())
            .bind(author.unwrap_or_default().to_lowercase())
            .bind(facts.and_then(|facts| facts.par).map(i64::from))
            .bind(facts.and_then(|facts| facts.value).map(i64::from))
            .bind(facts.and_then(|facts| facts.average).map(i64::from))
            .bind(facts.map(|facts| i64::from(facts.cells)))
            .bind(facts.map_or_else(String::new, |facts| facts.pieces.join(" ")));
        query.execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }
}

/// Reads the facts from a course's row.
pub(crate) fn facts(row: &AnyRow) -> sqlx::Result<Option<CourseFacts>> {
    let Some(cells) = row.try_get::<Option<i64>, _>("cells")? else {
        return Ok(None);
    };
    let small = |name: &str| -> sqlx::Result<Option<i32>> {
        Ok(row.try_get::<Option<i64>, _>(name)?.map(|n| n as i32))
    };
    let pieces: Option<String> = row.try_get("pieces")?;
    let pieces = pieces.unwrap_or_default();
    Ok(Some(CourseFacts {
        par: small("par")?,
        value: small("value")?,
        average: small("average")?,
        cells: cells as u32,
        pieces: pieces.split_whitespace().map(str::to_owned).collect(),
    }))
}
