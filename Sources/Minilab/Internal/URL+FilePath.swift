import FoundationEssentials
import System

extension FilePath {
  /// The path of a file URL.
  init(_ url: URL) throws(MinilabError) {
    guard url.isFileURL else {
      throw MinilabError(code: .invalidRequest, message: "\(url) is not the URL of a file")
    }
    self.init(url.path)
  }

  /// The URL of this path in a folder; `nil` where a name is not UTF-8, which no URL can hold.
  func url(in folder: FilePath) -> URL? {
    guard let path = String(validating: folder.appending(self).bytes, as: UTF8.self) else {
      return nil
    }
    return URL(filePath: path, directoryHint: .notDirectory)
  }
}
