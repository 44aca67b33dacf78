import JobSpec

/// Writes `{…head, "assets": […], …tail}` piece by piece, an asset a line.
struct JSONDocument {
  private let output: any TextOutput
  private var isOpen = false
  private var count = 0

  init(output: any TextOutput) { self.output = output }

  /// Writes the keys before `assets`.
  mutating func open(_ head: JSON.Object) {
    guard !isOpen else { return }
    isOpen = true
    output.write("{" + head.membersText + ",\n\"assets\":[")
  }

  mutating func append(_ asset: JSON.Object) {
    if !isOpen { open(Self.unnamed) }
    output.write((count == 0 ? "\n" : ",\n") + JSON.object(asset).text())
    count += 1
  }

  /// Writes the keys after `assets`, and ends the document.
  mutating func close(_ tail: JSON.Object) {
    if !isOpen { open(Self.unnamed) }
    output.write((count == 0 ? "]" : "\n]") + ",\n" + tail.membersText + "}\n")
    output.flush()
  }

  /// The head where nothing is known yet.
  private static var unnamed: JSON.Object {
    var head = JSON.Object()
    head.append("schema", .int(JSONRunReport.schema))
    return head
  }
}

extension JSON.Object {
  /// The members as they stand between the braces.
  fileprivate var membersText: String { String(JSON.object(self).text().dropFirst().dropLast()) }
}
