//! The dice and cards in a match (section 10).

use crate::catalogue::{Card, Catalogue, Die, GameBox};
use crate::field::MAX_IMPULSES;
use std::fmt;

/// The die or card picked for a stroke, by its index in the [`DiceSet`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Pick {
    /// A die.
    Die(u8),
    /// A card, for which the white die is rolled.
    Card(u8),
}

/// The face that a die shows, from 0 to 5. The face is an index into the die's numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Face(u8);

impl Face {
    /// All six faces, each equally likely.
    pub const ALL: [Face; 6] = [Face(0), Face(1), Face(2), Face(3), Face(4), Face(5)];

    /// Returns the face with this index, or `None` if the index is not below six.
    pub const fn new(index: u8) -> Option<Face> {
        if index < 6 { Some(Face(index)) } else { None }
    }

    /// Returns the index of the face.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The rule that the players write on the blank card. `n` is the number on the white die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BlankCard {
    /// `n + k`.
    Plus(u8),
    /// `n × k`.
    Times(u8),
    /// The number of impulses for each number, 1 to 6, on the white die.
    Six([u8; 6]),
}

impl BlankCard {
    /// Returns the card with this rule and the given id. All its impulses must be between 1 and 99.
    pub fn written(self, id: &str) -> Result<Card, DiceError> {
        let number = |n: u8| match self {
            BlankCard::Plus(k) => n.saturating_add(k),
            BlankCard::Times(k) => n.saturating_mul(k),
            BlankCard::Six(numbers) => numbers[usize::from(n) - 1],
        };
        let card = Card {
            id: id.to_owned(),
            impulses: [1, 2, 3, 4, 5, 6].map(number),
        };
        if in_range(card.impulses) {
            Ok(card)
        } else {
            Err(DiceError::Impulses(card.id))
        }
    }
}

/// Why a set of dice and cards cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DiceError {
    /// There is no die.
    None,
    /// There are more than [`DiceSet::MAX`] dice or cards.
    TooMany,
    /// The id is empty, too long or contains a control character.
    Name(String),
    /// Two dice or two cards have this name.
    Twice(String),
    /// This die or card has a number of impulses outside the range 1 to 99.
    Impulses(String),
    /// There are cards, but no die `white` with the numbers 1 to 6, which cards need.
    NoWhiteDie,
}

impl fmt::Display for DiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiceError::None => f.write_str("there is no die to roll"),
            DiceError::TooMany => write!(f, "at most {} dice and cards each", DiceSet::MAX),
            DiceError::Name(_) => f.write_str("a die or card needs a name of 1 to 20 characters"),
            DiceError::Twice(id) => write!(f, "the name {id} is used twice"),
            DiceError::Impulses(id) => write!(f, "{id}: impulses must be 1 to 99"),
            DiceError::NoWhiteDie => {
                f.write_str("cards need a white die with the numbers 1 to 6; add one")
            }
        }
    }
}

impl std::error::Error for DiceError {}

/// The checked dice and cards in a match.
///
/// ```
/// use golf::game::{BlankCard, DiceSet};
/// let blank = BlankCard::Plus(11).written("ours").unwrap();
/// let set = DiceSet::cards_of_the_box().with_card(blank).unwrap();
/// assert_eq!(set.picks().count(), 7, "no card, five printed ones, the blank one");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceSet {
    dice: Vec<Die>,
    cards: Vec<Card>,
}

impl DiceSet {
    /// Maximum number of dice, and maximum number of cards.
    pub const MAX: usize = 30;
    /// The name of the die that is rolled for cards.
    pub const WHITE: &'static str = "white";

    /// Creates a set of these dice and cards after checking them.
    pub fn new(dice: Vec<Die>, cards: Vec<Card>) -> Result<DiceSet, DiceError> {
        if dice.is_empty() {
            return Err(DiceError::None);
        }
        if dice.len() > Self::MAX || cards.len() > Self::MAX {
            return Err(DiceError::TooMany);
        }
        check(dice.iter().map(|die| (&*die.id, die.faces)))?;
        check(cards.iter().map(|card| (&*card.id, card.impulses)))?;
        let white = |die: &Die| die.id == Self::WHITE && die.faces == [1, 2, 3, 4, 5, 6];
        if !cards.is_empty() && !dice.iter().any(white) {
            return Err(DiceError::NoWhiteDie);
        }
        Ok(DiceSet { dice, cards })
    }

    /// Returns the six dice of the base game, which are used unless the players agree on others
    /// (S1).
    pub fn dice_of_the_box() -> DiceSet {
        let base = |die: &&Die| die.home == GameBox::Base;
        DiceSet {
            dice: Catalogue::standard()
                .dice()
                .iter()
                .filter(base)
                .cloned()
                .collect(),
            cards: Vec::new(),
        }
    }

    /// Returns the white die and the printed cards.
    pub fn cards_of_the_box() -> DiceSet {
        let white = |die: &&Die| die.id == Self::WHITE;
        DiceSet {
            dice: Catalogue::standard()
                .dice()
                .iter()
                .filter(white)
                .cloned()
                .collect(),
            cards: Catalogue::standard().cards().to_vec(),
        }
    }

    /// Returns all dice in both boxes and the printed cards.
    pub fn everything() -> DiceSet {
        DiceSet {
            dice: Catalogue::standard().dice().to_vec(),
            cards: Catalogue::standard().cards().to_vec(),
        }
    }

    /// Returns the set with one more card.
    pub fn with_card(mut self, card: Card) -> Result<DiceSet, DiceError> {
        self.cards.push(card);
        Self::new(self.dice, self.cards)
    }

    /// Returns the dice.
    pub fn dice(&self) -> &[Die] {
        &self.dice
    }

    /// Returns the cards.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns everything that a player can pick: the dice, then the cards.
    pub fn picks(&self) -> impl Iterator<Item = Pick> + use<> {
        let dice = (0..self.dice.len() as u8).map(Pick::Die);
        dice.chain((0..self.cards.len() as u8).map(Pick::Card))
    }

    /// Returns the impulses of a pick for each face of its die; `None` if the set has no such pick.
    pub fn impulses(&self, pick: Pick) -> Option<[u8; 6]> {
        match pick {
            Pick::Die(index) => self.dice.get(usize::from(index)).map(|die| die.faces),
            Pick::Card(index) => self.cards.get(usize::from(index)).map(|card| card.impulses),
        }
    }

    /// Returns the name of a pick.
    pub fn name(&self, pick: Pick) -> Option<&str> {
        match pick {
            Pick::Die(index) => self.dice.get(usize::from(index)).map(|die| &*die.id),
            Pick::Card(index) => self.cards.get(usize::from(index)).map(|card| &*card.id),
        }
    }
}

fn in_range(impulses: [u8; 6]) -> bool {
    impulses.iter().all(|n| (1..=MAX_IMPULSES).contains(n))
}

fn check<'d>(entries: impl Iterator<Item = (&'d str, [u8; 6])>) -> Result<(), DiceError> {
    let mut names = Vec::new();
    for (id, impulses) in entries {
        if id.is_empty() || id.chars().count() > 20 || id.chars().any(char::is_control) {
            return Err(DiceError::Name(id.to_owned()));
        }
        if names.contains(&id) {
            return Err(DiceError::Twice(id.to_owned()));
        }
        if !in_range(impulses) {
            return Err(DiceError::Impulses(id.to_owned()));
        }
        names.push(id);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blank_card_stays_within_99() {
        assert_eq!(
            BlankCard::Times(16).written("b").map(|card| card.impulses),
            Ok([16, 32, 48, 64, 80, 96])
        );
        assert!(BlankCard::Times(17).written("b").is_err());
        assert!(BlankCard::Times(0).written("b").is_err());
        assert!(BlankCard::Plus(93).written("b").is_ok());
        assert!(BlankCard::Plus(255).written("b").is_err());
        assert!(BlankCard::Six([1, 1, 1, 1, 1, 0]).written("b").is_err());
    }

    #[test]
    fn cards_need_the_white_die() {
        let cards = Catalogue::standard().cards().to_vec();
        let blue = Catalogue::standard().dice()[1].clone();
        assert_eq!(DiceSet::new(vec![blue], cards), Err(DiceError::NoWhiteDie));
    }

    #[test]
    fn the_boxes_hold_sound_sets() {
        for set in [
            DiceSet::dice_of_the_box(),
            DiceSet::cards_of_the_box(),
            DiceSet::everything(),
        ] {
            assert_eq!(DiceSet::new(set.dice.clone(), set.cards.clone()), Ok(set));
        }
    }
}
