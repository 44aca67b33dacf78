extension Rendition {
  /// The same bytes, less what privacy removes.
  public static func original(
    _ name: String = "original", when: AssetFilter? = nil, privacy: PrivacyPolicy? = nil,
    naming: Naming? = nil, into: String? = nil
  ) -> Rendition {
    Rendition(name, .original, when: when, privacy: privacy, naming: naming, into: into)
  }
}
