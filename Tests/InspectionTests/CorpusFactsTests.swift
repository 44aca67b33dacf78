import AssetFacts
import Foundation
import JobSpec
import MediaFile
import TestSupport
import Testing

/// Facts of real files against what exiftool says, and what the corpus' catalogue says.
@Suite(.enabled(if: Corpus.isPresent)) struct CorpusFactsTests {
  /// Files whose facts can be read, with their facts.
  static let inspected: [(file: Corpus.File, facts: AssetFacts)] = Corpus.files.compactMap { file in
    (try? InspectedFile.facts(file.path)).map { (file, $0) }
  }

  @Test func `every file has facts or a failure with a name`() {
    for file in Corpus.files {
      do {
        _ = try InspectedFile.facts(file.path)
      } catch {
        #expect(error is MediaFileError, "\(file): \(error)")
      }
    }
  }

  /// Sizes that differ from the catalogue's, which has the stored ones, and why.
  static let otherSizes: [String: String] = [
    "AOMediaCodec+libavif/clap_irot_imir_non_essential.avif": "cut by clap, then turned",
    "bpatrik+pigallery2/IMG_7943.HEIC": "cut by clap",
    "laurenspriem+test-fixtures/7949_mirror_horizontal_rotate_270_cw.HEIC": "cut by clap",
    "mozilla+mp4parse-rust/transformation-before-ispe.avif": "cut by clap, then turned",
    "nokiatech+heif_conformance/MIAF007.heic": "cut by clap, then turned",
    "mozilla+mp4parse-rust/video_colr_nclx_and_icc.mp4": "sizes are 16.16 fixed point",
    "mozilla+mp4parse-rust/video_colr_nclx_hdr10_full_range.mp4": "sizes are 16.16 fixed point",
    "mozilla+mp4parse-rust/video_colr_nclx_hlg_full_range.mp4": "sizes are 16.16 fixed point",
  ]

  @Test func `sizes are the catalogue's, upright`() throws {
    for (file, facts) in Self.inspected {
      guard let stored = file.size, let width = facts.width, let height = facts.height,
        Self.otherSizes[file.name] == nil
      else { continue }
      let isSame = (width, height) == stored
      let isTurned = (height, width) == stored
      let mayTurn = facts.orientation >= 5 || facts.kinds[.videos] != nil || file.turnsItself
      #expect(isSame || (isTurned && mayTurn), "\(file): \(width) × \(height)")
    }
  }

  /// Places that this reader finds or leaves out otherwise than the catalogue, and why.
  static let otherPlaces: [String: String] = [
    "Ashampoo+kim/photo_75.heic": "a GPS directory without a place",
    "Ashampoo+kim/photo_43_header.jpg": "a GPS directory without a place",
    "exiftool+exiftool/Casio2.jpg": "a home city in the maker note",
    "exiftool+exiftool/Canon1DmkIII.jpg": "a GPS directory without a place",
    "mindeng+nom-exif/exif-both.png": "a GPS directory that is damaged in part",
    "mindeng+nom-exif/sony-a7-xavc.MP4": "telemetry that may hold places",
    "photos/Apple iPhone 5.jpg": "a direction without a place",
    "photos/Canon EOS-1D Mark III (via Adobe Lightroom).jpg": "named in words",
  ]

  @Test func `places are found where the catalogue has them`() {
    for (file, facts) in Self.inspected
    where file.isReadInFull && Self.otherPlaces[file.name] == nil {
      let isExpected = file.capabilities.contains { $0.hasPrefix("gps-") || $0.hasPrefix("loc-") }
      let isFound = facts.sensitive.contains { $0.group == .location }
      #expect(isFound == isExpected, "\(file): \(facts.sensitive)")
    }
  }

  /// Every fourth file cut at many places: facts or an error, never a trap, and never slow.
  @Test func `a cut anywhere never traps`() throws {
    for (index, file) in Corpus.files.enumerated() where index % 4 == 0 {
      guard let data = FileManager.default.contents(atPath: file.path) else { continue }
      let whole = ArraySource([UInt8](data.prefix(128 << 10)))
      let places = data.count > 64 << 10 ? 12 : 40
      for place in 0..<places {
        let cut = try PieceSource(of: whole, 0..<whole.count * place / places)
        _ = try? InspectedFile.facts(of: cut)
      }
    }
  }
}

extension Corpus.File {
  /// HEIF turns its pictures itself, whatever Exif says beside it.
  fileprivate var turnsItself: Bool { ["HEIC", "HEIF", "AVIF", "JPEG XL"].contains(format) }

  /// Whether more than the format is read of files like this.
  var isReadInFull: Bool {
    format != "MPEG-2 TS"
  }
}
