import Glibc
import System

/// Something that a caged process may or may not be able to do.
struct Attempt {
  let name: String
  /// `ok`, or the name of the error.
  let outcome: String

  private init(_ name: String, _ body: () -> Bool) {
    self.name = name
    errno = 0
    outcome = body() ? "ok" : Errno(rawValue: errno).description
  }

  static func all(on file: FilePath, _ cage: Cage) -> [Attempt] {
    paths(file, cage) + others + allowed
  }

  private static func paths(_ file: FilePath, _ cage: Cage) -> [Attempt] {
    let path = file.string
    let scratch = (cage.scratch?.string ?? file.parent.string) + "/made"
    let readable = (cage.readable.first ?? "/etc").string
    return [
      Attempt("read-path") { open(path, O_RDONLY) >= 0 },
      Attempt("write-path") { open(path, O_WRONLY) >= 0 },
      Attempt("list-folder") { opendir(readable) != nil },
      Attempt("make-file") { open(scratch, O_RDWR | O_CREAT, 0o600) >= 0 },
      Attempt("remove-file") { unlink(scratch) == 0 },
      Attempt("rename-file") { rename(path, path + "2") == 0 },
      Attempt("change-mode") { chmod(path, 0o777) == 0 },
    ]
  }

  private static var others: [Attempt] {
    [
      Attempt("internet-socket") { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 },
      Attempt("local-socket") { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0 },
      Attempt("run-program") {
        do throws(SystemError) {
          _ = try ChildProcess.spawn(Command("/bin/true"))
          return true
        } catch {
          errno = error.errno.rawValue
          return false
        }
      },
      Attempt("signal-parent") { kill(getppid(), 0) == 0 },
    ]
  }

  private static var allowed: [Attempt] {
    [
      Attempt("read-descriptor") {
        (try? OpenFile(adopting: 3).read(at: 0, count: 4)) == Array("open".utf8)
      },
      Attempt("map-memory") {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS
        return mmap(nil, 64 << 20, PROT_READ | PROT_WRITE, flags, -1, 0) != MAP_FAILED
      },
      Attempt("make-memory-file") { (try? OpenFile.makeAnonymous()) != nil },
      Attempt("run-thread") {
        var thread = pthread_t()
        let started = pthread_create(&thread, nil, { _ in nil }, nil)
        errno = started
        return started == 0 && pthread_join(thread, nil) == 0
      },
    ]
  }
}
