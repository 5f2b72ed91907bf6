//! Selects puzzles and computes their ids.

use protocol::Hex;
use protocol::puzzle::{PuzzleFile, PuzzleTheme};
use std::collections::{BTreeMap, BTreeSet};
use table::sealed::sha256;

/// Returns all puzzles in `kept`, plus puzzles from `found` up to a total of `count`. For variety,
/// the added puzzles are taken from each combination of theme and grade in turn.
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

/// Returns eight hexadecimal digits derived from a puzzle's content.
pub(super) fn id(key: &str) -> String {
    let hash = sha256(&[key.as_bytes()]);
    Hex::<4>(std::array::from_fn(|index| hash[index])).to_string()
}

/// Returns a seed derived from a puzzle's content.
pub(super) fn seed_of(key: &str) -> u64 {
    let hash = sha256(&[key.as_bytes()]);
    u64::from_le_bytes(std::array::from_fn(|index| hash[index]))
}

/// Rounds to three decimals.
pub(super) fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}
