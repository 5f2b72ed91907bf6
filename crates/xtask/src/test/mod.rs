//! `cargo xtask test`: everything that must hold before a change goes in, or a part of it.

mod crates;
mod page;
mod plan;
mod tally;

use anyhow::{Result, bail};
use crates::Crates;
use plan::Plan;
use std::time::Instant;
use tally::Tally;
use toolbox::setup::{self, Need};
use toolbox::{cargo, has, succeed, wasm};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Only format, lints, unit and rule tests: a minute, once everything is compiled
    #[arg(long, conflicts_with = "parts")]
    fast: bool,
    /// Names of crates, or `page`, with names of its tests after it; without any, everything
    parts: Vec<String>,
    /// Only tests that have one of these in their names
    #[arg(last = true)]
    names: Vec<String>,
}

/// Runs what is asked for; the last line says how many tests passed and failed.
pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let begin = Instant::now();
    let names = &arguments.names;
    let mut tally = Tally::default();
    let plan = Plan::of(&arguments.parts)?;
    if arguments.fast {
        format_and_lints()?;
        crates::run(Crates::Fast, names, &mut tally)?;
    } else if plan.is_everything() {
        setup::ensure(&[Need::Browser, Need::Services])?;
        everything(names, &mut tally)?;
    } else {
        if !plan.crates.is_empty() {
            setup::ensure(&[Need::Services])?;
            crates::run(Crates::Named(&plan.crates), names, &mut tally)?;
        }
        if let Some(files) = &plan.page {
            setup::ensure(&[Need::Browser])?;
            toolbox::page::build()?;
            page::programs()?;
            page::parts(files, names, &mut tally)?;
            page::in_browser(files, names, &mut tally)?;
        }
    }
    print!("{}", tally.report());
    let seconds = begin.elapsed().as_secs();
    println!("It took {} min {} s.", seconds / 60, seconds % 60);
    println!("{} passed, {} failed", tally.passed, tally.failed.len());
    if !tally.failed.is_empty() {
        bail!("not all tests passed");
    }
    if tally.passed == 0 {
        bail!("no test has such a name");
    }
    Ok(())
}

fn everything(names: &[String], tally: &mut Tally) -> Result<()> {
    // The core is compiled by one processor for the most part, so the lints are checked meanwhile.
    let modules = std::thread::spawn(|| {
        toolbox::page::packages()?;
        wasm::modules(wasm::How::Small)
    });
    format_and_lints()?;
    say("the page");
    let Ok(modules) = modules.join() else {
        bail!("the build of the core was lost");
    };
    toolbox::page::glue(&modules?)?;
    // The page is there before the program is compiled, which looks at it.
    toolbox::page::client()?;
    page::check()?;
    crates::run(Crates::All, names, tally)?;
    page::parts(&[], names, tally)?;
    page::in_browser(&[], names, tally)
}

fn format_and_lints() -> Result<()> {
    if has("cargo", "fmt") {
        say("format");
        succeed(&mut cargo(&["fmt", "--all", "--check"]))?;
    } else {
        println!("rustfmt is not installed: the format is not checked");
    }
    if has("cargo-clippy", "--version") {
        say("lints");
        let mut lints = cargo(&["clippy", "--quiet", "--locked"]);
        lints.args(["--workspace", "--all-targets"]);
        succeed(lints.args(["--", "--deny", "warnings"]))?;
    } else {
        println!("clippy is not installed: lints are not checked");
    }
    Ok(())
}

fn say(what: &str) {
    println!("── {what}");
}
