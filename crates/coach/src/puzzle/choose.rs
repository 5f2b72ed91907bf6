//! Which of many puzzles are kept, and what they are called.

use protocol::Hex;
use protocol::puzzle::{PuzzleFile, PuzzleTheme};
use std::collections::{BTreeMap, BTreeSet};
use table::sealed::sha256;

/// At most so many: all that are kept, and of the others as varied in theme and grade as they
/// come, one of each kind after the other, and of each kind from all courses alike.
pub(super) fn choose(
    kept: Vec<PuzzleFile>,
    mut found: Vec<PuzzleFile>,
    count: usize,
) -> Vec<PuzzleFile> {
    let ids: BTreeSet<String> = kept.iter().map(|puzzle| puzzle.id.clone()).collect();
    found.retain(|puzzle| !ids.contains(&puzzle.id));
    let mut buckets: BTreeMap<(PuzzleTheme, u8), Vec<PuzzleFile>> = BTreeMap::new();
    for puzzle in found {
        let bucket = buckets.entry((puzzle.theme, puzzle.grade));
        bucket.or_default().push(puzzle);
    }
    for bucket in buckets.values_mut() {
        bucket.sort_by(|a, b| a.id.cmp(&b.id));
    }
    let mut chosen = kept;
    while chosen.len() < count {
        let before = chosen.len();
        for bucket in buckets.values_mut() {
            chosen.extend(bucket.pop());
        }
        if chosen.len() == before {
            break;
        }
    }
    chosen.truncate(count.max(ids.len()));
    chosen.sort_by(|a, b| (a.grade, a.theme, &a.id).cmp(&(b.grade, b.theme, &b.id)));
    chosen
}

/// Eight hexadecimal digits that follow from what a puzzle is.
pub(super) fn id(key: &str) -> String {
    let hash = sha256(&[key.as_bytes()]);
    Hex::<4>(std::array::from_fn(|index| hash[index])).to_string()
}

/// A number that follows from what a puzzle is.
pub(super) fn seed_of(key: &str) -> u64 {
    let hash = sha256(&[key.as_bytes()]);
    u64::from_le_bytes(std::array::from_fn(|index| hash[index]))
}

/// To a thousandth.
pub(super) fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}
