//! The text of link previews, in the requested language.

use crate::app::App;
use crate::features::cups::KnownCup;
use crate::features::links::Subject;
use crate::features::links::card::coded;
use crate::identity::holder;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use contest::cup::WEEKLY;
use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use protocol::online::{GameKind, TableEntry};
use protocol::{PlayerName, SeatKind, Status};
use std::sync::LazyLock;
use storage::{TournamentRow, TournamentStatus};

/// The text shown next to a preview picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Words {
    pub(crate) title: String,
    pub(crate) text: String,
}

/// The sentences of link previews in one language.
struct Sentences(FluentBundle<FluentResource>);

/// The language and text of every file, collected by `build.rs`.
static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/links.rs"));

static SENTENCES: LazyLock<Vec<(&str, Sentences)>> = LazyLock::new(|| {
    let read =
        |&(language, text): &(&'static str, &str)| (language, Sentences::read(language, text));
    FILES.iter().map(read).collect()
});

/// Returns the sentences in a language, or in English if there are none.
fn in_language(language: &str) -> &'static (&'static str, Sentences) {
    let find = |wanted| SENTENCES.iter().find(|(known, _)| *known == wanted);
    find(language)
        .or_else(|| find("en"))
        .unwrap_or(&SENTENCES[0])
}

impl Sentences {
    fn read(language: &str, text: &str) -> Sentences {
        let mut bundle = FluentBundle::new_concurrent(language.parse().into_iter().collect());
        bundle.set_use_isolating(false);
        // Sentences that fail to parse are left out, and their keys are shown instead. A test
        // parses all sentences.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(read, _)| read);
        bundle.add_resource_overriding(resource);
        Sentences(bundle)
    }

    /// Returns a sentence with its placeholders filled in, or the key if the sentence is missing.
    fn say(&self, key: &str, blanks: &[(&str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.0.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let blanks: FluentArgs<'_> = blanks.iter().cloned().collect();
        let mut errors = Vec::new();
        let said = self.0.format_pattern(pattern, Some(&blanks), &mut errors);
        said.into_owned()
    }
}

/// Returns the sentences in the first requested language that is available, or in English if none
/// is.
fn sentences(headers: &HeaderMap) -> &'static (&'static str, Sentences) {
    let asked = headers
        .get(ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok());
    let mut asked = asked.unwrap_or_default().split(',');
    let ours = |asked: &str| {
        let asked = asked.trim().get(..2)?;
        SENTENCES
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(asked))
    };
    asked.find_map(ours).unwrap_or_else(|| in_language("en"))
}

/// Returns a sentence in a language. Unknown languages fall back to English.
pub(crate) fn say(language: &str, key: &str, blanks: &[(&str, FluentValue<'_>)]) -> String {
    in_language(language).1.say(key, blanks)
}

/// Returns the preview text for a subject, or `None` if the subject does not exist.
pub(crate) async fn of(app: &App, subject: &Subject, headers: &HeaderMap) -> Option<Words> {
    let (language, sentences) = sentences(headers);
    match subject {
        Subject::Table(id) => {
            crate::features::links::is_no_try(app, id).await.ok()?;
            let row = app.store.table(id.as_str()).await.ok()?;
            let entry = TableEntry::parse(&row.summary).ok()?;
            Some(of_table(sentences, &entry))
        }
        Subject::Course(code) => {
            let code = code.clone();
            let course = tokio::task::spawn_blocking(move || coded(&code)).await;
            let course = course.ok()?.ok()?;
            let name = Some(course.name_in(language)).filter(|name| *name != course.id());
            Some(Words {
                title: name.map_or_else(|| sentences.say("link-course", &[]), str::to_owned),
                text: sentences.say("link-course-text", &[]),
            })
        }
        Subject::Published(id) => {
            let row = app.store.shown_course(id, None).await.ok()?;
            Some(Words {
                title: row.name,
                text: sentences.say("link-course-text", &[]),
            })
        }
        Subject::Player(handle) => {
            let row = holder(&app.store, handle.to_string()).await.ok()?;
            let player = app.store.player(&row.player).await.ok()?;
            let blanks = [("name", player.name.into()), ("handle", row.handle.into())];
            Some(Words {
                title: sentences.say("link-player", &blanks),
                text: sentences.say("link-player-text", &[]),
            })
        }
        Subject::Tournament(id) => {
            let row = app.store.tournament(id.as_str()).await.ok()?;
            Some(of_tournament(sentences, row))
        }
        Subject::Cup(id) => {
            let cup = KnownCup::find(app, id).await.ok()?;
            let title = match &*cup.id {
                WEEKLY => sentences.say("link-cup-weekly", &[]),
                _ => cup.name,
            };
            Some(Words {
                title,
                text: sentences.say("link-cup-text", &[]),
            })
        }
        Subject::Day(day) => Some(Words {
            title: sentences.say("link-day", &[("day", day.to_string().into())]),
            text: sentences.say("link-day-text", &[]),
        }),
    }
}

fn of_tournament(sentences: &Sentences, row: TournamentRow) -> Words {
    let blanks = [
        ("players", row.entrants.into()),
        ("round", row.round.into()),
        ("rounds", row.rounds.into()),
    ];
    let key = match row.status {
        TournamentStatus::Coming => "link-tournament-coming",
        TournamentStatus::Running => "link-tournament-running",
        TournamentStatus::Over => "link-tournament-over",
    };
    Words {
        title: row.name,
        text: sentences.say(key, &blanks),
    }
}

fn of_table(sentences: &Sentences, table: &TableEntry) -> Words {
    let game = sentences.say(
        match table.game {
            GameKind::Golf => "link-golf",
            GameKind::Carramboule => "link-carramboule",
        },
        &[],
    );
    let names = table.seats.iter().filter_map(|seat| seat.name.as_ref());
    let names: Vec<&str> = names.map(PlayerName::as_str).collect();
    let title = if names.is_empty() {
        game
    } else {
        let blanks = [("game", game.into()), ("names", names.join(", ").into())];
        sentences.say("link-table", &blanks)
    };
    let text = match (table.status, &table.results) {
        (Status::Waiting, _) => {
            let person = |seat: &&protocol::online::SeatEntry| seat.kind == SeatKind::Person {};
            let free = table.seats.iter().filter(person);
            let free = free.filter(|seat| seat.name.is_none()).count();
            sentences.say("link-waiting", &[("free", free.into())])
        }
        (Status::Playing, _) => sentences.say("link-playing", &[]),
        (Status::Over, _) => {
            let results = results(table);
            sentences.say("link-over", &[("results", results.into())])
        }
    };
    Words { title, text }
}

/// Lists the players with their results, best first. Players without a name, such as computer
/// players, are left out.
fn results(table: &TableEntry) -> String {
    let mut lines: Vec<(u8, String)> = Vec::new();
    for (seat, result) in table.seats.iter().zip(table.results.iter().flatten()) {
        if let Some(name) = &seat.name {
            lines.push((result.rank, format!("{name} {}", result.total)));
        }
    }
    lines.sort();
    let lines: Vec<String> = lines.into_iter().map(|(_, line)| line).collect();
    lines.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_sentence() {
        let keys = [
            "link-golf",
            "link-carramboule",
            "link-table",
            "link-waiting",
            "link-playing",
            "link-over",
            "link-course",
            "link-course-text",
            "link-cup-weekly",
            "link-cup-text",
            "link-day",
            "link-day-text",
            "link-player",
            "link-player-text",
            "link-tournament-coming",
            "link-tournament-running",
            "link-tournament-over",
            "push-turn",
            "push-challenge",
            "push-round",
            "push-round-nobody",
        ];
        for (language, sentences) in SENTENCES.iter() {
            for key in keys {
                assert!(sentences.0.has_message(key), "{language}: {key}");
            }
        }
        let mut headers = HeaderMap::new();
        headers.insert(
            ACCEPT_LANGUAGE,
            "xx, de-AT;q=0.9".parse().expect("a header"),
        );
        let said = sentences(&headers)
            .1
            .say("link-waiting", &[("free", 2.into())]);
        assert_eq!(said, "Noch 2 freie Plätze: Spiel mit!");
    }
}
