/// Reads the largest resident size of this process, in a cage too, where `/proc` no longer opens.
package final class PeakMeter: Sendable {
  private let status: OpenFile

  package init() throws(SystemError) {
    status = try OpenFile.open("/proc/self/status", .read)
  }

  /// In bytes; 0 where the kernel does not say.
  package var bytes: Int {
    guard let text = try? status.read(at: 0, count: 1 << 16) else { return 0 }
    let kibibytes = ProcText(text: String(decoding: text, as: UTF8.self)).kibibytes("VmHWM")
    return (kibibytes ?? 0) * 1024
  }
}
