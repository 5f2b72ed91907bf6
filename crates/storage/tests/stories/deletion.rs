//! Deleting a player.

use super::fixtures::{
    chat, course_ratings, daily_result, handles, judged, match_on, players, report, shared_table,
    single_table, table, two_courses,
};
use super::{cups, people, ratings, seeks, tournaments};
use storage::{NewTable, Store, Tie};

/// Gives Ada data of every kind. She shares some of it with Ben.
async fn seed(store: &Store) {
    players(store).await;
    handles(store).await;
    let passkey = people::passkey("p1", "ada");
    store.add_passkey(&passkey).await.unwrap();
    store.tie(Tie::Follows, "ben", "ada", 6).await.unwrap();
    store.tie(Tie::Blocks, "ada", "ben", 9).await.unwrap();
    let of_ben = NewTable {
        owner: "ben".to_owned(),
        ..table("t5", true, None)
    };
    store.create_table(&of_ben).await.unwrap();
    store.add_challenge(&people::challenge()).await.unwrap();
    store.add_report(&report()).await.unwrap();
    single_table(store).await;
    shared_table(store).await;
    chat(store).await;
    two_courses(store).await;
    course_ratings(store).await;
    for result in [
        match_on("c1", "ben", 4, "m1"),
        match_on("c1", "ada", 4, "m2"),
        match_on("c1", "ada", 2, "m3"),
        match_on("c1", "ada", 5, "m4"),
    ] {
        store.add_course_result(&result).await.unwrap();
    }
    for (player, total) in [("ada", 5), ("ben", -3)] {
        let result = daily_result(player, total);
        assert!(store.add_daily(&result).await.unwrap());
    }
    cups::played_cup(store).await;
    let judged = judged("m2", 7, &[("ada", 1), ("ben", 1)]);
    store.add_judged_match(&judged).await.unwrap();
    store.add_review("m2", &[ratings::skill()]).await.unwrap();
    store.keep_seek(&seeks::seek("ada", 1, 9)).await.unwrap();
    tournaments::running_and_coming(store).await;
}

pub async fn a_deleted_player_leaves_only_what_others_share(store: &Store) {
    seed(store).await;
    store.delete_player("ada", "gone-1").await.unwrap();
    assert!(store.player("ada").await.is_err());
    assert!(store.handle_like("adal").await.is_err());
    assert!(store.passkey("p1").await.is_err());
    assert_eq!(store.ties(Tie::Follows, "ben").await.unwrap(), 0);
    assert_eq!(store.ties(Tie::Blocks, "ada").await.unwrap(), 0);
    assert_eq!(store.reports_of("ben", 0).await.unwrap(), []);
    assert_eq!(store.challenges_by("ben", "ada").await.unwrap(), 0);
    assert!(store.credential("key-ada").await.is_err());
    // A table where only Ada sat is deleted, but one that she shared with Ben is not.
    assert!(!store.has_table("t1").await.unwrap());
    assert!(store.events("t1", 0).await.unwrap().is_empty());
    assert!(store.has_table("t2").await.unwrap());
    assert_eq!(store.table("t2").await.unwrap().owner, "");
    let remarks = store.chat_messages("t2", None, 10).await.unwrap();
    assert!(remarks.is_empty());
    assert!(store.course("c2").await.is_err());
    let rated = store.course("c1").await.unwrap();
    assert_eq!((rated.ratings, rated.stars), (1, 1));
    // The course record passes to the next-best player.
    assert_eq!(
        (rated.plays, rated.record.unwrap().player),
        (4, "ben".into())
    );
    assert_eq!(store.course_results_of("ada").await.unwrap(), []);
    assert_eq!(store.daily("2026-11-15", "p", 9).await.unwrap().len(), 1);
    // The cup stays, because other players use it too.
    assert_eq!(store.cup("cup1").await.unwrap().owner, "");
    assert_eq!(store.cup_counts("cup1", 1, 1).await.unwrap(), (1, 1));
    assert_eq!(store.rating_points("ada").await.unwrap(), []);
    assert_eq!(store.rating_points("gone-1").await.unwrap().len(), 1);
    assert_eq!(store.skill_points("ada").await.unwrap(), []);
    assert_eq!(store.seek("ada").await.unwrap(), None);
    // In a running tournament, a withdrawn placeholder takes Ada's place. The upcoming tournament
    // that she created is deleted.
    let entrants = store.entrants("m1").await.unwrap();
    let first = &entrants[0];
    assert_eq!((first.player.as_str(), first.withdrawn), ("gone-1", true));
    assert_eq!(first.name, None);
    assert_eq!(store.boards("m1").await.unwrap()[0].first, "gone-1");
    assert!(store.tournament("m2").await.is_err());
    assert_eq!(store.tournaments_of("ben", 9).await.unwrap().len(), 1);
    // The running tournament can still be ended.
    tournaments::assert_m1_can_be_ended(store).await;
}
