//! `carambole replay RECORD`: steps through a match in the terminal.

use super::play::look_texts;
use crate::arguments::ReplayArguments;
use crate::terminal::{self, Palette, Replay};
use anyhow::{Result, anyhow};
use std::process::ExitCode;
use std::rc::Rc;

pub(crate) fn run(arguments: &ReplayArguments) -> Result<ExitCode> {
    let texts = Rc::new(look_texts(&arguments.look)?);
    let record = terminal::read_record(&arguments.record)?;
    let replay = Replay::new(record, Rc::clone(&texts))
        .map_err(|error| anyhow!("{}: {error}", arguments.record.display()))?;
    terminal::check_terminal(&texts)?;
    terminal::show(replay, Palette::choose(arguments.look.no_colour))?;
    Ok(ExitCode::SUCCESS)
}
