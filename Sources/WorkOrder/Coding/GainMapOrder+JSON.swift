package import JobSpec

extension GainMapOrder: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    let range = try fields.optional("picture", as: [Int].self)
    let item = try fields.optional("item", as: Int.self)
    let block = try fields.optional("block", as: Blob.self)?.bytes
    let headroom = try fields.optional("appleHeadroom", as: Double.self)
    try fields.end()
    switch (range, item.flatMap { UInt32(exactly: $0) }) {
    case (let range?, nil) where range.count == 2 && 0 <= range[0] && range[0] <= range[1]:
      self.place = .picture(range[0]..<range[1])
    case (nil, let item?): self.place = .item(item)
    default: throw Problem("Expected the place of a gain map.", at: place)
    }
    switch (block, headroom) {
    case (let block?, nil): scale = .block(block)
    case (nil, let headroom?): scale = .apple(headroom: headroom)
    default: throw Problem("Expected the scale of a gain map.", at: place)
    }
  }

  package var json: JSON {
    var object = JSON.Object()
    switch place {
    case .picture(let range): object.write("picture", [range.lowerBound, range.upperBound])
    case .item(let item): object.write("item", Int(item))
    }
    switch scale {
    case .block(let block): object.write("block", Blob(block))
    case .apple(let headroom): object.write("appleHeadroom", headroom)
    }
    return .object(object)
  }
}
