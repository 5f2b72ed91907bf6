//! Arguments of `carambole admin`.

use clap::{Args, Subcommand};
use contest::Day;
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = "Examples:
  carambole admin reports
      list open reports with their ids
  carambole admin report x7k2…
      show a report with its chat, the player's tables and earlier reports
  carambole admin find Eve
      find players by name, @handle, id, table or network hash
  carambole admin hide remark r4k2… --reason \"insult\"
      hide a remark in the chat; also: hide course, hide cup, hide tournament
  carambole admin ban @rude --until 2026-12-24 --hold --reason \"Insults in the chat\"
      the player sees this reason and is disconnected within seconds; with --hold, no new players
      can be created from their networks during the ban (at most 30 days)
  carambole admin unrate t9x… t8w… --reason \"same person on both sides\"
      take these matches out of the ratings and recompute all ratings; use --of @cheat instead of
      table ids for all rated matches of that player
  carambole admin close report x7k2… --reason \"talked to\"
      close a report
  carambole admin log
      show which operator did what to whom, and why

These commands work on the server's database, whether or not the server is running. Name the
database as for serve: --data, --database, CARAMBOLE_DATA or CARAMBOLE_DATABASE. Use the same
version of the program as the server, and run it as the server's user. Name a player by @HANDLE or
id (reports, find and log show both). All actions are logged.")]
pub(crate) struct AdminArguments {
    /// The server's data file (default: carambole.db in the user's data folder)
    #[arg(long, value_name = "FILE", env = "CARAMBOLE_DATA", global = true)]
    pub(crate) data: Option<PathBuf>,
    #[arg(
        long,
        value_name = "URL",
        env = "CARAMBOLE_DATABASE",
        hide_env_values = true,
        global = true,
        help = "The servers' database, instead of a file: postgres://user:password@host/name"
    )]
    pub(crate) database: Option<String>,
    /// Your name, for the log
    #[arg(long = "as", value_name = "NAME", env = "USER", global = true)]
    pub(crate) operator: Option<String>,
    /// Do not ask for confirmation
    #[arg(long, global = true)]
    pub(crate) yes: bool,
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
}

#[derive(Subcommand)]
pub(crate) enum AdminCommand {
    /// List open reports about players and courses, oldest first
    Reports(ListArguments),
    /// Show a report with its chat, the player's tables and earlier reports
    Report(ReportArguments),
    /// Find players by name, @handle, id, table or network hash
    Find(FindArguments),
    /// Close a report
    #[command(subcommand)]
    Close(CloseCommand),
    /// End a match: all players resign, and no rating changes
    #[command(subcommand)]
    End(EndCommand),
    /// Hide a course, remark, cup or tournament without deleting it
    #[command(subcommand)]
    Hide(HideCommand),
    /// Show a hidden course, remark, cup or tournament again
    #[command(subcommand)]
    Show(HideCommand),
    /// Take matches out of the ratings and recompute all ratings
    Unrate(TablesArguments),
    /// Make matches count towards the ratings again
    Rate(TablesArguments),
    /// Ban a player from all online actions; the player sees the reason and the end date
    Ban(BanArguments),
    /// End a player's ban
    Unban(PlayerArguments),
    /// Remove a player's handle and give the player a neutral name, or the one in --name
    Rename(RenameArguments),
    /// Delete a player or a course permanently
    #[command(subcommand)]
    Delete(DeleteCommand),
    /// Show operator actions, latest first
    Log(ListArguments),
}

#[derive(Args)]
pub(crate) struct ListArguments {
    /// Print one line of JSON per entry
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
    /// Print only the record of the reported match, for carambole replay, review and verify
    #[arg(long)]
    pub(crate) record: bool,
}

#[derive(Args)]
pub(crate) struct FindArguments {
    /// Part of a name, the start of a handle, a player id, a table id or link, or a network hash
    pub(crate) text: String,
    #[command(flatten)]
    pub(crate) list: ListArguments,
}

#[derive(Subcommand)]
pub(crate) enum EndCommand {
    /// End the match at a table; a table without a match is removed with its chat
    Table(IdArguments),
}

#[derive(Subcommand)]
pub(crate) enum HideCommand {
    /// A published course; while hidden, it is not listed, and only its author can find it
    Course(IdArguments),
    /// A remark in a chat
    Remark(IdArguments),
    /// A cup; while hidden, it is not listed and its link does not work
    Cup(IdArguments),
    /// A tournament; while hidden, it is not listed, its link does not work, and no round starts
    Tournament(IdArguments),
}

#[derive(Args)]
pub(crate) struct TablesArguments {
    /// The ids of the tables
    #[arg(required_unless_present = "player", value_name = "TABLE")]
    pub(crate) tables: Vec<String>,
    /// Use all of this player's matches instead: @HANDLE or id
    #[arg(long = "of", conflicts_with = "tables", value_name = "PLAYER")]
    pub(crate) player: Option<String>,
    /// The reason, for the log
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: Option<String>,
}

#[derive(Subcommand)]
pub(crate) enum DeleteCommand {
    /// Delete a player and all their data, as if the player had deleted their account
    Player(PlayerArguments),
    /// Delete a published course; tables and other courses keep their copies
    Course(IdArguments),
}

#[derive(Args)]
pub(crate) struct IdArguments {
    /// The object's id
    pub(crate) id: String,
    /// The reason, for the log
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: Option<String>,
}

#[derive(Args)]
pub(crate) struct PlayerArguments {
    /// @HANDLE or id
    #[arg(value_name = "PLAYER")]
    pub(crate) player: String,
    /// The reason, for the log
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: Option<String>,
}

#[derive(Args)]
pub(crate) struct BanArguments {
    /// @HANDLE or id
    #[arg(value_name = "PLAYER")]
    pub(crate) player: String,
    /// The reason; the player sees it
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: String,
    /// The first day (UTC) on which the player may act again (default: never)
    #[arg(long, value_name = "DATE")]
    pub(crate) until: Option<Day>,
    /// Refuse new players from this player's networks during the ban, for at most 30 days. This
    /// affects everyone who shares such a network
    #[arg(long)]
    pub(crate) hold: bool,
}

#[derive(Args)]
pub(crate) struct RenameArguments {
    #[command(flatten)]
    pub(crate) player: PlayerArguments,
    /// The new name, instead of a neutral one
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
}
