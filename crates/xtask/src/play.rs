//! `cargo xtask play`: builds the game, even from a fresh checkout, and opens it in the browser.

use anyhow::{Context, Result, anyhow};
use std::path::Path;
use std::process::Command;
use std::sync::mpsc;
use std::time::Instant;
use tools::{cargo, cargo_program, page, succeed, target_folder, wasm};

/// Builds the program and the page in parallel, then serves the page and opens it.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let folder = target_folder()?.join("debug");
    let program = folder.join("carambole");
    let clock = Clock::begin(&program);
    build(&clock, &folder)?;
    clock.say("ready");
    let mut serve = Command::new(&program);
    succeed(serve.args(["serve", "--open"]).args(arguments))
}

/// Builds the page and the program at the same time, because compiling the core mostly uses one
/// processor.
fn build(clock: &Clock, folder: &Path) -> Result<()> {
    let (glue_is_built, glue) = mpsc::channel();
    std::thread::scope(|scope| {
        let program = scope.spawn(move || -> Result<()> {
            succeed(&mut cargo_program("build", "glue"))?;
            // The receiver is gone if the page could not be built.
            let _ = glue_is_built.send(());
            succeed(&mut cargo(&["build", "--locked", "--package", "carambole"]))?;
            clock.say("the program is built");
            Ok(())
        });
        let page = (|| {
            page::packages()?;
            clock.say("the page's packages are installed");
            let modules = wasm::modules(wasm::How::Small)?;
            clock.say("the games are compiled for the browser");
            glue.recv().context("the glue was not built")?;
            // Run the program `glue` directly, because cargo is busy building the game.
            succeed(Command::new(folder.join("glue")).args(&modules))?;
            page::client()?;
            clock.say("the page is built");
            Ok(())
        })();
        let program = program.join();
        let program = program.map_err(|_| anyhow!("the build of the program panicked"))?;
        program.and(page)
    })
}

/// Prints progress with the time since the start.
struct Clock(Instant);

impl Clock {
    fn begin(program: &Path) -> Clock {
        if program.exists() {
            println!("Building changes to the game and its page.");
        } else {
            println!(
                "Building the game and its page. The first time this takes five to seven minutes \
                 on two processors; from then on, seconds."
            );
        }
        Clock(Instant::now())
    }

    fn say(&self, what: &str) {
        let seconds = self.0.elapsed().as_secs();
        println!("{:>2}:{:02} {what}", seconds / 60, seconds % 60);
    }
}
