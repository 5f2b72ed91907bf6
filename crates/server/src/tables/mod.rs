//! All tables in use, each with its own driver.
//!
//! A [`Command`] is sent to a table by the table's id. If the table is not in use, its driver is
//! started and rebuilds the match from the log. The driver ends when the table is no longer in use.

mod answers;
mod command;
mod computers;
mod drive;
mod entry;
pub(crate) mod fair;
mod host;
mod judge;
mod loaded;
pub(crate) mod opening;
mod registry;
mod rematch;
mod room;
mod shares;
mod subscribers;

pub(crate) use command::{Command, PendingRequest, ReplyTo};
pub(crate) use entry::{About, new_row, status_word};
pub(crate) use host::Host;
pub(crate) use registry::Tables;
pub(crate) use rematch::new_id;
pub(crate) use room::{Input, Welcome};
pub(crate) use subscribers::Subscriber;
