/// The name of a lens, from what maker notes say of it.
enum LensName {
  /// - Parameters:
  ///   - type: The name that stands for the lens' number. Other makers give their lenses the numbers
  ///     of others, so it is believed only as far as nothing contradicts it.
  ///   - model: The name or the range that the lens itself reports.
  /// - Returns: nil where neither says anything.
  static func text(type: String?, model: String?) -> String? {
    let model = model.map(spelled).flatMap { $0.isEmpty ? nil : $0 }
    // What libexif has no name for is a number.
    let type = type.flatMap { $0.isEmpty || $0.hasPrefix("0x") ? nil : $0 }
    guard let type, let model else { return model ?? type }
    return compact(type).hasSuffix(compact(model)) ? type : model
  }

  /// `18-70mm 1:3.5 - 4.5`, as libexif writes a range, becomes `18-70mm f/3.5-4.5`.
  private static func spelled(_ model: String) -> String {
    var words = model.split(whereSeparator: \.isWhitespace).map(String.init)
    for index in words.indices where words[index].hasPrefix("1:") {
      words[index] = "f/" + words[index].dropFirst(2)
    }
    return words.joined(separator: " ").split(separator: " - ").joined(separator: "-")
  }

  private static func compact(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
