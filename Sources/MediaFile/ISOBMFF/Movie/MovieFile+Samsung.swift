extension MovieFile {
  /// The number of the camera mode that Samsung notes in `udta`: in a full box `smta` a full box
  /// `saut` of pairs, of which 0 is the mode. nil where it is absent or makes no sense.
  package var samsungRecordingMode: Int? {
    guard let note = userData.first("smta"),
      let boxes = try? note.children(source, after: 4),
      let modes = boxes.first("saut"), modes.content.count >= 8
    else { return nil }
    let start = modes.content.lowerBound + 4
    guard let pairs = try? source.bytes(start..<start + 4) else { return nil }
    if pairs[0] == 0 { return Int(pairs[1]) }
    return pairs[2] == 0 ? Int(pairs[3]) : nil
  }
}
