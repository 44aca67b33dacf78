import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  /// Takes the blocks of Samsung's trailer, which are named by their types.
  mutating func gather(_ trailer: SamsungTrailer?, in source: any ByteSource) {
    for block in trailer?.blocks ?? [] {
      samsungTypes.insert(block.type)
      if let (group, name) = Self.samsungCarriers[block.type] {
        found(group, in: "samsung." + name)
      }
      switch block.type {
      case 0x0A30: gatherSamsungClip(block.range, in: source)
      case 0x09E1: facts.isBurstPick = true
      default: break
      }
    }
  }

  /// Takes the clip of a motion photo, behind eight bytes and the block's name. In HEIC the block
  /// only points to where the clip is (`mpv2`), which has a box of its own there.
  private mutating func gatherSamsungClip(_ range: Range<Int>, in source: any ByteSource) {
    guard range.count >= 8,
      let head = try? source.bytes(range.lowerBound..<range.lowerBound + 8)
    else { return }
    let start = range.lowerBound + 8 + (ByteOrder.littleEndian.uint32(head, at: 4) ?? 0)
    guard start < range.upperBound else { return }
    gatherClip(at: start..<range.upperBound, in: source, by: "samsung.0A30")
  }

  private static let samsungCarriers: [UInt16: (group: PrivacyGroup, name: String)] = [
    0x0001: (.thumbnails, "image"), 0x0100: (.audio, "soundShot"), 0x0A01: (.time, "time"),
    0x0AA1: (.location, "countryCode"), 0x0AB1: (.depth, "depth"), 0x0B40: (.depth, "depth"),
    0x0B41: (.depth, "depth"), 0x0BA1: (.history, "edits"), 0x0B03: (.history, "edits"),
    0x0C21: (.depth, "portrait"), 0x0D11: (.motion, "videoSnapshot"),
    0x0DA1: (.history, "capturedApp"), 0x0E41: (.time, "time"),
  ]
}
