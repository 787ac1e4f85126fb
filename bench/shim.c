/* What a disk or a clock does to a server when it fails; for bench/faults.py, which compiles and preloads it.
   The file named by FAULTS_CONTROL says what is to fail now: { int fsync_fails; int unused; long long clock_offset; } */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile struct {
  int32_t fsync_fails, unused;
  int64_t clock_offset;
} *control;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("FAULTS_CONTROL");
  int file = path ? open(path, O_RDONLY) : -1;
  void *mapped = file >= 0 ? mmap(NULL, 16, PROT_READ, MAP_SHARED, file, 0) : MAP_FAILED;
  if (mapped != MAP_FAILED) control = mapped;
  if (file >= 0) close(file);
}

static int failing(void) {
  if (control && control->fsync_fails) {
    errno = EIO;
    return 1;
  }
  return 0;
}

int fsync(int file) { return failing() ? -1 : (int)syscall(SYS_fsync, file); }
int fdatasync(int file) { return failing() ? -1 : (int)syscall(SYS_fdatasync, file); }

int clock_gettime(clockid_t clock, struct timespec *at) {
  int failed = (int)syscall(SYS_clock_gettime, clock, at);
  if (!failed && clock == CLOCK_REALTIME && control) at->tv_sec += control->clock_offset;
  return failed;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
  struct timespec now;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &now)) return -1;
  at->tv_sec = now.tv_sec;
  at->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *at) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (at) *at = now.tv_sec;
  return now.tv_sec;
}
