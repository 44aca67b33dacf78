import CBrotli

/// One run of the Brotli decoder.
@safe
struct BrotliStream: ~Copyable {
  private let state: OpaquePointer

  init() throws(CompressionError) {
    guard let state = unsafe BrotliDecoderCreateInstance(nil, nil, nil) else {
      throw .outOfMemory
    }
    unsafe self.state = state
  }

  deinit { unsafe BrotliDecoderDestroyInstance(state) }

  /// Runs to the end of the stream over input that is complete.
  consuming func run(over bytes: [UInt8], limit: Int) throws(CompressionError) -> [UInt8] {
    var output: [UInt8] = []
    let result = unsafe bytes.withUnsafeBufferPointer { input in
      unsafe collect(input, into: &output, limit: limit)
    }
    if output.count > limit { throw .tooLarge(limit) }
    switch result {
    case BROTLI_DECODER_RESULT_SUCCESS: return output
    case BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT: throw .truncated
    default: throw .corrupt
    }
  }

  private borrowing func collect(
    _ input: UnsafeBufferPointer<UInt8>, into output: inout [UInt8], limit: Int
  ) -> BrotliDecoderResult {
    var piece = [UInt8](repeating: 0, count: 32 << 10)
    var next = input.baseAddress
    var available = input.count
    var result = BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT
    while result == BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT, output.count <= limit {
      let produced = unsafe piece.withUnsafeMutableBufferPointer { piece in
        var target = piece.baseAddress
        var room = piece.count
        result = unsafe BrotliDecoderDecompressStream(
          state, &available, &next, &room, &target, nil)
        return piece.count - room
      }
      output += piece.prefix(produced)
    }
    return result
  }
}
