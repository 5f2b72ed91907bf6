//! Provides random bytes for the dice.

use anyhow::{Result, anyhow};

/// A source of random bytes: the system, or a seeded generator for tests.
#[derive(Debug)]
pub(crate) enum Rng {
    System,
    Seeded(fastrand::Rng),
}

impl Rng {
    pub(crate) fn new(seed: Option<u64>) -> Rng {
        seed.map_or(Rng::System, |seed| {
            Rng::Seeded(fastrand::Rng::with_seed(seed))
        })
    }

    pub(crate) fn bytes<const N: usize>(&mut self) -> Result<[u8; N]> {
        let mut bytes = [0; N];
        match self {
            Rng::System => getrandom::fill(&mut bytes)
                .map_err(|error| anyhow!("cannot get random bytes from the system: {error}"))?,
            Rng::Seeded(source) => source.fill(&mut bytes),
        }
        Ok(bytes)
    }
}
