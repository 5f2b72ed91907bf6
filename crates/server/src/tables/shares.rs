//! Who thinks next: computers of the player who has used the least lately.

use crate::limits::locked;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// A few places to think, shared fairly between players. Whoever has used much waits for those who
/// have used little, however many tables they have; tables of one player take turns.
#[derive(Clone, Debug)]
pub(crate) struct Shares(Arc<Mutex<Places>>);

#[derive(Debug)]
struct Places {
    free: usize,
    /// Who waits, by player.
    waiting: HashMap<Arc<str>, VecDeque<oneshot::Sender<Place>>>,
    /// What players have used; it fades.
    used: HashMap<Arc<str>, Duration>,
    faded: Instant,
}

/// In this time, what was used counts half.
const FADES: Duration = Duration::from_secs(10);

/// A place to think, until it is dropped.
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

    /// A place for a table of this player, when its turn has come.
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

    /// Gives free places to those who wait.
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
            // Who does not wait any more gives it back at once.
            drop(sender.send(place));
        }
    }
}

impl Places {
    /// Who is next, if there is a place.
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
            task.await.expect("it ends");
        }
        let order = locked(&order);
        assert_eq!(order.len(), 60);
        let place = order.iter().position(|player| **player == *modest);
        assert_eq!(place, Some(0), "though the last to come");
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
