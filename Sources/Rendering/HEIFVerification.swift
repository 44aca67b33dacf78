import AV
import JobSpec
import MediaFile

/// Decodes the coded pictures of a HEIF file one by one: tiles, and alpha beside them.
struct HEIFVerification {
  private let graph: ItemGraph

  /// Why a picture does not hold.
  enum Fault: Error {
    case structure(MediaFileError)
    case decoder(AVError)

    var message: String {
      switch self {
      case .structure(let error): error.message
      case .decoder(let error): error.message
      }
    }
  }

  /// Whether the primary picture decodes whole.
  static func holds(_ source: any ByteSource) -> Bool {
    (try? HEIFVerification(source).decode()) != nil
  }

  init(_ source: any ByteSource) throws(Fault) {
    do { graph = try HEIFFile(source).graph } catch { throw .structure(error) }
  }

  /// Decodes everything that makes up the primary picture, and returns its size upright.
  func decode() throws(Fault) -> PixelSize {
    var pictures = [graph.primary]
    for auxiliary in graph.auxiliaries(of: graph.primary)
    where AuxiliaryPicture(auxiliary.type) == .alpha {
      pictures.append(auxiliary.item)
    }
    for picture in pictures {
      for item in try codedItems(of: picture) { try decode(item) }
    }
    guard let size = graph.uprightSize(of: graph.primary) else {
      throw .structure(MediaFileError(.corrupt, "a picture without a size"))
    }
    return PixelSize(size.width, size.height)
  }

  private func codedItems(of picture: UInt32) throws(Fault) -> [UInt32] {
    guard graph.items[picture]?.type == "grid" else { return [picture] }
    do { return try graph.grid(picture).tiles } catch { throw .structure(error) }
  }

  private func decode(_ item: UInt32) throws(Fault) {
    let coded = try coded(item)
    let size: AVStillDecoder.Size
    do throws(AVError) {
      var decoder = try AVStillDecoder(coded.codec, configuration: coded.configuration)
      size = try decoder.decode(count: coded.data.count) { offset, count in
        try coded.data.bytes(offset..<offset + count)
      }
    } catch {
      throw .decoder(error)
    }
    // Coded pictures may be larger than what is shown of them, never smaller.
    guard let stored = graph.storedSize(of: item), size.width >= stored.width,
      size.height >= stored.height
    else {
      throw .structure(MediaFileError(.corrupt, "a picture smaller than its size says"))
    }
  }

  private struct Coded {
    var codec: AVStillCodec
    var configuration: [UInt8]
    var data: PieceSource
  }

  private func coded(_ item: UInt32) throws(Fault) -> Coded {
    do throws(MediaFileError) {
      for case .decoderConfiguration(let type, let range) in graph.properties(of: item) {
        guard let codec = AVStillCodec(configuration: type) else { continue }
        return Coded(
          codec: codec, configuration: try graph.source.bytes(range),
          data: try graph.data(of: item))
      }
      throw MediaFileError(.corrupt, "a picture without a decoder configuration")
    } catch {
      throw .structure(error)
    }
  }
}

extension AVStillCodec {
  fileprivate init?(configuration type: FourCC) {
    switch type {
    case "hvcC": self = .hevc
    case "av1C": self = .av1
    default: return nil
    }
  }
}
