//! The data shared by the nodes of a cluster: heartbeats, downtimes, leases and changes at tables.

use super::fixtures::{chat, players, shared_table, single_table, table};
use storage::{Downtime, Store};

pub async fn nodes_agree_on_downtimes_and_versions(store: &Store) {
    assert_eq!(store.last_alive().await.unwrap(), None);
    store.mark_alive(50).await.unwrap();
    store.mark_alive(60).await.unwrap();
    assert_eq!(store.last_alive().await.unwrap(), Some(60));
    let absence = Downtime {
        since: 60,
        until: 90,
    };
    store.add_downtime(absence).await.unwrap();
    store.add_downtime(absence).await.unwrap();
    assert_eq!(store.downtimes().await.unwrap(), [absence]);
    // The last heartbeat was sent long ago, so no server has been running since then.
    let first = store.beat(false).await.unwrap();
    assert!(first.now > 1_700_000_000_000, "{first:?}");
    assert_eq!((first.down_until, first.mute), (first.now, None));
    let absences = store.downtimes().await.unwrap();
    let last = absences.last().unwrap();
    assert_eq!((last.since, last.until), (60, first.now));
    let second = store.beat(true).await.unwrap();
    assert_eq!(second.down_until, first.down_until);
    assert!(store.beat(false).await.unwrap().mute.is_some());
    assert!(store.last_alive().await.unwrap() >= Some(first.now));
    for (own, newest) in [(1, 1), (3, 3), (2, 3)] {
        assert_eq!(store.newest_protocol(own).await.unwrap(), newest);
    }
    assert_eq!(
        store.common_number(7).await.unwrap(),
        store.common_number(8).await.unwrap()
    );
}

pub async fn a_node_holds_a_lease_until_it_ends_or_is_released(store: &Store) {
    players(store).await;
    single_table(store).await;
    shared_table(store).await;
    assert!(store.lease("t1", "north", 60_000).await.unwrap());
    assert!(!store.lease("t1", "south", 60_000).await.unwrap());
    assert!(store.lease("t1", "north", 60_000).await.unwrap());
    store.release("t1", "south").await.unwrap();
    assert!(!store.lease("t1", "south", 60_000).await.unwrap());
    store.release("t1", "north").await.unwrap();
    assert!(store.lease("t1", "south", 1).await.unwrap());
    tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    // t1 is due according to its summary; t2 is not.
    let due = store.lease_due("north", 0, 60_000, 9).await.unwrap();
    assert_eq!(due, ["t1"]);
    assert_eq!(
        store.lease_due("south", 0, 60_000, 9).await.unwrap(),
        [""; 0]
    );
    // The node extends its own leases only in the second half of their duration.
    let own = store.lease_due("north", 0, 60_000, 9).await.unwrap();
    assert_eq!(own, [""; 0]);
    let own = store.lease_due("north", 0, 200_000, 9).await.unwrap();
    assert_eq!(own, ["t1"]);
    store.release_all("north").await.unwrap();
    assert!(store.lease("t1", "south", 1).await.unwrap());
    store.sweep_leases().await.unwrap();
    // Nodes can ask what has changed at a table.
    let rematch = table("t3", false, Some("t2"));
    store.create_table(&rematch).await.unwrap();
    chat(store).await;
    let asked = ["t1".into(), "t2".into(), "t9".into()];
    let mut standings = store.standings(&asked).await.unwrap();
    standings.sort_by(|a, b| a.table.cmp(&b.table));
    let told: Vec<_> = standings
        .iter()
        .map(|one| (&*one.table, one.version, one.next.as_deref(), one.said))
        .collect();
    let expected = [("t1", 150, None, None), ("t2", 4, Some("t3"), Some(2))];
    assert_eq!(told, expected);
    let said = store.chat_messages_since("t2", 2, 9).await.unwrap();
    let remark = ["r2", "ada", "remark r2"].map(str::to_owned);
    assert_eq!(said, [remark.into()]);
}
