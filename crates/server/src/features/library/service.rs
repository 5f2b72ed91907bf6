//! Analyses each published course once, shortly after publication, to find its par, average score
//! and pieces. This module also decides who may rate a course: only players who have finished it.

use crate::app::App;
use crate::features::library::board_hash::board_hash;
use crate::peers::Lease;
use coach::{Budget, course_facts};
use protocol::online::TableEntry;
use protocol::{CourseText, Event, EventKind, MatchSetup};
use std::time::Duration;
use storage::{CourseRow, FinishedTable, StorageError, UnjudgedCourse};

/// Interval between two searches for new courses.
const PAUSE: Duration = Duration::from_secs(1);
/// The name of the lease held by the node that analyses courses.
const LEASE: &str = "library";
/// Limits each course analysis to a few hundred megabytes and a few seconds. No par is computed for
/// a course that needs more.
const BUDGET: Budget = Budget { states: 300_000 };

/// How many of a player's latest matches are searched for a course.
const MATCHES: u32 = 500;
/// How many courses are hashed per batch.
const BOARDS: u32 = 50;

/// Analyses courses one at a time. Runs forever.
pub(crate) async fn run(app: &App) {
    loop {
        match hash_old_boards(app).await {
            Ok(()) => break,
            Err(error) => tracing::warn!(%error, "cannot hash the boards of courses"),
        }
        tokio::time::sleep(PAUSE).await;
    }
    loop {
        match judge_next(app).await {
            Ok(true) => continue,
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "cannot analyse courses"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Hashes the boards of courses that were published before boards were hashed. Several nodes may do
/// this at once, because they all compute the same hashes.
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
            // An empty hash marks a file that cannot be parsed.
            let board = hashed.await.ok().flatten().unwrap_or_default();
            app.store.set_board(&id, &board).await?;
        }
    }
}

/// Returns whether a player has finished a course, either at a table on this server or offline with
/// a submitted match record.
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

/// Returns whether a match included a course with this id and was not abandoned by the player.
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

/// Returns whether a table uses exactly this course. Comparing ids is not enough, because a course
/// in a player's own setup can have any id.
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

/// Analyses the next course. Returns false if no course is left to analyse.
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
    // A course whose analysis fails is marked as done, because the analysis would fail again.
    let facts = judged.ok().flatten();
    if facts.is_none() {
        tracing::warn!(course = id, "cannot analyse a course");
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

/// Converts stored course facts to their API form.
pub(crate) fn told(facts: storage::CourseFacts) -> protocol::online::CourseFacts {
    protocol::online::CourseFacts {
        par: facts.par,
        value: facts.value,
        average: facts.average,
        cells: facts.cells,
        pieces: facts.pieces,
    }
}
