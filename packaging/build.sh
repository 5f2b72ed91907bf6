#!/bin/sh
# Builds the program with its page inside, from a checkout, and puts it into the folder given.
# The Containerfile runs this; so can anybody with Rust 1.95 and Node.js 20 or newer.
set -eu
to=${1:?"where to? packaging/build.sh FOLDER"}
cd "$(dirname "$0")/.."
# Where there is no history, builds have no date of their own.
git rev-parse --verify --quiet HEAD > /dev/null 2>&1 || export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-0}"
cargo xtask release
mkdir -p "$to"
for file in dist/carambole-*; do
  case $file in *.sha256 | *.buildinfo | *.deb) ;; *) program=$file ;; esac
done
cp "${program:?"nothing was built"}" "$to/carambole"
"$to/carambole" --version
