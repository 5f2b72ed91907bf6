//! `carambole referee`: judges a Carramboule round shot by shot.

use super::read_text;
use crate::arguments::JsonFile;
use crate::output;
use anyhow::{Result, bail};
use protocol::carramboule::referee;
use std::process::ExitCode;

pub(crate) fn run(arguments: &JsonFile) -> Result<ExitCode> {
    let text = read_text(&arguments.file)?;
    let (lines, fault) = match referee::run(&text) {
        Ok(lines) => (lines, None),
        Err((lines, fault)) => (lines, Some(fault)),
    };
    for line in lines {
        output::line(line);
    }
    match fault {
        None => Ok(ExitCode::SUCCESS),
        Some(reason) => bail!("{}: {reason}", arguments.file.display()),
    }
}
