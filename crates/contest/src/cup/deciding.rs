//! Finds the deciding stroke in a cup: the stroke in which the players' choices mattered most.

use golf::game::{Action, Game, Phase};
use golf::{Cell, Layer};
use std::fmt;
use std::str::FromStr;
use table::sealed::sha256;

/// A ball's position on a course.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub struct BallSpot {
    pub x: i32,
    pub y: i32,
    /// Whether the ball is on top of a tall piece.
    pub top: bool,
}

/// Where a stroke ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum StrokeEnd {
    Holed,
    At(BallSpot),
}

/// A player's stroke in a cup, with the player's choice. It is stored as a line of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StrokeChoice {
    /// The index of the course in the match.
    pub course: u32,
    /// The number of the stroke on its course, counted from 1.
    pub stroke: u32,
    /// Where the ball lay.
    pub from: BallSpot,
    /// A hash of the tokens taken and the pieces moved before this stroke; 0 if there are none.
    pub others: u32,
    /// The rolled number.
    pub impulses: u8,
    /// The chosen direction, or `pass`.
    pub choice: String,
    /// Where the ball came to rest.
    pub end: StrokeEnd,
    /// The score on the course minus the number of this stroke.
    pub after: i32,
}

impl fmt::Display for BallSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let top = if self.top { ",top" } else { "" };
        write!(f, "{},{}{top}", self.x, self.y)
    }
}

impl FromStr for BallSpot {
    type Err = ();

    fn from_str(text: &str) -> Result<BallSpot, ()> {
        let (x, rest) = text.split_once(',').ok_or(())?;
        let (y, top) = rest.split_once(',').map_or((rest, ""), |both| both);
        Ok(BallSpot {
            x: x.parse().map_err(|_| ())?,
            y: y.parse().map_err(|_| ())?,
            top: top == "top",
        })
    }
}

impl fmt::Display for StrokeChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let StrokeChoice {
            course,
            stroke,
            from,
            others,
            impulses,
            choice,
            end,
            after,
        } = self;
        write!(f, "{course} {stroke} {from} {others} {impulses} {choice} ")?;
        match end {
            StrokeEnd::Holed => f.write_str("holed")?,
            StrokeEnd::At(place) => place.fmt(f)?,
        }
        write!(f, " {after}")
    }
}

impl FromStr for StrokeChoice {
    type Err = ();

    fn from_str(line: &str) -> Result<StrokeChoice, ()> {
        let parts: Vec<&str> = line.split(' ').collect();
        let &[course, stroke, from, others, impulses, choice, end, after] = &*parts else {
            return Err(());
        };
        Ok(StrokeChoice {
            course: course.parse().map_err(|_| ())?,
            stroke: stroke.parse().map_err(|_| ())?,
            from: from.parse()?,
            others: others.parse().map_err(|_| ())?,
            impulses: impulses.parse().map_err(|_| ())?,
            choice: choice.to_owned(),
            end: match end {
                "holed" => StrokeEnd::Holed,
                place => StrokeEnd::At(place.parse()?),
            },
            after: after.parse().map_err(|_| ())?,
        })
    }
}

impl StrokeChoice {
    /// Describes a stroke that is about to be played. Its field `after` is not known yet.
    pub(crate) fn look(game: &Game, action: Action) -> Option<StrokeChoice> {
        let (Phase::Aiming { impulses, .. }, Some(turn)) = (game.phase(), game.turn()) else {
            return None;
        };
        let choice = match action {
            Action::Play(direction) => direction.to_string(),
            Action::Pass => "pass".to_owned(),
            _ => return None,
        };
        let place = |node| {
            let Cell { x, y } = game.field().cell(node);
            let top = game.field().layer(node) == Layer::Top;
            BallSpot { x, y, top }
        };
        let position = game.position()?;
        let untouched = position.movers.is_empty() && position.taken.is_empty();
        let hash = sha256(&[format!("{:?} {:?}", position.movers, position.taken).as_bytes()]);
        let hash = u32::from_be_bytes(std::array::from_fn(|index| hash[index]));
        let scene = game.preview(action, &mut ()).ok()?;
        Some(StrokeChoice {
            course: game.course_index() as u32,
            stroke: turn.count.into(),
            from: place(game.scene().ball(turn.ball)?),
            others: if untouched { 0 } else { hash },
            impulses,
            choice,
            end: scene
                .ball(turn.ball)
                .map_or(StrokeEnd::Holed, |node| StrokeEnd::At(place(node))),
            after: 0,
        })
    }

    /// Returns a key that is equal for all players who had the same roll in the same position.
    fn position(&self) -> (u32, u32, BallSpot, u32, u8) {
        (
            self.course,
            self.stroke,
            self.from,
            self.others,
            self.impulses,
        )
    }
}

/// The deciding stroke in a cup, with the players' choices.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Deciding {
    pub course: u32,
    pub stroke: u32,
    pub impulses: u8,
    pub from: BallSpot,
    /// The number of players who faced this stroke.
    pub players: u32,
    /// The choices, the most frequent one first.
    pub choices: Vec<ChoiceTaken>,
}

/// One way of playing the deciding stroke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChoiceTaken {
    /// The direction, or `pass`.
    pub choice: String,
    /// The number of players who chose it.
    pub players: u32,
    /// Where the ball came to rest.
    pub end: StrokeEnd,
    /// The average of [`StrokeChoice::after`] for this choice, in tenths of a stroke.
    pub after: i32,
    /// The indices of the players who chose it.
    pub by: Vec<usize>,
}

/// The minimum number of players who must have faced the same stroke for their choices to be shown.
/// With fewer players, the choices of individual players would be revealed.
pub const DECIDING_PLAYERS: usize = 8;

/// Returns the deciding stroke among the strokes of all players. Strokes count as the same if
/// position and roll are the same. A choice is measured by how much the players who made it added
/// to their scores on the course after the stroke. The weight of a stroke is the sum, over all
/// players who faced it, of the absolute difference between the average for their choice and the
/// average for all choices. The stroke with the largest weight is the deciding one. A stroke counts
/// only if at least [`DECIDING_PLAYERS`] players faced it. Returns `None` if there is no such
/// stroke, or if no choice made a difference.
pub fn deciding(players: &[Vec<StrokeChoice>]) -> Option<Deciding> {
    let all = players.iter().enumerate();
    let mut all: Vec<(usize, &StrokeChoice)> = all
        .flat_map(|(player, strokes)| strokes.iter().map(move |met| (player, met)))
        .collect();
    let order = |met: &StrokeChoice| (met.position(), met.choice.clone());
    all.sort_by_cached_key(|(player, met)| (order(met), *player));
    let met_alike = all.chunk_by(|(_, one), (_, other)| one.position() == other.position());
    let mut best: Option<(f64, &[(usize, &StrokeChoice)])> = None;
    for met in met_alike.filter(|met| met.len() >= DECIDING_PLAYERS) {
        let moved = moved(met);
        if moved > 1e-9 && best.is_none_or(|(most, _)| moved > most) {
            best = Some((moved, met));
        }
    }
    let (_, met) = best?;
    let first = met[0].1;
    let taken = |own: &[(usize, &StrokeChoice)]| ChoiceTaken {
        choice: own[0].1.choice.clone(),
        players: own.len() as u32,
        end: own[0].1.end,
        after: (average(own) * 10.0).round() as i32,
        by: own.iter().map(|(player, _)| *player).collect(),
    };
    let mut choices: Vec<ChoiceTaken> = by_choice(met).map(taken).collect();
    choices.sort_by_key(|choice| std::cmp::Reverse(choice.players));
    Some(Deciding {
        course: first.course,
        stroke: first.stroke,
        impulses: first.impulses,
        from: first.from,
        players: met.len() as u32,
        choices,
    })
}

fn by_choice<'m, 'p>(
    met: &'m [(usize, &'p StrokeChoice)],
) -> impl Iterator<Item = &'m [(usize, &'p StrokeChoice)]> {
    met.chunk_by(|(_, one), (_, other)| one.choice == other.choice)
}

fn average(met: &[(usize, &StrokeChoice)]) -> f64 {
    let sum: i32 = met.iter().map(|(_, met)| met.after).sum();
    f64::from(sum) / f64::from(met.len() as u32)
}

/// Returns the weight of a stroke: how much, in total, the players' choices changed their scores.
fn moved(met: &[(usize, &StrokeChoice)]) -> f64 {
    let all = average(met);
    let of_choice =
        |own: &[(usize, &StrokeChoice)]| f64::from(own.len() as u32) * (average(own) - all).abs();
    by_choice(met).map(of_choice).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(line: &str) -> StrokeChoice {
        let met: StrokeChoice = line.parse().expect(line);
        assert_eq!(met.to_string(), line);
        met
    }

    #[test]
    fn it_is_where_choices_moved_the_most_strokes() {
        let players = [
            vec![met("0 1 3,5 0 4 E 7,5 2"), met("1 2 9,3 7 12 SE holed 0")],
            vec![met("0 1 3,5 0 4 NE 5,3,top 3"), met("1 2 9,3 7 12 W 1,3 4")],
            vec![met("0 1 3,5 0 4 E 7,5 2"), met("1 2 9,3 7 12 W 1,3 3")],
            // A stroke with another roll, another position or other tokens taken is a different
            // stroke.
            vec![met("1 2 9,3 7 11 W 1,3 9"), met("1 2 9,3 8 12 W 1,3 9")],
        ];
        let found = deciding(&vec![players; 3].concat()).expect("there is one");
        assert_eq!((found.course, found.stroke, found.players), (1, 2, 9));
        assert_eq!(found.choices.len(), 2);
        let first = &found.choices[0];
        assert_eq!((&*first.choice, first.players, first.after), ("W", 6, 35));
        assert_eq!(first.by, [1, 2, 5, 6, 9, 10]);
        assert_eq!(found.choices[1].end, StrokeEnd::Holed);
    }

    #[test]
    fn nothing_is_decided_where_all_choose_alike_or_to_the_same_effect() {
        assert_eq!(deciding(&[]), None);
        let one = vec![met("0 1 3,5 0 4 E 7,5 2")];
        assert_eq!(deciding(&vec![one.clone(); 9]), None);
        let both = |other: &str| vec![[one.clone(), vec![met(other)]]; 5].concat();
        assert_eq!(deciding(&both("0 1 3,5 0 4 E 7,5 5")), None, "one choice");
        assert_eq!(deciding(&both("0 1 3,5 0 4 NE 7,5 2")), None, "no effect");
        assert!(deciding(&both("0 1 3,5 0 4 NE 7,5 5")).is_some());
    }

    #[test]
    fn what_others_chose_needs_eight_players() {
        let mut players = vec![vec![met("0 1 3,5 0 4 E 7,5 2")]; 6];
        players.push(vec![met("0 1 3,5 0 4 NE 7,5 5")]);
        assert_eq!(deciding(&players), None);
        players.push(vec![met("0 1 3,5 0 4 W 1,5 5")]);
        assert_eq!(deciding(&players).map(|found| found.players), Some(8));
    }

    #[test]
    fn what_is_no_line_is_refused() {
        for wrong in [
            "",
            "0 1 3,5 0 4 E 7,5",
            "a 1 3,5 0 4 E 7,5 2",
            "0 1 3 0 4 E 7,5 2",
        ] {
            assert_eq!(wrong.parse::<StrokeChoice>(), Err(()), "{wrong}");
        }
    }
}
