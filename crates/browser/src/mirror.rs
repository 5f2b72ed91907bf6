//! A client's copy of a table, which computes the state from events and answers questions about the
//! table.

use crate::billiard;
use crate::show::{self, Board};
use crate::view::{self, BallSum, Highlight, Reach, ReachPlace, Scores, Shown, Way};
use coach::ComputerPlayer;
use golf::game::{Action, DiceSet, Fate, Game, Mode, Phase, Pick};
use golf::{Ball, Counter, Direction, Field, Layer, Node, Scene, Trace};
use protocol::{
    CarrambouleAction, Event, EventKind, GameAction, GolfAction, GolfPick, Seat, Status,
};
use sorted::Map;
use table::{CourseCache, Play, Player, State};
use wasm_bindgen::prelude::wasm_bindgen;

/// The level of the computer player that chooses the suggestions for beginners: the strongest.
const LIGHT_LEVEL: u8 = 5;

/// A copy of a table, kept up to date by its events.
#[wasm_bindgen]
pub struct Mirror {
    state: State,
    /// The computer player that chooses the suggestions for beginners.
    computer: ComputerPlayer,
    /// Whether to rotate long courses for a portrait screen.
    upright: bool,
}

#[wasm_bindgen]
impl Mirror {
    /// Creates a copy from a table's events (a JSON array that starts with the creation).
    #[wasm_bindgen(constructor)]
    pub fn new(events: &str) -> Result<Mirror, String> {
        let events = view::events(events)?;
        let state =
            State::replay(&events, &mut CourseCache::new()).map_err(|fault| fault.to_string())?;
        Ok(Mirror {
            state,
            computer: ComputerPlayer::new(0),
            upright: false,
        })
    }

    /// Sets whether to rotate long courses for a portrait screen.
    pub fn hold_upright(&mut self, upright: bool) {
        self.upright = upright;
    }

    /// Applies the new events in a JSON array, skips known ones, and returns what the page shows
    /// for the new ones (`Shown`). `theme` is `light` or `dark`; `prefix` is prepended to the ids
    /// of layers.
    pub fn apply(&mut self, events: &str, theme: &str, prefix: &str) -> Result<String, String> {
        let mut shown = Shown {
            stroke: None,
            highlight: None,
            motion: None,
        };
        for event in view::events(events)? {
            if event.version <= self.state.version() {
                continue;
            }
            if event.version != self.state.version() + 1 {
                return Err("events are missing; ask for them again".to_owned());
            }
            self.show(&event, theme, prefix, &mut shown);
            self.state
                .apply(&event)
                .map_err(|problem| problem.to_string())?;
        }
        Ok(shown.to_json())
    }

    /// Returns the state of the table (`View`).
    pub fn view(&self) -> String {
        view::json(&self.state.view())
    }

    /// Returns the scores of a mini golf match (`Scores`), or null for another game.
    pub fn scores(&self) -> String {
        let over = self.state.status() == Status::Over;
        view::json(&self.golf().ok().map(|game| scores(game, over)))
    }

    /// Draws the board of the current course without balls (`BoardPicture`).
    pub fn board(&self, theme: &str, language: &str, prefix: &str) -> Result<String, String> {
        let game = self.golf()?;
        let board = Board::new(game.course(), theme, prefix).upright(self.upright);
        Ok(board.picture(game.scene(), language).to_json())
    }

    /// Draws the board layers that strokes can change (`BoardLayers`).
    pub fn layers(&self, theme: &str, prefix: &str) -> Result<String, String> {
        let game = self.golf()?;
        let board = Board::new(game.course(), theme, prefix).upright(self.upright);
        Ok(board.layers(game.scene()).to_json())
    }

    /// Returns where every open direction leads after the roll (`Way`s).
    pub fn ways(&self, theme: &str, prefix: &str) -> Result<String, String> {
        let game = self.golf()?;
        let open = game.actions().into_iter();
        let ways: Vec<Way> = open
            .filter_map(|action| self.way(game, action, theme, prefix))
            .collect();
        Ok(view::json(&ways))
    }

    /// Returns the cells (`Reach`) that the ball can reach with a die or card (`GolfPick`). A ball
    /// that is not on the course yet starts from the start cell `x`, `y`.
    pub fn reach(&self, pick: &str, x: Option<i32>, y: Option<i32>) -> Result<String, String> {
        let game = self.golf()?;
        let pick = GolfPick::parse(pick)?;
        Ok(reach(game, &pick, x.zip(y), self.upright)?.to_json())
    }

    /// Returns, for each die and then for each card, how many of the six sides can hole the ball. A
    /// ball that is not on the course yet starts from the start cell `x`, `y`.
    pub fn chances(&self, x: Option<i32>, y: Option<i32>) -> Result<Vec<u8>, String> {
        let game = self.golf()?;
        let (ball, scene) = placed(game, x.zip(y))?;
        let dice = game.rules().dice();
        let impulses = dice.picks().filter_map(|pick| dice.impulses(pick));
        let holing = |sides: [u8; 6]| {
            let (_, holes) = outcomes(game.field(), &scene, ball, sides);
            holes.into_iter().filter(|holes| *holes).count() as u8
        };
        Ok(impulses.map(holing).collect())
    }

    /// Returns the suggestion for a beginner (`GolfAction`, or null): the start cell, die or
    /// direction that would be best if the ball were alone on the course. `x` and `y` are the start
    /// cell that the player has selected but not sent yet.
    pub fn light(&mut self, x: Option<i32>, y: Option<i32>) -> Result<String, String> {
        let mut game = self.golf()?.clone();
        if let Some(cell) = x.zip(y).and_then(|(x, y)| golf::Cell::new(x, y)) {
            // This fails if the start cell has already been sent.
            let _ = game.act(Action::Start(cell), &mut ());
        }
        let lit = lit(game, &mut self.computer);
        Ok(view::json(&lit))
    }

    /// Returns the distance from the active ball to the hole, in steps around walls. A ball that is
    /// not on the course yet starts from the start cell `x`, `y`. Returns `None` if no path leads
    /// to the hole.
    pub fn steps(&self, x: Option<i32>, y: Option<i32>) -> Result<Option<u16>, String> {
        let game = self.golf()?;
        let field = game.field();
        let lies = game.turn().and_then(|turn| game.scene().ball(turn.ball));
        let start = x.zip(y).and_then(|(x, y)| golf::Cell::new(x, y));
        let start = start.and_then(|cell| field.node(cell, Layer::Ground));
        Ok(lies.or(start).and_then(|node| field.steps_to_hole(node)))
    }

    /// Simulates a Carramboule shot (`CarrambouleAction`) by the active player and returns its
    /// result (`Tried`).
    pub fn try_shot(&self, action: &str) -> Result<String, String> {
        let Some(Play::Carramboule(play)) = self.state.play() else {
            return Err("this is not a table of Carramboule".to_owned());
        };
        let action = CarrambouleAction::parse(action)?;
        billiard::try_action(play.game(), action).map(|tried| tried.to_json())
    }

    /// Returns a keyword that says why a Carramboule shot (`CarrambouleAction`) by the active
    /// player is illegal; `None` if it is legal.
    pub fn refusal(&self, action: &str) -> Result<Option<String>, String> {
        let Some(Play::Carramboule(play)) = self.state.play() else {
            return Err("this is not a table of Carramboule".to_owned());
        };
        let action = CarrambouleAction::parse(action)?;
        Ok(billiard::refusal(play.game(), action).map(str::to_owned))
    }

    /// Returns the restrictions on the next Carramboule shot (`Stance`).
    pub fn stance(&self) -> Result<String, String> {
        let Some(Play::Carramboule(play)) = self.state.play() else {
            return Err("this is not a table of Carramboule".to_owned());
        };
        billiard::stance(play.game()).map(|stance| stance.to_json())
    }
}

impl Mirror {
    fn golf(&self) -> Result<&Game, String> {
        match self.state.play() {
            Some(Play::Golf(game)) => Ok(game),
            _ => Err("there is no game of mini golf at this table yet".to_owned()),
        }
    }

    /// Returns where a stroke leads; `None` for other actions.
    fn way(&self, game: &Game, action: Action, theme: &str, prefix: &str) -> Option<Way> {
        let dir = match action {
            Action::Play(direction) => direction.name(),
            Action::Pass => "",
            _ => return None,
        };
        let mut trace = Trace::default();
        let after = game.preview(action, &mut trace).ok()?;
        let board = Board::new(game.course(), theme, prefix).upright(self.upright);
        Some(board.way(dir, game.scene(), &after, &trace))
    }

    /// Adds to `shown` what the page displays for an event. Call this function before applying the
    /// event.
    fn show(&self, event: &Event, theme: &str, prefix: &str, shown: &mut Shown) {
        let EventKind::Acted { action, .. } = &event.what else {
            return;
        };
        match (self.state.play(), action) {
            (Some(Play::Golf(game)), GameAction::Golf(action)) => {
                if let Ok(action) = action.action(game.rules().dice())
                    && let Some(stroke) = self.way(game, action, theme, prefix)
                {
                    shown.stroke = Some(stroke);
                    shown.highlight = highlight(game, action);
                }
            }
            (Some(Play::Carramboule(play)), GameAction::Carramboule(action)) => {
                if let Ok(tried) = billiard::try_action(play.game(), *action) {
                    shown.motion = Some(tried.motion);
                }
            }
            _ => {}
        }
    }
}

fn highlight(game: &Game, action: Action) -> Option<Highlight> {
    coach::highlight(game, action).map(|found| Highlight {
        rating: found.rating,
        sides: found.sides,
    })
}

fn reach(
    game: &Game,
    pick: &GolfPick,
    start: Option<(i32, i32)>,
    upright: bool,
) -> Result<Reach, String> {
    let dice = game.rules().dice();
    let impulses = pick.pick(dice).map(|pick| dice.impulses(pick));
    let impulses = impulses?.ok_or("there is no such die or card")?;
    let field = game.field();
    let (ball, scene) = placed(game, start)?;
    let (places, holes) = outcomes(field, &scene, ball, impulses);
    let board = show::Places::upright(game.course(), upright);
    let places = places.into_iter().map(|(node, sides)| {
        let cell = field.cell(node);
        ReachPlace {
            at: [cell.x, cell.y],
            spot: board.spot(node),
            sides: sides.count_ones() as u8,
        }
    });
    Ok(Reach {
        pick: pick.clone(),
        impulses,
        places: places.collect(),
        holes,
    })
}

/// Returns the active ball and a scene with the balls on the course. If the active ball is not on
/// the course yet, it is placed on the start cell.
fn placed(game: &Game, start: Option<(i32, i32)>) -> Result<(Ball, Scene), String> {
    let turn = game.turn().ok_or("it is no player's turn")?;
    let field = game.field();
    let mut scene = game.scene().clone();
    if scene.ball(turn.ball).is_none() {
        let chosen = match game.phase() {
            Phase::Choosing { start, .. } => start,
            _ => None,
        };
        let start = start
            .and_then(|(x, y)| golf::Cell::new(x, y))
            .and_then(|cell| field.node(cell, Layer::Ground))
            .or(chosen);
        let node = start.ok_or("choose a start cell first")?;
        scene
            .put(field, turn.ball, node)
            .map_err(|problem| problem.to_string())?;
    }
    Ok((turn.ball, scene))
}

/// Returns the scores of a match so far; `over` is true if the match has ended.
fn scores(game: &Game, over: bool) -> Scores {
    let rules = game.rules();
    let current = (!game.is_over()).then(|| game.pad());
    let pads: Vec<_> = game.finished().iter().chain(current).collect();
    let sum = |ball: &Ball| {
        let mut sum = BallSum {
            strokes: 0,
            tokens: 0,
            total: 0,
        };
        for mark in pads.iter().map(|pad| pad.mark(*ball)) {
            let strokes = match mark.fate {
                // G8: the end of the match has cut this course short, so nothing on it counts.
                Fate::Open if over => continue,
                Fate::Open => 0,
                Fate::Holed(count) | Fate::Out(count) => count,
            };
            sum.strokes += u32::from(strokes);
            sum.tokens += i32::from(mark.tokens);
            sum.total += i32::from(strokes) + i32::from(mark.tokens);
        }
        (ball.to_string(), sum)
    };
    let balls = (0..rules.players()).flat_map(|player| rules.balls_of(player));
    Scores {
        sums: balls.map(sum).collect(),
        counter: counter_laps(game.limit()),
    }
}

/// Returns the numbers on the stroke counter in each lap, up to the lap of stroke `limit`.
pub(crate) fn counter_laps(limit: u8) -> Vec<Vec<u8>> {
    let laps = 1..=Counter::of(limit).lap;
    laps.map(|lap| Counter { place: 0, lap }.numbers().collect())
        .collect()
}

/// Returns the choice that would be best if the ball were alone on the course. For the first
/// stroke, prefers a die that carries the ball far enough whatever it rolls, because a risky die
/// that rolls a 1 would teach a beginner nothing.
fn lit(game: Game, computer: &mut ComputerPlayer) -> Option<GolfAction> {
    if game.rules().mode() != Mode::Basic || game.actions().is_empty() {
        return None;
    }
    let turn = game.turn()?;
    let first = match game.phase() {
        Phase::Choosing { start, .. } => start.and_then(|node| game.field().steps_to_hole(node)),
        _ => None,
    };
    let play = Play::Golf(game);
    let GameAction::Golf(action) = computer.choose(&play, turn.player as Seat, LIGHT_LEVEL) else {
        return None;
    };
    let (Play::Golf(game), GolfAction::Pick { pick }, Some(steps)) = (play, &action, first) else {
        return Some(action);
    };
    let dice = game.rules().dice();
    if pick.pick(dice).is_ok_and(|pick| carries(dice, pick, steps)) {
        return Some(action);
    }
    let (ball, scene) = placed(&game, None).ok()?;
    let promise = |pick: &Pick| {
        let impulses = dice.impulses(*pick).unwrap_or_default();
        let (_, holes) = outcomes(game.field(), &scene, ball, impulses);
        let sum: u16 = impulses.into_iter().map(u16::from).sum();
        let misses = holes.into_iter().filter(|holes| !holes).count();
        (misses, sum.abs_diff(6 * steps))
    };
    let carrying = dice.picks().filter(|pick| carries(dice, *pick, steps));
    let best = carrying.min_by_key(promise).map(Action::Pick);
    Some(best.map_or(action, |best| GolfAction::new(best, dice)))
}

/// Returns whether every side of the die covers at least a quarter of the distance to the hole.
fn carries(dice: &DiceSet, pick: Pick, steps: u16) -> bool {
    let least = dice.impulses(pick).into_iter().flatten().min();
    least.is_some_and(|least| u16::from(least) * 4 >= steps)
}

/// Returns, for each node where the ball can come to rest, a bit mask of the sides that can lead
/// there. Also returns which sides can hole the ball.
fn outcomes(
    field: &Field,
    scene: &Scene,
    ball: Ball,
    impulses: [u8; 6],
) -> (Map<Node, u8>, [bool; 6]) {
    let mut places = Map::new();
    let mut holes = [false; 6];
    for (side, impulses) in impulses.into_iter().enumerate() {
        for direction in Direction::ALL {
            let mut after = scene.clone();
            if golf::stroke(field, &mut after, ball, direction, impulses, &mut ()).is_err() {
                continue;
            }
            match after.ball(ball) {
                Some(node) => *places.get_or_insert(node, 0) |= 1 << side,
                None => holes[side] = true,
            }
        }
    }
    (places, holes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::match_of_computers;
    use protocol::Record;

    #[test]
    fn counter_has_a_lap_for_every_ten_strokes() {
        let laps: [Vec<u8>; 2] = [(0..=10).collect(), (10..=20).collect()];
        assert_eq!(counter_laps(10), laps[..1]);
        assert_eq!(counter_laps(11), laps);
    }

    #[test]
    fn sums_are_those_of_the_result_and_leave_out_courses_cut_short() {
        let course = golf::Collection::course("S-9a").and_then(Result::ok);
        let file = course.expect("a standard course").to_file().to_string();
        let new = format!(
            r#"{{"table":"t","setup":{{"golf":{{"mode":"basic","balls":[["red"],["blue"]],
            "courses":[{{"id":"S-9a","file":{}}}],"limit":null,"dice":[
            {{"id":"white","impulses":[1,2,3,4,5,6]}}],"cards":[],"tokens":null}}}},
            "seats":[{{"type":"computer","level":1}},{{"type":"computer","level":2}}],
            "clock":null}}"#,
            view::json(&file)
        );
        let record = match_of_computers(&new, &[7; 32], 1).expect("a match");
        let events = Record::parse(record.as_bytes()).expect("a record").events;
        let mut cut_short = false;
        for count in 1..=events.len() {
            let mirror =
                Mirror::new(&view::json(&events[..count].to_vec())).expect("a part of the match");
            let Ok(game) = mirror.golf() else { continue };
            let (now, ended) = (scores(game, false).sums, scores(game, true).sums);
            cut_short |= now != ended;
            if let Some(results) = mirror.state.results() {
                assert_eq!(now, ended);
                let totals = ["red", "blue"].map(|ball| ended.get(ball).expect("in play").total);
                assert_eq!(totals, [results[0].total, results[1].total]);
            }
        }
        assert!(cut_short, "some ball took a token before it was holed");
    }
}
