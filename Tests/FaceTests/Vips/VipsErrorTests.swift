import Testing
import Vips

struct VipsErrorTests {
  struct ReadFailure: Error {}

  @Test func `bytes that are no picture are an error, and no failed read`() throws {
    let source = try VipsImageTests.source([UInt8](repeating: 0x55, count: 4000))
    #expect(throws: VipsError.self) {
      _ = try VipsImage(
        loading: source, with: .jpeg(shrink: 1), failOn: .warning, access: .sequential)
    }
    let hasFailed = source.hasFailed
    #expect(!hasFailed)
  }

  @Test func `a read that fails is told apart from bytes that make no sense`() throws {
    let source = try VipsSource(count: 4000) { _, _ in throw ReadFailure() }
    #expect(throws: VipsError.self) {
      _ = try VipsImage(loading: source, with: .png, failOn: .warning, access: .sequential)
    }
    let hasFailed = source.hasFailed
    #expect(hasFailed)
  }

  @Test func `a cut JPEG fails while its pixels are read`() throws {
    let noise = (0..<(64 * 64 * 3)).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }
    let whole = try VipsImage(samples: noise, width: 64, height: 64, bands: 3)
      .encoded(as: .jpeg(quality: 90, progressive: false))
    let source = try VipsImageTests.source([UInt8](whole.prefix(whole.count / 2)))
    let image = try VipsImage(
      loading: source, with: .jpeg(shrink: 1), failOn: .truncated, access: .sequential)
    #expect(throws: VipsError.self) { _ = try image.samples() }
  }

  @Test func `a setting out of range is an error and prints nothing`() throws {
    let image = try VipsImage(samples: [0, 0, 0], width: 1, height: 1, bands: 3)
    #expect(throws: VipsError.self) { _ = try image.bands(7..<9) }
  }

  @Test func `the version and the operations are known`() {
    #expect(VipsLibrary.version.split(separator: ".").count == 3)
    #expect(VipsLibrary.has(operation: "jpegload_source"))
    #expect(!VipsLibrary.has(operation: "fotoload"))
  }
}
