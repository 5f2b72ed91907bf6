//! Opens the database, and locks its file against other servers.

use crate::start_error::{StartError, without_password};
use protocol::online::{Handle, look_of};
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use storage::{Location, StorageError, Store};

/// Opens the database. For a file, also returns the lock that keeps other servers from using it.
pub(crate) async fn open(
    location: &Location,
    nats: bool,
) -> Result<(Store, Option<File>), StartError> {
    let (data, lock) = locate(location, nats)?;
    let unopened = |problem: StorageError| unusable(location, &problem);
    let store = Store::open(&data).await.map_err(unopened)?;
    if let Some(lock) = &lock {
        note_use(lock);
    }
    let renewed = store.renew_looks(Handle::LOOK_VERSION, look_of).await;
    renewed.map_err(unopened)?;
    Ok((store, lock))
}

/// Returns the error for a database that the server cannot use.
pub(crate) fn unusable(location: &Location, problem: &StorageError) -> StartError {
    StartError::because(match location {
        Location::File(path) => {
            let help = match problem {
                StorageError::Damaged(_) => "; put a backup in its place",
                _ => "",
            };
            format!("cannot use {}: {problem}{help}", path.display())
        }
        Location::Url(url) => {
            let shown = without_password(url);
            format!("cannot use the database at {shown}: {problem}")
        }
    })
}

/// Returns the resolved location of the database. For a file, also returns the lock that keeps
/// other servers from using it.
fn locate(data: &Location, nats: bool) -> Result<(Location, Option<File>), StartError> {
    match data {
        Location::File(_) if nats => {
            let text = "--nats joins several servers on one database; \
                        use it with --database postgres://host/name";
            Err(StartError::because(text))
        }
        Location::File(path) => {
            let (real, lock) = prepare(path)?;
            Ok((Location::File(real), Some(lock)))
        }
        Location::Url(url) => {
            check_database(url)?;
            Ok((data.clone(), None))
        }
    }
}

/// If the database file is missing, creates it so that only this user can read it. Locks the file
/// against other servers, even if they open it by another path. Returns the resolved path and the
/// lock.
fn prepare(path: &Path) -> Result<(PathBuf, File), StartError> {
    let shown = path.display();
    let failed = |error: io::Error| StartError::because(format!("cannot open {shown}: {error}"));
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    open_private(path).map_err(failed)?;
    let real = path.canonicalize().map_err(failed)?;
    let mut name = real.as_os_str().to_owned();
    name.push(".lock");
    let lock = open_private(Path::new(&name)).map_err(failed)?;
    if lock.try_lock().is_err() {
        let text = format!("another server uses {shown}; choose another file with --data");
        return Err(StartError::because(text));
    }
    let size = |file: &Path| file.metadata().map(|data| data.len());
    if size(&real).map_err(failed)? == 0 && lock.metadata().map_err(failed)?.len() > 0 {
        let text = format!(
            "{shown} is empty, but it was in use before; \
             put a backup in its place, or remove it to start from scratch"
        );
        return Err(StartError::because(text));
    }
    Ok((real, lock))
}

/// Marks the database file as used, by writing to the lock file. An empty lock file means that the
/// file next to it has never been used as a database.
fn note_use(mut lock: &File) {
    let is_new = lock.metadata().is_ok_and(|data| data.len() == 0);
    if is_new && let Err(error) = writeln!(lock, "A server has used the file next to this one.") {
        tracing::warn!(%error, "cannot mark the file as used");
    }
}

fn open_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn check_database(url: &str) -> Result<(), StartError> {
    let known = ["postgres://", "postgresql://"];
    if known.iter().any(|scheme| url.starts_with(scheme)) {
        return Ok(());
    }
    let text = "--database takes postgres://user:password@host/name; --data takes a file";
    Err(StartError::because(text))
}
