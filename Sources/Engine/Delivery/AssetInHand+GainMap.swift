import AssetFacts
import Inspection
import JobSpec
import MediaFile
import WorkOrder

extension AssetInHand {
  /// The source's gain map, where a rendition may keep it.
  func gainMap(for places: [Int]) -> GainMapOrder? {
    let isWanted = places.contains { (rendition(set.items[$0]).hdr ?? job.hdr) == .preserve }
    guard isWanted, facts.hdr != nil,
      let found = FoundGainMap(in: primary.window, format: facts.format)
    else { return nil }
    return GainMapOrder(found)
  }
}

extension GainMapOrder {
  fileprivate init(_ found: FoundGainMap) {
    let place: Place =
      switch found.place {
      case .picture(let range): .picture(range)
      case .item(let item): .item(item)
      }
    let scale: Scale =
      switch found.scale {
      case .described(let metadata): .block(metadata.block)
      case .apple(let headroom): .apple(headroom: headroom)
      }
    self.init(place: place, scale: scale)
  }
}
