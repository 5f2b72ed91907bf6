//! Takes matches out of the ratings, or puts them back.

use super::tables::table_id;
use super::{Office, reason};
use crate::arguments::TablesArguments;
use crate::output;
use anyhow::{Result, ensure};
use storage::Act;

impl Office<'_> {
    /// Takes matches out of the ratings, or puts them back.
    pub(super) async fn rate(&self, which: TablesArguments, counts: bool) -> Result<()> {
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
}
