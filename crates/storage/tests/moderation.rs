//! Tests the data that moderation stores: handle looks, network hashes, hidden objects and unrated
//! matches.

use storage::{
    Act, Batch, ChatMessageRow, Credential, CredentialKind, EventRow, HandleRow, Hideable, Holder,
    JudgedMatch, Location, NewAct, NewTable, PlayerRow, RatingPoint, ReportRow, StorageError,
    Store, Summary, Tie,
};

#[tokio::test]
async fn moderation_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    moderation(&Location::File(folder.path().join("carambole.db"))).await;
}

#[tokio::test]
async fn moderation_on_postgresql() {
    if services::available() {
        let postgres = services::Postgres::start().unwrap();
        moderation(&Location::Url(postgres.url())).await;
    }
}

async fn moderation(location: &Location) {
    let store = Store::open(location).await.unwrap();
    for (id, name) in [("ada", "Ada"), ("ben", "Ben_100%"), ("eve", "Ève")] {
        come(&store, id, name).await;
    }
    looks(&store).await;
    networks(&store).await;
    hidden(&store).await;
    found(&store).await;
    unrated(&store).await;
    banned_from_the_list(&store).await;
    store.close().await;
}

async fn come(store: &Store, id: &str, name: &str) {
    let player = PlayerRow {
        id: id.to_owned(),
        name: name.to_owned(),
        created: 1,
        bot: false,
    };
    let key = Credential {
        id: format!("key-{id}"),
        player: id.to_owned(),
        kind: CredentialKind::Key,
        hash: String::new(),
        name: String::new(),
        scopes: String::new(),
        created: 1,
        expires: None,
    };
    store.create_player(&player, &key).await.unwrap();
}

async fn act(store: &Store, act: Act, object: &str) -> Result<(), StorageError> {
    let new = NewAct {
        act,
        object: object.to_owned(),
        operator: "olga".to_owned(),
        reason: "abuse".to_owned(),
        at: 70,
    };
    store.act(&new).await
}

/// If two old handles have the same new look, both are kept and can be found by their text.
async fn looks(store: &Store) {
    for (player, handle, claimed) in [("ada", "Arnold", 5), ("ben", "Amold", 3)] {
        let row = HandleRow {
            player: player.to_owned(),
            handle: handle.to_owned(),
            look: handle.to_lowercase(),
            private: false,
            claimed,
            seen: 0,
        };
        store.claim_handle(&row).await.unwrap();
    }
    let alike = |text: &str| text.to_lowercase().replace("rn", "m");
    store.renew_looks(2, alike).await.unwrap();
    assert_eq!(store.handle_like("amold").await.unwrap().player, "ben");
    assert_eq!(store.handle_named("ARNOLD").await.unwrap().player, "ada");
    assert_eq!(store.handle_named("amold").await.unwrap().player, "ben");
    assert!(store.handle_named("amo_d").await.is_err());
    // Looks are recomputed only once per version.
    store.renew_looks(2, str::to_owned).await.unwrap();
    assert_eq!(store.handle_like("amold").await.unwrap().player, "ben");
    let third = HandleRow {
        player: "eve".to_owned(),
        look: "amold".to_owned(),
        ..store.handle_named("amold").await.unwrap()
    };
    let third = store.claim_handle(&third).await;
    assert!(matches!(third, Err(StorageError::Conflict)), "{third:?}");
}

/// A ban can put the player's networks on hold. Both the ban and the hold expire on their own.
async fn networks(store: &Store) {
    assert_eq!(store.address_key("first").await.unwrap(), "first");
    assert_eq!(store.address_key("second").await.unwrap(), "first");
    for (hash, at) in [("n1", 10), ("n2", 20), ("n1", 30)] {
        store.note_address("eve", hash, at).await.unwrap();
    }
    let known = store.addresses_of("eve").await.unwrap();
    assert_eq!(known, [("n1".to_owned(), 30), ("n2".to_owned(), 20)]);
    let ban = |hold| Act::Ban { until: None, hold };
    act(store, ban(None), "eve").await.unwrap();
    assert!(!store.is_held("n1", 50).await.unwrap());
    act(store, ban(Some(100)), "eve").await.unwrap();
    for (hash, now, is_held) in [("n1", 99, true), ("n2", 99, true), ("n1", 100, false)] {
        assert_eq!(store.is_held(hash, now).await.unwrap(), is_held);
    }
    assert!(!store.is_held("n3", 50).await.unwrap());
    act(store, Act::Unban, "eve").await.unwrap();
    assert!(!store.is_held("n1", 50).await.unwrap());
    act(store, ban(Some(100)), "eve").await.unwrap();
    store.sweep_addresses(25, 99).await.unwrap();
    assert_eq!(store.addresses_of("eve").await.unwrap().len(), 1);
    assert!(store.is_held("n2", 50).await.unwrap());
    store.sweep_addresses(25, 100).await.unwrap();
    assert!(!store.is_held("n2", 50).await.unwrap());
}

async fn open_table(store: &Store, id: &str, status: &str) {
    let table = NewTable {
        owner: "ada".to_owned(),
        secret: String::new(),
        listed: true,
        chat: "free".to_owned(),
        casual: false,
        reserved: None,
        created: 1,
        first: EventRow {
            table: id.into(),
            version: 1,
            event: "{}".to_owned(),
        },
        summary: Summary {
            table: id.into(),
            version: 1,
            text: format!("summary {id}"),
            status: status.to_owned(),
            turn: None,
            deadline: None,
            updated: 1,
        },
        rematch_of: None,
    };
    store.create_table(&table).await.unwrap();
}

/// Operators can still read a hidden chat message. Players never see messages from players they
/// have blocked.
async fn hidden(store: &Store) {
    open_table(store, "t1", "waiting").await;
    for (id, player, said) in [("r1", "eve", 1), ("r2", "ben", 2)] {
        let row = ChatMessageRow {
            id: id.to_owned(),
            table: "t1".to_owned(),
            player: player.to_owned(),
            said,
            remark: format!("remark {id}"),
        };
        store.add_chat_message(&row).await.unwrap();
    }
    let heard =
        async |reader: Option<&str>| store.chat_messages("t1", reader, 9).await.unwrap().len();
    assert_eq!(heard(Some("ada")).await, 2);
    store.tie(Tie::Blocks, "ada", "eve", 5).await.unwrap();
    assert_eq!((heard(Some("ada")).await, heard(None).await), (1, 2));
    assert_eq!(store.blockers("eve").await.unwrap(), ["ada"]);
    let blocked = store.blocked("ada", 9).await.unwrap();
    assert_eq!((&*blocked[0].name, &blocked[0].handle), ("Ève", &None));
    let lobby = async |reader| store.lobby(reader, "waiting", 9, 9).await.unwrap().len();
    assert_eq!((lobby(Some("eve")).await, lobby(Some("ben")).await), (0, 1));
    act(store, Act::Hide(Hideable::Remark), "r2").await.unwrap();
    assert_eq!((heard(Some("ada")).await, heard(None).await), (0, 1));
    assert_eq!(
        store.chat_messages_since("t1", 0, 9).await.unwrap().len(),
        1
    );
    let whole = store.whole_chat("t1").await.unwrap();
    let shown: Vec<_> = whole
        .iter()
        .map(|one| (&*one.row.id, one.is_hidden))
        .collect();
    assert_eq!(shown, [("r1", false), ("r2", true)]);
    assert!(act(store, Act::Hide(Hideable::Remark), "r2").await.is_err());
    act(store, Act::Show(Hideable::Remark), "r2").await.unwrap();
    for what in [Hideable::Cup, Hideable::Tournament, Hideable::Course] {
        let missing = store.is_hidden(what, "x").await;
        assert!(matches!(missing, Err(StorageError::NotFound)));
        assert!(act(store, Act::Hide(what), "x").await.is_err());
    }
}

async fn found(store: &Store) {
    let report = ReportRow {
        id: "p1".to_owned(),
        reporter: "ben".to_owned(),
        reported: "eve".to_owned(),
        handle: "Ève".to_owned(),
        course: None,
        place: Some("{\"remark\":{}}".to_owned()),
        reason: "rude".to_owned(),
        made: 60,
    };
    store.add_report(&report).await.unwrap();
    assert_eq!(store.report("p1").await.unwrap().report, report);
    assert_eq!(store.reports_about("eve", 9).await.unwrap().len(), 1);
    assert!(store.report("p2").await.is_err());
    store.note_address("eve", "n1", 40).await.unwrap();
    for (text, ids) in [
        ("Ève", &["eve"][..]),
        ("en_", &["ben"]),
        ("100%", &["ben"]),
        ("0_%", &[]),
        ("@arn", &["ada"]),
        ("ARNOLD", &["ada"]),
        ("eve", &["eve"]),
        ("t1", &["ben", "eve"]),
        ("n1", &["eve"]),
        ("'--", &[]),
    ] {
        let players = store.find_players(text, 50, 9).await.unwrap();
        let found: Vec<&str> = players.iter().map(|one| &*one.player.id).collect();
        assert_eq!(found, ids, "{text}");
    }
    let eve = &store.find_players("eve", 50, 9).await.unwrap()[0];
    assert_eq!((eve.reports, &eve.handle), (1, &None));
    assert_eq!(eve.ban.as_ref().unwrap().reason, "abuse");
}

async fn unrated(store: &Store) {
    assert!(!store.is_unrated("t1").await.unwrap());
    act(store, Act::Unrate, "t1").await.unwrap();
    assert!(store.is_unrated("t1").await.unwrap());
    act(store, Act::Rate, "t1").await.unwrap();
    assert!(!store.is_unrated("t1").await.unwrap());
    for (what, table) in [
        (Act::Rate, "t1"),
        (Act::Unrate, "t0"),
        (Act::EndTable, "t0"),
    ] {
        let refused = act(store, what, table).await;
        assert!(
            matches!(refused, Err(StorageError::NotFound)),
            "{refused:?}"
        );
    }
    // A table marked to be ended is not rated, and a server must end it.
    open_table(store, "t2", "playing").await;
    act(store, Act::EndTable, "t2").await.unwrap();
    assert!(store.is_unrated("t2").await.unwrap());
    assert_eq!(store.tables_to_end().await.unwrap(), ["t2"]);
    open_table(store, "t3", "over").await;
    assert!(act(store, Act::EndTable, "t3").await.is_err());
    // All of a player's matches can be excluded together.
    let sits = |table: &str| Batch {
        holders: vec![Holder {
            table: table.into(),
            seat: 0,
            player: Some("eve".to_owned()),
        }],
        ..Batch::default()
    };
    store.commit(&[&sits("t2"), &sits("t3")]).await.unwrap();
    assert_eq!(store.rated_matches_of("eve").await.unwrap(), ["t3"]);
    act(store, Act::Unrate, "t3").await.unwrap();
    assert_eq!(store.rated_matches_of("eve").await.unwrap(), [""; 0]);
    assert_eq!(store.unrated_matches_of("eve").await.unwrap(), ["t2", "t3"]);
    act(store, Act::Rate, "t3").await.unwrap();
}

/// A banned player is not on the leaderboard until the ban ends.
async fn banned_from_the_list(store: &Store) {
    let point = RatingPoint {
        player: "ada".to_owned(),
        kind: "carom".to_owned(),
        number: 1,
        table: "t1".to_owned(),
        opponents: "ben".to_owned(),
        at: 5,
        rating: 1_600_000,
        deviation: 60_000,
        volatility: 60_000_000_000,
    };
    let judged = JudgedMatch {
        table: "t1".to_owned(),
        ended: 5,
        ratings: vec![point],
        to_review: false,
    };
    store.add_judged_match(&judged).await.unwrap();
    let listed = async |now| {
        let best = store.best_players("carom", 110_000, now, 10).await.unwrap();
        best.len()
    };
    assert_eq!(listed(80).await, 1);
    let ban = Act::Ban {
        until: Some(90),
        hold: None,
    };
    act(store, ban, "ada").await.unwrap();
    assert_eq!((listed(80).await, listed(91).await), (0, 1));
    let for_good = Act::Ban {
        until: None,
        hold: None,
    };
    act(store, for_good, "ada").await.unwrap();
    assert_eq!(listed(91).await, 0);
}
