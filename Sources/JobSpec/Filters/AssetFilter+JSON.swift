/// A kind is its bare name (`"screenshots"`); everything else is an object of one member, named as
/// in Swift: `{"not": "screenshots"}`, `{"longEdge": {"atLeast": 1000}}`, `{"camera": "X100"}`.
extension AssetFilter: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    let form = try JSONCase(json, at: place)
    if let kind = AssetKind(rawValue: form.name) {
      try form.holdsNothing()
      self = .kind(kind)
    } else if let measure = Measure(rawValue: form.name) {
      self = .measure(Measured(measure, try form.value()))
    } else if let field = TextField(rawValue: form.name) {
      self = .text(Containing(field, contains: try form.value()))
    } else {
      switch form.name {
      case "any": self = .any(of: try form.value())
      case "all": self = .all(of: try form.value())
      case "not": self = .not(try form.value())
      case "playbackStyle": self = .playbackStyle(try form.value())
      case "format": self = .format(try form.value(as: [FileFormat].self))
      case "orientation": self = .orientation(try form.value())
      case "captured": self = .captured(try form.value(as: DateBounds.self))
      case "path": self = .path(try form.value())
      default: throw form.unknown(among: Self.words)
      }
    }
  }

  package var json: JSON {
    switch self {
    case .kind(let kind): .string(kind.rawValue)
    case .any(let filters): .case("any", filters)
    case .all(let filters): .case("all", filters)
    case .not(let filter): .case("not", filter)
    case .playbackStyle(let style): .case("playbackStyle", style)
    case .format(let formats): .case("format", formats)
    case .measure(let measured): .case(measured.measure.rawValue, measured.bounds)
    case .orientation(let orientation): .case("orientation", orientation)
    case .text(let text): .case(text.field.rawValue, text.word)
    case .captured(let bounds): .case("captured", bounds)
    case .path(let glob): .case("path", glob)
    }
  }

  private static var words: [String] {
    AssetKind.names + ["any", "all", "not", "playbackStyle", "format", "orientation", "captured"]
      + ["path"] + Measure.names + TextField.names
  }
}

extension AssetFilter.Bounds: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(atLeast: try fields.optional("atLeast"), atMost: try fields.optional("atMost"))
    try fields.end()
  }
  package var json: JSON {
    var object = JSON.Object()
    object.write("atLeast", atLeast)
    object.write("atMost", atMost)
    return .object(object)
  }
}

extension AssetFilter.DateBounds: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(from: try fields.optional("from"), through: try fields.optional("through"))
    try fields.end()
  }
  package var json: JSON {
    var object = JSON.Object()
    object.write("from", from)
    object.write("through", through)
    return .object(object)
  }
}

extension AssetFilter.Measure: JSONConvertible {}
extension AssetFilter.TextField: JSONConvertible {}
extension AssetKind: JSONConvertible {}
extension PlaybackStyle: JSONConvertible {}
extension FrameOrientation: JSONConvertible {}

extension FileFormat: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    self.init(rawValue: try String(json: json, at: place))
  }
  package var json: JSON { .string(rawValue) }
}
