/// What is known of one type: the row of the table.
struct Declaration: Sendable {
  let identifier: String
  /// Only the nearest ones.
  let supertypes: [String]
  /// In lower case; the first is preferred.
  let filenameExtensions: [String]
  /// In lower case; the first is preferred.
  let mimeTypes: [String]
  let description: String

  init(
    _ identifier: String, _ description: String, is supertypes: [String],
    extensions: [String] = [], mime mimeTypes: [String] = []
  ) {
    self.identifier = identifier
    self.supertypes = supertypes
    self.filenameExtensions = extensions
    self.mimeTypes = mimeTypes
    self.description = description
  }

  /// Every type. Where two share an extension, the one that stands first is found by it.
  static let all = abstract + pictures + rawPictures + movies + others

  static let byIdentifier = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }
}
