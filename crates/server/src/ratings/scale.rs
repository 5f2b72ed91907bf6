//! One step of a rating: Glicko-2 for two, Weng-Lin for more, both on Glicko's scale.
//!
//! A rating is kept in whole thousandths and comes back from them, so that the same matches in the
//! same order always lead to the same numbers.

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

/// How strong somebody is, and how well that is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rating {
    pub(super) strength: f64,
    pub(super) deviation: f64,
    pub(super) volatility: f64,
}

/// Whoever plays for the first time.
pub(super) const NEW: Rating = Rating {
    strength: 1500.0,
    deviation: 350.0,
    volatility: 0.06,
};

/// Weng-Lin's measures in Glicko's: an uncertainty of 25/3 is a deviation of 350, a class of 25/6
/// is 175 wide.
const WENG_LIN: WengLinConfig = WengLinConfig {
    beta: 175.0,
    uncertainty_tolerance: 0.000_001,
};

/// A rating never gets surer than this: people change.
const SUREST: f64 = 45.0;

/// Glicko-2's rating period, in milliseconds. Whoever is away becomes less sure with each: in four
/// days so little that a rating of a regular, 60, is provisional again (110) after about a year.
const PERIOD: f64 = 4.0 * 24.0 * 3_600_000.0;
/// Glicko's scale in Glicko-2's.
const SCALE: f64 = 173.7178;

/// Everybody's rating after a match, in the order given; a rank of 1 is the best, and may be
/// shared.
pub(super) fn after(entrants: &[(Rating, u8)]) -> Vec<Rating> {
    let new = match entrants {
        [one, other] => two(*one, *other).to_vec(),
        more => many(more),
    };
    new.into_iter().map(Rating::bounded).collect()
}

fn two((one, rank): (Rating, u8), (other, other_rank): (Rating, u8)) -> [Rating; 2] {
    let outcome = match rank.cmp(&other_rank) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    };
    let (one, other) = glicko2(
        &one.glicko(),
        &other.glicko(),
        &outcome,
        &Glicko2Config::new(),
    );
    [one, other].map(|new| Rating {
        strength: new.rating,
        deviation: new.deviation,
        volatility: new.volatility,
    })
}

fn many(entrants: &[(Rating, u8)]) -> Vec<Rating> {
    let team = |(rating, _): &(Rating, u8)| {
        [WengLinRating {
            rating: rating.strength,
            uncertainty: rating.deviation,
        }]
    };
    let teams: Vec<[WengLinRating; 1]> = entrants.iter().map(team).collect();
    let ranks = entrants
        .iter()
        .map(|(_, rank)| MultiTeamOutcome::new(usize::from(*rank)));
    let ranked: Vec<_> = teams.iter().map(|team| &team[..]).zip(ranks).collect();
    let new = weng_lin_multi_team(&ranked, &WENG_LIN);
    let new = new.into_iter().flatten().zip(entrants);
    new.map(|(new, (before, _))| Rating {
        strength: new.rating,
        deviation: new.uncertainty,
        volatility: before.volatility,
    })
    .collect()
}

const THOUSAND: f64 = 1e3;
const BILLION_THOUSAND: f64 = 1e12;

impl Rating {
    /// As it is kept: thousandths, thousandths, and millionths of a millionth.
    pub(super) fn kept(self) -> [i64; 3] {
        [
            (self.strength * THOUSAND).round() as i64,
            (self.deviation * THOUSAND).round() as i64,
            (self.volatility * BILLION_THOUSAND).round() as i64,
        ]
    }

    /// What [`Rating::kept`] gave.
    pub(super) fn of_kept([rating, deviation, volatility]: [i64; 3]) -> Rating {
        Rating {
            strength: float(rating) / THOUSAND,
            deviation: float(deviation) / THOUSAND,
            volatility: float(volatility) / BILLION_THOUSAND,
        }
    }

    /// The same rating after so many milliseconds without a match: as strong, and less surely so.
    pub(super) fn rested(self, millis: u64) -> Rating {
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

/// All that is kept is far below 2⁵³.
#[allow(clippy::cast_precision_loss)]
fn float(kept: i64) -> f64 {
    kept as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rounded(ratings: &[Rating]) -> Vec<i64> {
        ratings
            .iter()
            .map(|new| new.strength.round() as i64)
            .collect()
    }

    #[test]
    fn two_newcomers_move_apart_and_a_draw_moves_nobody() {
        assert_eq!(rounded(&after(&[(NEW, 1), (NEW, 2)])), [1662, 1338]);
        assert_eq!(rounded(&after(&[(NEW, 1), (NEW, 1)])), [1500, 1500]);
        let surer = after(&[(NEW, 1), (NEW, 1)])[0];
        assert!(surer.deviation < NEW.deviation);
    }

    #[test]
    fn of_three_the_middle_one_stays_and_ties_are_alike() {
        let three = rounded(&after(&[(NEW, 3), (NEW, 1), (NEW, 2)]));
        assert_eq!(three[2], 1500);
        assert_eq!(three[0] - 1500, 1500 - three[1]);
        let tied = rounded(&after(&[(NEW, 1), (NEW, 1), (NEW, 3)]));
        assert_eq!(tied[0], tied[1]);
        assert!(tied[0] > 1500 && tied[2] < 1500);
    }

    #[test]
    fn whoever_is_away_is_as_strong_and_less_surely_so() {
        const DAY: u64 = 24 * 3_600_000;
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
    fn what_is_kept_comes_back() {
        for rating in after(&[(NEW, 2), (NEW, 1), (NEW, 3), (NEW, 4)]) {
            let kept = rating.kept();
            assert_eq!(Rating::of_kept(kept).kept(), kept);
        }
    }
}
