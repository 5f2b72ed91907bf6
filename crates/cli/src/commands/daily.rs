//! `carambole daily`: prints or plays a daily course.

use super::play::look_texts;
use crate::arguments::DailyArguments;
use crate::output;
use crate::terminal::{self, Opening, Options, Palette, Rng};
use anyhow::{Context, Result};
use contest::{Daily, Day};
use std::fs;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::SystemTime;

pub(crate) fn run(arguments: DailyArguments) -> Result<ExitCode> {
    let day = arguments.day.unwrap_or_else(today);
    let daily = Daily::of(day);
    if arguments.play {
        return play(daily, arguments);
    }
    let text = format!(
        "# The course of {day}: par {}, perfect play {:.4}.\n{}",
        daily.par(),
        daily.value,
        daily.course.to_file(),
    );
    match &arguments.output {
        Some(path) => {
            fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
        }
        None => output::print(text),
    }
    Ok(ExitCode::SUCCESS)
}

/// Starts or continues the player's only try with the day's dice.
fn play(daily: Daily, arguments: DailyArguments) -> Result<ExitCode> {
    let texts = Rc::new(look_texts(&arguments.look)?);
    terminal::check_terminal(&texts)?;
    let options = Options {
        texts,
        palette: Palette::choose(arguments.look.no_colour),
        speed: arguments.speed,
        rng: Rng::System,
        record: arguments.record,
    };
    let goodbye = terminal::play(Opening::Daily(Box::new(daily)), options)?;
    if !goodbye.is_empty() {
        output::line(goodbye);
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns today's date in UTC, because the program does not handle time zones.
fn today() -> Day {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    Day::at(since.map_or(0, |since| since.as_millis() as u64))
}
