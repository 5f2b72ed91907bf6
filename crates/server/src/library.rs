//! What published courses are worth: found once each, a moment after they were published.

use crate::app::App;
use crate::peers::Lease;
use coach::{Budget, course_facts};
use protocol::CourseText;
use std::time::Duration;
use storage::{StorageError, UnjudgedCourse};

/// So often courses are looked for.
const PAUSE: Duration = Duration::from_secs(1);
/// The lease of whoever judges.
const LEASE: &str = "library";
/// What a course may take: some hundred megabytes at most, and seconds. What does not fit has
/// no par.
const BUDGET: Budget = Budget { states: 300_000 };

/// Judges courses, without end; one at a time.
pub(crate) async fn run(app: &App) {
    loop {
        match judge_next(app).await {
            Ok(true) => continue,
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "courses were not judged"),
        }
        tokio::time::sleep(PAUSE).await;
    }
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
