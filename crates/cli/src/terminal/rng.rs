//! Where the bytes of the dice come from.

use anyhow::{Result, anyhow};

/// A source of random bytes: the system's, or one that always gives the same, for tests.
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
                .map_err(|error| anyhow!("the system gives no random bytes: {error}"))?,
            Rng::Seeded(source) => source.fill(&mut bytes),
        }
        Ok(bytes)
    }
}
