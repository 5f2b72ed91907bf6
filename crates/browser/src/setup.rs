//! Checks a match before it starts.

use crate::view::{SetupCheck, SetupRemark};
use golf::Ball;
use golf::game::{Advice, Rules, SetupError};
use protocol::{GolfSetup, PlayerName};
use std::sync::Arc;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns whether players may use a name. Forms call this function to check names; every table
/// applies the same rule.
#[wasm_bindgen]
pub fn is_name(name: &str) -> bool {
    PlayerName::new(name.trim()).is_ok()
}

/// Checks the match (`GolfSetup`) that is being set up and returns the findings (`SetupCheck`).
#[wasm_bindgen]
pub fn check_setup(setup: &str) -> Result<String, String> {
    let setup = GolfSetup::parse(setup)?;
    let setup = setup.setup(|text| Ok(Arc::new(text.course()?)))?;
    let check = match Rules::new(setup) {
        Err(wrong) => SetupCheck {
            wrong: wrong.iter().map(complaint).collect(),
            advice: Vec::new(),
            orders: Vec::new(),
        },
        Ok(rules) => SetupCheck {
            wrong: Vec::new(),
            advice: rules.advice().iter().map(hint).collect(),
            orders: (0..rules.courses().len())
                .map(|course| {
                    rules
                        .playing_order(course)
                        .iter()
                        .map(Ball::to_string)
                        .collect()
                })
                .collect(),
        },
    };
    Ok(check.to_json())
}

fn complaint(wrong: &SetupError) -> SetupRemark {
    match *wrong {
        SetupError::NoPlayers => SetupRemark::NoPlayers,
        SetupError::NoBall(seat) => SetupRemark::NoBall { seat },
        SetupError::BallTwice(ref ball) => SetupRemark::BallTwice {
            ball: ball.to_string(),
        },
        SetupError::CaromAlone => SetupRemark::CaromAlone,
        SetupError::Courses => SetupRemark::Courses,
        SetupError::Limit => SetupRemark::Limit,
        SetupError::Tokens => SetupRemark::Tokens,
        SetupError::NoRoomForTokens(course) => SetupRemark::NoRoomForTokens { course },
    }
}

fn hint(advice: &Advice) -> SetupRemark {
    match *advice {
        Advice::CaromWithTall { course } => SetupRemark::CaromWithTall { course },
        Advice::CaromWithDynamic { course } => SetupRemark::CaromWithDynamic { course },
        Advice::MoreBalls => SetupRemark::MoreBalls,
        Advice::HigherLimit { course } => SetupRemark::HigherLimit { course },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(mode: &str, balls: &str) -> String {
        let file = golf::Collection::course("S-5b").and_then(Result::ok);
        let file = file.expect("a standard layout").to_file().to_string();
        let setup = format!(
            r#"{{"mode":"{mode}","balls":{balls},"courses":[{{"id":"S-5b","file":{}}}],"limit":null,
            "dice":[{{"id":"white","impulses":[1,2,3,4,5,6]}}],"cards":[],"tokens":null}}"#,
            crate::view::json(&file)
        );
        check_setup(&setup).expect("a setup")
    }

    #[test]
    fn what_is_wrong_is_named() {
        let check = check("carom", r#"[["red"]]"#);
        assert_eq!(
            check.trim(),
            r#"{"wrong":[{"what":"carom-alone"}],"advice":[],"orders":[]}"#
        );
    }

    #[test]
    fn advice_and_the_order_of_play_are_given() {
        let check = check("carom", r#"[["red"],["red-flat","blue"]]"#);
        assert!(
            check.contains(r#"{"what":"carom-with-tall","course":0}"#),
            "{check}"
        );
        assert!(check.contains(r#"{"what":"more-balls"}"#), "{check}");
        assert!(check.contains(r#""red","red-flat""#), "{check}");
    }
}
