//! `carambole play`: plays mini golf in the terminal, at one keyboard.

use crate::arguments::{LookArguments, PlayArguments, PlayMode};
use crate::output;
use crate::terminal::{self, Kit, Opening, Options, Palette, Plan, Rng};
use crate::texts::{Texts, system_language};
use anyhow::{Result, anyhow};
use golf::game::Mode;
use std::process::ExitCode;
use std::rc::Rc;

pub(crate) fn run(arguments: PlayArguments) -> Result<ExitCode> {
    let texts = Rc::new(look_texts(&arguments.look)?);
    let opening = opening(&arguments, &texts)?;
    terminal::check_terminal(&texts)?;
    let options = Options {
        texts,
        palette: Palette::choose(arguments.look.no_colour),
        speed: arguments.speed,
        rng: Rng::new(arguments.seed),
        record: arguments.record.filter(|_| !arguments.resume),
    };
    let goodbye = terminal::play(opening, options)?;
    if !goodbye.is_empty() {
        output::line(goodbye);
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the texts in the requested language, or in the system language if none is requested.
pub(super) fn look_texts(look: &LookArguments) -> Result<Texts> {
    Texts::terminal(look.lang.as_deref().unwrap_or_else(|| system_language()))
}

fn opening(arguments: &PlayArguments, texts: &Texts) -> Result<Opening> {
    if arguments.resume {
        let last = || terminal::unfinished().ok_or_else(|| anyhow!(texts.say("nothing-to-resume")));
        let path = arguments.record.clone().map_or_else(last, Ok)?;
        return Ok(Opening::Resume(path));
    }
    let plan = plan(arguments, texts);
    // Naming courses or players skips the menu.
    if arguments.courses.is_empty() && arguments.players.is_none() {
        return Ok(Opening::Menu(plan));
    }
    Ok(Opening::Match(plan))
}

fn plan(arguments: &PlayArguments, texts: &Texts) -> Plan {
    let mut plan = Plan::first(texts.say("player"));
    if !arguments.courses.is_empty() {
        plan.courses.clone_from(&arguments.courses);
    }
    if let Some(mode) = arguments.mode {
        plan.mode = match mode {
            PlayMode::Basic => Mode::Basic,
            PlayMode::Carom => Mode::Carom,
        };
    }
    if let Some(players) = &arguments.players {
        plan.people = terminal::split_names(players);
    }
    plan.computers = usize::from(arguments.computers.unwrap_or(0));
    if let Some(level) = arguments.level {
        plan.level = level;
    }
    plan.balls = usize::from(arguments.balls.unwrap_or(1));
    plan.limit = arguments.limit;
    plan.kit = match (arguments.kit.cards, arguments.kit.both) {
        (true, _) => Kit::Cards,
        (_, true) => Kit::Both,
        _ => Kit::Dice,
    };
    plan.scatter = arguments.tokens;
    plan
}
