//! JSON objects keyed by name.

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut, Index};

/// A JSON object whose keys are names, in sorted order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByName<T>(sorted::Map<String, T>);

crate::ids::typescript_as!([T: ts_rs::TS] ByName<T>, std::collections::BTreeMap<String, T>);

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
        self.get(name).expect("a listed name")
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
        let entries = InOrder::deserialize(deserializer)?;
        Ok(entries.0.into_iter().collect())
    }
}

/// A JSON object whose entries keep their order in the text. Duplicate names are an error.
pub(crate) struct InOrder<T>(pub(crate) Vec<(String, T)>);

impl<T> InOrder<T> {
    pub(crate) fn get(&self, name: &str) -> Option<&T> {
        let mut entries = self.0.iter();
        entries.find_map(|(known, value)| (known == name).then_some(value))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for InOrder<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<InOrder<T>, D::Error> {
        deserializer.deserialize_map(Entries(PhantomData))
    }
}

struct Entries<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Entries<T> {
    type Value = InOrder<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<InOrder<T>, A::Error> {
        let mut entries: Vec<(String, T)> = Vec::new();
        while let Some(entry) = map.next_entry()? {
            entries.push(entry);
        }
        let mut names: Vec<&str> = entries.iter().map(|(name, _)| name.as_str()).collect();
        sorted::sort(&mut names);
        match names.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(A::Error::custom(format_args!(
                "`{}` appears twice",
                pair[0]
            ))),
            None => Ok(InOrder(entries)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_comes_twice_is_refused() {
        let read = |text| serde_json::from_str::<ByName<u8>>(text).map_err(|e| e.to_string());
        assert_eq!(read(r#"{"b":1,"a":2}"#).map(|map| map["a"]), Ok(2));
        let error = read(r#"{"b":1,"a":2,"b":3}"#).expect_err("b appears twice");
        assert!(error.starts_with("`b` appears twice"), "{error}");
    }
}
