//! Ends tables.

use super::{DELETION_TIMEOUT, Office, reason};
use crate::arguments::IdArguments;
use crate::output;
use anyhow::{Result, anyhow};
use protocol::TableId;
use std::time::Duration;
use storage::Act;

impl Office<'_> {
    pub(super) async fn end_table(&self, which: IdArguments) -> Result<()> {
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
}

/// Reads a table id, or takes it from a link.
pub(super) fn table_id(text: &str) -> Result<String> {
    let id = text.rsplit_once("/t/").map_or(text, |(_, id)| id);
    let id = TableId::new(id.to_owned()).map_err(|_| anyhow!("no table has the id {text}"))?;
    Ok(id.to_string())
}
