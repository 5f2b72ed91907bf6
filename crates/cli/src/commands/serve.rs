//! `carambole serve`: the page and its tables over the network.

use crate::arguments::ServeArguments;
use crate::output;
use anyhow::{Context, Result};
use server::{Config, Page, Server};
use std::process::{Command, ExitCode, Stdio};

pub(crate) fn run(arguments: ServeArguments) -> Result<ExitCode> {
    let config = Config {
        listen: arguments.listen,
        page: arguments.page.map_or(Page::Built, Page::Folder),
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start the server's threads")?;
    runtime.block_on(async {
        let server = Server::bind(config).await?;
        let url = server.local_url();
        output::line(format_args!("Carambole is open at {url}"));
        if arguments.open {
            open(&url);
        }
        server.run().await;
        Ok(ExitCode::SUCCESS)
    })
}

/// Shows the page in the browser of the system; without one, the printed address must do.
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
