extension SampleDescription {
  /// The keys of values that a timed metadata track (`mebx`) gives frame by frame: a `keys` box
  /// of one box a key, in each of which `keyd` holds a namespace and the key.
  ///
  /// - Throws: ``MediaFileError`` where the boxes contradict themselves.
  package func timedKeys(in source: any ByteSource) throws(MediaFileError) -> [String] {
    // The box's header, six reserved bytes, and the number of a data reference.
    guard format == "mebx", range.count > 16 else { return [] }
    var keys: [String] = []
    let boxes = try BoxReader.boxes(
      source, in: range.lowerBound + 16..<range.upperBound, limit: 64)
    guard let table = boxes.first("keys") else { return [] }
    for entry in try BoxReader.boxes(source, in: table.content, limit: 256) {
      guard let declaration = try entry.children(source).first("keyd"),
        declaration.content.count > 4
      else { continue }
      let start = declaration.content.lowerBound + 4
      let text = try source.bytes(start..<min(declaration.content.upperBound, start + 256))
      keys.append(String(decoding: text, as: UTF8.self))
    }
    return keys
  }
}
