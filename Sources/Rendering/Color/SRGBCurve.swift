import System

/// sRGB's curve (IEC 61966-2-1), which Display P3 shares, as tables.
enum SRGBCurve {
  /// The last place in ``codes``.
  static let lastStep = 65_535

  /// Codes of 16 bits for linear light from 0 to 1 in equal steps.
  static let codes: [UInt16] = (0...lastStep).map { step in
    UInt16((encode(Double(step) / Double(lastStep)) * 65_535).rounded())
  }

  /// The code, 0…1, for linear light.
  static func encode(_ light: Double) -> Double {
    light <= 0.003_130_8 ? 12.92 * light : 1.055 * Transcendental.power(light, 1 / 2.4) - 0.055
  }

  /// Linear light for a code of 0…1.
  static func decode(_ code: Double) -> Double {
    code <= 0.040_45 ? code / 12.92 : Transcendental.power((code + 0.055) / 1.055, 2.4)
  }
}
