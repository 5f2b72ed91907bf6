//! Tests for the rules in section 11. The doc comment of each test names its rules.

use super::*;
use crate::{Ball, COURSES, Collection, Colour, Course, CourseFile, Direction, Layer, MoverState};
use std::sync::Arc;

fn tiny(map: &str, pieces: &str) -> Arc<Course> {
    let text = format!("format = 1\nmap = '''\n{map}\n'''\n{pieces}");
    let file = CourseFile::parse(&text).expect("a valid file");
    Arc::new(Course::new("tiny", &file, &()).expect("a valid course"))
}

/// Returns a course with six starts on the left; the hole is four steps to the right of the first
/// start.
fn lane() -> Arc<Course> {
    tiny("s s s . o . . .\n s s s . . . . .", "")
}

fn rules(mode: Mode, course: Arc<Course>, players: &[&[&str]], limit: Option<u8>) -> Arc<Rules> {
    let ball = |name: &&str| name.parse().expect("a ball");
    let balls = |names: &&[&str]| names.iter().map(ball).collect();
    let setup = Setup {
        mode,
        players: players.iter().map(balls).collect(),
        courses: vec![Arc::clone(&course), course],
        limit,
        dice: DiceSet::dice_of_the_box(),
        tokens: Tokens::Printed,
    };
    Arc::new(Rules::new(setup).expect("a valid setup"))
}

fn at(x: i32, y: i32) -> Action {
    Action::Start(crate::Cell::new(x, y).expect("a cell"))
}

/// Plays one stroke with the white die.
fn play(game: &mut Game, start: Option<(i32, i32)>, number: u8, direction: Direction) {
    if let Some((x, y)) = start {
        let start = at(x, y);
        game.act(start, &mut ()).expect("a free start");
    }
    game.act(Action::Pick(Pick::Die(0)), &mut ())
        .expect("white");
    game.act(Action::Roll, &mut ()).expect("ready to roll");
    let face = Face::new(number - 1).expect("a side");
    game.chance(&Chance::Face(face)).expect("awaited");
    game.act(Action::Play(direction), &mut ())
        .expect("an open way");
}

fn ball(name: &str) -> Ball {
    name.parse().expect("a ball")
}

/// G3, G6, G7.
#[test]
fn basic_mode_plays_a_ball_to_the_end_before_the_next() {
    let mut game = Game::new(rules(Mode::Basic, lane(), &[&["red"], &["green"]], None));
    let turn = |game: &Game| game.turn().map(|turn| (turn.ball, turn.count));
    assert_eq!(
        turn(&game),
        Some((ball("green"), 1)),
        "green before red (G2)"
    );
    play(&mut game, Some((0, 0)), 1, Direction::E);
    assert_eq!(turn(&game), Some((ball("green"), 2)));
    play(&mut game, None, 3, Direction::E);
    assert_eq!(game.pad().mark(ball("green")).fate, Fate::Holed(2));
    assert_eq!(turn(&game), Some((ball("red"), 1)));
    play(&mut game, Some((0, 0)), 4, Direction::E);
    assert_eq!(game.finished().len(), 1);
    assert_eq!(
        game.ranking()
            .iter()
            .map(|s| (s.total, s.rank))
            .collect::<Vec<_>>(),
        [(1, 1), (2, 2)]
    );
    assert_eq!(turn(&game), Some((ball("green"), 1)), "the next course");
}

/// G5.
#[test]
fn a_ball_out_of_strokes_scores_the_limit() {
    let mut game = Game::new(rules(Mode::Basic, lane(), &[&["red"]], Some(2)));
    play(&mut game, Some((0, 0)), 1, Direction::E);
    play(&mut game, None, 1, Direction::W);
    assert_eq!(game.finished()[0].mark(ball("red")).fate, Fate::Out(2));
    assert_eq!(game.turn().map(|turn| turn.count), Some(1));
}

/// G1, G2, G3.
#[test]
fn carom_mode_plays_round_after_round() {
    let balls: &[&[&str]] = &[&["red", "orange"], &["blue", "blue-flat"]];
    let mut game = Game::new(rules(Mode::Carom, lane(), balls, None));
    let mut order = Vec::new();
    for start in [(4, 0), (5, 1), (2, 0), (3, 1)] {
        order.push(game.turn().expect("under way").ball.to_string());
        play(&mut game, Some(start), 1, Direction::E);
    }
    assert_eq!(order, ["orange", "blue", "blue-flat", "red"]);
    assert_eq!(game.turn().map(|turn| turn.count), Some(2));
}

#[test]
fn fig_55_a_ball_holed_by_another_is_holed_in_the_current_round() {
    let mut game = Game::new(rules(Mode::Carom, lane(), &[&["orange"], &["green"]], None));
    // Orange stops in front of the hole.
    play(&mut game, Some((4, 0)), 1, Direction::E);
    play(&mut game, Some((0, 0)), 1, Direction::E);
    // In round 2, orange returns to 4,0.
    play(&mut game, None, 1, Direction::W);
    // Green strikes orange, which is holed.
    play(&mut game, None, 3, Direction::E);
    assert_eq!(game.pad().mark(ball("orange")).fate, Fate::Holed(2));
    assert_eq!(
        game.turn().map(|turn| (turn.ball, turn.count)),
        Some((ball("green"), 3))
    );
}

/// G4.
#[test]
fn a_start_cell_must_be_free_in_carom_mode() {
    let mut game = Game::new(rules(Mode::Carom, lane(), &[&["orange"], &["green"]], None));
    play(&mut game, Some((0, 0)), 2, Direction::E);
    let taken = at(4, 0);
    assert_eq!(
        game.act(taken, &mut ()),
        Err(Refusal::StartTaken(ball("orange")))
    );
    assert!(!game.actions().contains(&taken));
}

/// G4.
#[test]
fn without_a_free_start_the_stroke_is_lost() {
    let names = [
        "orange", "green", "yellow", "blue", "violet", "red", "red-flat",
    ];
    let players: Vec<Vec<&str>> = names.iter().map(|name| vec![*name]).collect();
    let players: Vec<&[&str]> = players.iter().map(|balls| &**balls).collect();
    let mut game = Game::new(rules(Mode::Carom, lane(), &players, None));
    // All six starts stay taken, because each ball turns back at the wall or at its neighbour.
    let scene = &mut game.scene;
    let starts = lane().field().starts();
    for (name, node) in names.iter().zip(starts) {
        scene.put(lane().field(), ball(name), node).expect("free");
    }
    game.turn = 6;
    assert_eq!(game.actions(), [Action::Pass]);
    assert_eq!(
        game.act(Action::Pick(Pick::Die(0)), &mut ()),
        Err(Refusal::NoStartFree)
    );
    game.act(Action::Pass, &mut ())
        .expect("nothing else is possible");
    assert_eq!(
        game.turn().map(|turn| (turn.ball, turn.count)),
        Some((ball("orange"), 2))
    );
}

#[test]
fn choices_can_be_changed_until_the_roll_and_not_after() {
    let mut game = Game::new(rules(Mode::Basic, lane(), &[&["red"]], None));
    assert_eq!(game.act(Action::Roll, &mut ()), Err(Refusal::StartFirst));
    let (first, second) = (at(0, 0), at(2, 0));
    game.act(first, &mut ()).expect("a start");
    assert_eq!(game.act(Action::Roll, &mut ()), Err(Refusal::PickFirst));
    assert_eq!(game.act(first, &mut ()), Err(Refusal::AlreadyChosen));
    game.act(second, &mut ()).expect("changed");
    game.act(Action::Pick(Pick::Die(1)), &mut ()).expect("blue");
    game.act(Action::Pick(Pick::Die(4)), &mut ())
        .expect("changed");
    assert_eq!(
        game.act(Action::Pick(Pick::Die(6)), &mut ()),
        Err(Refusal::NoSuchPick)
    );
    assert_eq!(
        game.act(Action::Play(Direction::E), &mut ()),
        Err(Refusal::RollFirst)
    );
    game.act(Action::Roll, &mut ()).expect("ready");
    assert_eq!(game.act(first, &mut ()), Err(Refusal::AwaitsChance));
    game.chance(&Chance::Face(Face::ALL[3])).expect("awaited");
    assert_eq!(
        game.phase(),
        Phase::Aiming {
            pick: Pick::Die(4),
            impulses: 12
        }
    );
    assert_eq!(game.act(first, &mut ()), Err(Refusal::Rolled));
    assert_eq!(game.act(Action::Pass, &mut ()), Err(Refusal::CannotPass));
    assert_eq!(
        game.act(Action::Play(Direction::NE), &mut ()),
        Err(Refusal::Blocked)
    );
}

#[test]
fn tokens_and_movers_are_set_up_afresh_for_the_next_course_only() {
    let pieces = "[[piece]]\nid = \"token\"\nvalue = -2\nat = [6, 0]\n\n[[piece]]\nid = \"roller\"\nat = [10, 0]\n";
    let course = tiny("s s s . . . o .\n s s s . . . . .", pieces);
    let mut game = Game::new(rules(
        Mode::Basic,
        course,
        &[&["orange"], &["green"]],
        Some(1),
    ));
    play(&mut game, Some((4, 0)), 3, Direction::E);
    assert_eq!(
        game.pad().mark(ball("orange")),
        Mark {
            fate: Fate::Out(1),
            tokens: -2
        }
    );
    assert_eq!(
        game.scene()
            .tokens(game.field())
            .filter(|(_, taken)| *taken)
            .count(),
        1
    );
    assert_eq!(
        game.scene().changed_movers(game.field()).count(),
        0,
        "the hole stops a roller"
    );
    play(&mut game, Some((4, 0)), 1, Direction::E);
    assert_eq!(
        game.finished()[0].mark(ball("green")).tokens,
        0,
        "green came too late"
    );
    assert_eq!(
        game.scene()
            .tokens(game.field())
            .filter(|(_, taken)| *taken)
            .count(),
        0
    );
}

#[test]
fn scattered_tokens_replace_those_of_the_course() {
    let course = lane();
    let setup = Setup {
        mode: Mode::Basic,
        players: vec![vec![ball("red")]],
        courses: vec![Arc::clone(&course)],
        limit: None,
        dice: DiceSet::dice_of_the_box(),
        tokens: Tokens::Scattered(vec![-3, -1]),
    };
    let mut game = Game::new(Arc::new(Rules::new(setup).expect("valid")));
    assert_eq!(game.awaits(), Some(Awaited::Tokens));
    assert!(game.turn().is_none() && game.actions().is_empty());
    let cells = [course.token_cells()[0], course.token_cells()[2]];
    let twice = Chance::Tokens(vec![cells[0], cells[0]]);
    assert_eq!(game.chance(&twice), Err(Refusal::WrongChance));
    game.chance(&Chance::Tokens(cells.to_vec()))
        .expect("two free cells");
    assert_eq!(game.field().token_count(), 2);
    assert!(game.turn().is_some());
}

#[test]
fn who_withdraws_scores_the_limit_and_comes_last() {
    let balls: &[&[&str]] = &[&["orange"], &["green"], &["red"]];
    let mut game = Game::new(rules(Mode::Carom, lane(), balls, Some(1)));
    game.withdraw(0).expect("in the match");
    assert_eq!(game.withdraw(0), Err(Refusal::NoSuchPlayer));
    assert_eq!(game.turn().map(|turn| turn.ball), Some(ball("green")));
    play(&mut game, Some((0, 0)), 1, Direction::E);
    play(&mut game, Some((0, 0)), 1, Direction::SE);
    let ranking = game.ranking();
    assert_eq!(
        ranking
            .iter()
            .map(|s| (s.total, s.rank))
            .collect::<Vec<_>>(),
        [(1, 3), (1, 1), (1, 1)]
    );
    game.withdraw(2).expect("in the match");
    assert!(game.is_over());
    assert_eq!(game.winners(), [1]);
}

/// G8: with two players on one course, one player resigns. Under the first edition of the rules,
/// both players score 0.
#[test]
fn the_course_on_which_the_match_is_given_up_counts_as_it_stands() {
    let balls: &[&[&str]] = &[&["orange", "violet"], &["green", "red"]];
    let played = |edition: Edition| {
        let agreed = rules(Mode::Basic, lane(), balls, Some(7));
        let agreed = Arc::try_unwrap(agreed).expect("not shared yet");
        let mut game = Game::new(Arc::new(agreed.by(edition)));
        for _ in ["orange", "green"] {
            play(&mut game, Some((0, 0)), 1, Direction::E);
            play(&mut game, None, 3, Direction::E);
        }
        assert_eq!(game.turn().map(|turn| turn.ball), Some(ball("violet")));
        game.withdraw(1).expect("in the match");
        assert!(game.is_over());
        assert_eq!(game.winners(), [0]);
        game
    };
    let game = played(Edition::Second);
    let [pad] = game.finished() else {
        panic!("{:?}", game.finished());
    };
    let fates = ["orange", "green"].map(|name| pad.mark(ball(name)).fate);
    assert_eq!(fates, [Fate::Holed(2); 2], "holed is holed");
    // The player who left scores the limit. The player who stays has no opponent, so the match is
    // over.
    let fates = ["violet", "red"].map(|name| pad.mark(ball(name)).fate);
    assert_eq!(fates, [Fate::Open, Fate::Out(7)]);
    let totals = game.ranking().into_iter().map(|ranked| ranked.total);
    assert_eq!(totals.collect::<Vec<_>>(), [2, 9]);
    let game = played(Edition::First);
    assert!(game.finished().is_empty());
    assert!(game.ranking().iter().all(|ranked| ranked.total == 0));
}

/// G8: the course stays as it is, except that the balls of the player who leaves are removed. A
/// door that only one of these balls held open closes. Tokens that these balls took stay taken and
/// still count.
#[test]
fn who_leaves_takes_the_balls_along_and_nothing_else() {
    let pieces = "[[piece]]\nid = \"token\"\nvalue = -2\nat = [6, 2]\n\n[[piece]]\nid = \"door\"\nat = [3, 1]\n";
    let map = "o . . . . . .\n . . . . . . .\ns s s . . . .\n s s s . . . .";
    let balls: &[&[&str]] = &[&["orange"], &["green"], &["red"]];
    let mut game = Game::new(rules(Mode::Carom, tiny(map, pieces), balls, Some(9)));
    // Orange takes the token.
    play(&mut game, Some((4, 2)), 1, Direction::E);
    play(&mut game, Some((1, 3)), 1, Direction::E);
    play(&mut game, Some((5, 3)), 1, Direction::E);
    // Orange lifts the door and stops below it.
    play(&mut game, None, 1, Direction::NW);
    let door = |game: &Game| {
        game.scene()
            .movers(game.field())
            .map(|(_, state)| state)
            .next()
    };
    assert_eq!(door(&game), Some(MoverState::Door { open: true }));
    game.withdraw(0).expect("in the match");
    assert_eq!(door(&game), Some(MoverState::Door { open: false }));
    assert!(game.scene().ball(ball("orange")).is_none());
    let mark = game.pad().mark(ball("orange"));
    assert_eq!((mark.fate, mark.tokens), (Fate::Out(9), -2));
    assert!(game.scene().tokens(game.field()).all(|(_, taken)| taken));
    assert_eq!(game.turn().map(|turn| turn.ball), Some(ball("green")));
}

#[test]
fn a_carom_match_on_tall_pieces_is_advised_against() {
    let course = Arc::new(Collection::course("7").expect("there").expect("valid"));
    let match_rules = rules(Mode::Carom, course, &[&["red"], &["blue"]], None);
    let advice = match_rules.advice();
    assert!(advice.contains(&Advice::CaromWithTall { course: 0 }));
    assert!(advice.contains(&Advice::MoreBalls));
}

/// G1: every ball has one owner, and every player has a ball.
#[test]
fn a_wrong_setup_is_refused_with_all_reasons() {
    let red = Ball::round(Colour::Red);
    let setup = Setup {
        mode: Mode::Carom,
        players: vec![vec![red, red], vec![]],
        courses: vec![],
        limit: Some(100),
        dice: DiceSet::dice_of_the_box(),
        tokens: Tokens::Scattered(vec![-4]),
    };
    let wrong = Rules::new(setup).expect_err("much is wrong");
    assert_eq!(wrong.len(), 6, "{wrong:?}");
}

#[test]
fn random_matches_end_and_positions_can_be_set_up_again() {
    let courses: Vec<Arc<Course>> = COURSES
        .iter()
        .map(|s| Arc::new(Collection::course(s.id).expect("there").expect("valid")))
        .collect();
    let mut random = fastrand::Rng::with_seed(1);
    for (mode, course) in courses
        .iter()
        .flat_map(|s| [(Mode::Basic, s), (Mode::Carom, s)])
    {
        let match_rules = rules(
            mode,
            Arc::clone(course),
            &[&["red", "blue"], &["orange-flat"]],
            None,
        );
        let mut game = Game::new(Arc::clone(&match_rules));
        while !game.is_over() {
            if game.awaits().is_some() {
                game.chance(&Chance::Face(Face::ALL[random.usize(..6)]))
                    .expect("awaited");
            }
            let actions = game.actions();
            let action = actions[random.usize(..actions.len())];
            game.act(action, &mut ()).expect("listed, so legal");
            if let Some(position) = game.position().filter(|_| game.finished().is_empty()) {
                let again =
                    Game::from_position(Arc::clone(&match_rules), &position).expect("it was there");
                assert_eq!(again.position(), Some(position));
            }
        }
        let sum = |player| {
            game.finished()
                .iter()
                .map(|pad| pad.score(&match_rules, player))
                .sum::<i32>()
        };
        for ranked in game.ranking() {
            assert_eq!(ranked.total, sum(ranked.player));
        }
    }
}

/// Returns all actions worth trying, legal or not.
fn tries(game: &Game) -> Vec<Action> {
    let cells = game.course().fairway().iter().copied();
    let starts = cells.map(Action::Start);
    let dice = (0..10).map(|index| Action::Pick(Pick::Die(index)));
    let cards = (0..3).map(|index| Action::Pick(Pick::Card(index)));
    let ways = Direction::ALL.into_iter().map(Action::Play);
    let tries = starts.chain(dice).chain(cards).chain(ways);
    tries.chain([Action::Roll, Action::Pass]).collect()
}

#[test]
fn legal_actions_are_those_listed_and_no_others() {
    let names: Vec<String> = Ball::all().map(|ball| ball.to_string()).collect();
    let players: Vec<[&str; 1]> = names.iter().map(|name| [&**name]).collect();
    let players: Vec<&[&str]> = players.iter().map(|balls| &balls[..]).collect();
    let mut random = fastrand::Rng::with_seed(3);
    for (mode, limit) in [(Mode::Basic, 3), (Mode::Carom, 8)] {
        // Twelve balls in a narrow lane: starts get taken and ways get blocked.
        let course = tiny("# s s s # # #\n s s s . . o #", "");
        let mut game = Game::new(rules(mode, course, &players, Some(limit)));
        let mut passes = 0;
        while !game.is_over() {
            if game.awaits().is_some() {
                game.chance(&Chance::Face(Face::ALL[random.usize(..6)]))
                    .expect("awaited");
            }
            let listed = game.actions();
            for action in tries(&game) {
                let mut other = game.clone();
                let accepted = other.act(action, &mut ()).is_ok();
                assert_eq!(
                    accepted,
                    listed.contains(&action),
                    "{action:?} in {:?}",
                    game.phase()
                );
                assert!(accepted || other == game, "refused actions change nothing");
            }
            let action = listed[random.usize(..listed.len())];
            passes += usize::from(action == Action::Pass);
            game.act(action, &mut ()).expect("listed");
        }
        assert!(
            mode == Mode::Basic || passes > 0,
            "some ball found no free start"
        );
    }
}

#[test]
fn who_leaves_while_tokens_are_scattered_is_passed_over() {
    let setup = Setup {
        mode: Mode::Carom,
        players: vec![vec![ball("orange")], vec![ball("green")], vec![ball("red")]],
        courses: vec![lane()],
        limit: None,
        dice: DiceSet::dice_of_the_box(),
        tokens: Tokens::Scattered(vec![-1]),
    };
    let mut game = Game::new(Arc::new(Rules::new(setup).expect("valid")));
    game.withdraw(0).expect("in the match");
    let cell = game.course().token_cells()[0];
    game.chance(&Chance::Tokens(vec![cell])).expect("awaited");
    assert_eq!(game.turn().map(|turn| turn.ball), Some(ball("green")));
}

#[test]
fn a_ball_enters_on_the_ground() {
    let game = Game::new(rules(Mode::Basic, lane(), &[&["red"]], None));
    assert!(
        game.free_starts()
            .all(|node| game.field().layer(node) == Layer::Ground)
    );
    assert_eq!(game.free_starts().count(), 6);
}
