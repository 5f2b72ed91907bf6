//! Finds, bans, renames and deletes players.

use super::{DELETION_TIMEOUT, LISTED, Object, Office, found, moment, now, reason};
use crate::arguments::{BanArguments, FindArguments, PlayerArguments, RenameArguments};
use crate::output;
use anyhow::{Result, anyhow, ensure};
use contest::calendar::DAY;
use protocol::online::{Ban, FoundPlayer, Handle, SeenNetwork};
use protocol::{Millis, PlayerName};
use std::time::Duration;
use storage::Act;

/// Upper bound on how long new players from a banned player's networks are refused.
const MAX_HOLD: Millis = 30 * DAY;

impl Office<'_> {
    pub(super) async fn find(&self, find: &FindArguments) -> Result<()> {
        // Accept a table's link as well as its id.
        let text = find.text.trim();
        let text = text.rsplit_once("/t/").map_or(text, |(_, id)| id);
        ensure!(
            text.chars().count() >= 2 && !text.contains('\0'),
            "enter at least two letters to search for"
        );
        let players = self.store.find_players(text, now(), LISTED).await?;
        if players.is_empty() && !find.list.json {
            output::line("No player found.");
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

    /// Adds a player's networks to a search result.
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

    pub(super) async fn line_of_player(&self, row: storage::FoundPlayer) -> Result<String> {
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

    pub(super) async fn ban(&self, ban: BanArguments) -> Result<()> {
        let who = self.player(&ban.player).await?;
        let reason = reason(Some(ban.reason))?;
        let until = ban.until.map(|day| Millis::from(day.number()) * DAY);
        ensure!(
            until.is_none_or(|until| until > now()),
            "--until is the first day on which the player may act again; it must be in the future"
        );
        let how_long = ban
            .until
            .map_or_else(|| "for good".to_owned(), |day| format!("until {day}"));
        self.ask(&format!("{} will be banned {how_long}.", who.called))?;
        let gone = format!("{} no longer exists", who.called);
        let longest = now() + MAX_HOLD;
        let hold = ban.hold.then(|| until.unwrap_or(longest).min(longest));
        let networks = self.store.addresses_of(&who.id).await?.len();
        let act = Act::Ban { until, hold };
        self.act(act, who.id, reason, &gone).await?;
        output::line(format_args!("{} is banned {how_long}.", who.called));
        if let Some(hold) = hold {
            let end = moment(hold);
            output::line(format_args!(
                "Until {end}, new players are refused from {networks} network(s)."
            ));
        }
        Ok(())
    }

    pub(super) async fn unban(&self, who: PlayerArguments) -> Result<()> {
        let (who, reason) = (self.player(&who.player).await?, reason(who.reason)?);
        let not = format!("{} is not banned", who.called);
        self.act(Act::Unban, who.id, reason, &not).await?;
        output::line(format_args!("{} may act again.", who.called));
        Ok(())
    }

    pub(super) async fn rename(&self, rename: RenameArguments) -> Result<()> {
        let who = self.player(&rename.player.player).await?;
        let reason = reason(rename.player.reason)?;
        let letters: String = who.id.chars().take(4).collect();
        let name = rename.name.unwrap_or_else(|| format!("Player {letters}"));
        let name = PlayerName::new(name).map_err(|problem| anyhow!("--name: {problem}"))?;
        let name = name.to_string();
        self.ask(&format!(
            "{} will be called {name} and lose the handle; seats already taken keep the old name.",
            who.called
        ))?;
        let gone = format!("{} no longer exists", who.called);
        let act = Act::Rename { name: name.clone() };
        self.act(act, who.id, reason, &gone).await?;
        output::line(format_args!("{} is now called {name}.", who.called));
        Ok(())
    }

    pub(super) async fn delete_player(&self, who: PlayerArguments) -> Result<()> {
        let (who, reason) = (self.player(&who.player).await?, reason(who.reason)?);
        self.ask(&format!(
            "{} will be deleted permanently, with all their data.",
            who.called
        ))?;
        let gone = format!("{} no longer exists", who.called);
        let id = who.id.clone();
        self.act(Act::DeletePlayer, who.id, reason, &gone).await?;
        output::line(if self.is_gone(&id).await? {
            format!("{} is deleted.", who.called)
        } else {
            format!(
                "{} can no longer sign in; the next server that starts deletes the rest.",
                who.called
            )
        });
        Ok(())
    }

    /// Waits until a server has deleted a player. Returns false on timeout.
    async fn is_gone(&self, id: &str) -> Result<bool> {
        let begin = std::time::Instant::now();
        loop {
            let left = self.store.players_to_delete().await?;
            if !left.iter().any(|player| player == id) {
                return Ok(true);
            }
            if begin.elapsed() > DELETION_TIMEOUT {
                return Ok(false);
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// Finds a player by handle or id.
    pub(super) async fn player(&self, text: &str) -> Result<Object> {
        let nobody = || anyhow!("no such player: {text}; give @HANDLE or the id of a player");
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
}
