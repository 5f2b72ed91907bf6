//! The trained network used by the strongest Carramboule player. It estimates the probability that
//! the next shooter wins the round, and the expected difference in points.

use super::inputs::{COUNT, inputs};
use crate::network::Network;
use carramboule::board::Player;
use carramboule::game::{Game, Phase};

/// The number of inputs.
pub const INPUTS: usize = COUNT;
/// The number of hidden units.
pub const HIDDEN: usize = 8;
/// The number of outputs: the logit of the winning probability, and the points.
pub const OUTPUTS: usize = 2;
/// The unit of the second output, in points.
pub const UNIT: f64 = 8.0;

/// The network for Carramboule players.
pub type ShotNetwork = Network<INPUTS, HIDDEN, OUTPUTS>;

/// The trained weights and the command that trained them.
static LEARNED: &[u8] = include_bytes!("network.bin");

/// The network's evaluation of an unfinished game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// The probability that a player wins the round.
    pub chance: f64,
    /// The player's expected points in this round minus the opponent's.
    pub points: f64,
}

impl ShotNetwork {
    /// Returns the trained network.
    pub fn learned() -> ShotNetwork {
        ShotNetwork::from_bytes(LEARNED).unwrap_or_else(ShotNetwork::blank)
    }

    /// Returns the next shooter and the network's inputs for the game; `None` if the game is over.
    pub fn told(game: &Game) -> Option<(Player, [f32; INPUTS])> {
        match game.phase() {
            Phase::Shot(next) | Phase::Choice(next) => Some((next, inputs(game, next))),
            Phase::Over => None,
        }
    }

    /// Evaluates a game from the point of view of `me`.
    pub fn outlook(&self, game: &Game, me: Player) -> Outlook {
        let Some((next, inputs)) = Self::told(game) else {
            let (chance, points) = (0.5, 0.0);
            return Outlook { chance, points };
        };
        let [logit, points] = self.outputs(&self.hidden(&inputs)).map(f64::from);
        let sign = if next == me { 1.0 } else { -1.0 };
        Outlook {
            chance: 1.0 / (1.0 + libm::exp(-sign * logit)),
            points: sign * points * UNIT,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LEARNED, ShotNetwork};
    use crate::level::Level;
    use crate::shots::{choose_shot, make_choice};
    use carramboule::board::{Parameters, Player};
    use carramboule::game::{Game, Shot};

    /// Returns a game after a break by player A.
    fn broken() -> Game {
        let mut game = Game::new(Parameters::carramboule(), Player::A);
        let shot = Shot::level(0.37, 1.5, 3.0);
        game.shoot(&shot).expect("a legal break");
        game
    }

    #[test]
    fn what_was_learned_gives_the_same_bits_everywhere() {
        let outlook = ShotNetwork::learned().outlook(&broken(), Player::A);
        let bits = [outlook.chance, outlook.points].map(f64::to_bits);
        assert_eq!(
            bits,
            [4_602_787_884_375_810_908, 13_831_367_155_808_993_280],
            "{outlook:?}"
        );
    }

    #[test]
    fn both_players_see_the_same() {
        let [a, b] =
            [Player::A, Player::B].map(|player| ShotNetwork::learned().outlook(&broken(), player));
        assert!((a.chance + b.chance - 1.0).abs() < 1e-12, "{a:?} {b:?}");
        assert!((a.points + b.points).abs() < 1e-12, "{a:?} {b:?}");
    }

    #[test]
    fn whoever_is_about_to_win_stands_better_than_at_the_break() {
        let network = ShotNetwork::learned();
        let mut last = Vec::new();
        for seed in 0..4 {
            let mut game = broken();
            let mut said = Vec::new();
            let winner = loop {
                said.push(network.outlook(&game, Player::A).chance);
                let verdict = if let Some(choice) = make_choice(&game, Level::Expert) {
                    game.choose(choice).ok()
                } else {
                    let seed = seed * 1000 + said.len() as u64;
                    let shot = choose_shot(&game, Level::Expert, seed).expect("a shot");
                    game.shoot(&shot).expect("a legal shot").verdict
                };
                if let Some(result) = verdict.and_then(|verdict| verdict.round) {
                    break result.winner;
                }
            };
            let sign = if winner == Player::A { 1.0 } else { -1.0 };
            last.push(sign * (said[said.len() - 1] - said[0]));
        }
        assert!(last.iter().all(|gain| *gain > 0.0), "{last:?}");
    }

    #[test]
    fn the_network_says_what_made_it() {
        let network = ShotNetwork::from_bytes(LEARNED).expect("it can be read");
        let made = LEARNED.split(|byte| *byte == b'\n').next();
        let made = std::str::from_utf8(made.expect("a line")).expect("text");
        assert!(made.starts_with("cargo xtask learn carramboule"), "{made}");
        assert_eq!(network.to_bytes(made), LEARNED);
    }
}
