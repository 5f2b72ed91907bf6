//! Rates how spectacular strokes in mini golf are, to find the highlights of a match.

use golf::game::{Action, Game, Phase};
use golf::{Direction, Event, Trace, stroke};

/// Points per rebound.
const RAIL: u16 = 4;
/// Points per collision between balls.
const CAROM: u16 = 8;
/// Points per moved piece.
const PIECE: u16 = 4;
/// Points per holed ball.
const HOLED: u16 = 10;
/// Points per face of the die that could not have holed the ball.
const SIDE: u16 = 3;
/// The number of steps worth one point.
const STEPS_PER_POINT: u16 = 2;
/// A straight stroke into the hole is a highlight only if it has at least this many steps.
const LONG_PUTT: u16 = 5;
/// A stroke that holes no ball is a highlight only if its rebounds, collisions between balls and
/// moved pieces add up to at least this number.
const BUSY: u16 = 3;

/// A stroke worth a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Highlight {
    /// The rating; higher is more spectacular.
    pub rating: u16,
    /// The number of faces of the die that could have holed the ball; `None` if the stroke did not
    /// hole it.
    pub sides: Option<u8>,
}

/// Rates a stroke that is about to be played, by its rebounds, collisions between balls, moved
/// pieces, distance and odds. Returns `None` for a tap-in, a dull stroke, or an action that is not
/// a stroke.
pub fn highlight(game: &Game, action: Action) -> Option<Highlight> {
    let (Phase::Aiming { .. }, Some(turn)) = (game.phase(), game.turn()) else {
        return None;
    };
    let mut trace = Trace::default();
    game.preview(action, &mut trace).ok()?;
    let seen = Seen::new(&trace.events);
    if !seen.is_worth_watching() {
        return None;
    }
    let is_own = |event: &Event| matches!(event, Event::Holed { ball, .. } if *ball == turn.ball);
    let sides = trace.events.iter().any(is_own).then(|| holing_sides(game));
    let against = sides.map_or(0, |sides| SIDE * (6 - u16::from(sides.min(6))));
    Some(Highlight {
        rating: seen.points() + against,
        sides,
    })
}

#[derive(Default)]
struct Seen {
    steps: u16,
    rails: u16,
    caroms: u16,
    pieces: u16,
    holed: u16,
}

impl Seen {
    fn new(events: &[Event]) -> Seen {
        let mut seen = Seen::default();
        for event in events {
            let count = match event {
                Event::Step { .. } => &mut seen.steps,
                Event::Rebound { .. } => &mut seen.rails,
                Event::Carom { .. } => &mut seen.caroms,
                Event::Piece { .. } => &mut seen.pieces,
                Event::Holed { .. } => &mut seen.holed,
                Event::Settle { .. } | Event::Token { .. } => continue,
            };
            *count += 1;
        }
        seen
    }

    fn is_worth_watching(&self) -> bool {
        let busy = self.rails + self.caroms + self.pieces;
        if self.holed > 0 {
            self.steps >= LONG_PUTT || busy > 0 && self.steps > 1
        } else {
            busy >= BUSY
        }
    }

    fn points(&self) -> u16 {
        RAIL * self.rails
            + CAROM * self.caroms
            + PIECE * self.pieces
            + HOLED * self.holed
            + self.steps / STEPS_PER_POINT
    }
}

/// Returns the number of faces of the die that could hole the current ball, in any direction.
fn holing_sides(game: &Game) -> u8 {
    let (Phase::Aiming { pick, .. }, Some(turn)) = (game.phase(), game.turn()) else {
        return 0;
    };
    let impulses = game.rules().dice().impulses(pick).unwrap_or_default();
    let holes = |impulses: &u8| {
        Direction::ALL.into_iter().any(|direction| {
            let mut scene = game.scene().clone();
            let played = stroke(
                game.field(),
                &mut scene,
                turn.ball,
                direction,
                *impulses,
                &mut (),
            );
            played.is_ok() && scene.ball(turn.ball).is_none()
        })
    };
    impulses.iter().filter(|side| holes(side)).count() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use golf::game::{Chance, DiceSet, Face, Mode, Pick, Rules, Setup, Tokens};
    use golf::{Ball, Colour, Course, CourseFile, Layer, Scene};
    use std::sync::Arc;

    /// A straight course nine cells long, with the hole at its end.
    const LANE: &str = "format = 1\nmap = '''\ns s s . . . . . o\n s s s . . . . . .\n'''\n";

    fn course(text: &str) -> Course {
        let file = CourseFile::parse(text).expect("a course file");
        Course::new("tiny", &file, &()).expect("sound")
    }

    /// Plays a stroke with the first of `balls` and returns the counts of its events.
    fn seen(course: &Course, balls: &[(i32, i32)], direction: Direction, impulses: u8) -> Seen {
        let field = course.field();
        let mut scene = Scene::new(field);
        let all: Vec<Ball> = Ball::all().take(balls.len()).collect();
        for (ball, (x, y)) in all.iter().zip(balls) {
            let cell = golf::Cell::new(*x, *y).expect("a cell");
            let node = field.node(cell, Layer::Ground).expect("on the course");
            scene.put(field, *ball, node).expect("free");
        }
        let mut trace = Trace::default();
        stroke(field, &mut scene, all[0], direction, impulses, &mut trace).expect("open");
        Seen::new(&trace.events)
    }

    #[test]
    fn a_tap_in_and_a_dull_stroke_are_not_worth_watching() {
        let lane = course(LANE);
        let tap_in = seen(&lane, &[(14, 0)], Direction::E, 1);
        assert_eq!((tap_in.steps, tap_in.holed), (1, 1));
        assert!(!tap_in.is_worth_watching());
        assert!(!seen(&lane, &[(0, 0)], Direction::E, 5).is_worth_watching());
    }

    #[test]
    fn a_long_putt_is_worth_watching_and_one_off_the_wall_more() {
        let lane = course(LANE);
        let putt = seen(&lane, &[(0, 0)], Direction::E, 8);
        assert!(putt.is_worth_watching());
        let banked = seen(&lane, &[(10, 0)], Direction::W, 13);
        assert_eq!((banked.rails, banked.holed), (1, 1));
        assert!(banked.is_worth_watching());
        assert!(banked.points() > putt.points());
    }

    #[test]
    fn a_chain_of_balls_beats_a_rail() {
        let lane = course(LANE);
        let balls = [(2, 0), (6, 0), (10, 0)];
        let chain = (1..20).map(|impulses| seen(&lane, &balls, Direction::E, impulses));
        let chain = chain.into_iter().find(|seen| seen.holed > 0);
        let chain = chain.expect("some impulses hole the last ball");
        assert_eq!(chain.caroms, 2);
        let banked = seen(&lane, &[(10, 0)], Direction::W, 13);
        assert!(chain.points() > banked.points());
    }

    #[test]
    fn the_odds_against_a_stroke_raise_its_rating() {
        let red = Ball::round(Colour::Red);
        let rules = Rules::new(Setup {
            mode: Mode::Basic,
            players: vec![vec![red]],
            courses: vec![Arc::new(course(LANE))],
            limit: None,
            dice: DiceSet::dice_of_the_box(),
            tokens: Tokens::Printed,
        });
        let rules = Arc::new(rules.expect("sound"));
        let dice = rules.dice().clone();
        let rated: Vec<Highlight> = dice
            .picks()
            .flat_map(|pick: Pick| (0..6).map(move |side| (pick, side)))
            .filter_map(|(pick, side)| {
                let mut game = Game::new(rules.clone());
                let start = game.field().cell(game.field().starts()[0]);
                let act = |game: &mut Game, action| game.act(action, &mut ()).expect("legal");
                act(&mut game, Action::Start(start));
                act(&mut game, Action::Pick(pick));
                act(&mut game, Action::Roll);
                let face = Face::new(side).expect("a side");
                game.chance(&Chance::Face(face)).expect("awaited");
                // The same putt is played with dice that make it more likely or less likely.
                let putt = matches!(game.phase(), Phase::Aiming { impulses: 8, .. });
                putt.then(|| highlight(&game, Action::Play(Direction::E)))?
            })
            .collect();
        for one in &rated {
            assert!((1..=6).contains(&one.sides.unwrap_or(0)), "{one:?}");
        }
        let rarest = rated.iter().min_by_key(|one| one.sides).expect("some");
        let surest = rated.iter().max_by_key(|one| one.sides).expect("some");
        assert!(rarest.sides < surest.sides, "{rated:?}");
        assert!(rarest.rating > surest.rating, "{rated:?}");
    }

    #[test]
    fn nothing_is_rated_before_the_roll() {
        let rules = Rules::new(Setup {
            mode: Mode::Basic,
            players: vec![vec![Ball::round(Colour::Red)]],
            courses: vec![Arc::new(course(LANE))],
            limit: None,
            dice: DiceSet::dice_of_the_box(),
            tokens: Tokens::Printed,
        });
        let game = Game::new(Arc::new(rules.expect("sound")));
        assert_eq!(highlight(&game, Action::Roll), None);
    }
}
