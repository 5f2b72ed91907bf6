//! The course library: courses, their facts and the best results on them.

use super::fixtures::{
    assert_conflict, assert_not_found, course, course_ratings, match_on, players, two_courses,
};
use storage::{CourseFacts, CourseFilter, CourseOrder, CourseResult, NewCourse, Store};

pub async fn a_course_is_published_once_and_rated(store: &Store) {
    players(store).await;
    two_courses(store).await;
    let twin = NewCourse {
        hash: "hash c1".to_owned(),
        ..course("c3", "ada")
    };
    assert_conflict(&store.publish_course(&twin).await);
    let copy = NewCourse {
        board: Some("board c1".to_owned()),
        ..course("c3", "ada")
    };
    assert_conflict(&store.publish_course(&copy).await);
    let found = store.course_with_board("board c1").await.unwrap();
    assert_eq!(found, Some(("c1".to_owned(), false)));
    assert_eq!(store.course_with_board("board c3").await.unwrap(), None);
    assert!(store.courses_without_board(9).await.unwrap().is_empty());
    store.set_board("c1", "another").await.unwrap();
    store.set_board("c1", "board c1").await.unwrap();
    course_ratings(store).await;
    assert_not_found(&store.rate_course("c9", "ada", 4).await);
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
    let latest = store.latest_courses_of("ada", 9).await.unwrap();
    assert_eq!((latest.len(), &*latest[0].file), (1, ""));
    assert_not_found(&store.withdraw_course("ada", "c1").await);
}

pub async fn facts_are_stored_once_and_can_be_searched(store: &Store) {
    players(store).await;
    two_courses(store).await;
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

pub async fn each_match_counts_once_and_the_best_one_is_the_record(store: &Store) {
    players(store).await;
    two_courses(store).await;
    assert_eq!(store.course("c1").await.unwrap().record, None);
    assert!(store.course_record("c1").await.is_err());
    let first = match_on("c1", "ben", 4, "m1");
    store.add_course_result(&first).await.unwrap();
    store.add_course_result(&first).await.unwrap();
    // A later, equally good result does not take the record.
    let equal = CourseResult {
        made: 21,
        ..match_on("c1", "ada", 4, "m2")
    };
    store.add_course_result(&equal).await.unwrap();
    let seen = store.course("c1").await.unwrap();
    let record = seen.record.unwrap();
    assert_eq!((seen.plays, &*record.player, record.total), (2, "ben", 4));
    assert_eq!((&*record.name, record.made), ("Ben", 20));
    // Submit a better result and a worse one, each more than once.
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
    for (total, print) in [(2, "m3"), (5, "m4")] {
        let hers = match_on("c1", "ben", total, print);
        assert_conflict(&store.add_course_result(&hers).await);
    }
    let lost = match_on("c9", "ben", 2, "m9");
    assert_not_found(&store.add_course_result(&lost).await);
    let all = CourseFilter::default();
    let played = store.courses(&all, CourseOrder::Played, 0, 9).await;
    let played: Vec<_> = played
        .unwrap()
        .into_iter()
        .map(|row| (row.id, row.plays))
        .collect();
    assert_eq!(played, [("c1".to_owned(), 4), ("c2".to_owned(), 0)]);
    // The results on a withdrawn course are deleted.
    let gone = match_on("c4", "ben", 1, "m5");
    store.publish_course(&course("c4", "ada")).await.unwrap();
    store.add_course_result(&gone).await.unwrap();
    store.withdraw_course("ada", "c4").await.unwrap();
    assert_eq!(store.course_results_of("ben").await.unwrap().len(), 1);
}
