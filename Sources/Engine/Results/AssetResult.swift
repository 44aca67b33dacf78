package import JobSpec
package import System

/// How one asset ended: what the report says of it.
package struct AssetResult: Hashable, Sendable {
  /// The place in the plan, from 1.
  package var index: Int
  /// Relative to the input's root.
  package var source: FilePath
  package var parts: [FilePath]
  /// Those of the parts that the job's words keep from being developed.
  package var leftOut: [LeftOutFile] = []
  package var kinds: [AssetKind]
  package var state: AssetState
  /// Why it was skipped, as `filter`, `limit`, `unavailable: …`.
  package var reason: String?
  package var error: AssetError?
  package var outputs: [OutputResult]
  package var privacy: PrivacyResult
  package var seconds: Double
  package var bytesRead: Int
  package var bytesWritten: Int
  package var warnings: [String]

  package init(index: Int = 0, source: FilePath, state: AssetState) {
    self.index = index
    self.source = source
    self.parts = []
    self.kinds = []
    self.state = state
    self.outputs = []
    self.privacy = PrivacyResult()
    self.seconds = 0
    self.bytesRead = 0
    self.bytesWritten = 0
    self.warnings = []
  }
}

/// Why an asset failed.
package struct AssetError: Error, Hashable, Sendable {
  package var code: FailureCode
  /// Names the file, says what is wrong and what to do.
  package var message: String
  package init(code: FailureCode, message: String) {
    self.code = code
    self.message = message
  }
}

/// One file that was delivered, or found unchanged.
package struct OutputResult: Hashable, Sendable {
  package var rendition: String
  /// Relative to the output's root.
  package var path: FilePath
  package var format: FileFormat
  package var width: Int
  package var height: Int
  package var bytes: Int
  package var decoder: String?
  /// `preserved`, `dropped` or `none`.
  package var hdr: String
  package var lost: [String]

  package init(rendition: String, path: FilePath, format: FileFormat) {
    self.rendition = rendition
    self.path = path
    self.format = format
    self.width = 0
    self.height = 0
    self.bytes = 0
    self.hdr = "none"
    self.lost = []
  }
}

/// What privacy did to an asset. Never a value.
package struct PrivacyResult: Hashable, Sendable {
  package var removed: [PrivacyGroup] = []
  /// Kept for rendering, as `icc`, `gainMap`.
  package var kept: [String] = []
  package var unknown: [String] = []
  package var invalidated: [String] = []
  package var verified = false
  package init() {}
}
