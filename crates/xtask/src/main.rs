//! Runs the project's tasks: `cargo xtask <task>`. Large tasks are separate programs, which are
//! compiled on demand.

mod dev;
mod fuzz;
mod play;
mod test;

use anyhow::Result;
use clap::{Args, Parser, Subcommand};
use tools::setup::{self, Need};
use tools::{page, run_program};

/// The project's tasks. Continuous integration runs cargo xtask test.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Install missing tools, build the game and open it in the browser
    Play {
        /// Arguments for carambole serve
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Run the server and the page for development, rebuilding and reloading on changes
    Dev(dev::Arguments),
    /// Build the page into web/dist
    Web,
    /// Install the system programs that tests and benchmarks need, and say what each is for
    Setup,
    /// Run all tests, or some of them: test golf, test page workshop, test -- name
    Test(test::Arguments),
    /// Check all performance claims, measure comparable programs and write docs/benchmarks.md
    #[command(disable_help_flag = true)]
    Bench(Passed),
    /// Draw all courses and write the gallery in docs
    #[command(disable_help_flag = true)]
    Pictures(Passed),
    /// Solve all courses, layouts and extras; cargo xtask pictures adds the results to the gallery
    #[command(disable_help_flag = true)]
    Pars(Passed),
    /// Train the computer players for carom mode or Carramboule by self-play (about ten minutes)
    #[command(disable_help_flag = true)]
    Learn(Passed),
    /// Measure how strong the computer players for carom mode and Carramboule are; --write updates
    /// docs/players.md
    #[command(disable_help_flag = true)]
    Strength(Passed),
    #[command(about = "Fuzz a target (a file in fuzz/fuzz_targets) for a given number of seconds")]
    Fuzz(fuzz::Arguments),
    /// Solve the courses again with Storm and compare the results (installs stormpy in its own
    /// environment)
    #[command(disable_help_flag = true)]
    Crosscheck(Passed),
    /// Kill nodes, stop services and break connections while players use several servers
    #[command(disable_help_flag = true)]
    Faults(Passed),
    /// Let many players play one cup while all of them ask for its standings
    #[command(disable_help_flag = true)]
    Cup(Passed),
    /// Put two nodes under load for a long time, and write the results to docs/benchmarks.md
    #[command(disable_help_flag = true)]
    Soak(Passed),
    /// Let many players play a tournament of short matches, and print what it costs the server
    #[command(disable_help_flag = true)]
    Tournament(Passed),
    /// Simulate clusters of up to 1,000 nodes from the costs measured by bench cluster
    #[command(disable_help_flag = true)]
    Scale(Passed),
    /// Play matches on two simulated nodes with random failures, and print the number of steps
    #[command(disable_help_flag = true)]
    Simulate(Passed),
    /// Kill the server under load repeatedly, and check that it loses no acknowledged moves
    #[command(disable_help_flag = true)]
    Crash(Passed),
    /// Test the API with all kinds of requests (installs Schemathesis in its own environment)
    #[command(disable_help_flag = true)]
    Schemathesis(Passed),
    /// Check licences, sources and known vulnerabilities of all dependencies
    #[command(disable_help_flag = true)]
    Audit(Passed),
    /// Build a release in dist, with the page inside, and inspect it
    #[command(disable_help_flag = true)]
    Release(Passed),
    /// Build a Debian package of the release with a systemd service, in dist
    #[command(disable_help_flag = true)]
    Package(Passed),
}

/// Arguments that are passed on to another program, including `--help`.
#[derive(Args)]
struct Passed {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

impl Passed {
    /// Runs a command in one of our programs with these arguments.
    fn to(self, program: &str, command: &str) -> Result<()> {
        let mut all = vec![command.to_owned()];
        all.extend(self.arguments);
        run_program(program, &all)
    }
}

fn main() -> Result<()> {
    match Arguments::parse().task {
        Task::Play { arguments } => play::run(&arguments),
        Task::Dev(arguments) => dev::run(&arguments),
        Task::Web => page::build(),
        Task::Setup => {
            setup::ensure(&Need::ALL)?;
            println!("All system programs for tests and benchmarks are installed.");
            Ok(())
        }
        Task::Test(arguments) => test::run(&arguments),
        Task::Bench(passed) => run_program("bench", &passed.arguments),
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
        Task::Simulate(passed) => passed.to("loadtest", "simulate"),
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
    use tools::root;

    /// Returns all files that tell people or programs to run `cargo xtask` tasks.
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
            let entries = std::fs::read_dir(root().join(folder)).expect("the folder exists");
            let entries = entries.map(|entry| entry.expect("the entry is readable").path());
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
                    "{} names `cargo xtask {task}`, which does not exist",
                    file.display()
                );
            }
        }
        assert!(named > 20, "documents name tasks");
    }
}
