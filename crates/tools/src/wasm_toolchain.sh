#!/bin/bash
# Creates a compiler for wasm32-unknown-unknown from Debian's packages, for machines on which rustup
# cannot fetch the target. Everything goes into the given folder; nothing is installed.
# The packages lack the target's standard library, so the script builds it once.
set -euo pipefail
mkdir -p "$1"; home=$(cd "$1" && pwd); root=$home/unpacked
mkdir -p "$home"/debs/partial "$home"/bin "$home"/std/src "$root"
depends() { apt-cache depends "$1" | sed -n "s/.*Depends: \($2\)$/\1/p" | head -1; }
std=$(depends libstd-rust-web-dev 'libstd-rust-web-[0-9.]*')
if [ -z "$std" ]; then apt-get -qq update; std=$(depends libstd-rust-web-dev 'libstd-rust-web-[0-9.]*'); fi
llvm=$(depends "$std" 'libllvm[0-9]*'); llvm=${llvm#libllvm}
apt-get -qq -y --no-install-recommends --download-only -o Dir::Cache::archives="$home/debs" \
  install rustc-web cargo-web rust-web-src "lld-$llvm" > /dev/null
for deb in "$home"/debs/*.deb; do
  case $deb in
    */rust-web-src_*) dpkg --fsys-tarfile "$deb" | tar -x -C "$root" --wildcards './usr/src/*/library/*' './usr/lib/rustlib/src/*' ;;
    *) dpkg -x "$deb" "$root" ;;
  esac
done
for tool in rustc cargo; do
  printf '#!/bin/sh\nLD_LIBRARY_PATH=%s exec %s "$@"\n' \
    "$root/usr/lib/x86_64-linux-gnu:$root/lib/x86_64-linux-gnu" "$root/usr/bin/$tool" > "$home/bin/$tool"
  chmod +x "$home/bin/$tool"
done
# The compiler expects its linker here.
mkdir -p "$root/usr/lib/rustlib/x86_64-unknown-linux-gnu/bin"
ln -sfn "$root/usr/lib/llvm-$llvm/bin/lld" "$root/usr/lib/rustlib/x86_64-unknown-linux-gnu/bin/rust-lld"
cd "$home/std"
printf '[package]\nname = "std-for-wasm"\nversion = "0.0.0"\nedition = "2021"\n[workspace]\n' > Cargo.toml
: > src/lib.rs
RUSTC=$home/bin/rustc RUSTC_BOOTSTRAP=1 RUSTFLAGS="-Cembed-bitcode=yes --remap-path-prefix=$root/usr/lib/rustlib/src/rust=/rust" \
  CARGO_TARGET_DIR=target "$home/bin/cargo" build -q --release --target wasm32-unknown-unknown -Zbuild-std=std,panic_abort
libraries=$root/usr/lib/rustlib/wasm32-unknown-unknown/lib
mkdir -p "$libraries"; cp target/wasm32-unknown-unknown/release/deps/*.rlib "$libraries"; rm -f "$libraries"/libstd_for_wasm*
rm -rf "$home/std" "$home/debs"
