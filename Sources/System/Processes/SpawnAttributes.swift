import CSystem
import Glibc

/// How every program of ours starts: leader of its own group, no signal blocked or ignored.
@safe
struct SpawnAttributes: ~Copyable {
  var value = posix_spawnattr_t()

  init() {
    var none = sigset_t()
    unsafe sigemptyset(&none)
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_init(&value)
    unsafe posix_spawnattr_setflags(
      &value, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    unsafe posix_spawnattr_setpgroup(&value, 0)
    unsafe posix_spawnattr_setsigmask(&value, &none)
    unsafe posix_spawnattr_setsigdefault(&value, &all)
  }

  deinit {
    var value = value
    unsafe posix_spawnattr_destroy(&value)
  }
}
