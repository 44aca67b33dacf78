import JobSpec
import System

extension JSON.Object {
  /// Adds a path as text; where it is not UTF-8, also exactly, as `keyBytes` in base64.
  mutating func append(_ key: String, path: FilePath) {
    append(key, .string(path.string))
    if !path.isUTF8 { append("\(key)Bytes", .string(Base64.encode(path.bytes))) }
  }

  /// Adds paths as texts; where one of them is not UTF-8, all of them also exactly.
  mutating func append(_ key: String, paths: [FilePath]) {
    append(key, .array(paths.map { .string($0.string) }))
    guard !paths.allSatisfy(\.isUTF8) else { return }
    append("\(key)Bytes", .array(paths.map { .string(Base64.encode($0.bytes)) }))
  }

  /// Adds texts.
  mutating func append(_ key: String, texts: some Sequence<String>) {
    append(key, .array(texts.map(JSON.string)))
  }

  /// Adds a value, or `null` where there is none, so that the key is always there.
  mutating func append<Value>(_ key: String, _ value: Value?, as json: (Value) -> JSON) {
    append(key, value.map(json) ?? .null)
  }

  /// Adds seconds, which are not negative, to the millisecond.
  mutating func append(_ key: String, seconds: Double) {
    append(key, JSON(number: Double(Int(seconds * 1000 + 0.5)) / 1000))
  }
}
