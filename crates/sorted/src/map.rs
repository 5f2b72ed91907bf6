//! A map stored as a sorted list.

use std::borrow::Borrow;

/// A map with its entries in key order. Two maps are equal if their entries are equal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map<K, V> {
    entries: Vec<(K, V)>,
}

impl<K, V> Default for Map<K, V> {
    fn default() -> Map<K, V> {
        Map::new()
    }
}

impl<K, V> Map<K, V> {
    /// Creates an empty map.
    pub const fn new() -> Map<K, V> {
        Map {
            entries: Vec::new(),
        }
    }

    /// Returns the number of entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns whether the map is empty.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the entries in key order.
    pub fn iter(&self) -> Iter<'_, K, V> {
        self.entries.iter().map(by_part)
    }

    /// Returns the keys in order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &K> {
        self.entries.iter().map(|(key, _)| key)
    }

    /// Returns the values in key order.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> {
        self.entries.iter().map(|(_, value)| value)
    }

    /// Returns the entry with the least key.
    pub fn first(&self) -> Option<(&K, &V)> {
        self.entries.first().map(by_part)
    }

    /// Returns the entry with the greatest key.
    pub fn last(&self) -> Option<(&K, &V)> {
        self.entries.last().map(by_part)
    }
}

impl<K: Ord, V> Map<K, V> {
    /// Returns `Ok` with the index of a key or, if the key is missing, `Err` with the index at
    /// which to insert it.
    fn find<Q: Ord + ?Sized>(&self, key: &Q) -> Result<usize, usize>
    where
        K: Borrow<Q>,
    {
        self.entries
            .binary_search_by(|(other, _)| other.borrow().cmp(key))
    }

    /// Returns the value for a key.
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        let index = self.find(key).ok()?;
        Some(&self.entries[index].1)
    }

    /// Returns whether the map contains a key.
    pub fn contains_key<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.find(key).is_ok()
    }

    /// Sets the value for a key. Returns the previous value.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.find(&key) {
            Ok(index) => Some(std::mem::replace(&mut self.entries[index].1, value)),
            Err(index) => {
                self.entries.insert(index, (key, value));
                None
            }
        }
    }

    /// Returns the value for a key. If there is none, inserts `value` first.
    pub fn get_or_insert(&mut self, key: K, value: V) -> &mut V {
        let index = match self.find(&key) {
            Ok(index) => index,
            Err(index) => {
                self.entries.insert(index, (key, value));
                index
            }
        };
        &mut self.entries[index].1
    }

    /// Removes an entry. Returns its value.
    pub fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        let index = self.find(key).ok()?;
        Some(self.entries.remove(index).1)
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for Map<K, V> {
    /// If several entries have the same key, keeps the last one.
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Map<K, V> {
        let mut entries: Vec<(K, V)> = entries.into_iter().collect();
        crate::sort_by(&mut entries, |(a, _), (b, _)| a.cmp(b));
        entries.dedup_by(|later, kept| {
            let same = later.0 == kept.0;
            if same {
                std::mem::swap(&mut later.1, &mut kept.1);
            }
            same
        });
        Map { entries }
    }
}

impl<K: Ord, V> Extend<(K, V)> for Map<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) {
        for (key, value) in entries {
            self.insert(key, value);
        }
    }
}

/// An iterator over references to the entries of a [`Map`].
pub type Iter<'m, K, V> =
    std::iter::Map<std::slice::Iter<'m, (K, V)>, fn(&'m (K, V)) -> (&'m K, &'m V)>;

fn by_part<K, V>((key, value): &(K, V)) -> (&K, &V) {
    (key, value)
}

impl<'m, K, V> IntoIterator for &'m Map<K, V> {
    type Item = (&'m K, &'m V);
    type IntoIter = Iter<'m, K, V>;

    fn into_iter(self) -> Iter<'m, K, V> {
        self.iter()
    }
}

impl<K, V> IntoIterator for Map<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.entries.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn it_does_what_a_tree_does() {
        let (mut ours, mut tree) = (Map::new(), BTreeMap::new());
        for step in 0..2_000_u32 {
            let key = step * 7_919 % 101;
            match step % 4 {
                0 => assert_eq!(ours.remove(&key), tree.remove(&key)),
                1 => {
                    *ours.get_or_insert(key, 7) += 1;
                    *tree.entry(key).or_insert(7) += 1;
                }
                _ => assert_eq!(ours.insert(key, step), tree.insert(key, step)),
            }
            assert_eq!(ours.get(&(key / 2)), tree.get(&(key / 2)));
        }
        assert!(ours.iter().eq(tree.iter()));
        assert_eq!(ours.first(), tree.first_key_value());
        assert_eq!(ours.last(), tree.last_key_value());
    }

    #[test]
    fn of_equal_keys_the_last_is_kept() {
        let map = Map::from_iter([(2, 'a'), (1, 'b'), (2, 'c'), (2, 'd')]);
        assert!(map.into_iter().eq([(1, 'b'), (2, 'd')]));
    }
}
