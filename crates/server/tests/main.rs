//! The tests of the server, linked into one program.

#![allow(clippy::unwrap_used)]

mod bots;
mod cups;
mod hostile;
mod library;
mod links;
mod observability;
mod online;
mod page;
mod peers;
mod people;
mod ratings;
mod records;
mod seeks;
mod shares;
mod support;
mod tournaments;
