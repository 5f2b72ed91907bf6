//! Push notifications: devices and the queue.

use super::fixtures::{credential, player};
use storage::{CredentialKind, PushSubscriptionRow, QueuedPush, Store};

const LAPTOP: &str = "petra-laptop";
const PHONE: &str = "petra-phone";

fn key(id: &str) -> storage::Credential {
    credential(id, "petra", CredentialKind::Key)
}

/// Returns a subscription for one of Petra's devices.
fn device(credential: &str, endpoint: &str) -> PushSubscriptionRow {
    PushSubscriptionRow {
        credential: credential.to_owned(),
        player: "petra".to_owned(),
        endpoint: endpoint.to_owned(),
        p256dh: "key".to_owned(),
        auth: "secret".to_owned(),
        language: "pl".to_owned(),
        quiet: (credential == LAPTOP).then_some((1_320, 480, -60)),
        created: 7,
        seen: 0,
    }
}

/// Returns a notification for Petra's phone.
fn queued(topic: &str, message: &str, due: u64) -> QueuedPush {
    QueuedPush {
        credential: PHONE.to_owned(),
        topic: topic.to_owned(),
        player: "petra".to_owned(),
        kind: "turn".to_owned(),
        message: message.to_owned(),
        due,
        expires: 1_000,
        tries: 0,
    }
}

/// Creates the player Petra, who is signed in on a laptop and a phone.
async fn petra(store: &Store) {
    let row = player("petra", "Petra");
    store.create_player(&row, &key(LAPTOP)).await.unwrap();
    store.add_credential(&key(PHONE)).await.unwrap();
}

/// Creates Petra and subscribes both of her devices.
async fn subscribed(store: &Store) {
    petra(store).await;
    for row in [
        device(LAPTOP, "https://push/1"),
        device(PHONE, "https://push/2"),
    ] {
        store.keep_push_subscription(&row).await.unwrap();
    }
}

pub async fn one_notification_waits_per_device_and_topic(store: &Store) {
    let first = store.push_key("vapid", "one").await.unwrap();
    let second = store.push_key("vapid", "two").await.unwrap();
    assert_eq!([&*first, &*second], ["one", "one"], "the first is kept");
    subscribed(store).await;
    store.queue_push(&queued("t1", "old", 10)).await.unwrap();
    let new = queued("t1", "new", 20);
    store.queue_push(&new).await.unwrap();
    assert!(store.due_pushes(19, 9).await.unwrap().is_empty());
    let due = store.due_pushes(20, 9).await.unwrap();
    assert_eq!(due, std::slice::from_ref(&new));
    // Only one node sends the notification.
    assert!(store.postpone_push(&new, 80, 1).await.unwrap());
    assert!(!store.postpone_push(&new, 90, 1).await.unwrap());
    store.remove_push(&new).await.unwrap();
    let waits = store.due_pushes(80, 9).await.unwrap();
    assert_eq!((waits[0].due, waits[0].tries), (80, 1));
    // Removing a topic's notifications keeps those for the named player and removes all others.
    store.unqueue_pushes("t1", "petra").await.unwrap();
    assert_eq!(store.due_pushes(80, 9).await.unwrap().len(), 1);
    store.unqueue_pushes("t1", "ben").await.unwrap();
    assert!(store.due_pushes(80, 9).await.unwrap().is_empty());
}

pub async fn only_a_subscribed_device_is_notified(store: &Store) {
    subscribed(store).await;
    let kept = store.push_subscriptions_of("petra").await.unwrap();
    let (on_laptop, on_phone) = (
        device(LAPTOP, "https://push/1"),
        device(PHONE, "https://push/2"),
    );
    assert_eq!(kept, [on_laptop, on_phone]);
    let seen = ["petra".into(), "ada".into()];
    store.note_push_seen(&seen, 30).await.unwrap();
    let seen = store.push_subscription(PHONE).await.unwrap().unwrap();
    assert_eq!(seen.seen, 30);
    // Another key in the same browser takes over its endpoint.
    store.queue_push(&queued("t2", "waits", 10)).await.unwrap();
    let taken = device(LAPTOP, "https://push/2");
    store.keep_push_subscription(&taken).await.unwrap();
    assert!(store.push_subscription(PHONE).await.unwrap().is_none());
    assert!(store.due_pushes(80, 9).await.unwrap().is_empty());
    // Nothing remains of signed-out devices or of deleted players.
    store.remove_push_subscription(LAPTOP).await.unwrap();
    assert!(store.push_subscription(LAPTOP).await.unwrap().is_none());
    for (credential, endpoint) in [(PHONE, "https://push/3"), (LAPTOP, "https://push/4")] {
        let row = device(credential, endpoint);
        store.keep_push_subscription(&row).await.unwrap();
    }
    store.queue_push(&queued("t3", "waits", 10)).await.unwrap();
    store
        .remove_credential("petra", CredentialKind::Key, PHONE)
        .await
        .unwrap();
    let kept = store.push_subscriptions_of("petra").await.unwrap();
    assert_eq!(kept.len(), 1);
    store.sweep_push().await.unwrap();
    store.add_credential(&key(PHONE)).await.unwrap();
    assert!(store.push_subscription(PHONE).await.unwrap().is_none());
    assert!(store.due_pushes(80, 9).await.unwrap().is_empty());
    store.delete_player("petra", "gone").await.unwrap();
    petra(store).await;
    assert!(store.push_subscription(LAPTOP).await.unwrap().is_none());
}
