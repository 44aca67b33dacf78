import CAV

/// A call to libavcodec that did not succeed.
package struct AVError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The data is damaged, or not of the codec's kind.
    case invalidData
    /// The codec does not handle this kind of data, or is not there at all.
    case unsupported
    case other
  }
  package var reason: Reason
  /// What was tried, and libavcodec's words.
  package var message: String

  package init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }

  /// Throws where a call returned a negative number.
  static func check(_ result: Int32, _ call: String) throws(AVError) {
    guard result < 0 else { return }
    throw AVError(Reason(result), "\(call): \(text(of: result))")
  }

  private static func text(of code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 128)
    unsafe av_strerror(code, &buffer, buffer.count)
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension AVError.Reason {
  fileprivate init(_ code: Int32) {
    switch code {
    case AVCode.invalidData: self = .invalidData
    case AVCode.patchWelcome, AVCode.decoderNotFound: self = .unsupported
    default: self = .other
    }
  }
}

/// Error codes that are macros of libavutil with shifts in them, which Swift does not import.
enum AVCode {
  static let endOfFile = tag("EOF ")
  static let invalidData = tag("INDA")
  static let patchWelcome = tag("PAWE")
  /// Its tag begins with 0xF8.
  static let decoderNotFound = tag([0xF8, 0x44, 0x45, 0x43])
  /// AVERROR(EAGAIN): more input is needed first.
  static let tryAgain: Int32 = -11

  private static func tag(_ text: StaticString) -> Int32 { tag(Array(text.description.utf8)) }

  private static func tag(_ bytes: [UInt8]) -> Int32 {
    -bytes.reversed().reduce(0) { $0 << 8 | Int32($1) }
  }
}
