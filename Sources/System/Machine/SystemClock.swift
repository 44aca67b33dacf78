import CSystem
import Glibc

/// The time of day. To measure how long something takes, use Swift's `ContinuousClock`.
package enum SystemClock {
  /// Nanoseconds since 1970, UTC; comparable with `FileStatus.mtime`.
  package static var now: Int {
    var time = timespec()
    // Fails for an unknown clock only.
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
