//! Tables: the lobby, the event log, rematches and chat.

use super::fixtures::{assert_conflict, chat, event, held, players, shared_table, summary, table};
use storage::{Batch, Store};

pub async fn a_table_is_listed_and_has_one_rematch_and_a_chat(store: &Store) {
    players(store).await;
    store.create_table(&table("t1", true, None)).await.unwrap();
    shared_table(store).await;
    let lobby = async |each| store.lobby(None, "waiting", 10, each).await.unwrap();
    assert_eq!(lobby(5).await, ["t1 1"]);
    assert!(lobby(0).await.is_empty());
    let counted = store.tables_of_owner("ada", 10, 10).await.unwrap();
    assert_eq!((counted.created, counted.with_computers), (2, 0));
    store.create_table(&table("t5", true, None)).await.unwrap();
    assert!(store.forgotten_tables(1, 1).await.unwrap().is_empty());
    let next = table("t3", false, Some("t2"));
    store.create_table(&next).await.unwrap();
    assert_conflict(&store.create_table(&table("t4", false, Some("t2"))).await);
    assert!(!store.has_table("t4").await.unwrap());
    assert_eq!(store.table("t2").await.unwrap().next.as_deref(), Some("t3"));
    // Chat messages are read in the order in which they were sent.
    chat(store).await;
    let remark = |id: &str| (id.to_owned(), format!("remark {id}"));
    let remarks = store.chat_messages("t2", None, 10).await.unwrap();
    assert_eq!(remarks, [remark("r1"), remark("r2")]);
    let last = store.chat_messages("t2", Some("ben"), 1).await.unwrap();
    assert_eq!(last, [remark("r2")]);
    assert_eq!(store.chat_author("t2", "r1").await.unwrap(), "ada");
    assert_eq!(store.table_of_remark("r1").await.unwrap(), "t2");
}

pub async fn each_version_of_a_table_is_written_once(store: &Store) {
    players(store).await;
    store.create_table(&table("t1", true, None)).await.unwrap();
    store.create_table(&table("t2", false, None)).await.unwrap();
    // Commit more events than fit into one statement.
    let batch = Batch {
        events: (2..=150).map(|version| event("t1", version)).collect(),
        holders: vec![held("t1", 0, Some("ada")), held("t1", 1, Some("ada"))],
        summaries: vec![summary("t1", 150, "playing", Some(77))],
    };
    store.commit(&[&batch]).await.unwrap();
    assert_eq!(store.events("t1", 0).await.unwrap().len(), 150);
    assert_eq!(
        store.events("t1", 148).await.unwrap()[0],
        event("t1", 149).event
    );
    assert_eq!(store.due(76, 9).await.unwrap(), [""; 0]);
    assert_eq!(store.due(77, 9).await.unwrap(), ["t1"]);
    // The rest of a refused batch is not written either.
    let batch = Batch {
        events: vec![event("t2", 2), event("t1", 150)],
        ..Batch::default()
    };
    assert_conflict(&store.commit(&[&batch]).await);
    assert_eq!(store.events("t2", 0).await.unwrap().len(), 1);
    let batch = Batch {
        events: (2..=4).map(|version| event("t2", version)).collect(),
        holders: vec![held("t2", 0, Some("ada")), held("t2", 1, Some("ben"))],
        // This summary is older than the stored one.
        summaries: vec![summary("t1", 20, "waiting", None)],
    };
    store.commit(&[&batch]).await.unwrap();
    assert_eq!(store.events("t2", 0).await.unwrap().len(), 4);
    assert_eq!(store.lagging().await.unwrap(), ["t2"]);
    let mine = store.tables_of("ada", 10).await.unwrap();
    let found: Vec<_> = mine.iter().map(|held| (&*held.id, &*held.seats)).collect();
    assert_eq!(found, [("t1", &[0, 1][..]), ("t2", &[0][..])]);
    let row = store.table("t2").await.unwrap();
    let holders = vec![(0, "ada".to_owned()), (1, "ben".to_owned())];
    assert_eq!((row.holders, row.listed, row.next), (holders, false, None));
    // A player can leave a seat.
    let batch = Batch {
        holders: vec![held("t1", 1, None)],
        ..Batch::default()
    };
    store.commit(&[&batch]).await.unwrap();
    assert_eq!(store.table("t1").await.unwrap().holders.len(), 1);
}
