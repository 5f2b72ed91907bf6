//! `carambole referee`: judges a round from the outcomes of its shots and writes one line per
//! verdict (docs/formats.md, The referee's file).

use ::carramboule::board::{Kind, Player};
use ::carramboule::referee::{Choice, Foul, QueenPlace, Round, ShotOutcome, Verdict};

/// Judges every shot in a file. On error, returns the lines written before the error and a
/// one-sentence reason.
pub fn run(text: &str) -> Result<Vec<String>, (Vec<String>, String)> {
    let file: File = match crate::json::read(text.as_bytes()) {
        Ok(file) => file,
        Err(error) => return Err((Vec::new(), format!("not a referee's file: {error}"))),
    };
    let mut round = Round::new(file.white.player());
    let mut lines = Vec::new();
    for (number, shot) in (1..).zip(file.shots) {
        match round.shot(&shot.outcome()) {
            Ok(verdict) => lines.push(line(&verdict)),
            Err(refusal) => return Err((lines, format!("shot {number}: {refusal}"))),
        }
    }
    Ok(lines)
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    white: PlayerName,
    shots: Vec<ShotFile>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct ShotFile {
    pocketed: Vec<KindName>,
    #[serde(default)]
    off: Vec<KindName>,
    #[serde(default)]
    breach: bool,
    #[serde(default)]
    choice: Option<ChoiceName>,
}

#[derive(Clone, Copy, serde::Deserialize)]
enum PlayerName {
    A,
    B,
}

#[derive(Clone, Copy, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
enum KindName {
    White,
    Black,
    Queen,
    Cue,
}

#[derive(Clone, Copy, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
enum ChoiceName {
    Pass,
    Replay,
}

impl PlayerName {
    fn player(self) -> Player {
        match self {
            Self::A => Player::A,
            Self::B => Player::B,
        }
    }
}

impl KindName {
    fn kind(self) -> Kind {
        match self {
            Self::White => Kind::WHITE,
            Self::Black => Kind::BLACK,
            Self::Queen => Kind::Queen,
            Self::Cue => Kind::Cue,
        }
    }
}

impl ShotFile {
    fn outcome(self) -> ShotOutcome {
        ShotOutcome {
            pocketed: self.pocketed.into_iter().map(KindName::kind).collect(),
            off: self.off.into_iter().map(KindName::kind).collect(),
            breach: self.breach,
            choice: self.choice.map(|choice| match choice {
                ChoiceName::Pass => Choice::Pass,
                ChoiceName::Replay => Choice::Replay,
            }),
        }
    }
}

/// Returns a verdict as a line of JSON, with its fields in specification order. No name in it needs
/// escaping.
pub fn line(verdict: &Verdict) -> String {
    let word = |name: Option<&str>| name.map_or("null".to_owned(), |name| format!("\"{name}\""));
    let round = verdict.round.map_or("null".to_owned(), |result| {
        format!(
            "{{\"winner\":\"{}\",\"points\":{}}}",
            result.winner.name(),
            result.points
        )
    });
    format!(
        "{{\"shot\":{},\"by\":\"{}\",\"foul\":{},\"next\":{},\"table\":{{\"white\":{},\"black\":{},\"queen\":{}}},\
         \"queen\":\"{}\",\"owed\":{{\"A\":{},\"B\":{}}},\"round\":{round}}}",
        verdict.shot,
        verdict.by.name(),
        word(verdict.foul.map(Foul::name)),
        word(verdict.next.map(Player::name)),
        verdict.table[0],
        verdict.table[1],
        verdict.queen == QueenPlace::Table,
        verdict.queen.name(),
        verdict.owed[0],
        verdict.owed[1],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specification_example_gives_its_line() {
        let file = r#"{"white":"A","shots":[{"pocketed":["white","queen","cue"],"off":[],"breach":false,"choice":"pass"}]}"#;
        let expected = r#"{"shot":1,"by":"A","foul":"F6","next":"B","table":{"white":9,"black":9,"queen":true},"queen":"table","owed":{"A":0,"B":0},"round":null}"#;
        assert_eq!(run(file), Ok(vec![expected.to_owned()]));
    }

    #[test]
    fn end_of_the_round_names_winner_and_points() {
        let file = format!(
            r#"{{"white":"B","shots":[{{"pocketed":[{}]}}]}}"#,
            ["\"white\""; 9].join(",")
        );
        let lines = run(&file).expect("a valid file");
        assert!(
            lines[0].contains(r#""next":null"#)
                && lines[0].ends_with(r#""round":{"winner":"B","points":9}}"#)
        );
    }

    #[test]
    fn faults_are_told_in_one_sentence() {
        let check = |text: &str, part: &str| {
            let (_, reason) = run(text).expect_err("a fault");
            assert!(reason.contains(part) && !reason.contains('\n'), "{reason}");
        };
        check(r#"{"white":"C","shots":[]}"#, "unknown variant `C`");
        check(
            r#"{"white":"A","shots":[{"pocketed":["green"]}]}"#,
            "unknown variant `green`",
        );
        check(
            r#"{"white":"A","shots":[{"fell":[]}]}"#,
            "unknown field `fell`",
        );
        check(
            r#"{"white":"A","shots":[{"pocketed":[],"choice":"pass"}]}"#,
            "shot 1: there is no choice to make",
        );
        check(
            r#"{"white":"A","shots":[{"pocketed":["white","cue"]}]}"#,
            "shot 1: the shooter has to choose",
        );
        check(
            &format!(
                r#"{{"white":"A","shots":[{{"pocketed":[{}]}}]}}"#,
                ["\"black\""; 10].join(",")
            ),
            "more black balls",
        );
        check("", "not a referee's file");
    }
}
