//! Computes standings, which are sorted by points, then Buchholz, direct encounters and wins.

use std::cmp::Reverse;
use std::collections::HashMap;

/// A match in a round, or a bye. Players are given as indices into the list of entrants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game {
    /// The round, from 1.
    pub round: u32,
    /// The player who begins.
    pub first: usize,
    /// The other player; `None` for a bye.
    pub second: Option<usize>,
    /// The points, in half points; `None` while the match is in progress.
    pub halves: Option<[u8; 2]>,
}

impl Game {
    /// Returns the opponent and the points for one of the two players.
    fn side(&self, second: bool) -> (Option<usize>, Option<u8>) {
        let opponent = if second {
            Some(self.first)
        } else {
            self.second
        };
        (
            opponent,
            self.halves.map(|halves| halves[usize::from(second)]),
        )
    }
}

/// One row in the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The player's index in the list of entrants.
    pub player: usize,
    /// The rank, from 1. Players with equal results share a rank.
    pub rank: u32,
    /// The points, in half points.
    pub halves: u32,
    /// The sum of all opponents' points, in half points.
    pub buchholz: u32,
    /// The points, in half points, against players with equal points and equal Buchholz.
    pub versus: u32,
    /// Matches won, excluding byes.
    pub wins: u32,
}

/// Returns the standings after these games, best first. Tied players are ordered by `seeds`,
/// highest first.
pub fn standings(seeds: &[i64], games: &[Game]) -> Vec<Line> {
    let mut halves = vec![0_u32; seeds.len()];
    let mut wins = vec![0_u32; seeds.len()];
    for (player, opponent, points) in sides(games) {
        let points = u32::from(points.unwrap_or(0));
        halves[player] += points;
        wins[player] += u32::from(points == 2 && opponent.is_some());
    }
    let mut buchholz = vec![0_u32; seeds.len()];
    for (player, opponent, _) in sides(games) {
        buchholz[player] += opponent.map_or(0, |opponent| halves[opponent]);
    }
    let mut versus = vec![0_u32; seeds.len()];
    for (player, opponent, points) in sides(games) {
        let alike =
            |other: usize| (halves[other], buchholz[other]) == (halves[player], buchholz[player]);
        if opponent.is_some_and(alike) {
            versus[player] += u32::from(points.unwrap_or(0));
        }
    }
    let key = |player: usize| {
        let own = (
            halves[player],
            buchholz[player],
            versus[player],
            wins[player],
        );
        Reverse(own)
    };
    let mut order: Vec<usize> = (0..seeds.len()).collect();
    order.sort_by_key(|&player| (key(player), Reverse(seeds[player]), player));
    let mut lines: Vec<Line> = Vec::with_capacity(seeds.len());
    for (place, player) in (1..).zip(order) {
        let rank = match lines.last() {
            Some(last) if key(last.player) == key(player) => last.rank,
            _ => place,
        };
        lines.push(Line {
            player,
            rank,
            halves: halves[player],
            buchholz: buchholz[player],
            versus: versus[player],
            wins: wins[player],
        });
    }
    lines
}

/// Yields the player, the opponent and the points for both sides of each game.
fn sides(games: &[Game]) -> impl Iterator<Item = (usize, Option<usize>, Option<u8>)> {
    games.iter().flat_map(|game| {
        let (opponent, points) = game.side(false);
        let first = (game.first, opponent, points);
        let second = game.second.map(|second| {
            let (opponent, points) = game.side(true);
            (second, opponent, points)
        });
        [Some(first), second].into_iter().flatten()
    })
}

/// The opponent and the points, by player and round.
pub type ByRound = HashMap<(usize, u32), (Option<usize>, Option<u8>)>;

/// Returns the results of these games, by player and round.
pub fn by_round(games: &[Game]) -> ByRound {
    let mut rounds = HashMap::new();
    for game in games {
        rounds.insert((game.first, game.round), game.side(false));
        if let Some(second) = game.second {
            rounds.insert((second, game.round), game.side(true));
        }
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(round: u32, first: usize, second: usize, halves: [u8; 2]) -> Game {
        Game {
            round,
            first,
            second: Some(second),
            halves: Some(halves),
        }
    }

    fn ranks(lines: &[Line]) -> Vec<(usize, u32)> {
        lines.iter().map(|line| (line.player, line.rank)).collect()
    }

    #[test]
    fn points_come_first_then_the_opponents_points() {
        let games = [
            game(1, 0, 2, [2, 0]),
            game(1, 1, 3, [2, 0]),
            game(2, 0, 1, [1, 1]),
            game(2, 2, 3, [2, 0]),
        ];
        let lines = standings(&[4, 3, 2, 1], &games);
        assert_eq!(ranks(&lines), [(0, 1), (1, 2), (2, 3), (3, 4)]);
        let first = &lines[0];
        assert_eq!((first.halves, first.buchholz, first.wins), (3, 5, 1));
        assert_eq!(lines[1].buchholz, 3);
    }

    #[test]
    fn then_the_match_against_each_other_counts() {
        let games = [
            game(1, 1, 0, [0, 2]),
            game(2, 0, 2, [0, 2]),
            game(2, 1, 3, [2, 0]),
            game(3, 2, 4, [2, 0]),
            game(3, 3, 5, [2, 0]),
            game(4, 3, 4, [2, 0]),
        ];
        // Without this rule, player 1 would rank above player 0.
        let lines = standings(&[1, 9, 1, 1, 1, 1], &games);
        let of = |player| {
            lines
                .iter()
                .find(|line| line.player == player)
                .expect("a line")
        };
        let alike = |player| (of(player).halves, of(player).buchholz, of(player).wins);
        assert_eq!(alike(0), alike(1));
        assert_eq!((of(0).versus, of(1).versus), (2, 0));
        assert_eq!((of(0).rank, of(1).rank), (3, 4));
    }

    #[test]
    fn then_wins_count() {
        let bye = |player| Game {
            round: 1,
            first: player,
            second: None,
            halves: Some([2, 0]),
        };
        // Players 0 and 1 have one point each, from a bye and a win. Both have a Buchholz of 0.
        let games = [bye(0), game(1, 1, 2, [2, 0])];
        assert_eq!(
            ranks(&standings(&[9, 1, 1], &games)),
            [(1, 1), (0, 2), (2, 3)]
        );
    }

    #[test]
    fn a_bye_is_a_point_but_no_win_and_nobody_to_have_beaten() {
        let bye = Game {
            round: 1,
            first: 2,
            second: None,
            halves: Some([2, 0]),
        };
        let lines = standings(&[1, 2, 3], &[game(1, 0, 1, [2, 0]), bye]);
        assert_eq!(ranks(&lines), [(0, 1), (2, 2), (1, 3)]);
        assert_eq!((lines[1].buchholz, lines[1].wins), (0, 0));
    }

    #[test]
    fn whom_nothing_tells_apart_share_a_rank_and_the_next_is_skipped() {
        let games = [game(1, 0, 2, [2, 0]), game(1, 1, 3, [2, 0])];
        let lines = standings(&[1, 5, 1, 1], &games);
        assert_eq!(ranks(&lines), [(1, 1), (0, 1), (2, 3), (3, 3)]);
    }

    #[test]
    fn a_game_that_goes_on_brings_nothing_yet() {
        let open = Game {
            round: 1,
            first: 0,
            second: Some(1),
            halves: None,
        };
        let lines = standings(&[1, 1], &[open]);
        assert_eq!(ranks(&lines), [(0, 1), (1, 1)]);
        assert_eq!(by_round(&[open])[&(1, 1)], (Some(0), None));
    }
}
