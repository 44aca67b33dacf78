import JobSpec
import Rendering
import Testing
import WorkOrder

struct WireTests {
  static let orders: [WorkOrder] = [
    WorkOrder(id: .max, task: .probeCage),
    WorkOrder(id: 0, task: .capabilities),
    WorkOrder(id: 5, task: .verify(VerifyOrder(format: .avif, width: 3, height: 65_535))),
    WorkOrder(
      id: 9,
      task: .render(
        RenderOrder(
          format: .heic, orientation: 8,
          renditions: [
            RenditionOrder(
              name: "a \"b\" \u{1F3DE}",
              options: Rendition.ImageOptions(
                .avif(.init(quality: .value(33), lossless: true, effort: 9)),
                size: .filling(PixelSize(1, 65_535), crop: .entropy, enlarging: true),
                orientation: .keep, background: .init(red: 1, green: 2, blue: 254),
                skipIfLarger: true, preview: true),
              color: .displayP3, hdr: .drop,
              metadata: MetadataBlock(exif: [0, 255, 10, 34], xmp: Array("<x/>".utf8))),
            .make(.jpeg(.init(progressive: true)), size: .within(7), color: .keep),
          ], strictness: .salvage, maxPixels: 1 << 40, transfer: .image))),
  ]

  static let outcomes: [WorkResult.Outcome] = [
    .verified,
    .rendered(
      [
        RenditionResult(
          name: "n", width: 1, height: 2, bytes: 3, decoder: "libvips", lost: ["hdr", "animation"])
      ], warnings: ["w"]),
    .cage(
      CageReport(
        openRefused: true, socketRefused: false, executeRefused: true, landlock: 4, seccomp: true)),
    .capabilities(
      Capabilities(
        libraries: [.init(name: "libvips", version: "8.14.1")], decodes: [.jpeg], encodes: [])),
    .failed(WorkFailure(code: .truncated, message: "m", log: nil)),
    .failed(WorkFailure(code: FailureCode(rawValue: "new"), message: "m", log: "l")),
  ]

  @Test(arguments: orders)
  func `an order arrives as it was sent`(_ order: WorkOrder) throws {
    #expect(try WorkOrder(decoding: order.encoded()) == order)
  }

  @Test(arguments: outcomes)
  func `a result arrives as it was sent`(_ outcome: WorkResult.Outcome) throws {
    let result = WorkResult(id: 12, outcome: outcome, peakRSS: 1 << 33)
    #expect(try WorkResult(decoding: result.encoded()) == result)
  }

  @Test func `no cut or changed frame traps`() throws {
    let frame = Self.orders[3].encoded()
    for length in 0..<frame.count {
      #expect(throws: WireError.self) {
        _ = try WorkOrder(decoding: Array(frame.prefix(length)))
      }
    }
    for index in frame.indices {
      var changed = frame
      changed[index] ^= 0x15
      _ = try? WorkOrder(decoding: changed)
    }
  }
}
