import JobSpec
import Testing

@Suite struct JobTests {
  /// The job that the design page shows, to the letter.
  static let sample = Job(
    "web-gallery",
    select: .all(of: [.images, .not(.screenshots)]),
    order: .captureDate,
    privacy: .sharing,
    renditions: [
      .image("large", .jpeg(quality: 82), within: 2048),
      .image("thumb", .webp(quality: 75), filling: .init(400, 400), crop: .attention),
      .original("archive", into: "archive", privacy: .archive),
    ],
    naming: "\(.captured(.year))/\(.stem)-\(.rendition)"
  )

  @Test func `the sample job is what it says`() {
    let job = Self.sample
    #expect(job.renditions.map(\.name) == ["large", "thumb", "archive"])
    #expect(job.renditions[0].output == .image(.init(.jpeg, size: .within(2048))))
    #expect(
      job.renditions[1].output
        == .image(.init(.webp(quality: 75), size: .filling(.init(400, 400), crop: .attention))))
    #expect(
      job.naming?.parts == [
        .field(.captured(.year)), .literal("/"), .field(.stem), .literal("-"), .field(.rendition),
      ])
  }

  @Test func `a job is a value`() {
    var small = Self.sample
    small.renditions.removeLast()
    #expect(small.renditions.count == 2)
    #expect(Self.sample.renditions.count == 3)
  }

  @Test func `every way to say how large means its size`() {
    let box = PixelSize(400, 300)
    #expect(Rendition.image("a", .jpeg).imageSize == .full)
    #expect(Rendition.image("a", .jpeg, within: 9).imageSize == .within(.init(.init(9, 9))))
    #expect(Rendition.image("a", .jpeg, within: box).imageSize == .within(.init(box)))
    #expect(
      Rendition.image("a", .jpeg, within: 9, enlarging: true).imageSize
        == .within(.init(.init(9, 9), enlarging: true)))
    #expect(Rendition.image("a", .jpeg, filling: box).imageSize == .filling(.init(box)))
    #expect(Rendition.image("a", .jpeg, exactly: box).imageSize == .exactly(box))
  }

  @Test func `encodings have words`() {
    #expect(ImageEncoding.jpeg == .jpeg(.init()))
    #expect(
      ImageEncoding.avif(quality: 50, effort: 2) == .avif(.init(quality: .value(50), effort: 2)))
    #expect(
      ImageEncoding.jpeg(targetBytes: .megabytes(1.5))
        == .jpeg(.init(quality: .targetBytes(1_500_000))))
    #expect(ImageEncoding.webp(lossless: true) == .webp(.init(lossless: true)))
    #expect(
      ImageEncoding.automatic(accepting: .heic, .png) == .automatic(accepting: [.heic, .png]))
    #expect(Limits(memory: .gibibytes(2)).memory == 2_147_483_648)
    #expect(Limits(memory: 1_000).memory == 1_000)
    #expect(ByteCount.megabytes(.infinity).bytes == .max)
    #expect(ByteCount.megabytes(.nan).bytes == 0)
  }

  @Test func `pieces of a name are joined`() {
    #expect(Naming(parts: [.literal("a"), .literal(""), .literal("b")]) == "ab")
    let naming: Naming = "\(.camera, else: "no-camera")/x"
    #expect(naming.parts == [.field(.init(.camera, fallback: "no-camera")), .literal("/x")])
    #expect(NamingField.camera.tells == .camera)
    #expect(NamingField.captured(.year).tells == .time)
    #expect(NamingField.stem.tells == nil)
  }

  @Test func `policies are made of groups`() {
    #expect(PrivacyPolicy.sharing.remove.contains(.location))
    #expect(!PrivacyPolicy.sharing.remove.contains(.time))
    #expect(!PrivacyPolicy.publishing.remove.contains(.copyright))
    #expect(PrivacyPolicy.archive.remove.isEmpty)
    #expect(PrivacyPolicy.sharing.keeping(.people).alsoRemoving(.time).remove.contains(.time))
    #expect(!PrivacyPolicy.sharing.keeping(.people).remove.contains(.people))
  }

  struct Unavailable: CustomTestStringConvertible, Sendable {
    let job: Job
    let word: String?
    var testDescription: String { word ?? "available" }
    init(_ rendition: Rendition, _ word: String?, change: (inout Job) -> Void = { _ in }) {
      var job = Job("test", renditions: [rendition])
      change(&job)
      self.job = job
      self.word = word
    }
  }

  @Test(arguments: [
    Unavailable(.original(), nil),
    Unavailable(.image("a", .automatic(accepting: .png), within: 10), nil),
    Unavailable(.video("a"), ".video"),
    Unavailable(.poster("a"), ".poster"),
    Unavailable(.image("a", .avif(targetBytes: 9_000)), "targetBytes"),
    Unavailable(.image("a", .jpeg, skipIfLarger: true), "skipIfLarger"),
    Unavailable(.image("a", .jpeg, preview: true), "preview"),
    Unavailable(.image("a", .jpeg, watermark: .init(.text("x"))), "watermark"),
    Unavailable(.original(), "transfer: .data") { $0.transfer = .data },
    Unavailable(.original(), nil) { $0.raw = .both },
    Unavailable(.original(), nil) { $0.livePhotoPairing = .split },
  ])
  func `says which words are not built yet`(_ test: Unavailable) {
    let reason = test.job.unavailableReason(for: test.job.renditions[0])
    if let word = test.word {
      #expect(reason?.contains(word) == true)
    } else {
      #expect(reason == nil)
    }
  }
}

extension Rendition {
  fileprivate var imageSize: ImageSize? {
    if case .image(let options) = output { options.size } else { nil }
  }
}
