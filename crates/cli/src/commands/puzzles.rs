//! `carambole puzzles`: makes positions with one clearly best choice, or checks those in a file.

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
    let keep = match &arguments.keep {
        Some(path) => read(path)?,
        None => Vec::new(),
    };
    let puzzles = if arguments.rivals {
        let tell = |course: &str, found| eprintln!("{course}: {found}");
        make_rival_puzzles(seed, count, &keep, tell)
    } else {
        make_puzzles(seed, count, &keep)
    };
    let lines = puzzles.iter().map(|puzzle| puzzle.to_line() + "\n");
    let text: String = lines.collect();
    match &arguments.output {
        Some(path) => {
            fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
            output::line(format_args!("wrote {} puzzles", puzzles.len()));
        }
        None => output::print(text),
    }
    Ok(ExitCode::SUCCESS)
}

fn read(path: &Path) -> Result<Vec<PuzzleFile>> {
    let text = read_text(path)?;
    let lines = (1..).zip(text.lines());
    lines
        .map(|(number, line)| {
            PuzzleFile::parse(line).map_err(|reason| wrong(path, number, &reason.to_string()))
        })
        .collect()
}

fn wrong(path: &Path, number: usize, reason: &str) -> anyhow::Error {
    anyhow!("{}:{number}: {reason}", path.display())
}

fn check(path: &Path) -> Result<ExitCode> {
    let puzzles = read(path)?;
    let mut checker = PuzzleChecker::default();
    for (number, puzzle) in (1..).zip(&puzzles) {
        let right = checker.check(puzzle);
        right.map_err(|reason| wrong(path, number, &reason))?;
    }
    let count = puzzles.len();
    output::line(format_args!("all {count} puzzles are correct"));
    Ok(ExitCode::SUCCESS)
}
