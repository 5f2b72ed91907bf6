//! Mini golf in the terminal.
//!
//! ```text
//!  keys, time → Menu, Playing, Replay   state and reducers: no drawing, no clock
//!                       │
//!                       ├ Host → table  the rules, the dice, the record
//!                       └ Form, Screen, Film → board, panel, pad: widgets, read-only
//!  run.rs connects them to the real terminal; saved.rs keeps the match on disk.
//! ```

mod board;
mod help;
mod host;
mod keys;
mod look;
mod menu;
mod motion;
mod movers;
mod names;
mod pad;
mod palette;
mod panel;
mod plan;
mod playing;
mod replay;
mod rng;
mod run;
mod saved;
mod screen;
mod tableau;
#[cfg(test)]
mod tests;
mod told;
mod tray;
mod widgets;

pub(crate) use menu::split_names;
pub(crate) use motion::Speed;
pub(crate) use palette::Palette;
pub(crate) use plan::{Kit, Plan};
pub(crate) use replay::Replay;
pub(crate) use rng::Rng;
pub(crate) use run::{Opening, Options, check_terminal, play, show};
pub(crate) use saved::{read as read_record, unfinished};
