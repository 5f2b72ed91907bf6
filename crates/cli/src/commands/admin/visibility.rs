//! Hides courses, remarks, cups and tournaments, or shows them again.

use super::{Office, found, reason};
use crate::arguments::HideCommand;
use crate::output;
use anyhow::{Result, anyhow, ensure};
use storage::{Act, Hideable};

impl Office<'_> {
    pub(super) async fn hide(&self, what: HideCommand, hidden: bool) -> Result<()> {
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
}
