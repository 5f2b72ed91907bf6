//! Links all server tests into one program.

#![allow(clippy::unwrap_used)]

mod bots;
mod cups;
mod evening;
mod hostile;
mod library;
mod links;
mod moderation;
mod observability;
mod online;
mod page;
mod people;
mod push;
mod ratings;
mod records;
mod seeks;
mod shares;
mod support;
mod tournaments;
