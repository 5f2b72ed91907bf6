//! The trained network for carom mode.

use crate::network;
use std::sync::OnceLock;

/// The number of inputs.
pub const INPUTS: usize = super::inputs::COUNT;
/// The number of hidden units.
pub const HIDDEN: usize = 32;
/// The number of outputs.
pub const OUTPUTS: usize = 2;

/// Estimates how many more (or fewer) strokes a ball needs than if it played alone, and the mean
/// error of this estimate.
pub type Network = network::Network<INPUTS, HIDDEN, OUTPUTS>;

/// The trained weights and the command that trained them.
static LEARNED: &[u8] = include_bytes!("network.bin");

impl Network {
    /// Returns the trained network.
    pub fn learned() -> &'static Network {
        static NETWORK: OnceLock<Network> = OnceLock::new();
        NETWORK.get_or_init(|| Network::from_bytes(LEARNED).unwrap_or_else(Network::blank))
    }
}

#[cfg(test)]
mod tests {
    use super::{INPUTS, LEARNED, Network};

    /// Returns inputs with many magnitudes and both signs.
    fn inputs() -> [f32; INPUTS] {
        std::array::from_fn(|index| (f32::from(index as u8) * 0.37) % 2.0 - 0.5)
    }

    #[test]
    fn what_was_learned_gives_the_same_bits_everywhere() {
        let network = Network::learned();
        let outputs = network.outputs(&network.hidden(&inputs()));
        let bits = outputs.map(f32::to_bits);
        assert_eq!(bits, [1_060_993_566, 1_064_247_414], "{outputs:?}");
    }

    #[test]
    fn a_network_reads_back_as_it_was_written() {
        let network = Network::from_bytes(LEARNED).expect("it can be read");
        assert_eq!(&network, Network::learned());
        let made = LEARNED.split(|byte| *byte == b'\n').next();
        let made = std::str::from_utf8(made.expect("a line")).expect("text");
        assert!(made.starts_with("cargo xtask learn"), "{made}");
        assert_eq!(network.to_bytes(made), LEARNED);
    }

    #[test]
    fn other_sizes_are_refused() {
        assert_eq!(Network::from_bytes(&LEARNED[..LEARNED.len() - 1]), None);
        assert_eq!(Network::from_bytes(&LEARNED[..LEARNED.len() - 2]), None);
        assert_eq!(Network::from_bytes(b"no network"), None);
    }
}
