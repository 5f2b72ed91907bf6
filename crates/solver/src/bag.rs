//! The dice and cards that a player can pick before a stroke (rule S1).

use golf::{Card, Catalogue, Die, GameBox};
use std::fmt;

/// A choice before a stroke: a die, or a card played with the white die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Throw {
    /// The id of the die or card.
    pub name: String,
    /// The impulses on the six faces, each of which has probability one sixth.
    pub faces: [u8; 6],
}

/// Everything that a player can pick, in a fixed order. If two throws have the same value, the
/// first one is preferred.
///
/// ```
/// use solver::{Bag, Throw};
/// let coin = Throw { name: "coin".to_owned(), faces: [1, 1, 1, 2, 2, 2] };
/// let bag = Bag::new(vec![coin]).unwrap();
/// assert_eq!(bag.numbers(), [1, 2]);
/// assert_eq!(bag.places()[0], [0, 0, 0, 1, 1, 1]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bag {
    throws: Vec<Throw>,
    numbers: Vec<u8>,
    /// For each throw and face, the face's impulses as an index into `numbers`.
    places: Vec<[u8; 6]>,
}

/// The error for a bag that is empty or has a face with fewer than 1 or more than 99 impulses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BagError;

impl fmt::Display for BagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a bag needs dice or cards that show 1 to 99")
    }
}

impl std::error::Error for BagError {}

impl Bag {
    /// Creates a bag with these throws.
    pub fn new(throws: Vec<Throw>) -> Result<Bag, BagError> {
        let faces = || throws.iter().flat_map(|throw| throw.faces);
        if throws.is_empty() || faces().any(|face| !(1..=golf::MAX_IMPULSES).contains(&face)) {
            return Err(BagError);
        }
        let mut numbers: Vec<u8> = faces().collect();
        sorted::sort(&mut numbers);
        numbers.dedup();
        let place = |face: u8| numbers.iter().position(|n| *n == face).unwrap_or(0) as u8;
        let places = throws.iter().map(|throw| throw.faces.map(place)).collect();
        Ok(Bag {
            throws,
            numbers,
            places,
        })
    }

    /// Creates a bag with these dice.
    pub fn of_dice<'d>(dice: impl IntoIterator<Item = &'d Die>) -> Result<Bag, BagError> {
        Bag::new(dice.into_iter().map(throw_of_die).collect())
    }

    /// Creates a bag with one throw for the white die alone and one for each of these cards, which
    /// are played with the white die.
    pub fn of_cards<'d>(
        white: &Die,
        cards: impl IntoIterator<Item = &'d Card>,
    ) -> Result<Bag, BagError> {
        let cards = cards.into_iter().map(|card| Throw {
            name: card.id.clone(),
            faces: card.impulses,
        });
        Bag::new(std::iter::once(throw_of_die(white)).chain(cards).collect())
    }

    /// Returns a bag with the dice in both boxes.
    pub fn standard() -> Bag {
        Self::of_boxes(&[GameBox::Base, GameBox::Expansion])
    }

    /// Returns a bag with the dice in the base box.
    pub fn base() -> Bag {
        Self::of_boxes(&[GameBox::Base])
    }

    fn of_boxes(boxes: &[GameBox]) -> Bag {
        let dice = Catalogue::standard().dice().iter();
        match Self::of_dice(dice.filter(|die| boxes.contains(&die.home))) {
            Ok(bag) => bag,
            Err(BagError) => unreachable!("the boxes hold dice that show 1 to 99"),
        }
    }

    /// Returns the throws to pick from.
    pub fn throws(&self) -> &[Throw] {
        &self.throws
    }

    /// Returns the possible numbers of impulses, in ascending order.
    pub fn numbers(&self) -> &[u8] {
        &self.numbers
    }

    /// Returns, for each throw and face, the face's impulses as an index into [`Bag::numbers`].
    pub fn places(&self) -> &[[u8; 6]] {
        &self.places
    }

    /// Returns the index of a number of impulses in [`Bag::numbers`].
    pub fn place(&self, impulses: u8) -> Option<usize> {
        self.numbers.binary_search(&impulses).ok()
    }

    /// Returns the index of the throw with this name.
    pub fn throw(&self, name: &str) -> Option<usize> {
        self.throws.iter().position(|throw| throw.name == name)
    }
}

fn throw_of_die(die: &Die) -> Throw {
    Throw {
        name: die.id.clone(),
        faces: die.faces,
    }
}
