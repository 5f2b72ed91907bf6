//! `cargo xtask test`: runs the tests that every change must pass, all tests (`--all`), or only
//! some parts.

mod crates;
mod page;
mod phases;
mod plan;
mod tally;

use anyhow::{Result, anyhow, bail};
use crates::Crates;
use page::Look;
use phases::Phases;
use plan::Plan;
use std::process::Command;
use std::time::Instant;
use tally::Tally;
use tools::setup::{self, Need};
use tools::{cargo, has, succeed, target_folder, wasm};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Also run the slow tests: every screen in every language, long matches, faults, a second
    /// browser
    #[arg(long)]
    all: bool,
    /// Show the browser during page tests
    #[arg(long)]
    headed: bool,
    /// Step through page tests in Playwright's inspector
    #[arg(long)]
    debug: bool,
    /// Crate names, or "page" followed by names of page tests (default: all)
    parts: Vec<String>,
    /// Run only tests whose names contain one of these texts
    #[arg(last = true)]
    names: Vec<String>,
}

/// Selects the tests to run in the chosen parts.
#[derive(Clone, Copy)]
struct Selection<'a> {
    /// Whether to run the slow tests as well.
    all: bool,
    /// Run only tests whose names contain one of these texts; run all tests if empty.
    names: &'a [String],
}

impl Selection<'_> {
    /// Passes the selection to a test program.
    fn tell(self, command: &mut Command) {
        if self.all {
            command.env("CARAMBOLE_ALL_TESTS", "1");
        } else {
            command.env_remove("CARAMBOLE_ALL_TESTS");
        }
    }
}

/// Runs the requested tests. The last line of output says how many passed and failed.
pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let begin = Instant::now();
    let selection = Selection {
        all: arguments.all,
        names: &arguments.names,
    };
    let plan = Plan::of(&arguments.parts)?;
    let look = Look::of(arguments.headed, arguments.debug);
    if look != Look::Hidden && plan.page.is_none() {
        bail!(
            "--headed and --debug show tests of the page: `cargo xtask test page workshop --headed`"
        );
    }
    let (phases, mut tally) = (Phases::default(), Tally::default());
    phases.time("setup", || {
        setup::ensure(&needs(&plan, look, arguments.all))
    })?;
    if plan.is_everything() {
        everything(selection, &phases, &mut tally)?;
    } else {
        parts(&plan, look, selection, &mut tally)?;
    }
    print!("{}{}", tally.report(), phases.report());
    let seconds = begin.elapsed().as_secs();
    println!("It took {} min {} s.", seconds / 60, seconds % 60);
    println!("{} passed, {} failed", tally.passed, tally.failed.len());
    if !tally.failed.is_empty() {
        bail!("not all tests passed");
    }
    if tally.passed == 0 {
        bail!("no test has a name like this");
    }
    Ok(())
}

/// Returns the system programs that the chosen tests need.
fn needs(plan: &Plan, look: Look, all: bool) -> Vec<Need> {
    let mut needs = Vec::new();
    if plan.is_everything() || !plan.crates.is_empty() {
        needs.push(Need::Services);
        needs.extend(all.then_some(Need::Proxy));
    }
    if plan.is_everything() || plan.page.is_some() {
        needs.push(match look {
            Look::Hidden => Need::Browser,
            Look::Window | Look::Debugger => Need::Window,
        });
        needs.extend(all.then_some(Need::WebKit));
    }
    needs
}

/// Runs the chosen crates' tests, then the chosen page tests.
fn parts(plan: &Plan, look: Look, selection: Selection, tally: &mut Tally) -> Result<()> {
    if !plan.crates.is_empty() {
        let programs = crates::compile(Crates::Named(&plan.crates))?;
        crates::run(Crates::Named(&plan.crates), &programs, selection, tally)?;
    }
    if let Some(files) = &plan.page {
        tools::page::build()?;
        page::programs()?;
        if look != Look::Debugger {
            page::parts(files, look, selection, tally)?;
        }
        page::in_browser(files, look, selection, tally)?;
        if selection.all && look == Look::Hidden {
            page::in_webkit(files, selection, tally)?;
        }
    }
    Ok(())
}

/// Builds the page and the crates in parallel, then runs their tests in parallel. The page's
/// end-to-end tests run last, because they need all programs and all of the machine's processors.
fn everything(selection: Selection, phases: &Phases, tally: &mut Tally) -> Result<()> {
    phases.time("format", format)?;
    let programs = build(phases)?;
    let crates = || {
        let mut tally = Tally::default();
        phases.time("tests of the crates", || {
            crates::run(Crates::All, &programs, selection, &mut tally)
        })?;
        Ok(tally)
    };
    let page = || {
        let mut tally = Tally::default();
        phases.time("format, lints and types of the page", page::check)?;
        phases.time("tests of the page's parts", || {
            page::parts(&[], Look::Hidden, selection, &mut tally)
        })?;
        Ok(tally)
    };
    let (crates, page) = side_by_side(crates, page)?;
    tally.join(crates?);
    tally.join(page?);
    phases.time("journeys in the browser", || {
        page::in_browser(&[], Look::Hidden, selection, tally)
    })?;
    if selection.all {
        phases.time("tests of the page in WebKit", || {
            page::in_webkit(&[], selection, tally)
        })?;
    }
    Ok(())
}

/// Builds the page, and compiles and lints all crates with their tests. The page and the crates are
/// built at the same time, because linking the core for the browser uses only one processor.
fn build(phases: &Phases) -> Result<Vec<crates::Program>> {
    std::thread::scope(|scope| {
        let modules = scope.spawn(|| {
            phases.time("build of the core for the browser", || {
                tools::page::packages()?;
                wasm::modules(wasm::How::Small)
            })
        });
        phases.time("build of the page's generator", crates::build_glue)?;
        // Cargo is busy with the tests, so run the program directly by its path.
        let page = scope.spawn(move || {
            let modules = modules
                .join()
                .map_err(|_| anyhow!("the build of the core panicked"))??;
            phases.time("build of the page", || {
                let glue = target_folder()?.join("debug/glue");
                succeed(Command::new(glue).args(&modules))?;
                tools::page::client()
            })
        });
        let programs = phases.time("lints and build of the crates", || {
            crates::compile(Crates::All)
        });
        page.join()
            .map_err(|_| anyhow!("the build of the page panicked"))??;
        programs
    })
}

/// Runs two jobs at the same time.
fn side_by_side<A: Send, B>(
    one: impl FnOnce() -> Result<A> + Send,
    other: impl FnOnce() -> Result<B>,
) -> Result<(Result<A>, Result<B>)> {
    std::thread::scope(|scope| {
        let one = scope.spawn(one);
        let other = other();
        let one = one.join().map_err(|_| anyhow!("a job panicked"))?;
        Ok((one, other))
    })
}

fn format() -> Result<()> {
    if !has("cargo", "fmt") {
        println!("rustfmt is not installed: the format is not checked");
        return Ok(());
    }
    succeed(&mut cargo(&["fmt", "--all", "--check"]))
}
