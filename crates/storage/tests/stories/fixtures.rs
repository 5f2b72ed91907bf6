//! Rows and seed data that several stories share.
//!
//! Functions that take a store write the data that a story begins with, and check nothing.

use std::fmt::Debug;
use storage::{
    Act, Batch, ChatMessageRow, CourseResult, Credential, CredentialKind, DailyResult, EventRow,
    HandleRow, Holder, JudgedMatch, NewAct, NewCourse, NewTable, PlayerRow, RatingPoint, ReportRow,
    StorageError, Store, Summary,
};

#[track_caller]
pub fn assert_conflict<T: Debug>(result: &Result<T, StorageError>) {
    assert!(matches!(result, Err(StorageError::Conflict)), "{result:?}");
}

#[track_caller]
pub fn assert_not_found<T: Debug>(result: &Result<T, StorageError>) {
    assert!(matches!(result, Err(StorageError::NotFound)), "{result:?}");
}

pub fn credential(id: &str, player: &str, kind: CredentialKind) -> Credential {
    Credential {
        id: id.to_owned(),
        player: player.to_owned(),
        kind,
        hash: format!("hash of {id}"),
        name: String::new(),
        scopes: "look play".to_owned(),
        created: 5,
        expires: (kind == CredentialKind::Device).then_some(100),
    }
}

pub fn player(id: &str, name: &str) -> PlayerRow {
    PlayerRow {
        id: id.to_owned(),
        name: name.to_owned(),
        created: 1_763_233_000_123,
        bot: false,
    }
}

/// Creates the players Ada and Ben, with the keys `key-ada` and `key-ben`.
pub async fn players(store: &Store) {
    for (id, name) in [("ada", "Ada 'x'; --"), ("ben", "Ben")] {
        let key = credential(&format!("key-{id}"), id, CredentialKind::Key);
        store.create_player(&player(id, name), &key).await.unwrap();
    }
}

/// Returns a handle. Ben's handles are private.
pub fn handle(player: &str, handle: &str, look: &str) -> HandleRow {
    HandleRow {
        player: player.to_owned(),
        handle: handle.to_owned(),
        look: look.to_owned(),
        private: player == "ben",
        claimed: 3,
        seen: 0,
    }
}

/// Gives Ada the public handle `Ada_L` and Ben the private handle `Benny`.
pub async fn handles(store: &Store) {
    for row in [
        handle("ada", "Ada_L", "adal"),
        handle("ben", "Benny", "benny"),
    ] {
        store.claim_handle(&row).await.unwrap();
    }
}

pub fn event(table: &str, version: u32) -> EventRow {
    EventRow {
        table: table.into(),
        version,
        event: format!("{{\"version\":{version},\"zażółć\":\"👍\"}}"),
    }
}

pub fn summary(table: &str, version: u32, status: &str, due: Option<u64>) -> Summary {
    Summary {
        table: table.into(),
        version,
        text: format!("{table} {version}"),
        status: status.to_owned(),
        turn: None,
        deadline: due,
        updated: u64::from(version),
    }
}

/// Returns a table that Ada opens.
pub fn table(id: &str, listed: bool, rematch_of: Option<&str>) -> NewTable {
    NewTable {
        owner: "ada".to_owned(),
        secret: "00ff".to_owned(),
        listed,
        chat: "phrases".to_owned(),
        casual: false,
        created: 10,
        first: event(id, 1),
        summary: summary(id, 1, "waiting", None),
        rematch_of: rematch_of.map(str::to_owned),
        reserved: None,
    }
}

pub fn held(table: &str, seat: u8, player: Option<&str>) -> Holder {
    Holder {
        table: table.into(),
        seat,
        player: player.map(str::to_owned),
    }
}

/// Creates the table `t1`. Only Ada plays there, and her move is due at 77.
pub async fn single_table(store: &Store) {
    store.create_table(&table("t1", true, None)).await.unwrap();
    let batch = Batch {
        events: (2..=150).map(|version| event("t1", version)).collect(),
        holders: vec![held("t1", 0, Some("ada"))],
        summaries: vec![summary("t1", 150, "playing", Some(77))],
    };
    store.commit(&[&batch]).await.unwrap();
}

/// Creates the table `t2` with four events. Ada has seat 0 and Ben has seat 1.
pub async fn shared_table(store: &Store) {
    store.create_table(&table("t2", false, None)).await.unwrap();
    let batch = Batch {
        events: (2..=4).map(|version| event("t2", version)).collect(),
        holders: vec![held("t2", 0, Some("ada")), held("t2", 1, Some("ben"))],
        ..Batch::default()
    };
    store.commit(&[&batch]).await.unwrap();
}

/// Adds two chat messages from Ada at the table `t2`, the later one first.
pub async fn chat(store: &Store) {
    for (id, said) in [("r2", 2), ("r1", 1)] {
        let remark = ChatMessageRow {
            id: id.to_owned(),
            table: "t2".to_owned(),
            player: "ada".to_owned(),
            said,
            remark: format!("remark {id}"),
        };
        store.add_chat_message(&remark).await.unwrap();
    }
}

/// Returns a course. The course `c2` is a copy of `c1`.
pub fn course(id: &str, owner: &str) -> NewCourse {
    NewCourse {
        id: id.to_owned(),
        owner: owner.to_owned(),
        name: format!("Course {id}"),
        file: format!("file {id}"),
        hash: format!("hash {id}"),
        board: Some(format!("board {id}")),
        fork_of: (id == "c2").then(|| "c1".to_owned()),
        created: 7,
    }
}

/// Publishes the course `c1` by Ben and `c2` by Ada.
pub async fn two_courses(store: &Store) {
    store.publish_course(&course("c1", "ben")).await.unwrap();
    store.publish_course(&course("c2", "ada")).await.unwrap();
}

/// Rates the two courses. Ada changes her rating of `c1`, and the second rating counts.
pub async fn course_ratings(store: &Store) {
    store.rate_course("c1", "ada", 2).await.unwrap();
    store.rate_course("c1", "ada", 4).await.unwrap();
    store.rate_course("c1", "ben", 1).await.unwrap();
    store.rate_course("c2", "ben", 5).await.unwrap();
}

pub fn match_on(course: &str, player: &str, total: i32, print: &str) -> CourseResult {
    CourseResult {
        course: course.to_owned(),
        player: player.to_owned(),
        total,
        print: print.to_owned(),
        record: format!("record {print}"),
        made: 20,
    }
}

/// Returns a player's result for the daily course of 15 November 2026.
pub fn daily_result(player: &str, total: i32) -> DailyResult {
    DailyResult {
        day: "2026-11-15".to_owned(),
        player: player.to_owned(),
        print: "p".to_owned(),
        match_print: format!("match of {player}"),
        total,
        record: "{}".to_owned(),
        made: 9,
    }
}

/// Returns a rated match. `numbers` contains each player's number of rated matches, including this
/// one.
pub fn judged(table: &str, ended: u64, numbers: &[(&str, u64)]) -> JudgedMatch {
    let point = |(player, number): &(&str, u64)| RatingPoint {
        player: (*player).to_owned(),
        kind: "carom".to_owned(),
        number: *number,
        table: table.to_owned(),
        opponents: "cleo house-2".to_owned(),
        at: ended,
        rating: 1_500_000 + *number as i64,
        deviation: 350_000,
        volatility: 60_000_000_000,
    };
    JudgedMatch {
        table: table.to_owned(),
        ended,
        ratings: numbers.iter().map(point).collect(),
        to_review: true,
    }
}

/// Returns Ben's report about Ada's behaviour, with the id `r1`.
pub fn report() -> ReportRow {
    ReportRow {
        id: "r1".to_owned(),
        reporter: "ben".to_owned(),
        reported: "ada".to_owned(),
        handle: "Ada_L".to_owned(),
        course: None,
        place: Some("{}".to_owned()),
        reason: "rude".to_owned(),
        made: 9,
    }
}

/// Performs an action as the operator Olga.
pub async fn act(store: &Store, act: Act, object: &str) -> Result<(), StorageError> {
    let new = NewAct {
        act,
        object: object.to_owned(),
        operator: "olga".to_owned(),
        reason: format!("for {object}"),
        at: 70,
    };
    store.act(&new).await
}
