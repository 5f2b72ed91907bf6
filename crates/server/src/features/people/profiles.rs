//! Public profiles of players.
//!
//! A profile shows what the player did in public. For an unrated match at an invitation-only table,
//! it shows only the result. Only the players of that match also see the table and the opponents,
//! because the table's URL is the invitation to it and the opponents have not agreed to be shown.

use crate::app::App;
use crate::features::library;
use crate::features::ratings;
use crate::features::ratings::sitters::tell_sitters;
use crate::http::error::{Error, Errors};
use crate::http::extract::{PathParams, QueryParams};
use crate::identity::Anyone;
use crate::identity::holder;
use crate::identity::player::Player;
use axum::Json;
use axum::extract::State;
use protocol::online::{
    DailyTally, DayPlace, HeadToHead, MatchOutcome, Person, PlayedMatch, PlayerAbout, Profile,
    PublicProfile, RatingChange, Scope, TableEntry,
};
use protocol::{Millis, PlayerName, Seat, SeatResult};
use serde::Deserialize;
use std::collections::HashMap;
use storage::{FinishedTable, HandleRow, Tie};

/// How many of a player's latest matches are searched for results.
const MATCHES: u32 = 500;
/// Maximum number of matches shown.
const SHOWN: usize = 20;
const COURSES: u32 = 20;
const DAYS: u32 = 366;
/// The number of milliseconds for which a player counts as online after being seen on another node.
/// Nodes store who is online once per minute.
const SEEN: Millis = 90_000;

/// Maximum number of players in a search result.
const MAX_FOUND: u32 = 10;
/// Maximum length of a handle and therefore of a search text.
const MAX_HANDLE_CHARS: usize = 20;

/// Query parameters for a player search.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct SearchQuestion {
    /// The start of a handle, 1 to 20 characters. Case does not matter.
    start: String,
}

/// Returns the player's own profile in its API form.
pub(crate) async fn own(app: &App, player: &Player) -> Result<Profile, Error> {
    let row = app.store.handle_of(&player.id).await?;
    Ok(Profile {
        player: player.id.to_string(),
        name: PlayerName::kept(player.name.clone()).map_err(|_| Error::unavailable())?,
        created: player.created,
        bot: player.bot,
        private: row.as_ref().is_some_and(|row| row.private),
        handle: row.map(|row| row.handle),
    })
}

/// Finds players by the start of their handle.
#[utoipa::path(
    get, path = "/api/players", operation_id = "find_players", params(SearchQuestion),
    responses(
        (status = 200, description = "At most 10 players, in alphabetical order", body = Vec<Person>),
        Errors,
    )
)]
pub(crate) async fn search(
    State(app): State<App>,
    QueryParams(question): QueryParams<SearchQuestion>,
) -> Result<Json<Vec<Person>>, Error> {
    let start = question.start.trim().trim_start_matches('@').to_lowercase();
    if !(1..=MAX_HANDLE_CHARS).contains(&start.chars().count()) {
        let text = format!("Type 1 to {MAX_HANDLE_CHARS} characters of a handle.");
        return Err(Error::malformed(text));
    }
    let mut found = Vec::new();
    for row in app.store.handles_starting_with(&start, MAX_FOUND).await? {
        let player = app.store.player(&row.player).await?;
        found.push(Person {
            here: is_here(&app, &row.player, row.seen),
            name: PlayerName::kept(player.name).map_err(|_| Error::unavailable())?,
            handle: row.handle,
            bot: player.bot,
        });
    }
    Ok(Json(found))
}

/// Returns a player's public profile.
#[utoipa::path(
    get, path = "/api/players/{handle}", operation_id = "player", security((), ("key" = [])),
    params(("handle" = String, Path, description = "The player's handle, in any case")),
    responses(
        (status = 200, description = "The player", body = PublicProfile),
        Errors,
    )
)]
pub(crate) async fn profile(
    State(app): State<App>,
    PathParams(handle): PathParams<String>,
    Anyone(asking): Anyone,
) -> Result<Json<PublicProfile>, Error> {
    if let Some(asking) = &asking {
        asking.may(Scope::Look)?;
    }
    let row = holder(&app.store, handle).await?;
    let player = app.store.player(&row.player).await?;
    let asking = asking.map(|asking| asking.id);
    let own = asking.as_deref() == Some(&*row.player);
    let about = if row.private && !own {
        None
    } else {
        Some(Box::new(
            about(&app, &row, player.created, asking.as_deref()).await?,
        ))
    };
    let them = Some(&*row.player);
    Ok(Json(PublicProfile {
        following: tied(&app, Tie::Follows, asking.as_deref(), them).await?,
        blocked: tied(&app, Tie::Blocks, asking.as_deref(), them).await?,
        name: PlayerName::kept(player.name).map_err(|_| Error::unavailable())?,
        handle: row.handle,
        own,
        private: row.private,
        bot: player.bot,
        about,
    }))
}

async fn about(
    app: &App,
    row: &HandleRow,
    since: Millis,
    asking: Option<&str>,
) -> Result<PlayerAbout, Error> {
    let store = &app.store;
    let unwanted = tied(app, Tie::Blocks, Some(&row.player), asking).await?;
    let finished = store.finished_tables_of(&row.player, MATCHES).await?;
    let mut theirs: HashMap<String, Vec<Seat>> = HashMap::new();
    if let Some(asking) = asking {
        let tables = store.finished_tables_of(asking, MATCHES).await?;
        theirs.extend(tables.into_iter().map(|one| (one.held.id, one.held.seats)));
    }
    let changes = ratings::changes_of(app, &row.player).await?;
    let mut played: Vec<Played> = finished.iter().filter_map(Played::read).collect();
    let told = played.iter_mut().take(SHOWN);
    tell_sitters(app, told.map(|one| &mut one.entry)).await?;
    let won = |played: &&Played| played.outcome == MatchOutcome::Won;
    let shown = played.iter().take(SHOWN).map(|one| {
        let change = changes.get(&one.table.held.id).copied();
        one.shown(&theirs, change)
    });
    let courses = store.latest_courses_of(&row.player, COURSES).await?;
    Ok(PlayerAbout {
        since,
        here: !unwanted && is_here(app, &row.player, row.seen),
        played: played.len() as u32,
        won: played.iter().filter(won).count() as u32,
        matches: shown.collect(),
        courses: courses
            .into_iter()
            .filter(|course| !course.hidden || asking == Some(&*course.owner))
            .map(|row| library::shown(row, asking).0)
            .collect(),
        daily: tally(app, &row.player).await?,
        ratings: ratings::of_player(app, &row.player).await?,
        versus: asking
            .filter(|asking| *asking != row.player)
            .map(|_| versus(&played, &theirs)),
    })
}

/// Returns whether one player has this relation to the other. Returns false if either player is
/// `None`.
async fn tied(
    app: &App,
    tie: Tie,
    player: Option<&str>,
    other: Option<&str>,
) -> Result<bool, Error> {
    match (player, other) {
        (Some(player), Some(other)) => Ok(app.store.is_tied(tie, player, other).await?),
        _ => Ok(false),
    }
}

/// Returns whether a player has the page open, on any node.
pub(crate) fn is_here(app: &App, player: &str, seen: Millis) -> bool {
    app.watchers.contains(player) || seen + SEEN > app.peers.now()
}

/// A finished match against other players.
struct Played<'a> {
    table: &'a FinishedTable,
    entry: TableEntry,
    results: Vec<SeatResult>,
    outcome: MatchOutcome,
}

impl Played<'_> {
    fn read(table: &FinishedTable) -> Option<Played<'_>> {
        let entry = TableEntry::parse(&table.held.summary).ok();
        let mut entry = entry.filter(|entry| !entry.aborted)?;
        let results = entry.results.take()?;
        let all = 0..results.len() as Seat;
        let others: Vec<Seat> = all
            .filter(|seat| !table.held.seats.contains(seat))
            .collect();
        let outcome = outcome(&results, &table.held.seats, &others)?;
        Some(Played {
            table,
            entry,
            results,
            outcome,
        })
    }

    /// Returns the match with only those details that this caller may see. Rated matches are
    /// public; unrated matches at invitation-only tables are not.
    fn shown(
        &self,
        theirs: &HashMap<String, Vec<Seat>>,
        rating: Option<RatingChange>,
    ) -> PlayedMatch {
        let is_known = self.table.listed || theirs.contains_key(&self.table.held.id);
        let told = is_known || rating.is_some();
        let own = |seat: usize| self.table.held.seats.contains(&(seat as Seat));
        let seats = self.entry.seats.iter().enumerate();
        let others = seats.filter(|(seat, _)| told && !own(*seat));
        PlayedMatch {
            table: told.then(|| self.entry.table.clone()),
            game: self.entry.game,
            mode: self.entry.mode,
            courses: self.entry.courses.len() as u32,
            at: self.entry.updated,
            outcome: self.outcome,
            rating,
            others: others.map(|(_, seat)| seat.clone()).collect(),
        }
    }
}

/// Returns the outcome of a match for the seats `own` against the seats `others`, or `None` if
/// either list is empty.
fn outcome(results: &[SeatResult], own: &[Seat], others: &[Seat]) -> Option<MatchOutcome> {
    let best = |seats: &[Seat]| {
        let of = |seat: &Seat| results.get(usize::from(*seat));
        seats.iter().filter_map(of).map(|result| result.rank).min()
    };
    let (own, others) = (best(own)?, best(others)?);
    Some(match own.cmp(&others) {
        std::cmp::Ordering::Less => MatchOutcome::Won,
        std::cmp::Ordering::Equal => MatchOutcome::Drawn,
        std::cmp::Ordering::Greater => MatchOutcome::Lost,
    })
}

/// Returns the caller's results against the profile's player.
fn versus(played: &[Played<'_>], theirs: &HashMap<String, Vec<Seat>>) -> HeadToHead {
    let ended = played.iter().filter_map(|one| {
        let seats = theirs.get(&one.table.held.id)?;
        outcome(&one.results, seats, &one.table.held.seats)
    });
    let mut both = HeadToHead {
        played: 0,
        won: 0,
        lost: 0,
    };
    for outcome in ended {
        both.played += 1;
        both.won += u32::from(outcome == MatchOutcome::Won);
        both.lost += u32::from(outcome == MatchOutcome::Lost);
    }
    both
}

/// Returns a player's daily results and medals. A medal is awarded only if another player has the
/// same or a worse result that day.
async fn tally(app: &App, player: &str) -> Result<DailyTally, Error> {
    let places = app.store.daily_places_of(player, DAYS).await?;
    let mut medals = [0; 3];
    for place in places.iter().filter(|place| place.rank < place.players) {
        if let Some(medal) = medals.get_mut(place.rank as usize - 1) {
            *medal += 1;
        }
    }
    let days = places.into_iter().map(|place| DayPlace {
        day: place.day,
        total: place.total,
        rank: place.rank,
        players: place.players,
    });
    let days = days.collect();
    Ok(DailyTally { days, medals })
}
