public import JobSpec
import Rendering
import System
import WorkOrder

/// Develops pictures inside this process.
///
/// The engine never does that: it hands pictures to a worker, a process of its own that can open
/// nothing, so that a file which crashes a decoder, or takes it over, costs one picture. Here a crash
/// is yours, and so is the memory. In exchange nothing has to be installed beside your program. Use
/// it for pictures that you trust, in tools that may end.
///
/// ```swift
/// let renderer = PictureRenderer()
/// let picture = RenderSource(path: "IMG_1.JPG", format: .jpeg, orientation: 6)
/// let output = RenderOutput(.init(.webp(.init(quality: .value(80))), size: .within(800)), path: "small.webp")
/// let rendered = try renderer.render(picture, to: [output])
/// ```
///
/// Calls block; run them on a thread of your own, not in the cooperative pool. Any number of threads
/// may render at once, each call with its own files.
public struct PictureRenderer: Hashable, Sendable {
  /// How damaged sources are treated.
  public var strictness: Strictness
  /// Pixels that a source may have; looked at before any is decoded.
  public var maxPixels: Int

  /// Makes a renderer.
  public init(strictness: Strictness = .strict, maxPixels: Int = 500_000_000) {
    self.strictness = strictness
    self.maxPixels = maxPixels
  }

  /// Decodes a picture once and writes every output.
  ///
  /// Outputs are new files: one that exists is an error. They carry a colour profile and no other
  /// metadata. Where this throws, the outputs that were begun are removed.
  ///
  /// - Parameters:
  ///   - source: The picture.
  ///   - outputs: What is made of it.
  /// - Returns: The sizes that came out, in the order of the outputs, and what there is to say.
  /// - Throws: ``RenderError`` where the source cannot be decoded or an output not be written.
  public func render(
    _ source: RenderSource, to outputs: [RenderOutput]
  ) throws(RenderError) -> RenderedPictures {
    // The thread is the caller's, who will not do this when it ends.
    defer { RenderingLibraries.endThread() }
    let input = try open(source.path)
    var made: [FilePath] = []
    do throws(RenderError) {
      let files = try outputs.map { output throws(RenderError) in
        let file = try create(output.path)
        made.append(FilePath(output.path))
        return file
      }
      return try render(source, input, outputs, files)
    } catch {
      for path in made { try? Files.unlink(path) }
      throw error
    }
  }

  private func render(
    _ source: RenderSource, _ input: OpenFile, _ outputs: [RenderOutput], _ files: [OpenFile]
  ) throws(RenderError) -> RenderedPictures {
    let renditions = outputs.map { output in
      RenditionOrder(
        name: output.path, options: output.options, color: output.color, hdr: .drop)
    }
    let order = RenderOrder(
      format: source.format, orientation: source.orientation, renditions: renditions,
      strictness: strictness, maxPixels: maxPixels)
    do {
      let rendered = try Renderer.render(order, source: input, outputs: files)
      return RenderedPictures(
        sizes: rendered.results.map { PixelSize($0.width, $0.height) }, warnings: rendered.warnings)
    } catch {
      throw RenderError(code: error.code, message: error.message)
    }
  }

  private func open(_ path: String) throws(RenderError) -> OpenFile {
    do { return try OpenFile.open(FilePath(path), .source) } catch {
      throw RenderError(code: .unreadable, message: error.message)
    }
  }

  private func create(_ path: String) throws(RenderError) -> OpenFile {
    do { return try OpenFile.open(FilePath(path), .createExclusive(mode: 0o644)) } catch {
      let code: FailureCode = error.errno == .alreadyExists ? .outputExists : .outputNotWritable
      throw RenderError(code: code, message: error.message)
    }
  }
}
