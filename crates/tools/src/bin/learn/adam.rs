//! The Adam optimiser (Diederik Kingma and Jimmy Ba, "Adam: a method for stochastic optimization",
//! 2015), and error back-propagation.

use coach::network::Network;

/// The maximum absolute value of a weight.
const MAX_WEIGHT: f32 = 15.0;

/// The moving averages of earlier gradients and of their squares.
#[derive(Clone, PartialEq, Debug)]
pub struct Adam {
    pub slopes: Vec<f32>,
    pub squares: Vec<f32>,
}

impl Adam {
    /// Creates an optimiser for a number of weights, without earlier gradients.
    pub fn new(weights: usize) -> Adam {
        Adam {
            slopes: vec![0.0; weights],
            squares: vec![0.0; weights],
        }
    }

    /// Moves the weights in the direction opposite to `gradient`, which is a sum over samples with
    /// a total weight of `weight`. Steps are numbered from 1.
    pub fn step(
        &mut self,
        weights: &mut [f32],
        gradient: &[f32],
        weight: f32,
        number: u64,
        rate: f32,
    ) {
        let steps = number.min(100_000) as i32;
        let [first, second] = [0.9_f32, 0.999].map(|keep| 1.0 - powi(keep, steps));
        for (index, moved) in weights.iter_mut().enumerate() {
            let now = gradient[index] / weight;
            let (mean, square) = (&mut self.slopes[index], &mut self.squares[index]);
            *mean = 0.9 * *mean + 0.1 * now;
            *square = 0.999 * *square + 0.001 * now * now;
            *moved -= rate * (*mean / first) / ((*square / second).sqrt() + 1e-6);
            *moved = moved.clamp(-MAX_WEIGHT, MAX_WEIGHT);
        }
    }
}

/// Computes a power by repeated multiplication, which gives the same result on every machine.
fn powi(base: f32, exponent: i32) -> f32 {
    (0..exponent.min(20_000)).fold(1.0, |power, _| power * base)
}

/// Adds the gradient of an error with respect to the weights to `gradient`. `errors` is the gradient
/// of the error with respect to the outputs.
pub fn add_gradient<const INPUTS: usize, const HIDDEN: usize, const OUTPUTS: usize>(
    network: &Network<INPUTS, HIDDEN, OUTPUTS>,
    inputs: &[f32; INPUTS],
    hidden: &[f32; HIDDEN],
    errors: [f32; OUTPUTS],
    gradient: &mut [f32],
) {
    let (inner, outer) = gradient.split_at_mut((INPUTS + 1) * HIDDEN);
    let rows = &network.weights()[(INPUTS + 1) * HIDDEN..];
    let mut back = [0.0; HIDDEN];
    for (output, error) in errors.into_iter().enumerate() {
        let place = output * (HIDDEN + 1);
        for cell in 0..HIDDEN {
            outer[place + cell] += error * hidden[cell];
            back[cell] += error * rows[place + cell];
        }
        outer[place + HIDDEN] += error;
    }
    for (back, cell) in back.iter_mut().zip(hidden) {
        // The derivative of y = x / (1 + |x|) is (1 − |y|)².
        let flat = 1.0 - cell.abs();
        *back *= flat * flat;
    }
    let inputs = inputs.iter().chain(&[1.0]);
    for (input, row) in inputs.zip(inner.chunks_mut(HIDDEN)) {
        for (slot, back) in row.iter_mut().zip(back) {
            *slot += input * back;
        }
    }
}
