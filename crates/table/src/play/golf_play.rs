//! Mini golf at a table.

use crate::sealed::Draws;
use golf::Trace;
use golf::game::{Action, Awaited, Chance, Face, Fate, Game, Phase, ScorePad};
use protocol::{
    BallMark, ByName, GolfAction, GolfChance, GolfError, GolfPick, GolfView, SeatResult, TraceFile,
    golf_wire,
};

pub(super) fn act(game: &mut Game, action: &GolfAction) -> Result<(), GolfError> {
    let action = action.action(game.rules().dice())?;
    Ok(game.act(action, &mut ())?)
}

/// Returns the trace of a stroke. Must be called before the stroke is played, because the stroke
/// may end the course.
pub(super) fn trace(game: &Game, action: &GolfAction) -> Option<TraceFile> {
    let action = action.action(game.rules().dice()).ok()?;
    if !matches!(action, Action::Play(_) | Action::Pass) {
        return None;
    }
    let mut trace = Trace::default();
    let scene = game.preview(action, &mut trace).ok()?;
    Some(TraceFile::new(game.course(), &scene, &trace))
}

pub(super) fn roll(game: &mut Game, roll: &GolfChance) -> Result<u32, GolfError> {
    let drawn = match roll {
        GolfChance::Face { .. } => 1,
        GolfChance::Tokens { cells } => cells.len() as u32,
    };
    game.chance(&roll.chance()?)?;
    Ok(drawn)
}

pub(super) fn draw(game: &Game, draws: &mut Draws<'_>) -> Option<GolfChance> {
    let roll = match game.awaits()? {
        Awaited::Face => Chance::Face(Face::new(draws.draw(6) as u8)?),
        Awaited::Tokens => {
            // There is one draw per token: an index into the free cells, which are sorted row by
            // row.
            let mut free = game.course().token_cells().to_vec();
            let values = game.rules().scattered_values();
            let cells = values
                .iter()
                .map(|_| free.remove(draws.draw(free.len() as u32) as usize));
            Chance::Tokens(cells.collect())
        }
    };
    Some(GolfChance::new(&roll))
}

pub(super) fn results(game: &Game) -> Vec<SeatResult> {
    let standings = game.ranking().into_iter();
    standings
        .map(|standing| SeatResult {
            total: standing.total,
            rank: standing.rank as u8,
            withdrawn: standing.withdrawn,
        })
        .collect()
}

pub(super) fn view(game: &Game) -> GolfView {
    let (course, field) = (game.course(), game.field());
    let scene = TraceFile::new(course, game.scene(), &Trace::default());
    let dice = game.rules().dice();
    let (start, pick, impulses) = match game.phase() {
        Phase::Choosing { start, pick } => (start.map(|node| field.cell(node)), pick, None),
        Phase::Rolling { pick } => (None, Some(pick), None),
        Phase::Aiming { pick, impulses } => (None, Some(pick), Some(impulses)),
        Phase::Scattering | Phase::Over => (None, None, None),
    };
    let mut pads: Vec<_> = game
        .finished()
        .iter()
        .enumerate()
        .map(|(i, p)| pad(game, i, p))
        .collect();
    if !game.is_over() {
        pads.push(pad(game, game.course_index(), game.pad()));
    }
    GolfView {
        course: game.course_index(),
        limit: game.limit(),
        ball: game.turn().map(|turn| turn.ball.to_string()),
        count: game.turn().map_or(0, |turn| turn.count),
        start: start.map(|cell| [cell.x, cell.y]),
        pick: pick.map(|pick| GolfPick::new(pick, dice)),
        impulses,
        actions: golf_wire::actions(game),
        balls: scene.balls,
        pieces: scene.pieces,
        tokens: game
            .scattered()
            .iter()
            .map(|cell| [cell.x, cell.y])
            .collect(),
        pads,
    }
}

fn pad(game: &Game, course: usize, pad: &ScorePad) -> ByName<BallMark> {
    let mark = |ball: &golf::Ball| {
        let mark = pad.mark(*ball);
        let (count, holed) = match mark.fate {
            Fate::Open => (None, false),
            Fate::Holed(count) => (Some(count), true),
            Fate::Out(count) => (Some(count), false),
        };
        let tokens = mark.tokens;
        (
            ball.to_string(),
            BallMark {
                count,
                holed,
                tokens,
            },
        )
    };
    game.rules()
        .playing_order(course)
        .iter()
        .map(mark)
        .collect()
}
