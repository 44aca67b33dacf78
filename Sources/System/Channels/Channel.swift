import CSystem

/// One end of a conversation between two processes: frames of bytes, with open files attached.
///
/// A frame is its length, four bytes with the lowest first, and the bytes; its files travel with the first
/// of them. At most one thread sends and one receives at a time. After an error in the middle of a frame the
/// two sides no longer agree, and the channel is of no further use.
package final class Channel: Sendable {
  /// The longest frame either side accepts.
  package static let longestFrame = 16 << 20
  /// The most files that one frame can carry.
  package static let mostDescriptors = Int(MINILAB_MOST_DESCRIPTORS)

  /// The socket, to hand it to a child process.
  package let socket: OpenFile

  package init(_ socket: OpenFile) {
    self.socket = socket
  }

  /// Two connected ends.
  package static func pair() throws(SystemError) -> (Channel, Channel) {
    var ends: [Int32] = [-1, -1]
    try retrying(.socketpair) { unsafe minilab_socket_pair(&ends) }
    return (Channel(OpenFile(adopting: ends[0])), Channel(OpenFile(adopting: ends[1])))
  }

  /// The end that the parent process handed down under an agreed number.
  package static func inherited(as number: Int32) throws(SystemError) -> Channel {
    // A duplicate is closed on exec, which the inherited one is not.
    Channel(OpenFile(adopting: try retrying(.dup) { minilab_duplicate(number) }))
  }
}
