//! The public view of a table.

use crate::state::{Life, SeatState, State};
use protocol::{Seat, SeatView, View};

impl State {
    /// Returns the state of the table for clients. The view need not hide anything, because the
    /// dice secret is not part of the state.
    pub fn view(&self) -> View {
        View {
            version: self.version,
            status: self.status(),
            seats: self.seats(),
            turn: self.turn(),
            deadline: self.deadline(),
            results: match &self.life {
                Life::Over(_, results) => Some(results.clone()),
                _ => None,
            },
            abortable: self.is_abortable(),
            game: self.play().map(crate::play::Play::view),
        }
    }

    /// Returns the seats' public data.
    pub fn seats(&self) -> Vec<SeatView> {
        let seats = self.seats.iter().enumerate();
        seats
            .map(|(index, seat)| self.seat_view(index as Seat, seat))
            .collect()
    }

    fn seat_view(&self, index: Seat, seat: &SeatState) -> SeatView {
        SeatView {
            kind: seat.kind.clone(),
            name: seat.guest.as_ref().map(|(name, _)| name.clone()),
            ready: seat.ready,
            rematch: seat.rematch,
            withdrawn: self.play().is_some_and(|play| play.has_withdrawn(index)),
            left_ms: seat.left,
        }
    }
}
