//! Python packages in separate virtual environments below the target folder.

use crate::{succeed, target_folder};
use anyhow::{Context, Result};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A Python environment with a package.
pub struct Environment {
    /// The folder of the environment. Callers may also put files here.
    pub folder: PathBuf,
    /// The interpreter.
    pub python: PathBuf,
}

impl Environment {
    /// Returns the environment `name`, in which `module` can be imported. On first use, creates the
    /// environment and calls pip once for each list of arguments in `installs`.
    pub fn find_or_make(name: &str, module: &str, installs: &[&[&str]]) -> Result<Self> {
        let folder = target_folder()?.join(name);
        std::fs::create_dir_all(&folder)?;
        let python = folder.join("venv/bin/python");
        let environment = Environment { folder, python };
        if !environment.has(module) {
            environment
                .make(installs)
                .with_context(|| format!("pip cannot install {module}"))?;
        }
        Ok(environment)
    }

    fn has(&self, module: &str) -> bool {
        let mut import = Command::new(&self.python);
        import.args(["-c", &format!("import {module}")]);
        let status = import.stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    }

    fn make(&self, installs: &[&[&str]]) -> Result<()> {
        let mut make = Command::new("python3");
        succeed(make.args(["-m", "venv"]).arg(self.folder.join("venv")))?;
        for arguments in installs {
            let mut pip = Command::new(&self.python);
            pip.args(["-m", "pip", "install", "--quiet"]);
            succeed(pip.args(*arguments))?;
        }
        Ok(())
    }

    /// Writes a script into the folder, and returns the command that runs it.
    pub fn script(&self, name: &str, text: &str) -> Result<Command> {
        let file = self.folder.join(name);
        std::fs::write(&file, text)?;
        let mut command = Command::new(&self.python);
        command.arg(file);
        Ok(command)
    }
}
