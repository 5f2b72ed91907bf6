//! Game positions on one course, for analysis, puzzles and tests.

use super::score::Fate;
use super::{Game, Phase, Pick, Rules};
use crate::{Ball, MoverState, Node};
use std::fmt;
use std::sync::Arc;

/// A ball's node and result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct BallPlace {
    pub ball: Ball,
    /// The node of the ball, if it is on the course.
    pub node: Option<Node>,
    pub fate: Fate,
    pub tokens: i16,
}

/// The complete state of a game on its current course. It does not include the earlier courses or
/// the players. A position may be invalid; [`Game::from_position`] checks it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct GamePosition {
    /// The ball whose turn it is.
    pub turn: Ball,
    /// The number of the stroke (basic) or round (carom).
    pub count: u8,
    /// All balls in play, in playing order.
    pub balls: Vec<BallPlace>,
    /// The movers that are not in their initial state, by their index in the course's pieces.
    pub movers: Vec<(usize, MoverState)>,
    /// The tokens that have been taken, by their index in the course's pieces.
    pub taken: Vec<usize>,
    /// The die or card picked, and the impulses rolled.
    pub roll: Option<(Pick, u8)>,
}

/// Why a position is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionError(pub &'static str);

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for PositionError {}

impl Game {
    /// Returns the position while a player chooses or aims, and `None` in other phases. The
    /// position leaves out choices made before a roll.
    pub fn position(&self) -> Option<GamePosition> {
        let turn = self.turn()?;
        let roll = match self.phase {
            Phase::Choosing { .. } => None,
            Phase::Aiming { pick, impulses } => Some((pick, impulses)),
            _ => return None,
        };
        let balls = self
            .rules
            .playing_order(self.course_index)
            .iter()
            .map(|ball| BallPlace {
                ball: *ball,
                node: self.scene.ball(*ball),
                fate: self.fate(*ball),
                tokens: self.pad.mark(*ball).tokens,
            });
        let tokens = self.scene.tokens(self.field());
        Some(GamePosition {
            turn: turn.ball,
            count: turn.count,
            balls: balls.collect(),
            movers: self.scene.changed_movers(self.field()).collect(),
            taken: tokens
                .filter(|(_, taken)| *taken)
                .map(|(piece, _)| piece)
                .collect(),
            roll,
        })
    }

    /// Creates a game on the first course of `rules` from a position, after checking it.
    pub fn from_position(
        rules: Arc<Rules>,
        position: &GamePosition,
    ) -> Result<Game, PositionError> {
        if !rules.scattered_values().is_empty() {
            return Err(PositionError("a position cannot have scattered tokens"));
        }
        let mut game = Game::new(rules);
        let order = game.rules.playing_order(0).to_vec();
        if !position
            .balls
            .iter()
            .map(|place| place.ball)
            .eq(order.iter().copied())
        {
            return Err(PositionError("the match has different balls"));
        }
        if !(1..=game.limit()).contains(&position.count) {
            return Err(PositionError("the stroke number exceeds the limit"));
        }
        game.place_pieces(position)?;
        for place in &position.balls {
            game.place_ball(place, position)?;
        }
        game.scene.settle_doors(game.course.field());
        let turn = order.iter().position(|ball| *ball == position.turn);
        game.turn = turn.ok_or(PositionError("the current ball is not in play"))?;
        game.count = position.count;
        if game.fate(position.turn) != Fate::Open {
            return Err(PositionError("the current ball has finished the course"));
        }
        game.phase = match position.roll {
            None => super::flow::CHOOSING,
            Some((pick, impulses)) => game.aiming(pick, impulses)?,
        };
        Ok(game)
    }

    fn place_pieces(&mut self, position: &GamePosition) -> Result<(), PositionError> {
        let field = self.course.field();
        let unfit = PositionError("a piece cannot be placed like that");
        self.scene
            .set_movers(field, &position.movers)
            .map_err(|_| unfit)?;
        for piece in &position.taken {
            self.scene.take_token(field, *piece).map_err(|_| unfit)?;
        }
        Ok(())
    }

    fn place_ball(
        &mut self,
        place: &BallPlace,
        position: &GamePosition,
    ) -> Result<(), PositionError> {
        if let Some(node) = place.node {
            let alone = place.ball == position.turn;
            if place.fate != Fate::Open || !(self.is_carom() || alone) {
                return Err(PositionError(
                    "a ball that is not in play lies on the course",
                ));
            }
            let put = self.scene.put(self.course.field(), place.ball, node);
            put.map_err(|_| PositionError("a ball cannot be placed there"))?;
        }
        let sound = match place.fate {
            Fate::Open => true,
            Fate::Holed(count) if self.is_carom() => (1..=position.count).contains(&count),
            Fate::Holed(count) => (1..=self.limit()).contains(&count),
            Fate::Out(count) => count == self.limit(),
        };
        if !sound || place.tokens > 0 {
            return Err(PositionError("that score is impossible"));
        }
        let mark = &mut self.pad.marks[place.ball.index()];
        (mark.fate, mark.tokens) = (place.fate, place.tokens);
        Ok(())
    }

    fn aiming(&self, pick: Pick, impulses: u8) -> Result<Phase, PositionError> {
        let faces = self.dice().impulses(pick);
        let faces = faces.ok_or(PositionError("there is no such die or card"))?;
        if !faces.contains(&impulses) || !self.is_on_course() {
            return Err(PositionError("that roll is impossible"));
        }
        Ok(Phase::Aiming { pick, impulses })
    }
}
