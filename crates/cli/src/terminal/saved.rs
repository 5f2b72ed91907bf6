//! Saves matches on disk: the record and, until the match ends, the dice secret next to it.
//!
//! After every event, the complete record is written to a temporary file, which then replaces the
//! old one. The record on disk is therefore always complete. A match is unfinished as long as the
//! file with its secret exists.

use super::host::Host;
use crate::library;
use anyhow::{Context, Result, anyhow, bail};
use contest::Day;
use protocol::record::MAX_RECORD_BYTES;
use protocol::{Event, EventKind, Hex, Record, Version};
use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use table::Secret;

/// The file of a saved match.
#[derive(Debug)]
pub(crate) struct Saved {
    path: PathBuf,
    written: Version,
    /// The file that this process keeps locked while it plays the match, so that no other process
    /// can play it.
    lock: Option<File>,
}

impl Saved {
    /// Saves a new match in a file that must not exist yet.
    pub(crate) fn create(path: PathBuf, host: &Host) -> Result<Saved> {
        if path.exists() {
            bail!("{} already exists; choose another file", path.display());
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot create the folder {}", folder.display()))?;
        }
        let mut file = secret_file(&path, true)?;
        writeln!(file, "{}", host.secret().reveal())
            .and_then(|()| file.sync_all())
            .with_context(|| format!("cannot write {}", secret_path(&path).display()))?;
        let mut saved = Saved {
            path,
            written: 0,
            lock: Some(file),
        };
        saved.save(host)?;
        Ok(saved)
    }

    /// Opens an unfinished match. Returns its file, its record and its secret.
    pub(crate) fn open(path: PathBuf) -> Result<(Saved, Record, Secret)> {
        let record = read(&path)?;
        let secret = secret_path(&path);
        if !secret.exists() {
            bail!(over(&path));
        }
        let mut lock = secret_file(&path, false)?;
        let ended = |event: &Event| matches!(event.what, EventKind::Ended { .. });
        if record.events.iter().any(ended) {
            // The program was stopped after the last event, before it could delete the secret.
            let _ = fs::remove_file(&secret);
            bail!(over(&path));
        }
        let mut text = String::new();
        lock.read_to_string(&mut text)
            .with_context(|| format!("cannot read {}", secret.display()))?;
        let hex = Hex::<32>::try_from(text.trim().to_owned())
            .map_err(|_| anyhow!("{} does not contain a valid secret", secret.display()))?;
        let saved = Saved {
            path,
            written: record.events.len() as Version,
            lock: Some(lock),
        };
        Ok((saved, record, Secret::new(hex.0)))
    }

    /// Writes the record if there are new events.
    pub(crate) fn save(&mut self, host: &Host) -> Result<()> {
        if host.version() == self.written {
            return Ok(());
        }
        let draft = self.path.with_extension("json.new");
        let write = || -> std::io::Result<()> {
            let mut file = File::create(&draft)?;
            write!(file, "{}", host.record())?;
            file.sync_all()?;
            fs::rename(&draft, &self.path)
        };
        write().with_context(|| format!("cannot save the match in {}", self.path.display()))?;
        self.written = host.version();
        if host.game().is_over() && self.lock.take().is_some() {
            // The finished record contains the secret.
            let _ = fs::remove_file(secret_path(&self.path));
        }
        Ok(())
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

fn over(path: &Path) -> String {
    format!(
        "the match in {} is over; view it with carambole replay",
        path.display()
    )
}

/// Reads a record.
pub(crate) fn read(path: &Path) -> Result<Record> {
    let bytes = library::read(path, MAX_RECORD_BYTES)?;
    Record::parse(&bytes).map_err(|reason| anyhow!("{}: {reason}", path.display()))
}

/// Returns an unused file name for a match without `--record`. Every name is checked first, because
/// the same seed gives the same match id again.
pub(crate) fn new_path(host: &Host) -> Result<PathBuf> {
    let folder = folder()?;
    let id = host.table_id();
    let first = folder.join(format!("match-{id}.json"));
    let others = (2..).map(|number| folder.join(format!("match-{id}-{number}.json")));
    let mut paths = std::iter::once(first).chain(others);
    let free = paths.find(|path| !path.exists() && !secret_path(path).exists());
    free.ok_or_else(|| anyhow!("the folder {} is full", folder.display()))
}

/// Returns the file for the player's only try at a daily course.
pub(crate) fn daily_path(day: Day) -> Result<PathBuf> {
    Ok(folder()?.join(format!("daily-{day}.json")))
}

/// Returns the file of the most recently played unfinished match.
pub(crate) fn unfinished() -> Option<PathBuf> {
    let folder = folder().ok()?;
    let files = fs::read_dir(folder).ok()?.filter_map(Result::ok);
    let records = files.map(|entry| entry.path()).filter(|path| {
        path.extension()
            .is_some_and(|extension| extension == "json")
            && secret_path(path).exists()
    });
    let age = |path: &PathBuf| {
        let meta = fs::metadata(path).and_then(|meta| meta.modified());
        meta.unwrap_or(SystemTime::UNIX_EPOCH)
    };
    records.max_by_key(age)
}

/// Returns the folder for saved matches, in the user's state folder.
fn folder() -> Result<PathBuf> {
    let variable = |name: &str| {
        let value = std::env::var_os(name).filter(|value| !value.is_empty());
        value.map(PathBuf::from)
    };
    let base = variable("XDG_STATE_HOME")
        .or_else(|| variable("HOME").map(|home| home.join(".local/state")))
        .or_else(|| variable("LOCALAPPDATA"));
    let base = base.ok_or_else(|| anyhow!("HOME is not set; use --record FILE"))?;
    Ok(base.join("carambole"))
}

fn secret_path(record: &Path) -> PathBuf {
    let mut name = record.as_os_str().to_owned();
    name.push(".secret");
    PathBuf::from(name)
}

/// Opens and locks the file with the secret. On Unix, other users cannot read this file.
fn secret_file(record: &Path, new: bool) -> Result<File> {
    let path = secret_path(record);
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(new);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options
        .open(&path)
        .with_context(|| format!("cannot open {}", path.display()))?;
    if file.try_lock().is_err() {
        bail!(
            "the match in {} is being played by another process",
            record.display()
        );
    }
    Ok(file)
}
