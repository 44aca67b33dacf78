import AssetFacts
import JobSpec
import MediaFile
import Testing

@testable import Inspection

/// What a file tells, and what is to be made of it.
struct KindCase: CustomTestStringConvertible, Sendable {
  enum Expected: Hashable, Sendable {
    case yes(AssetFacts.Confidence, String)
    case no
    case unknown(KindDoubt.Reason)
  }

  var testDescription: String
  var kind: AssetKind
  var expected: Expected
  var format: MediaFormat
  var name: String
  var change: @Sendable (inout Evidence) -> Void

  init(
    _ testDescription: String, _ kind: AssetKind, _ expected: Expected,
    in format: MediaFormat = .jpeg, named name: String = "IMG_0001",
    _ change: @escaping @Sendable (inout Evidence) -> Void = { _ in }
  ) {
    self.testDescription = testDescription
    self.kind = kind
    self.expected = expected
    self.format = format
    self.name = name
    self.change = change
  }

  var facts: AssetFacts {
    var evidence = Evidence(format: format, bytes: 1, name: FileName(name))
    (evidence.facts.width, evidence.facts.height) = (400, 300)
    change(&evidence)
    KindRules.judge(&evidence)
    return evidence.facts
  }
}

extension Evidence {
  /// Reads a packet of these properties, whose prefixes are c, p, d, b, m, x, t, v, n and k.
  mutating func take(xmp properties: String) { gather(Self.packet(properties)) }

  static func packet(_ properties: String) -> XMPPacket {
    let prefixes: [(String, XMPNamespace)] = [
      ("c", .camera), ("p", .panorama), ("d", .depthMap), ("b", .depthBlur),
      ("m", .mediaManagement), ("x", .xiaomi), ("v", .deviceProfile), ("n", .creations),
      ("k", .cameraRaw),
    ]
    let names = prefixes.map { "xmlns:\($0.0)='\($0.1.rawValue)'" }.joined(separator: " ")
    return XMPPacket(
      Array(
        """
        <x:xmpmeta xmlns:x='adobe:ns:meta/'>
        <rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>
        <rdf:Description rdf:about='' \(names)>\(properties)</rdf:Description></rdf:RDF></x:xmpmeta>
        """.utf8))
  }
}
