//! Sorting functions, and sorted maps and sets, that compile to little code.
//!
//! The standard library's sort and trees are compiled separately for every type, which adds several
//! kilobytes of WebAssembly per type to the web page. Here, one function sorts indices for all
//! types, and [`Map`] and [`Set`] are sorted lists. Lookups are binary searches, but an insertion
//! moves all later elements. So these types suit the hundreds of cells on a course, but not
//! millions of elements.

mod map;
mod set;

pub use map::{Iter, Map};
pub use set::Set;

use std::cmp::Ordering;

/// Sorts a list. Equal elements keep their order.
pub fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, T::cmp);
}

/// Sorts a list by a key. Elements with equal keys keep their order.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |a, b| key(a).cmp(&key(b)));
}

/// Sorts a list by a total order. Equal elements keep their order.
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let mut order = order(list.len(), &|a, b| compare(&list[a], &list[b]));
    arrange(&mut order, &mut |a, b| list.swap(a, b));
}

/// Applies the permutation `order` by swapping elements, one cycle of the permutation at a time.
/// Sets `order[i]` to `i` for every finished position, so that no element is moved twice.
fn arrange(order: &mut [usize], swap: &mut dyn FnMut(usize, usize)) {
    for start in 0..order.len() {
        let mut index = start;
        while order[index] != start {
            let from = std::mem::replace(&mut order[index], index);
            swap(index, from);
            index = from;
        }
        order[index] = index;
    }
}

/// Returns the indices below `count`, sorted by `compare`. This function is not generic, so it is
/// compiled only once.
fn order(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|a, b| compare(*a, *b));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns all lists of `length` numbers below 4.
    fn lists(length: u32) -> impl Iterator<Item = Vec<u32>> {
        (0..4_u32.pow(length)).map(move |code| (0..length).map(|i| code >> (2 * i) & 3).collect())
    }

    #[test]
    fn sorting_is_stable_and_like_the_standard_one() {
        for list in (0..=6).flat_map(lists) {
            let mut ours: Vec<(u32, usize)> = list.into_iter().zip(0..).collect();
            let mut standard = ours.clone();
            sort_by_key(&mut ours, |(value, _)| *value);
            standard.sort_by_key(|(value, _)| *value);
            assert_eq!(ours, standard);
        }
    }

    /// Returns the numbers of comparisons and swaps needed to sort the list.
    fn work(list: &[u32]) -> (usize, usize) {
        let (mut compared, mut swapped) = (std::cell::Cell::new(0), 0);
        let mut order = order(list.len(), &|a, b| {
            compared.set(compared.get() + 1);
            list[a].cmp(&list[b])
        });
        arrange(&mut order, &mut |_, _| swapped += 1);
        assert!(order.iter().copied().eq(0..list.len()));
        (*compared.get_mut(), swapped)
    }

    #[test]
    fn a_rotated_list_takes_no_more_steps_than_others() {
        for length in [1_000_u32, 2_000, 4_000] {
            let rotated: Vec<u32> = (1..length).chain([0]).collect();
            let (compared, swapped) = work(&rotated);
            assert!(compared < 3 * length as usize, "{compared} of {length}");
            assert_eq!(swapped, length as usize - 1);
            let halves: Vec<u32> = (length / 2..length).chain(0..length / 2).collect();
            let (compared, swapped) = work(&halves);
            assert!(compared < 3 * length as usize, "{compared} of {length}");
            assert!(swapped < length as usize, "{swapped} of {length}");
        }
    }

    #[test]
    fn a_long_list_is_sorted() {
        let mut list: Vec<u64> = (0..5_000_u64).map(|i| i * 7_919 % 5_003).collect();
        sort(&mut list);
        assert!(list.is_sorted());
    }
}
