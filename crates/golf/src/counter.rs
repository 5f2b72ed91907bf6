//! The stroke counter printed on the boards.

/// The position of the slider on the stroke counter (G5, fig. 1, 59, 60).
///
/// ```text
///   ▯  1  2  3  4  5  6  7  8  9  10      lap 1: strokes  1–10
///                                         lap 2: strokes 11–20
///   ↑ before the first stroke             lap 3: strokes 21–30, and so on
/// ```
///
/// ```
/// use golf::Counter;
/// assert_eq!(Counter::of(0), Counter { place: 0, lap: 1 });
/// assert_eq!(Counter::of(10), Counter { place: 10, lap: 1 });
/// assert_eq!(Counter::of(12), Counter { place: 2, lap: 2 });
/// assert!(Counter::of(12).numbers().eq(10..=20));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counter {
    /// The position of the slider: 1 to 10, or 0 at the far left before the first stroke.
    pub place: u8,
    /// The lap, counted from 1. A new lap starts every ten strokes.
    pub lap: u8,
}

impl Counter {
    /// The number of strokes per lap.
    pub const PLACES: u8 = 10;

    /// Returns the numbers at all positions in this lap. The one at the far left is the number of
    /// strokes before the lap.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        let first = (self.lap - 1) * Self::PLACES;
        first..=first.saturating_add(Self::PLACES)
    }

    /// Returns the slider's position during stroke (or round) number `stroke`, or before the first
    /// stroke if `stroke` is 0.
    pub const fn of(stroke: u8) -> Counter {
        if stroke == 0 {
            return Counter { place: 0, lap: 1 };
        }
        Counter {
            place: (stroke - 1) % Self::PLACES + 1,
            lap: (stroke - 1) / Self::PLACES + 1,
        }
    }
}
