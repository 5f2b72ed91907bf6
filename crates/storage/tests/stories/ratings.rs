//! Ratings, the leaderboard, and players' skill and luck.

use super::fixtures::{assert_conflict, handle, handles, judged, players};
use storage::{SkillPoint, Store};

/// Returns Ada's skill and luck in the match `m2`.
pub fn skill() -> SkillPoint {
    SkillPoint {
        player: "ada".to_owned(),
        table: "m2".to_owned(),
        at: 7,
        choices: 7,
        loss: 1_200,
        luck: -300,
    }
}

pub async fn each_match_is_rated_and_reviewed_once(store: &Store) {
    players(store).await;
    assert_eq!(store.last_judged_match().await.unwrap(), None);
    let first = judged("m1", 5, &[("ada", 1), ("ben", 1)]);
    store.add_judged_match(&first).await.unwrap();
    let second = judged("m2", 7, &[("ben", 2), ("ada", 2)]);
    store.add_judged_match(&second).await.unwrap();
    // Storing the same match again, or ratings based on an outdated point, changes nothing.
    for wrong in [second.clone(), judged("m3", 9, &[("cleo", 1), ("ada", 2)])] {
        assert_conflict(&store.add_judged_match(&wrong).await);
    }
    assert_eq!(store.rating("cleo", "carom").await.unwrap(), None);
    let last = store.last_judged_match().await.unwrap();
    assert_eq!(last, Some((7, "m2".to_owned())));
    let newest = store.rating("ada", "carom").await.unwrap();
    assert_eq!(newest.as_ref(), Some(&second.ratings[1]));
    assert_eq!(store.rating("ada", "basic").await.unwrap(), None);
    let curve = store.rating_points("ben").await.unwrap();
    assert_eq!(curve, [first.ratings[1].clone(), second.ratings[0].clone()]);
    let before = store.rating_before(&second.ratings[1]).await.unwrap();
    assert_eq!(before, Some(first.ratings[0].rating));
    assert_eq!(store.rating_before(&first.ratings[0]).await.unwrap(), None);
    assert!(store.is_judged("m2").await.unwrap() && !store.is_judged("m3").await.unwrap());
    let of_table = store.rating_points_of_table("m2").await.unwrap();
    assert_eq!(of_table.len(), 2);
    let latest = store.latest_ratings(&["ada", "nobody"]).await.unwrap();
    assert_eq!(latest, [second.ratings[1].clone()]);
    let recent = store.recent_opponents("ada", "carom", 5).await.unwrap();
    assert_eq!(recent, ["cleo house-2"]);
    // The latest match is reviewed first, and each match only once.
    let next = async || store.unreviewed_match().await.unwrap();
    assert_eq!(next().await.as_deref(), Some("m2"));
    for _ in 0..2 {
        store.add_review("m2", &[skill()]).await.unwrap();
    }
    assert_eq!(store.skill_points("ada").await.unwrap(), [skill()]);
    store.add_review("m1", &[]).await.unwrap();
    assert_eq!(next().await, None);
    // A server that computes all ratings again begins with an empty list.
    store.forget_ratings().await.unwrap();
    assert_eq!(store.last_judged_match().await.unwrap(), None);
    assert_eq!(store.rating_points("ben").await.unwrap(), []);
    store.add_judged_match(&first).await.unwrap();
}

pub async fn the_leaderboard_leaves_out_bots_and_private_players(store: &Store) {
    players(store).await;
    handles(store).await;
    let judged = judged("m1", 5, &[("ada", 1), ("ben", 1)]);
    store.add_judged_match(&judged).await.unwrap();
    let best = async |deviation| -> Vec<String> {
        let best = store.best_players("carom", deviation, 9, 10).await.unwrap();
        best.into_iter().map(|player| player.handle).collect()
    };
    assert_eq!(best(350_000).await, ["Ada_L"]);
    assert_eq!(best(340_000).await, [""; 0]);
    let mut public = handle("ben", "Benny", "benny");
    public.private = false;
    store.claim_handle(&public).await.unwrap();
    assert_eq!(best(350_000).await, ["Ada_L", "Benny"]);
    store.mark_bot("ben").await.unwrap();
    assert_eq!(best(350_000).await, ["Ada_L"]);
}
