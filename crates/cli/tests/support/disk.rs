//! Provides disks that can be full or failing.

use super::online::Server;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The state of a disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mood {
    Well,
    /// Calls fail at random; the number is the average number of calls per failure.
    Failing(u64),
    Full,
}

/// A disk for a server. Tests can make it fail (`faulty_disk.c`).
pub(crate) struct FaultyDisk {
    control: File,
    control_path: PathBuf,
    shim: PathBuf,
    pub(crate) data: PathBuf,
    data_folder: PathBuf,
}

impl FaultyDisk {
    pub(crate) fn new(folder: &TempDir, seed: u64) -> FaultyDisk {
        let place = folder.path().canonicalize().unwrap();
        let shim = place.join("faulty_disk.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/faulty_disk.c");
        let mut cc = Command::new("cc");
        cc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&shim);
        let compiled = cc.arg(source).arg("-ldl").status();
        assert!(
            compiled.is_ok_and(|status| status.success()),
            "this test needs a C compiler named cc"
        );
        let control_path = place.join("control");
        let control = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(true)
            .open(&control_path)
            .unwrap();
        let data_folder = place.join("data");
        std::fs::create_dir_all(&data_folder).unwrap();
        let disk = FaultyDisk {
            control,
            control_path,
            shim,
            data: data_folder.join("carambole.db"),
            data_folder,
        };
        for number in 0..8 {
            disk.put(number, 0);
        }
        disk.put(2, seed);
        disk
    }

    fn put(&self, number: u64, value: u64) {
        let written = self.control.write_all_at(&value.to_ne_bytes(), 8 * number);
        written.unwrap();
    }

    fn get(&self, number: u64) -> u64 {
        let mut bytes = [0; 8];
        self.control.read_exact_at(&mut bytes, 8 * number).unwrap();
        u64::from_ne_bytes(bytes)
    }

    pub(crate) fn set(&self, mood: Mood) {
        if let Mood::Failing(one_in) = mood {
            self.put(1, one_in);
        }
        self.put(
            0,
            match mood {
                Mood::Well => 0,
                Mood::Failing(_) => 1,
                Mood::Full => 2,
            },
        );
    }

    /// Returns the numbers of failed writes, syncs, truncations and opens.
    pub(crate) fn faults(&self) -> [u64; 4] {
        [4, 5, 6, 7].map(|number| self.get(number))
    }

    /// Starts a server on this disk. On failure, returns the server's output.
    pub(crate) fn start(&self) -> Result<Server, String> {
        let data = self.data.to_string_lossy();
        Server::run(
            &["--listen", "127.0.0.1:0", "--data", &*data],
            &[
                ("LD_PRELOAD", self.shim.as_os_str()),
                ("FAULTY_FOLDER", self.data_folder.as_os_str()),
                ("FAULTY_CONTROL", self.control_path.as_os_str()),
            ],
            true,
        )
    }
}

/// A small disk that tests can fill: a mounted one if possible, otherwise a simulated one.
pub(crate) enum SmallDisk {
    Mounted { place: PathBuf },
    Pretended(FaultyDisk),
}

impl SmallDisk {
    pub(crate) fn new(folder: &TempDir) -> SmallDisk {
        let place = folder.path().join("small");
        std::fs::create_dir_all(&place).unwrap();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=4m", "tmpfs"]);
        let mounted = mount.arg(&place).output();
        if mounted.is_ok_and(|output| output.status.success()) {
            return SmallDisk::Mounted { place };
        }
        println!("cannot mount a disk here: simulating a full one");
        SmallDisk::Pretended(FaultyDisk::new(folder, 0))
    }

    pub(crate) fn start(&self) -> Server {
        let started = match self {
            SmallDisk::Mounted { place } => {
                let data = place.join("carambole.db");
                let data = data.to_string_lossy();
                Server::run(&["--listen", "127.0.0.1:0", "--data", &*data], &[], true)
            }
            SmallDisk::Pretended(disk) => disk.start(),
        };
        started.unwrap()
    }

    /// Fills the disk.
    pub(crate) fn fill(&self) {
        match self {
            SmallDisk::Mounted { place } => {
                let mut filler = File::create(place.join("filler")).unwrap();
                while filler.write_all(&[0; 4096]).is_ok() {}
            }
            SmallDisk::Pretended(disk) => disk.set(Mood::Full),
        }
    }

    /// Frees the space that was filled.
    pub(crate) fn clear(&self) {
        match self {
            SmallDisk::Mounted { place } => std::fs::remove_file(place.join("filler")).unwrap(),
            SmallDisk::Pretended(disk) => disk.set(Mood::Well),
        }
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        if let SmallDisk::Mounted { place } = self {
            let _ = Command::new("umount").arg("--lazy").arg(place).status();
        }
    }
}
