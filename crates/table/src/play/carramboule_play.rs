//! Carramboule at a table.

use crate::error::PlayError;
use crate::sealed::{Draws, sha256};
use carramboule::board::{Kind, MAX_NUDGE, Nudges, Parameters, Player, RACK_BALLS};
use carramboule::game::{BallPositions, Game, Phase, Shot};
use carramboule::physics::Trajectory;
use protocol::carramboule::wire;
use protocol::{
    CarrambouleAction, CarrambouleChance, CarrambouleChoice, CarrambouleOutcome, CarramboulePhase,
    CarrambouleView, Hex, Seat, SeatResult,
};
use std::f64::consts::PI;

/// A Carramboule match at a table, including withdrawals.
#[derive(Clone, PartialEq, Debug)]
pub struct CarramboulePlay {
    game: Game,
    /// The number of shots and choices so far.
    moves: usize,
    withdrawn: Option<Player>,
    /// How many times the balls have been set up with random displacements (rule K1); `None` under
    /// rules without displacements.
    racks: Option<u32>,
}

/// Every value equals itself, because no coordinate is NaN: the physics checks its input and never
/// produces NaN.
impl Eq for CarramboulePlay {}

impl CarramboulePlay {
    pub(super) fn new(starts: Player, nudges_racks: bool) -> CarramboulePlay {
        CarramboulePlay {
            game: Game::new(Parameters::carramboule(), starts),
            moves: 0,
            withdrawn: None,
            racks: nudges_racks.then_some(0),
        }
    }

    /// Returns whether the balls must be set up with random displacements before the next shot
    /// (rule K1).
    fn awaits_rack(&self) -> bool {
        !self.is_over() && self.racks == Some(self.game.score().finished())
    }

    /// Draws the displacements of the balls, if the game waits for them.
    pub(super) fn draw(&self, draws: &mut Draws<'_>) -> Option<CarrambouleChance> {
        // Displacements are uniformly distributed and symmetric about zero.
        let sides = 2 * u32::from(MAX_NUDGE.unsigned_abs()) + 1;
        let mut nudge = || draws.draw(sides) as i8 - MAX_NUDGE;
        self.awaits_rack().then(|| CarrambouleChance::Rack {
            nudges: (0..RACK_BALLS).map(|_| [nudge(), nudge()]).collect(),
        })
    }

    /// Sets up the balls with these displacements. Returns the number of random draws that they
    /// use.
    pub(super) fn roll(&mut self, chance: &CarrambouleChance) -> Result<u32, PlayError> {
        let CarrambouleChance::Rack { nudges } = chance;
        if !self.awaits_rack() {
            return Err(PlayError::RackNotDue);
        }
        let set_up = Nudges::new(nudges).is_some_and(|nudges| self.game.nudge_rack(&nudges));
        if !set_up {
            return Err(PlayError::Rack);
        }
        self.racks = self.racks.map(|racks| racks + 1);
        Ok(2 * RACK_BALLS as u32)
    }

    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn turn(&self) -> Option<Seat> {
        match self.game.phase() {
            _ if self.is_over() || self.awaits_rack() => None,
            Phase::Shot(player) | Phase::Choice(player) => Some(wire::seat(player)),
            Phase::Over => None,
        }
    }

    pub(super) fn moves(&self) -> usize {
        self.moves
    }

    pub(super) fn is_over(&self) -> bool {
        self.withdrawn.is_some() || self.game.phase() == Phase::Over
    }

    /// Returns the legal choices, or a sample of the legal shots, of which there are too many to
    /// list.
    pub(super) fn actions(&self) -> Vec<CarrambouleAction> {
        const PLACES: u32 = 11;
        const TURNS: u32 = 8;
        let by = match self.game.phase() {
            _ if self.turn().is_none() => return Vec::new(),
            Phase::Over => return Vec::new(),
            Phase::Choice(_) => {
                let both = [CarrambouleChoice::Pass, CarrambouleChoice::Replay];
                return both
                    .map(|choice| CarrambouleAction::Choose { choice })
                    .to_vec();
            }
            Phase::Shot(player) => player,
        };
        let parameters = self.game.parameters();
        let (from, to) = parameters.camp;
        let mut actions = Vec::new();
        for place in 0..PLACES {
            let across = from + (to - from) * f64::from(place) / f64::from(PLACES - 1);
            for turn in 1..TURNS {
                let turn = PI * f64::from(turn) / f64::from(TURNS);
                let direction = if by == Player::A { turn } else { -turn };
                let action = CarrambouleAction::shoot(&Shot::level(across, direction, 3.0));
                if self.allows(action) {
                    actions.push(action);
                }
            }
        }
        actions
    }

    /// Returns whether this action is a legal shot for the player whose turn it is.
    pub fn allows(&self, action: CarrambouleAction) -> bool {
        match (self.game.phase(), action.shot()) {
            (Phase::Shot(by), Some(shot)) if self.turn().is_some() => shot
                .check(self.game.parameters(), self.game.position(), by)
                .is_ok(),
            _ => false,
        }
    }

    /// Performs an action of the player whose turn it is; a refused action changes nothing.
    pub(super) fn act(
        &mut self,
        action: CarrambouleAction,
    ) -> Result<CarrambouleOutcome, PlayError> {
        if self.withdrawn.is_some() {
            return Err(PlayError::Over);
        }
        if self.awaits_rack() {
            return Err(PlayError::RackDue);
        }
        let outcome = match action {
            CarrambouleAction::Choose { choice } => {
                let verdict = self.game.choose(choice.into()).map_err(PlayError::Choice)?;
                CarrambouleOutcome::of_choice(&verdict, fingerprint(None, self.game.lying()))
            }
            CarrambouleAction::Shoot { .. } => {
                let shot = action.shot().ok_or(PlayError::NotAShot)?;
                let played = self.game.shoot(&shot).map_err(PlayError::Shot)?;
                let verdict = played.verdict.as_ref();
                let fingerprint = fingerprint(Some(&played.trajectory), self.game.lying());
                CarrambouleOutcome::of_shot(&played.outcome, verdict, fingerprint)
            }
        };
        self.moves += 1;
        Ok(outcome)
    }

    pub(super) fn withdraw(&mut self, seat: Seat) -> Result<(), PlayError> {
        if self.is_over() {
            return Err(PlayError::Over);
        }
        let player = wire::player(seat).ok_or(PlayError::NoSuchPlayer)?;
        self.withdrawn = Some(player);
        Ok(())
    }

    pub(super) fn has_withdrawn(&self, seat: Seat) -> bool {
        self.withdrawn
            .is_some_and(|player| wire::seat(player) == seat)
    }

    /// Returns each seat's result. More points are better; a player who withdraws loses.
    pub(super) fn results(&self) -> Vec<SeatResult> {
        let score = self.game.score();
        let result = |player: Player| {
            let (own, other) = (score.points(player), score.points(player.other()));
            let withdrawn = self.withdrawn == Some(player);
            let behind = match self.withdrawn {
                Some(loser) => loser == player,
                None => own < other,
            };
            SeatResult {
                total: own as i32,
                rank: 1 + u8::from(behind),
                withdrawn,
            }
        };
        [Player::A, Player::B].map(result).to_vec()
    }

    pub(super) fn view(&self) -> CarrambouleView {
        let mut view = CarrambouleView::new(&self.game);
        if self.is_over() {
            view.phase = CarramboulePhase::Over;
        }
        view
    }
}

/// Returns a hash that identifies the exact result of a shot: the times of its events, the final
/// positions of the balls, and their positions for the next shot.
fn fingerprint(trajectory: Option<&Trajectory>, position: &BallPositions) -> Hex<8> {
    let mut bytes = Vec::new();
    if let Some(trajectory) = trajectory {
        for event in &trajectory.events {
            bytes.extend(event.time.to_be_bytes());
        }
        for ball in &trajectory.balls {
            bytes.extend(ball.position.x.to_be_bytes());
            bytes.extend(ball.position.y.to_be_bytes());
        }
    }
    for &(kind, place) in position.balls() {
        bytes.push(match kind {
            Kind::WHITE => 0,
            Kind::BLACK => 1,
            Kind::Queen | Kind::Cue => 2,
        });
        bytes.extend(place.x.to_be_bytes());
        bytes.extend(place.y.to_be_bytes());
    }
    let hash = sha256(&[&bytes]);
    Hex(std::array::from_fn(|index| hash[index]))
}
