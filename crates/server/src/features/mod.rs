//! One module per feature. The `routes` file of a feature contains the feature's part of the API;
//! the other files do the work.

pub(crate) mod account;
pub(crate) mod bots;
pub(crate) mod cups;
pub(crate) mod daily;
pub(crate) mod health;
pub(crate) mod library;
pub(crate) mod links;
pub(crate) mod moderation;
pub(crate) mod notifications;
pub(crate) mod people;
pub(crate) mod ratings;
pub(crate) mod seeks;
pub(crate) mod tables;
pub(crate) mod tournaments;
