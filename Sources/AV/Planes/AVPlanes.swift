import CAV

/// A picture, or a strip of one, as planes of samples.
@safe
package struct AVPlanes: ~Copyable {
  private let frame: AVFrame
  package let layout: AVSampleLayout
  package private(set) var width: Int
  package private(set) var height: Int

  /// Black or green, as zeroes are: never what somebody else left in memory.
  ///
  /// The corresponding function is `av_frame_get_buffer`.
  package init(_ layout: AVSampleLayout, width: Int, height: Int) throws(AVError) {
    let sides = 1...Int(UInt16.max) * 16
    guard sides.contains(width), sides.contains(height) else {
      throw AVError(.unsupported, "planes of \(width) × \(height)")
    }
    let frame = try AVFrame()
    unsafe frame.pointer.pointee.format = layout.pixelFormat.rawValue
    unsafe frame.pointer.pointee.width = Int32(width)
    unsafe frame.pointer.pointee.height = Int32(height)
    try unsafe AVError.check(av_frame_get_buffer(frame.pointer, 64), "av_frame_get_buffer")
    self.frame = frame
    self.layout = layout
    self.width = width
    self.height = height
    for plane in 0..<layout.planeCount { clear(plane) }
  }

  /// Takes over what a decoder made; `nil` where the samples lie as nothing here handles them.
  init?(_ frame: consuming AVFrame, layout: AVSampleLayout) {
    let (width, height) = (frame.width, frame.height)
    for plane in 0..<layout.planeCount {
      let stride = frame.stride(of: plane)
      guard unsafe frame.data(of: plane) != nil,
        stride >= layout.samples(inRowOf: plane, width: width) * layout.bytesPerSample
      else { return nil }
    }
    self.frame = frame
    self.layout = layout
    self.width = width
    self.height = height
  }

  /// Bytes from one row of a plane to the next.
  package func stride(of plane: Int) -> Int { frame.stride(of: plane) }

  /// Narrows the picture to a part. `left` and `top` are multiples of ``AVSampleLayout/step(of:)``.
  package mutating func crop(left: Int = 0, top: Int = 0, width: Int, height: Int) {
    precondition(left >= 0 && top >= 0 && width > 0 && height > 0)
    precondition(width <= self.width - left && height <= self.height - top)
    for plane in 0..<layout.planeCount {
      let step = layout.step(of: plane)
      let samples = layout.samples(inRowOf: plane, width: left)
      frame.advance(
        plane, by: top / step.y * stride(of: plane) + samples * layout.bytesPerSample)
    }
    self.width = width
    self.height = height
  }

  private func clear(_ plane: Int) {
    unsafe base(of: plane).initialize(repeating: 0, count: byteCount(of: plane))
  }

  /// From the first sample of a plane to its last.
  private func byteCount(of plane: Int) -> Int {
    (layout.rows(of: plane, height: height) - 1) * stride(of: plane)
      + layout.samples(inRowOf: plane, width: width) * layout.bytesPerSample
  }

  private func base(of plane: Int) -> UnsafeMutablePointer<UInt8> {
    precondition(plane < layout.planeCount)
    guard let data = unsafe frame.data(of: plane) else { preconditionFailure("a plane is missing") }
    return unsafe data
  }
}

// MARK: - Samples

extension AVPlanes {
  /// The samples of a plane as bytes; rows are ``stride(of:)`` apart.
  package func withBytes<Result: ~Copyable, Failure: Error>(
    of plane: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let span = unsafe Span(_unsafeStart: base(of: plane), count: byteCount(of: plane))
    return try body(span)
  }

  /// The same for changing them.
  package mutating func withMutableBytes<Result: ~Copyable, Failure: Error>(
    of plane: Int, _ body: (inout MutableSpan<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var span = unsafe MutableSpan(
      _unsafeStart: base(of: plane), count: byteCount(of: plane))
    return try body(&span)
  }

  /// Three planes at once; of a picture with one, the others are empty.
  package mutating func withMutableBytes<Failure: Error>(
    _ body: (
      inout MutableSpan<UInt8>, inout MutableSpan<UInt8>, inout MutableSpan<UInt8>
    ) throws(Failure) -> Void
  ) throws(Failure) {
    let (one, two) = layout.planeCount == 3 ? (1, 2) : (0, 0)
    let count = layout.planeCount == 3 ? 1 : 0
    var first = unsafe MutableSpan(_unsafeStart: base(of: 0), count: byteCount(of: 0))
    var second = unsafe MutableSpan(
      _unsafeStart: base(of: one), count: count * byteCount(of: one))
    var third = unsafe MutableSpan(
      _unsafeStart: base(of: two), count: count * byteCount(of: two))
    try body(&first, &second, &third)
  }

  /// The samples of a plane that has two bytes for each; rows are ``stride(of:)`` / 2 apart.
  package func withWords<Result: ~Copyable, Failure: Error>(
    of plane: Int, _ body: (Span<UInt16>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(layout.bytesPerSample == 2)
    let words = unsafe UnsafeMutableRawPointer(base(of: plane)).assumingMemoryBound(
      to: UInt16.self)
    let span = unsafe Span(_unsafeStart: words, count: byteCount(of: plane) / 2)
    return try body(span)
  }

  /// The same for changing them.
  package mutating func withMutableWords<Result: ~Copyable, Failure: Error>(
    of plane: Int, _ body: (inout MutableSpan<UInt16>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(layout.bytesPerSample == 2)
    let words = unsafe UnsafeMutableRawPointer(base(of: plane)).assumingMemoryBound(
      to: UInt16.self)
    var span = unsafe MutableSpan(_unsafeStart: words, count: byteCount(of: plane) / 2)
    return try body(&span)
  }

  /// Copies the top left part of a picture of the same layout to a place in this one, whose
  /// coordinates are multiples of ``AVSampleLayout/step(of:)``.
  ///
  /// The corresponding function is `av_image_copy_plane`.
  package mutating func copy(
    from other: borrowing AVPlanes, width: Int, height: Int, toX x: Int, y: Int
  ) {
    precondition(other.layout == layout && width <= other.width && height <= other.height)
    precondition(x >= 0 && y >= 0 && width <= self.width - x && height <= self.height - y)
    for plane in 0..<layout.planeCount {
      let step = layout.step(of: plane)
      let start =
        y / step.y * stride(of: plane)
        + layout.samples(inRowOf: plane, width: x) * layout.bytesPerSample
      unsafe av_image_copy_plane(
        base(of: plane) + start, Int32(stride(of: plane)), other.base(of: plane),
        Int32(other.stride(of: plane)),
        Int32(layout.samples(inRowOf: plane, width: width) * layout.bytesPerSample),
        Int32(layout.rows(of: plane, height: height)))
    }
  }

  /// Where the planes begin, and how far their rows are apart, from a row of the picture on.
  func pointers(fromRow row: Int = 0) -> (
    data: [UnsafePointer<UInt8>?], strides: [Int32]
  ) {
    var data: [UnsafePointer<UInt8>?] = unsafe [nil, nil, nil, nil]
    var strides: [Int32] = [0, 0, 0, 0]
    for plane in 0..<layout.planeCount {
      let start = row / layout.step(of: plane).y * stride(of: plane)
      unsafe data[plane] = unsafe UnsafePointer(base(of: plane) + start)
      strides[plane] = Int32(stride(of: plane))
    }
    return unsafe (data, strides)
  }
}
