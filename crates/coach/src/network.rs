//! A small network: one hidden layer, learned from games against itself.
//!
//! The same bits everywhere: numbers are added in a fixed order, and the layer is bent by
//! `x / (1 + |x|)`, which needs no function of the platform.

/// Weights are kept as whole multiples of this.
const GRAIN: f32 = 1.0 / 2048.0;

/// The weights of a network with so many inputs, cells of the hidden layer and outputs, and what
/// comes of inputs.
#[derive(Clone, PartialEq, Debug)]
pub struct Network<const INPUTS: usize, const HIDDEN: usize, const OUTPUTS: usize> {
    /// By input (the bias last) and cell; then by output and cell, the bias last.
    weights: Vec<f32>,
}

impl<const INPUTS: usize, const HIDDEN: usize, const OUTPUTS: usize>
    Network<INPUTS, HIDDEN, OUTPUTS>
{
    /// Weights: into the hidden layer with its bias, then out of it with theirs.
    pub const WEIGHTS: usize = (INPUTS + 1) * HIDDEN + (HIDDEN + 1) * OUTPUTS;

    /// One that has learned nothing: whatever goes in, zero comes out.
    pub fn blank() -> Self {
        Self {
            weights: vec![0.0; Self::WEIGHTS],
        }
    }

    /// A network with these weights; nothing if there are more or fewer than it has.
    pub fn new(weights: Vec<f32>) -> Option<Self> {
        (weights.len() == Self::WEIGHTS).then_some(Self { weights })
    }

    /// A network as [`Network::to_bytes`] has written it.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        weights(bytes).and_then(Self::new)
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
        let mut cells = [0.0; HIDDEN];
        bend(&self.weights, inputs, &mut cells);
        cells
    }

    /// What comes out of a hidden layer.
    pub fn outputs(&self, hidden: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
        let mut outputs = [0.0; OUTPUTS];
        add_up(&self.weights[(INPUTS + 1) * HIDDEN..], hidden, &mut outputs);
        outputs
    }
}

/// The weights that bytes tell, after their line; nothing if half a weight is left over.
fn weights(bytes: &[u8]) -> Option<Vec<f32>> {
    let body = bytes.iter().position(|byte| *byte == b'\n')? + 1;
    let (pairs, rest) = bytes[body..].as_chunks::<2>();
    let weights = pairs
        .iter()
        .map(|pair| f32::from(i16::from_le_bytes(*pair)) * GRAIN);
    rest.is_empty().then(|| weights.collect())
}

/// Each cell: its bias, which comes after the weights of all inputs, and the inputs by their
/// weights, bent.
fn bend(weights: &[f32], inputs: &[f32], cells: &mut [f32]) {
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

/// Each output: its bias, which is the last of its row, and the cells by their weights.
fn add_up(rows: &[f32], hidden: &[f32], outputs: &mut [f32]) {
    for (output, row) in outputs.iter_mut().zip(rows.chunks(hidden.len() + 1)) {
        *output = row[hidden.len()];
        for (cell, weight) in hidden.iter().zip(row) {
            *output += cell * weight;
        }
    }
}
