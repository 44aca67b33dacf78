import CVips

/// A picture of libvips: usually a pipeline whose pixels are computed when something asks for them.
///
/// Never shared between threads: it is made, used and dropped inside one order. Operations return a
/// new value; libvips keeps what that depends on.
@safe
package struct VipsImage: ~Copyable {
  let pointer: UnsafeMutablePointer<CVips.VipsImage>

  /// Owns a reference that was handed over.
  init(adopting pointer: UnsafeMutablePointer<CVips.VipsImage>) {
    unsafe self.pointer = pointer
  }

  deinit {
    unsafe g_object_unref(pointer)
  }

  package var width: Int { unsafe Int(vips_image_get_width(pointer)) }
  package var height: Int { unsafe Int(vips_image_get_height(pointer)) }
  /// Samples a pixel, alpha included.
  package var bands: Int { unsafe Int(vips_image_get_bands(pointer)) }
  /// Whether the last band is alpha: `vips_image_hasalpha`.
  package var hasAlpha: Bool { unsafe vips_image_hasalpha(pointer) != 0 }

  /// Where the picture that this one was cut from begins, seen from this one: `Xoffset`, `Yoffset`.
  package var offset: (x: Int, y: Int) {
    unsafe (Int(vips_image_get_xoffset(pointer)), Int(vips_image_get_yoffset(pointer)))
  }

  /// How a sample is stored.
  package var format: VipsSampleFormat {
    unsafe VipsSampleFormat(vips_image_get_format(pointer))
  }

  /// What the samples mean.
  package var interpretation: VipsInterpretation {
    unsafe VipsInterpretation(vips_image_get_interpretation(pointer))
  }

  /// The same picture under another owner.
  package borrowing func shared() -> VipsImage {
    unsafe g_object_ref(pointer)
    return unsafe VipsImage(adopting: pointer)
  }
}

/// How a sample is stored: the few formats that pictures have, and the rest as one.
package enum VipsSampleFormat: Hashable, Sendable {
  case uint8, uint16, float, other

  init(_ format: VipsBandFormat) {
    switch format {
    case VIPS_FORMAT_UCHAR: self = .uint8
    case VIPS_FORMAT_USHORT: self = .uint16
    case VIPS_FORMAT_FLOAT: self = .float
    default: self = .other
    }
  }

  /// libvips' name for it.
  var name: String {
    switch self {
    case .uint8: "uchar"
    case .uint16: "ushort"
    case .float, .other: "float"
    }
  }
}

/// What the samples of a picture mean.
package enum VipsInterpretation: Hashable, Sendable {
  case gray, gray16, sRGB, rgb, rgb16, cmyk, lab, other

  init(_ value: CVips.VipsInterpretation) {
    switch value {
    case VIPS_INTERPRETATION_B_W: self = .gray
    case VIPS_INTERPRETATION_GREY16: self = .gray16
    case VIPS_INTERPRETATION_sRGB: self = .sRGB
    case VIPS_INTERPRETATION_RGB: self = .rgb
    case VIPS_INTERPRETATION_RGB16: self = .rgb16
    case VIPS_INTERPRETATION_CMYK: self = .cmyk
    case VIPS_INTERPRETATION_LAB, VIPS_INTERPRETATION_LABS, VIPS_INTERPRETATION_LABQ: self = .lab
    default: self = .other
    }
  }

  /// libvips' name for it.
  var name: String {
    switch self {
    case .gray: "b-w"
    case .gray16: "grey16"
    case .sRGB: "srgb"
    case .rgb: "rgb"
    case .rgb16: "rgb16"
    case .cmyk: "cmyk"
    case .lab: "lab"
    case .other: "multiband"
    }
  }
}
