import System

/// A curve for screens that go far beyond the white of paper (ITU-R BT.2100).
enum HDRTransfer: String, Hashable, Sendable {
  case pq = "PQ"
  case hlg = "HLG"

  /// The light of paper white in HDR, in cd/m² (ITU-R BT.2408 §3): 58 % of PQ, 75 % of HLG.
  static let referenceWhite = 203.0
  /// The screen that HLG is shown on, in cd/m².
  static let hlgPeak = 1000.0
  /// What HLG's light is raised to on such a screen (BT.2100, note 5f).
  static let hlgGamma = 1.2

  /// Light for a code of 0…1: for PQ of the screen in cd/m², for HLG of the scene, 0…1.
  func linear(_ code: Double) -> Double {
    switch self {
    case .pq: Self.light(pq: code)
    case .hlg:
      // BT.2100 table 5, inverse OETF.
      code <= 0.5
        ? code * code / 3
        : (Transcendental.exponential((code - 0.559_910_73) / 0.178_832_77) + 0.284_668_92) / 12
    }
  }

  /// PQ's curve from a code of 0…1 to cd/m² (BT.2100 table 4, EOTF).
  static func light(pq code: Double) -> Double {
    let root = Transcendental.power(max(code, 0), 1 / m2)
    return 10_000 * Transcendental.power(max(root - c1, 0) / (c2 - c3 * root), 1 / m1)
  }

  /// The PQ code, 0…1, of an amount of light in cd/m².
  static func code(pq light: Double) -> Double {
    let root = Transcendental.power(max(light, 0) / 10_000, m1)
    return Transcendental.power((c1 + c2 * root) / (1 + c3 * root), m2)
  }

  private static let m1 = 2610.0 / 16_384
  private static let m2 = 2523.0 / 4096 * 128
  private static let c1 = 3424.0 / 4096
  private static let c2 = 2413.0 / 4096 * 32
  private static let c3 = 2392.0 / 4096 * 32
}
