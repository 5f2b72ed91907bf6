//! A small deterministic source of numbers (splitmix64): chance comes in as a seed.

pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A seed for someone else.
    pub(super) fn seed(&mut self) -> u64 {
        self.next()
    }

    /// Evenly from 0 to below 1.
    pub(super) fn share(&mut self) -> f64 {
        f64::from((self.next() >> 32) as u32) / 4_294_967_296.0
    }

    /// About normal with deviation 1: the sum of twelve even draws, which needs no logarithm.
    pub(super) fn bell(&mut self) -> f64 {
        (0..12).map(|_| self.share()).sum::<f64>() - 6.0
    }
}
