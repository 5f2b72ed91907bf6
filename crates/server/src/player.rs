//! Somebody known, and what they may do.

use crate::error::Error;
use protocol::Millis;
use protocol::online::Scope;
use std::sync::Arc;

/// Somebody known.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) id: Arc<str>,
    pub(crate) name: String,
    pub(crate) created: Millis,
    /// Whether programs play as this player.
    pub(crate) bot: bool,
    /// The id of the key or token that was shown.
    pub(crate) credential: Arc<str>,
    /// What a bot may do; nothing here for the player in person, who may do everything.
    pub(crate) scopes: Option<Vec<Scope>>,
}

/// What the ids of those begin with who stand in for deleted players.
pub(crate) const STRANGER: &str = "gone-";

impl Player {
    /// Refuses a bot that has not this scope.
    pub(crate) fn may(&self, scope: Scope) -> Result<(), Error> {
        match &self.scopes {
            Some(scopes) if !scopes.contains(&scope) => {
                let word = scope_word(scope);
                let text = format!("This token has not the scope {word}.");
                Err(Error::forbidden(text))
            }
            _ => Ok(()),
        }
    }

    /// Refuses players marked as bots, with a token or with their key: for contests among people.
    pub(crate) fn refuse_bots(&self) -> Result<(), Error> {
        self.in_person()?;
        if self.bot {
            let text = "You are marked as a bot because a program has played as you. Only people \
                        can take part here.";
            return Err(Error::forbidden(text));
        }
        Ok(())
    }

    /// Refuses every token: for what concerns the player in person. It lets a bot's key through:
    /// a contest among people asks [`Player::refuse_bots`].
    pub(crate) fn in_person(&self) -> Result<(), Error> {
        if self.scopes.is_some() {
            return Err(Error::forbidden("A bot may not do this."));
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
