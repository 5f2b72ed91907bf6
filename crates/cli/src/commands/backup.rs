//! `carambole backup FILE`: copies a server's data file, even while the server is running.

use crate::arguments::BackupArguments;
use crate::commands::serve::data_file;
use crate::output;
use anyhow::{Context, Result, bail};
use std::process::ExitCode;
use storage::{StorageError, Store};

pub(crate) fn run(arguments: BackupArguments) -> Result<ExitCode> {
    let from = data_file(arguments.data)?;
    let (shown, to) = (from.display().to_string(), arguments.to);
    if !from.is_file() {
        bail!("{shown} does not exist; give the server's data file with --data");
    }
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    match runtime.block_on(Store::backup(&from, &to)) {
        Ok(()) => {
            output::line(format_args!("copied {shown} to {}", to.display()));
            Ok(ExitCode::SUCCESS)
        }
        Err(StorageError::Conflict) => bail!("{} already exists", to.display()),
        Err(problem) => bail!("cannot copy {shown} to {}: {problem}", to.display()),
    }
}
