//! `cargo xtask learn`: progress, resuming, and the file of the network.

use crate::courses::{Kind, grounds};
use crate::trainer::{BATCH, Trainer};
use anyhow::{Context, Result};
use clap::Args;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;
use toolbox::root;

#[derive(Args)]
pub struct Arguments {
    /// The same seed and number of games give the same network
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games to learn from
    #[arg(long, default_value_t = 80_000)]
    games: u64,
    /// Courses of the course maker to learn on, beside half of the collection
    #[arg(long, default_value_t = 60)]
    made: u64,
    /// Where the network goes
    #[arg(long, default_value = "crates/coach/src/carom/network.bin")]
    output: PathBuf,
}

/// Points of the learning curve.
const POINTS: u64 = 40;
const WIDTH: usize = 40;

pub fn run(arguments: &Arguments) -> Result<()> {
    let state = root().join(format!(
        "target/learn/{}-{}-{}",
        arguments.seed, arguments.games, arguments.made
    ));
    let mut trainer = Trainer::new(arguments.seed, arguments.games);
    if let Some(resumed) = fs::read(&state).ok().and_then(|b| trainer.resumed(&b)) {
        trainer = resumed;
        println!("going on after {} games", trainer.steps * BATCH);
    }
    println!("making courses");
    let grounds = grounds(Kind::Learned, arguments.made);
    println!("learning on {} courses", grounds.len());
    fs::create_dir_all(root().join("target/learn"))?;
    let (begun, at_first) = (Instant::now(), trainer.steps);
    let (mut error, mut count) = (0.0, 0.0);
    while trainer.steps < trainer.planned {
        error += trainer.step(&grounds);
        count += 1.0;
        let point = trainer.planned.div_ceil(POINTS);
        if trainer.steps.is_multiple_of(point) || trainer.steps == trainer.planned {
            fs::write(&state, trainer.to_bytes()).context("cannot keep what was learned")?;
            let pace = begun.elapsed().as_secs_f64() / (trainer.steps - at_first) as f64;
            tell(&trainer, error / count, pace)?;
            (error, count) = (0.0, 0.0);
        }
    }
    let made = format!(
        "cargo xtask learn --seed {} --games {} --made {}",
        arguments.seed, arguments.games, arguments.made
    );
    let path = root().join(&arguments.output);
    fs::write(&path, trainer.learned().to_bytes(&made))
        .with_context(|| format!("cannot write {}", path.display()))?;
    println!("wrote {}", arguments.output.display());
    Ok(())
}

/// A bar, the games played, the error since the last time, and how long it will take.
fn tell(trainer: &Trainer, error: f32, pace: f64) -> Result<()> {
    let done = trainer.steps as f64 / trainer.planned as f64;
    let filled = (done * WIDTH as f64) as usize;
    let rest = (trainer.planned - trainer.steps) as f64 * pace / 60.0;
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "[{}{}] {} games, error {error:.4}, {rest:.0} minutes left",
        "#".repeat(filled),
        ".".repeat(WIDTH - filled),
        trainer.steps * BATCH,
    )?;
    out.flush()?;
    Ok(())
}
