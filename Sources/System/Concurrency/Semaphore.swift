import Glibc

/// A counter that threads wait for. Any thread may signal it.
@safe
final class Semaphore: Sendable {
  // On the heap, because it may not move while a thread waits. Touched only by sem_* calls,
  // which are made for use from many threads.
  private nonisolated(unsafe) let semaphore: UnsafeMutablePointer<sem_t>

  init() {
    unsafe semaphore = .allocate(capacity: 1)
    unsafe semaphore.initialize(to: sem_t())
    unsafe sem_init(semaphore, 0, 0)
  }

  deinit {
    unsafe sem_destroy(semaphore)
    unsafe semaphore.deallocate()
  }

  func signal() { unsafe sem_post(semaphore) }

  func wait() {
    while unsafe sem_wait(semaphore) != 0 {}
  }
}
