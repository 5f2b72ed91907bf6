//! The program's tests, linked into one test program.

#![allow(clippy::unwrap_used)]

mod admin;
mod command_line;
mod crash;
mod cups;
mod data_file;
mod disk;
mod faults;
mod operations;
mod review;
mod serve;
mod solver_commands;
mod support;
mod terminal;
mod tournaments;
