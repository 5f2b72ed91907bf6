//! `carambole admin`: what operators do, at the database of the server.
//!
//! Every act is one transaction with its row of the log (`storage::NewAct`). Servers read that log
//! and do the rest: they end connections, and take deleted players out of their matches.
//!
//! The file is long because every command is one short method of [`Office`], beside the line that it
//! prints.

use crate::arguments::{
    AdminArguments, AdminCommand, BanArguments, CloseCommand, DataArgument, DeleteCommand,
    EndCommand, FindArguments, HideCommand, IdArguments, ListArguments, PlayerArguments,
    RenameArguments, ReportArguments, TablesArguments,
};
use crate::commands::serve::data_file;
use crate::output;
use anyhow::{Context, Result, anyhow, bail, ensure};
use coach::Day;
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

/// So many reports or acts are listed.
const LISTED: u32 = 1000;
/// Upper bound on tables shown with a report.
const TABLES: u32 = 10;
const DAY: Millis = 24 * 3_600_000;
/// No hold lasts longer: the hashes of networks are kept as long.
const MAX_HOLD: Millis = 30 * DAY;
/// A server that runs has deleted a player by then.
const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) fn run(arguments: AdminArguments) -> Result<ExitCode> {
    let location = location(arguments.data, arguments.database)?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    runtime.block_on(async {
        let opened = Store::open(&location).await;
        let store = opened.map_err(|problem| anyhow!("cannot use the database: {problem}"))?;
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

/// The database of a server: one that is there.
fn location(data: Option<std::path::PathBuf>, database: Option<String>) -> Result<Location> {
    if let Some(url) = database {
        let known = ["postgres://", "postgresql://"];
        let fits = known.iter().any(|scheme| url.starts_with(scheme));
        ensure!(
            fits,
            "--database takes postgres://user:password@host/name; --data takes a file"
        );
        return Ok(Location::Url(url));
    }
    let file = data_file(DataArgument { data })?;
    let shown = file.display();
    ensure!(
        file.is_file(),
        "there is no {shown}; --data names the file of the server"
    );
    Ok(Location::File(file))
}

/// Where an operator works.
struct Office<'a> {
    store: &'a Store,
    operator: String,
    /// Nobody is asked.
    is_sure: bool,
}

/// Somebody or something, by id, and what to call it.
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
            output::line("No report waits.");
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

    /// Shows a report and what is behind it.
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
            "It is closed."
        } else {
            "It is open."
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
        output::line("Done to this player before:");
        for row in self.store.audit_of(&report.player).await? {
            output::line(format_args!("  {}", told(&row)));
        }
        Ok(())
    }

    /// Shows what was said at a table, with the ids of remarks and players.
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

    /// Returns the record of the match at which a report was made.
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
            _ => bail!("no match is behind this report; the tables of the player have records"),
        };
        found(record)?.ok_or_else(|| anyhow!("the match behind this report is not there any more"))
    }

    async fn record_of_table(&self, table: &str) -> Result<String> {
        let events = self.store.events(table, 0).await?;
        ensure!(
            !events.is_empty(),
            "the table {table} is not there any more"
        );
        let events = events.join(",\n");
        Ok(format!(
            "{{\"carambole_record\":1,\"events\":[\n{events}\n]}}\n"
        ))
    }

    async fn find(&self, find: &FindArguments) -> Result<()> {
        // A link of a table, or its id.
        let text = find.text.trim();
        let text = text.rsplit_once("/t/").map_or(text, |(_, id)| id);
        ensure!(
            text.chars().count() >= 2 && !text.contains('\0'),
            "write at least two letters to search for"
        );
        let players = self.store.find_players(text, now(), LISTED).await?;
        if players.is_empty() && !find.list.json {
            output::line("No player was found.");
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

    /// Adds the networks of a player.
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
        self.ask(&format!("The table {id} ends, and counts for no rating."))?;
        let nothing = format!("no match goes on at a table with the id {id}");
        self.act(Act::EndTable, id.clone(), reason, &nothing)
            .await?;
        output::line(if self.is_over(&id).await? {
            format!("The table {id} has ended.")
        } else {
            format!("The table {id} ends when the next server starts.")
        });
        Ok(())
    }

    /// Waits until a server has ended a table. Returns false if none does.
    async fn is_over(&self, id: &str) -> Result<bool> {
        let begin = std::time::Instant::now();
        loop {
            let left = self.store.tables_to_end().await?;
            if !left.iter().any(|table| table == id) {
                return Ok(true);
            }
            if begin.elapsed() > PATIENCE {
                return Ok(false);
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// Takes matches out of the ratings, or counts them again.
    async fn rate(&self, which: TablesArguments, counts: bool) -> Result<()> {
        let reason = reason(which.reason)?;
        let how = if counts {
            "count again"
        } else {
            "count no more"
        };
        let tables = match &which.player {
            Some(player) => self.matches_of(player, counts).await?,
            None => which.tables,
        };
        let number = tables.len();
        self.ask(&format!(
            "{number} matches {how}, and all ratings are computed again."
        ))?;
        for table in &tables {
            let id = table_id(table)?;
            let (act, nothing) = if counts {
                (Act::Rate, format!("the match {id} was not taken out"))
            } else {
                (Act::Unrate, format!("no table has the id {id}"))
            };
            self.act(act, id.clone(), reason.clone(), &nothing).await?;
            output::line(format_args!(
                "The match {id} {} for ratings.",
                if counts {
                    "counts again"
                } else {
                    "does not count"
                }
            ));
        }
        Ok(())
    }

    /// Returns the tables of a player whose matches are to count again, or not any more.
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
            output::line("Nothing was done yet.");
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
        let said = format!("The report {} is closed.", which.id);
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
        let state = if hidden { "hidden" } else { "to be seen" };
        ensure!(was != hidden, "the {word} {id} is {state} already");
        let act = if hidden {
            Act::Hide(what)
        } else {
            Act::Show(what)
        };
        let changed = format!("the {word} {id} has changed meanwhile; look again");
        let said = format!("The {word} {id} is {state} now.");
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
            "--until is the first day on which they may act again, so a day to come"
        );
        let how_long = ban
            .until
            .map_or_else(|| "for good".to_owned(), |day| format!("until {day}"));
        self.ask(&format!("{} cannot act {how_long}.", who.called))?;
        let gone = format!("{} is not there any more", who.called);
        let longest = now() + MAX_HOLD;
        let hold = ban.hold.then(|| until.unwrap_or(longest).min(longest));
        let networks = self.store.addresses_of(&who.id).await?.len();
        let act = Act::Ban { until, hold };
        self.act(act, who.id, reason, &gone).await?;
        output::line(format_args!("{} is banned {how_long}.", who.called));
        if let Some(hold) = hold {
            let end = moment(hold);
            output::line(format_args!(
                "No new players come from {networks} networks until {end}."
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
            "{} becomes {name} without a handle; their seats keep the old name.",
            who.called
        ))?;
        let gone = format!("{} is not there any more", who.called);
        let act = Act::Rename { name: name.clone() };
        self.act(act, who.id, reason, &gone).await?;
        output::line(format_args!("{} is called {name} now.", who.called));
        Ok(())
    }

    async fn delete_player(&self, who: PlayerArguments) -> Result<()> {
        let (who, reason) = (self.player(&who.player).await?, reason(who.reason)?);
        self.ask(&format!(
            "{} is deleted for good, with all they have.",
            who.called
        ))?;
        let gone = format!("{} is not there any more", who.called);
        let id = who.id.clone();
        self.act(Act::DeletePlayer, who.id, reason, &gone).await?;
        output::line(if self.is_gone(&id).await? {
            format!("{} is deleted.", who.called)
        } else {
            format!(
                "{} has no key any more; the next server that starts deletes the rest.",
                who.called
            )
        });
        Ok(())
    }

    /// Whether a server has deleted a player, within its time.
    async fn is_gone(&self, id: &str) -> Result<bool> {
        let begin = std::time::Instant::now();
        loop {
            let left = self.store.players_to_delete().await?;
            if !left.iter().any(|player| player == id) {
                return Ok(true);
            }
            if begin.elapsed() > PATIENCE {
                return Ok(false);
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    async fn delete_course(&self, which: IdArguments) -> Result<()> {
        let course = self.course(&which.id).await?;
        let (name, reason) = (course.called, reason(which.reason)?);
        self.ask(&format!("The course {name} is deleted for good."))?;
        let gone = format!("the course {name} is not there any more");
        self.act(Act::DeleteCourse, course.id, reason, &gone)
            .await?;
        output::line(format_args!("The course {name} is deleted."));
        Ok(())
    }

    /// Somebody by handle or id.
    async fn player(&self, text: &str) -> Result<Object> {
        let nobody = || anyhow!("nobody goes by {text}; write @HANDLE or the id of a player");
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

    /// A course by id.
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
        let operator = operator.map_err(|_| anyhow!("say who you are, for the log: --as NAME"))?;
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
            Err(StorageError::Conflict) => bail!("somebody else is at work; try again"),
            Err(problem) => Err(problem.into()),
        }
    }

    /// Asks whoever sits at the terminal; without one, `--yes` has to say it.
    fn ask(&self, what: &str) -> Result<()> {
        if self.is_sure {
            return Ok(());
        }
        ensure!(stdin().is_terminal(), "{what} Say --yes if you are sure");
        eprint!("{what} Are you sure? [y/N] ");
        stderr().flush()?;
        let mut answer = String::new();
        stdin().read_line(&mut answer)?;
        let yes = matches!(answer.trim().to_lowercase().as_str(), "y" | "yes");
        ensure!(yes, "nothing was done");
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

/// Says where the reporter met the player.
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
        PlayerRef::Daily { day, .. } => format!(" on the board of {day}"),
        PlayerRef::Entrant { tournament, number } => {
            format!(" as number {number} of the tournament {tournament}")
        }
        PlayerRef::Author(course) => format!(" as author of the course {course}"),
        PlayerRef::CourseRecord { course, .. } => format!(" for the record on the course {course}"),
    }
}

/// Returns the table at which the reporter met the player.
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

/// Reads the id of a table, or takes it from a link.
fn table_id(text: &str) -> Result<String> {
    let id = text.rsplit_once("/t/").map_or(text, |(_, id)| id);
    let id = TableId::new(id.to_owned()).map_err(|_| anyhow!("no table has the id {text}"))?;
    Ok(id.to_string())
}

/// What is there, or nothing.
fn found<T>(asked: Result<T, StorageError>) -> Result<Option<T>> {
    match asked {
        Ok(row) => Ok(Some(row)),
        Err(StorageError::NotFound) => Ok(None),
        Err(problem) => Err(problem.into()),
    }
}

/// Words for the log; none are fine.
fn reason(text: Option<String>) -> Result<String> {
    let Some(text) = text else {
        return Ok(String::new());
    };
    let text = ChatText::new(text.trim());
    let text = text.map_err(|_| anyhow!("a reason has 1 to 200 visible characters"))?;
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

/// A moment in Greenwich.
fn moment(at: Millis) -> String {
    let (day, minutes) = (Day::of_number((at / DAY) as u32), at % DAY / 60_000);
    format!("{day} {:02}:{:02}", minutes / 60, minutes % 60)
}
