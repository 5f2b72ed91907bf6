//! Shows the log of operator actions.

use super::{LISTED, Office, moment};
use crate::arguments::ListArguments;
use crate::output;
use anyhow::Result;
use protocol::online::LoggedAct;
use storage::AuditRow;

impl Office<'_> {
    pub(super) async fn log(&self, list: &ListArguments) -> Result<()> {
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

pub(super) fn told(row: &AuditRow) -> String {
    let called = row.called.as_deref().unwrap_or("-");
    let (at, who, act, object) = (moment(row.at), &row.operator, &row.act, &row.object);
    let reason = match row.reason.as_str() {
        "" => String::new(),
        reason => format!(": {reason}"),
    };
    format!("{at}  {who}  {act}  {object}  {called}{reason}")
}
