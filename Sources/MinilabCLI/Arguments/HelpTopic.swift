import AssetFacts
import Inspection
import JobSpec

/// What `minilab help TOPIC` explains besides the commands.
enum HelpTopic: String, CaseIterable {
  case exitCodes = "exit-codes"
  case groups
  case jobs
  case kinds
  case paths

  var text: String {
    switch self {
    case .exitCodes: Self.exitCodesText
    case .groups: Self.groupsText
    case .jobs: Self.jobsText
    case .kinds: Self.kindsText
    case .paths: Self.pathsText
    }
  }

  private static var exitCodesText: String {
    let rows = ExitCode.allCases.map { code in
      HelpText.row("\(code.rawValue)".leftPadded(to: 3) + "  \(code.name)", code.meaning, at: 20)
    }
    return (["EXIT CODES"] + rows).joined(separator: "\n") + "\n"
  }

  private static var groupsText: String {
    var rows = ["GROUPS"]
    rows += PrivacyGroup.allCases.map { HelpText.row($0.rawValue, $0.meaning, at: 16) }
    rows += ["", "POLICIES"]
    rows += PrivacyPolicy.named.map { name, policy in
      let kept = Set(PrivacyGroup.allCases).subtracting(policy.remove)
      let isShort = kept.count < policy.remove.count
      let groups = (isShort ? kept : policy.remove).sorted().map(\.rawValue)
      let text = (isShort ? "everything but " : "") + groups.joined(separator: ", ")
      return HelpText.row(name, text.isEmpty ? "removes nothing" : "removes \(text)", at: 16)
    }
    rows += [
      "", "  Colour profile, orientation and HDR are rendering: they stay under every policy.",
    ]
    return rows.joined(separator: "\n") + "\n"
  }

  private static var kindsText: String {
    var rows = ["KINDS, AND WHAT TELLS THEM"]
    for rule in KindRules.all {
      rows += ["", "  \(rule.kind.rawValue)"]
      rows += rule.markers.map { marker in
        "    \(marker.confidence.rawValue.padded(to: 10))  \(marker.name): \(marker.meaning)"
      }
      rows += (folderMarkers[rule.kind] ?? []).map { "    folder      \($0)" }
    }
    rows += [
      "", "  certain stands only where the kind is; strong may be imitated; heuristic is a guess.",
      "  folder is what the files beside one another tell. Absence of a mark proves nothing.",
    ]
    return rows.joined(separator: "\n") + "\n"
  }

  /// What grouping adds to the marks of one file.
  private static let folderMarkers: [AssetKind: [String]] = [
    .livePhotos: ["one content identifier in still and clip", "equal names and near times"],
    .bursts: ["one burst identifier, or burst name, in two pictures or more"],
    .edited: ["IMG_E… beside IMG_…, -edited, _edited"],
    .slomoVideos: ["an .AAE that says so"], .screenshots: ["an .AAE that says so"],
  ]

  private static let jobsText = """
    JOBS
      A job says which assets to take, what must never leave with them, and what to make
      of each. It is a Swift file that defines `job`:

        import JobSpec

        let job = Job(
            "small",
            privacy: .sharing,
            renditions: [.image("small", .jpeg(quality: 82), within: 1600)]
        )

      The Swift compiler checks it before any file is opened. Without a toolchain, run the
      job's JSON, which `minilab plan job.swift --emit-json` prints.

    """

  private static let pathsText = """
    PATHS
      Compiled jobs and facts    XDG_CACHE_HOME/minilab    (or ~/.cache/minilab)
      What runs must remember    XDG_STATE_HOME/minilab    (or ~/.local/state/minilab)

      Names are bytes and need not be UTF-8. `-` stands for stdin where a FILE is asked
      for, and `--` ends the options.

    """
}

extension PrivacyGroup {
  /// One line for a person.
  fileprivate var meaning: String {
    switch self {
    case .location: "coordinates, places, directions"
    case .time: "when it was taken or changed, on any clock"
    case .people: "names, faces, regions"
    case .camera: "maker, model, lens, software and settings"
    case .serials: "serial numbers of bodies and lenses"
    case .creator: "who took it"
    case .copyright: "whose it is, and what may be done with it"
    case .contact: "addresses, telephone numbers, web sites"
    case .identifiers: "numbers that tie files together"
    case .captions: "titles, descriptions, keywords, comments, ratings"
    case .history: "what was done to it, and with what"
    case .thumbnails: "small copies that may show what was cropped away"
    case .motion: "the clip inside a still"
    case .depth: "depth maps and mattes"
    case .audio: "sound"
    case .makerNotes: "what only the maker can read"
    case .provenance: "signed statements about where it comes from"
    }
  }
}
