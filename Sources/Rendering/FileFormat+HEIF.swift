import JobSpec

extension FileFormat {
  /// Whether the pictures are items of a HEIF file, whatever codes them; sequences and AVC too,
  /// whose primary item is developed.
  var isHEIF: Bool {
    switch self {
    case .heic, .heif, .avif: true
    default: ["public.heics", "public.heifs", "public.avis", "public.avci"].contains(rawValue)
    }
  }
}
