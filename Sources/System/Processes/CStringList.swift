import Glibc

/// The array of C strings, with a null pointer at its end, that `exec` takes.
@safe
struct CStringList: ~Copyable {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ texts: [FilePath]) throws(SystemError) {
    // Checked before anything is allocated, so that a refusal leaves nothing behind.
    var strings: [[CChar]] = []
    for text in texts { strings.append(try text.cString(for: .execve)) }
    count = strings.count
    unsafe pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() {
      unsafe (pointers + index).initialize(to: strdup(string))
    }
    unsafe (pointers + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { unsafe free(pointers[index]) }
    unsafe pointers.deallocate()
  }
}
