//! `cargo xtask fuzz`: runs coverage-guided fuzzing for a given time.

use anyhow::{Context, Result, bail};
use clap::Args;
use std::process::Command;
use tools::{has, root, succeed};

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(help = "The fuzz target: the name of a file in fuzz/fuzz_targets, without .rs")]
    target: String,
    /// How many seconds to run
    #[arg(long, default_value_t = 600)]
    seconds: u32,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let target = root().join(format!("fuzz/fuzz_targets/{}.rs", arguments.target));
    if !target.exists() {
        bail!(
            "there is no fuzz target {}; see fuzz/fuzz_targets",
            arguments.target
        );
    }
    if !has("cargo-fuzz", "--version") {
        succeed(Command::new("cargo").args([
            "install",
            "cargo-fuzz",
            "--locked",
            "--version",
            "0.13.2",
        ]))?;
    }
    let time = format!("-max_total_time={}", arguments.seconds);
    // The fuzzer writes only to the first folder, so the second one, which is in the repository,
    // stays small.
    let found = format!("fuzz/target/corpus/{}", arguments.target);
    let seeds = format!("fuzz/corpus/{}", arguments.target);
    std::fs::create_dir_all(root().join(&found))
        .context("cannot create a folder for the corpus")?;
    // The fuzzer's sanitizer needs unstable flags; this variable makes a stable compiler accept
    // them.
    succeed(
        Command::new("cargo")
            .args(["fuzz", "run", &arguments.target, &found])
            .args(Some(seeds).filter(|seeds| root().join(seeds).is_dir()))
            .args([
                "--",
                &time,
                "-timeout=10",
                "-rss_limit_mb=2048",
                "-max_len=65536",
            ])
            .env("RUSTC_BOOTSTRAP", "1")
            .current_dir(root()),
    )
}
