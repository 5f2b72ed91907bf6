//! Pairs a round in a Swiss-system tournament. The result depends only on the list of candidates.
//!
//! From the top of the ranking down, each player gets the best opponent that still allows all
//! remaining players to be paired. Ideally, the opponent has the same number of points and is
//! ranked half a score group lower. Next best are the other players in the group, then players with
//! fewer points. An exact test decides whether the remaining players can be paired: it maintains a
//! perfect matching (Edmonds) and repairs it with one augmenting path per choice. So two players
//! never meet twice if this can be avoided.

use super::matching::{Graph, Matching};

/// A player to be paired. Lists of candidates are ranked, best first.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Candidate {
    /// The points, in half points.
    pub halves: u32,
    /// The number of rounds without an opponent.
    pub byes: u32,
    /// The number of the player's matches in which the player began, minus the number in which the
    /// opponent began.
    pub begun: i32,
    /// Whether the player began their last match.
    pub began_last: bool,
    /// The indices of earlier opponents, one entry per match.
    pub met: Vec<usize>,
}

/// The pairings in a round. Players are given as indices into the list of candidates.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pairing {
    /// The pairs. The first player of each pair begins.
    pub boards: Vec<(usize, usize)>,
    /// The player without an opponent.
    pub bye: Option<usize>,
}

/// Pairs all candidates. If their number is odd, one player with the fewest byes gets the bye: the
/// lowest-ranked one without whom the others can be paired. Two players meet again only if there is
/// no other way.
pub fn pair(all: &[Candidate]) -> Pairing {
    if all.len() < 2 {
        let bye = (!all.is_empty()).then_some(0);
        return Pairing {
            boards: Vec::new(),
            bye,
        };
    }
    let meetings = Meetings::new(all);
    let most = all.iter().map(|one| one.met.len()).max().unwrap_or(0);
    for again in 0..=most {
        let graph = Graph::new(all.len(), |one, other| {
            meetings.between(one, other) <= again
        });
        for bye in byes(all) {
            let mut matching = Matching::new(&graph, bye);
            if matching.complete() {
                return Pairing {
                    boards: choose(all, &meetings, again, &mut matching),
                    bye,
                };
            }
        }
    }
    unreachable!("a pairing exists if all players may meet again");
}

/// Returns the candidates for the bye, lowest-ranked first, or a single `None` if no bye is needed.
fn byes(all: &[Candidate]) -> Vec<Option<usize>> {
    if all.len().is_multiple_of(2) {
        return vec![None];
    }
    let fewest = all.iter().map(|one| one.byes).min().unwrap_or(0);
    let may = |&place: &usize| all[place].byes == fewest;
    (0..all.len()).rev().filter(may).map(Some).collect()
}

/// Chooses the best opponent for each candidate, from the top down. After each choice, the
/// remaining candidates can still be paired.
fn choose(
    all: &[Candidate],
    meetings: &Meetings,
    again: usize,
    matching: &mut Matching<'_>,
) -> Vec<(usize, usize)> {
    let mut boards = Vec::with_capacity(all.len() / 2);
    for place in 0..all.len() {
        if matching.is_out(place) {
            continue;
        }
        let left = (place + 1..all.len()).filter(|&other| !matching.is_out(other));
        let wishes = wishes(all, meetings, again, place, &left.collect::<Vec<_>>());
        let found = wishes.into_iter().find(|&other| matching.fix(place, other));
        // The current matching pairs all candidates.
        let other = found.unwrap_or(matching.mate(place));
        boards.push(beginner_first(all, place, other, boards.len()));
    }
    boards
}

/// Returns the possible opponents among the remaining players, best first.
fn wishes(
    all: &[Candidate],
    meetings: &Meetings,
    again: usize,
    place: usize,
    left: &[usize],
) -> Vec<usize> {
    let same = |&&other: &&usize| all[other].halves == all[place].halves;
    let group = left.iter().take_while(same).count();
    // Half a group away: of six players, the first plays the fourth.
    let ideal = group.div_ceil(2).saturating_sub(1);
    let order = |at: usize| match at {
        at if at >= group => (2, at),
        at if at >= ideal => (0, at),
        at => (1, group - at),
    };
    let mut wishes: Vec<(usize, (u8, usize), usize)> = left
        .iter()
        .enumerate()
        .map(|(at, &other)| (meetings.between(place, other), order(at), other))
        .filter(|(met, ..)| *met <= again)
        .collect();
    wishes.sort_unstable();
    wishes.into_iter().map(|(_, _, other)| other).collect()
}

/// Orders a pair. The player with the lower [`Candidate::begun`] comes first. If these numbers are
/// equal, the player who did not begin their last match comes first. If that does not decide
/// either, the order alternates from board to board.
fn beginner_first(all: &[Candidate], place: usize, other: usize, board: usize) -> (usize, usize) {
    let key = |place: usize| (all[place].begun, all[place].began_last);
    let swap = match key(place).cmp(&key(other)) {
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Equal => board % 2 == 1,
    };
    if swap { (other, place) } else { (place, other) }
}

/// The number of times that each pair of candidates has met.
struct Meetings {
    size: usize,
    times: Vec<u8>,
}

impl Meetings {
    fn new(all: &[Candidate]) -> Meetings {
        let size = all.len();
        let mut times = vec![0_u8; size * size];
        for (place, one) in all.iter().enumerate() {
            for &other in one.met.iter().filter(|&&other| other < size) {
                let entry = &mut times[place * size + other];
                *entry = entry.saturating_add(1);
            }
        }
        Meetings { size, times }
    }

    fn between(&self, one: usize, other: usize) -> usize {
        let one_way = self.times[one * self.size + other];
        one_way.max(self.times[other * self.size + one]).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use solver::Rng;

    fn candidates(halves: &[u32]) -> Vec<Candidate> {
        let one = |&halves: &u32| Candidate {
            halves,
            ..Candidate::default()
        };
        halves.iter().map(one).collect()
    }

    fn meet(all: &mut [Candidate], one: usize, other: usize) {
        all[one].met.push(other);
        all[other].met.push(one);
    }

    fn sorted(pairing: &Pairing) -> Vec<(usize, usize)> {
        let mut boards: Vec<(usize, usize)> = pairing
            .boards
            .iter()
            .map(|&(one, other)| (one.min(other), one.max(other)))
            .collect();
        boards.sort_unstable();
        boards
    }

    /// Asserts that each candidate occurs exactly once.
    fn check(all: &[Candidate], pairing: &Pairing) {
        let mut seen: Vec<usize> = pairing.boards.iter().flat_map(|&(a, b)| [a, b]).collect();
        seen.extend(pairing.bye);
        seen.sort_unstable();
        assert_eq!(seen, (0..all.len()).collect::<Vec<_>>());
    }

    fn rematches(all: &[Candidate], pairing: &Pairing) -> usize {
        let again = |&&(one, other): &&(usize, usize)| all[one].met.contains(&other);
        pairing.boards.iter().filter(again).count()
    }

    #[test]
    fn the_first_round_folds_the_ranking() {
        let pairing = pair(&candidates(&[0; 8]));
        assert_eq!(sorted(&pairing), [(0, 4), (1, 5), (2, 6), (3, 7)]);
        assert_eq!(pairing.bye, None);
        // From board to board, the better-ranked and the worse-ranked player take turns beginning.
        assert_eq!(pairing.boards, [(0, 4), (5, 1), (2, 6), (7, 3)]);
    }

    #[test]
    fn the_lowest_without_a_bye_has_it() {
        let mut all = candidates(&[2, 2, 2, 0, 0]);
        all[4].byes = 1;
        let pairing = pair(&all);
        assert_eq!(pairing.bye, Some(3));
        assert_eq!(sorted(&pairing), [(0, 1), (2, 4)]);
        assert_eq!(pair(&candidates(&[0])).bye, Some(0));
        assert_eq!(pair(&[]), Pairing::default());
    }

    #[test]
    fn the_last_of_an_odd_group_floats_down() {
        let pairing = pair(&candidates(&[4, 4, 4, 2, 2, 2]));
        assert_eq!(sorted(&pairing), [(0, 1), (2, 3), (4, 5)]);
    }

    #[test]
    fn a_tempting_pair_is_left_if_others_could_not_be_paired() {
        // 0 and 1 would be paired, but 2 and 3 have already met.
        let mut all = candidates(&[2, 2, 0, 0]);
        meet(&mut all, 2, 3);
        let pairing = pair(&all);
        assert_eq!(rematches(&all, &pairing), 0);
        assert_eq!(sorted(&pairing), [(0, 2), (1, 3)]);
    }

    #[test]
    fn where_all_have_met_they_meet_again() {
        let mut all = candidates(&[4, 2, 0]);
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            meet(&mut all, one, other);
            all[one].byes = 1;
            all[other].byes = 1;
        }
        let pairing = pair(&all);
        check(&all, &pairing);
        assert_eq!((pairing.bye, rematches(&all, &pairing)), (Some(2), 1));
    }

    #[test]
    fn whoever_began_less_often_begins() {
        let mut all = candidates(&[0, 0, 0, 0]);
        all[0].begun = 1;
        all[1].began_last = true;
        let pairing = pair(&all);
        assert_eq!(pairing.boards, [(2, 0), (3, 1)]);
    }

    /// Returns by brute force whether a pairing without rematches exists.
    fn exists(all: &[Candidate]) -> bool {
        fn rest(all: &[Candidate], left: &[usize]) -> bool {
            let Some((&one, others)) = left.split_first() else {
                return true;
            };
            others.iter().any(|other| {
                let left: Vec<usize> = others.iter().copied().filter(|at| at != other).collect();
                !all[one].met.contains(other) && rest(all, &left)
            })
        }
        byes(all).into_iter().any(|bye| {
            let left: Vec<usize> = (0..all.len()).filter(|&at| Some(at) != bye).collect();
            rest(all, &left)
        })
    }

    #[test]
    fn nobody_plays_somebody_twice_where_that_can_be() {
        let mut lots = Rng::new(7);
        let (mut with, mut without) = (0, 0);
        for _ in 0..20_000 {
            let size = 2 + lots.below(7);
            let mut halves: Vec<u32> = (0..size).map(|_| lots.below(5) as u32).collect();
            halves.sort_unstable_by(|one, other| other.cmp(one));
            let mut all = candidates(&halves);
            let density = 1 + lots.below(9);
            for one in 0..size {
                all[one].byes = lots.below(2) as u32;
                for other in one + 1..size {
                    if lots.below(10) < density {
                        meet(&mut all, one, other);
                    }
                }
            }
            let pairing = pair(&all);
            check(&all, &pairing);
            let fewest = all.iter().map(|one| one.byes).min();
            assert!(pairing.bye.is_none_or(|bye| Some(all[bye].byes) == fewest));
            if exists(&all) {
                with += 1;
                assert_eq!(rematches(&all, &pairing), 0, "{all:?}");
            } else {
                without += 1;
            }
            assert_eq!(pairing, pair(&all), "the same every time");
        }
        assert!(with > 5_000 && without > 3_000, "{with} {without}");
    }

    /// Plays a complete tournament in which stronger players usually win.
    fn play(players: usize, rounds: usize) -> Vec<Candidate> {
        let mut lots = Rng::new(players as u64);
        let mut all: Vec<(usize, Candidate)> =
            (0..players).map(|id| (id, Candidate::default())).collect();
        for _ in 0..rounds {
            all.sort_by_key(|(id, one)| (std::cmp::Reverse(one.halves), *id));
            let place_of = |id: usize| all.iter().position(|(other, _)| *other == id);
            let ranked: Vec<Candidate> = all
                .iter()
                .map(|(_, one)| Candidate {
                    met: one.met.iter().filter_map(|&id| place_of(id)).collect(),
                    ..one.clone()
                })
                .collect();
            let pairing = pair(&ranked);
            check(&ranked, &pairing);
            assert_eq!(rematches(&ranked, &pairing), 0);
            for (first, second) in pairing.boards {
                let ids = (all[first].0, all[second].0);
                all[first].1.met.push(ids.1);
                all[second].1.met.push(ids.0);
                (all[first].1.begun, all[first].1.began_last) = (all[first].1.begun + 1, true);
                (all[second].1.begun, all[second].1.began_last) = (all[second].1.begun - 1, false);
                match lots.below(10) {
                    0 => {
                        all[first].1.halves += 1;
                        all[second].1.halves += 1;
                    }
                    1..=6 => all[first.min(second)].1.halves += 2,
                    _ => all[first.max(second)].1.halves += 2,
                }
            }
            if let Some(bye) = pairing.bye {
                all[bye].1.byes += 1;
                all[bye].1.halves += 2;
            }
        }
        all.into_iter().map(|(_, one)| one).collect()
    }

    #[test]
    fn whole_tournaments_have_no_rematch_one_bye_each_and_even_starts() {
        // With more than twice as many players as rounds, a pairing without rematches always
        // exists.
        for (players, rounds) in [
            (9, 4),
            (10, 4),
            (20, 9),
            (21, 9),
            (33, 9),
            (64, 9),
            (101, 9),
        ] {
            let all = play(players, rounds);
            assert!(all.iter().all(|one| one.byes <= 1), "{players}");
            let uneven = all.iter().filter(|one| one.begun.abs() > 3).count();
            assert_eq!(uneven, 0, "{players}");
        }
    }

    #[test]
    fn a_thousand_are_paired() {
        let all = play(999, 9);
        let begin = std::time::Instant::now();
        let byes: u32 = all.iter().map(|one| one.byes).sum();
        assert_eq!(byes, 9);
        // To see how long this takes, run `cargo test -p contest a_thousand -- --nocapture`.
        let mut ranked = candidates(&vec![0; 1000]);
        for (place, one) in ranked.iter_mut().enumerate() {
            one.halves = 18 - (place / 60) as u32;
            one.met = (1..9)
                .map(|step| place ^ step)
                .filter(|&at| at < 1000)
                .collect();
        }
        let pairing = pair(&ranked);
        check(&ranked, &pairing);
        assert_eq!(rematches(&ranked, &pairing), 0);
        println!("1,000 players are paired in {:?}", begin.elapsed());
    }
}
