//! All tables in use, each with its own task.
//!
//! A [`Command`] is sent to a table by the table's id. If the table is not in use, its task is
//! started and rebuilds the match from the log. A task ends when its table is no longer used.

mod acts;
mod answers;
mod command;
mod computers;
mod entry;
mod guests;
mod host;
mod judge;
mod loaded;
mod nodes;
mod presence;
mod registry;
mod rematch;
mod shares;
mod subscribers;
mod task;

pub(crate) use command::{Command, PendingRequest, ReplyTo, Welcome};
pub(crate) use computers::Computers;
pub(crate) use entry::{About, new_row, status_word};
pub(crate) use host::Host;
pub(crate) use registry::Tables;
pub(crate) use rematch::new_id;
pub(crate) use subscribers::Subscriber;
