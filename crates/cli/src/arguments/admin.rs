//! What operators do.

use clap::{Args, Subcommand};
use coach::Day;
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = "Examples:
  carambole admin reports
      what players have reported, with ids
  carambole admin report x7k2…
      one report with the chat, the tables and the earlier reports behind it
  carambole admin find Eve
      players by name, @handle, id, table, or hash of their network
  carambole admin hide remark r4k2… --reason \"insult\"
      it is in no chat from now on; also: hide course, hide cup, hide tournament
  carambole admin ban @rude --until 2026-12-24 --hold --reason \"Insults in the chat\"
      they read this reason; their connections end within seconds, and no new player comes from
      their networks meanwhile
  carambole admin unrate t9x… t8w… --reason \"the same person on both sides\"
      these matches count for no rating; all ratings are computed again without them; with
      --of @cheat instead of tables, all rated matches of that player
  carambole admin close report x7k2… --reason \"talked to\"
      it waits for nobody any more
  carambole admin log
      who has done what to whom, and why

It works on the database of the server, while the server runs or not: name it as for serve, or by
CARAMBOLE_DATA or CARAMBOLE_DATABASE. Use the server's own program, as the server's own user.
A player is @HANDLE or an id (reports, find and log have them). All that is done is in the log.")]
pub(crate) struct AdminArguments {
    /// The file of the server; unless given, carambole.db in the user's data folder
    #[arg(long, value_name = "FILE", env = "CARAMBOLE_DATA", global = true)]
    pub(crate) data: Option<PathBuf>,
    /// The database of the servers instead of a file: <postgres://user:password@host/name>
    #[arg(
        long,
        value_name = "URL",
        env = "CARAMBOLE_DATABASE",
        hide_env_values = true,
        global = true
    )]
    pub(crate) database: Option<String>,
    /// Who does it, for the log
    #[arg(long = "as", value_name = "NAME", env = "USER", global = true)]
    pub(crate) operator: Option<String>,
    /// Do not ask whether I am sure
    #[arg(long, global = true)]
    pub(crate) yes: bool,
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
}

#[derive(Subcommand)]
pub(crate) enum AdminCommand {
    /// List the reports that wait, of players and courses, the oldest first
    Reports(ListArguments),
    /// Show a report with the chat, the tables and the earlier reports behind it
    Report(ReportArguments),
    /// Find players by a part of the name, @handle, id, table, or hash of their network
    Find(FindArguments),
    /// Close what needs nobody any more
    #[command(subcommand)]
    Close(CloseCommand),
    /// End a match: all players resign, and it counts for no rating
    #[command(subcommand)]
    End(EndCommand),
    /// Hide a course, a remark, a cup or a tournament; it is kept
    #[command(subcommand)]
    Hide(HideCommand),
    /// Show again what was hidden
    #[command(subcommand)]
    Show(HideCommand),
    /// Take matches out of the ratings, which are computed again without them
    Unrate(TablesArguments),
    /// Count matches again that were taken out of the ratings
    Rate(TablesArguments),
    /// Ban a player: they cannot act online, and read why and until when
    Ban(BanArguments),
    /// Let a banned player act again
    Unban(PlayerArguments),
    /// Take a player's handle away and give them a neutral name, or this one
    Rename(RenameArguments),
    /// Delete a player or a course for good
    #[command(subcommand)]
    Delete(DeleteCommand),
    /// Show what operators have done, the latest first
    Log(ListArguments),
}

#[derive(Args)]
pub(crate) struct ListArguments {
    /// One line of JSON for each
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Subcommand)]
pub(crate) enum CloseCommand {
    /// Close a report
    Report(IdArguments),
}

#[derive(Args)]
pub(crate) struct ReportArguments {
    /// The id of the report
    pub(crate) id: String,
    /// Write only the record of the match behind it, for carambole replay, review and verify
    #[arg(long)]
    pub(crate) record: bool,
}

#[derive(Args)]
pub(crate) struct FindArguments {
    /// A part of the name, the beginning of the handle, an id, the id or link of a table, or the
    /// hash of a network
    pub(crate) text: String,
    #[command(flatten)]
    pub(crate) list: ListArguments,
}

#[derive(Subcommand)]
pub(crate) enum EndCommand {
    /// A table; one at which no match has begun is removed with its chat
    Table(IdArguments),
}

#[derive(Subcommand)]
pub(crate) enum HideCommand {
    /// A published course: it is in no list, and only its author finds it
    Course(IdArguments),
    /// A remark: it disappears from the chat
    Remark(IdArguments),
    /// A cup: it is in no list, and its link leads nowhere
    Cup(IdArguments),
    /// A tournament: as a cup, and no round begins while it is hidden
    Tournament(IdArguments),
}

#[derive(Args)]
pub(crate) struct TablesArguments {
    /// The ids of the tables
    #[arg(required_unless_present = "player", value_name = "TABLE")]
    pub(crate) tables: Vec<String>,
    /// All matches of this player instead: @HANDLE or the id
    #[arg(long = "of", conflicts_with = "tables", value_name = "PLAYER")]
    pub(crate) player: Option<String>,
    /// Why, for the log
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: Option<String>,
}

#[derive(Subcommand)]
pub(crate) enum DeleteCommand {
    /// Delete a player and all they have, as if they had done so themselves
    Player(PlayerArguments),
    /// Delete a published course; tables and other courses keep their copies
    Course(IdArguments),
}

#[derive(Args)]
pub(crate) struct IdArguments {
    /// The id
    pub(crate) id: String,
    /// Why, for the log
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: Option<String>,
}

#[derive(Args)]
pub(crate) struct PlayerArguments {
    /// @HANDLE or the id
    #[arg(value_name = "PLAYER")]
    pub(crate) player: String,
    /// Why, for the log
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: Option<String>,
}

#[derive(Args)]
pub(crate) struct BanArguments {
    /// @HANDLE or the id
    #[arg(value_name = "PLAYER")]
    pub(crate) player: String,
    /// Why: the player reads it
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    /// The first day (in Greenwich) on which they may act again; for good if not given
    #[arg(long, value_name = "DATE")]
    pub(crate) until: Option<Day>,
    /// Refuse new players from the networks this player came from, as long as the ban and at most
    /// 30 days. This affects all people who share such a network
    #[arg(long)]
    pub(crate) hold: bool,
}

#[derive(Args)]
pub(crate) struct RenameArguments {
    #[command(flatten)]
    pub(crate) player: PlayerArguments,
    /// The name instead of a neutral one
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
}
