//! Finds the first time at which a polynomial of degree four or less falls to zero.
//!
//! A published method (Orellana and De Michele 2020, doi 10.1145/3386241) finds roots by
//! factoring the quartic. We need only the first downward crossing of zero in a known interval, but
//! it must be correct to the last bit, even if leading coefficients are exactly 0.
//!
//! So the interval is halved until Descartes' rule of signs shows that each half has either no
//! crossing or exactly one. Newton's method then locates this crossing in its half. If halving
//! cannot separate two zeros, the interval is split at the zeros of the derivatives. The code never
//! divides by a leading coefficient, needs no special cases for lower degrees, and uses only + − ×
//! ÷ √.

/// A polynomial c₀ + c₁t + … + c₄t⁴.
#[derive(Clone, Copy, Debug)]
pub struct Quartic(pub [f64; 5]);

impl Quartic {
    /// Returns |c + b t + a t²|² − radius², which is positive while a moving point is outside a
    /// circle.
    pub fn squared_distance(c: crate::Vec2, b: crate::Vec2, a: crate::Vec2, radius: f64) -> Self {
        let distance = c.norm();
        Self([
            (distance - radius) * (distance + radius),
            2.0 * b.dot(c),
            b.norm_squared() + 2.0 * a.dot(c),
            2.0 * a.dot(b),
            a.norm_squared(),
        ])
    }

    /// Returns the first t in [0, horizon] at which the value falls from above 0 to 0 or below, or
    /// `None` if there is none. At this t, the value is below 0 by no more than a rounding error. A
    /// start at or below 0 does not count as a crossing. The horizon must be finite.
    pub fn first_descent(&self, horizon: f64) -> Option<f64> {
        if self.0[0] > 0.0 && self.stays_positive(horizon) {
            return None;
        }
        let whole = Stretch::of(self, horizon);
        match whole.crossings() {
            Crossings::None => return None,
            Crossings::OneDown => return Some(self.refine_root(&whole)),
            Crossings::Unclear => {}
        }
        let mut waiting = [whole; DEEPEST + 1];
        let mut count = 1;
        while count > 0 {
            count -= 1;
            let stretch = waiting[count];
            match stretch.crossings() {
                Crossings::None => {}
                Crossings::OneDown => return Some(self.refine_root(&stretch)),
                Crossings::Unclear if stretch.depth == DEEPEST => {
                    return self.first_descent_by_turns(horizon);
                }
                Crossings::Unclear => {
                    let (left, right) = stretch.halves();
                    (waiting[count], waiting[count + 1]) = (right, left);
                    count += 2;
                }
            }
        }
        None
    }

    /// Does the same as [`Self::first_descent`] when zeros are too close together for halving to
    /// separate them. Splits the interval at the zeros of the derivatives.
    fn first_descent_by_turns(&self, horizon: f64) -> Option<f64> {
        let derivative = self.derivative();
        let mut left = 0.0;
        let mut left_value = self.0[0];
        let mut turns = Turns::new(derivative, horizon);
        while left < horizon {
            let right = turns.next_after(left).unwrap_or(horizon);
            let right_value = self.value(right);
            if left_value > 0.0 && right_value <= 0.0 {
                let value_and_derivative = |t| (self.value(t), evaluate(&derivative, t));
                return Some(refine_root(
                    value_and_derivative,
                    left,
                    right,
                    0.5 * (left + right),
                ));
            }
            (left, left_value) = (right, right_value);
        }
        None
    }

    /// Returns the zero in a stretch that has exactly one zero.
    fn refine_root(&self, stretch: &Stretch) -> f64 {
        let derivative = self.derivative();
        let value_and_derivative = |t| (self.value(t), evaluate(&derivative, t));
        let [above, .., below] = stretch.weights;
        let (left, right) = (stretch.left, stretch.right);
        let chord = left + (right - left) * (above / (above - below));
        refine_root(value_and_derivative, left, right, chord)
    }

    fn derivative(&self) -> [f64; 4] {
        let [_, c1, c2, c3, c4] = self.0;
        [c1, 2.0 * c2, 3.0 * c3, 4.0 * c4]
    }

    /// Returns the polynomial shifted to start at exactly 0, and then divided by t.
    #[must_use]
    pub fn without_start(&self) -> Self {
        let [_, c1, c2, c3, c4] = self.0;
        Self([c1, c2, c3, c4, 0.0])
    }

    /// Returns the value at t.
    pub fn value(&self, t: f64) -> f64 {
        evaluate(&self.0, t)
    }

    /// Returns whether a cheap lower bound is positive: the sum of the terms, with each negative
    /// term at its largest magnitude.
    fn stays_positive(&self, horizon: f64) -> bool {
        let [c0, c1, c2, c3, c4] = self.0;
        if !horizon.is_finite() {
            return c1 >= 0.0 && c2 >= 0.0 && c3 >= 0.0 && c4 >= 0.0;
        }
        let fall =
            c1.min(0.0) + horizon * (c2.min(0.0) + horizon * (c3.min(0.0) + horizon * c4.min(0.0)));
        c0 + horizon * fall > 0.0
    }
}

/// Maximum number of times an interval is halved before it is split at the zeros of the
/// derivatives.
const DEEPEST: usize = 8;

/// A quartic on a time interval, given by its Bernstein coefficients. The polynomial's values lie
/// between the smallest and the largest coefficient. The number of zeros is the number of sign
/// changes in the coefficients, or smaller by an even number (Descartes).
#[derive(Clone, Copy)]
struct Stretch {
    weights: [f64; 5],
    left: f64,
    right: f64,
    depth: usize,
}

enum Crossings {
    /// There is no downward crossing.
    None,
    /// There is exactly one zero, and it is a downward crossing.
    OneDown,
    Unclear,
}

impl Stretch {
    fn of(quartic: &Quartic, horizon: f64) -> Self {
        let [c0, c1, c2, c3, c4] = quartic.0;
        let c1 = c1 * horizon;
        let c2 = c2 * horizon * horizon;
        let c3 = c3 * horizon * horizon * horizon;
        let c4 = c4 * horizon * horizon * horizon * horizon;
        let weights = [
            c0,
            c0 + c1 / 4.0,
            c0 + c1 / 2.0 + c2 / 6.0,
            c0 + 0.75 * c1 + c2 / 2.0 + c3 / 4.0,
            c0 + c1 + c2 + c3 + c4,
        ];
        Self {
            weights,
            left: 0.0,
            right: horizon,
            depth: 0,
        }
    }

    fn crossings(&self) -> Crossings {
        let above = self.weights.map(|weight| weight > 0.0);
        let changes = above.windows(2).filter(|pair| pair[0] != pair[1]).count();
        match (changes, above[0]) {
            (0, _) | (1, false) => Crossings::None,
            (1, true) => Crossings::OneDown,
            _ => Crossings::Unclear,
        }
    }

    /// Splits the stretch in the middle using De Casteljau's algorithm.
    fn halves(&self) -> (Self, Self) {
        let mut row = self.weights;
        let (mut left, mut right) = ([row[0]; 5], [row[4]; 5]);
        for step in 1..5 {
            for i in 0..5 - step {
                row[i] = 0.5 * (row[i] + row[i + 1]);
            }
            left[step] = row[0];
            right[4 - step] = row[4 - step];
        }
        let middle = 0.5 * (self.left + self.right);
        let depth = self.depth + 1;
        let half = |weights, left, right| Self {
            weights,
            left,
            right,
            depth,
        };
        (
            half(left, self.left, middle),
            half(right, middle, self.right),
        )
    }
}

/// Finds the zeros of a cubic in (0, horizon) one by one, in ascending order.
struct Turns {
    cubic: [f64; 4],
    /// The ends of the cubic's monotone stretches: the zeros of its derivative, then the horizon.
    ends: [f64; 3],
    next_end: usize,
    left: f64,
    left_value: f64,
}

impl Turns {
    fn new(cubic: [f64; 4], horizon: f64) -> Self {
        let (first, second) = quadratic_roots(3.0 * cubic[3], 2.0 * cubic[2], cubic[1]);
        let inside = |t: f64| if t > 0.0 && t < horizon { t } else { horizon };
        let (first, second) = (inside(first), inside(second));
        Self {
            cubic,
            ends: [first.min(second), first.max(second), horizon],
            next_end: 0,
            left: 0.0,
            left_value: cubic[0],
        }
    }

    fn next_after(&mut self, after: f64) -> Option<f64> {
        while let Some(&right) = self.ends.get(self.next_end) {
            let (left, left_value) = (self.left, self.left_value);
            let right_value = evaluate(&self.cubic, right);
            self.next_end += 1;
            (self.left, self.left_value) = (right, right_value);
            if left < right && (left_value > 0.0) != (right_value > 0.0) {
                let middle = 0.5 * (left + right);
                let signed = |t| self.signed(t, left_value > 0.0);
                let zero = refine_root(signed, left, right, middle);
                if zero > after {
                    return Some(zero);
                }
            }
        }
        None
    }

    /// Returns the value and the derivative, both negated on stretches where the cubic rises.
    fn signed(&self, t: f64, falls: bool) -> (f64, f64) {
        let [_, c1, c2, c3] = self.cubic;
        let value = evaluate(&self.cubic, t);
        let derivative = c1 + t * (2.0 * c2 + t * 3.0 * c3);
        if falls {
            (value, derivative)
        } else {
            (-value, -derivative)
        }
    }
}

/// Returns the real roots of a t² + b t + c, with the root of smaller magnitude first. Missing
/// roots are infinite.
pub fn quadratic_roots(a: f64, b: f64, c: f64) -> (f64, f64) {
    let discriminant = b * b - 4.0 * a * c;
    if discriminant < 0.0 {
        return (f64::INFINITY, f64::INFINITY);
    }
    // Choose the sign that avoids cancellation.
    let q = -0.5 * (b + discriminant.sqrt().copysign(b));
    let root = |over: f64, under: f64| {
        if under == 0.0 {
            if over == 0.0 { 0.0 } else { f64::INFINITY }
        } else {
            over / under
        }
    };
    if a == 0.0 {
        return (if b == 0.0 { f64::INFINITY } else { -c / b }, f64::INFINITY);
    }
    (root(c, q), root(q, a))
}

fn evaluate<const N: usize>(coefficients: &[f64; N], t: f64) -> f64 {
    coefficients.iter().rev().fold(0.0, |sum, c| sum * t + c)
}

/// Returns the zero of a function that falls from above 0 at `left` to 0 or below at `right`. Uses
/// Newton's method, and halving where Newton's method leaves the bracket. The value at the returned
/// point is above 0, and the zero is right next to it.
fn refine_root(
    value_and_derivative: impl Fn(f64) -> (f64, f64),
    mut left: f64,
    mut right: f64,
    guess: f64,
) -> f64 {
    let mut t = guess.clamp(left, right);
    // Newton's method converges in about six steps. Halving alone needs no more steps than a double
    // has bits.
    for _ in 0..120 {
        let (value, derivative) = value_and_derivative(t);
        if value > 0.0 {
            left = t;
        } else {
            right = t;
        }
        let newton = t - value / derivative;
        let next = if newton > left && newton < right {
            newton
        } else {
            0.5 * (left + right)
        };
        if next <= left || next >= right || (next - t).abs() <= f64::EPSILON * t {
            break;
        }
        t = next;
    }
    // Newton's method may have approached from the right: step back over the last bits.
    let mut step = f64::EPSILON * t;
    while t > left && value_and_derivative(t).0 <= 0.0 {
        t -= step;
        step *= 2.0;
    }
    t.max(left)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_roots(roots: &[f64], leading: f64) -> Quartic {
        let mut c = [leading, 0.0, 0.0, 0.0, 0.0];
        for (degree, root) in roots.iter().enumerate() {
            for k in (0..=degree + 1).rev() {
                c[k] = (if k > 0 { c[k - 1] } else { 0.0 }) - root * c[k];
            }
        }
        Quartic(c)
    }

    fn check(roots: &[f64], leading: f64, horizon: f64, expected: Option<f64>) {
        let found = from_roots(roots, leading).first_descent(horizon);
        match (found, expected) {
            (Some(found), Some(expected)) => {
                assert!(
                    (found - expected).abs() < 1e-9,
                    "{roots:?}: {found} for {expected}"
                );
            }
            _ => assert_eq!(found, expected, "{roots:?}"),
        }
    }

    #[test]
    fn first_downward_crossing_is_found_for_every_degree() {
        check(&[1.0, 2.0, 3.0, 4.0], 1.0, 10.0, Some(1.0));
        check(&[-1.0, 2.0, 3.0, 4.0], -1.0, 10.0, Some(2.0));
        check(&[1.0, 2.0, 3.0], -1.0, 10.0, Some(1.0));
        check(&[1.0, 2.0], 1.0, 10.0, Some(1.0));
        check(&[1.5], -1.0, 10.0, Some(1.5));
    }

    #[test]
    fn nothing_is_found_beyond_the_horizon() {
        check(&[1.0, 2.0, 3.0, 4.0], 1.0, 0.9, None);
        check(&[-1.0, -2.0, -3.0, -4.0], 1.0, 10.0, None);
        assert_eq!(Quartic([1.0, 0.0, 0.0, 0.0, 0.0]).first_descent(10.0), None);
    }

    #[test]
    fn start_below_zero_waits_for_the_next_descent() {
        check(&[1.0, 3.0], -1.0, 10.0, Some(3.0));
    }

    #[test]
    fn close_roots_are_told_apart() {
        check(&[1.0, 1.0 + 1e-6], 1.0, 10.0, Some(1.0));
        check(&[0.5, 0.5 + 1e-7, 5.0, 6.0], 1.0, 10.0, Some(0.5));
    }

    #[test]
    fn random_quartics_agree_with_a_fine_scan() {
        let mut rng = fastrand::Rng::with_seed(7);
        for _ in 0..20_000 {
            let quartic = Quartic(std::array::from_fn(|_| rng.f64() * 2.0 - 1.0));
            let scan = (0..4000)
                .map(|i| f64::from(i) / 1000.0)
                .find(|&t| quartic.value(t) > 0.0 && quartic.value(t + 0.001) <= 0.0);
            let found = quartic.first_descent(4.0);
            if let Some(scan) = scan {
                let found = found.expect("the scan found one");
                assert!(found <= scan + 0.001 + 1e-9, "{quartic:?} {found} {scan}");
            }
            if let Some(found) = found {
                assert!(quartic.value(found).abs() < 1e-9);
            }
        }
    }
}
