//! `carambole backup FILE`: a copy of a server's data, also while it runs.

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
        bail!("there is no {shown} to copy; --data names the file of the server");
    }
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    match runtime.block_on(Store::backup(&from, &to)) {
        Ok(()) => {
            output::line(format_args!("{shown} is copied to {}", to.display()));
            Ok(ExitCode::SUCCESS)
        }
        Err(StorageError::Conflict) => bail!("{} is there already", to.display()),
        Err(problem) => bail!("cannot copy {shown} to {}: {problem}", to.display()),
    }
}
