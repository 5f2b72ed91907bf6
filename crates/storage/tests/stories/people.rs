//! How players find and meet each other: handles, passkeys, follows, blocks and challenges.

use super::fixtures::{
    assert_conflict, assert_not_found, credential, handle, handles, players, shared_table, table,
};
use storage::{CeremonyRow, ChallengeRow, CredentialKind, PasskeyRow, Sitter, Store, Tie};

pub async fn each_look_belongs_to_one_handle(store: &Store) {
    players(store).await;
    shared_table(store).await;
    assert_eq!(store.handle_of("ada").await.unwrap(), None);
    let (ada, ben) = (handle("ada", "Ada_L", "adal"), handle("ben", "Ben", "ben"));
    for row in [&handle("ada", "Lada", "lada"), &ada, &ben] {
        store.claim_handle(row).await.unwrap();
    }
    // A handle that looks like another player's is refused, and the old handle is kept.
    assert_conflict(&store.claim_handle(&handle("ben", "adal", "adal")).await);
    assert_eq!(store.handle_of("ben").await.unwrap(), Some(ben.clone()));
    assert_eq!(store.handle_like("adal").await.unwrap(), ada);
    // The previous handle is free.
    assert_not_found(&store.handle_like("lada").await);
    let found = store.handles_starting_with("ada", 10).await.unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!(store.handles_starting_with("%", 10).await.unwrap(), []);
    let both = ["ada".into(), "nobody".into()];
    store.note_seen(&both, 77).await.unwrap();
    assert_eq!(store.handle_like("adal").await.unwrap().seen, 77);
    assert_eq!(store.handle_like("ben").await.unwrap().seen, 0);
    // A table shows public handles and marks bots.
    let sits = |seat: u8, handle: Option<&str>, bot: bool| Sitter {
        table: "t2".to_owned(),
        seat,
        player: ["ada", "ben"][usize::from(seat)].to_owned(),
        handle: handle.map(str::to_owned),
        bot,
        guest: false,
    };
    let sitters = store.sitters(&["t2", "nothing"]).await.unwrap();
    assert_eq!(
        sitters,
        [sits(0, Some("Ada_L"), false), sits(1, None, false)]
    );
    store.mark_bot("ben").await.unwrap();
    let sitters = store.sitters(&["t2"]).await.unwrap();
    assert_eq!(
        sitters,
        [sits(0, Some("Ada_L"), false), sits(1, None, true)]
    );
    assert!(store.player("ben").await.unwrap().bot);
    assert!(store.player_and_ban("ben", 1).await.unwrap().0.bot);
    // A released handle is free.
    store.release_handle("ben").await.unwrap();
    assert_not_found(&store.release_handle("ben").await);
    // If two players claim the same look at the same time, only one succeeds.
    let (one, other) = (handle("ben", "Twin", "twin"), handle("cy", "tw1n", "twin"));
    let (one, other) = tokio::join!(store.claim_handle(&one), store.claim_handle(&other));
    assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
}

pub fn passkey(id: &str, player: &str) -> PasskeyRow {
    PasskeyRow {
        id: id.to_owned(),
        player: player.to_owned(),
        name: "Phone".to_owned(),
        public_key: "ab".to_owned(),
        state: "01".to_owned(),
        created: 5,
        used: None,
    }
}

pub async fn a_passkey_signs_in_its_player_in_time(store: &Store) {
    players(store).await;
    // A challenge can be answered only once, and only in time.
    let ceremony = |id: &str, player: Option<&str>| CeremonyRow {
        id: id.to_owned(),
        player: player.map(str::to_owned),
        state: "00".to_owned(),
        expires: 50,
    };
    let (adding, signing) = (ceremony("a", Some("ada")), ceremony("b", None));
    for row in [&adding, &signing, &ceremony("c", Some("ada"))] {
        store.begin_ceremony(row).await.unwrap();
    }
    assert_eq!(store.ceremonies_of("ada", 50).await.unwrap(), 2);
    assert_eq!(store.take_ceremony("a", 50).await.unwrap(), adding);
    assert_eq!(store.take_ceremony("b", 50).await.unwrap(), signing);
    for (id, now) in [("a", 50), ("c", 51), ("c", 50), ("d", 1)] {
        assert_not_found(&store.take_ceremony(id, now).await);
    }
    store.begin_ceremony(&adding).await.unwrap();
    store.sweep_ceremonies(51).await.unwrap();
    assert!(store.take_ceremony("a", 1).await.is_err());
    // A passkey signs in only its own player.
    let (first, second) = (passkey("p1", "ada"), passkey("p2", "ada"));
    store.add_passkey(&first).await.unwrap();
    store.add_passkey(&second).await.unwrap();
    assert_conflict(&store.add_passkey(&passkey("p1", "ben")).await);
    let key = credential("key-3", "ada", CredentialKind::Key);
    store.use_passkey("p1", "02", &key).await.unwrap();
    let used = store.passkey("p1").await.unwrap();
    assert_eq!((&*used.state, used.used), ("02", Some(5)));
    assert_eq!(store.credential("key-3").await.unwrap(), key);
    let others = credential("key-4", "ben", CredentialKind::Key);
    assert_not_found(&store.use_passkey("p1", "03", &others).await);
    assert!(store.remove_passkey("ben", "p2").await.is_err());
    store.remove_passkey("ada", "p2").await.unwrap();
    assert_eq!(store.passkeys_of("ada").await.unwrap(), [used]);
}

/// Returns Ben's challenge to Ada at the table `t5`.
pub fn challenge() -> ChallengeRow {
    ChallengeRow {
        table: "t5".to_owned(),
        challenger: "ben".to_owned(),
        player: "ada".to_owned(),
        made: 8,
    }
}

pub async fn players_follow_challenge_and_block_each_other(store: &Store) {
    players(store).await;
    handles(store).await;
    store.mark_bot("ben").await.unwrap();
    for tie in [Tie::Follows, Tie::Blocks] {
        for _ in 0..2 {
            store.tie(tie, "ada", "ben", 5).await.unwrap();
        }
        assert_eq!(store.ties(tie, "ada").await.unwrap(), 1);
        assert!(store.is_tied(tie, "ada", "ben").await.unwrap());
        assert!(!store.is_tied(tie, "ben", "ada").await.unwrap());
        let others = store.tied(tie, "ada", 9).await.unwrap();
        let told: Vec<_> = others
            .iter()
            .map(|one| (&*one.handle, one.private, one.bot))
            .collect();
        assert_eq!(told, [("Benny", true, true)]);
        store.untie(tie, "ada", "ben").await.unwrap();
        assert_eq!(store.tied(tie, "ada", 9).await.unwrap(), []);
    }
    store.note_seen(&["ada".into()], 77).await.unwrap();
    store.create_table(&table("t5", true, None)).await.unwrap();
    store.tie(Tie::Follows, "ben", "ada", 6).await.unwrap();
    assert_eq!(store.followers("ada", 9).await.unwrap().len(), 1);
    let following = store.tied(Tie::Follows, "ben", 9).await.unwrap();
    assert_eq!((following[0].seen, following[0].private), (77, false));
    store.add_challenge(&challenge()).await.unwrap();
    let waiting = store.challenges("ada", 9).await.unwrap();
    assert_eq!((waiting.len(), &*waiting[0].by.name), (1, "Ben"));
    assert_eq!(store.challenges_by("ben", "ada").await.unwrap(), 1);
    // A blocked player is no longer listed as a follower or challenger, and cannot see that the
    // player who blocked them is online.
    store.tie(Tie::Blocks, "ada", "ben", 9).await.unwrap();
    assert_eq!(store.followers("ada", 9).await.unwrap(), []);
    assert_eq!(store.challenges("ada", 9).await.unwrap(), []);
    assert!(store.tied(Tie::Follows, "ben", 9).await.unwrap()[0].private);
    // Only the challenged player can decline.
    assert!(store.decline_challenge("ben", "t5").await.is_err());
    let challenger = store.decline_challenge("ada", "t5").await.unwrap();
    assert_eq!(challenger, "ben");
    assert_eq!(store.challenges_by("ben", "ada").await.unwrap(), 0);
    store.add_challenge(&challenge()).await.unwrap();
    assert_eq!(store.challenges_by("ben", "ada").await.unwrap(), 1);
}
