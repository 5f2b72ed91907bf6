//! What balls and dice are called in the reader's language.

use crate::texts::Texts;
use golf::{Ball, Colour};

/// The name of a colour.
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

/// The name of a ball.
pub(crate) fn ball_name(texts: &Texts, ball: Ball) -> String {
    let colour = colour_name(texts, ball.colour());
    if ball.is_flat() {
        texts.fill("ball-flat", &[("colour", colour.into())])
    } else {
        colour
    }
}

/// The name of a die or card; those that players made are called as they like.
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
