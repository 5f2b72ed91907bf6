//! Converts the events in a record to the steps that are shown.

use crate::view::replay::{FilmKind, FilmStep};
use golf::game::Game;
use protocol::{
    CarrambouleAction, Event, EventKind, GameAction, GameChance, GolfAction, GolfChance, GolfPick,
};
use table::{Play, State};

/// Collects steps while a record is replayed.
#[derive(Default)]
pub(super) struct Steps {
    pub(super) list: Vec<FilmStep>,
    shots: u8,
}

fn step(kind: FilmKind, version: u32) -> FilmStep {
    FilmStep {
        kind,
        version,
        seat: None,
        course: 0,
        ball: None,
        count: 0,
        start: None,
        pick: None,
        impulses: None,
        dir: None,
        why: None,
    }
}

/// Returns the index of the course, or of the Carramboule round.
pub(super) fn course(play: &Play) -> usize {
    match play {
        Play::Golf(game) => {
            let last = game.rules().courses().len().saturating_sub(1);
            game.course_index().min(last)
        }
        Play::Carramboule(play) => play.game().score().finished() as usize,
    }
}

impl Steps {
    /// Adds the step for an event that led from the state `before` to the state `after`.
    pub(super) fn take(&mut self, before: &State, event: &Event, after: &State) {
        let version = event.version;
        let was = before.play().map(course);
        match &event.what {
            EventKind::Started {} => self.list.push(step(FilmKind::Begin, version)),
            EventKind::Acted { seat, action, .. } => {
                let mut acted = match (before.play(), action) {
                    (Some(Play::Golf(game)), GameAction::Golf(action)) => golf(game, action),
                    (_, GameAction::Carramboule(action)) => self.shot(*action),
                    _ => return,
                };
                acted.version = version;
                acted.seat = Some(*seat);
                acted.course = was.unwrap_or(0);
                self.list.push(acted);
            }
            EventKind::Drawn { chance, .. } => self.drawn(version, chance, after),
            EventKind::Withdrawn { seat, why } => self.list.push(FilmStep {
                seat: Some(*seat),
                why: Some(*why),
                course: was.unwrap_or(0),
                ..step(FilmKind::Withdrawn, version)
            }),
            EventKind::Ended { .. } => self.list.push(FilmStep {
                course: was.unwrap_or(0),
                ..step(FilmKind::End, version)
            }),
            _ => return,
        }
        self.go_on(was, after, version);
    }

    /// After the last stroke of a course, adds a step for the next course.
    fn go_on(&mut self, was: Option<usize>, after: &State, version: u32) {
        let Some(play) = after.play().filter(|play| !play.is_over()) else {
            return;
        };
        let now = course(play);
        if was.is_some_and(|was| was != now) {
            self.shots = 0;
            self.list.push(FilmStep {
                course: now,
                ..step(FilmKind::Next, version)
            });
        }
    }

    fn drawn(&mut self, version: u32, chance: &GameChance, after: &State) {
        let Some(last) = self.list.last_mut() else {
            return;
        };
        last.version = version;
        let GameChance::Golf(chance) = chance else {
            return;
        };
        if let (GolfChance::Face { .. }, Some(Play::Golf(game))) = (chance, after.play())
            && let golf::game::Phase::Aiming { impulses, .. } = game.phase()
        {
            last.impulses = Some(impulses);
        }
    }

    fn shot(&mut self, action: CarrambouleAction) -> FilmStep {
        let kind = match action {
            CarrambouleAction::Shoot { .. } => {
                self.shots = self.shots.saturating_add(1);
                FilmKind::Shot
            }
            CarrambouleAction::Choose { .. } => FilmKind::Choice,
        };
        FilmStep {
            count: self.shots,
            ..step(kind, 0)
        }
    }
}

fn golf(game: &Game, action: &GolfAction) -> FilmStep {
    let dice = game.rules().dice();
    let turn = game.turn();
    let picked = match game.phase() {
        golf::game::Phase::Choosing { pick, .. } => pick,
        golf::game::Phase::Aiming { pick, .. } => Some(pick),
        _ => None,
    };
    let impulses = match game.phase() {
        golf::game::Phase::Aiming { impulses, .. } => Some(impulses),
        _ => None,
    };
    let pick = picked.map(|pick| GolfPick::new(pick, dice));
    let acted = FilmStep {
        ball: turn.map(|turn| turn.ball.to_string()),
        count: turn.map_or(0, |turn| turn.count),
        ..step(FilmKind::Stroke, 0)
    };
    match action {
        GolfAction::Start { at } => FilmStep {
            kind: FilmKind::Start,
            start: Some(*at),
            ..acted
        },
        GolfAction::Pick { pick } => FilmStep {
            kind: FilmKind::Pick,
            pick: Some(pick.clone()),
            ..acted
        },
        GolfAction::Roll {} => FilmStep {
            kind: FilmKind::Roll,
            pick,
            ..acted
        },
        GolfAction::Play { dir } => FilmStep {
            pick,
            impulses,
            dir: Some(dir.clone()),
            ..acted
        },
        GolfAction::Pass {} => FilmStep {
            pick,
            impulses,
            ..acted
        },
    }
}
