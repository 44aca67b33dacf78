import CHeif

/// A HEIF file as libheif sees it: structure is read when it is made, pixels never.
@safe
package struct HeifContext: ~Copyable {
  private let pointer: OpaquePointer
  // libheif reads through it as long as the context lives.
  private let reader: HeifReader

  /// Reads the structure of `count` bytes; `read` gives the bytes from an offset on, exactly as many
  /// as asked.
  ///
  /// The corresponding function is `heif_context_read_from_reader`.
  package init(
    count: Int, reading read: @escaping (_ offset: Int, _ count: Int) throws -> [UInt8]
  ) throws(HeifError) {
    guard let pointer = unsafe heif_context_alloc() else {
      throw HeifError(kind: .other, message: "out of memory")
    }
    let reader = HeifReader(count: count, read: read)
    do {
      try unsafe HeifError.check(
        heif_context_read_from_reader(
          pointer, HeifReader.functions, Unmanaged.passUnretained(reader).toOpaque(), nil))
    } catch {
      unsafe heif_context_free(pointer)
      throw error
    }
    unsafe self.pointer = pointer
    self.reader = reader
  }

  deinit {
    unsafe heif_context_free(pointer)
  }

  /// The picture that is to be shown: `heif_context_get_primary_image_handle`.
  package borrowing func primaryImage() throws(HeifError) -> HeifImageHandle {
    var handle: OpaquePointer?
    try unsafe HeifError.check(heif_context_get_primary_image_handle(pointer, &handle))
    guard let handle = unsafe handle else {
      throw HeifError(kind: .other, message: "no primary image")
    }
    return unsafe HeifImageHandle(adopting: handle)
  }
}

/// Where libheif stands in a file.
private final class HeifReader {
  let count: Int
  let read: (Int, Int) throws -> [UInt8]
  var position = 0

  init(count: Int, read: @escaping (Int, Int) throws -> [UInt8]) {
    self.count = count
    self.read = read
  }

  /// libheif keeps the address of this table, so it lives for ever.
  nonisolated(unsafe) static let functions: UnsafePointer<heif_reader> = {
    let table = UnsafeMutablePointer<heif_reader>.allocate(capacity: 1)
    unsafe table.initialize(
      to: heif_reader(
        reader_api_version: 1,
        get_position: { unsafe Int64(HeifReader.from($0)?.position ?? -1) },
        read: { buffer, count, reader in
          // Empty items are read too, into nowhere.
          guard count > 0 else { return 0 }
          guard let reader = unsafe HeifReader.from(reader), let buffer = unsafe buffer else {
            return 1
          }
          let isInside = count <= reader.count - reader.position
          guard isInside, let bytes = try? reader.read(reader.position, count),
            bytes.count == count
          else { return 1 }
          unsafe UnsafeMutableRawBufferPointer(start: buffer, count: count).copyBytes(from: bytes)
          reader.position += count
          return 0
        },
        seek: { position, reader in
          guard let reader = unsafe HeifReader.from(reader), position >= 0, position <= reader.count
          else { return 1 }
          reader.position = Int(position)
          return 0
        },
        wait_for_file_size: { size, reader in
          guard let reader = unsafe HeifReader.from(reader), size <= reader.count else {
            return heif_reader_grow_status_size_beyond_eof
          }
          return heif_reader_grow_status_size_reached
        }))
    return unsafe UnsafePointer(table)
  }()

  static func from(_ pointer: UnsafeMutableRawPointer?) -> HeifReader? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe Unmanaged<HeifReader>.fromOpaque(pointer).takeUnretainedValue()
  }
}
