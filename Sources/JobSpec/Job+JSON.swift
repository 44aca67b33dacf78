/// A job's canonical form: the one text that a job has.
///
/// It is versioned (`"schema": 1`). What equals its default is left out; the defaults, and what
/// the named policies (`"sharing"`) remove, belong to the schema's version. Members keep the order
/// of ``Job``, and sets are sorted.
extension Job: JSONConvertible {
  /// The version of the form that is written here. Older ones are read, newer ones refused.
  package static let schema = 1

  private static let defaults = Job("", renditions: [])

  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    let schema: Int = try fields.value("schema")
    guard (1...Self.schema).contains(schema) else {
      throw Problem(
        "Expected schema \(Self.schema) but got \(schema). The job was written by a newer version "
          + "of minilab; write it again with this one, or update.", at: place)
    }
    let defaults = Self.defaults
    self = Job(try fields.value("name"), renditions: [])
    from = try fields.value("from", default: defaults.from)
    into = try fields.optional("into")
    select = try fields.value("select", default: defaults.select)
    order = try fields.value("order", default: defaults.order)
    limit = try fields.optional("limit")
    versions = try fields.value("versions", default: defaults.versions)
    raw = try fields.value("raw", default: defaults.raw)
    bursts = try fields.value("bursts", default: defaults.bursts)
    privacy = try fields.value("privacy", default: defaults.privacy)
    livePhotoPairing = try fields.value("livePhotoPairing", default: defaults.livePhotoPairing)
    renditions = try fields.value("renditions")
    naming = try fields.optional("naming")
    hdr = try fields.value("hdr", default: defaults.hdr)
    color = try fields.value("color", default: defaults.color)
    onLoss = try fields.value("onLoss", default: defaults.onLoss)
    transfer = try fields.value("transfer", default: defaults.transfer)
    strictness = try fields.value("strictness", default: defaults.strictness)
    limits = try fields.value("limits", default: defaults.limits)
    try fields.end()
  }

  package var json: JSON {
    let defaults = Self.defaults
    var object = JSON.Object()
    object.write("schema", Self.schema)
    object.write("name", name)
    object.write("from", from, unless: defaults.from)
    object.write("into", into)
    object.write("select", select, unless: defaults.select)
    object.write("order", order, unless: defaults.order)
    object.write("limit", limit)
    object.write("versions", versions, unless: defaults.versions)
    object.write("raw", raw, unless: defaults.raw)
    object.write("bursts", bursts, unless: defaults.bursts)
    object.write("privacy", privacy, unless: defaults.privacy)
    object.write("livePhotoPairing", livePhotoPairing, unless: defaults.livePhotoPairing)
    object.write("renditions", renditions)
    object.write("naming", naming)
    object.write("hdr", hdr, unless: defaults.hdr)
    object.write("color", color, unless: defaults.color)
    object.write("onLoss", onLoss, unless: defaults.onLoss)
    object.write("transfer", transfer, unless: defaults.transfer)
    object.write("strictness", strictness, unless: defaults.strictness)
    object.write("limits", limits, unless: defaults.limits)
    return .object(object)
  }
}

extension Job {
  /// Reads the canonical form, as ``jsonText`` writes it.
  ///
  /// - Throws: ``JobError`` with the place and what was expected there. The job itself is not
  ///   checked; ``validate()`` does that.
  public init(jsonText: String) throws(JobError) { try self.init(jsonBytes: Array(jsonText.utf8)) }

  /// Reads the canonical form from UTF-8.
  package init(jsonBytes: [UInt8]) throws(JobError) {
    let json: JSON
    do throws(JSONError) {
      json = try JSON(parsing: jsonBytes)
    } catch {
      throw JobError([Problem(error.message, at: "line \(error.line), column \(error.column)")])
    }
    do throws(Problem) {
      try self.init(json: json)
    } catch {
      throw JobError([error])
    }
  }

  /// The canonical form as text that ends with a line break: the same job always gives the same.
  public var jsonText: String { json.text(.pretty) + "\n" }
}

extension Limits: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init()
    memory = try fields.optional("memory")
    secondsPerAsset = try fields.value("secondsPerAsset", default: secondsPerAsset)
    pixels = try fields.value("pixels", default: pixels)
    width = try fields.optional("width")
    try fields.end()
  }

  package var json: JSON {
    let defaults = Limits()
    var object = JSON.Object()
    object.write("memory", memory)
    object.write("secondsPerAsset", secondsPerAsset, unless: defaults.secondsPerAsset)
    object.write("pixels", pixels, unless: defaults.pixels)
    object.write("width", width)
    return .object(object)
  }
}

extension AssetOrder: JSONConvertible {}
extension VersionChoice: JSONConvertible {}
extension RawChoice: JSONConvertible {}
extension BurstChoice: JSONConvertible {}
extension LivePhotoPairing: JSONConvertible {}
extension HDRHandling: JSONConvertible {}
extension ColorHandling: JSONConvertible {}
extension OrientationHandling: JSONConvertible {}
extension LossRule: JSONConvertible {}
extension Transfer: JSONConvertible {}
extension Strictness: JSONConvertible {}
