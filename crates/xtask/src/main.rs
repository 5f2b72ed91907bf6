//! Tasks of the project: `cargo xtask <task>`. Large ones are programs of their own, compiled when
//! they are asked for.

mod dev;
mod fuzz;
mod play;
mod test;

use anyhow::Result;
use clap::{Args, Parser, Subcommand};
use toolbox::setup::{self, Need};
use toolbox::{page, run_crate};

/// Tasks of the project. `cargo xtask test` is what the continuous integration runs.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Set up what is missing, build the page and open the game in the browser
    Play {
        /// Passed on to `carambole serve`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Server and page while you work on them: what you change is built and reloaded
    Dev(dev::Arguments),
    /// Build the page into web/dist
    Web,
    /// Install the programs of the system that tests and benchmarks need, and say why
    Setup,
    /// Run all tests, or parts of them: `test golf`, `test page workshop`, `test -- name`
    Test(test::Arguments),
    /// Measure all the speed we claim, peers beside it; writes docs/benchmarks.md
    #[command(disable_help_flag = true)]
    Bench(Passed),
    /// Draw all courses and write the gallery of the documentation
    #[command(disable_help_flag = true)]
    Pictures(Passed),
    /// Solve all courses and layouts; `pictures` shows the result in the gallery
    #[command(disable_help_flag = true)]
    Pars(Passed),
    /// Fuzz a target (their names are those of the files in fuzz) for some seconds
    Fuzz(fuzz::Arguments),
    /// Solve the courses with Storm too and compare (installs stormpy in an environment of its own)
    #[command(disable_help_flag = true)]
    Crosscheck(Passed),
    /// Let nodes die, services stop and wires break while several servers are played on
    #[command(disable_help_flag = true)]
    Faults(Passed),
    /// Let two nodes be played on for long; writes what was seen into docs/benchmarks.md
    #[command(disable_help_flag = true)]
    Soak(Passed),
    /// Simulate clusters of up to 1,000 nodes by the costs that `bench cluster` has measured
    #[command(disable_help_flag = true)]
    Scale(Passed),
    /// Kill the server under load, again and again: nothing that was acknowledged may be lost
    #[command(disable_help_flag = true)]
    Crash(Passed),
    /// Try the API with requests of every kind (installs Schemathesis in an environment of its own)
    #[command(disable_help_flag = true)]
    Schemathesis(Passed),
    /// Check licences, sources and known holes of all that we use, as far as it can be done here
    #[command(disable_help_flag = true)]
    Audit(Passed),
    /// Build the program as it is given away, the page inside, and look it over; into dist
    #[command(disable_help_flag = true)]
    Release(Passed),
}

/// Arguments that another program understands, `--help` among them.
#[derive(Args)]
struct Passed {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

impl Passed {
    /// Runs a command of one of our programs.
    fn to(self, program: &str, command: &str) -> Result<()> {
        let mut all = vec![command.to_owned()];
        all.extend(self.arguments);
        run_crate(program, &all)
    }
}

fn main() -> Result<()> {
    match Arguments::parse().task {
        Task::Play { arguments } => play::run(&arguments),
        Task::Dev(arguments) => dev::run(&arguments),
        Task::Web => page::build(),
        Task::Setup => {
            setup::ensure(&Need::ALL)?;
            println!("Everything that tests and benchmarks need of the system is here.");
            Ok(())
        }
        Task::Test(arguments) => test::run(&arguments),
        Task::Bench(passed) => run_crate("bench", &passed.arguments),
        Task::Crosscheck(passed) => passed.to("bench", "crosscheck"),
        Task::Pictures(passed) => passed.to("gallery", "pictures"),
        Task::Pars(passed) => passed.to("gallery", "pars"),
        Task::Fuzz(arguments) => fuzz::run(&arguments),
        Task::Faults(passed) => passed.to("loadtest", "faults"),
        Task::Soak(passed) => passed.to("loadtest", "soak"),
        Task::Scale(passed) => passed.to("loadtest", "scale"),
        Task::Crash(passed) => passed.to("loadtest", "crash"),
        Task::Schemathesis(passed) => passed.to("loadtest", "schemathesis"),
        Task::Audit(passed) => passed.to("release", "audit"),
        Task::Release(passed) => passed.to("release", "release"),
    }
}
