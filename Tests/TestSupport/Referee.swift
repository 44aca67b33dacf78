import Foundation

/// A well-known tool that judges our output from outside. The product never calls one.
///
/// ```swift
/// @Test(.enabled(if: Referee.exiftool.isInstalled))
/// func `location is gone`() async throws {
///   #expect(try await Referee.exiftool.run(["-gps*", file]).text == "")
/// }
/// ```
package struct Referee: Sendable {
  package let name: String
  /// The Debian package that has the tool.
  package let debianPackage: String
  private let program: Program?

  private init(_ name: String, in debianPackage: String) {
    self.name = name
    self.debianPackage = debianPackage
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    program = folders.split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile(atPath:)).map(Program.init(path:))
  }

  package static let exiftool = Referee("exiftool", in: "libimage-exiftool-perl")
  package static let ffmpeg = Referee("ffmpeg", in: "ffmpeg")
  package static let ffprobe = Referee("ffprobe", in: "ffmpeg")
  package static let vips = Referee("vips", in: "libvips-tools")
  package static let vipsthumbnail = Referee("vipsthumbnail", in: "libvips-tools")
  package static let vipsheader = Referee("vipsheader", in: "libvips-tools")
  package static let heifInfo = Referee("heif-info", in: "libheif-examples")
  package static let webpmux = Referee("webpmux", in: "webp")
  package static let pngcheck = Referee("pngcheck", in: "pngcheck")
  package static let strace = Referee("strace", in: "strace")

  /// Whether the tool is here. Where it is not, one SKIPPED line says which package has it.
  package var isInstalled: Bool {
    if program == nil {
      Skipped.because("\(name) is not installed (apt-get install \(debianPackage))")
    }
    return program != nil
  }

  /// The tool cannot judge: it is not here, or it took too long.
  package enum Failure: Error {
    case notInstalled(String)
    case timedOut(String, [String])
  }

  /// Runs the tool to its end. Some referees hang on damaged files, so there is always a time-out.
  package func run(
    _ arguments: [String], in folder: String? = nil, timeout: Duration = .seconds(120)
  ) async throws -> Program.Outcome {
    guard let program else { throw Failure.notInstalled(name) }
    let outcome = try await program.run(arguments, in: folder, timeout: timeout)
    guard !outcome.timedOut else { throw Failure.timedOut(name, arguments) }
    return outcome
  }
}
