//! Players and their credentials.

use super::fixtures::{assert_conflict, assert_not_found, credential, player, players};
use storage::{CredentialKind, Store};

pub async fn a_player_is_created_once_and_can_be_renamed(store: &Store) {
    for (id, name) in [("ada", "Ada 'x'; --"), ("ben", "Bén")] {
        let row = player(id, name);
        let key = credential(&format!("key-{id}"), id, CredentialKind::Key);
        store.create_player(&row, &key).await.unwrap();
        assert_eq!(store.player(id).await.unwrap(), row);
        assert_conflict(&store.create_player(&row, &key).await);
    }
    store.rename_player("ben", "Ben").await.unwrap();
    assert_eq!(store.player("ben").await.unwrap().name, "Ben");
    assert_not_found(&store.player("carl").await);
}

pub async fn keys_and_codes_belong_to_one_player(store: &Store) {
    players(store).await;
    // A code can be exchanged for only one key.
    let code = credential("code", "ada", CredentialKind::Device);
    store.add_credential(&code).await.unwrap();
    assert_eq!(store.credential("code").await.unwrap(), code);
    let key = credential("key-2", "ada", CredentialKind::Key);
    store.trade_code("code", &key).await.unwrap();
    let key = credential("key-3", "ada", CredentialKind::Key);
    assert_not_found(&store.trade_code("code", &key).await);
    assert_not_found(&store.credential("key-3").await);
    // A new recovery code replaces the old one.
    for id in ["recovery-1", "recovery-2"] {
        let code = credential(id, "ada", CredentialKind::Recovery);
        store.add_credential(&code).await.unwrap();
    }
    assert_not_found(&store.credential("recovery-1").await);
    // Only credentials with an expiry time expire.
    let old = credential("old", "ada", CredentialKind::Device);
    store.add_credential(&old).await.unwrap();
    store.sweep_credentials(101).await.unwrap();
    assert!(store.credential("old").await.is_err());
    assert!(store.credential("recovery-2").await.is_ok());
    // Players can remove only their own credentials.
    let bot = credential("bot", "ada", CredentialKind::Bot);
    store.add_credential(&bot).await.unwrap();
    let remove = async |player| {
        let kind = CredentialKind::Bot;
        store.remove_credential(player, kind, "bot").await
    };
    let bots = async || store.credentials("ada", CredentialKind::Bot).await.unwrap();
    assert_not_found(&remove("ben").await);
    assert_eq!(bots().await, [bot]);
    remove("ada").await.unwrap();
    assert_eq!(bots().await, []);
}
