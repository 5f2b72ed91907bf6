//! The route for reporting players and courses to the operators.

use crate::app::App;
use crate::features::library::routes::plain;
use crate::http::error::{Error, Errors};
use crate::http::extract::JsonBody;
use crate::identity::player::Player;
use crate::identity::player_ref::other_player;
use crate::random;
use axum::extract::State;
use axum::http::StatusCode;
use contest::calendar::DAY;
use protocol::online::{NewReport, Reported};
use storage::ReportRow;

/// Maximum number of reports that a player may send per day.
const MAX_REPORTS_PER_DAY: usize = 10;

/// Reports a player or a course to the operators.
#[utoipa::path(
    post, path = "/api/reports", operation_id = "report", security(("key" = [])),
    request_body = NewReport,
    responses(
        (status = 204, description = "Stored for the operators"),
        Errors,
    )
)]
pub(crate) async fn add(
    State(app): State<App>,
    player: Player,
    JsonBody(new): JsonBody<NewReport>,
) -> Result<StatusCode, Error> {
    player.in_person()?;
    let now = app.peers.now();
    let mut row = ReportRow {
        id: random::letters::<14>()?,
        reporter: player.id.to_string(),
        reported: String::new(),
        handle: String::new(),
        course: None,
        place: None,
        reason: new.reason.into(),
        made: now,
    };
    match new.about {
        Reported::Player(which) => {
            let other = other_player(&app.store, &player, &which).await?;
            (row.reported, row.handle) = (other.id, other.called);
            row.place = Some(which.to_json());
        }
        Reported::Course(id) => {
            let course = app
                .store
                .shown_course(plain(&id)?, Some(&player.id))
                .await?;
            if *course.owner == *player.id {
                return Err(Error::malformed("This is your own course."));
            }
            (row.reported, row.handle) = (course.owner, course.name);
            row.course = Some(course.id);
        }
    }
    let since = now.saturating_sub(DAY);
    let today = app.store.reports_of(&player.id, since).await?;
    if today.len() >= MAX_REPORTS_PER_DAY {
        let text = "You have sent too many reports today. The operators will read them.";
        return Err(Error::too_many(text));
    }
    app.store.add_report(&row).await?;
    tracing::info!(report = row.id, "new report");
    Ok(StatusCode::NO_CONTENT)
}
