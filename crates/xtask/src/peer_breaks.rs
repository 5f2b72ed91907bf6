//! The public billiard simulator pooltool beside ours: breaks of the same rack a second.

use crate::{cargo, root, succeed};
use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::Command;

/// What pooltool needs to simulate; its own list also asks for a window toolkit's build
/// that the package index does not have.
const PACKAGES: [&str; 18] = [
    "panda3d==1.10.16",
    "panda3d-gltf",
    "panda3d-simplepbr",
    "numba",
    "numpy",
    "numpy-quaternion",
    "scipy",
    "attrs",
    "cattrs",
    "click",
    "h5py",
    "msgpack",
    "msgpack-numpy",
    "networkx",
    "pillow",
    "pyyaml",
    "rich<15",
    "setuptools",
];

/// Breaks a second of ours, one core, release build.
pub(crate) fn ours() -> Result<f64> {
    let arguments = [
        "run",
        "--quiet",
        "--release",
        "--package",
        "carramboule",
        "--example",
        "breaks",
        "20000",
    ];
    let output = cargo(&arguments).output().context("cannot start cargo")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    print!("{text}");
    let number = text
        .split_whitespace()
        .next()
        .and_then(|number| number.parse().ok());
    number.with_context(|| {
        format!(
            "the example breaks printed no number: {}",
            String::from_utf8_lossy(&output.stderr)
        )
    })
}

/// Breaks a second of pooltool, in an environment of its own.
pub(crate) fn pooltool() -> Result<f64> {
    let folder = root().join("target/pooltool");
    let python = environment(&folder)?;
    let script = folder.join("peer_breaks.py");
    std::fs::write(&script, include_str!("peer_breaks.py"))?;
    let output = Command::new(python)
        .arg(script)
        .arg("30")
        .output()
        .context("cannot start python")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut numbers = text.split_whitespace();
    let (Some(rate), Some(events)) = (numbers.next().and_then(|n| n.parse().ok()), numbers.next())
    else {
        bail!(
            "pooltool did not play: {}",
            String::from_utf8_lossy(&output.stderr)
        );
    };
    println!("{rate:.1} breaks a second, {events} events each (pooltool-billiards 0.6)");
    Ok(rate)
}

fn environment(folder: &PathBuf) -> Result<PathBuf> {
    let python = folder.join("venv/bin/python");
    if Command::new(&python)
        .args(["-c", "import pooltool"])
        .output()
        .is_ok_and(|output| output.status.success())
    {
        return Ok(python);
    }
    std::fs::create_dir_all(folder)?;
    succeed(
        Command::new("python3")
            .args(["-m", "venv"])
            .arg(folder.join("venv")),
    )?;
    let pip = |arguments: &[&str]| {
        succeed(
            Command::new(&python)
                .args(["-m", "pip", "install", "--quiet"])
                .args(arguments),
        )
    };
    pip(&PACKAGES)?;
    pip(&["--no-deps", "pooltool-billiards==0.6.0"])?;
    Ok(python)
}
