public import JobSpec

/// A picture to be developed.
public struct RenderSource: Hashable, Sendable {
  /// Where it is.
  public var path: String
  /// What its bytes are; nothing is guessed from them or from the name.
  public var format: FileFormat
  /// Exif orientation as stored, from 1 to 8; of no account for HEIF, which turns by itself.
  public var orientation: Int

  /// Describes a picture.
  public init(path: String, format: FileFormat, orientation: Int = 1) {
    self.path = path
    self.format = format
    self.orientation = orientation
  }
}

/// A file to be made of a picture.
public struct RenderOutput: Hashable, Sendable {
  /// Encoding, size and the like; the encoding must be a concrete one, with a quality.
  public var options: Rendition.ImageOptions
  /// What becomes of colours.
  public var color: ColorHandling
  /// Where the file goes.
  public var path: String

  /// Describes a file.
  public init(_ options: Rendition.ImageOptions, color: ColorHandling = .sRGB, path: String) {
    self.options = options
    self.color = color
    self.path = path
  }
}

/// What came of a picture.
public struct RenderedPictures: Hashable, Sendable {
  /// One for each output, in pixels.
  public var sizes: [PixelSize]
  /// For a person.
  public var warnings: [String]
}

/// Why a picture could not be developed.
public struct RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The class of failure.
  public var code: FailureCode
  /// What is wrong and what to do.
  public var message: String

  /// One line.
  public var description: String { "\(code.rawValue): \(message)" }
}
