import CSystem

/// Environment variables, ours or those of a process to be started.
///
/// Values are bytes, as paths are. Variables whose name is not UTF-8 are left out.
package struct Environment: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  package var values: [String: FilePath]

  package init(_ values: [String: FilePath]) { self.values = values }

  package init(dictionaryLiteral elements: (String, FilePath)...) {
    values = Dictionary(elements, uniquingKeysWith: { $1 })
  }

  /// The variables that this process was started with.
  package static var current: Environment {
    var values: [String: FilePath] = [:]
    var next = unsafe minilab_environment()
    while let pointer = unsafe next?.pointee {
      let parts = unsafe FilePath(cString: pointer).bytes.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, let name = String(validating: parts[0], as: UTF8.self) {
        values[name] = FilePath(bytes: parts[1])
      }
      unsafe next = next?.successor()
    }
    return Environment(values)
  }

  /// A variable as text; `nil` where it is not set.
  package subscript(name: String) -> String? {
    get { values[name]?.string }
    set { values[name] = newValue.map { FilePath($0) } }
  }

  /// `NAME=value`, by name.
  var entries: [FilePath] {
    values.sorted { $0.key < $1.key }.map {
      FilePath(bytes: Array("\($0.key)=".utf8) + $0.value.bytes)
    }
  }
}
