package import JobSpec

/// A message between engine and worker, as the bytes of one frame: compact JSON.
package protocol WireMessage: JSONConvertible {}

extension WireMessage {
  /// The frame.
  package func encoded() -> [UInt8] { json.bytes(.compact) }

  /// Reads a frame.
  ///
  /// The sender is another process, which may be broken or taken over by a picture: whatever the
  /// frame holds, this returns a message or throws.
  package init(decoding frame: [UInt8]) throws(WireError) {
    do {
      try self.init(json: try JSON(parsing: frame))
    } catch let error as Problem {
      throw WireError(message: error.description)
    } catch let error as JSONError {
      throw WireError(message: error.description)
    } catch {
      throw WireError(message: "\(error)")
    }
  }
}

/// A frame that is no message.
package struct WireError: Error, Hashable, Sendable {
  package var message: String
}

/// Bytes, in Base64.
struct Blob: JSONConvertible {
  var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(json: JSON, at place: String) throws(Problem) {
    guard let bytes = Base64.decode(try String(json: json, at: place)) else {
      throw Problem("Expected Base64.", at: place)
    }
    self.bytes = bytes
  }

  var json: JSON { .string(Base64.encode(bytes)) }
}
