//! The main loop, which connects state, screen, keyboard, clock and disk.

use super::host::Host;
use super::menu::{self, Form, Menu};
use super::motion::Speed;
use super::palette::Palette;
use super::plan::{Courses, Plan};
use super::playing::{self, Playing};
use super::replay::{self, Film, Replay};
use super::rng::Rng;
use super::saved::{self, Saved};
use super::screen::Screen;
use crate::texts::Texts;
use anyhow::{Result, anyhow, bail};
use contest::Daily;
use protocol::Millis;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::io::IsTerminal;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::{Duration, SystemTime};

/// Options for a match in the terminal.
pub(crate) struct Options {
    pub(crate) texts: Rc<Texts>,
    pub(crate) palette: Palette,
    pub(crate) speed: Speed,
    pub(crate) rng: Rng,
    /// The file in which to save the match, instead of one in the default folder.
    pub(crate) record: Option<PathBuf>,
}

/// What the terminal shows first.
pub(crate) enum Opening {
    Menu(Plan),
    Match(Plan),
    Resume(PathBuf),
    Daily(Box<Daily>),
}

/// A match and the file it is saved in.
struct Kept {
    playing: Playing,
    saved: Saved,
}

/// Plays until the players leave. Returns the message to print afterwards.
pub(crate) fn play(opening: Opening, mut options: Options) -> Result<String> {
    // Report errors before the screen changes.
    let kept = match opening {
        Opening::Menu(plan) => match choose(plan, &mut options)? {
            Some(kept) => kept,
            None => return Ok(String::new()),
        },
        Opening::Match(plan) => begin(&plan, &mut options)?,
        Opening::Resume(path) => resume(path, &options)?,
        Opening::Daily(daily) => begin_daily(&daily, &mut options)?,
    };
    on_screen(|terminal| play_on(terminal, kept, &options))
}

/// Shows a replay until the user leaves.
pub(crate) fn show(mut replay: Replay, palette: Palette) -> Result<()> {
    on_screen(|terminal| {
        loop {
            terminal.draw(|frame| {
                let replay = &replay;
                frame.render_widget(Film { replay, palette }, frame.area());
            })?;
            let wait = if replay.is_running() { 50 } else { 500 };
            if let Some(key) = next_key(wait)?
                && replay.press(key, now()) == replay::Next::Leave
            {
                return Ok(());
            }
            replay.tick(now());
        }
    })
}

/// Returns an error if standard input and output are not a usable terminal.
pub(crate) fn check_terminal(texts: &Texts) -> Result<()> {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if dumb || !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
        bail!(texts.say("no-terminal"));
    }
    Ok(())
}

fn on_screen<T>(act: impl FnOnce(&mut DefaultTerminal) -> Result<T>) -> Result<T> {
    let mut terminal = ratatui::try_init()?;
    let result = act(&mut terminal);
    ratatui::restore();
    result
}

fn choose(plan: Plan, options: &mut Options) -> Result<Option<Kept>> {
    let texts = Rc::clone(&options.texts);
    let mut menu = Menu::new(plan, texts, saved::unfinished());
    let palette = options.palette;
    let next = on_screen(|terminal| {
        loop {
            terminal.draw(|frame| {
                let menu = &mut menu;
                frame.render_widget(Form { menu, palette }, frame.area());
            })?;
            let next = next_key(500)?.map_or(menu::Next::Stay, |key| menu.press(key));
            if next != menu::Next::Stay {
                return Ok(next);
            }
        }
    })?;
    match next {
        menu::Next::Begin => begin(menu.plan(), options).map(Some),
        menu::Next::Resume(path) => resume(path, options).map(Some),
        menu::Next::Leave | menu::Next::Stay => Ok(None),
    }
}

fn begin(plan: &Plan, options: &mut Options) -> Result<Kept> {
    let rules = plan.rules(&mut Courses::default(), &options.texts)?;
    let host = Host::begin(&rules, &plan.people, plan.level, &mut options.rng, now())?;
    let path = match options.record.take() {
        Some(path) => path,
        None => saved::new_path(&host)?,
    };
    let saved = Saved::create(path, &host)?;
    Ok(Kept {
        playing: Playing::new(host, Rc::clone(&options.texts), options.speed),
        saved,
    })
}

/// Starts the player's only try at a daily course, or resumes it.
fn begin_daily(daily: &Daily, options: &mut Options) -> Result<Kept> {
    let path = match options.record.take() {
        Some(path) => path,
        None => saved::daily_path(daily.day)?,
    };
    if path.exists() {
        return resume(path, options);
    }
    let host = Host::daily(daily, &options.texts.say("player"), now())?;
    let saved = Saved::create(path, &host)?;
    Ok(Kept {
        playing: Playing::new(host, Rc::clone(&options.texts), options.speed),
        saved,
    })
}

fn resume(path: PathBuf, options: &Options) -> Result<Kept> {
    let (saved, record, secret) = Saved::open(path)?;
    let host = Host::resume(record, secret, now())
        .map_err(|error| anyhow!("{}: {error}", saved.path().display()))?;
    Ok(Kept {
        playing: Playing::new(host, Rc::clone(&options.texts), options.speed),
        saved,
    })
}

fn play_on(terminal: &mut DefaultTerminal, kept: Kept, options: &Options) -> Result<String> {
    let Kept {
        mut playing,
        mut saved,
    } = kept;
    let palette = options.palette;
    loop {
        terminal.draw(|frame| {
            let playing = &playing;
            frame.render_widget(Screen { playing, palette }, frame.area());
        })?;
        let busy = playing.motion().is_some() || playing.host().is_computers_turn();
        let key = next_key(if busy { 20 } else { 500 })?;
        let next = key.map_or(playing::Next::Stay, |key| playing.press(key, now()));
        playing.tick(now());
        // Save events before showing them.
        saved.save(playing.host())?;
        if next == playing::Next::Leave {
            let key = if playing.game().is_over() {
                "bye-over"
            } else {
                "bye-saved"
            };
            let path = saved.path().display().to_string();
            return Ok(options.texts.fill(key, &[("file", path.into())]));
        }
    }
}

/// Returns the next key, if one is pressed within `wait` milliseconds.
fn next_key(wait: u64) -> Result<Option<KeyCode>> {
    if !event::poll(Duration::from_millis(wait))? {
        return Ok(None);
    }
    match event::read()? {
        Event::Key(key) if key.kind != KeyEventKind::Release => Ok(Some(meant(key))),
        _ => Ok(None),
    }
}

/// Maps Ctrl-C and Ctrl-D to Esc, which asks before leaving, so the match is not lost.
fn meant(key: KeyEvent) -> KeyCode {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    if control && matches!(key.code, KeyCode::Char('c' | 'd')) {
        return KeyCode::Esc;
    }
    key.code
}

fn now() -> Millis {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Millis)
}
