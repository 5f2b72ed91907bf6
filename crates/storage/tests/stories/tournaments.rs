//! Tournaments: entering, rounds and the organiser's actions.

use super::fixtures::{assert_conflict, assert_not_found, players, table};
use storage::{
    BoardDecision, BoardResult, BoardRow, EntrantRow, Settled, Store, TableStatus, TournamentRow,
    TournamentStatus,
};

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
        decision: BoardDecision::Bye,
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

/// Creates Ben's tournament `m1`, which has no start time, and Ada's tournament `m2`, which begins
/// at 500.
async fn two_tournaments(store: &Store) {
    for row in [
        tournament("m1", "ben", None),
        tournament("m2", "ada", Some(500)),
    ] {
        store.create_tournament(&row).await.unwrap();
    }
}

/// Creates both tournaments. Ada, Ben and Cleo enter `m1`, and Ben begins it. In the first round,
/// Ada plays Ben and Cleo has a bye.
async fn paired(store: &Store) {
    two_tournaments(store).await;
    for player in ["ada", "ben", "cleo"] {
        store.enter("m1", &entrant(player), 9, 20).await.unwrap();
    }
    store.begin_tournament("m1", "ben", 30).await.unwrap();
    let boards = [board(1, 1, "ada", Some("ben")), board(1, 2, "cleo", None)];
    store.add_round("m1", 1, &boards).await.unwrap();
}

/// Creates both tournaments, with a decided first round in `m1`. Ada and Ben enter `m2`.
pub async fn running_and_coming(store: &Store) {
    paired(store).await;
    let open = [(1, table("t-m1", false, None))];
    store.open_tables("m1", 1, &open).await.unwrap();
    store
        .settle("m1", 1, &[settled(0, 2, BoardDecision::Played)], 40)
        .await
        .unwrap();
    store.end_round("m1", 1, 50).await.unwrap();
    for player in ["ada", "ben"] {
        store.enter("m2", &entrant(player), 9, 22).await.unwrap();
    }
}

/// Returns the result of the first board.
fn settled(first: u8, second: u8, decision: BoardDecision) -> Settled {
    Settled {
        board: 1,
        result: BoardResult {
            first,
            second,
            decision,
        },
        absent: Vec::new(),
    }
}

/// Ends `m1` after its first round, and asserts that it is listed as over.
pub async fn assert_m1_can_be_ended(store: &Store) {
    store.end_tournament("m1", 1, 70).await.unwrap();
    let over = store
        .listed_tournaments(TournamentStatus::Over, 9)
        .await
        .unwrap();
    assert_eq!(over[0].ended, Some(70));
}

pub async fn players_enter_until_a_tournament_is_full(store: &Store) {
    players(store).await;
    two_tournaments(store).await;
    assert_eq!(store.tournaments_made("ben", 5).await.unwrap(), (1, 1));
    assert_eq!(store.tournaments_made("ben", 11).await.unwrap(), (0, 1));
    // Entering twice counts once, and a third player is refused when the limit is two.
    for player in ["ada", "ben", "ada"] {
        store.enter("m1", &entrant(player), 2, 20).await.unwrap();
    }
    assert_conflict(&store.enter("m1", &entrant("cleo"), 2, 20).await);
    assert_not_found(&store.enter("m9", &entrant("ada"), 9, 20).await);
    // A player who withdraws before the start leaves no entry behind.
    store.withdraw("m1", "ben", 21).await.unwrap();
    assert_eq!(store.entrants("m1").await.unwrap().len(), 1);
    store.enter("m1", &entrant("ben"), 9, 22).await.unwrap();
    store.enter("m1", &entrant("cleo"), 9, 22).await.unwrap();
    let entrants = store.entrants("m1").await.unwrap();
    let numbers: Vec<u32> = entrants.iter().map(|one| one.number).collect();
    assert_eq!(numbers, [1, 2, 3]);
    assert_eq!(entrants[1].name.as_deref(), Some("Ben"));
    // `m1` has not begun, because its organiser has not started it.
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
}

pub async fn only_one_server_pairs_opens_and_decides_a_round(store: &Store) {
    players(store).await;
    paired(store).await;
    let boards = [board(1, 1, "ada", Some("ben")), board(1, 2, "cleo", None)];
    for round in [1, 3] {
        assert_conflict(&store.add_round("m1", round, &boards).await);
    }
    assert_eq!(store.boards("m1").await.unwrap().len(), 2);
    let row = store.tournament("m1").await.unwrap();
    assert_eq!(row.status, TournamentStatus::Running);
    let open = [(1, table("t-m1", false, None))];
    store.open_tables("m1", 1, &open).await.unwrap();
    let other = [(1, table("t-m2", false, None))];
    assert_conflict(&store.open_tables("m1", 1, &other).await);
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
    assert_eq!(waiting[0].row.status, Some(TableStatus::Waiting));
    assert_eq!(waiting[0].row.there, Some(2));
    // A decided match stays decided, and an absent player is withdrawn.
    for (first, second) in [(0, 2), (2, 0)] {
        let settled = Settled {
            absent: vec!["ada".to_owned()],
            ..settled(first, second, BoardDecision::Absent)
        };
        store.settle("m1", 1, &[settled], 40).await.unwrap();
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
    assert_m1_can_be_ended(store).await;
}

pub async fn the_organiser_pauses_corrects_and_ends_a_tournament(store: &Store) {
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
    assert_conflict(&store.enter("m3", &entrant("quin"), 9, 22).await);
    assert_conflict(&store.end_early("m3", 22).await);
    store.pause_tournament("m3", 22).await.unwrap();
    let tended = store.tournaments_to_tend(600).await.unwrap();
    assert!(tended.iter().all(|row| row.id != "m3"));
    let boards = [board(1, 1, "olga", Some("pia"))];
    assert_conflict(&store.add_round("m3", 1, &boards).await);
    store.resume_tournament("m3", 23, 30).await.unwrap();
    store.add_round("m3", 1, &boards).await.unwrap();
    let correct = async |halves| store.correct_result("m3", (1, 1), halves, "olga", 25).await;
    assert_conflict(&correct([1, 1]).await);
    let played = [settled(2, 0, BoardDecision::Played)];
    store.settle("m3", 1, &played, 24).await.unwrap();
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
    assert_conflict(&store.add_round("m3", 2, &boards).await);
    store.end_tournament("m3", 1, 42).await.unwrap();
    assert_conflict(&store.pause_tournament("m3", 43).await);
    // An unlisted tournament appears in no list.
    let over = TournamentStatus::Over;
    assert_eq!(store.listed_tournaments(over, 9).await.unwrap(), []);
}
