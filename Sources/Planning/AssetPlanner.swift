package import AssetFacts
package import JobSpec
package import System

/// Decides what is made of one asset, under which names. Looks at nothing but its arguments.
package struct AssetPlanner: Sendable {
  private let job: Job
  /// Outputs take their sources' places, and so their names.
  package let keepsNames: Bool

  package init(_ job: Job, keepsNames: Bool = false) {
    self.job = job
    self.keepsNames = keepsNames
  }

  /// - Parameters:
  ///   - facts: What the header told.
  ///   - source: The primary file, relative to the input's root.
  ///   - index: The place in the selection, from 1.
  ///   - parts: What travels with the primary file.
  ///   - isRawTwin: Whether it is a RAW file that is developed beside a picture of its name: its
  ///     renditions' stems end in `-raw`. Originals have extensions to tell them apart.
  /// - Returns: What is to be made, or why nothing is.
  package func plan(
    _ facts: AssetFacts, at source: FilePath, index: Int, parts: [AssetPart] = [],
    isRawTwin: Bool = false
  ) -> AssetPlan {
    var outputs: [OutputPlan] = []
    var notes: [String] = []
    for (place, rendition) in job.renditions.enumerated() {
      if let filter = rendition.when {
        switch Selection.decide(filter, facts, at: source) {
        case .taken: break
        case .skipped(.undecided(let words)):
          notes.append("\(rendition.name): undecided: \(words.joined(separator: ", "))")
          continue
        case .skipped: continue
        }
      }
      if let obstacle = Availability.obstacle(to: rendition, in: job, of: facts) {
        notes.append("\(rendition.name): \(obstacle)")
        continue
      }
      let isPlain = rendition.output.isOriginal || !isRawTwin
      let stem = isPlain ? source.stem : source.stem.addingSuffix("-raw")
      let output = output(rendition, at: place, facts, source, stem, index)
      if job.onLoss == .fail, !output.lost.isEmpty {
        let lost = output.lost.joined(separator: ", ")
        return .fail(
          .unsupportedFormat,
          "\(source): “\(rendition.name)” would lose \(lost), and the job says `onLoss: .fail`.")
      }
      outputs.append(output)
      notes += TellingName.notes(
        on: output.path, under: rendition.privacy ?? job.privacy, facts, of: rendition.name)
      guard rendition.output.isOriginal, !keepsNames else { continue }
      let values = values(rendition, facts, source, stem, index, output.size)
      outputs += followers(of: output, parts, source, &notes) { suffix in
        name(rendition, values, suffix)
      }
    }
    if let excess = excess(facts, outputs) { return .fail(.limitExceeded, "\(source): \(excess)") }
    if !outputs.isEmpty { return .make(outputs, notes: notes) }
    return .skip(notes.isEmpty ? .noRendition : .unavailable(notes.joined(separator: "; ")))
  }

  /// Why the picture is too large to be decoded. The header tells, so that no decoder is asked.
  private func excess(_ facts: AssetFacts, _ outputs: [OutputPlan]) -> String? {
    guard outputs.contains(where: \.work.encodes), let width = facts.width,
      let height = facts.height
    else { return nil }
    return PixelSize(width, height).excess(over: job.limits.pixels)
  }

  private func output(
    _ rendition: Rendition, at place: Int, _ facts: AssetFacts, _ source: FilePath,
    _ stem: FilePath, _ index: Int
  ) -> OutputPlan {
    var plan = OutputPlan(
      rendition: place, path: source, format: facts.format,
      size: facts.width.flatMap { width in facts.height.map { PixelSize(width, $0) } }, work: .keep)
    var suffix = FileExtension.kept(source.fileExtension, of: facts.format)
    if case .image(let options) = rendition.output {
      let hdr = rendition.hdr ?? job.hdr
      switch EncodingChoice(options, color: rendition.color ?? job.color, hdr: hdr, of: facts) {
      case .keep:
        suffix = FileExtension.usual(of: facts.format)
      case .encode(let encoding):
        plan.work = .encode(encoding)
        plan.format = encoding.format ?? facts.format
        plan.size = plan.size.map { OutputSize.of($0, options.size) }
        plan.lost = Loss.ofRendering(facts, as: encoding, hdr: hdr)
        suffix = FileExtension.usual(of: plan.format)
      }
    }
    if keepsNames { return plan }
    plan.path = name(rendition, values(rendition, facts, source, stem, index, plan.size), suffix)
    return plan
  }

  private func name(_ rendition: Rendition, _ values: NameValues, _ suffix: String) -> FilePath {
    OutputName.path(
      rendition.naming ?? job.naming ?? rendition.output.mirroredNaming, values,
      into: rendition.into, fileExtension: suffix)
  }

  /// What goes with an original, under its stem and its policy.
  ///
  /// A Live Photo's halves are delivered together or not at all. XMP sidecars are cleaned like
  /// pictures. Nobody can say what an `.AAE` tells: it stays behind where anything is removed, and
  /// that is said.
  private func followers(
    of original: OutputPlan, _ parts: [AssetPart], _ source: FilePath, _ notes: inout [String],
    named name: (String) -> FilePath
  ) -> [OutputPlan] {
    let rendition = job.renditions[original.rendition]
    var followers: [OutputPlan] = []
    for (place, part) in parts.enumerated() {
      var output = OutputPlan(
        rendition: original.rendition, path: "", format: part.format, size: nil, work: .keep,
        part: place)
      switch part.role {
      case .clip:
        output.path = name(FileExtension.kept(part.path.fileExtension, of: part.format))
      case .metadata, .adjustments:
        guard part.role == .metadata || (rendition.privacy ?? job.privacy).removesNothing else {
          notes.append("\(rendition.name): “\(part.path)” stays behind, because of privacy")
          continue
        }
        let own = part.path.fileExtension ?? ""
        let isNamedWhole = part.path.stem == source.lastComponent
        output.path = name(
          isNamedWhole ? "\(original.path.fileExtension ?? "").\(own)" : own)
      case .version, .companion: continue
      }
      followers.append(output)
    }
    return followers
  }

  private func values(
    _ rendition: Rendition, _ facts: AssetFacts, _ source: FilePath, _ stem: FilePath,
    _ index: Int, _ size: PixelSize?
  ) -> NameValues {
    var values = NameValues(
      folder: source.parent, stem: stem, rendition: rendition.name, index: index)
    values.captured = facts.captured
    values.camera = facts.camera
    values.lens = facts.lens
    values.kind = facts.mostTellingKind?.rawValue
    values.width = size?.width
    values.height = size?.height
    return values
  }
}

extension Rendition.Output {
  fileprivate var mirroredNaming: Naming {
    isOriginal ? .mirroredOriginal : .mirrored
  }

  fileprivate var isOriginal: Bool { if case .original = self { true } else { false } }
}

extension AssetFacts {
  /// The kind that says most about an asset: any other before `images` and `videos`.
  fileprivate var mostTellingKind: AssetKind? {
    let plain: Set<AssetKind> = [.images, .videos]
    return kinds.keys.filter { !plain.contains($0) }.min() ?? kinds.keys.min()
  }
}
