//! What is listed by name in JSON.

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut, Index};

/// A JSON object whose keys are names, in their order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByName<T>(sorted::Map<String, T>);

impl<T> Default for ByName<T> {
    fn default() -> ByName<T> {
        ByName(sorted::Map::new())
    }
}

impl<T> Deref for ByName<T> {
    type Target = sorted::Map<String, T>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<T> DerefMut for ByName<T> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl<T> Index<&str> for ByName<T> {
    type Output = T;

    fn index(&self, name: &str) -> &T {
        self.get(name).expect("a name that is listed")
    }
}

impl<T> FromIterator<(String, T)> for ByName<T> {
    fn from_iter<I: IntoIterator<Item = (String, T)>>(entries: I) -> ByName<T> {
        ByName(entries.into_iter().collect())
    }
}

impl<'m, T> IntoIterator for &'m ByName<T> {
    type Item = (&'m String, &'m T);
    type IntoIter = sorted::Iter<'m, String, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<T: Serialize> Serialize for ByName<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByName<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByName<T>, D::Error> {
        deserializer.deserialize_map(Entries(PhantomData))
    }
}

struct Entries<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Entries<T> {
    type Value = ByName<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<ByName<T>, A::Error> {
        let mut map = sorted::Map::new();
        while let Some((name, value)) = entries.next_entry()? {
            map.insert(name, value);
        }
        Ok(ByName(map))
    }
}
