//! `cargo xtask play`: from a fresh checkout to the game in the browser.

use anyhow::{Context, Result, anyhow};
use std::path::Path;
use std::process::Command;
use std::sync::mpsc;
use std::time::Instant;
use toolbox::{cargo, page, succeed, target_folder, wasm};

/// Builds program and page side by side, then serves the page and opens it.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let folder = target_folder()?.join("debug");
    let program = folder.join("carambole");
    let clock = Clock::begin(&program);
    build(&clock, &folder)?;
    clock.say("ready");
    let mut serve = Command::new(&program);
    succeed(serve.args(["serve", "--open"]).args(arguments))
}

/// The core is compiled by one processor for the most part, so the program is compiled meanwhile.
fn build(clock: &Clock, folder: &Path) -> Result<()> {
    let (glue_is_built, glue) = mpsc::channel();
    std::thread::scope(|scope| {
        let program = scope.spawn(move || -> Result<()> {
            succeed(&mut cargo(&["build", "--locked", "--package", "glue"]))?;
            // Nobody waits for it any more if the page could not be built.
            let _ = glue_is_built.send(());
            succeed(&mut cargo(&["build", "--locked", "--package", "carambole"]))?;
            clock.say("the program is built");
            Ok(())
        });
        let page = (|| {
            page::packages()?;
            clock.say("the page's packages are here");
            let modules = wasm::modules(wasm::How::Small)?;
            clock.say("the games are compiled for the browser");
            glue.recv().context("the glue was not built")?;
            // Not by cargo, which is busy with the program.
            succeed(Command::new(folder.join("glue")).args(&modules))?;
            page::client()?;
            clock.say("the page is built");
            Ok(())
        })();
        let program = program.join();
        let program = program.map_err(|_| anyhow!("the build of the program was lost"))?;
        program.and(page)
    })
}

/// Says what is going on, and since when.
struct Clock(Instant);

impl Clock {
    fn begin(program: &Path) -> Clock {
        if program.exists() {
            println!("Building what has changed in the game and its page.");
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
