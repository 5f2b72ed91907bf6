//! Describes in words how pieces move.

use golf::{Field, MoverState, PieceBody};

/// Returns the keyword in `locales` for the movement of a piece.
pub(crate) fn moved(state: MoverState) -> &'static str {
    match state {
        MoverState::Roller { .. } => "roller",
        MoverState::Spinner { .. } => "spinner",
        MoverState::Toppler { .. } => "toppler",
        MoverState::Door { open: true } => "door-opens",
        MoverState::Door { open: false } => "door-closes",
    }
}

/// Returns the keyword in `locales` for a piece that a ball bounced off.
pub(crate) fn thing(body: &PieceBody) -> Option<&'static str> {
    Some(match body {
        PieceBody::Roller { .. } => "roller",
        PieceBody::Spinner { .. } => "spinner",
        PieceBody::Toppler { .. } => "toppler",
        PieceBody::Door(_) => "door",
        _ => return None,
    })
}

/// Describes in English how a ball moves a piece.
pub(crate) fn done(field: &Field, state: MoverState, name: &str) -> String {
    match state {
        MoverState::Roller { at } => format!("pushes {name} to {}", field.cell(at)),
        MoverState::Spinner { arm } => format!("turns the arm of {name} to {arm}"),
        MoverState::Toppler { fallen } => {
            let fallen = fallen.map(|way| way.to_string()).unwrap_or_default();
            format!("knocks {name} over to {fallen}")
        }
        MoverState::Door { open: true } => format!("lifts {name}"),
        MoverState::Door { open: false } => format!("{name} closes"),
    }
}

/// Describes in English how a piece has moved.
pub(crate) fn told(field: &Field, state: MoverState) -> String {
    match state {
        MoverState::Roller { at } => format!("rolls to {}", field.cell(at)),
        MoverState::Spinner { arm } => format!("turns its arm to {arm}"),
        MoverState::Toppler { fallen } => {
            let fallen = fallen.map(|way| way.to_string()).unwrap_or_default();
            format!("falls over to {fallen}")
        }
        MoverState::Door { open: true } => "opens".to_owned(),
        MoverState::Door { open: false } => "closes".to_owned(),
    }
}
