//! Score pads for players of the physical games: the totals of a mini golf sheet, and the
//! Carramboule referee. Both are computed from all entries at once, so the page undoes an entry by
//! repeating the call without that entry.

use crate::mirror::counter_laps;
use crate::view;
use crate::view::pads::{
    PadCourse, PadCourseStanding, PadFate, PadMark, PadPlayer, PadSheet, PadStanding, RefereeDraft,
    RefereeJudged, RefereeProblem, RefereeSheet, RefereeShot, RefereeStanding,
};
use carramboule::board::{Colour, Kind, Player};
use carramboule::referee::{
    MOST_ROUNDS, Match, OutcomeError, POINTS_TO_WIN, QueenPlace, ShotOutcome, Verdict,
};
use golf::game::{Fate, Mark, ranks};
use golf::{Ball, Collection};
use protocol::CarrambouleKind;
use protocol::carramboule::wire::{player, seat};
use wasm_bindgen::prelude::wasm_bindgen;

/// Computes the standings (`PadStanding`) of a mini golf sheet (`PadSheet`).
#[wasm_bindgen]
pub fn pad_standing(sheet: &str) -> Result<String, String> {
    let sheet = PadSheet::parse(sheet)?;
    let read = |name: &String| name.parse::<Ball>().map_err(|error| error.to_string());
    let players = sheet.players.iter();
    let players = players.map(|balls| balls.iter().map(read).collect());
    let players: Vec<Vec<Ball>> = players.collect::<Result<_, String>>()?;
    let balls = players.concat();
    let courses: Vec<PadCourseStanding> = sheet
        .courses
        .iter()
        .map(|course| course_standing(course, &balls))
        .collect();
    // G6: the scores of a player's balls are added up.
    let results = |own: &Vec<Ball>| -> Vec<i32> {
        let names = own.iter().map(Ball::to_string);
        let of = |name: String| {
            let scores = courses.iter().map(move |course| course.scores.get(&name));
            scores.flatten().copied()
        };
        names.flat_map(of).collect()
    };
    let results: Vec<Vec<i32>> = players.iter().map(results).collect();
    // Players without a result come last.
    let key = |results: &Vec<i32>| (results.is_empty(), results.iter().sum::<i32>());
    let keys: Vec<(bool, i32)> = results.iter().map(key).collect();
    let players = results.iter().zip(&keys).zip(ranks(&keys));
    let players = players.map(|((results, &(_, total)), rank)| PadPlayer {
        total,
        rank,
        noted: results.len(),
    });
    let players: Vec<PadPlayer> = players.collect();
    let noted: usize = players.iter().map(|player| player.noted).sum();
    Ok(PadStanding {
        over: noted > 0 && noted == balls.len() * courses.len(),
        players,
        courses,
    }
    .to_json())
}

fn course_standing(course: &PadCourse, balls: &[Ball]) -> PadCourseStanding {
    let known = course.course.as_deref().and_then(Collection::course);
    let order = match known.and_then(Result::ok) {
        Some(known) => known.playing_order(balls),
        None => Ball::playing_order(golf::Colour::ALL, balls),
    };
    let score = |ball: &Ball| {
        let name = ball.to_string();
        let score = mark(course.marks.get(&name)?, course.limit).score()?;
        Some((name, score))
    };
    PadCourseStanding {
        scores: order.iter().filter_map(score).collect(),
        order: order.iter().map(Ball::to_string).collect(),
    }
}

fn mark(noted: &PadMark, limit: u8) -> Mark {
    Mark {
        fate: match noted.fate {
            None => Fate::Open,
            Some(PadFate::Holed(count)) if count <= limit => Fate::Holed(count),
            // G5: the ball exceeded the limit, which may have been lowered after the ball was
            // holed.
            Some(_) => Fate::Out(limit),
        },
        tokens: noted.tokens.iter().map(|&value| i16::from(value)).sum(),
    }
}

/// Returns the numbers on the stroke counter in each lap, up to the lap of stroke `limit`, as a
/// JSON array of arrays.
#[wasm_bindgen]
pub fn counter(limit: u8) -> String {
    view::json(&counter_laps(limit))
}

/// Judges a Carramboule match (`RefereeSheet`) shot by shot and returns the verdicts
/// (`RefereeStanding`).
#[wasm_bindgen]
pub fn referee(sheet: &str) -> Result<String, String> {
    let sheet = RefereeSheet::parse(sheet)?;
    let starts = player(sheet.starts).ok_or("seat 0 or 1 must start the match")?;
    let mut score = Match::new(starts);
    let mut judged = Vec::new();
    let mut problem = None;
    for (number, shot) in sheet.shots.iter().enumerate() {
        match judge(&mut score, &outcome(shot)) {
            Ok(word) => judged.push(word),
            Err(refusal) => {
                problem = Some(RefereeProblem {
                    shot: number,
                    refusal: name(refusal).to_owned(),
                });
                break;
            }
        }
    }
    let draft = sheet.draft.filter(|_| problem.is_none());
    let draft = draft.map(|shot| draft_of(&score, &shot));
    Ok(standing(&score, judged, problem, draft).to_json())
}

fn standing(
    score: &Match,
    judged: Vec<RefereeJudged>,
    problem: Option<RefereeProblem>,
    draft: Option<RefereeDraft>,
) -> RefereeStanding {
    let round = score.round();
    let seats = [Player::A, Player::B];
    RefereeStanding {
        judged,
        problem,
        draft,
        round: number_of_round(score),
        white: seat(round.player_of(Colour::White)),
        next: round.shooter().map(seat),
        points: seats.map(|player| score.points(player)),
        table: [Colour::White, Colour::Black].map(|colour| round.on_table(colour)),
        queen: round.queen().into(),
        may_win_queen: seats.map(|player| round.may_win_queen(player)),
        owed: seats.map(|player| round.owed(player)),
        over: score.is_over(),
        winner: score.winner().map(seat),
        points_to_win: POINTS_TO_WIN,
        most_rounds: MOST_ROUNDS,
    }
}

fn number_of_round(score: &Match) -> u32 {
    score.finished() + u32::from(!score.is_over())
}

fn judge(score: &mut Match, outcome: &ShotOutcome) -> Result<RefereeJudged, OutcomeError> {
    let (round, white) = (
        number_of_round(score),
        score.round().player_of(Colour::White),
    );
    let verdict: Verdict = score.shot(outcome)?;
    Ok(RefereeJudged {
        by: seat(verdict.by),
        round,
        white: seat(white),
        verdict: (&verdict).into(),
        points: [Player::A, Player::B].map(|player| score.points(player)),
    })
}

fn draft_of(score: &Match, shot: &RefereeShot) -> RefereeDraft {
    let mut outcome = outcome(shot);
    let choice_due = !score.is_over() && score.round().choice_due(&outcome);
    if !choice_due {
        // The choice was made before the shot was edited.
        outcome.choice = None;
    }
    let tried = judge(&mut score.clone(), &outcome);
    let gone = |kind| {
        let gone = outcome.pocketed.iter().chain(&outcome.off);
        gone.filter(|&&other| other == kind).count() as u8
    };
    let round = score.round();
    let queen = u8::from(round.queen() == QueenPlace::Table);
    let lying = [
        (Kind::WHITE, round.on_table(Colour::White)),
        (Kind::BLACK, round.on_table(Colour::Black)),
        (Kind::Queen, queen),
        (Kind::Cue, 1),
    ];
    RefereeDraft {
        room: lying.map(|(kind, lie)| lie.saturating_sub(gone(kind))),
        choice_due,
        refusal: tried.as_ref().err().map(|&fault| name(fault).to_owned()),
        judged: tried.ok(),
    }
}

fn outcome(shot: &RefereeShot) -> ShotOutcome {
    let kinds = |seen: &[CarrambouleKind]| seen.iter().map(|&kind| kind.into()).collect();
    ShotOutcome {
        pocketed: kinds(&shot.pocketed),
        off: kinds(&shot.off),
        breach: shot.breach,
        choice: shot.choice.map(Into::into),
    }
}

fn name(refusal: OutcomeError) -> &'static str {
    match refusal {
        OutcomeError::Over => "over",
        OutcomeError::TooMany(Colour::White) => "too-many-white",
        OutcomeError::TooMany(Colour::Black) => "too-many-black",
        OutcomeError::NoQueen => "no-queen",
        OutcomeError::CueTwice => "cue-twice",
        OutcomeError::ChoiceDue => "choice-due",
        OutcomeError::NoChoiceDue => "no-choice-due",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_adds_up_balls_and_tokens_and_shares_ranks() {
        let sheet = r#"{"players":[["red","red-flat"],["blue"],["green"],["violet"]],"courses":[
            {"course":"1","limit":10,"marks":{
                "red":{"fate":{"holed":3},"tokens":[-1,-2]},"red-flat":{"fate":"out","tokens":[]},
                "blue":{"fate":{"holed":10},"tokens":[]},"green":{"fate":{"holed":12},"tokens":[-1]}}},
            {"course":null,"limit":20,"marks":{"blue":{"fate":null,"tokens":[-3]}}}]}"#;
        let text = pad_standing(sheet).expect("a valid sheet");
        let tied = r#"[{"total":10,"rank":2,"noted":2},{"total":10,"rank":2,"noted":1},"#;
        let rest = r#"{"total":9,"rank":1,"noted":1},{"total":0,"rank":4,"noted":0}]"#;
        assert!(text.contains(&format!("{tied}{rest}")), "{text}");
        assert!(
            text.contains(
                r#""order":["red","red-flat","violet","green","blue"],"scores":{"blue":10"#
            )
        );
        assert!(text.contains(r#""order":["green","blue","violet","red","red-flat"],"scores":{}"#));
        assert!(text.ends_with(r#""over":false}"#));
        assert!(pad_standing(r#"{"players":[["pink"]],"courses":[]}"#).is_err());
    }

    #[test]
    fn the_referee_judges_replays_and_tries() {
        let sheet = r#"{"starts":1,"shots":[
            {"pocketed":["white"],"off":[],"breach":false,"choice":null},
            {"pocketed":["queen"],"off":[],"breach":false,"choice":null}],
            "draft":{"pocketed":["white","cue"],"off":[],"breach":false,"choice":null}}"#;
        let text = referee(sheet).expect("a sound match");
        assert!(text.contains(r#""queen":"pending""#) && text.contains(r#""problem":null"#));
        assert!(text.contains(r#""room":[7,9,0,0],"choice_due":true,"judged":null"#));
        let wrong = sheet.replace(r#"["queen"]"#, r#"["queen","queen"]"#);
        let text = referee(&wrong).expect("a match that can be read");
        assert!(text.contains(r#""problem":{"shot":1,"refusal":"no-queen"}"#));
        assert!(text.contains(r#""draft":null"#));
    }

    #[test]
    fn a_choice_that_is_no_longer_due_is_dropped_from_a_draft() {
        let sheet = r#"{"starts":0,"shots":[],
            "draft":{"pocketed":["white"],"off":[],"breach":false,"choice":"pass"}}"#;
        let text = referee(sheet).expect("a sound match");
        assert!(text.contains(r#""choice_due":false"#) && text.contains(r#""refusal":null"#));
    }
}
