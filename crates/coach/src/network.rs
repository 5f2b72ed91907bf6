//! A small neural network with one hidden layer, trained by self-play.
//!
//! Results are identical on every machine: sums are computed in a fixed order, and the activation
//! function is softsign, `x / (1 + |x|)`, which needs no platform-specific code.

/// The unit of stored weights, which are integer multiples of this number.
const GRAIN: f32 = 1.0 / 2048.0;

/// The weights of a network with these numbers of inputs, hidden units and outputs.
#[derive(Clone, PartialEq, Debug)]
pub struct Network<const INPUTS: usize, const HIDDEN: usize, const OUTPUTS: usize> {
    /// The weights into the hidden layer by input (the bias last) and unit, then the weights out of
    /// the hidden layer by output and unit (the bias last).
    weights: Vec<f32>,
}

impl<const INPUTS: usize, const HIDDEN: usize, const OUTPUTS: usize>
    Network<INPUTS, HIDDEN, OUTPUTS>
{
    /// The number of weights into and out of the hidden layer, including the biases.
    pub const WEIGHTS: usize = (INPUTS + 1) * HIDDEN + (HIDDEN + 1) * OUTPUTS;

    /// Returns an untrained network, which outputs zero for all inputs.
    pub fn blank() -> Self {
        Self {
            weights: vec![0.0; Self::WEIGHTS],
        }
    }

    /// Returns a network with these weights, or `None` if their number is wrong.
    pub fn new(weights: Vec<f32>) -> Option<Self> {
        (weights.len() == Self::WEIGHTS).then_some(Self { weights })
    }

    /// Reads the output of [`Network::to_bytes`].
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        weights(bytes).and_then(Self::new)
    }

    /// Returns the network as bytes: a line about its training, followed by two bytes per weight.
    pub fn to_bytes(&self, made: &str) -> Vec<u8> {
        let mut bytes = made.replace('\n', " ").into_bytes();
        bytes.push(b'\n');
        for weight in &self.weights {
            let grains = (weight / GRAIN).round().clamp(-32_767.0, 32_767.0) as i16;
            bytes.extend(grains.to_le_bytes());
        }
        bytes
    }

    /// Returns all weights, in the order of [`Network::new`].
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// Returns the values of the hidden layer.
    pub fn hidden(&self, inputs: &[f32; INPUTS]) -> [f32; HIDDEN] {
        let mut cells = [0.0; HIDDEN];
        softsign(&self.weights, inputs, &mut cells);
        cells
    }

    /// Returns the outputs for a given hidden layer.
    pub fn outputs(&self, hidden: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
        let mut outputs = [0.0; OUTPUTS];
        add_up(&self.weights[(INPUTS + 1) * HIDDEN..], hidden, &mut outputs);
        outputs
    }
}

/// Reads the weights after the first line; `None` if there is no such line or the number of bytes
/// after it is odd.
fn weights(bytes: &[u8]) -> Option<Vec<f32>> {
    let body = bytes.iter().position(|byte| *byte == b'\n')? + 1;
    let (pairs, rest) = bytes[body..].as_chunks::<2>();
    let weights = pairs
        .iter()
        .map(|pair| f32::from(i16::from_le_bytes(*pair)) * GRAIN);
    rest.is_empty().then(|| weights.collect())
}

/// Computes each hidden unit as the softsign of its bias plus its weighted inputs. The biases
/// follow the weights of all inputs.
fn softsign(weights: &[f32], inputs: &[f32], cells: &mut [f32]) {
    let count = cells.len();
    cells.copy_from_slice(&weights[inputs.len() * count..][..count]);
    for (input, row) in inputs.iter().zip(weights.chunks_exact(count)) {
        if *input != 0.0 {
            for (cell, weight) in cells.iter_mut().zip(row) {
                *cell += input * weight;
            }
        }
    }
    for cell in cells {
        *cell /= 1.0 + cell.abs();
    }
}

/// Computes each output as the weighted sum of the hidden units plus a bias, which is the last
/// number in the output's row.
fn add_up(rows: &[f32], hidden: &[f32], outputs: &mut [f32]) {
    for (output, row) in outputs.iter_mut().zip(rows.chunks(hidden.len() + 1)) {
        *output = row[hidden.len()];
        for (cell, weight) in hidden.iter().zip(row) {
            *output += cell * weight;
        }
    }
}
