import MediaFile
import XML

/// The properties of an XMP packet, flat: how they are nested does not matter to facts.
struct XMPPacket {
  /// A property by its namespace; prefixes are whatever the writer chose.
  struct Name: Hashable {
    var namespace: XMPNamespace
    var local: String
  }

  /// Another picture or clip in the same file, as Google's container directory lists it.
  struct ContainerItem: Hashable {
    var semantic: String?
    var mimeType: String?
    var length: Int?
  }

  /// Texts by property; structures are there without one.
  private(set) var values: [Name: [String]] = [:]
  private(set) var items: [ContainerItem] = []
  /// Whether the packet ends before it should; what came before is kept.
  private(set) var isDamaged = false

  /// Bytes of a packet that is read. It is never held as a whole.
  static let sizeLimit = 16 << 20
  /// Bytes of a packet that is held, where that is the only way to make sense of it.
  private static let repairLimit = 1 << 20
  private static let window = 16 << 10

  /// Reads a packet piece by piece.
  ///
  /// - Throws: ``MediaFileError`` where the source cannot be read; damage is no error.
  init(_ source: any ByteSource) throws(MediaFileError) {
    let document = try Self.document(in: source)
    if try read(source, document) { return }
    isDamaged = true
    guard document.count <= Self.repairLimit else { return }
    // Latin 1 that passes for UTF-8 is the most common damage.
    let bytes = try source.bytes(document)
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    if repaired != bytes {
      isDamaged = try !read(ArraySource(repaired), 0..<repaired.count)
    }
  }

  init(_ packet: [UInt8]) { self = (try? XMPPacket(ArraySource(packet))) ?? .unreadable }

  private static let unreadable: XMPPacket = {
    var packet = XMPPacket()
    packet.isDamaged = true
    return packet
  }()

  private init() {}

  /// Reads as far as the document is whole, and says whether that is to its end.
  private mutating func read(
    _ source: any ByteSource, _ document: Range<Int>
  ) throws(MediaFileError) -> Bool {
    var reading = Reading()
    defer { (values, items) = (reading.values, reading.items) }
    var limits = XMLEvents.Limits()
    limits.bytes = Self.sizeLimit
    var stream = XMLStream(limits: limits)
    var start = document.lowerBound
    repeat {
      let end = min(start + Self.window, document.upperBound)
      let piece = try source.bytes(start..<end)
      do {
        try stream.feed(piece, isLast: end == document.upperBound) { reading.take($0) }
      } catch {
        return false
      }
      start = end
    } while start < document.upperBound
    return true
  }

  /// The document without what surrounds it: the packet's instruction, whose byte order mark some
  /// writers garble, and zeros at the end. Packets in UTF-16 are left as they are.
  private static func document(in source: any ByteSource) throws(MediaFileError) -> Range<Int> {
    let head = try source.bytes(0..<min(128, source.count))
    guard head.starts(with: Array("<?xpacket begin".utf8)),
      let instruction = head.firstIndex(of: UInt8(ascii: ">"))
    else { return 0..<source.count }
    var end = source.count
    while end > instruction + 1 {
      let start = max(instruction + 1, end - 1024)
      let tail = try source.bytes(start..<end)
      guard let last = tail.lastIndex(where: { $0 != 0 }) else {
        end = start
        continue
      }
      return instruction + 1..<start + last + 1
    }
    return 0..<source.count
  }

  func has(_ local: String, in namespace: XMPNamespace) -> Bool {
    values[Name(namespace: namespace, local: local)] != nil
  }

  func text(_ local: String, in namespace: XMPNamespace) -> String? {
    texts(local, in: namespace).first
  }

  func texts(_ local: String, in namespace: XMPNamespace) -> [String] {
    values[Name(namespace: namespace, local: local)] ?? []
  }
}
