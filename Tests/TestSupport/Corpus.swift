import Foundation

/// Real photographs and videos from public repositories, kept outside the project.
///
/// They are looked for in `shared/corpus` beside the package or beside a folder above it, or
/// where `MINILAB_CORPUS` says. Tests that use them are `.enabled(if: Corpus.isPresent)`.
package enum Corpus {
  package static let path: String? = {
    if let given = ProcessInfo.processInfo.environment["MINILAB_CORPUS"] {
      return isCorpus(given) ? given : nil
    }
    var folder = URL(fileURLWithPath: PackageRoot.path)
    for _ in 0..<3 {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent("shared/corpus").path
      if isCorpus(candidate) { return candidate }
    }
    return nil
  }()

  /// Whether the corpus is here. Where it is not, one SKIPPED line says so.
  package static var isPresent: Bool {
    if path == nil {
      Skipped.because("the corpus of real files is not here (MINILAB_CORPUS=DIR names it)")
    }
    return path != nil
  }

  /// Every file of the catalogue, in its order; empty where the corpus is absent.
  package static let files: [File] = {
    guard let path, let data = FileManager.default.contents(atPath: path + "/CATALOGUE.tsv") else {
      return []
    }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).dropFirst()
      .compactMap { File(row: $0, in: path) }
  }()

  /// The files whose bytes are of a format, in the catalogue's words (`JPEG`, `HEIC` …).
  package static func files(of format: String) -> [File] {
    files.filter { $0.format == format }
  }

  private static func isCorpus(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/CATALOGUE.tsv")
  }
}
