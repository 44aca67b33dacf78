import JobSpec
import MediaFile

extension BoxFileCleaner {
  /// Items that go whole: pictures by what they are for, blocks that cannot be taken apart, and
  /// what is left of both.
  func itemsThatGo(
    _ graph: ItemGraph, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Set<UInt32> {
    var gone: Set<UInt32> = []
    let needed = neededPictures(graph)
    for item in graph.items.values.sorted(by: { $0.id < $1.id }) {
      let (meaning, label) = self.meaning(of: item, graph)
      if case .nested = meaning { continue }
      // A picture that another one is made of is that picture.
      guard !needed.contains(item.id) else { continue }
      if try ledger.removes(meaning, in: "\(name).\(label)") {
        gone.insert(item.id)
        try noteItem(item.id, graph, "\(name).\(label)", &ledger)
      }
    }
    return withWhatDependsOnThem(gone, graph)
  }

  private func meaning(of item: ItemInfo, _ graph: ItemGraph) -> (Meaning, String) {
    let meaning = ItemMeaning.of(item)
    guard meaning == .structure else { return (meaning, item.type.description) }
    if graph.references.contains(where: { $0.type == "thmb" && $0.from == item.id }) {
      return (.tells(.thumbnails), "thumbnail")
    }
    guard graph.references.contains(where: { $0.type == "auxl" && $0.from == item.id }) else {
      return (.structure, item.type.description)
    }
    for case .auxiliaryType(let urn) in graph.properties(of: item.id) {
      return (ItemMeaning.auxiliary(urn), "auxiliary.\(Self.word(urn))")
    }
    return (.unknown, "auxiliary")
  }

  /// The last word of a URN; what else it says could be anything.
  private static func word(_ urn: String) -> String {
    let word = urn.split(whereSeparator: { $0 == ":" || $0 == "/" }).last.map(String.init) ?? "none"
    return word.count <= 32 && word.allSatisfy { $0.isLetter || $0.isNumber } ? word : "other"
  }

  /// The primary picture and whatever it, or another picture that is shown, is made of.
  private func neededPictures(_ graph: ItemGraph) -> Set<UInt32> {
    let asides = Set(
      graph.references.filter { ["thmb", "auxl", "cdsc"].contains($0.type) }.map(\.from))
    var needed: Set<UInt32> = []
    var open =
      [graph.primary]
      + graph.items.values.filter {
        ItemMeaning.pictures.contains($0.type) && !asides.contains($0.id)
      }.map(\.id)
    while let next = open.popLast() {
      guard needed.insert(next).inserted else { continue }
      open += graph.inputs(of: next)
    }
    return needed
  }

  /// Tiles of pictures that go, and what describes nothing else.
  private func withWhatDependsOnThem(
    _ first: Set<UInt32>, _ graph: ItemGraph
  ) -> Set<UInt32> {
    var gone = first
    var isGrowing = !gone.isEmpty
    while isGrowing {
      isGrowing = false
      for reference in graph.references
      where reference.type == "dimg" && gone.contains(reference.from) {
        for input in reference.to where !gone.contains(input) && input != graph.primary {
          let users = graph.references.filter { $0.type == "dimg" && $0.to.contains(input) }
          guard users.allSatisfy({ gone.contains($0.from) }) else { continue }
          gone.insert(input)
          isGrowing = true
        }
      }
      for reference in graph.references
      where ["cdsc", "thmb", "auxl"].contains(reference.type) && !gone.contains(reference.from)
        && !reference.to.isEmpty && reference.from != graph.primary
      {
        let all = graph.references.filter {
          $0.from == reference.from && $0.type == reference.type
        }.flatMap(\.to)
        guard all.allSatisfy(gone.contains) else { continue }
        gone.insert(reference.from)
        isGrowing = true
      }
    }
    return gone
  }

  private func noteItem(
    _ item: UInt32, _ graph: ItemGraph, _ carrier: String, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    for piece in try pieces(of: item, graph) { try noteBlock(piece, carrier, &ledger) }
  }

  /// Properties that tell something, and those that only items had that are gone.
  func cleanProperties(
    _ graph: ItemGraph, _ edits: inout ItemTableEdits, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    var used: Set<Int> = []
    var orphaned: Set<Int> = []
    for item in graph.items.keys {
      let indices = graph.propertyIndices(of: item)
      if edits.items.contains(item) {
        orphaned.formUnion(indices)
      } else {
        used.formUnion(indices)
      }
    }
    for (index, box) in graph.propertyBoxes.enumerated() {
      if orphaned.contains(index), !used.contains(index) {
        edits.properties.insert(index)
        continue
      }
      let isFree = box.type == "free" || box.type == "skip"
      let meaning: Meaning = isFree ? .unknown : ItemMeaning.property(box)
      if isFree, try isBlank(box.content) { continue }
      let carrier = "\(name).property.\(box.type)"
      guard try ledger.removes(meaning, in: carrier) else { continue }
      try noteBlock(box.content, carrier, &ledger)
      if box.type == "udes" {
        for text in try bytes(box.content, carrier).dropFirst(4).split(separator: 0) {
          ledger.values.remove(text: text, from: carrier)
        }
      }
      edits.properties.insert(index)
    }
  }

  func cleanNames(
    _ graph: ItemGraph, _ edits: inout ItemTableEdits, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    for item in graph.items.values.sorted(by: { $0.id < $1.id })
    where !item.name.isEmpty && !edits.items.contains(item.id) {
      guard try ledger.removes(.tells(.captions), in: "\(name).infe.name") else { continue }
      ledger.values.remove(text: item.name.utf8, from: "\(name).infe.name")
      edits.names.insert(item.id)
    }
  }

  /// Boxes of the `meta` that belong to no item.
  func cleanMetaBoxes(
    _ children: [Box], _ edits: inout ItemTableEdits, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    for box in children {
      let carrier = "\(name).meta.\(Self.label(box))"
      if box.type == "hdlr" {
        guard let text = handlerName(box), try !isBlank(text),
          try ledger.removes(Self.handlerMeaning, in: "\(name).hdlr.name")
        else { continue }
        ledger.values.remove(
          text: try bytes(text, "\(name).hdlr.name").drop { $0 < 0x20 }.prefix { $0 != 0 },
          from: "\(name).hdlr.name")
        edits.overwritten[text] = [UInt8](repeating: 0, count: text.count)
        continue
      }
      if box.type == "free" || box.type == "skip" {
        guard try !isBlank(box.content), try ledger.removes(.unknown, in: carrier) else { continue }
        try noteBlock(box.content, carrier, &ledger)
        edits.boxes.insert(box.range)
        continue
      }
      let meaning = BoxMeaning.of(box, in: .meta)
      if case .nested = meaning {
        guard try ledger.removes(.unknown, in: carrier) else { continue }
      } else {
        guard try ledger.removes(meaning, in: carrier) else { continue }
      }
      try noteBlock(box.content, carrier, &ledger)
      edits.boxes.insert(box.range)
    }
  }
}
