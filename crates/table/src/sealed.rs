//! Sealed dice: no player can predict the rolls, and everyone can verify them after the match.
//!
//! The server commits to a secret before any player takes a seat, and every person contributes
//! random bytes. Draw `k` is computed by HMAC-SHA-256 from the table id, the contributions and `k`,
//! with the secret as the key. `docs/formats.md` specifies the exact bytes and contains test
//! vectors.

use hmac::{Hmac, KeyInit, Mac};
use protocol::{Hex, TableId};
use sha2::{Digest, Sha256};
use std::fmt;

/// The secret of a table's dice. To prevent leaks, `Debug` hides it, and it is not part of the
/// table's state.
#[derive(Clone)]
pub struct Secret([u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// Creates a secret from 32 bytes from the server's best random source.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Returns the SHA-256 of the secret. This hash is published before the match.
    pub fn commitment(&self) -> Hex<32> {
        Hex(sha256(&[&self.0]))
    }

    /// Returns the secret, for the final event of the match and for the server's storage.
    pub fn reveal(&self) -> Hex<32> {
        Hex(self.0)
    }
}

/// Returns the SHA-256 of the concatenated parts.
pub fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

/// The public input to the dice: the table id and the contributions, serialised for hashing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Context(Vec<u8>);

impl Context {
    /// Serialises the table id and the contributions in seat order; computer players contribute
    /// nothing.
    pub fn new(table: &TableId, contributions: &[Option<Hex<16>>]) -> Context {
        let id = table.as_str().as_bytes();
        // Lengths are included so that no two tables give the same bytes. An id has at most 40
        // bytes, and a table at most 12 seats.
        let mut bytes = vec![id.len() as u8];
        bytes.extend(id);
        bytes.push(contributions.len() as u8);
        for contribution in contributions {
            let share: &[u8] = contribution.as_ref().map_or(&[], |hex| &hex.0);
            bytes.push(share.len() as u8);
            bytes.extend(share);
        }
        Context(bytes)
    }
}

/// Returns draw number `k`: a uniform integer below `sides`.
///
/// # Panics
/// Panics if `sides` is 0.
pub fn draw(secret: &Secret, context: &Context, k: u32, sides: u32) -> u32 {
    assert!(sides > 0, "there is nothing to draw from");
    // Words from `fair` upwards are rejected, because they would make small numbers more likely.
    let fair = (1_u64 << 32) / u64::from(sides) * u64::from(sides);
    for block in 0_u32.. {
        for word in words(secret, context, k, block) {
            if u64::from(word) < fair {
                return word % sides;
            }
        }
    }
    unreachable!("each word is fair with a chance of at least one half")
}

/// Returns block number `block` of draw `k`: eight big-endian words of an HMAC-SHA-256.
fn words(secret: &Secret, context: &Context, k: u32, block: u32) -> [u32; 8] {
    let mut mac =
        Hmac::<Sha256>::new_from_slice(&secret.0).expect("HMAC takes keys of every length");
    mac.update(&context.0);
    mac.update(&k.to_be_bytes());
    mac.update(&block.to_be_bytes());
    let bytes = mac.finalize().into_bytes();
    let word = |index: usize| {
        let part = [0, 1, 2, 3].map(|offset| bytes[4 * index + offset]);
        u32::from_be_bytes(part)
    };
    std::array::from_fn(word)
}

/// The dice draws of one match on the server: the secret, the context, and the number of the next
/// draw.
#[derive(Clone, Debug)]
pub struct Draws<'d> {
    secret: &'d Secret,
    context: &'d Context,
    next: u32,
}

impl<'d> Draws<'d> {
    /// Returns the draws, starting at number `first`.
    pub fn new(secret: &'d Secret, context: &'d Context, first: u32) -> Draws<'d> {
        Draws {
            secret,
            context,
            next: first,
        }
    }

    /// Returns the next draw.
    pub fn draw(&mut self, sides: u32) -> u32 {
        let drawn = draw(self.secret, self.context, self.next, sides);
        self.next += 1;
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn context() -> Context {
        let table = TableId::new("example").expect("an id");
        Context::new(
            &table,
            &[Some(Hex([0x11; 16])), None, Some(Hex([0x22; 16]))],
        )
    }

    #[test]
    fn documented_vectors_hold() {
        let secret = Secret::new(std::array::from_fn(|index| index as u8));
        let document = include_str!("../../../docs/formats.md");
        let commitment = secret.commitment().to_string();
        assert!(document.contains(&commitment), "{commitment}");
        let faces: Vec<String> = (0..20)
            .map(|k| draw(&secret, &context(), k, 6).to_string())
            .collect();
        assert!(document.contains(&faces.join(" ")), "{}", faces.join(" "));
        let cells: Vec<String> = (0..10)
            .map(|k| draw(&secret, &context(), k, 3_000_000_000).to_string())
            .collect();
        assert!(document.contains(&cells.join(" ")), "{}", cells.join(" "));
        let block = words(&secret, &context(), 0, 0)
            .map(|word| format!("{word:08x}"))
            .join("");
        assert!(document.contains(&block), "{block}");
        assert!(
            document.contains(&Hex::<44>(context().0.try_into().expect("44 bytes")).to_string())
        );
    }

    #[test]
    fn faces_are_fair() {
        let secret = Secret::new([7; 32]);
        let mut counts = [0_i32; 6];
        for k in 0..60_000 {
            counts[draw(&secret, &context(), k, 6) as usize] += 1;
        }
        // With fair dice, 457 is five standard deviations.
        assert!(
            counts.iter().all(|count| (count - 10_000).abs() < 457),
            "{counts:?}"
        );
    }

    #[test]
    fn every_part_of_the_context_counts() {
        let secret = Secret::new([7; 32]);
        let id = |text: &str| TableId::new(text).expect("an id");
        let a = Context::new(&id("a"), &[Some(Hex([0; 16]))]);
        for other in [
            Context::new(&id("b"), &[Some(Hex([0; 16]))]),
            Context::new(&id("a"), &[None]),
            Context::new(&id("a"), &[Some(Hex([0; 16])), None]),
        ] {
            assert_ne!(words(&secret, &a, 0, 0), words(&secret, &other, 0, 0));
        }
        assert_ne!(words(&secret, &a, 0, 0), words(&secret, &a, 1, 0));
        assert_ne!(words(&secret, &a, 0, 1), words(&secret, &a, 1, 0));
    }

    #[test]
    fn a_secret_does_not_show_itself() {
        assert_eq!(format!("{:?}", Secret::new([171; 32])), "Secret(…)");
    }
}
