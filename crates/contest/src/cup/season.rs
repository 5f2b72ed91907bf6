//! The standings in a season.

use crate::cup::standings::standings;

/// The number of editions in a season of a weekly cup.
pub const WEEKS: u32 = 10;
/// How many of a player's best editions count in a season of a weekly cup.
pub const BEST_OF_WEEKS: usize = 6;
/// How many of a player's best editions count in a month of a daily cup.
pub const BEST_OF_MONTH: usize = 15;

/// A player's row in the season standings.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct SeasonLine<P> {
    pub player: P,
    pub rank: u32,
    /// The points, in half points.
    pub halves: u32,
    pub played: u32,
}

/// Returns the season standings. `editions` lists the players in each edition with their scores. In
/// an edition, a player earns one point for finishing, one for every player with a worse result,
/// and half a point for every other player with an equal result. For each player, only the `best`
/// editions with the most points count. Players with equal points share a rank. Among them, players
/// with fewer editions are listed first; after that, the order of `P` decides.
pub fn season<P: Clone + Ord>(editions: &[Vec<(P, &[i32])>], best: usize) -> Vec<SeasonLine<P>> {
    let mut earned: Vec<(P, u32)> = Vec::new();
    for results in editions {
        let scores: Vec<&[i32]> = results.iter().map(|(_, scores)| *scores).collect();
        let ranks = standings(&scores);
        let mut sorted = ranks.clone();
        sorted.sort_unstable();
        for ((player, _), rank) in results.iter().zip(&ranks) {
            let last = sorted.partition_point(|other| other <= rank);
            let first = sorted.partition_point(|other| other < rank);
            let (behind, level) = (sorted.len() - last, last - first - 1);
            earned.push((player.clone(), (2 + 2 * behind + level) as u32));
        }
    }
    // Sort by player, then by points with the highest first.
    earned.sort_by(|(one, more), (other, less)| one.cmp(other).then(less.cmp(more)));
    let mut lines: Vec<SeasonLine<P>> = earned
        .chunk_by(|(one, _), (other, _)| one == other)
        .map(|own| SeasonLine {
            player: own[0].0.clone(),
            rank: 0,
            halves: own.iter().take(best).map(|(_, halves)| halves).sum(),
            played: own.len() as u32,
        })
        .collect();
    lines.sort_by(|one, other| {
        let points = other.halves.cmp(&one.halves);
        points.then(one.played.cmp(&other.played))
    });
    for place in 0..lines.len() {
        lines[place].rank = match place.checked_sub(1) {
            Some(before) if lines[before].halves == lines[place].halves => lines[before].rank,
            _ => place as u32 + 1,
        };
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    type Results = Vec<(&'static str, &'static [i32])>;

    fn told(editions: &[Results], best: usize) -> Vec<(&'static str, u32, u32, u32)> {
        let lines = season(editions, best).into_iter();
        let line = |line: SeasonLine<_>| (line.player, line.rank, line.halves, line.played);
        lines.map(line).collect()
    }

    #[test]
    fn one_earns_a_point_for_playing_and_one_for_each_left_behind() {
        let edition: Results = vec![("ada", &[2]), ("ben", &[3]), ("cleo", &[3]), ("dan", &[9])];
        assert_eq!(
            told(&[edition], 6),
            [
                ("ada", 1, 8, 1),
                ("ben", 2, 5, 1),
                ("cleo", 2, 5, 1),
                ("dan", 4, 2, 1)
            ]
        );
        let alone: Results = vec![("ada", &[2])];
        assert_eq!(told(&[alone], 6), [("ada", 1, 2, 1)]);
        assert_eq!(told(&[], 6), []);
    }

    #[test]
    fn only_the_best_editions_count() {
        let first: Results = vec![("ada", &[2]), ("ben", &[3])];
        let second: Results = vec![("ada", &[3]), ("ben", &[2])];
        let third: Results = vec![("ada", &[3])];
        let all = [first, second, third];
        assert_eq!(told(&all, 1), [("ben", 1, 4, 2), ("ada", 1, 4, 3)]);
        assert_eq!(told(&all, 3), [("ada", 1, 8, 3), ("ben", 2, 6, 2)]);
    }
}
