//! Runs the same tests on each kind of database: stored data can be read back, and no other data
//! appears.
//!
//! The tests always run on `SQLite`. If `PostgreSQL` is installed, they start it and run on it too.

use std::path::PathBuf;
use storage::{
    Act, Ban, Batch, BoardResult, BoardRow, CeremonyRow, ChallengeRow, ChatMessageRow, CourseFacts,
    CourseFilter, CourseOrder, CourseResult, Credential, CredentialKind, CupResult, CupRow,
    DailyResult, Downtime, EntrantRow, EventRow, HandleRow, Hideable, Holder, JudgedMatch,
    Location, NewAct, NewCourse, NewTable, NewTry, PasskeyRow, PlayerRow, PushSubscriptionRow,
    QueuedPush, RatingPoint, ReportRow, Seek, Settled, Sitter, SkillPoint, StorageError, Store,
    Summary, Tie, TournamentRow, TournamentStatus,
};

struct File(PathBuf);

impl File {
    fn new(name: &str) -> File {
        let name = format!("carambole storage {name} {}.db", std::process::id());
        File(std::env::temp_dir().join(name))
    }

    fn location(&self) -> Location {
        Location::File(self.0.clone())
    }
}

impl Drop for File {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm"] {
            let mut name = self.0.clone().into_os_string();
            name.push(end);
            let _ = std::fs::remove_file(name);
        }
    }
}

#[tokio::test]
async fn the_story_holds_on_sqlite() {
    let file = File::new("story");
    story(&file.location()).await;
}

#[tokio::test]
async fn the_story_holds_on_postgresql() {
    if !services::available() {
        return;
    }
    let postgres = services::Postgres::start().unwrap();
    story(&Location::Url(postgres.url())).await;
    // Two servers that start at the same time migrate an empty database together.
    let url = postgres.database("twins").unwrap();
    let location = Location::Url(url);
    let (one, other) = tokio::join!(Store::open(&location), Store::open(&location));
    let (one, other) = (one.unwrap(), other.unwrap());
    let (a, b) = tokio::join!(one.common_number(1), other.common_number(2));
    assert_eq!(a.unwrap(), b.unwrap());
    one.close().await;
    other.close().await;
    // During a rolling upgrade, the database may be one version ahead of older servers, but not
    // two.
    let ahead = |by: i64| {
        format!(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, \
             execution_time) VALUES ({}, 'from the future', TRUE, '\\x00', 0)",
            Store::SCHEMA + by
        )
    };
    let location = Location::Url(postgres.url());
    postgres.ask(&ahead(1)).unwrap();
    Store::open(&location).await.unwrap().close().await;
    postgres.ask(&ahead(2)).unwrap();
    let problem = Store::open(&location).await.unwrap_err();
    assert!(problem.to_string().contains("newer version"), "{problem}");
}

#[tokio::test]
async fn a_database_that_is_not_there_is_told_at_once() {
    let url = format!(
        "postgres://ada:secret@127.0.0.1:{}/none",
        services::free_port()
    );
    let begin = std::time::Instant::now();
    let problem = Store::open(&Location::Url(url)).await.unwrap_err();
    assert!(begin.elapsed().as_secs() < 3);
    assert!(!problem.to_string().contains("secret"), "{problem}");
}

async fn story(location: &Location) {
    let store = Store::open(location).await.unwrap();
    assert!(store.is_healthy().await);
    players(&store).await;
    tables(&store).await;
    courses(&store).await;
    library(&store).await;
    records(&store).await;
    results(&store).await;
    cups(&store).await;
    handles(&store).await;
    passkeys(&store).await;
    people(&store).await;
    downtimes(&store).await;
    cluster(&store).await;
    ratings(&store).await;
    seeks(&store).await;
    push(&store).await;
    tournaments(&store).await;
    operators(&store).await;
    deletion(&store).await;
    store.close().await;
    // A second start finds everything unchanged.
    let store = Store::open(location).await.unwrap();
    assert_eq!(store.player("ben").await.unwrap().name, "Ben");
    assert_eq!(store.events("t2", 0).await.unwrap().len(), 4);
    store.close().await;
}

fn credential(id: &str, player: &str, kind: CredentialKind) -> Credential {
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

async fn players(store: &Store) {
    for (id, name) in [("ada", "Ada 'x'; --"), ("ben", "Bén")] {
        let row = PlayerRow {
            id: id.to_owned(),
            name: name.to_owned(),
            created: 1_763_233_000_123,
            bot: false,
        };
        let key = credential(&format!("key-{id}"), id, CredentialKind::Key);
        store.create_player(&row, &key).await.unwrap();
        assert_eq!(store.player(id).await.unwrap(), row);
        let again = store.create_player(&row, &key).await;
        assert!(matches!(again, Err(StorageError::Conflict)), "{again:?}");
    }
    store.rename_player("ben", "Ben").await.unwrap();
    let missing = store.player("carl").await;
    assert!(
        matches!(missing, Err(StorageError::NotFound)),
        "{missing:?}"
    );
    let code = credential("code", "ada", CredentialKind::Device);
    store.add_credential(&code).await.unwrap();
    assert_eq!(store.credential("code").await.unwrap(), code);
    let key = credential("key-2", "ada", CredentialKind::Key);
    store.trade_code("code", &key).await.unwrap();
    let key = credential("key-3", "ada", CredentialKind::Key);
    let twice = store.trade_code("code", &key).await;
    assert!(matches!(twice, Err(StorageError::NotFound)), "{twice:?}");
    let missing = store.credential("key-3").await;
    assert!(
        matches!(missing, Err(StorageError::NotFound)),
        "{missing:?}"
    );
    for id in ["recovery-1", "recovery-2"] {
        let code = credential(id, "ada", CredentialKind::Recovery);
        store.add_credential(&code).await.unwrap();
    }
    let replaced = store.credential("recovery-1").await;
    assert!(
        matches!(replaced, Err(StorageError::NotFound)),
        "{replaced:?}"
    );
    let bot = credential("bot", "ada", CredentialKind::Bot);
    store.add_credential(&bot).await.unwrap();
    assert_eq!(
        store.credentials("ada", CredentialKind::Bot).await.unwrap(),
        [bot]
    );
    let others = store
        .remove_credential("ben", CredentialKind::Bot, "bot")
        .await;
    assert!(matches!(others, Err(StorageError::NotFound)), "{others:?}");
    let old = credential("old", "ada", CredentialKind::Device);
    store.add_credential(&old).await.unwrap();
    store.sweep_credentials(101).await.unwrap();
    assert!(store.credential("old").await.is_err());
    assert!(store.credential("recovery-2").await.is_ok());
}

fn event(table: &str, version: u32) -> EventRow {
    EventRow {
        table: table.into(),
        version,
        event: format!("{{\"version\":{version},\"zażółć\":\"👍\"}}"),
    }
}

fn summary(table: &str, version: u32, status: &str, due: Option<u64>) -> Summary {
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

fn table(id: &str, listed: bool, rematch_of: Option<&str>) -> NewTable {
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

fn held(table: &str, seat: u8, player: Option<&str>) -> Holder {
    Holder {
        table: table.into(),
        seat,
        player: player.map(str::to_owned),
    }
}

async fn tables(store: &Store) {
    store.create_table(&table("t1", true, None)).await.unwrap();
    store.create_table(&table("t2", false, None)).await.unwrap();
    assert_eq!(store.lobby(None, "waiting", 10, 5).await.unwrap(), ["t1 1"]);
    assert!(
        store
            .lobby(None, "waiting", 10, 0)
            .await
            .unwrap()
            .is_empty()
    );
    let counted = store.tables_of_owner("ada", 10, 10).await.unwrap();
    assert_eq!((counted.created, counted.with_computers), (2, 0));
    // One transaction with events from two tables, more than fit into one statement.
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
    // Each version is written only once. The rest of a refused batch is not written either.
    let events = vec![event("t2", 2), event("t1", 150)];
    let batch = Batch {
        events,
        ..Batch::default()
    };
    let conflict = store.commit(&[&batch]).await;
    assert!(
        matches!(conflict, Err(StorageError::Conflict)),
        "{conflict:?}"
    );
    assert_eq!(store.events("t2", 0).await.unwrap().len(), 1);
    let batch = Batch {
        events: (2..=4).map(|version| event("t2", version)).collect(),
        holders: vec![held("t2", 0, Some("ada")), held("t2", 1, Some("ben"))],
        // This summary is older than the stored one.
        summaries: vec![summary("t1", 20, "waiting", None)],
    };
    store.commit(&[&batch]).await.unwrap();
    assert_eq!(store.lagging().await.unwrap(), ["t2"]);
    let mine = store.tables_of("ada", 10).await.unwrap();
    let found: Vec<_> = mine.iter().map(|held| (&*held.id, &*held.seats)).collect();
    assert_eq!(found, [("t1", &[0, 1][..]), ("t2", &[0][..])]);
    let row = store.table("t2").await.unwrap();
    let holders = vec![(0, "ada".to_owned()), (1, "ben".to_owned())];
    assert_eq!((row.holders, row.listed, row.next), (holders, false, None));
    // A table has only one rematch.
    let next = table("t3", false, Some("t2"));
    store.create_table(&next).await.unwrap();
    let second = store.create_table(&table("t4", false, Some("t2"))).await;
    assert!(matches!(second, Err(StorageError::Conflict)), "{second:?}");
    assert!(!store.has_table("t4").await.unwrap());
    assert_eq!(store.table("t2").await.unwrap().next.as_deref(), Some("t3"));
    let batch = Batch {
        holders: vec![held("t1", 1, None)],
        ..Batch::default()
    };
    store.commit(&[&batch]).await.unwrap();
    assert_eq!(store.table("t1").await.unwrap().holders.len(), 1);
    store.create_table(&table("t5", true, None)).await.unwrap();
    assert!(store.forgotten_tables(1, 1).await.unwrap().is_empty());
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
    let remark = |id: &str| (id.to_owned(), format!("remark {id}"));
    let remarks = store.chat_messages("t2", None, 10).await.unwrap();
    assert_eq!(remarks, [remark("r1"), remark("r2")]);
    let last = store.chat_messages("t2", Some("ben"), 1).await.unwrap();
    assert_eq!(last, [remark("r2")]);
    assert_eq!(store.chat_author("t2", "r1").await.unwrap(), "ada");
    assert_eq!(store.table_of_remark("r1").await.unwrap(), "t2");
}

fn course(id: &str, owner: &str) -> NewCourse {
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

async fn courses(store: &Store) {
    store.publish_course(&course("c1", "ben")).await.unwrap();
    store.publish_course(&course("c2", "ada")).await.unwrap();
    let twin = NewCourse {
        hash: "hash c1".to_owned(),
        ..course("c3", "ada")
    };
    let twice = store.publish_course(&twin).await;
    assert!(matches!(twice, Err(StorageError::Conflict)), "{twice:?}");
    let copy = NewCourse {
        board: Some("board c1".to_owned()),
        ..course("c3", "ada")
    };
    let twice = store.publish_course(&copy).await;
    assert!(matches!(twice, Err(StorageError::Conflict)), "{twice:?}");
    let found = store.course_with_board("board c1").await.unwrap();
    assert_eq!(found, Some(("c1".to_owned(), false)));
    assert_eq!(store.course_with_board("board c3").await.unwrap(), None);
    assert!(store.courses_without_board(9).await.unwrap().is_empty());
    store.set_board("c1", "another").await.unwrap();
    store.set_board("c1", "board c1").await.unwrap();
    store.rate_course("c1", "ada", 2).await.unwrap();
    store.rate_course("c1", "ada", 4).await.unwrap();
    store.rate_course("c1", "ben", 1).await.unwrap();
    store.rate_course("c2", "ben", 5).await.unwrap();
    let missing = store.rate_course("c9", "ada", 4).await;
    assert!(
        matches!(missing, Err(StorageError::NotFound)),
        "{missing:?}"
    );
    let first = store.course("c1").await.unwrap();
    assert_eq!((first.ratings, first.stars, &*first.by), (2, 5, "Ben"));
    assert_eq!(first.file, "file c1");
    let all = CourseFilter::default();
    let best = store.courses(&all, CourseOrder::Best, 0, 10).await.unwrap();
    assert_eq!(best[0].id, "c2");
    assert_eq!(best[0].fork_of.as_deref(), Some("c1"));
    assert_eq!(best[0].fork_name.as_deref(), Some("Course c1"));
    let new = store.courses(&all, CourseOrder::New, 1, 10).await.unwrap();
    assert_eq!(new.len(), 1);
    assert_eq!(
        store.ratings_of("ada").await.unwrap(),
        [("c1".to_owned(), 4)]
    );
    assert_eq!(store.rating_by("c1", "ada").await.unwrap(), Some(4));
    assert_eq!(store.rating_by("c2", "ada").await.unwrap(), None);
    let others = store.withdraw_course("ada", "c1").await;
    assert!(matches!(others, Err(StorageError::NotFound)), "{others:?}");
}

/// Tests that a course's facts are stored only once and can be searched.
async fn library(store: &Store) {
    let facts = CourseFacts {
        par: Some(-3),
        value: Some(-2_714),
        average: Some(-1_002),
        cells: 150,
        pieces: vec!["F-I3".to_owned(), "sand".to_owned()],
    };
    assert_eq!(store.unjudged_course().await.unwrap().unwrap().id, "c1");
    store.add_course_facts("c1", Some(&facts)).await.unwrap();
    store.add_course_facts("c1", None).await.unwrap();
    assert_eq!(store.course("c1").await.unwrap().facts, Some(facts));
    // A course whose facts cannot be computed is not returned again.
    store.add_course_facts("c2", None).await.unwrap();
    assert_eq!(store.course("c2").await.unwrap().facts, None);
    let long = NewCourse {
        name: "Żółw 100%_!".to_owned(),
        ..course("c4", "ada")
    };
    store.publish_course(&long).await.unwrap();
    let found = async |filter: CourseFilter| -> Vec<String> {
        let rows = store.courses(&filter, CourseOrder::New, 0, 9).await;
        rows.unwrap().into_iter().map(|row| row.id).collect()
    };
    let search = async |text: &str| {
        found(CourseFilter {
            search: text.to_owned(),
            ..CourseFilter::default()
        })
        .await
    };
    // A course is found by name before its facts are known.
    assert_eq!(search("100%_!").await, ["c4"]);
    assert_eq!(store.unjudged_course().await.unwrap().unwrap().id, "c4");
    let unsolved = CourseFacts {
        par: None,
        value: None,
        average: None,
        cells: 900,
        pieces: vec!["V-I3".to_owned()],
    };
    store.add_course_facts("c4", Some(&unsolved)).await.unwrap();
    assert_eq!(store.unjudged_course().await.unwrap(), None);
    assert_eq!(search("żÓŁW").await, ["c4"]);
    assert_eq!(search("BEN").await, ["c1"]);
    assert_eq!(search("0_!").await, [""; 0]);
    assert_eq!(search("%").await, ["c4"]);
    assert_eq!(search("COURSE C").await, ["c1", "c2"]);
    store.rename_player("ben", "Élan").await.unwrap();
    assert_eq!(search("éLAN").await, ["c1"]);
    store.rename_player("ben", "Ben").await.unwrap();
    let all = CourseFilter::default;
    let par = Some(-3);
    assert_eq!(found(CourseFilter { par, ..all() }).await, ["c1"]);
    let cells = Some((1, 899));
    assert_eq!(found(CourseFilter { cells, ..all() }).await, ["c1"]);
    let cells = Some((900, u32::MAX));
    assert_eq!(found(CourseFilter { cells, ..all() }).await, ["c4"]);
    for (piece, ids) in [("sand", &["c1"][..]), ("F-I3", &["c1"]), ("I3", &[])] {
        let piece = Some(piece.to_owned());
        assert_eq!(found(CourseFilter { piece, ..all() }).await, ids);
    }
    // A withdrawn course is deleted and can be published again as a new one.
    store.withdraw_course("ada", "c4").await.unwrap();
    store.add_course_facts("c4", Some(&unsolved)).await.unwrap();
    assert_eq!(search("żółw").await, [""; 0]);
    store.publish_course(&long).await.unwrap();
    assert_eq!(store.unjudged_course().await.unwrap().unwrap().id, "c4");
    store.withdraw_course("ada", "c4").await.unwrap();
}

async fn results(store: &Store) {
    for (player, print, total) in [("ada", "p", 5), ("ben", "p", -3)] {
        let result = DailyResult {
            day: "2026-11-15".to_owned(),
            player: player.to_owned(),
            print: print.to_owned(),
            match_print: format!("match of {player}"),
            total,
            record: "{}".to_owned(),
            made: 9,
        };
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
        let twice = store.add_daily(&result).await;
        assert!(matches!(twice, Err(StorageError::Conflict)), "{twice:?}");
    }
    let board = store.daily("2026-11-15", "p", 10).await.unwrap();
    let names: Vec<_> = board.iter().map(|row| (&*row.name, row.total)).collect();
    assert_eq!(names, [("Ben", -3), ("Ada 'x'; --", 5)]);
    assert_eq!(store.daily_of("ada").await.unwrap().len(), 1);
}

/// Tests cup tries. Each player has one try per edition, which can be started, ended, finished or
/// abandoned.
async fn tries(store: &Store) {
    // Two nodes that need a secret get the same one.
    assert_eq!(store.cup_secret("cup1", 1).await.unwrap(), None);
    for secret in ["aa", "bb"] {
        store.add_cup_secret("cup1", 1, secret, 9).await.unwrap();
    }
    let secret = store.cup_secret("cup1", 1).await.unwrap();
    assert_eq!(secret.as_deref(), Some("aa"));
    // A second try is refused, and its table is not created.
    let new = |player: &str, id: &str, table_id: &str| NewTry {
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
    };
    store.begin_cup(&new("ada", "r1", "try1")).await.unwrap();
    store.begin_cup(&new("ben", "r2", "try2")).await.unwrap();
    let twice = store.begin_cup(&new("ada", "again", "try3")).await;
    assert!(matches!(twice, Err(StorageError::Conflict)), "{twice:?}");
    assert!(store.try_table("try3").await.is_err());
    assert_eq!(store.events("try1", 0).await.unwrap().len(), 3);
    let of_ada = store.try_table("try1").await.unwrap().unwrap();
    assert_eq!((&*of_ada.player, of_ada.edition), ("ada", 1));
    assert_eq!(store.try_table("t2").await.unwrap(), None, "not an attempt");
    assert_eq!(store.try_tables_of("ada").await.unwrap(), ["try1"]);
    let listed = store.tables_of("ben", 50).await.unwrap();
    assert!(listed.iter().all(|held| held.id != "try2"), "in no list");
    let of_ben = async || store.cup_try("cup1", 1, "ben").await.unwrap().unwrap();
    assert_eq!(of_ben().await.table.as_deref(), Some("try2"));
    assert!(!of_ben().await.is_due);
    assert_eq!(store.cup_try("cup1", 2, "ada").await.unwrap(), None);
    assert_eq!(store.ended_tries(0).await.unwrap(), []);
    let end = async |table: &str| {
        let batch = Batch {
            events: vec![event(table, 4)],
            summaries: vec![summary(table, 4, "over", None)],
            ..Batch::default()
        };
        store.commit(&[&batch]).await.unwrap();
    };
    end("try2").await;
    assert!(of_ben().await.is_due);
    let ended = store.ended_tries_of("cup1", 1, 1).await.unwrap();
    assert_eq!((&*ended[0].table, ended.len()), ("try2", 1));
    assert_eq!(store.ended_tries_of("cup1", 2, 9).await.unwrap(), []);
    assert_eq!(store.ended_tries(5).await.unwrap(), [], "long ago");
    let result = |player: &str, scores: &str| CupResult {
        cup: "cup1".to_owned(),
        edition: 1,
        player: player.to_owned(),
        scores: scores.to_owned(),
        strokes: "a line".to_owned(),
        sent: 12,
    };
    store.finish_cup(&result("ben", "3 -1")).await.unwrap();
    for (again, why) in [("ben", "the first counts"), ("cy", "not begun")] {
        let refused = store.finish_cup(&result(again, "1 1")).await;
        assert!(matches!(refused, Err(StorageError::Conflict)), "{why}");
    }
    assert!(of_ben().await.is_finished);
    // An abandoned try never gets a result.
    end("try1").await;
    let ended = store.ended_tries(0).await.unwrap();
    store.leave_cup(&ended[0], 13).await.unwrap();
    assert_eq!(store.ended_tries(0).await.unwrap(), []);
    let left = store.finish_cup(&result("ada", "1 1")).await;
    assert!(matches!(left, Err(StorageError::Conflict)), "{left:?}");
    let of_ada = store.cup_try("cup1", 1, "ada").await.unwrap().unwrap();
    assert!(of_ada.is_left && !of_ada.is_finished);
}

async fn cups(store: &Store) {
    let cup = |id: &str, owner: &str, made: u64| CupRow {
        id: id.to_owned(),
        owner: owner.to_owned(),
        name: "Sundays 'x'; --".to_owned(),
        rhythm: "once".to_owned(),
        days: 7,
        drawn: 0,
        courses: "[]".to_owned(),
        made,
        ended: None,
    };
    store.add_cup(&cup("cup1", "ada", 5)).await.unwrap();
    store.add_cup(&cup("cup2", "ben", 9)).await.unwrap();
    let twice = store.add_cup(&cup("cup1", "ben", 6)).await;
    assert!(matches!(twice, Err(StorageError::Conflict)), "{twice:?}");
    assert_eq!(store.cup("cup1").await.unwrap(), cup("cup1", "ada", 5));
    assert_eq!(store.cups_made("ada", 5).await.unwrap(), 1);
    assert_eq!(store.cups_made("ada", 6).await.unwrap(), 0);
    tries(store).await;
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
        "still played"
    );
    let of_ben = store.cups_of("ben", 9).await.unwrap();
    let ids: Vec<&str> = of_ben.iter().map(|cup| &*cup.id).collect();
    assert_eq!(ids, ["cup2", "cup1"], "made and played, the latest first");
    assert_eq!(store.cup_results_of("ben").await.unwrap()[0].sent, Some(12));
    let other = store.end_cup("ben", "cup1", 20).await;
    assert!(matches!(other, Err(StorageError::NotFound)), "{other:?}");
    store.end_cup("ada", "cup1", 20).await.unwrap();
    store.end_cup("ada", "cup1", 30).await.unwrap();
    assert_eq!(store.cup("cup1").await.unwrap().ended, Some(20));
}

fn handle(player: &str, handle: &str, look: &str) -> HandleRow {
    HandleRow {
        player: player.to_owned(),
        handle: handle.to_owned(),
        look: look.to_owned(),
        private: player == "ben",
        claimed: 3,
        seen: 0,
    }
}

async fn handles(store: &Store) {
    assert_eq!(store.handle_of("ada").await.unwrap(), None);
    let (ada, ben) = (handle("ada", "Ada_L", "adal"), handle("ben", "Ben", "ben"));
    for row in [&handle("ada", "Lada", "lada"), &ada, &ben] {
        store.claim_handle(row).await.unwrap();
    }
    // A handle that looks like another player's is refused, and the old handle is kept.
    let taken = store.claim_handle(&handle("ben", "adal", "adal")).await;
    assert!(matches!(taken, Err(StorageError::Conflict)), "{taken:?}");
    assert_eq!(store.handle_of("ben").await.unwrap(), Some(ben.clone()));
    assert_eq!(store.handle_like("adal").await.unwrap(), ada);
    // The previous handle is free.
    let old = store.handle_like("lada").await;
    assert!(matches!(old, Err(StorageError::NotFound)), "{old:?}");
    let both = ["ada".into(), "nobody".into()];
    store.note_seen(&both, 77).await.unwrap();
    assert_eq!(store.handle_like("adal").await.unwrap().seen, 77);
    assert_eq!(store.handle_like("ben").await.unwrap().seen, 0);
    store.release_handle("ben").await.unwrap();
    let twice = store.release_handle("ben").await;
    assert!(matches!(twice, Err(StorageError::NotFound)), "{twice:?}");
    // If two players claim the same look at the same time, only one succeeds.
    let (one, other) = (handle("ben", "Twin", "twin"), handle("cy", "tw1n", "twin"));
    let (one, other) = tokio::join!(store.claim_handle(&one), store.claim_handle(&other));
    assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
    let board = store.daily("2026-11-15", "p", 10).await.unwrap();
    let last = board.last().and_then(|row| row.handle.as_deref());
    assert_eq!(last, Some("Ada_L"));
    let places = store.daily_places_of("ada", 9).await.unwrap();
    let told: Vec<_> = places.iter().map(|one| (one.rank, one.players)).collect();
    assert_eq!(told, [(2, 2)]);
    let courses = store.latest_courses_of("ada", 9).await.unwrap();
    assert_eq!((courses.len(), &*courses[0].file), (1, ""));
    assert_eq!(store.finished_tables_of("ada", 9).await.unwrap(), []);
}

async fn passkeys(store: &Store) {
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
    // A challenge can be answered only once, and only in time.
    assert_eq!(store.take_ceremony("a", 50).await.unwrap(), adding);
    assert_eq!(store.take_ceremony("b", 50).await.unwrap(), signing);
    for (id, now) in [("a", 50), ("c", 51), ("c", 50), ("d", 1)] {
        let late = store.take_ceremony(id, now).await;
        assert!(matches!(late, Err(StorageError::NotFound)), "{id} {late:?}");
    }
    store.begin_ceremony(&adding).await.unwrap();
    store.sweep_ceremonies(51).await.unwrap();
    assert!(store.take_ceremony("a", 1).await.is_err());
    let passkey = |id: &str, player: &str| PasskeyRow {
        id: id.to_owned(),
        player: player.to_owned(),
        name: "Phone".to_owned(),
        public_key: "ab".to_owned(),
        state: "01".to_owned(),
        created: 5,
        used: None,
    };
    let (first, second) = (passkey("p1", "ada"), passkey("p2", "ada"));
    store.add_passkey(&first).await.unwrap();
    store.add_passkey(&second).await.unwrap();
    let twice = store.add_passkey(&passkey("p1", "ben")).await;
    assert!(matches!(twice, Err(StorageError::Conflict)), "{twice:?}");
    let key = credential("key-3", "ada", CredentialKind::Key);
    store.use_passkey("p1", "02", &key).await.unwrap();
    let used = store.passkey("p1").await.unwrap();
    assert_eq!((&*used.state, used.used), ("02", Some(5)));
    assert_eq!(store.credential("key-3").await.unwrap(), key);
    let others = credential("key-4", "ben", CredentialKind::Key);
    let others = store.use_passkey("p1", "03", &others).await;
    assert!(matches!(others, Err(StorageError::NotFound)), "{others:?}");
    assert!(store.remove_passkey("ben", "p2").await.is_err());
    store.remove_passkey("ada", "p2").await.unwrap();
    assert_eq!(store.passkeys_of("ada").await.unwrap(), [used]);
}

async fn people(store: &Store) {
    let ben = handle("ben", "Benny", "benny");
    store.claim_handle(&ben).await.unwrap();
    // Seated players: handles with private profiles are hidden, and bots are marked.
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
    // A blocked player stops following, has no challenges, and does not see who is online.
    store.tie(Tie::Follows, "ben", "ada", 6).await.unwrap();
    assert_eq!(store.followers("ada", 9).await.unwrap().len(), 1);
    let following = store.tied(Tie::Follows, "ben", 9).await.unwrap();
    assert_eq!((following[0].seen, following[0].private), (77, false));
    let challenge = ChallengeRow {
        table: "t5".to_owned(),
        challenger: "ben".to_owned(),
        player: "ada".to_owned(),
        made: 8,
    };
    store.add_challenge(&challenge).await.unwrap();
    let waiting = store.challenges("ada", 9).await.unwrap();
    assert_eq!((waiting.len(), &*waiting[0].by.name), (1, "Ben"));
    assert_eq!(store.challenges_by("ben", "ada").await.unwrap(), 1);
    store.tie(Tie::Blocks, "ada", "ben", 9).await.unwrap();
    assert_eq!(store.followers("ada", 9).await.unwrap(), []);
    assert_eq!(store.challenges("ada", 9).await.unwrap(), []);
    assert!(store.tied(Tie::Follows, "ben", 9).await.unwrap()[0].private);
    assert!(store.decline_challenge("ben", "t5").await.is_err());
    let caller = store.decline_challenge("ada", "t5").await.unwrap();
    assert_eq!(caller, "ben");
    assert_eq!(store.challenges_by("ben", "ada").await.unwrap(), 0);
    store.add_challenge(&challenge).await.unwrap();
    let report = ReportRow {
        id: "r1".to_owned(),
        reporter: "ben".to_owned(),
        reported: "ada".to_owned(),
        handle: "Ada_L".to_owned(),
        course: None,
        place: Some("{}".to_owned()),
        reason: "rude".to_owned(),
        made: 9,
    };
    store.add_report(&report).await.unwrap();
    assert_eq!(store.reports_of("ben", 10).await.unwrap(), []);
    assert_eq!(store.reports_of("ben", 9).await.unwrap(), [report]);
}

async fn downtimes(store: &Store) {
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
}

async fn cluster(store: &Store) {
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
    // A node holds a lease until the lease ends or is released.
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
    for (own, newest) in [(1, 1), (3, 3), (2, 3)] {
        assert_eq!(store.newest_protocol(own).await.unwrap(), newest);
    }
    assert_eq!(
        store.common_number(7).await.unwrap(),
        store.common_number(8).await.unwrap()
    );
}

fn judged(table: &str, ended: u64, numbers: &[(&str, u64)]) -> JudgedMatch {
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

async fn ratings(store: &Store) {
    assert_eq!(store.last_judged_match().await.unwrap(), None);
    let first = judged("m1", 5, &[("ada", 1), ("ben", 1)]);
    store.add_judged_match(&first).await.unwrap();
    let second = judged("m2", 7, &[("ben", 2), ("ada", 2)]);
    store.add_judged_match(&second).await.unwrap();
    // Storing the same match again, or ratings based on an outdated point, changes nothing.
    for wrong in [second.clone(), judged("m3", 9, &[("cleo", 1), ("ada", 2)])] {
        let refused = store.add_judged_match(&wrong).await;
        assert!(
            matches!(refused, Err(StorageError::Conflict)),
            "{refused:?}"
        );
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
    let best = store.best_players("carom", 350_000, 9, 10).await.unwrap();
    let handles: Vec<&str> = best.iter().map(|player| &*player.handle).collect();
    // Ben is left out because he is a bot.
    assert_eq!(handles, ["Ada_L"]);
    assert_eq!(
        store.best_players("carom", 340_000, 9, 10).await.unwrap(),
        []
    );
    let found = store.handles_starting_with("ada", 10).await.unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!(store.handles_starting_with("%", 10).await.unwrap(), []);
    // The latest match is reviewed first, and each match only once.
    let skill = SkillPoint {
        player: "ada".to_owned(),
        table: "m2".to_owned(),
        at: 7,
        choices: 7,
        loss: 1_200,
        luck: -300,
    };
    assert_eq!(
        store.unreviewed_match().await.unwrap().as_deref(),
        Some("m2")
    );
    for _ in 0..2 {
        let review = std::slice::from_ref(&skill);
        store.add_review("m2", review).await.unwrap();
    }
    assert_eq!(store.skill_points("ada").await.unwrap(), [skill]);
    store.add_review("m1", &[]).await.unwrap();
    assert_eq!(store.unreviewed_match().await.unwrap(), None);
    store.forget_ratings().await.unwrap();
    assert_eq!(store.last_judged_match().await.unwrap(), None);
    assert_eq!(store.rating_points("ben").await.unwrap(), []);
    store.add_judged_match(&first).await.unwrap();
}

async fn push(store: &Store) {
    let first = store.push_key("vapid", "one").await.unwrap();
    let second = store.push_key("vapid", "two").await.unwrap();
    assert_eq!([&*first, &*second], ["one", "one"], "the first is kept");
    let player = PlayerRow {
        id: "petra".to_owned(),
        name: "Petra".to_owned(),
        created: 1,
        bot: false,
    };
    let (laptop, phone) = ("petra-laptop", "petra-phone");
    let key = |id: &str| credential(id, "petra", CredentialKind::Key);
    store.create_player(&player, &key(laptop)).await.unwrap();
    store.add_credential(&key(phone)).await.unwrap();
    let device = |credential: &str, endpoint: &str, quiet| PushSubscriptionRow {
        credential: credential.to_owned(),
        player: "petra".to_owned(),
        endpoint: endpoint.to_owned(),
        p256dh: "key".to_owned(),
        auth: "secret".to_owned(),
        language: "pl".to_owned(),
        quiet,
        created: 7,
        seen: 0,
    };
    let on_laptop = device(laptop, "https://push/1", Some((1_320, 480, -60)));
    let on_phone = device(phone, "https://push/2", None);
    for row in [&on_laptop, &on_phone] {
        store.keep_push_subscription(row).await.unwrap();
    }
    let kept = store.push_subscriptions_of("petra").await.unwrap();
    assert_eq!(kept, [on_laptop, on_phone]);
    store
        .note_push_seen(&["petra".into(), "ada".into()], 30)
        .await
        .unwrap();
    let seen = store.push_subscription(phone).await.unwrap().unwrap();
    assert_eq!(seen.seen, 30);
    // One notification is queued per device and topic, and only one node sends it.
    let queued = |topic: &str, message: &str, due| QueuedPush {
        credential: phone.to_owned(),
        topic: topic.to_owned(),
        player: "petra".to_owned(),
        kind: "turn".to_owned(),
        message: message.to_owned(),
        due,
        expires: 1_000,
        tries: 0,
    };
    store.queue_push(&queued("t1", "old", 10)).await.unwrap();
    let new = queued("t1", "new", 20);
    store.queue_push(&new).await.unwrap();
    assert!(store.due_pushes(19, 9).await.unwrap().is_empty());
    let due = store.due_pushes(20, 9).await.unwrap();
    assert_eq!(due, std::slice::from_ref(&new));
    assert!(store.postpone_push(&new, 80, 1).await.unwrap());
    assert!(!store.postpone_push(&new, 90, 1).await.unwrap());
    store.remove_push(&new).await.unwrap();
    let waits = store.due_pushes(80, 9).await.unwrap();
    assert_eq!((waits[0].due, waits[0].tries), (80, 1));
    store.unqueue_pushes("t1", "petra").await.unwrap();
    assert_eq!(store.due_pushes(80, 9).await.unwrap().len(), 1);
    store.unqueue_pushes("t1", "ben").await.unwrap();
    assert!(store.due_pushes(80, 9).await.unwrap().is_empty());
    // Another player in the same browser takes over its endpoint.
    store.queue_push(&queued("t2", "waits", 10)).await.unwrap();
    let taken = device(laptop, "https://push/2", None);
    store.keep_push_subscription(&taken).await.unwrap();
    assert!(store.push_subscription(phone).await.unwrap().is_none());
    assert!(store.due_pushes(80, 9).await.unwrap().is_empty());
    // Nothing remains of signed-out devices or of deleted players.
    store.remove_push_subscription(laptop).await.unwrap();
    for (credential, endpoint) in [(phone, "https://push/3"), (laptop, "https://push/4")] {
        let row = device(credential, endpoint, None);
        store.keep_push_subscription(&row).await.unwrap();
    }
    store.queue_push(&queued("t3", "waits", 10)).await.unwrap();
    store
        .remove_credential("petra", CredentialKind::Key, phone)
        .await
        .unwrap();
    let kept = store.push_subscriptions_of("petra").await.unwrap();
    assert_eq!(kept.len(), 1);
    store.sweep_push().await.unwrap();
    store.add_credential(&key(phone)).await.unwrap();
    assert!(store.push_subscription(phone).await.unwrap().is_none());
    assert!(store.due_pushes(80, 9).await.unwrap().is_empty());
    store.delete_player("petra", "gone-3").await.unwrap();
    store.create_player(&player, &key(laptop)).await.unwrap();
    assert!(store.push_subscription(laptop).await.unwrap().is_none());
    store.delete_player("petra", "gone-4").await.unwrap();
}

async fn seeks(store: &Store) {
    let seek = |player: &str, since: u64, seen: u64| Seek {
        player: player.to_owned(),
        kind: "carom".to_owned(),
        rating: 1_500_000,
        since,
        seen,
        found: None,
    };
    for one in [seek("ben", 2, 5), seek("ada", 1, 9), seek("cleo", 3, 9)] {
        store.keep_seek(&one).await.unwrap();
    }
    let names =
        |seekers: Vec<Seek>| -> Vec<String> { seekers.into_iter().map(|one| one.player).collect() };
    assert_eq!(
        names(store.seekers("emil", "carom", 6).await.unwrap()),
        ["ada", "cleo"]
    );
    assert_eq!(
        names(store.seekers("emil", "basic", 0).await.unwrap()),
        [""; 0]
    );
    // A blocked player is not found, and does not find players who block them.
    store.tie(Tie::Blocks, "dora", "cleo", 1).await.unwrap();
    assert_eq!(
        names(store.seekers("dora", "carom", 6).await.unwrap()),
        ["ada"]
    );
    store.pair("cleo", "ada", "t9").await.unwrap();
    let ada = store.seek("ada").await.unwrap().unwrap();
    assert_eq!(ada.found, Some(("t9".to_owned(), 1)));
    // A player who already has an opponent is not found again, and another request changes nothing.
    let late = store.pair("ben", "ada", "t8").await;
    assert!(matches!(late, Err(StorageError::Conflict)), "{late:?}");
    assert_eq!(store.seek("ben").await.unwrap().unwrap().found, None);
    store.keep_seek(&seek("ada", 1, 12)).await.unwrap();
    assert_eq!(store.seek("ada").await.unwrap().unwrap(), ada);
    store.keep_seek(&seek("ada", 20, 20)).await.unwrap();
    assert_eq!(store.seek("ada").await.unwrap().unwrap().found, None);
    store.drop_seek("ben").await.unwrap();
    store.sweep_seeks(10).await.unwrap();
    assert_eq!(
        names(store.seekers("emil", "carom", 0).await.unwrap()),
        ["ada"]
    );
}

fn tournament(id: &str, maker: &str, begins: Option<u64>) -> TournamentRow {
    TournamentRow {
        id: id.to_owned(),
        maker: maker.to_owned(),
        name: "Sunday".to_owned(),
        game: "carom".to_owned(),
        courses: "{}".to_owned(),
        clock: "{}".to_owned(),
        rounds: 3,
        listed: true,
        bots: false,
        created: 10,
        begins,
        status: TournamentStatus::Coming,
        round: 0,
        due: None,
        paused: false,
        resumed: None,
        ended: None,
        revision: 1,
        entrants: 0,
    }
}

fn entrant(player: &str) -> EntrantRow {
    EntrantRow {
        player: player.to_owned(),
        number: 0,
        rating: 1_500_000,
        bot: false,
        from_round: 0,
        withdrawn: false,
        name: None,
        handle: None,
    }
}

fn board(round: u32, number: u32, first: &str, second: Option<&str>) -> BoardRow {
    let bye = BoardResult {
        first: 2,
        second: 0,
        how: "bye".to_owned(),
    };
    BoardRow {
        round,
        board: number,
        first: first.to_owned(),
        second: second.map(str::to_owned),
        table: None,
        opened: None,
        there: None,
        status: None,
        result: second.is_none().then_some(bye),
        correction: None,
    }
}

async fn tournaments(store: &Store) {
    let status = async |id: &str| store.tournament(id).await.unwrap().status;
    store
        .create_tournament(&tournament("m1", "ben", None))
        .await
        .unwrap();
    store
        .create_tournament(&tournament("m2", "ada", Some(500)))
        .await
        .unwrap();
    assert_eq!(store.tournaments_made("ben", 5).await.unwrap(), (1, 1));
    assert_eq!(store.tournaments_made("ben", 11).await.unwrap(), (0, 1));
    // Entering twice counts once, and a third player is refused when the limit is two.
    for player in ["ada", "ben", "ada"] {
        store.enter("m1", &entrant(player), 2, 20).await.unwrap();
    }
    let full = store.enter("m1", &entrant("cleo"), 2, 20).await;
    assert!(matches!(full, Err(StorageError::Conflict)));
    let nowhere = store.enter("m9", &entrant("ada"), 9, 20).await;
    assert!(matches!(nowhere, Err(StorageError::NotFound)));
    store.withdraw("m1", "ben", 21).await.unwrap();
    assert_eq!(
        store.entrants("m1").await.unwrap().len(),
        1,
        "as if he had never come"
    );
    store.enter("m1", &entrant("ben"), 9, 22).await.unwrap();
    store.enter("m1", &entrant("cleo"), 9, 22).await.unwrap();
    let entrants = store.entrants("m1").await.unwrap();
    let numbers: Vec<u32> = entrants.iter().map(|one| one.number).collect();
    assert_eq!(numbers, [1, 2, 3]);
    assert_eq!(entrants[1].name.as_deref(), Some("Ben"));
    // The tournament is waiting for its organiser.
    assert_eq!(store.tournaments_to_tend(400).await.unwrap(), []);
    assert_eq!(store.tournaments_to_tend(500).await.unwrap()[0].id, "m2");
    assert!(store.begin_tournament("m1", "ada", 30).await.is_err());
    store.begin_tournament("m1", "ben", 30).await.unwrap();
    assert_eq!(store.tournaments_to_tend(400).await.unwrap()[0].entrants, 3);
    let coming = TournamentStatus::Coming;
    let listed = store.listed_tournaments(coming, 9).await.unwrap();
    assert_eq!(
        listed.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(),
        ["m1", "m2"]
    );
    // If two servers try to pair a round, only one succeeds.
    let boards = [board(1, 1, "ada", Some("ben")), board(1, 2, "cleo", None)];
    store.add_round("m1", 1, &boards).await.unwrap();
    for round in [1, 3] {
        let again = store.add_round("m1", round, &boards).await;
        assert!(matches!(again, Err(StorageError::Conflict)));
    }
    assert_eq!(store.boards("m1").await.unwrap().len(), 2);
    assert_eq!(status("m1").await, TournamentStatus::Running);
    round(store).await;
    organiser(store).await;
}

/// Tests the organiser's actions: pause, remove a player, correct a result, end the tournament.
async fn organiser(store: &Store) {
    let conflict = |done: Result<(), StorageError>| {
        assert!(matches!(done, Err(StorageError::Conflict)), "{done:?}");
    };
    let mut own = tournament("m3", "olga", Some(500));
    own.listed = false;
    store.create_tournament(&own).await.unwrap();
    for player in ["olga", "pia", "quin"] {
        store.enter("m3", &entrant(player), 9, 20).await.unwrap();
    }
    store.remove_entrant("m3", "quin", 21).await.unwrap();
    assert!(store.is_removed("m3", "quin").await.unwrap());
    assert!(!store.is_removed("m3", "pia").await.unwrap());
    assert_eq!(store.entrants("m3").await.unwrap().len(), 2);
    conflict(store.enter("m3", &entrant("quin"), 9, 22).await);
    conflict(store.end_early("m3", 22).await);
    store.pause_tournament("m3", 22).await.unwrap();
    let tended = store.tournaments_to_tend(600).await.unwrap();
    assert!(tended.iter().all(|row| row.id != "m3"));
    let boards = [board(1, 1, "olga", Some("pia"))];
    conflict(store.add_round("m3", 1, &boards).await);
    store.resume_tournament("m3", 23, 30).await.unwrap();
    store.add_round("m3", 1, &boards).await.unwrap();
    let correct = async |halves| store.correct_result("m3", (1, 1), halves, "olga", 25).await;
    conflict(correct([1, 1]).await);
    let settled = Settled {
        board: 1,
        result: BoardResult {
            first: 2,
            second: 0,
            how: "played".to_owned(),
        },
        absent: Vec::new(),
    };
    store.settle("m3", 1, &[settled], 24).await.unwrap();
    for halves in [[1, 1], [0, 2]] {
        correct(halves).await.unwrap();
    }
    let corrected = &store.boards("m3").await.unwrap()[0];
    let result = corrected.result.as_ref().unwrap();
    assert_eq!((result.first, result.second), (0, 2));
    let correction = corrected.correction.as_ref().unwrap();
    assert_eq!(
        (correction.by.as_str(), correction.at, correction.was),
        ("olga", 25, [2, 0])
    );
    // A round that becomes due during a pause is due after the pause.
    store.end_round("m3", 1, 26).await.unwrap();
    store.pause_tournament("m3", 26).await.unwrap();
    store.resume_tournament("m3", 27, 40).await.unwrap();
    let row = store.tournament("m3").await.unwrap();
    assert_eq!(
        (row.due, row.paused, row.resumed),
        (Some(40), false, Some(27))
    );
    store.end_early("m3", 41).await.unwrap();
    assert_eq!(store.tournament("m3").await.unwrap().rounds, 1);
    conflict(store.add_round("m3", 2, &boards).await);
    store.end_tournament("m3", 1, 42).await.unwrap();
    conflict(store.pause_tournament("m3", 43).await);
}

/// Tests that if two servers try to open a round's tables, only one succeeds.
async fn round(store: &Store) {
    let open = [(1, table("t-m1", false, None))];
    store.open_tables("m1", 1, &open).await.unwrap();
    let other = [(1, table("t-m2", false, None))];
    let twice = store.open_tables("m1", 1, &other).await;
    assert!(matches!(twice, Err(StorageError::Conflict)));
    assert!(!store.has_table("t-m2").await.unwrap());
    let reserved = store.table("t-m1").await.unwrap().reserved.unwrap();
    assert_eq!(
        (reserved.tournament.as_deref(), reserved.players),
        (Some("m1"), ["ada", "ben"].map(str::to_owned))
    );
    let call = &store.called_to("ben").await.unwrap()[0];
    assert_eq!(
        (call.seat, call.table.as_str(), call.playing),
        (1, "t-m1", false)
    );
    assert!(call.other.is_some());
    store.note_there("m1", 1, 1, 2).await.unwrap();
    let waiting = store.open_boards("m1", 1).await.unwrap();
    assert_eq!(waiting.len(), 1, "the bye is decided");
    assert_eq!(waiting[0].row.status.as_deref(), Some("waiting"));
    assert_eq!(waiting[0].row.there, Some(2));
    // A decided match stays decided, and an absent player is withdrawn.
    let settled = |first, second| Settled {
        board: 1,
        result: BoardResult {
            first,
            second,
            how: "absent".to_owned(),
        },
        absent: vec!["ada".to_owned()],
    };
    for (first, second) in [(0, 2), (2, 0)] {
        store
            .settle("m1", 1, &[settled(first, second)], 40)
            .await
            .unwrap();
    }
    let boards = store.boards("m1").await.unwrap();
    assert_eq!(
        boards[0].result.as_ref().map(|result| result.second),
        Some(2)
    );
    assert!(store.entrant("m1", "ada").await.unwrap().unwrap().withdrawn);
    assert_eq!(store.open_boards("m1", 1).await.unwrap(), []);
    store.enter("m1", &entrant("ada"), 9, 41).await.unwrap();
    let back = store.entrant("m1", "ada").await.unwrap().unwrap();
    assert_eq!(
        (back.withdrawn, back.from_round, back.number),
        (false, 2, 1)
    );
    for due in [50, 60] {
        store.end_round("m1", 1, due).await.unwrap();
    }
    let row = store.tournament("m1").await.unwrap();
    assert_eq!((row.round, row.due), (1, Some(50)));
    assert!(
        store.remove_tournament("m1", "ben").await.is_err(),
        "it has begun"
    );
    store.enter("m2", &entrant("ada"), 9, 22).await.unwrap();
    store.enter("m2", &entrant("ben"), 9, 22).await.unwrap();
    assert_eq!(store.tournaments_of("ben", 9).await.unwrap().len(), 2);
}

fn match_on(course: &str, player: &str, total: i32, print: &str) -> CourseResult {
    CourseResult {
        course: course.to_owned(),
        player: player.to_owned(),
        total,
        print: print.to_owned(),
        record: format!("record {print}"),
        made: 20,
    }
}

/// Tests that each match is counted once, each player's best match is kept, and the course record
/// is found.
async fn records(store: &Store) {
    assert_eq!(store.course("c1").await.unwrap().record, None);
    assert!(store.course_record("c1").await.is_err());
    let first = match_on("c1", "ben", 4, "m1");
    store.add_course_result(&first).await.unwrap();
    store.add_course_result(&first).await.unwrap();
    // A later result that is equally good.
    let equal = CourseResult {
        made: 21,
        ..match_on("c1", "ada", 4, "m2")
    };
    store.add_course_result(&equal).await.unwrap();
    let seen = store.course("c1").await.unwrap();
    let record = seen.record.unwrap();
    assert_eq!((seen.plays, &*record.player, record.total), (2, "ben", 4));
    assert_eq!((&*record.name, record.made), ("Ben", 20));
    // A better result, then a worse one, each sent twice.
    for result in [
        match_on("c1", "ada", 2, "m3"),
        match_on("c1", "ada", 2, "m3"),
        match_on("c1", "ada", 5, "m4"),
        match_on("c1", "ada", 5, "m4"),
        match_on("c1", "ada", 2, "m3"),
    ] {
        store.add_course_result(&result).await.unwrap();
    }
    let seen = store.course("c1").await.unwrap();
    assert_eq!((seen.plays, seen.record.unwrap().total), (4, 2));
    assert_eq!(store.course_record("c1").await.unwrap(), "record m3");
    assert_eq!(store.best_on_course("c1", "ada").await.unwrap(), Some(2));
    assert_eq!(store.best_on_course("c2", "ada").await.unwrap(), None);
    assert_eq!(store.course_results_of("ada").await.unwrap()[0].print, "m3");
    // Players cannot submit another player's match, or results for a missing course.
    let hers = match_on("c1", "ben", 2, "m3");
    let taken = store.add_course_result(&hers).await;
    assert!(matches!(taken, Err(StorageError::Conflict)), "{taken:?}");
    let worse = match_on("c1", "ben", 5, "m4");
    let taken = store.add_course_result(&worse).await;
    assert!(matches!(taken, Err(StorageError::Conflict)), "{taken:?}");
    let lost = match_on("c9", "ben", 2, "m9");
    let nowhere = store.add_course_result(&lost).await;
    assert!(
        matches!(nowhere, Err(StorageError::NotFound)),
        "{nowhere:?}"
    );
    let all = CourseFilter::default();
    let played = store.courses(&all, CourseOrder::Played, 0, 9).await;
    let played: Vec<_> = played
        .unwrap()
        .into_iter()
        .map(|row| (row.id, row.plays))
        .collect();
    assert_eq!(played, [("c1".to_owned(), 4), ("c2".to_owned(), 0)]);
    let gone = match_on("c4", "ben", 1, "m5");
    store.publish_course(&course("c4", "ada")).await.unwrap();
    store.add_course_result(&gone).await.unwrap();
    store.withdraw_course("ada", "c4").await.unwrap();
    assert_eq!(store.course_results_of("ben").await.unwrap().len(), 1);
}

async fn act(store: &Store, act: Act, object: &str) -> Result<(), StorageError> {
    let new = NewAct {
        act,
        object: object.to_owned(),
        operator: "olga".to_owned(),
        reason: format!("for {object}"),
        at: 70,
    };
    store.act(&new).await
}

async fn operators(store: &Store) {
    let banned = async |player: &str, now: u64| {
        let (row, ban) = store.player_and_ban(player, now).await.unwrap();
        assert_eq!(row, store.player(player).await.unwrap());
        ban
    };
    // Banned temporarily, then permanently.
    assert_eq!(banned("ada", 50).await, None);
    let until = Some(100);
    act(store, Act::Ban { until, hold: None }, "ada")
        .await
        .unwrap();
    let reason = "for ada".to_owned();
    assert_eq!(banned("ada", 100).await, Some(Ban { reason, until }));
    assert_eq!(banned("ada", 101).await, None);
    assert_eq!(banned("ben", 50).await, None);
    let until = None;
    act(store, Act::Ban { until, hold: None }, "ada")
        .await
        .unwrap();
    assert_eq!(banned("ada", 101).await.unwrap().until, None);
    // A hidden course appears only in its owner's list.
    act(store, Act::Hide(Hideable::Course), "c1").await.unwrap();
    let all = CourseFilter::default();
    let listed = async || {
        let rows = store.courses(&all, CourseOrder::New, 0, 9).await.unwrap();
        rows.into_iter().any(|row| row.id == "c1")
    };
    assert!(!listed().await);
    assert!(store.course("c1").await.unwrap().hidden);
    let owner = store.course("c1").await.unwrap().owner;
    for (who, shown) in [(None, false), (Some("eve"), false), (Some(&*owner), true)] {
        let found = store.shown_course("c1", who).await;
        assert_eq!(found.is_ok(), shown, "{who:?}");
    }
    let own = store.courses_of(&owner).await.unwrap();
    assert!(own.iter().any(|row| row.id == "c1" && row.hidden));
    act(store, Act::Show(Hideable::Course), "c1").await.unwrap();
    assert!(listed().await && store.shown_course("c1", None).await.is_ok());
    closed_reports(store).await;
    logged(store).await;
    gone(store).await;
}

/// Tests that reports stay open until they are closed.
async fn closed_reports(store: &Store) {
    let open = async || {
        let open = store.open_reports(9).await.unwrap();
        let ids = open.into_iter().map(|open| (open.report.id, open.by));
        ids.collect::<Vec<_>>()
    };
    let report = ReportRow {
        id: "r-course".to_owned(),
        reporter: "ben".to_owned(),
        reported: "ada".to_owned(),
        handle: "Windmill".to_owned(),
        course: Some("c1".to_owned()),
        place: None,
        reason: "stolen".to_owned(),
        made: 60,
    };
    store.add_report(&report).await.unwrap();
    let before = open().await;
    assert!(
        before
            .iter()
            .any(|(id, by)| id == "r-course" && by == "@Benny"),
        "{before:?}"
    );
    act(store, Act::CloseReport, "r-course").await.unwrap();
    assert_eq!(open().await.len(), before.len() - 1);
    assert!(store.reports_of("ben", 60).await.unwrap().contains(&report));
}

/// Tests that an action without effect fails and is not logged.
async fn logged(store: &Store) {
    let log = store.audit(99).await.unwrap();
    for (what, object) in [
        (Act::CloseReport, "r-course"),
        (Act::Show(Hideable::Course), "c1"),
        (Act::Hide(Hideable::Course), "c0"),
        (Act::DeleteCourse, "c0"),
        (Act::DeletePlayer, "carl"),
        (Act::Unban, "ben"),
        (
            Act::Ban {
                until: None,
                hold: None,
            },
            "carl",
        ),
    ] {
        let refused = act(store, what, object).await;
        assert!(matches!(refused, Err(StorageError::NotFound)), "{object}");
    }
    assert_eq!(store.audit(99).await.unwrap(), log);
    let words: Vec<&str> = log.iter().map(|row| row.act.as_str()).collect();
    let expected = ["close-report", "show-course", "hide-course", "ban", "ban"];
    assert_eq!(words, expected);
    assert_eq!(log[1].called, Some(store.course("c1").await.unwrap().name));
    assert_eq!((log[0].operator.as_str(), log[0].at), ("olga", 70));
    let numbers: Vec<u64> = log.iter().map(|row| row.number).collect();
    assert_eq!(numbers, [5, 4, 3, 2, 1]);
    assert_eq!(store.audit_since(3).await.unwrap().len(), 2);
    assert_eq!(store.audit_of("ada").await.unwrap().len(), 2);
    act(store, Act::Unban, "ada").await.unwrap();
    let (_, ban) = store.player_and_ban("ada", 50).await.unwrap();
    assert_eq!(ban, None);
}

async fn gone(store: &Store) {
    // A player is renamed and loses the handle.
    let row = PlayerRow {
        id: "rude".to_owned(),
        name: "Rude".to_owned(),
        created: 1,
        bot: false,
    };
    let key = credential("key-rude", "rude", CredentialKind::Key);
    store.create_player(&row, &key).await.unwrap();
    store
        .claim_handle(&handle("rude", "rude1", "rudel"))
        .await
        .unwrap();
    let name = "Player".to_owned();
    act(store, Act::Rename { name }, "rude").await.unwrap();
    assert_eq!(store.player("rude").await.unwrap().name, "Player");
    assert_eq!(store.handle_of("rude").await.unwrap(), None);
    // A deleted player's keys stop working at once, and a server removes the player's other data.
    act(
        store,
        Act::Ban {
            until: None,
            hold: None,
        },
        "rude",
    )
    .await
    .unwrap();
    act(store, Act::DeletePlayer, "rude").await.unwrap();
    assert!(store.credential("key-rude").await.is_err());
    assert_eq!(store.players_to_delete().await.unwrap(), ["rude"]);
    store.delete_player("rude", "gone-2").await.unwrap();
    assert!(store.players_to_delete().await.unwrap().is_empty());
    let kept = store.audit_of("rude").await.unwrap();
    assert_eq!(kept.len(), 3);
    assert!(kept.iter().all(|row| row.called.is_none()));
}

async fn deletion(store: &Store) {
    store.delete_player("ada", "gone-1").await.unwrap();
    assert!(store.player("ada").await.is_err());
    assert!(store.handle_like("adal").await.is_err());
    assert!(store.passkey("p1").await.is_err());
    assert_eq!(store.ties(Tie::Follows, "ben").await.unwrap(), 0);
    assert_eq!(store.reports_of("ben", 0).await.unwrap(), []);
    assert_eq!(store.challenges_by("ben", "ada").await.unwrap(), 0);
    assert!(store.credential("key-ada").await.is_err());
    // A table where only Ada sat is deleted, but one that she shared with Ben is not.
    assert!(!store.has_table("t1").await.unwrap());
    assert!(store.events("t1", 0).await.unwrap().is_empty());
    assert!(store.has_table("t2").await.unwrap());
    assert_eq!(store.table("t2").await.unwrap().owner, "");
    assert!(
        store
            .chat_messages("t2", None, 10)
            .await
            .unwrap()
            .is_empty()
    );
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
    assert_eq!(
        store.cup("cup1").await.unwrap().owner,
        "",
        "other players use it too"
    );
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
    store.end_tournament("m1", 1, 70).await.unwrap();
    let over = store
        .listed_tournaments(TournamentStatus::Over, 9)
        .await
        .unwrap();
    assert_eq!(over[0].ended, Some(70));
}

#[tokio::test]
async fn a_backup_made_while_others_write_can_be_opened() {
    let (file, copy) = (File::new("original"), File::new("copy"));
    let store = Store::open(&file.location()).await.unwrap();
    store.create_table(&table("t1", true, None)).await.unwrap();
    let writer = store.clone();
    let writing = tokio::spawn(async move {
        for version in 2..200 {
            let events = vec![event("t1", version)];
            let batch = Batch {
                events,
                ..Batch::default()
            };
            writer.commit(&[&batch]).await.unwrap();
        }
    });
    Store::backup(&file.0, &copy.0).await.unwrap();
    let twice = Store::backup(&file.0, &copy.0).await;
    assert!(matches!(twice, Err(StorageError::Conflict)), "{twice:?}");
    writing.await.unwrap();
    let copied = Store::open(&copy.location()).await.unwrap();
    let events = copied.events("t1", 0).await.unwrap();
    // All events committed so far are present, without a gap.
    let expected: Vec<String> = (1..=events.len() as u32)
        .map(|version| event("t1", version).event)
        .collect();
    assert_eq!(events, expected);
    assert_eq!(store.events("t1", 0).await.unwrap().len(), 199);
}
