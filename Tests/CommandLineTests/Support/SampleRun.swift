import Engine
import JobSpec
import System

@testable import MinilabCLI

/// A run with one asset in each state, odd names included.
enum SampleRun {
  static let events: [RunEvent] = [
    .started(
      job: "web-gallery", inputRoot: FilePath(bytes: Array("/photos".utf8)),
      outputRoot: FilePath(bytes: Array("/web".utf8))),
    .scanned(assets: 5),
    .planned(assets: 5, outputs: 5),
    .warning("/photos/locked cannot be read"),
    .finished(delivered),
    .progressed(done: 1, of: 5),
    .finished(failed),
    .finished(skipped),
    .finished(AssetResult(index: 4, source: name("ok\u{1F600}.png"), state: .unchanged)),
    .finished(AssetResult(index: 5, source: name("late.png"), state: .pending)),
    .ended(summary),
  ]

  static var delivered: AssetResult {
    var result = AssetResult(index: 1, source: name("IMG_1.HEIC"), state: .delivered)
    result.parts = [name("IMG_1.MOV")]
    result.kinds = [.images, .livePhotos]
    var output = OutputResult(
      rendition: "large", path: name("2026/IMG_1-large.jpg"), format: .jpeg)
    output.width = 2048
    output.height = 1536
    output.bytes = 401_122
    output.decoder = "tiles"
    output.hdr = "preserved"
    output.lost = ["motion"]
    result.outputs = [output]
    result.privacy.removed = [.location, .serials]
    result.privacy.kept = ["icc", "gainMap"]
    result.privacy.verified = true
    result.seconds = 0.3104
    result.bytesRead = 1_830_011
    result.bytesWritten = 401_122
    result.warnings = ["the thumbnail was stale"]
    return result
  }

  /// Latin-1 é and a line break: neither UTF-8 nor fit for one line.
  static var failed: AssetResult {
    let source = FilePath(bytes: Array("caf".utf8) + [0xE9, 0x0A] + Array(".jpg".utf8))
    var result = AssetResult(index: 2, source: source, state: .failed)
    result.error = AssetError(code: .truncated, message: "the picture ends early")
    return result
  }

  static var skipped: AssetResult {
    var result = AssetResult(index: 3, source: name("clip.mov"), state: .skipped)
    result.reason = "unavailable: video"
    return result
  }

  static var summary: RunSummary {
    var summary = RunSummary()
    summary.counts = [.delivered: 1, .failed: 1, .skipped: 1, .unchanged: 1, .pending: 1]
    summary.seconds = 1.9
    summary.enginePeakRSS = 11_534_336
    summary.workerPeakRSS = 62_914_560
    return summary
  }

  static func name(_ text: String) -> FilePath { FilePath(bytes: Array(text.utf8)) }

  /// What a report writes of the run.
  static func report(_ style: OutputStyle, ending: Ending = Ending(.someFailed)) -> MemoryStreams {
    let memory = MemoryStreams()
    var report = style.runReport(to: memory.streams)
    for event in events { report.take(event) }
    report.end(ending)
    return memory
  }
}
