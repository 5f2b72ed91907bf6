//! What operators do.

use clap::{Args, Subcommand};
use coach::Day;
use std::path::PathBuf;

#[derive(Args)]
#[command(after_help = "Examples:
  carambole admin reports
      what players have reported, with ids
  carambole admin hide course c4k2m1x9q7zd --reason \"insulting name\"
      only its author finds it from now on
  carambole admin ban @rude --until 2026-12-24 --reason \"Insults in the chat\"
      they read this reason; their connections end within seconds
  carambole admin close report x7k2… --reason \"talked to\"
      it waits for nobody any more
  carambole admin log
      who has done what to whom, and why

It works on the database of the server, while the server runs or not: name it as for serve, or by
CARAMBOLE_DATA or CARAMBOLE_DATABASE. Use the server's own program, as the server's own user.
A player is @HANDLE or an id (reports and log have them). All that is done is in the log.")]
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
    /// Close what needs nobody any more
    #[command(subcommand)]
    Close(CloseCommand),
    /// Hide a course: it is in no list, and only its author finds it
    #[command(subcommand)]
    Hide(CourseCommand),
    /// Show a hidden course again
    #[command(subcommand)]
    Show(CourseCommand),
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

#[derive(Subcommand)]
pub(crate) enum CourseCommand {
    /// A published course
    Course(IdArguments),
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
}

#[derive(Args)]
pub(crate) struct RenameArguments {
    #[command(flatten)]
    pub(crate) player: PlayerArguments,
    /// The name instead of a neutral one
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
}
