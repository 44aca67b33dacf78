import Glibc

/// The C library's curves (`<math.h>`), for layers that import no C.
package enum Transcendental {
  /// `base` to the power of `exponent`: `pow`.
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  /// As above, in single precision: `powf`.
  package static func power(_ base: Float, _ exponent: Float) -> Float { powf(base, exponent) }

  /// e to the power of `exponent`: `exp`.
  package static func exponential(_ exponent: Double) -> Double { exp(exponent) }

  /// The power of two that gives `value`: `log2`.
  package static func logarithm2(_ value: Double) -> Double { log2(value) }
}
