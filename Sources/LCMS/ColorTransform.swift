import CLCMS

/// A conversion of 8-bit RGB from one ICC profile to another: relative colorimetric, with black-point
/// compensation.
@safe
package struct ColorTransform: ~Copyable {
  private let transform: cmsHTRANSFORM

  /// `nil` where a profile cannot be read or is not for RGB.
  ///
  /// The corresponding functions are `cmsOpenProfileFromMem` and `cmsCreateTransform`.
  package init?(from source: [UInt8], to target: [UInt8]) {
    // Reports go to nobody: a profile that does not work is seen by the result.
    cmsSetLogErrorHandler(nil)
    let from = unsafe cmsOpenProfileFromMem(source, cmsUInt32Number(source.count))
    let to = unsafe cmsOpenProfileFromMem(target, cmsUInt32Number(target.count))
    defer {
      if let from = unsafe from { unsafe cmsCloseProfile(from) }
      if let to = unsafe to { unsafe cmsCloseProfile(to) }
    }
    guard let from = unsafe from, let to = unsafe to,
      unsafe cmsGetColorSpace(from) == cmsSigRgbData,
      unsafe cmsGetColorSpace(to) == cmsSigRgbData,
      let transform = unsafe cmsCreateTransform(
        from, clcms_rgb_8, to, clcms_rgb_8, cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC),
        clcms_black_point)
    else { return nil }
    unsafe self.transform = transform
  }

  deinit { unsafe cmsDeleteTransform(transform) }

  /// Converts rows of pixels in place, `stride` bytes from one to the next.
  ///
  /// The corresponding function is `cmsDoTransformLineStride`.
  package func apply(
    to pixels: inout MutableSpan<UInt8>, width: Int, rows: Int, stride: Int
  ) {
    let line = width * 3
    precondition(
      width > 0 && rows > 0 && stride >= line && pixels.count >= (rows - 1) * stride + line)
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      unsafe cmsDoTransformLineStride(
        transform, pixels.baseAddress, pixels.baseAddress, cmsUInt32Number(width),
        cmsUInt32Number(rows), cmsUInt32Number(stride), cmsUInt32Number(stride), 0, 0)
    }
  }
}
