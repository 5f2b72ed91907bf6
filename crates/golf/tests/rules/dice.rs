//! Section 10, and the dice in S1: tests the data files for the boxes.

use golf::{Catalogue, GameBox};

fn faces(id: &str) -> [u8; 6] {
    let die = Catalogue::standard().dice().iter().find(|die| die.id == id);
    die.unwrap().faces
}

fn card(id: &str, rolled: usize) -> u8 {
    let cards = Catalogue::standard().cards();
    cards.iter().find(|card| card.id == id).unwrap().impulses[rolled - 1]
}

// Section 10.
#[test]
fn dice_have_their_faces() {
    assert_eq!(faces("white"), [1, 2, 3, 4, 5, 6]);
    assert_eq!(faces("blue"), [1, 1, 2, 2, 3, 3]);
    assert_eq!(faces("yellow"), [4, 5, 6, 7, 8, 9]);
    assert_eq!(faces("green"), [8, 9, 10, 11, 12, 13]);
    assert_eq!(faces("orange"), [3, 6, 9, 12, 15, 18]);
    assert_eq!(faces("violet"), [1, 4, 9, 16, 25, 36]);
    assert_eq!(faces("red"), [11, 12, 13, 14, 15, 16]);
    assert_eq!(faces("black"), [15, 20, 25, 30, 35, 40]);
    assert_eq!(Catalogue::standard().dice().len(), 8);
}

// Section 10: red and black come with the expansion.
#[test]
fn six_dice_are_in_the_base_box_and_two_in_the_expansion() {
    let dice = Catalogue::standard().dice();
    let of = |home| dice.iter().filter(move |die| die.home == home);
    assert_eq!(of(GameBox::Base).count(), 6);
    let extra: Vec<&str> = of(GameBox::Expansion).map(|die| &*die.id).collect();
    assert_eq!(extra, ["red", "black"]);
}

// S1, section 10: in fig. 20 and 41, a 4 is played with the card ×4, a 5 with min, and a 3 with +7.
#[test]
fn card_turns_the_number_rolled_into_impulses() {
    for n in 1..=6 {
        let rolled = u8::try_from(n).unwrap();
        assert_eq!(card("min", n), rolled.div_ceil(2));
        assert_eq!(card("+3", n), rolled + 3);
        assert_eq!(card("+7", n), rolled + 7);
        assert_eq!(card("×4", n), rolled * 4);
        assert_eq!(card("n²", n), rolled * rolled);
    }
    assert_eq!((card("×4", 4), card("min", 5), card("+7", 3)), (16, 3, 10));
    assert_eq!(Catalogue::standard().cards().len(), 5);
}

// Section 10: fig. 5, 6, 20, 57 and 58 mention these faces.
#[test]
fn every_number_of_the_worked_examples_is_on_its_die() {
    let named = [
        ("orange", 12),
        ("yellow", 7),
        ("green", 8),
        ("violet", 16),
        ("orange", 3),
        ("green", 10),
        ("white", 3),
        ("orange", 15),
        ("violet", 25),
        ("yellow", 8),
        ("violet", 36),
    ];
    for (die, number) in named {
        assert!(faces(die).contains(&number), "{die} has no {number}");
    }
}

// Section 10: dice and cards are data that players can edit. Impulses must be 1 to 99.
#[test]
fn edited_dice_are_read_and_bad_ones_refused() {
    let die = |faces: &str| {
        let text = format!("[[die]]\nid = \"mine\"\nbox = \"base\"\nfaces = {faces}\n");
        Catalogue::parse("", &text, "")
    };
    assert_eq!(
        die("[9, 9, 9, 9, 9, 99]").unwrap().dice()[0].faces,
        [9, 9, 9, 9, 9, 99]
    );
    for faces in [
        "[0, 1, 2, 3, 4, 5]",
        "[1, 2, 3, 4, 5, 100]",
        "[1, 2, 3]",
        "7",
        "[1, 2, 3, 4, 5, 6, 7]",
    ] {
        let findings = die(faces).unwrap_err();
        assert_eq!(findings[0].position.line, 4, "{faces}");
    }
}
