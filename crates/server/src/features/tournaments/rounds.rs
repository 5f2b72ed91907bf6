//! Computes rounds from database rows: their courses, matches and pairings.

use contest::swiss::{Candidate, Game, Pairing, pair, standings};
use golf::Collection;
use protocol::online::{
    ChatRule, CreateTable, GolfKit, RatedGame, ShortGolf, TableSetup, TournamentCourses,
};
use protocol::{CarrambouleSetup, Clock, GolfMode, SeatKind};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use storage::{BoardDecision, BoardResult, BoardRow, EntrantRow, TournamentRow};

pub(crate) fn read_game(word: &str) -> RatedGame {
    let games = [RatedGame::Basic, RatedGame::Carramboule];
    let found = games
        .into_iter()
        .find(|game| crate::features::ratings::word(*game) == word);
    found.unwrap_or(RatedGame::Carom)
}

pub(crate) fn read_courses(text: &str) -> TournamentCourses {
    TournamentCourses::parse(text).unwrap_or(TournamentCourses::Drawn { number: 1 })
}

pub(crate) fn read_clock(text: &str) -> Clock {
    protocol::json::read(text.as_bytes()).unwrap_or(Clock {
        turn_ms: None,
        total_ms: Some(600_000),
        increment_ms: 10_000,
    })
}

/// Returns a round's courses, which are the same at all tables. If the courses are drawn at random,
/// the tournament's id and the round number determine the draw, so no player can influence it.
pub(crate) fn courses_of_round(row: &TournamentRow, round: u32) -> Vec<String> {
    if read_game(&row.game) == RatedGame::Carramboule {
        return Vec::new();
    }
    match read_courses(&row.courses) {
        TournamentCourses::Chosen { courses } => courses,
        TournamentCourses::Drawn { number } => {
            let mut printed: Vec<u8> = (1..=9).collect();
            let seed = Sha256::digest(format!("{} {round}", row.id));
            let drawn = seed.iter().take(usize::from(number).min(printed.len()));
            drawn
                .map(|byte| {
                    printed
                        .remove(usize::from(*byte) % printed.len())
                        .to_string()
                })
                .collect()
        }
    }
}

/// Returns whether a tournament can use a course. Only courses in the collection are always
/// available.
pub(crate) fn is_printed(id: &str) -> bool {
    Collection::all().any(|course| course.id == id)
}

/// Returns the setup for a round's tables.
pub(crate) fn table_of(row: &TournamentRow, round: u32) -> CreateTable {
    let golf = |mode| {
        TableSetup::Golf(ShortGolf {
            courses: courses_of_round(row, round),
            mode,
            balls: 1,
            limit: None,
            kit: GolfKit::Dice,
            tokens: false,
        })
    };
    CreateTable {
        setup: match read_game(&row.game) {
            RatedGame::Basic => golf(GolfMode::Basic),
            RatedGame::Carom => golf(GolfMode::Carom),
            RatedGame::Carramboule => TableSetup::Carramboule(CarrambouleSetup { starts: 0 }),
        },
        seats: vec![SeatKind::Person {}, SeatKind::Person {}],
        clock: Some(read_clock(&row.clock)),
        open: false,
        chat: ChatRule::Phrases,
        rated: None,
    }
}

/// Returns each entrant's index in the list of entrants.
pub(crate) fn places(entrants: &[EntrantRow]) -> HashMap<&str, usize> {
    let places = entrants.iter().zip(0..);
    places
        .map(|(one, place)| (one.player.as_str(), place))
        .collect()
}

/// Returns the matches, with players given as indices into the list of entrants.
pub(crate) fn games(entrants: &[EntrantRow], boards: &[BoardRow]) -> Vec<Game> {
    let places = places(entrants);
    let game = |board: &BoardRow| {
        let second = match &board.second {
            Some(second) => Some(*places.get(second.as_str())?),
            None => None,
        };
        Some(Game {
            round: board.round,
            first: *places.get(board.first.as_str())?,
            second,
            halves: board
                .result
                .as_ref()
                .map(|result| [result.first, result.second]),
        })
    };
    boards.iter().filter_map(game).collect()
}

/// Returns each player's rating at the time of entry. The rating is the last tie-break.
pub(crate) fn seeds(entrants: &[EntrantRow]) -> Vec<i64> {
    entrants.iter().map(|one| one.rating).collect()
}

/// Returns the next round's boards, or an empty list if there are fewer than two players.
pub(crate) fn next_round(
    entrants: &[EntrantRow],
    boards: &[BoardRow],
    round: u32,
) -> Vec<BoardRow> {
    let games = games(entrants, boards);
    let ranked = standings(&seeds(entrants), &games);
    let plays = |player: usize| {
        let one = &entrants[player];
        !one.withdrawn && one.from_round <= round
    };
    let playing: Vec<usize> = ranked
        .iter()
        .map(|line| line.player)
        .filter(|&player| plays(player))
        .collect();
    if playing.len() < 2 {
        return Vec::new();
    }
    let mut at = vec![usize::MAX; entrants.len()];
    for (place, &player) in playing.iter().enumerate() {
        at[player] = place;
    }
    let mut candidates = vec![Candidate::default(); playing.len()];
    for line in &ranked {
        if let Some(candidate) = candidates.get_mut(at[line.player]) {
            candidate.halves = line.halves;
        }
    }
    for game in &games {
        note(&mut candidates, &at, game);
    }
    let Pairing { boards, bye } = pair(&candidates);
    let id = |place: usize| entrants[playing[place]].player.clone();
    let row = |board, first, second, result| BoardRow {
        round,
        board,
        first,
        second,
        table: None,
        opened: None,
        there: None,
        status: None,
        result,
        correction: None,
    };
    let matches = boards
        .iter()
        .zip(1..)
        .map(|(&(first, second), board)| row(board, id(first), Some(id(second)), None));
    let point = BoardResult {
        first: 2,
        second: 0,
        decision: BoardDecision::Bye,
    };
    let last = boards.len() as u32 + 1;
    let bye = bye.map(|bye| row(last, id(bye), None, Some(point)));
    matches.chain(bye).collect()
}

/// Adds a match to its players' pairing data. Matches must be added in round order.
fn note(candidates: &mut [Candidate], at: &[usize], game: &Game) {
    let Some(second) = game.second else {
        if let Some(one) = candidates.get_mut(at[game.first]) {
            one.byes += 1;
        }
        return;
    };
    for (player, other, begun) in [(game.first, second, 1), (second, game.first, -1)] {
        if let Some(one) = candidates.get_mut(at[player]) {
            one.begun += begun;
            one.began_last = begun > 0;
            one.met.push(at[other]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tournament(id: &str) -> TournamentRow {
        TournamentRow {
            id: id.to_owned(),
            maker: "ada".to_owned(),
            name: "Sunday".to_owned(),
            game: "carom".to_owned(),
            courses: TournamentCourses::Drawn { number: 3 }.to_json(),
            clock: String::new(),
            rounds: 3,
            listed: true,
            bots: false,
            created: 1,
            begins: Some(1),
            status: storage::TournamentStatus::Coming,
            round: 0,
            due: None,
            paused: false,
            resumed: None,
            ended: None,
            revision: 1,
            entrants: 0,
        }
    }

    fn entrants(number: u32) -> Vec<EntrantRow> {
        let one = |number: u32| EntrantRow {
            player: format!("p{number}"),
            number,
            rating: 2_000_000 - i64::from(number),
            bot: false,
            from_round: 1,
            withdrawn: false,
            name: None,
            handle: None,
        };
        (1..=number).map(one).collect()
    }

    #[test]
    fn the_courses_of_a_round_are_drawn_once_and_differ() {
        let row = tournament("abc");
        let first = courses_of_round(&row, 1);
        assert_eq!(first, courses_of_round(&row, 1));
        assert_eq!(first.len(), 3);
        let mut different = first.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), 3, "{first:?}");
        let rounds: Vec<_> = (1..=9).map(|round| courses_of_round(&row, round)).collect();
        assert!(rounds.iter().any(|round| *round != first));
        assert!(rounds.iter().flatten().all(|id| is_printed(id)));
    }

    #[test]
    fn whoever_comes_late_or_goes_early_is_not_paired() {
        let mut all = entrants(6);
        all[1].withdrawn = true;
        all[5].from_round = 2;
        let round = next_round(&all, &[], 1);
        let mut players: Vec<&str> = round
            .iter()
            .flat_map(|board| [Some(board.first.as_str()), board.second.as_deref()])
            .flatten()
            .collect();
        players.sort_unstable();
        assert_eq!(players, ["p1", "p3", "p4", "p5"]);
        assert_eq!(
            next_round(&all, &[], 2).len(),
            3,
            "five play, one has a bye"
        );
        assert!(next_round(&entrants(1), &[], 1).is_empty());
    }

    #[test]
    fn a_bye_is_decided_with_the_pairing_and_goes_to_another_next_time() {
        let all = entrants(3);
        let mut first = next_round(&all, &[], 1);
        let bye = first.last().expect("a bye").clone();
        assert_eq!((bye.first.as_str(), bye.second), ("p3", None));
        assert_eq!(bye.result.map(|point| point.first), Some(2));
        first[0].result = Some(BoardResult {
            first: 1,
            second: 1,
            decision: BoardDecision::Played,
        });
        let second = next_round(&all, &first, 2);
        assert_eq!(second.len(), 2);
        assert_eq!(second[1].second, None);
        assert_ne!(second[1].first, "p3");
    }
}
