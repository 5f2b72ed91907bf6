//! Players who are searching for an opponent.

use super::fixtures::assert_conflict;
use storage::{Seek, Store, Tie};

pub fn seek(player: &str, since: u64, seen: u64) -> Seek {
    Seek {
        player: player.to_owned(),
        kind: "carom".to_owned(),
        rating: 1_500_000,
        since,
        seen,
        found: None,
    }
}

pub async fn a_waiting_player_is_paired_once(store: &Store) {
    for one in [seek("ben", 2, 5), seek("ada", 1, 9), seek("cleo", 3, 9)] {
        store.keep_seek(&one).await.unwrap();
    }
    let seekers = async |player: &str, kind: &str, seen| -> Vec<String> {
        let seekers = store.seekers(player, kind, seen).await.unwrap();
        seekers.into_iter().map(|one| one.player).collect()
    };
    assert_eq!(seekers("emil", "carom", 6).await, ["ada", "cleo"]);
    assert_eq!(seekers("emil", "basic", 0).await, [""; 0]);
    // A blocked player is not found, and does not find players who block them.
    store.tie(Tie::Blocks, "dora", "cleo", 1).await.unwrap();
    assert_eq!(seekers("dora", "carom", 6).await, ["ada"]);
    store.keep_seek(&seek("dora", 4, 9)).await.unwrap();
    assert_eq!(seekers("cleo", "carom", 6).await, ["ada"]);
    store.drop_seek("dora").await.unwrap();
    store.pair("cleo", "ada", "t9").await.unwrap();
    let ada = store.seek("ada").await.unwrap().unwrap();
    assert_eq!(ada.found, Some(("t9".to_owned(), 1)));
    // A player who already has an opponent is not found again, and another request changes nothing.
    assert_conflict(&store.pair("ben", "ada", "t8").await);
    assert_eq!(store.seek("ben").await.unwrap().unwrap().found, None);
    store.keep_seek(&seek("ada", 1, 12)).await.unwrap();
    assert_eq!(store.seek("ada").await.unwrap().unwrap(), ada);
    store.keep_seek(&seek("ada", 20, 20)).await.unwrap();
    assert_eq!(store.seek("ada").await.unwrap().unwrap().found, None);
    store.drop_seek("ben").await.unwrap();
    store.sweep_seeks(10).await.unwrap();
    assert_eq!(seekers("emil", "carom", 0).await, ["ada"]);
}
