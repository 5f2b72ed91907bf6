//! Names of balls and dice in the user's language, and of computer players, who have the same names
//! in all languages.

use crate::texts::Texts;
use coach::Level;
use golf::{Ball, Colour};
use protocol::SeatKind;

/// Returns the names of the computer players at a table, by seat. Each player has the name of its
/// level; if several players have the same level, the second and later ones also get a number. The
/// entries for people's seats are `None`.
pub(crate) fn computer_names<'k>(
    kinds: impl IntoIterator<Item = &'k SeatKind>,
) -> Vec<Option<String>> {
    let mut seen = [0; Level::ALL.len()];
    let mut name = |kind: &SeatKind| match kind {
        SeatKind::Person {} => None,
        SeatKind::Computer { level } => {
            let level = Level::of_number(*level);
            let count = &mut seen[level as usize];
            *count += 1;
            Some(match *count {
                1 => level.name().to_owned(),
                count => format!("{} {count}", level.name()),
            })
        }
    };
    kinds.into_iter().map(&mut name).collect()
}

/// Returns the name of a colour.
pub(crate) fn colour_name(texts: &Texts, colour: Colour) -> String {
    texts.say(match colour {
        Colour::Orange => "colour-orange",
        Colour::Green => "colour-green",
        Colour::Yellow => "colour-yellow",
        Colour::Blue => "colour-blue",
        Colour::Violet => "colour-violet",
        Colour::Red => "colour-red",
    })
}

/// Returns the name of a ball.
pub(crate) fn ball_name(texts: &Texts, ball: Ball) -> String {
    let colour = colour_name(texts, ball.colour());
    if ball.is_flat() {
        texts.fill("ball-flat", &[("colour", colour.into())])
    } else {
        colour
    }
}

/// Returns the name of a die or card. Cards, and dice made by players, have the same name in all
/// languages.
pub(crate) fn pick_name(texts: &Texts, id: &str) -> String {
    match id {
        "white" => texts.say("die-white"),
        "blue" => texts.say("die-blue"),
        "yellow" => texts.say("die-yellow"),
        "green" => texts.say("die-green"),
        "orange" => texts.say("die-orange"),
        "violet" => texts.say("die-violet"),
        "red" => texts.say("die-red"),
        "black" => texts.say("die-black"),
        other => other.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn computers_are_called_by_their_level_and_numbered_if_there_are_several() {
        let computer = |level| SeatKind::Computer { level };
        let kinds = [
            computer(5),
            SeatKind::Person {},
            computer(1),
            computer(5),
            computer(5),
        ];
        let names = ["Iris", "", "Leo", "Iris 2", "Iris 3"];
        let names = names.map(|name| Some(name.to_owned()).filter(|name| !name.is_empty()));
        assert_eq!(computer_names(&kinds), names);
    }
}
