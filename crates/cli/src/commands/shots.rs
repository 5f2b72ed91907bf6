//! `carambole shots`: simulates the billiard shots in a file.

use super::read_text;
use crate::arguments::JsonFile;
use crate::output;
use anyhow::{Result, anyhow};
use protocol::carramboule::shots;
use std::process::ExitCode;

pub(crate) fn run(arguments: &JsonFile) -> Result<ExitCode> {
    let text = read_text(&arguments.file)?;
    let name = arguments.file.display();
    for line in shots::run(&text).map_err(|reason| anyhow!("{name}: {reason}"))? {
        output::line(line);
    }
    Ok(ExitCode::SUCCESS)
}
