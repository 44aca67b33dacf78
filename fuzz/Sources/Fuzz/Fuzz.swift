import Glibc
import MediaFile

/// Runs libFuzzer on the target that FUZZ_TARGET names, with libFuzzer's own arguments.
///
/// SwiftPM gives every executable a `main` of its own, so libFuzzer's driver is called from it.
@main
enum Fuzz {
  static let target: Target = {
    let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = Target(rawValue: name) else {
      fatalError("FUZZ_TARGET is one of \(Target.allCases.map(\.rawValue)).")
    }
    return target
  }()

  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, testOneInput))
  }
}

/// What libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  Fuzz.target.read(ArraySource(Array(UnsafeBufferPointer(start: data, count: count))))
  return 0
}

/// libFuzzer's entry point.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> Int32
