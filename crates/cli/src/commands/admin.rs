//! `carambole admin`: lets operators moderate a server, directly on its database.
//!
//! Every action and its row in the log (`storage::NewAct`) form one transaction. Running servers
//! read that log and do the rest: they close connections, and take deleted players out of their
//! matches.
//!
//! The file is long because every command is a short method of [`Office`], next to the text it
//! prints.

use crate::arguments::{
    AdminArguments, AdminCommand, BanArguments, CloseCommand, DataArgument, DeleteCommand,
    EndCommand, FindArguments, HideCommand, IdArguments, ListArguments, PlayerArguments,
    RenameArguments, ReportArguments, TablesArguments,
};
use crate::commands::serve::data_file;
use crate::output;
use anyhow::{Context, Result, anyhow, bail, ensure};
use contest::Day;
use contest::calendar::DAY;
use protocol::online::{
    Ban, ChatText, FoundPlayer, Handle, LoggedAct, PlayerRef, Remark, Said, SeenNetwork,
    TableEntry, WaitingReport,
};
use protocol::{Millis, PlayerName, Status, TableId};
use std::io::{IsTerminal, Write, stderr, stdin};
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use storage::{
    Act, AuditRow, Hideable, KeptRemark, Location, NewAct, OpenReport, StorageError, Store,
};

/// Upper bound on listed reports, players or log entries.
const LISTED: u32 = 1000;
/// Upper bound on the tables shown with a report.
const TABLES: u32 = 10;
/// Upper bound on how long new players from a banned player's networks are refused.
const MAX_HOLD: Millis = 30 * DAY;
/// How long to wait for a running server to end a table or delete a player.
const DELETION_TIMEOUT: Duration = Duration::from_secs(10);

pub(crate) fn run(arguments: AdminArguments) -> Result<ExitCode> {
    let location = location(arguments.data, arguments.database)?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    runtime.block_on(async {
        let opened = Store::open(&location).await;
        let store = opened.map_err(|problem| anyhow!("cannot open the database: {problem}"))?;
        let office = Office {
            store: &store,
            operator: arguments.operator.unwrap_or_default(),
            is_sure: arguments.yes,
        };
        let done = office.work(arguments.command).await;
        store.close().await;
        done.map(|()| ExitCode::SUCCESS)
    })
}

/// Returns the location of a server's database. If it is a file, the file must exist.
fn location(data: Option<std::path::PathBuf>, database: Option<String>) -> Result<Location> {
    if let Some(url) = database {
        let known = ["postgres://", "postgresql://"];
        let fits = known.iter().any(|scheme| url.starts_with(scheme));
        ensure!(
            fits,
            "--database must be postgres://user:password@host/name; use --data for a file"
        );
        return Ok(Location::Url(url));
    }
    let file = data_file(DataArgument { data })?;
    let shown = file.display();
    ensure!(
        file.is_file(),
        "{shown} does not exist; give the server's data file with --data"
    );
    Ok(Location::File(file))
}

/// An operator's session: the database and the operator's name.
struct Office<'a> {
    store: &'a Store,
    operator: String,
    /// Whether to skip the confirmation (`--yes`).
    is_sure: bool,
}

/// A player or course: its id, and the name used for it in messages.
struct Object {
    id: String,
    called: String,
}

impl Office<'_> {
    async fn work(&self, command: AdminCommand) -> Result<()> {
        match command {
            AdminCommand::Reports(list) => self.reports(&list).await,
            AdminCommand::Log(list) => self.log(&list).await,
            AdminCommand::Close(CloseCommand::Report(which)) => self.close(which).await,
            AdminCommand::Report(which) => self.report(&which).await,
            AdminCommand::Find(find) => self.find(&find).await,
            AdminCommand::End(EndCommand::Table(which)) => self.end_table(which).await,
            AdminCommand::Hide(what) => self.hide(what, true).await,
            AdminCommand::Show(what) => self.hide(what, false).await,
            AdminCommand::Unrate(tables) => self.rate(tables, false).await,
            AdminCommand::Rate(tables) => self.rate(tables, true).await,
            AdminCommand::Ban(ban) => self.ban(ban).await,
            AdminCommand::Unban(who) => self.unban(who).await,
            AdminCommand::Rename(rename) => self.rename(rename).await,
            AdminCommand::Delete(DeleteCommand::Player(who)) => self.delete_player(who).await,
            AdminCommand::Delete(DeleteCommand::Course(which)) => self.delete_course(which).await,
        }
    }

    async fn reports(&self, list: &ListArguments) -> Result<()> {
        let open = self.store.open_reports(LISTED).await?;
        if open.is_empty() && !list.json {
            output::line("No open reports.");
        }
        for report in open.into_iter().map(waiting) {
            output::line(if list.json {
                report.to_json()
            } else {
                line_of_report(&report)
            });
        }
        Ok(())
    }

    /// Shows a report with the chat, the player's tables, and earlier reports and actions.
    async fn report(&self, which: &ReportArguments) -> Result<()> {
        let id = &which.id;
        let row = if id.contains('\0') {
            None
        } else {
            found(self.store.report(id).await)?
        };
        let row = row.ok_or_else(|| anyhow!("no report has the id {id}"))?;
        let is_closed = row.is_closed;
        let report = waiting(row);
        if which.record {
            output::print(self.record_behind(&report).await?);
            return Ok(());
        }
        output::line(line_of_report(&report));
        output::line(if is_closed {
            "Status: closed"
        } else {
            "Status: open"
        });
        for found in self.store.find_players(&report.player, now(), 1).await? {
            output::line(format_args!(
                "Player: {}",
                self.line_of_player(found).await?
            ));
        }
        if let Some(table) = report.place.as_ref().and_then(table_of) {
            self.chat(table).await?;
        }
        output::line("Latest tables of this player:");
        for held in self.store.tables_of(&report.player, TABLES).await? {
            if let Ok(table) = TableEntry::parse(&held.summary) {
                output::line(format_args!("  {}", line_of_table(&table)));
            }
        }
        output::line("Reports about this player:");
        for row in self.store.reports_about(&report.player, LISTED).await? {
            output::line(format_args!("  {}", line_of_report(&waiting(row))));
        }
        output::line("Earlier actions on this player:");
        for row in self.store.audit_of(&report.player).await? {
            output::line(format_args!("  {}", told(&row)));
        }
        Ok(())
    }

    /// Shows a table's chat, with the ids of remarks and players.
    async fn chat(&self, table: &str) -> Result<()> {
        output::line(format_args!("Chat at /t/{table}:"));
        for KeptRemark { row, is_hidden } in self.store.whole_chat(table).await? {
            let (id, at, player) = (&row.id, moment(row.said), &row.player);
            let hidden = if is_hidden { " [hidden]" } else { "" };
            if let Ok(said) = Said::parse(&row.remark) {
                let text = remark_text(&said.what);
                let name = &said.name;
                output::line(format_args!(
                    "  {id}  {at}  {name} ({player}): {text}{hidden}"
                ));
            }
        }
        Ok(())
    }

    /// Returns the record of the match that a report is about.
    async fn record_behind(&self, report: &WaitingReport) -> Result<String> {
        let record = match &report.place {
            Some(PlayerRef::Seat { table, .. } | PlayerRef::Remark { table, .. }) => {
                return self.record_of_table(table.as_str()).await;
            }
            Some(PlayerRef::CupResult {
                cup,
                edition,
                result,
            }) => match self.store.cup_record(cup, *edition, result).await {
                Ok((_, Some(table))) => return self.record_of_table(&table).await,
                sent => sent.map(|(record, _)| record),
            },
            Some(PlayerRef::Daily { day, .. }) => {
                self.store.daily_record(day, &report.player).await
            }
            Some(PlayerRef::CourseRecord { course, .. }) => self.store.course_record(course).await,
            _ => bail!("this report is not about a match; use a record of the player's tables"),
        };
        found(record)?.ok_or_else(|| anyhow!("the match of this report no longer exists"))
    }

    async fn record_of_table(&self, table: &str) -> Result<String> {
        let events = self.store.events(table, 0).await?;
        ensure!(!events.is_empty(), "table {table} no longer exists");
        let events = events.join(",\n");
        Ok(format!(
            "{{\"carambole_record\":1,\"events\":[\n{events}\n]}}\n"
        ))
    }

    async fn find(&self, find: &FindArguments) -> Result<()> {
        // Accept a table's link as well as its id.
        let text = find.text.trim();
        let text = text.rsplit_once("/t/").map_or(text, |(_, id)| id);
        ensure!(
            text.chars().count() >= 2 && !text.contains('\0'),
            "enter at least two letters to search for"
        );
        let players = self.store.find_players(text, now(), LISTED).await?;
        if players.is_empty() && !find.list.json {
            output::line("No player found.");
        }
        for player in players {
            output::line(if find.list.json {
                self.found(player).await?.to_json()
            } else {
                self.line_of_player(player).await?
            });
        }
        Ok(())
    }

    /// Adds a player's networks to a search result.
    async fn found(&self, row: storage::FoundPlayer) -> Result<FoundPlayer> {
        let networks = self.store.addresses_of(&row.player.id).await?.into_iter();
        let networks = networks.map(|(hash, seen)| SeenNetwork { hash, seen });
        Ok(FoundPlayer {
            networks: networks.collect(),
            player: row.player.id,
            name: row.player.name,
            handle: row.handle,
            created: row.player.created,
            bot: row.player.bot,
            reports: row.reports,
            ban: row.ban.map(|ban| Ban {
                reason: ban.reason,
                until: ban.until,
            }),
        })
    }

    async fn line_of_player(&self, row: storage::FoundPlayer) -> Result<String> {
        let player = self.found(row).await?;
        let handle = player
            .handle
            .map_or_else(|| "guest".to_owned(), |handle| format!("@{handle}"));
        let (id, name, reports) = (player.player, player.name, player.reports);
        let since = moment(player.created);
        let bot = if player.bot { "  bot" } else { "" };
        let ban = player.ban.map_or_else(String::new, |ban| {
            let until = ban.until.map(|until| format!(" until {}", moment(until)));
            format!("  banned{}: {}", until.unwrap_or_default(), ban.reason)
        });
        let networks = player.networks.into_iter();
        let networks: Vec<String> = networks
            .map(|one| format!("  network {}", one.hash))
            .collect();
        let networks = networks.concat();
        Ok(format!(
            "{id}  {name}  {handle}  since {since}  reports {reports}{bot}{ban}{networks}"
        ))
    }

    async fn end_table(&self, which: IdArguments) -> Result<()> {
        let (id, reason) = (table_id(&which.id)?, reason(which.reason)?);
        self.ask(&format!("Table {id} will end, and no rating will change."))?;
        let nothing = format!("table {id} does not exist or is over");
        self.act(Act::EndTable, id.clone(), reason, &nothing)
            .await?;
        output::line(if self.is_over(&id).await? {
            format!("Table {id} has ended.")
        } else {
            format!("Table {id} will end when the next server starts.")
        });
        Ok(())
    }

    /// Waits until a server has ended a table. Returns false on timeout.
    async fn is_over(&self, id: &str) -> Result<bool> {
        let begin = std::time::Instant::now();
        loop {
            let left = self.store.tables_to_end().await?;
            if !left.iter().any(|table| table == id) {
                return Ok(true);
            }
            if begin.elapsed() > DELETION_TIMEOUT {
                return Ok(false);
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// Takes matches out of the ratings, or puts them back.
    async fn rate(&self, which: TablesArguments, counts: bool) -> Result<()> {
        let reason = reason(which.reason)?;
        let how = if counts {
            "will count again"
        } else {
            "will no longer count"
        };
        let tables = match &which.player {
            Some(player) => self.matches_of(player, counts).await?,
            None => which.tables,
        };
        let number = tables.len();
        self.ask(&format!(
            "Matches that {how}: {number}. All ratings will be recomputed."
        ))?;
        for table in &tables {
            let id = table_id(table)?;
            let (act, nothing) = if counts {
                (
                    Act::Rate,
                    format!("match {id} was not taken out of the ratings"),
                )
            } else {
                (Act::Unrate, format!("no table has the id {id}"))
            };
            self.act(act, id.clone(), reason.clone(), &nothing).await?;
            output::line(format_args!(
                "Match {id} {}.",
                if counts {
                    "counts for ratings again"
                } else {
                    "no longer counts for ratings"
                }
            ));
        }
        Ok(())
    }

    /// Returns the tables of a player's matches. If `counts` is true, returns the matches that were
    /// taken out of the ratings and can be put back; otherwise returns the rated matches.
    async fn matches_of(&self, player: &str, counts: bool) -> Result<Vec<String>> {
        let who = self.player(player).await?;
        let (tables, what) = if counts {
            (self.store.unrated_matches_of(&who.id).await?, "taken out")
        } else {
            (self.store.rated_matches_of(&who.id).await?, "rated")
        };
        ensure!(!tables.is_empty(), "no match of {} was {what}", who.called);
        Ok(tables)
    }

    async fn log(&self, list: &ListArguments) -> Result<()> {
        let rows = self.store.audit(LISTED).await?;
        if rows.is_empty() && !list.json {
            output::line("The log is empty.");
        }
        for row in rows {
            output::line(if list.json {
                logged(row).to_json()
            } else {
                told(&row)
            });
        }
        Ok(())
    }

    async fn close(&self, which: IdArguments) -> Result<()> {
        let nothing = format!("no open report has the id {}", which.id);
        let reason = reason(which.reason)?;
        let said = format!("Report {} is closed.", which.id);
        self.act(Act::CloseReport, which.id, reason, &nothing)
            .await?;
        output::line(said);
        Ok(())
    }

    async fn hide(&self, what: HideCommand, hidden: bool) -> Result<()> {
        let (what, word, which) = match what {
            HideCommand::Course(which) => (Hideable::Course, "course", which),
            HideCommand::Remark(which) => (Hideable::Remark, "remark", which),
            HideCommand::Cup(which) => (Hideable::Cup, "cup", which),
            HideCommand::Tournament(which) => (Hideable::Tournament, "tournament", which),
        };
        let id = which.id;
        let fits = id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        let was = if fits {
            found(self.store.is_hidden(what, &id).await)?
        } else {
            None
        };
        let was = was.ok_or_else(|| match what {
            Hideable::Course => anyhow!("no published course has the id {id}"),
            _ => anyhow!("no {word} has the id {id}"),
        })?;
        let state = if hidden { "hidden" } else { "visible" };
        ensure!(was != hidden, "the {word} {id} is already {state}");
        let act = if hidden {
            Act::Hide(what)
        } else {
            Act::Show(what)
        };
        let changed = format!("the {word} {id} has changed in the meantime; try again");
        let said = format!("The {word} {id} is now {state}.");
        self.act(act, id, reason(which.reason)?, &changed).await?;
        output::line(said);
        Ok(())
    }

    async fn ban(&self, ban: BanArguments) -> Result<()> {
        let who = self.player(&ban.player).await?;
        let reason = reason(Some(ban.reason))?;
        let until = ban.until.map(|day| Millis::from(day.number()) * DAY);
        ensure!(
            until.is_none_or(|until| until > now()),
            "--until is the first day on which they may act again; it must be in the future"
        );
        let how_long = ban
            .until
            .map_or_else(|| "for good".to_owned(), |day| format!("until {day}"));
        self.ask(&format!("{} will be banned {how_long}.", who.called))?;
        let gone = format!("{} no longer exists", who.called);
        let longest = now() + MAX_HOLD;
        let hold = ban.hold.then(|| until.unwrap_or(longest).min(longest));
        let networks = self.store.addresses_of(&who.id).await?.len();
        let act = Act::Ban { until, hold };
        self.act(act, who.id, reason, &gone).await?;
        output::line(format_args!("{} is banned {how_long}.", who.called));
        if let Some(hold) = hold {
            let end = moment(hold);
            output::line(format_args!(
                "Until {end}, new players are refused from {networks} network(s)."
            ));
        }
        Ok(())
    }

    async fn unban(&self, who: PlayerArguments) -> Result<()> {
        let (who, reason) = (self.player(&who.player).await?, reason(who.reason)?);
        let not = format!("{} is not banned", who.called);
        self.act(Act::Unban, who.id, reason, &not).await?;
        output::line(format_args!("{} may act again.", who.called));
        Ok(())
    }

    async fn rename(&self, rename: RenameArguments) -> Result<()> {
        let who = self.player(&rename.player.player).await?;
        let reason = reason(rename.player.reason)?;
        let letters: String = who.id.chars().take(4).collect();
        let name = rename.name.unwrap_or_else(|| format!("Player {letters}"));
        let name = PlayerName::new(name).map_err(|problem| anyhow!("--name: {problem}"))?;
        let name = name.to_string();
        self.ask(&format!(
            "{} will be called {name} and lose the handle; seats already taken keep the old name.",
            who.called
        ))?;
        let gone = format!("{} no longer exists", who.called);
        let act = Act::Rename { name: name.clone() };
        self.act(act, who.id, reason, &gone).await?;
        output::line(format_args!("{} is now called {name}.", who.called));
        Ok(())
    }

    async fn delete_player(&self, who: PlayerArguments) -> Result<()> {
        let (who, reason) = (self.player(&who.player).await?, reason(who.reason)?);
        self.ask(&format!(
            "{} will be deleted permanently, with all their data.",
            who.called
        ))?;
        let gone = format!("{} no longer exists", who.called);
        let id = who.id.clone();
        self.act(Act::DeletePlayer, who.id, reason, &gone).await?;
        output::line(if self.is_gone(&id).await? {
            format!("{} is deleted.", who.called)
        } else {
            format!(
                "{} can no longer sign in; the next server that starts deletes the rest.",
                who.called
            )
        });
        Ok(())
    }

    /// Waits until a server has deleted a player. Returns false on timeout.
    async fn is_gone(&self, id: &str) -> Result<bool> {
        let begin = std::time::Instant::now();
        loop {
            let left = self.store.players_to_delete().await?;
            if !left.iter().any(|player| player == id) {
                return Ok(true);
            }
            if begin.elapsed() > DELETION_TIMEOUT {
                return Ok(false);
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    async fn delete_course(&self, which: IdArguments) -> Result<()> {
        let course = self.course(&which.id).await?;
        let (name, reason) = (course.called, reason(which.reason)?);
        self.ask(&format!("The course {name} will be deleted permanently."))?;
        let gone = format!("the course {name} no longer exists");
        self.act(Act::DeleteCourse, course.id, reason, &gone)
            .await?;
        output::line(format_args!("The course {name} is deleted."));
        Ok(())
    }

    /// Finds a player by handle or id.
    async fn player(&self, text: &str) -> Result<Object> {
        let nobody = || anyhow!("no such player: {text}; give @HANDLE or the id of a player");
        if text.contains('\0') {
            return Err(nobody());
        }
        let id = match text.strip_prefix('@') {
            None => text.to_owned(),
            Some(handle) => {
                let handle = Handle::new(handle.to_owned()).map_err(|_| nobody())?;
                let row = found(self.store.handle_named(handle.as_str()).await)?;
                row.ok_or_else(nobody)?.player
            }
        };
        let row = found(self.store.player(&id).await)?.ok_or_else(nobody)?;
        let handle = self.store.handle_of(&id).await?;
        let handle = handle.map_or_else(|| id.clone(), |row| format!("@{}", row.handle));
        let called = format!("{} ({handle})", row.name);
        Ok(Object { id, called })
    }

    /// Finds a published course by id.
    async fn course(&self, id: &str) -> Result<Object> {
        let fits = id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        let row = if fits {
            found(self.store.course(id).await)?
        } else {
            None
        };
        let row = row.ok_or_else(|| anyhow!("no published course has the id {id}"))?;
        let called = format!("{} ({id})", row.name);
        Ok(Object { id: row.id, called })
    }

    async fn act(&self, act: Act, object: String, reason: String, nothing: &str) -> Result<()> {
        let operator = PlayerName::new(self.operator.as_str());
        let operator = operator.map_err(|_| anyhow!("give your name for the log: --as NAME"))?;
        if object.contains('\0') {
            bail!("{nothing}");
        }
        let new = NewAct {
            act,
            object,
            operator: operator.to_string(),
            reason,
            at: now(),
        };
        match self.store.act(&new).await {
            Ok(()) => Ok(()),
            Err(StorageError::NotFound) => bail!("{nothing}"),
            Err(StorageError::Conflict) => bail!("the data changed at the same time; try again"),
            Err(problem) => Err(problem.into()),
        }
    }

    /// Asks the operator to confirm. Without a terminal, `--yes` is required.
    fn ask(&self, what: &str) -> Result<()> {
        if self.is_sure {
            return Ok(());
        }
        ensure!(stdin().is_terminal(), "{what} Give --yes to confirm");
        eprint!("{what} Are you sure? [y/N] ");
        stderr().flush()?;
        let mut answer = String::new();
        stdin().read_line(&mut answer)?;
        let yes = matches!(answer.trim().to_lowercase().as_str(), "y" | "yes");
        ensure!(yes, "cancelled");
        Ok(())
    }
}

fn waiting(row: OpenReport) -> WaitingReport {
    let OpenReport { report, by, .. } = row;
    let place = report.place.as_deref();
    WaitingReport {
        id: report.id,
        at: report.made,
        player: report.reported,
        course: report.course,
        place: place.and_then(|place| PlayerRef::parse(place).ok()),
        called: report.handle,
        reason: report.reason,
        by,
    }
}

fn line_of_report(report: &WaitingReport) -> String {
    let about = match &report.course {
        Some(course) => format!("course {course} \"{}\"", report.called),
        None => format!("player {} \"{}\"", report.player, report.called),
    };
    let place = report.place.as_ref().map_or_else(String::new, place_text);
    let (id, at, by, reason) = (&report.id, moment(report.at), &report.by, &report.reason);
    format!("{id}  {at}  {about}{place}, by {by}: {reason}")
}

/// Describes where the reporter met the player.
fn place_text(place: &PlayerRef) -> String {
    match place {
        PlayerRef::Handle(_) | PlayerRef::Blocked(_) => String::new(),
        PlayerRef::Seat { table, seat } => {
            format!(" at seat {} of /t/{table}", u16::from(*seat) + 1)
        }
        PlayerRef::Remark { table, id } => format!(" for the remark {id} at /t/{table}"),
        PlayerRef::CupResult { cup, edition, .. } => {
            format!(" in edition {edition} of the cup {cup}")
        }
        PlayerRef::Daily { day, .. } => format!(" on the leaderboard of {day}"),
        PlayerRef::Entrant { tournament, number } => {
            format!(" as number {number} of the tournament {tournament}")
        }
        PlayerRef::Author(course) => format!(" as author of the course {course}"),
        PlayerRef::CourseRecord { course, .. } => format!(" for the record on the course {course}"),
    }
}

/// Returns the table at which the reporter met the player, if they met at a table.
fn table_of(place: &PlayerRef) -> Option<&str> {
    match place {
        PlayerRef::Seat { table, .. } | PlayerRef::Remark { table, .. } => Some(table.as_str()),
        _ => None,
    }
}

fn line_of_table(table: &TableEntry) -> String {
    let names = table.seats.iter().map(|seat| match &seat.name {
        Some(name) => name.to_string(),
        None => "-".to_owned(),
    });
    let names: Vec<String> = names.collect();
    let status = match table.status {
        Status::Waiting => "waiting",
        Status::Playing => "playing",
        Status::Over => "over",
    };
    let (id, at) = (&table.table, moment(table.updated));
    format!("/t/{id}  {at}  {status}  {}", names.join(", "))
}

fn remark_text(what: &Remark) -> String {
    match what {
        Remark::Phrase(phrase) => format!("{phrase:?}"),
        Remark::Emoji(emoji) => emoji.clone(),
        Remark::Text(text) => text.as_str().to_owned(),
    }
}

/// Reads a table id, or takes it from a link.
fn table_id(text: &str) -> Result<String> {
    let id = text.rsplit_once("/t/").map_or(text, |(_, id)| id);
    let id = TableId::new(id.to_owned()).map_err(|_| anyhow!("no table has the id {text}"))?;
    Ok(id.to_string())
}

/// Converts the error "not found" to `None`.
fn found<T>(asked: Result<T, StorageError>) -> Result<Option<T>> {
    match asked {
        Ok(row) => Ok(Some(row)),
        Err(StorageError::NotFound) => Ok(None),
        Err(problem) => Err(problem.into()),
    }
}

/// Checks a reason for the log; returns an empty text if no reason is given.
fn reason(text: Option<String>) -> Result<String> {
    let Some(text) = text else {
        return Ok(String::new());
    };
    let text = ChatText::new(text.trim());
    let text = text.map_err(|_| anyhow!("a reason must have 1 to 200 visible characters"))?;
    Ok(text.into())
}

fn logged(row: AuditRow) -> LoggedAct {
    LoggedAct {
        number: row.number,
        at: row.at,
        operator: row.operator,
        act: row.act,
        object: row.object,
        called: row.called,
        reason: row.reason,
    }
}

fn told(row: &AuditRow) -> String {
    let called = row.called.as_deref().unwrap_or("-");
    let (at, who, act, object) = (moment(row.at), &row.operator, &row.act, &row.object);
    let reason = match row.reason.as_str() {
        "" => String::new(),
        reason => format!(": {reason}"),
    };
    format!("{at}  {who}  {act}  {object}  {called}{reason}")
}

fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Millis)
}

/// Formats a time in UTC.
fn moment(at: Millis) -> String {
    let (day, minutes) = (Day::of_number((at / DAY) as u32), at % DAY / 60_000);
    format!("{day} {:02}:{:02}", minutes / 60, minutes % 60)
}
