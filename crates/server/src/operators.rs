//! What operators do by `carambole admin` reaches every server through the database: each reads the
//! log of it on and on.

use crate::app::App;
use crate::deletion;
use crate::error::Error;
use crate::random;
use crate::tables::Command;
use protocol::{ClientToServer, MessageId, Request, TableId};
use std::time::Duration;
use storage::StorageError;

/// How often the log is looked into.
const LOOK: Duration = Duration::from_secs(2);

/// Ends the connections of whoever was banned or deleted, and deletes; without end.
pub(crate) async fn run(app: &App) {
    let mut look = tokio::time::interval(LOOK);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut read = None;
    loop {
        look.tick().await;
        match heed(app, read).await {
            Ok(last) => read = Some(last),
            Err(error) => {
                let error = error.problem.text;
                tracing::error!(error, "cannot do what operators want");
            }
        }
    }
}

/// Does what the log says after what was read of it; how far it is read then. A server that has
/// just started deletes whom no other server has.
async fn heed(app: &App, read: Option<u64>) -> Result<u64, Error> {
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
            "ban" | "ban-and-hold" => app.sessions.end(&act.object, None),
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

/// Ends the matches that operators want to end. A table without a match is removed.
async fn end_tables(app: &App) -> Result<(), Error> {
    for id in app.store.tables_to_end().await? {
        if let Ok(id) = TableId::new(id) {
            end_table(app, &id).await?;
        }
    }
    Ok(())
}

/// Removes a table that waits. In a match, all players resign.
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
        // Refused once the match is over.
        drop(app.tables.answer(id, Some(player.into()), message).await);
    }
    Ok(())
}

/// Lets everyone at the table of a remark come back, so that they read the chat without it.
async fn reload_chat(app: &App, remark: &str) -> Result<(), Error> {
    match app.store.table_of_remark(remark).await {
        Ok(table) => {
            if let Ok(table) = TableId::new(table) {
                app.tables.tell(&table, Command::DisconnectAll);
            }
            Ok(())
        }
        // It was forgotten meanwhile.
        Err(StorageError::NotFound) => Ok(()),
        Err(problem) => Err(problem.into()),
    }
}
