//! Applies operator actions. Operators use `carambole admin`, which writes each action to an audit
//! log in the database; each server polls that log.

use crate::app::App;
use crate::features::account::deletion;
use crate::http::error::Error;
use crate::random;
use crate::tables::{Command, Input};
use protocol::{ClientToServer, MessageId, Request, TableId};
use std::time::Duration;
use storage::StorageError;

/// Interval between two polls of the audit log.
const POLL_INTERVAL: Duration = Duration::from_secs(2);

/// Applies operator actions: disconnects banned players, deletes players, ends tables, and reloads
/// chats in which a message was hidden. Runs forever.
pub(crate) async fn run(app: &App) {
    let mut look = tokio::time::interval(POLL_INTERVAL);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut read = None;
    loop {
        look.tick().await;
        match apply_audit(app, read).await {
            Ok(last) => read = Some(last),
            Err(error) => {
                let error = error.problem.text;
                tracing::error!(error, "cannot apply the actions of operators");
            }
        }
    }
}

/// Applies the audit log entries after entry `read` and returns the number of the last entry. If
/// `read` is `None`, as it is when the server has just started, carries out all pending deletions
/// and ends all tables that operators asked to end.
async fn apply_audit(app: &App, read: Option<u64>) -> Result<u64, Error> {
    let Some(read) = read else {
        let last = app.store.audit(1).await?;
        delete_all(app).await?;
        end_tables(app).await?;
        return Ok(last.first().map_or(0, |row| row.number));
    };
    let acts = app.store.audit_since(read).await?;
    let Some(last) = acts.last().map(|row| row.number) else {
        return Ok(read);
    };
    for act in acts {
        match act.act.as_str() {
            "ban" | "ban-and-hold" => app.identity.sessions.end(&act.object, None),
            "delete-player" => delete_all(app).await?,
            "end-table" => end_tables(app).await?,
            "hide-remark" => reload_chat(app, &act.object).await?,
            _ => {}
        }
    }
    Ok(last)
}

async fn delete_all(app: &App) -> Result<(), Error> {
    for player in app.store.players_to_delete().await? {
        deletion::delete(app, &player.into()).await?;
    }
    Ok(())
}

/// Ends the tables that operators asked to end. Tables whose match has not begun are removed.
async fn end_tables(app: &App) -> Result<(), Error> {
    for id in app.store.tables_to_end().await? {
        if let Ok(id) = TableId::new(id) {
            end_table(app, &id).await?;
        }
    }
    Ok(())
}

/// Removes a table whose match has not begun. If the match is running, all its players resign.
async fn end_table(app: &App, id: &TableId) -> Result<(), Error> {
    let close = |reply| Command::Close(None, reply);
    if app.tables.ask(id, close).await.is_ok() {
        return Ok(());
    }
    for (seat, player) in app.store.table(id.as_str()).await?.holders {
        let message = ClientToServer {
            id: MessageId::new(random::letters::<20>()?).map_err(|_| Error::unavailable())?,
            request: Request::Resign { seat },
        };
        // The request is refused once the match is over.
        drop(app.tables.answer(id, Some(player.into()), message).await);
    }
    Ok(())
}

/// Disconnects all clients at the table of a hidden chat message. The clients then reconnect and
/// load the chat without the message.
async fn reload_chat(app: &App, remark: &str) -> Result<(), Error> {
    match app.store.table_of_remark(remark).await {
        Ok(table) => {
            if let Ok(table) = TableId::new(table) {
                app.tables.tell(&table, Command::Tell(Input::DisconnectAll));
            }
            Ok(())
        }
        // The table has been deleted in the meantime.
        Err(StorageError::NotFound) => Ok(()),
        Err(problem) => Err(problem.into()),
    }
}
