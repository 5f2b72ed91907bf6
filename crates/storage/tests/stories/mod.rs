//! Runs the same stories on each kind of database. The stories check that stored data can be read
//! back and that no other data appears.
//!
//! There is one file per feature. A story begins with an empty database, so it does not depend on
//! other stories. On `SQLite` each story is a test. If `PostgreSQL` is installed, one more test
//! starts it and runs all stories.

mod cluster;
mod cups;
mod deletion;
mod fixtures;
mod library;
mod operators;
mod people;
mod players;
mod push;
mod ratings;
mod seeks;
mod start;
mod tables;
mod tournaments;

use services::Postgres;
use std::path::PathBuf;
use storage::{Location, Store};
use tempfile::TempDir;

/// Defines a test on `SQLite` for each story, and a function that runs all stories on `PostgreSQL`.
macro_rules! stories {
    ($($feature:ident: $($story:ident),+;)+) => {
        mod on_sqlite {
            $(mod $feature {
                $(#[tokio::test]
                async fn $story() {
                    super::super::run_on_sqlite(super::super::$feature::$story).await;
                })+
            })+
        }

        async fn run_all_on_postgresql(postgres: &Postgres) {
            $($(
                run_on_postgresql(postgres, stringify!($story), $feature::$story).await;
            )+)+
        }
    };
}

// A story that is missing here is unused code, which the compiler reports.
stories! {
    players:
        a_player_is_created_once_and_can_be_renamed,
        keys_and_codes_belong_to_one_player;
    tables:
        a_table_is_listed_and_has_one_rematch_and_a_chat,
        each_version_of_a_table_is_written_once;
    library:
        a_course_is_published_once_and_rated,
        facts_are_stored_once_and_can_be_searched,
        each_match_counts_once_and_the_best_one_is_the_record;
    cups:
        a_cup_belongs_to_its_maker_and_lists_all_tries,
        each_player_has_one_try_per_edition,
        each_player_has_one_daily_result;
    people:
        each_look_belongs_to_one_handle,
        a_passkey_signs_in_its_player_in_time,
        players_follow_challenge_and_block_each_other;
    cluster:
        nodes_agree_on_downtimes_and_versions,
        a_node_holds_a_lease_until_it_ends_or_is_released;
    ratings:
        each_match_is_rated_and_reviewed_once,
        the_leaderboard_leaves_out_bots_and_private_players;
    push:
        one_notification_waits_per_device_and_topic,
        only_a_subscribed_device_is_notified;
    seeks:
        a_waiting_player_is_paired_once;
    tournaments:
        players_enter_until_a_tournament_is_full,
        only_one_server_pairs_opens_and_decides_a_round,
        the_organiser_pauses_corrects_and_ends_a_tournament;
    operators:
        operators_ban_rename_and_delete_players,
        a_hidden_course_is_shown_only_to_its_owner,
        a_report_stays_open_until_it_is_closed,
        each_action_is_logged_unless_it_has_no_effect;
    deletion:
        a_deleted_player_leaves_only_what_others_share;
}

#[tokio::test]
async fn every_story_holds_on_postgresql() {
    if !services::available() {
        return;
    }
    let postgres = Postgres::start().unwrap();
    run_all_on_postgresql(&postgres).await;
    start::on_postgresql(&postgres).await;
}

async fn run_on_sqlite(test: impl AsyncFnOnce(&Store)) {
    let file = File::new();
    run(&file.location(), test).await;
}

/// Runs a story on a database of its own. Prints the story's name, which is shown if it fails.
async fn run_on_postgresql(postgres: &Postgres, name: &str, test: impl AsyncFnOnce(&Store)) {
    println!("{name}");
    let url = postgres.database(name).unwrap();
    run(&Location::Url(url), test).await;
}

async fn run(location: &Location, test: impl AsyncFnOnce(&Store)) {
    let store = Store::open(location).await.unwrap();
    assert!(store.is_healthy().await);
    test(&store).await;
    store.close().await;
}

/// The file of an `SQLite` database, deleted on drop. Its name contains spaces.
struct File(TempDir);

impl File {
    fn new() -> File {
        File(tempfile::tempdir().unwrap())
    }

    fn path(&self) -> PathBuf {
        self.0.path().join("carambole storage story.db")
    }

    fn location(&self) -> Location {
        Location::File(self.path())
    }
}
