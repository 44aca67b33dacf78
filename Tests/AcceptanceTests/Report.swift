import Foundation

/// The report of a run, as somebody else's program would read it.
struct Report: Decodable {
  struct Asset: Decodable {
    struct Output: Decodable {
      var rendition: String
      var path: String
      var format: String
      var width: Int
      var height: Int
      var bytes: Int
      var hdr: String
      var lost: [String]
    }
    struct Failure: Decodable {
      var code: String
      var message: String
    }
    struct Privacy: Decodable {
      var removed: [String]
      var verified: Bool
    }
    var source: String
    var sourceBytes: String?
    var state: String
    var reason: String?
    var error: Failure?
    var outputs: [Output]
    var privacy: Privacy
  }
  struct Exit: Decodable {
    var code: Int
    var name: String
  }
  var schema: Int
  var job: String
  var inputRoot: String?
  var outputRoot: String
  var assets: [Asset]
  var counts: [String: Int]
  var peakRSS: [String: Int]
  var exit: Exit
}

extension Report {
  subscript(source: String) -> Asset? { assets.first { $0.source == source } }

  var delivered: [Asset] { assets.filter { $0.state == "delivered" } }
  var failed: [Asset] { assets.filter { $0.state == "failed" } }

  /// Every asset is in one state, and the counts say the same.
  var addsUp: Bool {
    let states = Dictionary(grouping: assets, by: \.state).mapValues(\.count)
    return states == counts.filter { $0.value > 0 }
  }
}
