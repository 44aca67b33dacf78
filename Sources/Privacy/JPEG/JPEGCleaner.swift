import JobSpec
import MediaFile

/// Cleans a JPEG by leaving out and rewriting segments; scans are copied untouched.
///
/// What follows the image is part of it: secondary images are cleaned by the same rules, everything
/// else there is a trailer.
struct JPEGCleaner {
  let source: any ByteSource
  /// How carriers are named: `jpeg`, or the image within it.
  let name: String
  private let depth: Int
  private let segments: JPEGSegments
  private let parts: [JPEGPart]

  /// - Throws: ``PrivacyError`` where the structure is not whole.
  init(_ source: any ByteSource, name: String = "jpeg", depth: Int = 0) throws(PrivacyError) {
    guard depth < 4 else {
      throw PrivacyError(.limitExceeded, "\(name): pictures within pictures.", carriers: [name])
    }
    self.source = source
    self.name = name
    self.depth = depth
    do {
      segments = try JPEGSegments(source)
      var parts: [JPEGPart] = []
      for segment in segments.segments { parts.append(try JPEGPart(segment, in: source)) }
      self.parts = parts
    } catch { throw PrivacyError(error, in: name) }
    guard segments.isComplete else {
      throw PrivacyError(.truncated, "\(name): the image has no end.", carriers: [name])
    }
  }

  /// The cleaned file in terms of the source.
  func clean(_ ledger: inout Ledger) throws(PrivacyError) -> Splice {
    if depth == 0 { ledger.scans = segments.scans }
    let index = try multiPictureIndex()
    let container = try XMPContainer(packet: mainPacket())
    let secondaries = try SecondaryImages(
      index: index, container: container, after: segments.end, in: source, name: name
    ).clean(depth: depth + 1, &ledger)
    let trailers = try Trailers(
      in: source, after: segments.end, around: secondaries.found, name: name)
    let keepsTrailers = try trailers.keeps(&ledger)

    var claims = XMPClaims()
    claims.dropsMotion = !keepsTrailers || ledger.policy.remove.contains(.motion)
    claims.gainMapLength = secondaries.gainMapLength(container)
    let body = try pieces(claims, &ledger)

    var assembly = JPEGAssembly(body)
    for image in secondaries.kept { assembly.append(image) }
    if keepsTrailers { for range in trailers.ranges { assembly.copy(range) } }
    return try assembly.finish(index, in: name)
  }

  /// Cleans a whole picture that stands within another block.
  ///
  /// - Returns: The cleaned picture; the same bytes where nothing must go.
  static func cleanEmbedded(
    _ picture: [UInt8], in carrier: String, _ ledger: inout Ledger
  ) throws(PrivacyError) -> [UInt8] {
    let source = ArraySource(picture)
    let splice = try JPEGCleaner(source, name: carrier, depth: 2).clean(&ledger)
    do { return try splice.apply(to: source) } catch { throw PrivacyError(error, in: carrier) }
  }
}

// MARK: - What the pieces mean together

extension JPEGCleaner {
  private func multiPictureIndex() throws(PrivacyError) -> MultiPictureIndex? {
    let indexes = parts.filter { $0.content == .multiPicture }
    guard let part = indexes.first else { return nil }
    guard indexes.count == 1 else {
      throw PrivacyError(.corrupt, "\(name).mpf: there are two.", carriers: ["\(name).mpf"])
    }
    return try MultiPictureIndex(try body(part), at: part.body.lowerBound, name: "\(name).mpf")
  }

  private func mainPacket() throws(PrivacyError) -> [UInt8]? {
    guard let part = parts.first(where: { $0.content == .xmp }) else { return nil }
    return try body(part)
  }

  private func body(_ part: JPEGPart) throws(PrivacyError) -> [UInt8] {
    do { return try source.bytes(part.body) } catch { throw PrivacyError(error, in: name) }
  }
}

// MARK: - Segments

extension JPEGCleaner {
  /// What becomes of a segment.
  enum Outcome: Hashable, Sendable {
    case keep
    case drop
    case replace([UInt8])
    /// The index of images, written when all places are known.
    case index
  }

  private func pieces(
    _ claims: XMPClaims, _ ledger: inout Ledger
  ) throws(PrivacyError) -> [JPEGAssembly.Piece] {
    var xmp = try ExtendedXMPCleaner(parts, in: source, name: name).clean(claims, &ledger)
    var photoshop = try photoshop(&ledger)
    var pieces: [JPEGAssembly.Piece] = [.copy(0..<2)]
    var position = 2
    for (number, part) in parts.enumerated() {
      let range = part.segment.range
      pieces.append(.copy(position..<range.lowerBound))
      position = range.upperBound
      let outcome: Outcome
      switch part.content {
      case .xmp, .extendedXMP: outcome = xmp.removeValue(forKey: number) ?? .drop
      case .photoshop: outcome = photoshop.removeValue(forKey: number) ?? .drop
      default: outcome = try self.outcome(part, &ledger)
      }
      switch outcome {
      case .keep: pieces.append(.copy(range))
      case .drop: break
      case .replace(let bytes): pieces.append(.bytes(bytes))
      case .index: pieces.append(.index(range))
      }
    }
    return pieces
  }

  private func outcome(
    _ part: JPEGPart, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Outcome {
    switch part.content {
    case .exif: return try exif(part, &ledger)
    case .multiPicture: return .index
    case .jfif: return try jfif(part, &ledger)
    case .iccProfile, .isoGainMap, .adobe, .coding, .jfxx, .c2pa, .comment, .application:
      let carrier = JPEGMeaning.of(part.content)
      let isGone = try ledger.removes(carrier.meaning, in: "\(name).\(carrier.name)")
      if part.content == .comment {
        let text = try body(part)
        if isGone {
          ledger.values.remove(text: text, from: "\(name).comment")
        } else {
          ledger.values.keep(text)
        }
      } else if isGone {
        try ledger.values.remove(part.body, of: source, from: "\(name).\(carrier.name)")
      }
      return isGone ? .drop : .keep
    case .xmp, .extendedXMP, .photoshop: return .keep
    }
  }

  private func exif(_ part: JPEGPart, _ ledger: inout Ledger) throws(PrivacyError) -> Outcome {
    let block = try body(part)
    switch try ExifCleaner.clean(block, in: "\(name).exif", &ledger) {
    case .unchanged: return .keep
    case .removed: return .drop
    case .replaced(let bytes): return .replace(try segment(.exif, bytes))
    }
  }

  /// Keeps the density and drops the thumbnail behind it.
  private func jfif(_ part: JPEGPart, _ ledger: inout Ledger) throws(PrivacyError) -> Outcome {
    let block = try body(part)
    let density = 9
    guard block.count > density,
      try ledger.removes(.tells(.thumbnails), in: "\(name).jfif.thumbnail")
    else { return .keep }
    return .replace(try segment(.jfif, block.prefix(density - 2) + [0, 0]))
  }

  /// All Photoshop segments are one list of resources.
  private func photoshop(
    _ ledger: inout Ledger
  ) throws(PrivacyError) -> [Int: Outcome] {
    let numbers = parts.indices.filter { parts[$0].content == .photoshop }
    guard let first = numbers.first else { return [:] }
    var block: [UInt8] = []
    for number in numbers { block += try body(parts[number]) }
    switch try PhotoshopCleaner.clean(block, in: "\(name).photoshop", &ledger) {
    case .unchanged: return Dictionary(uniqueKeysWithValues: numbers.map { ($0, .keep) })
    case .removed: return [:]
    case .replaced(let bytes):
      var result: [UInt8] = []
      for start in stride(from: 0, to: bytes.count, by: 65_000) {
        result += try segment(.photoshop, bytes[start..<min(start + 65_000, bytes.count)])
      }
      return [first: .replace(result)]
    }
  }

  private func segment(
    _ signature: JPEGSignature, _ content: some Sequence<UInt8>
  ) throws(PrivacyError) -> [UInt8] {
    do { return try JPEGSegment.encode(signature, Array(content)) } catch {
      throw PrivacyError(error, in: name)
    }
  }
}
