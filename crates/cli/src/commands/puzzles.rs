//! `carambole puzzles`: positions with one clearly best choice, made in bulk or checked again.

use super::read_text;
use crate::arguments::PuzzlesArguments;
use crate::output;
use anyhow::{Context, Result, anyhow};
use coach::{PuzzleChecker, make_puzzles, make_rival_puzzles};
use protocol::puzzle::PuzzleFile;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

pub(crate) fn run(arguments: &PuzzlesArguments) -> Result<ExitCode> {
    if let Some(path) = &arguments.check {
        return check(path);
    }
    let (seed, count) = (arguments.seed, arguments.count);
    let puzzles = if arguments.rivals {
        make_rival_puzzles(seed, count, |course, found| eprintln!("{course}: {found}"))
    } else {
        make_puzzles(seed, count)
    };
    let lines = puzzles.iter().map(|puzzle| puzzle.to_line() + "\n");
    let text: String = lines.collect();
    match &arguments.output {
        Some(path) => {
            fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
            output::line(format_args!("{} puzzles", puzzles.len()));
        }
        None => output::print(text),
    }
    Ok(ExitCode::SUCCESS)
}

fn check(path: &Path) -> Result<ExitCode> {
    let text = read_text(path)?;
    let mut checker = PuzzleChecker::default();
    let mut count = 0;
    for (number, line) in (1..).zip(text.lines()) {
        let right = PuzzleFile::parse(line).and_then(|puzzle| checker.check(&puzzle));
        right.map_err(|reason| anyhow!("{}:{number}: {reason}", path.display()))?;
        count += 1;
    }
    output::line(format_args!("all {count} puzzles are right"));
    Ok(ExitCode::SUCCESS)
}
