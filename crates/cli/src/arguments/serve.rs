//! Arguments for running the server and for backing up its data.

use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct ServeArguments {
    /// The IP address and port to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all
    /// networks
    #[arg(
        long,
        value_name = "ADDRESS:PORT",
        default_value = "127.0.0.1:8086",
        env = "CARAMBOLE_LISTEN"
    )]
    pub(crate) listen: String,
    #[command(flatten)]
    pub(crate) data: DataArgument,
    #[arg(
        long,
        value_name = "URL",
        env = "CARAMBOLE_DATABASE",
        hide_env_values = true,
        help = "A PostgreSQL database instead of the file, for one or several servers: \
                postgres://user:password@host/name"
    )]
    pub(crate) database: Option<String>,
    #[arg(
        long,
        value_name = "URL",
        env = "CARAMBOLE_NATS",
        hide_env_values = true,
        help = "The NATS server that connects several servers on one database: nats://host:4222"
    )]
    pub(crate) nats: Option<String>,
    #[arg(
        long,
        value_name = "URL",
        env = "CARAMBOLE_PUBLIC_URL",
        help = "The server's public URL if it is behind a proxy: https://play.example.org"
    )]
    pub(crate) public_url: Option<String>,
    /// Trust the proxy's X-Forwarded-For header
    #[arg(long, env = "CARAMBOLE_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// How to reach you, shown on the privacy page: for example, an email address or a telephone
    /// number
    #[arg(long, value_name = "TEXT", env = "CARAMBOLE_CONTACT")]
    pub(crate) contact: Option<String>,
    /// Send no Web Push notifications, and do not connect to push services
    #[arg(long, env = "CARAMBOLE_NO_PUSH")]
    pub(crate) no_push: bool,
    /// Open the page in the browser
    #[arg(long)]
    pub(crate) open: bool,
    /// Serve the page from this folder instead of the built-in one
    #[arg(long, value_name = "FOLDER", env = "CARAMBOLE_PAGE")]
    pub(crate) page: Option<PathBuf>,
    /// Format of the log on standard error
    #[arg(
        long,
        value_name = "FORM",
        default_value = "text",
        env = "CARAMBOLE_LOG"
    )]
    pub(crate) log: LogForm,
    /// Network threads; computer players, course generation and the database have their own threads
    #[arg(long, value_name = "NUMBER", default_value_t = 1, env = "CARAMBOLE_THREADS", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// Maximum number of connections
    #[arg(long, value_name = "NUMBER", default_value_t = 20_000, env = "CARAMBOLE_CONNECTIONS", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) connections: u32,
    /// Maximum number of connections per IP address
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 400,
        env = "CARAMBOLE_CONNECTIONS_PER_ADDRESS"
    )]
    pub(crate) connections_per_address: u32,
    /// Messages per second per socket
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 20,
        env = "CARAMBOLE_MESSAGES_PER_SECOND"
    )]
    pub(crate) messages_per_second: u32,
    /// API requests per second per IP address
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 40,
        env = "CARAMBOLE_REQUESTS_PER_SECOND"
    )]
    pub(crate) requests_per_second: u32,
    /// Bytes of tables, events and records per second per IP address; bursts may be 16 times as
    /// large
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 2_000_000,
        env = "CARAMBOLE_BYTES_PER_SECOND"
    )]
    pub(crate) bytes_per_second: u32,
    /// New players per IP address in a burst, for example a school class; then one every 20 seconds
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 60,
        env = "CARAMBOLE_NEW_PLAYERS"
    )]
    pub(crate) new_players: u32,
    /// Tables that a player may create per day
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 200,
        env = "CARAMBOLE_TABLES_PER_DAY"
    )]
    pub(crate) tables_per_day: u64,
    /// Unstarted tables per player, and running matches against computer players per player
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 20,
        env = "CARAMBOLE_TABLES_AT_ONCE"
    )]
    pub(crate) tables_at_once: u64,
    /// Listed tables and tournaments per IP address in a burst; then one every 100 seconds
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 30,
        env = "CARAMBOLE_OPEN_TABLES"
    )]
    pub(crate) open_tables: u32,
    /// Seconds to wait for an absent player at tables without a clock
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = 120,
        env = "CARAMBOLE_PATIENCE"
    )]
    pub(crate) patience: u32,
    /// A file of words that names and titles must not contain, one per line
    #[arg(long, value_name = "FILE", env = "CARAMBOLE_BLOCKED_WORDS")]
    pub(crate) blocked_words: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct DataArgument {
    /// The data file (default: carambole.db in the user's data folder)
    #[arg(long, value_name = "FILE", env = "CARAMBOLE_DATA")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct BackupArguments {
    #[command(flatten)]
    pub(crate) data: DataArgument,
    /// The file to write; it must not exist yet
    pub(crate) to: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum LogForm {
    Text,
    Json,
}
