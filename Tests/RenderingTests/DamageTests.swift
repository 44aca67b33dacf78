import JobSpec
import Rendering
import System
import Testing
import Vips
import WorkOrder

struct DamageTests {
  static let busy = Picture(width: 160, height: 120) { x, y in
    [UInt8((x * 7 + y * 3) & 255), UInt8((x * y) & 255), UInt8((x ^ y) & 255)]
  }

  static let savers: [(VipsSaver, FileFormat)] = [
    (.jpeg(quality: 90, progressive: false), .jpeg), (.jpeg(quality: 90, progressive: true), .jpeg),
    (.png(compression: 6, palette: false), .png), (.webP(quality: 80, lossless: false), .webP),
    (.tiff(.deflate), .tiff), (.heic(quality: 60), .heic),
    (.avif(quality: 60, lossless: false, effort: 0), .avif),
  ]

  static func failure(
    _ format: FileFormat, _ bytes: [UInt8], maxPixels: Int = 1_000_000,
    strictness: Strictness = .strict
  ) -> WorkFailure? {
    do {
      _ = try Darkroom(format: format, strictness: strictness, maxPixels: maxPixels)
        .develop(bytes, [.make(.png(.init()), size: .within(64))])
      return nil
    } catch {
      return error as? WorkFailure
    }
  }

  @Test(arguments: savers.indices, [0.1, 0.5, 0.9, 0.99])
  func `a cut picture fails by name`(index: Int, part: Double) throws {
    let (saver, format) = Self.savers[index]
    let whole = try Self.busy.encoded(as: saver)
    let cut = Array(whole.prefix(Int(Double(whole.count) * part)))
    let failure = try #require(Self.failure(format, cut), "\(format) at \(part) was accepted")
    #expect(failure.code == .truncated, "\(failure)")
  }

  @Test func `a whole picture is no failure`() throws {
    for (saver, format) in Self.savers {
      #expect(Self.failure(format, try Self.busy.encoded(as: saver)) == nil)
    }
  }

  @Test func `what is no picture is no crash`() {
    for format in [FileFormat.jpeg, .png, .webP, .gif, .tiff, .heic, .avif] {
      for bytes in [[], [0], Array("not a picture at all, but a text".utf8)] as [[UInt8]] {
        #expect(Self.failure(format, bytes) != nil)
      }
    }
  }

  @Test func `a format that has no decoder is refused`() {
    #expect(Self.failure(.quickTimeMovie, [0, 0, 0, 0])?.code == .unsupportedFormat)
  }

  @Test func `the limit is looked at before pixels are decoded`() throws {
    let large = try Self.busy.encoded(as: .png(compression: 6, palette: false))
    #expect(Self.failure(.png, large, maxPixels: 160 * 120) == nil)
    let failure = try #require(Self.failure(.png, large, maxPixels: 160 * 120 - 1))
    #expect(failure.code == .limitExceeded && failure.message.contains("160 × 120"))
  }

  @Test func `salvage delivers what a cut JPEG has`() throws {
    let whole = try Self.busy.encoded(as: .jpeg(quality: 90, progressive: false))
    let cut = Array(whole.prefix(whole.count * 3 / 4))
    #expect(Self.failure(.jpeg, cut, strictness: .salvage) == nil)
    #expect(Self.failure(.jpeg, cut, strictness: .tolerant)?.code == .truncated)
  }

  @Test func `a descriptor that cannot be read is unreadable`() throws {
    // A folder opens, and every read of it fails.
    let folder = try OpenFile.open("/", .directory)
    let order: [RenditionOrder] = [.make(.png(.init()))]
    do {
      _ = try Darkroom(format: .jpeg).develop(folder, order)
      Issue.record("a folder was decoded")
    } catch let failure as WorkFailure {
      #expect(failure.code == .unreadable)
    }
  }

  @Test func `no message names libvips' temporary files or our internals`() throws {
    let failure = try #require(Self.failure(.jpeg, Array("text".utf8)))
    #expect(!failure.message.contains("Vips") && failure.message.hasSuffix("."))
  }
}
