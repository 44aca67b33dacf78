/// A group of metadata that is removed or kept as one.
public enum PrivacyGroup: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Where: coordinates, places, directions.
  case location
  /// When, on any clock.
  case time
  /// Who is in the picture: names, faces, regions.
  case people
  /// Maker, model, lens, software and settings.
  case camera
  /// Serial numbers of bodies and lenses.
  case serials
  /// Who took it.
  case creator
  /// Whose it is, and what may be done with it.
  case copyright
  /// Addresses, telephone numbers, web sites.
  case contact
  /// Numbers that tie files together: document, burst and content identifiers.
  case identifiers
  /// Titles, descriptions, keywords, comments, ratings.
  case captions
  /// What was done to it, and with what.
  case history
  /// Small copies that may still show what was cropped away.
  case thumbnails
  /// The clip inside a still.
  case motion
  /// Depth maps and mattes.
  case depth
  /// Sound.
  case audio
  /// What only the maker can read.
  case makerNotes
  /// Signed statements about where it comes from, as C2PA's.
  case provenance

  /// By name.
  public static func < (a: PrivacyGroup, b: PrivacyGroup) -> Bool { a.rawValue < b.rawValue }
}
