extension Job {
  /// Everything that the job asks for and that cannot be; empty where it can run.
  ///
  /// Words that are not built yet are no problem: their assets are skipped with the reason.
  public func validate() -> [Problem] {
    var problems = Problems()
    if name.allSatisfy(\.isWhitespace) {
      problems.add("Expected a name for the job but got none.", at: "name")
    } else if let reason = name.reasonAgainstFileName {
      problems.add("Expected a job's name \(reason) but got \"\(name.escaped)\".", at: "name")
    }
    for (index, path) in from.enumerated() { problems.checkPath(path, at: "from[\(index)]") }
    if let into { problems.checkPath(into, at: "into") }
    if let limit { problems.expect("limit", limit, in: 1...Int.max, at: "limit") }
    problems.check(select, at: "select")
    problems.check(limits, at: "limits")
    problems.check(renditions, of: self)
    return problems.all
  }
}

extension Problems {
  fileprivate mutating func checkPath(_ path: String, at place: String) {
    if path.isEmpty { add("Expected a path but got an empty text.", at: place) }
    if path.contains("\0") { add("Expected a path without a NUL character.", at: place) }
  }

  fileprivate mutating func check(_ limits: Limits, at place: String) {
    if let memory = limits.memory {
      expect("memory in bytes", memory, in: 1_048_576...Int.max, at: place)
    }
    if let width = limits.width { expect("width", width, in: Limits.widths, at: place) }
    expect("pixels", limits.pixels, in: 1...Int.max, at: place)
    if !(limits.secondsPerAsset > 0 && limits.secondsPerAsset.isFinite) {
      add("Expected secondsPerAsset above 0 but got \(limits.secondsPerAsset).", at: place)
    }
  }

  fileprivate mutating func check(_ renditions: [Rendition], of job: Job) {
    if renditions.isEmpty {
      add("Expected at least one rendition but got none.", at: "renditions")
    }
    var places: [String: String] = [:]
    for (index, rendition) in renditions.enumerated() {
      let place = "renditions[\(index)] \"\(rendition.name.escaped)\""
      if let first = places[rendition.name.lowercased()] {
        add("Expected a name of its own but \(first) has the same.", at: place)
      } else {
        places[rendition.name.lowercased()] = place
      }
      check(rendition, of: job, at: place)
    }
    checkCollisions(of: renditions, of: job)
  }
}
