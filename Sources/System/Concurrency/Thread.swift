import Glibc

/// A thread of the kernel's, running one function.
struct Thread: Sendable {
  private let handle: pthread_t

  init(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    let box = unsafe Unmanaged.passRetained(Body(body))
    var handle = pthread_t()
    let result = unsafe pthread_create(
      &handle, nil,
      { argument in
        // The box was retained for this thread alone.
        if let argument = unsafe argument {
          unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        }
        return nil
      }, unsafe box.toOpaque())
    guard result == 0 else {
      unsafe box.release()
      throw SystemError(.pthreadCreate, Errno(rawValue: result))
    }
    self.handle = handle
  }

  /// Waits for the function to return. On the thread itself it only lets it go.
  func join() {
    if pthread_equal(handle, pthread_self()) != 0 {
      pthread_detach(handle)
    } else {
      pthread_join(handle, nil)
    }
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
