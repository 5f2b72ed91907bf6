// Simulates a failing disk: sits between a program and the C library (LD_PRELOAD) and makes calls
// on files below one folder fail. All other calls are unchanged.
//
// FAULTY_FOLDER   the folder
// FAULTY_CONTROL  a file of eight 64-bit numbers that the test writes and reads while the
//                 program runs:
//   0  mood: 0 healthy, 1 fails at random, 2 full
//   1  for mood 1: one call in this many fails
//   2  random seed; with the number of a call, it decides whether the call fails
//   3  number of calls so far
//   4  number of writes that failed, completely or partly
//   5  number of fsync and fdatasync calls that failed
//   6  number of ftruncate calls that failed
//   7  number of open calls that failed

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOOD, ONE_IN, SEED, CALLS, WRITES, SYNCS, TRUNCATES, OPENS, NUMBERS };
enum { WELL, AT_RANDOM, FULL };

static volatile uint64_t *control;
static const char *folder;
// Whether a file descriptor belongs to a file below the folder.
static unsigned char ours[1 << 16];

// Returns the C library's function with this name.
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("FAULTY_CONTROL");
  folder = getenv("FAULTY_FOLDER");
  int file = path && folder ? REAL(open)(path, O_RDWR) : -1;
  if (file < 0) return;
  void *numbers = mmap(NULL, NUMBERS * 8, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  if (numbers != MAP_FAILED) control = numbers;
}

static int is_ours(int file) { return control && file >= 0 && file < (1 << 16) && ours[file]; }

// Returns random bits if this call should fail, otherwise 0.
static uint64_t fault(int kind) {
  uint64_t call = __sync_fetch_and_add(&control[CALLS], 1);
  if (control[MOOD] != AT_RANDOM) return 0;
  // SplitMix64
  uint64_t chance = control[SEED] + (call + 1) * 0x9e3779b97f4a7c15u;
  chance = (chance ^ (chance >> 30)) * 0xbf58476d1ce4e5b9u;
  chance = (chance ^ (chance >> 27)) * 0x94d049bb133111ebu;
  chance ^= chance >> 31;
  if (chance % control[ONE_IN]) return 0;
  __sync_fetch_and_add(&control[kind], 1);
  return chance / control[ONE_IN] | 1u << 31;
}

static int an_error(uint64_t chance) { return chance & 64 ? EIO : ENOSPC; }

static ssize_t write_at(int file, const void *bytes, size_t size, off64_t at) {
  uint64_t chance = fault(WRITES);
  if (chance) {
    errno = an_error(chance);
    // Write nothing and fail, write a part and succeed, or write a part and fail.
    size_t part = chance & 6 ? (chance >> 8) % (size + 1) : 0;
    ssize_t done = part ? REAL(pwrite64)(file, bytes, part, at) : 0;
    errno = an_error(chance);
    return chance & 2 && done > 0 && (size_t)done < size ? done : -1;
  }
  struct stat64 now;
  if (control[MOOD] == FULL && !fstat64(file, &now) && at + (off64_t)size > now.st_size) {
    __sync_fetch_and_add(&control[WRITES], 1);
    // A full disk still lets programs overwrite existing bytes.
    ssize_t done = at < now.st_size ? REAL(pwrite64)(file, bytes, now.st_size - at, at) : 0;
    errno = ENOSPC;
    return done > 0 ? done : -1;
  }
  return REAL(pwrite64)(file, bytes, size, at);
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t at) {
  return is_ours(file) ? write_at(file, bytes, size, at) : REAL(pwrite64)(file, bytes, size, at);
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t at) {
  return is_ours(file) ? write_at(file, bytes, size, at) : REAL(pwrite)(file, bytes, size, at);
}

ssize_t write(int file, const void *bytes, size_t size) {
  if (!is_ours(file)) return REAL(write)(file, bytes, size);
  off64_t at = lseek64(file, 0, SEEK_CUR);
  ssize_t done = write_at(file, bytes, size, at);
  if (done > 0) {
    int error = errno;
    lseek64(file, at + done, SEEK_SET);
    errno = error;
  }
  return done;
}

// Decides whether a call fails. Failing calls are not made, so nothing reaches the disk.
static int fails(int kind) {
  uint64_t chance = fault(kind);
  if (chance) errno = an_error(chance);
  return chance != 0;
}

int fsync(int file) { return is_ours(file) && fails(SYNCS) ? -1 : REAL(fsync)(file); }

int fdatasync(int file) { return is_ours(file) && fails(SYNCS) ? -1 : REAL(fdatasync)(file); }

int ftruncate(int file, off_t size) {
  return is_ours(file) && fails(TRUNCATES) ? -1 : REAL(ftruncate)(file, size);
}

int ftruncate64(int file, off64_t size) {
  return is_ours(file) && fails(TRUNCATES) ? -1 : REAL(ftruncate64)(file, size);
}

static int is_below(const char *path) {
  return control && path && !strncmp(path, folder, strlen(folder));
}

static int may_not_open(const char *path, int flags) {
  if (fails(OPENS)) return 1;
  struct stat64 there;
  if (control[MOOD] == FULL && flags & O_CREAT && stat64(path, &there)) {
    __sync_fetch_and_add(&control[OPENS], 1);
    errno = ENOSPC;
    return 1;
  }
  return 0;
}

static int opened(int file, int below) {
  if (file >= 0 && file < (1 << 16)) ours[file] = below;
  return file;
}

#define OPEN(name)                                                       \
  int name(const char *path, int flags, ...) {                           \
    va_list more;                                                        \
    va_start(more, flags);                                               \
    int makes = flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE;     \
    mode_t mode = makes ? va_arg(more, mode_t) : 0;                      \
    va_end(more);                                                        \
    int below = is_below(path);                                          \
    if (below && may_not_open(path, flags)) return -1;                   \
    return opened(REAL(name)(path, flags, mode), below);                 \
  }
OPEN(open)
OPEN(open64)

int close(int file) {
  if (file >= 0 && file < (1 << 16)) ours[file] = 0;
  return REAL(close)(file);
}
