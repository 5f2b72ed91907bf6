//! A small network: one hidden layer, learned from games against itself.
//!
//! The same bits everywhere: numbers are added in a fixed order, and the layer is bent by
//! `x / (1 + |x|)`, which needs no function of the platform.

use std::sync::OnceLock;

/// Numbers that go in.
pub const INPUTS: usize = super::inputs::COUNT;
/// Cells of the hidden layer.
pub const HIDDEN: usize = 32;
/// Numbers that come out.
pub const OUTPUTS: usize = 2;
/// Weights: into the hidden layer with its bias, then out of it with theirs.
pub const WEIGHTS: usize = (INPUTS + 1) * HIDDEN + (HIDDEN + 1) * OUTPUTS;

/// Weights are kept as whole multiples of this.
const GRAIN: f32 = 1.0 / 2048.0;

/// The weights of a network, and what comes of inputs.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// By input (the bias last) and cell; then by output and cell, the bias last.
    weights: Vec<f32>,
}

/// What was learned, and the command that did it.
static LEARNED: &[u8] = include_bytes!("network.bin");

impl Network {
    /// What the players have learned.
    pub fn learned() -> &'static Network {
        static NETWORK: OnceLock<Network> = OnceLock::new();
        NETWORK.get_or_init(|| Network::from_bytes(LEARNED).unwrap_or_else(Network::blank))
    }

    /// One that has learned nothing: every ball is worth what it is alone.
    pub fn blank() -> Network {
        Network {
            weights: vec![0.0; WEIGHTS],
        }
    }

    /// A network with these weights; nothing if there are more or fewer than it has.
    pub fn new(weights: Vec<f32>) -> Option<Network> {
        (weights.len() == WEIGHTS).then_some(Network { weights })
    }

    /// A network as [`Network::to_bytes`] has written it.
    pub fn from_bytes(bytes: &[u8]) -> Option<Network> {
        let body = bytes.iter().position(|byte| *byte == b'\n')? + 1;
        let (pairs, rest) = bytes[body..].as_chunks::<2>();
        let weights = pairs
            .iter()
            .map(|pair| f32::from(i16::from_le_bytes(*pair)) * GRAIN);
        let network = Network::new(weights.collect())?;
        rest.is_empty().then_some(network)
    }

    /// A line that says what made it, then every weight as two bytes.
    pub fn to_bytes(&self, made: &str) -> Vec<u8> {
        let mut bytes = made.replace('\n', " ").into_bytes();
        bytes.push(b'\n');
        for weight in &self.weights {
            let grains = (weight / GRAIN).round().clamp(-32_767.0, 32_767.0) as i16;
            bytes.extend(grains.to_le_bytes());
        }
        bytes
    }

    /// All weights, in the order of [`Network::new`].
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// The hidden layer.
    pub fn hidden(&self, inputs: &[f32; INPUTS]) -> [f32; HIDDEN] {
        let (rows, _) = self.weights.as_chunks::<HIDDEN>();
        let mut cells = rows[INPUTS];
        for (input, row) in inputs.iter().zip(rows) {
            if *input != 0.0 {
                for (cell, weight) in cells.iter_mut().zip(row) {
                    *cell += input * weight;
                }
            }
        }
        cells.map(|cell| cell / (1.0 + cell.abs()))
    }

    /// What comes out of a hidden layer.
    pub fn outputs(&self, hidden: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
        let rows = &self.weights[(INPUTS + 1) * HIDDEN..];
        let mut outputs = [0.0; OUTPUTS];
        for (output, row) in outputs.iter_mut().zip(rows.chunks(HIDDEN + 1)) {
            *output = row[HIDDEN];
            for (cell, weight) in hidden.iter().zip(row) {
                *output += cell * weight;
            }
        }
        outputs
    }
}

#[cfg(test)]
mod tests {
    use super::{INPUTS, LEARNED, Network};

    /// Inputs of every size and sign.
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
