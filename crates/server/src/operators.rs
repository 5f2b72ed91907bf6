//! What operators do by `carambole admin` reaches every server through the database: each reads the
//! log of it on and on.

use crate::app::App;
use crate::deletion;
use crate::error::Error;
use std::time::Duration;

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
        return Ok(last.first().map_or(0, |row| row.number));
    };
    let acts = app.store.audit_since(read).await?;
    let Some(last) = acts.last().map(|row| row.number) else {
        return Ok(read);
    };
    for act in acts {
        match act.act.as_str() {
            "ban" => app.sessions.end(&act.object, None),
            "delete-player" => delete_all(app).await?,
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
