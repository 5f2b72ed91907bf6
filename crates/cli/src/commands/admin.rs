//! `carambole admin`: what operators do, at the database of the server.
//!
//! Every act is one transaction with its row of the log (`storage::NewAct`). Servers read that log
//! and do the rest: they end connections, and take deleted players out of their matches.

use crate::arguments::{
    AdminArguments, AdminCommand, BanArguments, CloseCommand, CourseCommand, DataArgument,
    DeleteCommand, IdArguments, ListArguments, PlayerArguments, RenameArguments,
};
use crate::commands::serve::data_file;
use crate::output;
use anyhow::{Context, Result, anyhow, bail, ensure};
use coach::Day;
use protocol::online::{ChatText, Handle, LoggedAct, WaitingReport};
use protocol::{Millis, PlayerName};
use std::io::{IsTerminal, Write, stderr, stdin};
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use storage::{Act, AuditRow, Location, NewAct, OpenReport, StorageError, Store};

/// So many reports or acts are listed.
const LISTED: u32 = 1000;
const DAY: Millis = 24 * 3_600_000;
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
            AdminCommand::Hide(CourseCommand::Course(which)) => self.hide(which, true).await,
            AdminCommand::Show(CourseCommand::Course(which)) => self.hide(which, false).await,
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
        for OpenReport { report, by } in open {
            let report = WaitingReport {
                id: report.id,
                at: report.made,
                player: report.reported,
                course: report.course,
                called: report.handle,
                reason: report.reason,
                by,
            };
            if list.json {
                output::line(report.to_json());
                continue;
            }
            let about = match &report.course {
                Some(course) => format!("course {course} \"{}\"", report.called),
                None => format!("player {} @{}", report.player, report.called),
            };
            let (id, at, by) = (&report.id, moment(report.at), &report.by);
            output::line(format_args!(
                "{id}  {at}  {about}, by {by}: {}",
                report.reason
            ));
        }
        Ok(())
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

    async fn hide(&self, which: IdArguments, hidden: bool) -> Result<()> {
        let (course, was) = self.course(&which.id).await?;
        let name = course.called;
        let state = if hidden { "hidden" } else { "to be seen" };
        ensure!(was != hidden, "the course {name} is {state} already");
        let act = if hidden {
            Act::HideCourse
        } else {
            Act::ShowCourse
        };
        let changed = format!("the course {name} has changed meanwhile; look again");
        self.act(act, course.id, reason(which.reason)?, &changed)
            .await?;
        output::line(format_args!("The course {name} is {state} now."));
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
        self.act(Act::Ban { until }, who.id, reason, &gone).await?;
        output::line(format_args!("{} is banned {how_long}.", who.called));
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
        let (course, _) = self.course(&which.id).await?;
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
                let row = found(self.store.handle_like(&handle.look()).await)?;
                let row = row.ok_or_else(nobody)?;
                // One that only looks like it is somebody else's.
                let same = row.handle.eq_ignore_ascii_case(handle.as_str());
                ensure!(same, nobody());
                row.player
            }
        };
        let row = found(self.store.player(&id).await)?.ok_or_else(nobody)?;
        let handle = self.store.handle_of(&id).await?;
        let handle = handle.map_or_else(|| id.clone(), |row| format!("@{}", row.handle));
        let called = format!("{} ({handle})", row.name);
        Ok(Object { id, called })
    }

    /// A course by id, and whether it is hidden.
    async fn course(&self, id: &str) -> Result<(Object, bool)> {
        let fits = id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        let row = if fits {
            found(self.store.course(id).await)?
        } else {
            None
        };
        let row = row.ok_or_else(|| anyhow!("no published course has the id {id}"))?;
        let called = format!("{} ({id})", row.name);
        Ok((Object { id: row.id, called }, row.hidden))
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
