import Engine
import JobSpec
import WorkOrder

/// Something that is not here, and how to get it.
struct Missing: Hashable, Sendable {
  /// What cannot be done.
  var what: String
  /// A command to type, or a page to read.
  var remedy: String
}

extension Diagnosis {
  /// What is missing, the worst first.
  var missing: [Missing] {
    var missing: [Missing] = []
    switch worker {
    case .failure(let error):
      missing.append(
        Missing(
          what: "The worker does not run: \(error.message)",
          remedy: "apt-get install libvips42 libheif1 libavcodec59 libavformat59 libswscale6"))
    case .success(let examination):
      missing += Self.missing(from: examination.capabilities)
      if !examination.cage.isClosed {
        missing.append(
          Missing(
            what: "The worker's cage is open here: it could reach files or the network",
            remedy: "a kernel of 5.13 or later with Landlock and seccomp (Debian 12 has it)"))
      }
    }
    if toolchain == nil {
      missing.append(
        Missing(
          what: ".swift jobs cannot be read; .json jobs can",
          remedy: "https://www.swift.org/install/linux"))
    }
    return missing
  }

  private static func missing(from capabilities: Capabilities) -> [Missing] {
    let reads: [FileFormat] = [.jpeg, .png, .gif, .webP, .tiff, .heic, .avif]
    let writes: [FileFormat] = [.jpeg, .png, .webP, .tiff, .heic, .avif]
    return reads.filter { !capabilities.decodes.contains($0) }.map { missing($0, "read") }
      + writes.filter { !capabilities.encodes.contains($0) }.map { missing($0, "written") }
  }

  private static func missing(_ format: FileFormat, _ verb: String) -> Missing {
    let isHEIF = format == .heic || format == .avif
    return Missing(
      what: "\(format.rawValue) cannot be \(verb)",
      remedy: "apt-get install \(isHEIF ? "libheif1" : "libvips42")")
  }
}

extension CageReport {
  /// Whether every way out that was tried was refused.
  var isClosed: Bool { openRefused && socketRefused && executeRefused }
}
