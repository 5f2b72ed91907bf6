//! What published courses are worth: found once each, a moment after they were published. And who
//! may rate them: players who have played them to the end here.

use crate::app::App;
use crate::board_hash::board_hash;
use crate::peers::Lease;
use coach::{Budget, course_facts};
use protocol::online::TableEntry;
use protocol::{CourseText, Event, EventKind, MatchSetup};
use std::time::Duration;
use storage::{CourseRow, FinishedTable, StorageError, UnjudgedCourse};

/// So often courses are looked for.
const PAUSE: Duration = Duration::from_secs(1);
/// The lease of whoever judges.
const LEASE: &str = "library";
/// What a course may take: some hundred megabytes at most, and seconds. What does not fit has
/// no par.
const BUDGET: Budget = Budget { states: 300_000 };

/// How many of a player's latest matches are searched for a course.
const MATCHES: u32 = 500;
/// Courses whose board is hashed at a time.
const BOARDS: u32 = 50;

/// Judges courses, without end; one at a time.
pub(crate) async fn run(app: &App) {
    loop {
        match hash_old_boards(app).await {
            Ok(()) => break,
            Err(error) => tracing::warn!(%error, "boards of courses were not hashed"),
        }
        tokio::time::sleep(PAUSE).await;
    }
    loop {
        match judge_next(app).await {
            Ok(true) => continue,
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "courses were not judged"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Hashes the boards of courses that were published before boards had hashes. Several nodes may do
/// this at once: they find the same.
async fn hash_old_boards(app: &App) -> Result<(), StorageError> {
    loop {
        let courses = app.store.courses_without_board(BOARDS).await?;
        if courses.is_empty() {
            return Ok(());
        }
        for UnjudgedCourse { id, file } in courses {
            let text = CourseText {
                id: id.clone(),
                file,
            };
            let hashed = tokio::task::spawn_blocking(move || {
                let course = text.course().ok()?;
                Some(board_hash(&course))
            });
            // An empty hash says that the file cannot be read any more.
            let board = hashed.await.ok().flatten().unwrap_or_default();
            app.store.set_board(&id, &board).await?;
        }
    }
}

/// Whether a player has played a course to its end on this server: alone, with the record sent
/// here, or at a table.
pub(crate) async fn has_played(
    app: &App,
    player: &str,
    course: &CourseRow,
) -> Result<bool, StorageError> {
    if app
        .store
        .best_on_course(&course.id, player)
        .await?
        .is_some()
    {
        return Ok(true);
    }
    for table in app.store.finished_tables_of(player, MATCHES).await? {
        if is_finished_on(&table, &course.id) && is_course_of(app, &table.held.id, course).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether the player of a list has not withdrawn from a match with a course of this id.
fn is_finished_on(table: &FinishedTable, course: &str) -> bool {
    let Ok(entry) = TableEntry::parse(&table.held.summary) else {
        return false;
    };
    let results = entry.results.unwrap_or_default();
    let stayed = |seat: &u8| {
        let result = results.get(usize::from(*seat));
        result.is_some_and(|result| !result.withdrawn)
    };
    entry.courses.iter().any(|id| id == course) && table.held.seats.iter().any(stayed)
}

/// Whether a table has this very course. The id alone does not say so: players can give any id to
/// a course of their own setup.
async fn is_course_of(app: &App, table: &str, course: &CourseRow) -> Result<bool, StorageError> {
    let events = app.store.events(table, 0).await?;
    let first = events.first().and_then(|line| Event::parse(line).ok());
    let Some(EventKind::Created { setup, .. }) = first.map(|event| event.what) else {
        return Ok(false);
    };
    let MatchSetup::Golf(golf) = *setup else {
        return Ok(false);
    };
    let played = golf.courses.iter();
    Ok(played
        .filter(|text| text.id == course.id)
        .any(|text| text.file == course.file))
}

/// Whether there was one.
async fn judge_next(app: &App) -> Result<bool, StorageError> {
    if app.peers.is_lost() {
        return Ok(false);
    }
    let Some(course) = app.store.unjudged_course().await? else {
        return Ok(false);
    };
    if app.peers.lease(LEASE).await == Lease::Refused {
        return Ok(false);
    }
    let id = course.id.clone();
    let judged = tokio::task::spawn_blocking(move || judge(course)).await;
    // Whatever is wrong with it will be wrong the next time too.
    let facts = judged.ok().flatten();
    if facts.is_none() {
        tracing::warn!(course = id, "a course was not understood");
    }
    app.store.add_course_facts(&id, facts.as_ref()).await?;
    Ok(true)
}

fn judge(UnjudgedCourse { id, file }: UnjudgedCourse) -> Option<storage::CourseFacts> {
    let course = CourseText { id, file }.course().ok()?;
    let facts = course_facts(&course, BUDGET);
    Some(storage::CourseFacts {
        par: facts.par,
        value: facts.value,
        average: facts.average,
        cells: facts.cells,
        pieces: facts.pieces,
    })
}

/// What is stored, as the API tells it.
pub(crate) fn told(facts: storage::CourseFacts) -> protocol::online::CourseFacts {
    protocol::online::CourseFacts {
        par: facts.par,
        value: facts.value,
        average: facts.average,
        cells: facts.cells,
        pieces: facts.pieces,
    }
}
