//! Measures break shots with the same rack in the open-source billiard simulator pooltool, for
//! comparison.

use crate::program::{Figures, figures_file};
use anyhow::Result;
use tools::python::Environment;
use tools::succeed;

/// The dependencies that pooltool needs for simulations. Pooltool itself also requires a window
/// toolkit, in a build that is not in the package index.
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

/// Measures seconds per break shot, in a separate Python environment.
pub(crate) fn measure() -> Result<Figures> {
    let installs: &[&[&str]] = &[&PACKAGES, &["--no-deps", "pooltool-billiards==0.6.0"]];
    let environment = Environment::find_or_make("pooltool", "pooltool", installs)?;
    let file = figures_file("pooltool")?;
    let mut script = environment.script("breaks.py", include_str!("pooltool_breaks.py"))?;
    succeed(script.arg(&file))?;
    Figures::read(&file)
}
