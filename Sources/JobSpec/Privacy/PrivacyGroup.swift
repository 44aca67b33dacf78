/// A group of metadata that is removed or kept as one.
public enum PrivacyGroup: String, Hashable, Sendable, CaseIterable, Comparable {
  case location, time, people, camera, serials, creator, copyright, contact, identifiers
  case captions, history, thumbnails, motion, depth, audio, makerNotes, provenance

  public static func < (a: PrivacyGroup, b: PrivacyGroup) -> Bool { a.rawValue < b.rawValue }
}
