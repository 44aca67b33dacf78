package import JobSpec

/// What comes back for a work order.
package struct WorkResult: Hashable, Sendable {
  package var id: UInt64
  package var outcome: Outcome
  /// The worker's largest resident size so far, in bytes.
  package var peakRSS: Int

  package enum Outcome: Hashable, Sendable {
    case rendered([RenditionResult], warnings: [String])
    case verified
    case cage(CageReport)
    case capabilities(Capabilities)
    case failed(WorkFailure)
  }

  package init(id: UInt64, outcome: Outcome, peakRSS: Int) {
    self.id = id
    self.outcome = outcome
    self.peakRSS = peakRSS
  }
}

/// A picture that was made.
package struct RenditionResult: Hashable, Sendable {
  package var name: String
  /// As stored in the output.
  package var width: Int
  package var height: Int
  package var bytes: Int
  /// `tiles`, `libheif`, `libvips` or `preview`.
  package var decoder: String
  /// What the rendition flattened.
  package var lost: [String]

  package init(
    name: String, width: Int, height: Int, bytes: Int, decoder: String, lost: [String] = []
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.bytes = bytes
    self.decoder = decoder
    self.lost = lost
  }
}

/// Why an order could not be carried out.
package struct WorkFailure: Error, Hashable, Sendable {
  package var code: FailureCode
  /// For a person: what is wrong and what to do.
  package var message: String
  /// The library's own words: shown, never branched on.
  package var log: String?

  package init(code: FailureCode, message: String, log: String? = nil) {
    self.code = code
    self.message = message
    self.log = log
  }
}

/// What a worker may not do, tried from inside: each is true where the attempt was refused.
package struct CageReport: Hashable, Sendable {
  package var openRefused: Bool
  package var socketRefused: Bool
  package var executeRefused: Bool
  /// The kernel's Landlock version; 0 where it has none.
  package var landlock: Int
  package var seccomp: Bool

  package init(
    openRefused: Bool, socketRefused: Bool, executeRefused: Bool, landlock: Int, seccomp: Bool
  ) {
    self.openRefused = openRefused
    self.socketRefused = socketRefused
    self.executeRefused = executeRefused
    self.landlock = landlock
    self.seccomp = seccomp
  }
}

/// Libraries and codecs of a worker.
package struct Capabilities: Hashable, Sendable {
  /// Name and version of each library, sorted by name.
  package var libraries: [Library]
  package var decodes: [FileFormat]
  package var encodes: [FileFormat]

  package struct Library: Hashable, Sendable {
    package var name: String
    package var version: String
    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  package init(libraries: [Library], decodes: [FileFormat], encodes: [FileFormat]) {
    self.libraries = libraries
    self.decodes = decodes
    self.encodes = encodes
  }
}
