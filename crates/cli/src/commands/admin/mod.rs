//! `carambole admin`: lets operators moderate a server, directly in its database.
//!
//! Every action and its row in the log (`storage::NewAct`) form one transaction. Running servers
//! read that log and do the rest: they close connections, and take deleted players out of their
//! matches.

mod courses;
mod log;
mod players;
mod ratings;
mod reports;
mod tables;
mod visibility;

use crate::arguments::{
    AdminArguments, AdminCommand, CloseCommand, DataArgument, DeleteCommand, EndCommand,
};
use crate::commands::serve::data_file;
use anyhow::{Context, Result, anyhow, bail, ensure};
use contest::Day;
use contest::calendar::DAY;
use protocol::online::ChatText;
use protocol::{Millis, PlayerName};
use std::io::{IsTerminal, Write, stderr, stdin};
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use storage::{Act, Location, NewAct, StorageError, Store};

/// Maximum number of reports, players or log entries listed.
const LISTED: u32 = 1000;
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

fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Millis)
}

/// Formats a time in UTC.
fn moment(at: Millis) -> String {
    let (day, minutes) = (Day::of_number((at / DAY) as u32), at % DAY / 60_000);
    format!("{day} {:02}:{:02}", minutes / 60, minutes % 60)
}
