//! A set stored as a sorted list.

/// A set with its elements in order. Two sets are equal if their elements are equal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set<T> {
    elements: Vec<T>,
}

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set::new()
    }
}

impl<T> Set<T> {
    /// Creates an empty set.
    pub const fn new() -> Set<T> {
        Set {
            elements: Vec::new(),
        }
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.elements.len()
    }

    /// Returns whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.elements.is_empty()
    }

    /// Returns the elements in order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.elements.iter()
    }

    /// Returns the least element.
    pub fn first(&self) -> Option<&T> {
        self.elements.first()
    }
}

impl<T: Ord> Set<T> {
    /// Returns whether the set contains an element.
    pub fn contains(&self, element: &T) -> bool {
        self.elements.binary_search(element).is_ok()
    }

    /// Inserts an element. Returns true if the set did not contain it before.
    pub fn insert(&mut self, element: T) -> bool {
        let found = self.elements.binary_search(&element);
        if let Err(index) = found {
            self.elements.insert(index, element);
        }
        found.is_err()
    }

    /// Removes an element. Returns true if the set contained it.
    pub fn remove(&mut self, element: &T) -> bool {
        let found = self.elements.binary_search(element);
        if let Ok(index) = found {
            self.elements.remove(index);
        }
        found.is_ok()
    }

    /// Removes and returns the least element.
    pub fn pop_first(&mut self) -> Option<T> {
        (!self.is_empty()).then(|| self.elements.remove(0))
    }
}

impl<T: Ord> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Set<T> {
        let mut elements: Vec<T> = elements.into_iter().collect();
        crate::sort(&mut elements);
        elements.dedup();
        Set { elements }
    }
}

impl<T: Ord> Extend<T> for Set<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, elements: I) {
        for element in elements {
            self.insert(element);
        }
    }
}

impl<'s, T> IntoIterator for &'s Set<T> {
    type Item = &'s T;
    type IntoIter = std::slice::Iter<'s, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    fn into_iter(self) -> Self::IntoIter {
        self.elements.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn it_does_what_a_tree_does() {
        let (mut ours, mut tree) = (Set::new(), BTreeSet::new());
        for step in 0..2_000_u32 {
            let element = step * 7_919 % 101;
            match step % 16 {
                0 => assert_eq!(ours.pop_first(), tree.pop_first()),
                1..8 => assert_eq!(ours.remove(&element), tree.remove(&element)),
                _ => assert_eq!(ours.insert(element), tree.insert(element)),
            }
            assert_eq!(ours.contains(&(step % 101)), tree.contains(&(step % 101)));
        }
        assert!(ours.iter().eq(tree.iter()));
        assert_eq!(ours.first(), tree.first());
    }

    #[test]
    fn elements_come_once_and_in_order() {
        assert!(Set::from_iter([3, 1, 3, 2, 1]).into_iter().eq([1, 2, 3]));
    }
}
