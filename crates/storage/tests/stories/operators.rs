//! Operator actions: banning, renaming and deleting players, hiding objects, closing reports, and
//! the audit log of these actions.

use super::fixtures::{
    act, assert_not_found, credential, handle, handles, player, players, report, two_courses,
};
use storage::{Act, Ban, CourseFilter, CourseOrder, CredentialKind, Hideable, ReportRow, Store};

/// Returns a ban that does not put the player's networks on hold.
fn ban(until: Option<u64>) -> Act {
    Act::Ban { until, hold: None }
}

pub async fn operators_ban_rename_and_delete_players(store: &Store) {
    players(store).await;
    let banned = async |player: &str, now: u64| {
        let (row, ban) = store.player_and_ban(player, now).await.unwrap();
        assert_eq!(row, store.player(player).await.unwrap());
        ban
    };
    assert_eq!(banned("ada", 50).await, None);
    let until = Some(100);
    act(store, ban(until), "ada").await.unwrap();
    let reason = "for ada".to_owned();
    assert_eq!(banned("ada", 100).await, Some(Ban { reason, until }));
    assert_eq!(banned("ada", 101).await, None);
    assert_eq!(banned("ben", 50).await, None);
    act(store, ban(None), "ada").await.unwrap();
    assert_eq!(banned("ada", 101).await.unwrap().until, None);
    act(store, Act::Unban, "ada").await.unwrap();
    assert_eq!(banned("ada", 50).await, None);
    let key = credential("key-rude", "rude", CredentialKind::Key);
    let row = player("rude", "Rude");
    store.create_player(&row, &key).await.unwrap();
    let rude = handle("rude", "rude1", "rudel");
    store.claim_handle(&rude).await.unwrap();
    // A player who is renamed loses the handle.
    let name = "Player".to_owned();
    act(store, Act::Rename { name }, "rude").await.unwrap();
    assert_eq!(store.player("rude").await.unwrap().name, "Player");
    assert_eq!(store.handle_of("rude").await.unwrap(), None);
    // A deleted player's keys stop working at once, and a server removes the player's other data.
    act(store, ban(None), "rude").await.unwrap();
    act(store, Act::DeletePlayer, "rude").await.unwrap();
    assert!(store.credential("key-rude").await.is_err());
    assert_eq!(store.players_to_delete().await.unwrap(), ["rude"]);
    store.delete_player("rude", "gone").await.unwrap();
    assert!(store.players_to_delete().await.unwrap().is_empty());
    // The log keeps the actions without the player's name.
    let kept = store.audit_of("rude").await.unwrap();
    assert_eq!(kept.len(), 3);
    assert!(kept.iter().all(|row| row.called.is_none()));
}

pub async fn a_hidden_course_is_shown_only_to_its_owner(store: &Store) {
    players(store).await;
    two_courses(store).await;
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
}

/// Returns Ben's report that Ada has stolen a course.
fn course_report() -> ReportRow {
    ReportRow {
        id: "r-course".to_owned(),
        handle: "Windmill".to_owned(),
        course: Some("c1".to_owned()),
        place: None,
        reason: "stolen".to_owned(),
        made: 60,
        ..report()
    }
}

pub async fn a_report_stays_open_until_it_is_closed(store: &Store) {
    players(store).await;
    handles(store).await;
    two_courses(store).await;
    store.add_report(&report()).await.unwrap();
    assert_eq!(store.reports_of("ben", 10).await.unwrap(), []);
    assert_eq!(store.reports_of("ben", 9).await.unwrap(), [report()]);
    let course_report = course_report();
    store.add_report(&course_report).await.unwrap();
    let open = async || {
        let open = store.open_reports(9).await.unwrap();
        let ids = open.into_iter().map(|open| (open.report.id, open.by));
        ids.collect::<Vec<_>>()
    };
    let by_ben = |id: &str| (id.to_owned(), "@Benny".to_owned());
    assert_eq!(open().await, [by_ben("r1"), by_ben("r-course")]);
    act(store, Act::CloseReport, "r-course").await.unwrap();
    assert_eq!(open().await, [by_ben("r1")]);
    // The player who sent the report can still see it.
    let sent = store.reports_of("ben", 60).await.unwrap();
    assert_eq!(sent, [course_report]);
}

pub async fn each_action_is_logged_unless_it_has_no_effect(store: &Store) {
    players(store).await;
    two_courses(store).await;
    store.add_report(&course_report()).await.unwrap();
    for (what, object) in [
        (ban(Some(100)), "ada"),
        (ban(None), "ada"),
        (Act::Hide(Hideable::Course), "c1"),
        (Act::Show(Hideable::Course), "c1"),
        (Act::CloseReport, "r-course"),
    ] {
        act(store, what, object).await.unwrap();
    }
    let log = store.audit(99).await.unwrap();
    for (what, object) in [
        (Act::CloseReport, "r-course"),
        (Act::Show(Hideable::Course), "c1"),
        (Act::Hide(Hideable::Course), "c0"),
        (Act::DeleteCourse, "c0"),
        (Act::DeletePlayer, "carl"),
        (Act::Unban, "ben"),
        (ban(None), "carl"),
    ] {
        assert_not_found(&act(store, what, object).await);
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
}
