//! Fair scheduling of computer players: table owners who have used little computing time go first.

use crate::http::limits::locked;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// A fixed number of thinking slots for computer players, shared fairly between table owners.
/// Owners who have used more computing time wait for owners who have used less, no matter how many
/// tables they have. Tables with the same owner take turns.
#[derive(Clone, Debug)]
pub(crate) struct Shares(Arc<Mutex<Places>>);

#[derive(Debug)]
struct Places {
    free: usize,
    /// The waiting tables, by owner.
    waiting: HashMap<Arc<str>, VecDeque<oneshot::Sender<Place>>>,
    /// The computing time that each owner has used, which is gradually forgotten.
    used: HashMap<Arc<str>, Duration>,
    faded: Instant,
}

/// The time after which half of the recorded computing time is forgotten.
const FADES: Duration = Duration::from_secs(10);

/// A thinking slot, which is held until it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    shares: Shares,
    player: Arc<str>,
    since: Instant,
}

impl Shares {
    pub(crate) fn new(places: usize) -> Shares {
        Shares(Arc::new(Mutex::new(Places {
            free: places,
            waiting: HashMap::new(),
            used: HashMap::new(),
            faded: Instant::now(),
        })))
    }

    /// Waits for a slot for one of this owner's tables.
    pub(crate) async fn place(&self, player: &Arc<str>) -> Option<Place> {
        let turn = {
            let (sender, turn) = oneshot::channel();
            let mut places = locked(&self.0);
            let own = places.waiting.entry(Arc::clone(player)).or_default();
            own.push_back(sender);
            turn
        };
        self.hand_out();
        turn.await.ok()
    }

    /// Gives free slots to waiting tables.
    fn hand_out(&self) {
        loop {
            let (sender, place) = {
                let mut places = locked(&self.0);
                let Some((player, sender)) = places.next() else {
                    return;
                };
                let since = Instant::now();
                let shares = self.clone();
                let place = Place {
                    shares,
                    player,
                    since,
                };
                (sender, place)
            };
            // If the receiver is gone, the slot is released at once.
            drop(sender.send(place));
        }
    }
}

impl Places {
    /// Returns the next waiting table if there is a free slot.
    fn next(&mut self) -> Option<(Arc<str>, oneshot::Sender<Place>)> {
        if self.free == 0 {
            return None;
        }
        self.fade();
        let used = |player: &Arc<str>| self.used.get(player).copied().unwrap_or_default();
        let least = self.waiting.keys().min_by_key(|player| used(player));
        let player = Arc::clone(least?);
        let own = self.waiting.get_mut(&player)?;
        let sender = own.pop_front();
        if own.is_empty() {
            self.waiting.remove(&player);
        }
        self.free -= 1;
        sender.map(|sender| (player, sender))
    }

    fn fade(&mut self) {
        while self.faded.elapsed() >= FADES {
            self.faded += FADES;
            self.used.retain(|_, used| {
                *used /= 2;
                *used > Duration::from_millis(1)
            });
            if self.used.is_empty() {
                self.faded = Instant::now();
            }
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        {
            let mut places = locked(&self.shares.0);
            places.free += 1;
            let used = places.used.entry(Arc::clone(&self.player)).or_default();
            *used += self.since.elapsed();
        }
        self.shares.hand_out();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_has_used_little_goes_before_who_has_used_much() {
        let shares = Shares::new(1);
        let (greedy, modest): (Arc<str>, Arc<str>) = ("greedy".into(), "modest".into());
        let first = shares.place(&greedy).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for number in 0..60 {
            let player = if number == 59 { &modest } else { &greedy };
            let (shares, player, order) = (shares.clone(), Arc::clone(player), Arc::clone(&order));
            tasks.push(tokio::spawn(async move {
                let place = shares.place(&player).await;
                locked(&order).push(player);
                drop(place);
            }));
            tokio::task::yield_now().await;
        }
        std::thread::sleep(Duration::from_millis(2));
        drop(first);
        for task in tasks {
            task.await.expect("the task ends");
        }
        let order = locked(&order);
        assert_eq!(order.len(), 60);
        let place = order.iter().position(|player| **player == *modest);
        assert_eq!(place, Some(0), "though it came last");
    }

    #[tokio::test]
    async fn a_place_nobody_waits_for_any_more_is_given_on() {
        let shares = Shares::new(1);
        let player: Arc<str> = "p".into();
        let first = shares.place(&player).await;
        let gone = tokio::time::timeout(Duration::from_millis(1), shares.place(&player)).await;
        assert!(gone.is_err());
        drop(first);
        assert!(shares.place(&player).await.is_some());
    }
}
