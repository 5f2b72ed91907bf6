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
    /// Let the players of carom mode, or of Carramboule, learn from games against themselves (about
    /// ten minutes)
    #[command(disable_help_flag = true)]
    Learn(Passed),
    /// Measure how strong the players of carom mode and Carramboule are; `--write` puts it into
    /// docs/players.md
    #[command(disable_help_flag = true)]
    Strength(Passed),
    /// Fuzz a target (their names are those of the files in fuzz) for some seconds
    Fuzz(fuzz::Arguments),
    /// Solve the courses with Storm too and compare (installs stormpy in an environment of its own)
    #[command(disable_help_flag = true)]
    Crosscheck(Passed),
    /// Let nodes die, services stop and wires break while several servers are played on
    #[command(disable_help_flag = true)]
    Faults(Passed),
    /// Let many play one cup while everybody asks for its standings
    #[command(disable_help_flag = true)]
    Cup(Passed),
    /// Let two nodes be played on for long; writes what was seen into docs/benchmarks.md
    #[command(disable_help_flag = true)]
    Soak(Passed),
    /// Let many play a tournament of short matches, and tell what it costs the server
    #[command(disable_help_flag = true)]
    Tournament(Passed),
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
    /// Make a package for Debian of the program as it is given away, with a service; into dist
    #[command(disable_help_flag = true)]
    Package(Passed),
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
        Task::Learn(passed) => passed.to("learn", "learn"),
        Task::Strength(passed) => passed.to("learn", "strength"),
        Task::Fuzz(arguments) => fuzz::run(&arguments),
        Task::Faults(passed) => passed.to("loadtest", "faults"),
        Task::Cup(passed) => passed.to("loadtest", "cup"),
        Task::Soak(passed) => passed.to("loadtest", "soak"),
        Task::Tournament(passed) => passed.to("loadtest", "tournament"),
        Task::Scale(passed) => passed.to("loadtest", "scale"),
        Task::Crash(passed) => passed.to("loadtest", "crash"),
        Task::Schemathesis(passed) => passed.to("loadtest", "schemathesis"),
        Task::Audit(passed) => passed.to("release", "audit"),
        Task::Release(passed) => passed.to("release", "release"),
        Task::Package(passed) => passed.to("release", "package"),
    }
}

#[cfg(test)]
mod tests {
    use super::Arguments;
    use clap::CommandFactory;
    use std::path::PathBuf;
    use toolbox::root;

    /// Everything that tells people, or machines, to run a task.
    fn documents() -> Vec<PathBuf> {
        let mut files: Vec<PathBuf> = [
            "README.md",
            "CONTRIBUTING.md",
            "ARCHITECTURE.md",
            "CHANGELOG.md",
        ]
        .map(|name| root().join(name))
        .into();
        for folder in ["docs", ".github/workflows", "packaging"] {
            let entries = std::fs::read_dir(root().join(folder)).expect("the folder is there");
            let entries = entries.map(|entry| entry.expect("it can be read").path());
            files.extend(entries.filter(|path| path.is_file()));
        }
        files
    }

    #[test]
    fn every_task_that_a_document_names_is_there() {
        let command = Arguments::command();
        let tasks: Vec<&str> = command
            .get_subcommands()
            .map(clap::Command::get_name)
            .collect();
        let mut named = 0;
        for file in documents() {
            let text = std::fs::read_to_string(&file).expect("a document is text");
            for rest in text.split("cargo xtask ").skip(1) {
                let end = rest.find(|letter: char| !letter.is_ascii_lowercase());
                let task = &rest[..end.unwrap_or(rest.len())];
                named += 1;
                assert!(
                    task.is_empty() || tasks.contains(&task),
                    "{} names `cargo xtask {task}`, which is not there",
                    file.display()
                );
            }
        }
        assert!(named > 20, "documents name tasks");
    }
}
