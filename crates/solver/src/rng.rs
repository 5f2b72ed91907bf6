//! Pseudorandom numbers that depend only on the seed and are the same on every machine.

/// `SplitMix64` (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014).
///
/// ```
/// let mut rng = solver::Rng::new(7);
/// assert_eq!(rng.bits(), solver::Rng::new(7).bits());
/// assert!(rng.below(6) < 6);
/// ```
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The amount added to the state for each number.
    pub const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

    /// Creates a generator from a seed.
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// Returns the next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(Self::STEP);
        Self::mix(self.0)
    }

    /// Mixes a number so that every input bit affects every output bit.
    pub fn mix(mut z: u64) -> u64 {
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number below `bound`, which must not be 0 and should be small: the bias is less
    /// than `bound / 2^64`.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.bits()) * bound as u128) >> 64) as usize
    }

    /// Returns a number between 0 (inclusive) and 1 (exclusive).
    #[allow(clippy::cast_precision_loss)] // 53 bits fit
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Returns a number between 0 (inclusive) and 1 (exclusive), made from 32 random bits.
    pub fn coarse_unit(&mut self) -> f64 {
        f64::from((self.bits() >> 32) as u32) / 4_294_967_296.0
    }

    /// Returns an approximately normally distributed number with mean 0 and standard deviation 1.
    /// The method, a sum of twelve uniform numbers, needs no logarithm.
    pub fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.coarse_unit()).sum::<f64>() - 6.0
    }

    /// Returns one of the items, or `None` if there are none.
    pub fn one_of<'i, T>(&mut self, items: &'i [T]) -> Option<&'i T> {
        (!items.is_empty()).then(|| &items[self.below(items.len())])
    }
}
