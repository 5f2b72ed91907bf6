//! An authenticated player and their permissions.

use crate::http::error::Error;
use protocol::Millis;
use protocol::online::Scope;
use std::sync::Arc;

/// An authenticated player.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) id: Arc<str>,
    pub(crate) name: String,
    pub(crate) created: Millis,
    /// Whether this player is marked as a bot.
    pub(crate) bot: bool,
    /// The id of the key or token that the client sent.
    pub(crate) credential: Arc<str>,
    /// The scopes of a bot token. `None` for a player's own key, which allows everything.
    pub(crate) scopes: Option<Vec<Scope>>,
}

/// Prefix for the placeholder ids that replace deleted players.
pub(crate) const STRANGER: &str = "gone-";

impl Player {
    /// Refuses bot tokens without this scope.
    pub(crate) fn may(&self, scope: Scope) -> Result<(), Error> {
        match &self.scopes {
            Some(scopes) if !scopes.contains(&scope) => {
                let word = scope_word(scope);
                let text = format!("This token does not have the scope {word}.");
                Err(Error::forbidden(text))
            }
            _ => Ok(()),
        }
    }

    /// Refuses players marked as bots, whether they use a token or a key. Used where people compete
    /// against each other.
    pub(crate) fn refuse_bots(&self) -> Result<(), Error> {
        self.in_person()?;
        if self.bot {
            let text = "You are marked as a bot because a program has played as you. Only people \
                        can take part here.";
            return Err(Error::forbidden(text));
        }
        Ok(())
    }

    /// Refuses all bot tokens. Used for the player's own account settings. Accepts the keys of
    /// players marked as bots; where people compete, [`Player::refuse_bots`] refuses those too.
    pub(crate) fn in_person(&self) -> Result<(), Error> {
        if self.scopes.is_some() {
            return Err(Error::forbidden("A bot's token cannot do this."));
        }
        Ok(())
    }
}

pub(crate) fn scope_word(scope: Scope) -> &'static str {
    match scope {
        Scope::Look => "look",
        Scope::Play => "play",
        Scope::Host => "host",
        Scope::Courses => "courses",
    }
}

pub(crate) fn scopes(words: &str) -> Vec<Scope> {
    let all = [Scope::Look, Scope::Play, Scope::Host, Scope::Courses];
    let has = |scope: &Scope| words.split(' ').any(|word| word == scope_word(*scope));
    all.into_iter().filter(has).collect()
}
