//! `carambole serve`: runs the server for the page and the tables.

use crate::arguments::{DataArgument, LogForm, ServeArguments};
use crate::output;
use anyhow::{Context, Result, anyhow};
use server::{Config, Limits, Location, Page, PushSettings, Rate, Server};
use std::io::stderr;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

pub(crate) fn run(arguments: ServeArguments) -> Result<ExitCode> {
    log(arguments.log)?;
    let limits = limits(&arguments);
    let blocked_words = match &arguments.blocked_words {
        None => String::new(),
        Some(file) => std::fs::read_to_string(file)
            .with_context(|| format!("cannot read the blocked words in {}", file.display()))?,
    };
    let data = match arguments.database {
        Some(url) => Location::Url(url),
        None => Location::File(data_file(arguments.data)?),
    };
    let config = Config {
        listen: arguments.listen,
        page: arguments.page.map_or(Page::Built, Page::Folder),
        data,
        nats: arguments.nats,
        public_url: arguments.public_url,
        behind_proxy: arguments.behind_proxy,
        contact: arguments.contact,
        push: PushSettings {
            enabled: !arguments.no_push,
            ..PushSettings::default()
        },
        limits,
        blocked_words,
    };
    // A single thread does not need the work-stealing scheduler.
    let mut runtime = match arguments.threads {
        1 => tokio::runtime::Builder::new_current_thread(),
        _ => tokio::runtime::Builder::new_multi_thread(),
    };
    let runtime = runtime
        .worker_threads(usize::from(arguments.threads))
        .enable_all()
        .build()
        .context("cannot start the server's threads")?;
    runtime.block_on(async {
        let server = Server::start(config).await?;
        let (stop, url) = (server::stop_signal(), server.url());
        output::line(format_args!("Carambole is open at {url}"));
        if arguments.open {
            open(&url);
        }
        server.run_until(stop).await;
        Ok(ExitCode::SUCCESS)
    })
}

/// Starts the log with the filter in `RUST_LOG`, such as `debug` or `server=debug,sqlx=info`. The
/// default is `info` for the server and `warn` for libraries, except the NATS client, whose state
/// the server logs itself.
fn log(form: LogForm) -> Result<()> {
    let wanted = match std::env::var("RUST_LOG") {
        Ok(wanted) if !wanted.is_empty() => wanted.parse().map_err(|_| {
            anyhow!("RUST_LOG={wanted} is invalid; use RUST_LOG=info or server=debug,sqlx=warn")
        })?,
        _ => Targets::new()
            .with_default(LevelFilter::WARN)
            .with_target("server", LevelFilter::INFO)
            .with_target("async_nats", LevelFilter::OFF),
    };
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(stderr)
        .with_ansi(false);
    let log = tracing_subscriber::registry().with(wanted);
    match form {
        LogForm::Text => log.with(lines).init(),
        LogForm::Json => log.with(lines.json()).init(),
    }
    Ok(())
}

fn limits(arguments: &ServeArguments) -> Limits {
    let usual = Limits::default();
    let rate = |per_second: u32, usual: Rate| {
        let per_second = f64::from(per_second.max(1));
        Rate {
            per_second,
            burst: usual.burst.max(2.0 * per_second),
        }
    };
    Limits {
        connections: arguments.connections as usize,
        connections_per_address: arguments.connections_per_address,
        messages: rate(arguments.messages_per_second, usual.messages),
        requests: rate(arguments.requests_per_second, usual.requests),
        bytes: Rate {
            per_second: f64::from(arguments.bytes_per_second.max(1)),
            burst: 16.0 * f64::from(arguments.bytes_per_second.max(1)),
        },
        players: Rate {
            burst: f64::from(arguments.new_players),
            ..usual.players
        },
        tables_per_day: arguments.tables_per_day,
        waiting_tables: arguments.tables_at_once,
        computer_tables: arguments.tables_at_once,
        open_tables: Rate {
            burst: f64::from(arguments.open_tables),
            ..usual.open_tables
        },
        patience: 1000 * u64::from(arguments.patience),
        ..usual
    }
}

/// Returns the file given as an argument, or the default file in the user's data folder.
pub(crate) fn data_file(argument: DataArgument) -> Result<PathBuf> {
    if let Some(file) = argument.data {
        return Ok(file);
    }
    let variable = |name: &str| {
        let value = std::env::var_os(name).filter(|value| !value.is_empty());
        value.map(PathBuf::from)
    };
    let home = |below: &str| variable("HOME").map(|home| home.join(below));
    let base = match std::env::consts::OS {
        "macos" => home("Library/Application Support"),
        "windows" => variable("LOCALAPPDATA"),
        _ => variable("XDG_DATA_HOME").or_else(|| home(".local/share")),
    };
    let base = base.ok_or_else(|| anyhow!("HOME is not set; use --data FILE"))?;
    Ok(base.join("carambole").join("carambole.db"))
}

/// Opens the page in the default browser. Errors are ignored, because the URL is printed too.
fn open(url: &str) {
    let (program, before): (_, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("rundll32", &["url.dll,FileProtocolHandler"]),
        _ => ("xdg-open", &[]),
    };
    let _ = Command::new(program)
        .args(before)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}
