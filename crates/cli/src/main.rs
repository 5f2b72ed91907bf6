//! The `carambole` command.

mod arguments;
mod commands;
mod findings;
mod library;
mod locale;
mod names;
mod narration;
mod output;
mod terminal;
mod texts;

use arguments::{Arguments, Command};
use clap::Parser;
use std::process::ExitCode;

/// The server allocates many small objects. Mimalloc does this faster than the default allocator,
/// and returns more memory to the system.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The exit code for invalid input.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error),
    };
    let result = match arguments.command {
        Command::Play(arguments) => commands::play::run(arguments),
        Command::Serve(arguments) => commands::serve::run(arguments),
        Command::Backup(arguments) => commands::backup::run(arguments),
        Command::Admin(arguments) => commands::admin::run(arguments),
        Command::Replay(arguments) => commands::replay::run(&arguments),
        Command::Verify(arguments) => commands::verify::run(&arguments),
        Command::Trace(arguments) => commands::trace::run(&arguments),
        Command::Directions(arguments) => commands::directions::run(&arguments),
        Command::Check(arguments) => commands::check::run(&arguments),
        Command::Solve(arguments) => commands::solve::run(&arguments),
        Command::Certify(arguments) => commands::certify::run(&arguments),
        Command::Review(arguments) => commands::review::run(&arguments),
        Command::Make(arguments) => commands::make::run(&arguments),
        Command::Daily(arguments) => commands::daily::run(arguments),
        Command::Puzzles(arguments) => commands::puzzles::run(&arguments),
        Command::Render(arguments) => commands::render::run(&arguments),
        Command::Export(arguments) => commands::export::run(&arguments),
        Command::Shots(arguments) => commands::shots::run(&arguments),
        Command::Referee(arguments) => commands::referee::run(&arguments),
        Command::Figure(arguments) => commands::figure::run(&arguments),
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {}", one_line(&format!("{error:#}")));
        ExitCode::from(BAD_INPUT)
    })
}

/// Prints help unchanged; shortens a usage error to one line.
fn usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // If standard output is closed, the error cannot be reported.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.to_string();
    let first_paragraph = text.split("\n\n").next().unwrap_or(&text);
    eprintln!("{} (see carambole --help)", one_line(first_paragraph));
    ExitCode::from(BAD_INPUT)
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
