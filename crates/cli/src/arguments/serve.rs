//! The server and its data.

use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct ServeArguments {
    /// Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for everyone who can reach it
    #[arg(
        long,
        value_name = "ADDRESS:PORT",
        default_value = "127.0.0.1:8086",
        env = "CARAMBOLE_LISTEN"
    )]
    pub(crate) listen: String,
    #[command(flatten)]
    pub(crate) data: DataArgument,
    /// A database of `PostgreSQL` instead of the file, for several servers or one:
    /// <postgres://user:password@host/name>
    #[arg(
        long,
        value_name = "URL",
        env = "CARAMBOLE_DATABASE",
        hide_env_values = true
    )]
    pub(crate) database: Option<String>,
    /// Joins several servers on one database: <nats://host:4222>
    #[arg(
        long,
        value_name = "URL",
        env = "CARAMBOLE_NATS",
        hide_env_values = true
    )]
    pub(crate) nats: Option<String>,
    /// What players call the server if it is behind a proxy: <https://play.example.org>
    #[arg(long, value_name = "URL", env = "CARAMBOLE_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// Believe the proxy in front who the client is (X-Forwarded-For)
    #[arg(long, env = "CARAMBOLE_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// How to reach you, for the page about privacy: an address, a telephone number
    #[arg(long, value_name = "TEXT", env = "CARAMBOLE_CONTACT")]
    pub(crate) contact: Option<String>,
    /// Send no notifications by Web Push, and open no connections to push services
    #[arg(long, env = "CARAMBOLE_NO_PUSH")]
    pub(crate) no_push: bool,
    /// Open the page in the browser
    #[arg(long)]
    pub(crate) open: bool,
    /// Serve the page from this folder instead of the one built with the program
    #[arg(long, value_name = "FOLDER", env = "CARAMBOLE_PAGE")]
    pub(crate) page: Option<PathBuf>,
    /// How the log is written, to standard error
    #[arg(
        long,
        value_name = "FORM",
        default_value = "text",
        env = "CARAMBOLE_LOG"
    )]
    pub(crate) log: LogForm,
    /// Threads for the network; thinking, course making and the file have their own
    #[arg(long, value_name = "NUMBER", default_value_t = 1, env = "CARAMBOLE_THREADS", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// Connections in all
    #[arg(long, value_name = "NUMBER", default_value_t = 20_000, env = "CARAMBOLE_CONNECTIONS", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) connections: u32,
    /// Connections from one address
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 400,
        env = "CARAMBOLE_CONNECTIONS_PER_ADDRESS"
    )]
    pub(crate) connections_per_address: u32,
    /// Messages a second on one socket
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 20,
        env = "CARAMBOLE_MESSAGES_PER_SECOND"
    )]
    pub(crate) messages_per_second: u32,
    /// Requests a second to the API from one address
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 40,
        env = "CARAMBOLE_REQUESTS_PER_SECOND"
    )]
    pub(crate) requests_per_second: u32,
    /// Bytes a second of tables, events and records that one address may ask for; sixteen times as
    /// many at once
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 2_000_000,
        env = "CARAMBOLE_BYTES_PER_SECOND"
    )]
    pub(crate) bytes_per_second: u32,
    /// New players from one address at once, as when a class begins; then one every 20 seconds
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 60,
        env = "CARAMBOLE_NEW_PLAYERS"
    )]
    pub(crate) new_players: u32,
    /// Tables a player may create in a day
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 200,
        env = "CARAMBOLE_TABLES_PER_DAY"
    )]
    pub(crate) tables_per_day: u64,
    /// Tables of one player that wait to begin, and tables in play with computers
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 20,
        env = "CARAMBOLE_TABLES_AT_ONCE"
    )]
    pub(crate) tables_at_once: u64,
    /// Tables from one address that the lobby lists; then one every 100 seconds
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 30,
        env = "CARAMBOLE_OPEN_TABLES"
    )]
    pub(crate) open_tables: u32,
    /// Seconds one waits for a player who is away, at tables without a clock
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = 120,
        env = "CARAMBOLE_PATIENCE"
    )]
    pub(crate) patience: u32,
    /// A file with words that names and titles must not contain, one a line
    #[arg(long, value_name = "FILE", env = "CARAMBOLE_BLOCKED_WORDS")]
    pub(crate) blocked_words: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct DataArgument {
    /// The file everything is kept in; unless given, carambole.db in the user's data folder
    #[arg(long, value_name = "FILE", env = "CARAMBOLE_DATA")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct BackupArguments {
    #[command(flatten)]
    pub(crate) data: DataArgument,
    /// The file to write; it must not be there yet
    pub(crate) to: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum LogForm {
    Text,
    Json,
}
