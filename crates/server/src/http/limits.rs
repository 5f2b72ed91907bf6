//! Limits per client: connections, requests, bytes, tables and more.

use protocol::Millis;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// Server limits.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Open connections in total.
    pub connections: usize,
    /// Open connections from one IP address.
    pub connections_per_address: u32,
    /// API requests from one IP address.
    pub requests: Rate,
    /// New players, handle changes and passkey challenges from one IP address.
    pub players: Rate,
    /// Wrong codes from one IP address, and wrong codes for one code id.
    pub codes: Rate,
    /// Messages on one socket.
    pub messages: Rate,
    /// Bytes of tables, events and records that one IP address may request. Each socket may use up
    /// to one eighth of this limit.
    pub bytes: Rate,
    /// Maximum total size of the responses that one IP address has not read yet, in bytes.
    pub unread_bytes: usize,
    /// Tables that a player may create per day.
    pub tables_per_day: u64,
    /// Tables that a player has created in the last 24 hours and whose match has not begun.
    pub waiting_tables: u64,
    /// A player's unfinished tables with computer players, if the tables were active in the last
    /// hour.
    pub computer_tables: u64,
    /// New public tables and tournaments from one IP address.
    pub open_tables: Rate,
    /// Pictures drawn for one IP address.
    pub pictures: Rate,
    /// Published courses per player.
    pub courses: u64,
    /// Total size of a player's published courses in bytes.
    pub course_bytes: u64,
    /// Unfinished tournaments that a player has created.
    pub tournaments: u64,
    /// Tournaments that a player may create per day.
    pub tournaments_per_day: u64,
    /// Players per tournament.
    pub tournament_players: u64,
    /// Pause between two rounds of a tournament, in milliseconds.
    pub round_break: Millis,
    /// Cups that a player may create per day.
    pub cups_per_day: u64,
    /// How long players may still finish a cup edition after it has ended, in milliseconds.
    pub cup_grace: Millis,
    /// How long a table waits for an absent player, in milliseconds. Applies to matches without a
    /// clock and to tournament tables.
    pub patience: Millis,
}

/// A rate limit: events per second, and the burst allowed after a pause.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub struct Rate {
    pub per_second: f64,
    pub burst: f64,
}

impl Default for Limits {
    fn default() -> Limits {
        let rate = |per_second, burst| Rate { per_second, burst };
        Limits {
            connections: 20_000,
            // Allow a class of thirty pupils who share one IP address, each with the page and a
            // table open.
            connections_per_address: 400,
            requests: rate(40.0, 600.0),
            players: rate(0.05, 60.0),
            codes: rate(10.0 / 3_600.0, 10.0),
            messages: rate(20.0, 60.0),
            bytes: rate(2e6, 32e6),
            unread_bytes: 16 << 20,
            tables_per_day: 200,
            waiting_tables: 20,
            computer_tables: 20,
            open_tables: rate(0.01, 30.0),
            pictures: rate(0.2, 30.0),
            courses: 200,
            course_bytes: 2 << 20,
            tournaments: 5,
            tournaments_per_day: 20,
            tournament_players: 1_000,
            round_break: 10_000,
            cups_per_day: 20,
            cup_grace: 10 * 60_000,
            patience: 120_000,
        }
    }
}

/// A token bucket. The bucket fills at a fixed rate, and each action takes one token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Rate {
    /// Returns the rate divided by `parts`.
    pub(crate) fn share(self, parts: f64) -> Rate {
        Rate {
            per_second: self.per_second / parts,
            burst: self.burst / parts,
        }
    }
}

impl Bucket {
    pub(crate) fn full(rate: Rate) -> Bucket {
        Bucket {
            left: rate.burst,
            at: Instant::now(),
        }
    }

    fn fill(&mut self, rate: Rate) {
        let now = Instant::now();
        let since = now.duration_since(self.at).as_secs_f64();
        self.at = now;
        self.left = (self.left + since * rate.per_second).min(rate.burst);
    }

    /// Takes one token. Returns false if the bucket is empty.
    pub(crate) fn take(&mut self, rate: Rate) -> bool {
        self.fill(rate);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }

    /// Returns whether the bucket is not empty.
    pub(crate) fn has_some(&mut self, rate: Rate) -> bool {
        self.fill(rate);
        self.left > 0.0
    }

    /// Takes tokens for an action whose cost was not known in advance. The bucket may go below
    /// zero. The next action must then wait until the bucket is above zero again.
    pub(crate) fn charge(&mut self, cost: usize) {
        self.left -= f64::from(u32::try_from(cost).unwrap_or(u32::MAX));
    }
}

/// One token bucket per IP address or per player.
#[derive(Debug)]
pub(crate) struct Buckets<K = Network> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    /// When there are more buckets than this, full ones are dropped.
    const KEPT: usize = 10_000;

    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        let buckets = Mutex::default();
        Buckets { rate, buckets }
    }

    fn with<T>(&self, key: impl Into<K>, change: impl FnOnce(&mut Bucket) -> T) -> T {
        let mut buckets = locked(&self.buckets);
        if buckets.len() > Self::KEPT {
            buckets.retain(|_, bucket| {
                bucket.fill(self.rate);
                bucket.left < self.rate.burst
            });
        }
        let new = || Bucket::full(self.rate);
        change(buckets.entry(key.into()).or_insert_with(new))
    }

    /// Takes one token. Returns false if the bucket is empty.
    pub(crate) fn take(&self, key: impl Into<K>) -> bool {
        self.with(key, |bucket| bucket.take(self.rate))
    }

    /// Returns a token for an action that turned out not to count.
    pub(crate) fn put_back(&self, key: impl Into<K>) {
        self.with(key, |bucket| bucket.left += 1.0);
    }
}

/// Limits the bytes sent in large responses, per IP address and for all clients together. Clients
/// over the limit have to wait, so that other players' moves are not delayed.
#[derive(Debug)]
pub(crate) struct Bytes {
    addresses: Buckets,
    all: Mutex<Bucket>,
    all_rate: Rate,
    /// Bytes sent but not yet read, per IP address.
    unread: Unread,
    most_unread: usize,
}

type Unread = Arc<Mutex<HashMap<Network, usize>>>;

impl Bytes {
    /// How many IP addresses can use their full share at the same time.
    const ADDRESSES: f64 = 16.0;

    pub(crate) fn new(limits: &Limits) -> Bytes {
        let all_rate = limits.bytes.share(1.0 / Self::ADDRESSES);
        Bytes {
            addresses: Buckets::new(limits.bytes),
            all: Mutex::new(Bucket::full(all_rate)),
            all_rate,
            unread: Arc::default(),
            most_unread: limits.unread_bytes,
        }
    }

    /// Returns whether a large response may be built for an IP address.
    pub(crate) fn has_some(&self, address: IpAddr) -> bool {
        let rate = self.addresses.rate;
        let own = self.addresses.with(address, |own| own.has_some(rate));
        own && locked(&self.all).has_some(self.all_rate)
    }

    /// Charges an IP address for a response.
    pub(crate) fn charge(&self, address: IpAddr, bytes: usize) {
        self.addresses.with(address, |own| own.charge(bytes));
        locked(&self.all).charge(bytes);
    }

    /// Counts a response as unread until the guard is dropped. Returns `None` if the IP address has
    /// too many unread bytes.
    pub(crate) fn hold(&self, address: IpAddr, bytes: usize) -> Option<HeldBytes> {
        let address = Network::from(address);
        let mut unread = locked(&self.unread);
        let held = unread.entry(address).or_default();
        if *held > 0 && *held + bytes > self.most_unread {
            return None;
        }
        *held += bytes;
        Some(HeldBytes {
            unread: Arc::clone(&self.unread),
            address,
            bytes,
        })
    }
}

/// Bytes that count as unread until this guard is dropped.
#[derive(Debug)]
pub(crate) struct HeldBytes {
    unread: Unread,
    address: Network,
    bytes: usize,
}

impl Drop for HeldBytes {
    fn drop(&mut self) {
        let mut unread = locked(&self.unread);
        if let Some(held) = unread.get_mut(&self.address) {
            *held = held.saturating_sub(self.bytes);
            if *held == 0 {
                unread.remove(&self.address);
            }
        }
    }
}

/// Counts connections per IP address, up to a maximum.
#[derive(Clone, Debug)]
pub(crate) struct Addresses {
    most: u32,
    counts: Arc<Mutex<HashMap<Network, u32>>>,
}

impl Addresses {
    pub(crate) fn new(most: u32) -> Addresses {
        Addresses {
            most,
            counts: Arc::default(),
        }
    }

    /// Counts one more connection. Returns `None` if the IP address already has the maximum.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Entered> {
        let address = Network::from(address);
        let mut counts = locked(&self.counts);
        let count = counts.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Entered {
            addresses: self.clone(),
            address,
        })
    }
}

/// A connection that is counted until this guard is dropped.
#[derive(Debug)]
pub(crate) struct Entered {
    addresses: Addresses,
    address: Network,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut counts = locked(&self.addresses.counts);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

/// The network that counts as one IP address in rate limits. An IPv6 address counts as its whole
/// /64 network, because one client can use all 2⁶⁴ addresses in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Network(pub(crate) IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        Network(match address.to_canonical() {
            IpAddr::V6(six) => {
                let bits = u128::from(six) >> 64 << 64;
                IpAddr::V6(bits.into())
            }
            four @ IpAddr::V4(_) => four,
        })
    }
}

/// Locks a mutex. Ignores poisoning, because the guarded values are valid even after a panic.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_gets_no_more_than_its_share() {
        let addresses = Addresses::new(2);
        let one: IpAddr = "::ffff:10.0.0.1".parse().expect("an address");
        let same: IpAddr = "10.0.0.1".parse().expect("an address");
        let first = addresses.enter(one);
        let second = addresses.enter(same);
        assert!(first.is_some() && second.is_some());
        assert!(addresses.enter(one).is_none());
        drop(first);
        assert!(addresses.enter(same).is_some());
    }

    #[test]
    fn neighbours_in_ipv6_share_a_bucket() {
        let rate = Rate {
            per_second: 0.001,
            burst: 2.0,
        };
        let buckets: Buckets = Buckets::new(rate);
        let take = |text: &str| buckets.take(text.parse::<IpAddr>().expect("an address"));
        assert!(take("2001:db8::1") && take("2001:db8::2"));
        assert!(!take("2001:db8::3"));
        assert!(take("2001:db8:0:1::1"));
    }

    #[test]
    fn what_an_answer_weighs_is_paid_before_the_next() {
        let rate = |per_second, burst| Rate { per_second, burst };
        let limits = Limits {
            bytes: rate(0.001, 1_000.0),
            unread_bytes: 1_000,
            ..Limits::default()
        };
        let bytes = Bytes::new(&limits);
        let one: IpAddr = "10.0.0.1".parse().expect("an address");
        let other: IpAddr = "10.0.0.2".parse().expect("an address");
        assert!(bytes.has_some(one));
        bytes.charge(one, 2_000);
        assert!(!bytes.has_some(one) && bytes.has_some(other));
        let held = bytes.hold(one, 2_000);
        assert!(held.is_some(), "a single response may exceed the limit");
        assert!(bytes.hold(one, 1).is_none());
        assert!(bytes.hold(other, 1).is_some());
        drop(held);
        assert!(bytes.hold(one, 1).is_some());
        bytes.charge(other, 20_000);
        let third: IpAddr = "10.0.0.3".parse().expect("an address");
        assert!(
            !bytes.has_some(third),
            "all addresses together have used up the limit"
        );
    }
}
