import JobSpec
import Rendering
import System
import TestSupport
import Testing
import Vips
import WorkOrder

/// The real process, over a real channel.
struct WorkerTests {
  final class Worker {
    let process: ChildProcess
    let channel: Channel
    let output: OpenFile

    init(_ arguments: [FilePath] = []) throws {
      let (ours, theirs) = try Channel.pair()
      var command = Command(FilePath(BuiltProduct.worker.path), arguments)
      output = try OpenFile.makeAnonymous()
      command.standardOutput = .file(output)
      command.standardError = .file(output)
      command.descriptors = [3: theirs.socket]
      process = try ChildProcess.spawn(command)
      channel = ours
    }

    func ask(_ task: WorkOrder.Task, id: UInt64 = 1, _ files: [OpenFile] = []) throws -> WorkResult
    {
      try channel.send(WorkOrder(id: id, task: task).encoded(), descriptors: files)
      let answer = try #require(try channel.receive(timeout: .seconds(60)))
      return try WorkResult(decoding: answer.frame)
    }

    func words() throws -> String {
      String(decoding: try output.read(at: 0, count: try output.size), as: UTF8.self)
    }
  }

  static func renderOrder(_ format: FileFormat = .jpeg, orientation: Int = 1) -> WorkOrder.Task {
    .render(
      RenderOrder(
        format: format, orientation: orientation,
        renditions: ImageEncoding.all.map { .make($0, size: .within(48)) }))
  }

  @Test func `it develops every format inside its cage`() throws {
    let worker = try Worker()
    for (saver, format) in FormatTests.inputs {
      let source = try OpenFile.makeAnonymous()
      try source.write(all: try TestCard.upright.encoded(as: saver))
      let outputs = try ImageEncoding.all.map { _ in try OpenFile.makeAnonymous() }
      let result = try worker.ask(Self.renderOrder(format), [source] + outputs)
      guard case .rendered(let renditions, let warnings) = result.outcome else {
        Issue.record("\(format): \(result.outcome)")
        continue
      }
      #expect(warnings == [] && renditions.map(\.width) == outputs.map { _ in 48 })
      for (encoding, output) in zip(ImageEncoding.all, outputs) {
        let file = try output.read(at: 0, count: output.size)
        #expect(TestCard.isShown(in: try Picture(file, encoding.format), tolerance: 25))
      }
      #expect(result.peakRSS > 10 << 20)
    }
    let words = try worker.words()
    #expect(words == "")
  }

  @Test func `the caged process writes the same bytes as this one`() throws {
    let source = try OpenFile.makeAnonymous()
    try source.write(all: try TestCard.upright.encoded(as: .jpeg(quality: 90, progressive: false)))
    let outputs = try ImageEncoding.all.map { _ in try OpenFile.makeAnonymous() }
    _ = try Worker().ask(Self.renderOrder(), [source] + outputs)
    let here = try Darkroom(format: .jpeg)
      .develop(source, ImageEncoding.all.map { .make($0, size: .within(48)) })
    for (index, output) in outputs.enumerated() {
      #expect(try output.read(at: 0, count: output.size) == here.files[index])
    }
  }

  @Test func `it cannot open a path, make a socket or start a program`() throws {
    let result = try Worker().ask(.probeCage)
    guard case .cage(let report) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    let support = Cage.support
    #expect(report.landlock == support.landlock ?? 0 && report.seccomp == support.filtersCalls)
    #expect(report.openRefused == (support.landlock != nil))
    #expect(report.socketRefused == support.filtersCalls)
    #expect(report.executeRefused == support.filtersCalls)
  }

  @Test func `it says what it can do`() throws {
    let result = try Worker().ask(.capabilities, id: 77)
    guard case .capabilities(let capabilities) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(result.id == 77)
    #expect(capabilities.libraries.map(\.name) == ["libavcodec", "libheif", "libvips"])
    // Some builds of libvips read JPEG XL, others do not.
    #expect(
      Set(capabilities.decodes).subtracting([.jpegXL])
        == [.jpeg, .png, .webP, .gif, .tiff, .heic, .avif])
    #expect(Set(capabilities.encodes) == [.jpeg, .png, .webP, .tiff, .heic, .avif])
  }

  @Test func `an order that makes no sense is answered, and the next one is served`() throws {
    let worker = try Worker()
    for frame in [[], Array("{".utf8), Array(#"{"id":"1","task":"dance"}"#.utf8)] as [[UInt8]] {
      try worker.channel.send(frame)
      let answer = try #require(try worker.channel.receive(timeout: .seconds(30)))
      guard case .failed = try WorkResult(decoding: answer.frame).outcome else {
        Issue.record("a bad order was carried out")
        return
      }
    }
    guard case .failed = try worker.ask(Self.renderOrder(), []).outcome else {
      Issue.record("an order without files was carried out")
      return
    }
    guard case .capabilities = try worker.ask(.capabilities).outcome else {
      Issue.record("the worker was lost")
      return
    }
  }

  @Test func `a damaged picture is an answer, and the next one is served`() throws {
    let worker = try Worker()
    let picture = try TestCard.upright.encoded(as: .jpeg(quality: 90, progressive: false))
    let outputs = try ImageEncoding.all.map { _ in try OpenFile.makeAnonymous() }
    let cut = try OpenFile.makeAnonymous()
    try cut.write(all: picture.prefix(picture.count / 2))
    guard case .failed(let failure) = try worker.ask(Self.renderOrder(), [cut] + outputs).outcome
    else {
      Issue.record("a cut picture was developed")
      return
    }
    #expect(failure.code == .truncated)
    let whole = try OpenFile.makeAnonymous()
    try whole.write(all: picture)
    guard case .rendered = try worker.ask(Self.renderOrder(), [whole] + outputs).outcome else {
      Issue.record("a whole picture was not developed")
      return
    }
  }

  @Test func `it leaves when the channel closes`() throws {
    var worker: Worker? = try Worker()
    _ = try worker?.ask(.capabilities)
    let process = try #require(worker?.process)
    worker = nil
    #expect(try process.wait(timeout: .seconds(10)) == .exited(code: 0))
  }

  @Test func `a worker that is killed is a closed channel`() throws {
    let worker = try Worker()
    _ = try worker.ask(.capabilities)
    worker.process.kill()
    let answer = try worker.channel.receive(timeout: .seconds(10))
    #expect(answer == nil)
  }

  @Test func `started by hand it says so and ends`() async throws {
    let outcome = try await BuiltProduct.worker.run([], timeout: .seconds(20))
    #expect(!outcome.succeeded && outcome.errorText.contains("started by minilab"))
  }
}
