//! Keyed hashes of the networks that players connect from. The hashes let operators recognise a
//! banned player who comes back. IP addresses themselves are never stored; hashes are stored for 30
//! days.

use crate::http::error::Error;
use crate::http::limits::{Network, locked};
use crate::random;
use crate::time::now;
use contest::calendar::DAY;
use hmac::{Hmac, KeyInit, Mac};
use protocol::{Hex, Millis};
use sha2::Sha256;
use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use storage::{StorageError, Store};

/// How long a hash is kept after the player's last visit from that network.
pub(crate) const MAX_AGE: Millis = 30 * DAY;
/// Maximum number of visits remembered in memory.
const MAX_NOTED: usize = 100_000;

/// Hashes IP addresses, and remembers which of the day's visits are already stored.
#[derive(Debug)]
pub(crate) struct AddressLog {
    store: Store,
    key: Vec<u8>,
    noted: Mutex<Noted>,
}

#[derive(Debug, Default)]
struct Noted {
    day: Millis,
    visits: HashSet<(Arc<str>, IpAddr)>,
}

impl AddressLog {
    /// Loads the hash key from the database, or generates one on the first start.
    pub(crate) async fn open(store: &Store) -> Result<AddressLog, StorageError> {
        let unavailable = |_| StorageError::Damaged("no random numbers available".to_owned());
        let new = Hex(random::bytes::<32>().map_err(unavailable)?).to_string();
        let key = store.address_key(&new).await?.into_bytes();
        Ok(AddressLog {
            store: store.clone(),
            key,
            noted: Mutex::default(),
        })
    }

    /// Returns the hash of the network that an IP address belongs to.
    fn hash(&self, address: IpAddr) -> String {
        let Network(network) = address.into();
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.key) else {
            unreachable!("HMAC accepts keys of any length");
        };
        mac.update(network.to_string().as_bytes());
        let bytes: [u8; 32] = mac.finalize().into_bytes().into();
        Hex::<8>(std::array::from_fn(|index| bytes[index])).to_string()
    }

    /// Returns whether this is the player's first visit of the day from this network.
    fn is_new(&self, player: &Arc<str>, address: IpAddr, day: Millis) -> bool {
        let mut noted = locked(&self.noted);
        if noted.day != day || noted.visits.len() >= MAX_NOTED {
            noted.day = day;
            noted.visits.clear();
        }
        noted.visits.insert((Arc::clone(player), address))
    }

    /// Stores a player's network once per day. Errors are only logged, so the player can keep
    /// playing.
    pub(crate) async fn note(&self, player: &Arc<str>, address: IpAddr) {
        let now = now();
        if self.is_new(player, address, now / DAY) {
            let hash = self.hash(address);
            if let Err(error) = self.store.note_address(player, &hash, now).await {
                tracing::warn!(%error, "cannot store a player's network hash");
            }
        }
    }

    /// Refuses new players from a network while an operator's hold on the network lasts.
    pub(crate) async fn check_hold(&self, address: IpAddr) -> Result<(), Error> {
        if self.store.is_held(&self.hash(address), now()).await? {
            let text = "No new players can be created from your network right now because of \
                        abuse. Sign in to an existing account, or contact the operator.";
            return Err(Error::forbidden(text));
        }
        Ok(())
    }
}
