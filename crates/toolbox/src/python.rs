//! Python packages in environments of their own, below the target folder.

use crate::{succeed, target_folder};
use anyhow::{Context, Result};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A Python that knows a package.
pub struct Environment {
    /// Where it lies; others may put their files there.
    pub folder: PathBuf,
    /// The interpreter.
    pub python: PathBuf,
}

impl Environment {
    /// The environment `name` in which `module` can be imported; made once, by calls of pip with
    /// these arguments.
    pub fn find_or_make(name: &str, module: &str, installs: &[&[&str]]) -> Result<Self> {
        let folder = target_folder()?.join(name);
        std::fs::create_dir_all(&folder)?;
        let python = folder.join("venv/bin/python");
        let environment = Environment { folder, python };
        if !environment.has(module) {
            environment
                .make(installs)
                .with_context(|| format!("{module} cannot be installed by pip"))?;
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

    /// Writes a script into the folder; the command that runs it.
    pub fn script(&self, name: &str, text: &str) -> Result<Command> {
        let file = self.folder.join(name);
        std::fs::write(&file, text)?;
        let mut command = Command::new(&self.python);
        command.arg(file);
        Ok(command)
    }
}
