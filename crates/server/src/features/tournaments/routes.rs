//! Routes for creating, finding, entering and organising tournaments.
//!
//! This file is long because it has 13 routes, each with an `OpenAPI` description.

use crate::app::App;
use crate::features::ratings;
use crate::features::tournaments::{
    call, courses_of_round, entry, is_printed, read_game, standings_json,
};
use crate::http::error::{Error, Errors};
use crate::http::extract::{Connection, JsonBody, PathParams, base};
use crate::identity::Anyone;
use crate::identity::player::Player;
use crate::random;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use contest::calendar::DAY;
use golf::game::Rules;
use protocol::online::{
    ApiErrorReason, NewCorrection, NewTournament, RatedGame, Scope, TournamentBegin,
    TournamentCourses, TournamentEntry, TournamentInfo, TournamentLink, TournamentTable,
    Tournaments,
};
use protocol::{Clock, Millis, TableId};
use storage::{EntrantRow, StorageError, TournamentRow, TournamentStatus};

/// How far in the future a tournament may begin, in milliseconds.
const AHEAD: Millis = 60 * DAY;
/// Maximum number of tournaments per list.
const LISTED: u32 = 50;
/// The allowed range for each player's time per match, in milliseconds.
const TIMES: std::ops::RangeInclusive<Millis> = 30_000..=3_600_000;
/// The possible results of a match, in half points: a win, a draw, a loss, or a loss for both
/// players.
const RESULTS: [[u8; 2]; 4] = [[2, 0], [1, 1], [0, 2], [0, 0]];
/// Maximum increment per turn, in milliseconds.
const INCREMENT: Millis = 60_000;

/// Finds a tournament by id.
async fn known(app: &App, id: &str) -> Result<TournamentRow, Error> {
    let nothing = || Error::not_found("This tournament does not exist.");
    if TableId::new(id).is_err() {
        return Err(nothing());
    }
    match app.store.tournament(id).await {
        Err(StorageError::NotFound) => Err(nothing()),
        found => Ok(found?),
    }
}

/// Creates a tournament. To invite friends, send them its link. Creating a tournament does not
/// enter you in it.
#[utoipa::path(
    post, path = "/api/tournaments", operation_id = "create_tournament", security(("key" = [])),
    request_body = NewTournament,
    responses(
        (status = 201, description = "The tournament and its link", body = TournamentLink),
        Errors,
    )
)]
pub(crate) async fn create(
    State(app): State<App>,
    player: Player,
    connection: Connection,
    headers: HeaderMap,
    JsonBody(new): JsonBody<NewTournament>,
) -> Result<(StatusCode, Json<TournamentLink>), Error> {
    player.in_person()?;
    let now = app.peers.now();
    check(&app, &new)?;
    let begins = begins(&new.begin, now)?;
    let since = now.saturating_sub(DAY);
    let (made, current) = app.store.tournaments_made(&player.id, since).await?;
    if made >= app.limits.tournaments_per_day || current >= app.limits.tournaments {
        return Err(Error::too_many(
            "You have too many tournaments. Finish some first.",
        ));
    }
    if new.open && !app.host.open_tables.take(connection.address) {
        let text = "Too many open tournaments from your network. Invite by link, or wait.";
        return Err(Error::too_many(text));
    }
    let row = TournamentRow {
        id: random::letters::<12>()?,
        maker: player.id.to_string(),
        name: new.name.into(),
        game: ratings::word(new.game).to_owned(),
        courses: new.courses.to_json(),
        clock: protocol::json::line(&new.clock),
        rounds: u32::from(new.rounds),
        listed: new.open,
        bots: new.bots,
        created: now,
        begins,
        status: TournamentStatus::Coming,
        round: 0,
        due: None,
        paused: false,
        resumed: None,
        ended: None,
        revision: 1,
        entrants: 0,
    };
    app.store.create_tournament(&row).await?;
    let link = format!("{}/tournaments/{}", base(&app.http, &headers), row.id);
    let tournament = row.id;
    let made = TournamentLink { tournament, link };
    Ok((StatusCode::CREATED, Json(made)))
}

/// Refuses a tournament with invalid settings.
fn check(app: &App, new: &NewTournament) -> Result<(), Error> {
    if app.host.blocked_words.are_in(new.name.as_str()) {
        return Err(Error::malformed(
            "This name is not allowed here. Choose another one.",
        ));
    }
    if !(3..=9).contains(&new.rounds) {
        return Err(Error::malformed("A tournament has 3 to 9 rounds."));
    }
    let Clock {
        turn_ms,
        total_ms,
        increment_ms,
    } = new.clock;
    let timely = total_ms.is_some_and(|total| TIMES.contains(&total));
    if turn_ms.is_some() || !timely || increment_ms > INCREMENT {
        return Err(Error::malformed(
            "A tournament's clock gives each player 30 seconds to an hour per match, and at \
             most one minute more per turn.",
        ));
    }
    match &new.courses {
        TournamentCourses::Drawn { number } if !(1..=9).contains(number) => {
            Err(Error::malformed("A tournament draws 1 to 9 courses."))
        }
        TournamentCourses::Chosen { courses }
            if courses.is_empty() || courses.len() > Rules::MAX_COURSES.min(9) =>
        {
            Err(Error::malformed("Choose 1 to 9 courses."))
        }
        TournamentCourses::Chosen { courses } => match courses.iter().find(|id| !is_printed(id)) {
            Some(id) => Err(Error::malformed(format!("There is no course {id:?}."))),
            None => Ok(()),
        },
        TournamentCourses::Drawn { .. } => Ok(()),
    }
}

/// Returns the start time, or `None` if the organiser will start the tournament.
fn begins(begin: &TournamentBegin, now: Millis) -> Result<Option<Millis>, Error> {
    let at = match begin {
        TournamentBegin::In { ms } => now.saturating_add(*ms),
        TournamentBegin::At { at } => *at,
        TournamentBegin::Asked {} => return Ok(None),
    };
    if at < now {
        let text = "This start time has passed. Choose a later one.";
        return Err(Error::malformed(text));
    }
    if at > now + AHEAD {
        return Err(Error::malformed("A tournament must start within 60 days."));
    }
    Ok(Some(at))
}

/// Lists your own tournaments and those open to everyone.
#[utoipa::path(
    get, path = "/api/tournaments", operation_id = "tournaments", security((), ("key" = [])),
    responses(
        (status = 200, description = "At most 50 per list", body = Tournaments),
        Errors,
    )
)]
pub(crate) async fn list(
    State(app): State<App>,
    Anyone(player): Anyone,
) -> Result<Json<Tournaments>, Error> {
    let store = &app.store;
    let listed = async |status| -> Result<Vec<TournamentEntry>, Error> {
        let rows = store.listed_tournaments(status, LISTED).await?;
        Ok(rows.iter().map(entry).collect())
    };
    let own = match &player {
        Some(player) => {
            player.may(Scope::Look)?;
            store.tournaments_of(&player.id, LISTED).await?
        }
        None => Vec::new(),
    };
    Ok(Json(Tournaments {
        running: listed(TournamentStatus::Running).await?,
        coming: listed(TournamentStatus::Coming).await?,
        over: listed(TournamentStatus::Over).await?,
        own: own.iter().map(entry).collect(),
    }))
}

/// Returns a tournament's state and, if a table is waiting for you, that table.
#[utoipa::path(
    get, path = "/api/tournaments/{id}", operation_id = "tournament", security((), ("key" = [])),
    params(("id" = String, Path, description = "The tournament's id")),
    responses(
        (status = 200, description = "The tournament", body = TournamentInfo),
        Errors,
    )
)]
pub(crate) async fn look(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    Anyone(player): Anyone,
) -> Result<Json<TournamentInfo>, Error> {
    if let Some(player) = &player {
        player.may(Scope::Look)?;
    }
    let row = known(&app, &id).await?;
    Ok(Json(info(&app, &row, player.as_ref()).await?))
}

async fn info(
    app: &App,
    row: &TournamentRow,
    player: Option<&Player>,
) -> Result<TournamentInfo, Error> {
    let mut own = None;
    let mut waiting = None;
    let mut removed = false;
    if let Some(player) = player {
        removed = app.store.is_removed(&row.id, &player.id).await?;
        own = app.store.entrant(&row.id, &player.id).await?;
        let calls = app.store.called_to(&player.id).await?;
        let here = calls.into_iter().find(|call| call.tournament == row.id);
        waiting = here.and_then(call);
    }
    Ok(TournamentInfo {
        entry: entry(row),
        courses: match row.round {
            0 => Vec::new(),
            round => courses_of_round(row, round),
        },
        revision: row.revision,
        now: app.peers.now(),
        patience: app.limits.patience,
        own: player.is_some_and(|player| *player.id == *row.maker),
        joined: own.as_ref().is_some_and(|one| !one.withdrawn),
        removed,
        number: own.map(|one| one.number),
        call: waiting,
    })
}

/// Returns a tournament's standings and the matches in all its rounds.
#[utoipa::path(
    get, path = "/api/tournaments/{id}/table", operation_id = "tournament_table",
    params(("id" = String, Path, description = "The tournament's id")),
    responses(
        (status = 200, description = "Standings and rounds", body = TournamentTable),
        Errors,
    )
)]
pub(crate) async fn table(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
) -> Result<Response, Error> {
    let row = known(&app, &id).await?;
    let text = standings_json(&app, &row).await?;
    let kind = [(header::CONTENT_TYPE, "application/json")];
    Ok((kind, text.to_string()).into_response())
}

/// Enters a tournament. If it has already begun, you play from the next round on.
#[utoipa::path(
    put, path = "/api/tournaments/{id}/entry", operation_id = "enter_tournament",
    security(("key" = [])),
    params(("id" = String, Path, description = "The tournament's id")),
    responses(
        (status = 200, description = "The tournament, with your entry", body = TournamentInfo),
        Errors,
    )
)]
pub(crate) async fn enter(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    player: Player,
) -> Result<Json<TournamentInfo>, Error> {
    player.may(Scope::Play)?;
    let row = known(&app, &id).await?;
    if !row.bots {
        player.refuse_bots()?;
    }
    if app.store.is_removed(&id, &player.id).await? {
        let text = "The organiser has removed you from this tournament.";
        return Err(Error::forbidden(text));
    }
    let last = row.status == TournamentStatus::Running && row.round >= row.rounds;
    if row.status == TournamentStatus::Over || last {
        let text = "This tournament has no more rounds.";
        return Err(Error::new(ApiErrorReason::Conflict, text));
    }
    let game: RatedGame = read_game(&row.game);
    let entrant = EntrantRow {
        player: player.id.to_string(),
        number: 0,
        rating: ratings::of(&app, &player.id, game).await?,
        bot: player.bot,
        from_round: 0,
        withdrawn: false,
        name: None,
        handle: None,
    };
    let most = app.limits.tournament_players;
    match app.store.enter(&id, &entrant, most, app.peers.now()).await {
        Ok(()) => {}
        Err(StorageError::Conflict) => {
            let text = "This tournament is full or over.";
            return Err(Error::new(ApiErrorReason::Conflict, text));
        }
        Err(problem) => return Err(problem.into()),
    }
    let row = known(&app, &id).await?;
    Ok(Json(info(&app, &row, Some(&player)).await?))
}

/// Withdraws from a tournament. If your match is still running, you resign it.
#[utoipa::path(
    delete, path = "/api/tournaments/{id}/entry", operation_id = "leave_tournament",
    security(("key" = [])),
    params(("id" = String, Path, description = "The tournament's id")),
    responses(
        (status = 200, description = "The tournament, without your entry", body = TournamentInfo),
        Errors,
    )
)]
pub(crate) async fn leave(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    player: Player,
) -> Result<Json<TournamentInfo>, Error> {
    player.may(Scope::Play)?;
    known(&app, &id).await?;
    match app.store.withdraw(&id, &player.id, app.peers.now()).await {
        Ok(()) => {}
        Err(StorageError::Conflict) => {
            let text = "This tournament is over.";
            return Err(Error::new(ApiErrorReason::Conflict, text));
        }
        Err(problem) => return Err(problem.into()),
    }
    let row = known(&app, &id).await?;
    Ok(Json(info(&app, &row, Some(&player)).await?))
}

/// Refuses bot tokens, and players other than the organiser.
fn check_organiser(row: &TournamentRow, player: &Player) -> Result<(), Error> {
    player.in_person()?;
    if *row.maker != *player.id {
        return Err(Error::forbidden("Only the organiser can do this."));
    }
    Ok(())
}

/// Refuses everyone except the organiser. Once the tournament has begun, refuses the organiser too.
fn check_maker(row: &TournamentRow, player: &Player) -> Result<(), Error> {
    check_organiser(row, player)?;
    if row.status != TournamentStatus::Coming {
        let text = "This tournament has begun.";
        return Err(Error::new(ApiErrorReason::Conflict, text));
    }
    Ok(())
}

/// Starts your tournament immediately.
#[utoipa::path(
    post, path = "/api/tournaments/{id}/start", operation_id = "start_tournament",
    security(("key" = [])),
    params(("id" = String, Path, description = "The tournament's id")),
    responses(
        (status = 200, description = "The tournament begins", body = TournamentInfo),
        Errors,
    )
)]
pub(crate) async fn start(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    player: Player,
) -> Result<Json<TournamentInfo>, Error> {
    let row = known(&app, &id).await?;
    check_maker(&row, &player)?;
    if row.entrants < 2 {
        let text = "A tournament needs at least two players.";
        return Err(Error::new(ApiErrorReason::Conflict, text));
    }
    let now = app.peers.now();
    app.store.begin_tournament(&id, &player.id, now).await?;
    let row = known(&app, &id).await?;
    Ok(Json(info(&app, &row, Some(&player)).await?))
}

/// Cancels your tournament, provided that it has not begun.
#[utoipa::path(
    delete, path = "/api/tournaments/{id}", operation_id = "remove_tournament",
    security(("key" = [])),
    params(("id" = String, Path, description = "The tournament's id")),
    responses(
        (status = 204, description = "Deleted"),
        Errors,
    )
)]
pub(crate) async fn remove(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    player: Player,
) -> Result<StatusCode, Error> {
    let row = known(&app, &id).await?;
    check_maker(&row, &player)?;
    app.store.remove_tournament(&id, &player.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Converts a storage conflict to an API error with this text.
fn or_conflict(problem: StorageError, text: &str) -> Error {
    match problem {
        StorageError::Conflict => Error::new(ApiErrorReason::Conflict, text),
        other => other.into(),
    }
}

/// Permanently removes a player from your tournament. If the player's match is still running, the
/// player resigns it.
#[utoipa::path(
    delete, path = "/api/tournaments/{id}/entrants/{number}", operation_id = "remove_entrant",
    security(("key" = [])),
    params(
        ("id" = String, Path, description = "The tournament's id"),
        ("number" = u32, Path, description = "The player's number in the standings"),
    ),
    responses(
        (status = 200, description = "The tournament, without the player", body = TournamentInfo),
        Errors,
    )
)]
pub(crate) async fn remove_entrant(
    State(app): State<App>,
    PathParams((id, number)): PathParams<(String, u32)>,
    player: Player,
) -> Result<Json<TournamentInfo>, Error> {
    let row = known(&app, &id).await?;
    check_organiser(&row, &player)?;
    let entrants = app.store.entrants(&id).await?;
    let entrant = entrants.into_iter().find(|one| one.number == number);
    let entrant = entrant
        .ok_or_else(|| Error::not_found("This tournament has no player with this number."))?;
    if *entrant.player == *player.id {
        let text = "This is you. Withdraw from the tournament instead.";
        return Err(Error::new(ApiErrorReason::Conflict, text));
    }
    let now = app.peers.now();
    let removed = app.store.remove_entrant(&id, &entrant.player, now).await;
    removed.map_err(|problem| or_conflict(problem, "This tournament is over."))?;
    let row = known(&app, &id).await?;
    Ok(Json(info(&app, &row, Some(&player)).await?))
}

/// Pauses your tournament: running matches continue, but no further round is paired.
#[utoipa::path(
    post, path = "/api/tournaments/{id}/pause", operation_id = "pause_tournament",
    security(("key" = [])),
    params(("id" = String, Path, description = "The tournament's id")),
    responses(
        (status = 200, description = "The tournament is paused", body = TournamentInfo),
        Errors,
    )
)]
pub(crate) async fn pause(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    player: Player,
) -> Result<Json<TournamentInfo>, Error> {
    check_organiser(&known(&app, &id).await?, &player)?;
    let paused = app.store.pause_tournament(&id, app.peers.now()).await;
    paused.map_err(|problem| or_conflict(problem, "This tournament is over."))?;
    let row = known(&app, &id).await?;
    Ok(Json(info(&app, &row, Some(&player)).await?))
}

/// Resumes your paused tournament.
#[utoipa::path(
    post, path = "/api/tournaments/{id}/resume", operation_id = "resume_tournament",
    security(("key" = [])),
    params(("id" = String, Path, description = "The tournament's id")),
    responses(
        (status = 200, description = "The tournament continues", body = TournamentInfo),
        Errors,
    )
)]
pub(crate) async fn resume(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    player: Player,
) -> Result<Json<TournamentInfo>, Error> {
    check_organiser(&known(&app, &id).await?, &player)?;
    let now = app.peers.now();
    let due = now + app.limits.round_break;
    app.store.resume_tournament(&id, now, due).await?;
    let row = known(&app, &id).await?;
    Ok(Json(info(&app, &row, Some(&player)).await?))
}

/// Ends your tournament early: running matches continue to the end, but no further round is paired.
#[utoipa::path(
    post, path = "/api/tournaments/{id}/end", operation_id = "end_tournament",
    security(("key" = [])),
    params(("id" = String, Path, description = "The tournament's id")),
    responses(
        (status = 200, description = "The current round is the last", body = TournamentInfo),
        Errors,
    )
)]
pub(crate) async fn end(
    State(app): State<App>,
    PathParams(id): PathParams<String>,
    player: Player,
) -> Result<Json<TournamentInfo>, Error> {
    check_organiser(&known(&app, &id).await?, &player)?;
    let text = "Only a tournament that has begun and is not over can be ended.";
    let ended = app.store.end_early(&id, app.peers.now()).await;
    ended.map_err(|problem| or_conflict(problem, text))?;
    let row = known(&app, &id).await?;
    Ok(Json(info(&app, &row, Some(&player)).await?))
}

/// Corrects the result of a match in your tournament, until one day after the tournament ends. The
/// standings change accordingly, but rounds that have already been paired stay as they are.
#[utoipa::path(
    put, path = "/api/tournaments/{id}/rounds/{round}/boards/{board}",
    operation_id = "correct_result", security(("key" = [])), request_body = NewCorrection,
    params(
        ("id" = String, Path, description = "The tournament's id"),
        ("round" = u32, Path, description = "The round, from 1"),
        ("board" = u32, Path, description = "The number of the match in its round"),
    ),
    responses(
        (status = 200, description = "The tournament", body = TournamentInfo),
        Errors,
    )
)]
pub(crate) async fn correct(
    State(app): State<App>,
    PathParams((id, round, board)): PathParams<(String, u32, u32)>,
    player: Player,
    JsonBody(NewCorrection { halves }): JsonBody<NewCorrection>,
) -> Result<Json<TournamentInfo>, Error> {
    let row = known(&app, &id).await?;
    check_organiser(&row, &player)?;
    if !RESULTS.contains(&halves) {
        let text = "A result is [2, 0], [1, 1], [0, 2] or [0, 0], in half points.";
        return Err(Error::malformed(text));
    }
    let now = app.peers.now();
    if row.ended.is_some_and(|ended| now > ended + DAY) {
        let text = "Results can be corrected until a day after the end.";
        return Err(Error::new(ApiErrorReason::Conflict, text));
    }
    let place = (round, board);
    let corrected = app
        .store
        .correct_result(&id, place, halves, &player.id, now);
    let text = "Only results of decided matches can be corrected.";
    corrected
        .await
        .map_err(|problem| or_conflict(problem, text))?;
    let row = known(&app, &id).await?;
    Ok(Json(info(&app, &row, Some(&player)).await?))
}
