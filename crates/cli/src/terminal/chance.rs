//! Where the bytes of the dice come from.

use anyhow::{Result, anyhow};

/// A source of random bytes: the system's, or one that always gives the same, for tests.
#[derive(Debug)]
pub(crate) enum Chance {
    System,
    Seeded(fastrand::Rng),
}

impl Chance {
    pub(crate) fn new(seed: Option<u64>) -> Chance {
        seed.map_or(Chance::System, |seed| {
            Chance::Seeded(fastrand::Rng::with_seed(seed))
        })
    }

    pub(crate) fn bytes<const N: usize>(&mut self) -> Result<[u8; N]> {
        let mut bytes = [0; N];
        match self {
            Chance::System => getrandom::fill(&mut bytes)
                .map_err(|error| anyhow!("the system gives no random bytes: {error}"))?,
            Chance::Seeded(source) => source.fill(&mut bytes),
        }
        Ok(bytes)
    }
}
