#!/bin/sh
# Builds the program with its page inside, from a checkout, and copies it to the given folder.
# The Containerfile runs this script. You need Rust 1.95 and Node.js 20 or newer.
set -eu
to=${1:?"usage: packaging/build.sh FOLDER"}
cd "$(dirname "$0")/.."
# Without git history there is no commit date to use for the build.
git rev-parse --verify --quiet HEAD > /dev/null 2>&1 || export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-0}"
cargo xtask release
mkdir -p "$to"
for file in dist/carambole-*; do
  case $file in *.sha256 | *.buildinfo | *.deb) ;; *) program=$file ;; esac
done
cp "${program:?"nothing was built"}" "$to/carambole"
"$to/carambole" --version
