/// What facts take from a packet, whatever holds it.
extension XMPPacket {
  /// −1 (rejected) to 5; some writers give fractions.
  var rating: Int? {
    guard let text = text("Rating", in: .basic), let number = Double(text),
      (-1...5).contains(number)
    else { return nil }
    return Int(number.rounded(.down))
  }

  /// In order, each once.
  var keywords: [String] {
    var seen: Set<String> = []
    return texts("subject", in: .dublinCore).filter { seen.insert($0).inserted }
  }

  /// Whether an editor noted what it did, or settings that are not as the camera left them.
  var isEdited: Bool {
    has("History", in: .mediaManagement) || text("HasSettings", in: .cameraRaw) == "True"
  }
}
