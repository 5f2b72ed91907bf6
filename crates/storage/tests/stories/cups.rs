//! Cups and the daily course: tries, results and leaderboards.

use super::fixtures::{
    assert_conflict, assert_not_found, daily_result, event, handles, players, shared_table,
    summary, table,
};
use storage::{Batch, CupResult, CupRow, DailyResult, NewTable, NewTry, Store};

fn cup(id: &str, owner: &str, made: u64) -> CupRow {
    CupRow {
        id: id.to_owned(),
        owner: owner.to_owned(),
        name: "Sundays 'x'; --".to_owned(),
        rhythm: "once".to_owned(),
        days: 7,
        drawn: 0,
        courses: "[]".to_owned(),
        made,
        ended: None,
    }
}

/// Returns a try at the first edition of `cup1`.
fn new_try(player: &str, id: &str, table_id: &str) -> NewTry {
    NewTry {
        cup: "cup1".to_owned(),
        edition: 1,
        player: player.to_owned(),
        id: id.to_owned(),
        table: NewTable {
            summary: summary(table_id, 3, "playing", None),
            owner: player.to_owned(),
            ..table(table_id, false, None)
        },
        events: vec![event(table_id, 2), event(table_id, 3)],
    }
}

/// Ends the match at a try's table.
async fn end_match(store: &Store, table: &str) {
    let batch = Batch {
        events: vec![event(table, 4)],
        summaries: vec![summary(table, 4, "over", None)],
        ..Batch::default()
    };
    store.commit(&[&batch]).await.unwrap();
}

/// Returns a result in the first edition of `cup1`.
fn result(player: &str, scores: &str) -> CupResult {
    CupResult {
        cup: "cup1".to_owned(),
        edition: 1,
        player: player.to_owned(),
        scores: scores.to_owned(),
        strokes: "a line".to_owned(),
        sent: 12,
    }
}

/// Creates Ada's cup `cup1`. Ada abandons her try at its first edition, and Ben finishes his.
pub async fn played_cup(store: &Store) {
    store.add_cup(&cup("cup1", "ada", 5)).await.unwrap();
    for (player, id, table) in [("ada", "r1", "try1"), ("ben", "r2", "try2")] {
        let new = new_try(player, id, table);
        store.begin_cup(&new).await.unwrap();
        end_match(store, table).await;
    }
    store.finish_cup(&result("ben", "3 -1")).await.unwrap();
    let ended = store.ended_tries(0).await.unwrap();
    store.leave_cup(&ended[0], 13).await.unwrap();
}

pub async fn a_cup_belongs_to_its_maker_and_lists_all_tries(store: &Store) {
    players(store).await;
    played_cup(store).await;
    store.add_cup(&cup("cup2", "ben", 9)).await.unwrap();
    assert_conflict(&store.add_cup(&cup("cup1", "ben", 6)).await);
    assert_eq!(store.cup("cup1").await.unwrap(), cup("cup1", "ada", 5));
    assert_eq!(store.cups_made("ada", 5).await.unwrap(), 1);
    assert_eq!(store.cups_made("ada", 6).await.unwrap(), 0);
    assert_eq!(store.cup_counts("cup1", 1, 1).await.unwrap(), (2, 1));
    let entrants = store.cup_entrants("cup1", 1, 3).await.unwrap();
    let told: Vec<_> = entrants
        .iter()
        .map(|one| (&*one.player, one.scores.as_deref(), &*one.id))
        .collect();
    assert_eq!(told, [("ben", Some("3 -1"), "r2"), ("ada", None, "r1")]);
    let strokes = store.cup_strokes("cup1", 1, 9).await.unwrap();
    assert_eq!(strokes, [("ben".to_owned(), "a line".to_owned())]);
    let (record, table) = store.cup_record("cup1", 1, "r2").await.unwrap();
    assert_eq!((&*record, table.as_deref()), ("", Some("try2")));
    assert!(
        store.cup_record("cup1", 1, "r1").await.is_err(),
        "no result"
    );
    let of_ben = store.cups_of("ben", 9).await.unwrap();
    let ids: Vec<&str> = of_ben.iter().map(|cup| &*cup.id).collect();
    assert_eq!(ids, ["cup2", "cup1"], "made and played, the latest first");
    assert_eq!(store.cup_results_of("ben").await.unwrap()[0].sent, Some(12));
    // Ending the cup a second time has no effect.
    assert_not_found(&store.end_cup("ben", "cup1", 20).await);
    store.end_cup("ada", "cup1", 20).await.unwrap();
    store.end_cup("ada", "cup1", 30).await.unwrap();
    assert_eq!(store.cup("cup1").await.unwrap().ended, Some(20));
}

pub async fn each_player_has_one_try_per_edition(store: &Store) {
    players(store).await;
    shared_table(store).await;
    store.add_cup(&cup("cup1", "ada", 5)).await.unwrap();
    // Two nodes that need a secret get the same one.
    assert_eq!(store.cup_secret("cup1", 1).await.unwrap(), None);
    for secret in ["aa", "bb"] {
        store.add_cup_secret("cup1", 1, secret, 9).await.unwrap();
    }
    let secret = store.cup_secret("cup1", 1).await.unwrap();
    assert_eq!(secret.as_deref(), Some("aa"));
    // A second try is refused, and its table is not created.
    let [of_ada, of_ben] = [("ada", "r1", "try1"), ("ben", "r2", "try2")]
        .map(|(player, id, table)| new_try(player, id, table));
    store.begin_cup(&of_ada).await.unwrap();
    store.begin_cup(&of_ben).await.unwrap();
    assert_conflict(&store.begin_cup(&new_try("ada", "again", "try3")).await);
    assert!(store.try_table("try3").await.is_err());
    assert_eq!(store.events("try1", 0).await.unwrap().len(), 3);
    let of_ada = store.try_table("try1").await.unwrap().unwrap();
    assert_eq!((&*of_ada.player, of_ada.edition), ("ada", 1));
    assert_eq!(store.try_table("t2").await.unwrap(), None, "not a try");
    assert_eq!(store.try_tables_of("ada").await.unwrap(), ["try1"]);
    let listed = store.tables_of("ben", 50).await.unwrap();
    let listed: Vec<&str> = listed.iter().map(|held| &*held.id).collect();
    assert_eq!(listed, ["t2"], "tries are in no list");
    let of_ben = async || store.cup_try("cup1", 1, "ben").await.unwrap().unwrap();
    assert_eq!(of_ben().await.table.as_deref(), Some("try2"));
    assert!(!of_ben().await.is_due);
    assert_eq!(store.cup_try("cup1", 2, "ada").await.unwrap(), None);
    assert_eq!(store.ended_tries(0).await.unwrap(), []);
    end_match(store, "try2").await;
    assert!(of_ben().await.is_due);
    let ended = store.ended_tries_of("cup1", 1, 1).await.unwrap();
    assert_eq!((&*ended[0].table, ended.len()), ("try2", 1));
    assert_eq!(store.ended_tries_of("cup1", 2, 9).await.unwrap(), []);
    assert_eq!(store.ended_tries(5).await.unwrap(), [], "long ago");
    assert!(
        store.cup_record("cup1", 1, "r1").await.is_err(),
        "still played"
    );
    store.finish_cup(&result("ben", "3 -1")).await.unwrap();
    for player in ["ben", "cy"] {
        // Ben already has a result, and the other player has not started a try.
        assert_conflict(&store.finish_cup(&result(player, "1 1")).await);
    }
    assert!(of_ben().await.is_finished);
    // An abandoned try never gets a result.
    end_match(store, "try1").await;
    let ended = store.ended_tries(0).await.unwrap();
    store.leave_cup(&ended[0], 13).await.unwrap();
    assert_eq!(store.ended_tries(0).await.unwrap(), []);
    assert_conflict(&store.finish_cup(&result("ada", "1 1")).await);
    let of_ada = store.cup_try("cup1", 1, "ada").await.unwrap().unwrap();
    assert!(of_ada.is_left && !of_ada.is_finished);
    assert_eq!(store.finished_tables_of("ada", 9).await.unwrap(), []);
}

pub async fn each_player_has_one_daily_result(store: &Store) {
    players(store).await;
    for (player, total) in [("ada", 5), ("ben", -3)] {
        let result = daily_result(player, total);
        let copy = DailyResult {
            match_print: "match of ada".to_owned(),
            ..result.clone()
        };
        let is_kept = store.add_daily(&copy).await.unwrap();
        assert_eq!(is_kept, player == "ada", "a copy does not count");
        if is_kept {
            continue;
        }
        assert!(store.add_daily(&result).await.unwrap());
        assert_conflict(&store.add_daily(&result).await);
    }
    handles(store).await;
    let board = store.daily("2026-11-15", "p", 10).await.unwrap();
    let names: Vec<_> = board.iter().map(|row| (&*row.name, row.total)).collect();
    assert_eq!(names, [("Ben", -3), ("Ada 'x'; --", 5)]);
    assert_eq!(board[1].handle.as_deref(), Some("Ada_L"));
    assert_eq!(store.daily_of("ada").await.unwrap().len(), 1);
    let places = store.daily_places_of("ada", 9).await.unwrap();
    let told: Vec<_> = places.iter().map(|one| (one.rank, one.players)).collect();
    assert_eq!(told, [(2, 2)]);
}
