//! Rating updates: Glicko-2 for two players, Weng-Lin for more, both on Glicko's scale.
//!
//! Repeated matches between the same two players within a week count less ([`weight`]). A win
//! against a computer or a provisional player raises a rating only up to a cap that depends on that
//! opponent's rating, so nobody can reach the top by beating new accounts. A player whose matches
//! are all against new accounts stays provisional.
//!
//! Ratings are stored as integers and always computed from the stored values. So the same matches
//! in the same order always give the same ratings.

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

/// A player's strength and its uncertainty.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The expected strength on the scale used for chess ratings.
    pub strength: f64,
    /// The standard deviation of the strength.
    pub deviation: f64,
    /// How much the strength changes from match to match.
    pub volatility: f64,
}

/// The rating of a new player.
pub const NEW: Rating = Rating {
    strength: 1500.0,
    deviation: 350.0,
    volatility: 0.06,
};

/// Weng-Lin's parameters on Glicko's scale: an uncertainty of 25/3 corresponds to a deviation of
/// 350, and a class width of 25/6 corresponds to 175.
const WENG_LIN: WengLinConfig = WengLinConfig {
    beta: 175.0,
    uncertainty_tolerance: 0.000_001,
};

/// The smallest deviation of a rating. It is not 0, because players' strength changes.
const SUREST: f64 = 45.0;

/// Glicko-2's rating period in milliseconds: four days. A player's deviation grows in each period
/// without a match. It grows slowly: a regular player with a deviation of 60 becomes provisional
/// again, with a deviation above 110, after about a year.
const PERIOD: f64 = 4.0 * 24.0 * 3_600_000.0;
/// The factor from Glicko-2's scale to Glicko's.
const SCALE: f64 = 173.7178;

/// The largest deviation of an established rating.
const MAX_ESTABLISHED: f64 = 110.0;
/// The largest deviation of a player who is no longer new. Players reach it after about six
/// matches.
const MAX_KNOWN: f64 = 200.0;
/// The smallest deviation that a player can reach with matches against new players alone.
const MIN_PROVISIONAL: f64 = MAX_ESTABLISHED + 1.0;
/// How far a win against a provisional player can raise a rating above the opponent's rating, or
/// above the rating of a new player if that is higher.
const PROVISIONAL_LEAD: f64 = 200.0;
/// How far a win against a computer can raise a rating above the computer's.
const COMPUTER_LEAD: f64 = 100.0;
/// Within a week, at most this many matches between the same two players count.
const MAX_PAIR_MATCHES: usize = 4;

/// A player who took part in a match.
#[derive(Clone, Copy, Debug)]
pub struct Entrant {
    /// The rating before the match.
    pub rating: Rating,
    /// The rank in the match, from 1 for the best. Players may share a rank.
    pub rank: u8,
    /// Whether this is a computer player, whose rating is fixed.
    pub is_computer: bool,
}

impl Entrant {
    /// Returns the highest rating that a win against this player can give.
    fn cap(&self) -> f64 {
        if self.is_computer {
            self.rating.strength + COMPUTER_LEAD
        } else if self.rating.deviation > MAX_ESTABLISHED {
            self.rating.strength.max(NEW.strength) + PROVISIONAL_LEAD
        } else {
            f64::INFINITY
        }
    }

    fn is_new(&self) -> bool {
        !self.is_computer && self.rating.deviation > MAX_KNOWN
    }
}

/// Returns the weight of a match after `earlier` rated matches between the same two players in the
/// last week. Each match counts half as much as the one before. The fifth and later matches do not
/// count.
pub fn weight(earlier: usize) -> f64 {
    if earlier < MAX_PAIR_MATCHES {
        0.5_f64.powi(earlier as i32)
    } else {
        0.0
    }
}

/// Returns the ratings of all players after a match, in the order of `entrants`.
pub fn after(entrants: &[Entrant], weight: f64) -> Vec<Rating> {
    let new = match entrants {
        [one, other] => two(one, other).to_vec(),
        more => many(more),
    };
    let steps = entrants.iter().zip(new).enumerate();
    let step = |(place, (entrant, new)): (usize, (&Entrant, Rating))| {
        let others = entrants.iter().enumerate();
        let others = others.filter(|(other, _)| *other != place);
        let others: Vec<&Entrant> = others.map(|(_, other)| other).collect();
        let beaten = others.iter().filter(|other| other.rank >= entrant.rank);
        let cap = beaten.map(|other| other.cap()).fold(0.0, f64::max);
        let before = entrant.rating;
        let limit = cap.max(before.strength);
        let new = new.bounded();
        let mut deviation = between(before.deviation, new.deviation, weight);
        if others.iter().all(|other| other.is_new()) {
            deviation = deviation.max(before.deviation.min(MIN_PROVISIONAL));
        }
        Rating {
            strength: (before.strength + weight * (new.strength - before.strength)).min(limit),
            deviation,
            volatility: before.volatility + weight * (new.volatility - before.volatility),
        }
    };
    steps.map(step).collect()
}

/// Returns the deviation after a match with this weight. The weight is applied to variances,
/// because variances add up and deviations do not.
fn between(before: f64, after: f64, weight: f64) -> f64 {
    (before * before + weight * (after * after - before * before)).sqrt()
}

fn two(one: &Entrant, other: &Entrant) -> [Rating; 2] {
    let outcome = match one.rank.cmp(&other.rank) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    };
    let (one, other) = glicko2(
        &one.rating.glicko(),
        &other.rating.glicko(),
        &outcome,
        &Glicko2Config::new(),
    );
    [one, other].map(|new| Rating {
        strength: new.rating,
        deviation: new.deviation,
        volatility: new.volatility,
    })
}

fn many(entrants: &[Entrant]) -> Vec<Rating> {
    let team = |entrant: &Entrant| {
        [WengLinRating {
            rating: entrant.rating.strength,
            uncertainty: entrant.rating.deviation,
        }]
    };
    let teams: Vec<[WengLinRating; 1]> = entrants.iter().map(team).collect();
    let ranks = entrants
        .iter()
        .map(|entrant| MultiTeamOutcome::new(usize::from(entrant.rank)));
    let ranked: Vec<_> = teams.iter().map(|team| &team[..]).zip(ranks).collect();
    let new = weng_lin_multi_team(&ranked, &WENG_LIN);
    let new = new.into_iter().flatten().zip(entrants);
    new.map(|(new, before)| Rating {
        strength: new.rating,
        deviation: new.uncertainty,
        volatility: before.rating.volatility,
    })
    .collect()
}

const THOUSAND: f64 = 1e3;
const BILLION_THOUSAND: f64 = 1e12;

impl Rating {
    /// Returns the stored form: strength and deviation in thousandths, volatility in units of
    /// 10⁻¹².
    pub fn kept(self) -> [i64; 3] {
        [
            (self.strength * THOUSAND).round() as i64,
            (self.deviation * THOUSAND).round() as i64,
            (self.volatility * BILLION_THOUSAND).round() as i64,
        ]
    }

    /// Restores a rating from the stored form that [`Rating::kept`] returns.
    pub fn of_kept([rating, deviation, volatility]: [i64; 3]) -> Rating {
        Rating {
            strength: float(rating) / THOUSAND,
            deviation: float(deviation) / THOUSAND,
            volatility: float(volatility) / BILLION_THOUSAND,
        }
    }

    /// Returns the rating after this number of milliseconds without a match. The strength stays the
    /// same, but becomes less certain.
    #[must_use]
    pub fn rested(self, millis: u64) -> Rating {
        let periods = float(i64::try_from(millis).unwrap_or(i64::MAX)) / PERIOD;
        let each = SCALE * self.volatility;
        let grown = (self.deviation * self.deviation + periods * each * each).sqrt();
        Rating {
            deviation: grown.min(NEW.deviation).max(self.deviation),
            ..self
        }
    }

    fn glicko(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.strength,
            deviation: self.deviation,
            volatility: self.volatility,
        }
    }

    fn bounded(self) -> Rating {
        Rating {
            deviation: self.deviation.clamp(SUREST, NEW.deviation),
            ..self
        }
    }
}

/// Converts a stored value. The result is exact, because stored values are far below 2⁵³.
#[allow(clippy::cast_precision_loss)]
fn float(kept: i64) -> f64 {
    kept as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calendar::DAY;

    fn people(ratings: &[(Rating, u8)]) -> Vec<Rating> {
        let entrant = |(rating, rank): &(Rating, u8)| Entrant {
            rating: *rating,
            rank: *rank,
            is_computer: false,
        };
        let entrants: Vec<Entrant> = ratings.iter().map(entrant).collect();
        after(&entrants, 1.0)
    }

    fn rounded(ratings: &[Rating]) -> Vec<i64> {
        ratings
            .iter()
            .map(|new| new.strength.round() as i64)
            .collect()
    }

    #[test]
    fn two_newcomers_move_apart_and_a_draw_moves_nobody() {
        assert_eq!(rounded(&people(&[(NEW, 1), (NEW, 2)])), [1662, 1338]);
        assert_eq!(rounded(&people(&[(NEW, 1), (NEW, 1)])), [1500, 1500]);
        let surer = people(&[(NEW, 1), (NEW, 1)])[0];
        assert!(surer.deviation < NEW.deviation);
    }

    #[test]
    fn of_three_the_middle_one_stays_and_ties_are_alike() {
        // These ratings are established, so no cap applies.
        let regular = Rating {
            deviation: 100.0,
            ..NEW
        };
        let three = rounded(&people(&[(regular, 3), (regular, 1), (regular, 2)]));
        assert_eq!(three[2], 1500);
        assert_eq!(three[0] - 1500, 1500 - three[1]);
        let tied = rounded(&people(&[(regular, 1), (regular, 1), (regular, 3)]));
        assert_eq!(tied[0], tied[1]);
        assert!(tied[0] > 1500 && tied[2] < 1500);
    }

    #[test]
    fn a_player_who_is_away_is_as_strong_and_less_surely_so() {
        let regular = Rating {
            strength: 1620.0,
            deviation: 60.0,
            ..NEW
        };
        assert_eq!(regular.rested(0), regular);
        let [week, year] = [7, 365].map(|days| regular.rested(days * DAY));
        assert_eq!(week.deviation.round() as i64, 62);
        assert_eq!(year.deviation.round() as i64, 116);
        assert_eq!((year.strength, year.volatility), (1620.0, NEW.volatility));
        let ever = regular.rested(u64::MAX).deviation;
        assert_eq!(ever.round() as i64, 350);
        assert_eq!(NEW.rested(DAY), NEW);
    }

    #[test]
    fn a_pair_that_meets_often_counts_less_and_less() {
        let weights: Vec<f64> = (0..6).map(weight).collect();
        assert_eq!(weights, [1.0, 0.5, 0.25, 0.125, 0.0, 0.0]);
        let [winner, loser] = [1, 2].map(|rank| Entrant {
            rating: NEW,
            rank,
            is_computer: false,
        });
        let half = after(&[winner, loser], 0.5);
        assert_eq!(rounded(&half), [1581, 1419]);
        assert!(half[0].deviation < NEW.deviation);
        assert_eq!(after(&[winner, loser], 0.0), [NEW, NEW]);
    }

    #[test]
    fn wins_against_new_accounts_and_computers_lift_a_rating_only_so_far() {
        let mut cheat = NEW;
        for _ in 0..100 {
            cheat = people(&[(cheat, 1), (NEW, 2)])[0];
        }
        assert_eq!(cheat.strength.round() as i64, 1700);
        let computer = Entrant {
            rating: Rating {
                strength: 1719.0,
                deviation: 50.0,
                ..NEW
            },
            rank: 2,
            is_computer: true,
        };
        let mut solo = NEW;
        for _ in 0..100 {
            let own = Entrant {
                rating: solo,
                rank: 1,
                is_computer: false,
            };
            solo = after(&[own, computer], 1.0)[0];
        }
        assert_eq!(solo.strength.round() as i64, 1819);
        // A player who is already better loses nothing by winning.
        let strong = Rating {
            strength: 1900.0,
            deviation: 60.0,
            ..NEW
        };
        let after_win = people(&[(strong, 1), (NEW, 2)])[0];
        assert_eq!(after_win.strength.round() as i64, 1900);
        // There is no cap against an established player.
        let regular = Rating {
            strength: 1600.0,
            ..strong
        };
        assert!(people(&[(strong, 1), (regular, 2)])[0].strength > strong.strength);
    }

    #[test]
    fn wins_against_new_accounts_alone_leave_a_rating_provisional() {
        let regular = Rating {
            strength: 1500.0,
            deviation: 150.0,
            ..NEW
        };
        let (mut cheat, mut honest) = (NEW, NEW);
        for _ in 0..200 {
            cheat = people(&[(cheat, 1), (NEW, 2)])[0];
        }
        for _ in 0..30 {
            honest = people(&[(honest, 1), (regular, 2)])[0];
        }
        assert!(cheat.deviation > MAX_ESTABLISHED, "{cheat:?}");
        assert!(honest.deviation < MAX_ESTABLISHED, "{honest:?}");
        // An established rating stays established.
        let sure = Rating {
            deviation: 60.0,
            ..NEW
        };
        assert!(people(&[(sure, 1), (NEW, 2)])[0].deviation < MAX_ESTABLISHED);
    }

    #[test]
    fn who_beats_only_a_new_account_is_not_lifted_by_better_players_at_the_table() {
        let best = Rating {
            strength: 2200.0,
            deviation: 60.0,
            ..NEW
        };
        let mut cheat = NEW;
        for _ in 0..100 {
            cheat = people(&[(best, 1), (cheat, 2), (NEW, 3)])[1];
        }
        assert!(cheat.strength <= 1700.0, "{cheat:?}");
    }

    #[test]
    fn what_is_kept_comes_back() {
        for rating in people(&[(NEW, 2), (NEW, 1), (NEW, 3), (NEW, 4)]) {
            let kept = rating.kept();
            assert_eq!(Rating::of_kept(kept).kept(), kept);
        }
    }
}
