//! Tests the page's suggestions for beginners, and the page's information about each die.

use browser::view;
use browser::{Host, Mirror};
use golf::game::{DiceSet, Game, Mode, Rules, Setup, Tokens};
use golf::{Ball, Collection};
use protocol::{GolfSetup, MatchSetup};
use std::sync::Arc;
use table::{CourseCache, Play, State};

/// The first five courses of the course map (`web/src/games/golf/journey/journey.ts`).
const FIRST_FIVE: [&str; 5] = ["S-1a", "S-1b", "S-4a", "S-9c", "M-1"];
const PARS: [i32; 5] = [2, 3, 2, -7, 2];

/// A table with only one player.
struct Alone {
    host: Host,
    mirror: Mirror,
    sent: u32,
}

impl Alone {
    fn on(courses: &[&str], secret: u8) -> Alone {
        Alone::in_mode(Mode::Basic, courses, secret)
    }

    fn in_mode(mode: Mode, courses: &[&str], secret: u8) -> Alone {
        let course = |id: &&str| Arc::new(Collection::course(id).expect("there").expect("sound"));
        let rules = Rules::new(Setup {
            mode,
            // Carom mode needs two balls.
            players: vec![
                Ball::all()
                    .take(if mode == Mode::Carom { 2 } else { 1 })
                    .collect(),
            ],
            courses: courses.iter().map(course).collect(),
            limit: None,
            dice: DiceSet::everything(),
            tokens: Tokens::Printed,
        });
        let setup = MatchSetup::Golf(GolfSetup::new(&rules.expect("sound")));
        let new = format!(
            r#"{{"table":"a-table","setup":{},"seats":[{{"type":"person"}}],"clock":null}}"#,
            view::json(&setup)
        );
        let host = Host::open(&new, &[secret; 32], 1, 0.0).expect("a sound table");
        let mirror = Mirror::new(&host.events_since(0)).expect("sound events");
        let mut alone = Alone {
            host,
            mirror,
            sent: 0,
        };
        let contribution = "00".repeat(16);
        alone.send(&format!(
            r#"{{"type":"join","seat":0,"name":"Ann","contribution":"{contribution}"}}"#
        ));
        alone.send(r#"{"type":"ready","seat":0,"ready":true}"#);
        alone
    }

    fn send(&mut self, request: &str) {
        self.sent += 1;
        let message = format!(r#"{{"id":"m{}","request":{request}}}"#, self.sent);
        let answer = self.host.send(&message, 0.0);
        assert!(!answer.contains("refused"), "{request}: {answer}");
        let events = self.host.events_since(0);
        self.mirror.apply(&events, "light", "").expect("in order");
    }

    fn act(&mut self, action: &str) {
        self.send(&format!(
            r#"{{"type":"act","seat":0,"action":{{"golf":{action}}},"version":null}}"#
        ));
    }

    fn game(&self) -> Game {
        let events = view::events(&self.host.events_since(0)).expect("sound events");
        let state = State::replay(&events, &mut CourseCache::new()).expect("sound events");
        let Some(Play::Golf(game)) = state.play() else {
            panic!("a game of mini golf");
        };
        game.clone()
    }

    /// Follows the suggestion. Returns false if there is none.
    fn follow(&mut self) -> bool {
        let lit = self.mirror.light(None, None).expect("a game");
        if lit == "null" {
            return false;
        }
        self.act(&lit);
        if lit.contains(r#""type":"pick""#) {
            self.act(r#"{"type":"roll"}"#);
        }
        true
    }
}

#[test]
fn what_is_lit_makes_par_on_two_of_the_first_five_courses() {
    let all = std::env::var_os("CARAMBOLE_ALL_TESTS").is_some();
    let matches: u8 = if all { 40 } else { 10 };
    let made = |secret: u8| {
        let mut alone = Alone::on(&FIRST_FIVE, secret);
        while alone.follow() {}
        let game = alone.game();
        assert!(game.is_over(), "secret {secret}");
        let scores = game.finished().iter().map(|pad| pad.score(game.rules(), 0));
        let scores: Vec<i32> = scores.collect();
        scores
            .iter()
            .zip(PARS)
            .filter(|(score, par)| **score <= *par)
            .count()
    };
    let lucky = (0..matches).filter(|secret| made(*secret) >= 2).count();
    assert!(
        lucky * 10 >= usize::from(matches) * 8,
        "{lucky} of {matches}"
    );
}

#[test]
fn the_first_die_lit_carries_the_ball_with_every_side() {
    for course in FIRST_FIVE {
        let mut alone = Alone::on(&[course], 1);
        let start = alone.mirror.light(None, None).expect("a game");
        assert!(start.contains(r#""type":"start""#), "{start}");
        // The page asks for the die before it sends the start cell.
        let numbers = start.split(|c: char| !c.is_ascii_digit());
        let at: Vec<i32> = numbers.filter_map(|number| number.parse().ok()).collect();
        let die = alone.mirror.light(Some(at[0]), Some(at[1]));
        let die = die.expect("a game");
        for timid in ["white", "blue", "violet"] {
            assert!(!die.contains(timid), "{course}: {die}");
        }
        let chances = alone.mirror.chances(Some(at[0]), Some(at[1]));
        let chances = chances.expect("a start cell is chosen");
        assert_eq!(chances.len(), DiceSet::everything().picks().count());
        assert!(
            chances.iter().all(|sides| *sides <= 6),
            "{course}: {chances:?}"
        );
        assert_eq!(chances[0], 0, "{course}: too far for the white die");
    }
}

#[test]
fn nothing_is_lit_where_balls_meet() {
    let mut alone = Alone::in_mode(Mode::Carom, &["1"], 1);
    assert_eq!(alone.mirror.light(None, None), Ok("null".to_owned()));
}
