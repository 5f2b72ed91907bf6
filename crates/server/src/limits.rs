//! How much one client may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// What a server puts up with.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: u32,
    /// Requests to the API from one address: a second, and at once.
    pub requests: Rate,
    /// New players from one address: a second, and at once.
    pub players: Rate,
    /// Messages on one socket: a second, and at once.
    pub messages: Rate,
    /// Tables a player may create in a day.
    pub tables_per_day: u64,
    /// Courses a player may have published.
    pub courses: usize,
}

/// So many a second, and so many at once after a pause.
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
            connections_per_address: 200,
            requests: rate(20.0, 200.0),
            players: rate(0.05, 20.0),
            messages: rate(20.0, 60.0),
            tables_per_day: 200,
            courses: 200,
        }
    }
}

/// A bucket that fills by its rate and is emptied by one for each thing done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate) -> Bucket {
        Bucket {
            left: rate.burst,
            at: Instant::now(),
        }
    }

    /// Takes one out, if there is one.
    pub(crate) fn take(&mut self, rate: Rate) -> bool {
        let now = Instant::now();
        let since = now.duration_since(self.at).as_secs_f64();
        self.at = now;
        self.left = (self.left + since * rate.per_second).min(rate.burst);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}

/// A bucket for each address.
#[derive(Debug)]
pub(crate) struct Buckets {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Buckets {
    /// Beyond so many addresses those that are full again are forgotten.
    const KEPT: usize = 10_000;

    pub(crate) fn new(rate: Rate) -> Buckets {
        let buckets = Mutex::default();
        Buckets { rate, buckets }
    }

    pub(crate) fn take(&self, address: IpAddr) -> bool {
        let mut buckets = locked(&self.buckets);
        if buckets.len() > Self::KEPT {
            let seconds = self.rate.burst / self.rate.per_second;
            buckets.retain(|_, bucket| bucket.at.elapsed().as_secs_f64() < seconds);
        }
        let new = || Bucket::full(self.rate);
        let bucket = buckets.entry(network(address)).or_insert_with(new);
        bucket.take(self.rate)
    }
}

/// How many connections each address has.
#[derive(Clone, Default, Debug)]
pub(crate) struct Addresses(Arc<Mutex<HashMap<IpAddr, u32>>>);

impl Addresses {
    /// Notes one more, unless the address has `most` already.
    pub(crate) fn enter(&self, address: IpAddr, most: u32) -> Option<Entered> {
        let address = network(address);
        let mut counts = locked(&self.0);
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Entered {
            addresses: self.clone(),
            address,
        })
    }
}

/// A connection that is counted while this lives.
#[derive(Debug)]
pub(crate) struct Entered {
    addresses: Addresses,
    address: IpAddr,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut counts = locked(&self.addresses.0);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

/// Whoever has an IPv6 address has 2⁶⁴ of them: they count as one.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => {
            let bits = u128::from(six) >> 64 << 64;
            IpAddr::V6(bits.into())
        }
        four @ IpAddr::V4(_) => four,
    }
}

/// A lock whose holders do not panic; if one did, what it guards is still a plain map.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_gets_no_more_than_its_share() {
        let addresses = Addresses::default();
        let one: IpAddr = "::ffff:10.0.0.1".parse().expect("an address");
        let same: IpAddr = "10.0.0.1".parse().expect("an address");
        let first = addresses.enter(one, 2);
        let second = addresses.enter(same, 2);
        assert!(first.is_some() && second.is_some());
        assert!(addresses.enter(one, 2).is_none());
        drop(first);
        assert!(addresses.enter(same, 2).is_some());
    }

    #[test]
    fn neighbours_in_ipv6_share_a_bucket() {
        let rate = Rate {
            per_second: 0.001,
            burst: 2.0,
        };
        let buckets = Buckets::new(rate);
        let take = |text: &str| buckets.take(text.parse().expect("an address"));
        assert!(take("2001:db8::1") && take("2001:db8::2"));
        assert!(!take("2001:db8::3"));
        assert!(take("2001:db8:0:1::1"));
    }
}
