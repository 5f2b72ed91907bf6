//! Reviews finished carom-mode matches.

use super::carom::{CaromCourse, CaromParts, CaromReview, CaromStroke};
use super::outlook::outlooks;
use super::replay::{ReviewError, replay_golf};
use crate::advice::with_carom;
use crate::carom::{CaromPlayer, Price, carom_position};
use crate::price::Prices;
use crate::solutions::Solutions;
use golf::game::{Action, Game, Mode, Phase};
use protocol::{Record, Seat, Version};
use table::{CourseCache, verify};

/// Verifies a finished carom-mode match and separates luck from skill. Uses the results stored in
/// `solutions` and `prices`, and adds new ones.
pub fn review_carom(
    record: &Record,
    cache: &mut CourseCache,
    solutions: &mut Solutions,
    prices: &mut Prices,
) -> Result<CaromReview, ReviewError> {
    verify(record, cache).map_err(ReviewError::Record)?;
    let mut watch = Watch {
        solutions,
        prices,
        tracks: Vec::new(),
        strokes: Vec::new(),
        choices: Choices::default(),
    };
    let state = replay_golf(record, cache, Mode::Carom, |game, action, version| {
        watch.look(game, action, version);
    })?;
    let Watch {
        tracks, strokes, ..
    } = watch;
    Ok(CaromReview {
        seats: state.view().seats,
        courses: tracks.into_iter().map(|track| track.course).collect(),
        strokes,
    })
}

/// The costs of the choices before the roll: the start cell and the throw.
#[derive(Clone, Copy, Default)]
struct Choices {
    start: Price,
    throw: Price,
}

/// The state of a course during the replay.
struct Track {
    course: CaromCourse,
    /// Each player's expected score in the current position.
    means: Vec<f64>,
}

/// Records every stroke during the replay of the match.
struct Watch<'w> {
    solutions: &'w mut Solutions,
    prices: &'w mut Prices,
    /// The state of each course, in playing order.
    tracks: Vec<Track>,
    strokes: Vec<CaromStroke>,
    choices: Choices,
}

impl Watch<'_> {
    /// Rates an action before it is applied.
    fn look(&mut self, game: &Game, action: Action, version: Version) {
        self.begin(game);
        match (game.phase(), action) {
            (
                Phase::Choosing {
                    start,
                    pick: Some(pick),
                },
                Action::Roll,
            ) => {
                let start = start.map(|node| Action::Start(game.field().cell(node)));
                self.choices = Choices {
                    start: start.map_or_else(Price::default, |start| self.price_of(game, start)),
                    throw: self.price_of(game, Action::Pick(pick)),
                };
            }
            (_, Action::Play(_) | Action::Pass) => {
                self.stroke(game, action, version);
            }
            _ => {}
        }
    }

    /// Returns the cost of a choice; 0 if it cannot be rated.
    fn price_of(&mut self, game: &Game, chosen: Action) -> Price {
        let price = self.prices.price_of(game, chosen, self.solutions);
        price.unwrap_or_default()
    }

    /// Records the expected scores before the first stroke of a course.
    fn begin(&mut self, game: &Game) {
        if self.tracks.len() > game.course_index() {
            return;
        }
        let Some(means) = expected(game, self.solutions) else {
            return;
        };
        let parts = |player: usize| {
            let parts = CaromParts {
                courses: 1,
                expected: standing(game, &means, player),
                ..CaromParts::default()
            };
            (!game.has_withdrawn(player)).then_some(parts)
        };
        let course = &game.rules().courses()[game.course_index()];
        let course = CaromCourse {
            course: course.id().to_owned(),
            judged: false,
            players: (0..means.len()).map(parts).collect(),
        };
        self.tracks.push(Track { course, means });
    }

    fn stroke(&mut self, game: &Game, action: Action, version: Version) -> Option<()> {
        let Choices { start, throw } = std::mem::take(&mut self.choices);
        let turn = game.turn()?;
        let index = game.course_index();
        let mut stroke = CaromStroke {
            version,
            course: index,
            seat: turn.player as Seat,
            start,
            throw,
            ..CaromStroke::default()
        };
        if let (Phase::Aiming { pick, impulses }, Action::Play(_)) = (game.phase(), action) {
            stroke.direction = self.price_of(game, action);
            let thrown = game
                .rules()
                .dice()
                .picks()
                .position(|other| other == pick)?;
            let position = carom_position(game, turn, None)?;
            let luck = |player: &CaromPlayer<'_>| player.luck(&position, thrown, impulses);
            let luck = with_carom(game, self.solutions, luck).flatten();
            stroke.roll = luck.unwrap_or(0.0);
        }
        let mut after = game.clone();
        after.act(action, &mut ()).ok()?;
        let ended = after.finished().get(index);
        let means = match ended {
            Some(pad) => (0..game.rules().players())
                .map(|player| f64::from(pad.score(game.rules(), player)))
                .collect(),
            None => expected(&after, self.solutions)?,
        };
        let track = self.tracks.get_mut(index)?;
        let change =
            |player: usize| standing(game, &means, player) - standing(game, &track.means, player);
        stroke.stands = standing(game, &means, turn.player);
        stroke.revised = change(turn.player) - stroke.skill().mean - stroke.roll;
        let here = track.course.players.iter().flatten().count() as u32;
        for (player, parts) in track.course.players.iter_mut().enumerate() {
            let Some(parts) = parts else {
                continue;
            };
            if player == turn.player {
                parts.own(&stroke);
            } else {
                parts.other(&stroke, change(player), here - 1);
            }
            if ended.is_some() {
                parts.result = standing(game, &means, player);
            }
        }
        let mut players = track.course.players.iter().enumerate();
        // If a player left during the course, their balls were removed and the course is not rated.
        let same = players.all(|(player, parts)| parts.is_none() == game.has_withdrawn(player));
        track.course.judged = ended.is_some() && same;
        track.means = means;
        self.strokes.push(stroke);
        Some(())
    }
}

/// Returns each player's expected score on the current course.
fn expected(game: &Game, solutions: &mut Solutions) -> Option<Vec<f64>> {
    let outlooks = outlooks(game, solutions)?;
    Some(outlooks.iter().map(|outlook| outlook.mean).collect())
}

/// Returns a player's score minus the mean score of the other players still in the match.
fn standing(game: &Game, scores: &[f64], player: usize) -> f64 {
    let others = scores.iter().enumerate();
    let others = others.filter(|(other, _)| *other != player && !game.has_withdrawn(*other));
    let (sum, count) = others.fold((0.0, 0.0_f64), |(sum, count), (_, score)| {
        (sum + score, count + 1.0)
    });
    scores[player] - sum / count.max(1.0)
}
